import EagerLayout
import TestSupport
import Testing

@Suite("A placement")
struct ReadingPlacements {
  private static var screen: Column {
    Column {
      Flex().id("preview")
      Row {
        Fixed(width: 40, height: 10)
        Measured(width: 30, height: 10).hidden()
      }
      .height(20)
      Fixed(height: 44).id("bar", index: 2)
    }
  }

  @Test("prints as a tree with what each node is, its id and its frame")
  func description() {
    let placement = Self.screen.layout(in: Frame(x: 1, width: 414, height: 896))
    #expect(
      placement.description == """
        Column  1 0 414 896
          Flex 'preview'  1 0 414 832
          Row  1 832 414 20
            Fixed  1 832 40 10
            Measured  hidden
          Fixed 'bar[2]'  1 852 414 44
        """)
  }

  @Test("prints its issues before the tree, and throws them where none are expected")
  func issues() throws {
    let placement = Row { Fixed(width: 160, height: 5) }.id("bar").layout(width: 80)
    let message =
      "Row 'bar' (0) overflows by 80 in width: its items need 160 of 80. Let one of them shrink, with .shrink(1), "
      + "or give the row more width."
    #expect(
      placement.description == """
        Issue: \(message)
        Row 'bar'  0 0 80 5
          Fixed  0 0 160 5
        """)
    let error = #expect(throws: Placement.UnexpectedIssues.self) { try placement.expectNoIssues() }
    #expect(error?.issues == placement.issues && error?.description == message)
    try Row { Flex() }.layout(width: 50).expectNoIssues()
  }

  @Test("of a deep tree prints without indenting forever")
  func deep() {
    var arena = NodeArena(), style = FlexStyle()
    style.flexDirection = .column
    let levels = Thorough.pick(5_000, 20_000)
    for _ in 0..<levels { arena.open(style) }
    for _ in 0..<levels { arena.close() }
    let placement = Placement(arena, in: LayoutSpace(width: .definite(10), height: .maxContent))
    #expect(placement.description.utf8.count < 4_000_000)
    #expect(placement.node(atX: 1, y: 1)?.index == nil)
    #expect(placement.contentSize(of: 0) == Extent(width: 10))
  }

  @Test("is measured by its bounds: what was given, or what the content made of it")
  func bounds() {
    #expect(
      Self.screen.layout(in: Frame(x: 3, y: 4, width: 50, height: 60)).bounds
        == Frame(x: 3, y: 4, width: 50, height: 60))
    #expect(Self.screen.layout(width: 50).bounds == Frame(width: 50, height: 64))
    let wide = Row { Fixed(width: 30) }.width(60).layout(in: Frame(width: 50, height: 60))
    #expect(wide.overflow == Extent(width: 10))
    #expect(wide.overflow(of: 0) == Extent())
  }

  @Test(
    "is hit where children stick out, unless something cuts them",
    arguments: [FlexStyle.Overflow.visible, .hidden, .clip, .scroll])
  func clipping(overflow: FlexStyle.Overflow) {
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

  @Test("has a content size that a scroll view scrolls over, with padding at the end too")
  func contentSize() {
    func scroller(_ direction: FlexStyle.Direction) -> Column {
      Column {
        Fixed(width: 120, height: 80)
        Fixed(20).absolute(bottom: .points(0), right: .points(0))
      }
      .padding(top: 10, left: 11, bottom: 12, right: 13).border(1).size(100, 50).overflow(.scroll).direction(direction)
    }
    for direction in [FlexStyle.Direction.leftToRight, .rightToLeft] {
      let placement = scroller(direction).layout(in: Frame(x: 3, y: 4, width: 300, height: 200))
      var tree = LayoutTree(scroller(direction))
      tree.layout(in: Frame(x: 3, y: 4, width: 300, height: 200))
      let size = Extent(width: 146, height: 104)
      #expect(placement.contentSize(of: 0) == size && placement.yUp(in: 500).contentSize(of: 0) == size)
      #expect(tree.contentSize(of: tree.root) == size)
    }
    let absolute = Row { Fixed(20).absolute(right: .points(0)) }.padding(10).size(100, 50).layout()
    #expect(
      absolute.contentSize(of: 0) == Extent(width: 100, height: 30), "padding does not lie around absolute children")
  }

  @Test("is hit where its order puts a node on top")
  func order() {
    var first = Fixed(width: 50, height: 10)
    first.node.style.order = 1
    let placement = Row {
      first; Fixed(width: 50, height: 10).margin(right: .points(-20))
    }.layout(width: 100)
    // The second node stands first, and the first overlaps its end.
    #expect(placement.frames[1].x == 30)
    #expect(placement.node(atX: 40, y: 5)?.index == 1)
    #expect(placement.node(atX: 10, y: 5)?.index == 2)
  }

  @Test("snapped leaves text the room it asked for, and takes from what has room to spare")
  func snappingText() {
    let row = Row(alignment: .start) {
      Measured(width: 33.3, height: 10)
      Measured(width: 33.3, height: 10)
      Flex()
    }
    let snapped = row.layout(in: Frame(width: 100, height: 10)).snapped(toScale: 1)
    #expect(snapped.frames[1] == Frame(x: 0, width: 34, height: 10))
    #expect(snapped.frames[2] == Frame(x: 33, width: 34, height: 10))
    #expect(snapped.frames[3] == Frame(x: 67, width: 33, height: 10))
    let roomy = Row {
      Measured(width: 20, height: 10).grow(1); Measured(width: 20, height: 10).grow(1); Flex(1).basis(20)
    }
    .layout(in: Frame(width: 100, height: 10)).snapped(toScale: 1)
    #expect(roomy.frames.map { $0.x } == [0, 0, 33, 67])
    #expect(roomy.frames.map { $0.maxX } == [100, 33, 67, 100])
  }

  @Test("interpolated shows what is hidden at one end until the end")
  func interpolatingHidden() {
    func row(_ hides: Bool) -> Placement {
      Row {
        Fixed(width: 20).hidden(hides); Flex()
      }.layout(in: Frame(width: 100, height: 10))
    }
    let hiding = row(false).interpolated(to: row(true), at: 0.5)
    #expect(!hiding.isHidden(1) && hiding.frames[1] == Frame(width: 20, height: 10))
    #expect(hiding.map { $0.presence } == [1, 0.5, 1])
    #expect(hiding.frames[2] == Frame(x: 10, width: 90, height: 10))
    #expect(row(true).interpolated(to: row(false), at: 0.5).frames[1] == Frame(width: 20, height: 10))
    #expect(row(false).interpolated(to: row(true), at: 1).isHidden(1))
  }

  @Test("lie in between where their ids are, in trees that have little else in common")
  func interpolatingByID() {
    let before = Column { for id in [1, 2, 3] { Fixed(height: 10).id(id) } }.layout(in: Frame(width: 100, height: 60))
    let after = Column {
      Fixed(height: 20).id(3)
      Row {
        Fixed(width: 30).id(4); Fixed(width: 30).id(1)
      }.height(40)
    }
    .layout(in: Frame(width: 100, height: 60))
    let between = before.interpolated(to: after, at: 0.5)
    #expect(between[3] == Frame(y: 10, width: 100, height: 15))
    // Neither the row nor what is new in it was there before.
    #expect(between[4] == after[4] && between.node(4)?.parent?.frame == after.frames[2])
    #expect(between[1] == Frame(x: 15, y: 10, width: 65, height: 25))
    // What is gone leaves from its place.
    #expect(between[2] == before[2] && between.node(2)?.parent?.index == 0)
    #expect([1, 2, 3, 4].map { between.node($0)?.presence } == [1, 0.5, 1, 0.5])
    #expect(before.interpolated(to: after, at: 0.25).map { $0.presence } == [1, 0.75, 1, 0.25, 0.25, 1])
    #expect(before.interpolated(to: after, at: 1.5).node(2)?.presence == 0)
    #expect(before.map { $0.presence } == [1, 1, 1, 1])
    #expect(before.interpolated(to: after, at: 0) == before && before.interpolated(to: after, at: 1) == after)
    #expect(before.interpolated(to: after.yUp(in: 60), at: 0.5) == after.yUp(in: 60))
  }

  @Test("show what is new at its place in a parent that moves")
  func interpolatingNew() {
    func list(_ y: Double, _ ids: [Int]) -> Placement {
      Column {
        Fixed(height: y)
        Column { for id in ids { Fixed(height: 10).id(id) } }
      }
      .layout(width: 100)
    }
    let between = list(0, [1, 2]).interpolated(to: list(40, [5, 2, 1]), at: 0.5)
    #expect(between[5]?.y == 20)
    #expect(between[2]?.y == 30 && between[1]?.y == 30)
    // Without ids, children are those in the same order.
    let more = Row {
      Fixed(width: 10); Fixed(width: 10); Fixed(width: 10)
    }.layout(height: 1)
    let fewer = Row {
      Fixed(width: 20); Fixed(width: 20)
    }.layout(height: 1)
    #expect(fewer.interpolated(to: more, at: 0.5).frames.map { $0.x } == [0, 0, 15, 20])
    #expect(more.interpolated(to: fewer, at: 0.5).frames.map { $0.x } == [0, 0, 15, 20])
  }

  @Test("show what is gone behind the sibling that it followed, with all in it that is gone, moving with its parent")
  func interpolatingGone() {
    func list(_ y: Double, _ ids: [Int], _ inner: [Int: [Int]] = [:]) -> Placement {
      Column {
        Fixed(height: y)
        Column {
          for id in ids {
            Column { for part in inner[id] ?? [] { Fixed(height: 4).id(part).payload(part) } }.height(10).id(id)
          }
        }.padding(1)
      }
      .layout(width: 100)
    }
    let before = list(0, [1, 2, 3, 4], [2: [20, 21], 3: [30]]), after = list(40, [5, 1, 4], [4: [21]])
    let between = before.interpolated(to: after, at: 0.5)
    #expect(between.compactMap { $0.id } == [5, 1, 2, 20, 3, 30, 4, 21].map { LayoutID($0) })
    #expect(between[2] == Frame(x: 1, y: 31, width: 98, height: 10) && between[20]?.y == 31 && between[3]?.y == 41)
    #expect(between[21]?.y == (before[21]!.y + after[21]!.y) / 2)
    #expect(between.node(30)?.payload(as: Int.self) == 30 && between.node(30)?.parent?.id == LayoutID(3))
    #expect(between.node(1)?.parent?.contentFrame.x == 1)
    #expect(between.paintOrder.count == between.count && between.contentSize(of: 0).height > 0)
    #expect(between.issues.allSatisfy { between.id(of: $0.nodeIndex) == $0.id })
  }

  @Test("go on from a placement in between: presence, borders and padding move evenly")
  func interpolatingOn() {
    func row(_ ids: [Int], _ padding: Double) -> Placement {
      Row { for id in ids { Fixed(10).id(id) } }.padding(padding).layout(in: Frame(width: 100, height: 100))
    }
    let a = row([1, 2], 0), b = row([2, 3], 40), c = row([3], 0)
    let now = a.interpolated(to: b, at: 0.5)
    #expect([1, 2, 3].map { now.node($0)?.presence } == [0.5, 1, 0.5])
    #expect(now.contentFrame(of: 0) == Frame(x: 20, y: 20, width: 60, height: 60))
    let on = now.interpolated(to: c, at: 0.5)
    #expect([1, 2, 3].map { on.node($0)?.presence } == [0.25, 0.5, 0.75])
    #expect(on.contentFrame(of: 0) == Frame(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("show what is new at the same place whichever way y grows")
  func interpolatingUp() {
    let before = Column { Fixed(height: 10).id(1) }.layout(in: Frame(width: 50, height: 100))
    let after = Column {
      Fixed(height: 10).id(1); Fixed(height: 10).id(2)
    }.layout(in: Frame(width: 50, height: 200))
    let down = before.interpolated(to: after, at: 0.5)
    let up = before.yUp(in: 200).interpolated(to: after.yUp(in: 200), at: 0.5)
    #expect(up.yUp(in: 200).frames == down.frames && up[2] == Frame(y: 180, width: 50, height: 10))
  }

  @Test("are hit inside of the border of what cuts them")
  func cutByBorders() {
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

  @Test("are found in a tree that is out of order until its next layout")
  func outOfOrder() {
    var tree = LayoutTree(Column { for id in 0..<10 { Fixed(height: 10).id(id) } })
    tree.findsByPlace = true
    tree.layout(width: 10)
    tree.move(tree.node(9)!, into: tree.root, at: 0)
    tree.update(to: Column { for id in 0..<10 { Fixed(height: 10).id(id) } })
    #expect(tree.nodes(in: Frame(width: 10, height: 5)).contains(tree.node(0)!))
    tree.layout(width: 10)
    #expect(tree.nodes(in: Frame(width: 10, height: 5)) == [tree.root, tree.node(0)!])
  }

  @Test("stay as they are in coordinates without a height")
  func noHeight() {
    let placement = Row { Flex() }.layout(width: 100)
    #expect(placement.yUp(in: .nan) == placement && placement.yUp(in: .infinity) == placement)
  }

  @Test("stop the program at a position that is none")
  func preconditions() async {
    expectStop(
      "There is no node at this index of the placement.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Row { Flex() }.layout().parent(of: 2)
      })
  }
}
