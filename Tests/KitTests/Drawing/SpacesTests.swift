import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("What a layout keeps free")
struct Spaces {
  private func picture(_ text: String, width: Double = 300, height: Double = 60) throws -> Picture {
    try #require(Preview(text, in: Frame(width: width, height: height))).picture
  }

  private func frames(_ kind: Picture.Space.Kind, _ text: String, width: Double = 300) throws -> [Frame] {
    try picture(text, width: width).spaces.filter { $0.kind == kind }.map { $0.frame }
  }

  @Test("between items and lines is found where it lies, whatever the order of items")
  func gaps() throws {
    let gap = Frame(x: 60, width: 10, height: 60)
    #expect(try frames(.gap, "Row { Fixed(width: 60); Flex() }.gap(10)") == [gap])
    #expect(try frames(.gap, "Row { Flex(); Fixed(width: 60).order(-1) }.gap(10)") == [gap])
    #expect(
      try frames(.gap, "Row { Fixed(width: 60); Flex() }.gap(10).reversed()")
        == [Frame(x: 230, width: 10, height: 60)])
    #expect(
      try frames(.gap, "Column { Fixed(height: 20); Fixed(height: 20) }.gap(5)")
        == [Frame(y: 20, width: 300, height: 5)])
    // Lines are apart too.
    let wrapped = "Row { Fixed(width: 100, height: 20); Fixed(width: 100, height: 20); Fixed(width: 100, height: 20) }"
    let lines = [Frame(x: 100, width: 10, height: 20), Frame(y: 20, width: 240, height: 10)]
    #expect(try frames(.gap, wrapped + ".wrap().gap(10).alignContent(.start)", width: 240) == lines)
    // Of more room than the gap it is the middle.
    #expect(
      try frames(.gap, "Row { Fixed(width: 60); Fixed(width: 60) }.gap(10).justifyContent(.spaceBetween)")
        == [Frame(x: 145, width: 10, height: 60)])
  }

  @Test("in a box and around it is found on all sides that have some")
  func edges() throws {
    #expect(
      try frames(.padding, "Row { Flex() }.padding(left: 20, right: 5)") == [
        Frame(width: 20, height: 60), Frame(x: 295, width: 5, height: 60),
      ])
    #expect(
      try frames(.margin, "Row { Fixed(width: 60).margin(Edges(top: 4, left: 10)); Flex() }") == [
        Frame(width: 70, height: 4), Frame(y: 4, width: 10, height: 56),
      ])
    // Margins by direction are at the side that the direction makes of them, and gaps begin behind them.
    let row = "Row { Fixed(width: 60).margin(start: 10); Fixed(width: 40) }.gap(20)"
    #expect(try frames(.margin, row) == [Frame(width: 10, height: 60)])
    #expect(try frames(.gap, row) == [Frame(x: 70, width: 20, height: 60)])
    #expect(try frames(.margin, row + ".direction(.rightToLeft)") == [Frame(x: 290, width: 10, height: 60)])
    #expect(try frames(.gap, row + ".direction(.rightToLeft)") == [Frame(x: 210, width: 20, height: 60)])
    // Margins that are negative or automatic keep nothing free.
    #expect(try frames(.margin, "Row { Fixed(width: 60).margin(left: .auto); Fixed(width: 9).margin(top: -4) }") == [])
  }

  @Test("beside items of a grid is a share of their areas, whatever their order and their place in these")
  func shares() throws {
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
    // In other containers they are of the content box, and so they are in a row beside the grid.
    #expect(
      try frames(.margin, "Row { Flex().margin(left: .percent(50)); \(grid) { \(half) }.width(0) }").count == 2)
  }

  @Test(
    "is drawn alike where it is alike, and with a free cell where boxes keep half of theirs",
    arguments: 0..<Thorough.pick(10, 40))
  func alike(seed: Int) throws {
    var random = Random(seed: seed)
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
      let room = space.isBetweenColumns ? picture.bounds.width * scale.width : picture.bounds.height * scale.height
      if Double(2 * (items.count + 1)) * 3 < room { #expect(cells[index] >= 2, "\(text): \(space.kind.name)") }
    }
    // What touches in the layout touches in the drawing.
    for one in picture.boxes {
      for other in picture.boxes where (one.frame.maxX - other.frame.x).magnitude < 0.001 {
        #expect(lines.area(of: one.frame).right == lines.area(of: other.frame).left)
      }
    }
  }

  @Test("is as wide above as below what stands in the middle", arguments: Thorough.oneIn(5, of: 4..<24))
  func middle(rows: Int) throws {
    let picture = try picture("Row(alignment: .center) { Fixed(width: 60, height: 50) }", height: 120)
    let scale = Picture.scale(for: [picture], columns: 40, rows: rows)
    let lines = CellLines(picture.shapes, picture.spaces, in: picture.bounds, scale: scale)
    let outer = lines.area(of: picture.boxes[0].frame), inner = lines.area(of: picture.boxes[1].frame)
    #expect(inner.top - outer.top == outer.bottom - inner.bottom)
  }

  @Test("is hatched in cells and said below them, in ASCII too")
  func hatched() throws {
    let text = "Row { Fixed(width: 60).margin(left: 30).id(a); Flex().id(b) }.gap(30).padding(left: 30)"
    let drawing = try picture(text).drawnInCells(columns: 41, rows: 10)
    let row = drawing.canvas.lines()[1]
    #expect(row.contains("░░░") && row.contains("▒▒▒") && row.contains("∙∙∙"))
    let ascii = drawing.canvas.lines(TextStyle(isASCII: true))[1]
    #expect(ascii.contains(":::") && ascii.contains("///") && ascii.contains(",,,"))
    #expect(drawing.canvasWithLegend(width: 60).lines().last == "░ padding, ▒ gap, ∙ margin")
  }

  @Test("is no part of what an exercise wants where the box has no name")
  func wanted() throws {
    let picture = try picture("Row { Row { Flex().id(a); Flex().id(b) }.gap(20) }.padding(10)").onlyNamed
    #expect(Set(picture.spaces.map { $0.kind }) == [.padding])
  }
}

