/// Shares of an amount: each receives its part up to a limit. The excess of one share is distributed to the others.
struct LimitedShares: Sendable {
  private struct Share: Sendable {
    var limit: Double
    var part: Double
    /// The sum of this part and the parts of all shares that reach their limits later.
    var partFromHere = 0.0

    /// The amount per unit of parts at which the share reaches its limit.
    var end: Double { limit / part }
  }

  private var shares: [Share] = []

  /// Removes all shares, and keeps the allocated storage.
  mutating func removeAll() { shares.removeAll(keepingCapacity: true) }

  mutating func add(limit: Double, part: Double) {
    if part > 0 { shares.append(Share(limit: max(limit, 0), part: part)) }
  }

  /// Returns what a share receives for an amount per unit of parts.
  static func taken(_ unit: Double, limit: Double, part: Double) -> Double {
    part > 0 && limit > 0 ? min(limit, unit * part) : 0
  }

  /// Returns the amount per unit of parts. If all shares reach their limits, returns what the last would receive.
  ///
  /// - Complexity: O(n log n).
  mutating func unit(of amount: Double) -> Double {
    sort()
    // Added from the end, because subtracting from the total would lose small parts next to large ones.
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

  /// Sorts the shares by when they reach their limits. The heap sort is in place: repeated layouts allocate nothing.
  private mutating func sort() {
    let count = shares.count
    for root in (0..<count / 2).reversed() { sink(root, count) }
    for last in (0..<count).reversed() where last > 0 {
      shares.swapAt(0, last)
      sink(0, last)
    }
  }

  /// Moves a share down the heap until no share below it ends later.
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
