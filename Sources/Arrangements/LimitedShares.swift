/// What several take of an amount: each by its part, until it reaches its limit. What one then leaves is the others'.
struct LimitedShares: Sendable {
  private struct Share: Sendable {
    var limit: Double
    var part: Double
    /// The part of this one and of all that reach their limits after it.
    var partFromHere = 0.0

    /// What one unit of parts gets when it reaches its limit.
    var end: Double { limit / part }
  }

  private var shares: [Share] = []

  /// Forgets all of them, and keeps the room for as many.
  mutating func removeAll() { shares.removeAll(keepingCapacity: true) }

  mutating func add(limit: Double, part: Double) {
    if part > 0 { shares.append(Share(limit: max(limit, 0), part: part)) }
  }

  /// What one of them takes where a unit of parts gets so much.
  static func taken(_ unit: Double, limit: Double, part: Double) -> Double {
    part > 0 && limit > 0 ? min(limit, unit * part) : 0
  }

  /// What one unit of parts gets. Where all reach their limits, it is what those that do so last would have got.
  ///
  /// - Complexity: O(n log n).
  mutating func unit(of amount: Double) -> Double {
    sort()
    // Added from the end, since sums that are taken from lose small parts beside large ones.
    var parts = 0.0
    for index in shares.indices.reversed() {
      parts += shares[index].part
      shares[index].partFromHere = parts
    }
    var rest = amount, next = 0, unit = 0.0
    while next < shares.count {
      unit = rest / shares[next].partFromHere
      let first = next
      while next < shares.count, shares[next].end <= unit {
        rest -= shares[next].limit
        next += 1
      }
      if next == first { break }
    }
    return unit
  }

  /// Sorts them by when they reach their limits. In their place, as a heap: a layout that is repeated allocates nothing.
  private mutating func sort() {
    let count = shares.count
    for root in (0..<count / 2).reversed() { sink(root, count) }
    for last in (0..<count).reversed() where last > 0 {
      shares.swapAt(0, last)
      sink(0, last)
    }
  }

  /// Moves one down the heap until none below it ends later.
  private mutating func sink(_ start: Int, _ count: Int) {
    var parent = start
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, shares[child].end < shares[child + 1].end { child += 1 }
      if shares[parent].end >= shares[child].end { return }
      shares.swapAt(parent, child)
      parent = child
    }
  }
}
