import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Drawings in character cells")
struct CellDrawings {
  private let screen = Picture([
    Picture.Box("screen", Frame(width: 320, height: 480)),
    Picture.Box("photo", Frame(width: 320, height: 360), parent: 0, number: 1),
    Picture.Box("bar", Frame(y: 360, width: 320, height: 120), parent: 0, number: 2),
    Picture.Box("back", Frame(y: 360, width: 80, height: 120), parent: 2, number: 3),
    Picture.Box("name", Frame(x: 80, y: 360, width: 240, height: 120), parent: 2, number: 4),
  ])

  @Test("In a drawing in cells, boxes that share an edge share its line, and each box has its name and size")
  func sharedEdges() {
    #expect(
      screen.drawnInCells(columns: 40, rows: 10).canvas.lines() == [
        "┌ screen 320 × 480 ─────┐", "│                       │", "│                       │",
        "│         photo         │", "│       320 × 360       │", "│                       │",
        "│                       │", "├─────┬ bar 320 × 120 ──┤", "│back │ name 240 × 120  │",
        "└─────┴─────────────────┘",
      ])
  }

  @Test("With the ASCII style, a drawing in cells has only ASCII characters")
  func asciiLines() {
    #expect(
      screen.drawnInCells(columns: 40, rows: 6).canvas.lines(TextStyle(isASCII: true)) == [
        "+ screen ----+", "|   photo    |", "| 320 x 360  |", "|            |", "+--+ bar ----+", "+--+---------+",
      ])
  }

  @Test("The lines of a drawing have color codes only if color is on, and then end with a reset")
  func colorCodes() {
    let canvas = screen.drawnInCells(columns: 40, rows: 6).canvas
    for line in canvas.lines(TextStyle(hasColor: true)) {
      #expect(line.contains("\u{1B}["))
      #expect(line.hasSuffix("\u{1B}[0m"))
    }
    for line in canvas.lines() { #expect(!line.contains("\u{1B}")) }
  }

  @Test("Boxes with the same frame are drawn as one box with all their names")
  func equalFramesAreOneBox() {
    let frame = Frame(width: 100, height: 40)
    let picture = Picture([
      Picture.Box("Column", frame, isNamed: false), Picture.Box("Column", frame, parent: 0, number: 1, isNamed: false),
      Picture.Box("Row", frame, parent: 1, number: 2, isNamed: false),
    ])
    #expect(picture.shapes.count == 1)
    #expect(picture.shapes[0].name == "Column ×2 › Row")
    #expect(picture.drawnInCells(columns: 40, rows: 20).canvas.lines().contains { $0.contains("0 Column ×2 › Row") })
  }

  @Test(
    "A drawing never exceeds the given columns and rows, and loses no character", arguments: 0..<Thorough.pick(3, 30))
  func drawingFits(seed: Int) {
    let picture = Picture.random(seed: seed)
    for (columns, rows) in [(20, 6), (50, 13), (80, 22), (120, 38), (300, 100)] {
      let canvas = picture.drawnInCells(columns: columns, rows: rows).canvas
      #expect(canvas.width <= columns && canvas.height <= rows)
      #expect(canvas.lost == 0)
      #expect(canvas.lines().allSatisfy { Characters.columns($0) <= columns })
    }
  }

  @Test("In a drawing, a box's name is inside the box and not on crossing lines", arguments: 0..<Thorough.pick(5, 30))
  func labelsStayInTheirBox(seed: Int) throws {
    let picture = Picture.random(seed: seed)
    let drawing = picture.drawnInCells(columns: 100, rows: 30)
    let cells = drawing.canvas.lines().map { Array($0) }
    let scale = Extent(width: 1 / drawing.unitsPerCell.width, height: 1 / drawing.unitsPerCell.height)
    let lines = CellLines(drawing.shapes, picture.spaces, in: picture.bounds, scale: scale)
    var found = 0
    for (shape, labeling) in zip(drawing.shapes, drawing.labeling) {
      guard labeling == .whole || labeling == .name else { continue }
      let name = Array(shape.name)
      for (y, row) in cells.enumerated() {
        for x in row.indices where row[x...].starts(with: name) {
          found += 1
          let area = lines.area(of: shape.frame)
          #expect(area.left < x && x + name.count - 1 < area.right, "\(shape.name) overflows its box at a side")
          #expect(area.top <= y && y < area.bottom, "\(shape.name) overflows its box above or below")
        }
      }
    }
    #expect(found > 3)
    for y in 0..<drawing.canvas.height {
      for x in 0..<drawing.canvas.width where drawing.canvas.hasText(x: x, y: y) {
        #expect([0, 10].contains(drawing.canvas.arms(x: x, y: y)))
      }
    }
  }

  @Test(
    "Every visible box is in the drawing or in its list, and boxes without a size are counted",
    arguments: 0..<Thorough.pick(4, 10))
  func everyBoxIsListed(seed: Int) {
    let picture = Picture.random(seed: seed)
    let page = picture.page(title: "random", width: 80, rows: 22).lines().joined(separator: "\n")
    for shape in picture.shapes { #expect(page.contains(shape.name)) }
    for shape in picture.shapes { #expect(page.contains("\(shape.number) ")) }
    let empty = picture.boxes.count { !$0.isVisible }
    #expect(empty > 0 && page.contains("Not shown or listed, of 40 boxes: \(empty) without a width or height."))
  }

  @Test("If several boxes share an edge, a drawing names one of them at the edge and the others only in its list")
  func sharedEdgeHasOneName() {
    let picture = Picture([
      Picture.Box("outer", Frame(width: 400, height: 200)),
      Picture.Box("middle", Frame(width: 300, height: 100), parent: 0, number: 1),
      Picture.Box("inner", Frame(width: 200, height: 10), parent: 1, number: 2),
      Picture.Box("other", Frame(x: 300, width: 100, height: 1), parent: 0, number: 3),
    ])
    let lines = picture.drawnInCells(columns: 80, rows: 20).canvas.lines()
    #expect(lines[0].contains("outer"))
    for name in ["middle", "inner", "other"] { #expect(!lines[0].contains(name)) }
    #expect(picture.page(title: "", width: 80, rows: 20).lines().contains { $0.contains("2   inner") })
  }

  @Test("A drawing shows boxes that are too small to draw as dots, counts them, and marks them in its list")
  func smallBoxesAreDotted() {
    let crowd = (1...300).map { number in
      Picture.Box(
        "b\(number)", Frame(x: Double(number % 20) * 5, y: Double(number / 20) * 5, width: 4, height: 4), parent: 0,
        number: number)
    }
    let picture = Picture([Picture.Box("all", Frame(width: 100, height: 80))] + crowd)
    let lines = picture.page(title: "crowd", width: 40, rows: 12).lines()
    #expect(lines.contains { $0.contains("··········") })
    #expect(lines.joined(separator: " ").contains("Too small to draw: 300 of 301 boxes (dotted)"))
    #expect(lines.count { $0.hasSuffix("dotted") } == 300)
  }

  @Test(
    "A drawing with its list fits the given rows, or its last line names the option --list",
    arguments: 0..<Thorough.pick(3, 10)
  )
  func listFitsRows(seed: Int) {
    let picture = Picture.random(seed: seed)
    for (columns, rows) in [(80, 23), (120, 39), (50, 14)] {
      let page = picture.page(title: "random", width: columns, list: .fitting(rows: rows))
      #expect(page.height <= rows && page.width <= columns && page.lost == 0)
      let text = page.lines().joined(separator: "\n")
      let isWhole = picture.shapes.allSatisfy { text.contains("\($0.number) ") && text.contains($0.name) }
      #expect(isWhole || page.lines().last?.contains("--list") == true)
    }
  }

  @Test("The head of a drawing's list explains the sign × if the list uses it")
  func headExplainsTimes() {
    let frame = Frame(width: 100, height: 40)
    let picture = Picture([
      Picture.Box("Column", frame, isNamed: false), Picture.Box("Column", frame, parent: 0, number: 1, isNamed: false),
    ])
    let lines = picture.page(title: "", width: 80, rows: 10).lines()
    #expect(lines.contains { $0.contains("x and y from the bounds' corner; ×2: 2 boxes, one exactly on the other") })
  }

  @Test("A picture without boxes is empty, and a flat box is reported as invisible")
  func emptyPicture() {
    #expect(Picture([]).drawnInCells(columns: 10, rows: 5).canvas.lost == 0)
    #expect(Picture([]).svg(title: "").contains("</svg>"))
    let flat = Picture([Picture.Box("flat", Frame(width: 100, height: 0))])
    let lines = flat.page(title: "flat", width: 80, rows: 10).lines()
    #expect(lines.contains { $0.contains("There is nothing to see: the box is 100 wide and 0 high.") })
    #expect(flat.svg(title: "").contains("There is nothing to see"))
  }
}
