import Foundation
import TestSupport
import Testing

@Suite("The command 'playground try'")
struct TryCommandTests {
  static let layout = "Row { Fixed(width: 60).id(logo); Flex(2) }.gap(10)"

  @Test("'playground try' draws a layout and lists its frames, also from separate arguments")
  func tryShowsPictureAndFrames() throws {
    let outcome = try Program.run(["try", Self.layout, "--width", "400"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("400 × 120"))
    #expect(outcome.lines.contains { $0.contains("logo") && $0.hasSuffix("0  0     60     120") })
    #expect(outcome.lines.contains { $0.contains("Flex") && $0.hasSuffix("70  0    330     120") })
    #expect(
      try Program.run(["try", "--width=400"] + Self.layout.split(separator: " ").map { String($0) }).output
        == outcome.output)
  }

  @Test(
    "'playground try' makes the bounds as high as the content, but at least 120 if a box would have no height",
    arguments: Rows.of(
      [
        ("Column { Fixed(height: 80); Fixed(height: 90).id(last) }", "last: x 0, y 80, width 320, height 90", 170),
        ("Row { Fixed(width: 60, height: 40).id(last) }", "last: x 0, y 0, width 60, height 40", 40),
        ("Column { Fixed(height: 30); Flex().id(last) }", "last: x 0, y 30, width 320, height 90", 120),
        ("Column { Fixed(height: 130); Flex().id(last) }", "last: x 0, y 130, width 320, height 0", 130),
        ("Row { Flex().id(last) }.height(50)", "last: x 0, y 0, width 320, height 50", 50),
        ("Row { Flex().id(last) }.layout(width: 320)", "last: x 0, y 0, width 320, height 0", 0),
      ] as [(String, String, Int)]))
  func tryHeight(rows: Rows<(String, String, Int)>) throws {
    for (layout, item, height) in rows {
      let outcome = try Program.run(["try", layout, "--plain"])
      #expect(outcome.lines.contains("  " + item), "\(outcome.output)")
      #expect(outcome.lines[0].hasSuffix("height \(height)"), "\(outcome.output)")
      #expect(!outcome.output.contains("overflows"), "\(outcome.output)")
    }
  }

  @Test("'playground try --plain' prints the frames and issues as lines of text")
  func tryPlain() throws {
    let outcome = try Program.run(["try", "-", "--plain", "--height", "30.5"], input: Self.layout + "\n.width(0)")
    #expect(
      outcome.output == """
        Row: x 0, y 0, width 0, height 30.5
          logo: x 0, y 0, width 60, height 30.5
          Flex: x 70, y 0, width 0, height 30.5
        issue: Row 0 overflows by 70 in width: its items need 70 of 0. Let one of them shrink, with .shrink(1), or give the row more width.

        """)
  }

  @Test("'playground try' marks the place of a fault in the layout and exits with 1")
  func tryFaults() throws {
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
    "'playground try' rejects invalid options with a message and exits with 2",
    arguments: [
      ([], "try needs a layout"), (["Flex()", "--width", "-1"], "--width is a number"),
      (["Flex()", "--height", "nan"], "--height is a number"),
      (["Flex()", "--css", "--json"], "--css and --json cannot be combined"),
      (["Flex()", "--cs"], "did you mean '--css'"), (["Flex()", "--svg", "a.svg"], "Type: swift run layout draw"),
    ])
  func tryUsage(arguments: [String], message: String) throws {
    let outcome = try Program.run(["try"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test("For CSS declarations, 'playground try' and 'layout draw' advise --from-css")
  func tryCSSDeclarations() throws {
    for outcome in [
      try Program.run(["try", "flex-direction: row; width: 50%"]), try Program.layout(["draw", "gap: 4px"]),
    ] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("--from-css") && !outcome.errors.contains("cannot read"), "\(outcome.errors)")
    }
    #expect(try Program.run(["try", "a/b.txt"]).errors.contains("cannot read 'a/b.txt'"))
  }

  @Test("'playground try' takes the bounds of pasted Swift code unless --width is given, and lists ignored lines")
  func tryPastedSwift() throws {
    let text = """
      import EagerLayout
      enum Part: Int { case logo, title }
      let bar = Row { Fixed(width: 60).id(Part.logo); Flex().id(Part.title) }
      let placement = bar.layout(in: Frame(width: 200, height: 50))
      print(placement[Part.title])
      """
    let outcome = try Program.run(["try", text, "--plain"])
    #expect(outcome.lines.contains("  title: x 60, y 0, width 140, height 50"))
    #expect(outcome.errors.contains("ignored, since it changes no frame: line 5, print(placement[Part.title])"))
    let wider = try Program.run(["try", text, "--plain", "--width", "300"])
    #expect(wider.lines.contains("  title: x 60, y 0, width 240, height 50"))
  }

  @Test("With two widths, 'playground try' draws both layouts at one scale and lists which frames change")
  func tryComparesWidths() throws {
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

  @Test("If a root is wider than its bounds, 'playground try' says which --width is enough")
  func tryRootLargerThanBounds() throws {
    let outcome = try Program.run(["try", "Row { Flex() }.width(340)", "--plain"])
    #expect(
      outcome.output.contains("issue: Row is 340 wide in bounds of 320: --width 340 makes the bounds large enough."))
  }
}
