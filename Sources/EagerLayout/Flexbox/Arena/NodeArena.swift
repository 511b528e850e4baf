/// A tree of nodes as one flat array in preorder: what the engine lays out.
///
/// A node's children are the node after it and then, from child to child, the ends of their subtrees. Depth costs nothing.
///
///     var arena = NodeArena()
///     arena.open(rowStyle)
///     arena.open(leafStyle); arena.close()
///     arena.close()
package struct NodeArena: Sendable {
  package internal(set) var nodes: ContiguousArray<NodeRecord> = []
  /// The rarely set lengths of the nodes that have some.
  package internal(set) var rares: ContiguousArray<RareGroup> = []
  /// The contents of the leaves that have some.
  package internal(set) var contents: ContiguousArray<StoredContent> = []
  /// What nodes say to arrangements, in preorder.
  package internal(set) var parameters: ContiguousArray<SayingNode> = []
  /// Whether there are arrangements among the contents, or were.
  package internal(set) var hasArrangements = false
  /// The nodes with an id, in preorder.
  package internal(set) var names: ContiguousArray<NamedNode> = []
  /// Nodes with numbers that made no sense.
  package internal(set) var faults: ContiguousArray<FaultyNode> = []
  /// Places among the contents that no node has any more.
  var freeContents: ContiguousArray<Int32> = []
  #if !hasFeature(Embedded)
    /// What nodes carry, in preorder.
    package internal(set) var payloads: ContiguousArray<NodePayload> = []
  #endif
  private var current: Int32 = -1

  /// The node that is open; -1 where none is.
  var openNode: Int { Int(current) }

  package init() {}

  /// Adds a node as the last child of the one that is open, and opens it.
  @discardableResult
  package mutating func open(_ style: FlexStyle, content: LeafContent? = nil, id: LayoutID? = nil) -> Int {
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

  /// Takes in what a style says, for a node that is to be at a place.
  @inline(__always)
  mutating func record(
    of style: FlexStyle, at node: Int, in parent: Int32, content: LeafContent?, place: Int32
  ) -> NodeRecord {
    var place = place, notes: UInt64 = 0
    if let content, content.isArrangement { (place, notes) = arranged(by: content, at: place) }
    let record = NodeRecord(style: style, groups: rares.count, parent: parent, content: place, arranged: notes)
    if let rare = style.rare {
      rare.append(to: &rares, record.keywords)
      if let extras = rare.extras { take(extras, of: node) }
    } else if record.keywords.word & Keywords.groupsMask != 0 {
      rares.append(contentsOf: repeatElement(RareGroup(), count: record.groupCount))
    }
    return record
  }

  @inline(never)
  private mutating func arranged(by content: LeafContent, at place: Int32) -> (place: Int32, notes: UInt64) {
    hasArrangements = true
    return (NodeRecord.arranged(by: place), content.arrangement?.notes ?? 0)
  }

  @inline(never)
  private mutating func take(_ extras: StyleExtras, of node: Int) {
    if parameters.isEmpty { parameters.reserveCapacity(8) }
    for fault in extras.faults { faults.append(FaultyNode(node: node, fault: fault)) }
    for parameter in extras.parameters { parameters.append(SayingNode(node: node, parameter: parameter)) }
  }

  /// Notes in a container what the passes want to know about a child.
  @inline(__always)
  mutating func note(_ child: Keywords, in container: Int32) {
    guard child.word & Keywords.notedByParentMask != 0 else { return }
    if !child.isInFlow { nodes[Int(container)].keywords[.hasChildOutOfFlow] = 1 }
    if child[.hasOrder] != 0 { nodes[Int(container)].keywords[.hasOrderedChild] = 1 }
    if child[.hasAutoMargin] != 0 { nodes[Int(container)].keywords[.hasChildWithAutoMargin] = 1 }
    let notes = child.word & Keywords.subtreeMask
    var ancestor = Int(container)
    while ancestor >= 0, nodes[ancestor].keywords.word & notes != notes {
      nodes[ancestor].keywords.word |= notes
      ancestor = Int(nodes[ancestor].parent)
    }
  }

  /// Closes the node that is open: its subtree is complete.
  package mutating func close() {
    let node = Int(current)
    nodes[node].end = Int32(truncatingIfNeeded: nodes.count)
    current = nodes[node].parent
  }

  /// The tree of an item. The walk keeps its own stack, so that depth is limited by memory alone.
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
    if nodes.count < 8 { makeRoom(for: node) }
    #if !hasFeature(Embedded)
      if let payload = node.payload { payloads.append(NodePayload(node: nodes.count, payload: payload)) }
    #endif
    open(node.style, content: node.content, id: node.id)
  }
}

extension NodeArena {
  /// Makes room for a few nodes like one of the first at once, where lists would grow with each of them.
  @inline(never)
  private mutating func makeRoom(for node: borrowing LayoutNode) {
    if contents.isEmpty, node.content != nil { contents.reserveCapacity(8) }
    if names.isEmpty, node.id != nil { names.reserveCapacity(8) }
    #if !hasFeature(Embedded)
      if payloads.isEmpty, node.payload != nil { payloads.reserveCapacity(8) }
    #endif
  }
}

/// A node with an id.
package struct NamedNode: Equatable, Sendable {
  package var id: LayoutID
  package var node: Int
}

/// A node and a number in its style that made no sense.
package struct FaultyNode: Sendable {
  package var node: Int
  package var fault: LayoutIssue.StyleFault
}

extension NodeArena {
  /// A node's style, put together again.
  package func style(of node: Int) -> FlexStyle {
    var style = nodes[node].style(rares)
    for parameter in parameters(of: node) { style.setParameter(of: parameter) }
    return style
  }

  /// What a node says to arrangements.
  func parameters(of node: Int) -> ContiguousArray<AnyParameter> {
    guard nodes[node].keywords[.hasParameters] != 0 else { return [] }
    var list: ContiguousArray<AnyParameter> = [], place = parameters.place(of: node)
    while place < parameters.count, parameters[place].node == node {
      list.append(parameters[place].parameter)
      place += 1
    }
    return list
  }

  /// How a container arranges its children; nil for rows, columns and leaves.
  package func arrangement(of node: Int) -> AnyArrangement? {
    nodes[node].content < -1 ? contents[nodes[node].contentPlace].content.arrangement : nil
  }

  /// A node's rarely set lengths.
  package func rareValues(of node: Int) -> RareValues { style(of: node).rareValues }

  /// A leaf's content, if it has one.
  package func content(of node: Int) -> LeafContent? {
    nodes[node].content < 0 ? nil : contents[Int(nodes[node].content)].content
  }
}
