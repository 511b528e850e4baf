import PlaygroundCommands
import PlaygroundCourse
import PlaygroundLessons

/// The lessons at a terminal, on a screen of their own.
struct LearnCommand {
  /// The options for lessons from the command line.
  struct Settings {
    /// Determines the numbers of exercises.
    var seed: UInt64 = 0
    /// The file for progress, if not the default one.
    var progress: String?
    /// Lines of text in place of screens.
    var isPlain = false
  }

  let settings: Settings
  /// The lesson to begin with; without one, the menu.
  var lesson: Int?

  /// Runs until the learner leaves; nil where screens cannot be shown.
  func run(on terminal: inout Terminal) throws(Failure) -> Int32? {
    guard !settings.isPlain, terminal.isInteractive, terminal.hasCursor else { return nil }
    terminal.flush()
    let file = ProgressFile(settings.progress)
    let (progress, notice) = try file?.read() ?? (Progress(), "")
    let course = try Course.ofProgram()
    var tutor = Tutor(
      lessons: course.lessons, screensToBuild: course.screens, progress: progress, seed: settings.seed, lesson: lesson,
      hasPrompt: true)
    tutor.notice = file == nil ? Self.noPlace : notice
    // A failure to save is repeated where it stays readable.
    var lost = ""
    while learn(&tutor, file, &lost, on: terminal) == .prompt { _ = try PromptCommand([]).run(on: &terminal) }
    if !lost.isEmpty { terminal.complain(lost) }
    return ExitStatus.success
  }

  private static let noPlace = "There is no place to keep your progress: give a file with --progress FILE, or set HOME."

  /// Shows screens until one requests an effect, and returns it.
  private func learn(
    _ tutor: inout Tutor, _ file: ProgressFile?, _ lost: inout String, on terminal: Terminal
  ) -> Tutor.Effect {
    guard var session = TerminalSession(.screen, on: terminal) else { return .quit }
    while true {
      let size = session.size
      let view = tutor.view(width: size.columns, height: size.rows)
      session.show(view.canvas, cursor: view.cursor)
      switch session.next() {
      case .ended: return .quit
      case .resized: continue
      case .key(let key):
        switch tutor.press(key, width: size.columns, height: size.rows) {
        case .none: continue
        case .keep(let achievement): keep(achievement, of: &tutor, in: file, &lost)
        case let effect: return effect
        }
      }
    }
  }

  /// Saves an achievement. A failure to save is reported and ends nothing.
  private func keep(
    _ achievement: Achievement, of tutor: inout Tutor, in file: ProgressFile?, _ lost: inout String
  ) {
    lost = Self.noPlace
    guard let file else { return }
    do throws(Failure) {
      let kept = try file.keep(achievement)
      tutor.progress = kept.progress
      tutor.notice = kept.notice
      lost = ""
    } catch {
      lost = ProgressFile.notKept(error)
      tutor.notice = lost
    }
  }
}
