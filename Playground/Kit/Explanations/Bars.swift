package import EagerLayout
package import LayoutExplanations

/// The items of a container while its space is shared, as bars: the starting size of each, the size it gains or loses,
/// and its limit. They follow the steps of an explanation, on one scale, the container's.
package struct Bars {
  /// An item, as of the current step.
  struct Bar {
    let node: Int
    let name: String
    var base: Double?
    var size: Double?
    /// The part of the space of the present round that it received.
    var gain = 0.0
    /// Whether the item is frozen at its minimum or maximum (CSS Flexbox §9.7); set by `follow`.
    var isFrozen = false
  }

  private(set) var bars: [Bar]
  /// The space that is still to be shared; negative if items must shrink.
  var free: Double? { initiallyFree.map { free in bars.reduce(free) { $0 - $1.gain } } }
  /// The space to be shared at the beginning of the round.
  private var initiallyFree: Double?
  /// The space between the items, which is not shared.
  private var gaps: Double?
  private let container: String
  private let whole: Double

  /// Returns nil if the explanation shares no space: it is about the cross axis, or about the outermost box.
  package init?(_ explanation: Explanation, of node: Int, in trace: LayoutTrace, names: [String], steps: Int) {
    guard let parent = trace.placement.parent(of: node), explanation.lines.contains(where: { $0.round > 0 }) else {
      return nil
    }
    let items = trace.placement.children(of: parent).filter { item in
      explanation.lines.contains { $0.nodeIndex == item && $0.quantity == .base }
    }
    guard !items.isEmpty else { return nil }
    container = names[parent]
    bars = items.map { Bar(node: $0, name: names[$0]) }
    let frame = trace.placement.frames[parent]
    whole = explanation.axis == .horizontal ? frame.width : frame.height
    let told = explanation.lines.prefix(steps)
    let last = told.map { $0.step }.max() ?? -1, round = told.map { $0.round }.max() ?? 0
    let isRoundOver = !explanation.lines.dropFirst(steps).contains { $0.round == round }
    for (index, step) in trace.steps.enumerated() where step.axis == explanation.axis {
      // In a round all items get their share at once, including items without a step.
      let isPast = index <= last || step.round > 0 && (step.round < round || step.round == round && isRoundOver)
      if isPast { follow(step, of: parent) }
    }
  }

  /// Updates the bars by the result of a step.
  private mutating func follow(_ step: LayoutTrace.Step, of container: Int) {
    if step.nodeIndex == container {
      if step.quantity == .gaps { gaps = step.result }
      if step.quantity == .initialFreeSpace || step.quantity == .freeSpace {
        initiallyFree = step.result
        for index in bars.indices { bars[index].gain = 0 }
      }
    }
    guard let index = bars.firstIndex(where: { $0.node == step.nodeIndex }) else { return }
    if step.quantity == .base { bars[index].base = step.result }
    guard step.round > 0, step.quantity == .size || step.quantity == .flexed else { return }
    bars[index].size = step.result
    bars[index].gain = step.result - (bars[index].base ?? 0)
    bars[index].isFrozen = step.outcome == .frozenAtMinimum || step.outcome == .frozenAtMaximum
  }

  package func canvas(width: Int) -> Canvas {
    var names = max(4, min(14, Characters.columns(container))), starts = 0.0
    for bar in bars {
      names = max(names, min(14, Characters.columns(bar.name)))
      starts += bar.base ?? 0
    }
    let columns = max(10, min(60, width - names - 22))
    let scale = Double(columns) / max(whole, starts, 1)
    var rows: [SpanLine] = [
      [
        Span(Self.padded(container, names) + "  ", .faint),
        Span(Self.run("\u{2500}", from: 0, to: whole, scale), .faint), Span(" " + numeral(whole, places: 2), .number),
      ]
    ]
    for bar in bars {
      rows.append([Span(Self.padded(bar.name, names) + "  ", .strong)] + Self.drawn(bar, scale) + Self.specified(bar))
    }
    if let gaps {
      rows.append([
        Span(Self.padded("gaps", names) + "  ", .faint), Span(Self.run("\u{B7}", from: 0, to: gaps, scale), .faint),
        Span(" " + numeral(gaps, places: 2), .number),
      ])
    }
    rows.append(freeRow(names, scale))
    rows.append([
      Span(Self.padded("", names) + "  "), Span("\u{2588}", .level3), Span(" its start  ", .faint),
      Span("\u{2592}", .changed), Span(" what it gets  ", .faint), Span("\u{2591}", .faint),
      Span(" to be shared, or given up", .faint),
    ])
    return Canvas(rows.flatMap { $0.columns > width ? $0.wrapped(to: width) : [$0] })
  }

  private func freeRow(_ names: Int, _ scale: Double) -> SpanLine {
    guard let free else { return [Span(Self.padded("free", names), .faint)] }
    let part = Self.run("\u{2591}", from: 0, to: free.magnitude, scale)
    return [
      Span(Self.padded("free", names), .faint), Span("  "), Span(part, free < 0 ? .wrong : .faint),
      Span(" "), Span(numeral(free, places: 2), .number), Span(free < 0 ? " too much" : "", .faint),
    ]
  }

  private static func drawn(_ bar: Bar, _ scale: Double) -> SpanLine {
    guard let base = bar.base else { return [] }
    let size = bar.size ?? base
    var line: SpanLine = [Span(run("\u{2588}", from: 0, to: min(base, size), scale), .level3)]
    line.append(
      size < base
        ? Span(run("\u{2591}", from: size, to: base, scale), .faint)
        : Span(run("\u{2592}", from: base, to: size, scale), .changed))
    if bar.isFrozen { line.append(Span("\u{2502}", .wrong)) }
    return line
  }

  /// The text after a bar: `115`, or `128 frozen`.
  private static func specified(_ bar: Bar) -> SpanLine {
    guard let base = bar.base else { return [] }
    guard let size = bar.size else { return [Span(" "), Span(numeral(base, places: 2), .number)] }
    var line: SpanLine = [Span(" "), Span(numeral(size, places: 2), .number)]
    if bar.isFrozen { line.append(Span(" frozen", .wrong)) }
    return line
  }

  /// A run of characters between two lengths, whose ends are rounded as edges are.
  private static func run(_ character: String, from start: Double, to end: Double, _ scale: Double) -> String {
    // A bar larger than any screen is cut.
    let start = nearestWhole(min(start * scale, 120)), end = nearestWhole(min(end * scale, 120))
    return String(repeating: character, count: max(0, end - start))
  }

  private static func padded(_ name: String, _ columns: Int) -> String {
    let name = Characters.printable(name, columns: columns)
    return name + String(repeating: " ", count: max(0, columns - Characters.columns(name)))
  }
}
