public import EagerLayout

/// Items in lines, as words are.
///
///     Flow(alignment: .between) { for tag in tags { Tag(tag) } }.gap(8)          // as many in a line as fit beside each other
///     Flow(columns: 3) { Fixed(width: 50); Fixed(height: 30).weight(1) }        // three in a line
///     Flow(itemWidth: 80, minimumGap: 10) { for icon in icons { Icon(icon) } }  // as many as fit, the rest are gaps
///     Flow(rows: 2) { for card in cards { Card(card) } }                        // two below each other, then the next column
///
/// An item has its own width, or what fits its content into the width that there is; what a line has to spare goes to
/// items with a `weight(_:)`, and what is left by the ``Alignment``. What is missing is taken from items that yield:
/// `yields(size:)`. A line is as high as its highest item.
///
/// Each pass takes O(items), and one round more for each time that items of a line reach their limits.
///
/// After MyLayout's flow layout. Lines by content without weights are those of CSS `flex-wrap`.
public struct Flow: Arrangement {
  /// Items say what they take of their line's space.
  public typealias Parameter = FlowItem

  /// `"Flow"`.
  public static var name: StaticString { "Flow" }

  /// What a length has to spare, and what stands in it.
  public enum Alignment: UInt8, Equatable, Sendable, CaseIterable {
    /// All stand at the start.
    case start
    /// All stand in the middle.
    case center
    /// All stand at the end.
    case end
    /// Space is between them; one alone stands at the start.
    case between
    /// Each has equal space on both sides.
    case around
    /// Spaces are equal, before the first and after the last too.
    case evenly
    /// Those without a size of their own grow by equal parts.
    case fill
    /// All grow by equal parts.
    case stretch
  }

  /// Where items stand in the height of their line.
  public enum LineAlignment: UInt8, Equatable, Sendable, CaseIterable {
    /// At its top.
    case top
    /// In its middle.
    case center
    /// At its bottom.
    case bottom
    /// They are as high as the line, but those with a height of their own.
    case stretch
    /// On one baseline.
    case baseline
  }

  /// What the last line does of an ``Alignment`` that spreads items or makes them grow. In lines by count, one that
  /// is full is as the others.
  public enum LastLine: UInt8, Equatable, Sendable, CaseIterable {
    /// Its items stand at the start, as large as they are.
    case start
    /// It is as the others.
    case likeTheOthers
    /// It has the gaps of the line before, and its items with a weight are as wide as those above them, so that columns line up.
    case columns
  }

  /// How one line is aligned.
  public struct LineRule: Equatable, Sendable {
    let alignment: Alignment?
    let lineAlignment: LineAlignment?

    /// A rule for a line; what is not given is as in the other lines.
    public init(alignment: Alignment? = nil, lineAlignment: LineAlignment? = nil) {
      self.alignment = alignment
      self.lineAlignment = lineAlignment
    }
  }

  /// What makes a line.
  enum Breaking: Equatable, Sendable {
    case byContent
    case byCount(Int)
    case byCells(Cells)
    /// Lines are columns of so many items.
    case byRows(Int)
  }

  let breaking: Breaking
  let alignment: Alignment
  let lineAlignment: LineAlignment
  let vertical: Alignment
  let lastLine: LastLine
  let mostLines: Int
  let rules: [LineRule]

  init(
    _ breaking: Breaking, _ alignment: Alignment, _ lineAlignment: LineAlignment, _ vertical: Alignment,
    _ lastLine: LastLine, _ maxLines: Int?, _ rules: [LineRule]
  ) {
    self.breaking = breaking
    self.alignment = alignment
    self.lineAlignment = lineAlignment
    self.vertical = vertical
    self.lastLine = lastLine
    mostLines = max(maxLines ?? .max, 0)
    self.rules = rules
  }

  /// Baselines are asked for where lines are aligned by them.
  public var traits: ArrangementTraits {
    var usesBaselines = lineAlignment == .baseline
    for rule in rules where rule.lineAlignment == .baseline { usesBaselines = true }
    return usesBaselines ? .alignsBaselines : []
  }

