import EagerLayout

/// What a ``Linear`` keeps of its items.
public struct LinearMemory: Sendable {
  /// What is kept of one, in one place in memory: most lines are short.
  struct Item: Sendable {
    /// What it says, in numbers that count.
    let said: LinearItem
    /// Its size along the line, margins counted, in the pass at work.
    var size = 0.0
    /// Its margins along the line, in Android's lines.
    var margins = 0.0
    /// What it could still give.
    var reserve = 0.0
    /// What is before it.
    var gap = 0.0
    /// Its baseline, if it is aligned by that.
    var baseline = 0.0
    /// Whether it gets another height than its own, in a vertical line.
    var isGiven = false
  }

  var items: [Item]
  /// The sum of their weights.
  let weights: Double
  /// Whether any item says itself where it starts from.
  let hasStarts: Bool
  /// How all that yields shares what is too much.
  var shares = LimitedShares()

  init(_ items: [ArrangedItem<LinearItem>], _ rules: Linear.Rules) {
    self.items = items.map { item in
      var said = item.parameter.usable
      // By MyLayout's rules, an item with a weight has no size but its share.
      if rules == .myLayout, said.weight > 0, said.startsAt == nil { said.startsAt = 0 }
      return Item(said: said)
    }
    weights = self.items.reduce(0) { $0 + $1.said.weight }
    hasStarts = items.contains { $0.parameter.startsAt != nil }
  }

  /// What is kept of an item.
  subscript(item: Int) -> Item {
    _read { yield items[item] }
    _modify { yield &items[item] }
  }

  /// The length of the line.
  var length: Double {
    var length = 0.0
    for item in items.indices { length += items[item].size + items[item].gap }
    return length
  }

  /// All gaps together.
  var gaps: Double { items.reduce(0) { $0 + $1.gap } }

  /// Puts the gaps where they are: the line's between neighbours, an item's own before it.
  mutating func setGaps(_ gap: Double) {
    for item in items.indices { items[item].gap = (item > 0 ? gap : 0) + items[item].said.gapBefore }
  }

  /// Android's way: in order, each item takes its part of what is left, or too much, by its part of the weights that
  /// are left.
  mutating func shareByTurns(_ spare: Double, _ weightSum: Double?) {
    var spare = spare, weights = sum(weightSum)
    for item in items.indices where items[item].said.weight > 0 {
      let share = spare * (items[item].said.weight / weights)
      guard share.isFinite else { continue }
      weights -= items[item].said.weight
      spare -= share
      // What negative margins take from nothing is less than that.
      items[item].size = max(items[item].size + share, min(items[item].margins, 0))
    }
  }

  /// MyLayout's way: what is left goes to the items by their weights.
  mutating func share(_ spare: Double, _ weightSum: Double?) {
    let weights = sum(weightSum)
    for item in items.indices where items[item].said.weight > 0 {
      items[item].size += spare * (items[item].said.weight / weights)
    }
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
      if !takesSizes || items[item].said.yieldsSize == 0 { items[item].reserve = 0 }
      if items[item].gap > 0 { shares.add(limit: items[item].gap, part: items[item].said.yieldsGap) }
      if items[item].reserve > 0 { shares.add(limit: items[item].reserve, part: items[item].said.yieldsSize) }
    }
    let unit = shares.unit(of: excess)
    for item in items.indices {
      items[item].gap -= LimitedShares.taken(unit, limit: items[item].gap, part: items[item].said.yieldsGap)
      items[item].size -= LimitedShares.taken(unit, limit: items[item].reserve, part: items[item].said.yieldsSize)
    }
  }
}
