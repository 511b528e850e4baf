import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Writing custom containers to documents")
struct ContainerWritingTests {
  private func written(_ root: some LayoutItem) throws -> String {
    let written = try LayoutDocument(
      available: .init(width: 300, height: 200), root: root, vocabulary: .withTestContainers)
    let reread = try LayoutDocument(parsing: written.json(), vocabulary: .withTestContainers)
    #expect(reread == written)
    #expect(reread.json() == written.json())
    #expect(try LayoutDocument(parsing: written.json(pretty: true), vocabulary: .withTestContainers) == written)
    return written.json()
  }

  private func faults(_ root: some LayoutItem, _ vocabulary: Vocabulary = .withTestContainers) -> String {
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(available: .init(width: 300, height: 200), root: root, vocabulary: vocabulary)
      return ""
    } catch {
      return error.description
    }
  }

  @Test("A custom container is written to a document with its properties and its items' layout values")
  func properties() throws {
    let root = Stairs(step: 20, labels: ["a", "\""], share: 0.25) {
      Radial(radius: 0) {}.stair(0, shift: -1.5).width(5)
      Row { Measured(width: 1, height: 2) }.stair()
    }
    #expect(
      try written(root)
        == document(
          root: #"{"style":{"display":"stairs","step":20,"labels":["a","\""],"share":0.25},"children":["#
            + #"{"style":{"display":"radial","radius":0,"width":"5px","steps":0,"shift":-1.5}},"#
            + #"{"children":[{"intrinsic":[1,2]}]}]}"#))
  }

  @Test("The style of a custom container is on one line of an indented document")
  func indentation() throws {
    let root = Stairs(labels: ["a", "b"]) {}
    let document = try LayoutDocument(
      available: .init(width: 1, height: 1), root: root, vocabulary: .withTestContainers)
    #expect(document.json(pretty: true).contains(#"{"style": {"display": "stairs", "labels": ["a", "b"]}}"#))
  }

  @Test("Layout values for other containers are not written to a document")
  func layoutValuesForOthers() throws {
    #expect(try written(Row { Fixed(width: 1).stair(3) }) == written(Row { Fixed(width: 1) }))
    #expect(
      try written(Radial(radius: 1) { Fixed(width: 1).stair(3) }) == written(Radial(radius: 1) { Fixed(width: 1) }))
  }

  @Test("A container without a word or with invalid values cannot be written to a document")
  func faults() {
    #expect(
      faults(Row { Radial(radius: 1) {} }, .standard)
        == "root.children[0]: is a container Radial, which the vocabulary does not include; add a word for it")
    #expect(
      faults(Stairs(step: .nan, share: 2) { Fixed(width: 1).stair(-1, shift: .infinity) })
        == """
        root.style.step: nan is not finite; give it a number, or leave it out
        root.style.share: 2 is not a value of share; write a number from 0 to 1
        root.children[0].style.steps: -1 is negative; write 0 or more
        root.children[0].style.shift: inf is too large; numbers go up to 1000000000
        """)
    let narrow = Vocabulary.Word(
      "stairs", Stairs(),
      properties: [
        .init("side", \.side, Vocabulary.Form("start", read: { _ in .start }, write: { $0 == .start ? .null : nil }))
      ])
    #expect(
      faults(Stairs(side: .end) {}, Vocabulary().adding(narrow))
        == "root.style.side: has a value that a document cannot hold; write start")
  }

  @Test(
    "Random trees of custom containers are the same after they are written to a document and read",
    arguments: 0..<Thorough.pick(2, 20))
  func randomRoundTrips(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let root = random.container(depth: 4).width(300).height(200)
      let written = try LayoutDocument(
        available: .init(width: 300, height: 200), root: root, vocabulary: .withTestContainers)
      let reread = try LayoutDocument(parsing: written.json(), vocabulary: .withTestContainers)
      #expect(reread == written)
      #expect(reread.json() == written.json())
      #expect(reread.layout().frames == written.layout().frames)
      #expect(written.layout().frames == root.layout(in: Frame(width: 300, height: 200)).frames)
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func container(depth: Int) -> Arranged {
    var children: [Arranged] = []
    for _ in 0..<(depth == 0 ? 0 : below(4)) {
      let child = container(depth: depth - 1)
      children.append(below(2) == 0 ? child : child.stair(below(3), shift: Double(below(5))))
    }
    var container: Arranged
    if below(2) == 0 {
      container = Radial(radius: Double(below(50)) / 4) { children }
    } else {
      var stairs = Stairs(step: Double(below(3)) * 10, side: below(2) == 0 ? .start : .end, isSteep: below(2) == 0)
      stairs.labels = (0..<below(3)).map { "label \($0)" }
      if below(2) == 0 { stairs.limit = 1 + below(5) } else if below(2) == 0 { stairs.share = Double(below(5)) / 4 }
      container = stairs { children }
    }
    if below(4) == 0 { container = container.hidden() }
    return below(2) == 0 ? container.width(Double(below(100))) : container
  }
}
