import Arrangements
import EagerLayout
import Foundation
import TestSupport
import Testing

@Suite("Random grids in trees")
struct GridsInTrees {
  /// The number of edits; `EDITS=100000 swift test -c release --filter GridsInTrees` makes a hundred thousand.
  private static let edits =
    ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? Thorough.pick(120, 20_000)

  @Test("Random grids have the frames of a fresh tree after random edits", arguments: [1, 2, 3, 4] as [UInt64])
  func editsEqualFreshTree(seed: UInt64) {
    var generator = RandomGrids(seed)
    for round in 0..<Self.edits / 120 {
      let difference = generator.firstDifference(in: LayoutTree(generator.container(2)))
      #expect(difference == nil, "round \(round)")
      if difference != nil { return }
    }
  }

  @Test("Random grids have the same frames however many measurements are cached", arguments: [7, 8] as [UInt64])
  func capacityOfCacheChangesNoFrame(seed: UInt64) {
    var generator = RandomGrids(seed)
    for round in 0..<Self.edits / 120 {
      let difference = generator.firstDifference(in: LayoutTree(generator.container(2)), evicts: true)
      #expect(difference == nil, "round \(round)")
      if difference != nil { return }
    }
  }

  @Test("After a grid is laid out in a second width, items with a ratio have the heights of a fresh layout")
  func itemHeightsAreRemeasured() {
    let grid = Grid {
      Grid(columns: [56, .percent(31)], rows: .autoFill(.minmax(24, .flexible(1)))) { Flex().aspectRatio(1) }
        .height(.percent(114)).justifySelf(.start)
    }
    var relaidTree = LayoutTree(grid), fresh = relaidTree
    relaidTree.layout(width: 280)
    relaidTree.layout(width: 100)
    fresh.layout(width: 100)
    #expect(relaidTree.placement().frames == fresh.placement().frames)
    #expect(fresh.placement().frames.map { $0.height } == [56, 63.84, 56])
  }

  @Test("Nested grids laid out in a third width have the frames of a fresh layout")
  func nestedHeightsAreRemeasured() {
    let stretched = Grid {
      Grid { Measured(width: 31, height: 24).minHeight(.percent(106)).aspectRatio(2).cell(row: .named("c")) }
        .alignItems(.center)
      Measured(width: 25, height: 10).aspectRatio(0.5).span(columns: 2)
    }
    let percentage = Grid {
      Grid(columns: .autoFill(.minmax(12, .flexible(1)))) {
        Row {
          Grid(rows: .autoFit(.minmax(31, .flexible(1)))) {
            Measured(width: 45, height: 36)
            Measured(width: 6, height: 20).width(118).aspectRatio(1)
          }
        }.height(.percent(67))
      }.width(74)
    }
    for grid in [stretched, percentage] {
      var relaidTree = LayoutTree(grid), fresh = relaidTree
      relaidTree.layout(width: 100)
      relaidTree.layout(width: 220)
      relaidTree.layout(width: 280)
      fresh.layout(width: 280)
      #expect(relaidTree.placement().frames == fresh.placement().frames)
    }
  }

  @Test("Grid baselines are computed again after an item's content changes")
  func baselinesAreRemeasured() {
    func screen(_ content: Measured) -> ArrangedGrid {
      Grid {
        Row {
          Grid {
            Measured(width: 54, height: 35).aspectRatio(2).cell(row: .named("c"))
            content.height(125).cell(row: .named("c"))
          }.alignItems(.baseline)
        }.height(.percent(46))
      }
    }
    let text = Measured(text: "abcd abcd abcd abcd abcd", advance: 5, lineHeight: 10, baseline: 8)
    let box = Measured(width: 17, height: 1)
    var relaidTree = LayoutTree(screen(text)), fresh = LayoutTree(screen(box))
    relaidTree.layout(width: 160)
    relaidTree.setContent(box, of: relaidTree.node(atIndex: 4))
    relaidTree.layout(width: 280)
    fresh.layout(width: 280)
    #expect(relaidTree.placement().frames == fresh.placement().frames)
    #expect(fresh.placement().frames[0].height == 125)
  }

  @Test("Right-to-left direction mirrors random grids", arguments: [5, 6] as [UInt64])
  func rightToLeftMirrors(seed: UInt64) {
    var generator = RandomGrids(seed)
    generator.usesLeftAndRight = false
    for round in 0..<Thorough.pick(25, 3_000) {
      let container = generator.container(2)
      let frames = container.direction(.leftToRight).layout(width: 300).frames
      let mirrored = container.direction(.rightToLeft).layout(width: 300).frames
      #expect(Self.areMirrored(frames, mirrored), "round \(round)")
    }
  }

  /// Returns `true` if the second list mirrors the first in its container, the first frame.
  private static func areMirrored(_ frames: [Frame], _ others: [Frame]) -> Bool {
    zip(frames, others).allSatisfy { frame, other in
      frame.width == 0 && frame.height == 0
        || (frame.x + other.x + frame.width - frames[0].width).magnitude < 1e-6
          && (frame.y - other.y).magnitude < 1e-6 && (frame.width - other.width).magnitude < 1e-6
    }
  }
}
