/// Children side by side, from left to right.
///
///     Row(alignment: .center) {
///       Fixed(width: 60, height: 20)
///       Flex()
///     }
///
/// As a container it is CSS `display: flex; flex-direction: row`, as an item `flex: 0 1 auto`.
public struct Row: LayoutContainer {
  /// The node that the engine lays out.
  public var _node: LayoutNode

  /// Creates a row of the children in the block.
  ///
  /// - Parameters:
  ///   - alignment: the vertical alignment of children with a height or content. If `nil`, those without a height fill
  ///     the row.
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
  /// The node that the engine lays out.
  public var _node: LayoutNode

  /// Creates a column of the children in the block.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal alignment of children with a width or content. If `nil`, those without a width fill
  ///     the column.
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

/// A container whose direction comes from its style: a row, unless the style sets `flexDirection`.
///
///     var header = FlexStyle.yoga
///     header.flexDirection = .row
///     Box(header) {
///       Fixed(width: 44)
///       Flex()
///     }
///
/// A box is the node of CSS, Yoga and React Native: a style and children. If the direction is fixed in the source,
/// write ``Row`` or ``Column`` instead.
public struct Box: LayoutContainer {
  /// The node that the engine lays out.
  public var _node: LayoutNode
  /// Always `true`: a box takes its direction from its style.
  public static var _isNeutral: Bool { true }

  /// Creates a container with a style.
  ///
  /// - Parameters:
  ///   - style: all properties, including the direction.
  ///   - content: the children, in that direction.
  public init(_ style: FlexStyle = FlexStyle(), @LayoutBuilder content: () -> LayoutItems = { LayoutItems() }) {
    _node = LayoutNode(style: style, children: content().nodes)
    _node.style.units.isContainer = true
  }
}

@usableFromInline
func containerNode(
  _ direction: FlexStyle.FlexDirection, _ alignment: CrossAlignment?, _ gap: FlexStyle.Length?,
  _ items: consuming LayoutItems
) -> LayoutNode {
  var node = LayoutNode(children: items.nodes)
  node.style.units.isContainer = true
  if direction != .row { node.style.flexDirection = direction }
  if let alignment { node.style.alignment = alignment }
  if let gap { (node.style.rowGap, node.style.columnGap) = (gap, gap) }
  return node
}
