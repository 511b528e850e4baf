import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Answers to exercises")
struct ExerciseAnswers {
  // An exercise whose numbers are specified here, independently of the engine.
  private static func numbers(_ values: [Double], mistakes: [Exercise.Mistake] = []) -> Exercise {
    Exercise(
      kind: .predict, goal: "", code: "", bounds: Frame(width: 1, height: 1), lines: [],
      form: .numbers(labels: values.indices.map { "number \($0 + 1)" }), hints: [], solution: "",
      success: Exercise.Success(
        words: "yes", code: "", bounds: Frame(width: 1, height: 1), item: "", axes: [.horizontal]),
      answerKey: .numbers(values, mistakes: mistakes))
  }

  private let sizes = [Frame(width: 200, height: 60), Frame(width: 300, height: 60), Frame(width: 100, height: 20)]

  private func replyText(_ verdict: Exercise.Verdict) -> String {
    func words(_ prose: Prose) -> String { prose.line.map { $0.text }.joined() }
    return switch verdict {
    case .right: "right"
    case .wrong(let reply): words(reply.words)
    case .unclear(let prose): "? " + words(prose)
    case .fault(let fault): "fault: " + fault.message
    }
  }

  @Test(
    "Numbers in an answer can be separated, rounded and written as fractions in many ways",
    arguments: [
      "150 133.333 66.667", "150, 133.33, 66.67", "150.0 133.3 66.7", "150;133.33;66.67", "  150\t133.33 and 66.67 ",
      "first 150, then 133.33 and 66.67", "150 400/3 200/3", "300/2 133.33 66.67",
    ])
  func numberFormats(answer: String) {
    #expect(replyText(Self.numbers([150, 400.0 / 3, 200.0 / 3]).check(answer)) == "right")
  }

  @Test(
    "The reply to wrong numbers states which are right, too small, too large, near or unreadable",
    arguments: Rows.of([
      ("150 100 66.67", "Right: number 1, number 3. Too small: number 2."),
      ("150 133 66.67", "Right: number 1, number 3. Near, but a decimal is missing: number 2."),
      ("1 2 66.67", "Right: number 3. Too small: number 1, number 2."),
      ("151 133.33 66.67", "Right: number 2, number 3. Too large: number 1."),
      ("150 133.4 66.67", "Right: number 1, number 3. Too large: number 2."),
      (
        "150 133.33",
        "? 3 numbers are needed, and you typed 2. Put a space between two, and a point before decimals."
      ),
      ("133,33", "? 3 numbers are needed, and you typed 2. Put a space between two, and a point before decimals."),
      ("150/0 133.33 66.67", "? One of the numbers cannot be read."),
      ("", "? 3 numbers are needed, and you typed 0. Put a space between two, and a point before decimals."),
      ("1234567890123456", "? One of the numbers cannot be read."),
    ]))
  func wrongNumbers(rows: Rows<(String, String)>) {
    for (answer, reply) in rows {
      #expect(replyText(Self.numbers([150, 400.0 / 3, 200.0 / 3]).check(answer)) == reply)
    }
  }

  @Test("An answer can have negative numbers, and a dash between two numbers is no sign")
  func signs() {
    #expect(replyText(Self.numbers([-60]).check("-60")) == "right")
    #expect(replyText(Self.numbers([-60]).check("60")) == "60 is too large.")
    #expect(replyText(Self.numbers([20, 60]).check("20-60")) == "right")
    #expect(replyText(Self.numbers([0.5]).check(".5")) == "right")
    #expect(replyText(Self.numbers([5]).check("5.")) == "right")
  }

  @Test("An answer with an anticipated mistake gets the reply for that mistake, even if some numbers are right")
  func mistakes() {
    let exercise = Self.numbers(
      [150, 120, 60],
      mistakes: [Exercise.Mistake([140, 140, 70], "no limit"), Exercise.Mistake([150, 140, 70], "no second round")])
    #expect(replyText(exercise.check("140 140 70")) == "no limit")
    #expect(replyText(exercise.check("150 140 70")) == "no second round")
    #expect(replyText(exercise.check("150 120 70")) == "no limit")
    #expect(replyText(exercise.check("140 120 60")) == "no limit")
    #expect(replyText(exercise.check("150 120 61")) == "Right: number 1, number 2. Too large: number 3.")
  }

