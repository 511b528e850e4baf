import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Typing answers")
struct TypingTests {
  @Test("While an exercise's numbers are typed, letters are no commands, and Escape first ends the typing")
  func lettersWhileTyping() {
    var tutor = freshTutor("frame-is-a-rectangle")
    tutor.begin(.predict, in: lesson("frame-is-a-rectangle"))
    tutor.type("bqn12l")
    #expect(tutor.lines()[0].contains("exercise 2"))
    #expect(tutor.text().contains("[12") && tutor.text().contains("Press Escape to"))
    tutor.press([.escape])
    #expect(tutor.lines()[0].contains("exercise 2"))
    #expect(tutor.text().contains("Escape again for the menu."))
    // A digit continues the number.
    tutor.type("3")
    #expect(!tutor.text().contains("Escape again"))
    tutor.press([.escape, .escape])
    #expect(tutor.lines()[0].contains("the playground"))
  }

  @Test(
    "An answer that is being typed is still there after a visit to the menu",
    arguments: Thorough.oneIn(2, of: [Exercise.Kind.predict, .next, .make, .fill]))
  func typedTextIsKept(kind: Exercise.Kind) throws {
    var (tutor, _) = try open(kind)
    tutor.type("4")
    let text = tutor.text(120, 40)
    tutor.press([.escape, .escape])
    #expect(tutor.lines()[0].contains("the playground"))
    tutor.type("\(lesson("fixed-and-flex").number)")
    tutor.press([.enter])
    tutor.type("n")
    #expect(tutor.text(120, 40) == text)
  }

  @Test("After a visit to another exercise, typing starts again, and only a second Escape leads to the menu")
  func typingStartsAgain() throws {
    var (tutor, _) = try open(.make)
    tutor.press([.escape])
    tutor.type("n")
    tutor.press([.escape, .backspace])
    #expect(!tutor.text().contains("Escape again"))
    tutor.press([.escape])
    #expect(tutor.text().contains("Escape again for the menu."))
  }

  @Test("A solved exercise stays solved after a visit to the menu, and Enter goes on")
  func solvedStaysSolved() {
    let margins = lesson("margins")
    var tutor = freshTutor(margins.name)
    tutor.begin(.predict, in: margins)
    let place = margins.exercises.prefix { $0.exercise(seed: 0).kind != .predict }.count
    tutor.type(margins.exercises[place].exercise(seed: 0).solution)
    tutor.press([.enter])
    let solved = tutor.text()
    #expect(solved.contains("\u{2713} Right."))
    // The exercise is still shown as solved after a visit to the menu.
    tutor.press([.escape])
    tutor.type("\(margins.number)")
    tutor.press([.enter])
    tutor.type("n")
    while !tutor.lines()[0].contains("exercise \(place + 1) of") {
      tutor.press([.escape, tutor.lines()[0].contains("exercise 1 of") ? .character("n") : .backspace])
    }
    #expect(tutor.text() == solved)
    #expect(tutor.press([.enter]).isEmpty && tutor.lines()[0].contains("exercise \(place + 2) of"))
  }

  @Test("Each blank of an exercise has a mark after a wrong answer, until something is typed")
  func marks() throws {
    var (tutor, exercise) = try open(.fill, lesson: "too-little-room")
    var answers = exercise.solution.split(separator: " ").map { String($0) }
    answers[1] += "7"
    for answer in answers {
      tutor.type(answer)
      tutor.press([.enter])
    }
    for (index, answer) in answers.enumerated() {
      let mark = index == 1 ? "\u{2260}" : "\u{2713}"
      let lines = tutor.lines().map { $0.replacing("\u{A0}", with: " ") }
      #expect(lines.contains { $0.contains("[\(answer)") && $0.contains("] \(mark)") }, "\(lines)")
    }
    tutor.type("1")
    #expect(!tutor.text().contains("\u{2260}"))
  }

  @Test("Each blank of an exercise is a field in its line: Tab goes to the next, and Enter checks when all are filled")
  func blanks() throws {
    var (tutor, exercise) = try open(.fill, lesson: "too-little-room")
    let answers = exercise.solution.split(separator: " ").map { String($0) }
    #expect(answers.count == 4)
    // Enter, Tab and Space go to the next field. Once all fields are filled, Enter checks them; Tab never does.
    for (answer, key) in zip(answers, [Key.enter, .tab, .character(" ")]) {
      tutor.type(answer)
      #expect(tutor.press([key]).isEmpty)
      #expect(tutor.lines().contains { $0.contains("= [\(answer)]") })
    }
    let cursor = try #require(tutor.view(width: 80, height: 24).cursor)
    #expect(tutor.lines()[cursor.y].contains("missing = [ "))
    tutor.type(answers[3])
    let last = tutor.view(width: 80, height: 24).cursor?.y
    #expect(tutor.press([.tab, .tab]).isEmpty && !tutor.text().contains("Not yet."))
    tutor.press([.backTab, .backTab])
    #expect(tutor.view(width: 80, height: 24).cursor?.y == last)
    // Enter checks from any field.
    tutor.press([.up, .backTab])
    #expect(tutor.press([.enter]) == [.save(.finished(exercise.id, tries: 1, sawSolution: false))])
  }

