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
  ///   - alignment: where children with a height of their own sit; the others fill the row.
  ///   - gap: the space between children, as ``LayoutContainer/gap(_:)``.
  ///   - content: the children, from left to right.
  @inlinable
  public init(
    alignment: CrossAlignment = .start, gap: some LengthValue = Unchanged(),
    @LayoutBuilder content: () -> LayoutItems = { LayoutItems() }
  ) {
    self.init(alignment, gap.length, content())
  }

  @usableFromInline
  init(_ alignment: CrossAlignment, _ gap: Length?, _ content: consuming LayoutItems) {
    node = LayoutNode(children: content.nodes)
    node.style.keywords[.isContainer] = 1
    node.style.alignment = alignment
    if let gap { (node.style.rowGap, node.style.columnGap) = (gap, gap) }
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
  ///   - alignment: where children with a width of their own sit; the others fill the column.
  ///   - gap: the space between children, as ``LayoutContainer/gap(_:)``.
  ///   - content: the children, from top to bottom.
  @inlinable
  public init(
    alignment: CrossAlignment = .start, gap: some LengthValue = Unchanged(),
    @LayoutBuilder content: () -> LayoutItems = { LayoutItems() }
  ) {
    self.init(alignment, gap.length, content())
  }

  @usableFromInline
  init(_ alignment: CrossAlignment, _ gap: Length?, _ content: consuming LayoutItems) {
    node = LayoutNode(children: content.nodes)
    node.style.keywords[.isContainer] = 1
    node.style.flexDirection = .column
    node.style.alignment = alignment
    if let gap { (node.style.rowGap, node.style.columnGap) = (gap, gap) }
  }
}
