import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Reading layouts from Swift code")
struct SwiftReadingTests {
  @Test(
    "The bounds of a layout in Swift code are read from its layout call",
    arguments: [
      ("Row {}.layout(in: Frame(x: 5, y: 6, width: 30, height: 20))", Frame(x: 5, y: 6, width: 30, height: 20)),
      ("let bar: Row = Row {}.gap(3)\n  .layout(width: 80)", Frame(width: 80, height: .infinity)),
      ("Row {}.layout(height: 80).frames", Frame(width: .infinity, height: 80)),
      ("Row {}.layout()", Frame(width: .infinity, height: .infinity)),
      (
        "let bounds = Frame(width: 3, height: 4)\nlet a = Row {}\nlet b = a.layout(in: bounds)",
        Frame(width: 3, height: 4)
      ),
      ("Row {}.layout(in: Extent(width: 3, height: 4))", Frame(width: 3, height: 4)), ("Row {}", nil),
    ])
  func bounds(text: String, bounds: Frame?) throws {
    #expect(try Sketch(text).bounds == bounds)
  }

  @Test("Items in Swift code are named by enumeration cases, with or without the enumeration's name")
  func cases() throws {
    let sketch = try Sketch(
      "import EagerLayout\n\nenum Part: String {\n  case a\n  case b\n}\nlet bar = Row { Flex().id(Part.a); Flex().id(.b) }"
    )
    #expect(sketch.names == ["", "a", "b"])
  }

  @Test("A LinearLayout with items added to it is read, and the items are named by their handles")
  func linearLayout() throws {
    let sketch = try Sketch(
      """
      var screen = LinearLayout(
        .column, in: Frame(width: 320, height: 480), gap: 4, padding: Edges(2))
      let photo = screen.add(Flex())
      print(screen[photo])
      let bar = screen.add(Fixed(height: 44))    // the tools
      screen.add(Flex(2).id(note))
      screen[bar]
      """)
    var line = LinearLayout(.column, in: Frame(width: 320, height: 480), gap: 4, padding: Edges(2))
    let handles = [line.add(Flex()), line.add(Fixed(height: 44)), line.add(Flex(2))]
    let placement = sketch.layout(in: try #require(sketch.bounds))
    #expect(sketch.names == ["screen", "photo", "bar", "note"])
    #expect(placement.frames.dropFirst().elementsEqual(handles.map { line[$0] }))
    #expect(sketch.ignored.count == 2)
  }

  @Test(
    "Swift code that would have to run is refused with a reason",
    arguments: Rows.of([
      ("Row {}.layout(in: Frame(width: 3, height: 4)) { 4 }", "code that measures cannot run here"),
      ("Row {}.layout(in: Frame(width: 3, height: 4), measuring: size)", "code that measures cannot run here"),
      ("Row {}.layout(in: view.bounds)", "there are no bounds called 'bounds' here"),
      ("var a = Row {}\na = a.gap(3)", "code that changes 'a' cannot run here"),
      ("let", "a name and = must follow 'let'"), ("let a = Row {}\nlet b = Column {}", "a layout has one root"),
      (
        "var a = LinearLayout(.row, in: Frame(width: 3, height: 4))\nfor _ in 0..<3 { a.add(Flex()) }",
        "a loop or a condition that adds items cannot run here"
      ),
      ("var a = LinearLayout(.row)", "LinearLayout needs an axis and bounds"),
      (
        "var a = LinearLayout(.row, in: Frame(width: 3, height: 4))\na.add(Row {})",
        "a LinearLayout takes items without children"
      ),
      ("Row { Flex().layout(width: 3) }", "there is no modifier 'layout'"),
    ]))
  func refusedCode(rows: Rows<(String, String)>) {
    for (text, message) in rows {
      #expect {
        try Sketch(text)
      } throws: { error in
        (error as? SketchFault)?.message.contains(message) == true
      }
    }
  }

  @Test("Solutions of exercises written as Swift are read with the same frames and names")
  func solutionsAsSwift() throws {
    for (exercise, _) in Exercises.all {
      guard let sketch = try? Sketch(exercise.solution) else { continue }
      let again = try Sketch(sketch.swift)
      #expect(again.layout(in: exercise.bounds).frames == sketch.layout(in: exercise.bounds).frames)
      #expect(again.names == sketch.names)
    }
  }

  @Test("Random layouts written as Swift are read with the same frames")
  func randomLayouts() throws {
    for seed in RoundTrips.seeds.prefix(Thorough.pick(40, .max)) {
      var source = RandomLayout(seed: seed)
      let sketch = Sketch(source.item(levels: 3))
      guard let again = try? Sketch(sketch.swift) else {
        Issue.record("seed \(seed): \(sketch.swift)")
        continue
      }
      let bounds = Frame(width: 300, height: 200)
      #expect(again.layout(in: bounds).frames == sketch.layout(in: bounds).frames, "seed \(seed)")
    }
  }
}
