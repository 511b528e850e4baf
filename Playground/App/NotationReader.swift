import PlaygroundCommands
import PlaygroundKit

/// Reads layouts in the notation. For other languages, it fails with the command of the program that reads them.
struct NotationReader: LayoutReader {
  static var flags: [String] { [] }
  static var values: [String] { [] }
  static var help: LayoutHelp { .notation }

  /// The command of the layout program, which reads other languages. Messages contain it.
  private let layoutCommand: String
  /// The command that was typed.
  private let command: String

  init(_ options: Options, of command: String) {
    layoutCommand = Program.layout.line([command] + options.words)
    self.command = command
  }

  init(layoutCommand: String) { (self.layoutCommand, command) = (layoutCommand, "draw") }

  func layouts(in text: InputText) throws(Failure) -> [InputLayout] {
    try text.check()
    let input = text.name ?? "this"
    switch text.language {
    case .notation:
      do throws(Failure) {
        return [try text.sketch()]
      } catch {
        if let failure = text.foreignCode { throw failure }
        guard text.isProgram else { throw error }
        throw .input(
          "\(error.message)\nThe layout program lays out each layout of a Swift program. Type: \(layoutCommand)")
      }
    case .documents: throw wrongProgram("\(input) is JSON")
    case .markup: throw wrongProgram("\(input) is HTML or XML")
    case .rules: throw text.foreignCode ?? text.failureForRulesAlone(command)
    }
  }

  func svg(of picture: Picture, title: String) throws(Failure) -> String { throw svgFailure }

  func animatedSVG(of pictures: [Picture], title: String) throws(Failure) -> String { throw svgFailure }

  private var svgFailure: Failure {
    .otherProgram("SVG is written by the layout program. Type: \(layoutCommand)")
  }

  private func wrongProgram(_ input: String) -> Failure {
    .otherProgram("\(input), which the layout program reads. Type: \(layoutCommand)")
  }
}
