import EagerLayout
import Testing

@Suite("Nodes, content frames, clips and paint order of a placement")
struct PlacementNodes {
  private enum Part { case list, row, label }

  private static let placement = Column {
    Row(gap: 4) {
      Measured(width: 30, height: 10).padding(horizontal: 3, vertical: .percent(2)).border(1).id(Part.label)
      Flex().hidden()
    }
    .padding(top: 1, left: 2, bottom: 3, right: 4).height(200).shrink(0).id(Part.row)
  }
  .padding(5).border(2).overflow(.hidden).id(Part.list).layout(in: Frame(x: 10, y: 20, width: 100, height: 100))

  @Test("A placement is a collection in preorder of its nodes, which have ids, kinds, parents and children")
  func placementIsACollection() {
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

  @Test("A placement has the padding and content frames of its nodes, even if its y axis points up")
  func paddingAndContentFrames() {
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

  @Test("The clip of a node is the intersection of the padding boxes of ancestors that clip")
  func clipOfNode() {
    let inner = Row { Fixed(300).id("a") }.overflow(x: .clip, y: .visible).size(50, 40).id("row")
    let placement = Column {
      inner; Fixed(10)
    }.overflow(.hidden).border(5).layout(width: 30, height: 200)
    #expect(placement.clip(of: 0) == nil)
    #expect(placement.clip(of: 1) == Frame(x: 5, y: 5, width: 20, height: 190))
    #expect(placement.clip(of: 2) == Frame(x: 5, y: 5, width: 20, height: 190))
    let clippedOnX = Column { Row { Fixed(300) }.overflow(x: .clip, y: .visible).size(50, 40) }.layout(
      width: 90, height: 90)
    let clip = clippedOnX.clip(of: 2)
    #expect(clip?.x == 0 && clip?.width == 50 && clip.map { $0.height >= 1e9 } == true)
    #expect(clippedOnX.clip(of: 1) == nil)
  }

  @Test("The paint order of a placement is preorder, where siblings are sorted by their order property")
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
