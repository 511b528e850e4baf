public import EagerLayout

/// A ``Grid`` with its children: a container that aligns its tracks and its items, as no other arrangement's does.
///
///     Grid(columns: [80, 80]) { for _ in 0..<4 { Flex().height(20) } }.justifyContent(.center).alignItems(.end)
///
/// A grid with a block makes one. It has all modifiers of items, `gap` and `direction`, and these three.
public struct ArrangedGrid: _StoredItem {
  /// A container is in a tree.
  public typealias TreeItem = ArrangedGrid

  /// The item as the engine sees it.
  public var _node: LayoutNode
  /// It has no direction that a style could change.
  public static var _isNeutral: Bool { true }

  init(_ container: Arranged) { _node = container._node }

  /// The same for a number alone: what is divided in it, as in `100 / 3`, is no whole number then.
  @_documentation(visibility: internal)
  public consuming func gap(_ both: Double) -> ArrangedGrid { gap(row: both, column: both) }

  /// The space between tracks. Initially 0. CSS `gap`.
  @_disfavoredOverload
  public consuming func gap(_ both: some LengthValue) -> ArrangedGrid { gap(row: both, column: both) }

  /// The space between rows and between columns; one that is not given stays as it is. Initially 0. CSS `row-gap` and
  /// `column-gap`.
  public consuming func gap(row: some LengthValue = Unchanged(), column: some LengthValue = Unchanged()) -> ArrangedGrid
  {
    style {
      if let row = row._length { $0.rowGap = row }
      if let column = column._length { $0.columnGap = column }
    }
  }

  /// Where writing starts, in the grid and all in it that say nothing else. Initially as around it; from the left at the
  /// root. CSS `direction`.
  public consuming func direction(_ value: FlexStyle.Direction) -> ArrangedGrid { style { $0.direction = value } }

  /// Where the columns stand in the grid's width. Initially automatic ones share what is left. CSS `justify-content`.
  public consuming func justifyContent(
    _ value: FlexStyle.JustifyContent, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> ArrangedGrid {
    style {
      $0.justifyContent = value
      $0.justifySafety = safety
    }
  }

  /// Where the rows stand in the grid's height. Initially automatic ones share what is left. CSS `align-content`.
  public consuming func alignContent(
    _ value: FlexStyle.AlignContent, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> ArrangedGrid {
    style {
      $0.alignContent = value
      $0.contentSafety = safety
    }
  }

  /// Where the items stand in the height of their areas. Initially they fill it. CSS `align-items`.
  public consuming func alignItems(
    _ value: FlexStyle.AlignItems, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> ArrangedGrid {
    style {
      $0.alignItems = value
      $0.itemsSafety = safety
    }
  }
}
