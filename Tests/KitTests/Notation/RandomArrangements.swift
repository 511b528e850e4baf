import Arrangements
import EagerLayout
import TestSupport

// Containers other than rows and columns. All properties of the containers and of their items have random values.
extension RandomLayout {
  /// A random container whose items have layout values for it.
  mutating func arranged(_ children: [Row]) -> Arranged {
    var specified = children
    let kind = random.below(11)
    for index in specified.indices where random.below(3) > 0 { setLayoutValue(&specified[index].node.style, to: kind) }
    return switch kind {
    case 0: Overlay(random.below(2) == 0 ? .fill : place()) { specified }
    case 1: Arranged(line()) { specified }
    case 2: Arranged(flow()) { specified }
    case 3: Pages(columns: 1 + random.below(4), rows: 1 + random.below(3)) { specified }
    case 4:
      random.below(2) == 0
        ? Masonry(columns: 1 + random.below(5)) { specified } : Masonry(minimumWidth: number()) { specified }
    case 5: FirstThatFits(random.below(2) == 0 ? .horizontal : .vertical(within: number())) { specified }
    case 6: Arranged(relative()) { specified }
    case 7: Floats { specified }
    case 8: Split(part(levels: 2)) { specified }
    case 9: aligned(Arranged(grid()) { specified })
    default: Arranged(along()) { specified }
    }
  }

  private mutating func setLayoutValue(_ style: inout FlexStyle, to kind: Int) {
    switch kind {
    case 0:
      var item = OverlayItem(place: random.below(4) == 0 ? nil : place())
      if random.below(3) == 0 { (item.yieldsStart, item.yieldsSize, item.yieldsEnd) = (number(), number(), number()) }
      style.setLayoutValue(item)
    case 1:
      var item = LinearItem(weight: number())
      if random.below(2) == 0 { item.startsAt = number() }
      item.fillsRest = random.below(4) == 0
      if random.below(2) == 0 { (item.gravity, item.offset) = (alignment(), number()) }
      item.hasBaseline = random.below(3) > 0
      if random.below(3) == 0 { (item.gapBefore, item.yieldsGap, item.yieldsSize) = (number(), number(), number()) }
      style.setLayoutValue(item)
    case 2:
      style.setLayoutValue(
        FlowItem(weight: number(), fraction: random.below(2) == 0 ? nil : 0.25, yieldsSize: number()))
    case 4:
      var item = GridItem()
      item.columnEnd = .span(2 + random.below(2))
      style.setLayoutValue(item)
    case 5: style.setLayoutValue(FitCondition(minWidth: random.below(2) == 0 ? nil : number()))
    case 6: setConstraints(&style)
    case 7:
      style.setLayoutValue(
        FloatSide(
          random.pick([.start, .end]), clears: random.below(3) == 0, weight: random.below(3) == 0 ? 0.5 : nil))
    case 9: setGridPlace(&style)
    case 8: style.setLayoutValue(SplitTag(random.below(2) == 0 ? nil : LayoutID(random.below(3))))
    default: break
    }
  }

  private mutating func setConstraints(_ style: inout FlexStyle) {
    var item = Row()
    item.node.style = style
    for _ in 0...random.below(2) {
      switch random.below(5) {
      case 0: item = item.leading(atLeast: anchor(levels: 1))
      case 1: item = item.bottom(atMost: anchor(levels: 1))
      default:
        let properties: [RelativeProperty] = [
          .leading, .centerX, .trailing, .width, .top, .centerY, .bottom, .height, .baseline,
        ]
        item = item.put(random.pick(properties), by: anchor(levels: 2))
      }
    }
    style = item.node.style
  }

  private mutating func anchor(levels: Int) -> RelativeAnchor {
    switch random.below(levels > 0 ? 9 : 6) {
    case 0: .number(number())
    case 1: .parent
    case 2: .parent(random.pick([nil, .centerX]), times: random.pick([1, 0.5]), plus: number())
    case 3: .width(of: random.below(6), times: 2, plus: number())
    case 4: .trailing(of: random.below(6), random.pick([0, 8, -8]))
    case 5: .sibling(LayoutID(random.below(6)), .top, times: 0.5, plus: 3)
    case 6: .greatest(anchor(levels: levels - 1), anchor(levels: levels - 1))
    case 7: .least(anchor(levels: levels - 1), 100)
    default: .first(anchor(levels: levels - 1), .parent)
    }
  }

  private mutating func relative() -> Relative {
    let members = (0..<random.below(4)).map { LayoutID($0) }
    let group = random.pick([
      RelativeGroup.equalWidths(members, weights: [1, 2], plus: -10), .equalHeights(members),
      .centered(members, gap: 8), .centeredVertically(members),
    ])
    return Relative(
      random.pick([.own, .android]), groups: random.below(2) == 0 ? [] : [group],
      gravity: random.pick([
        RelativeGravity(), RelativeGravity(horizontal: 0.5), RelativeGravity(vertical: 1, ignoring: LayoutID(2)),
      ]))
  }

  private mutating func part(levels: Int) -> SplitPart {
    var part = random.pick([SplitPart.points(number()), .fraction(0.25), .content, .rest(0.5), .fill])
    switch random.below(levels > 0 ? 6 : 3) {
    case 0: part = part.empty
    case 1: part = part.tag(random.below(3))
    case 2: part = part.place(place())
    default:
      let parts = (0..<random.below(4)).map { _ in self.part(levels: levels - 1) }
      let gap = random.pick([nil, 10.0])
      part = random.below(2) == 0 ? part.columns(parts, gap: gap) : part.rows(parts, gap: gap)
      if random.below(3) == 0 { part = part.behind }
      if random.below(3) == 0 { part = part.padding(Edges(top: number(), left: 3)) }
    }
    return part
  }