  @Test(
    "In an exercise with one number or a choice, Tab shows that Enter checks the answer",
    arguments: [Exercise.Kind.predict, .next])
  func tabInSingleField(kind: Exercise.Kind) throws {
    let recipe = try #require(
      allLessons.flatMap { $0.exercises }.first {
        let exercise = $0.exercise(seed: 0)
        if case .numbers(let labels) = exercise.form, labels.count > 1 { return false }
        return exercise.kind == kind
      })
    var tutor = Tutor(lessons: [], progress: Progress())
    tutor.screens = [.practice(Practice(.review, title: "test", recipes: [recipe], seeds: [0]))]
    tutor.type(recipe.exercise(seed: 0).solution)
    #expect(tutor.press([.tab]).isEmpty && tutor.text().contains("Enter checks it."))
    #expect(tutor.press([.enter]).count == 1)
  }

  @Test("A paste fills all numbers of an exercise, and a typed number replaces the old one")
  func pasting() throws {
    var (tutor, exercise) = try open(.fill, lesson: "too-little-room")
    tutor.press([.paste(Array("1 2 3 4".utf8)), .enter])
    #expect(tutor.text().contains("Not yet."))
    tutor.type(exercise.solution)
    #expect(tutor.press([.enter]) == [.save(.finished(exercise.id, tries: 2, sawSolution: false))])
  }

  @Test(
    "An exercise shows its blanks, the reply and the cursor at the same time",
    arguments: Thorough.oneIn(2, of: [(80, 24), (120, 40)]))
  func blanksAreVisible(size: (Int, Int)) {
    for lesson in someLessons {
      for recipe in lesson.exercises {
        let exercise = recipe.exercise(seed: 0)
        guard exercise.kind == .fill, case .numbers(let labels) = exercise.form else { continue }
        var tutor = Tutor(lessons: [], progress: Progress())
        tutor.screens = [.practice(Practice(.review, title: "test", recipes: [recipe], seeds: [0]))]
        for line in ["", labels.map { _ in "7" }.joined(separator: " ")] {
          tutor.type(line, width: size.0, height: size.1)
          if !line.isEmpty { tutor.press([.enter], width: size.0, height: size.1) }
          let text = tutor.text(size.0, size.1)
          #expect(text.ranges(of: line.isEmpty ? "[" : "[7").count == labels.count, "\(exercise.id.text)\n\(text)")
          #expect(line.isEmpty || text.contains("Not yet."), "\(exercise.id.text)")
          #expect(tutor.view(width: size.0, height: size.1).cursor != nil, "\(exercise.id.text)")
        }
      }
    }
  }

  @Test("A digit replaces the selected choice of an exercise, and arrows change it")
  func choices() throws {
    var (tutor, exercise) = try open(.next)
    let right = try #require(Int(exercise.solution)), wrong = right % 3 + 1
    tutor.type("\(wrong)")
    tutor.press([.enter])
    #expect(tutor.text().contains("Not yet."))
    tutor.type("9")
    #expect(tutor.text().contains("Type the number of one of the"))
    tutor.type("b")
    #expect(tutor.text().contains("Press Escape to"))
    tutor.type("1")
    #expect(tutor.text().contains("[1") && tutor.lines().contains { $0.contains("\u{203A} 1 ") })
    tutor.press([Key](repeating: .down, count: right - 1))
    #expect(tutor.press([.enter]) == [.save(.finished(exercise.id, tries: 2, sawSolution: false))])
  }

  @Test("Typing in an exercise's layout starts after its first number")
  func firstPlace() throws {
    var (tutor, _) = try open(.make, lesson: "frame-is-a-rectangle")
    let before = tutor.lines()
    tutor.press([.backspace, .backspace])
    tutor.type("77")
    let changed = zip(before, tutor.lines()).first { $0 != $1 }?.1
    #expect(changed?.contains("(width: 77)") ?? false)
  }

  @Test("In a small terminal the task is folded while a layout is typed, and Escape unfolds it")
  func foldedTask() throws {
    var (tutor, exercise) = try open(.make, lesson: "frame-is-a-rectangle")
    let endOfGoal = exercise.goal.line.map { $0.text }.joined().split(separator: " ").suffix(2).joined(separator: " ")
    #expect(
      !tutor.text(50, 15).contains(endOfGoal) && tutor.text(50, 15).contains("\u{2026} esc"), "\(tutor.text(50, 15))")
    #expect(tutor.text(50, 24).contains(endOfGoal))
    tutor.press([.escape], width: 50, height: 15)
    #expect(tutor.text(50, 15).contains(endOfGoal))
  }
}
