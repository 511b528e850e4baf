/// A tree that is laid out again and again, and redoes only what changed.
///
///     var tree = LayoutTree(Column { Flex().id(0); Fixed(height: 44).id(1) })
///     tree.layout(in: Frame(width: 414, height: 896))
///     tree[1]                                      // 0 852 414 44
///
///     let bar = tree.node(1)!
///     tree.editStyle(of: bar) { $0.height = .points(50) }
///     for node in tree.layout(in: Frame(width: 414, height: 896)) {
///       tree.frameInParent(of: node)               // 0 0 414 846, then 0 846 414 50
///     }
///
/// Nodes are called by handles, ``Node``, which stay valid until their node is removed, whatever else is edited; a handle of a
/// node that is gone, or of another tree, stops the program (<doc:WhatStopsAProgram>). A layout
/// after edits gives exactly the frames of a fresh one, and says which nodes got another frame in their parent
/// (``changes``), so that a view layer touches only those.
///
/// What a layout costs follows the edits: the nodes from the changed ones up to where nothing changes any more, their
/// siblings, and whatever gets another size. After insertions, removals and moves the nodes are put in order once: those
/// behind the first edit are moved in memory, in as few stretches as there are edits (<doc:KeptTrees#What-edits-cost>). A
/// subtree with aspect ratios, columns that wrap, or `min-content` and its kin as limits of heights is left alone where
/// nothing in it changes and it gets no other size; those around a change are found anew. However deep nodes lie in one
/// another, a layout is linear in their number (<doc:Conformance#What-a-layout-costs>).
///
/// ``update(to:)`` makes a tree say what a new value of the DSL says, and keeps the nodes that are in both.
///
/// A tree is a value: a copy is independent (it is made at the first edit of either), and starts with the same handles. Reading never changes anything, so many
/// threads may read one tree at a time. Depth is limited by memory alone.
public struct LayoutTree: Sendable {
  var storage: TreeStorage

  /// A handle of a node.
  public struct Node: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
  }

  /// A tree of an item and all in it. Complexity: O(n) in the number of nodes.
  public init(_ item: some LayoutItem) { self.init(NodeArena(item.node)) }

  /// A tree of nodes as they lie in an arena.
  package init(_ arena: NodeArena) { storage = TreeStorage(arena) }

  /// The node that was there first. It is never removed.
  public var root: Node { storage.handle(0) }

  /// How many nodes there are.
  public var count: Int { storage.links.count }

  /// Whether a node is still in the tree. One of another tree is not; one of a copy is, if it was there before the copy
  /// was made.
  public func contains(_ node: Node) -> Bool { storage.isValid(node) }

  /// The parent of a node; nil for the root.
  public func parent(of node: Node) -> Node? {
    let parent = storage.links[storage.slot(node)].parent
    return parent < 0 ? nil : storage.handle(parent)
  }

  /// The children of a node, in order.
  public func children(of node: Node) -> Children {
    Children(links: storage.links, upcoming: storage.links[storage.slot(node)].first)
  }

  /// The first child of a node; nil if it has none.
  public func firstChild(of node: Node) -> Node? { handle(storage.links[storage.slot(node)].first) }

  /// The last child of a node; nil if it has none.
  public func lastChild(of node: Node) -> Node? { handle(storage.links[storage.slot(node)].last) }

  /// The child after a node in their parent; nil for the last, and for the root.
  ///
  ///     var row = tree.firstChild(of: list)
  ///     while let node = row { row = tree.nextSibling(of: node) }
  public func nextSibling(of node: Node) -> Node? { handle(storage.links[storage.slot(node)].next) }

  /// The child before a node in their parent; nil for the first, and for the root.
  public func previousSibling(of node: Node) -> Node? { handle(storage.links[storage.slot(node)].previous) }

  private func handle(_ slot: Int32) -> Node? { slot < 0 ? nil : storage.handle(slot) }

  /// A node and all below it, in preorder. Complexity: O(k) in their number.
  ///
  ///     for node in tree.subtree(of: row) { hide(node) }
  public func subtree(of node: Node) -> [Node] {
    let root = storage.slot(node)
    var nodes: [Node] = [], slot = root
    while slot >= 0 {
      nodes.append(storage.handle(slot))
      slot = storage.links.following(slot, in: root)
    }
    return nodes
  }

  /// The node with an index in preorder, by which placements, issues and traces of the tree as it is call it.
  ///
  ///     tree.node(atIndex: 0)             // the root
  ///
  /// There must be one. Complexity: O(1), and O(n) where nodes were added, removed or moved since the last layout.
  public func node(atIndex index: Int) -> Node {
    guard let slot = storage.slot(atIndex: index) else {
      stop("There is no node with this index in the tree: it goes from 0 to the number of nodes less one.")
    }
    return storage.handle(slot)
  }

  /// A node's index in preorder, as in the frames of a ``placement()``.
  ///
  ///     tree.placement().frames[tree.index(of: label)]
  ///
  /// - Complexity: O(1), and O(n) where nodes were added, removed or moved since the last layout.
  public func index(of node: Node) -> Int { storage.index(of: storage.slot(node)) }

  /// The children of a node, one after the other.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    fileprivate let links: TreeLinks
    fileprivate var upcoming: Int32

    /// The next child; nil after the last.
    public mutating func next() -> Node? {
      guard upcoming >= 0 else { return nil }
      let child = upcoming
      upcoming = links[child].next
      return Node(slot: child, generation: links[child].generation)
    }

    /// How many there are. Complexity: O(k) in their number.
    public var count: Int {
      var count = 0
      for _ in self { count += 1 }
      return count
    }

    /// The child at an index, which must be one. Complexity: O(index): to come by all of them, go through the sequence.
    ///
    ///     tree.children(of: list)[2]
    public subscript(index: Int) -> Node {
      var rest = self
      for _ in 0..<Swift.max(index, 0) { _ = rest.next() }
      guard index >= 0, let child = rest.next() else {
        stop("A node has no child at this index: it goes from 0 to the number of children less one.")
      }
      return child
    }
  }

  /// The storage, for an edit: nobody else sees it.
  @inline(__always)
  mutating func edited() -> TreeStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }
}
