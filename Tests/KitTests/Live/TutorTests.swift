import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The menu")
struct MenuTests {
  @Test("lists all lessons and what else there is")
  func list() {
    let text = freshTutor().text()
    for lesson in allLessons { #expect(text.contains(lesson.title)) }
    #expect(text.contains("Quit"))
    // There is nothing to review yet.
    #expect(!text.contains("Review"))
  }

  @Test("begins at the first lesson that is not done, and marks what is")
  func progress() {
    var progress = Progress()
    for lesson in allLessons.prefix(2) {
      progress.read(lesson: lesson.name)
      for recipe in lesson.exercises { progress.finish(recipe.id, tries: 1, sawSolution: false) }
    }
    progress.finish(allLessons[2].exercises[0].id, tries: 1, sawSolution: false)
    var tutor = Tutor(lessons: allLessons, screensToBuild: allScreens, progress: progress)
    let lines = tutor.lines()
    let stars = 3 * (allLessons[0].exercises.count + allLessons[1].exercises.count + 1)
    #expect(lines[0].contains("\u{2605} \(stars)  2/\(allLessons.count) done"))
    #expect(lines.contains { $0.contains("\u{2713}  1 \(allLessons[0].title)") })
    #expect(
      lines.contains {
        $0.contains("\u{203A}\u{B7}  3 \(allLessons[2].title)") && $0.contains("1/\(allLessons[2].exercises.count)")
      })
    #expect(tutor.press(.enter, width: 80, height: 24) == .none)
    #expect(tutor.lines()[0].contains(allLessons[2].title))
  }

  @Test("goes round with the arrows and out with q and Control-C")
  func keys() {
    var tutor = freshTutor()
    tutor.press([.up])
    #expect(tutor.press(.enter, width: 80, height: 24) == .quit)
    for key in [Key.character("q"), .control("c"), .control("d")] {
      var tutor = freshTutor()
      #expect(tutor.press(key, width: 80, height: 24) == .quit)
    }
    // Left and right go between its columns.
    var other = freshTutor()
    other.press([.right, .enter])
    #expect(!other.lines()[0].contains(allLessons[0].title))
    other.press([.escape, .left, .enter])
    #expect(other.lines()[0].contains(allLessons[0].title))
  }

  @Test("is not left by the key that led to it, pressed once too often", arguments: [Key.character("q"), .escape])
  func onceTooOften(key: Key) {
    var tutor = freshTutor("fixed-and-flex")
    #expect(tutor.press([key, key]).isEmpty)
    #expect(tutor.lines()[0].contains("the playground") && tutor.text().contains("q again leaves the playground."))
    #expect(tutor.press([.character("q")]) == [.quit])
    // After another key it is meant.
    tutor = freshTutor("fixed-and-flex")
    #expect(tutor.press([key, .down, .character("q")]) == [.quit])
  }

  @Test(
    "goes to a lesson by its number, and to what else there is by its letter",
    arguments: Thorough.oneIn(2, of: [("5", 5), ("12", 12), ("39", 9), ("180", 18), ("25", 25), ("36", 6)]))
  func numbers(typed: String, lesson: Int) {
    var tutor = freshTutor()
    tutor.type(typed)
    let entry = "\(lesson) \(allLessons[lesson - 1].title)"
    #expect(tutor.lines().contains { $0.contains("\u{203A}") && $0.contains(" \(entry)") })
    // Another key ends the number.
    tutor.press([.down, .up])
    tutor.type("1")
    tutor.press([.enter])
    #expect(tutor.lines()[0].contains(allLessons[0].title))
    tutor.press([.escape])
    tutor.type("s")
    #expect(tutor.lines()[0].contains(allScreens[0].title))
  }

