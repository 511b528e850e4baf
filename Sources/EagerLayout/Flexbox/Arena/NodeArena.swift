/// A tree of nodes as one flat array in preorder, the input of the engine.
///
/// A node's first child is the next node; the end of each child's subtree is the next child. Depth costs nothing.
///
///     var arena = NodeArena()
///     arena.open(rowStyle)
///     arena.open(leafStyle); arena.close()
///     arena.close()
package struct NodeArena: Sendable {
  package internal(set) var nodes: ContiguousArray<NodeRecord> = []
  /// The groups of rarely set lengths.
  package internal(set) var rares: ContiguousArray<RareGroup> = []
  /// The contents of leaves, and arrangements.
  package internal(set) var contents: ContiguousArray<StoredContent> = []
  /// The layout values of nodes, in preorder.
  package internal(set) var layoutValues: ContiguousArray<ItemValueEntry> = []
  /// Whether there are, or were, arrangements among the contents.
  package internal(set) var hasArrangements = false
  /// The nodes with an id, in preorder.
  package internal(set) var names: ContiguousArray<NamedNode> = []
  /// The faults in the styles of nodes, in preorder.
  package internal(set) var faults: ContiguousArray<FaultyNode> = []
  /// The expressions to which numbers of nodes refer. Unused expressions remain until `tidy`.
  var expressions: ContiguousArray<CalculatedLength> = []
  /// Unused positions among the contents.
  var freeContents: ContiguousArray<Int32> = []
  /// The payloads of nodes, in preorder.
  package internal(set) var payloads: ContiguousArray<NodePayload> = []
  /// The nodes without boxes (CSS `contents`), in preorder. In ``nodes``, their children follow them as siblings.
  package internal(set) var groups: ContiguousArray<NodeGroup> = []
  /// The nodes whose direction is inherited from a node without a box.
  var groupDirections: ContiguousArray<Int32> = []
  // The open ones, with the number of nodes that are open in them, and the direction of their children.
  private var openGroups: ContiguousArray<(index: Int, inner: Int, direction: FlexStyle.Direction)> = []
  private var current: Int32 = -1

  package init() {}

  /// Adds a node as the last child of the open node, and opens it.
  @discardableResult
  package mutating func open(_ style: FlexStyle, content: LeafContent? = nil, id: LayoutID? = nil) -> Int {
    if style.units.isContents || !openGroups.isEmpty { return openGrouped(style, content: content, id: id) }
    return openBox(style, content: content, id: id)
  }

  private mutating func openBox(_ style: FlexStyle, content: LeafContent?, id: LayoutID?) -> Int {
    // The end of a subtree, one more than a node, is an Int32 too.
    require(
      max(nodes.count, rares.count) < Int(Int32.max) - 8,
      "A tree has at most 2,147,483,647 nodes: lay out its parts separately.")
    let node = Int32(truncatingIfNeeded: nodes.count)
    let record = record(
      of: style, at: Int(node), in: current, content: content,
      place: content == nil ? -1 : Int32(truncatingIfNeeded: contents.count))
    if let content { contents.append(StoredContent(content)) }
    if let id { names.append(NamedNode(id: id, node: Int(node))) }
    nodes.append(record)
    if current >= 0 { note(record.keywords, in: current) }
    current = node
    return Int(node)
  }

  /// Opens a node without a box, or a node in one, which inherits its direction.
  @inline(never)
  private mutating func openGrouped(_ style: FlexStyle, content: LeafContent?, id: LayoutID?) -> Int {
    var style = style
    let last = openGroups.count - 1
    if last >= 0, openGroups[last].inner == 0, style.direction == .inherit {
      style.direction = openGroups[last].direction
      if style.direction != .inherit { groupDirections.append(Int32(truncatingIfNeeded: nodes.count)) }
    }
    let isGroup = style.units.isContents && current >= 0 && content?.isArrangement ?? true
    let node = openBox(style, content: content, id: id)
    guard isGroup else {
      if last >= 0 { openGroups[last].inner += 1 }
      return node
    }
    // It is closed at once, as a hidden leaf.
    nodes[node].end = Int32(truncatingIfNeeded: nodes.count)
    current = nodes[node].parent
    openGroups.append((index: groups.count, inner: 0, direction: style.direction))
    groups.append(NodeGroup(node: node, end: nodes.count))
    return node
  }

  /// Creates the record of a style, for a node at a position.
  @inline(__always)
  mutating func record(
    of style: FlexStyle, at node: Int, in parent: Int32, content: LeafContent?, place: Int32
  ) -> NodeRecord {
    var place = place, flags: UInt64 = 0
    if let content, content.isArrangement { (place, flags) = arranged(by: content, at: place) }
    let record = NodeRecord(style: style, groups: rares.count, parent: parent, content: place, arranged: flags)
    if let rare = style.rare {
      rare.append(to: &rares, record.keywords)
      if let extras = rare.extras { take(extras, of: node) }
    } else if record.keywords.word & Keywords.groupsMask != 0 {
      rares.append(contentsOf: repeatElement(RareGroup(), count: record.groupCount))
    }
    return record
  }

  @inline(never)
  private mutating func arranged(by content: LeafContent, at place: Int32) -> (place: Int32, flags: UInt64) {
    hasArrangements = true
    return (NodeRecord.arranged(by: place), content.arrangement?.recordFlags ?? 0)
  }

  @inline(never)
  private mutating func take(_ extras: StyleExtras, of node: Int) {
    expressions.append(contentsOf: extras.expressions)
    if extras.faults.isEmpty, extras.layoutValues.isEmpty { return }
    if layoutValues.isEmpty { layoutValues.reserveCapacity(8) }
    for fault in extras.faults { faults.append(FaultyNode(node: node, fault: fault)) }
    for layoutValue in extras.layoutValues { layoutValues.append(ItemValueEntry(node: node, layoutValue: layoutValue)) }
  }

  /// Updates the flags that a container derives from a child.
  @inline(__always)
  mutating func note(_ child: Keywords, in container: Int32) {
    guard child.word & Keywords.ancestorFlagsMask != 0 else { return }
    var flags = child.word & Keywords.subtreeMask
    if child.isAbsolute, !child.isHidden {
      nodes[Int(container)].keywords[.hasAbsoluteChild] = 1
      if nodes[Int(container)].keywords.isStatic { flags |= Keywords.mask(.hasDistantLinks) }
    }
    if child[.hasOrder] != 0 { nodes[Int(container)].keywords[.hasOrderedChild] = 1 }
    if child[.hasAutoMargin] != 0 { nodes[Int(container)].keywords[.hasChildWithAutoMargin] = 1 }
    var ancestor = Int(container)
    while ancestor >= 0, nodes[ancestor].keywords.word & flags != flags {
      nodes[ancestor].keywords.word |= flags
      ancestor = Int(nodes[ancestor].parent)
    }
  }

  /// Closes the open node: its subtree is complete.
  package mutating func close() {
    if let group = openGroups.last {
      if group.inner == 0 {
        groups[group.index].end = nodes.count
        openGroups.removeLast()
        return
      }
      openGroups[openGroups.count - 1].inner -= 1
    }
    let node = Int(current)
    nodes[node].end = Int32(truncatingIfNeeded: nodes.count)
    current = nodes[node].parent
  }

  /// Creates the tree of an item. The walk uses its own stack, so depth is limited only by memory.
  package init(_ root: LayoutNode) {
    if !root.children.isEmpty { nodes.reserveCapacity(16) }
    open(root)
    var path: ContiguousArray<(children: ContiguousArray<LayoutNode>, next: Int)> = []
    path.reserveCapacity(8)
    path.append((root.children, 0))
    while !path.isEmpty {
      let level = path.count - 1, next = path[level].next
      if next == path[level].children.count {
        close()
        path.removeLast()
        continue
      }
      path[level].next = next + 1
      open(path[level].children[next])
      if path[level].children[next].children.isEmpty {
        close()
      } else {
        path.append((path[level].children[next].children, 0))
      }
    }
  }
}

