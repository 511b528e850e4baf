import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("A page that asks")
struct AskingTests {
  private let lesson = KitTests.lesson("fixed-and-flex")

  private func begin(_ prose: Prose) -> String {
    String(prose.line.map { $0.text }.joined().replacing("\u{A0}", with: " ").prefix(30))
  }

  /// What is seen, without the breaks of its lines.
  private func seen(_ tutor: Tutor) -> String {
    tutor.text(80, 60).split { $0 == " " || $0 == "\n" || $0 == "\u{A0}" }.joined(separator: " ")
  }

  /// The lesson at the page of its question.
  private var asking: Tutor {
    var tutor = freshTutor(lesson.name)
    tutor.turn(to: .question)
    return tutor
  }

  @Test("takes a choice by its digit and Enter, and tells then whether that was right")
  func choice() throws {
    guard case .choice(let right, let replies) = lesson.puzzle.key, right != 0 else { return }
    for choice in [0, right] {
      var tutor = freshTutor(lesson.name)
      tutor.type("\(choice + 1)")
      let chosen = seen(tutor)
      #expect(chosen.contains("\u{203A} \(choice + 1) ") && !chosen.contains(begin(lesson.puzzle.success.words)))
      tutor.press([.enter])
      let told = seen(tutor)
      #expect(told.contains(choice == right ? "\u{2713} Right." : "Not quite."))
      #expect(choice == right || told.contains(begin(replies[choice])))
      #expect(tutor.reading?.page == .puzzle && tutor.reading?.guess?.isAnswerShown == true)
      // Nothing is kept of a guess, and the same key goes on.
      #expect(tutor.press([.enter]).isEmpty)
      #expect(tutor.reading?.page == .idea && tutor.progress.records.isEmpty)
    }
  }

  @Test("lets the arrows choose, and says which choices there are")
  func arrows() {
    var tutor = freshTutor(lesson.name)
    tutor.press([.down, .down, .up])
    #expect(tutor.reading?.guess?.chosen == 1 && tutor.reading?.page == .puzzle)
    tutor.type("9")
    #expect(seen(tutor).contains("Type the number of one of the"))
    tutor.press([.up])
    #expect(tutor.reading?.guess?.chosen == 1)
  }

  @Test("takes numbers, each in its field, and answers a mistake that was foreseen")
  func numbers() throws {
    var tutor = asking
    tutor.type(lesson.question.solution)
    #expect(tutor.press([.enter]).isEmpty && seen(tutor).contains("\u{2713} Right."))
    guard case .numbers(_, let slips) = lesson.question.key, let slip = slips.first else { return }
    tutor = asking
    tutor.type(slip.values.map { numeral($0) }.joined(separator: " "))
    tutor.press([.enter])
    #expect(seen(tutor).contains("Not quite. ") && seen(tutor).contains(begin(slip.reply)))
    #expect(seen(tutor).contains(begin(lesson.question.success.words)))
  }

  @Test("is turned by the arrows as other pages are, as long as nothing is typed")
  func turning() {
    var tutor = asking
    tutor.press([.left])
    #expect(tutor.reading?.page == .experiment)
    tutor.turn(to: .question)
    // Nobody turns a page to be told an answer.
    tutor.press([.right])
    #expect(tutor.reading?.page == .question && tutor.reading?.guess?.isAnswerShown == false)
    tutor.press([.enter, .right])
    #expect(tutor.reading?.page == .end)
    // With something typed they move in it.
    tutor = asking
    tutor.press([.character("1"), .left, .character("2")])
    #expect(tutor.reading?.page == .question && tutor.reading?.guess?.fields.first?.text == "21")
    #expect(!tutor.lines()[23].contains("back"))
    // In a choice there is nothing to move in.
    tutor = freshTutor(lesson.name)
    tutor.type("1")
    tutor.press([.right])
    #expect(tutor.reading?.guess?.isAnswerShown == false)
  }

  @Test("is told at Space as long as a number is missing, and checked by it once none is")
  func missing() throws {
    let asking = self.asking
    guard case .numbers(let labels) = lesson.question.form, labels.count == 2 else {
      Issue.record("The question asks for \(lesson.question.form).")
      return
    }
    var tutor = asking
    #expect(tutor.text().contains("space tell me"))
    tutor.type("7")
    #expect(tutor.text().contains("space next number"))
    tutor.type(" ")
    #expect(tutor.reading?.guess?.isAnswerShown == false && tutor.text().contains("space tell me"))
    tutor.type(" ")
    #expect(tutor.reading?.guess?.isAnswerShown == true && !seen(tutor).contains("Not quite"))
    tutor = asking
    tutor.type("7 8")
    #expect(!tutor.lines()[23].contains("space"))
    tutor.type(" ")
    #expect(seen(tutor).contains("Not quite. "))
    // The answer says it all.
    #expect(!seen(tutor).contains("Too ") && seen(tutor).contains("Not quite. " + begin(lesson.question.success.words)))
  }

