// `flex-wrap: balance` (CSS Flexbox 2): as many lines as fit, or more by `flex-line-count`, with the smallest sum of
// the squares of their lengths (as in browsers). That keeps the longest line short, and the others even.
extension FlexEngine {
  /// Breaks the items on the stack into lines, if the container balances them. The first item of each line is marked.
  func balanceLines(of container: Int, from first: Int, inner: Double, gap: Double) {
    guard nodes[container].keywords.balancesLines, items.count > first else { return }
    let count = items.count - first
    var balance = LineBalance(count: count, gap: gap)
    // A size with negative margins counts as at least 0 (as in browsers).
    for at in 0..<count {
      balance.sums[at + 1] = balance.sums[at] + max(items[first + at].target + items[first + at].margins, 0) + gap
    }
    balance.solve(inner: inner + Tolerance.line, minimumCount: lineCount(of: container))
    for at in 0..<count { items[first + at].startsLine = false }
    balance.forEachStart { items[first + $0].startsLine = true }
  }

  /// Returns the end of the line that starts with an item: see `lineEnd(from:inner:gap:)` and `balanceLines`.
  @inline(__always)
  func lineEnd(of container: Int, from first: Int, inner: Double, gap: Double) -> Int {
    guard nodes[container].keywords.balancesLines else { return lineEnd(from: first, inner: inner, gap: gap) }
    var end = first + 1
    while end < items.count, !items[end].startsLine { end += 1 }
    return end
  }

  /// Returns the length of a row's longest line in unlimited space, where only `flex-line-count` breaks lines. Lines
  /// break by the items' hypothetical sizes, but a line's length is the sum of its items' contributions.
  @inline(never)
  func longestBalancedLine(of container: Int) -> Double {
    let first = pushItems(of: container), gap = columnGap(container, of: 0)
    for at in first..<items.count {
      let child = items[at].node, sizing = horizontalSizing(child, edges: horizontalEdges(child, of: 0))
      determineBaseSize(&items[at], sizing.inIndefiniteSpace, of: nil, available: .infinity)
      items[at].flexed = limitedByBase(contribution(child, sizing), child, sizing).maxContent
      items[at].margins = horizontalMargins(child, of: 0)
    }
    balanceLines(of: container, from: first, inner: .infinity, gap: gap)
    var longest = 0.0, start = first
    while start < items.count {
      let end = lineEnd(of: container, from: start, inner: .infinity, gap: gap)
      var length = gap * Double(end - start - 1)
      for at in start..<end { length += items[at].flexed + items[at].margins }
      longest = max(longest, length)
      start = end
    }
    items.pop(to: first)
    return longest
  }

  /// Returns the available width of a column's items before its lines are known: an equal part for each line of
  /// `flex-line-count`.
  @inline(__always)
  func widthOfLine(_ container: Int, inner: Double) -> Double {
    let keywords = nodes[container].keywords
    if keywords[.hasOrder] == 0 || !keywords.balancesLines { return inner }
    let count = Double(lineCount(of: container))
    return max(0, inner - columnGap(container, of: inner) * (count - 1)) / count
  }

  /// Returns `flex-line-count`.
  func lineCount(of container: Int) -> Int {
    nodes[container].keywords[.hasOrder] == 0
      ? 1 : rares[nodes[container].keywords.gapsGroupIndex(nodes[container].rare)].lineCount
  }
}

/// The search for the line breaks with the smallest sum of the squares of the lines' lengths.
struct LineBalance {
  /// For each item, the end of the longest line that starts with it.
  private var reach: [Int]
  /// The sums of the items' outer sizes and gaps before each item.
  var sums: [Double]
  private let count: Int
  private let gap: Double
  // For each item, the smallest number of lines from the item on, and of lines before the item.
  private var after: [Int]
  private var before: [Int]
  private var choices: [Choice] = []
  /// The position of each item's first choice.
  private var places: [Int] = []
  private var lines = 0

  /// The end of a line, and the sum of the squares of the lengths of this line and all later lines.
  private struct Choice {
    var end = 0
    var cost = Double.infinity
  }