extension NodeArena {
  /// Adds a node without its children, and opens it.
  private mutating func open(_ node: borrowing LayoutNode) {
    if nodes.count < 8 { reserveCapacity(for: node) }
    if let payload = node.payload { payloads.append(NodePayload(node: nodes.count, payload: payload)) }
    open(node.style, content: node.content, id: node.id)
  }
}

extension NodeArena {
  /// Reserves memory for a few nodes like one of the first at once, instead of growing lists one by one.
  @inline(never)
  private mutating func reserveCapacity(for node: borrowing LayoutNode) {
    if contents.isEmpty, node.content != nil { contents.reserveCapacity(8) }
    if names.isEmpty, node.id != nil { names.reserveCapacity(8) }
    if payloads.isEmpty, node.payload != nil { payloads.reserveCapacity(8) }
  }
}

/// A node without a box, and the end of its subtree.
package struct NodeGroup: Equatable, Sendable {
  package var node: Int
  package var end: Int
}

extension NodeArena {
  /// Returns the parent of each node in the tree as it was built, in which nodes without boxes have their children.
  package var builtParents: [Int] {
    let parents = nodes.map { Int($0.parent) }
    return groups.isEmpty ? parents : NodeGroup.parents(in: groups, of: parents)
  }
}

extension NodeGroup {
  /// Returns the parents in a tree in which groups have their children. `parents` are those with boxes.
  package static func parents(in groups: ContiguousArray<NodeGroup>, of parents: [Int]) -> [Int] {
    var parents = parents, open: [NodeGroup] = [], next = 0
    for node in parents.indices {
      while let last = open.last, last.end <= node { open.removeLast() }
      // The deepest ancestor has the highest index.
      if let last = open.last { parents[node] = max(parents[node], last.node) }
      if next < groups.count, groups[next].node == node {
        open.append(groups[next])
        next += 1
      }
    }
    return parents
  }
}