@Suite("Pictures that are compared")
struct ComparedPictures {
  private func bar(_ width: Double, _ height: Double = 60) -> Picture {
    Picture([
      Picture.Box("bar", Frame(width: width, height: height)),
      Picture.Box("icon", Frame(width: 80, height: height), parent: 0, number: 1),
      Picture.Box("rest", Frame(x: 80, width: width - 80, height: height), parent: 0, number: 2),
    ])
  }

  @Test("have one scale in both axes, so that the narrower one is seen to be narrower")
  func scale() {
    let pictures = [bar(320), bar(200, 120)]
    let scale = Picture.scale(for: pictures, columns: 65, rows: 20)
    let drawings = pictures.map { $0.drawnInCells(scale: scale) }
    #expect(drawings.map { $0.canvas.width } == [65, 41])
    #expect(drawings[0].unitsPerCell == drawings[1].unitsPerCell)
    #expect(drawings[1].canvas.height == 2 * drawings[0].canvas.height - 1)
  }

  @Test(
    "are the steps of a lesson, on a screen, on the whole screen and as text",
    arguments: Thorough.oneIn(2, of: [(80, 24), (120, 40)]))
  func steps(width: Int, height: Int) throws {
    func isUpperEdge(_ line: String) -> Bool { line.contains("\u{250C}") && line.contains(" bar ") }
    /// The columns of the drawing whose upper edge names the bar.
    func columns(_ lines: [String]) throws -> Int {
      let line = try #require(lines.first(where: isUpperEdge))
      let start = try #require(line.firstIndex(of: "\u{250C}")), end = try #require(line.lastIndex(of: "\u{2510}"))
      return line.distance(from: start, to: end)
    }
    let lesson = lesson("fixed-and-flex")
    var tutor = freshTutor(lesson.name)
    tutor.turn(to: .step(1))
    for keys in ["", "z"] {
      tutor.type(keys, width: width, height: height)
      let narrow = try columns(tutor.lines(width, height))
      tutor.press([.left], width: width, height: height)
      tutor.type(keys, width: width, height: height)
      let wide = try columns(tutor.lines(width, height))
      #expect(abs(Double(narrow) / Double(wide) - 200.0 / 320) < 0.05)
      tutor.press([.right], width: width, height: height)
    }
    let parts = lesson.parts(width: width, count: allLessons.count, command: "playground").dropFirst().map {
      $0.lines()
    }
    let drawn = try parts.filter { $0.contains(where: isUpperEdge) }.map { try columns($0) }
    #expect(drawn.count == 3 && drawn[0] == drawn[2])
    #expect(abs(Double(drawn[1]) / Double(drawn[0]) - 200.0 / 320) < 0.05)
  }

