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
  /// - Complexity: O(n) in the number of nodes; O(n log n) if they have ids and the trees differ.
  public func interpolated(to other: Placement, at fraction: Double) -> Placement {
    if fraction == 0 { return self }
    if fraction == 1 || !fraction.isFinite || yAxis != other.yAxis { return other }
    return isOfSameTree(as: other)
      ? interpolatedFrames(to: other, at: fraction) : interpolatedUnion(with: other, at: fraction)
  }

  /// Interpolates between two placements, whose trees may differ.
  package func interpolatedUnion(with other: Placement, at fraction: Double) -> Placement {
    var union = PlacementUnion(from: self, to: other)
    union.build()
    return union.placement(at: fraction)
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
    if edges != other.edges { result.edges = interpolatedEdges(to: other, at: fraction) }
    return result
  }

  /// Returns the interpolated borders and paddings of two placements of the same tree, in preorder.
  private func interpolatedEdges(to other: Placement, at fraction: Double) -> ContiguousArray<NodeEdges> {
    var merged: ContiguousArray<NodeEdges> = [], next = 0, otherNext = 0
    while next < edges.count || otherNext < other.edges.count {
      let nextNode = next < edges.count ? edges[next].node : .max
      let otherNextNode = otherNext < other.edges.count ? other.edges[otherNext].node : .max
      let node = Swift.min(nextNode, otherNextNode)
      var before = NodeEdges(node: node, border: Edges(), padding: Edges()), after = before
      if next < edges.count, edges[next].node == node {
        before = edges[next]
        next += 1
      }
      if otherNext < other.edges.count, other.edges[otherNext].node == node {
        after = other.edges[otherNext]
        otherNext += 1
      }
      merged.append(before.interpolated(to: after, at: fraction))
    }
    return merged
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
    guard let parent = parent(of: node) else { return frames[node] }
    let frame = frames[node], ownParentFrame = frames[parent]
    let y = yAxis == .down ? parentFrame.y - ownParentFrame.y : parentFrame.maxY - ownParentFrame.maxY
    return frame.offset(x: parentFrame.x - ownParentFrame.x, y: y)
  }
}

/// The nodes of two placements as one tree: the nodes of the new placement in their order, and the removed nodes, which
/// are only in the old placement, below the same parents.
private struct PlacementUnion {
  private let old: Placement
  private let new: Placement
  /// The matching old node of each node of the new placement; -1 if there is none.
  private var oldNodes: ContiguousArray<Int>
  /// The matching new node of each node of the old placement; -1 if it is removed.
  private var newNodes: ContiguousArray<Int>
  /// For each node of the new placement, a list of the removed siblings to insert after it; -1 if there is none.
  private var removedAfter: ContiguousArray<(first: Int, last: Int)>
  /// For each removed node, the next node in the list that `removedAfter` begins; -1 for the last.
  private var nextRemoved: ContiguousArray<Int>
  /// The nodes of the union in preorder, once ``build()`` was called, and their relations.
  private var members: ContiguousArray<Member> = []
  private var nodes: ContiguousArray<PlacedNode> = []

  /// A node of the union: its indices in the old and new placements; -1 if it is not in one of them.
  private struct Member {
    var old: Int
    var new: Int
  }

  /// A task of the preorder walk: to add a node, or to store the end of its subtree.
  private enum Task {
    case open(Member, parent: Int)
    case close(Int)
  }

  init(from old: Placement, to new: Placement) {
    self.old = old
    self.new = new
    oldNodes = old.oldNodes(of: new)
    newNodes = ContiguousArray(repeating: -1, count: old.nodes.count)
    removedAfter = ContiguousArray(repeating: (-1, -1), count: new.nodes.count)
    nextRemoved = ContiguousArray(repeating: -1, count: old.nodes.count)
    for node in oldNodes.indices where oldNodes[node] >= 0 { newNodes[oldNodes[node]] = node }
  }

