import EagerLayout
import PlaygroundKit

/// The program: finds the command that was typed and runs it.
struct Playground {
  /// What the program ends with.
  enum Status {
    /// All went well.
    static var fine: Int32 { 0 }
    /// Something in the input was wrong, or could not be read.
    static var input: Int32 { 1 }
    /// The command line was wrong.
    static var usage: Int32 { 2 }
  }

  static var version: String { "0.1.0" }

  private let arguments: [String]
  /// How the program was called, to show what can be typed next.
  private let name: String
  var terminal = Terminal()
  /// Whether progress is to be forgotten.
  private var resets = false

  init(arguments: [String]) {
    self.arguments = Array(arguments.dropFirst())
    let path = arguments.first ?? "playground"
    name = path.contains(".build/") ? "swift run playground" : "playground"
  }

  mutating func run() -> Int32 {
    let status: Int32
    do throws(Failure) {
      status = try runCommand()
    } catch {
      terminal.flush()
      terminal.complain(error, at: name)
      status = error.status
    }
    terminal.flush()
    return status
  }

  private mutating func runCommand() throws(Failure) -> Int32 {
    terminal.command = name
    // Options that may stand before any command, or alone.
    var settings = LearnCommand.Settings()
    var words = arguments[...]
    while let option = words.first, try take(option, &words, &settings) {}
    guard let first = words.first else { return try learn(settings) }
    if resets { throw .usage("--reset stands alone: '\(first)' is one word too many", help: "--help") }
    let rest = Array(words.dropFirst()), plain = settings.isPlain ? ["--plain"] : []
    switch first {
    case "convert": return try ConvertCommand(rest).run(on: &terminal)
    case "frames": return try FramesCommand(rest).run(on: &terminal)
    case "draw": return try DrawCommand(rest).run(on: &terminal)
    case "why": return try WhyCommand(plain + rest).run(on: &terminal)
    case "lesson": return try LessonCommand(rest, settings).run(on: &terminal)
    case "page": return try PageCommand(rest).run(on: &terminal)
    case "book": return try BookCommand(rest).run(on: &terminal)
    case "try": return try TryCommand(plain + rest).run(on: &terminal)
    case "prompt": return try PromptCommand(plain + rest).run(on: &terminal)
    case "help", "--help", "-h": return try help(rest, of: first)
    case "--version":
      try expect(atMost: 0, rest, after: first)
      terminal.write("EagerLayout playground \(Self.version)\n")
      return Status.fine
    default:
      let isOption = first.utf8.first == UInt8(ascii: "-")
      let known =
        isOption ? ["--help", "--version", "--ascii", "--plain", "--reset", "--seed", "--progress"] : Help.commands
      throw .usage(
        "there is no \(isOption ? "option" : "command") '\(first)'", nearest: nearestName(to: first, in: known),
        help: "--help")
    }
  }

  /// Takes an option that is everybody's off the words; whether it is one.
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

  /// The lessons on screens or as text, or where neither is asked for nor possible, a greeting.
  private mutating func learn(_ settings: LearnCommand.Settings) throws(Failure) -> Int32 {
    if resets {
      if let name = try ProgressFile(settings.progress)?.reset() {
        terminal.write("Your progress begins anew. What was kept is in \(name).\n")
      } else {
        terminal.write("There was no progress to forget.\n")
      }
      return Status.fine
    }
    if let status = try LearnCommand(settings: settings).run(on: &terminal) { return status }
    guard settings.isPlain else {
      terminal.show(Welcome.screen(width: terminal.columns, command: name))
      return Status.fine
    }
    var plain = try PlainLessons(settings, on: &terminal)
    try plain.menu(on: &terminal)
    return Status.fine
  }

  private mutating func help(_ words: [String], of word: String) throws(Failure) -> Int32 {
    try expect(atMost: 1, words, after: word)
    guard let topic = words.first else {
      terminal.show(.playground)
      return Status.fine
    }
    guard let page = Help.page(of: topic) else {
      throw .usage(
        "there is no command '\(topic)'", nearest: nearestName(to: topic, in: Help.commands), help: "--help")
    }
    terminal.show(page)
    return Status.fine
  }

  private func expect(atMost count: Int, _ words: [String], after word: String) throws(Failure) {
    guard words.count > count else { return }
    throw .usage(
      "\(word) takes \(count == 0 ? "nothing" : "one word") after it: '\(words[count])' is one word too many",
      help: "--help")
  }
}

/// Why the program ends before it is done: what happened, and what to do.
struct Failure: Error {
  let message: String
  let status: Int32
  /// What to type after the program's name to learn what is right.
  var help: String?
  /// Whether each line begins with a file and a place in it, as editors look for them.
  var hasPlaces = false

  /// What to tell, with what to type next as it can be pasted.
  func message(at name: String) -> String {
    help.map { "\(message)\n'\(name) \($0)' tells what there is." } ?? message
  }

  /// The command line was wrong.
  static func usage(_ what: String, nearest: String? = nil, help: String) -> Failure {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "."
    return Failure(message: what + hint, status: Playground.Status.usage, help: help)
  }

  /// The input was wrong or could not be read.
  static func input(_ message: String) -> Failure { Failure(message: message, status: Playground.Status.input) }

  /// The input was wrong at places in files, a line each.
  static func places(_ lines: [String]) -> Failure {
    Failure(message: lines.joined(separator: "\n"), status: Playground.Status.input, hasPlaces: true)
  }
}
