public import EagerLayout

extension Flow {
  /// Records the widths of items, the heights of lines, line breaks before items that do not fit, and positions.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: Cache) {
    switch trace.pass {
    case .intrinsicWidths: break
    case .widths: explainWidths(&trace, cache)
    case .height: explainHeight(&trace, cache)
    case .placement: explainPlaces(&trace, cache)
    }
  }

  private func explainWidths(_ trace: inout ArrangementTrace, _ cache: Cache) {
    if case .byCells(let cells) = breaking {
      let cell = explain(cells, &trace)
      for item in 0..<(cache.lines.last?.end ?? 0) { trace.fill(item, in: cell) }
      return
    }
    var first = 0, firstAbove = 0
    for (index, line) in cache.lines.enumerated() {
      if case .byRows = breaking {
        let widest = (first..<line.end).map { trace.intrinsicWidths(of: $0).maxContent }
        let column = trace.record("column", .greatest(widest), index: index + 1)
        for item in first..<line.end { trace.fill(item, in: column) }
      } else {
        for item in first..<line.end where !isFlexed(item, cache) { trace.fit(item, in: trace.width) }
        if cache.keepsColumns, line.end == cache.lines.last?.end {
          explainColumns(of: first..<line.end, below: firstAbove, &trace, cache)
        } else if cache.hasFactors {
          explainShares(of: first..<line.end, &trace, cache)
        }
      }
      firstAbove = first
      first = line.end
    }
  }

  private func isFlexed(_ item: Int, _ cache: Cache) -> Bool {
    let specified = cache.items[item]
    return specified.weight > 0 || specified.yieldsSize > 0 || specified.fraction != nil
  }

  /// Records that items of the last line with a weight are as wide as those above them.
  private func explainColumns(
    of line: Range<Int>, below first: Int, _ trace: inout ArrangementTrace, _ cache: Cache
  ) {
    let distance = line.lowerBound - first
    for item in line.prefix(distance) where cache.items[item].weight > 0 {
      trace.set(item, to: .greatest([trace.width(of: item - distance), trace.intrinsicWidths(of: item).maxContent]))
    }
  }

  /// Records the shares of a line's free space by weight. If limits stop items, only the results are recorded.
  private func explainShares(of line: Range<Int>, _ trace: inout ArrangementTrace, _ cache: Cache) {
    let weights = line.reduce(0) { $0 + cache.items[$1].weight }
    guard weights > 0 else { return }
    var used = line.map { cache.items[$0].weight > 0 ? trace.intrinsicWidths(of: $0).maxContent : trace.width(of: $0) }
    if line.count > 1, trace.columnGap.value > 0 {
      used.append(trace.record("gaps", trace.columnGap * Double(line.count - 1)))
    }
    let freeSpace = trace.record("to spare", trace.width - trace.record("taken", .sum(used)))
    let perWeight = trace.record("for each weight of 1", freeSpace / trace.number(weights, "weights"))
    for item in line where cache.items[item].weight > 0 {
      let share = trace.record("share", perWeight * trace.number(cache.items[item].weight, "weight"), of: item)
      let width = trace.record("with its share", trace.intrinsicWidths(of: item).maxContent + share, of: item)
      trace.set(item, to: width)
    }
  }

  private func explain(_ cells: Cells, _ trace: inout ArrangementTrace) -> ArrangementTrace.Number {
    let cells = cells.withMinimumGap(trace.columnGap.value), fitted = cells.fitted(in: trace.width.value)
    let width = trace.number(cells.width, "item width")
    _ = trace.decide(
      "cells in a line", Double(fitted.count), from: trace.width, width, trace.number(cells.minimumGap, "minimum gap"))
    if fitted.width == cells.width { return width }
    return trace.decide("cell", fitted.width, from: trace.width, trace.number(fitted.gap, "maximum gap"))
  }

  private func explainHeight(_ trace: inout ArrangementTrace, _ cache: Cache) {
    if case .byRows = breaking { return }
    var lineHeights: [ArrangementTrace.Number] = [], first = 0
    for (index, line) in cache.lines.enumerated() {
      if lineAlignment(ofLine: index) == .baseline { return }
      let heights = (first..<line.end).map { trace.height(of: $0) }
      lineHeights.append(trace.record("line", .greatest(heights), index: index + 1))
      first = line.end
    }
    if lineHeights.count > 1, trace.rowGap.value > 0 {
      lineHeights.append(trace.record("gaps", trace.rowGap * Double(lineHeights.count - 1)))
    }
    trace.record(height: .sum(lineHeights))
  }
}