  @Test("are higher than they should be where names need it, but all of them")
  func names() {
    let rows = Picture(
      [Picture.Box("all", Frame(width: 300, height: 60))]
        + (0..<3).map {
          Picture.Box("row \($0)", Frame(y: Double(20 * $0), width: 300, height: 20), parent: 0, number: $0 + 1)
        })
    let plain = Picture.scale(for: [rows, bar(300)], columns: 41, rows: 12)
    let fit = Picture.fit([rows, bar(300)], columns: 41, rows: 12)
    #expect(fit.scale.height > plain.height && fit.scale.width == plain.width && fit.unlabeled == 0)
  }

  @Test("show where the first box ends below what crosses its edge")
  func outside() {
    var picture = bar(200)
    picture.boxes[2].frame.width = 240
    picture.boxes[2].visible.width = 240
    let drawing = picture.drawnInCells(columns: 65, rows: 8)
    let line = drawing.canvas.lines()[2]
    #expect(line.hasSuffix("╱│") && line.split(separator: "│").count >= 3)
    #expect(drawing.marks == ["╱ outside of bar"])
    #expect(bar(200).drawnInCells(columns: 65, rows: 8).marks.isEmpty)
  }

  @Test("say below them the boxes that have no name in them, with a number only if that can be seen")
  func legend() {
    let picture = Picture([
      Picture.Box("app", Frame(width: 240, height: 100)),
      Picture.Box("header", Frame(width: 240, height: 2), parent: 0, number: 1),
      Picture.Box("seam", Frame(width: 0, height: 100), parent: 0, number: 2),
      Picture.Box("search", Frame(x: 200, y: 20, width: 40, height: 60), parent: 0, number: 3),
    ])
    let text = picture.drawnInCells(columns: 31, rows: 7).canvasWithLegend(width: 200).lines()
    #expect(text.contains { $0.contains("│ 3 │") || $0.contains("3  │") })
    #expect(text.last == "3 search 40 × 60; too small to see: header 240 × 2, seam 0 × 100")
  }

  @Test("have separators only between entries of one line of the legend", arguments: 8...60)
  func separators(width: Int) {
    var picture = Picture([Picture.Box("app", Frame(width: 240, height: 100))])
    for (number, name) in ["amber", "green", "reeds", "header"].enumerated() {
      let frame = Frame(x: 50 * Double(number), y: number == 3 ? 90 : 20, width: 20, height: number == 3 ? 1 : 60)
      picture.boxes.append(Picture.Box(name, frame, parent: 0, number: number + 1))
    }
    let drawing = picture.drawnInCells(columns: 31, rows: 7)
    let legend = drawing.legend(hasTable: false, width: width).lines()
    #expect(legend.joined().filter { $0 != " " }.filter { !",;".contains($0) }.contains("1amber20×602green20×60"))
    for line in legend {
      #expect(Characters.columns(line) <= width)
      #expect(!line.hasPrefix(",") && !line.hasPrefix(";") && !line.hasSuffix(",") && !line.hasSuffix(";"), "\(legend)")
    }
  }

  @Test("have in the table beside them just the numbers that can be seen in them")
  func numbers() {
    let picture = Picture([
      Picture.Box("app", Frame(width: 240, height: 100)),
      Picture.Box("Row", Frame(width: 240, height: 60), parent: 0, number: 1, isNamed: false),
      Picture.Box("Row", Frame(y: 60, width: 240, height: 1), parent: 0, number: 2, isNamed: false),
      Picture.Box("search", Frame(x: 200, width: 40, height: 60), parent: 1, number: 3),
    ])
    let drawing = picture.drawnInCells(columns: 31, rows: 8)
    #expect(drawing.canvas.lines().contains { $0.contains("1 Row") })
    #expect(drawing.numbersInTable(of: 4) == ["", "1", "", "3"])
  }

  @Test("never lose a box: each is named in the drawing or below it", arguments: [(20, 4), (34, 6), (60, 14)])
  func complete(columns: Int, rows: Int) {
    for (exercise, seed) in Exercises.all where seed == 0 {
      guard let preview = Preview(exercise.code, in: exercise.bounds) else { continue }
      let picture = preview.picture.withoutNumbers
      let text = picture.drawnInCells(columns: columns, rows: rows).canvasWithLegend(width: 400).lines().joined()
      for box in picture.boxes { #expect(text.contains(box.name), "\(exercise.id.text): \(box.name)") }
    }
  }
}
