import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Puzzles and questions of a lesson")
struct QuestionPageTests {
  private let lesson = KitTests.lesson("fixed-and-flex")

  private func start(of prose: Prose) -> String {
    String(prose.line.map { $0.text }.joined().replacing("\u{A0}", with: " ").prefix(30))
  }

  /// The visible text, without line breaks.
  private func visibleText(_ tutor: Tutor) -> String {
    tutor.text(80, 60).split { $0 == " " || $0 == "\n" || $0 == "\u{A0}" }.joined(separator: " ")
  }

  /// A lesson that is open at the page of its question.
  private var atQuestion: Tutor {
    var tutor = freshTutor(lesson.name)
    tutor.turn(to: .question)
    return tutor
  }

  @Test("A choice of a puzzle is selected by its digit and checked by Enter")
  func choice() throws {
    guard case .choice(let right, let replies) = lesson.puzzle.answerKey, right != 0 else {
      Issue.record("the first choice has to be wrong")
      return
    }
    for choice in [0, right] {
      var tutor = freshTutor(lesson.name)
      tutor.type("\(choice + 1)")
      let chosen = visibleText(tutor)
      #expect(chosen.contains("\u{203A} \(choice + 1) ") && !chosen.contains(start(of: lesson.puzzle.success.words)))
      tutor.press([.enter])
      let text = visibleText(tutor)
      #expect(text.contains(choice == right ? "\u{2713} Right." : "Not quite."))
      #expect(choice == right || text.contains(start(of: replies[choice])))
      #expect(tutor.reading?.page == .puzzle && tutor.reading?.guess?.isAnswerShown == true)
      // Enter pressed again goes on to the next page, and the guess is not stored as progress.
      #expect(tutor.press([.enter]).isEmpty)
      #expect(tutor.reading?.page == .idea && tutor.progress.records.isEmpty)
    }
  }

  @Test("Arrows select a choice of a puzzle, and after an invalid number, a message states the possible ones")
  func arrows() {
    var tutor = freshTutor(lesson.name)
    tutor.press([.down, .down, .up])
    #expect(tutor.reading?.guess?.chosen == 1 && tutor.reading?.page == .puzzle)
    tutor.type("9")
    #expect(visibleText(tutor).contains("Type the number of one of the"))
    tutor.press([.up])
    #expect(tutor.reading?.guess?.chosen == 1)
  }

  @Test("Numbers of a question are typed into fields, and an anticipated mistake has its own reply")
  func numbers() throws {
    var tutor = atQuestion
    tutor.type(lesson.question.solution)
    #expect(tutor.press([.enter]).isEmpty && visibleText(tutor).contains("\u{2713} Right."))
    guard case .numbers(_, let mistakes) = lesson.question.answerKey, let mistake = mistakes.first else {
      Issue.record("the question has no anticipated mistake")
      return
    }
    tutor = atQuestion
    tutor.type(mistake.values.map { numeral($0) }.joined(separator: " "))
    tutor.press([.enter])
    #expect(visibleText(tutor).contains("Not quite. ") && visibleText(tutor).contains(start(of: mistake.reply)))
    #expect(visibleText(tutor).contains(start(of: lesson.question.success.words)))
  }

  @Test("On a question's page, arrows turn pages until something is typed, and then move in the text")
  func turningPages() {
    var tutor = atQuestion
    tutor.press([.left])
    #expect(tutor.reading?.page == .experiment)
    tutor.turn(to: .question)
    // Turning the page does not show the answer.
    tutor.press([.right])
    #expect(tutor.reading?.page == .question && tutor.reading?.guess?.isAnswerShown == false)
    tutor.press([.enter, .right])
    #expect(tutor.reading?.page == .end)
    // Once something is typed, the arrows move in it.
    tutor = atQuestion
    tutor.press([.character("1"), .left, .character("2")])
    #expect(tutor.reading?.page == .question && tutor.reading?.guess?.fields.first?.text == "21")
    #expect(!tutor.lines()[23].contains("back"))
    // A choice has no text in which arrows could move.
    tutor = freshTutor(lesson.name)
    tutor.type("1")
    tutor.press([.right])
    #expect(tutor.reading?.guess?.isAnswerShown == false)
  }

