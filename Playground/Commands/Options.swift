import EagerLayout

/// The parsed words after a command: options, their values, and operands.
package struct Options {
  package var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  private let command: String
  /// The words as they were typed.
  package let words: [String]

  /// Parses the words after a command.
  ///
  /// - Parameters:
  ///   - flags: options without a value. `--help` is always a flag.
  ///   - values: options with a value, as in `--width 60` or `--width=60`.
  package init(_ words: [String], of command: String, flags flagNames: [String] = [], values valueNames: [String] = [])
    throws(Failure)
  {
    self.command = command
    self.words = words
    let flagNames = flagNames + ["--help"]
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        operands += words[index...]
        break
      }
      if word == "-" || word.utf8.first != UInt8(ascii: "-") {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      let name = parts[0] == "-h" ? "--help" : parts[0]
      if flagNames.contains(name) {
        guard parts.count == 1 else { throw .usage("\(name) takes no value", help: Self.help(of: command)) }
        flags.insert(name)
      } else if valueNames.contains(name) {
        if parts.count == 2 {
          values[name] = parts[1]
        } else {
          guard index < words.count else { throw .usage("\(name) needs a value", help: Self.help(of: command)) }
          values[name] = words[index]
          index += 1
        }
      } else {
        throw .usage(
          "there is no option '\(name)'" + (command.isEmpty ? "" : " of '\(command)'"),
          nearest: nearestName(to: name, in: flagNames + valueNames),
          help: Self.help(of: command))
      }
    }
  }

  /// The words to type for help about a command, or about the program if the command is empty.
  private static func help(of command: String) -> String { command.isEmpty ? "--help" : "\(command) --help" }

  /// Whether an option without a value is among the words.
  package func has(_ flag: String) -> Bool { flags.contains(flag) }

  package func value(_ name: String) -> String? { values[name] }

  /// The value of an option that is a whole number in a range.
  package func number(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'",
        help: Self.help(of: command))
    }
    return number
  }
}
