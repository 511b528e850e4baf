/// What a ``Linear`` keeps of its items.
public struct LinearMemory: Sendable {
  /// What they say, in numbers that count.
  let items: [LinearItem]
  /// The sum of their weights.
  let weights: Double
  /// Their sizes along the line, margins counted, in the pass at work.
  var sizes: [Double]
  /// What they could still give.
  var reserves: [Double]
  /// How all that yields shares what is too much.
  var shares = LimitedShares()
  /// What is before each of them.
  var gaps: [Double]
  /// Their baselines, of those that are aligned by them.
  var baselines: [Double]
  /// Whether they get another height than their own, in a vertical line.
  var isGiven: [Bool]

  init(_ items: [LinearItem]) {
    self.items = items
    weights = items.reduce(0) { $0 + $1.weight }
    sizes = [Double](repeating: 0, count: items.count)
    reserves = sizes
    gaps = sizes
    baselines = sizes
    isGiven = [Bool](repeating: false, count: items.count)
  }

  /// The length of the line.
  var length: Double {
    var length = 0.0
    for item in items.indices { length += sizes[item] + gaps[item] }
    return length
  }

  /// Puts the gaps where they are: the line's between neighbours, an item's own before it.
  mutating func setGaps(_ gap: Double) {
    for item in items.indices { gaps[item] = (item > 0 ? gap : 0) + items[item].gapBefore }
  }

  /// Android's way: in order, each item takes its part of what is left, or too much, by its part of the weights that
  /// are left.
  mutating func shareByTurns(_ spare: Double, _ weightSum: Double?) {
    var spare = spare, weights = sum(weightSum)
    for item in items.indices where items[item].weight > 0 {
      let share = spare * (items[item].weight / weights)
      guard share.isFinite else { continue }
      weights -= items[item].weight
      spare -= share
      sizes[item] = max(sizes[item] + share, 0)
    }
  }

  /// MyLayout's way: what is left goes to the items by their weights.
  mutating func share(_ spare: Double, _ weightSum: Double?) {
    let weights = sum(weightSum)
    for item in items.indices where items[item].weight > 0 { sizes[item] += spare * (items[item].weight / weights) }
  }

  private func sum(_ weightSum: Double?) -> Double {
    let said = LinearItem.usable(weightSum ?? 0)
    return said > 0 ? said : weights
  }

  /// Takes what is too much from gaps, and from sizes unless they have their final values, by the parts in which they
  /// yield. What has nothing left to give no longer takes part, and the rest is taken from the others.
  ///
  /// - Complexity: O(n log n).
  mutating func yield(_ excess: Double, takesSizes: Bool) {
    guard excess > 0 else { return }
    shares.removeAll()
    for item in items.indices {
      if !takesSizes || items[item].yieldsSize == 0 { reserves[item] = 0 }
      if gaps[item] > 0 { shares.add(limit: gaps[item], part: items[item].yieldsGap) }
      if reserves[item] > 0 { shares.add(limit: reserves[item], part: items[item].yieldsSize) }
    }
    let unit = shares.unit(of: excess)
    for item in items.indices {
      gaps[item] -= LimitedShares.taken(unit, limit: gaps[item], part: items[item].yieldsGap)
      sizes[item] -= LimitedShares.taken(unit, limit: reserves[item], part: items[item].yieldsSize)
    }
  }
}
