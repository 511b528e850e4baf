import Arrangements
import EagerLayout
import Testing

@Suite("The Flow container")
struct FlowTests {
  private func threes(
    _ alignment: Flow.Alignment = .between, _ lineAlignment: Flow.LineAlignment = .center,
    _ lastLine: Flow.LastLine = .start
  ) -> Arranged {
    Flow(columns: 3, alignment: alignment, lineAlignment: lineAlignment, lastLine: lastLine) {
      Fixed(width: 50, height: 20).id(0)
      Flex().height(30).weight(1).id(1)
      Fixed(width: 70, height: 10).id(2)
      Fixed(width: 60, height: 25).id(3)
      Fixed(width: 60, height: 15).id(4)
    }.gap(row: 5, column: 10).id(9)
  }

  @Test("A flow with 3 columns has 3 items in each line, and free space goes to items by weight")
  func linesByCount() {
    expect(
      threes().layout(width: 300),
      [
        0: [0, 5, 50, 20], 1: [60, 0, 160, 30], 2: [230, 10, 70, 10], 3: [0, 35, 60, 25], 4: [70, 40, 60, 15],
        9: [0, 0, 300, 60],
      ])
    expect(threes(.between, .center, .likeTheOthers).layout(width: 300), [3: [0, 35, 60, 25], 4: [240, 40, 60, 15]])
    expect(threes(.between, .center, .columns).layout(width: 300), [4: [70, 40, 60, 15]])
    expect(threes().direction(.rightToLeft).layout(width: 300), [0: [250, 5, 50, 20], 4: [170, 40, 60, 15]])
  }

  @Test(
    "A flow puts as many items into a line as fit, where items that are too wide by at most 1/64 still fit",
    arguments: [
      (100, [0, 40, 0, 0]), (99.99, [0, 40, 0, 0]), (99.9, [0, 0, 0, 0]),
    ] as [(Double, [Double])])
  func linesByContent(width: Double, x: [Double]) {
    let flow = Flow {
      Fixed(width: 30, height: 10).id(0)
      Fixed(width: 60, height: 20).id(1)
      Fixed(width: 120, height: 5).id(2)
      Measured(width: 300, height: 5).id(3)
    }.gap(10)
    let placement = flow.layout(width: width)
    #expect((0..<4).map { placement[$0]?.x ?? -1 } == x)
    #expect(placement[2]?.width == 120)
    #expect(placement.issues.count == 1)
  }

  @Test("A text that fits no line of a flow beside other items gets a line of its own and wraps there")
  func textWrapsInOwnLine() {
    let flow = Flow {
      Fixed(width: 30, height: 10).id(0)
      Measured(text: "aaaa bbbb cccc", advance: 10, lineHeight: 10).id(1)
      Fixed(width: 10, height: 10).id(2)
    }
    expect(flow.layout(width: 100), [0: [0, 0, 30, 10], 1: [0, 10, 100, 20], 2: [0, 30, 10, 10]])
    #expect(flow.layout().frames[0].width == 180)
  }

  @Test(
    "A flow's alignment positions the items of a line or makes them wider",
    arguments: [
      (.start, [0, 50]), (.center, [25, 75]), (.end, [50, 100]), (.between, [0, 100]), (.around, [12.5, 87.5]),
      (.evenly, [16.667, 83.333]), (.fill, [0, 75]), (.stretch, [0, 75]),
    ] as [(Flow.Alignment, [Double])])
  func alignments(alignment: Flow.Alignment, x: [Double]) {
    let flow = Flow(columns: 2, alignment: alignment) {
      Measured(width: 50, height: 10).id(0)
      Measured(width: 50, height: 10).id(1)
    }
    expect(
      flow.layout(width: 150),
      [0: [x[0], 0, alignment >= .fill ? 75 : 50, 10], 1: [x[1], 0, alignment >= .fill ? 75 : 50, 10]])
  }

  @Test("In a flow, fill grows items without a specified width, and stretch grows all items, up to their maximum width")
  func fillAndStretch() {
    func flow(_ alignment: Flow.Alignment) -> Arranged {
      Flow(columns: 4, alignment: alignment) {
        Fixed(width: 20).id(0)
        Flex().width(.percent(10)).id(1)
        Measured(width: 20, height: 1).maxWidth(25).id(2)
        Measured(width: 40, height: 1).id(3)
      }
    }
    expect(
      flow(.fill).layout(width: 200), [0: [0, 0, 20, 0], 1: [20, 0, 20, 0], 2: [40, 0, 25, 1], 3: [65, 0, 135, 1]])
    expect(
      flow(.stretch).layout(width: 200),
      [0: [0, 0, 51.667, 0], 1: [51.667, 0, 51.667, 0], 2: [103.333, 0, 25, 1], 3: [128.333, 0, 71.667, 1]])
  }