  mutating func build() {
    members.reserveCapacity(new.nodes.count)
    nodes.reserveCapacity(new.nodes.count)
    var tasks: [Task] = [.open(Member(old: 0, new: 0), parent: -1)]
    while let task = tasks.popLast() {
      switch task {
      case .close(let node): nodes[node] = nodes[node].moved(end: nodes.count)
      case .open(let member, let parent):
        let node = nodes.count
        let placed = member.new >= 0 ? new.nodes[member.new] : old.nodes[member.old]
        members.append(member)
        nodes.append(placed.moved(parent: parent, end: node + 1))
        let children = children(of: member)
        if children.isEmpty { continue }
        tasks.append(.close(node))
        for child in children.reversed() { tasks.append(.open(child, parent: node)) }
      }
    }
  }

  /// Returns the children of a node of the union: those in the new placement, and each removed child after the
  /// remaining sibling that was before it.
  private mutating func children(of member: Member) -> [Member] {
    var children: [Member] = []
    if member.old >= 0 {
      var previous = -1
      for child in old.children(of: member.old) {
        let newNode = newNodes[child]
        if newNode >= 0 {
          if Int(new.nodes[newNode].parent) == member.new { previous = newNode }
        } else if previous < 0 {
          children.append(Member(old: child, new: -1))
        } else {
          appendRemoved(child, after: previous)
        }
      }
    }
    guard member.new >= 0 else { return children }
    for child in new.children(of: member.new) {
      children.append(Member(old: oldNodes[child], new: child))
      var removed = removedAfter[child].first
      while removed >= 0 {
        children.append(Member(old: removed, new: -1))
        removed = nextRemoved[removed]
      }
    }
    return children
  }

  /// Appends a removed node to the list of removed nodes after a node of the new placement.
  private mutating func appendRemoved(_ removed: Int, after previous: Int) {
    let last = removedAfter[previous].last
    if last < 0 { removedAfter[previous].first = removed } else { nextRemoved[last] = removed }
    removedAfter[previous].last = removed
  }

  func placement(at fraction: Double) -> Placement {
    var frames: [Frame] = [], presences: [Double] = []
    frames.reserveCapacity(members.count)
    presences.reserveCapacity(members.count)
    let progress = max(0, min(fraction, 1))
    var nodes = nodes
    for (node, member) in members.enumerated() where nodes[node].isHidden {
      // A node that is hidden only in the new placement is visible until the end.
      if member.old >= 0, !old.nodes[member.old].isHidden { nodes[node].isHidden = false }
    }
    for (node, member) in members.enumerated() {
      let parentFrame = nodes[node].parent < 0 ? Frame.zero : frames[Int(nodes[node].parent)]
      let oldPresence = member.old < 0 || old.nodes[member.old].isHidden ? 0 : old.presence(of: member.old)
      let newPresence = member.new < 0 || new.nodes[member.new].isHidden ? 0 : new.presence(of: member.new)
      presences.append(oldPresence + (newPresence - oldPresence) * progress)
      frames.append(frame(of: member, in: parentFrame, at: fraction))
    }
    var result = Placement(
      frames: frames, bounds: old.bounds.interpolated(to: new.bounds, at: fraction), issues: [], yAxis: new.yAxis,
      nodes: nodes, orders: entries { $0.orders }, edges: edges(at: fraction), ids: ids(nodes),
      containers: entries { $0.containers })
    result.presences = presences
    result.payloads = NodePayloads(list: entries { $0.payloads.list })
    result.issues = issues()
    return result
  }

  /// Returns the interpolated frame of a node; `parentFrame` is its parent's interpolated frame.
  private func frame(of member: Member, in parentFrame: Frame, at fraction: Double) -> Frame {
    if member.old < 0 {
      if new.nodes[member.new].isHidden { return new.frames[member.new] }
      return new.frame(of: member.new, in: parentFrame)
    }
    if member.new < 0 {
      if old.nodes[member.old].isHidden { return old.frames[member.old] }
      return old.frame(of: member.old, in: parentFrame)
    }
    if old.nodes[member.old].isHidden { return new.frames[member.new] }
    if new.nodes[member.new].isHidden { return old.frames[member.old] }
    return old.frames[member.old].interpolated(to: new.frames[member.new], at: fraction)
  }

