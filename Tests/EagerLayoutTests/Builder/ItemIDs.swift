import EagerLayout
import Testing

private enum Part: Int { case title = 3, cell }
private enum Small: UInt8 { case low = 3, high = 255 }

@Suite("Ids of items")
struct ItemIDs {
  @Test("Items are found by ids that are integers, strings or enumeration cases, with or without an index")
  func integerAndStringIDs() {
    let placement = Row {
      Flex().id(Part.title)
      Flex().id(Part.cell, index: 2)
      Flex().id(17)
      Flex().id(17, index: 1)
      Flex().id("name")
      Flex().id("name", index: 4)
      Flex().id(Small.high)
    }
    .layout(in: Frame(width: 70, height: 10))
    #expect(placement.node(Part.title)?.index == 1)
    #expect(placement.node(Part.cell, index: 2)?.index == 2)
    #expect(placement.index(of: LayoutID(17)) == 3)
    #expect(placement.index(of: LayoutID(17, index: 1)) == 4)
    #expect(placement.index(of: LayoutID("name")) == 5)
    #expect(placement.index(of: LayoutID("name", index: 4)) == 6)
    #expect(placement.node(Small.high)?.index == 7)
    #expect(placement.issues.isEmpty)
  }

  @Test("A placement returns the frame of an item by its id, and nil for an id that it does not have")
  func placementFindsFramesByID() {
    let placement = Row {
      Flex().id(Part.title)
      Flex().id(Part.cell, index: 2)
      Flex().id(17, index: 1)
      Flex().id("name")
    }
    .layout(in: Frame(x: 5, width: 40, height: 10))
    #expect(placement[Part.title] == Frame(x: 5, width: 10, height: 10))
    #expect(placement[Part.cell, 2] == Frame(x: 15, width: 10, height: 10))
    #expect(placement[17, 1] == Frame(x: 25, width: 10, height: 10))
    #expect(placement["name"] == Frame(x: 35, width: 10, height: 10))
    #expect(placement[Part.cell] == nil)
    #expect(placement[18] == nil)
    #expect(placement["Name"] == nil)
  }

  @Test("Ids of different types with the same raw value are different ids")
  func idsOfTwoTypesDiffer() {
    let placement = Row {
      Flex().id(Part.title)
      Flex().id(Small.low)
      Flex().id(3)
    }
    .layout(in: Frame(width: 30, height: 10))
    #expect(placement.issues.isEmpty)
    #expect(
      placement.node(Part.title)?.index == 1 && placement.node(Small.low)?.index == 2 && placement.node(3)?.index == 3)
    #expect(placement.index(of: LayoutID(Part.title)) == 1 && placement.index(of: LayoutID(3)) == 3)
  }

  @Test("An id can be any Hashable value, or an object, which is equal only to itself")
  func anyHashableID() throws {
    enum Plain { case a, b }
    enum Named: String { case a, b }
    struct Point: Hashable { var x: Int, y: Int }
    final class View {}
    let view = View(), other = View()
    let item = Row {
      Flex().id(Plain.a)
      Flex().id(Plain.b, index: 4)
      Flex().id(Named.a)
      Flex().id("a")
      Flex().id(Point(x: 1, y: 2))
      Flex().id(view)
      Flex().id(other)
      Flex().id(UInt8(200))
      Flex().id(Double.pi)
    }
    let placement = item.layout(in: Frame(width: 90, height: 10))
    #expect(placement.issues.isEmpty)
    #expect(
      placement.node(Plain.a)?.index == 1 && placement.node(Plain.b)?.index == nil
        && placement.node(Plain.b, index: 4)?.index == 2)
    #expect(
      placement.node(Named.a)?.index == 3 && placement.node("a")?.index == 4 && placement.node(Named.b)?.index == nil)
    #expect(placement.node(Point(x: 1, y: 2))?.index == 5 && placement.node(Point(x: 2, y: 1))?.index == nil)
    #expect(
      placement.node(view)?.index == 6 && placement.node(other)?.index == 7 && placement.node(View())?.index == nil)
    #expect(
      placement.node(UInt8(200))?.index == 8 && placement.node(200)?.index == nil
        && placement.node(Double.pi)?.index == 9)
    #expect(placement[view] == placement.frames[6] && placement[Plain.b, 4] == placement.frames[2])
    var tree = LayoutTree(item)
    tree.layout(in: Frame(width: 90, height: 10))
    #expect(tree[view] == placement[view] && tree[Point(x: 1, y: 2)] == placement.frames[5])
    #expect(tree.node(Plain.b, index: 4) != nil && tree.node(Plain.b) == nil)
    let trace = item.trace(in: Frame(width: 90, height: 10))
    #expect(trace.explain(Named.a, along: .horizontal) == trace.explain(nodeAt: 3, along: .horizontal))
    // A key that is passed through a generic function stays equal.
    func passedOn(_ key: some Hashable & Sendable) -> LayoutID { LayoutID(key) }
    #expect(passedOn(Part.title) == LayoutID(Part.title) && passedOn(Small.high) == LayoutID(Small.high))
    let titled = Row { Flex().id(Part.title) }
    #expect(titled.trace(in: Frame(width: 9, height: 9)).explain(Part.title, along: .horizontal) != nil)
    #expect(LayoutID("a").description == "a" && LayoutID(Named.b, index: 2).description == "b[2]")
  }

  @Test("An integer and a string of the same digits are different ids")
  func numberAndStringIDsDiffer() {
    let placement = Row {
      Flex().id(3)
      Flex().id("3")
    }
    .layout(in: Frame(width: 10, height: 10))
    #expect(placement.index(of: LayoutID(3)) == 1)
    #expect(placement.index(of: LayoutID("3")) == 2)
    #expect(placement.issues.isEmpty)
  }

  @Test("A search for a duplicate id finds its first item, and each further item with that id is an issue")
  func duplicateIDs() {
    let placement = Row {
      Flex().id(2)
      Flex().id(1)
      Column { Flex().id(2) }
      Flex().id(2)
    }
    .layout(in: Frame(width: 40, height: 10))
    #expect(placement.index(of: LayoutID(2)) == 1)
    let duplicates = placement.issues.filter { $0.kind == .duplicateID }
    #expect(duplicates.map { $0.nodeIndex } == [4, 5])
    #expect(duplicates.map { $0.id } == [LayoutID(2), LayoutID(2)])
  }

  @Test("An item has the id that was set last")
  func lastIDWins() {
    #expect(Flex().id(1).id("two").node.id == LayoutID("two"))
  }

  @Test("In a row of 1,000 items with integer ids in mixed order, each id finds its item")
  func manyIDs() {
    let placement = Row { for number in 0..<1000 { Flex().id(number * 7 % 1000) } }
      .layout(in: Frame(width: 10, height: 10))
    for number in 0..<1000 {
      #expect(placement.index(of: LayoutID(number * 7 % 1000)) == number + 1)
    }
    #expect(placement.index(of: LayoutID(1000)) == nil)
    #expect(placement.issues.isEmpty)
  }
}
