import EagerLayout
import Testing

@Suite("Hit tests and nodes in windows")
struct HitTesting {
  @Test(
    "A hit test finds a child outside of its parent, unless the parent clips it",
    arguments: [FlexStyle.Overflow.visible, .hidden, .clip, .scroll])
  func hitTestOfOverflowingChild(overflow: FlexStyle.Overflow) {
    let placement = Column {
      Row { Fixed(width: 90, height: 10) }.width(30).overflow(overflow)
      Flex()
    }
    .layout(in: Frame(width: 100, height: 40))
    #expect(placement.node(atX: 20, y: 5)?.index == 2)
    #expect(placement.node(atX: 60, y: 5)?.index == (overflow == .visible ? 2 : 0))
    #expect(placement.node(atX: 60, y: 20)?.index == 3)
    #expect(placement.node(atX: 100, y: 20)?.index == nil)
    #expect(placement.contentSize(of: 1) == Extent(width: 90, height: 10))
    #expect(placement.overflow(of: 1) == Extent(width: 60))
    #expect(placement.contentSize(of: 0) == Extent(width: 100, height: 40))
  }

  @Test("A hit test of two overlapping items finds the item with the higher order")
  func hitTestFollowsOrder() {
    var first = Fixed(width: 50, height: 10)
    first.node.style.order = 1
    let placement = Row {
      first; Fixed(width: 50, height: 10).margin(right: .points(-20))
    }.layout(width: 100)
    // The second node is placed first, and the first node overlaps its end.
    #expect(placement.frames[1].x == 30)
    #expect(placement.node(atX: 40, y: 5)?.index == 1)
    #expect(placement.node(atX: 10, y: 5)?.index == 2)
  }

  @Test("If a container clips, a hit test in its border finds the container and not a child that overlaps the border")
  func hitTestClipsInsideBorder() {
    let column = Column { Fixed(10).margin(left: -10).id(1) }.border(10).overflow(.hidden)
    let placement = column.layout(in: Frame(width: 100, height: 100))
    #expect(placement[1] == Frame(x: 0, y: 10, width: 10, height: 10))
    #expect(placement.node(atX: 5, y: 15)?.index == 0 && placement.nodes(in: Frame(width: 100, height: 100)).count == 1)
    for finds in [false, true] {
      var tree = LayoutTree(column)
      tree.findsByPlace = finds
      tree.layout(in: Frame(width: 100, height: 100))
      #expect(tree.node(atX: 5, y: 15) == tree.root && tree.nodes(in: Frame(width: 100, height: 100)) == [tree.root])
    }
  }

  @Test("In a reordered and updated tree, nodes(in:) finds a node both before and after the next layout")
  func searchInReorderedTree() {
    var tree = LayoutTree(Column { for id in 0..<10 { Fixed(height: 10).id(id) } })
    tree.findsByPlace = true
    tree.layout(width: 10)
    tree.move(tree.node(9)!, into: tree.root, at: 0)
    tree.update(to: Column { for id in 0..<10 { Fixed(height: 10).id(id) } })
    #expect(tree.nodes(in: Frame(width: 10, height: 5)).contains(tree.node(0)!))
    tree.layout(width: 10)
    #expect(tree.nodes(in: Frame(width: 10, height: 5)) == [tree.root, tree.node(0)!])
  }
}
