import Foundation
import Testing

@Suite("playground try")
struct TryTests {
  static let layout = "Row { Fixed(width: 60).id(logo); Flex(2) }.gap(10)"

  @Test("shows the picture and the frames of what is typed, in words that a shell took apart too")
  func frames() throws {
    let outcome = try Program.run(["try", Self.layout, "--width", "400"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("400 × 120"))
    #expect(outcome.lines.contains { $0.contains("logo") && $0.hasSuffix("0  0     60     120") })
    #expect(outcome.lines.contains { $0.contains("Flex") && $0.hasSuffix("70  0    330     120") })
    #expect(
      try Program.run(["try", "--width=400"] + Self.layout.split(separator: " ").map { String($0) }).output
        == outcome.output)
  }

  @Test("says the frames in lines without a picture")
  func plain() throws {
    let outcome = try Program.run(["try", "-", "--plain", "--height", "30.5"], input: Self.layout + "\n.width(0)")
    #expect(
      outcome.output == """
        Row: x 0, y 0, width 0, height 30.5
          logo: x 0, y 0, width 60, height 30.5
          Flex: x 70, y 0, width 0, height 30.5
        issue: Row 0 overflows by 70 in width: its items need 70 of 0. Let one of them shrink, or give the row more width.

        """)
  }

  @Test("points at what is wrong, and ends with 1")
  func faults() throws {
    let outcome = try Program.run(["try", "Row {\n  Fixed(widht: 60)\n}"])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        playground: line 2, column 9: Fixed has no 'widht'; did you mean 'width'?
            Fixed(widht: 60)
                  ^
        Write Fixed(width: 60), Fixed(height: 44), Fixed(width: 60, height:
        44) or Fixed(40).

        """)
  }

  @Test(
    "refuses what it cannot do, and ends with 2",
    arguments: [
      ([], "try needs a layout"), (["Flex()", "--width", "-1"], "--width is a number"),
      (["Flex()", "--height", "nan"], "--height is a number"),
      (["Flex()", "--css", "--json"], "--css and --json are two answers"),
      (["Flex()", "--cs"], "did you mean '--css'"),
    ])
  func usage(words: [String], message: String) throws {
    let outcome = try Program.run(["try"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test("writes the layout as HTML, Swift, a document and SVG")
  func conversions() throws {
    #expect(
      try Program.run(["try", Self.layout, "--css"]).output == """
        <div style="display: flow-root; container-type: inline-size; width: 320px; height: 120px">
          <div style="display: flex; height: 100%; gap: 10px">
            <div id="logo" style="flex: none; width: 60px"></div>
            <div style="flex: 2 1 0"></div>
          </div>
        </div>

        """)
    #expect(try Program.run(["try", Self.layout, "--swift"]).output.contains("Fixed(width: 60).id(Part.logo)"))
    #expect(try Program.run(["try", Self.layout, "--svg", "-"]).output.hasPrefix("<svg"))
    #expect(try Program.run(["try", "Text(\"a\\nb\")", "--json"]).status == 1)
  }

  @Test(
    "writes documents that have the same frames",
    arguments: [
      layout, "Row { Flex().id(a) }.margin(10).padding(5)",
      "Column { Flex() }.boxSizing(.contentBox).padding(5).border(2)",
      "Row(alignment: .center) { Fixed(width: 10, height: 20) }.aspectRatio(2)",
      "Row { Text(\"one two three\") }.width(50)",
      "Row { Measured(text: \"one two three\", advance: 9, lineHeight: 12) }.width(50)",
      "Column { Flex() }.maxHeight(.percent(50)).minWidth(400)",
    ])
  func documents(text: String) throws {
    let plain = try Program.run(["try", text, "--plain"])
    let files = try Scratch()
    let file = try files.write("layout.json", try Program.run(["try", text, "--json"]).output)
    let frames = try JSONSerialization.jsonObject(with: Data(Program.run(["frames", file.path]).output.utf8))
    let root = try #require((frames as? [String: Any])?["frame"] as? [String: Any])
    var lines: [String] = []
    func collect(_ frame: [String: Any], x: Double, y: Double) {
      let number = { (key: String) in (frame[key] as? NSNumber)?.doubleValue ?? .nan }
      let left = x + number("x"), top = y + number("y")
      lines.append("\(left) \(top) \(number("width")) \(number("height"))")
      for child in frame["children"] as? [[String: Any]] ?? [] { collect(child, x: left, y: top) }
    }
    collect(root, x: 0, y: 0)
    let expected = plain.lines.filter { $0.contains(": x ") }.map { line in
      line.split(separator: ",").map { "\(Double($0.split(separator: " ").last ?? "") ?? .nan)" }.joined(separator: " ")
    }
    #expect(lines == expected)
  }

  @Test(
    "reads what it writes as Swift, a document and HTML, with the same frames",
    arguments: [
      layout, "Column { Text(\"one two\"); Fixed(height: 4).id(a) }.padding(5)", "Row { Flex() }.height(40)",
    ],
    ["--swift", "--json", "--css"])
  func readBack(text: String, form: String) throws {
    let plain = try Program.run(["try", text, "--plain", "--width", "250"])
    let written = try Program.run(["try", text, form, "--width", "250"]).output
    let again = try Program.run(["try", "--plain"], input: written)
    #expect(again.status == 0)
    func numbers(_ outcome: Program.Outcome) -> [String] {
      outcome.lines.map { line in line.firstRange(of: ": x ").map { String(line[$0.lowerBound...]) } ?? "" }
    }
    #expect(numbers(again) == numbers(plain), "\(written)")
  }

  @Test("writes the containers of a document as Swift, with the names of items")
  func documentsWithContainers() throws {
    let document = """
      {"available": {"width": 320, "height": 200}, "root": {"style": {"display": "overlay"}, "children": [
        {"id": "badge", "style": {"width": 24, "height": 24, "place": "end end"}},
        {"style": {"display": "masonry", "columns": 2}, "children": [{"style": {"height": 40, "span": 2}}]}]}}
      """
    let swift = try Program.run(["try", "--swift"], input: document).output
    for line in [
      "import Arrangements", "  case badge", "Overlay {", ".place(.bottomTrailing).id(Part.badge)",
      "Masonry(columns: 2) {", ".span(columns: 2)",
    ] {
      #expect(swift.contains(line), "\(line) in \(swift)")
    }
    #expect(try Program.run(["try", "--css"], input: document).output.contains("place-self: end"))
  }

  @Test("takes the bounds from the layout, unless others are asked for, and says which statements are not run")
  func pasted() throws {
    let text = """
      import EagerLayout
      enum Part: Int { case logo, title }
      let bar = Row { Fixed(width: 60).id(Part.logo); Flex().id(Part.title) }
      let placement = bar.layout(in: Frame(width: 200, height: 50))
      print(placement[Part.title])
      """
    let outcome = try Program.run(["try", text, "--plain"])
    #expect(outcome.lines.contains("  title: x 60, y 0, width 140, height 50"))
    #expect(outcome.errors.contains("not run, since it changes no frame: line 5, print(placement[Part.title])"))
    let wider = try Program.run(["try", text, "--plain", "--width", "300"])
    #expect(wider.lines.contains("  title: x 60, y 0, width 240, height 50"))
  }

  @Test("compares several widths: pictures at one scale, and what changes")
  func comparison() throws {
    let outcome = try Program.run(["try", Self.layout, "--width", "200,400"])
    #expect(outcome.status == 0)
    let edges = outcome.lines.filter { $0.hasPrefix("└") }.map { $0.count }
    #expect(edges.count == 2 && abs(edges[1] - 1 - 2 * (edges[0] - 1)) <= 1)
    #expect(outcome.lines.contains { $0.contains("logo") && $0.hasSuffix("same") })
    #expect(outcome.lines.contains { $0.contains("70, 0  130 × 120") && $0.contains("70, 0  330 × 120") })
    let plain = try Program.run(["try", Self.layout, "--width", "200,400", "--plain"])
    #expect(plain.lines.contains("width 400:") && plain.lines.contains("    Flex: x 70, y 0, width 330, height 120"))
    #expect(try Program.run(["try", Self.layout, "--width", "200,"]).status == 2)
    #expect(try Program.run(["try", Self.layout, "--width", "200,400", "--json"]).status == 2)
  }

  @Test("says where the outermost box is larger than its bounds")
  func beyondBounds() throws {
    let outcome = try Program.run(["try", "Row { Flex() }.width(340)", "--plain"])
    #expect(outcome.output.contains("issue: Row is 340 wide in bounds of 320: --width 340 gives it room."))
  }

  @Test("reads HTML with rules, and says what it leaves out")
  func html() throws {
    let html = """
      <style>.bar { display: flex; gap: 10px; color: red } .bar > b { width: 60px; flex: none; float: left }</style>
      <div class="bar"><b id="logo"></b><i style="flex: 1"></i></div>
      """
    let outcome = try Program.run(["try", "--plain", "--height", "9"], input: html)
    #expect(outcome.lines.contains("  logo: x 0, y 0, width 60, height 0"))
    #expect(outcome.lines.contains("  box: x 70, y 0, width 250, height 0"))
    #expect(outcome.errors.contains("not read, though it may move boxes: float of b#logo"))
    #expect(outcome.errors.contains("left out, since it moves no box: color"))
    let rules = try Program.run(
      ["try", "--from-css", "--plain", "-"], input: ".a { padding: 3px } <div class=a></div>")
    #expect(rules.lines.contains("a: x 0, y 0, width 320, height 6"))
    let fault = try Program.run(["try", "<div id=a style='display: flex; gap: 1em'></div>"])
    #expect(fault.errors.contains("div#a { gap }: \"1em\" is in em, which the format does not have"))
    #expect(fault.status == 1)
  }
}
