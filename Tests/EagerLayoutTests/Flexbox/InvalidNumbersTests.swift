import EagerLayout
import Foundation
import TestSupport
import Testing

/// `INVALID_NODES=1000000 swift test -c release --filter InvalidNumbersTests` tries a million nodes.
@Suite("Invalid numbers in trees")
struct InvalidNumbersTests {
  static let nodes =
    ProcessInfo.processInfo.environment["INVALID_NODES"].flatMap { Int($0) } ?? Thorough.pick(1_500, 20_000)

  @Test("Trees with invalid numbers have finite frames without negative sizes")
  func invalidNumbersGiveFiniteFrames() {
    var trees = InvalidTrees(seed: 1), tried = 0, issues = 0
    while tried < Self.nodes {
      let arena = trees.next(nodes: 40, maxDepth: 8)
      let space = trees.space()
      let placement = Placement(arena, in: space, x: trees.number(), y: trees.number())
      tried += placement.frames.count
      issues += placement.issues.count
      if let node = placement.frames.firstIndex(where: { !$0.isSensible }) {
        Issue.record("node \(node) of \(tried) has \(placement.frames[node]) in \(space)")
        return
      }
    }
    // Enough nodes have invalid numbers for the test to mean something.
    #expect(issues > tried / 2)
  }

  @Test(
    "Percentages of 1e9 in 60 nested levels give finite frames", arguments: [FlexStyle.FlexDirection.row, .column])
  func hugePercentagesStayFinite(direction: FlexStyle.FlexDirection) {
    var style = FlexStyle()
    style.flexDirection = direction
    style.width = .percent(1e9)
    style.height = .percent(1e9)
    style.paddingLeft = .percent(1e9)
    style.marginTop = .percent(-1e9)
    style.position = .relative
    style.top = .percent(1e9)
    let space = LayoutSpace(width: .definite(1e9), height: .definite(1e9), fillsHeight: true)
    for ratio in [nil, 1e-300, 1e9] {
      style.aspectRatio = ratio
      var arena = NodeArena()
      for _ in 0..<60 { arena.open(style) }
      for _ in 0..<60 { arena.close() }
      #expect(Placement(arena, in: space).frames.allSatisfy { $0.isSensible })
    }
  }

  @Test("NaN and negative bounds count as 0, and an infinite width follows the content")
  func invalidBounds() {
    let row = Row { Fixed(width: 30, height: 20) }
    #expect(row.layout(in: Frame(width: .infinity, height: .nan)).frames[0] == Frame(width: 30, height: 0))
    #expect(row.layout(in: Frame(width: -5, height: -.infinity)).frames[0] == Frame(width: 0, height: 0))
    #expect(row.layout(in: Frame(x: .nan, y: .infinity, width: 5, height: 6)).frames[0] == Frame(width: 5, height: 6))
    #expect(row.layout(width: .nan).frames[0] == Frame(width: 0, height: 20))
  }
}

extension Frame {
  fileprivate var isSensible: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
