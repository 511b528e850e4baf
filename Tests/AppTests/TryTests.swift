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
}
