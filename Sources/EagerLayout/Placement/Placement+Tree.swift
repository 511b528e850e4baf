extension Placement {
  /// Returns the kind of a node.
  public func kind(of node: Int) -> Placement.NodeKind { placed(node).kind }

  /// Whether a node is excluded from the layout. Its frame is zero.
  public func isHidden(_ node: Int) -> Bool { placed(node).isHidden }

  /// Returns the parent of a node, or `nil` for the root.
  public func parent(of node: Int) -> Int? {
    let parent = Int(placed(node).parent)
    return parent < 0 ? nil : parent
  }

  /// The parents of all nodes in the tree as it was built, where a node without a box (CSS `contents`) may be a parent;
  /// -1 for the root.
  package var builtParents: [Int] {
    let parents = frames.indices.map { parent(of: $0) ?? -1 }
    return boxlessNodes.isEmpty ? parents : BoxlessNode.parents(in: boxlessNodes, of: parents)
  }

  /// Returns the children of a node, in the order in which they were added.
  ///
  ///     for child in placement.children(of: 0) { print(placement.frames[child]) }
  ///
  /// - Complexity: O(1), and O(1) for each child.
  public func children(of node: Int) -> Children {
    Children(nodes: nodes, nextChild: node + 1, end: Int(placed(node).end))
  }

  /// Returns the indices of a node and its descendants, which are contiguous in ``frames``.
  public func subtree(of node: Int) -> Range<Int> { node..<Int(placed(node).end) }

  /// Returns a node's frame in the coordinates of its parent, or of the bounds for the root.
  public func frameInParent(of node: Int) -> Frame {
    guard !isHidden(node), let parent = parent(of: node) else { return frames[node] }
    return frames[node].offset(x: -frames[parent].x, y: -frames[parent].y)
  }

  @inline(__always)
  func placed(_ node: Int) -> PlacedNode {
    require(node >= 0 && node < nodes.count, "There is no node at this index of the placement.")
    return nodes[node]
  }

  /// The children of a node, by their indices in ``Placement/frames``.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    fileprivate let nodes: ContiguousArray<PlacedNode>
    fileprivate var nextChild: Int
    fileprivate let end: Int

    /// Returns the next child, or `nil` after the last.
    public mutating func next() -> Int? {
      guard nextChild < end else { return nil }
      let child = nextChild
      nextChild = Int(nodes[child].end)
      return child
    }
  }
}