  @Test("The last line of a flow is packed at the start, aligned like the other lines, or put below their columns")
  func lastLine() {
    func flow(_ alignment: Flow.Alignment, _ lastLine: Flow.LastLine) -> Placement {
      Flow(columns: 3, alignment: alignment, lastLine: lastLine) {
        for id in 0..<5 { Measured(width: 20, height: 10).id(id) }
      }
      .layout(width: 120)
    }
    expect(flow(.around, .start), [1: [50, 0, 20, 10], 3: [0, 10, 20, 10], 4: [20, 10, 20, 10]])
    expect(flow(.around, .likeTheOthers), [3: [20, 10, 20, 10], 4: [80, 10, 20, 10]])
    expect(flow(.around, .columns), [3: [10, 10, 20, 10], 4: [50, 10, 20, 10]])
    expect(flow(.fill, .start), [1: [40, 0, 40, 10], 3: [0, 10, 20, 10]])
    expect(flow(.fill, .columns), [3: [0, 10, 40, 10], 4: [40, 10, 40, 10]])
    expect(flow(.center, .start), [3: [40, 10, 20, 10], 4: [60, 10, 20, 10]])
    // A full last line is aligned like the lines before it.
    let full = Flow(columns: 2, alignment: .between) { for id in 0..<2 { Fixed(width: 20, height: 10).id(id) } }
    expect(full.layout(width: 100), [1: [80, 0, 20, 10]])
  }

  @Test("If the last line of a flow is aligned by columns, its weighted items are as wide as the items above them")
  func weightedLastLine() {
    func flow(_ weights: [Double], _ alignment: Flow.Alignment = .start) -> Placement {
      Flow(columns: 3, alignment: alignment, lastLine: .columns) {
        for (id, weight) in weights.enumerated() { Measured(width: 20, height: 10).weight(weight).id(id) }
      }
      .gap(row: 0, column: 5).layout(width: 320)
    }
    for alignment in [Flow.Alignment.start, .center, .between, .fill] {
      let placement = flow([1, 1, 1, 1, 1], alignment)
      expect(placement, [3: [0, 10, 103.333, 10], 4: [108.333, 10, 103.333, 10]])
    }
    expect(flow([1, 2, 1, 1, 1]), [3: [0, 10, 82.5, 10], 4: [87.5, 10, 145, 10]])
    // A single line has no line above it, and an item without a weight keeps its width.
    expect(flow([1, 1]), [0: [0, 0, 157.5, 10], 1: [162.5, 0, 157.5, 10]])
    expect(flow([1, 1, 1, 0, 1]), [3: [0, 10, 20, 10], 4: [25, 10, 103.333, 10]])
  }

  @Test("Each line of a flow follows its own rule, and the last rule applies to all further lines")
  func lineRules() {
    let flow = Flow(
      columns: 1, alignment: .end,
      lines: [Flow.LineRule(alignment: .center), Flow.LineRule(), Flow.LineRule(alignment: .start)]
    ) { for id in 0..<4 { Fixed(width: 20, height: 10).id(id) } }
    expect(
      flow.layout(width: 100), [0: [40, 0, 20, 10], 1: [80, 10, 20, 10], 2: [0, 20, 20, 10], 3: [0, 30, 20, 10]])
  }

  @Test(
    "A flow's line alignment positions or stretches items within the height of their line",
    arguments: [
      (.top, [0, 0]), (.center, [5, 0]), (.bottom, [10, 0]), (.stretch, [0, 0]),
    ] as [(Flow.LineAlignment, [Double])])
  func lineAlignments(alignment: Flow.LineAlignment, y: [Double]) {
    let flow = Flow(lineAlignment: alignment) {
      Measured(width: 20, height: 10).id(0)
      Fixed(width: 20, height: 20).id(1)
    }
    expect(flow.layout(width: 100), [0: [0, y[0], 20, alignment == .stretch ? 20 : 10], 1: [20, y[1], 20, 20]])
  }

