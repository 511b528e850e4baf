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

  /// `interpolated` for any two placements.
  package func interpolatedUnion(with other: Placement, at fraction: Double) -> Placement {
    var union = PlacementUnion(from: self, to: other)
    union.run()
    return union.placement(at: fraction)
  }

  /// Whether each node's counterpart in another placement has the same index, and no node appears or disappears.
  package func isOfSameTree(as other: Placement) -> Bool {
    presences.isEmpty && other.presences.isEmpty && nodes.count == other.nodes.count
      && nodes.indices.allSatisfy { nodes[$0].isInSamePlace(as: other.nodes[$0]) }
      && names.areUnique && names.hasSameNames(as: other.names)
  }

  /// `interpolated` for two placements of the same tree: only frames and edges differ.
  private func interpolatedFrames(to other: Placement, at fraction: Double) -> Placement {
    var result = other
    result.groups = []
    result.bounds = bounds.interpolated(to: other.bounds, at: fraction)
    result.presences = nodes.map { $0.isHidden ? 0 : 1 }
    for node in nodes.indices where !nodes[node].isHidden {
      result.frames[node] = frames[node].interpolated(to: other.frames[node], at: fraction)
    }
    if edges != other.edges { result.edges = interpolatedEdges(to: other, at: fraction) }
    return result
  }

  /// The edges of two placements of the same tree, merged in preorder.
  private func interpolatedEdges(to other: Placement, at fraction: Double) -> ContiguousArray<NodeEdges> {
    var merged: ContiguousArray<NodeEdges> = [], next = 0, otherNext = 0
    while next < edges.count || otherNext < other.edges.count {
      let first = next < edges.count ? edges[next].node : .max
      let otherFirst = otherNext < other.edges.count ? other.edges[otherNext].node : .max
      let node = Swift.min(first, otherFirst)
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

  /// Returns a node's frame for another frame of its parent, at the same distance from its left and upper edges.
  fileprivate func frame(of node: Int, in origin: Frame) -> Frame {
    guard let parent = parent(of: node) else { return frames[node] }
    let frame = frames[node], around = frames[parent]
    let y = yAxis == .down ? origin.y - around.y : origin.maxY - around.maxY
    return frame.offset(x: origin.x - around.x, y: y)
  }
}

/// The nodes of two placements as one tree: the nodes of the second placement in their order, and nodes that are only
/// in the first, below the same parents.
private struct PlacementUnion {
  private let old: Placement
  private let new: Placement
  /// The old node for each new one, and the reverse; -1 if there is none.
  private var origins: ContiguousArray<Int>
  private var targets: ContiguousArray<Int>
  /// The first and the last removed node after each new one, and the next one after each; -1 if there is none.
  private var followers: ContiguousArray<(first: Int, last: Int)>
  private var nexts: ContiguousArray<Int>
  /// The nodes of the union, in preorder.
  private var members: ContiguousArray<Member> = []
  private var nodes: ContiguousArray<PlacedNode> = []

  /// A node of the union: its indices in the old and new placements; -1 if it is not in one of them.
  private struct Member {
    var old: Int
    var new: Int
  }

  /// The remaining work, the next task last.
  private enum Task {
    case open(Member, parent: Int)
    case close(Int)
  }

  init(from old: Placement, to new: Placement) {
    self.old = old
    self.new = new
    origins = old.origins(of: new)
    targets = ContiguousArray(repeating: -1, count: old.nodes.count)
    followers = ContiguousArray(repeating: (-1, -1), count: new.nodes.count)
    nexts = ContiguousArray(repeating: -1, count: old.nodes.count)
    for node in origins.indices where origins[node] >= 0 { targets[origins[node]] = node }
  }

  mutating func run() {
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

  /// Returns the children of a node of the union: new ones, and each removed one after the sibling it followed.
  private mutating func children(of member: Member) -> [Member] {
    var children: [Member] = []
    if member.old >= 0 {
      var anchor = -1
      for child in old.children(of: member.old) {
        let target = targets[child]
        if target >= 0 {
          if Int(new.nodes[target].parent) == member.new { anchor = target }
        } else if anchor < 0 {
          children.append(Member(old: child, new: -1))
        } else {
          follow(child, behind: anchor)
        }
      }
    }
    guard member.new >= 0 else { return children }
    for child in new.children(of: member.new) {
      children.append(Member(old: origins[child], new: child))
      var gone = followers[child].first
      while gone >= 0 {
        children.append(Member(old: gone, new: -1))
        gone = nexts[gone]
      }
    }
    return children
  }

  /// Appends a removed node to the list of removed nodes after a remaining one.
  private mutating func follow(_ gone: Int, behind anchor: Int) {
    if followers[anchor].first < 0 { followers[anchor].first = gone } else { nexts[followers[anchor].last] = gone }
    followers[anchor].last = gone
  }

  func placement(at fraction: Double) -> Placement {
    var frames: [Frame] = [], presences: [Double] = []
    frames.reserveCapacity(members.count)
    presences.reserveCapacity(members.count)
    let share = max(0, min(fraction, 1))
    var nodes = nodes
    for (node, member) in members.enumerated() where nodes[node].isHidden {
      // A node that is hidden only at the end is visible until then.
      if member.old >= 0, !old.nodes[member.old].isHidden { nodes[node].isHidden = false }
    }
    for (node, member) in members.enumerated() {
      let origin = nodes[node].parent < 0 ? Frame.zero : frames[Int(nodes[node].parent)]
      let start = member.old < 0 || old.nodes[member.old].isHidden ? 0 : old.presence(of: member.old)
      let end = member.new < 0 || new.nodes[member.new].isHidden ? 0 : new.presence(of: member.new)
      presences.append(start + (end - start) * share)
      frames.append(frame(of: member, in: origin, at: fraction))
    }
    var result = Placement(
      frames: frames, bounds: old.bounds.interpolated(to: new.bounds, at: fraction), issues: [], yAxis: new.yAxis,
      nodes: nodes, orders: entries { $0.orders }, edges: edges(at: fraction), names: names(nodes),
      containers: entries { $0.containers })
    result.presences = presences
    result.payloads = NodePayloads(list: entries { $0.payloads.list })
    result.issues = issues()
    return result
  }

  /// Returns the interpolated frame of a node; `origin` is its parent's interpolated frame.
  private func frame(of member: Member, in origin: Frame, at fraction: Double) -> Frame {
    if member.old < 0 {
      if new.nodes[member.new].isHidden { return new.frames[member.new] }
      return new.frame(of: member.new, in: origin)
    }
    if member.new < 0 {
      if old.nodes[member.old].isHidden { return old.frames[member.old] }
      return old.frame(of: member.old, in: origin)
    }
    if old.nodes[member.old].isHidden { return new.frames[member.new] }
    if new.nodes[member.new].isHidden { return old.frames[member.old] }
    return old.frames[member.old].interpolated(to: new.frames[member.new], at: fraction)
  }

  /// Merges data that both placements have for some nodes only.
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

  /// Interpolates borders and paddings as frames are.
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

  private func names(_ nodes: ContiguousArray<PlacedNode>) -> NameTable {
    var names: ContiguousArray<NamedNode> = [], duplicates: [NamedNode] = []
    for (node, member) in members.enumerated() {
      guard let id = member.new >= 0 ? new.id(of: member.new) : old.id(of: member.old) else { continue }
      names.append(NamedNode(id: id, node: node))
    }
    return NameTable(names, duplicates: &duplicates) { nodes[$0].isHidden }
  }

  /// Returns the issues of the second placement.
  private func issues() -> [LayoutIssue] {
    var issues = new.issues
    if issues.isEmpty { return issues }
    var places = ContiguousArray(repeating: 0, count: new.nodes.count)
    for (node, member) in members.enumerated() where member.new >= 0 { places[member.new] = node }
    for index in issues.indices {
      issues[index].nodeIndex = places[issues[index].nodeIndex]
      if let blockingItem = issues[index].blockingItem {
        issues[index].blockingItem?.nodeIndex = places[blockingItem.nodeIndex]
      }
    }
    return issues
  }
}

extension Placement {
  /// For each node of the other placement, the matching node of this one, or -1.
  fileprivate func origins(of other: Placement) -> ContiguousArray<Int> {
    var origins = ContiguousArray(repeating: -1, count: other.nodes.count)
    // For each matched node, the next child to match.
    var upcoming = ContiguousArray(repeating: 0, count: nodes.count)
    for node in nodes.indices { upcoming[node] = node + 1 }
    origins[0] = 0
    for node in origins.indices.dropFirst() {
      if let id = other.id(of: node) {
        // The roots match, whatever their ids.
        if other.names[id] == node, let origin = names[id], origin != 0 { origins[node] = origin }
        continue
      }
      let parent = origins[Int(other.nodes[node].parent)]
      guard parent >= 0 else { continue }
      let end = Int(nodes[parent].end)
      var child = upcoming[parent]
      while child < end, id(of: child) != nil { child = Int(nodes[child].end) }
      guard child < end else { continue }
      origins[node] = child
      upcoming[parent] = Int(nodes[child].end)
    }
    return origins
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
    // Values that are equal stay exact; others are limited to the largest length.
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
