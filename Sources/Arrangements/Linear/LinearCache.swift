import EagerLayout

/// The cache of a ``Linear``.
public struct LinearCache: Sendable {
  /// The values of one item. They are stored together, because most lines are short.
  struct Item: Sendable {
    /// The layout values, limited to their valid ranges.
    let specified: LinearItem
    /// The size along the main axis, including margins, in the current pass.
    var size = 0.0
    /// The sum of the margins along the main axis. Only set by Android's rules.
    var margins = 0.0
    /// The amount by which the size may shrink before it reaches the item's minimum. Set before `yield`.
    var reserve = 0.0
    /// The gap before the item.
    var gap = 0.0
    /// The baseline, from the top of the border box, if it contributes to a shared baseline. Set in the placement pass.
    var baseline = 0.0
    /// `true` if `size` replaces the item's own height. Set in the placement pass of vertical lines.
    var hasNewSize = false
  }

  var items: [Item]
  let weights: Double
  /// `true` if any item specifies a start size.
  let hasStarts: Bool
  /// The distribution of an overflow among the gaps and sizes that yield.
  var shares = LimitedShares()

  init(_ items: [ArrangedItem<LinearItem>], _ rules: Linear.Rules) {
    self.items = items.map { item in
      var specified = item.layoutValue.clamped
      // By MyLayout's rules, the size of an item with a weight is only its share.
      if rules == .myLayout, specified.weight > 0, specified.startsAt == nil { specified.startsAt = 0 }
      return Item(specified: specified)
    }
    weights = self.items.reduce(0) { $0 + $1.specified.weight }
    hasStarts = items.contains { $0.layoutValue.startsAt != nil }
  }

  subscript(item: Int) -> Item {
    _read { yield items[item] }
    _modify { yield &items[item] }
  }

  /// The sum of the sizes and gaps.
  var length: Double { items.reduce(0) { $0 + ($1.size + $1.gap) } }

  var gaps: Double { items.reduce(0) { $0 + $1.gap } }

  /// Sets the gap before each item: the line's gap, except before the first item, plus the item's own gap.
  mutating func setGaps(_ gap: Double) {
    for item in items.indices { items[item].gap = (item > 0 ? gap : 0) + items[item].specified.gapBefore }
  }

  /// Distributes free space or an overflow as Android does, item by item: each item takes a part of the remaining
  /// space, in proportion to its weight among the remaining weights.
  mutating func shareInOrder(_ freeSpace: Double, _ weightSum: Double?) {
    var freeSpace = freeSpace, weights = totalWeight(weightSum)
    for item in items.indices where items[item].specified.weight > 0 {
      let share = freeSpace * (items[item].specified.weight / weights)
      guard share.isFinite else { continue }
      weights -= items[item].specified.weight
      freeSpace -= share
      // With negative margins, the size may be below 0.
      items[item].size = max(items[item].size + share, min(items[item].margins, 0))
    }
  }

  /// Distributes free space by weight, as MyLayout does.
  mutating func share(_ freeSpace: Double, _ weightSum: Double?) {
    let weights = totalWeight(weightSum)
    for item in items.indices where items[item].specified.weight > 0 {
      items[item].size += freeSpace * (items[item].specified.weight / weights)
    }
  }

  /// Returns the specified sum of weights, or else the sum of the items' weights.
  private func totalWeight(_ weightSum: Double?) -> Double {
    let specified = lengthOrZero(weightSum ?? 0)
    return specified > 0 ? specified : weights
  }

  /// Takes an overflow from gaps and, if `takesSizes` is `true`, from sizes, in proportion to their yield factors. A
  /// gap shrinks to 0 at most, and a size by its reserve at most; the others then yield the rest.
  ///
  /// - Complexity: O(n log n).
  mutating func yield(_ excess: Double, takesSizes: Bool) {
    guard excess > 0 else { return }
    shares.removeAll()
    for item in items.indices {
      if !takesSizes || items[item].specified.yieldsSize == 0 { items[item].reserve = 0 }
      if items[item].gap > 0 { shares.add(limit: items[item].gap, part: items[item].specified.yieldsGap) }
      if items[item].reserve > 0 { shares.add(limit: items[item].reserve, part: items[item].specified.yieldsSize) }
    }
    let unit = shares.unit(of: excess)
    for item in items.indices {
      items[item].gap -= LimitedShares.amount(unit, limit: items[item].gap, part: items[item].specified.yieldsGap)
      items[item].size -= LimitedShares.amount(unit, limit: items[item].reserve, part: items[item].specified.yieldsSize)
    }
  }
}