  @Test("says of a lesson that was begun why it is not done")
  func notDone() {
    var progress = Progress()
    for recipe in allLessons[0].exercises { progress.finish(recipe.id, tries: 1, sawSolution: false) }
    progress.read(lesson: allLessons[1].name)
    var tutor = Tutor(lessons: allLessons, screensToBuild: allScreens, progress: progress)
    func about(_ number: String) -> String {
      tutor.press([.home] + number.unicodeScalars.map { .character($0) })
      return tutor.text().split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
    #expect(about("1").contains("Still to do: some pages."))
    #expect(about("2").contains("Still to do: \(allLessons[1].exercises.count) exercises."))
    #expect(!about("3").contains("Still to do"))
  }

  @Test("offers screens to build, and a prompt where there is one")
  func extras() {
    var tutor = Tutor(lessons: allLessons, screensToBuild: allScreens, progress: Progress(), hasPrompt: true)
    #expect(tutor.text().contains("Prompt") && tutor.text().contains("Screens to build"))
    tutor.press([.end, .up])
    #expect(tutor.press(.enter, width: 80, height: 24) == .prompt)
    tutor.press([.up, .enter])
    #expect(tutor.lines()[0].contains(allScreens[0].title))
    #expect(!freshTutor().text().contains("Prompt"))
  }
}

@Suite("A lesson on the screen")
struct ReadingTests {
  @Test("is read page by page to its end, which is kept once")
  func pages() {
    let lesson = lesson("fixed-and-flex")
    var tutor = freshTutor(lesson.name)
    let count = 5 + lesson.steps.count
    #expect(tutor.lines()[0].contains("1/\(count)"))
    var effects: [Tutor.Effect] = []
    // Where something is asked or tried, the first key tells what comes of it.
    for _ in 1..<count + 3 { effects += tutor.press([.character(" ")]) }
    #expect(tutor.lines()[0].contains("\(count)/\(count)"))
    #expect(effects == [.save(.read(lesson: lesson.name))])
    #expect(tutor.press([.left, .right]).isEmpty)
  }

  @Test("keeps an answer back until it is asked for")
  func answers() {
    let lesson = lesson("fixed-and-flex")
    var tutor = freshTutor(lesson.name)
    func words(_ prose: Prose) -> String { String(prose.line.map { $0.text }.joined().prefix(30)) }
    let outcome = words(lesson.experiment.outcome), answer = words(lesson.question.success.words)
    let puzzle = words(lesson.puzzle.success.words)
    #expect(tutor.text().contains("puzzle") && !tutor.text().contains(puzzle))
    tutor.press([.character(" ")])
    #expect(tutor.text().contains(puzzle))
    tutor.press([Key](repeating: .right, count: lesson.steps.count + 2))
    #expect(tutor.text().contains("Try") && !tutor.text().contains(outcome))
    tutor.press([.character(" ")])
    #expect(tutor.text().contains(outcome))
    tutor.press([.character(" ")])
    #expect(tutor.text().contains("Question") && !tutor.text().contains(answer))
    tutor.press([.character(" ")])
    #expect(tutor.text().contains(answer))
  }

  @Test("shows with Space what is out of sight before it goes on")
  func space() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.turn(to: .step(0))
    let head = tutor.lines(50, 15)[0]
    let view = tutor.view(width: 50, height: 15)
    #expect(view.scroll.rows > view.scroll.height)
    tutor.press([.character(" ")], width: 50, height: 15)
    #expect(tutor.lines(50, 15)[0] == head)
    for _ in 0..<5 { tutor.press([.character(" ")], width: 50, height: 15) }
    #expect(tutor.lines(50, 15)[0] != head)
  }

  @Test("has a layout to change by hand in every step")
  func live() {
    for lesson in allLessons {
      for step in lesson.steps { #expect(Preview(step.example.code, in: step.example.bounds) != nil, "\(lesson.name)") }
    }
  }

  @Test("goes back to the menu, and from the last exercise to the next lesson")
  func ways() {
    let lesson = lesson("fixed-and-flex")
    var tutor = freshTutor(lesson.name)
    tutor.press([.escape])
    #expect(tutor.lines()[0].contains("the playground"))
    tutor = freshTutor(lesson.name)
    tutor.type("n")
    tutor.skip(lesson.exercises)
    #expect(tutor.text().contains("0 of \(lesson.exercises.count) solved"))
    tutor.press([.enter])
    #expect(tutor.lines()[0].contains(allLessons[lesson.number].title))
    tutor.press([.escape])
    #expect(tutor.lines()[0].contains("the playground"))
  }
}

@Suite("The page of keys")
struct KeyPageTests {
  @Test(
    "is shown by ? on every screen, with one key a line and nothing else, and left by ? and Escape",
    arguments: Kind.some.filter { $0 != .keys && $0 != .told })
  func everywhere(kind: Kind) {
    for leaving in [Key.character("?"), .escape, .character("q")] {
      var tutor = kind.tutor
      let before = tutor.text()
      #expect(before.contains("? all keys"))
      #expect(tutor.press([.character("?")]).isEmpty)
      let lines = tutor.lines(80, 60)
      #expect(lines[0] == kind.tutor.lines(80, 60)[0])
      #expect(
        lines.contains { $0.hasPrefix(" The keys of this screen") } && lines.suffix(2).joined().contains("? back"))
      #expect(lines.contains { $0.hasPrefix(" Control-C ") && $0.contains("twice, leaves the playground") })
      #expect(tutor.press([leaving]).isEmpty)
      #expect(tutor.text() == before)
    }
  }

