import Arrangements
import EagerLayout
import Foundation
import TestSupport
import Testing

@Suite("The distance of items along a curve")
struct AlongLengthTests {
  /// The centers of `count` items along a curve.
  private func points(_ curve: Curve, _ count: Int) -> [(x: Double, y: Double)] {
    let placement = Along(curve, origin: (0, 0)) { for item in 0..<count { Fixed(width: 0).id(item) } }
      .layout(width: 300, height: 300)
    return (0..<count).compactMap { item in placement[item].map { ($0.x, $0.y) } }
  }

  private func distance(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> Double {
    hypot(a.x - b.x, a.y - b.y)
  }

  @Test("Items on a line are spaced by equal shares of its length")
  func itemsOnLineAreEquallySpaced() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<Thorough.pick(200, 2_000) {
      let from = (x: Double.random(in: -900...900, using: &random), y: Double.random(in: -900...900, using: &random))
      let to = (x: Double.random(in: -900...900, using: &random), y: Double.random(in: -900...900, using: &random)),
        count = 2 + random.below(20)
      for (item, point) in points(.line(from: from, to: to), count).enumerated() {
        let share = Double(item) / Double(count - 1)
        #expect(distance(point, (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)) < 1e-9)
      }
    }
  }

  @Test("Items on an arc are at equal shares of its angle, as precisely as C's sine and cosine compute them")
  func itemsOnArcAreAtEqualAngles() {
    var random = SplitMix64(seed: 22)
    for _ in 0..<Thorough.pick(300, 3_000) {
      let radius = Double.random(in: 100...1000, using: &random),
        from = Double.random(in: -2000...2000, using: &random), count = 2 + random.below(20)
      let sweep = Double.random(in: -720...720, using: &random)
      guard (sweep.magnitude - 360).magnitude > 2, (sweep.magnitude - 720).magnitude > 2, sweep.magnitude > 2 else {
        continue
      }
      for (item, point) in points(.arc(radius: radius, from: from, to: from + sweep), count).enumerated() {
        let angle = (from + sweep * Double(item) / Double(count - 1)) * .pi / 180
        #expect(distance(point, (radius * cos(angle), radius * sin(angle))) < 1e-12 * max(radius, 1))
      }
    }
  }

  @Test("By the closed formula, all items on an Archimedean spiral are the same arc length apart")
  func spiralItemsMatchFormula() {
    for (a, turns, count) in [(10.0, 1.0, 5), (10, 3, 20), (3, 10, 50), (40, 0.5, 7)] {
      let end = turns * 2 * .pi
      func arcLength(_ angle: Double) -> Double { a / 2 * (angle * (1 + angle * angle).squareRoot() + asinh(angle)) }
      let items = points(.polar(0...turns * 360) { $0 * .pi / 180 * a }, count)
      for (item, point) in items.enumerated() {
        let length = arcLength(end) * Double(item) / Double(count - 1)
        var low = 0.0, high = end
        for _ in 0..<80 {
          if arcLength((low + high) / 2) < length { low = (low + high) / 2 } else { high = (low + high) / 2 }
        }
        #expect(distance(point, (a * low * cos(low), a * low * sin(low))) < 0.1)
      }
    }
  }

  @Test("By a sum of 100,000 chords, all items on other curves are the same arc length apart")
  func itemsMatchSumOfChords() {
    let curves: [(String, Bool, ClosedRange<Double>, @Sendable (Double) -> (x: Double, y: Double))] = [
      ("ellipse", true, 0...2 * .pi, { (150 * cos($0), 60 * sin($0)) }),
      ("sine", false, 0...300, { ($0, 40 * sin($0 / 15)) }),
      ("parabola", false, -200...200, { ($0, $0 * $0 / 100) }),
      ("knot", true, 0...2 * .pi, { (150 * sin(3 * $0), 100 * sin(2 * $0)) }),
      ("rose", true, 0...2 * .pi, { (120 * cos(2 * $0) * cos($0), 120 * cos(2 * $0) * sin($0)) }),
      ("cubed speed", false, -7...7, { ($0 * $0 * $0, 50 * cos($0)) }),
      ("there and back", true, -1...1, { ($0 * $0 * 200, 0) }),
      ("root", false, 0...400, { ($0, 10 * $0.squareRoot()) }),
    ]
    for (name, isClosed, range, point) in curves {
      let steps = Thorough.pick(100_000, 1_000_000), extent = range.upperBound - range.lowerBound
      var lengths = [0.0]
      var last = point(range.lowerBound)
      lengths.reserveCapacity(steps + 1)
      for step in 1...steps {
        let next = point(range.lowerBound + extent * Double(step) / Double(steps))
        lengths.append(lengths[step - 1] + distance(last, next))
        last = next
      }
      for count in [3, 8, 25] {
        var at = 0
        for (item, found) in points(.parametric(range, point), count).enumerated() {
          let length = lengths[steps] * Double(item) / Double(isClosed ? count : count - 1)
          while at < steps, lengths[at + 1] < length { at += 1 }
          let error = distance(found, point(range.lowerBound + extent * Double(at) / Double(steps)))
          #expect(error < 0.1, "\(name), item \(item) of \(count): \(error)")
        }
      }
    }
  }

  @Test("Placing items evaluates a curve fewer than 16,384 times, even if it oscillates wildly")
  func evaluationsOfCurveAreLimited() {
    for function: @Sendable (Double) -> Double in [
      { sin($0 * $0) * 100 }, { 1 / ($0 - 150) }, { $0.truncatingRemainder(dividingBy: 2) < 1 ? 0 : 1e9 },
      { tan($0) * 50 }, { _ in Double.random(in: -100...100) },
    ] {
      let evaluations = Counter()
      let items = points(
        .function(0...300) {
          evaluations.count += 1
          return function($0)
        }, 10)
      #expect(items.count == 10)
      #expect(evaluations.count < 4 * 4_096)
    }
  }

  private final class Counter: @unchecked Sendable { var count = 0 }

  @Test("A curve is evaluated again if the width of its container changes, but not if items change")
  func curveIsCachedPerWidth() {
    let evaluations = Counter()
    let curve = Curve.function {
      evaluations.count += 1
      return $0 * $0 / 300
    }.revision(1)
    var tree = LayoutTree(Along(curve) { for item in 0..<10 { Row { Fixed(width: 20, height: 20).id(item) } } })
    tree.layout(width: 300)
    let countOfFirstLayout = evaluations.count
    #expect(countOfFirstLayout > 0)
    for side in 1..<20 {
      tree[styleOf: tree.node(3)!].height = .points(Double(side))
      tree.layout(width: 300)
    }
    #expect(evaluations.count == countOfFirstLayout)
    tree.layout(width: 200)
    #expect(evaluations.count > countOfFirstLayout)
  }
}
