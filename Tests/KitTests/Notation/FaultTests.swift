import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundPage

@Suite("Faults in the notation")
struct Faults {
  static let items =
    "An item is Row, Column, Flex, Fixed, Measured or Text. "
    + "More containers are \(Parameter.Form.list(ContainerSyntax.all.map { $0.name }, last: "and"))."

  /// Texts, the line and column of the fault, its message and what is expected.
  static let table: [(String, Int, Int, String, String)] = [
    // Names.
    (
      "Row { Fixd(width: 60) }", 1, 7, "there is no item 'Fixd'; did you mean 'Fixed'?",
      Self.items
    ),
    ("HStack { }", 1, 1, "there is no item 'HStack'; did you mean 'Row'?", "Put children side by side in Row { … }."),
    (
      "Row {\n  for _ in 1...5 { Flex() }\n}", 2, 3, "there is no item 'for'",
      "Loops are not supported here: write the items one after the other."
    ),
    ("Flex().widht(3)", 1, 8, "there is no modifier 'widht'; did you mean 'width'?", ""),
    (
      "Flex().frame(width: 3)", 1, 8, "there is no modifier 'frame'",
      "Sizes are .size(40), .size(80, 32), .width(60) and .height(20); to fill a row, .flex(1)."
    ),
    (
      "Row {}.justifyContent(.centre)", 1, 23, "justifyContent cannot be .centre; did you mean 'center'?",
      "Write .normal, .stretch, .flexStart, .flexEnd, .start, .end, .left, .right, .center, .spaceBetween, .spaceAround or .spaceEvenly."
    ),
    (
      "Row {}.justifyContent(center)", 1, 23, "justifyContent cannot be center; did you mean '.center'?",
      "Write a dot before it: .center."
    ),
    ("Flex().flexGrow(1)", 1, 8, "there is no modifier 'flexGrow'; did you mean 'grow'?", "Write .grow(1)."),
    ("Flex().flex-grow(1)", 1, 8, "names have no hyphens; did you mean 'grow'?", "Write .grow(1)."),
    ("Row {}.align-items(center)", 1, 8, "names have no hyphens; did you mean 'alignItems'?", ""),
    ("Row {}.justifyContent(.space-between)", 1, 24, "names have no hyphens; did you mean 'spaceBetween'?", ""),
    (
      "Fixed(widht: 3)", 1, 7, "Fixed has no 'widht'; did you mean 'width'?",
      "Write Fixed(width: 60), Fixed(height: 44), Fixed(width: 60, height: 44) or Fixed(40)."
    ),
    // Errors of the compiler.
    (
      "Row { Fixed(width: 3).wrap() }", 1, 23, "Fixed has no 'wrap'",
      "A leaf has no children to break into lines: put .wrap on the Row or Column around it."
    ),
    (
      "Flex().gap(3)", 1, 8, "Flex has no 'gap'",
      "A leaf has no children: put .gap on the Row or Column around it."
    ),
    (
      "Flex { Flex() }", 1, 6, "a block comes after Flex",
      "A Flex has no children: write Row { … }.flex(1) or Column { … }.flex(1)."
    ),
    (
      "Row(spacing: 10) { }", 1, 5, "Row has no 'spacing'; did you mean 'gap'?",
      "The space between children is called gap: Row(gap: 10) { … }."
    ),
    ("Row(alignment: .top) { }", 1, 16, "'alignment' of Row cannot be .top; did you mean 'start'?", "Write .start."),
    (
      "Fixed(60, 20)", 1, 11, "Fixed has one value too many",
      "Write Fixed(width: 60), Fixed(height: 44), Fixed(width: 60, height: 44) or Fixed(40)."
    ),
    (
      "Flex().padding(left: 8, top: 4)", 1, 25, "'top' comes after 'left'",
      "Sides come in the order top, left, bottom, right."
    ),
    (
      "Flex().absolute(right: 8, bottom: 4)", 1, 27, "'bottom' comes after 'right'",
      "Sides come in the order top, left, bottom, right."
    ),
    (
      "Flex().padding(.auto)", 1, 16, "padding cannot be .auto",
      "Write a number of points or .percent(50) for all sides, or Edges(top: 4, left: 8)."
    ),
    (
      "Flex().padding(end: 8, start: 4)", 1, 24, "'start' comes after 'end'",
      "Sides come in the order top, start, bottom, end."
    ),
    (
      "Flex().margin(left: 8, end: 4)", 1, 24, "margin has no 'end'",
      "Use left and right, or start and end, which follow the direction."
    ),
    (
      "Flex().padding(leading: 8)", 1, 16, "padding has no 'leading'; did you mean 'start'?",
      "Sides by direction are called start and end."
    ),
    ("Flex().marginStart(8)", 1, 8, "there is no modifier 'marginStart'", "Write .margin(start: 8)."),
    ("Flex().inset(left: 4)", 1, 14, "inset has no 'left'", "Write .absolute(top: 4, left: 4)."),
    ("Fixed(height: 3, width: 4)", 1, 18, "'width' comes after 'height'", "As in Swift, 'width' goes before 'height'."),
    ("Flex().margin(top: 1, top: 2)", 1, 23, "'top' is given twice", "Remove one of them."),
    (
      "Flex().padding()", 1, 8, "padding needs a value",
      "Write .padding(8), .padding(left: 16) or .padding(horizontal: 16, vertical: 8)."
    ),
    (
      "Measured(width: 3)", 1, 1, "Measured needs a value for 'height'",
      "Write Measured(width: 60, height: 20) or Measured(text: \"words\", advance: 10, lineHeight: 12)."
    ),
    (
      "Row { Fixed() }", 1, 7, "Fixed needs width or height",
      "Write Fixed(width: 60), Fixed(height: 44), Fixed(width: 60, height: 44) or Fixed(40)."
    ),
    (
      "Row { Measured() }", 1, 7,
      "Measured needs width and height, or text, advance and lineHeight, or widths and heights",
      "Write Measured(width: 60, height: 20) or Measured(text: \"words\", advance: 10, lineHeight: 12)."
    ),
    ("Row { \"OK\" }", 1, 7, "'\"' comes where an item should be", "Text is an item too: write Text(\"words\")."),
    (
      "Row { Button(\"OK\").padding(8) }", 1, 7, "there is no item 'Button'; did you mean 'Text'?",
      "Layouts contain sizes, not views. Write the view's text, as Text(\"OK\").padding(8), or its size, as Fixed(width: 60, height: 20)."
    ),
    (
      "Row { Card { Flex() } }", 1, 7, "there is no item 'Card'",
      "To name an item, add a modifier: Row { … }.id(card). An item is Row, Column, Flex, Fixed, Measured or Text. "
        + "More containers are Overlay, Linear, Flow, Pages, Grid, Block, FlowRoot, Masonry, Relative, Floats, "
        + "Split, Along and FirstThatFits."
    ),
    ("Flex(1, 2)", 1, 9, "Flex has one value too many", "Write Flex() or Flex(2)."),
    (
      "Fixed(width: .percent(50))", 1, 14, "'width' of Fixed cannot be .percent(50)",
      "Write a number; percentages are for modifiers, as in .width(.percent(50))."
    ),
    ("Row(8) {}", 1, 5, "the values of Row need labels", "Write Row { … } or Row(alignment: .center, gap: 10) { … }."),
    // Structure.
    ("", 1, 1, "there is no layout here", "Write Row { … }, for example."),
    ("Row {\n  Flex()\n", 1, 5, "this { of Row is never closed", "A } is missing."),
    ("Row { Flex(2 }", 1, 14, "'}' is unexpected here", "Write , or ) after a value."),
    ("Row { Flex() } }", 1, 16, "this } has no match", "Remove it, or open a Row { before it."),
    (
      "Grid(columns: [10]).width(90) { Flex() }", 1, 31, "a block comes after modifiers",
      "Put the block first, as in Row { Flex() }.width(340)."
    ),
    (
      "Flex()\nFlex()", 2, 1, "a layout has one root, and 'Flex' is a second one",
      "Put both into Row { … } or Column { … }."
    ),
    (
      "Row { Flex() Flex() }", 1, 14, "'Flex' comes right after an item",
      "Separate items by ; or a new line, and write } after the last one."
    ),
    (
      "Row { Flex(), Flex() }", 1, 13, "',' comes right after an item",
      "Separate items by ; or a new line, and write } after the last one."
    ),
    ("Row { Flex; Flex() }", 1, 11, "Flex has no parentheses", "Write Flex() or Flex(2)."),
    ("Row { Flex().wid", 1, 14, "there is no modifier 'wid'; did you mean 'width'?", ""),
    ("Row /* a", 1, 5, "this comment has no end", "Write */ at its end."),
    // Values.
    ("Flex().width(10px)", 1, 14, "'10px' is not a number; did you mean '10'?", "Numbers have no unit: write 10."),
    ("Flex().width(1.5rem)", 1, 14, "'1.5rem' is not a number", "Numbers are points, and 1rem is usually 16 of them."),
    (
      "Flex().width(50vw)", 1, 14, "'50vw' is not a number",
      "For a part of the container, write .percent(50); for the window's size, use the bounds."
    ),
    (
      "Flex().width(calc(100% - 20px))", 1, 14, "there is no function 'calc'",
      "Write a sum as in Swift: .width(.percent(50) - 20)."
    ),
    (
      "Flex().padding(.horizontal, 8)", 1, 16, "padding cannot be .horizontal",
      "Sides are labels: .padding(horizontal: 16), .padding(start: 8) for leading."
    ),
    (
      "Flex().flex(.none)", 1, 13, "flex cannot be .none",
      "CSS flex: none is .flex(0, 0, .auto), and flex: auto is .flex(1, 1, .auto)."
    ),
    (
      "Flex().aspectRatio(16/9)", 1, 22, "'/' is unexpected here",
      "Arithmetic is not computed here: write the result, or for a ratio, .aspectRatio(16, 9)."
    ),
    ("Flex().width(50%)", 1, 14, "'50%' is not a number; did you mean '.percent(50)'?", "Write .percent(50)."),
    ("Flex().padding(8 16)", 1, 18, "'16' is unexpected here", "Write , or ) after a value."),
    ("Flex().grow(.5)", 1, 13, "a number begins with a digit", "Write 0 before the point: 0.5."),
    ("Text(\"abc)", 1, 6, "this text has no end", "Write \" at its end, on the same line."),
    ("Text(\"\\q\")", 1, 7, "'\\' cannot come before this character", "Write \\\\ for a backslash."),
    ("Flex().id()", 1, 8, "id needs a value", "Write .id(logo) or .id(cell, index: 3)."),
    ("Flex().order(1.5)", 1, 14, "order cannot be 1.5", "Write a whole number."),
    ("Flex().width(.percent)", 1, 14, "width cannot be .percent", "Write .percent(50)."),
    (
      "Flex().width(.points(.points(.points(1))))", 1, 14, "width cannot be .points(.points(.points…",
      "Write .points(50)."
    ),
    (
      "Flex().width(" + String(repeating: ".points(", count: 40), 1, 269,
      "too many parentheses are nested here",
      ""
    ),
    // Columns count characters, and lines may end in two bytes.
    (
      "Row {\r\n  Text(\"漢é\"); Flx()\r\n}", 2, 15, "there is no item 'Flx'; did you mean 'Flex'?",
      Self.items
    ),
  ]