  @Test("lists the keys of the present state: while a layout is typed, others than after Escape")
  func states() throws {
    var (tutor, _) = try open(.make)
    tutor.type("?")
    #expect(tutor.text(80, 60).contains("stops typing, so that letters are commands"))
    #expect(!tutor.text(80, 60).contains("goes to the menu"))
    tutor.press([.escape, .escape])
    tutor.type("?")
    #expect(tutor.text(80, 60).contains("goes to the menu, as Escape does; your work is kept"))
    #expect(!tutor.text(80, 60).contains("stops typing"))
  }

  @Test("scrolls where rows are few, and its keys do nothing else")
  func scrolling() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.turn(to: .experiment)
    let before = tutor.text(60, 14)
    tutor.press([.character("?"), .down, .down, .pageDown], width: 60, height: 14)
    #expect(tutor.text(60, 14).contains("\u{2191}"))
    tutor.press([.escape], width: 60, height: 14)
    #expect(tutor.text(60, 14) == before)
  }
}

@Suite("A lesson to which one comes back")
struct ResumedLessonTests {
  @Test("says that it was read, which exercises are solved, which comes next, and the keys for all this")
  func resumed() {
    let lesson = lesson("fixed-and-flex")
    var progress = Progress()
    progress.read(lesson: lesson.name)
    progress.finish(lesson.exercises[0].id, tries: 1, sawSolution: false)
    var tutor = Tutor(lessons: allLessons, screensToBuild: allScreens, progress: progress)
    tutor.type("\(lesson.number)")
    #expect(tutor.text().split { " \n".contains($0) }.joined(separator: " ").contains("Enter shows where you are."))
    tutor.press([.enter])
    let lines = tutor.lines()
    #expect(lines.contains { $0.contains("You have read this lesson. Its exercises are next.") })
    #expect(lines.contains { $0.contains("\(lesson.exercises.count) exercises, 1 solved, with 3 of") })
    #expect(lines.contains { $0.contains("\u{2605}\u{2605}\u{2605}  1  ") && $0.contains("  solved") })
    #expect(lines.contains { $0.hasPrefix(" \u{203A} \u{2606}\u{2606}\u{2606}  2  ") && $0.contains("  next") })
    #expect(tutor.text().contains("space opens exercise 2.") && tutor.text().contains("space exercise 2"))
    // Each key does what the page says of it.
    var other = tutor
    other.press([.home])
    #expect(other.reading?.page == .puzzle)
    other = tutor
    other.press([.left])
    #expect(other.reading?.page == .question)
    tutor.press([.character(" ")])
    #expect(tutor.lines()[0].contains("exercise 2 of \(lesson.exercises.count)"))
    // It goes on where an exercise was left in this run.
    tutor.press([.escape])
    tutor.type("n")
    tutor.press([.escape, .escape])
    tutor.type("\(lesson.number)")
    tutor.press([.enter])
    #expect(tutor.text().contains("space opens exercise 3."))
    tutor.press([.character(" ")])
    #expect(tutor.lines()[0].contains("exercise 3 of \(lesson.exercises.count)"))
  }
}

@Suite("The program")
struct LeavingTests {
  @Test("is left from everywhere by Control-C twice, and says so after the first", arguments: Kind.some)
  func twice(kind: Kind) {
    var tutor = kind.tutor
    if kind == .menu {
      #expect(tutor.press([.control("c")]) == [.quit])
      return
    }
    #expect(tutor.press([.control("c")]).isEmpty)
    #expect(tutor.text().contains("Press it again to leave"))
    // Any other key, and it was not meant.
    tutor.press([.pageDown])
    #expect(!tutor.text().contains("Press it again"))
    #expect(tutor.press([.control("c")]).isEmpty)
    #expect(tutor.press([.control("c")]) == [.quit])
  }

  @Test("tells what it has to tell beside the task, not in its place")
  func notice() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.type("n")
    let task = tutor.lines()[2]
    tutor.notice = "Something happened."
    #expect(tutor.lines()[2] == task && tutor.text().contains("Something happened."))
    tutor.press([.pageDown])
    #expect(!tutor.text().contains("Something happened."))
  }
}