  init(count: Int, gap: Double) {
    self.count = count
    self.gap = gap
    reach = Array(repeating: 0, count: count)
    sums = Array(repeating: 0, count: count + 1)
    after = Array(repeating: 0, count: count + 1)
    before = Array(repeating: count, count: count + 1)
  }

  /// Breaks the items into lines that fit in `inner`; a larger item gets a line of its own. If `minimumCount` is more
  /// than the needed number of lines, uses the largest size below `inner` that needs `minimumCount` lines.
  ///
  /// - Complexity: O(n · k) for n items of which k fit in a line.
  mutating func solve(inner: Double, minimumCount: Int) {
    var limit = inner
    let wanted = min(minimumCount, count)
    if wanted > linesNeeded(inner: inner) {
      guard let smaller = largestSize(below: min(inner, sums[count]), with: wanted) else {
        (reach, lines) = (Array(1...count), count)
        return
      }
      // If the smaller size needs more lines than wanted, use a slightly larger size, with lines that are not full.
      limit = linesNeeded(inner: smaller) > wanted ? smaller + 2 * Tolerance.rounding * max(smaller, 1) : smaller
    }
    findReach(inner: limit)
    for item in (0..<count).reversed() { after[item] = after[reach[item]] + 1 }
    before[0] = 0
    for item in 0..<count {
      for end in item + 1...reach[item] { before[end] = min(before[end], before[item] + 1) }
    }
    lines = max(after[0], wanted)
    places = Array(repeating: 0, count: count + 1)
    for item in (0..<count).reversed() {
      places[item] = choices.count
      for rest in range(of: item) { choices.append(best(from: item, rest)) }
    }
  }

  /// Returns the number of lines with as many items as fit.
  private func linesNeeded(inner: Double) -> Int {
    var lines = 1, start = 0
    for item in 1..<max(count, 1) where sums[item + 1] - sums[start] - gap > inner {
      lines += 1
      start = item
    }
    return lines
  }

  /// Returns the largest size, within rounding, that needs a number of lines; `nil` if none does.
  private func largestSize(below inner: Double, with wanted: Int) -> Double? {
    var low = 0.0, high = max(inner, 0)
    guard linesNeeded(inner: 0) >= wanted else { return nil }
    while high - low > Tolerance.rounding * max(high, 1) {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if linesNeeded(inner: middle) >= wanted { low = middle } else { high = middle }
    }
    return low
  }

  /// Finds the end of the longest line that starts with each item.
  private mutating func findReach(inner: Double) {
    var end = 0
    for item in 0..<count {
      end = max(end, item + 1)
      while end < count, sums[end + 1] - sums[item] - gap <= inner { end += 1 }
      reach[item] = end
    }
  }

  /// Returns the best choice for the lines from an item on. Of equal ones, the longest line.
  private func best(from item: Int, _ rest: Int) -> Choice {
    var best = Choice()
    for end in item + 1...reach[item] {
      guard let others = end == count ? (rest == 1 ? 0 : nil) : choice(end, rest - 1)?.cost else { continue }
      let length = sums[end] - sums[item] - gap, cost = length * length + others
      if cost <= best.cost { best = Choice(end: end, cost: cost) }
    }
    return best
  }

  /// Returns the possible numbers of lines from an item on.
  private func range(of item: Int) -> ClosedRange<Int> {
    after[item]...max(after[item], min(lines - before[item], count - item))
  }

  private func choice(_ item: Int, _ rest: Int) -> Choice? {
    if choices.isEmpty { return nil }
    let range = range(of: item)
    return range.contains(rest) ? choices[places[item] + rest - range.lowerBound] : nil
  }

  /// Calls a function with the first item of each line.
  func forEachStart(_ body: (Int) -> Void) {
    var item = 0, rest = lines
    while item < count {
      body(item)
      let end = choice(item, rest)?.end ?? reach[item]
      item = end > item ? end : reach[item]
      rest -= 1
    }
  }
}
