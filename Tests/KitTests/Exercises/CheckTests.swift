import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("An answer")
struct ExerciseAnswers {
  // Made up here, so that the numbers are known without the engine.
  private static func numbers(_ values: [Double], slips: [Exercise.Slip] = []) -> Exercise {
    Exercise(
      kind: .predict, goal: "", code: "", bounds: Frame(width: 1, height: 1), lines: [],
      form: .numbers(labels: values.indices.map { "number \($0 + 1)" }), hints: [], solution: "",
      success: Exercise.Success(
        words: "yes", code: "", bounds: Frame(width: 1, height: 1), item: "", axes: [.horizontal]),
      key: .numbers(values, slips: slips))
  }

  private let sizes = [Frame(width: 200, height: 60), Frame(width: 300, height: 60), Frame(width: 100, height: 20)]

  private func specified(_ verdict: Exercise.Verdict) -> String {
    func words(_ prose: Prose) -> String { prose.line.map { $0.text }.joined() }
    return switch verdict {
    case .right: "right"
    case .wrong(let reply): words(reply.words)
    case .unclear(let prose): "? " + words(prose)
    case .fault(let fault): "fault: " + fault.message
    }
  }

  @Test(
    "in numbers may be typed as people do",
    arguments: [
      "150 133.333 66.667", "150, 133.33, 66.67", "150.0 133.3 66.7", "150;133.33;66.67", "  150\t133.33 and 66.67 ",
      "first 150, then 133.33 and 66.67", "150 400/3 200/3", "300/2 133.33 66.67",
    ])
  func typed(answer: String) {
    #expect(specified(Self.numbers([150, 400.0 / 3, 200.0 / 3]).check(answer)) == "right")
  }

