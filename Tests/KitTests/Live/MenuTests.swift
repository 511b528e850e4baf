import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The menu")
struct MenuTests {
  @Test("The menu lists all lessons and Quit, and no review while there is nothing to review")
  func list() {
    let text = freshTutor().text()
    for lesson in allLessons { #expect(text.contains(lesson.title)) }
    #expect(text.contains("Quit"))
    // No exercise is due for review yet.
    #expect(!text.contains("Review"))
  }

  @Test("The menu selects the first lesson that is not done, and marks what is done")
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

  @Test("Arrows wrap around in the menu, and q, Control-C and Control-D quit")
  func arrowsAndQuitting() {
    var tutor = freshTutor()
    tutor.press([.up])
    #expect(tutor.press(.enter, width: 80, height: 24) == .quit)
    for key in [Key.character("q"), .control("c"), .control("d")] {
      var tutor = freshTutor()
      #expect(tutor.press(key, width: 80, height: 24) == .quit)
    }
    // Left and right change the column.
    var other = freshTutor()
    other.press([.right, .enter])
    #expect(!other.lines()[0].contains(allLessons[0].title))
    other.press([.escape, .left, .enter])
    #expect(other.lines()[0].contains(allLessons[0].title))
  }

  @Test("Repeating the key that led to the menu does not quit at once", arguments: [Key.character("q"), .escape])
  func repeatedKey(key: Key) {
    var tutor = freshTutor("fixed-and-flex")
    #expect(tutor.press([key, key]).isEmpty)
    #expect(tutor.lines()[0].contains("the playground") && tutor.text().contains("q again leaves the playground."))
    #expect(tutor.press([.character("q")]) == [.quit])
    // After another key, `q` quits at once.
    tutor = freshTutor("fixed-and-flex")
    #expect(tutor.press([key, .down, .character("q")]) == [.quit])
  }

  @Test(
    "A typed number selects its lesson, and a letter opens another entry",
    arguments: Thorough.oneIn(2, of: [("5", 5), ("12", 12), ("39", 9), ("180", 18), ("25", 25), ("36", 6)]))
  func numbersAndLetters(typed: String, lesson: Int) {
    var tutor = freshTutor()
    tutor.type(typed)
    let entry = "\(lesson) \(allLessons[lesson - 1].title)"
    #expect(tutor.lines().contains { $0.contains("\u{203A}") && $0.contains(" \(entry)") })
    // Another key ends the typed number.
    tutor.press([.down, .up])
    tutor.type("1")
    tutor.press([.enter])
    #expect(tutor.lines()[0].contains(allLessons[0].title))
    tutor.press([.escape])
    tutor.type("s")
    #expect(tutor.lines()[0].contains(allScreens[0].title))
  }

  @Test("The menu states what is left to do in a lesson that was begun")
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

  @Test("The menu lists 'Screens to build', and 'Prompt' if the tutor has one")
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

@Suite("Leaving the playground")
struct LeavingTests {
  @Test(
    "Pressing Control-C twice quits from every screen, and the first press announces it",
    arguments: ScreenKind.some)
  func controlCTwice(kind: ScreenKind) {
    var tutor = kind.tutor
    if kind == .menu {
      #expect(tutor.press([.control("c")]) == [.quit])
      return
    }
    #expect(tutor.press([.control("c")]).isEmpty)
    #expect(tutor.text().contains("Press it again to leave"))
    // Any other key cancels leaving.
    tutor.press([.pageDown])
    #expect(!tutor.text().contains("Press it again"))
    #expect(tutor.press([.control("c")]).isEmpty)
    #expect(tutor.press([.control("c")]) == [.quit])
  }

  @Test("A notice is beside the task of an exercise until a key is pressed")
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
