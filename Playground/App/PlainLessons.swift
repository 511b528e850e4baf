import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit
import PlaygroundLessons

/// The lessons as lines of text; answers are read from standard input, one per line. Without input, everything is shown
/// without questions.
struct PlainLessons {
  private let settings: LearnCommand.Settings
  private let file: ProgressFile?
  private let course: Course
  private var lessons: [Lesson] { course.lessons }
  private var progress: Progress
  /// Whether answers can be read.
  private var asks: Bool
  /// The last message about the file, which is shown once.
  private var told: String

  init(_ settings: LearnCommand.Settings, on terminal: inout Terminal) throws(Failure) {
    self.settings = settings
    course = try .ofProgram()
    file = ProgressFile(settings.progress)
    let (progress, notice) = try file?.read() ?? (Progress(), "")
    self.progress = progress
    told = notice
    asks = terminal.canAnswer
    if !notice.isEmpty { terminal.complain(notice) }
  }

  /// Shows the list of lessons until the input ends.
  mutating func menu(on terminal: inout Terminal) throws(Failure) {
    terminal.show(Lesson.list(lessons, width: terminal.columns, command: terminal.command))
    while asks {
      terminal.write("\nType the number of a lesson, review, screens or quit.\n")
      guard let words = line(on: &terminal) else { break }
      switch words {
      case "quit", "q": return
      case "review", "r":
        let all = lessons.flatMap { $0.exercises } + course.screens
        let due = progress.reviews.compactMap { id in all.first { $0.id == id } }
        if due.isEmpty { terminal.write("No exercise is due.\n") }
        guard try ask(due, on: &terminal) else { return }
      case "screens", "s": guard try ask(course.screens, on: &terminal) else { return }
      case "": continue
      default:
        guard let lesson = lessons.first(where: { "\($0.number)" == words || $0.name == words }) else {
          terminal.write("There is no lesson '\(words)': lessons are numbered 1 to \(lessons.count).\n")
          continue
        }
        guard try show(lesson, on: &terminal) else { return }
      }
    }
  }

  /// Shows a lesson and the answers to its questions, then runs its exercises; returns whether to continue.
  mutating func show(_ lesson: Lesson, on terminal: inout Terminal) throws(Failure) -> Bool {
    let parts = lesson.parts(width: terminal.columns, count: lessons.count, command: terminal.command)
    terminal.show(CanvasStack.stacked(parts))
    if asks { try keep(.read(lesson: lesson.name), on: terminal) }
    return try ask(lesson.exercises, on: &terminal)
  }

  /// Runs exercises; returns whether to continue.
  private mutating func ask(_ recipes: [Exercise.Recipe], on terminal: inout Terminal) throws(Failure) -> Bool {
    for recipe in recipes {
      var work = Solving(recipe.exercise(seed: settings.seed &+ progress.seed(for: recipe.id)))
      terminal.write("\n")
      terminal.show(work.question(width: terminal.columns))
      answering: while asks && !work.isSolved {
        terminal.write("\n")
        terminal.show(work.prompt(width: terminal.columns))
        guard let words = line(on: &terminal) else {
          asks = false
          break
        }
        var isOver = false
        switch words {
        case "quit", "q": return false
        case "next", "n": break answering
        case "hint", "h":
          work.showHint()
          show(work, onlyLast: true, on: &terminal)
          continue
        case "solution", "s":
          guard work.maySeeSolution else {
            terminal.write("The solution comes after three tries.\n")
            continue
          }
          isOver = work.showSolution()
          show(work, onlyLast: true, on: &terminal)
        case "": continue
        default:
          isOver = work.answer(work.asksForLayout ? layout(beginningWith: words, on: &terminal) : words)
          show(work, onlyLast: false, on: &terminal)
          for line in work.reasons { terminal.write(line + "\n") }
        }
        if isOver { try keep(work.achievement, on: terminal) }
      }
    }
    return true
  }

  private func show(_ work: Solving, onlyLast: Bool, on terminal: inout Terminal) {
    terminal.show(work.reply(width: terminal.columns, onlyLast: onlyLast))
  }

  /// The lines up to an empty one.
  private func layout(beginningWith first: String, on terminal: inout Terminal) -> String {
    var lines = [first]
    while let next = readLine(), !next.allSatisfy({ $0 == " " }) {
      lines.append(next)
      if !terminal.isInteractive { terminal.write("  \(next)\n") }
    }
    return lines.joined(separator: "\n")
  }

  /// The next line without spaces around it; nil at the end of the input.
  private func line(on terminal: inout Terminal) -> String? {
    terminal.write("> ")
    terminal.flush()
    let line = readLine()
    // A terminal shows it while it is typed.
    if line == nil || !terminal.isInteractive { terminal.write((line ?? "") + "\n") }
    guard let line else { return nil }
    return String(line.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
  }

  /// Saves an achievement. A failure to save is reported and ends nothing.
  private mutating func keep(_ achievement: Achievement, on terminal: Terminal) throws(Failure) {
    progress.note(achievement)
    guard let file else { return }
    do throws(Failure) {
      let kept = try file.keep(achievement)
      progress = kept.progress
      tell(kept.notice, on: terminal)
    } catch {
      tell(ProgressFile.notKept(error), on: terminal)
    }
  }

  private mutating func tell(_ notice: String, on terminal: Terminal) {
    if !notice.isEmpty && notice != told { terminal.complain(notice) }
    told = notice
  }
}
