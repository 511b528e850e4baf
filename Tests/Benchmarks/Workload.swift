import EagerLayout
import LayoutDocument

/// A tree to lay out, as values in memory.
struct Workload {
  /// A node in preorder.
  struct Node {
    var style: FlexStyle
    var content: LeafContent?
    var id: LayoutID?
    /// The number of nodes that end after this one: 0 for a container with children, else the leaf and the ancestors of
    /// which it is the last descendant.
    var closes = 0
  }

  var name: String
  var space: LayoutSpace
  var nodes: [Node] = []

  /// Returns the tree as an arena.
  func arena() -> NodeArena {
    var arena = NodeArena()
    // The nodes are read in place, so that copies of them do not count.
    for index in nodes.indices {
      arena.open(nodes[index].style, content: nodes[index].content, id: nodes[index].id)
      for _ in 0..<nodes[index].closes { arena.close() }
    }
    return arena
  }

  /// Adds a node as the last child of the innermost open node.
  mutating func append(_ style: FlexStyle, content: LeafContent? = nil, id: LayoutID? = nil, closes: Int) {
    nodes.append(Node(style: style, content: content, id: id, closes: closes))
  }
}

extension Workload {
  init(_ document: LayoutDocument, name: String) {
    self.init(
      name: name,
      space: LayoutSpace(width: Self.size(document.available.width), height: Self.size(document.available.height)))
    let arena = document.arena
    var names = arena.names.makeIterator(), next = names.next()
    for (index, record) in arena.nodes.enumerated() {
      var node = Node(style: arena.style(of: index))
      if record.contentPlace >= 0 { node.content = arena.contents[record.contentPlace] }
      if let name = next, name.node == index {
        node.id = name.id
        next = names.next()
      }
      var open = index
      while open >= 0, Int(arena.nodes[open].end) == index + 1 {
        node.closes += 1
        open = Int(arena.nodes[open].parent)
      }
      nodes.append(node)
    }
  }

  private static func size(_ size: LayoutDocument.Space.Size) -> LayoutSpace.Size {
    switch size {
    case .points(let length): .definite(length)
    case .minContent: .minContent
    case .maxContent: .maxContent
    }
  }
}

extension Workload {
  /// Returns nested rows and columns in turn, with a leaf in each.
  static func chain(levels: Int) -> Workload {
    var workload = Workload(
      name: "chain-\(levels)", space: LayoutSpace(width: .definite(4000), height: .definite(4000)))
    var root = FlexStyle()
    root.flexDirection = .column
    root.width = .percent(100)
    workload.append(root, closes: 0)
    var container = FlexStyle(), leaf = FlexStyle()
    container.flexGrow = 1
    container.marginLeft = .points(1)
    container.marginRight = .points(1)
    container.marginTop = .points(1)
    container.marginBottom = .points(1)
    leaf.flexGrow = 1
    for level in 0..<levels {
      container.flexDirection = level % 2 == 0 ? .row : .column
      workload.append(container, closes: 0)
      let size = Extent(width: Double(5 + level * 7 % 16), height: Double(5 + level * 11 % 16))
      workload.append(leaf, content: LeafContent(.intrinsic(size)), closes: 1)
    }
    let innermost = LeafContent(.intrinsic(Extent(width: 10, height: 10)))
    workload.append(FlexStyle(), content: innermost, id: LayoutID("changed"), closes: levels + 2)
    return workload
  }
}
