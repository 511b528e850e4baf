import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit
import PlaygroundLessons

/// Prints lessons as lines of text, and reads answers from standard input, one per line. Without input, it prints the
/// exercises and does not wait for answers.
struct PlainLessons {
  private let settings: LearnCommand.Settings
  private let file: ProgressFile?
  private let course: Course
  private var lessons: [Lesson] { course.lessons }
  private var progress: Progress
  private var canReadAnswers: Bool
  /// The last message about the file with progress. A message is not printed twice in a row.
  private var lastNotice: String

  init(_ settings: LearnCommand.Settings, on terminal: inout Terminal) throws(Failure) {
    self.settings = settings
    course = try .ofProgram()
    file = ProgressFile(settings.progressPath)
    let (progress, notice) = try file?.read() ?? (Progress(), "")
    self.progress = progress
    lastNotice = notice
    canReadAnswers = terminal.canAnswer
    if !notice.isEmpty { terminal.printError(notice) }
  }

  /// Shows the list of lessons until the input ends.
  mutating func runMenu(on terminal: inout Terminal) throws(Failure) {
    terminal.show(Lesson.list(lessons, width: terminal.columns, command: terminal.command))
    while canReadAnswers {
      terminal.write("\nType the number of a lesson, review, screens or quit.\n")
      guard let input = readInput(on: &terminal) else { break }
      switch input {
      case "quit", "q": return
      case "review", "r":
        let all = lessons.flatMap { $0.exercises } + course.screens
        let due = progress.reviews.compactMap { id in all.first { $0.id == id } }
        if due.isEmpty { terminal.write("No exercise is due.\n") }
        guard try runExercises(due, on: &terminal) else { return }
      case "screens", "s": guard try runExercises(course.screens, on: &terminal) else { return }
      case "": continue
      default:
        guard let lesson = lessons.first(where: { "\($0.number)" == input || $0.name == input }) else {
          terminal.write("There is no lesson '\(input)': lessons are numbered 1 to \(lessons.count).\n")
          continue
        }
        guard try show(lesson, on: &terminal) else { return }
      }
    }
  }

  /// Prints a lesson with the answers to its questions, and runs its exercises. Returns `false` to quit.
  mutating func show(_ lesson: Lesson, on terminal: inout Terminal) throws(Failure) -> Bool {
    let parts = lesson.parts(width: terminal.columns, count: lessons.count, command: terminal.command)
    terminal.show(CanvasStack.stacked(parts))
    if canReadAnswers { try save(.read(lesson: lesson.name), on: terminal) }
    return try runExercises(lesson.exercises, on: &terminal)
  }

  /// Runs exercises. Returns `false` to quit.
  private mutating func runExercises(_ recipes: [Exercise.Recipe], on terminal: inout Terminal) throws(Failure) -> Bool
  {
    for recipe in recipes {
      var attempt = Attempt(recipe.exercise(seed: settings.seed &+ progress.seed(for: recipe.id)))
      terminal.write("\n")
      terminal.show(attempt.question(width: terminal.columns))
      answering: while canReadAnswers && !attempt.isSolved {
        terminal.write("\n")
        terminal.show(attempt.prompt(width: terminal.columns))
        guard let input = readInput(on: &terminal) else {
          canReadAnswers = false
          break
        }
        var isFinished = false
        switch input {
        case "quit", "q": return false
        case "next", "n": break answering
        case "hint", "h":
          attempt.showHint()
          show(attempt, onlyLast: true, on: &terminal)
          continue
        case "solution", "s":
          guard attempt.maySeeSolution else {
            terminal.write("The solution comes after three tries.\n")
            continue
          }
          isFinished = attempt.showSolution()
          show(attempt, onlyLast: true, on: &terminal)
        case "": continue
        default:
          isFinished = attempt.answer(attempt.expectsLayout ? readLayout(beginningWith: input, on: &terminal) : input)
          show(attempt, onlyLast: false, on: &terminal)
          for line in attempt.reasons { terminal.write(line + "\n") }
        }
        if isFinished { try save(attempt.achievement, on: terminal) }
      }
    }
    return true
  }

  private func show(_ attempt: Attempt, onlyLast: Bool, on terminal: inout Terminal) {
    terminal.show(attempt.reply(width: terminal.columns, onlyLast: onlyLast))
  }

  /// Reads lines until an empty one.
  private func readLayout(beginningWith first: String, on terminal: inout Terminal) -> String {
    var lines = [first]
    while let next = readLine(), !next.allSatisfy({ $0 == " " }) {
      lines.append(next)
      if !terminal.isInteractive { terminal.write("  \(next)\n") }
    }
    return lines.joined(separator: "\n")
  }

  /// Reads the next line, and removes spaces at both ends. Returns `nil` at the end of the input.
  private func readInput(on terminal: inout Terminal) -> String? {
    terminal.write("> ")
    terminal.flush()
    let line = readLine()
    // A terminal has already shown the typed line.
    if line == nil || !terminal.isInteractive { terminal.write((line ?? "") + "\n") }
    guard let line else { return nil }
    return String(line.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
  }

  /// Saves an achievement. An error is printed, and the program continues.
  private mutating func save(_ achievement: Achievement, on terminal: Terminal) throws(Failure) {
    progress.record(achievement)
    guard let file else { return }
    do throws(Failure) {
      let saved = try file.save(achievement)
      progress = saved.progress
      notify(saved.notice, on: terminal)
    } catch {
      notify(ProgressFile.notSavedMessage(error), on: terminal)
    }
  }

  private mutating func notify(_ notice: String, on terminal: Terminal) {
    if !notice.isEmpty && notice != lastNotice { terminal.printError(notice) }
    lastNotice = notice
  }
}
