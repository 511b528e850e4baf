public import EagerLayout

/// A ``Grid`` with its children. Unlike containers of other arrangements, it aligns its tracks and its items.
///
///     Grid(columns: [80, 80]) { for _ in 0..<4 { Flex().height(20) } }.justifyContent(.center).alignItems(.end)
///
/// Calling a grid with a block creates one. It has the modifiers of all items, and those below for tracks and items.
public struct ArrangedGrid: _StoredItem {
  /// The type itself, since every container belongs to a tree.
  public typealias TreeItem = ArrangedGrid

  /// The node of the engine.
  public var _node: LayoutNode
  /// Always `true`: a grid has no axis that a style could replace.
  public static var _isNeutral: Bool { true }

  init(_ container: Arranged) { _node = container._node }

  /// Overload for number literals, so that a division such as `100 / 3` is not an integer division.
  @_documentation(visibility: internal)
  public consuming func gap(_ both: Double) -> ArrangedGrid { gap(row: both, column: both) }

  /// Sets the space between tracks. Defaults to 0. CSS `gap`.
  @_disfavoredOverload
  public consuming func gap(_ both: some LengthValue) -> ArrangedGrid { gap(row: both, column: both) }

  /// Sets the space between rows and between columns. An omitted argument leaves the value unchanged. Defaults to 0.
  /// CSS `row-gap` and `column-gap`.
  public consuming func gap(row: some LengthValue = Unchanged(), column: some LengthValue = Unchanged()) -> ArrangedGrid
  {
    style {
      if let row = row._length { $0.rowGap = row }
      if let column = column._length { $0.columnGap = column }
    }
  }

  /// Sets the writing direction of the grid and of descendants that specify none. Defaults to the parent's direction,
  /// or to left to right at the root. CSS `direction`.
  public consuming func direction(_ value: FlexStyle.Direction) -> ArrangedGrid { style { $0.direction = value } }

  /// Aligns the columns in the grid's width. By default, `auto` columns share the free space. CSS `justify-content`.
  public consuming func justifyContent(
    _ value: FlexStyle.JustifyContent, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> ArrangedGrid {
    style { ($0.justifyContent, $0.justifySafety) = (value, safety) }
  }

  /// Aligns the rows in the grid's height. By default, `auto` rows share the free space. CSS `align-content`.
  public consuming func alignContent(
    _ value: FlexStyle.AlignContent, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> ArrangedGrid {
    style { ($0.alignContent, $0.contentSafety) = (value, safety) }
  }

  /// Aligns the items in the heights of their areas. By default, they fill the height. CSS `align-items`.
  public consuming func alignItems(
    _ value: FlexStyle.AlignItems, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> ArrangedGrid {
    style { ($0.alignItems, $0.itemsSafety) = (value, safety) }
  }
}