  @Test(
    "In a question, Space leaves a full field, shows the answer in an empty one, and checks when all fields are full"
  )
  func spaceWithNumbers() throws {
    let atQuestion = self.atQuestion
    guard case .numbers(let labels) = lesson.question.form, labels.count == 2 else {
      Issue.record("The question asks for \(lesson.question.form).")
      return
    }
    var tutor = atQuestion
    #expect(tutor.text().contains("space tell me"))
    tutor.type("7")
    #expect(tutor.text().contains("space next number"))
    tutor.type(" ")
    #expect(tutor.reading?.guess?.isAnswerShown == false && tutor.text().contains("space tell me"))
    tutor.type(" ")
    #expect(tutor.reading?.guess?.isAnswerShown == true && !visibleText(tutor).contains("Not quite"))
    tutor = atQuestion
    tutor.type("7 8")
    #expect(!tutor.lines()[23].contains("space"))
    tutor.type(" ")
    #expect(visibleText(tutor).contains("Not quite. "))
    // The answer is shown without a comparison of the numbers.
    #expect(
      !visibleText(tutor).contains("Too ")
        && visibleText(tutor).contains("Not quite. " + start(of: lesson.question.success.words)))
  }

  @Test("Space shows the answer of a puzzle, which is still shown after turning to another page and back")
  func spaceShowsAnswer() {
    var tutor = freshTutor(lesson.name)
    tutor.type(" ")
    let text = visibleText(tutor)
    #expect(text.contains(start(of: lesson.puzzle.success.words)))
    #expect(!text.contains("Right.") && !text.contains("Not quite"))
    tutor.press([.right, .left], height: 60)
    #expect(visibleText(tutor) == text)
  }

  @Test(
    "Each puzzle and question of a lesson has one right answer, and a reply to each wrong answer",
    arguments: Rows.of(allLessons.map { $0.name }))
  func rightAnswers(rows: Rows<String>) throws {
    for name in rows {
      let lesson = KitTests.lesson(name)
      for exercise in [lesson.puzzle, lesson.question] {
        #expect(exercise.kind == .guess && exercise.hints.isEmpty && exercise.lines.isEmpty)
        guard case .right = exercise.check(exercise.solution) else {
          Issue.record("\(exercise.solution)")
          continue
        }
        switch (exercise.form, exercise.answerKey) {
        case (.choice(let choices), .choice(let right, let replies)):
          #expect(choices.indices.contains(right) && replies.count <= choices.count)
          for wrong in choices.indices where wrong != right {
            guard case .wrong(let reply) = exercise.check("\(wrong + 1)") else {
              Issue.record("\(wrong + 1)")
              continue
            }
            if replies.isEmpty { continue }
            let shown = start(of: reply.words)
            #expect(wrong < replies.count && !shown.isEmpty && shown == start(of: replies[wrong]))
          }
        case (.numbers(let labels), .numbers(let values, let mistakes)):
          #expect(labels.count == values.count)
          for mistake in mistakes {
            guard
              case .wrong(let reply) = exercise.check(
                mistake.values.map { numeral($0, places: 3) }.joined(separator: " "))
            else {
              Issue.record("\(mistake.values)")
              continue
            }
            #expect(start(of: reply.words) == start(of: mistake.reply))
          }
        default: Issue.record("\(exercise.form)")
        }
        let sketch = try Sketch(exercise.success.code)
        #expect(exercise.success.item.isEmpty || sketch.node(named: exercise.success.item) != nil)
      }
    }
  }
}

@Suite("Experiments of a lesson")
struct ExperimentPageTests {
  @Test(
    "An experiment is done by the keys that it names",
    arguments: Thorough.oneIn(16, of: allLessons.map { $0.name }))
  func experimentKeys(name: String) {
    let lesson = lesson(name)
    var tutor = freshTutor(lesson.name)
    tutor.turn(to: .experiment)
    #expect(tutor.reading?.isExperimentDone == false && !tutor.text(120, 60).contains("\u{2713} Done."))
    let keys = lesson.experiment.task.pieces.compactMap { piece in
      if case .code(let code) = piece { Self.key(code) } else { nil }
    }
    // If the text names two keys, the first is pressed once and the second repeatedly.
    tutor.press(keys.dropLast())
    for _ in 0..<40 where tutor.reading?.isExperimentDone == false { tutor.press(keys.suffix(1)) }
    #expect(tutor.text(120, 60).contains("\u{2713} Done."))
    #expect(tutor.text(120, 60).contains("space go on"))
    tutor.type(" ", height: 60)
    #expect(tutor.reading?.page == .question)
  }

  /// The key that a piece of code names, or `nil`.
  private static func key(_ code: String) -> PlaygroundCourse.Key? {
    switch code {
    case "\u{2190}": .left
    case "\u{2192}": .right
    case "\u{2191}": .up
    case "\u{2193}": .down
    default: code.count == 1 ? code.unicodeScalars.first.map { .character($0) } : nil
    }
  }

