import EagerLayout
import Testing

@Suite("Alignment of containers and lines")
struct Alignments {
  private static let title = Measured(text: "Title", advance: 8, lineHeight: 16, baseline: 12)

  @Test("A container's alignment positions texts, rows and columns on the cross axis, even empty ones")
  func alignmentMovesContents() {
    let row = Row(alignment: .center) {
      Self.title
      Row { Fixed(width: 10, height: 20) }
      Column {
        Fixed(width: 10, height: 4); Fixed(width: 10, height: 4)
      }
      Column().padding(Edges(3))
    }
    .layout(in: Frame(width: 200, height: 44))
    #expect(row.frames[1] == Frame(x: 0, y: 14, width: 40, height: 16))
    #expect(row.frames[2] == Frame(x: 40, y: 12, width: 10, height: 20))
    #expect(row.frames[4] == Frame(x: 50, y: 18, width: 10, height: 8))
    #expect(row.frames[7] == Frame(x: 60, y: 19, width: 6, height: 6))
    let column = Column(alignment: .end) {
      Self.title; Row { Fixed(width: 10, height: 20) }
    }
    .layout(in: Frame(width: 100, height: 50))
    #expect(column.frames[1] == Frame(x: 60, y: 0, width: 40, height: 16))
    #expect(column.frames[2] == Frame(x: 90, y: 16, width: 10, height: 20))
  }

  @Test(
    "Leaves without content or cross size fill the cross axis, whatever the container's alignment",
    arguments: CrossAlignment.allCases)
  func emptyLeavesFill(alignment: CrossAlignment) {
    let row = Row(alignment: alignment) {
      Flex(); Fixed(width: 1); Fixed(width: 1).padding(Edges(1)).maxHeight(30)
    }
    .layout(in: Frame(width: 100, height: 44))
    #expect(row.frames[1] == Frame(x: 0, y: 0, width: 97, height: 44))
    #expect(row.frames[2] == Frame(x: 97, y: 0, width: 1, height: 44))
    #expect(row.frames[3] == Frame(x: 98, y: 0, width: 2, height: 30))
  }

  @Test("A container's alignment moves leaves that get their cross size from an aspect ratio")
  func alignmentMovesRatioLeaves() {
    let row = Row(alignment: .center) { Fixed(width: 30).aspectRatio(3) }.layout(in: Frame(width: 100, height: 44))
    #expect(row.frames[1] == Frame(x: 0, y: 17, width: 30, height: 10))
    let column = Column(alignment: .end) { Fixed(height: 30).aspectRatio(2) }.layout(in: Frame(width: 100, height: 44))
    #expect(column.frames[1] == Frame(x: 40, y: 0, width: 60, height: 30))
  }

  @Test("A row with baseline alignment puts the first baselines of its texts at one height")
  func baselineAlignment() {
    let row = Row(alignment: .baseline) {
      Measured(text: "Big", advance: 20, lineHeight: 40, baseline: 30)
      Self.title
      Column { Self.title }
      Fixed(width: 1)
    }
    .layout(in: Frame(width: 200, height: 60))
    #expect(row.frames.map { $0.y } == [0, 0, 18, 18, 18, 0])
    #expect(row.frames[5].height == 60)
  }

  @Test(
    "If no item fills the cross axis, a container's alignment has the effect of the alignItems value of its name",
    arguments: CrossAlignment.allCases, [false, true])
  func alignmentEqualsAlignItems(alignment: CrossAlignment, isColumn: Bool) {
    let items: [any LayoutItem] = [
      Self.title, Row { Self.title }, Fixed(width: 10, height: 20), Fixed(width: 4, height: 4).absolute(),
    ]
    func frames(_ change: (inout FlexStyle) -> Void) -> [Frame] {
      var row = Row()
      row.node.children = ContiguousArray(items.map { $0.node })
      return row.style {
        change(&$0); $0.flexDirection = isColumn ? .column : .row
      }
      .layout(in: Frame(width: 90, height: 70)).frames
    }
    #expect(frames { $0.alignment = alignment } == frames { $0.alignItems = alignment.alignItems })
  }

