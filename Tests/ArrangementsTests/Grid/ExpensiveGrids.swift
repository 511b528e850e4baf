import Arrangements
import EagerLayout
import TestSupport
import Testing

/// Each of these grids would take minutes with a linear search per item, with work per track of each item, or with
/// repeated measuring of a subtree by each level above it.
@Suite("Grids that are expensive to lay out")
struct ExpensiveGrids {
  /// Checks that a layout takes less than a minute of processor time, in a debug build.
  private func withinTimeLimit<Result>(_ layout: () -> Result) -> Result {
    let start = ProcessorTime.ofThread
    defer { #expect(ProcessorTime.ofThread - start < 60) }
    return layout()
  }

  private func messages(_ placement: Placement) -> [String] { placement.issues.map { $0.message } }

  @Test("A grid with spans of a billion rows limits the sum of its spans and reports an issue")
  func spansAreLimited() {
    let count = Thorough.pick(200, 1_000)
    for flow in Thorough.oneIn(4, of: [Grid.Flow.row, .rowDense, .column, .columnDense]) {
      let grid = Grid(flow: flow) { for _ in 0..<count { Flex().span(rows: 1_000_000_000) } }
      let placement = withinTimeLimit { grid.layout(width: 100) }
      #expect(placement.frames.count == count + 1)
      #expect(messages(placement).contains { $0.contains("spans fewer tracks than specified") })
    }
  }

  @Test("Grid items beyond the limit of 10,000 tracks are all placed in the last track and reported as an issue")
  func itemsPileUpInLastTrack() {
    for (grid, count) in Thorough.oneIn(2, of: [(Grid(autoRows: [1]), 1), (Grid(autoRows: [1], flow: .rowDense), 2)]) {
      let placement = withinTimeLimit {
        grid { for _ in 0..<Thorough.pick(10_101, 20_001) { Flex().cell(column: 1).end(row: .span(count)) } }.layout(
          width: 100)
      }
      #expect(placement.frames.last.map { $0.y + $0.height } == 10_000)
      #expect(messages(placement).contains { $0.contains("has items for more than 10000 tracks") })
    }
  }

  @Test("A dense flow finds places for wide items behind thousands of holes that are too small")
  func denseFlowSkipsSmallHoles() {
    let count = Thorough.pick(2_000, 10_000)
    let grid = Grid(columns: .repeated(count, 1), autoRows: [1], flow: .rowDense) {
      for index in 0..<count {
        Flex().cell(column: .line(2 * (index % (count / 2)) + 1), row: .line(1 + index / (count / 2)))
      }
      for _ in 0..<count { Flex().span(columns: 2) }
    }
    let placement = withinTimeLimit { grid.layout(width: Double(count)) }
    #expect(placement.frames[count + 1] == Frame(x: 0, y: 2, width: 2, height: 1))
    #expect(placement.frames[2 * count] == Frame(x: Double(count - 2), y: 3, width: 2, height: 1))
    #expect(placement.issues.isEmpty)
  }

  @Test(
    "A dense flow that searches too long places items behind the others and reports an issue",
    .enabled(if: Thorough.isOn, "a long test"))
  func denseFlowStopsSearching() {
    let grid = Grid(columns: .repeated(400, 1), autoRows: [1], flow: .rowDense) {
      for index in 0..<20_000 { Flex().cell(column: .line(2 * (index % 200) + 1), row: .line(1 + 2 * (index / 200))) }
      for index in 0..<3_000 { Flex().span(columns: 2 + index % 150, rows: 2 + (index * 7) % 149) }
    }
    let placement = withinTimeLimit { grid.layout(width: 400) }
    #expect(placement.frames.count == 23_001)
    #expect(messages(placement).contains { $0.contains("takes too long to find free places") })
  }

  @Test("Grid lines are found by name among thousands of names, and among thousands of lines with one name")
  func linesAreFoundByName() {
    let count = Thorough.pick(600, 3_000)
    let names = (0..<20 * count).map { GridTrack.line("a\($0)") }
    let grid = Grid(columns: GridTemplate(names + [10, .repeated(3 * count, .line("b"), 1)])) {
      for index in 0..<count { Flex().cell(column: .named(LayoutID("a\(index * 20)"))) }
      for index in 0..<count { Flex().cell(column: .nth(1 + index * 3, of: "b")).end(column: .spanTo(2, of: "b")) }
    }
    let placement = withinTimeLimit { grid.layout(width: 10_000) }
    let last = placement.frames[2 * count]
    #expect(placement.frames[count].x == 0)
    #expect(last == Frame(x: Double(3 * count + 7), y: last.y, width: 2, height: last.height))
    #expect(placement.issues.isEmpty)
  }

  @Test("Nested track repetitions beyond 10,000 tracks or 100,000 line names are cut off and reported as issues")
  func nestedRepetitionsAreLimited() {
    let many = (0..<1_000).map { GridTrack.line("a\($0)") }
    let list = GridTrack.repeated(1_000_000, .repeated(1_000_000, .repeated(1_000_000, .line("x"))), many[0], 1)
    let named = GridTemplate([
      GridTrack.repeated(
        1_000_000, many[1], many[2], many[3], many[4], many[5], many[6], many[7], many[8], many[9], many[10], many[11],
        many[12], 1)
    ])
    let placement = withinTimeLimit {
      Grid(columns: GridTemplate([list]), rows: named) { Flex().cell(column: .nth(500, of: "x")) }.layout(width: 100)
    }
    #expect(placement.frames[1].x == 499)
    #expect(messages(placement).contains { $0.contains("needs more than 10000 tracks") })
    #expect(messages(placement).contains { $0.contains("has more than 100000 names of lines") })
  }

  @Test("Thousands of grid items are placed in thousands of named areas and at their edges")
  func areasAreFoundByName() {
    let side = Thorough.pick(60, 200)
    let rows = (0..<side).map { row in (0..<side).map { column in LayoutID("a\(row)x\(column)") as LayoutID? } }
    let grid = Grid(columns: .repeated(side, 1), rows: .repeated(side, 2), areas: GridAreas(rows)) {
      for index in 0..<50 * side { Flex().area("a\(index / 50)x\(index % 50)") }
      for index in 0..<25 * side { Flex().absolute(top: 0, left: 0).area("a\(index / 50)x\(index % 50)").id(index) }
      Flex().cell(column: .named("a3x5-end"), row: .nth(1, of: "a3x5-start")).id("edge")
    }
    let placement = withinTimeLimit { grid.layout(width: Double(side)) }, last = Double(side - 1)
    #expect(placement.frames[50 * side].x == 49 && placement.frames[50 * side].y == 2 * last)
    #expect(placement[25 * side - 1]?.x == 49 && placement[25 * side - 1]?.y == last - 1)
    #expect(placement["edge"]?.x == 6 && placement["edge"]?.y == 6)
  }

  @Test("Absolute children of a grid are placed among thousands of collapsed tracks")
  func absoluteChildrenAmongCollapsedTracks() {
    let grid = Grid(columns: [.autoFit(0.001)]) {
      Flex().cell(column: 7_000)
      for index in 0..<Thorough.pick(7_001, 20_000) {
        Flex().absolute(top: 0, left: 0).cell(column: .line(1 + index % 9_000)).id(index)
      }
    }
    let placement = withinTimeLimit { grid.layout(width: 1e6) }
    #expect(placement[6_999]?.x == 0 && placement[7_000]?.x == placement.frames[1].width)
  }

  @Test("Nested grids whose widths and heights depend on each other are laid out and reported as an issue")
  func nestedRatiosAreLimited() {
    let levels = Thorough.pick(12, 100)
    var grid = Grid(columns: [.auto, .auto]) { Measured(text: "a", advance: 10, lineHeight: 10) }.aspectRatio(2)
    for _ in 0..<levels {
      grid = Grid(columns: [.auto, .auto]) {
        grid; Measured(text: "a", advance: 10, lineHeight: 10)
      }.aspectRatio(2)
    }
    let placement = withinTimeLimit { grid.layout(width: 300) }
    #expect(placement.frames.count == 2 * levels + 2)
    #expect(placement.frames[0].width == 300 && placement.frames[0].height >= 150)
    #expect(!placement.issues.isEmpty)
  }

  @Test("Nested grids with shared baselines and percentage heights are laid out within the time limit")
  func nestedBaselines() {
    let levels = Thorough.pick(12, 100)
    func level(_ inner: ArrangedGrid?) -> ArrangedGrid {
      Grid(columns: [.minmax(10, .auto)]) {
        if let inner { inner }
        Flex().aspectRatio(1).width(.percent(50))
        Measured(text: "aa aa", advance: 10, lineHeight: 10)
      }
      .alignItems(.baseline).height(.percent(50)).minWidth(.percent(100))
    }
    var grid = level(nil)
    for _ in 0..<levels { grid = level(grid) }
    let placement = withinTimeLimit { grid.layout(height: 300) }
    #expect(placement.frames.count == 3 * levels + 3)
  }

  @Test("An edited grid with huge spans is laid out within the time limit and has the frames of a fresh layout")
  func editsAreInTime() {
    let count = Thorough.pick(10, 500), columns = Thorough.pick(100, 3_000), last = Thorough.pick(2, 4)
    func screen(_ step: Int) -> ArrangedGrid {
      Grid(columns: [.repeated(columns, .line("a"), 1)], flow: .rowDense) {
        for index in 0..<count { Flex().span(columns: 2 + index % 5, rows: 1_000_000) }
        Flex().cell(column: .nth(step, of: "a"))
      }
    }
    var tree = LayoutTree(screen(1))
    withinTimeLimit {
      for step in 2...last {
        tree.layout(width: 100)
        tree.update(to: screen(step))
      }
      tree.layout(width: 100)
    }
    #expect(tree.placement().frames == screen(last).layout(width: 100).frames)
    #expect(tree.placement().frames[count + 1].x == Double(last - 1))
  }
}
