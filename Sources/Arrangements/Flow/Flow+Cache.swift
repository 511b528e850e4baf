public import EagerLayout

extension Flow {
  /// The cache: the items' layout values, and the lines.
  public struct Cache: Sendable {
    let items: [FlowItem]
    /// `true` if any item has a weight, a fraction or a yield factor.
    let hasFactors: Bool
    /// The items' widths. Fitted when a line is filled, and replaced when its items grow or shrink. Not used for cells
    /// and columns.
    var widths: [Double]
    /// `true` for an item that is excluded from the current distribution of free space. Set before each distribution.
    var isFrozen: [Bool]
    /// The shares of a line's free or missing space. Used only if an item reaches a limit.
    var shares = LimitedShares()
    var lines: [Line] = []
    /// The width of a cell, by which items are placed regardless of their own widths; nil for lines without cells.
    var cellWidth: Double?
    /// `true` if the items of the last line that have a weight are as wide as the items above them. Set by
    /// `keepColumns`.
    var keepsColumns = false

    init(items: [FlowItem]) {
      self.items = items
      var hasFactors = false
      for item in items where item != .initial { hasFactors = true }
      self.hasFactors = hasFactors
      widths = [Double](repeating: 0, count: items.count)
      isFrozen = [Bool](repeating: false, count: items.count)
    }
  }

  /// A line of items: side by side, or below each other if the flow fills columns.
  struct Line {
    /// The index after the last item.
    var end: Int
    /// The sum of the items' widths and gaps.
    var used = 0.0
    /// The start of the first item.
    var start = 0.0
    /// The space between two items.
    var gap = 0.0
    /// The height of the line, or the width of a column.
    var size = 0.0
    /// The distance from the top of the line to the shared baseline.
    var ascent = 0.0
  }

  /// Creates the cache. There are no lines yet.
  public func makeCache(_ items: [ArrangedItem<FlowItem>]) -> Cache { Cache(items: items.map { $0.layoutValue }) }

  /// Returns the first item, or the last one that is not excluded.
  public func baselineItem(isLast: Bool, count: Int, _ cache: Cache) -> Int? {
    guard isLast else { return 0 }
    return cache.lines.last.map { $0.end - 1 }
  }

  /// Reports items without a line.
  public func findIssues(of items: borrowing PlacementPass, _ cache: Cache, into report: inout ArrangementReport) {
    let placedCount = cache.lines.last?.end ?? 0
    if placedCount < items.count {
      report.add(
        "excludes {} of {} items, because it has at most {} lines: allow more lines, or make it wider.",
        Double(items.count - placedCount), Double(items.count), Double(maximumLineCount))
    }
  }
}
