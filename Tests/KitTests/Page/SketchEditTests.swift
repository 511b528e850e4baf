import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundPage

@Suite("Changing one property in a text")
struct SketchEditTests {
  @Test(
    "Changing a property of a node leaves the rest of the text as it was typed",
    arguments: Rows.of([
      ("Row { Flex() /* a */ }", 1, "flexGrow", "2", "Row { Flex(2) /* a */ }"),
      ("Row { Flex(1) }", 1, "flexGrow", "3", "Row { Flex(3) }"),
      ("Row { Flex(2) }", 1, "flexGrow", "", "Row { Flex() }"),
      ("Row { Fixed(width: 60, height: 20).id(a) }", 1, "height", "24", "Row { Fixed(width: 60, height: 24).id(a) }"),
      ("Row { Fixed(width: 60).id(a) }", 1, "flexGrow", "1", "Row { Fixed(width: 60).grow(1).id(a) }"),
      ("Row { Fixed(width: 60).grow(1).id(a) }", 1, "flexGrow", "", "Row { Fixed(width: 60).id(a) }"),
      ("Row { Flex().basis( 80 ) }", 1, "flexBasis", "50%", "Row { Flex().basis(.percent(50)) }"),
      ("Row {\n  Flex()\n}", 0, "gap", "8", "Row {\n  Flex()\n}\n.gap(8)"),
      ("Row { Flex() }", 0, "gap", "8", "Row { Flex() }.gap(8)"),
      ("Row {\n  Flex()\n}\n.gap(8)", 0, "gap", "", "Row {\n  Flex()\n}"),
      ("Row { Flex() }.gap(8)", 0, "padding", "4", "Row { Flex() }.gap(8).padding(4)"),
      ("Row { Flex() }", 0, "flexDirection", "column", "Column { Flex() }"),
      ("Row { Flex() }.gap(1)", 0, "flexDirection", "rowReverse", "Row { Flex() }.gap(1).reversed()"),
      ("Column { Flex() }.reversed()", 0, "flexDirection", "row", "Row { Flex() }"),
      (
        "Row { Flex() }.gap(1)", 0, "justifyContent", "spaceBetween",
        "Row { Flex() }.gap(1).justifyContent(.spaceBetween)"
      ),
      ("Row { Flex() }.wrap()", 0, "flexWrap", "wrapReverse", "Row { Flex() }.wrap(.wrapReverse)"),
      // A later modifier would override the changed one.
      (
        "Row { Flex().basis(1).flex(2, 1, 30) }", 1, "flexBasis", "9", "Row { Flex().basis(1).flex(2, 1, 30).basis(9) }"
      ),
      // One modifier sets three properties.
      ("Row { Text(\"a\").flex(2, 0, 30) }", 1, "flexBasis", "", "Row { Text(\"a\").grow(2).shrink(0) }"),
      ("Row { Flex().maxWidth(80).minWidth(9) }", 1, "maxWidth", "", "Row { Flex().minWidth(9) }"),
      (
        "Masonry(columns: 2) { Flex().span(columns: 2) }", 1, "span", "columns: 1",
        "Masonry(columns: 2) { Flex().span(columns: 1) }"
      ),
      ("Row { Text(\"é) .grow(\") }", 1, "flexGrow", "1", "Row { Text(\"é) .grow(\").grow(1) }"),
    ]))
  func changedProperty(rows: Rows<(String, Int, String, String, String)>) throws {
    for (text, node, property, value, expected) in rows {
      #expect(try Self.changedText(text, node, property, value) == expected)
    }
  }

  @Test("Changing a property to an invalid value is a fault, and a change without effect gives no edit")
  func faults() throws {
    #expect(throws: SketchFault.self) { try Self.changedText("Row { Flex() }", 1, "flexGrow", "much") }
    #expect(throws: SketchFault.self) { try Self.changedText("Row { Flex() }", 1, "nonsense", "1") }
    #expect(try Self.changedText("Row { Flex() }", 1, "flexGrow", "1); Flex(") == nil)
    #expect(try Self.changedText("Row { Flex() }", 1, "maxWidth", "") == nil)
    #expect(try Self.changedText("Row { Flex() }", 1, "flexDirection", "column") == nil)
    // A Fixed needs a size.
    #expect(try Self.changedText("Row { Fixed(width: 60) }", 1, "width", "") == nil)
  }

