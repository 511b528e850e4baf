import EagerLayout
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The screen that explains why")
struct WhyTests {
  private static let sketch = """
    Row { Fixed(width: 60).id(logo); Flex(1).basis(100).id(title); Flex(3).basis(80).maxWidth(128).id(search) }.gap(10)
    """

  /// The explanation of the title, opened from a live layout.
  private func tutor() throws -> Tutor {
    var tutor = Tutor(try Sketch(Self.sketch), in: Frame(width: 340, height: 60), title: "bar")
    tutor.press([.tab, .character("w")], on: (80, 24))
    return tutor
  }

  @Test("Space shows the next step of an explanation, and Backspace the one before")
  func steps() throws {
    var tutor = try tutor()
    #expect(tutor.visibleText().contains("Why is title 132 wide, at x 70 of Row?"))
    #expect(tutor.visibleText().contains("step 1 of 18"))
    #expect(!tutor.visibleText().contains("gaps"))
    tutor.press([.character(" ")])
    #expect(tutor.visibleText().contains("10 x 2"))
    tutor.press([.backspace])
    #expect(!tutor.visibleText().contains("gaps"))
    tutor.press([Key](repeating: .backspace, count: 3))
    #expect(tutor.visibleText().contains("step 1 of 18"))
    tutor.press([Key](repeating: .character(" "), count: 40))
    #expect(tutor.visibleText().contains("step 18 of 18"))
  }

  @Test("End shows all steps of an explanation, and c switches to the words of CSS")
  func allStepsAndWords() throws {
    var tutor = try tutor()
    tutor.press([.end])
    #expect(tutor.visibleText(80, 40).contains("over its maximum 128: frozen"))
    tutor.press([.character("c")])
    #expect(tutor.visibleText(80, 40).contains("flex base size"))
    #expect(tutor.visibleText(80, 40).contains("c plain words"))
    tutor.press([.character("c")])
    #expect(!tutor.visibleText(80, 40).contains("flex base size"))
  }

  @Test("Escape, q and w lead from an explanation back to the layout with the same selection")
  func back() throws {
    for key in [Key.escape, .character("q"), .character("w")] {
      var tutor = try tutor()
      tutor.press([.character(" "), key])
      #expect(tutor.visibleText().contains("live bar"))
      #expect(tutor.visibleText().contains("\u{203A}title"))
    }
  }

  @Test(
    "An explanation's last step, title and keys are visible in terminals of any size",
    arguments: Thorough.oneIn(3, of: [(50, 15), (80, 24), (120, 40)]))
  func lastStepIsVisible(width: Int, height: Int) throws {
    var tutor = try tutor()
    for _ in 0..<20 {
      let view = tutor.view(width: width, height: height), lines = view.canvas.lines()
      #expect(lines.count == height)
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= width })
      #expect(view.canvas.lost == 0)
      #expect(lines[0].contains("why title"))
      #expect(lines.suffix(2).joined().contains("q leave"))
      tutor.press([.character(" ")], on: (width, height))
    }
    #expect(tutor.visibleText(width, height).contains("title: y"))
  }

  @Test("A hidden item is reported instead of explained")
  func hiddenItem() throws {
    var tutor = Tutor(try Sketch("Row { Flex().hidden().id(ghost) }"), in: Frame(width: 90, height: 60), title: "row")
    tutor.press([.character("w")])
    #expect(tutor.visibleText().contains("ghost is hidden"))
    tutor.press([.left])
    #expect(!tutor.visibleText().contains("ghost is hidden"))
  }

  @Test("A right answer is followed by its explanation, and w shows the explanation step by step")
  func afterRightAnswer() {
    let exercise = namedExercise("why-this-wide/say-title")
    var tutor = freshTutor("why-this-wide")
    tutor.begin(.predict, in: lesson("why-this-wide"))
    tutor.press(exercise.solution.unicodeScalars.map { .character($0) })
    #expect(!tutor.visibleText(80, 60).contains("Why is title"))
    tutor.press([.enter])
    #expect(tutor.visibleText(80, 60).contains("Right."))
    #expect(tutor.visibleText(80, 60).contains("Why is title \(exercise.solution) wide"))
    #expect(tutor.visibleText(80, 60).contains(": frozen"))
    tutor.press([.character("w")])
    #expect(tutor.visibleText().contains("why title  step 1"))
  }

  @Test("After a right answer to an exercise, the reasons are available as lines of text")
  func reasonsAsText() {
    let exercise = namedExercise("why-this-wide/say-title")
    var work = Attempt(exercise)
    #expect(work.reasons.isEmpty)
    _ = work.answer("1")
    #expect(work.reasons.isEmpty)
    _ = work.answer(work.exercise.solution)
    let title = ExampleLayout(exercise.code, in: exercise.bounds)["title"]
    #expect(work.reasons.first == "Why is title \(exercise.solution) wide, at x \(numeral(title.x)) of Row?")
  }
}

extension Tutor {
  fileprivate mutating func press(_ keys: [Key], on size: (width: Int, height: Int) = (80, 24)) {
    for key in keys { _ = press(key, width: size.width, height: size.height) }
  }

  fileprivate func visibleText(_ width: Int = 80, _ height: Int = 24) -> String {
    view(width: width, height: height).canvas.lines().joined(separator: "\n")
  }
}
