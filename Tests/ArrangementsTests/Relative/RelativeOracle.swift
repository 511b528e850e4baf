import Arrangements
import EagerLayout
import Foundation
import Testing
import TestSupport

@Suite("Relative compared with a relaxation solver")
struct RelativeOracle {
  /// `SEED` in the environment selects other random cases.
  private let seed = Int(ProcessInfo.processInfo.environment["SEED"] ?? "") ?? 0
  private let extent = Extent(width: 300, height: 200)
  private let count = Thorough.pick(150, 2_000)

  @Test("Random constraints without cycles have the frames that a relaxation solver finds")
  func framesEqualRelaxation() {
    for number in 0..<count {
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed + number))
      let example = RandomRelative(&random, canHaveCycles: false)
      let placement = example.tree.layout(in: Frame(width: extent.width, height: extent.height))
      #expect(dropped(placement).isEmpty, "case \(number)")
      compare(placement, example, &random, "case \(number)")
    }
  }

  @Test("Random constraints with cycles have the frames that a solver finds when the dropped constraints are removed")
  func cyclesDropOneConstraint() {
    var cyclic = 0
    for number in 0..<count {
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed + 1_000_000 + number))
      var example = RandomRelative(&random, canHaveCycles: true)
      let placement = example.tree.layout(in: Frame(width: extent.width, height: extent.height))
      let dropped = dropped(placement)
      if !dropped.isEmpty { cyclic += 1 }
      for (item, property) in dropped {
        let count = example.items[item].constraints.count
        example.items[item].constraints.removeAll { $0.property == property }
        #expect(example.items[item].constraints.count == count - 1, "case \(number)")
      }
      compare(placement, example, &random, "case \(number)")
    }
    #expect(cyclic > count / 5)
  }

  private func compare(_ placement: Placement, _ example: RandomRelative, _ random: inout SplitMix64, _ name: String) {
    guard let frames = example.relaxed(in: extent, from: &random) else {
      Issue.record("\(name) does not come to rest: \(example)")
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

  /// The constraints that the issues report as dropped because they depend on themselves.
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
