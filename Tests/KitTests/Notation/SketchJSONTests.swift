import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundPage

@Suite("Layouts as JSON")
struct SketchJSONTests {
  @Test("The JSON of random layouts is the document that the library writes")
  func randomLayouts() throws {
    var compared = 0
    for seed in 0..<Thorough.pick(100, 400) {
      var layout = RandomLayout(seed: 60_000 + seed)
      let sketch = Sketch(layout.item(levels: 4))
      guard let document = try? LayoutDocument(available: .init(width: 320, height: 240), root: sketch.named) else {
        continue
      }
      compared += 1
      #expect(sketch.json(in: Frame(width: 320, height: 240)) == document.json())
    }
    #expect(compared > Thorough.pick(15, 50), "\(compared) documents")
  }

  @Test("The JSON of a grid is the document that the library writes")
  func grids() throws {
    let sketch = try Sketch(
      """
      Grid(columns: [80, .minmax(40, .auto), .line("end")], rows: .repeated(2, .flexible(1)),
        areas: ["head head", "nav ."], autoRows: [20, .fitContent(30)], flow: .rowDense, justifyItems: .center, gap: 8) {
        Fixed(height: 20).area(head).id(title)
        Flex().cell(column: -1, row: .named("end")).span(columns: 2).justifySelf(.end, .safe)
        Grid(columns: .autoFit(minimum: 30)) {}.alignSelf(.center).hidden()
      }
      .alignContent(.center)
      """)
    let json = try #require(sketch.json(in: Frame(width: 320, height: 240)))
    #expect(try json == LayoutDocument(available: .init(width: 320, height: 240), root: sketch.named).json())
    let document = try LayoutDocument(parsing: json)
    #expect(document.layout().frames == sketch.layout(in: Frame(width: 320, height: .infinity)).frames)
  }

  @Test("A layout with Masonry has no JSON, and the JSON of a layout with a duplicate id can be read")
  func limits() throws {
    #expect(try Sketch("Row { Masonry(columns: 2) {} }").json(in: Frame(width: 10, height: 10)) == nil)
    let json = try #require(
      try Sketch("Row { Flex().id(a); Flex().id(a) }").json(in: Frame(width: .infinity, height: 10)))
    let document = try LayoutDocument(parsing: json)
    #expect(document.available == .init(width: .maxContent, height: .points(10)))
  }
}
