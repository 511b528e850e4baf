import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Pictures compared with each other")
struct ComparedPictures {
  private func bar(_ width: Double, _ height: Double = 60) -> Picture {
    Picture([
      Picture.Box("bar", Frame(width: width, height: height)),
      Picture.Box("icon", Frame(width: 80, height: height), parent: 0, number: 1),
      Picture.Box("rest", Frame(x: 80, width: width - 80, height: height), parent: 0, number: 2),
    ])
  }

  @Test("Pictures that are compared are drawn at one scale on both axes")
  func commonScale() {
    let pictures = [bar(320), bar(200, 120)]
    let scale = Picture.scale(for: pictures, columns: 65, rows: 20)
    let drawings = pictures.map { $0.drawnInCells(scale: scale) }
    #expect(drawings.map { $0.canvas.width } == [65, 41])
    #expect(drawings[0].unitsPerCell == drawings[1].unitsPerCell)
    #expect(drawings[1].canvas.height == 2 * drawings[0].canvas.height - 1)
  }

  @Test(
    "The steps of a lesson are drawn at one scale, on a screen, zoomed and as text",
    arguments: Thorough.oneIn(2, of: [(80, 24), (120, 40)]))
  func stepsHaveOneScale(width: Int, height: Int) throws {
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

  @Test("Pictures that are compared are all made taller by the same factor if their names need more height")
  func namesNeedHeight() {
    let rows = Picture(
      [Picture.Box("all", Frame(width: 300, height: 60))]
        + (0..<3).map {
          Picture.Box("row \($0)", Frame(y: Double(20 * $0), width: 300, height: 20), parent: 0, number: $0 + 1)
        })
    let plain = Picture.scale(for: [rows, bar(300)], columns: 41, rows: 12)
    let fit = Picture.fit([rows, bar(300)], columns: 41, rows: 12)
    #expect(fit.scale.height > plain.height && fit.scale.width == plain.width && fit.unlabeled == 0)
  }

  @Test("A drawing shows the edge of the first box across overflowing content and explains it in the legend")
  func overflowMarks() {
    var picture = bar(200)
    picture.boxes[2].frame.width = 240
    picture.boxes[2].visible.width = 240
    let drawing = picture.drawnInCells(columns: 65, rows: 8)
    let line = drawing.canvas.lines()[2]
    #expect(line.hasSuffix("╱│") && line.split(separator: "│").count >= 3)
    #expect(drawing.marks == ["╱ outside of bar"])
    #expect(bar(200).drawnInCells(columns: 65, rows: 8).marks.isEmpty)
  }

  @Test("A drawing's legend lists the boxes without a label, and gives numbers only to visible ones")
  func legendOfUnlabeledBoxes() {
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

  @Test("No line of a drawing's legend begins or ends with a comma or semicolon", arguments: 8...60)
  func legendSeparators(width: Int) {
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

  @Test("The table beside a drawing has exactly the numbers that the drawing shows")
  func numbersInTable() {
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

  @Test("Every box of an exercise is named in the drawing or in its legend", arguments: [(20, 4), (34, 6), (60, 14)])
  func everyBoxOfExercises(columns: Int, rows: Int) {
    for (exercise, seed) in Exercises.all where seed == 0 {
      guard let preview = Preview(exercise.code, in: exercise.bounds) else { continue }
      let picture = preview.picture.withoutNumbers
      let text = picture.drawnInCells(columns: columns, rows: rows).canvasWithLegend(width: 400).lines().joined()
      for box in picture.boxes { #expect(text.contains(box.name), "\(exercise.id.text): \(box.name)") }
    }
  }
}
