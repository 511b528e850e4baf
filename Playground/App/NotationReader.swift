import PlaygroundCommands
import PlaygroundKit

/// Reads layouts in the notation. For any other language, the error names the program that reads it.
struct NotationReader: LayoutReader {
  static var flags: [String] { [] }
  static var values: [String] { [] }
  static var help: LayoutHelp { .notation }

  /// The command to type for a text in another language.
  private let line: String
  /// The command that was typed.
  private let command: String

  init(_ options: Options, of command: String) {
    line = Program.layout.line([command] + options.words)
    self.command = command
  }

  init(line: String) { (self.line, command) = (line, "draw") }

  func layouts(in text: GivenText) throws(Failure) -> [GivenLayout] {
    try text.check()
    let what = text.name ?? "this"
    switch text.language {
    case .notation:
      do throws(Failure) {
        return [try text.sketch()]
      } catch {
        if let failure = text.foreignCode { throw failure }
        guard text.isProgram else { throw error }
        throw .input("\(error.message)\nThe layout program lays out each layout of a Swift program. Type: \(line)")
      }
    case .documents: throw fault("\(what) is JSON")
    case .markup: throw fault("\(what) is HTML or XML")
    case .rules: throw text.foreignCode ?? text.onlyRules(command)
    }
  }

  func svg(of picture: Picture, title: String) throws(Failure) -> String { throw svgFault }

  func animatedSVG(of pictures: [Picture], title: String) throws(Failure) -> String { throw svgFault }

  private var svgFault: Failure { .elsewhere("SVG is written by the layout program. Type: \(line)") }

  private func fault(_ what: String) -> Failure {
    .elsewhere("\(what), which the layout program reads. Type: \(line)")
  }
}
