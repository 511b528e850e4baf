/// The distribution of an amount in proportion to parts, where each share has a limit. The amount by which a share
/// would exceed its limit is distributed to the other shares.
struct LimitedShares: Sendable {
  private struct Share: Sendable {
    var limit: Double
    var part: Double
    /// The sum of this part and the parts of all shares that reach their limits later. Set by `unit(of:)`.
    var partsFromHere = 0.0

    /// The amount per unit of parts at which this share reaches its limit.
    var unitAtLimit: Double { limit / part }
  }

  private var shares: [Share] = []

  /// Removes all shares, but keeps the allocated storage.
  mutating func removeAll() { shares.removeAll(keepingCapacity: true) }

  mutating func add(limit: Double, part: Double) {
    if part > 0 { shares.append(Share(limit: max(limit, 0), part: part)) }
  }

  /// Returns the amount that a share receives, given the amount per unit of parts.
  static func amount(_ unit: Double, limit: Double, part: Double) -> Double {
    part > 0 && limit > 0 ? min(limit, unit * part) : 0
  }

  /// Returns the amount per unit of parts at which the shares add up to `amount`. If all shares reach their limits
  /// before that, returns the amount per unit of parts that the last share would receive without its limit.
  ///
  /// - Complexity: O(n log n).
  mutating func unit(of amount: Double) -> Double {
    sort()
    // The sums are added up from the end, because subtracting from a total would lose small parts next to large ones.
    var parts = 0.0
    for index in shares.indices.reversed() {
      parts += shares[index].part
      shares[index].partsFromHere = parts
    }
    var remaining = amount, next = 0, unit = 0.0
    while next < shares.count {
      unit = remaining / shares[next].partsFromHere
      let first = next
      while next < shares.count, shares[next].unitAtLimit <= unit {
        remaining -= shares[next].limit
        next += 1
      }
      if next == first { break }
    }
    return unit
  }

  /// Sorts the shares in the order in which they reach their limits. Sorts in place (heap sort), so that repeated
  /// layouts do not allocate memory.
  private mutating func sort() {
    let count = shares.count
    for root in (0..<count / 2).reversed() { siftDown(root, count) }
    for last in (0..<count).reversed() where last > 0 {
      shares.swapAt(0, last)
      siftDown(0, last)
    }
  }

  /// Moves a share down the heap until none of its children reaches its limit later.
  private mutating func siftDown(_ start: Int, _ count: Int) {
    var parent = start
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, shares[child].unitAtLimit < shares[child + 1].unitAtLimit { child += 1 }
      if shares[parent].unitAtLimit >= shares[child].unitAtLimit { return }
      shares.swapAt(parent, child)
      parent = child
    }
  }
}
