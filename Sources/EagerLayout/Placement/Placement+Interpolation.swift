extension Placement {
  /// Returns a placement between this one and another, to animate the transition.
  ///
  ///     let halfway = narrow.interpolated(to: wide, at: 0.5)
  ///     for node in halfway.paintOrder { draw(node.id, in: node.frame, opacity: node.presence) }
  ///
  /// Each node starts at its counterpart: the node with the same id or, for a node without one, the next child of the
  /// same parent that has none. Edges move linearly, so items that tile at both ends tile in between. At 0 the result
  /// equals this placement, at 1 the other. Beyond these, as for springs, edges move on, but no size becomes negative
  /// and no coordinate exceeds 1e9. A fraction that is not finite, such as 0 / 0 for a duration of 0, counts as 1.
  ///
  /// In between, the result has the nodes of both. A new node appears at its final place, and a removed node disappears
  /// at its old place, after its previous sibling; both move with their parent. ``Node/presence`` is their progress. A
  /// node that is hidden at only one end likewise appears or disappears, with the frame of the end where it is visible.
  /// The issues come from the other placement.
  ///
  /// If y grows upwards in only one of the placements, the result is the other placement.
  ///
  /// - Complexity: O(n) in the number of nodes; up to O(n log n) if ids repeat or nodes change their order.
  public func interpolated(to other: Placement, at fraction: Double) -> Placement {
    if fraction == 0 { return self }
    if fraction == 1 || !fraction.isFinite || yAxis != other.yAxis { return other }
    return isOfSameTree(as: other)
      ? interpolatedFrames(to: other, at: fraction) : interpolatedUnion(with: other, at: fraction)
  }

  /// Interpolates between two placements, whose trees may differ.
  package func interpolatedUnion(with other: Placement, at fraction: Double) -> Placement {
    PlacementUnion(from: self, to: other).placement(at: fraction)
  }

  /// Whether each node's counterpart in another placement has the same index, and no node appears or disappears.
  package func isOfSameTree(as other: Placement) -> Bool {
    presences.isEmpty && other.presences.isEmpty && nodes.count == other.nodes.count
      && nodes.indices.allSatisfy { nodes[$0].hasSameRelations(as: other.nodes[$0]) }
      && ids.hasSameUniqueIDs(as: other.ids)
  }

  /// Returns the interpolation of two placements of the same tree, in which only frames and edges differ.
  private func interpolatedFrames(to other: Placement, at fraction: Double) -> Placement {
    var result = other
    result.boxlessNodes = []
    result.bounds = bounds.interpolated(to: other.bounds, at: fraction)
    result.presences = nodes.map { $0.isHidden ? 0 : 1 }
    for node in nodes.indices where !nodes[node].isHidden {
      result.frames[node] = frames[node].interpolated(to: other.frames[node], at: fraction)
    }
    result.edges = edges.interpolated(to: other.edges, at: fraction)
    return result
  }
}

extension Placement.Node {
  /// The opacity of the node: 1, except in a placement between two others (``Placement/interpolated(to:at:)``), where
  /// it grows from 0 to 1 for a new node and falls from 1 to 0 for a removed one.
  public var presence: Double { placement.presence(of: index) }
}

extension Placement {
  fileprivate func presence(of node: Int) -> Double { presences.isEmpty ? 1 : presences[node] }

  /// Returns a node's frame if its parent had another frame: at the same distances from the parent's left and upper
  /// edges.
  fileprivate func frame(of node: Int, in parentFrame: Frame) -> Frame {
    let frame = frames[node], ownParentFrame = frames[Int(nodes[node].parent)]
    let y = yAxis == .down ? parentFrame.y - ownParentFrame.y : parentFrame.maxY - ownParentFrame.maxY
    return frame.offset(x: parentFrame.x - ownParentFrame.x, y: y)
  }
}