  @Test("An answer that is a layout is right if its frames are right, however the layout is written")
  func anyLayoutWithRightFrames() {
    let exercise = Exercise.write(
      .make, "", start: "Row { Fixed(width: 40).id(a); Fixed(width: 40).id(b) }",
      solution: "Row { Fixed(width: 40).id(a); Flex(); Fixed(width: 40).id(b) }", in: sizes,
      mistakes: [], hints: [], after: "yes", explain: "b")
    for answer in [
      exercise.solution, "Row { Fixed(width: 40).id(a); Fixed(width: 40).margin(left: .auto).id(b) }",
      "Row { Fixed(width: 40).id(a); Fixed(width: 40).id(b) }.justifyContent(.spaceBetween)",
      "Row { Row { Fixed(width: 40).id(a) }.grow(1); Fixed(width: 40).id(b) }",
      "Column { Row { Fixed(width: 40).id(a); Flex(7); Fixed(width: 40).id(b) }.grow(1) }",
    ] { #expect(replyText(exercise.check(answer)) == "right", "\(answer)") }
  }

  @Test("An answer that is right only at the shown size gets a reply that names a size at which it is wrong")
  func hiddenSizes() throws {
    let exercise = Exercise.write(
      .make, "", start: "Row { Fixed(width: 40).id(a); Fixed(width: 40).id(b) }",
      solution: "Row { Fixed(width: 40).id(a); Flex().id(b) }", in: sizes,
      mistakes: [],
      hints: [], after: "yes", explain: "b")
    let verdict = exercise.check("Row { Fixed(width: 40).id(a); Fixed(width: 160).id(b) }")
    #expect(
      replyText(verdict) == """
        At the size shown, your layout is right, but it must also work at other sizes. At a width of 300 and a height \
        of 60: b.width should be 260, and yours is 160.
        """)
    guard case .wrong(let reply) = verdict else { return }
    let comparison = try #require(reply.comparison)
    #expect(comparison.bounds == Frame(width: 300, height: 60))
    #expect(comparison.expected.box("b")?.frame == Frame(x: 40, y: 0, width: 260, height: 60))
    #expect(comparison.actual.box("b")?.frame == Frame(x: 40, y: 0, width: 160, height: 60))
    #expect(comparison.actual.boxes.map { $0.isChanged } == [false, false, true])
  }

  @Test("An answer that is not a layout is a fault, and a layout without a required item is unclear")
  func faultsInLayouts() {
    let exercise = namedExercise("frame-is-a-rectangle/copy-shelf")
    #expect(replyText(exercise.check("Row { Fixd(width: 30) }")).starts(with: "fault: "))
    #expect(replyText(exercise.check("")).starts(with: "fault: "))
    #expect(replyText(exercise.check("Row { Flex() }")).starts(with: "? Your layout has no item named book."))
    guard case .wrong = exercise.check("Row { Fixed(width: 1).id(book); Fixed(width: 1).id(lamp) }") else {
      Issue.record("two items that are 1 wide should not be right")
      return
    }
  }

  @Test("Exactly one choice of an exercise is right, and an answer that is no choice is unclear")
  func choices() throws {
    let exercise = try #require(
      allLessons.lazy.flatMap { $0.exercises }.map { $0.exercise(seed: 5) }.first { $0.kind == .next })
    guard case .choice(let choices) = exercise.form else { Issue.record("not a choice"); return }
    #expect((1...choices.count).filter { replyText(exercise.check("\($0)")) == "right" }.count == 1)
    for answer in ["", "0", "\(choices.count + 1)", "1 2", "the first"] {
      #expect(replyText(exercise.check(answer)).starts(with: "? "), "\(answer)")
    }
  }
}
