public import EagerLayout

/// A container that places items in lines, like words.
///
///     Flow(alignment: .between) { for tag in tags { Tag(tag) } }.gap(8)          // as many in a line as fit beside each other
///     Flow(columns: 3) { Fixed(width: 50); Fixed(height: 30).weight(1) }        // three in a line
///     Flow(itemWidth: 80, minimumGap: 10) { for icon in icons { Icon(icon) } }  // as many as fit, the rest are gaps
///     Flow(rows: 2) { for card in cards { Card(card) } }                        // two below each other, then the next column
///
/// An item has its own width, or fits its content into the available width. A line's free space is distributed to items
/// with a `weight(_:)`, and the rest by the ``Alignment``. Missing space is taken from items that yield:
/// `yields(size:)`. A line is as high as its tallest item.
///
/// Each pass takes O(n) in the number of items, and O(n log n) if items of a line reach their limits.
///
/// After MyLayout's flow layout. Lines that break by content, without weights, match CSS `flex-wrap`.
public struct Flow: Arrangement {
  /// The layout value of items: their share of their line's space.
  public typealias ItemValue = FlowItem

  /// `"Flow"`.
  public static var name: StaticString { "Flow" }

  /// The distribution of free space along an axis: the width of a line, or the height of all lines.
  public enum Alignment: UInt8, Equatable, Sendable, CaseIterable {
    /// Items are at the start.
    case start
    /// Items are in the middle.
    case center
    /// Items are at the end.
    case end
    /// Equal space between items. A single item is at the start.
    case between
    /// Equal space on both sides of each item.
    case around
    /// Equal space between items, before the first and after the last.
    case evenly
    /// Items without a size of their own grow by equal parts.
    case fill
    /// All items grow by equal parts.
    case stretch
  }

  /// The alignment of items in the height of their line.
  public enum LineAlignment: UInt8, Equatable, Sendable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// Items fill the height of the line, except those with a height of their own.
    case stretch
    /// On a common baseline.
    case baseline
  }

  /// The alignment of the last line under an ``Alignment`` that spreads items or makes them grow. With lines by count,
  /// a full last line is aligned like the other lines.
  public enum LastLine: UInt8, Equatable, Sendable, CaseIterable {
    /// Items are at the start and do not grow.
    case start
    /// The alignment of all other lines.
    case likeTheOthers
    /// The gaps of the line above. Items with a weight are as wide as those above them, so that columns line up.
    case columns
  }

  /// The alignments of a single line.
  public struct LineRule: Equatable, Sendable {
    package let alignment: Alignment?
    package let lineAlignment: LineAlignment?

    /// Creates a rule for a line. Nil means the alignment of the other lines.
    public init(alignment: Alignment? = nil, lineAlignment: LineAlignment? = nil) {
      self.alignment = alignment
      self.lineAlignment = lineAlignment
    }
  }

  /// The rule by which lines break.
  enum Breaking: Equatable, Sendable {
    case byContent
    case byCount(Int)
    case byCells(Cells)
    /// Lines are columns with this number of items.
    case byRows(Int)
  }

  let breaking: Breaking
  package let alignment: Alignment
  package let lineAlignment: LineAlignment
  package let vertical: Alignment
  package let lastLine: LastLine
  package let maximumLineCount: Int
  package let rules: [LineRule]

  init(
    _ breaking: Breaking, _ alignment: Alignment, _ lineAlignment: LineAlignment, _ vertical: Alignment,
    _ lastLine: LastLine, _ maxLines: Int?, _ rules: [LineRule]
  ) {
    self.breaking = breaking
    self.alignment = alignment
    self.lineAlignment = lineAlignment
    self.vertical = vertical
    self.lastLine = lastLine
    maximumLineCount = max(maxLines ?? .max, 0)
    self.rules = rules
  }

  /// Baselines are needed if a line is aligned by them.
  public var traits: ArrangementTraits {
    var usesBaselines = lineAlignment == .baseline
    for rule in rules where rule.lineAlignment == .baseline { usesBaselines = true }
    return usesBaselines ? .alignsBaselines : []
  }

  /// Returns the main-axis alignment of a line.
  func alignment(ofLine line: Int) -> Alignment {
    rules.isEmpty ? alignment : rules[min(line, rules.count - 1)].alignment ?? alignment
  }

  /// Returns the cross-axis alignment of a line.
  func lineAlignment(ofLine line: Int) -> LineAlignment {
    rules.isEmpty ? lineAlignment : rules[min(line, rules.count - 1)].lineAlignment ?? lineAlignment
  }
}