/// The nodes of two placements as one tree: the nodes of the new placement in their order, and the removed nodes, which
/// are only in the old placement, below the same parents.
private struct PlacementUnion {
  private var old: Side
  private var new: Side
  /// The removed nodes, in their order in the union. Each has a position, which is the index of the new node before
  /// which it is inserted, its closest ancestor in the new placement, and its own index in the old placement.
  private var removed: [(position: Int, ancestor: Int, node: Int)] = []
  private var count: Int { new.counterparts.count + removed.count }

  /// The old or the new placement, with the indices of its nodes in the union.
  private struct Side {
    let placement: Placement
    /// For each node, the matching node of the opposite placement; negative if there is none.
    var counterparts: ContiguousArray<Int>
    /// The index of each node in the union.
    var indices: ContiguousArray<Int>
  }

  init(from old: Placement, to new: Placement) {
    let oldNodes = old.oldNodes(of: new)
    var newNodes = ContiguousArray(repeating: -1, count: old.nodes.count)
    for (node, oldNode) in oldNodes.enumerated() where oldNode >= 0 { newNodes[oldNode] = node }
    self.old = Side(placement: old, counterparts: newNodes, indices: newNodes)
    self.new = Side(placement: new, counterparts: oldNodes, indices: oldNodes)
    findRemovedNodes()
    setIndices()
  }

  /// Finds the removed nodes. Each is inserted after the remaining sibling that was before it.
  private mutating func findRemovedNodes() {
    // By parent in the new placement, the position after its last remaining child so far; 0 if there is none yet.
    var positions = ContiguousArray(repeating: 0, count: new.counterparts.count)
    for node in old.counterparts.indices.dropFirst() {
      let oldParent = Int(old.placement.nodes[node].parent), parent = old.counterparts[oldParent]
      let newNode = old.counterparts[node]
      if newNode < 0 {
        // Until `removed` is sorted, this is the node's index in it.
        old.indices[node] = removed.count
        let position = parent < 0 ? removed[old.indices[oldParent]].position : max(positions[parent], parent + 1)
        removed.append((position, parent < 0 ? removed[old.indices[oldParent]].ancestor : parent, node))
      } else if parent >= 0, Int(new.placement.nodes[newNode].parent) == parent {
        positions[parent] = Int(new.placement.nodes[newNode].end)
      }
    }
    // At the same position, nodes with a deeper ancestor come first.
    removed.sort { ($0.position, $1.ancestor, $0.node) < ($1.position, $0.ancestor, $1.node) }
  }

  private mutating func setIndices() {
    var removedCount = 0
    for (node, oldNode) in new.counterparts.enumerated() {
      while removedCount < removed.count, removed[removedCount].position <= node { removedCount += 1 }
      new.indices[node] = node + removedCount
      if oldNode >= 0 { old.indices[oldNode] = node + removedCount }
    }
    for (index, removed) in removed.enumerated() { old.indices[removed.node] = removed.position + index }
  }

