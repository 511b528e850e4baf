import Arrangements
import EagerLayout

// Containers beside rows and columns, with all that they and their items can say.
extension RandomLayout {
  /// A container of items, which say something to it.
  mutating func arranged(_ children: inout [Row]) -> Arranged {
    var said = children
    for index in said.indices where random.below(2) == 0 { said[index].node.style = FlexStyle() }
    let kind = random.below(6)
    for index in said.indices where random.below(3) > 0 { saySomething(&said[index].node.style, to: kind) }
    children = said
    return switch kind {
    case 0: Overlay(random.below(2) == 0 ? .fill : place()) { said }
    case 1: Arranged(line()) { said }
    case 2: Arranged(flow()) { said }
    case 3: Pages(columns: 1 + random.below(4), rows: 1 + random.below(3)) { said }
    case 4:
      random.below(2) == 0
        ? Masonry(columns: 1 + random.below(5)) { said } : Masonry(minimumWidth: number()) { said }
    default: FirstThatFits(random.below(2) == 0 ? .horizontal : .vertical(within: number())) { said }
    }
  }

  private mutating func saySomething(_ style: inout FlexStyle, to kind: Int) {
    switch kind {
    case 0:
      var item = OverlayItem(place: random.below(4) == 0 ? nil : place())
      if random.below(3) == 0 { (item.yieldsStart, item.yieldsSize, item.yieldsEnd) = (number(), number(), number()) }
      style.setParameter(item)
    case 1:
      var item = LinearItem(weight: number())
      if random.below(2) == 0 { item.startsAt = number() }
      item.fillsRest = random.below(4) == 0
      if random.below(2) == 0 { (item.gravity, item.offset) = (alignment(), number()) }
      item.hasBaseline = random.below(3) > 0
      if random.below(3) == 0 { (item.gapBefore, item.yieldsGap, item.yieldsSize) = (number(), number(), number()) }
      style.setParameter(item)
    case 2:
      style.setParameter(
        FlowItem(weight: number(), fraction: random.below(2) == 0 ? nil : 0.25, yieldsSize: number()))
    case 4: style.setParameter(ColumnSpan(columns: 1 + random.below(3)))
    case 5: style.setParameter(FitCondition(minWidth: random.below(2) == 0 ? nil : number()))
    default: break
    }
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
    let along = random.pick(Flow.Alignment.self), down = random.pick(Flow.Alignment.self)
    let across = random.pick(Flow.LineAlignment.self), last = random.pick(Flow.LastLine.self)
    let most = random.pick([nil, 1, 3])
    let rules = (0..<random.below(3)).map { _ in
      Flow.LineRule(alignment: random.pick([nil, .end]), lineAlignment: random.pick([nil, .baseline]))
    }
    switch random.below(4) {
    case 0:
      return Flow(
        alignment: along, lineAlignment: across, vertical: down, lastLine: last, maxLines: most, lines: rules)
    case 1:
      return Flow(
        columns: 1 + random.below(4), alignment: along, lineAlignment: across, vertical: down, lastLine: last,
        maxLines: most, lines: rules)
    case 2:
      return Flow(
        itemWidth: number(), minimumGap: number(), maximumGap: random.pick([.infinity, 20]),
        centred: random.below(2) == 0, lineAlignment: across, vertical: down, maxLines: most)
    default: return Flow(rows: 1 + random.below(3), alignment: along, maxLines: most)
    }
  }
}
