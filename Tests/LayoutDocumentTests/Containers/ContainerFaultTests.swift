import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Faults of containers in documents")
struct ContainerFaultTests {
  @Test(
    "The fault of an invalid container property in a document states its path, value and what to write",
    arguments: Rows.of([
      (#""step":-1"#, "step: -1 is negative; write 0 or more"),
      (#""step":"5em""#, #"step: "5em" is not a value of step; write a length such as 12"#),
      (#""step":1e10"#, "step: 10000000000 is too large; numbers go up to 1000000000"),
      (#""step":1e999"#, "step: inf is too large; numbers go up to 1000000000"),
      (#""step":[1]"#, "step: an array is not a value of step; write a length such as 12"),
      (#""step":null"#, "step: null is not a value of step; write a length such as 12"),
      (#""side":"left""#, #"side: "left" is not a value of side; write start or end"#),
      (#""side":{}"#, "side: an object is not a value of side; write start or end"),
      (#""steep":1"#, "steep: 1 is not a value of steep; write true or false"),
      (#""labels":"a""#, #"labels: "a" is not a value of labels; write an array in which each element is a string"#),
      (
        #""labels":["a", 5, "b", false]"#,
        "labels[1]: 5 is not a value of labels; write a string\n"
          + "root.style.labels[3]: false is not a value of labels; write a string"
      ),
      (#""limit":2.5"#, "limit: 2.5 is not a value of limit; write a whole number from 1 to 100"),
      (#""limit":0"#, "limit: 0 is not a value of limit; write a whole number from 1 to 100"),
      (#""limit":-1"#, "limit: -1 is negative; write a whole number from 1 to 100"),
      (#""share":1.5"#, "share: 1.5 is not a value of share; write a number from 0 to 1"),
    ]))
  func invalidValues(rows: Rows<(String, String)>) {
    for (style, fault) in rows {
      #expect(faultsWithTestContainers(document(style: #""display":"stairs",\#(style)"#)) == "root.style.\(fault)")
    }
  }

  @Test("The fault of a property in the wrong container of a document states where it belongs")
  func misplacedProperties() {
    #expect(
      faultsWithTestContainers(
        document(root: #"{"style":{"step":1},"children":[{"style":{"steps":1,"stepps":2}}],"id":"a"}"#))
          == """
          root.style.step: is a property of stairs, and this node is flex; remove it or write "display": "stairs" here
          root.children[0].style.steps: is a property of items in stairs, and this node is in flex; remove it or \
          write "display": "stairs" in root.style
          root.children[0].style.stepps: unknown property; did you mean steps?
          """)
    #expect(
      faultsWithTestContainers(document(style: #""display":"radial","radius":1,"steps":1,"step":2"#))
        == """
        root.style.steps: is a property of items in stairs, and this node is in no container; remove it
        root.style.step: is a property of stairs, and this node is radial; remove it or write "display": "stairs" here
        """)
  }

  @Test("A misspelled display in a document is a single fault that suggests the nearest value")
  func misspelledDisplay() {
    #expect(
      faultsWithTestContainers(
        document(root: #"{"style":{"display":"stair","step":1},"children":[{"style":{"steps":1}}]}"#))
        == #"root.style.display: "stair" is not a value of display; did you mean stairs?"#)
    #expect(
      faultsWithTestContainers(document(root: #"{"style":{"display":"none  stairs"}}"#))
        == #"root.style.display: "none  stairs" is not a value of display; did you mean stairs?"#)
  }

  @Test("Missing, repeated and conflicting properties of a container in a document are faults")
  func combinations() {
    #expect(
      faultsWithTestContainers(document(style: #""display":"radial""#))
        == "root.style.radius: is missing; write a length such as 12")
    #expect(
      faultsWithTestContainers(document(style: #""display":"stairs","limit":1,"share":0.5"#))
        == "root.style.share: conflicts with limit; a container has one of limit and share, so remove the others")
    #expect(
      faultsWithTestContainers(document(style: #""display":"stairs","step":1,"step":2"#))
        == "root.style.step: duplicate key; remove one of them")
  }

  @Test("In a document, a leaf with a container as display, and a property outside of style, are faults")
  func leaves() {
    let remedy = "a node with text or intrinsic cannot be a container; remove display, or put the node into a container"
    for content in [#""text":"a""#, #""intrinsic":[1,2]"#] {
      #expect(
        faultsWithTestContainers(document(root: #"{"style":{"display":"stairs"},\#(content)}"#))
          == "root.style.display: \(remedy)"
      )
    }
    #expect(
      faultsWithTestContainers(document(root: #"{"step":1}"#))
        == "root.step: unknown key; step is a property, so write it inside of style")
  }

  @Test("Faults of container and CSS properties in a document are in the order of its text")
  func order() {
    #expect(
      faultsWithTestContainers(
        document(
          root: """
            {"style":{"display":"stairs","width":"x","step":"x","height":"x"},"children":[
              {"style":{"shift":"x","order":"x"}},{"style":{"steps":"x"}},{"style":{"widht":1}}]}
            """)
      ).split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
        "root.style.width", "root.style.step", "root.style.height", "root.children[0].style.shift",
        "root.children[0].style.order", "root.children[1].style.steps", "root.children[2].style.widht",
      ])
  }

  @Test("A property name that a container shares with its parent's items is a fault")
  func ambiguousName() {
    let both = Vocabulary.Word(
      "both", Stairs(), properties: [.init("step", \.step, .length)], items: [.init("step", \.shift, .length)])
    let vocabulary = Vocabulary().adding(both)
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(
        parsing: document(
          root: #"{"style":{"display":"both","step":1},"children":[{"style":{"display":"both","step":1}}]}"#),
        vocabulary: vocabulary)
      Issue.record("It was read.")
    } catch {
      #expect(
        error.description == "root.children[0].style.step: is a property of this container, and also of items in the "
          + "container around it; put another node between them")
    }
  }

  @Test("A property value nested deeper than 64 levels is a fault with its line and column")
  func deepValue() {
    let value = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(
      faultsWithTestContainers(document(style: #""display":"stairs","labels":\#(value)"#))
        == "line 1, column 150: a value nests deeper than 64 levels; make it flatter")
  }
}
