import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit
import PlaygroundLessons

/// The command `playground lesson [N]`.
struct LessonCommand {
  private let options: Options
  private var settings: LearnCommand.Settings

  init(_ words: [String], _ settings: LearnCommand.Settings) throws(Failure) {
    options = try Options(words, of: "lesson", flags: ["--plain", "--ascii"], values: ["--seed", "--progress"])
    self.settings = settings
    if options.has("--plain") { self.settings.isPlain = true }
    if let file = options.value("--progress") { self.settings.progressPath = file }
    if let seed = try options.number("--seed", in: 0...Int.max) { self.settings.seed = UInt64(seed) }
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.lesson, for: options) { return ExitStatus.success }
    if options.has("--ascii") { terminal.isASCII = true }
    let lessons = try Course.ofProgram().lessons
    guard let word = options.operands.first else {
      terminal.show(Lesson.list(lessons, width: terminal.columns, command: terminal.command))
      return ExitStatus.success
    }
    guard options.operands.count == 1 else {
      throw .usage("one lesson at a time: '\(options.operands[1])' is one word too many", help: "lesson --help")
    }
    guard let lesson = lessons.first(where: { "\($0.number)" == word || $0.name == word }) else {
      let nearest = likelyName(word, in: lessons.map { $0.name })
      throw .usage(
        "there is no lesson '\(word)'" + (nearest == nil ? ": lessons are numbered 1 to \(lessons.count)" : ""),
        nearest: nearest, help: "lesson")
    }
    let learn = LearnCommand(settings: settings, lesson: lesson.number)
    if let status = try learn.run(on: &terminal) { return status }
    var plain = try PlainLessons(settings, on: &terminal)
    _ = try plain.show(lesson, on: &terminal)
    return ExitStatus.success
  }
}
