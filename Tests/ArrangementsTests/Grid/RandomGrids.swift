import Arrangements
import EagerLayout
import TestSupport

/// Generates trees of grids in grids, rows and columns, with areas, names, spans, baselines, ratios and percentages,
/// and edits of them.
struct RandomGrids: MakesRandomEdits {
  var random: SplitMix64
  /// `true` if properties may refer to the left or right, which mirroring does not exchange.
  var usesLeftAndRight = true

  init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func container(_ depth: Int) -> ArrangedGrid {
    var items: [ArrangedGrid] = [], leaves: [TreeLeaf] = []
    for _ in 0..<random.below(6) {
      if depth > 0 && random.chance(0.35) { items.append(container(depth - 1)) } else { leaves.append(leaf()) }
    }
    let (inner, outer) = (items, leaves), isInRow = random.chance(0.3)
    let grid = grid(), share: Double? = random.chance(0.4) ? Double(40 + random.below(80)) : nil
    var container = grid {
      for item in inner { if isInRow { row(around: item, share) } else { item } }
      for leaf in outer { leaf }
    }.gap(Double(random.below(3) * 4)).padding(Double(random.below(2) * 5)).layoutValue(place())
    if random.chance(0.5) { container = container.alignItems(random.pick(Self.alignments)) }
    if random.chance(0.3) { container = container.justifyContent(random.pick([.center, .end, .spaceBetween])) }
    if random.chance(0.3) { container = container.alignContent(random.pick([.center, .end, .spaceAround])) }
    if random.chance(0.3) { container = container.height(Double(20 + random.below(120))) }
    if random.chance(0.2) { container = container.height(.percent(Double(40 + random.below(80)))) }
    if random.chance(0.1) { container = container.aspectRatio(1.5).minWidth(0).minHeight(0) }
    return container
  }

  /// A row with an automatic height, or with a percentage of the height of its area.
  private func row(around item: ArrangedGrid, _ share: Double?) -> Row {
    let row = Row { item }
    guard let share else { return row }
    return row.height(.percent(share))
  }

  private static var alignments: [FlexStyle.AlignItems] {
    [.start, .center, .end, .stretch, .baseline, .baseline, .lastBaseline]
  }

  mutating func grid() -> Grid {
    let areas: GridAreas = random.chance(0.3) ? random.pick([["a a b", "c . b"], ["a b", "a b", "c c"]]) : []
    return Grid(
      columns: tracks(), rows: tracks(), areas: areas, autoColumns: random.chance(0.3) ? [track(), track()] : [],
      autoRows: random.chance(0.3) ? [track()] : [], flow: random.pick(Grid.Flow.allCases),
      justifyItems: GridJustification(position()))
  }

  private mutating func tracks() -> GridTemplate {
    if random.chance(0.15) { return .autoFill(minimum: .points(Double(10 + random.below(40)))) }
    if random.chance(0.1) { return .autoFit(minimum: .points(Double(10 + random.below(40)))) }
    var tracks: [GridTrack] = []
    for _ in 0..<random.below(4) {
      if random.chance(0.3) { tracks.append(.line(LayoutID(random.chance(0.5) ? "a" : "line"))) }
      tracks.append(track())
    }
    return GridTemplate(tracks)
  }

  private mutating func track() -> GridTrack {
    let length = Double(random.below(60))
    return random.pick([
      .points(length), .percent(length), .flexible(1), .flexible(0.5), .auto, .auto, .minContent, .maxContent,
      .fitContent(.points(length)), .minmax(.points(length), .flexible(1)), .minmax(.auto, .points(length)),
    ])
  }

  mutating func leaf() -> TreeLeaf {
    var leaf = content().layoutValue(place())
    if random.chance(0.2) { leaf = leaf.width(Double(random.below(60))) }
    if random.chance(0.2) { leaf = leaf.height(.percent(Double(random.below(120)))) }
    if random.chance(0.2) { leaf = leaf.aspectRatio(random.pick([0.5, 1, 2])) }
    if random.chance(0.2) { leaf = leaf.style { $0.alignSelf = .baseline } }
    if random.chance(0.1) { leaf = leaf.maxHeight(.percent(40)) }
    if random.chance(0.1) { leaf = leaf.minHeight(.percent(Double(random.below(150)))) }
    if random.chance(0.1) { leaf = usesLeftAndRight ? leaf.margin(left: .auto) : leaf.margin(.auto) }
    if random.chance(0.1) { leaf = usesLeftAndRight ? leaf.absolute(top: 2, left: 3) : leaf.absolute(top: 2) }
    if random.chance(0.1) { leaf = leaf.hidden() }
    if random.chance(0.1) { leaf = leaf.order(random.below(3) - 1) }
    return leaf
  }

  mutating func content() -> Measured {
    guard random.chance(0.5) else {
      return Measured(width: Double(random.below(60)), height: Double(random.below(40)))
    }
    return Measured(
      text: String(repeating: "abcd ", count: 1 + random.below(5)), advance: 5, lineHeight: 10, baseline: 8)
  }

  mutating func place() -> GridItem {
    var item = GridItem()
    if random.chance(0.2) {
      let area = GridLine.named(LayoutID(random.pick(["a", "b", "c"])))
      (item.columnStart, item.columnEnd, item.rowStart, item.rowEnd) = (area, area, area, area)
      return item
    }
    if random.chance(0.4) { item.columnStart = line() }
    if random.chance(0.3) { item.columnEnd = line() }
    if random.chance(0.3) { item.rowStart = line() }
    if random.chance(0.3) { item.rowEnd = line() }
    if random.chance(0.3) {
      item.justifySelf = GridJustification(position())
    }
    return item
  }

  private mutating func position() -> GridJustification.Position {
    let position = random.pick(GridJustification.Position.allCases)
    // Left edges do not depend on the direction.
    return usesLeftAndRight || ![.left, .right, .baseline, .lastBaseline].contains(position) ? position : .center
  }

  private mutating func line() -> GridLine {
    let number = random.pick([1, 2, 3, 4, -1, -2, -3])
    return random.pick([
      .line(number), .span(abs(number)), .span(2), .named("line"), .nth(number, of: "line"), .spanTo(1, of: "a"),
    ])
  }

  /// Makes one random edit.
  mutating func edit(_ tree: inout LayoutTree) {
    let nodes = tree.allNodes
    let node = random.pick(nodes), isArranged = tree.kind(of: node) == .arranged
    switch random.below(8) {
    case 0 where isArranged && nodes.count < 60: tree.append(leaf(), to: node)
    case 1 where node != tree.root && nodes.count > 4: tree.remove(node)
    case 2 where tree.kind(of: node) == .measured: tree.setContent(content(), of: node)
    case 3: tree.setLayoutValue(place(), of: node)
    case 4 where isArranged: tree.setArrangement(grid(), of: node)
    case 5 where node != tree.root:
      let height = random.below(150)
      tree.editStyle(of: node) { $0.height = height < 50 ? .auto : .points(Double(height)) }
    case 6:
      let alignment = random.pick(Self.alignments)
      tree.editStyle(of: node) { $0.alignItems = alignment }
    default:
      let width = random.below(120)
      tree.editStyle(of: node) { $0.width = width < 20 ? .auto : .points(Double(width)) }
    }
  }
}