  /// Returns the entries for nodes of the union: from the new placement, or for removed nodes from the old one.
  private func entries<Entry: NodeEntry>(_ list: (Placement) -> ContiguousArray<Entry>) -> ContiguousArray<Entry> {
    let before = list(old), after = list(new)
    var entries: ContiguousArray<Entry> = []
    if before.isEmpty && after.isEmpty { return entries }
    for (node, member) in members.enumerated() {
      guard var entry = member.new >= 0 ? after.entry(of: member.new) : before.entry(of: member.old) else { continue }
      entry.node = node
      entries.append(entry)
    }
    return entries
  }

  private func edges(at fraction: Double) -> ContiguousArray<NodeEdges> {
    var edges: ContiguousArray<NodeEdges> = []
    if old.edges.isEmpty && new.edges.isEmpty { return edges }
    for (node, member) in members.enumerated() {
      let before = member.old < 0 ? nil : old.edges.entry(of: member.old)
      let after = member.new < 0 ? nil : new.edges.entry(of: member.new)
      guard var entry = after ?? before else { continue }
      entry.node = node
      if member.old >= 0, member.new >= 0 {
        let none = NodeEdges(node: node, border: Edges(), padding: Edges())
        entry = (before ?? none).interpolated(to: after ?? none, at: fraction)
        entry.node = node
      }
      edges.append(entry)
    }
    return edges
  }

  private func ids(_ nodes: ContiguousArray<PlacedNode>) -> IDTable {
    var namedNodes: ContiguousArray<NamedNode> = [], duplicates: [NamedNode] = []
    for (node, member) in members.enumerated() {
      guard let id = member.new >= 0 ? new.id(of: member.new) : old.id(of: member.old) else { continue }
      namedNodes.append(NamedNode(id: id, node: node))
    }
    return IDTable(namedNodes, duplicates: &duplicates) { nodes[$0].isHidden }
  }

  /// Returns the issues of the new placement, with the indices of nodes in the union.
  private func issues() -> [LayoutIssue] {
    var issues = new.issues
    if issues.isEmpty { return issues }
    var memberIndices = ContiguousArray(repeating: 0, count: new.nodes.count)
    for (node, member) in members.enumerated() where member.new >= 0 { memberIndices[member.new] = node }
    for index in issues.indices {
      issues[index].nodeIndex = memberIndices[issues[index].nodeIndex]
      if let blockingItem = issues[index].blockingItem {
        issues[index].blockingItem?.nodeIndex = memberIndices[blockingItem.nodeIndex]
      }
    }
    return issues
  }
}

extension Placement {
  /// Returns the matching node of this placement for each node of `other`, or -1 if there is none.
  fileprivate func oldNodes(of other: Placement) -> ContiguousArray<Int> {
    var oldNodes = ContiguousArray(repeating: -1, count: other.nodes.count)
    // For each node of this placement, its first child that may still be matched.
    var nextChild = ContiguousArray(repeating: 0, count: nodes.count)
    for node in nodes.indices { nextChild[node] = node + 1 }
    oldNodes[0] = 0
    for node in oldNodes.indices.dropFirst() {
      if let id = other.id(of: node) {
        // The roots match, whatever their ids.
        if other.ids[id] == node, let oldNode = ids[id], oldNode != 0 { oldNodes[node] = oldNode }
        continue
      }
      let parent = oldNodes[Int(other.nodes[node].parent)]
      guard parent >= 0 else { continue }
      let end = Int(nodes[parent].end)
      var child = nextChild[parent]
      while child < end, id(of: child) != nil { child = Int(nodes[child].end) }
      guard child < end else { continue }
      oldNodes[node] = child
      nextChild[parent] = Int(nodes[child].end)
    }
    return oldNodes
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