  @Test("A fault in the notation states its position, the problem and what to write", arguments: Rows.of(table.indices))
  func faults(rows: Rows<Int>) throws {
    for index in rows {
      let (text, line, column, message, expected) = Self.table[index]
      let fault = try #require(throws: SketchFault.self) { try Sketch(text) }
      #expect(fault.message == message)
      #expect(fault.expected == expected)
      #expect((fault.line, fault.column) == (line, column), "\(fault.line):\(fault.column) of \(text)")
    }
  }

  @Test(
    "Replacing the faulty text by the suggestion of the fault gives a valid layout",
    arguments: Rows.of([
      ("HStack { Flex() }", "Row { Flex() }"), ("Row { Spacer() }", "Row { Flex() }"),
      ("Row { ViewThatFits { Flex() } }", "Row { FirstThatFits { Flex() } }"),
      ("Row(spacing: 8) { }", "Row(gap: 8) { }"), ("Grid(spacing: 8) { Flex() }", "Grid(gap: 8) { Flex() }"),
      ("Grid(columns: 3) { Flex() }", "Grid(columns: .repeated(3, .flexible(1))) { Flex() }"),
      ("Flex().width(\"50%\")", "Flex().width(.percent(50))"), ("Flex().width(\"1.5px\")", "Flex().width(1.5)"),
      ("Flex().width(auto)", "Flex().width(.auto)"), ("Flex().width(\"auto\")", "Flex().width(.auto)"),
      ("Flex().height(50.percent)", "Flex().height(.percent(50))"), ("Flex().width(10px)", "Flex().width(10)"),
      ("Row { }.alignItems(.flex-start)", "Row { }.alignItems(.flexStart)"),
      ("Row { }.justify-content(.center)", "Row { }.justifyContent(.center)"),
      ("Row { }.justifyContent(\"center\")", "Row { }.justifyContent(.center)"),
      ("Row { }.justifyContent(.centre)", "Row { }.justifyContent(.center)"),
      ("Flex().width(Length.auto)", "Flex().width(.auto)"), ("Flex().width(+10px)", "Flex().width(+10)"),
      ("Flex().width(1e-3px)", "Flex().width(1e-3)"), ("Flex().width(\"-5%\")", "Flex().width(.percent(-5))"),
      ("Grid(columns: 80) { Flex() }", "Grid(columns: [80]) { Flex() }"),
      ("Flex().padding(leading: 8)", "Flex().padding(start: 8)"),
      ("Row(alignment: .top) { }", "Row(alignment: .start) { }"),
      ("Grid(columns: [.fr(2)]) { Flex() }", "Grid(columns: [.flexible(2)]) { Flex() }"),
      ("Flex().grow(-1px)", "Flex().grow(-1)"),
    ]))
  func suggestions(rows: Rows<(String, String)>) throws {
    for (text, valid) in rows {
      let fault = try #require(throws: SketchFault.self) { try Sketch(text) }
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(fault.suggestionRange(in: bytes), with: try #require(fault.suggestion).utf8)
      #expect(String(decoding: bytes, as: UTF8.self) == valid)
      _ = try Sketch(valid)
    }
  }

  @Test(
    "A fault in the notation has no suggestion that would be invalid itself",
    arguments: [
      "Flex().width(\".5\")", "Flex().width(\"10.\")", "Flex().width(\"1.2.3%\")", "Flex().width(\"percent\")",
      "Flex().font-size(12)", "Flex().width(.left)", "Row { }.gap(.horizontal)", "Flex().width(\"wide\")",
    ])
  func noInvalidSuggestions(text: String) throws {
    let fault = try #require(throws: SketchFault.self) { try Sketch(text) }
    #expect(
      fault.suggestion == nil && !fault.expected.contains("Sides") && !fault.expected.isEmpty,
      "\(fault.lines(width: 80))")
  }

