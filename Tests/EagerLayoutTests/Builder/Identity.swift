import EagerLayout
import Testing

private enum Part: Int { case title = 3, cell }
private enum Small: UInt8 { case low = 3, high = 255 }

@Suite("An item's id")
struct Identity {
  @Test("is an enumeration of integers, a number or a string, each with an index")
  func kinds() {
    let placement = Row {
      Flex().id(Part.title)
      Flex().id(Part.cell, 2)
      Flex().id(17)
      Flex().id(17, 1)
      Flex().id("name")
      Flex().id("name", 4)
      Flex().id(Small.high)
    }
    .layout(in: Frame(width: 70, height: 10))
    #expect(placement.node(LayoutID(3)) == 1)
    #expect(placement.node(LayoutID(4, index: 2)) == 2)
    #expect(placement.node(LayoutID(17)) == 3)
    #expect(placement.node(LayoutID(17, index: 1)) == 4)
    #expect(placement.node(LayoutID("name")) == 5)
    #expect(placement.node(LayoutID("name", index: 4)) == 6)
    #expect(placement.node(LayoutID(255)) == 7)
    #expect(placement.issues.isEmpty)
  }

  @Test("finds its frame in a placement")
  func frames() {
    let placement = Row {
      Flex().id(Part.title)
      Flex().id(Part.cell, 2)
      Flex().id(17, 1)
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

  @Test("is the same for equal raw values of two enumerations")
  func equalRawValues() {
    let placement = Row { Flex().id(Part.title) }.layout(in: Frame(width: 10, height: 10))
    #expect(placement[Small.low] == placement[Part.title])
    #expect(placement[Small.low] != nil)
  }

  @Test("of a number and of a string are two, though the string reads like the number")
  func numberAndString() {
    let placement = Row {
      Flex().id(3)
      Flex().id("3")
    }
    .layout(in: Frame(width: 10, height: 10))
    #expect(placement.node(LayoutID(3)) == 1)
    #expect(placement.node(LayoutID("3")) == 2)
    #expect(placement.issues.isEmpty)
  }

  @Test("names the first of several items that have it, and the others are issues")
  func duplicates() {
    let placement = Row {
      Flex().id(2)
      Flex().id(1)
      Column { Flex().id(2) }
      Flex().id(2)
    }
    .layout(in: Frame(width: 40, height: 10))
    #expect(placement.node(LayoutID(2)) == 1)
    let duplicates = placement.issues.filter { $0.kind == .duplicateID }
    #expect(duplicates.map { $0.node } == [4, 5])
    #expect(duplicates.map { $0.id } == [LayoutID(2), LayoutID(2)])
  }

  @Test("is the one that was given last")
  func replaced() {
    #expect(Flex().id(1).id("two").node.id == LayoutID("two"))
  }

  @Test("is found among many, given in any order")
  func many() {
    let placement = Row { for number in 0..<1000 { Flex().id(number * 7 % 1000) } }
      .layout(in: Frame(width: 10, height: 10))
    for number in 0..<1000 {
      #expect(placement.node(LayoutID(number * 7 % 1000)) == number + 1)
    }
    #expect(placement.node(LayoutID(1000)) == nil)
    #expect(placement.issues.isEmpty)
  }
}
