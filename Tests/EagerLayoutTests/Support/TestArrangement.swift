import Arrangements
import EagerLayout
import TestSupport

/// The arrangements in random trees, from the tests and from the library.
enum TestArrangement: CaseIterable {
  case overlay, twoColumns, threeColumns, wrapped, baselines, radial, chooser
  case places, android, androidBelow, myLayout, flow, flowByCount, flowInColumns, cells, masonry, masonryOfWidth, pages
  case firstInWidth, firstInHeight, floats, relative, androidRelative, split, along
  case grid, gridOfContent, gridOfRepeatedTracks, subgrid, subgridOfColumns

  /// The arrangement as the content of a node.
  var content: LeafContent? { with { Arranged($0) {}.node.content } }

  func set(of node: LayoutTree.Node, in tree: inout LayoutTree) { with { tree.setArrangement($0, of: node) } }

  private func with<Result>(_ body: (any EagerLayout.Arrangement) -> Result) -> Result {
    switch self {
    case .overlay: body(Overlay())
    case .twoColumns: body(Masonry(columns: 2))
    case .threeColumns: body(Masonry(columns: 3))
    case .wrapped: body(Wrapped())
    case .baselines: body(BaselineRow())
    case .radial: body(Radial(radius: 30))
    case .chooser: body(Chooser())
    case .places: body(Arrangements.Overlay(.center))
    case .android: body(Linear(.horizontal))
    case .androidBelow: body(Linear(.vertical, gravity: .bottomTrailing))
    case .myLayout: body(Linear(.horizontal, .myLayout))
    case .flow: body(Flow(alignment: .between, lineAlignment: .stretch))
    case .flowByCount: body(Flow(columns: 2, alignment: .fill, lastLine: .columns, maxLines: 3))
    case .flowInColumns: body(Flow(rows: 2))
    case .cells: body(Flow(itemWidth: 30, minimumGap: 4))
    case .masonry: body(Arrangements.Masonry(columns: 3))
    case .masonryOfWidth: body(Arrangements.Masonry(minimumWidth: 40))
    case .pages: body(Pages(columns: 2, rows: 2))
    case .firstInWidth: body(FirstThatFits(.horizontal))
    case .firstInHeight: body(FirstThatFits(.vertical(within: 30)))
    case .floats: body(Floats())
    case .relative: body(Relative(gravity: RelativeGravity(horizontal: 0.5)))
    case .androidRelative: body(Relative(.android))
    case .split: body(Split(.columns([.content, .rows([.points(20), .fill]), .fraction(0.3), .fill], gap: 3)))
    case .along: body(Along(.circle(radius: 40)))
    case .grid:
      body(
        Grid(
          columns: [40, .flexible(1), .minmax(.minContent, .percent(50))], rows: [.flexible(1), .auto, 20],
          justifyItems: GridJustification(.center)))
    case .gridOfContent:
      body(Grid(columns: [.auto, .fitContent(60), .maxContent], autoRows: [.auto, .percent(20)], flow: .rowDense))
    case .subgrid: body(Grid(columns: .subgrid, rows: [.subgrid, .line(1), .lines(), .lines(2, 3)]))
    case .subgridOfColumns: body(Grid(columns: .subgrid, rows: [20], flow: .column))
    case .gridOfRepeatedTracks: body(Grid(columns: .autoFit(minimum: 30), rows: [.autoFill(25)], flow: .column))
    }
  }
}

extension FlexStyle {
  /// Sets a random layout value of a random type.
  mutating func setRandomLayoutValue(_ random: inout SplitMix64) {
    switch random.pick(Array(0..<8)) {
    case 0:
      setLayoutValue(OverlayPlace(horizontal: random.pick([nil, 0, 0.5, 1]), vertical: random.pick([nil, 0, 0.5, 1])))
    case 1: setLayoutValue(OverlayItem(place: random.pick([Place.center, .fill, .bottomTrailing, .leading, .top])))
    case 2:
      var item = LinearItem(weight: random.pick([0, 1, 2.5]))
      item.startsAt = random.pick([nil, 0])
      item.gravity = random.pick([nil, .center, .fill, .end])
      item.yieldsSize = random.pick([0, 1])
      setLayoutValue(item)
    case 3:
      setLayoutValue(
        FlowItem(
          weight: random.pick([0, 1, 2]), fraction: random.pick([nil, nil, 0.4]), yieldsSize: random.pick([0, 1])))
    case 5:
      setLayoutValue(
        FloatSide(random.pick([.start, .end]), clears: random.oneIn(3), weight: random.pick([nil, nil, 0.5])))
    case 6:
      var constraints = RelativeConstraints()
      constraints.put(random.pick([.leading, .trailing, .centerX]), by: .parent)
      constraints.put(random.pick([.top, .bottom, .centerY, .height]), by: random.pick([.parent, 30]))
      setLayoutValue(constraints)
    case 4:
      let lines: [GridLine] = [.auto, .auto, .auto, 1, 2, 4, -1, -3, .span(2), .span(3)]
      var item = GridItem()
      (item.columnStart, item.columnEnd) = (random.pick(lines), random.pick(lines))
      (item.rowStart, item.rowEnd) = (random.pick(lines), random.pick(lines))
      item.justifySelf = random.pick([nil, nil, GridJustification(.end), GridJustification(.stretch)])
      setLayoutValue(item)
    default: setLayoutValue(FitCondition(minWidth: random.pick([nil, 60, 200])))
    }
  }
}