  private mutating func along() -> Along {
    let curve = random.pick([
      Curve.circle(radius: number()), .arc(radius: number(), from: 0, to: -90), .line(from: (0, 0), to: (number(), 40)),
    ])
    return Along(
      curve, origin: random.below(2) == 0 ? nil : (0.25, number()), yUp: random.below(2) == 0,
      spacing: random.pick([.even, .points(number()), .slots(6)]), anchor: random.pick([(0.5, 0.5), (0, 1)]))
  }

  private mutating func alignment() -> Place.Alignment { random.pick([.fill, .start, .center, .end, .at(0.25)]) }

  private mutating func place() -> Place { Place(horizontal: alignment(), vertical: alignment()) }

  private mutating func line() -> Linear {
    Linear(
      random.pick([.horizontal, .vertical]), random.pick([.android, .myLayout]), gravity: place(),
      weightSum: random.pick([nil, 3]), alignsBaselines: random.below(2) == 0, baselineItem: random.pick([nil, 0, 2]),
      matchesLargest: random.below(4) == 0)
  }

  private mutating func flow() -> Flow {
    let alignment = random.pick(Flow.Alignment.self), vertical = random.pick(Flow.Alignment.self)
    let lineAlignment = random.pick(Flow.LineAlignment.self), last = random.pick(Flow.LastLine.self)
    let maxLines = random.pick([nil, 1, 3])
    let rules = (0..<random.below(3)).map { _ in
      Flow.LineRule(alignment: random.pick([nil, .end]), lineAlignment: random.pick([nil, .baseline]))
    }
    switch random.below(4) {
    case 0:
      return Flow(
        alignment: alignment, lineAlignment: lineAlignment, vertical: vertical, lastLine: last, maxLines: maxLines,
        lines: rules)
    case 1:
      return Flow(
        columns: 1 + random.below(4), alignment: alignment, lineAlignment: lineAlignment, vertical: vertical,
        lastLine: last, maxLines: maxLines, lines: rules)
    case 2:
      return Flow(
        itemWidth: number(), minimumGap: number(), maximumGap: random.pick([.infinity, 20]),
        centered: random.below(2) == 0, lineAlignment: lineAlignment, vertical: vertical, maxLines: maxLines)
    default: return Flow(rows: 1 + random.below(3), alignment: alignment, maxLines: maxLines)
    }
  }
}

// Grids.
extension RandomLayout {
  private mutating func grid() -> Grid {
    let areas = random.pick([
      GridAreas(), GridAreas([[LayoutID(1), LayoutID(1)], [LayoutID(2), nil]]), GridAreas([[nil, LayoutID(3)]]),
    ])
    return Grid(
      columns: template(), rows: template(), areas: areas, autoColumns: sizes(), autoRows: sizes(),
      flow: random.pick(Grid.Flow.self),
      justifyItems: GridJustification(
        random.pick(GridJustification.Position.self), random.pick([.unspecified, .unspecified, .safe])))
  }

  private mutating func aligned(_ grid: Arranged) -> Arranged {
    var grid = grid
    if random.below(2) == 0 {
      grid.node.style.justifyContent = random.pick([.center, .spaceBetween, .end])
      grid.node.style.justifySafety = .safe
    }
    if random.below(2) == 0 { grid.node.style.alignContent = random.pick([.center, .spaceEvenly, .end]) }
    if random.below(2) == 0 { grid.node.style.alignItems = random.pick([.center, .baseline, .start]) }
    return grid
  }

  private mutating func template() -> GridTemplate {
    switch random.below(5) {
    case 0: return []
    case 1: return .repeated(1 + random.below(3), track())
    case 2: return .autoFill(minimum: length())
    case 3: return GridTemplate([.autoFit(.minmax(length(), breadth()), .line(4)), .points(number())])
    default:
      return GridTemplate(
        [track()]
          + (0..<random.below(4)).map { _ in
            random.below(5) == 0 ? random.pick([.line(4), .repeated(2, track(), .line(4))]) : track()
          })
    }
  }

  private mutating func sizes() -> [GridTrack] { (0..<random.below(3)).map { _ in track() } }

  private mutating func track() -> GridTrack {
    switch random.below(4) {
    case 0: .minmax(random.pick([length(), .auto, .minContent, .maxContent]), breadth())
    case 1: .fitContent(length())
    case 2: .flexible(0.5 + number())
    default: .points(number())
    }
  }

  private mutating func length() -> GridTrack.Breadth { random.pick([.points(number()), .percent(25)]) }

  private mutating func breadth() -> GridTrack.Breadth {
    random.pick([.points(number()), .percent(25), .flexible(2), .auto, .minContent, .maxContent])
  }

  private mutating func setGridPlace(_ style: inout FlexStyle) {
    var item = GridItem()
    if random.below(4) == 0 {
      let area = GridLine.named(LayoutID(1 + random.below(3)))
      (item.columnStart, item.columnEnd, item.rowStart, item.rowEnd) = (area, area, area, area)
    } else {
      (item.columnStart, item.columnEnd, item.rowStart, item.rowEnd) = (
        gridLine(), gridLine(), gridLine(), gridLine()
      )
    }
    if random.below(3) == 0 {
      item.justifySelf = GridJustification(
        random.pick(GridJustification.Position.self), random.pick([.unspecified, .unsafe]))
    }
    style.setLayoutValue(item)
  }

  private mutating func gridLine() -> GridLine {
    random.pick([.auto, .auto, .auto, .line(1), .line(3), .line(-2), .span(1), .span(2), .named(LayoutID(4))])
  }
}
