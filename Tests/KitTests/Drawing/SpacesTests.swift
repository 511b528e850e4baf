import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Spaces in pictures: padding, gaps and margins")
struct Spaces {
  private func picture(_ text: String, width: Double = 300, height: Double = 60) throws -> Picture {
    try #require(Preview(text, in: Frame(width: width, height: height))).picture
  }

  private func frames(_ kind: Picture.Space.Kind, _ text: String, width: Double = 300) throws -> [Frame] {
    try picture(text, width: width).spaces.filter { $0.kind == kind }.map { $0.frame }
  }

  @Test("A picture contains the frames of the gaps between items and between lines, whatever the order of the items")
  func gapsAreFound() throws {
    let gap = Frame(x: 60, width: 10, height: 60)
    #expect(try frames(.gap, "Row { Fixed(width: 60); Flex() }.gap(10)") == [gap])
    #expect(try frames(.gap, "Row { Flex(); Fixed(width: 60).order(-1) }.gap(10)") == [gap])
    #expect(
      try frames(.gap, "Row { Fixed(width: 60); Flex() }.gap(10).reversed()")
        == [Frame(x: 230, width: 10, height: 60)])
    #expect(
      try frames(.gap, "Column { Fixed(height: 20); Fixed(height: 20) }.gap(5)")
        == [Frame(y: 20, width: 300, height: 5)])
    // Gaps between lines.
    let wrapped = "Row { Fixed(width: 100, height: 20); Fixed(width: 100, height: 20); Fixed(width: 100, height: 20) }"
    let lines = [Frame(x: 100, width: 10, height: 20), Frame(y: 20, width: 240, height: 10)]
    #expect(try frames(.gap, wrapped + ".wrap().gap(10).alignContent(.start)", width: 240) == lines)
    // In a larger space between items, the gap is drawn in the middle.
    #expect(
      try frames(.gap, "Row { Fixed(width: 60); Fixed(width: 60) }.gap(10).justifyContent(.spaceBetween)")
        == [Frame(x: 145, width: 10, height: 60)])
  }

  @Test("A picture contains the frames of the padding and the positive margins on each side")
  func edgesAreFound() throws {
    #expect(
      try frames(.padding, "Row { Flex() }.padding(left: 20, right: 5)") == [
        Frame(width: 20, height: 60), Frame(x: 295, width: 5, height: 60),
      ])
    #expect(
      try frames(.margin, "Row { Fixed(width: 60).margin(Edges(top: 4, left: 10)); Flex() }") == [
        Frame(width: 70, height: 4), Frame(y: 4, width: 10, height: 56),
      ])
    // A start margin is at the start, and the gap begins after the margin.
    let row = "Row { Fixed(width: 60).margin(start: 10); Fixed(width: 40) }.gap(20)"
    #expect(try frames(.margin, row) == [Frame(width: 10, height: 60)])
    #expect(try frames(.gap, row) == [Frame(x: 70, width: 20, height: 60)])
    #expect(try frames(.margin, row + ".direction(.rightToLeft)") == [Frame(x: 290, width: 10, height: 60)])
    #expect(try frames(.gap, row + ".direction(.rightToLeft)") == [Frame(x: 210, width: 20, height: 60)])
    // Negative and automatic margins are no spaces.
    #expect(try frames(.margin, "Row { Fixed(width: 60).margin(left: .auto); Fixed(width: 9).margin(top: -4) }") == [])
  }

  @Test("In a picture, the percentage margin of a grid item is a share of its grid area, in any order of the items")
  func marginsInGridAreas() throws {
    let grid = "Grid(columns: [100, 100, 100], rows: [40], gap: 0)"
    func margins(_ items: String, _ end: String = "") throws -> [Frame] {
      try frames(.margin, "\(grid) { \(items) }\(end)")
    }
    let margin = [Frame(x: 100, width: 50, height: 40)]
    let half = "Flex().cell(column: 2, row: 1).margin(left: .percent(50))"
    #expect(try margins("\(half); Flex().cell(column: 3, row: 1)") == margin)
    #expect(try margins("Flex().absolute(top: 0); \(half).order(1); Flex().cell(column: 1, row: 1)") == margin)
    #expect(try margins(half, ".direction(.rightToLeft)") == margin)
    #expect(
      try margins(
        "Flex().cell(column: 2, row: 1).span(columns: 2).margin(left: .percent(10)).width(20).justifySelf(.start)")
        == [Frame(x: 100, width: 20, height: 40)])
    // In other containers, as in the row around the grid, the percentages refer to the content box.
    #expect(
      try frames(.margin, "Row { Flex().margin(left: .percent(50)); \(grid) { \(half) }.width(0) }").count == 2)
  }

  @Test(
    "In a drawing, equal gaps and paddings take equally many cells, at least 2 if the drawing is large enough",
    arguments: 0..<Thorough.pick(10, 40))
  func equalSpacesAreDrawnAlike(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
    let items = (0..<2 + random.below(4)).map { _ in
      random.below(2) == 0 ? "Flex(\(1 + random.below(5)))" : "Fixed(width: \(30 + random.below(40)))"
    }
    let gap = 1 + random.below(25), padding = 1 + random.below(25)
    let text = "Row { \(items.joined(separator: "; ")) }.gap(\(gap)).padding(\(padding))"
    let picture = try picture(text, width: Double(340 + random.below(160)), height: 120)
    let scale = Picture.scale(for: [picture], columns: 30 + random.below(90), rows: 8 + random.below(20))
    let lines = CellLines(picture.shapes, picture.spaces, in: picture.bounds, scale: scale)
    let cells = picture.spaces.map { space in
      let area = lines.area(of: space.frame)
      return space.isBetweenColumns ? area.right - area.left : area.bottom - area.top
    }
    for (index, space) in picture.spaces.enumerated() {
      for (other, cell) in zip(picture.spaces, cells)
      where other.kind == space.kind && other.isBetweenColumns == space.isBetweenColumns {
        #expect(cell == cells[index], "\(text): \(space.kind.name)")
      }
      let cellsOfPicture =
        space.isBetweenColumns ? picture.bounds.width * scale.width : picture.bounds.height * scale.height
      if Double(2 * (items.count + 1)) * 3 < cellsOfPicture {
        #expect(cells[index] >= 2, "\(text): \(space.kind.name)")
      }
    }
    // Boxes that touch in the layout touch in the drawing.
    for one in picture.boxes {
      for other in picture.boxes where (one.frame.maxX - other.frame.x).magnitude < 0.001 {
        #expect(lines.area(of: one.frame).right == lines.area(of: other.frame).left)
      }
    }
  }

  @Test(
    "A drawing has as many cells above a centered item as below it", arguments: Thorough.oneIn(5, of: 4..<24))
  func centeredItem(rows: Int) throws {
    let picture = try picture("Row(alignment: .center) { Fixed(width: 60, height: 50) }", height: 120)
    let scale = Picture.scale(for: [picture], columns: 40, rows: rows)
    let lines = CellLines(picture.shapes, picture.spaces, in: picture.bounds, scale: scale)
    let outer = lines.area(of: picture.boxes[0].frame), inner = lines.area(of: picture.boxes[1].frame)
    #expect(inner.top - outer.top == outer.bottom - inner.bottom)
  }

  @Test("A drawing in cells hatches padding, gap and margin and names them in a legend, in ASCII too")
  func spacesAreHatchedInCells() throws {
    let text = "Row { Fixed(width: 60).margin(left: 30).id(a); Flex().id(b) }.gap(30).padding(left: 30)"
    let drawing = try picture(text).drawnInCells(columns: 41, rows: 10)
    let row = drawing.canvas.lines()[1]
    #expect(row.contains("░░░") && row.contains("▒▒▒") && row.contains("∙∙∙"))
    let ascii = drawing.canvas.lines(TextStyle(isASCII: true))[1]
    #expect(ascii.contains(":::") && ascii.contains("///") && ascii.contains(",,,"))
    #expect(drawing.canvasWithLegend(width: 60).lines().last == "░ padding, ▒ gap, ∙ margin")
  }

  @Test("A picture that is restricted to named boxes excludes the gaps of boxes without names")
  func onlyNamedSpaces() throws {
    let picture = try picture("Row { Row { Flex().id(a); Flex().id(b) }.gap(20) }.padding(10)").onlyNamed
    #expect(Set(picture.spaces.map { $0.kind }) == [.padding])
  }
}
