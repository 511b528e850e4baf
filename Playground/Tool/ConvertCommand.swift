import EagerLayout
import LayoutDocument
import PlaygroundCommands
import PlaygroundKit

/// The command `layout convert LAYOUT --to FORM`.
struct ConvertCommand {
  private let options: Options

  /// The forms in which layouts can be written.
  static let forms = ["notation", "json", "swift", "css"]

  init(_ words: [String]) throws(Failure) {
    options = try Options(words, of: "convert", layoutsBy: FileReader.self, values: ["--to"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.convert, for: options) { return ExitStatus.success }
    let form = options.value("--to") ?? "notation"
    guard Self.forms.contains(form) else {
      throw .usage(
        "--to is one of \(Self.forms.joined(separator: ", ")), not '\(form)'",
        nearest: nearestName(to: form, in: Self.forms),
        help: "convert --help")
    }
    let reader = try FileReader(options, of: "convert")
    for (index, layout) in try options.inputLayouts(of: "convert", by: reader, isWhole: true).layouts.enumerated() {
      if index > 0 { terminal.write("\n") }
      let answer = LayoutAnswer(layout)
      terminal.write(try Self.text(of: answer, as: form))
      if form == "css" { terminal.note(try answer.lossesInCSS()) }
      terminal.note(layout)
    }
    return ExitStatus.success
  }

  private static func text(of answer: LayoutAnswer, as form: String) throws(Failure) -> String {
    switch form {
    case "json": try answer.given.document(answer.placement).json(pretty: true)
    case "swift": try answer.swift()
    case "css": try answer.css()
    default: try answer.notation()
    }
  }
}