/// A node with an id.
package struct NamedNode: Equatable, Sendable {
  package var id: LayoutID
  package var node: Int
}

/// A node with a fault in its style.
package struct FaultyNode: Sendable {
  package var node: Int
  package var fault: LayoutIssue.StyleFault
}

extension NodeArena {
  /// Returns a node's style, assembled from its parts.
  package func style(of node: Int) -> FlexStyle {
    var style = nodes[node].style(rares)
    for layoutValue in layoutValues(of: node) { style.setLayoutValue(of: layoutValue) }
    return style
  }

  /// Returns the layout values of a node.
  func layoutValues(of node: Int) -> ContiguousArray<AnyLayoutValue> {
    guard nodes[node].keywords[.hasLayoutValues] != 0 else { return [] }
    var list: ContiguousArray<AnyLayoutValue> = [], place = layoutValues.lowerBound(of: node)
    while place < layoutValues.count, layoutValues[place].node == node {
      list.append(layoutValues[place].layoutValue)
      place += 1
    }
    return list
  }

  /// Returns a container's arrangement; `nil` for rows, columns and leaves.
  package func arrangement(of node: Int) -> AnyArrangement? {
    nodes[node].content < -1 ? contents[nodes[node].contentPlace].content.arrangement : nil
  }

  /// Returns a node's rarely set lengths.
  package func rareValues(of node: Int) -> RareValues { style(of: node).rareValues }

  /// Returns a leaf's content, if it has one.
  package func content(of node: Int) -> LeafContent? {
    nodes[node].content < 0 ? nil : contents[Int(nodes[node].content)].content
  }
}
