import EagerLayout
import LayoutDocument
import PlaygroundKit

/// `playground convert LAYOUT --to FORM`
struct ConvertCommand {
  private let options: Options

  /// What layouts can be written as.
  static let forms = ["notation", "json", "swift", "css"]

  init(_ words: [String]) throws(Failure) {
    options = try Options(
      words, of: "convert", flags: Options.layoutFlags, values: Options.layoutValues + ["--to"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.convert)
      return Playground.Status.fine
    }
    let form = options.value("--to") ?? "notation"
    guard Self.forms.contains(form) else {
      throw .usage(
        "--to is one of \(Self.forms.joined(separator: ", ")), not '\(form)'",
        nearest: nearestName(to: form, in: Self.forms),
        help: "convert --help")
    }
    for (index, layout) in try options.givenLayouts(of: "convert", isWhole: true).layouts.enumerated() {
      if index > 0 { terminal.write("\n") }
      let answer = LayoutAnswer(layout)
      terminal.write(try Self.text(of: answer, as: form))
      if form == "css" { terminal.note(try answer.lossesInCSS()) }
      terminal.note(layout)
    }
    return Playground.Status.fine
  }

  private static func text(of answer: LayoutAnswer, as form: String) throws(Failure) -> String {
    switch form {
    case "json": try answer.document().json(pretty: true)
    case "swift": try answer.swift()
    case "css": try answer.css()
    default: try answer.notation()
    }
  }
}
