import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit

/// The program: finds the command that was typed and runs it.
struct Playground {
  private let arguments: [String]
  private var terminal = Terminal(of: .playground)
  /// Whether to reset progress.
  private var resets = false

  init(arguments: [String]) { self.arguments = Array(arguments.dropFirst()) }

  /// Returns the exit code.
  mutating func run() -> Int32 {
    var terminal = terminal
    return terminal.run { terminal throws(Failure) in
      self.terminal = terminal
      defer { terminal = self.terminal }
      return try runCommand()
    }
  }

  private mutating func runCommand() throws(Failure) -> Int32 {
    // Options that may come before any command, or without one.
    var settings = LearnCommand.Settings()
    var words = arguments[...]
    while let option = words.first, try take(option, &words, &settings) {}
    guard let first = words.first else { return try learn(settings) }
    if resets { throw .usage("--reset takes no command: '\(first)' is one word too many", help: "--help") }
    let rest = Array(words.dropFirst()), plain = settings.isPlain ? ["--plain"] : []
    switch first {
    case "draw": return try DrawCommand(rest, by: NotationReader.self).run(on: &terminal)
    case "why": return try WhyCommand(plain + rest, by: NotationReader.self).run(on: &terminal)
    case "lesson": return try LessonCommand(rest, settings).run(on: &terminal)
    case "book": try OtherProgram.run(.book, rest, for: first)
    case "try": return try TryCommand(plain + rest).run(on: &terminal)
    case "prompt": return try PromptCommand(plain + rest).run(on: &terminal)
    case "help", "--help", "-h": return try terminal.help(rest, of: .playground, Help.page)
    case "--version": return try terminal.version(rest, of: .playground)
    case "frames": try OtherProgram.run(.layout, [first] + rest, for: first)
    default:
      throw Program.playground.unknown(
        first, rest,
        options: ["--help", "--version", "--ascii", "--plain", "--reset", "--seed", "--progress"])
    }
  }

  /// Handles a general option; returns whether it was one.
  private mutating func take(
    _ option: String, _ words: inout ArraySlice<String>, _ settings: inout LearnCommand.Settings
  ) throws(Failure) -> Bool {
    switch option {
    case "--ascii": terminal.isASCII = true
    case "--plain": settings.isPlain = true
    case "--reset": resets = true
    default:
      let valued = ["--seed", "--progress"]
      guard valued.contains(where: { option == $0 || option.hasPrefix($0 + "=") }) else { return false }
      let count = option.contains("=") ? 1 : 2
      let options = try Options(Array(words.prefix(count)), of: "", values: valued)
      if let seed = try options.number("--seed", in: 0...Int.max) { settings.seed = UInt64(seed) }
      if let file = options.value("--progress") { settings.progress = file }
      words = words.dropFirst(count)
      return true
    }
    words.removeFirst()
    return true
  }

  /// Opens the lessons on screens or as text, or prints a greeting if neither is requested or possible.
  private mutating func learn(_ settings: LearnCommand.Settings) throws(Failure) -> Int32 {
    if resets {
      if let name = try ProgressFile(settings.progress)?.reset() {
        terminal.write("Your progress starts from zero. The old progress is in \(name).\n")
      } else {
        terminal.write("There was no progress to reset.\n")
      }
      return ExitStatus.success
    }
    if let status = try LearnCommand(settings: settings).run(on: &terminal) { return status }
    guard settings.isPlain else {
      terminal.show(
        Welcome.screen(width: terminal.columns, command: terminal.command, fileCommand: Program.layout.invocation))
      return ExitStatus.success
    }
    var plain = try PlainLessons(settings, on: &terminal)
    try plain.menu(on: &terminal)
    return ExitStatus.success
  }
}
