import Foundation
import Testing

@Suite("Conversion of layouts to other forms")
struct FormTests {
  static let layout = TryCommandTests.layout

  @Test("A layout in the notation is written as HTML with CSS, as Swift and as SVG")
  func convertToCSSAndSwift() throws {
    #expect(
      try Program.layout(["convert", Self.layout, "--to", "css"]).output == """
        <div style="display: flow-root; container-type: inline-size; width: 320px; height: 120px">
          <div style="display: flex; height: 100%; gap: 10px">
            <div id="logo" style="flex: none; width: 60px"></div>
            <div style="flex: 2 1 0%"></div>
          </div>
        </div>

        """)
    #expect(
      try Program.layout(["convert", Self.layout, "--to", "swift"]).output.contains("Fixed(width: 60).id(Part.logo)"))
    #expect(try Program.layout(["draw", Self.layout, "--svg", "-"]).output.hasPrefix("<svg"))
    #expect(try Program.layout(["convert", "Text(\"a\\nb\")", "--to", "json"]).status == 1)
  }

  @Test(
    "A layout in the notation, written as JSON, has the frames that 'playground try' prints",
    arguments: [
      Self.layout, "Row { Flex().id(a) }.margin(10).padding(5)",
      "Column { Flex() }.boxSizing(.contentBox).padding(5).border(2)",
      "Row(alignment: .center) { Fixed(width: 10, height: 20) }.aspectRatio(2)",
      "Row { Text(\"one two three\") }.width(50)",
      "Row { Measured(text: \"one two three\", advance: 9, lineHeight: 12) }.width(50)",
      "Column { Flex() }.maxHeight(.percent(50)).minWidth(400)",
    ])
  func convertToDocument(text: String) throws {
    let triedLayout = try Program.run(["try", text, "--plain"])
    let files = try Scratch()
    let file = try files.write("layout.json", try Program.layout(["convert", text, "--to", "json"]).output)
    let frames = try JSONSerialization.jsonObject(with: Data(Program.layout(["frames", file.path]).output.utf8))
    let root = try #require((frames as? [String: Any])?["frame"] as? [String: Any])
    var lines: [String] = []
    func collect(_ frame: [String: Any], x: Double, y: Double) {
      let number = { (key: String) in (frame[key] as? NSNumber)?.doubleValue ?? .nan }
      let left = x + number("x"), top = y + number("y")
      lines.append("\(left) \(top) \(number("width")) \(number("height"))")
      for child in frame["children"] as? [[String: Any]] ?? [] { collect(child, x: left, y: top) }
    }
    collect(root, x: 0, y: 0)
    let expected = triedLayout.lines.filter { $0.contains(": x ") }.map { line in
      line.split(separator: ",").map { "\(Double($0.split(separator: " ").last ?? "") ?? .nan)" }.joined(separator: " ")
    }
    #expect(lines == expected)
  }

  @Test(
    "A layout written as Swift, JSON or HTML has the same frames when it is read back",
    arguments: [
      NamedLayout("row", Self.layout),
      NamedLayout("column with text", "Column { Text(\"one two\"); Fixed(height: 4).id(a) }.padding(5)"),
      NamedLayout("row with a height", "Row { Flex() }.height(40)"),
      NamedLayout("aspect ratio", "Row(alignment: .start) { Fixed(width: 100).padding(10).aspectRatio(auto: 2) }"),
      NamedLayout("blocks", "Block { Fixed(height: 20).margin(top: 10); Block { Text(\"one two\") }.margin(10) }"),
      NamedLayout(
        "blocks in a column",
        """
        Column {
          Block {
            Block { Fixed(height: 20).margin(bottom: 7) }.margin(vertical: 20)
            FlowRoot { Fixed(width: 40, height: 10).margin(top: 8, left: .auto) }
            Row { Flex().height(9) }
          }.padding(top: 3).alignContent(.end).height(100)
          FlowRoot { Fixed(height: 5).margin(top: 6) }
        }
        """),
    ],
    ["swift", "json", "css"])
  func convertAndReadBack(layout: NamedLayout, form: String) throws {
    let text = layout.text
    func frames(_ text: String, _ arguments: [String]) throws -> [Substring] {
      let outcome = try Program.layout(["frames", "-", "--absolute"] + arguments, input: text)
      #expect(outcome.status == 0)
      return outcome.output.matches(of: /"x":[-0-9.]+,"y":[-0-9.]+,"width":[0-9.]+,"height":[0-9.]+/).map { $0.output }
    }
    let written = try Program.layout(["convert", text, "--to", form, "--width", "250"]).output
    #expect(try frames(written, []) == frames(text, ["--width", "250"]), "\(written)")
  }

  @Test("The containers of a JSON document are written as Swift with the ids of their items")
  func convertContainersToSwift() throws {
    let document = """
      {"available": {"width": 320, "height": 200}, "root": {"style": {"display": "overlay"}, "children": [
        {"id": "badge", "style": {"width": 24, "height": 24, "place": "end end"}},
        {"style": {"display": "masonry", "columns": 2}, "children": [{"style": {"height": 40, "span": 2}}]}]}}
      """
    let swift = try Program.layout(["convert", "--to", "swift"], input: document).output
    for line in [
      "import Arrangements", "  case badge", "Overlay {", ".place(.bottomTrailing).id(Part.badge)",
      "Masonry(columns: 2) {", ".span(columns: 2)",
    ] {
      #expect(swift.contains(line), "\(line) in \(swift)")
    }
    #expect(try Program.layout(["convert", "--to", "css"], input: document).output.contains("place-self: end"))
  }

  @Test("HTML with CSS that is not supported is an error, or a warning with --lenient")
  func htmlWithUnsupportedCSS() throws {
    let html = """
      <style>.bar { display: flex; gap: 10px; color: red } .bar > b { width: 60px; flex: none; float: left }</style>
      <div class="bar"><b id="logo"></b><i style="flex: 1"></i></div>
      """
    let message = "line 1: .bar > b { float: left }: floats are not supported"
    let strict = try Program.layout(["frames"], input: html)
    #expect(strict.status == 1 && strict.output.contains(message))
    let lenient = try Program.layout(["frames", "--height", "9", "--lenient"], input: html)
    #expect(lenient.output.contains(#""id":"logo","x":0,"y":0,"width":60,"height":0"#))
    #expect(lenient.output.contains(#""x":70,"y":0,"width":250,"height":0"#))
    #expect(lenient.status == 0 && lenient.errors.contains(message))
    let rules = try Program.layout(["frames", "--from-css", "-"], input: ".a { padding: 3px } <div class=a></div>")
    #expect(rules.output.contains(#""id":"a","x":0,"y":0,"width":320,"height":6"#))
    let fault = try Program.layout(["draw", "<div id=a style='display: flex; gap: 1fr'></div>"])
    #expect(fault.errors.contains("line 1: div#a { gap: 1fr }: \"1fr\" is in fr, which the format does not support"))
    #expect(fault.status == 1)
  }

  @Test("The options --width and --height set the viewport of HTML for media queries and vw")
  func htmlViewport() throws {
    let html = "<style>@media (min-width: 400px) { p { height: 5vw } }</style><p id=a style='width: 50vw'></p>"
    #expect(try Program.layout(["frames", "--width", "500"], input: html).output.contains(#""width":250,"height":25"#))
    #expect(try Program.layout(["frames"], input: html).output.contains(#""width":160,"height":0"#))
    #expect(try Program.layout(["draw", "--width", "300,600", "-"], input: html).status == 0)
  }
}
