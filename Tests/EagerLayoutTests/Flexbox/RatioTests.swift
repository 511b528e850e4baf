import EagerLayout
import Testing

@Suite("Widths from aspect ratios")
struct RatioTests {
  @Test(
    "A box of height 50 and ratio 1 is 100 wide if its content, direct or nested, is 100 wide", arguments: [0, 1, 3])
  func ratioWidthYieldsToContent(depth: Int) {
    func content(_ depth: Int) -> Column {
      Column { if depth > 0 { content(depth - 1) } else { Fixed(width: 100, height: 10) } }
    }
    let root = content(depth).height(50).aspectRatio(1).layout(width: 400)
    #expect(root.frames[0] == Frame(width: 100, height: 50))
    let absolute = Row { content(depth).height(50).aspectRatio(1).absolute(left: 0) }.layout(width: 400)
    #expect(absolute.frames[1].width == 100)
  }

  @Test(
    "An absolute box with ratio 2 gets its width from the height between its insets only if it is stretched",
    arguments: [
      (FlexStyle.AlignSelf.auto, Frame(y: 5, width: 100, height: 50)), (.stretch, Frame(y: 5, width: 100, height: 50)),
      (.start, Frame(y: 5, width: 80, height: 40)), (.center, Frame(y: 10, width: 80, height: 40)),
      (.flexEnd, Frame(y: 15, width: 80, height: 40)),
    ])
  func ratioBetweenInsets(alignment: FlexStyle.AlignSelf, expected: Frame) {
    let text = Measured(width: 80, height: 10).absolute(top: 5, left: 0, bottom: 5).aspectRatio(2)
    let placement = Row { text.alignSelf(alignment) }.layout(in: Frame(width: 200, height: 60))
    #expect(placement.frames[1] == expected)
  }
}

@Suite("Trees that lose their last aspect ratio")
struct LostRatioTests {
  @Test("A tree whose last aspect ratio is removed has the frames of a tree without ratios")
  func treeWithoutLastRatio() {
    var tree = LayoutTree(
      Column {
        Column {
          Measured(width: 20, height: 20)
          Measured(width: 40, height: 40).height(.percent(100)).aspectRatio(1).id(0)
        }
      }
      .alignItems(.flexStart).minWidth(0).grow(1))
    tree.layout(in: Frame(width: 100, height: 60))
    let leaf = tree.node(0)!
    tree.editStyle(of: leaf) { $0 = FlexStyle() }
    tree.layout(in: Frame(width: 100, height: 60))
    var fresh = LayoutTree(
      Column {
        Column {
          Measured(width: 20, height: 20)
          Measured(width: 40, height: 40).id(0)
        }
      }
      .alignItems(.flexStart).minWidth(0).grow(1))
    fresh.layout(in: Frame(width: 100, height: 60))
    #expect(tree.placement().frames == fresh.placement().frames)
  }
}
