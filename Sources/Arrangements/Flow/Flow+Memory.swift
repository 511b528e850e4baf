public import EagerLayout

extension Flow {
  /// What the items say, and the lines that they stand in.
  public struct Memory: Sendable {
    let items: [FlowItem]
    /// Whether an item says something that is not said of all items at first.
    let haveWishes: Bool
    /// The items' widths before their line flexes.
    var widths: [Double]
    /// Whether an item takes no part where its line flexes.
    var isFrozen: [Bool]
    /// How a line shares what it has to spare where items reach limits.
    var shares = LimitedShares()
    var lines: [Line] = []
    /// How far the items of a line stand from each other, whatever their widths; nil where these count.
    var pitch: Double?
    /// Whether items of the last line that have a weight are as wide as those above them.
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

  /// Some items beside each other; where lines are columns, below each other.
  struct Line {
    /// The item after its last one.
    var end: Int
    /// Its items' widths with the gaps between them.
    var used = 0.0
    /// Where its first item begins.
    var start = 0.0
    /// What is between two items.
    var gap = 0.0
    /// How high it is; where lines are columns, how wide.
    var size = 0.0
    /// How far its common baseline is below its top.
    var ascent = 0.0
  }

  /// What the items say; there are no lines yet.
  public func makeMemory(_ items: [ArrangedItem<FlowItem>]) -> Memory { Memory(items: items.map { $0.parameter }) }

  /// The first item, or the last one that is not left out.
  public func baselineItem(isLast: Bool, count: Int, _ memory: Memory) -> Int? {
    guard isLast else { return 0 }
    return memory.lines.last.map { $0.end - 1 }
  }

  /// Items that there is no line for.
  public func findIssues(of items: borrowing ItemPlaces, _ memory: Memory, into report: inout ArrangementReport) {
    let shown = memory.lines.last?.end ?? 0
    if shown < items.count {
      report.add(
        "leaves {} of {} items out, since it has {} lines at most: let it have more lines, or make it wider.",
        Double(items.count - shown), Double(items.count), Double(mostLines))
    }
  }
}
