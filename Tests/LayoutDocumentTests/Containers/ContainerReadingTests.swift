import EagerLayout
import LayoutDocument
import Testing

@Suite("Reading custom containers from documents")
struct ContainerReadingTests {
  private func read(_ root: String) throws -> LayoutDocument {
    try LayoutDocument(parsing: document(root: root), vocabulary: .withTestContainers)
  }

  @Test("A document with custom containers has the frames of the same layout in Swift")
  func frames() throws {
    let read = try read(
      """
      {"style": {"display": "stairs", "step": "20px", "side": "end", "height": 100}, "children": [
        {"id": "a", "style": {"width": 30, "height": 10}},
        {"id": "b", "style": {"steps": 3, "shift": -5, "width": 40, "height": 10}},
        {"id": "c", "style": {"display": "radial", "radius": 30}, "children": [{"id": "d", "intrinsic": [10, 10]}]}]}
      """)
    let made = Stairs(step: 20, side: .end) {
      Fixed(width: 30, height: 10).id("a")
      Fixed(width: 40, height: 10).stair(3, shift: -5).id("b")
      Radial(radius: 30) { Measured(width: 10, height: 10).id("d") }.id("c")
    }
    .height(100)
    let placement = read.layout()
    #expect(placement.frames == made.layout(in: Frame(width: 300, height: 100)).frames)
    #expect(placement["b"] == Frame(x: 255, y: 80, width: 40, height: 10))
    #expect(placement["c"] == Frame(x: 240, y: 100, width: 60, height: 60))
    #expect(placement["d"] == Frame(x: 295, y: 125, width: 10, height: 10))
    var tree = read.tree()
    tree.layout(in: read.available)
    #expect(tree["d"] == placement["d"])
  }

  @Test("The order of keys in a document with custom containers does not matter")
  func orderOfKeys() throws {
    let usual = try read(
      #"{"style":{"display":"stairs","step":5},"children":[{"style":{"display":"radial","radius":4,"steps":2}}]}"#)
    let reordered = try read(
      #"{"children":[{"style":{"steps":2,"radius":4,"display":"radial"}}],"style":{"step":5,"display":"stairs"}}"#)
    #expect(usual == reordered)
    #expect(usual.json() == reordered.json())
    #expect(usual.layout().frames == reordered.layout().frames)
  }

  @Test("A hidden node of a document keeps its custom container, and is written with it")
  func hiddenContainer() throws {
    let text = document(root: #"{"style":{"display":"none stairs","step":5},"children":[{"style":{"steps":2}}]}"#)
    let read = try LayoutDocument(parsing: text, vocabulary: .withTestContainers)
    #expect(read.layout().frames == [Frame(width: 0, height: 0), Frame(width: 0, height: 0)])
    #expect(read.json() == text)
    #expect(try read != self.read(#"{"style":{"display":"none"},"children":[{}]}"#))
  }

  @Test("A custom container in a document ignores flex-direction and flex-wrap but has gaps")
  func ignoredProperties() throws {
    let read = try read(
      #"{"style":{"flex-direction":"row-reverse","display":"radial","flex-wrap":"wrap","radius":5,"gap":3}}"#)
    #expect(
      read.json()
        == document(root: ##"{"style":{"display":"radial","radius":5,"row-gap":"3px","column-gap":"3px"}}"##))
  }

  @Test("A word added to a vocabulary replaces an earlier one of the same name")
  func replacedWord() throws {
    let other = Vocabulary.Word("radial", Stairs(), properties: [.init("radius", \.step, .length)])
    let vocabulary = Vocabulary.withTestContainers.adding(other)
    let text = document(root: #"{"style":{"display":"radial","radius":7},"children":[{"intrinsic":[1,1]}]}"#)
    let read = try LayoutDocument(parsing: text, vocabulary: vocabulary)
    #expect(read.layout().frames[1].y == 7)
  }

  @Test("A container in a document whose word is not in the vocabulary is a fault")
  func missingWord() {
    #expect(
      faults(document(root: #"{"style":{"display":"radial","radius":7}}"#))
        == """
        root.style.display: "radial" is not a value of display; write \(LayoutDocument.displays)
        root.style.radius: unknown property; remove it, or write a property that 'layout frames --help' lists
        """)
    #expect(
      faults(document(root: #"{"style":{"display":"overlay"}}"#)).isEmpty)
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(
        parsing: document(root: #"{"style":{"display":"overlay"}}"#), vocabulary: Vocabulary())
      Issue.record("An empty vocabulary knows a container.")
    } catch {
      #expect(
        error.description == #"root.style.display: "overlay" is not a value of display; write flex, none or contents"#)
    }
  }
}