  /// How a line aligns its items along it.
  func alignment(ofLine line: Int) -> Alignment {
    rules.isEmpty ? alignment : rules[min(line, rules.count - 1)].alignment ?? alignment
  }

  /// How a line aligns its items across it.
  func lineAlignment(ofLine line: Int) -> LineAlignment {
    rules.isEmpty ? lineAlignment : rules[min(line, rules.count - 1)].lineAlignment ?? lineAlignment
  }
}

extension Flow {
  /// Lines of as many items as fit beside each other. The first item of a line always stays in it.
  ///
  /// - Parameters:
  ///   - alignment: what is done with the width that a line has to spare.
  ///   - lineAlignment: where items stand in the height of their line.
  ///   - vertical: what is done with the height that there is to spare; `.fill` and `.stretch` make lines higher.
  ///   - lastLine: what the last line does of an alignment that spreads items.
  ///   - maxLines: how many lines there are at most; items after them are left out. All, unless given.
  ///   - lines: the alignments of the first line, the second and so on; the last rule is for all lines after it too.
  public init(
    alignment: Alignment = .start, lineAlignment: LineAlignment = .top, vertical: Alignment = .start,
    lastLine: LastLine = .start, maxLines: Int? = nil, lines: [LineRule] = []
  ) {
    self.init(.byContent, alignment, lineAlignment, vertical, lastLine, maxLines, lines)
  }

  /// Lines of so many items, at least 1. As content, each column is as wide as its widest item.
  public init(
    columns: Int, alignment: Alignment = .start, lineAlignment: LineAlignment = .top, vertical: Alignment = .start,
    lastLine: LastLine = .start, maxLines: Int? = nil, lines: [LineRule] = []
  ) {
    self.init(.byCount(min(max(columns, 1), .max - 1)), alignment, lineAlignment, vertical, lastLine, maxLines, lines)
  }

  /// Lines of as many items of one width as there is room for, with equal gaps that are at least the container's.
  ///
  ///     Flow(itemWidth: 60) { for icon in icons { Icon(icon) } }.gap(10)     // x 0, 80, 160 in 220
  ///
  /// Items fill that width, or keep a width of their own.
  ///
  /// - Parameters:
  ///   - itemWidth: the items' width.
  ///   - minimumGap: the least gap between them, where the container's gap is smaller.
  ///   - maximumGap: the greatest gap, though not less than the least one; where the gaps would be larger, the items grow. None, unless given.
  ///   - centered: whether there is a gap before the first item of a line and after the last one too.
  ///   - lineAlignment: where items stand in the height of their line.
  ///   - vertical: what is done with the height that there is to spare.
  ///   - maxLines: how many lines there are at most; items after them are left out. All, unless given.
  public init(
    itemWidth: Double, minimumGap: Double = 0, maximumGap: Double = .infinity, centered: Bool = false,
    lineAlignment: LineAlignment = .top, vertical: Alignment = .start, maxLines: Int? = nil
  ) {
    let cells = Cells(itemWidth, lengthOrZero(minimumGap), maximumGap >= 0 ? maximumGap : .infinity, centered)
    self.init(.byCells(cells), .start, lineAlignment, vertical, .start, maxLines, [])
  }

  /// Columns of so many items below each other, at least 1, each as wide as its widest item.
  ///
  /// In a definite height all rows are equally high, and items without a height fill theirs. Weights are not heard.
  ///
  /// - Parameters:
  ///   - rows: how many items are in a column.
  ///   - alignment: what is done with the width that there is to spare; `.fill` and `.stretch` make columns wider.
  ///   - maxLines: how many columns there are at most; items after them are left out. All, unless given.
  public init(rows: Int, alignment: Alignment = .start, maxLines: Int? = nil) {
    self.init(.byRows(max(rows, 1)), alignment, .top, .start, .likeTheOthers, maxLines, [])
  }
}