  func placement(at fraction: Double) -> Placement {
    let progress = max(0, min(fraction, 1)), old = old.placement, new = new.placement
    var nodes = ContiguousArray(repeating: new.nodes[0], count: count)
    var frames = [Frame](repeating: .zero, count: count), presences = [Double](repeating: 0, count: count)
    for (node, oldNode) in self.new.counterparts.enumerated() {
      let index = self.new.indices[node], wasVisible = oldNode >= 0 && !old.nodes[oldNode].isHidden
      var placed = new.nodes[node]
      let oldPresence = wasVisible ? old.presence(of: oldNode) : 0
      let newPresence = placed.isHidden ? 0 : new.presence(of: node)
      presences[index] = oldPresence + (newPresence - oldPresence) * progress
      if placed.parent >= 0 { placed.parent = Int32(truncatingIfNeeded: self.new.indices[Int(placed.parent)]) }
      if !wasVisible {
        let isPlaced = oldNode >= 0 || placed.isHidden
        frames[index] = isPlaced ? new.frames[node] : new.frame(of: node, in: frames[Int(placed.parent)])
      } else if placed.isHidden {
        // The node is visible until the end.
        frames[index] = old.frames[oldNode]
        placed.isHidden = false
      } else {
        frames[index] = old.frames[oldNode].interpolated(to: new.frames[node], at: fraction)
      }
      placed.end = Int32(truncatingIfNeeded: index + 1)
      nodes[index] = placed
    }
    for node in removed.map({ $0.node }) {
      let index = self.old.indices[node]
      var placed = old.nodes[node]
      placed.parent = Int32(truncatingIfNeeded: self.old.indices[Int(placed.parent)])
      if placed.isHidden {
        frames[index] = old.frames[node]
      } else {
        let presence = old.presence(of: node)
        presences[index] = presence * (1 - progress)
        frames[index] = old.frame(of: node, in: frames[Int(placed.parent)])
      }
      placed.end = Int32(truncatingIfNeeded: index + 1)
      nodes[index] = placed
    }
    for node in nodes.indices.dropFirst().reversed() {
      let parent = Int(nodes[node].parent)
      nodes[parent].end = max(nodes[parent].end, nodes[node].end)
    }
    var result = Placement(
      frames: frames, bounds: old.bounds.interpolated(to: new.bounds, at: fraction), issues: issues(), yAxis: new.yAxis,
      nodes: nodes, orders: entries { $0.orders }, edges: edges(at: fraction), ids: ids { nodes[$0].isHidden },
      containers: entries { $0.containers })
    result.presences = presences
    result.payloads = NodePayloads(list: entries { $0.payloads.list })
    return result
  }

  /// Returns the entries for nodes of the union: from the new placement, or for removed nodes from the old one.
  private func entries<Entry: NodeEntry>(_ list: (Placement) -> ContiguousArray<Entry>) -> ContiguousArray<Entry> {
    if removed.isEmpty { return list(new.placement) }
    var entries = unsortedEntries(of: new, and: old, list)
    entries.sort { $0.node < $1.node }
    return entries
  }

  /// Returns the entries for all nodes of one placement, and then those for the nodes that are only in the other.
  private func unsortedEntries<Entry: NodeEntry>(
    of side: Side, and other: Side, _ list: (Placement) -> ContiguousArray<Entry>
  ) -> ContiguousArray<Entry> {
    let otherEntries = list(other.placement)
    var entries: ContiguousArray<Entry> = []
    entries.reserveCapacity(list(side.placement).count + otherEntries.count)
    entries += list(side.placement)
    for index in entries.indices { entries[index].node = side.indices[entries[index].node] }
    for index in otherEntries.indices where other.counterparts[otherEntries[index].node] < 0 {
      entries.append(otherEntries[index])
      entries[entries.count - 1].node = other.indices[otherEntries[index].node]
    }
    return entries
  }

  private func edges(at fraction: Double) -> ContiguousArray<NodeEdges> {
    var before = unsortedEntries(of: old, and: new) { $0.edges }
    before.sort { $0.node < $1.node }
    return before.interpolated(to: entries { $0.edges }, at: fraction)
  }

  private func ids(isHidden: (_ node: Int) -> Bool) -> IDTable {
    // If the roots have the same id and no index changes, a placement with all nodes has the table of the union.
    if old.placement.ids.id(of: 0) == new.placement.ids.id(of: 0) {
      for side in [new, old] where side.placement.ids.isUnique && side.indices.count == count {
        if side.indices.indices.allSatisfy({ side.indices[$0] == $0 }) { return side.placement.ids }
      }
    }
    let namedNodes = entries { $0.ids.named }, haveUniqueIDs = old.placement.ids.isUnique && new.placement.ids.isUnique
    var duplicates: [NamedNode] = []
    return IDTable(
      namedNodes, sortedRuns: haveUniqueIDs ? unsortedEntries(of: new, and: old) { $0.ids.entries } : nil,
      duplicates: &duplicates, isHidden: isHidden)
  }

