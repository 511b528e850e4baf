import Arrangements
import EagerLayout
import Foundation
import Testing
import TestSupport

@Suite("Relative against a solver that tries")
struct RelativeOracle {
  /// Others than those that are kept are tried with SEED.
  private let seed = Int(ProcessInfo.processInfo.environment["SEED"] ?? "") ?? 0
  private let extent = Extent(width: 300, height: 200)
  private let count = Thorough.pick(150, 2_000)

  @Test("has the frames that all constraints agree on")
  func acyclic() {
    for number in 0..<count {
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed + number))
      let draw = RelativeDraw(&random, canHaveCycles: false)
      let placement = draw.tree.layout(in: Frame(width: extent.width, height: extent.height))
      #expect(dropped(placement).isEmpty, "case \(number)")
      compare(placement, draw, &random, "case \(number)")
    }
  }

  @Test("has the frames of what it does not drop where constraints come back to themselves, and drops nothing else")
  func cycles() {
    var cyclic = 0
    for number in 0..<count {
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed + 1_000_000 + number))
      var draw = RelativeDraw(&random, canHaveCycles: true)
      let placement = draw.tree.layout(in: Frame(width: extent.width, height: extent.height))
      let dropped = dropped(placement)
      if !dropped.isEmpty { cyclic += 1 }
      for (item, property) in dropped {
        let count = draw.items[item].constraints.count
        draw.items[item].constraints.removeAll { $0.property == property }
        #expect(draw.items[item].constraints.count == count - 1, "case \(number)")
      }
      compare(placement, draw, &random, "case \(number)")
    }
    #expect(cyclic > count / 5)
  }

  private func compare(_ placement: Placement, _ draw: RelativeDraw, _ random: inout SplitMix64, _ name: String) {
    guard let frames = draw.relaxed(in: extent, from: &random) else {
      Issue.record("\(name) does not come to rest: \(draw)")
      return
    }
    for (index, frame) in frames.enumerated() {
      let found = placement[index] ?? Frame(width: 0, height: 0)
      let furthest =
        [
          found.x - frame.x, found.y - frame.y, found.width - frame.width, found.height - frame.height,
        ].map { $0.magnitude }.max() ?? 0
      #expect(furthest < 1e-6, "\(name): item \(index) is at \(found) and not at \(frame)")
    }
  }

  /// The constraints that issues say are dropped since they come back to themselves.
  private func dropped(_ placement: Placement) -> [(Int, RelativeProperty)] {
    placement.issues.compactMap { issue in
      guard case .arrangement(let fault) = issue.kind else { return nil }
      let text = "\(fault.text)"
      guard text.contains("is dropped: "), text.contains("depends on itself") else { return nil }
      let names: [(String, RelativeProperty)] = [
        ("leading edge", .leading), ("trailing edge", .trailing), ("horizontal center", .centerX), ("width", .width),
        ("top", .top), ("bottom", .bottom), ("vertical center", .centerY), ("height", .height),
      ]
      return names.first { text.hasPrefix("has a \($0.0) that depends on itself") }.map { (issue.nodeIndex - 1, $0.1) }
    }
  }
}
