import Arrangements
import EagerLayout
import Foundation
import TestSupport
import Testing

@Suite("Grids in trees")
struct GridsInTrees {
  /// Edits to make; `EDITS=100000 swift test -c release --filter GridsInTrees` makes a hundred thousand.
  private static let edits =
    ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? Thorough.pick(1_200, 20_000)

  @Test("have the frames of fresh trees after edits", arguments: [1, 2, 3, 4] as [UInt64])
  func edits(seed: UInt64) {
    var drawn = DrawnGrids(seed)
    for round in 0..<Self.edits / 120 {
      let difference = drawn.firstDifference(in: LayoutTree(drawn.container(2)))
      #expect(difference == nil, "round \(round)")
      if difference != nil { return }
    }
  }

  @Test("ask items for their heights by what is known now, and not by what the last layout found out")
  func heights() {
    let grid = Grid {
      Grid(columns: [56, .percent(31)], rows: .autoFill(.minmax(24, .flexible(1)))) { Flex().aspectRatio(1) }
        .height(.percent(114)).justifySelf(.start)
    }
    var kept = LayoutTree(grid), fresh = kept
    kept.layout(width: 280)
    kept.layout(width: 100)
    fresh.layout(width: 100)
    #expect(kept.placement().frames == fresh.placement().frames)
    #expect(fresh.placement().frames.map { $0.height } == [56, 63.84, 56])
  }

  @Test("are mirrored from right to left", arguments: [5, 6] as [UInt64])
  func mirrored(seed: UInt64) {
    var drawn = DrawnGrids(seed)
    drawn.saysSides = false
    for round in 0..<Thorough.pick(300, 10_000) {
      let container = drawn.container(2)
      let frames = container.direction(.leftToRight).layout(width: 300).frames
      let mirrored = container.direction(.rightToLeft).layout(width: 300).frames
      #expect(Self.areMirrored(frames, mirrored), "round \(round)")
    }
  }

  /// Whether frames are at the other side of the first one, which holds them.
  private static func areMirrored(_ frames: [Frame], _ others: [Frame]) -> Bool {
    zip(frames, others).allSatisfy { frame, other in
      frame.width == 0 && frame.height == 0
        || (frame.x + other.x + frame.width - frames[0].width).magnitude < 1e-6
          && (frame.y - other.y).magnitude < 1e-6 && (frame.width - other.width).magnitude < 1e-6
    }
  }
}
