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
  public var node: LayoutNode

  /// A row of the children in the block.
  ///
  /// - Parameters:
  ///   - alignment: where children sit that have a height or a content; without it, those without a height fill the row.
  ///   - content: the children, from left to right.
  public init(alignment: CrossAlignment? = nil, @LayoutBuilder content: () -> LayoutItems = { LayoutItems() }) {
    node = LayoutNode(children: content().nodes)
    node.style.keywords[.isContainer] = 1
    if let alignment { node.style.alignment = alignment }
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
  public var node: LayoutNode

  /// A column of the children in the block.
  ///
  /// - Parameters:
  ///   - alignment: where children sit that have a width or a content; without it, those without a width fill the column.
  ///   - content: the children, from top to bottom.
  public init(alignment: CrossAlignment? = nil, @LayoutBuilder content: () -> LayoutItems = { LayoutItems() }) {
    node = LayoutNode(children: content().nodes)
    node.style.keywords[.isContainer] = 1
    node.style.flexDirection = .column
    if let alignment { node.style.alignment = alignment }
  }
}
