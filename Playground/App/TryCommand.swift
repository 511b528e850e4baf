import EagerLayout
import LayoutDocument
import LayoutExplanations
import PlaygroundKit

/// `playground try LAYOUT`
struct TryCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(
      words, of: "try", flags: ["--plain", "--ascii", "--css", "--swift", "--json"] + Options.layoutFlags,
      values: Options.layoutValues + ["--svg", "--why"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.tryLayout)
      return Playground.Status.fine
    }
    let forms = ["--why", "--css", "--swift", "--json", "--svg"].filter { options.has($0) || options.value($0) != nil }
    guard forms.count < 2 || forms == ["--why", "--css"] else {
      throw .usage("\(forms[0]) and \(forms[1]) are two answers: ask for one of them", help: "try --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    let widths = try options.widths(of: "try")
    guard widths.isEmpty else { return try compare(widths, forms.first, on: &terminal) }
    for (index, layout) in try options.givenLayouts(of: "try", isWhole: true).layouts.enumerated() {
      if index > 0 { terminal.write("\n") }
      try write(LayoutAnswer(layout), forms.first, on: &terminal)
      terminal.note(layout)
    }
    return Playground.Status.fine
  }

  private func write(_ answer: LayoutAnswer, _ form: String?, on terminal: inout Terminal) throws(Failure) {
    switch form {
    case "--why":
      let words: Explanation.Words? = options.has("--css") ? .css : nil, item = options.value("--why") ?? ""
      let (reasons, ends) = try answer.reasons(of: item, words: words)
      terminal.show(reasons, isPlain: options.has("--plain"))
      terminal.show(ends, as: "\(terminal.command) try LAYOUT --why")
    case "--css": terminal.write(try answer.css())
    case "--swift": terminal.write(try answer.swift())
    case "--json": terminal.write(try answer.document().json(pretty: true))
    case "--svg":
      let svg = Array(answer.picture.svg(title: answer.given.title).utf8)
      try terminal.write(svg, toFile: options.value("--svg") ?? "-")
    case nil where options.has("--plain"): for line in answer.lines { terminal.write(line + "\n") }
    default: terminal.show(answer.page(columns: terminal.columns, rows: terminal.rows))
    }
  }

  /// One layout in several widths.
  private func compare(_ widths: [Double], _ form: String?, on terminal: inout Terminal) throws(Failure) -> Int32 {
    if let form {
      throw .usage("\(form) is about one width: several are compared by their frames", help: "try --help")
    }
    let text = try options.givenText(of: "try", isWhole: true).text, height = try options.length("--height", of: "try")
    for (index, layout) in try text.layouts().enumerated() {
      if index > 0 { terminal.write("\n") }
      let answers = widths.map { LayoutAnswer(layout.resized(width: $0, height: height)) }
      if options.has("--plain") {
        for (width, answer) in zip(widths, answers) {
          terminal.write("width \(numeral(width)):\n" + answer.lines.map { "  \($0)\n" }.joined())
        }
      } else {
        let pictures = zip(widths, answers).map { (title: "width \(numeral($0))", picture: $1.picture) }
        terminal.show(Comparison(pictures).page(columns: terminal.columns))
      }
      terminal.note(layout)
    }
    return Playground.Status.fine
  }
}
