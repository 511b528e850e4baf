import EagerLayout
import LayoutExplanations
import PlaygroundCommands

/// The command `playground try LAYOUT`.
struct TryCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(
      words, of: "try", layoutsBy: NotationReader.self, flags: ["--plain", "--ascii", "--css", "--swift", "--json"],
      values: ["--svg", "--why"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.tryLayout, for: options) { return ExitStatus.success }
    let forms = ["--why", "--css", "--swift", "--json", "--svg"].filter { options.has($0) || options.value($0) != nil }
    guard forms.count < 2 || forms == ["--why", "--css"] else {
      throw .usage("\(forms[0]) and \(forms[1]) cannot be combined: use one of them", help: "try --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    // The layout program writes other forms: the error contains the command to type.
    for form in ["json", "css", "swift"] where options.has("--\(form)") && options.value("--why") == nil {
      throw otherProgram(form.uppercased(), ["convert"] + options.operands + ["--to", form] + boundsOptions)
    }
    if let file = options.value("--svg") {
      throw otherProgram("SVG", ["draw"] + options.operands + ["--svg", file] + boundsOptions)
    }
    let reader = NotationReader(layoutCommand: Program.layout.line(["draw"] + options.operands + boundsOptions))
    let widths = try options.widths(of: "try")
    guard widths.isEmpty else { return try compare(widths, forms.first, reader, on: &terminal) }
    for (index, layout) in try options.inputLayouts(of: "try", by: reader, isWhole: true).layouts.enumerated() {
      if index > 0 { terminal.write("\n") }
      try write(LayoutAnswer(layout), forms.first, on: &terminal)
      terminal.note(layout)
    }
    return ExitStatus.success
  }

  private func write(_ answer: LayoutAnswer, _ form: String?, on terminal: inout Terminal) throws(Failure) {
    switch form {
    case "--why":
      let words: Explanation.Words? = options.has("--css") ? .css : nil, item = options.value("--why") ?? ""
      let (reasons, ends) = try answer.reasons(of: item, words: words)
      terminal.show(reasons, isPlain: options.has("--plain"))
      terminal.show(ends, as: "\(terminal.command) try LAYOUT --why")
    case nil where options.has("--plain"): for line in answer.lines { terminal.write(line + "\n") }
    default: terminal.show(answer.page(columns: terminal.columns, rows: terminal.rows))
    }
  }

  /// Compares a layout in several widths.
  private func compare(
    _ widths: [Double], _ form: String?, _ reader: NotationReader, on terminal: inout Terminal
  ) throws(Failure) -> Int32 {
    if let form { throw .usage("\(form) takes one width: to compare several, omit this option", help: "try --help") }
    let text = try options.inputText(of: "try", isWhole: true).text, height = try options.length("--height", of: "try")
    for (index, layout) in try reader.layouts(in: text).enumerated() {
      if index > 0 { terminal.write("\n") }
      if options.has("--plain") {
        for width in widths {
          let answer = LayoutAnswer(layout.resized(width: width, height: height))
          terminal.write("width \(numeral(width)):\n" + answer.lines.map { "  \($0)\n" }.joined())
        }
      } else {
        terminal.show(LayoutAnswer.comparison(of: layout, widths, height: height, columns: terminal.columns))
      }
      terminal.note(layout)
    }
    return ExitStatus.success
  }

  private func otherProgram(_ name: String, _ words: [String]) -> Failure {
    .otherProgram("\(name) is written by the layout program. Type: \(Program.layout.line(words))")
  }

  /// The options for the bounds, as they were typed.
  private var boundsOptions: [String] {
    ["--width", "--height"].flatMap { name in options.value(name).map { [name, $0] } ?? [] }
  }
}
