public import EagerLayout

/// The start or end of an item in a ``Grid``: a line, or a number of tracks to span.
public enum GridLine: Equatable, Sendable, ExpressibleByIntegerLiteral {
  /// Automatic: the next free place, or a span of one track.
  case auto
  /// A line by number: 1 is the start of the grid's own tracks, and -1 is their end.
  case line(Int)
  /// A number of tracks, counted from the item's opposite line.
  case span(Int)
  /// A line with a name, or the edge of an area with that name.
  case named(LayoutID)
  /// The nth line with a name; -1 is the last one. CSS `2 name`.
  ///
  /// If the grid has too few such lines, its implicit lines count as lines with this name: those after the grid's own
  /// tracks, or those before for a negative number.
  case nth(Int, of: LayoutID)
  /// A span up to the nth line with a name, counted from the opposite line. CSS `span 2 name`.
  case spanTo(Int, of: LayoutID)

  /// Creates a line by number.
  public init(integerLiteral value: Int) { self = .line(value) }
}

/// The layout value of an item in a ``Grid``: its lines. ``Masonry`` uses the number of columns that it spans.
public struct GridItem: LayoutValue {
  /// The first and the last column line.
  public var columnStart = GridLine.auto, columnEnd = GridLine.auto
  /// The first and the last row line.
  public var rowStart = GridLine.auto, rowEnd = GridLine.auto
  /// The horizontal alignment in the item's area; nil for the grid's `justifyItems`.
  public var justifySelf: GridJustification?

  /// An item without specified lines.
  public static var initial: GridItem { GridItem() }

  /// Creates an item without specified lines.
  public init() {}

  /// The number of columns that a `span` specifies, at least 1. It is 1 without a `span`, even between distant lines.
  public var columnSpan: Int {
    if case .span(let count) = columnEnd { return max(count, 1) }
    if case .span(let count) = columnStart { return max(count, 1) }
    return 1
  }
}

/// The horizontal alignment of an item of a ``Grid`` in its area. CSS `justify-self` and `justify-items`.
public struct GridJustification: Equatable, Sendable {
  /// A position in the area, or the whole area.
  @nonexhaustive
  public enum Position: Equatable, Sendable, CaseIterable {
    /// Acts as `stretch`, or as `start` for an item with an aspect ratio.
    case normal
    /// An item without a width fills its area.
    case stretch
    /// The start edge in the writing direction.
    case start
    /// The end edge in the writing direction.
    case end
    /// Equal to ``start``.
    case flexStart
    /// Equal to ``end``.
    case flexEnd
    /// The center.
    case center
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The start edge in the item's own writing direction.
    case selfStart
    /// The end edge in the item's own writing direction.
    case selfEnd
    /// The start. The left edges of all items of a column that have this value are aligned.
    case baseline
    /// The end. The left edges of all items of a column that have this value are aligned.
    case lastBaseline
  }

  /// The position.
  public var position: Position
  /// The behavior if the item overflows its area.
  public var safety: FlexStyle.AlignmentSafety

  /// Creates an alignment.
  public init(_ position: Position, _ safety: FlexStyle.AlignmentSafety = .unspecified) {
    self.position = position
    self.safety = safety
  }
}

extension GridJustification {
  /// Acts as `stretch`, or as `start` for an item with an aspect ratio.
  public static var normal: GridJustification { GridJustification(.normal) }
  /// An item without a width fills its area.
  public static var stretch: GridJustification { GridJustification(.stretch) }
  /// The start edge in the writing direction.
  public static var start: GridJustification { GridJustification(.start) }
  /// The end edge in the writing direction.
  public static var end: GridJustification { GridJustification(.end) }
  /// Equal to ``start``.
  public static var flexStart: GridJustification { GridJustification(.flexStart) }
  /// Equal to ``end``.
  public static var flexEnd: GridJustification { GridJustification(.flexEnd) }
  /// The center.
  public static var center: GridJustification { GridJustification(.center) }
  /// The left edge.
  public static var left: GridJustification { GridJustification(.left) }
  /// The right edge.
  public static var right: GridJustification { GridJustification(.right) }
  /// The start. The left edges of all items of a column that have this value are aligned.
  public static var baseline: GridJustification { GridJustification(.baseline) }
  /// The end. The left edges of all items of a column that have this value are aligned.
  public static var lastBaseline: GridJustification { GridJustification(.lastBaseline) }
  /// The start edge in the item's own writing direction.
  public static var selfStart: GridJustification { GridJustification(.selfStart) }
  /// The end edge in the item's own writing direction.
  public static var selfEnd: GridJustification { GridJustification(.selfEnd) }

  /// `true` if the position depends on the item's own writing direction.
  var followsItem: Bool { position == .selfStart || position == .selfEnd }
}

extension LayoutItem {
  /// Sets the start of the item in its ``Grid``. Lines count from 1, or backwards from -1. Omitted axes are unchanged.
  ///
  ///     Grid(columns: [80, .flexible(1)]) { Fixed(height: 20).cell(column: 2, row: 1) }
  @_disfavoredOverload
  public consuming func cell(column: GridLine? = nil, row: GridLine? = nil) -> TreeItem {
    changing(GridItem.self) {
      if let column { $0.columnStart = column }
      if let row { $0.rowStart = row }
    }
  }

  /// Sets the start of the item in its ``Grid``, by line numbers. An omitted axis is unchanged.
  ///
  ///     Grid { for day in 1...7 { Fixed(height: 20).cell(column: day, row: 1) } }
  public consuming func cell(column: Int? = nil, row: Int? = nil) -> TreeItem {
    cell(column: column.map { GridLine.line($0) }, row: row.map { GridLine.line($0) })
  }

  /// Sets the end of the item in its ``Grid``, by line. An omitted axis is unchanged.
  ///
  ///     header.cell(column: 1).end(column: -1)
  @_disfavoredOverload
  public consuming func end(column: GridLine? = nil, row: GridLine? = nil) -> TreeItem {
    changing(GridItem.self) {
      if let column { $0.columnEnd = column }
      if let row { $0.rowEnd = row }
    }
  }

  /// Sets the end of the item in its ``Grid``, by line numbers. An omitted axis is unchanged.
  public consuming func end(column: Int? = nil, row: Int? = nil) -> TreeItem {
    end(column: column.map { GridLine.line($0) }, row: row.map { GridLine.line($0) })
  }

  /// Lets the item span several columns of a ``Grid`` or a ``Masonry``, and several rows of a grid.
  ///
  ///     Masonry(columns: 3) { Fixed(height: 80).span(columns: 2); Fixed(height: 50) }
  public consuming func span(columns: Int = 1, rows: Int = 1) -> TreeItem {
    changing(GridItem.self) {
      $0.columnEnd = columns == 1 ? .auto : .span(columns)
      $0.rowEnd = rows == 1 ? .auto : .span(rows)
    }
  }

  /// Sets the horizontal alignment of the item in its ``Grid`` area. CSS `justify-self`. `alignSelf` aligns vertically.
  public consuming func justifySelf(
    _ position: GridJustification.Position, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> TreeItem {
    changing(GridItem.self) { $0.justifySelf = GridJustification(position, safety) }
  }

  /// Places the item in an area of its ``Grid`` whose name is a number, or between lines with that name.
  public consuming func area(_ number: Int) -> TreeItem { inArea(LayoutID(number)) }

  consuming func inArea(_ name: LayoutID) -> TreeItem {
    changing(GridItem.self) {
      ($0.columnStart, $0.columnEnd) = (.named(name), .named(name))
      ($0.rowStart, $0.rowEnd) = (.named(name), .named(name))
    }
  }
}
