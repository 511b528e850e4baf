import EagerLayout
import LayoutExplanations
import Testing

private enum Part: Int { case logo = 1, title, cell }

@Suite("Asking why")
struct LayoutItemWhyTests {
  private static let bar = Row {
    Fixed(width: 60).id(Part.logo)
    Flex().id(Part.title)
  }
  .padding(5)
  private static let bounds = Frame(width: 340, height: 60)

  @Test("by a case is answered in the names of the cases, in the numbers of the engine")
  func cases() throws {
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

  @Test("by a number is answered with the number behind what the node is")
  func numbers() {
    #expect(Row { Flex().id(2) }.why(LayoutID(2), in: Self.bounds)?.name == "Flex 2")
    #expect(Row { Flex().id(2, index: 3) }.why(LayoutID(2, index: 3), in: Self.bounds)?.name == "Flex 2[3]")
    #expect(Row { Flex().id(Part.cell, index: 3) }.why(Part.cell, index: 3, in: Self.bounds)?.name == "cell[3]")
  }

  @Test("by a name is answered with it")
  func names() throws {
    let row = Row {
      Fixed(width: 60); Flex().id("title")
    }
    let why = try #require(row.why("title", in: Self.bounds, words: .css))
    #expect(why.lines.first == "Why is title 280 wide, at x 60 of Row?")
    #expect(why.lines.contains { $0.contains("Fixed: flex base size: 60, its width") }, "\(why)")
  }

  @Test("for what is not there is not answered")
  func nobody() {
    #expect(Self.bar.why(Part.cell, in: Self.bounds) == nil)
    #expect(Self.bar.why("title", in: Self.bounds) == nil)
    #expect(Self.bar.trace(in: Self.bounds).why(LayoutID(9)) == nil)
  }

  @Test("of what is hidden is answered with that")
  func hidden() throws {
    let why = try #require(Row { Flex().hidden().id(Part.title) }.why(Part.title, in: Self.bounds))
    #expect(why.lines == ["title has no size and no place: it, or a box around it, is hidden."])
    #expect(why.explanations.isEmpty)
  }

  @Test("of the root names no parent")
  func root() throws {
    let why = try #require(Self.bar.id(Part.cell).why(Part.cell, in: Self.bounds))
    #expect(why.lines.first == "Why is cell 340 wide?")
  }

  @Test("is told of the nodes of a tree and of a trace, by handle, index and key")
  func trees() {
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

  @Test("is told where names are missing")
  func missingNames() {
    let trace = Row {
      Fixed(width: 60); Flex()
    }.trace(in: Frame(width: 340, height: 60))
    #expect(Reasons(trace, of: 2, names: []).lines.first == "Why is box (2) 280 wide, at x 60 of box (0)?")
    #expect(Reasons(trace, of: 1, names: ["bar"]).lines.first == "Why is box (1) 60 wide, at x 0 of bar?")
  }
}
