import Arrangements
import EagerLayout
import TestSupport
import Testing

@Suite("Grids with invalid or extreme numbers")
struct GridInvalidNumbers {
  private static let invalidOrExtreme: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e9, -1e300]

  @Test(
    "A grid whose tracks and items have invalid or extreme sizes has frames from 0 to 1e9", arguments: invalidOrExtreme)
  func invalidNumbersGiveFrames(number: Double) {
    let tracks: [GridTrack] = [
      .points(number), .percent(number), .flexible(number), .fitContent(.points(number)),
      .minmax(.points(number), .percent(number)), .minmax(.flexible(number), .flexible(number)), .auto,
    ]
    let rows = GridTemplate([.repeated(2, .flexible(number)), .autoFill(.points(number), .percent(number))])
    let tree = Grid(columns: GridTemplate(tracks), rows: rows, autoRows: tracks) {
      for index in 0..<24 {
        Fixed(width: index % 3 == 0 ? number : 10, height: index % 4 == 0 ? number : 10)
          .span(columns: 1 + index % 3, rows: 1 + index % 2)
      }
      Flex().aspectRatio(2).cell(column: 3)
      Flex().absolute(top: number, left: number).cell(column: 2, row: -1)
    }.gap(number)
    for placement in [tree.layout(), tree.layout(width: 50), tree.layout(in: Frame(width: 10, height: number))] {
      for frame in placement.frames {
        #expect(frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0)
        #expect(frame.width <= 1e9 && frame.height <= 1e9)
      }
    }
  }

  @Test("Grid lines and spans beyond 10,000 tracks are cut off, and each item concerned has an issue")
  func distantLinesAreCutOff() {
    let tree = Grid(columns: [10], autoRows: [1]) {
      Flex().cell(column: 1, row: 1).end(row: 1_000_000_000).id(0)
      Flex().cell(row: .line(.min)).span(columns: .max, rows: .max).id(1)
      Flex().cell(column: .line(.max)).id(2)
      Flex().id(3)
    }
    let placement = tree.layout(width: 100)
    #expect(placement[0]?.height == 10_000)
    #expect(placement.issues.filter { if case .arrangement = $0.kind { true } else { false } }.count == 3)
  }

  @Test("The issue for an invalid number in a grid states the number that is used instead")
  func invalidNumbersAreReported() {
    let tree = Grid(columns: [80, .flexible(-1), .repeated(2, .minmax(-5, .auto))], autoRows: [.percent(.nan)]) {
      Fixed(height: 50).span(columns: 0)
      Fixed(height: 50).cell(column: 0, row: 2)
      Fixed(height: 50).cell(column: 1, row: 3).span(columns: 2, rows: -3)
      Fixed(height: 50).cell(column: -1, row: 4)
    }
    let placement = tree.layout(width: 200)
    #expect(placement.frames[1] == Frame(width: 80, height: 50))
    let issues = placement.issues.map { ($0.nodeIndex, $0.message) }
    #expect(issues.filter { $0.1.contains("is negative and counts as 0") }.map { $0.0 } == [0])
    #expect(issues.filter { $0.1.contains("not a number") }.map { $0.0 } == [0])
    #expect(issues.filter { $0.1.contains("is placed at line 0") }.map { $0.0 } == [2])
    #expect(issues.filter { $0.1.contains("has a span of less than one column or row") }.map { $0.0 } == [1, 3])
  }

  @Test("The issue for an unknown area or line lists the names that the grid has")
  func unknownNamesAreReported() {
    let tree = Grid(columns: [.line("edge"), 80, .flexible(1)], areas: ["head head", "nav body"]) {
      Fixed(height: 20).area("nva").id("menu")
      Fixed(height: 20).area("body").id("text")
      Fixed(height: 20).cell(row: .named("edge")).id("foot")
    }
    #expect(
      tree.layout(width: 200).issues.map { $0.message } == [
        "Fixed 'menu' (1) names 'nva', which is neither an area nor a line of its grid, so the item is placed after "
          + "the grid's own tracks: use a name of the grid, such as 'head', 'nav', 'body', 'edge'.",
        "Fixed 'foot' (3) names 'edge', which is neither an area nor a line of its grid, so the item is placed after "
          + "the grid's own tracks: use a name of the grid, such as 'head', 'nav', 'body'.",
      ])
    let withoutNames = Grid(columns: [80]) { Fixed(height: 20).area(7) }
    #expect(
      withoutNames.layout(width: 200).issues.map { $0.message } == [
        "Fixed 1 names '7', which is neither an area nor a line of its grid, so the item is placed after the "
          + "grid's own tracks: add the name to the grid, or use a number."
      ])
    let nonRectangular = Grid(areas: ["nav nav", "nav body"]) { Fixed(height: 20).id("it") }
    #expect(
      nonRectangular.layout(width: 200).issues.map { $0.message } == [
        "Grid 0 has an area 'nav' in `areas` whose cells do not form a rectangle, so it is ignored: make it a rectangle."
      ])
  }

  @Test("A grid item placed beyond empty implicit tracks is an issue, unless the grid specifies their size")
  func emptyTracksAreReported() {
    let days = Grid(columns: .repeated(2, .line("day"), 20), rows: [10]) {
      Fixed(height: 10).cell(column: 9, row: 1)
      Fixed(height: 10).cell(column: -9, row: 1)
      Fixed(height: 10).cell(column: .nth(9, of: "day"), row: 1)
      Fixed(height: 10).cell(column: 1, row: 4)
      Fixed(height: 10).cell(column: 3, row: 1)
    }
    #expect(
      days.layout(width: 400).issues.filter { $0.message.contains("leaves empty") }.map { $0.message } == [
        "Fixed 1 is placed at column line 9, which leaves empty columns between it and the grid's own columns (2): "
          + "use a closer line, or give the grid more columns or `autoColumns`.",
        "Fixed 2 is placed at column line -9, which leaves empty columns between it and the grid's own columns (2): "
          + "use a closer line, or give the grid more columns or `autoColumns`.",
        "Fixed 3 is placed at line 9 of 'day', which leaves empty columns between it and the grid's own columns (2): "
          + "use a smaller number, or give the grid more such lines or `autoColumns`.",
        "Fixed 4 is placed at row line 4, which leaves empty rows between it and the grid's own rows (1): use a closer "
          + "line, or give the grid more rows or `autoRows`.",
      ])
    let intended = [
      Grid { Fixed(height: 10).cell(column: 9, row: 9) }.layout(width: 400),
      Grid(columns: [20], rows: [10], autoColumns: [10], autoRows: [10]) { Fixed(height: 10).cell(column: 9, row: 9) }
        .layout(width: 400),
      Grid(columns: [20], rows: [10]) {
        for index in 1..<6 { Fixed(height: 10).cell(column: .line(index), row: .line(index)) }
      }
      .layout(width: 400),
      Grid(columns: [20]) { Fixed(height: 10).cell(column: 1).end(column: 9) }.layout(width: 400),
    ]
    for placement in intended { #expect(!placement.issues.contains { $0.message.contains("leaves empty") }) }
  }

  @Test("A grid area that is no rectangle is one issue, and its name is not suggested to other items")
  func bentAreasAreReportedOnce() {
    let tree = Grid(columns: [80, 80], areas: ["nav nav", "nav main", "foot .", ". foot"]) {
      Fixed(height: 20).area("nav")
      Fixed(height: 20).cell(column: .named("nav-start"), row: .nth(1, of: "nav-end"))
      Fixed(height: 20).area("mian").id("text")
    }
    #expect(
      tree.layout(width: 200).issues.map { $0.message } == [
        "Grid 0 has an area 'nav' in `areas` whose cells do not form a rectangle, so it is ignored: make it a rectangle.",
        "Grid 0 has an area 'foot' in `areas` whose cells do not form a rectangle, so it is ignored: make it a rectangle.",
        "Fixed 'text' (3) names 'mian', which is neither an area nor a line of its grid, so the item is placed after "
          + "the grid's own tracks: use a name of the grid, such as 'main'.",
      ])
  }

  @Test("Percentages of a grid area or of the final height of a grid are no issues")
  func resolvedPercentagesAreNoIssues() {
    let shares = Grid(columns: [100, 100]) {
      Flex().height(.percent(50)).id("a"); Fixed(height: 40).id("b")
    }
    #expect(shares.layout()["a"]?.height == 20 && shares.layout().issues.isEmpty)
    let gaps = Grid(columns: [100], rows: [20, 20], gap: .percent(10)) {
      Flex(); Flex().id("b")
    }
    // The rows with their gaps overflow the height that the content determined. This is the only issue.
    #expect(gaps.layout()["b"]?.y == 24)
    #expect(
      gaps.layout().issues.map { $0.kind } == [
        .overflow(by: Extent(width: 0, height: 4), of: Extent(width: 100, height: 40))
      ])
  }

  @Test("A grid with more than 10,000 tracks is cut off after track 10,000 and has issues")
  func tracksAreCutOff() {
    let tree = Grid(columns: .repeated(100_000, 1), rows: [.repeated(1_000_000_000, 1)], autoRows: [1]) {
      for index in 0..<100 { Flex().cell(column: .line(1 + index * 20_000), row: .line(1 - index * 20_000)).id(index) }
      Flex().cell(column: .nth(.max, of: "far"), row: .nth(.min, of: "far")).id(100)
      Flex().cell(column: 1).end(column: .spanTo(.max, of: "far"), row: -1).id(101)
    }
    let placement = tree.layout(width: 100)
    #expect(placement[99]?.x == 9_999 && placement[101]?.width == 10_000)
    let messages = placement.issues.map { $0.message }
    #expect(messages.contains { $0.contains("needs more than 10000 tracks") })
    #expect(messages.filter { $0.contains("beyond the maximum of 10000") }.count >= 99)
  }

  @Test("300 items that span up to 2,094 of 10,000 grid columns keep their width of 1")
  func wideSpans() {
    let tree = Grid(columns: .repeated(10_000, .auto)) {
      for index in 0..<300 { Fixed(width: 1, height: 1).span(columns: 1 + index * 7) }
    }
    let frames = tree.layout(width: 100).frames
    #expect(frames.count == 301)
    #expect(frames.dropFirst().allSatisfy { $0.width == 1 })
  }
}