  /// Properties with two values each.
  static let changes = [
    ("flexGrow", "2", "0.5"), ("flexShrink", "3", "0"), ("flexBasis", "40", "50%"), ("width", "33", "fitContent"),
    ("height", "21", "75%"), ("minWidth", "5", "auto"), ("maxHeight", "90", "none"), ("margin", "4", "auto"),
    ("padding", "6", "5%"), ("alignSelf", "center", "stretch"), ("order", "-1", "3"), ("aspectRatio", "1.5", "2"),
  ]

  @Test("Changing one property in the text of a random layout leaves all its other properties unchanged")
  func randomLayouts() throws {
    let layouts = Thorough.pick(25, 150)
    var tried = 0
    for seed in 0..<layouts {
      var layout = RandomLayout(seed: 90_000 + seed, hasArrangements: seed % 3 == 0)
      let sketch = Sketch(layout.item(levels: 3))
      guard let sketch = try? Sketch(sketch.text) else { continue }
      let node = layout.random.below(sketch.names.count)
      let (property, one, other) = layout.random.pick(Self.changes)
      for value in [one, other] {
        guard let edited = try Self.editedSketch(sketch, node, property, value) else { continue }
        tried += 1
        #expect(edited.names.count == sketch.names.count)
        #expect(
          Self.specifiedProperties(edited, node)[property] == Self.expected(value, property, edited.sourceKinds[node]),
          "\(sketch.text)\n\(edited.source)")
        for other in sketch.names.indices where other != node {
          #expect(
            Self.specifiedProperties(edited, other) == Self.specifiedProperties(sketch, other),
            "\(other): \(sketch.text)\n\(edited.source)")
        }
        var mine = Self.specifiedProperties(sketch, node), changed = Self.specifiedProperties(edited, node)
        (mine[property], changed[property]) = (nil, nil)
        #expect(mine == changed, "\(property): \(sketch.text)\n\(edited.source)")
        // An empty value removes the property again.
        guard let without = try Self.editedSketch(edited, node, property, "") else { continue }
        // The arguments of a Fixed cannot be removed.
        if edited.sourceKinds[node] == .fixed, ["width", "height"].contains(property) { continue }
        #expect(Self.specifiedProperties(without, node)[property] == nil, "\(edited.source)\n\(without.source)")
      }
    }
    #expect(tried > layouts * 3 / 2, "\(tried) edits")
  }

  /// The value that is specified after an edit; `nil` for an initial value.
  private static func expected(_ value: String, _ property: String, _ word: ItemKind) -> String? {
    switch (property, value) {
    case ("minWidth", "auto"), ("maxHeight", "none"): nil
    case ("flexShrink", "0") where word == .fixed: nil
    default: value
    }
  }

  private static func specifiedProperties(_ sketch: Sketch, _ node: Int) -> [String: String] {
    let specified = sketch.root.node(at: sketch.root.path(to: node))
    return Dictionary(
      SpecifiedProperties(specified, sketch.sourceKinds[node]).list.map { ($0.name, $0.value) },
      uniquingKeysWith: { $1 })
  }

  private static func editedSketch(
    _ sketch: Sketch, _ node: Int, _ property: String, _ value: String
  ) throws -> Sketch? {
    try changedText(sketch.source, node, property, value).map { try Sketch($0) }
  }

  private static func changedText(_ text: String, _ node: Int, _ property: String, _ value: String) throws -> String? {
    guard let edit = try Sketch(text).edit(node, property, value) else { return nil }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.range, with: edit.text)
    return String(decoding: bytes, as: UTF8.self)
  }
}
