import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The page with the frames of a layout")
struct FramesPageTests {
  @Test("The page of a layout lists the frames of all items at any width", arguments: [20, 40, 80, 120])
  func framesPage(columns: Int) throws {
    let sketch = try Sketch(
      "Row { Fixed(width: 60).id(logo); Flex(); Text(\"ab\"); Column { Flex().id(inner) }.width(0) }")
    let placement = sketch.layout(in: .init(width: 320, height: 120))
    let page = sketch.picture(of: placement)
      .page(withFramesUnder: "Row", columns: columns, rows: 8, issues: ["something"])
    let text = page.lines().joined(separator: "\n")
    #expect(page.width <= columns && page.lost == 0)
    for name in ["logo", "Flex", "“ab”", "Column", "inner", "something"] { #expect(text.contains(name)) }
    #expect(text.contains("240") && text.contains("300"))
  }

  @Test("Boxes in the picture of a sketch are named by the items' ids, texts or kinds")
  func itemNames() throws {
    let sketch = try Sketch("Row { Fixed(width: 60).id(logo, index: 2); Flex(); Text(\"ab\") }")
    let picture = sketch.picture(of: sketch.layout(in: .init(width: 320, height: 120)))
    #expect(picture.boxes.map { $0.name } == ["Row", "logo[2]", "Flex", "“ab”"])
    #expect(picture.boxes.map { $0.isNamed } == [false, true, false, false])
    #expect(sketch.names.indices.map { sketch.name(of: $0) } == ["Row", "logo[2]", "Flex", "Text"])
  }
}
