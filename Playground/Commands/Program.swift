import EagerLayout
package import PlaygroundKit

/// The programs of this package. A command that is typed for the wrong program fails with the command of the right one.
package enum Program: String, Sendable {
  /// Teaches layout: lessons, exercises, and layouts that are typed in the notation.
  case playground
  /// Works on files: JSON, HTML, Android's XML and the notation.
  case layout
  /// Writes the lessons as pages for a browser. A separate program, so that lessons in a terminal do not compile it.
  case book

  package var commands: [String] {
    switch self {
    case .playground: ["lesson", "try", "prompt", "why", "draw", "book", "help"]
    case .layout: ["frames", "draw", "why", "convert", "page", "help"]
    case .book: []
    }
  }

  package var other: Program { self == .playground ? .layout : .playground }

  /// The command that starts the program, given the path of the running program: `swift run layout` in a build
  /// folder, else `layout`.
  package func invocation(from path: String) -> String {
    isBuilt(at: path) ? "swift run \(rawValue)" : rawValue
  }

  /// Whether the running program, given its path, is in a build folder, where `swift run` builds the other programs.
  package func isBuilt(at path: String) -> Bool { path.contains(".build/") }

  /// The command that starts the program, depending on how this one was started.
  package var invocation: String { invocation(from: CommandLine.arguments.first ?? "") }

  /// A command line for a shell: the program and its arguments, in quotes where necessary.
  ///
  /// - Parameter isBuiltFirst: whether the program may be missing, so that the line builds it first.
  package func line(_ words: [String], isBuiltFirst: Bool = false) -> String {
    ([isBuiltFirst ? "swift run \(rawValue)" : invocation] + words.map { Self.quoted($0) }).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-_./=,:@%+".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The failure for a command or an option that this program does not have.
  package func unknown(_ word: String, _ remaining: [String], options: [String]) -> Failure {
    if other.commands.contains(word) {
      return .otherProgram("'\(word)' is a command of \(other.rawValue). Type: \(other.line([word] + remaining))")
    }
    let isOption = word.utf8.first == UInt8(ascii: "-")
    return .usage(
      "there is no \(isOption ? "option" : "command") '\(word)'",
      nearest: nearestName(to: word, in: isOption ? options : commands), help: "--help")
  }
}

extension Program {
  package static var version: String { "0.1.0, not released" }

  /// The failure of a command with too many words.
  package static func expect(atMost count: Int, _ words: [String], after word: String) throws(Failure) {
    guard words.count > count else { return }
    throw .usage(
      "\(word) takes \(count == 0 ? "nothing" : "one word") after it: '\(words[count])' is one word too many",
      help: "--help")
  }
}

extension Terminal {
  /// Runs a command, and writes the reason if it fails. Returns the exit code.
  package mutating func run(_ command: (inout Terminal) throws(Failure) -> Int32) -> Int32 {
    let status: Int32
    do throws(Failure) {
      status = try command(&self)
    } catch {
      flush()
      printError(error, at: self.command)
      status = error.status
    }
    flush()
    return status == ExitStatus.success && hasUnreadableLayouts ? ExitStatus.input : status
  }

  /// Shows the help page of a command if `--help` is among its options. Returns `true` if it is.
  package mutating func shows(_ page: @autoclosure () -> Help, for options: Options) -> Bool {
    guard options.has("--help") else { return false }
    show(page())
    return true
  }

  /// Shows the help page of the program, or of one of its commands.
  package mutating func help(
    _ words: [String], of program: Program, _ page: (_ command: String) -> Help?
  ) throws(Failure) -> Int32 {
    try Program.expect(atMost: 1, words, after: "help")
    let topic = words.first ?? "help"
    guard let page = page(topic) else { throw program.unknown(topic, ["--help"], options: []) }
    show(page)
    return ExitStatus.success
  }

  package mutating func version(_ words: [String], of program: Program) throws(Failure) -> Int32 {
    try Program.expect(atMost: 0, words, after: "--version")
    write("EagerLayout \(program.rawValue) \(Program.version)\n")
    return ExitStatus.success
  }
}
