import Arrangements
import EagerLayout
import TestSupport

extension SplitMix64 {
  /// A random standard container whose items have layout values for it.
  mutating func standardContainer(depth: Int) -> Arranged {
    let children = (0..<(depth == 0 ? 0 : below(4))).map { _ in standardContainer(depth: depth - 1).minWidth(number()) }
    switch below(10) {
    case 0: return Overlay(place()) { for child in children { child.place(place()).yields(start: number(), size: 1) } }
    case 1:
      return Linear(
        below(2) == 0 ? .horizontal : .vertical, below(2) == 0 ? .android : .myLayout, gravity: place(),
        weightSum: below(2) == 0 ? nil : number(), alignsBaselines: below(2) == 0
      ) {
        for child in children { child.weight(number()).gap(before: number()) }
      }
    case 2:
      let alignment = pick(Flow.Alignment.allCases), lineAlignment = pick(Flow.LineAlignment.allCases)
      let rules = (0..<below(3)).map { _ in Flow.LineRule(alignment: pick(Flow.Alignment.allCases)) }
      let flows = [
        Flow(alignment: alignment, lineAlignment: lineAlignment, lastLine: pick(Flow.LastLine.allCases), lines: rules),
        Flow(columns: 1 + below(4), alignment: alignment, vertical: pick(Flow.Alignment.allCases), maxLines: below(3)),
        Flow(rows: 1 + below(4), alignment: alignment),
        Flow(itemWidth: number(), minimumGap: number(), centered: below(2) == 0, lineAlignment: lineAlignment),
      ]
      return pick(flows)() { for child in children { child.weight(number()) } }
    case 3: return Pages(columns: 1 + below(3), rows: 1 + below(3)) { children }
    case 4: return Masonry(columns: 1 + below(3)) { for child in children { child.span(columns: 1 + below(3)) } }
    case 5: return FirstThatFits { for child in children { child.when(minWidth: number() * 20) } }
    case 6:
      return Floats { for child in children { child.side(below(2) == 0 ? .start : .end, weight: number() / 10) } }
    case 7:
      return Relative(gravity: RelativeGravity(horizontal: number())) {
        for (index, child) in children.enumerated() {
          child.leading(to: .greatest(.parent(.centerX), .number(number())), number())
            .top(to: index == 0 ? .parent : .number(number()))
        }
      }
    case 8:
      return Split(.columns([.fraction(number() / 40), .rest(number() / 9), .rows([.fill, .content])], gap: number())) {
        children
      }
    default:
      return Along(pick([.circle(radius: number()), .line(from: (0, 0), to: (number(), number()))])) { children }
    }
  }

  private mutating func number() -> Double { Double(below(40)) / 8 }

  private mutating func place() -> Place {
    let alignments: [Place.Alignment] = [.fill, .start, .center, .end, .at(number())]
    return Place(horizontal: pick(alignments), vertical: pick(alignments))
  }
}
