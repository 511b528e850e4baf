import TestSupport
import Testing

@testable import Arrangements

@Suite("Limited shares")
struct LimitedSharesTests {
  private struct ShareItem {
    var limit: Double
    var part: Double
  }

  /// The share per factor, computed in rounds: an item that reaches its limit takes no part in the next round.
  private func unitByRounds(_ items: [ShareItem], _ amount: Double) -> Double {
    var rest = amount, remaining = items.filter { $0.part > 0 }, unit = 0.0
    while !remaining.isEmpty {
      unit = rest / remaining.reduce(0) { $0 + $1.part }
      let full = remaining.filter { $0.limit <= unit * $0.part }
      if full.isEmpty { break }
      rest -= full.reduce(0) { $0 + $1.limit }
      remaining.removeAll { $0.limit <= unit * $0.part }
    }
    return unit
  }

  private func unitBySearch(_ items: [ShareItem], _ amount: Double) -> Double {
    var shares = LimitedShares()
    for item in items { shares.add(limit: item.limit, part: item.part) }
    return shares.unit(of: amount)
  }

  private func totalAmount(_ items: [ShareItem], _ unit: Double) -> Double {
    items.reduce(0) { $0 + LimitedShares.amount(unit, limit: $1.limit, part: $1.part) }
  }

  @Test("Random limited shares equal shares that are computed in rounds, and add up to the amount or to all limits")
  func sharesEqualRounds() {
    var random = SplitMix64(seed: 41), limitedCount = 0, exhaustedCount = 0
    for _ in 0..<5_000 {
      let items = (0..<random.below(9)).map { _ in
        ShareItem(limit: Double(random.below(60)), part: random.pick([0, 0.5, 1, 1, 2, 7]))
      }
      let amount = Double(1 + random.below(200)), limitSum = totalAmount(items, .infinity)
      let unit = unitBySearch(items, amount), rounds = unitByRounds(items, amount)
      #expect((unit - rounds).magnitude <= 1e-9 * max(rounds, 1))
      #expect((totalAmount(items, unit) - min(amount, limitSum)).magnitude < 1e-9)
      if limitSum <= amount {
        exhaustedCount += 1
      } else if totalAmount(items, unit) < unit * items.reduce(0, { $0 + $1.part }) {
        limitedCount += 1
      }
    }
    #expect(limitedCount > 500 && exhaustedCount > 500)
  }

  @Test("The share of 400 items equals the share computed in rounds if one item reaches its limit in each round")
  func oneRoundPerItem() {
    // Each limit is slightly below the share of its round.
    var items: [ShareItem] = [], used = 0.0
    let count = 400, amount = 1000.0
    for index in 0..<count {
      let limit = (amount - used) / Double(count - index)
      items.append(ShareItem(limit: limit * (1 - 1e-9), part: 1))
      used += limit * (1 - 1e-9)
    }
    var random = SplitMix64(seed: 42)
    for index in items.indices { items.swapAt(index, random.below(count)) }
    #expect((unitBySearch(items, amount) - unitByRounds(items, amount)).magnitude < 1e-9)
  }

  @Test("The share of items with tiny factors is precise beside an item with a huge factor at its limit")
  func scales() {
    let items = [ShareItem(limit: 1, part: 1e9), ShareItem(limit: 1e9, part: 1e-9), ShareItem(limit: 1e9, part: 3e-9)]
    let unit = unitBySearch(items, 101)
    #expect((LimitedShares.amount(unit, limit: 1e9, part: 1e-9) - 25).magnitude < 1e-6)
    #expect((totalAmount(items, unit) - 101).magnitude < 1e-6)
  }

  @Test("The share is 0 for no items, for items with a factor of 0, and after removeAll")
  func sharesOfNothing() {
    #expect(unitBySearch([], 10) == 0)
    #expect(unitBySearch([ShareItem(limit: 5, part: 0)], 10) == 0)
    #expect(totalAmount([ShareItem(limit: 5, part: 0), ShareItem(limit: 0, part: 2)], .infinity) == 0)
    var shares = LimitedShares()
    shares.add(limit: 5, part: 1)
    shares.removeAll()
    #expect(shares.unit(of: 3) == 0)
  }
}