  @Test("tells its answer at Space, and has it when one comes back")
  func space() {
    var tutor = freshTutor(lesson.name)
    tutor.type(" ")
    let told = seen(tutor)
    #expect(told.contains(begin(lesson.puzzle.success.words)))
    #expect(!told.contains("Right.") && !told.contains("Not quite"))
    tutor.press([.right, .left], height: 60)
    #expect(seen(tutor) == told)
  }

  @Test(
    "has one right answer among what it offers, and a reply to each other answer or to none",
    arguments: Rows.of(allLessons.map { $0.name }))
  func keys(rows: Rows<String>) throws {
    for name in rows {
      let lesson = KitTests.lesson(name)
      for asked in [lesson.puzzle, lesson.question] {
        #expect(asked.kind == .guess && asked.hints.isEmpty && asked.lines.isEmpty)
        guard case .right = asked.check(asked.solution) else {
          Issue.record("\(asked.solution)")
          continue
        }
        switch (asked.form, asked.key) {
        case (.choice(let choices), .choice(let right, let replies)):
          #expect(choices.indices.contains(right) && replies.count <= choices.count)
          for wrong in choices.indices where wrong != right {
            guard case .wrong(let reply) = asked.check("\(wrong + 1)") else {
              Issue.record("\(wrong + 1)")
              continue
            }
            if replies.isEmpty { continue }
            #expect(wrong < replies.count && !reply.words.pieces.isEmpty && begin(reply.words) == begin(replies[wrong]))
          }
        case (.numbers(let labels), .numbers(let values, let slips)):
          #expect(labels.count == values.count)
          for slip in slips {
            guard
              case .wrong(let reply) = asked.check(slip.values.map { numeral($0, places: 3) }.joined(separator: " "))
            else {
              Issue.record("\(slip.values)")
              continue
            }
            #expect(begin(reply.words) == begin(slip.reply))
          }
        default: Issue.record("\(asked.form)")
        }
        let sketch = try Sketch(asked.success.code)
        #expect(asked.success.item.isEmpty || sketch.node(named: asked.success.item) != nil)
      }
    }
  }
}

@Suite("The page to try something on")
struct TryingTests {
  @Test(
    "is done by the keys that it names, and says so at once",
    arguments: Thorough.oneIn(16, of: allLessons.map { $0.name }))
  func done(name: String) {
    let lesson = lesson(name)
    var tutor = freshTutor(lesson.name)
    tutor.turn(to: .experiment)
    #expect(tutor.reading?.isExperimentDone == false && !tutor.text(120, 60).contains("\u{2713} Done."))
    let keys = lesson.experiment.words.pieces.compactMap { piece in
      if case .code(let code) = piece { Self.key(code) } else { nil }
    }
    // Where two are named, the first begins and the second goes on.
    tutor.press(keys.dropLast())
    for _ in 0..<40 where tutor.reading?.isExperimentDone == false { tutor.press(keys.suffix(1)) }
    #expect(tutor.text(120, 60).contains("\u{2713} Done."))
    #expect(tutor.text(120, 60).contains("space go on"))
    tutor.type(" ", height: 60)
    #expect(tutor.reading?.page == .question)
  }

  /// The key that a piece of code names; nil where it names none.
  private static func key(_ code: String) -> PlaygroundCourse.Key? {
    switch code {
    case "\u{2190}": .left
    case "\u{2192}": .right
    case "\u{2191}": .up
    case "\u{2193}": .down
    default: code.count == 1 ? code.unicodeScalars.first.map { .character($0) } : nil
    }
  }

  @Test("tells what comes of it at Space, without its being done")
  func told() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.turn(to: .experiment)
    #expect(tutor.text().contains("space the result"))
    tutor.type(" ")
    #expect(tutor.reading?.page == .experiment && tutor.text(80, 60).contains("Result: "))
    #expect(!tutor.text(80, 60).contains("\u{2713} Done."))
    tutor.type(" ")
    #expect(tutor.reading?.page == .question)
  }

  @Test("has its text edited, in which all letters and Control-D are typed")
  func edited() {
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

  @Test("leads to the pages before and after it, and to the menu")
  func ways() {
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

  /// The end of the lesson, once each exercise was solved after some wrong answers and hints.
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
    "are three for each first try without a hint, told at its end and in the menu",
    .enabled(if: Thorough.isOn, "a long test"))
  func all() {
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

  @Test("are fewer for more tries and for hints, and it says how to get the others")
  func fewer() {
    let tutor = solved(wrong: 1, hints: 1)
    let stars = tutor.progress.stars(of: margins.exercises), all = 3 * margins.exercises.count
    #expect(stars < all)
    #expect(tutor.text().contains("\u{2605} \(stars) of \(all) stars."))
    #expect(tutor.text().contains("2 tries, 1 hint") && tutor.text().contains("\u{2605}\u{2606}\u{2606}"))
    #expect(tutor.text().contains("Three stars need a first try without a"))
  }
}
