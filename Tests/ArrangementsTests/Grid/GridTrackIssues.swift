import Arrangements
import EagerLayout
import Testing

@Suite("Issues of track lists and areas")
struct GridTrackIssues {
  private func messages(
    _ columns: GridTemplate, _ rows: GridTemplate = [], autoColumns: [GridTrack] = [], areas: GridAreas = []
  ) -> [String] {
    let grid = Grid(columns: columns, rows: rows, areas: areas, autoColumns: autoColumns) {
      Fixed(width: 10, height: 10)
    }
    return grid.layout(width: 200).issues.filter { if case .arrangement = $0.kind { true } else { false } }.map {
      $0.message
    }
  }

  @Test("The issue for an invalid grid track size names the track's axis and number")
  func invalidSizesNameTheTrack() {
    #expect(
      messages([.repeated(2, 10), .line("it"), .points(-4)], [.points(.nan)]) == [
        "Grid 0 gives column 3 a size or share of -4, which is negative and counts as 0: use 0 or more.",
        "Grid 0 gives row 1 a size that is not a number, which counts as 0: use 0 or more.",
      ])
    #expect(
      messages([1e300, 10], [.minmax(20, 10)]) == [
        "Grid 0 gives column 1 a size or share of 1e+300, which is larger than the maximum of 1e9 and counts as 1e9: use a smaller number.",
        "Grid 0 has a minimum that is larger than the maximum for row 1 (20 and 10), so it uses 20: swap them, or use "
          + "one size.",
      ])
    // The number of a track after an automatic repetition depends on the available space, so the message omits it.
    #expect(messages([.autoFill(50), .percent(-5)])[0].hasPrefix("Grid 0 gives a column a size or share of -5,"))
    #expect(
      messages([10], autoColumns: [10, .points(-1)])[0].hasPrefix("Grid 0 gives added column 2 a size or share of -1"))
  }

  @Test("Contradictory grid tracks, such as a flexible minimum, are issues, but valid tracks are no issues")
  func contradictoryTracks() {
    #expect(
      messages([10, .minmax(.flexible(1), 100)]) == [
        "Grid 0 has a flexible minimum for column 2, which has no effect: make the maximum flexible, as in "
          + "`.minmax(100, .flexible(1))`."
      ])
    #expect(
      messages([5, .repeated(2, .repeated(0, 20))]) == [
        "Grid 0 has a repetition at column 2 with a count of 0, which counts as 1: use 1 or more."
      ])
    #expect(
      messages([.autoFill(20), 10, .autoFit(30)]) == [
        "Grid 0 has 2 automatic repetitions in its columns, and repeats all of them as often as the last: use only "
          + "one."
      ])
    #expect(
      messages([.repeated(2, 10, .autoFill(20))]) == [
        "Grid 0 has an automatic repetition at column 2 inside another repetition, where it is used only once: move "
          + "it out."
      ])
    #expect(messages([.minmax(.percent(50), 10), .minmax(20, 20), .repeated(1, 5)], .autoFill(minimum: 20)).isEmpty)
    #expect(
      messages([.autoFill(.minmax(.minContent, 20)), .minmax(5, .flexible())], [.autoFit(.percent(20))]).isEmpty)
  }

  @Test("A grid track repeated automatically without a definite length is an issue")
  func repetitionWithoutLength() {
    for columns: GridTemplate in [.autoFill(.flexible()), [.autoFit(.line("it"), .auto)], .autoFill(.fitContent(20))] {
      #expect(
        messages(columns) == [
          "Grid 0 repeats column 1 automatically, although it has no definite length, and counts it as 1 point: give "
            + "it a length, as in `.minmax(100, .flexible(1))`."
        ])
    }
    #expect(
      messages(.autoFill(minimum: 0))[0]
        == "Grid 0 repeats column 1 automatically, although its length is 0, and counts it as 1 point: give it more "
        + "than 0.")
    for columns: GridTemplate in [[.autoFill(100), .flexible(1)], [.autoFit(100), .auto]] {
      #expect(
        messages(columns) == [
          "Grid 0 gives no definite length to a column next to an automatic repetition. CSS does not allow this, so "
            + "the length counts as 0: write one, as in `.minmax(100, .flexible(1))`."
        ])
    }
  }

  @Test("Grid areas with rows of unequal length, or with names that CSS does not allow, are issues")
  func areaRowsAndNames() {
    #expect(
      messages([], areas: ["head head", "nav"]) == [
        "Grid 0 has 2 cells in row 1 of `areas` but 1 in row 2, and the missing cells belong to no "
          + "area: give all rows the same number of cells, with a period for an empty cell."
      ])
    #expect(
      messages([], areas: ["head, nav"])[0].hasPrefix(
        "Grid 0 has an area 'head,' in `areas`, which is not a valid name"))
    #expect(messages([], areas: ["2x auto"]).count == 1)
    #expect(messages([], areas: ["2 käse _a-b3 ."]).isEmpty)
  }

  @Test("A span of more columns than the grid has is an issue, unless automatic tracks are specified")
  func spansBeyondGrid() {
    let grid = Grid(columns: [10, 10, 10], rows: [5]) {
      Fixed(height: 5).span(columns: 5)
      Fixed(height: 5).cell(column: 1).end(column: 9)
      Fixed(height: 5).span(columns: 3, rows: 4)
    }
    let messages = grid.layout(width: 300).issues.map { $0.message }
    #expect(
      messages == [
        "Fixed 1 spans 5 columns, but its grid has only 3: reduce the span, or give the grid more columns or `autoColumns`.",
        "Fixed 2 spans 8 columns, but its grid has only 3: reduce the span, or give the grid more columns or `autoColumns`.",
      ])
    let byColumn = Grid(rows: [10, 10], flow: .column) { Fixed(width: 5).span(rows: 3) }
    #expect(
      byColumn.layout(width: 100).issues.map { $0.message }.contains { $0.contains("spans 3 rows, but") }
    )
    let intended = Grid(columns: [10], autoColumns: [20]) { Fixed(height: 5).span(columns: 3) }
    #expect(intended.layout(width: 100).issues.isEmpty)
    #expect(Grid { Fixed(height: 5).span(columns: 3) }.layout(width: 100).issues.isEmpty)
  }

  @Test("An absolute grid child that names an unknown area is an issue, unless it is hidden")
  func absoluteChildInUnknownArea() {
    let grid = Grid(columns: [80, 20], areas: ["nav ."]) {
      Flex().absolute().area("nva").id("badge")
      Fixed(height: 5)
      Flex().absolute().area("nav")
      Flex().absolute().area("nva").hidden()
    }
    #expect(
      grid.layout(width: 100).issues.map { $0.message } == [
        "Flex 'badge' (1) names 'nva', which is neither an area nor a line of its grid, so the item is placed after "
          + "the grid's own tracks: use a name of the grid, such as 'nav'."
      ])
  }
}
