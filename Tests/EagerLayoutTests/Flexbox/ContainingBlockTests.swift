@testable import EagerLayout
import TestSupport
import Testing

@Suite("Nodes with .static() or .contents()")
struct ContainingBlockTests {
  @Test("An absolute child of a static node is placed in the nearest ancestor that is not static")
  func absoluteChildOfStaticNode() {
    let layout = Column {
      Row {
        Row {
          Fixed(width: 10, height: 10).absolute(bottom: 5, right: 5)
        }.static().margin(10)
      }.static().padding(20)
    }.width(200).height(100)
    let placement = layout.layout(in: Frame(width: 200, height: 100))
    #expect(placement.frames[3] == Frame(x: 185, y: 85, width: 10, height: 10))
  }

  @Test("An absolute child without insets in a static node stays at its position in that node")
  func absoluteChildWithoutInsets() {
    let layout = Column {
      Fixed(height: 30)
      Row { Fixed(width: 10, height: 10).absolute() }.static().padding(4)
    }.height(100)
    #expect(layout.layout(width: 100).frames[3] == Frame(x: 4, y: 34, width: 10, height: 10))
  }

  @Test("An absolute child of a static item in a baseline-aligned row is placed by the row's final size")
  func absoluteChildOfBaselineItem() {
    let row = Row {
      Row { Fixed(width: 10, height: 10).absolute(bottom: 0, right: 0) }.static()
      Fixed(width: 20, height: 30)
    }.alignItems(.baseline)
    #expect(Column { row }.layout(width: 100).frames[3] == Frame(x: 90, y: 20, width: 10, height: 10))
  }

  @Test("Percentages of an absolute child of a static node refer to the final width of its containing block")
  func percentagesOfFinalWidth() {
    // The width of the containing block follows from its height, after pass 2.
    let block = Row { Row { Flex().absolute(right: .percent(50)) }.static() }.height(10).aspectRatio(2)
    let placement = Column { block }.alignItems(.end).layout(width: 100)
    #expect(placement.frames[1] == Frame(x: 80, y: 0, width: 20, height: 10))
    #expect(placement.frames[3].x == 90)
  }

  @Test("Insets of a static node have no effect")
  func insetsOfStaticNode() {
    let row = Row { Fixed(width: 10, height: 10).offset(left: 5).static() }
    #expect(row.layout(width: 100).frames[1].x == 0)
  }

  @Test("In a tree, an absolute child of static nodes moves when their nearest non-static ancestor is resized")
  func absoluteChildFollowsContainingBlock() {
    var tree = LayoutTree(
      Column {
        Fixed(height: 30).id("above")
        Row { Row { Fixed(width: 10, height: 10).absolute(bottom: 0, right: 0) }.static() }
          .static()
      }.height(100))
    tree.layout(width: 100)
    let child = Array(tree.placement().frames.indices).last!
    #expect(tree.placement().frames[child] == Frame(x: 90, y: 90, width: 10, height: 10))
    tree.layout(width: 60)
    #expect(tree.placement().frames[child] == Frame(x: 50, y: 90, width: 10, height: 10))
    tree.editStyle(of: tree.root) { $0.height = 50 }
    tree.layout(width: 60)
    #expect(tree.placement().frames[child] == Frame(x: 50, y: 40, width: 10, height: 10))
  }

  @Test(
    "An edit lays out other nodes again only if they are on paths to absolute children of static nodes",
    arguments: [0, 1, 100])
  func editVisitsPathsToDistantChildren(count: Int) {
    var tree = LayoutTree(
      Column {
        Fixed(width: 10, height: 10).id("header")
        Column {
          for row in 0..<100 {
            Row {
              Fixed(width: 10, height: 10)
              Fixed(width: 5, height: 5).absolute(right: 0).hidden(row >= count)
            }.static()
          }
        }
      })
    tree.layout(width: 200)
    let first = tree.storage.engine.counts.visits
    tree.editStyle(of: tree.node("header")!) { $0.height = 30 }
    tree.layout(width: 200)
    let visits = tree.storage.engine.counts.visits - first
    #expect(visits >= 3 * count && visits < 12 + 5 * count)
  }

  @Test("Children of a node with .contents() are items of the node's parent")
  func childrenOfNodeWithoutBox() {
    let row = Row {
      Fixed(width: 10, height: 10)
      Column {
        Fixed(width: 20, height: 10)
        Flex().height(10)
      }.contents()
      Fixed(width: 30, height: 10)
    }
    let placement = row.layout(width: 100)
    #expect(placement.frames.map(\.x) == [0, 0, 0, 10, 30, 70])
    #expect(placement.frames[2] == Frame(width: 0, height: 0) && placement.builtParents == [-1, 0, 0, 2, 2, 0])
  }

  @Test("A row inherits right-to-left direction from a node with .contents() two levels above")
  func nodesWithoutBoxPassDirection() {
    let row = Row {
      Row {
        Row { Row { Fixed(width: 10, height: 10) }.width(50) }.contents()
      }.contents().direction(.rightToLeft)
    }
    #expect(row.layout(width: 100).frames[4].x == 40)
  }
}
