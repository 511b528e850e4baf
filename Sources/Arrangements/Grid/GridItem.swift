public import EagerLayout

/// A line of a ``Grid``, or how many tracks an item spans: where an item begins or ends.
public enum GridLine: Equatable, Sendable, ExpressibleByIntegerLiteral {
  /// Where there is room.
  case auto
  /// A line by its number: 1 is where the grid's own tracks begin, -1 is where they end.
  case line(Int)
  /// So many tracks from the other line.
  case span(Int)
  /// A line with a name, or the edge of an area with it.
  case named(LayoutID)
  /// The second line with a name, say; -1 is the last one. CSS `2 name`.
  ///
  /// Where there are too few of them, all lines behind the grid's own tracks count as such, or all before these.
  case nth(Int, of: LayoutID)
  /// As many lines with a name from the other line. CSS `span 2 name`.
  case spanTo(Int, of: LayoutID)

  /// A line by its number.
  public init(integerLiteral value: Int) { self = .line(value) }
}

/// What an item says to the ``Grid`` that it is in: its lines. A ``Masonry`` heeds how many columns it spans.
public struct GridItem: ItemParameter {
  /// Where it begins and ends across.
  public var columnStart = GridLine.auto, columnEnd = GridLine.auto
  /// Where it begins and ends downwards.
  public var rowStart = GridLine.auto, rowEnd = GridLine.auto
  /// Where it sits across its area; nil where the grid says it of all.
  public var justifySelf: GridJustification?

  /// An item that says nothing.
  public static var initial: GridItem { GridItem() }

  /// An item that says nothing.
  public init() {}

  /// How many columns it spans, as far as that does not follow from two lines: at least 1.
  public var columnSpan: Int {
    if case .span(let count) = columnEnd { return max(count, 1) }
    if case .span(let count) = columnStart { return max(count, 1) }
    return 1
  }
}

/// Where an item of a ``Grid`` sits across its area. CSS `justify-self` and `justify-items`.
public struct GridJustification: Equatable, Sendable {
  /// A position, or all of the area.
  @nonexhaustive
  public enum Position: Equatable, Sendable, CaseIterable {
    /// As ``stretch``; for an item with a ratio ``start``.
    case normal
    /// An item without a width fills its area.
    case stretch
    /// Where writing starts.
    case start
    /// Where writing ends.
    case end
    /// As ``start``.
    case flexStart
    /// As ``end``.
    case flexEnd
    /// In the middle.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// At the start, with the left edges of all such items of its column aligned.
    case baseline
    /// At the end, with the left edges of all such items of its column aligned.
    case lastBaseline
  }

  /// Where it sits.
  public var position: Position
  /// What happens where the area is too small for it.
  public var safety: FlexStyle.AlignmentSafety

  /// A position.
  public init(_ position: Position, _ safety: FlexStyle.AlignmentSafety = .unspecified) {
    self.position = position
    self.safety = safety
  }
}

extension GridJustification {
  /// As ``stretch``; for an item with a ratio ``start``.
  public static var normal: GridJustification { GridJustification(.normal) }
  /// An item without a width fills its area.
  public static var stretch: GridJustification { GridJustification(.stretch) }
  /// Where writing starts.
  public static var start: GridJustification { GridJustification(.start) }
  /// Where writing ends.
  public static var end: GridJustification { GridJustification(.end) }
  /// As ``start``.
  public static var flexStart: GridJustification { GridJustification(.flexStart) }
  /// As ``end``.
  public static var flexEnd: GridJustification { GridJustification(.flexEnd) }
  /// In the middle.
  public static var center: GridJustification { GridJustification(.center) }
  /// On the left.
  public static var left: GridJustification { GridJustification(.left) }
  /// On the right.
  public static var right: GridJustification { GridJustification(.right) }
  /// At the start, with the left edges of all such items of its column aligned.
  public static var baseline: GridJustification { GridJustification(.baseline) }
  /// At the end, with the left edges of all such items of its column aligned.
  public static var lastBaseline: GridJustification { GridJustification(.lastBaseline) }
}

