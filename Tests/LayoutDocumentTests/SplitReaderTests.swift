import Arrangements
import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Reading MyLayout's grid descriptions")
struct SplitReaderTests {
  private func faults(_ text: String) -> [String] {
    do throws(LayoutDocumentError) {
      _ = try Split(gridDescription: text)
      return []
    } catch {
      return error.faults.map { $0.description }
    }
  }

  @Test("A grid description of MyLayout is read as a split")
  func example() throws {
    let split = try Split(
      gridDescription: """
        {"cols": [
          {"size": 100}, {"size": "25%"}, {"size": "-50%"}, {"size": "fill"},
          {"rows": [{"size": "wrap"}, {}], "space": 4, "size": 0.5}
        ], "space": 10}
        """)
    #expect(
      split
        == Split(
          .columns(
            [.points(100), .fraction(0.25), .rest(0.5), .fill, .fraction(0.5).rows([.content, .fill], gap: 4)], gap: 10)
        ))
  }

  @Test("A split from a grid description has the expected frames")
  func frames() throws {
    let split = try Split(
      gridDescription: #"{"cols":[{"size":100},{"size":"25%"},{"size":"-50%"},{},{}],"space":10}"#)
    let placement = split { for item in 0..<5 { Flex().id(item) } }.layout(width: 400, height: 200)
    #expect((0..<5).map { placement[$0]?.x } == [0, 110, 210, 305, 357.5])
  }

  @Test("Padding, gravity, tags, placeholders and anchors of a grid description are read in any order")
  func otherKeys() throws {
    let split = try Split(
      gridDescription: """
        {"padding": "{1, 2,3,4}", "rows": [
          {"gravity": "top|right", "tag": 7}, {"placeholder": true}, {"gravity": "centerX | bottom", "tag": "0"},
          {"anchor": 1, "cols": [{"gravity": "width|height"}, {"size": -0.25}, {"size": "-100%"}, {"size": "1"}]}
        ]}
        """)
    let columns = SplitPart.columns([.fill, .rest(0.25), .rest(1), .points(1)], gap: 0).behind
    let rows: [SplitPart] = [
      .fill.tag(7).place(Place(horizontal: .end, vertical: .start)), .empty,
      .fill.place(Place(horizontal: .center, vertical: .end)), columns,
    ]
    #expect(split == Split(.rows(rows, gap: 0).padding(Edges(top: 1, left: 2, bottom: 3, right: 4))))
  }

  @Test("Keys of a grid description that are not about layout are ignored")
  func ignoredKeys() throws {
    let split = try Split(
      gridDescription: """
        {"action": "tap", "action-data": {"a": [1]}, "top-borderline": {"color": "#FF0000", "thick": 1},
         "bottom-borderline": {}, "left-borderline": {}, "right-borderline": {}, "overlap": "top|left"}
        """)
    #expect(split == Split(.fill))
  }

  @Test(
    "The fault of a grid description states its path, value and what to write",
    arguments: Rows.of([
      ("{\"rows\":[{\"size\":-5}]}", "rows[0].size: -5 is negative; write \"-20%\" for a share of what is left"),
      (
        "{\"rows\":[{},{\"cols\":[{\"size\":\"wide\"}]}]}",
        "rows[1].cols[0].size: \"wide\" is not a size; write a number, \"25%\", \"-20%\", \"wrap\" or \"fill\""
      ),
      ("{\"size\":\"5pt\"}", "size: \"5pt\" has an unsupported unit; write points without a unit, or %"),
      ("{\"size\":1e10}", "size: 1e10 is too large; numbers go up to 1000000000"),
      ("{\"size\":[]}", "size: a list is not a size; write a number, \"25%\", \"-20%\", \"wrap\" or \"fill\""),
      ("{\"rows\":{}}", "rows: an object is not a list of grids; write [{…}, {…}]"),
      ("{\"cols\":[3]}", "cols[0]: 3 is not a grid; write an object, at least {}"),
      ("{\"rows\":[],\"cols\":[]}", "cols: a grid has either rows or cols; nest one in the other"),
      ("{\"space\":-1}", "space: -1 is negative; write 0 or more"),
      ("{\"space\":\"x\"}", "space: \"x\" is not a number; write a number of points"),
      (
        "{\"padding\":\"{1,2,3}\"}",
        "padding: \"{1,2,3}\" is not a padding; write top, left, bottom and right, as in \"{10,20,10,20}\""
      ),
      (
        "{\"gravity\":\"left|middle\"}",
        "gravity: \"middle\" is not a gravity; write left, right, centerX, width, top, bottom, centerY or height"
      ),
      ("{\"gravity\":1}", "gravity: 1 is not a gravity; write words, as in \"top|left\""),
      ("{\"tag\":1.5}", "tag: 1.5 is not a whole number; write one"),
      ("{\"anchor\":\"maybe\"}", "anchor: \"maybe\" is neither true nor false; write one of them"),
      ("{\"row\":[]}", "row: unknown key; did you mean rows?"),
      ("{\"size\":1,\"size\":2}", "size: duplicate key; remove one of them"),
      ("[]", "line 1, column 1: expected a grid, as in {\"rows\": [{}, {}]}, but found \"[\""),
      ("{} {}", "line 1, column 4: expected nothing after the grid, but found \"{\""),
    ]))
  func faults(rows: Rows<(String, String)>) {
    for (text, message) in rows {
      #expect(faults(text) == [message])
    }
  }

  @Test("All faults of a grid description are reported, and 256 nested levels are read")
  func severalFaults() {
    #expect(faults("{\"space\":-1,\"rows\":[{\"size\":-5},{\"tag\":{}}]}").count == 3)
    func nested(_ depth: Int) -> String {
      String(repeating: "{\"rows\":[", count: depth) + "{}" + String(repeating: "]}", count: depth)
    }
    #expect(faults(nested(255)) == [])
    #expect(faults(nested(300)).first?.contains("nests deeper than 256 levels") == true)
  }

  @Test("A grid description cut off anywhere is an error, and a mutated one does not crash")
  func truncated() {
    let text = Array(
      #"{"padding":"{1,2,3,4}","rows":[{"size":"-20%","gravity":"top|left","tag":3},{"anchor":true}]}"#.utf8)
    for end in 0..<text.count {
      #expect(throws: LayoutDocumentError.self) { try Split(gridDescription: Array(text[..<end])) }
    }
    var random = SplitMix64(seed: 5)
    for _ in 0..<2_000 {
      var other = text
      for _ in 0..<3 { other[random.below(other.count)] = UInt8(random.below(256)) }
      _ = try? Split(gridDescription: other)
    }
  }
}
