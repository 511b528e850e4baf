import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("A lesson on the screen")
struct LessonScreenTests {
  @Test("A lesson is read page by page, and reaching its end is stored once")
  func pages() {
    let lesson = lesson("fixed-and-flex")
    var tutor = freshTutor(lesson.name)
    let count = 5 + lesson.steps.count
    #expect(tutor.lines()[0].contains("1/\(count)"))
    var effects: [Tutor.Effect] = []
    // On three pages the first key shows the answer or result.
    for _ in 1..<count + 3 { effects += tutor.press([.character(" ")]) }
    #expect(tutor.lines()[0].contains("\(count)/\(count)"))
    #expect(effects == [.save(.read(lesson: lesson.name))])
    #expect(tutor.press([.left, .right]).isEmpty)
  }

  @Test("The answers on a lesson's pages are hidden until Space is pressed")
  func hiddenAnswers() {
    let lesson = lesson("fixed-and-flex")
    var tutor = freshTutor(lesson.name)
    func words(_ prose: Prose) -> String { String(prose.line.map { $0.text }.joined().prefix(30)) }
    let outcome = words(lesson.experiment.answer), answer = words(lesson.question.success.words)
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

  @Test("Space scrolls to the rest of a page before it turns the page")
  func spaceScrolls() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.turn(to: .step(0))
    let head = tutor.lines(50, 15)[0]
    let view = tutor.view(width: 50, height: 15)
    #expect(view.scrollState.rows > view.scrollState.height)
    tutor.press([.character(" ")], width: 50, height: 15)
    #expect(tutor.lines(50, 15)[0] == head)
    for _ in 0..<5 { tutor.press([.character(" ")], width: 50, height: 15) }
    #expect(tutor.lines(50, 15)[0] != head)
  }

  @Test("Every step of a lesson has a live layout")
  func liveLayouts() {
    for lesson in allLessons {
      for step in lesson.steps { #expect(Preview(step.example.code, in: step.example.bounds) != nil, "\(lesson.name)") }
    }
  }

  @Test("Escape leads to the menu, and the end of a lesson's exercises leads to the next lesson")
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

@Suite("A resumed lesson")
struct ResumedLessonTests {
  @Test("A lesson that was read lists its exercises and marks which ones are solved and which one is next")
  func resumedLesson() {
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
    // Each key opens what the page states.
    var other = tutor
    other.press([.home])
    #expect(other.reading?.page == .puzzle)
    other = tutor
    other.press([.left])
    #expect(other.reading?.page == .question)
    tutor.press([.character(" ")])
    #expect(tutor.lines()[0].contains("exercise 2 of \(lesson.exercises.count)"))
    // The lesson resumes at the exercise that was open last.
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
