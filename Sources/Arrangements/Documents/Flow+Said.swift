@_spi(Documents)
extension Flow {
  /// What is said of one: of `columns`, `rows` and `itemWidth` one at most.
  public struct Said: Sendable {
    /// How many items a line has.
    public var columns: Int?
    /// How many items a column has.
    public var rows: Int?
    /// The width of all items.
    public var itemWidth: Double?
    /// The least gap between items of one width.
    public var minimumGap = 0.0
    /// The greatest gap between them.
    public var maximumGap: Double?
    /// Whether there are gaps before the first and after the last of them.
    public var centered = false
    /// What is done with the width that a line has to spare.
    public var alignment = Alignment.start
    /// Where items stand in the height of their line.
    public var lineAlignment = LineAlignment.top
    /// What is done with the height that there is to spare.
    public var vertical = Alignment.start
    /// What the last line does.
    public var lastLine = LastLine.start
    /// How many lines there are at most.
    public var maxLines: Int?
    /// The alignments of single lines.
    public var lines: [LineRule] = []

    /// Nothing: lines by content.
    public init() {}
  }

  /// One of which something is said. What does not go with how its lines are made is not heard.
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

  /// What is said of it.
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
  /// How the line aligns its items along it, and across it; nil for as in the other lines.
  public var said: (alignment: Flow.Alignment?, lineAlignment: Flow.LineAlignment?) { (alignment, lineAlignment) }
}
