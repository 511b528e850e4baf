@_spi(Documents)
extension Flow {
  /// The properties of a flow. At most one of `columns`, `rows` and `itemWidth` is set.
  public struct Said: Sendable {
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
  public init(saying said: Said) {
    if let width = said.itemWidth {
      self.init(
        itemWidth: width, minimumGap: said.minimumGap, maximumGap: said.maximumGap ?? .infinity,
        centered: said.centered,
        lineAlignment: said.lineAlignment, vertical: said.vertical, maxLines: said.maxLines)
    } else if let rows = said.rows {
      self.init(rows: rows, alignment: said.alignment, maxLines: said.maxLines)
    } else if let columns = said.columns {
      self.init(
        columns: columns, alignment: said.alignment, lineAlignment: said.lineAlignment, vertical: said.vertical,
        lastLine: said.lastLine, maxLines: said.maxLines, lines: said.lines)
    } else {
      self.init(
        alignment: said.alignment, lineAlignment: said.lineAlignment, vertical: said.vertical, lastLine: said.lastLine,
        maxLines: said.maxLines, lines: said.lines)
    }
  }

  /// The properties of the flow.
  public var said: Said {
    var said = Said()
    said.alignment = alignment
    said.lineAlignment = lineAlignment
    said.vertical = vertical
    said.lastLine = lastLine
    said.maxLines = mostLines == .max ? nil : mostLines
    said.lines = rules
    switch breaking {
    case .byContent: break
    case .byCount(let count): said.columns = count
    case .byCells(let cells):
      said.itemWidth = cells.width
      said.minimumGap = cells.minimumGap
      said.maximumGap = cells.maximumGap == .infinity ? nil : cells.maximumGap
      said.centered = cells.isCentered
    case .byRows(let count):
      said.rows = count
      said.lastLine = .start
    }
    return said
  }
}

@_spi(Documents)
extension Flow.LineRule {
  /// The main-axis and cross-axis alignments of the line; nil for the flow's own alignment.
  public var said: (alignment: Flow.Alignment?, lineAlignment: Flow.LineAlignment?) { (alignment, lineAlignment) }
}
