import Arrangements
import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Grids in the notation")
struct GridNotationTests {
  @Test(
    "A fault in the notation of a grid states the problem and what to write",
    arguments: Rows.of([
      (
        "Grid(columns: 3) {}", "'columns' of Grid cannot be 3; did you mean '.repeated(3, .flexible(1))'?",
        "Write [80, .flexible(1)], .repeated(3, .flexible(1)), .autoFill(minimum: 80) or .subgrid."
      ),
      (
        "Grid(columns: [80, 1fr]) {}", "'1fr' is not a number; did you mean '.flexible(1)'?",
        "For a share, write .flexible(1)."
      ),
      (
        "Grid(columns: repeat(3, .auto)) {}", "there is no function 'repeat'",
        "Write .repeated(3, .flexible(1)), .autoFill(.minmax(80, .flexible(1))) or .autoFit(80)."
      ),
      (
        "Grid(columns: [GridItem(.flexible())]) {}", "there is no function 'GridItem'",
        "Write .flexible(1) for a share, 80 for a length, and .autoFill(minimum: 80) for an adaptive one."
      ),
      (
        "Grid(columns: [80, .flexibel(1)]) {}", "'columns' of Grid cannot be .flexibel(1); did you mean 'flexible'?",
        nil
      ),
      (
        "Grid(columns: [auto]) {}", "'columns' of Grid cannot be auto; did you mean '.auto'?",
        "Write a dot before it: .auto."
      ),
      ("Grid(columns: [.minmax(80)]) {}", "minmax needs a value", "Write .minmax(40, .auto)."),
      (
        "Grid(spacing: 4) {}", "Grid has no 'spacing'; did you mean 'gap'?",
        "The space between tracks is gap: Grid(gap: 8) { … }, or { … }.gap(row: 4, column: 8)."
      ),
      (
        "Grid(columns: [.flexible(minimum: 40, maximum: 80)]) {}", "flexible has no 'minimum'",
        "Write .minmax(40, 80) for two limits, or .minmax(40, .flexible(1)) for a share of at least 40."
      ),
      (
        "Grid(columns: .adaptive(minimum: 80)) {}", "'columns' of Grid cannot be .adaptive(minimum: 80)",
        "For as many columns as fit, write .autoFill(minimum: 80)."
      ),
      (
        "Grid(autoFlow: .dense) {}", "Grid has no 'autoFlow'; did you mean 'flow'?",
        "The direction of placement is called flow: write Grid(flow: .rowDense), .column or .columnDense."
      ),
      ("Grid(colums: [80]) {}", "Grid has no 'colums'; did you mean 'columns'?", nil),
      (
        "Grid { Flex().cell(column: 1.5) }", "'column' of cell cannot be 1.5", "Write a whole number such as 1 or -1."
      ),
      (
        "Grid { Flex().area(\"two words\") }", "area cannot be \"two words\"",
        "A name consists of letters, digits, - and _, does not begin with a digit, and is not auto, span or none."
      ),
      (
        "Grid(areas: [\"nav body\", \"nav\"]) {}", "'areas' of Grid cannot be [\"nav body\", \"nav\"]",
        "Row 2 has 1 cell, and row 1 has 2: write a dot for an empty cell."
      ),
      (
        "Grid(areas: [\"nav body\", \"body nav\"]) {}", "'areas' of Grid cannot be [\"nav body\", \"body nav\"]",
        "The cells of 'nav' must form a rectangle, and they do not."
      ),
      (
        "Grid(rows: [.masonry]) {}", "'rows' of Grid cannot be .masonry",
        "For columns of items of different heights, use Masonry(columns: 3) { … }."
      ),
      ("Grid { Flex().gridColumn(2) }", "there is no modifier 'gridColumn'", nil),
      ("Grid {}.wrap()", "Grid has no 'wrap'", nil),
    ]))
  func faults(rows: Rows<(String, String, String?)>) throws {
    for (text, message, expected) in rows {
      let fault = try #require(throws: SketchFault.self) { try Sketch(text) }
      #expect(fault.message == message)
      if let expected { #expect(fault.expected == expected) }
    }
  }

  @Test("Grids are written as CSS grids")
  func css() throws {
    let grid = try Sketch(
      """
      Grid(columns: [80, .minmax(40, .auto), .flexible(1)], areas: ["head head .", "nav body ."], flow: .columnDense) {
        Flex().area(head); Flex().cell(column: 2).end(row: .span(2)).justifySelf(.center); Flex().cell(row: -1).span(columns: 2)
      }
      .alignItems(.center).justifyContent(.spaceBetween)
      """)
    #expect(
      grid.css.contains(
        "display: grid; grid-template-columns: 80px minmax(40px, auto) 1fr; "
          + "grid-template-areas: 'head head .' 'nav body .'; grid-auto-flow: column dense; align-items: center; "
          + "justify-content: space-between"))
    #expect(grid.css.contains("\"grid-area: head\""))
    #expect(grid.css.contains("\"grid-column: 2; grid-row: span 2; justify-self: center\""))
    #expect(grid.css.contains("\"grid-column: span 2; grid-row: -1\""))
    let long = Sketch(Grid(columns: [.points(1e300), 10, .percent(-1)]) {}.node)
    #expect(long.css.contains("grid-template-columns: 1000000000px 10px 0%"))
  }

