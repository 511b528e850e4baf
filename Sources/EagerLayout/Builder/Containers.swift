/// Children side by side, from left to right.
///
///     Row(alignment: .center) {
///       Fixed(width: 60, height: 20)
///       Flex()
///     }
///
/// As a container it is CSS `display: flex; flex-direction: row`, as an item `flex: 0 1 auto`.
public struct Row: LayoutContainer {
  /// The item as the engine sees it.
  public var _node: LayoutNode

  /// A row of the children in the block.
  ///
  /// - Parameters:
  ///   - alignment: where children sit that have a height or a content; without it, those without a height fill the row.
  ///   - gap: the space between children, as ``LayoutContainer/gap(_:)``.
  ///   - content: the children, from left to right.
  @inlinable
  public init(
    alignment: CrossAlignment? = nil, gap: some LengthValue = Unchanged(),
    @LayoutBuilder content: () -> LayoutItems = { LayoutItems() }
  ) {
    _node = containerNode(.row, alignment, gap._length, content())
  }
}

/// Children below each other, from top to bottom.
///
///     Column {
///       Flex()
///       Fixed(height: 44)
///     }
///
/// As a container it is CSS `display: flex; flex-direction: column`, as an item `flex: 0 1 auto`.
public struct Column: LayoutContainer {
  /// The item as the engine sees it.
  public var _node: LayoutNode

  /// A column of the children in the block.
  ///
  /// - Parameters:
  ///   - alignment: where children sit that have a width or a content; without it, those without a width fill the column.
  ///   - gap: the space between children, as ``LayoutContainer/gap(_:)``.
  ///   - content: the children, from top to bottom.
  @inlinable
  public init(
    alignment: CrossAlignment? = nil, gap: some LengthValue = Unchanged(),
    @LayoutBuilder content: () -> LayoutItems = { LayoutItems() }
  ) {
    _node = containerNode(.column, alignment, gap._length, content())
  }
}

/// Children in the direction that a style says, in a row if it says none.
///
///     var header = FlexStyle.yoga
///     header.flexDirection = .row
///     Box(header) {
///       Fixed(width: 44)
///       Flex()
///     }
///
/// A box is what all nodes are in CSS, Yoga and React Native: a style and children. Where the direction is known as the
/// layout is written, ``Row`` and ``Column`` say it.
public struct Box: LayoutContainer {
  /// The item as the engine sees it.
  public var _node: LayoutNode
  /// A box has the direction of its style.
  public static var _isNeutral: Bool { true }

  /// A container of a style.
  ///
  /// - Parameters:
  ///   - style: all properties, the direction among them.
  ///   - content: the children, in that direction.
  public init(_ style: FlexStyle = FlexStyle(), @LayoutBuilder content: () -> LayoutItems = { LayoutItems() }) {
    _node = LayoutNode(style: style, children: content().nodes)
    _node.style.keywords[.isContainer] = 1
  }
}

/// A row or a column of items.
@usableFromInline
func containerNode(
  _ direction: FlexStyle.FlexDirection, _ alignment: CrossAlignment?, _ gap: FlexStyle.Length?,
  _ items: consuming LayoutItems
) -> LayoutNode {
  var node = LayoutNode(children: items.nodes)
  node.style.keywords[.isContainer] = 1
  if direction != .row { node.style.flexDirection = direction }
  if let alignment { node.style.alignment = alignment }
  if let gap { (node.style.rowGap, node.style.columnGap) = (gap, gap) }
  return node
}
