import EagerLayout
import LayoutExplanations
import Testing

private enum Part: Int { case logo = 1, title, cell }

@Suite("Explanations of items")
struct LayoutItemWhyTests {
  private static let bar = Row {
    Fixed(width: 60).id(Part.logo)
    Flex().id(Part.title)
  }
  .padding(5)
  private static let bounds = Frame(width: 340, height: 60)

  @Test(
    "An explanation requested with an enumeration case as id names items by their cases and has the engine's numbers"
  )
  func whyByCase() throws {
    let why = try #require(Self.bar.why(Part.title, in: Self.bounds))
    #expect(why.name == "title")
    #expect(
      why.lines.filter { $0.hasPrefix("Why") } == [
        "Why is title 270 wide, at x 65 of Row?", "Why is title 50 high, at y 5 of Row?",
      ])
    #expect(why.lines.contains { $0.contains("logo: starts from: 60, its width") }, "\(why)")
    #expect(why.description == why.lines.joined(separator: "\n"))
    #expect(why.explanations.map { $0.size } == [270, 50])
    #expect(why.explanations.map { $0.position } == [65, 5])
    #expect(why.explanations.map { $0.parent } == ["Row", "Row"])
  }

  @Test("An explanation requested with an integer as id names the item by its kind and number")
  func whyByNumber() {
    #expect(Row { Flex().id(2) }.why(LayoutID(2), in: Self.bounds)?.name == "Flex 2")
    #expect(Row { Flex().id(2, index: 3) }.why(LayoutID(2, index: 3), in: Self.bounds)?.name == "Flex 2[3]")
    #expect(Row { Flex().id(Part.cell, index: 3) }.why(Part.cell, index: 3, in: Self.bounds)?.name == "cell[3]")
  }

  @Test("An explanation requested with a string as id names the item by that string")
  func whyByName() throws {
    let row = Row {
      Fixed(width: 60); Flex().id("title")
    }
    let why = try #require(row.why("title", in: Self.bounds, words: .css))
    #expect(why.lines.first == "Why is title 280 wide, at x 60 of Row?")
    #expect(why.lines.contains { $0.contains("Fixed: flex base size: 60, its width") }, "\(why)")
  }

  @Test("An id that the layout does not have gives no explanation")
  func whyOfMissingID() {
    #expect(Self.bar.why(Part.cell, in: Self.bounds) == nil)
    #expect(Self.bar.why("title", in: Self.bounds) == nil)
    #expect(Self.bar.trace(in: Self.bounds).why(LayoutID(9)) == nil)
  }

  @Test("The explanation of a hidden item states that it is hidden")
  func whyOfHiddenItem() throws {
    let why = try #require(Row { Flex().hidden().id(Part.title) }.why(Part.title, in: Self.bounds))
    #expect(why.lines == ["title has no size and no place: it, or a box around it, is hidden."])
    #expect(why.explanations.isEmpty)
  }

  @Test("The explanation of a root names no parent")
  func whyOfRoot() throws {
    let why = try #require(Self.bar.id(Part.cell).why(Part.cell, in: Self.bounds))
    #expect(why.lines.first == "Why is cell 340 wide?")
  }

  @Test("Trees and traces explain a node in the same sentence, whether it is found by handle, index or id")
  func whyInTreesAndTraces() {
    let row = Row {
      Fixed(width: 60).id("logo"); Flex().id("title", index: 2)
    }.padding(5)
    var tree = LayoutTree(row)
    tree.layout(in: Frame(width: 340, height: 60))
    let trace = tree.trace(), title = tree.node("title", index: 2)!
    let sentence = "Why is title[2] 270 wide, at x 65 of Row?"
    #expect(tree.why(title).lines.first == sentence && trace.why("title", index: 2)?.lines.first == sentence)
    #expect(trace.why(nodeAt: 2).lines.first == sentence && trace.why("none") == nil)
    #expect(tree.why(tree.root).name == "Row")
  }

  @Test("An explanation without names calls a node by its index")
  func whyWithoutNames() {
    let trace = Row {
      Fixed(width: 60); Flex()
    }.trace(in: Frame(width: 340, height: 60))
    #expect(Reasons(trace, of: 2, names: []).lines.first == "Why is box (2) 280 wide, at x 60 of box (0)?")
    #expect(Reasons(trace, of: 1, names: ["bar"]).lines.first == "Why is box (1) 60 wide, at x 0 of bar?")
  }
}