  @Test(
    "that is not right is told where it is wrong",
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
  func wrong(rows: Rows<(String, String)>) {
    for (answer, reply) in rows {
      #expect(specified(Self.numbers([150, 400.0 / 3, 200.0 / 3]).check(answer)) == reply)
    }
  }

  @Test("reads numbers below nothing, and takes a dash between two numbers for no sign")
  func signs() {
    #expect(specified(Self.numbers([-60]).check("-60")) == "right")
    #expect(specified(Self.numbers([-60]).check("60")) == "60 is too large.")
    #expect(specified(Self.numbers([20, 60]).check("20-60")) == "right")
    #expect(specified(Self.numbers([0.5]).check(".5")) == "right")
    #expect(specified(Self.numbers([5]).check("5.")) == "right")
  }

  @Test("with a foreseen slip is answered with that slip, even if some of its numbers are right")
  func slips() {
    let exercise = Self.numbers(
      [150, 120, 60],
      slips: [Exercise.Slip([140, 140, 70], "no limit"), Exercise.Slip([150, 140, 70], "no second round")])
    #expect(specified(exercise.check("140 140 70")) == "no limit")
    #expect(specified(exercise.check("150 140 70")) == "no second round")
    #expect(specified(exercise.check("150 120 70")) == "no limit")
    #expect(specified(exercise.check("140 120 60")) == "no limit")
    #expect(specified(exercise.check("150 120 61")) == "Right: number 1, number 2. Too large: number 3.")
  }

  @Test("that is a layout is right if its frames are, however it is written")
  func anyLayout() {
    let exercise = Exercise.write(
      .make, "", start: "Row { Fixed(width: 40).id(a); Fixed(width: 40).id(b) }",
      solution: "Row { Fixed(width: 40).id(a); Flex(); Fixed(width: 40).id(b) }", in: sizes,
      slips: [], hints: [], after: "yes", explain: "b")
    for answer in [
      exercise.solution, "Row { Fixed(width: 40).id(a); Fixed(width: 40).margin(left: .auto).id(b) }",
      "Row { Fixed(width: 40).id(a); Fixed(width: 40).id(b) }.justifyContent(.spaceBetween)",
      "Row { Row { Fixed(width: 40).id(a) }.grow(1); Fixed(width: 40).id(b) }",
      "Column { Row { Fixed(width: 40).id(a); Flex(7); Fixed(width: 40).id(b) }.grow(1) }",
    ] { #expect(specified(exercise.check(answer)) == "right", "\(answer)") }
  }

  @Test("that is right in the shown size alone is told where it is not")
  func hidden() throws {
    let exercise = Exercise.write(
      .make, "", start: "Row { Fixed(width: 40).id(a); Fixed(width: 40).id(b) }",
      solution: "Row { Fixed(width: 40).id(a); Flex().id(b) }", in: sizes,
      slips: [],
      hints: [], after: "yes", explain: "b")
    let verdict = exercise.check("Row { Fixed(width: 40).id(a); Fixed(width: 160).id(b) }")
    #expect(
      specified(verdict) == """
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

  @Test("that is a layout is read as one, and must have the items that are meant")
  func faults() {
    let exercise = drawn("frame-is-a-rectangle/copy-shelf")
    #expect(specified(exercise.check("Row { Fixd(width: 30) }")).starts(with: "fault: "))
    #expect(specified(exercise.check("")).starts(with: "fault: "))
    #expect(specified(exercise.check("Row { Flex() }")).starts(with: "? Your layout has no item named book."))
    guard case .wrong = exercise.check("Row { Fixed(width: 1).id(book); Fixed(width: 1).id(lamp) }") else {
      Issue.record("two items that are 1 wide should not be right")
      return
    }
  }

  @Test("that is a choice is a number of one")
  func choices() throws {
    let exercise = try #require(
      allLessons.lazy.flatMap { $0.exercises }.map { $0.exercise(seed: 5) }.first { $0.kind == .next })
    guard case .choice(let choices) = exercise.form else { return }
    #expect((1...choices.count).filter { specified(exercise.check("\($0)")) == "right" }.count == 1)
    for answer in ["", "0", "\(choices.count + 1)", "1 2", "the first"] {
      #expect(specified(exercise.check(answer)).starts(with: "? "), "\(answer)")
    }
  }
}

@Suite("The numbers that exercises draw")
struct DrawnNumbers {
  @Test("are those of the lessons where paper and pencil know them")
  func byHand() throws {
    // Their sums, done by hand for what is drawn.
    func recipe(_ name: String) throws -> Exercise.Recipe {
      try #require(Exercises.recipes.first { $0.id.text == name })
    }
    let saysShrunk = try recipe("clamp-and-share/say-shrunk"), saysTitle = try recipe("why-this-wide/say-title")
    for seed in 0..<20 as Range<UInt64> {
      let shrunk = saysShrunk.exercise(seed: seed)
      guard case .numbers(let widths, _) = shrunk.key else { return }
      let least = try #require(number(after: ".minWidth(", in: shrunk.code))
      let left = shrunk.bounds.width - least
      #expect(widths == [least, left * 2 / 3, left / 3])

      let title = saysTitle.exercise(seed: seed)
      guard case .numbers(let asked, _) = title.key else { return }
      let logo = try #require(number(after: "Fixed(width: ", in: title.code))
      let most = try #require(number(after: ".maxWidth(", in: title.code))
      let gap = try #require(number(after: ".gap(", in: title.code))
      #expect(asked == [title.bounds.width - 2 * gap - logo - most])
    }
  }

  private func number(after word: String, in text: String) -> Double? {
    guard let place = text.firstRange(of: word) else { return nil }
    return Double(text[place.upperBound...].prefix { $0.isNumber })
  }

  @Test("differ between exercises with the same seed, and lie in their range")
  func dice() {
    var one = PlaygroundCourse.SeededRandom(seed: 1, id: Exercise.ID("shares/one")),
      two = PlaygroundCourse.SeededRandom(seed: 1, id: Exercise.ID("shares/two"))
    let first = (0..<50).map { _ in one.number(10...90, step: 20) },
      second = (0..<50).map { _ in two.number(10...90, step: 20) }
    #expect(first != second)
    #expect(Set(first) == [10, 30, 50, 70, 90])
    #expect(one.shuffled([1, 2, 3, 4]).sorted() == [1, 2, 3, 4])
  }
}
