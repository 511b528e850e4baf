@_spi(Documents)
extension Flow {
  /// The properties of a flow. At most one of `columns`, `rows` and `itemWidth` is set.
  public struct Specified: Sendable {
    /// The number of items in a line.
    public var columns: Int?
    /// The number of items in a column.
    public var rows: Int?
    /// The width of all items.
    public var itemWidth: Double?
    /// The minimum gap between items of equal width.
    public var minimumGap = 0.0
    /// The maximum gap between items of equal width.
    public var maximumGap: Double?
    /// `true` for gaps before the first and after the last item.
    public var centered = false
    /// The distribution of a line's free width.
    public var alignment = Alignment.start
    /// The alignment of items in the height of their line.
    public var lineAlignment = LineAlignment.top
    /// The distribution of the free height.
    public var vertical = Alignment.start
    /// The alignment of the last line.
    public var lastLine = LastLine.start
    /// The maximum number of lines.
    public var maxLines: Int?
    /// The alignments of single lines.
    public var lines: [LineRule] = []

    /// Creates the default properties: lines that break by content.
    public init() {}
  }

  /// Creates a flow from its properties. Properties that do not apply to its kind of lines are ignored.
  public init(specified: Specified) {
    if let width = specified.itemWidth {
      self.init(
        itemWidth: width, minimumGap: specified.minimumGap, maximumGap: specified.maximumGap ?? .infinity,
        centered: specified.centered,
        lineAlignment: specified.lineAlignment, vertical: specified.vertical, maxLines: specified.maxLines)
    } else if let rows = specified.rows {
      self.init(rows: rows, alignment: specified.alignment, maxLines: specified.maxLines)
    } else if let columns = specified.columns {
      self.init(
        columns: columns, alignment: specified.alignment, lineAlignment: specified.lineAlignment,
        vertical: specified.vertical,
        lastLine: specified.lastLine, maxLines: specified.maxLines, lines: specified.lines)
    } else {
      self.init(
        alignment: specified.alignment, lineAlignment: specified.lineAlignment, vertical: specified.vertical,
        lastLine: specified.lastLine,
        maxLines: specified.maxLines, lines: specified.lines)
    }
  }

  /// The properties of the flow.
  public var specified: Specified {
    var specified = Specified()
    specified.alignment = alignment
    specified.lineAlignment = lineAlignment
    specified.vertical = vertical
    specified.lastLine = lastLine
    specified.maxLines = mostLines == .max ? nil : mostLines
    specified.lines = rules
    switch breaking {
    case .byContent: break
    case .byCount(let count): specified.columns = count
    case .byCells(let cells):
      specified.itemWidth = cells.width
      specified.minimumGap = cells.minimumGap
      specified.maximumGap = cells.maximumGap == .infinity ? nil : cells.maximumGap
      specified.centered = cells.isCentered
    case .byRows(let count):
      specified.rows = count
      specified.lastLine = .start
    }
    return specified
  }
}

@_spi(Documents)
extension Flow.LineRule {
  /// The main-axis and cross-axis alignments of the line; nil for the flow's own alignment.
  public var specified: (alignment: Flow.Alignment?, lineAlignment: Flow.LineAlignment?) { (alignment, lineAlignment) }
}
