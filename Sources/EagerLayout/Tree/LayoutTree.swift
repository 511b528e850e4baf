/// A tree for incremental layout, which recomputes only what changed.
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
/// Nodes are identified by handles, ``Node``, which stay valid until their node is removed. A handle of a removed node,
/// or of another tree, stops the program (<doc:WhatStopsAProgram>). A layout after edits produces exactly the frames of
/// a fresh one, and returns the nodes whose frames in their parents changed (``changes``), so that a view layer updates
/// only these.
///
/// The cost of a layout depends on the edits: it visits changed nodes, their ancestors up to where nothing changes,
/// their siblings, and all nodes that get a new size. Insertions, removals and moves are applied together: nodes after
/// the first edit are moved in memory once, in as many blocks as there are edits (<doc:KeptTrees#What-edits-cost>). A
/// subtree with aspect ratios, wrapping columns, or `min-content` and similar limits of heights is skipped if neither
/// its nodes nor its size change, and recomputed otherwise; all are recomputed while any node is measured more than 16
/// times. A layout is linear in the number of nodes at any depth (<doc:Conformance#What-a-layout-costs>).
///
/// ``update(to:)`` changes a tree to match a new value of the DSL, and keeps the nodes that are in both.
///
/// A tree is a value: a copy is independent (storage is copied at the first edit of either) and starts with the same
/// handles. Reading never changes a tree, so several threads may read it at a time. Depth is limited only by memory.
public struct LayoutTree: Sendable {
  var storage: TreeStorage

  /// A handle of a node.
  public struct Node: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
  }

  /// Creates a tree from an item and its descendants. Complexity: O(n) in the number of nodes.
  public init(_ item: some LayoutItem) { self.init(NodeArena(item.node)) }

  package init(_ arena: NodeArena) { storage = TreeStorage(arena) }

  /// The root, which is never removed.
  public var root: Node { storage.handle(0) }

  /// The number of nodes.
  public var count: Int { storage.links.count }

  /// Whether a handle's node is in the tree. The result is `false` for handles of other trees. In a copy, a handle is
  /// valid if its node existed when the copy was made.
  public func contains(_ node: Node) -> Bool { storage.isValid(node) }

  /// Returns the parent of a node, or `nil` for the root.
  public func parent(of node: Node) -> Node? {
    let parent = storage.links[storage.slot(node)].parent
    return parent < 0 ? nil : storage.handle(parent)
  }

  /// Returns the children of a node, in order.
  public func children(of node: Node) -> Children {
    Children(links: storage.links, nextSlot: storage.links[storage.slot(node)].first)
  }

  /// Returns the first child of a node, or `nil` without children.
  public func firstChild(of node: Node) -> Node? { handle(storage.links[storage.slot(node)].first) }

  /// Returns the last child of a node, or `nil` without children.
  public func lastChild(of node: Node) -> Node? { handle(storage.links[storage.slot(node)].last) }

  /// Returns the next sibling of a node, or `nil` for the last child and for the root.
  ///
  ///     var row = tree.firstChild(of: list)
  ///     while let node = row { row = tree.nextSibling(of: node) }
  public func nextSibling(of node: Node) -> Node? { handle(storage.links[storage.slot(node)].next) }

  /// Returns the previous sibling of a node, or `nil` for the first child and for the root.
  public func previousSibling(of node: Node) -> Node? { handle(storage.links[storage.slot(node)].previous) }

  private func handle(_ slot: Int32) -> Node? { slot < 0 ? nil : storage.handle(slot) }

  /// Returns a node and its descendants, in preorder. Complexity: O(k) in their number.
  ///
  ///     for node in tree.subtree(of: row) { hide(node) }
  public func subtree(of node: Node) -> [Node] {
    let root = storage.slot(node)
    var nodes: [Node] = [], slot = root
    while slot >= 0 {
      nodes.append(storage.handle(slot))
      slot = storage.links.preorderSuccessor(of: slot, in: root)
    }
    return nodes
  }

  /// Returns the node with a preorder index, which identifies it in placements, issues and traces of the current tree.
  ///
  ///     tree.node(atIndex: 0)             // the root
  ///
  /// The index must be valid. Complexity: O(1), or O(n) if nodes were added, removed or moved since the last layout.
  public func node(atIndex index: Int) -> Node {
    guard let slot = storage.slot(atIndex: index) else {
      stop("There is no node with this index in the tree: indices go from 0 to the number of nodes less one.")
    }
    return storage.handle(slot)
  }

  /// Returns a node's preorder index, as in the frames of a ``placement()``.
  ///
  ///     tree.placement().frames[tree.index(of: label)]
  ///
  /// - Complexity: O(1), or O(n) if nodes were added, removed or moved since the last layout.
  public func index(of node: Node) -> Int { storage.index(of: storage.slot(node)) }

  /// The children of a node, in order.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    fileprivate let links: TreeLinks
    fileprivate var nextSlot: Int32

    /// Returns the next child, or `nil` after the last.
    public mutating func next() -> Node? {
      guard nextSlot >= 0 else { return nil }
      let child = nextSlot
      nextSlot = links[child].next
      return Node(slot: child, generation: links[child].generation)
    }

    /// The number of children. Complexity: O(k) in their number.
    public var count: Int {
      var count = 0
      for _ in self { count += 1 }
      return count
    }

    /// The child at an index, which must be valid. Complexity: O(index); to visit all children, use a `for` loop.
    ///
    ///     tree.children(of: list)[2]
    public subscript(index: Int) -> Node {
      var iterator = self
      for _ in 0..<Swift.max(index, 0) { _ = iterator.next() }
      guard index >= 0, let child = iterator.next() else {
        stop("The node has no child at this index: indices go from 0 to the number of children less one.")
      }
      return child
    }
  }

  /// Returns the storage, after copying it if another tree shares it. Called before each edit.
  @inline(__always)
  mutating func uniqueStorage() -> TreeStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }
}
