import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Deep documents")
struct DepthTests {
  private let levels = Thorough.pick(2_000, 100_000)

  private func nested(_ levels: Int) -> String {
    document(
      root: String(repeating: #"{"style":{"flex-direction":"column"},"children":["#, count: levels - 1) + "{}"
        + String(repeating: "]}", count: levels - 1))
  }

  @Test("Documents of thousands of levels are read, laid out and written, and so are reports of their frames")
  func deepDocuments() throws {
    let document = try LayoutDocument(parsing: nested(levels))
    let placement = document.layout()
    #expect(placement.frames.count == levels)
    #expect(FrameReport(name: nil, placement: placement).utf8.count > levels * 40)
    #expect(document.json() == nested(levels))
    let shallower = try LayoutDocument(parsing: nested(Thorough.pick(500, 2_000)))
    #expect(try LayoutDocument(parsing: shallower.json(pretty: true)) == shallower)
  }

  @Test("A tree made from a deep document has the document's frames, and an edit at the root changes two of them")
  func trees() throws {
    let document = try LayoutDocument(parsing: nested(levels))
    var tree = document.tree()
    #expect(tree.layout(in: document.available).count == levels)
    #expect(tree.placement() == document.layout())
    tree.editStyle(of: tree.root) { $0.paddingTop = .points(3) }
    #expect(tree.layout(in: document.available).count == 2)
  }

  @Test("Faults at each of thousands of levels of a document have abbreviated paths")
  func faults() {
    let levels = Thorough.pick(5_000, 20_000)
    let text = document(
      root: String(repeating: #"{"id":1,"children":["#, count: levels) + String(repeating: "]}", count: levels))
    #expect { try LayoutDocument(parsing: text) } throws: {
      guard let error = $0 as? LayoutDocumentError else { return false }
      return error.faults.count == levels && error.faults.allSatisfy { $0.path.utf8.count < 900 }
    }
  }

  @Test(
    "A million nested nodes of a document are read, and one more is a fault", .enabled(if: Thorough.isOn, "a long test")
  )
  func limit() {
    let open = String(repeating: #"{"children":["#, count: 1_000_000)
    let start = #"{"available":{"width":300,"height":200},"root":"#
    // The column belongs to the first node beyond the limit, so the others were read.
    #expect(
      LayoutDocumentTests.faults(start + open + "{}")
        == "line 1, column \(start.count + open.utf8.count + 1): "
        + "nests deeper than 1000000 levels, which is the limit of the reader; make the tree flatter")
  }

  @Test("A million nested brackets in a skipped value of a document are read, and one more is a fault")
  func skippedBrackets() {
    let start = #"{"expected":"#
    let brackets = String(repeating: "[", count: 1_000_001)
    #expect(
      LayoutDocumentTests.faults(start + brackets)
        == "line 1, column \(start.count + brackets.utf8.count): "
        + "nests deeper than 1000000 levels, which is the limit of the reader; make the tree flatter")
    let closed = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(!LayoutDocumentTests.faults(start + closed + "}").contains("line"))
  }
}
