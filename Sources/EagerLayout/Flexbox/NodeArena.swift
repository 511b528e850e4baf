/// A tree of nodes as one flat array in preorder: what the engine lays out.
///
/// A node's children are the node after it and then, from child to child, the ends of their subtrees. Depth costs nothing.
///
///     var arena = NodeArena()
///     arena.open(rowStyle)
///     arena.open(leafStyle); arena.close()
///     arena.close()
package struct NodeArena: Sendable {
  package private(set) var nodes: ContiguousArray<NodeRecord> = []
  /// The rarely set lengths of the nodes that have some.
  package private(set) var rares: ContiguousArray<RareValues> = []
  /// The contents of the leaves that have some.
  package private(set) var contents: ContiguousArray<LeafContent> = []
  /// The nodes with an id, in preorder.
  package private(set) var names: ContiguousArray<NamedNode> = []
  /// Nodes with numbers that made no sense.
  package private(set) var faults: ContiguousArray<FaultyNode> = []
  private var current: Int32 = -1

  package init() {}

  /// Adds a node as the last child of the one that is open, and opens it.
  @discardableResult
  package mutating func open(_ style: FlexStyle, content: LeafContent? = nil, id: LayoutID? = nil) -> Int {
    // The end of a subtree, one more than a node, is an Int32 too.
    precondition(nodes.count < Int(Int32.max), "A tree has at most 2,147,483,647 nodes: lay out parts by themselves.")
    let node = Int32(truncatingIfNeeded: nodes.count)
    var record = NodeRecord(style: style, parent: current)
    if style.hasRareValues {
      record.rare = Int32(truncatingIfNeeded: rares.count)
      rares.append(style.rareValues)
      for fault in style.faults { faults.append(FaultyNode(node: Int(node), fault: fault)) }
    }
    if let content {
      record.content = Int32(truncatingIfNeeded: contents.count)
      contents.append(content)
    }
    if let id { names.append(NamedNode(id: id, node: Int(node))) }
    nodes.append(record)
    current = node
    return Int(node)
  }

  /// Closes the node that is open: its subtree is complete.
  package mutating func close() {
    let node = Int(current)
    nodes[node].end = Int32(truncatingIfNeeded: nodes.count)
    current = nodes[node].parent
  }

  /// The tree of an item. The walk keeps its own stack, so that depth is limited by memory alone.
  package init(_ root: LayoutNode) {
    open(root.style, content: root.content, id: root.id)
    var path: [(children: ContiguousArray<LayoutNode>, next: Int)] = [(root.children, 0)]
    while let (children, next) = path.last {
      if next == children.count {
        close()
        path.removeLast()
        continue
      }
      path[path.count - 1].next = next + 1
      let child = children[next]
      open(child.style, content: child.content, id: child.id)
      if child.children.isEmpty { close() } else { path.append((child.children, 0)) }
    }
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
  package var fault: StyleFault
}

/// A node's place in the tree and the part of its style that most nodes set: 64 bytes.
package struct NodeRecord: Sendable, BitwiseCopyable {
  package var keywords: Keywords
  package var units: Units
  package var widthValue: Double
  package var heightValue: Double
  package var basisValue: Double
  package var growFactor: Float
  package var shrinkFactor: Float
  /// The index after the last node of the subtree.
  package var end: Int32
  /// The parent's index; -1 at the root.
  package var parent: Int32
  /// Where the rare values are; -1 where all are zero.
  package var rare: Int32
  /// Where the content is; -1 without.
  package var content: Int32

  init(style: FlexStyle, parent: Int32) {
    keywords = style.keywords
    units = style.units
    widthValue = style.widthValue
    heightValue = style.heightValue
    basisValue = style.basisValue
    growFactor = style.growFactor
    shrinkFactor = style.shrinkFactor
    end = 0
    self.parent = parent
    rare = -1
    content = -1
  }
}
