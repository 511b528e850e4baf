import Arrangements
import EagerLayout
import Testing

@Suite("Lists of tracks and areas that are probably not meant")
struct GridTrackIssues {
  private func said(
    _ columns: GridTemplate, _ rows: GridTemplate = [], autoColumns: [GridTrack] = [], areas: GridAreas = []
  ) -> [String] {
    let grid = Grid(columns: columns, rows: rows, areas: areas, autoColumns: autoColumns) {
      Fixed(width: 10, height: 10)
    }
    return grid.layout(width: 200).issues.filter { if case .arrangement = $0.kind { true } else { false } }.map {
      $0.message
    }
  }

  @Test("are told with the axis and the number of the track")
  func numbers() {
    #expect(
      said([.repeated(2, 10), .line("it"), .points(-4)], [.points(.nan)]) == [
        "Grid 0 gives column 3 a size or share of -4, which may not be negative and counts as 0: give it 0 or more.",
        "Grid 0 gives row 1 a size that is not a number, which counts as 0: give it 0 or more.",
      ])
    #expect(
      said([1e300, 10], [.minmax(20, 10)]) == [
        "Grid 0 gives column 1 a size or share of 1e+300, and these end at 1e9, which stands instead: give it a smaller number.",
        "Grid 0 is to make row 1 at least 20 and at most 10, and makes it 20: exchange both, or give it one size.",
      ])
    // How many are behind those that come as often as there is room, nobody knows who reads the list.
    #expect(said([.autoFill(50), .percent(-5)])[0].hasPrefix("Grid 0 gives a column a size or share of -5,"))
    #expect(
      said([10], autoColumns: [10, .points(-1)])[0].hasPrefix("Grid 0 gives added column 2 a size or share of -1"))
  }

  @Test("are told where they contradict themselves")
  func contradictions() {
    #expect(
      said([10, .minmax(.flexible(1), 100)]) == [
        "Grid 0 is to make column 2 at least a share of what is left, which says nothing there: let the share be what it is at "
          + "most, as in `.minmax(100, .flexible(1))`."
      ])
    #expect(
      said([5, .repeated(2, .repeated(0, 20))]) == [
        "Grid 0 is to repeat tracks from column 2 on 0 times, and has them once: repeat them once or more often."
      ])
    #expect(
      said([.autoFill(20), 10, .autoFit(30)]) == [
        "Grid 0 has 2 parts of its columns that are to be repeated as often as there is room, and repeats all of them as often as "
          + "the last: let one be so."
      ])
    #expect(
      said([.repeated(2, 10, .autoFill(20))]) == [
        "Grid 0 is to repeat tracks from column 2 on by the room inside of others that are repeated, and has them once there: take "
          + "them out of these."
      ])
    #expect(said([.minmax(.percent(50), 10), .minmax(20, 20), .repeated(1, 5)], .autoFill(minimum: 20)).isEmpty)
    #expect(said([.autoFill(.minmax(.minContent, 20)), .minmax(5, .flexible())], [.autoFit(.percent(20))]).isEmpty)
  }

  @Test("are told where it cannot be found how often they fit")
  func endless() {
    for columns: GridTemplate in [.autoFill(.flexible()), [.autoFit(.line("it"), .auto)], .autoFill(.fitContent(20))] {
      #expect(
        said(columns) == [
          "Grid 0 is to repeat column 1, which has no length, as often as there is room, and counts it as 1 point: give "
            + "it a length, as in `.minmax(100, .flexible(1))`."
        ])
    }
    #expect(
      said(.autoFill(minimum: 0))[0]
        == "Grid 0 is to repeat column 1, which has a length of 0, as often as there is room, and counts it as 1 point: "
        + "give it more than 0.")
    for columns: GridTemplate in [[.autoFill(100), .flexible(1)], [.autoFit(100), .auto]] {
      #expect(
        said(columns) == [
          "Grid 0 has in a column no length beside tracks that come as often as there is room, which CSS does not take, and here "
            + "counts as 0 then: give it one, as in `.minmax(100, .flexible(1))`."
        ])
    }
  }

  @Test("are told of areas whose rows have other lengths, and of names that CSS cannot have")
  func areas() {
    #expect(
      said([], areas: ["head head", "nav"]) == [
        "Grid 0 has rows of different lengths in `areas`, 2 in row 1 and 1 in row 2, and what is missing is of no area: give all as "
          + "many cells, a point for one of no area."
      ])
    #expect(
      said([], areas: ["head, nav"])[0].hasPrefix("Grid 0 has an area 'head,' in `areas`, which is no name in CSS"))
    #expect(said([], areas: ["2x auto"]).count == 1)
    #expect(said([], areas: ["2 käse _a-b3 ."]).isEmpty)
  }

  @Test("are told of items that span more columns than there are, unless these are said to be added")
  func spans() {
    let grid = Grid(columns: [10, 10, 10], rows: [5]) {
      Fixed(height: 5).span(columns: 5)
      Fixed(height: 5).cell(column: 1).end(column: 9)
      Fixed(height: 5).span(columns: 3, rows: 4)
    }
    let messages = grid.layout(width: 300).issues.map { $0.message }
    #expect(
      messages == [
        "Fixed 1 spans 5 columns, and its grid has 3 of its own: let it span fewer, or give the grid more columns or `autoColumns`.",
        "Fixed 2 spans 8 columns, and its grid has 3 of its own: let it span fewer, or give the grid more columns or `autoColumns`.",
      ])
    let byColumn = Grid(rows: [10, 10], flow: .column) { Fixed(width: 5).span(rows: 3) }
    #expect(
      byColumn.layout(width: 100).issues.map { $0.message }.contains { $0.contains("spans 3 rows, and its grid has 2") }
    )
    let meant = Grid(columns: [10], autoColumns: [20]) { Fixed(height: 5).span(columns: 3) }
    #expect(meant.layout(width: 100).issues.isEmpty)
    #expect(Grid { Fixed(height: 5).span(columns: 3) }.layout(width: 100).issues.isEmpty)
  }

  @Test("are told of absolute children that name what there is not")
  func absolute() {
    let grid = Grid(columns: [80, 20], areas: ["nav ."]) {
      Flex().absolute().area("nva").id("badge")
      Fixed(height: 5)
      Flex().absolute().area("nav")
      Flex().absolute().area("nva").hidden()
    }
    #expect(
      grid.layout(width: 100).issues.map { $0.message } == [
        "Flex 'badge' (1) names 'nva', which no area and no line of its grid is called, and lies behind the grid's own tracks: "
          + "write a name that the grid has, such as 'nav'."
      ])
  }
}
