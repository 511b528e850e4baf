import EagerLayout
import LayoutDocument
import LayoutExplanations
import PlaygroundKit

/// `playground try 'LAYOUT'`
struct TryCommand {
  /// The bounds of what is tried, where nothing else is said.
  static let bounds = Frame(width: 320, height: 120)

  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(
      words, of: "try", flags: ["--plain", "--ascii", "--css", "--swift", "--json"],
      values: ["--width", "--height", "--svg", "--why"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.tryLayout)
      return Playground.Status.fine
    }
    guard let first = options.operands.first else {
      throw .usage(
        "try needs a layout, or - for standard input: try 'Row { Fixed(width: 60); Flex() }'", help: "try --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    let bounds = try options.bounds(of: "try")
    // What a shell took apart at spaces is put together again.
    let text =
      first == "-" ? String(decoding: try Files.read("-"), as: UTF8.self) : options.operands.joined(separator: " ")
    let answer: SketchAnswer
    do throws(SketchFault) {
      answer = SketchAnswer(try Sketch(text), in: bounds)
    } catch {
      throw .input(error.lines(width: max(20, terminal.columns - 12)).joined(separator: "\n"))
    }
    try write(answer, on: &terminal)
    return Playground.Status.fine
  }

  private func write(_ answer: SketchAnswer, on terminal: inout Terminal) throws(Failure) {
    let forms = ["--why", "--css", "--swift", "--json", "--svg"].filter { options.has($0) || options.value($0) != nil }
    guard forms.count < 2 || forms == ["--why", "--css"] else {
      throw .usage("\(forms[0]) and \(forms[1]) are two answers: ask for one of them", help: "try --help")
    }
    switch forms.first {
    case "--why":
      let subject = WhySubject(answer.sketch, in: answer.bounds)
      let words: Explanation.Words = options.has("--css") ? .css : .plain
      terminal.show(
        try subject.reasons(of: options.value("--why") ?? "", words: words), isPlain: options.has("--plain"))
    case "--css": terminal.write(answer.css)
    case "--swift": terminal.write(answer.sketch.swift)
    case "--json": terminal.write(try answer.document().json(pretty: true))
    case "--svg":
      let svg = Array(answer.picture.svg(title: answer.title).utf8)
      let out = options.value("--svg") ?? "-"
      if out == "-" {
        terminal.write(svg)
      } else {
        try Files.write(svg, to: out)
        terminal.write("wrote \(out)\n")
      }
    case nil where options.has("--plain"): for line in answer.lines { terminal.write(line + "\n") }
    default: terminal.show(answer.page(columns: terminal.columns, rows: terminal.rows))
    }
  }
}
