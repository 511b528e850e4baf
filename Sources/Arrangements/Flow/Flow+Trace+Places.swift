import EagerLayout

extension Flow {
  /// Records that each item follows the one before it, and each line the line above it.
  func explainPlaces(_ trace: inout ArrangementTrace, _ cache: Cache) {
    if case .byRows = breaking { return explainColumns(&trace, cache) }
    var first = 0, lineAbove: (y: ArrangementTrace.Number, size: ArrangementTrace.Number)?
    for (index, line) in cache.lines.enumerated() {
      let range = first..<line.end
      let heights = range.map { trace.height(of: $0) }
      let highest = ArrangementTrace.Number.greatest(heights)
      // A line that is higher than its highest item was stretched: its height is recorded as the flow's decision.
      let size =
        (highest.value - line.size).magnitude < 1e-9
        ? trace.record("line", highest, index: index + 1)
        : trace.decide("line", line.size, index: index + 1, from: trace.height)
      var y = trace.number(0)
      if let lineAbove { y = lineAbove.y + lineAbove.size + trace.rowGap }
      if lineAbove != nil, case .byContent = breaking {
        y = trace.record("start of line", y, index: index + 1, because: overflowingWidth(before: first, &trace, cache))
      }
      explain(range, of: line, y, size, lineAlignment(ofLine: index), &trace, cache)
      lineAbove = (y, size)
      first = line.end
    }
  }

  /// Returns the width that the previous line would have with an item. It exceeds the available width.
  private func overflowingWidth(
    before item: Int, _ trace: inout ArrangementTrace, _ cache: Cache
  ) -> ArrangementTrace.Number {
    var start = 0
    for line in cache.lines where line.end < item { start = line.end }
    var parts: [ArrangementTrace.Number] = []
    for item in start...item {
      if item > start, trace.columnGap.value > 0 { parts.append(trace.columnGap) }
      parts.append(trace.width(of: item))
    }
    return trace.record("too wide for one line", .sum(parts))
  }

  private func explain(
    _ range: Range<Int>, of line: Line, _ y: ArrangementTrace.Number, _ size: ArrangementTrace.Number,
    _ alignment: LineAlignment, _ trace: inout ArrangementTrace, _ cache: Cache
  ) {
    for item in range {
      var x = line.start == 0 ? trace.number(0) : trace.decide("start", line.start, from: trace.width)
      if item > range.lowerBound {
        let width = cache.cellWidth.map { trace.number($0, "cell") } ?? trace.width(of: item - 1)
        let gap = line.gap == trace.columnGap.value ? trace.columnGap : trace.decide("gap", line.gap, from: trace.width)
        x = gap.value == 0 ? trace.x(of: item - 1) + width : trace.x(of: item - 1) + width + gap
      }
      let free = size - trace.height(of: item)
      switch alignment {
      case .top: trace.place(item, x: x, y: y)
      case .center: trace.place(item, x: x, y: y + trace.share(0.5, of: free, of: item))
      case .bottom: trace.place(item, x: x, y: y + trace.share(1, of: free, of: item))
      case .stretch: trace.place(item, x: x, y: y, fillingHeight: size)
      case .baseline:
        trace.place(item, x: x, y: trace.decide("by its baseline", trace.placed(item).y, of: item, from: y))
      }
    }
  }

  /// Records items below each other, column by column.
  private func explainColumns(_ trace: inout ArrangementTrace, _ cache: Cache) {
    var first = 0
    for line in cache.lines {
      for item in first..<line.end {
        let x = line.start == 0 ? trace.number(0) : trace.decide("start", line.start, from: trace.width)
        let y = item == first ? trace.number(0) : trace.y(of: item - 1) + trace.height(of: item - 1) + trace.rowGap
        trace.place(item, x: x, y: y)
      }
      first = line.end
    }
  }
}
