import PlaygroundCommands
import PlaygroundKit

/// The `layout` program, which runs the command in its arguments.
struct LayoutTool {
  private let arguments: [String]
  private var terminal = Terminal(of: .layout)

  init(arguments: [String]) { self.arguments = Array(arguments.dropFirst()) }

  /// Returns the exit code.
  mutating func run() -> Int32 { terminal.run { terminal throws(Failure) in try Self.run(arguments, on: &terminal) } }

  private static func run(_ arguments: [String], on terminal: inout Terminal) throws(Failure) -> Int32 {
    var words = arguments[...]
    while words.first == "--ascii" {
      terminal.isASCII = true
      words.removeFirst()
    }
    let remaining = Array(words.dropFirst())
    switch words.first {
    case nil, "help", "--help", "-h": return try terminal.help(remaining, of: .layout, Help.page)
    case "frames": return try FramesCommand(remaining).run(on: &terminal)
    case "draw": return try DrawCommand(remaining, by: FileReader.self).run(on: &terminal)
    case "why": return try WhyCommand(remaining, by: FileReader.self).run(on: &terminal)
    case "convert": return try ConvertCommand(remaining).run(on: &terminal)
    case "page": return try PageCommand(remaining).run(on: &terminal)
    case "--version": return try terminal.version(remaining, of: .layout)
    case let word?: throw Program.layout.unknown(word, remaining, options: ["--help", "--version", "--ascii"])
    }
  }
}
