import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The expected picture of an exercise beside one's own")
struct ExpectedPictureTests {
  @Test("Boxes with only a number in an exercise's picture are named below it", arguments: [30, 44, 60])
  func numberedBoxesAreNamed(width: Int) throws {
    for recipe in allScreens {
      guard case .layout(let expected) = recipe.exercise(seed: 0).form else { continue }
      let drawing = expected.onlyNamed.drawnInCells(columns: width, rows: 5)
      let text = drawing.canvasWithLegend(width: width).lines().joined(separator: " ")
      for (shape, labeling) in zip(drawing.shapes, drawing.labeling) where labeling == .number {
        #expect(text.contains("\(shape.number) \(shape.name)"))
      }
    }
  }

  @Test("The key f fills the screen first with the expected picture, then with the learner's, then with the frames")
  func fullScreenPictures() throws {
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
    // Escape leaves the picture but not the exercise.
    tutor.type("f")
    tutor.press([.escape])
    #expect(tutor.text() == page)
    // While text is typed, `f` is a letter of it.
    tutor.type("ef")
    #expect(tutor.text().contains("(height: 200f)"))
  }

  @Test("If two pictures would lose names, an exercise shows one of them, and Control-P shows the other")
  func singlePicture() {
    var tutor = freshTutor()
    tutor.press([.end, .up, .enter, .escape])
    tutor.type("nn")
    tutor.press([.escape])
    tutor.type("n")
    #expect(tutor.text(80, 22).contains("wanted  control-p yours"))
    tutor.press([.control("p")])
    #expect(tutor.text(80, 22).contains("yours  control-p wanted"))
    // The picture that Control-P selected stays alone even where both would fit.
    #expect(tutor.text(120, 60).contains("yours  control-p wanted"))
    tutor.press([.control("p")])
    #expect(!tutor.text(120, 60).contains("control-p"))
    #expect(tutor.lines()[23].contains("^P other picture"))
  }
}
