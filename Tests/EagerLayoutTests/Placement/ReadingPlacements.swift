import EagerLayout
import TestSupport
import Testing

@Suite("Placements")
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

  @Test("The description of a placement is a tree with kind, id and frame of each node")
  func descriptionOfPlacement() {
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

  @Test("The description of a placement starts with its issues, and expectNoIssues throws them")
  func descriptionStartsWithIssues() throws {
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

  @Test("The description of a tree of thousands of levels limits its indentation")
  func deepDescription() {
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

  @Test("A placement has the specified bounds or bounds that fit its content, and the overflow is what exceeds them")
  func boundsAndOverflow() {
    #expect(
      Self.screen.layout(in: Frame(x: 3, y: 4, width: 50, height: 60)).bounds
        == Frame(x: 3, y: 4, width: 50, height: 60))
    #expect(Self.screen.layout(width: 50).bounds == Frame(width: 50, height: 64))
    let wide = Row { Fixed(width: 30) }.width(60).layout(in: Frame(width: 50, height: 60))
    #expect(wide.overflow == Extent(width: 10))
    #expect(wide.overflow(of: 0) == Extent())
  }

  @Test("The content size of a scroll container includes its padding on all sides and its border")
  func contentSizeForScrolling() {
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
      absolute.contentSize(of: 0) == Extent(width: 100, height: 30), "no padding is added around absolute children")
  }

  @Test("Snapping to pixels rounds measured text up and takes the space from items that have more than they need")
  func snappingTakesFromItemsWithSpace() {
    let row = Row(alignment: .start) {
      Measured(width: 33.3, height: 10)
      Measured(width: 33.3, height: 10)
      Flex()
    }
    let snapped = row.layout(in: Frame(width: 100, height: 10)).snapped(toScale: 1)
    #expect(snapped.frames[1] == Frame(x: 0, width: 34, height: 10))
    #expect(snapped.frames[2] == Frame(x: 33, width: 34, height: 10))
    #expect(snapped.frames[3] == Frame(x: 67, width: 33, height: 10))
    let flexible = Row {
      Measured(width: 20, height: 10).grow(1); Measured(width: 20, height: 10).grow(1); Flex(1).basis(20)
    }
    .layout(in: Frame(width: 100, height: 10)).snapped(toScale: 1)
    #expect(flexible.frames.map { $0.x } == [0, 0, 33, 67])
    #expect(flexible.frames.map { $0.maxX } == [100, 33, 67, 100])
  }

  @Test("Mirroring a placement in a height of NaN or infinity does not change it")
  func mirroringInInvalidHeight() {
    let placement = Row { Flex() }.layout(width: 100)
    #expect(placement.yUp(in: .nan) == placement && placement.yUp(in: .infinity) == placement)
  }

  @Test("An index beyond the nodes of a placement stops the program")
  func invalidIndexStops() async {
    expectStop(
      "There is no node at this index of the placement.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Row { Flex() }.layout().parent(of: 2)
      })
  }
}