  @Test("Space shows the result of an experiment without doing it")
  func spaceShowsResult() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.turn(to: .experiment)
    #expect(tutor.text().contains("space the result"))
    tutor.type(" ")
    #expect(tutor.reading?.page == .experiment && tutor.text(80, 60).contains("Result: "))
    #expect(!tutor.text(80, 60).contains("\u{2713} Done."))
    tutor.type(" ")
    #expect(tutor.reading?.page == .question)
  }

  @Test("While the text of an experiment is edited, letters and Control-D are typed in it")
  func editing() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.turn(to: .experiment)
    func text() -> String { tutor.reading?.experiment?.editor?.text ?? "" }
    tutor.type("e")
    let before = text()
    tutor.type("k\"?")
    #expect(text().count == before.count + 3 && text().contains("k\"?"))
    #expect(tutor.press([.backspace, .backspace, .backspace, .home, .control("d")]).isEmpty)
    #expect(text().count == before.count - 1 && !tutor.text().contains("Again, and"))
    tutor.press([.escape])
    #expect(tutor.reading?.page == .experiment && tutor.reading?.activeEditor == nil)
    tutor.press([.escape])
    #expect(tutor.lines()[0].contains("the playground"))
  }

  @Test("Keys lead from an experiment to the pages before and after it, and to the menu")
  func turningPages() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.turn(to: .experiment)
    tutor.press([.backspace])
    #expect(tutor.reading?.page == .step(lesson("fixed-and-flex").steps.count - 1))
    tutor.turn(to: .question)
    tutor.press([.backspace])
    #expect(tutor.reading?.page == .experiment)
    tutor.type("q")
    #expect(tutor.lines()[0].contains("the playground"))
  }
}

@Suite("The stars of a lesson")
struct StarsTests {
  private let margins = lesson("margins")

  /// Returns the playground at the end of the lesson, with each exercise solved after some wrong answers and hints.
  private func solved(wrong: Int, hints: Int) -> Tutor {
    var tutor = freshTutor(margins.name)
    tutor.type("n")
    for recipe in margins.exercises {
      let exercise = recipe.exercise(seed: 0)
      tutor.type(exercise.kind == .make || exercise.kind == .fix ? "" : String(repeating: "h", count: hints))
      switch exercise.form {
      case .layout where exercise.kind == .reach: tutor.press(exercise.keysToGoal)
      case .layout:
        for _ in 0..<wrong { tutor.press([.tab]) }
        replace(exercise.solution, in: &tutor)
        tutor.press([.tab])
      case .numbers(let labels):
        for _ in 0..<wrong {
          tutor.press([.paste(Array(labels.map { _ in "7" }.joined(separator: " ").utf8)), .enter])
        }
        tutor.press([.paste(Array(exercise.solution.utf8)), .enter])
      case .choice(let choices):
        let right = Int(exercise.solution) ?? 0
        for _ in 0..<wrong { tutor.type("\(right % choices.count + 1)"); tutor.press([.enter]) }
        tutor.type(exercise.solution)
        tutor.press([.enter])
      }
      tutor.press([.enter])
    }
    return tutor
  }

  @Test(
    "Each first try without a hint gives three stars, shown at the end of the lesson and in the menu",
    .enabled(if: Thorough.isOn, "a long test"))
  func allStars() {
    var tutor = solved(wrong: 0, hints: 0)
    let count = margins.exercises.count
    #expect(tutor.text().contains("All \(count) solved. \u{2605} \(3 * count) of \(3 * count) stars."))
    #expect(tutor.lines().count { $0.contains("\u{2605}\u{2605}\u{2605}  ") && $0.contains("first try") } == count)
    #expect(!tutor.text().contains("Three stars need a first try"))
    tutor.press([.escape])
    tutor.type("\(margins.number)")
    #expect(
      tutor.lines().contains { $0.contains(margins.title) && $0.contains("\u{2605} \(3 * count)/\(3 * count)") })
  }

  @Test("More tries and hints give fewer stars, and the lesson states how to get three")
  func fewerStars() {
    let tutor = solved(wrong: 1, hints: 1)
    let stars = tutor.progress.starCount(of: margins.exercises), all = 3 * margins.exercises.count
    #expect(stars < all)
    #expect(tutor.text().contains("\u{2605} \(stars) of \(all) stars."))
    #expect(tutor.text().contains("2 tries, 1 hint") && tutor.text().contains("\u{2605}\u{2606}\u{2606}"))
    #expect(tutor.text().contains("Three stars need a first try without a"))
  }
}
