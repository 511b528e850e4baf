import TestSupport
import Testing

@testable import Arrangements

@Suite("Shares with limits")
struct LimitedSharesTests {
  private struct Taker {
    var limit: Double
    var part: Double
  }

  /// Round after round: what reaches its limit takes no part in the next one.
  private func byRounds(_ takers: [Taker], _ amount: Double) -> Double {
    var rest = amount, left = takers.filter { $0.part > 0 }, unit = 0.0
    while !left.isEmpty {
      unit = rest / left.reduce(0) { $0 + $1.part }
      let full = left.filter { $0.limit <= unit * $0.part }
      if full.isEmpty { break }
      rest -= full.reduce(0) { $0 + $1.limit }
      left.removeAll { $0.limit <= unit * $0.part }
    }
    return unit
  }

  private func bySearch(_ takers: [Taker], _ amount: Double) -> Double {
    var shares = LimitedShares()
    for taker in takers { shares.add(limit: taker.limit, part: taker.part) }
    return shares.unit(of: amount)
  }

  private func taken(_ takers: [Taker], _ unit: Double) -> Double {
    takers.reduce(0) { $0 + LimitedShares.taken(unit, limit: $1.limit, part: $1.part) }
  }

  @Test("are those of one round after the other, and take the whole amount")
  func random() {
    var random = SplitMix64(seed: 41), reached = 0, exhausted = 0
    for _ in 0..<5_000 {
      let takers = (0..<random.below(9)).map { _ in
        Taker(limit: Double(random.below(60)), part: random.pick([0, 0.5, 1, 1, 2, 7]))
      }
      let amount = Double(1 + random.below(200)), all = taken(takers, .infinity)
      let unit = bySearch(takers, amount), rounds = byRounds(takers, amount)
      #expect((unit - rounds).magnitude <= 1e-9 * max(rounds, 1))
      #expect((taken(takers, unit) - min(amount, all)).magnitude < 1e-9)
      if all <= amount {
        exhausted += 1
      } else if taken(takers, unit) < unit * takers.reduce(0, { $0 + $1.part }) {
        reached += 1
      }
    }
    #expect(reached > 500 && exhausted > 500)
  }

  @Test("are found where each item reaches its limit in a round of its own")
  func chains() {
    // The next limit lies just beyond what the round before gives.
    var takers: [Taker] = [], given = 0.0
    let count = 400, amount = 1000.0
    for index in 0..<count {
      let limit = (amount - given) / Double(count - index)
      takers.append(Taker(limit: limit * (1 - 1e-9), part: 1))
      given += limit * (1 - 1e-9)
    }
    var random = SplitMix64(seed: 42)
    for index in takers.indices { takers.swapAt(index, random.below(count)) }
    #expect((bySearch(takers, amount) - byRounds(takers, amount)).magnitude < 1e-9)
  }

  @Test("keep small parts beside large ones that have reached their limits")
  func scales() {
    let takers = [Taker(limit: 1, part: 1e9), Taker(limit: 1e9, part: 1e-9), Taker(limit: 1e9, part: 3e-9)]
    let unit = bySearch(takers, 101)
    #expect((LimitedShares.taken(unit, limit: 1e9, part: 1e-9) - 25).magnitude < 1e-6)
    #expect((taken(takers, unit) - 101).magnitude < 1e-6)
  }

  @Test("are nothing where nobody takes, and of nothing")
  func nothing() {
    #expect(bySearch([], 10) == 0)
    #expect(bySearch([Taker(limit: 5, part: 0)], 10) == 0)
    #expect(taken([Taker(limit: 5, part: 0), Taker(limit: 0, part: 2)], .infinity) == 0)
    var shares = LimitedShares()
    shares.add(limit: 5, part: 1)
    shares.removeAll()
    #expect(shares.unit(of: 3) == 0)
  }
}
