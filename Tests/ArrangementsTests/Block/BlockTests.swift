import Arrangements
import EagerLayout
import TestSupport
import Testing

@Suite("Block layout")
struct BlockTests {
  private func tops(_ layout: some LayoutItem, width: Double = 100) -> [Double] {
    layout.layout(width: width).frames.map(\.y)
  }

  @Test("Margins of siblings in a block collapse to the sum of the largest positive and the most negative margin")
  func siblingMarginsCollapse() {
    let block = Block {
      Fixed(height: 10).margin(bottom: 20)
      Fixed(height: 10).margin(top: 30)
      Fixed(height: 10).margin(top: -5)
    }
    #expect(tops(block) == [0, 0, 40, 45])
    #expect(block.layout(width: 100).bounds.height == 55)
  }

  @Test("Margins of the first and last child of a nested block collapse with the margins of the block")
  func childMarginsCollapseWithParent() {
    let block = Block {
      Block { Fixed(height: 10).margin(vertical: 20) }.margin(vertical: 5)
      Fixed(height: 10)
    }
    #expect(tops(block) == [0, 20, 20, 50])
  }

  @Test(
    "Margins of a child stay inside a block that is a flow root or has padding, border, clipping or align-content",
    arguments: [
      "flow root": FlowRoot { Fixed(height: 10).margin(vertical: 20) },
      "padding": Block { Fixed(height: 10).margin(vertical: 20) }.padding(vertical: 1),
      "border": Block { Fixed(height: 10).margin(vertical: 20) }.border(1),
      "scroll container": Block { Fixed(height: 10).margin(vertical: 20) }.overflow(.hidden),
      "aligned content": Block { Fixed(height: 10).margin(vertical: 20) }.style { $0.alignContent = .start },
    ].map { NamedItem($0.key, $0.value) })
  func marginsStayInside(inner: NamedItem) {
    let frames = Block { inner.item }.layout(width: 100).frames
    #expect(frames[1].y == 0 && frames[2].y >= 20 && frames[1].height >= 50, "\(frames)")
  }

  struct NamedItem: CustomTestStringConvertible, Sendable {
    let name: String
    let item: Arranged
    init(_ name: String, _ item: Arranged) { (self.name, self.item) = (name, item) }
    var testDescription: String { name }
  }

  @Test("All margins of an empty block and of the siblings around it collapse into one margin")
  func emptyBlockCollapses() {
    let block = Block {
      Fixed(height: 10).margin(bottom: 8)
      Block {}.margin(vertical: 30)
      Block { Block {}.margin(top: 12) }
      Fixed(height: 10).margin(top: 15)
    }
    #expect(tops(block) == [0, 0, 40, 40, 40, 40])
  }

  @Test("A block with a definite height does not collapse its bottom margin with the bottom margin of its last child")
  func definiteHeightEndsCollapsing() {
    let block = Block {
      Block { Fixed(height: 10).margin(bottom: 40) }.height(30)
      Fixed(height: 10)
    }
    #expect(tops(block) == [0, 0, 0, 30])
  }

  @Test("Items of a block fill its width, and auto margins center them or push them to a side")
  func itemsFillWidth() {
    let block = Block {
      Fixed(height: 1)
      Fixed(width: 40, height: 1).margin(horizontal: .auto)
      Fixed(width: 40, height: 1).margin(left: .auto)
      Fixed(width: 140, height: 1).margin(horizontal: .auto)
    }
    let frames = block.layout(width: 100).frames.dropFirst()
    #expect(frames.map(\.x) == [0, 30, 60, 0] && frames.map(\.width) == [100, 40, 40, 140])
    #expect(block.direction(.rightToLeft).layout(width: 100).frames.dropFirst().map(\.x) == [0, 30, 60, -40])
  }

  @Test("align-content moves the content of a block that is taller than its content")
  func alignContentMovesContent() {
    let block = Block { Fixed(height: 10) }.height(50)
    #expect(tops(block.style { $0.alignContent = .center }) == [0, 20])
    #expect(tops(block.style { $0.alignContent = .end }) == [0, 40])
    #expect(tops(block.height(4).style { $0.alignContent = .end }) == [0, 0])
  }

