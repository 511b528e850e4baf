/// The exit code of a program.
package enum ExitStatus {
  /// Every layout was laid out, possibly with warnings.
  package static var success: Int32 { 0 }
  /// A layout was not laid out because of its faults, or a file could not be read or written.
  package static var input: Int32 { 1 }
  /// The command line was wrong.
  package static var usage: Int32 { 2 }
}

/// An error that ends the program: a description and a remedy.
package struct Failure: Error {
  package let message: String
  package let status: Int32
  /// The words to type after the program's name for help.
  var help: String?
  /// Whether each line of the message begins with a file and a position in it, which editors recognize.
  var hasPositions = false

  /// The message, with the help command in a form that can be pasted.
  package func message(at name: String) -> String {
    help.map { "\(message)\n'\(name) \($0)' shows what is allowed." } ?? message
  }

  package static func usage(_ description: String, nearest: String? = nil, help: String) -> Failure {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "."
    return Failure(message: description + hint, status: ExitStatus.usage, help: help)
  }

  /// The command line needs another program. The message contains the line to type.
  package static func otherProgram(_ message: String) -> Failure { Failure(message: message, status: ExitStatus.usage) }

  package static func input(_ message: String) -> Failure { Failure(message: message, status: ExitStatus.input) }

  /// The input was wrong. Each line begins with a file and a position in it.
  package static func inputAtPositions(_ lines: [String]) -> Failure {
    Failure(message: lines.joined(separator: "\n"), status: ExitStatus.input, hasPositions: true)
  }
}