  @Test(
    "A grid that CSS does not accept is written with a comment that states the reason",
    arguments: Rows.of(
      [
        (.autoFill(.auto), "tracks without a length are in or beside tracks that repeat to fill the space"),
        (
          [.autoFill(80), .flexible(1)],
          "tracks without a length are in or beside tracks that repeat to fill the space"
        ),
        ([.autoFill(80), .autoFill(80)], "several parts repeat to fill the space"),
        (.repeated(2, .repeated(2, 80)), "a repetition is inside another repetition"),
        (.repeated(2, .line("a")), "a repetition has no track"),
      ] as [(GridTemplate, String)]))
  func lossesInCSS(rows: Rows<(GridTemplate, String)>) throws {
    for (columns, reason) in rows {
      let sketch = Sketch(Grid(columns: columns) {}.node)
      #expect(
        sketch.css.contains("<!-- CSS has no Grid in which \(reason): its children are laid out without its rules. -->")
      )
      let loss = "CSS has no Grid in which \(reason): the children of one container are laid out"
      #expect(sketch.lossesInCSS[0].hasPrefix(loss))
      #expect(sketch.elements[0].lost == ["CSS has no Grid in which \(reason)."])
    }
  }

  @Test(
    "Track repetitions without brackets and flexible tracks without a number are read and printed",
    arguments: [
      (".autoFill(100)", ".autoFill(100)"), (".autoFit(100, 20)", ".autoFit(100, 20)"),
      ("[.autoFill(.line(\"a\"), 100)]", ".autoFill(.line(\"a\"), 100)"),
      (".autoFill(.minmax(80, .flexible(1)))", ".autoFill(minimum: 80)"),
      (".autoFit(minimum: 80)", ".autoFit(minimum: 80)"),
      ("[.flexible(), .minmax(40, .flexible())]", "[.flexible(1), .minmax(40, .flexible(1))]"),
    ])
  func shortForms(written: String, text: String) throws {
    let sketch = try Sketch("Grid(columns: \(written)) {}")
    #expect(sketch.text.hasPrefix("Grid(columns: \(text)) {}"), "\(sketch.text)")
    #expect(try Sketch(sketch.text).css == sketch.css && Sketch(sketch.swift).text == sketch.text)
  }

  @Test("Grid items can be placed at the edges of areas by the names of CSS, such as nav-start")
  func areaEdges() throws {
    let text = """
      Grid(columns: [80, 60, 40], rows: [10, 20], areas: ["head head head", "nav body body"]) {
        Flex().cell(column: .named("body-start"), row: .named("nav-start")).end(column: .named("body-end")).id(it)
        Flex().cell(column: .nth(1, of: "nav-end"), row: .named("head-end")).id(other)
      }
      """
    let sketch = try Sketch(text)
    let frames = sketch.item.layout(width: 180).frames
    #expect(frames[1] == Frame(x: 80, y: 10, width: 100, height: 20))
    #expect(frames[2] == Frame(x: 80, y: 10, width: 60, height: 20))
    #expect(sketch.css.contains("grid-column: body-start / body-end; grid-row: nav-start"))
    #expect(try Sketch(sketch.text).css == sketch.css)
    #expect(try Sketch(sketch.swift).text == sketch.text)
    #expect(sketch.named.layout(width: 180).frames.contains(Frame(x: 80, y: 10, width: 100, height: 20)))
  }

  @Test("Grid positions at the nth line of a name, and spans to a name, are the same after reading and writing")
  func linesByName() throws {
    let text = """
      Grid(columns: [80, 80], areas: ["nav body"]) {
        Flex().cell(column: .nth(2, of: "side"), row: .spanTo(3, of: "side"))
        Flex().cell(column: .named("nav")).end(column: .spanTo(1, of: "side"), row: .nth(-1, of: "nav"))
      }
      """
    let sketch = try Sketch(text)
    #expect(sketch.css.contains("grid-column: 2 side; grid-row: span 3 side"))
    #expect(sketch.css.contains("grid-column: nav / span 1 side; grid-row: auto / -1 nav"))
    #expect(try Sketch(sketch.text).css == sketch.css)
    #expect(try Sketch(sketch.swift).text == sketch.text)
    let fault = try #require(throws: SketchFault.self) { try Sketch("Grid { Flex().cell(column: .nth(2)) }") }
    #expect(fault.expected == "Write .nth(2, of: \"nav\").")
  }
}
