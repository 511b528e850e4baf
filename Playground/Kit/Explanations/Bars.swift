package import EagerLayout
package import LayoutExplanations

/// Draws the items of a flex container as bars: the base size of each, the size it gains or loses, and whether it is
/// frozen at a limit. The bars show the state after some steps of an explanation, at the scale of the container.
package struct Bars {
  /// The state of an item at the current step.
  struct Bar {
    let node: Int
    let name: String
    var base: Double?
    var size: Double?
    /// The size that the item gains in the current round; negative if it shrinks.
    var gain = 0.0
    /// Whether the item is frozen at its minimum or maximum (CSS Flexbox §9.7); set by `apply`.
    var isFrozen = false
  }

  private(set) var bars: [Bar]
  /// The free space that is not distributed yet; negative if items must shrink.
  var freeSpace: Double? { freeSpaceOfRound.map { freeSpace in bars.reduce(freeSpace) { $0 - $1.gain } } }
  /// The free space at the beginning of the current round; `nil` before a step computes it.
  private var freeSpaceOfRound: Double?
  /// The total size of the gaps; `nil` before a step computes it.
  private var totalGap: Double?
  private let container: String
  private let containerSize: Double

  /// Creates the bars of the node's siblings after `steps` lines of an explanation. Returns `nil` if the explanation
  /// distributes no free space: for the cross axis, and for the root.
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
    containerSize = explanation.axis == .horizontal ? frame.width : frame.height
    let shownLines = explanation.lines.prefix(steps)
    let lastStep = shownLines.map { $0.step }.max() ?? -1, round = shownLines.map { $0.round }.max() ?? 0
    let isRoundOver = !explanation.lines.dropFirst(steps).contains { $0.round == round }
    for (index, step) in trace.steps.enumerated() where step.axis == explanation.axis {
      // Includes all steps of completed rounds, even for items that the explanation does not mention.
      let isShown = index <= lastStep || step.round > 0 && (step.round < round || step.round == round && isRoundOver)
      if isShown { apply(step, of: parent) }
    }
  }

  /// Updates the bars by the result of a step.
  private mutating func apply(_ step: LayoutTrace.Step, of container: Int) {
    if step.nodeIndex == container {
      if step.quantity == .gaps { totalGap = step.result }
      if step.quantity == .initialFreeSpace || step.quantity == .freeSpace {
        freeSpaceOfRound = step.result
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
    var nameColumns = max(4, min(14, Characters.columns(container))), totalBase = 0.0
    for bar in bars {
      nameColumns = max(nameColumns, min(14, Characters.columns(bar.name)))
      totalBase += bar.base ?? 0
    }
    let columns = max(10, min(60, width - nameColumns - 22))
    let scale = Double(columns) / max(containerSize, totalBase, 1)
    var rows: [SpanLine] = [
      [
        Span(Self.padded(container, nameColumns) + "  ", .faint),
        Span(Self.run("\u{2500}", from: 0, to: containerSize, scale), .faint),
        Span(" " + numeral(containerSize, places: 2), .number),
      ]
    ]
    for bar in bars {
      rows.append(
        [Span(Self.padded(bar.name, nameColumns) + "  ", .strong)] + Self.barSpans(bar, scale) + Self.caption(bar))
    }
    if let totalGap {
      rows.append([
        Span(Self.padded("gaps", nameColumns) + "  ", .faint),
        Span(Self.run("\u{B7}", from: 0, to: totalGap, scale), .faint),
        Span(" " + numeral(totalGap, places: 2), .number),
      ])
    }
    rows.append(freeSpaceRow(nameColumns, scale))
    rows.append([
      Span(Self.padded("", nameColumns) + "  "), Span("\u{2588}", .level3), Span(" its start  ", .faint),
      Span("\u{2592}", .changed), Span(" what it gets  ", .faint), Span("\u{2591}", .faint),
      Span(" to be shared, or given up", .faint),
    ])
    return Canvas(rows.flatMap { $0.columns > width ? $0.wrapped(to: width) : [$0] })
  }

  private func freeSpaceRow(_ nameColumns: Int, _ scale: Double) -> SpanLine {
    guard let freeSpace else { return [Span(Self.padded("free", nameColumns), .faint)] }
    let freeSpaceRun = Self.run("\u{2591}", from: 0, to: freeSpace.magnitude, scale)
    return [
      Span(Self.padded("free", nameColumns), .faint), Span("  "), Span(freeSpaceRun, freeSpace < 0 ? .wrong : .faint),
      Span(" "), Span(numeral(freeSpace, places: 2), .number), Span(freeSpace < 0 ? " too much" : "", .faint),
    ]
  }

  private static func barSpans(_ bar: Bar, _ scale: Double) -> SpanLine {
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
  private static func caption(_ bar: Bar) -> SpanLine {
    guard let base = bar.base else { return [] }
    guard let size = bar.size else { return [Span(" "), Span(numeral(base, places: 2), .number)] }
    var line: SpanLine = [Span(" "), Span(numeral(size, places: 2), .number)]
    if bar.isFrozen { line.append(Span(" frozen", .wrong)) }
    return line
  }

  /// A run of characters between two lengths. Its ends are rounded in the same way as edges of boxes.
  private static func run(_ character: String, from start: Double, to end: Double, _ scale: Double) -> String {
    // Limits bars to 120 columns, more than a bar can have.
    let start = nearestInteger(min(start * scale, 120)), end = nearestInteger(min(end * scale, 120))
    return String(repeating: character, count: max(0, end - start))
  }

  private static func padded(_ name: String, _ columns: Int) -> String {
    let name = Characters.printable(name, columns: columns)
    return name + String(repeating: " ", count: max(0, columns - Characters.columns(name)))
  }
}