  @Test("order has no effect in a block, and an absolute child without insets stays after earlier items")
  func orderAndStaticPosition() {
    let block = Block {
      Fixed(height: 10).order(2).margin(bottom: 6)
      Fixed(width: 5, height: 5).absolute()
      Fixed(height: 10)
    }
    #expect(tops(block) == [0, 0, 16, 16])
  }

  @Test("The baseline of a block is the baseline of its first child that has one")
  func baselineOfFirstChild() {
    let text = Measured(text: "x", advance: 10, lineHeight: 10, baseline: 8)
    let row = Row {
      Block {
        Fixed(height: 20)
        text
      }
      text
    }.alignItems(.baseline)
    #expect(row.layout(width: 100).frames.last?.y == 20)
  }

  @Test("Random blocks after random edits have the frames of a fresh tree", arguments: [1, 2, 3] as [UInt64])
  func editsEqualFreshTree(seed: UInt64) {
    var generator = RandomBlocks(random: SplitMix64(seed: seed))
    for round in 0..<Thorough.pick(6, 200) {
      let difference = generator.firstDifference(in: LayoutTree(Column { generator.block(4) }))
      #expect(difference == nil, "round \(round)")
      if difference != nil { return }
    }
  }

  @Test("The trace of random blocks explains every number")
  func traceExplainsEveryNumber() {
    var generator = RandomBlocks(random: SplitMix64(seed: 9))
    for _ in 0..<50 {
      let block = generator.block(3), trace = block.trace(in: Frame(width: 200, height: 200))
      #expect(trace.steps.allSatisfy { $0.operation != .unexplained }, "\(block)")
    }
  }

  @Test("Right-to-left direction mirrors the frames of random blocks")
  func rightToLeftMirrors() {
    var generator = RandomBlocks(random: SplitMix64(seed: 5))
    for _ in 0..<100 {
      let inner = generator.block(3), block = Block { inner }
      let frames = block.layout(width: 300).frames
      let mirrored = block.direction(.rightToLeft).layout(width: 300).frames
      for (frame, other) in zip(frames, mirrored) where frame.width > 0 || frame.height > 0 {
        #expect((frame.x + other.x + frame.width - 300).magnitude < 1e-6 && frame.y == other.y)
      }
    }
  }
}

/// Generates nested blocks with margins, some of them empty, and edits of them.
private struct RandomBlocks: MakesRandomEdits {
  var random: SplitMix64

  mutating func block(_ depth: Int) -> Arranged {
    var inner: [Arranged] = [], leaves: [TreeLeaf] = []
    for _ in 0..<random.below(4) {
      if depth > 0, random.chance(0.6) { inner.append(block(depth - 1)) } else { leaves.append(leaf()) }
    }
    let (blocks, fixed) = (inner, leaves)
    @LayoutBuilder var content: LayoutItems {
      for block in blocks { block }
      for leaf in fixed { leaf }
    }
    var result = random.chance(0.8) ? Block() { content } : FlowRoot() { content }
    if random.chance(0.6) { result = result.margin(top: margin(), bottom: margin()) }
    if random.chance(0.2) { result = result.padding(Double(random.below(3))) }
    if random.chance(0.1) { result = result.height(Double(random.below(30))) }
    if random.chance(0.1) { result = result.minHeight(Double(random.below(30))) }
    if random.chance(0.1) { result = result.overflow(.hidden) }
    if random.chance(0.1) { result = result.aspectRatio(2) }
    return result
  }

  private mutating func margin() -> Double { Double(random.below(20)) - 6 }

  private mutating func leaf() -> TreeLeaf {
    let leaf = Measured(width: Double(random.below(90)), height: Double(random.below(20)))
    return leaf.margin(top: margin(), bottom: margin()).style { _ in }
  }

  /// Makes one random edit.
  mutating func edit(_ tree: inout LayoutTree) {
    let nodes = tree.allNodes
    let node = random.pick(nodes), isArranged = tree.kind(of: node) == .arranged
    switch random.below(4) {
    case 0 where isArranged: tree.append(leaf(), to: node)
    case 1 where node != tree.root && nodes.count > 8: tree.remove(node)
    case 2:
      tree.editStyle(of: node) { [height = random.below(40)] in
        $0.height = height < 10 ? .auto : .points(Double(height))
      }
    default:
      tree.editStyle(of: node) { [top = margin(), bottom = margin()] in
        ($0.marginTop, $0.marginBottom) = (.points(top), .points(bottom))
      }
    }
  }
}