  @Test("A flow aligns baselines in each line as a wrapping row does")
  func baselines() {
    @LayoutBuilder func words() -> LayoutItems {
      Measured(text: "aa", advance: 10, lineHeight: 10, baseline: 8)
      Measured(text: "bb", advance: 10, lineHeight: 20, baseline: 15)
      Fixed(width: 30, height: 12)
      Column { Measured(text: "cc", advance: 10, lineHeight: 30, baseline: 22) }.padding(2)
      Measured(text: "dd", advance: 10, lineHeight: 10, baseline: 8)
    }
    let flow = Flow(lineAlignment: .baseline)(content: words).gap(3)
    let row = Row(content: words).wrap().alignItems(.baseline).alignContent(.start).gap(3)
    for width in [30.0, 60, 80, 300] {
      #expect(Column { flow }.layout(width: width).frames == Column { row }.layout(width: width).frames)
    }
    let rules = Flow(lines: [Flow.LineRule(lineAlignment: .baseline)])(content: words).gap(3)
    #expect(rules.layout(width: 80).frames == flow.layout(width: 80).frames)
  }

  @Test(
    "A flow's vertical alignment distributes its lines in a taller container",
    arguments: [
      (.start, [0, 20]), (.center, [25, 45]), (.end, [50, 70]), (.between, [0, 70]), (.around, [12.5, 57.5]),
      (.evenly, [16.667, 53.333]), (.fill, [0, 45]), (.stretch, [0, 45]),
    ] as [(Flow.Alignment, [Double])])
  func verticalAlignment(alignment: Flow.Alignment, y: [Double]) {
    let flow = Flow(columns: 1, lineAlignment: .stretch, vertical: alignment) {
      Measured(width: 10, height: 10).id(0)
      Measured(width: 10, height: 10).id(1)
    }.gap(10)
    let height = alignment >= .fill ? 35.0 : 10
    expect(flow.layout(in: Frame(width: 50, height: 80)), [0: [0, y[0], 10, height], 1: [0, y[1], 10, height]])
  }

