import EagerLayout
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Grid tracks in pictures")
struct TrackTests {
  private func picture(_ text: String, _ width: Double, _ height: Double) throws -> Picture {
    let sketch = try Sketch(text)
    return sketch.picture(of: sketch.layout(in: Frame(width: width, height: height)))
  }

  private func lines(_ tracks: [Picture.Track]) -> [String] {
    Picture.lines(of: tracks).map { "\($0.number) at \($0.place)" }
  }

  @Test("A picture has grid lines in the middle of gaps, at the engine's positions")
  func linesAreInGaps() throws {
    let grid = try #require(
      try picture("Grid(columns: [60, .flexible(1)], rows: [20, 30], gap: 10) { Flex() }.padding(5)", 200, 70)
        .tracks.first)
    #expect(lines(grid.columns) == ["1 at 5.0", "2 at 70.0", "3 at 195.0"])
    #expect(lines(grid.rows) == ["1 at 5.0", "2 at 30.0", "3 at 65.0"])
    #expect(Picture.edges(of: grid.columns) == [5, 65, 75, 195])
  }

  @Test("A picture numbers the lines of a right-to-left grid from the right, starting at its first column")
  func rightToLeftColumns() throws {
    let grid = try #require(
      try picture("Grid(columns: [60, 40]) { Flex().cell(column: -4).id(a) }.direction(.rightToLeft)", 200, 70)
        .tracks.first)
    // An automatic column is added before the first, and fills the remaining width.
    #expect(grid.columns.map { $0.line } == [0, 1, 2])
    #expect(lines(grid.columns) == ["1 at 100.0", "2 at 40.0", "3 at 0.0"])
  }

  @Test("In a picture, every grid has tracks, and other containers have no tracks")
  func tracksOfNestedGrids() throws {
    let picture = try picture(
      "Row { Fixed(width: 20); Grid { Grid(columns: [10]) { Flex() }; Flex() }.flex(1) }", 120, 40)
    #expect(picture.tracks.map { $0.box } == [2, 3])
    #expect(picture.tracks[0].columns.first?.start == 20)
    #expect(try self.picture("Row { Masonry(columns: 2) { Flex() } }", 100, 40).tracks.isEmpty)
  }

  @Test("Pictures in SVG and in cells draw grid lines as dashes with numbers")
  func linesAreDashed() throws {
    let picture = try picture(
      "Grid(columns: [60, .flexible(1), 60], rows: [30, 30], gap: 10) { Flex().id(a) }.padding(10)", 300, 90)
    let svg = picture.svg(title: "grid")
    #expect(svg.components("stroke-dasharray=\"3 3\"") > 6)
    for number in 1...4 { #expect(svg.contains(">\(number)</text>")) }
    let cells = picture.drawnInCells(columns: 60, rows: 16).canvas.lines()
    #expect(cells.joined().contains("\u{250A}") && cells.joined().contains("\u{2508}"))
    let numbers = try #require(cells.last).filter { $0.isNumber }
    #expect(numbers == "1234")
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
