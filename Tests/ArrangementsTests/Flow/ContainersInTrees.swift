import Arrangements
import EagerLayout
import TestSupport
import Testing

/// Generates trees of flows, masonries, pages and `FirstThatFits` in rows and columns, and edits of them.
private struct RandomTrees: MakesRandomEdits {
  var random: SplitMix64

  init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func container(_ depth: Int) -> Arranged {
    var items: [Arranged] = [], leaves: [TreeLeaf] = []
    for _ in 0..<random.below(5) {
      if depth > 0 && random.chance(0.35) { items.append(container(depth - 1)) } else { leaves.append(leaf()) }
    }
    let (inner, outer) = (items, leaves)
    return arranged {
      for item in inner { Row { item } }
      for leaf in outer { leaf }
    }.gap(Double(random.below(3) * 4)).padding(Double(random.below(2) * 5))
  }

  private mutating func arranged(@LayoutBuilder _ content: () -> LayoutItems) -> Arranged {
    switch random.below(8) {
    case 0: Masonry(columns: 1 + random.below(4))(content: content)
    case 1: Masonry(minimumWidth: Double(20 + random.below(80)))(content: content)
    case 2: Pages(columns: 1 + random.below(3), rows: 1 + random.below(3))(content: content)
    case 3: FirstThatFits()(content: content)
    case 4: FirstThatFits(.vertical(within: Double(random.below(60))))(content: content)
    case 5: Flow(rows: 1 + random.below(3), alignment: random.pick(Flow.Alignment.allCases))(content: content)
    case 6:
      Flow(itemWidth: Double(random.below(60)), minimumGap: Double(random.below(10)), centered: random.chance(0.5))(
        content: content)
    default: flow()(content: content)
    }
  }

  mutating func flow() -> Flow {
    let alignment = random.pick(Flow.Alignment.allCases), vertical = random.pick(Flow.Alignment.allCases)
    let lineAlignment = random.pick(Flow.LineAlignment.allCases), lastLine = random.pick(Flow.LastLine.allCases)
    let maxLines = random.chance(0.4) ? 1 + random.below(2) : nil
    guard random.chance(0.5) else {
      return Flow(
        alignment: alignment, lineAlignment: lineAlignment, vertical: vertical, lastLine: lastLine, maxLines: maxLines)
    }
    return Flow(
      columns: 1 + random.below(4), alignment: alignment, lineAlignment: lineAlignment, vertical: vertical,
      lastLine: lastLine, maxLines: maxLines)
  }

  mutating func leaf() -> TreeLeaf {
    var leaf = content().span(columns: 1 + random.below(3)).layoutValue(flowItem())
    if random.chance(0.3) { leaf = leaf.style { [width = Double(random.below(90))] in $0.width = .points(width) } }
    if random.chance(0.1) { leaf = leaf.style { $0.width = .percent(40) } }
    if random.chance(0.2) { leaf = leaf.style { $0.height = .percent(50) } }
    if random.chance(0.1) { leaf = leaf.hidden() }
    if random.chance(0.2) { leaf = leaf.when(minWidth: Double(random.below(200))) }
    return leaf
  }

  mutating func content() -> Measured {
    guard random.chance(0.5) else {
      return Measured(width: Double(random.below(90)), height: Double(random.below(40)))
    }
    return Measured(
      text: String(repeating: "abcd ", count: 1 + random.below(6)), advance: 5, lineHeight: 10, baseline: 8)
  }

  mutating func flowItem() -> FlowItem {
    FlowItem(
      weight: random.chance(0.2) ? 1 : 0, fraction: random.chance(0.1) ? 0.5 : nil,
      yieldsSize: random.chance(0.3) ? 1 : 0)
  }

  /// Makes one random edit.
  mutating func edit(_ tree: inout LayoutTree) {
    let nodes = tree.allNodes
    let node = random.pick(nodes), isLeaf = !tree.children(of: node).contains { _ in true }
    let isArranged = tree.kind(of: node) == .arranged
    switch random.below(6) {
    case 0 where isArranged: tree.append(leaf(), to: node)
    case 1 where node != tree.root && nodes.count > 8: tree.remove(node)
    case 2 where tree.kind(of: node) == .measured: tree.setContent(content(), of: node)
    case 3 where isLeaf: tree.setLayoutValue(flowItem(), of: node)
    case 4 where isArranged && !isLeaf: tree.setArrangement(flow(), of: node)
    default:
      let width = random.below(120)
      tree.editStyle(of: node) { $0.width = width < 20 ? .auto : .points(Double(width)) }
    }
  }
}

