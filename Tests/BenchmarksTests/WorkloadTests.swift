import EagerLayout
import LayoutDocument
import Testing

@testable import benchmarks

@Suite("A workload")
struct WorkloadTests {
  @Test("of a document has the document's frames")
  func document() throws {
    let document = try LayoutDocument(
      parsing: """
        {"available": {"width": 300, "height": 200}, "root": {"style": {"width": "100%", "row-gap": "3px"}, "children": [
          {"style": {"flex-grow": 1}, "children": [{"intrinsic": [10, 20], "id": "changed"}]},
          {"style": {"flex-direction": "column"}, "children": [{"style": {"height": "7px"}}, {}]}
        ]}}
        """)
    let workload = Workload(document, name: "small")
    #expect(workload.nodes.count == 6)
    let placement = Placement(workload.arena(), in: workload.space)
    #expect(placement.frames == document.layout().frames)
    #expect(placement["changed"]?.width == 10)
  }

  @Test("of a chain has a leaf at each level, at any depth", arguments: [1, 2, 200, 100_000])
  func chain(levels: Int) {
    let workload = Workload.chain(levels: levels)
    #expect(workload.nodes.count == 2 * levels + 2)
    let placement = Placement(workload.arena(), in: workload.space)
    // The innermost leaf is in all of the margins.
    let innermost = placement.frames[2 * levels + 1]
    #expect(innermost.x >= Double(levels) && innermost.y >= Double(levels))
    #expect(placement.frames[0].width == 4000)
  }
}
