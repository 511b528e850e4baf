import Testing

@Suite("The command 'layout frames'")
struct FramesCommandTests {
  private let barFrames =
    #"{"name":"bar","frame":{"id":"bar","x":0,"y":0,"width":300,"height":60,"children":["#
    + #"{"id":"logo","x":0,"y":0,"width":60,"height":60},{"id":"title","x":60,"y":0,"width":240,"height":60}]}}"#

  @Test("'layout frames' prints a line of frames for each line of its files and of standard input")
  func framesOfLines() throws {
    let file = try Scratch()
    let path = try file.path("bars.jsonl", "\(Sample.bar)\n\n\(Sample.bar)\n")
    let outcome = try Program.layout(["frames", path, "-"], input: Sample.bar)
    #expect(outcome.output == String(repeating: barFrames + "\n", count: 3))
    #expect(outcome.status == 0)
  }

  @Test("'layout frames' reads one document that spans several lines")
  func framesOfMultilineDocument() throws {
    let outcome = try Program.layout(["frames", "-"], input: Sample.barLines)
    #expect(outcome.output == #"{"frame":{"x":0,"y":0,"width":300,"height":60}}"# + "\n")
  }

  @Test("'layout frames' prints the faults of a document as JSON, continues and exits with 1")
  func framesOfFaultyDocuments() throws {
    let outcome = try Program.layout(["frames", "-"], input: "\(Sample.faulty)\nnonsense\n\(Sample.bar)\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "layout: 2 layouts have faults, so they have no frames: the \"error\" of each lists its faults.\n")
    try #require(outcome.lines.count == 4)
    #expect(outcome.lines[0].hasPrefix(#"{"name":"faulty","error":"root.style.flex-grow: -1 is negative"#))
    #expect(outcome.lines[0].contains("did you mean width?"))
    #expect(outcome.lines[1].hasPrefix(#"{"error":"line 2"#))
    #expect(outcome.lines[2] == barFrames)
  }

  @Test("'layout frames' prints the frames of readable files although another file is missing")
  func framesWithUnreadableFile() throws {
    let outcome = try Program.layout(["frames", "/none/at/all", "-"], input: Sample.bar)
    #expect(outcome.output == barFrames + "\n")
    #expect(outcome.errors.contains("there is no such file"))
    #expect(outcome.status == 1)
  }

  @Test("'layout frames' reports an empty input, or one of blanks, and exits with 1", arguments: ["", " \n\n"])
  func framesOfEmptyInput(text: String) throws {
    let outcome = try Program.layout(["frames", "-"], input: text)
    #expect(
      outcome.output.hasPrefix(#"{"error":"standard input is empty. A layout is, for example, Row"#))
    #expect(outcome.lines.count == 2)
    #expect(outcome.status == 1)
  }

  @Test("'layout frames' reads a layout in the notation from its arguments, and --absolute applies to it")
  func framesOfNotation() throws {
    let arguments = ["frames", "Row", "{", "Column", "{", "Flex().id(a)", "}", "}", ".padding(5)", "--height", "20"]
    #expect(
      try Program.layout(arguments).output
        == #"{"frame":{"x":0,"y":0,"width":320,"height":20,"children":["#
        + #"{"x":5,"y":5,"width":0,"height":10,"children":[{"id":"a","x":0,"y":0,"width":0,"height":10}]}]}}"# + "\n")
    #expect(try Program.layout(arguments + ["--absolute"]).output.contains(#""id":"a","x":5,"y":5"#))
    let fault = try Program.layout(["frames", "Row { Flx() }", "-"], input: Sample.bar)
    #expect(fault.lines[0].hasPrefix(#"{"error":"line 1, column 7: there is no item 'Flx'"#))
    #expect(fault.lines[1] == barFrames)
    #expect(fault.status == 1)
  }

  @Test("'layout frames' exits with 0 if there are frames, even with warnings, and with 1 otherwise")
  func framesStatus() throws {
    let page = "<div style='width: WIDTH'><b>never closed", android = "<View layout_width='WIDTH' layout_height='3dp'/>"
    for (text, right, wrong) in [
      (page, "30px", "30furlongs"), (android, "@dimen/missing", "3furlongs"), ("Fixed(WIDTH)", "3", "x"),
    ] {
      let outcome = try Program.layout(["frames", "-"], input: text.replacing("WIDTH", with: right))
      #expect(outcome.status == 0 && outcome.output.hasPrefix(#"{"frame""#), "\(text)")
      #expect(try Program.layout(["frames", "-"], input: text.replacing("WIDTH", with: wrong)).status == 1, "\(text)")
      #expect(try Program.layout(["draw", "-"], input: text.replacing("WIDTH", with: wrong)).status == 1, "\(text)")
    }
  }

  @Test("'layout frames' reports invalid bytes and deeply nested brackets without a crash")
  func framesOfInvalidBytes() throws {
    for text in [
      "\u{0}\u{1}\u{FFFD}\n{}\n[]\n\"", String(repeating: "[", count: 100_000),
      "{\"root\":" + String(repeating: "{", count: 5000),
    ] {
      let outcome = try Program.layout(["frames", "-"], input: text)
      #expect(outcome.status == 1)
      #expect(outcome.lines.dropLast().allSatisfy { $0.contains("\"error\":") })
    }
  }
}
