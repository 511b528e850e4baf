@testable import EagerLayout
import TestSupport
import Testing

@Suite("Balanced lines")
struct BalancedLines {
  @Test("Balanced lines are as few as possible, and among equally few lines their sum of squared lengths is smallest")
  func balancedLinesAreOptimal() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<Thorough.pick(300, 5_000) {
      let sizes = (0..<1 + random.below(9)).map { _ in Double(1 + random.below(40)) }, gap = Double(random.below(4))
      let inner = Double(20 + random.below(80))
      var balance = LineBalance(count: sizes.count, gap: gap)
      for (index, size) in sizes.enumerated() { balance.sums[index + 1] = balance.sums[index] + size + gap }
      balance.solve(inner: inner, minimumCount: 1)
      var starts: [Int] = []
      balance.forEachStart { starts.append($0) }
      let best = Self.best(sizes, gap: gap, inner: inner)
      let found = Self.cost(of: starts, sizes, gap: gap)
      #expect(starts.count == best.lines && (found - best.cost).magnitude < 1e-6, "\(sizes) \(gap) \(inner): \(starts)")
    }
  }

  /// Tries all ways to break lines. Returns the fewest lines that fit, with the smallest cost among those.
  private static func best(_ sizes: [Double], gap: Double, inner: Double) -> (lines: Int, cost: Double) {
    var best = (lines: Int.max, cost: Double.infinity)
    for breaks in 0..<1 << (sizes.count - 1) {
      let starts = [0] + (1..<sizes.count).filter { breaks >> ($0 - 1) & 1 == 1 }
      let fits = zip(starts, starts.dropFirst() + [sizes.count]).allSatisfy { start, end in
        end == start + 1 || sizes[start..<end].reduce(0, +) + gap * Double(end - start - 1) <= inner
      }
      let candidate = (lines: starts.count, cost: cost(of: starts, sizes, gap: gap))
      if fits, candidate < best { best = candidate }
    }
    return best
  }

  private static func cost(of starts: [Int], _ sizes: [Double], gap: Double) -> Double {
    zip(starts, starts.dropFirst() + [sizes.count]).reduce(0) { sum, line in
      let length = sizes[line.0..<line.1].reduce(0, +) + gap * Double(line.1 - line.0 - 1)
      return sum + length * length
    }
  }

  @Test("Five items of width 30 wrap in a width of 125 as 4 and 1, but with .balance as 3 and 2, even if reversed")
  func balancedLinesAreEven() {
    let row = Row { for _ in 0..<5 { Fixed(width: 30, height: 10) } }.alignContent(.start)
    #expect(row.wrap().layout(width: 125).frames.dropFirst().map(\.y) == [0, 0, 0, 0, 10])
    #expect(row.wrap(.balance).layout(width: 125).frames.dropFirst().map(\.y) == [0, 0, 0, 10, 10])
    #expect(row.wrap(.wrapReverseBalance).layout(width: 125).frames.dropFirst().map(\.y) == [10, 10, 10, 0, 0])
  }

  @Test("In balanced lines, an item of width 0 after an item wider than the container is on a new line")
  func emptyItemAfterTooLargeItem() {
    let row = Row {
      Fixed(width: 60, height: 10)
      Fixed(width: 130, height: 10).shrink(0)
      Fixed(width: 0, height: 10)
    }.wrap(.balance)
    #expect(row.layout(width: 100).frames.dropFirst().map(\.y) == [0, 10, 20])
    #expect(row.lineCount(3).layout(width: 100).frames.dropFirst().map(\.y) == [0, 10, 20])
  }

  @Test("Balanced lines of 20,000 items fit the width of their container")
  func manyBalancedItems() {
    // A search over all pairs of breaks would take minutes.
    let row = Row { for index in 0..<20_000 { Fixed(width: Double(10 + index % 7), height: 1) } }.wrap(.balance)
    let frames = row.layout(width: 100).frames.dropFirst()
    #expect(frames.count == 20_000 && frames.allSatisfy { $0.maxX <= 100 })
  }
}
