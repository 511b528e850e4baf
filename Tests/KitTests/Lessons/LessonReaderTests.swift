import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundLessons

@Suite("The reader of lessons")
struct LessonReaderTests {
  // MARK: Expressions

  @Test(
    "Expressions in lessons are evaluated with operators, functions, lists and frames",
    arguments: Thorough.oneIn(
      4,
      of: [
        ("1 + 2 * 3 - 4 / 2", "5"), ("(1 + 2) * 3", "9"), ("10 - 4 - 3", "3"), ("-2 * -3", "6"), ("7 % 4", "3"),
        ("1 < 2 && 2 <= 2 && !(3 == 4) ? 1 : 2", "1"), ("1 > 2 || 2 != 2 ? 1 : 2 >= 3 ? 3 : 4", "4"),
        ("int(-2.7)", "-2"), ("round(2.5)", "3"), ("abs(-3)", "3"), ("min(3, 1, 2)", "1"), ("max(3, 1, 2)", "3"),
        ("\"a\" + 1.5 + \"b\"", "a1.5b"), ("\"$(1 + 1) and \\\"\\\\\\$\\\"\"", "2 and \"\\$\""),
        ("[1, 2, 3][1]", "2"), ("([1] + [2, 3]).count", "3"), ("[1, 2, 3].first + [1, 2, 3].last", "4"),
        ("\"four\".count", "4"), ("\"a\" == \"b\" ? 1 : 2", "2"), ("true ? \"yes\" : \"no\"", "yes"),
        ("lines([\"a\", \"b\"], \"$index: $it\")", "0: a\n1: b"), ("join([\"a\", 2], \", \")", "a, 2"),
        ("bar.title.width", "70"), ("bar[\"title\"].maxX", "100"), ("bar.icon.midX", "15"), ("bar.bounds.height", "20"),
        ("wide(120).title.width", "90"), ("wide().title.width", "20"), ("half(b: 4, a: 12)", "3"), ("half(8)", "4"),
        ("thirds.snapped.two.width", "34"),
      ]))
  func expressions(text: String, expected: String) throws {
    #expect(try Self.value(text) == expected)
  }

  /// Returns the value of an expression that may use the definitions here.
  private static func value(_ expression: String) throws(CourseFault) -> String {
    let file = """
      layout bar in 100 by 20
        Row {
          Fixed(width: 30).id(icon)
          Flex().id(title)
        }
      layout wide(width = 50) in width
        Row {
          Fixed(width: 30).id(icon)
          Flex().id(title)
        }
      layout thirds in 100 = "Row { Flex().id(one); Flex().id(two); Flex().id(three) }"
      let half(a, b = 2) = a / b
      let result = \(expression)
      """
    let reader = LessonReader(file: "test", Array(file.utf8))
    var last: Definition?
    for statement in try reader.statements(in: reader.text.lines.indices) {
      if let definition = try reader.definition(statement) {
        last = definition
        reader.definitions.shared[definition.slots[0]] = definition
      }
    }
    var evaluator = Evaluator(reader.definitions)
    return try evaluator.value(.slot(last?.slots[0] ?? 0)).pieces(orThrow: evaluator).plainText
  }

  // MARK: Texts

