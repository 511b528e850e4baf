import PlaygroundCommands
import PlaygroundCourse
import PlaygroundLessons

/// Shows the lessons on the whole screen of a terminal.
struct LearnCommand {
  /// The options for lessons from the command line.
  struct Settings {
    /// The seed of the numbers in exercises.
    var seed: UInt64 = 0
    /// The path of the file with progress; `nil` for the default one.
    var progressPath: String?
    /// Whether to print lines of text instead of screens.
    var isPlain = false
  }

  let settings: Settings
  /// The number of the lesson to open first; `nil` for the menu.
  var lesson: Int?

  /// Runs until the learner leaves. Returns `nil` if screens are not requested or not possible.
  func run(on terminal: inout Terminal) throws(Failure) -> Int32? {
    guard !settings.isPlain, terminal.isInteractive, terminal.hasCursor else { return nil }
    terminal.flush()
    let file = ProgressFile(settings.progressPath)
    let (progress, notice) = try file?.read() ?? (Progress(), "")
    let course = try Course.ofProgram()
    var tutor = Tutor(
      lessons: course.lessons, screensToBuild: course.screens, progress: progress, seed: settings.seed, lesson: lesson,
      hasPrompt: true)
    tutor.notice = file == nil ? Self.noFileMessage : notice
    // The message of the last failed save. It is printed at the end, since the screen that showed the message is gone.
    var saveError = ""
    while showScreens(of: &tutor, file, &saveError, on: terminal) == .prompt {
      _ = try PromptCommand([]).run(on: &terminal)
    }
    if !saveError.isEmpty { terminal.printError(saveError) }
    return ExitStatus.success
  }

  private static let noFileMessage =
    "There is no place to keep your progress: give a file with --progress FILE, or set HOME."

  /// Shows screens until the learner leaves or opens the prompt. Returns `.quit` or `.prompt`.
  private func showScreens(
    of tutor: inout Tutor, _ file: ProgressFile?, _ saveError: inout String, on terminal: Terminal
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
        case .save(let achievement): save(achievement, of: &tutor, in: file, &saveError)
        case let effect: return effect
        }
      }
    }
  }

  /// Saves an achievement. An error is shown, and the program continues.
  private func save(
    _ achievement: Achievement, of tutor: inout Tutor, in file: ProgressFile?, _ saveError: inout String
  ) {
    saveError = Self.noFileMessage
    guard let file else { return }
    do throws(Failure) {
      let saved = try file.save(achievement)
      tutor.progress = saved.progress
      tutor.notice = saved.notice
      saveError = ""
    } catch {
      saveError = ProgressFile.notSavedMessage(error)
      tutor.notice = saveError
    }
  }
}
