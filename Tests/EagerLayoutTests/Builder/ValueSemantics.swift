import EagerLayout
import Testing

@Suite("Items as values")
struct ValueSemantics {
  @Test("Modifying a copy of an item leaves the style and id of the original unchanged")
  func modifiedCopy() {
    let original = Row { Flex() }.width(3).minWidth(4).padding(5).id(6)
    let before = original.node.style
    let copy = original.width(30).minWidth(40).padding(50).gap(60).id(70)
    #expect(original.node.style == before)
    #expect(original.node.style.minWidth == .points(4))
    #expect(original.node.style.paddingLeft == .points(5))
    #expect(original.node.style.columnGap == .points(0))
    #expect(original.node.id == LayoutID(6))
    #expect(copy.node.style.minWidth == .points(40))
    #expect(copy.node.style.paddingLeft == .points(50))
    #expect(copy.node.style.columnGap == .points(60))
    #expect(copy.node.id == LayoutID(70))
  }

  @Test("A fault in a modified copy of an item is not a fault of the original")
  func faultsOfCopy() {
    let original = Flex().minWidth(-1)
    let copy = original.maxWidth(-2)
    #expect(original.node.style.faults.map { $0.property } == [.minWidth])
    #expect(copy.node.style.faults.map { $0.property } == [.minWidth, .maxWidth])
  }

  @Test("An item can be used in several places of a row, and modified in some of them")
  func itemInSeveralPlaces() {
    let cell = Fixed(width: 10).minWidth(2)
    let row = Row {
      cell
      cell.minWidth(20)
      cell
    }
    #expect(row.node.children.map { $0.style.minWidth } == [.points(2), .points(20), .points(2)])
  }

  @Test("The style of an item that is read in another task equals the original")
  func styleFromAnotherTask() async {
    let row = Row { Fixed(width: 10).minWidth(2) }.gap(3)
    let style = await Task { row.node.style }.value
    #expect(style == row.node.style)
  }
}
