import EagerLayout

/// The cache of a ``Linear``.
public struct LinearCache: Sendable {
  /// The values of one item, stored together because most lines are short.
  struct Item: Sendable {
    /// The layout values, limited to their valid ranges.
    let specified: LinearItem
    /// The size along the main axis, including margins, in the current pass.
    var size = 0.0
    /// The margins along the main axis, for lines by Android's rules.
    var margins = 0.0
    /// The remaining amount by which the size may shrink.
    var reserve = 0.0
    /// The gap before the item.
    var gap = 0.0
    /// The baseline, if the item is aligned by it.
    var baseline = 0.0
    /// Whether the item gets a height other than its own. Set in vertical lines, when free space or overflow is
    /// distributed.
    var isGiven = false
  }

  var items: [Item]
  /// The sum of the weights.
  let weights: Double
  /// Whether any item specifies a start size.
  let hasStarts: Bool
  /// The distribution of an overflow among everything that yields.
  var shares = LimitedShares()

  init(_ items: [ArrangedItem<LinearItem>], _ rules: Linear.Rules) {
    self.items = items.map { item in
      var specified = item.layoutValue.usable
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

  /// The sum of all gaps.
  var gaps: Double { items.reduce(0) { $0 + $1.gap } }

  /// Sets the gaps: the line's between neighbors, and an item's own before it.
  mutating func setGaps(_ gap: Double) {
    for item in items.indices { items[item].gap = (item > 0 ? gap : 0) + items[item].specified.gapBefore }
  }

  /// Distributes free space or an overflow as Android does: item by item, each takes its part of the remaining space by
  /// its part of the remaining weights.
  mutating func shareByTurns(_ spare: Double, _ weightSum: Double?) {
    var spare = spare, weights = sum(weightSum)
    for item in items.indices where items[item].specified.weight > 0 {
      let share = spare * (items[item].specified.weight / weights)
      guard share.isFinite else { continue }
      weights -= items[item].specified.weight
      spare -= share
      // With negative margins, the size may be below 0.
      items[item].size = max(items[item].size + share, min(items[item].margins, 0))
    }
  }

  /// Distributes free space by weight, as MyLayout does.
  mutating func share(_ spare: Double, _ weightSum: Double?) {
    let weights = sum(weightSum)
    for item in items.indices where items[item].specified.weight > 0 {
      items[item].size += spare * (items[item].specified.weight / weights)
    }
  }

  private func sum(_ weightSum: Double?) -> Double {
    let specified = LinearItem.usable(weightSum ?? 0)
    return specified > 0 ? specified : weights
  }

  /// Takes an overflow from gaps, and from sizes unless they are final, in proportion to their factors. A gap or size
  /// that has reached 0 is excluded, and the rest is taken from the others.
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
      items[item].gap -= LimitedShares.taken(unit, limit: items[item].gap, part: items[item].specified.yieldsGap)
      items[item].size -= LimitedShares.taken(unit, limit: items[item].reserve, part: items[item].specified.yieldsSize)
    }
  }
}
