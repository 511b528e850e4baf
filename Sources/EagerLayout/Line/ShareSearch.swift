/// Finds what each unit of weight gets on a line whose items stop at their limits, without sharing round after round.
///
/// An item is at its hypothetical size first, starts to move at one share (0, unless its base size is beyond a limit) and
/// stops at another, its limit. What a line takes in is then piecewise linear in the share: sorted, the starts and stops
/// tell where it reaches what is missing.
struct ShareSearch {
  /// A share at which an item starts to move or stops.
  private struct Breakpoint {
    var share: Double
    var weight: Double
    var starts: Bool
  }

  private var breakpoints = ContiguousArray<Breakpoint>()

  init(count: Int) { breakpoints.reserveCapacity(2 * count) }

  /// Takes an item in; `limit` is the one it moves towards.
  mutating func add(base: Double, hypothetical: Double, limit: Double, weight: Double) {
    let start = (hypothetical - base).magnitude / weight, stop = (limit - base).magnitude / weight
    guard weight > 0, start < .infinity else { return }
    breakpoints.append(Breakpoint(share: start, weight: weight, starts: true))
    if stop < .infinity { breakpoints.append(Breakpoint(share: stop, weight: weight, starts: false)) }
  }

  /// The share at which the items take in what is missing, or the one beyond which nothing moves.
  ///
  /// - Complexity: O(n log n).
  mutating func share(filling missing: Double) -> Double {
    guard missing > 0 else { return 0 }
    // At one share, starts go first: an item may start and stop at once.
    breakpoints.sort { $0.share < $1.share || $0.share == $1.share && $0.starts && !$1.starts }
    var missing = missing, share = 0.0, slope = 0.0, moving = 0
    for breakpoint in breakpoints {
      let covered = slope * (breakpoint.share - share)
      if moving > 0 && covered >= missing { return share + missing / slope }
      missing -= covered
      share = breakpoint.share
      moving += breakpoint.starts ? 1 : -1
      slope = moving == 0 ? 0 : slope + (breakpoint.starts ? breakpoint.weight : -breakpoint.weight)
    }
    return moving > 0 ? share + missing / slope : share
  }
}