  @Test("A fault in the notation is shown with its line, shortened to the width, and a mark below it")
  func markedLines() throws {
    let fault = try #require(throws: SketchFault.self) { try Sketch("Row {\n\tText(\"漢\"); Flx()\n}") }
    let shown = fault.lines(width: 80)
    #expect(
      shown.prefix(3) == [
        "line 2, column 13: there is no item 'Flx'; did you mean 'Flex'?", "  ·Text(\"漢\"); Flx()",
        "               ^",
      ])
    #expect(shown.dropFirst(3).joined(separator: " ") == Self.items)
    for text in [
      String(repeating: "Row { 漢", count: 40), "Row { " + String(repeating: "Flex(); ", count: 50) + "Flx() }",
    ] {
      let long = try #require(throws: SketchFault.self) { try Sketch(text) }
      for width in [20, 40, 80] {
        let lines = long.lines(width: width)
        for line in lines { #expect(Characters.columns(line) <= width) }
        let mark = try #require(lines.firstIndex { $0.last == "^" })
        // The character above the mark is the faulty one.
        let wrong = Array(text.utf8)[long.offset...].first ?? 0
        #expect(character(at: Characters.columns(lines[mark]) - 1, of: lines[mark - 1])?.utf8.first == wrong)
      }
    }
  }

  private func character(at column: Int, of line: String) -> Character? {
    var used = 0
    for character in line {
      if used == column { return character }
      for scalar in character.unicodeScalars { used += Characters.columns(scalar) }
    }
    return nil
  }

  @Test(
    "If the only problem of a text is that it ends too early, the fault is marked as unfinished",
    arguments: Rows.of([
      ("", true), ("Row", true), ("Row {", true), ("Row { Flex(", true), ("Row { Flex()", true),
      ("Row { Flex().", true),
      ("Row { /* a", true), ("Row { Flex().grow(", true), ("Row { Flex().width(3, ", true), ("Flex()", false),
      ("Row { } }", false), ("Row { Flx", false), ("Row { Text(\"a", false),
    ]))
  func unfinishedText(rows: Rows<(String, Bool)>) {
    for (text, isUnfinished) in rows {
      do {
        _ = try Sketch(text)
        #expect(!isUnfinished)
      } catch {
        #expect(error.isUnfinished == isUnfinished, "\(text): \(error.message)")
      }
    }
  }
}