extension Flow {
  /// Creates lines of as many items as fit side by side. Each line has at least one item, even one that does not fit.
  ///
  /// - Parameters:
  ///   - alignment: The distribution of a line's free width.
  ///   - lineAlignment: The alignment of items in the height of their line.
  ///   - vertical: The distribution of the free height. `.fill` and `.stretch` make lines taller.
  ///   - lastLine: The alignment of the last line, if the others spread items.
  ///   - maxLines: The maximum number of lines. Further items are excluded. Unlimited by default.
  ///   - lines: The alignments of the first line, the second and so on. The last rule applies to all further lines.
  public init(
    alignment: Alignment = .start, lineAlignment: LineAlignment = .top, vertical: Alignment = .start,
    lastLine: LastLine = .start, maxLines: Int? = nil, lines: [LineRule] = []
  ) {
    self.init(.byContent, alignment, lineAlignment, vertical, lastLine, maxLines, lines)
  }

  /// Creates lines with a number of items, at least 1. In the intrinsic widths of the flow, each column counts with its
  /// widest item.
  public init(
    columns: Int, alignment: Alignment = .start, lineAlignment: LineAlignment = .top, vertical: Alignment = .start,
    lastLine: LastLine = .start, maxLines: Int? = nil, lines: [LineRule] = []
  ) {
    self.init(.byCount(min(max(columns, 1), .max - 1)), alignment, lineAlignment, vertical, lastLine, maxLines, lines)
  }

  /// Creates lines of as many items of equal width as fit, with equal gaps of at least the container's gap.
  ///
  ///     Flow(itemWidth: 60) { for icon in icons { Icon(icon) } }.gap(10)     // x 0, 80, 160 in 220
  ///
  /// Items fill that width, or keep a width of their own.
  ///
  /// - Parameters:
  ///   - itemWidth: The width of the items.
  ///   - minimumGap: The minimum gap, if it is larger than the container's gap.
  ///   - maximumGap: The maximum gap, at least the minimum. Instead of larger gaps, items grow. Unlimited by default.
  ///   - centered: `true` for gaps before the first item of a line and after the last one.
  ///   - lineAlignment: The alignment of items in the height of their line.
  ///   - vertical: The distribution of the free height.
  ///   - maxLines: The maximum number of lines. Further items are excluded. Unlimited by default.
  public init(
    itemWidth: Double, minimumGap: Double = 0, maximumGap: Double = .infinity, centered: Bool = false,
    lineAlignment: LineAlignment = .top, vertical: Alignment = .start, maxLines: Int? = nil
  ) {
    let cells = Cells(itemWidth, lengthOrZero(minimumGap), maximumGap >= 0 ? maximumGap : .infinity, centered)
    self.init(.byCells(cells), .start, lineAlignment, vertical, .start, maxLines, [])
  }

  /// Creates columns with a number of items, at least 1, each as wide as its widest item.
  ///
  /// In a definite height, all rows have the same height, and items without a height fill it. Weights have no effect.
  ///
  /// - Parameters:
  ///   - rows: The number of items in a column.
  ///   - alignment: The distribution of the free width. `.fill` and `.stretch` make columns wider.
  ///   - maxLines: The maximum number of columns. Further items are excluded. Unlimited by default.
  public init(rows: Int, alignment: Alignment = .start, maxLines: Int? = nil) {
    self.init(.byRows(max(rows, 1)), alignment, .top, .start, .likeTheOthers, maxLines, [])
  }
}