  @Test("alignItems replaces a container's alignment, and without an alignment a text fills its row")
  func alignItemsReplacesAlignment() {
    func text(_ row: Row) -> Frame { row.layout(in: Frame(width: 100, height: 44)).frames[1] }
    let row = Row(alignment: .center) { Self.title }
    #expect(text(row).y == 14)
    #expect(text(row.alignItems(.normal)).height == 44)
    #expect(text(row.style { $0.alignment = nil }).height == 44)
    #expect(text(row) == text(Row { Self.title }.style { $0.alignment = .center }))
    let bare = Row(alignment: .center) { Flex() }
    #expect(text(bare).height == 44)
    #expect(text(bare.alignItems(.center)).height == 0)
  }

  @Test("A style's alignment sets its alignItems, and setting alignItems clears the alignment")
  func styleAlignmentAndAlignItems() {
    var style = FlexStyle()
    #expect(style.alignment == nil)
    for alignment in CrossAlignment.allCases {
      style.alignment = alignment
      #expect(style.alignment == alignment)
      #expect(style.alignItems == alignment.alignItems)
    }
    style.alignItems = .end
    #expect(style.alignment == nil)
    style.alignment = .end
    style.alignment = nil
    #expect(style == FlexStyle())
  }

  @Test("Changing a container's alignment or a leaf's content in a tree moves the leaves accordingly")
  func treeFollowsAlignmentAndContent() {
    let bounds = Frame(width: 100, height: 44)
    var tree = LayoutTree(
      Row {
        Self.title.id(0); Flex().id(1)
      })
    tree.layout(in: bounds)
    #expect(tree[0]?.height == 44)
    tree.editStyle(of: tree.root) { $0.alignment = .center }
    tree.layout(in: bounds)
    #expect(tree[0] == Frame(x: 0, y: 14, width: 40, height: 16))
    #expect(tree[1] == Frame(x: 40, y: 0, width: 60, height: 44))
    if let leaf = tree.node(0), let other = tree.node(1) {
      tree.setContent(nil, of: leaf)
      tree.setContent(Self.title, of: other)
    }
    tree.layout(in: bounds)
    #expect(tree[0] == Frame(x: 0, y: 0, width: 0, height: 44))
    #expect(tree[1] == Frame(x: 0, y: 14, width: 100, height: 16))
    tree.editStyle(of: tree.root) { $0.alignment = nil }
    tree.layout(in: bounds)
    #expect(tree[1]?.height == 44)
  }

  @Test("A leaf of a tree is aligned while it has a child, and fills its row when the child is removed")
  func leafIsAlignedWithChild() throws {
    let bounds = Frame(width: 100, height: 44)
    var tree = LayoutTree(Row(alignment: .center) { Flex().id(0) })
    tree.layout(in: bounds)
    let leaf = try #require(tree.node(0))
    let child = tree.append(Fixed(width: 3, height: 4).hidden(), to: leaf)
    tree.layout(in: bounds)
    #expect(tree[leaf] == Frame(x: 0, y: 22, width: 100, height: 0))
    tree.remove(child)
    tree.layout(in: bounds)
    #expect(tree[leaf].height == 44)
  }

  @Test("Setting a line's alignment to .end moves its text to the bottom, and clearing it fills the line again")
  func lineFollowsAlignment() {
    var line = LinearLayout(.row, in: Frame(width: 100, height: 44))
    let title = line.add(Self.title), rest = line.add(Flex()), ratio = line.add(Fixed(width: 20).aspectRatio(2))
    #expect(line[title].height == 44)
    line.alignment = .end
    #expect(line[title] == Frame(x: 0, y: 28, width: 40, height: 16))
    #expect(line[rest] == Frame(x: 40, y: 0, width: 40, height: 44))
    #expect(line[ratio] == Frame(x: 80, y: 34, width: 20, height: 10))
    line.alignment = nil
    #expect(line[title].height == 44)
  }
}
