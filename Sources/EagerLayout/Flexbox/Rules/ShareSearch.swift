/// Finds the size per unit of weight in a line whose items stop at their limits, without iterating over rounds.
///
/// An item starts at its hypothetical size, begins to change at one share (0, unless its base size is beyond a limit)
/// and stops at another, its limit. The space that a line absorbs is then piecewise linear in the share; the sorted
/// starts and stops determine where it equals the missing space.
struct ShareSearch {
  /// A share at which an item starts to move or stops.
  private struct Breakpoint {
    var share: Double
    var weight: Double
    var isStart: Bool
  }

  private var breakpoints = ContiguousArray<Breakpoint>()

  init(count: Int) { breakpoints.reserveCapacity(2 * count) }

  /// Adds an item; `limit` is the limit it moves towards.
  mutating func add(base: Double, hypothetical: Double, limit: Double, weight: Double) {
    let start = (hypothetical - base).magnitude / weight, stop = (limit - base).magnitude / weight
    guard weight > 0, start < .infinity else { return }
    breakpoints.append(Breakpoint(share: start, weight: weight, isStart: true))
    if stop < .infinity { breakpoints.append(Breakpoint(share: stop, weight: weight, isStart: false)) }
  }

  /// Returns the share at which the items absorb the missing space, or beyond which no item changes.
  ///
  /// - Complexity: O(n log n).
  mutating func share(filling missing: Double) -> Double {
    guard missing > 0 else { return 0 }
    // At equal shares, starts come first: an item may start and stop at the same share.
    breakpoints.sort { $0.share < $1.share || $0.share == $1.share && $0.isStart && !$1.isStart }
    var missing = missing, share = 0.0, slope = 0.0, moving = 0
    for breakpoint in breakpoints {
      let covered = slope * (breakpoint.share - share)
      if moving > 0 && covered >= missing { return share + missing / slope }
      missing -= covered
      share = breakpoint.share
      moving += breakpoint.isStart ? 1 : -1
      slope = moving == 0 ? 0 : slope + (breakpoint.isStart ? breakpoint.weight : -breakpoint.weight)
    }
    return moving > 0 ? share + missing / slope : share
  }
}