  /// The pieces of the single hint of an exercise.
  private func pieces(_ hint: String, _ definitions: String = "") throws -> [String] {
    let exercise = try Self.exercise("\(definitions)\nhint\n\(hint)")
    return exercise.hints[0].pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .number(let number): "<\(numeral(number))>"
      case .code(let code): "`\(code)`"
      }
    }
  }

  @Test("In a lesson's text, the lines of a sentence are joined, and values and code are inserted")
  func sentences() throws {
    let definitions = "let width = 40\nlet name = \"the `bar`\""
    #expect(try pieces("  Is $width of\n  $name.", definitions) == ["Is ", "<40>", " of ", "the ", "`bar`", "."])
    #expect(
      try pieces("  $bar.title.width. $(2 * width), $width", definitions) == ["<70>", ". ", "<80>", ", ", "<40>"])
    #expect(try pieces("  A $$ and a \\`, `Flex($width)`", definitions) == ["A $ and a `, ", "`Flex(40)`"])
    #expect(try pieces("  `  indented`") == ["`\u{A0}\u{A0}indented`"])
  }

  @Test("In a lesson's code, inserted lines are indented, and a line with an empty value is removed")
  func code() throws {
    let exercise = try Self.exercise(
      "",
      kind: """
        make
          start
            Row {
              $items("")
              Flex().id(three)
            }
          solution
            Row {
              $items("Fixed(width: 5)")
              Flex().id(three)
            }$(".gap(2)")
          in 100 by 20
          explain two
        """,
      definitions: """
        code items(more)
          Fixed(width: 10).id(one)
          $more
          Flex().id(two)
        """)
    #expect(exercise.code == "Row {\n  Fixed(width: 10).id(one)\n  Flex().id(two)\n  Flex().id(three)\n}")
    #expect(
      exercise.solution
        == "Row {\n  Fixed(width: 10).id(one)\n  Fixed(width: 5)\n  Flex().id(two)\n  Flex().id(three)\n}.gap(2)")
  }

  @Test("Paragraphs and fenced code in the idea of a lesson are separate texts")
  func idea() throws {
    let exercise = Self.exerciseText("", "predict\n  about bar\n  asks title.width")
    let text = Self.lesson(exercises: exercise).replacing(
      "  One idea.", with: "  One\n  idea.\n\n  ```\n  let a = 1\n    b\n  ```\n  More.")
    let lesson = try Course.lesson("test", Array(text.utf8))
    #expect(lesson.idea.map { $0.line.map { $0.text }.joined() } == ["One idea.", "let a = 1\n  b", "More."])
    #expect(lesson.idea.map { $0.code } == [nil, "let a = 1\n  b", nil])
  }

  // MARK: Definitions

  @Test("The random numbers of an exercise are generated in the order in which it defines them")
  func orderOfRandomNumbers() throws {
    let text = """
      let pair() = [random(50...80), below(7)]
      """
    let exercise = """
      shared numbers
        let width = random(300...400)
        let step = random(1...9, step: 2)

      exercise other predict
        use numbers
        let [a, b] = pair()
        let [word, _] = pick(["one", 1], ["two", 2])
        let last = pick(3, 4, 5)
        goal $width $step $a $b $word $last
        about bar
        asks title.width
        hint A hint.
        after Done.
      """
    for seed in 0..<20 as Range<UInt64> {
      var dice = PlaygroundCourse.SeededRandom(seed: seed, id: Exercise.ID("test/other"))
      let expected: [Any] = [
        dice.number(300...400), dice.number(1...9, step: 2), dice.number(50...80), dice.below(7),
        dice.one(of: ["one", "two"]), dice.one(of: [3, 4, 5]),
      ]
      let lesson = try Course.lesson("test", Array(Self.lesson(text, exercises: exercise).utf8))
      let goal = lesson.exercises[0].exercise(seed: seed).goal.line.map { $0.text }.joined()
      #expect(goal == expected.map { "\($0)" }.joined(separator: " "))
    }
  }

  @Test("An exercise can redefine a name without an effect on other exercises")
  func scopes() throws {
    func exercise(_ name: String, _ definition: String) -> String {
      """
      exercise \(name) predict
        \(definition)
        goal $size
        about bar
        asks title.width
        hint A hint.
        after Done.

      """
    }
    let text = Self.lesson(
      "let size = 1", exercises: exercise("one", "let size = 2") + exercise("two", "let other = size + 2"))
    let exercises = try Course.lesson("test", Array(text.utf8)).exercises.map { $0.exercise(seed: 0) }
    #expect(exercises.map { $0.goal.line.map { $0.text }.joined() } == ["2", "1"])
    let wrong = text.replacing("let other = size + 2", with: "let more = other")
    #expect(throws: CourseFault.self) { try Course.lesson("test", Array(wrong.utf8)) }
  }

  @Test("An anticipated mistake that has the right numbers, and a move repeated 0 times, are dropped")
  func droppedSlipsAndMoves() throws {
    let exercise = try Self.exercise("mistake 70\n  Right.\nmistake 60\n  Wrong.")
    guard case .numbers(_, let mistakes) = exercise.answerKey else { throw Unexpected() }
    #expect(mistakes.map { $0.values } == [[60]])
    let reach = try Self.exercise(
      "",
      kind: """
        reach
          start bar.code
          in 100 by 20
          move + on title
          move z 0 on icon
          explain title
        """)
    #expect(reach.hints.count == 2 && reach.listedKeys == "+" && reach.item == "title")
  }

  private struct Unexpected: Error {}

  // MARK: Lessons

  @Test("A lesson is read with all its parts")
  func lessonParts() throws {
    let text =
      Self.lesson(
        "keys zx", exercises: Self.exerciseText("", "predict\n  about bar\n  asks title.width")
      ) + "\nreasons bar of title horizontal\n"
    let lesson = Lesson.numbered([try Course.lesson("test", Array(text.utf8))])[0], content = lesson.content()
    #expect(lesson.title == "A test" && lesson.taughtKeys == "zx" && lesson.exercises.map { $0.number } == ["1.1"])
    #expect(content.steps.count == 1 && content.steps[0].remark.line.map { $0.text }.joined() == "The icon is 30 wide.")
    #expect(content.experiment.item == "icon" && content.experiment.answer.line[0].text == "Nothing.")
    guard case .choice(let right, let replies) = content.puzzle.answerKey else { throw Unexpected() }
    #expect(right == 1 && replies.map { $0.line.map { $0.text }.joined() } == ["Look again.", ""])
    #expect(content.question.solution == "70" && content.reasons != nil)
  }

  @Test("A course is read from its list of lessons and its screens, and a missing file is an error")
  func course() throws {
    let lesson = Self.lesson(exercises: Self.exerciseText("", "predict\n  about bar\n  asks title.width"))
    let bar = "layout bar in 100 = \"Row { Flex().id(title) }\"\n"
    var files = [
      "course.txt": "# in order\ntwo\n\none\n", "one.lesson": lesson, "two.lesson": lesson,
      "screens.lesson": bar + Self.exerciseText("title A bar", "predict\n  about bar\n  asks title.width"),
    ]
    func read() throws(CourseFault) -> Course {
      try Course { (file: String) throws(CourseFault) -> [UInt8] in
        guard let text = files[file] else { throw CourseFault(file: file, "missing") }
        return Array(text.utf8)
      }
    }
    let course = try read()
    #expect(course.lessons.map { $0.name } == ["two", "one"] && course.lessons.map { $0.number } == [1, 2])
    #expect(course.screens.map { $0.title } == ["A bar"] && course.screens[0].id.text == "screens/test")
    files["one.lesson"] = nil
    #expect(throws: CourseFault.self) { try read() }
  }

  // MARK: Faults

  @Test(
    "A fault in a lesson states its line and what to do",
    arguments: Thorough.oneIn(
      4,
      of: [
        ("hint $widht", 1, "`widht` is not defined. These names are defined above: bar"),
        ("let a = 1\nlet a = 2", 2, "`a` is defined twice."), ("let a = (1 + 2", 1, "`)` is missing"),
        ("let a = 1 2", 1, "Unexpected text: `2`."), ("let a =", 1, "A value is missing"),
        ("let a = \"x", 1, "A quotation mark is missing"), ("hint `x", 1, "A backtick is missing"),
        ("hint A $ sign", 1, "A name is missing after `$`. Write `$$`"), ("hint", 1, "A text is missing after `hint`."),
        ("hint\n  One.\n\n  Two.", 1, "several paragraphs"), ("hnt One.", 1, "`hnt` has no effect"),
        ("goal Once more.", 1, "`goal` is in this exercise twice."),
        ("values 1", 1, "`values` has no effect in an exercise of the kind predict."),
        ("mistake 1", 1, "The mistake has no reply."), ("asks title", 1, "names no side of an item"),
        ("asks title.size", 1, "`size` cannot be asked for."), ("use numbers", 1, "There is no group `numbers`."),
        ("let a = random(1...2", 1, "`)` is missing"), ("let f(x) = x\nlet a = f(1, 2)", 2, "too many arguments"),
        ("let f(x) = x\nlet a = f(y: 2)", 2, "`f` has no parameter `y`."),
        ("let f(x) = x\nlet a = f()", 2, "`f` needs a value for `x`."),
        ("layout a = \"Row {}\"", 1, "The bounds of the layout are missing"), ("let a = bar(1)", 1, "`bar` is a value"),
        ("layout a in 10\n", 1, "The code of a layout is missing"), ("let a = min(", 1, "A value is missing"),
      ]))
  func faults(line: String, offset: Int, message: String) throws {
    // The line follows the kind, `about` and `asks`.
    let text = Self.lesson(
      exercises: "exercise test predict\n  goal One.\n  about bar\n  hint One.\n  after Two.\n"
        + line.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n"))
    let first = Self.lesson().split(separator: "\n", omittingEmptySubsequences: false).count + 4
    #expect {
      try Course.lesson("test", Array(text.utf8))
    } throws: { error in
      guard let fault = error as? CourseFault else { return false }
      #expect(fault.message.contains(message), "\(fault)")
      #expect(fault.file == "test.lesson")
      #expect(fault.line == first + offset, "\(fault)")
      return true
    }
  }

  @Test("A line of a lesson with a different indentation than its neighbors is a fault at that line")
  func indentation() {
    let text = Self.lesson().replacing("  item icon", with: " item icon")
    #expect {
      try Course.lesson("test", Array(text.utf8))
    } throws: { error in
      (error as? CourseFault)?.message.contains("Align them.") == true && (error as? CourseFault)?.line == 25
    }
  }

  @Test(
    "Missing parts of a lesson and misplaced lines are faults at their line",
    arguments: [
      ("exercise a predict\n  goal One.", "has no `hint`"), ("exercise a guess", "An exercise begins with its name"),
      ("exercise a", "An exercise begins with its name"), ("nonsense", "`nonsense` is not a keyword here."),
      ("let a = random(1...2)", "which only exercises can do"), ("step bar", "A text is missing"),
      ("reasons bar", "An item is missing"),
    ])
  func lessonFaults(line: String, message: String) {
    let text = Self.lesson(exercises: line),
      first = Self.lesson().split(separator: "\n", omittingEmptySubsequences: false).count
    #expect {
      try Course.lesson("test", Array(text.utf8))
    } throws: { error in
      guard let fault = error as? CourseFault else { return false }
      #expect(fault.message.contains(message) && fault.line == first, "\(fault)")
      return true
    }
  }

  @Test(
    "An exercise with a value of the wrong kind shows the fault and the fault's line in place of the goal",
    arguments: [
      ("hint $bar.lamp.width", "The layout has no item named `lamp`."),
      ("hint $bar", "A number or a text is needed here"),
      ("hint $(1 + bar.title)", "A number or a text is needed here"),
      ("mistake 1, 2\n  No.", "The mistake needs as many values as are asked: 1, not 2."),
      ("hint $(1 ? 2 : 3)", "A condition is needed here"), ("hint $([1][2])", "none at 2"),
      ("let [a, b] = [1]", "2 names need a list of as many elements, and this is a list of 1 elements."),
      ("layout a in 10 = \"Row {\"\nhint $a.b.x", "The layout cannot be read"),
    ])
  func evaluationFaults(line: String, message: String) throws {
    let exercise = try Self.exercise(line), goal = exercise.goal.line.map { $0.text }.joined()
    #expect(goal.contains("test.lesson:") && goal.contains(message), "\(goal)")
  }

  // MARK: The course

  @Test("The example of the guide for teachers can be read and solved")
  func guideExample() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Playground/Lessons")
    let guide = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let example = try #require(guide.firstMatch(of: /```\n(title .*?)```/.dotMatchesNewlines()))
    let lesson = try LessonReader(file: "example", Array(example.output.1.utf8)).lesson(name: "example")
    _ = try lesson.content()
    for seed in 0..<10 as Range<UInt64> {
      var dice = PlaygroundCourse.SeededRandom(seed: seed, id: Exercise.ID("example/say-title"))
      let exercise = try lesson.exercises[0].exercise(lesson.definitions, &dice)
      guard case .right = exercise.check(exercise.solution) else { throw Unexpected() }
    }
  }

  @Test(
    "All exercises of the course can be evaluated with other random numbers",
    arguments: Thorough.oneIn(4, of: allLessons.map { $0.name } + ["screens"]))
  func courseExercises(name: String) throws {
    let bytes = try Course.bytes(of: "\(name).lesson", in: Course.folder())
    let reader = LessonReader(file: "\(name).lesson", bytes), definitions: Definitions, exercises: [ExerciseText]
    if name == "screens" {
      (definitions, exercises) = try reader.exercises()
    } else {
      let lesson = try reader.lesson(name: name)
      _ = try lesson.content()
      (definitions, exercises) = (lesson.definitions, lesson.exercises)
    }
    for exercise in exercises {
      for seed in 0..<Thorough.pick(1, 8) as Range<UInt64> {
        var dice = PlaygroundCourse.SeededRandom(seed: seed, id: Exercise.ID("\(name)/\(exercise.name)"))
        _ = try exercise.exercise(definitions, &dice)
      }
    }
  }
}

