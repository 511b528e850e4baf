public import EagerLayout

/// How many columns an item of a ``Masonry`` spans.
public struct ColumnSpan: ItemParameter {
  /// One column.
  public static var initial: ColumnSpan { ColumnSpan() }

  /// How many columns: at least 1. Where there are less, all of them.
  public let columns: Int

  /// A span of so many columns.
  public init(columns: Int = 1) { self.columns = max(columns, 1) }
}

extension LayoutItem {
  /// Has the item span several columns of a ``Masonry``.
  ///
  ///     Masonry(columns: 3) { Fixed(height: 80).span(columns: 2); Fixed(height: 50) }
  public consuming func span(columns: Int) -> TreeItem { parameter(ColumnSpan(columns: columns)) }
}
