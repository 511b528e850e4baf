extension Placement: RandomAccessCollection {
  /// A node of a placement, with all data that the placement has about it.
  ///
  ///     for node in placement where !node.isHidden {
  ///       draw(node.id, in: node.frame)
  ///     }
  public struct Node: Sendable {
    /// The placement that contains the node.
    public let placement: Placement
    /// The node's index in ``Placement/frames``.
    public let index: Int

    /// The node's id, if it has one. Complexity: O(log n) in the number of ids.
    public var id: LayoutID? { placement.id(of: index) }
    /// The kind of the node.
    public var kind: Placement.NodeKind { placement.kind(of: index) }
    /// The border box, in the coordinates of the bounds.
    public var frame: Frame { placement.frames[index] }
    /// The border box, in the coordinates of the parent.
    public var frameInParent: Frame { placement.frameInParent(of: index) }
    /// The frame inside the border.
    public var paddingFrame: Frame { placement.paddingFrame(of: index) }
    /// The frame inside the border and the padding.
    public var contentFrame: Frame { placement.contentFrame(of: index) }
    /// The region in which the node is visible; `nil` if no ancestor clips it: see ``Placement/clip(of:)``.
    public var clip: Frame? { placement.clip(of: index) }
    /// Whether the node is excluded from the layout.
    public var isHidden: Bool { placement.isHidden(index) }
    /// The parent; `nil` for the root.
    public var parent: Node? { placement.parent(of: index).map { Node(placement: placement, index: $0) } }
    /// The children, in the order in which they were added.
    public var children: [Node] { placement.children(of: index).map { Node(placement: placement, index: $0) } }
  }

  /// A position in the collection. It is not an `Int`, because a number in a subscript is an id.
  public struct Index: Comparable, Hashable, Sendable {
    /// The index in ``Placement/frames``.
    public let value: Int

    /// Creates the position of the node with an index in ``Placement/frames``.
    public init(_ value: Int) { self.value = value }

    /// Whether one position comes before another.
    public static func < (a: Index, b: Index) -> Bool { a.value < b.value }
  }

  /// The position of the root.
  public var startIndex: Index { Index(0) }
  /// The position after the last node.
  public var endIndex: Index { Index(frames.count) }

  /// The node at a position, in preorder.
  public subscript(position: Index) -> Node {
    require(position.value >= 0 && position.value < frames.count, "There is no node at this index of the placement.")
    return Node(placement: self, index: position.value)
  }

  /// Returns the next position.
  public func index(after position: Index) -> Index { Index(position.value + 1) }
  /// Returns the previous position.
  public func index(before position: Index) -> Index { Index(position.value - 1) }
  /// Returns the position at a distance, counted in nodes.
  public func index(_ position: Index, offsetBy distance: Int) -> Index { Index(position.value + distance) }
  /// Returns the number of nodes between two positions.
  public func distance(from start: Index, to end: Index) -> Int { end.value - start.value }
}
