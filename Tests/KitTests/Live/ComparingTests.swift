import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("What is wanted and yours")
struct ComparingTests {
  @Test("name below a picture the boxes that have only a number in it", arguments: [30, 44, 60])
  func legend(width: Int) throws {
    for recipe in allScreens {
      guard case .layout(let wanted) = recipe.exercise(seed: 0).form else { continue }
      let drawing = wanted.onlyNamed.drawnInCells(columns: width, rows: 5)
      let text = drawing.canvasWithLegend(width: width).lines().joined(separator: " ")
      for (shape, labelling) in zip(drawing.shapes, drawing.labelling) where labelling == .number {
        #expect(text.contains("\(shape.number) \(shape.name)"))
      }
    }
  }

  @Test("show at a key one picture after the other on the whole screen, and then the frames")
  func looks() throws {
    var tutor = try open(.make, lesson: "adding-is-laying-out").tutor
    tutor.press([.escape])
    let page = tutor.text()
    tutor.type("f")
    #expect(tutor.lines().contains { $0.hasPrefix(" wanted") } && !tutor.text().contains("\u{2571}"))
    tutor.type("f")
    #expect(tutor.lines().contains { $0.hasPrefix(" yours") } && tutor.text().contains("\u{2571}"))
    tutor.type("f")
    #expect(tutor.text().contains("\u{2260} height") && !tutor.text().contains("Fixed(height"))
    tutor.type("f")
    #expect(tutor.text() == page)
    // Leaving a picture is not leaving the exercise.
    tutor.type("f")
    tutor.press([.escape])
    #expect(tutor.text() == page)
    // While letters are typed, they are letters.
    tutor.type("ef")
    #expect(tutor.text().contains("(height: 200f)"))
  }

  @Test("show one picture where two would lose names, and the other at a key")
  func preferred() {
    var tutor = freshTutor()
    tutor.press([.end, .up, .enter, .escape])
    tutor.type("nn")
    tutor.press([.escape])
    tutor.type("n")
    #expect(tutor.text(80, 22).contains("wanted  control-p yours"))
    tutor.press([.control("p")])
    #expect(tutor.text(80, 22).contains("yours  control-p wanted"))
    // Where there is room for both, it shows one alone.
    #expect(tutor.text(120, 60).contains("yours  control-p wanted"))
    tutor.press([.control("p")])
    #expect(!tutor.text(120, 60).contains("control-p"))
    #expect(tutor.lines()[23].contains("^P other picture"))
  }
}