  @Test("Items beyond the last permitted line of a flow are excluded and reported as one issue")
  func maxLines() {
    let flow = Flow(maxLines: 2) { for id in 0..<7 { Fixed(width: 40, height: 10).id(id) } }.gap(10).id(9)
    let placement = flow.layout(width: 140)
    expect(placement, [5: [100, 20, 40, 10], 6: [0, 0, 0, 0], 9: [0, 0, 140, 30]])
    #expect(placement.issues.count == 1)
    #expect(
      placement.issues[0].message.hasSuffix(
        "excludes 1 of 7 items, because it has at most 2 lines: allow more lines, or make it wider."))
    #expect(flow.layout(width: 190).issues == [])
    #expect(Flow(maxLines: -3) { Fixed(width: 5, height: 5) }.layout().frames[0] == Frame(width: 0, height: 0))
    #expect(
      Column { Flow(columns: 2, maxLines: 1) { for _ in 0..<9 { Fixed(width: 5, height: 5) } } }.layout().frames[1]
        .width == 10)
  }

  @Test("The fraction of a flow item is a share of the width that the items before it leave in the line")
  func fractions() {
    let flow = Flow {
      Fixed(width: 20, height: 10).id(0)
      Flex().height(10).fraction(0.4).id(1)
      Flex().height(10).fraction(0.6).id(2)
      Flex().height(10).fraction(1).id(3)
      Flex().height(10).fraction(0.5).id(4)
    }
    expect(
      flow.layout(width: 100),
      [1: [20, 0, 32, 10], 2: [52, 0, 28.8, 10], 3: [80.8, 0, 19.2, 10], 4: [0, 10, 50, 10]])
  }

  @Test("In an overfull line, flow items with yields(size:) shrink by their factors, but not below their minimum")
  func yieldingItems() {
    let flow = Flow(columns: 3) {
      Fixed(width: 50, height: 10).id(0)
      Fixed(width: 50, height: 10).yields(size: 1).minWidth(45).id(1)
      Fixed(width: 30, height: 10).yields(size: 2).id(2)
    }
    expect(flow.layout(width: 100), [0: [0, 0, 50, 10], 1: [50, 0, 45, 10], 2: [95, 0, 5, 10]])
    expect(flow.layout(width: 130), [2: [100, 0, 30, 10]])
  }

  @Test("Weights distribute free width in a flow's line up to the items' maximum, and alignment distributes the rest")
  func weightsAndLimits() {
    let flow = Flow(columns: 3, alignment: .end) {
      Fixed(width: 10, height: 10).weight(1).maxWidth(20).id(0)
      Fixed(width: 10, height: 10).weight(2).maxWidth(60).id(1)
      Fixed(width: 10, height: 10).id(2)
    }
    expect(flow.layout(width: 60), [0: [0, 0, 20, 10], 1: [20, 0, 30, 10], 2: [50, 0, 10, 10]])
    expect(flow.layout(width: 200), [0: [110, 0, 20, 10], 1: [130, 0, 60, 10], 2: [190, 0, 10, 10]])
  }

  @Test("weight, yields and fraction of one flow item are all stored when used together")
  func modifiersAccumulate() {
    let style = Fixed(width: 1).weight(2).yields(size: 3).fraction(0.5)
    let tree = LayoutTree(Flow { style.id("item") })
    let specified = tree.style(of: tree.node("item")!).layoutValue(FlowItem.self)
    #expect(specified == FlowItem(weight: 2, fraction: 0.5, yieldsSize: 3))
  }

  @Test("Flow(itemWidth:) has equal gaps up to a maximum gap, and can also have gaps at the edges")
  func equalGaps() {
    func flow(_ maximum: Double, _ centered: Bool) -> Placement {
      Flow(itemWidth: 80, minimumGap: 10, maximumGap: maximum, centered: centered) {
        for id in 0..<4 { Flex().height(20).id(id) }
      }
      .gap(row: 5).padding(10).layout(width: 320)
    }
    expect(
      flow(.infinity, false),
      [0: [10, 10, 80, 20], 1: [120, 10, 80, 20], 2: [230, 10, 80, 20], 3: [10, 35, 80, 20]])
    expect(flow(20, false), [0: [10, 10, 86.667, 20], 1: [116.667, 10, 86.667, 20], 2: [223.333, 10, 86.667, 20]])
    expect(
      flow(.infinity, true), [0: [25, 10, 80, 20], 1: [120, 10, 80, 20], 2: [215, 10, 80, 20], 3: [25, 35, 80, 20]])
    let natural = Flow(itemWidth: 80, minimumGap: 10, centered: true) { for _ in 0..<3 { Flex() } }
    #expect(natural.layout().frames[0].width == 3 * 80 + 4 * 10)
  }

  @Test("In Flow(itemWidth:), the container's gap applies if it is larger than the minimum gap")
  func containerGap() {
    func cells(_ minimum: Double = 0, _ maximum: Double = .infinity, width: Double) -> Arranged {
      Flow(itemWidth: 60, minimumGap: minimum, maximumGap: maximum) { for id in 0..<4 { Flex().height(20).id(id) } }
        .gap(10).width(width)
    }
    expect(cells(width: 270).layout(), [1: [70, 0, 60, 20], 2: [140, 0, 60, 20], 3: [210, 0, 60, 20]])
    expect(cells(width: 260).layout(), [1: [100, 0, 60, 20], 2: [200, 0, 60, 20], 3: [0, 30, 60, 20]])
    expect(cells(20, width: 270).layout(), [1: [105, 0, 60, 20], 3: [0, 30, 60, 20]])
    expect(cells(0, 5, width: 270).layout(), [1: [70, 0, 60, 20]])
    #expect(Flow(itemWidth: 60) { for _ in 0..<3 { Flex() } }.gap(10).layout().frames[0].width == 200)
  }

  @Test("A flow with 2 rows fills columns of 2 items from top to bottom")
  func columnsOfTwo() {
    func flow(_ alignment: Flow.Alignment) -> Arranged {
      Flow(rows: 2, alignment: alignment) {
        Fixed(width: 30, height: 10).id(0)
        Measured(width: 50, height: 20).id(1)
        Measured(width: 20, height: 5).id(2)
        Fixed(width: 40, height: 5).id(3)
        Measured(width: 10, height: 40).id(4)
      }.gap(row: 4, column: 10).id(9)
    }
    expect(
      flow(.start).layout(width: 200),
      [
        0: [0, 0, 30, 10], 1: [0, 14, 50, 20], 2: [60, 0, 40, 5], 3: [60, 9, 40, 5], 4: [110, 0, 10, 40],
        9: [0, 0, 200, 40],
      ])
    expect(
      flow(.between).layout(in: Frame(width: 200, height: 104)),
      [0: [0, 0, 30, 10], 1: [0, 54, 50, 50], 2: [100, 0, 40, 50], 3: [100, 54, 40, 5], 4: [190, 0, 10, 50]])
    expect(flow(.stretch).layout(width: 180), [1: [0, 14, 70, 20], 2: [80, 0, 60, 5], 4: [150, 0, 30, 40]])
    #expect(flow(.start).layout().frames[0].width == 120)
  }
}

extension Flow.Alignment {
  fileprivate static func >= (a: Self, b: Self) -> Bool { a.rawValue >= b.rawValue }
}