  /// Returns the issues of the new placement, with the indices of nodes in the union.
  private func issues() -> [LayoutIssue] {
    var issues = new.placement.issues
    for index in issues.indices {
      issues[index].nodeIndex = new.indices[issues[index].nodeIndex]
      if let blockingItem = issues[index].blockingItem {
        issues[index].blockingItem?.nodeIndex = new.indices[blockingItem.nodeIndex]
      }
    }
    return issues
  }
}

extension Placement {
  /// Returns the matching node of this placement for each node of `other`. If there is none, returns -1 for a node
  /// without an id, and -2 for a node with one.
  fileprivate func oldNodes(of other: Placement) -> ContiguousArray<Int> {
    var oldNodes = ContiguousArray(repeating: -1, count: other.nodes.count)
    for named in other.ids.named { oldNodes[named.node] = -2 }
    ids.forEachCommonID(with: other.ids) { oldNode, node in
      // The roots match, whatever their ids.
      if oldNode != 0, node != 0 { oldNodes[node] = oldNode }
    }
    oldNodes[0] = 0
    var hasID = ContiguousArray(repeating: false, count: nodes.count)
    for named in ids.named { hasID[named.node] = true }
    // For each node of this placement, its first child that may still be matched; 0 before its first child.
    var nextChild = ContiguousArray(repeating: 0, count: nodes.count)
    for node in oldNodes.indices.dropFirst() where oldNodes[node] == -1 {
      let parent = oldNodes[Int(other.nodes[node].parent)]
      guard parent >= 0 else { continue }
      let end = Int(nodes[parent].end)
      var child = Swift.max(nextChild[parent], parent + 1)
      while child < end, hasID[child] { child = Int(nodes[child].end) }
      if child < end {
        oldNodes[node] = child
        child = Int(nodes[child].end)
      }
      nextChild[parent] = child
    }
    return oldNodes
  }
}

extension ContiguousArray<NodeEdges> {
  /// Interpolates between the edges in two placements of the same tree, in preorder.
  fileprivate func interpolated(to other: Self, at fraction: Double) -> Self {
    if self == other { return other }
    var merged: Self = [], next = 0, otherNext = 0
    while next < count || otherNext < other.count {
      let nextNode = next < count ? self[next].node : .max
      let otherNextNode = otherNext < other.count ? other[otherNext].node : .max
      let node = Swift.min(nextNode, otherNextNode)
      var before = NodeEdges(node: node, border: Edges(), padding: Edges()), after = before
      if nextNode == node {
        before = self[next]
        next += 1
      }
      if otherNextNode == node {
        after = other[otherNext]
        otherNext += 1
      }
      merged.append(before.interpolated(to: after, at: fraction))
    }
    return merged
  }
}

extension NodeEdges {
  fileprivate func interpolated(to other: NodeEdges, at fraction: Double) -> NodeEdges {
    NodeEdges(
      node: other.node, border: border.interpolated(to: other.border, at: fraction),
      padding: padding.interpolated(to: other.padding, at: fraction))
  }
}

extension Edges {
  fileprivate func interpolated(to other: Edges, at fraction: Double) -> Edges {
    func between(_ a: Double, _ b: Double) -> Double { max(0, min(a + (b - a) * fraction, largestLength)) }
    return Edges(
      top: between(top, other.top), left: between(left, other.left), bottom: between(bottom, other.bottom),
      right: between(right, other.right))
  }
}

extension Frame {
  @inline(__always)
  fileprivate func interpolated(to other: Frame, at fraction: Double) -> Frame {
    // Equal values stay exact. A result between different values is limited to the largest length.
    func between(_ a: Double, _ b: Double) -> Double {
      if a == b { return a }
      let limit = max(largestLength, a.magnitude, b.magnitude)
      return max(-limit, min(a + (b - a) * fraction, limit))
    }
    return Frame(
      x: between(x, other.x), y: between(y, other.y), width: max(between(width, other.width), 0),
      height: max(between(height, other.height), 0))
  }
}
