import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit

/// The program: parses the command line and runs the command.
struct Playground {
  private let arguments: [String]
  private var terminal = Terminal(of: .playground)
  private var resetsProgress = false

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
    // General options precede the command. They may also occur without a command.
    var settings = LearnCommand.Settings()
    var words = arguments[...]
    while let option = words.first, try handleOption(option, &words, &settings) {}
    guard let command = words.first else { return try learn(settings) }
    if resetsProgress { throw .usage("--reset takes no command: '\(command)' is one word too many", help: "--help") }
    let remaining = Array(words.dropFirst()), plainFlag = settings.isPlain ? ["--plain"] : []
    switch command {
    case "draw": return try DrawCommand(remaining, by: NotationReader.self).run(on: &terminal)
    case "why": return try WhyCommand(plainFlag + remaining, by: NotationReader.self).run(on: &terminal)
    case "lesson": return try LessonCommand(remaining, settings).run(on: &terminal)
    case "book": try OtherProgram.run(.book, remaining, for: command)
    case "try": return try TryCommand(plainFlag + remaining).run(on: &terminal)
    case "prompt": return try PromptCommand(plainFlag + remaining).run(on: &terminal)
    case "help", "--help", "-h": return try terminal.help(remaining, of: .playground, Help.page)
    case "--version": return try terminal.version(remaining, of: .playground)
    case "frames": try OtherProgram.run(.layout, [command] + remaining, for: command)
    default:
      throw Program.playground.unknown(
        command, remaining,
        options: ["--help", "--version", "--ascii", "--plain", "--reset", "--seed", "--progress"])
    }
  }

  /// Handles a general option. Returns `false` for any other word.
  private mutating func handleOption(
    _ option: String, _ words: inout ArraySlice<String>, _ settings: inout LearnCommand.Settings
  ) throws(Failure) -> Bool {
    switch option {
    case "--ascii": terminal.isASCII = true
    case "--plain": settings.isPlain = true
    case "--reset": resetsProgress = true
    default:
      let optionsWithValue = ["--seed", "--progress"]
      guard optionsWithValue.contains(where: { option == $0 || option.hasPrefix($0 + "=") }) else { return false }
      let wordCount = option.contains("=") ? 1 : 2
      let options = try Options(Array(words.prefix(wordCount)), of: "", values: optionsWithValue)
      if let seed = try options.number("--seed", in: 0...Int.max) { settings.seed = UInt64(seed) }
      if let file = options.value("--progress") { settings.progressPath = file }
      words = words.dropFirst(wordCount)
      return true
    }
    words.removeFirst()
    return true
  }

  /// Opens the lessons on screens or as text, or prints a greeting if neither is requested or possible.
  private mutating func learn(_ settings: LearnCommand.Settings) throws(Failure) -> Int32 {
    if resetsProgress {
      if let name = try ProgressFile(settings.progressPath)?.reset() {
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
    try plain.runMenu(on: &terminal)
    return ExitStatus.success
  }
}
