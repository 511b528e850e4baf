extension Placement: RandomAccessCollection {
  /// A node that was laid out, with all that a placement says of it.
  ///
  ///     for node in placement where !node.isHidden {
  ///       draw(node.id, in: node.frame)
  ///     }
  public struct Node: Sendable {
    /// The placement that the node is in.
    public let placement: Placement
    /// The node's index in ``Placement/frames``.
    public let index: Int

    /// The node's id, if it has one. Complexity: O(log n) in the number of ids.
    public var id: LayoutID? { placement.id(of: index) }
    #if !hasFeature(Embedded)
      /// What the node carries: what was given to ``LayoutItem/payload(_:)``; nil if nothing was. Not in Embedded Swift.
      /// Complexity: O(log n) in the number of payloads.
      public var payload: (any Sendable)? { placement.payloads.list.entry(of: index)?.payload.value }

      /// What the node carries, if it is of a type. Not in Embedded Swift.
      ///
      ///     node.payload(as: UIView.self)?.frame = node.frame
      public func payload<Value>(as type: Value.Type) -> Value? { payload as? Value }
    #endif
    /// What the node is.
    public var kind: Placement.NodeKind { placement.kind(of: index) }
    /// The border box, in the coordinates of the bounds.
    public var frame: Frame { placement.frames[index] }
    /// The border box, in the coordinates of the parent.
    public var frameInParent: Frame { placement.frameInParent(of: index) }
    /// The frame inside the border.
    public var paddingFrame: Frame { placement.paddingFrame(of: index) }
    /// The frame inside the border and the padding.
    public var contentFrame: Frame { placement.contentFrame(of: index) }
    /// Where the node can be seen; nil where nothing around it cuts it. Complexity: O(depth).
    public var clip: Frame? { placement.clip(of: index) }
    /// Whether the node takes no part in the layout.
    public var isHidden: Bool { placement.isHidden(index) }
    /// The node around it; nil for the root.
    public var parent: Node? { placement.parent(of: index).map { Node(placement: placement, index: $0) } }
    /// The nodes in it, in the order in which they were added.
    public var children: [Node] { placement.children(of: index).map { Node(placement: placement, index: $0) } }
  }

  /// Where a node is in the collection: not an `Int`, since a number between brackets is an id.
  public struct Index: Comparable, Hashable, Sendable {
    /// The index in ``Placement/frames``.
    public let value: Int

    /// The position of the node with an index in ``Placement/frames``.
    public init(_ value: Int) { self.value = value }

    /// Whether a position comes before another.
    public static func < (a: Index, b: Index) -> Bool { a.value < b.value }
  }

  /// The position of the root.
  public var startIndex: Index { Index(0) }
  /// The position after the last node.
  public var endIndex: Index { Index(frames.count) }

  /// A node, in preorder.
  public subscript(position: Index) -> Node {
    require(
      position.value >= 0 && position.value < frames.count, "There is no node at this index of the placement.")
    return Node(placement: self, index: position.value)
  }

  /// The position after another.
  public func index(after position: Index) -> Index { Index(position.value + 1) }
  /// The position before another.
  public func index(before position: Index) -> Index { Index(position.value - 1) }
  /// The position so many nodes away.
  public func index(_ position: Index, offsetBy distance: Int) -> Index { Index(position.value + distance) }
  /// How many nodes lie between two positions.
  public func distance(from start: Index, to end: Index) -> Int { end.value - start.value }
}