extension LayoutItem {
  /// Where the item begins in its ``Grid``: lines by their numbers, from 1 on, or from -1 backwards. What is not given stays as it is.
  ///
  ///     Grid(columns: [80, .flexible(1)]) { Fixed(height: 20).cell(column: 2, row: 1) }
  @_disfavoredOverload
  public consuming func cell(column: GridLine? = nil, row: GridLine? = nil) -> TreeItem {
    style {
      var item = $0.parameter(GridItem.self)
      if let column { item.columnStart = column }
      if let row { item.rowStart = row }
      $0.setParameter(item)
    }
  }

  /// Where the item begins in its ``Grid``, by numbers that a program has at hand.
  ///
  ///     Grid { for day in 1...7 { Fixed(height: 20).cell(column: day, row: 1) } }
  public consuming func cell(column: Int? = nil, row: Int? = nil) -> TreeItem {
    cell(column: column.map { GridLine.line($0) }, row: row.map { GridLine.line($0) })
  }

  /// Where the item ends in its ``Grid``. What is not given stays as it is.
  ///
  ///     header.cell(column: 1).end(column: -1)
  @_disfavoredOverload
  public consuming func end(column: GridLine? = nil, row: GridLine? = nil) -> TreeItem {
    style {
      var item = $0.parameter(GridItem.self)
      if let column { item.columnEnd = column }
      if let row { item.rowEnd = row }
      $0.setParameter(item)
    }
  }

  /// Where the item ends in its ``Grid``, by numbers that a program has at hand.
  public consuming func end(column: Int? = nil, row: Int? = nil) -> TreeItem {
    end(column: column.map { GridLine.line($0) }, row: row.map { GridLine.line($0) })
  }

  /// Has the item span several columns of a ``Grid`` or a ``Masonry``, and several rows of a grid.
  ///
  ///     Masonry(columns: 3) { Fixed(height: 80).span(columns: 2); Fixed(height: 50) }
  public consuming func span(columns: Int = 1, rows: Int = 1) -> TreeItem {
    style {
      var item = $0.parameter(GridItem.self)
      item.columnEnd = columns == 1 ? .auto : .span(columns)
      item.rowEnd = rows == 1 ? .auto : .span(rows)
      $0.setParameter(item)
    }
  }

  /// Where the item sits across its area in a ``Grid``. CSS `justify-self`; downwards it is `alignSelf`.
  public consuming func justifySelf(
    _ position: GridJustification.Position, _ safety: FlexStyle.AlignmentSafety = .unspecified
  ) -> TreeItem {
    style {
      var item = $0.parameter(GridItem.self)
      item.justifySelf = GridJustification(position, safety)
      $0.setParameter(item)
    }
  }

  /// Puts the item into an area of its ``Grid`` that has a number for a name, or between lines of that name.
  public consuming func area(_ number: Int) -> TreeItem { inArea(LayoutID(number)) }

  #if hasFeature(Embedded)
    /// Puts the item into an area of its ``Grid``, or between lines with its name.
    public consuming func area(_ name: LayoutID) -> TreeItem { inArea(name) }
  #else
    /// Puts the item into an area of its ``Grid``, or between lines with its name.
    ///
    ///     Grid(columns: [80, .flexible(1)], areas: ["head head", "nav body"]) { menu.area("nav") }
    public consuming func area(_ name: some Hashable & Sendable) -> TreeItem { inArea(LayoutID(name)) }
  #endif

  private consuming func inArea(_ name: LayoutID) -> TreeItem {
    style {
      var item = $0.parameter(GridItem.self)
      (item.columnStart, item.columnEnd) = (.named(name), .named(name))
      (item.rowStart, item.rowEnd) = (.named(name), .named(name))
      $0.setParameter(item)
    }
  }
}
