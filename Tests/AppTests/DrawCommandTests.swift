import Foundation
import TestSupport
import Testing

@Suite("The command 'layout draw'")
struct DrawCommandTests {
  @Test("'layout draw' draws boxes with names and sizes, and a table of frames below")
  func drawsBoxesAndNumbers() throws {
    let outcome = try Program.layout(["draw", "-", "--columns", "60", "--rows", "9"], input: Sample.bar)
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "bar  300 × 60                      a column is 5.1, a row 10",
        "",
        "┌───────────┬ bar 300 × 60 ────────────────────────────────┐",
        "│           │                                              │",
        "│   logo    │                    title                     │",
        "│  60 × 60  │                   240 × 60                   │",
        "│           │                                              │",
        "│           │                                              │",
        "└───────────┴──────────────────────────────────────────────┘",
        "",
        "x and y from the bounds' corner",
        "           x  y  width  height",
        "0 bar      0  0    300      60",
        "1  logo    0  0     60      60",
        "2  title  60  0    240      60",
        "",
      ])
  }

  @Test("Below its picture, 'layout draw' lists only the issues of the boxes in the picture")
  func drawListsIssues() throws {
    let document =
      #"{"available": {"width": 100, "height": 20}, "root": {"id": "bar", "style": {"align-items": "flex-start"}, "#
      + #""children": [{"id": "wide", "style": {"flex-shrink": 0, "width": "112px", "height": "50%"}}]}}"#
    let outcome = try Program.layout(["draw", "-", "--columns", "78", "--rows", "9"], input: document)
    let list = outcome.lines.drop { $0 != "issues:" }.filter { !$0.isEmpty }
    #expect(
      list == [
        "issues:",
        "  Row 'bar' (0) overflows by 12 in width: its items need 112 of 100. Let one",
        "  of them shrink, with .shrink(1), or give the row more width.",
        "  height of Fixed 'wide' (1) is a percentage of a height that depends on the",
        "  content, and counts as auto. Give the box around it a height, or write a",
        "  length.",
      ])
    let one = try Program.layout(["draw", "-", "wide"], input: document)
    #expect(one.lines.contains("issues:") && !one.output.contains("overflows"))
    #expect(!(try Program.layout(["draw", "-"], input: Sample.bar).output.contains("issues:")))
  }

  @Test("'layout draw' draws selected items, by id or by number", arguments: [["title"], ["2"], ["logo", "title"]])
  func drawsSelectedItems(ids: [String]) throws {
    let outcome = try Program.layout(["draw", "-"] + ids, input: Sample.bar)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("bar › \(ids[0])"))
    #expect(outcome.output.contains("240 × 60"))
    #expect(outcome.output.contains("60 × 60") == (ids.count == 2))
  }

  @Test("'layout draw' suggests an item for an unknown name and exits with 1")
  func drawUnknownItem() throws {
    let outcome = try Program.layout(["draw", "-", "titel"], input: Sample.bar)
    #expect(
      outcome.errors.hasPrefix(
        "layout: there is no item 'titel'; did you mean 'title'? Use a name, or a number (0 to 2)."))
    #expect(outcome.status == 1)
  }

  @Test("'layout draw' reports the faults of a document or an empty input and exits with 1")
  func drawFaultyDocument() throws {
    let outcome = try Program.layout(["draw", "-"], input: Sample.faulty)
    #expect(outcome.errors.hasPrefix("layout: standard input: root.style.flex-grow: -1 is negative"))
    #expect(outcome.errors.contains("widht"))
    #expect(outcome.status == 1)
    let empty = try Program.layout(["draw", "-"], input: "\n")
    #expect(empty.errors.hasPrefix("layout: standard input is empty."))
    #expect(empty.status == 1)
  }

  @Test(
    "'layout draw' fits the columns and rows of the terminal", .enabled(if: Thorough.isOn, "a long test"),
    arguments: [(80, 24), (120, 40), (50, 15)] as [(UInt16, UInt16)])
  func drawFitsTerminal(columns: UInt16, rows: UInt16) throws {
    let scratch = try Scratch()
    let file = try scratch.path("bar.json", Sample.bar)
    let outcome = try Program.runAtTerminal(
      ["draw", file], of: "layout", columns: columns, rows: rows, environment: ["NO_COLOR": "1"])
    #expect(outcome.lines.allSatisfy { $0.count <= Int(columns) })
    #expect(outcome.output.contains("title"))
    // This includes the shell's prompt below the drawing.
    #expect(outcome.lines.count <= Int(rows))
  }

  @Test(
    "'layout draw' omits the table of frames that exceeds a terminal's height, unless --list is given",
    .enabled(if: Thorough.isOn, "a long test"))
  func drawListAtTerminal() throws {
    let children = (0..<40).map { #"{"id":"b\#($0)","style":{"flex-grow":1}}"# }.joined(separator: ",")
    let text =
      #"{"available":{"width":400,"height":400},"root":{"style":{"height":"400px"},"children":[\#(children)]}}"#
    let scratch = try Scratch()
    let file = try scratch.path("many.json", text)
    func terminal(_ arguments: [String]) throws -> Program.Outcome {
      try Program.runAtTerminal(["draw", file] + arguments, of: "layout", environment: ["NO_COLOR": "1"])
    }
    let usual = try terminal([])
    #expect(usual.lines.count <= 24)
    #expect(usual.lines.dropLast().last?.contains("--list") == true)
    #expect(!usual.output.contains("40  b39 "))
    #expect(try terminal(["--list"]).output.contains("40  b39 "))
    #expect(!(try terminal(["--no-list"]).output.contains("--list")))
    #expect(try Program.layout(["draw", file]).output.contains("40  b39 "))
    #expect(!(try Program.layout(["draw", file, "--no-list"]).output.contains("x and y")))
  }

  @Test("'layout draw --ascii' draws with ASCII characters only")
  func drawInASCII() throws {
    let outcome = try Program.layout(["draw", "-", "--ascii"], input: Sample.bar)
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(outcome.output.contains("240 x 60"))
  }

  @Test("'layout draw --svg' writes an SVG picture to a file or to standard output")
  func drawSVG() throws {
    let scratch = try Scratch()
    let out = scratch.folder.appending(path: "bar.svg")
    let outcome = try Program.layout(["draw", "-", "--svg", out.path()], input: Sample.bar)
    #expect(outcome.output == "wrote \(out.path())\n")
    #expect(outcome.status == 0)
    let text = try String(contentsOf: out, encoding: .utf8)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(try Program.layout(["draw", "-", "--svg=-"], input: Sample.bar).output == text)
  }

  @Test("'layout draw --svg' says why a picture cannot be written and exits with 1")
  func drawUnwritableSVG() throws {
    let outcome = try Program.layout(["draw", "-", "--svg", "/none/at/all.svg"], input: Sample.bar)
    #expect(
      outcome.errors
        == "layout: cannot write to '/none/at/all.svg': its folder does not exist. Make the folder first, or name another.\n"
    )
    #expect(outcome.status == 1)
    let two = try Program.layout(["draw", "-", "--svg", "-"], input: "\(Sample.bar)\n\(Sample.bar)\n")
    #expect(two.errors.hasPrefix("layout: an SVG file has one picture, but there are 2 here."))
    #expect(two.status == 1)
  }

  @Test("With two widths, 'layout draw' marks which frames stay the same, and animates the SVG picture")
  func drawComparesWidths() throws {
    let outcome = try Program.layout(["draw", "-", "--width", "200,400"], input: Sample.bar)
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains { $0.contains("logo") && $0.hasSuffix("same") })
    #expect(try Program.layout(["draw", "-", "title", "--width", "200,400"], input: Sample.bar).status == 2)
    let moving = try Program.layout(["draw", "-", "--width", "200,400", "--svg", "-"], input: Sample.bar)
    #expect(moving.status == 0 && moving.output.contains("<animate attributeName=\"width\""))
    let two = try Program.layout(
      ["draw", "-", "--width", "200,400", "--svg", "-"], input: "\(Sample.bar)\n\(Sample.bar)\n")
    #expect(two.status == 1 && two.errors.contains("there are 2 layouts here"))
  }

  @Test("For a layout in the notation, 'playground draw' draws the same picture as 'layout draw'")
  func playgroundDraw() throws {
    let arguments = ["draw", "Row { Fixed(width: 60).id(logo); Flex().id(title) }.gap(10)", "--columns", "60"]
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0 && outcome.output.contains("logo"))
    #expect(outcome.output == (try Program.layout(arguments).output))
  }
}