@Suite("Flows, masonries, pages and FirstThatFits in trees")
struct ContainersInTrees {
  @Test(
    "Flows, masonries, pages and FirstThatFits have the frames of a fresh tree after random edits",
    arguments: [1, 2, 3, 4] as [UInt64])
  func editsEqualFreshTree(seed: UInt64) {
    var generator = RandomTrees(seed)
    for round in 0..<Thorough.pick(3, 100) {
      var copies: [LayoutTree] = []
      let difference = generator.firstDifference(in: LayoutTree(Column { generator.container(3) })) { edit, tree in
        if edit % 5 == 3 { copies.append(tree) }
      }
      #expect(difference == nil, "round \(round)")
      if difference != nil { return }
      #expect(copies.count == 6)
    }
  }

  @Test(
    "Right-to-left direction mirrors random flows, masonries, pages and FirstThatFits", arguments: [5, 6] as [UInt64])
  func rightToLeftMirrors(seed: UInt64) {
    var generator = RandomTrees(seed)
    for _ in 0..<Thorough.pick(40, 1_000) {
      let container = generator.container(2)
      let frames = container.layout(width: 300).frames
      let mirrored = container.direction(.rightToLeft).layout(width: 300).frames
      for (frame, other) in zip(frames, mirrored) where frame.width > 0 || frame.height > 0 {
        #expect(
          (frame.x + other.x + frame.width - 300).magnitude < 1e-6 && frame.y == other.y && frame.width == other.width)
      }
    }
  }

  @Test(
    "The trace of random flows, masonries, pages and FirstThatFits explains all numbers", arguments: [7, 8] as [UInt64])
  func traceExplainsEveryNumber(seed: UInt64) {
    var generator = RandomTrees(seed)
    for _ in 0..<50 {
      let container = generator.container(2), trace = container.trace(in: Frame(width: 300, height: 200))
      let unexplained = trace.steps.filter { $0.operation == .unexplained }
      #expect(unexplained.isEmpty, "\(unexplained) of \(container)")
    }
  }

  @Test(
    "Flows, masonries, pages and FirstThatFits with invalid or extreme numbers have sizes from 0 to 1e9",
    arguments: Thorough.oneIn(6, of: [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e9, 1e300]))
  func invalidNumbers(number: Double) {
    let count = number >= 1 ? Int(min(number, 1e18)) : 0
    func items(_ value: FlowItem) -> LayoutItems {
      @LayoutBuilder func content() -> LayoutItems {
        for _ in 0..<12 {
          Measured(text: "aaaa bbbb", advance: 10, lineHeight: 10).style {
            $0.width = .points(number)
            $0.maxHeight = .points(number)
          }.layoutValue(value).span(columns: count).when(minWidth: number)
          Flex().width(.percent(number)).layoutValue(value)
        }
      }
      return content()
    }
    var containers: [Arranged] = []
    for value in [FlowItem(weight: number, yieldsSize: number), FlowItem(fraction: number)] {
      for alignment in Flow.Alignment.allCases {
        containers.append(Flow(alignment: alignment, vertical: alignment) { items(value) })
        containers.append(Flow(columns: count, alignment: alignment, maxLines: count) { items(value) })
        containers.append(Flow(rows: count, alignment: alignment, maxLines: count) { items(value) })
      }
      for centered in [false, true] {
        containers.append(
          Flow(itemWidth: number, minimumGap: number, maximumGap: number, centered: centered) { items(value) })
        containers.append(Flow(itemWidth: 0, minimumGap: 0, maximumGap: number, centered: centered) { items(value) })
        containers.append(Flow(itemWidth: number, minimumGap: 1, maximumGap: 3, centered: centered) { items(value) })
      }
      containers.append(Masonry(columns: count) { items(value) })
      containers.append(Masonry(minimumWidth: number) { items(value) })
      containers.append(Pages(columns: count, rows: count) { items(value) })
      containers.append(FirstThatFits(.vertical(within: number)) { items(value) })
      containers.append(FirstThatFits { items(value) })
    }
    for container in containers {
      let item = Row { container.gap(number) }
      for placement in [item.layout(), item.layout(in: Frame(width: 50, height: 40)), container.layout(width: number)] {
        for frame in placement.frames {
          #expect(frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0)
          #expect(frame.width <= 1e9 && frame.height <= 1e9)
        }
      }
    }
  }
}
