import EagerLayout
import Testing

@Suite("A placement, as a collection of nodes")
struct PlacedBoxes {
  private enum Part { case list, row, label }

  private static let placement = Column {
    Row(gap: 4) {
      Measured(width: 30, height: 10).padding(horizontal: 3, vertical: .percent(2)).border(1).id(Part.label)
      Flex().hidden()
    }
    .padding(top: 1, left: 2, bottom: 3, right: 4).height(200).shrink(0).id(Part.row)
  }
  .padding(5).border(2).overflow(.hidden).id(Part.list).layout(in: Frame(x: 10, y: 20, width: 100, height: 100))

  @Test("has all of them in preorder, with what is asked of each")
  func nodes() {
    let placement = Self.placement
    #expect(placement.count == 4 && placement.map { $0.frame } == placement.frames)
    #expect(placement.map { $0.id } == [LayoutID(Part.list), LayoutID(Part.row), LayoutID(Part.label), nil])
    #expect(placement.map { $0.kind } == [.column, .row, .measured, .flex])
    #expect(placement.map { $0.isHidden } == [false, false, false, true])
    #expect(placement.map { $0.children.map { $0.index } } == [[1], [2, 3], [], []])
    #expect(placement.map { $0.parent?.index } == [nil, 0, 1, 1])
    #expect(placement.last?.index == 3 && placement[placement.startIndex].frameInParent == placement.frames[0])
    #expect(placement.filter { !$0.isHidden }.map { $0.index } == placement.paintOrder.map { $0.index })
  }

  @Test("has frames inside the border and inside the padding, percentages too, whichever way y grows")
  func boxes() {
    let placement = Self.placement
    #expect(placement.paddingFrame(of: 0) == Frame(x: 12, y: 22, width: 96, height: 96))
    #expect(placement.contentFrame(of: 0) == Frame(x: 17, y: 27, width: 86, height: 86))
    #expect(placement.contentFrame(of: 1) == Frame(x: 19, y: 28, width: 80, height: 196))
    // 2 percent of the row's inner width of 80.
    #expect(placement[Part.label] == Frame(x: 19, y: 28, width: 38, height: 196))
    let content = placement.contentFrame(of: 2)
    #expect(content == Frame(x: 23, y: 28 + 1 + 1.6, width: 30, height: 196 - 2 - 3.2))
    let up = placement.yUp(in: 500)
    #expect(up.contentFrame(of: 1) == Frame(x: 19, y: 500 - 28 - 196, width: 80, height: 196))
    for index in placement.frames.indices {
      #expect(up.yUp(in: 500).contentFrame(of: index) == placement.contentFrame(of: index))
    }
  }

  @Test("says where a node can be seen: inside of all around it that cut")
  func clips() {
    let inner = Row { Fixed(300).id("a") }.overflow(x: .clip, y: .visible).size(50, 40).id("row")
    let placement = Column {
      inner; Fixed(10)
    }.overflow(.hidden).border(5).layout(width: 30, height: 200)
    #expect(placement.clip(of: 0) == nil)
    #expect(placement.clip(of: 1) == Frame(x: 5, y: 5, width: 20, height: 190))
    #expect(placement.clip(of: 2) == Frame(x: 5, y: 5, width: 20, height: 190))
    let across = Column { Row { Fixed(300) }.overflow(x: .clip, y: .visible).size(50, 40) }.layout(
      width: 90, height: 90)
    let clip = across.clip(of: 2)
    #expect(clip?.x == 0 && clip?.width == 50 && clip.map { $0.height >= 1e9 } == true)
    #expect(across.clip(of: 1) == nil)
  }

  @Test("is painted in preorder, siblings by their order, all of each before the next")
  func paintOrder() {
    let placement = Row {
      Row { Fixed(1) }.order(2)
      Row {
        Fixed(1); Fixed(1).hidden()
      }
      Row { Fixed(1) }.order(-1)
    }.layout()
    #expect(placement.paintOrder.map { $0.index } == [0, 6, 7, 3, 4, 1, 2])
  }
}

@Suite("A frame")
struct FrameGeometry {
  private let frame = Frame(x: 10, y: 20, width: 100, height: 40)

  @Test("has edges, a middle, and an inside")
  func edges() {
    #expect(frame.midX == 60 && frame.midY == 40 && !frame.isEmpty && Frame.zero.isEmpty)
    #expect(frame.inset(by: 5) == Frame(x: 15, y: 25, width: 90, height: 30))
    #expect(frame.inset(by: Edges(top: 1, left: 2, bottom: 3, right: 4)) == Frame(x: 12, y: 21, width: 94, height: 36))
    #expect(frame.inset(by: 30) == Frame(x: 40, y: 50, width: 40, height: 0))
    #expect(Frame(x: 1, y: 2, Extent(width: 3, height: 4)) == Frame(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("has a union and an intersection with another; frames that only touch have none")
  func sets() {
    let other = Frame(x: 60, y: 0, width: 100, height: 30)
    #expect(frame.union(other) == Frame(x: 10, y: 0, width: 150, height: 60))
    #expect(frame.intersection(other) == Frame(x: 60, y: 20, width: 50, height: 10))
    #expect(frame.intersects(other) && other.intersects(frame))
    let neighbour = Frame(x: 110, y: 20, width: 5, height: 5)
    #expect(!frame.intersects(neighbour) && frame.intersection(neighbour) == nil)
  }
}
