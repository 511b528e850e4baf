public import EagerLayout

extension Flow {
  /// The cache: the items' layout values, and the lines.
  public struct Cache: Sendable {
    let items: [FlowItem]
    /// `true` if an item's layout value differs from the default.
    let haveWishes: Bool
    /// The items' widths before their line flexes.
    var widths: [Double]
    /// `true` for an item that does not flex with its line. Set for each distribution of free space.
    var isFrozen: [Bool]
    /// The shares of a line's free space, if items reach limits.
    var shares = LimitedShares()
    var lines: [Line] = []
    /// The distance between the starts of items, regardless of their widths; nil if widths matter.
    var pitch: Double?
    /// `true` if items of the last line that have a weight are as wide as those above them. Set by `keepColumns`.
    var keepsColumns = false

    init(items: [FlowItem]) {
      self.items = items
      var haveWishes = false
      for item in items where item != .initial { haveWishes = true }
      self.haveWishes = haveWishes
      widths = [Double](repeating: 0, count: items.count)
      isFrozen = [Bool](repeating: false, count: items.count)
    }
  }

  /// A line of items side by side, or, if lines are columns, below each other.
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
    /// The distance of the common baseline from the top.
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
    let shown = cache.lines.last?.end ?? 0
    if shown < items.count {
      report.add(
        "excludes {} of {} items, because it has at most {} lines: allow more lines, or make it wider.",
        Double(items.count - shown), Double(items.count), Double(mostLines))
    }
  }
}