// MARK: Files

extension LessonReaderTests {
  /// The exercise `test/test` of a lesson, with the first seed.
  private static func exercise(
    _ fields: String, kind: String = "predict\n  about bar\n  asks title.width", definitions: String = ""
  ) throws -> Exercise {
    let text = lesson(definitions, exercises: exerciseText(fields, kind))
    return Lesson.numbered([try Course.lesson("test", Array(text.utf8))])[0].exercises[0].exercise(seed: 0)
  }

  /// The text of an exercise with additional fields.
  private static func exerciseText(_ fields: String, _ kind: String) -> String {
    let more = fields.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
    return "exercise test \(kind)\n  goal A goal.\n  after Done.\n" + more
      + (fields.contains("hint") ? "" : "  hint One.\n")
  }

  /// The text of a lesson with all parts.
  private static func lesson(_ more: String = "", exercises: String = "") -> String {
    """
    title A test
    layout bar in 100 by 20
      Row {
        Fixed(width: 30).id(icon)
        Flex().id(title)
      }

    puzzle
      about bar
      goal Is the icon narrower than the title?
      choice No.
        Look again.
      right Yes.
      answer It is.

    idea
      One idea.

    step bar
      The icon is $bar.icon.width wide.

    experiment
      task Press `+`.
      from bar
      item icon
      to bar
      answer Nothing.

    question
      about bar
      goal How wide is the title?
      asks title.width
      mistake 100
        That is all of it.
      answer It is $bar.title.width wide.

    \(more)
    \(exercises)
    """
  }
}
