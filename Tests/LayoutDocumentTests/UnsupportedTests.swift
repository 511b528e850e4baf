import LayoutDocument
import Testing

@Suite("What the engine does not have yet is refused by name")
struct UnsupportedTests {
  @Test(
    "and the document is read and written all the same",
    arguments: [
      (#"{"style":{"flex-wrap":"wrap"}}"#, "root.style.flex-wrap: wrap is not supported yet"),
      (#"{"style":{"direction":"rtl"}}"#, "root.style.direction: rtl is not supported yet"),
      (#"{"style":{"align-items":"last baseline"}}"#, "root.style.align-items: last baseline is not supported yet"),
      (
        #"{"children":[{},{"style":{"align-self":"baseline","order":-1,"aspect-ratio":1.5},"text":"a"}]}"#,
        """
        root.children[1].style.align-self: baseline is not supported yet
        root.children[1].style.order: -1 is not supported yet
        root.children[1].style.aspect-ratio: 1.5 is not supported yet
        """
      ),
    ])
  func refused(root: String, message: String) throws {
    let document = try LayoutDocument(parsing: document(root: root))
    #expect { try document.layout() } throws: { "\($0)" == message }
    #expect(try LayoutDocument(parsing: document.json()) == document)
  }

  @Test(
    "but not where it says nothing",
    arguments: [
      #"{"style":{"flex-wrap":"nowrap","align-content":"center","direction":"ltr","order":0}}"#,
      #"{"style":{"flex-wrap":"wrap","align-items":"baseline"},"text":"a"}"#,
    ])
  func harmless(root: String) throws {
    let document = try LayoutDocument(parsing: document(root: root))
    #expect(throws: Never.self) { try document.layout() }
  }
}
