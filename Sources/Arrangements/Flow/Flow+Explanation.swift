public import EagerLayout

extension Flow {
  /// Records that items fit their contents, that lines break before items that do not fit, and the order of items.
  public func explain(_ told: inout ArrangementExplanation, _ memory: Memory) {
    switch told.pass {
    case .inlineSizes: break
    case .widths: explainWidths(&told, memory)
    case .height: explainHeight(&told, memory)
    case .places: explainPlaces(&told, memory)
    }
  }

  private func explainWidths(_ told: inout ArrangementExplanation, _ memory: Memory) {
    if case .byCells(let cells) = breaking {
      let cell = explain(cells, &told)
      for item in 0..<(memory.lines.last?.end ?? 0) { told.fill(item, in: cell) }
      return
    }
    var first = 0, above = 0
    for (index, line) in memory.lines.enumerated() {
      if case .byRows = breaking {
        let widest = (first..<line.end).map { told.inlineSizes(of: $0).greatest }
        let column = told.find("column", .greatest(widest), index: index + 1)
        for item in first..<line.end { told.fill(item, in: column) }
      } else {
        for item in first..<line.end where !isFlexed(item, memory) { told.fit(item, in: told.width) }
        if memory.keepsColumns, line.end == memory.lines.last?.end {
          explainColumns(of: first..<line.end, below: above, &told, memory)
        } else if memory.haveWishes {
          explainShares(of: first..<line.end, &told, memory)
        }
      }
      above = first
      first = line.end
    }
  }

  private func isFlexed(_ item: Int, _ memory: Memory) -> Bool {
    let said = memory.items[item]
    return said.weight > 0 || said.yieldsSize > 0 || said.fraction != nil
  }

  /// Records that items of the last line with a weight are as wide as those above them.
  private func explainColumns(
    of line: Range<Int>, below first: Int, _ told: inout ArrangementExplanation, _ memory: Memory
  ) {
    let distance = line.lowerBound - first
    for item in line.prefix(distance) where memory.items[item].weight > 0 {
      told.set(item, to: .greatest([told.width(of: item - distance), told.inlineSizes(of: item).greatest]))
    }
  }

  /// Records the shares of a line's free space by weight. If limits stop items, only the results are recorded.
  private func explainShares(of line: Range<Int>, _ told: inout ArrangementExplanation, _ memory: Memory) {
    let weights = line.reduce(0) { $0 + memory.items[$1].weight }
    guard weights > 0 else { return }
    var taken = line.map { memory.items[$0].weight > 0 ? told.inlineSizes(of: $0).greatest : told.width(of: $0) }
    if line.count > 1, told.columnGap.value > 0 {
      taken.append(told.find("gaps", told.columnGap * Double(line.count - 1)))
    }
    let spare = told.find("to spare", told.width - told.find("taken", .sum(taken)))
    let part = told.find("for each weight of 1", spare / told.number(weights, "weights"))
    for item in line where memory.items[item].weight > 0 {
      let share = told.find("share", part * told.number(memory.items[item].weight, "weight"), of: item)
      let width = told.find("with its share", told.inlineSizes(of: item).greatest + share, of: item)
      told.set(item, to: width)
    }
  }

  private func explain(_ cells: Cells, _ told: inout ArrangementExplanation) -> ArrangementExplanation.Number {
    let cells = cells.apart(told.columnGap.value), fitted = cells.fitted(in: told.width.value)
    let width = told.number(cells.width, "item width")
    _ = told.decide(
      "cells in a line", Double(fitted.count), knowing: told.width, width, told.number(cells.minimumGap, "minimum gap"))
    if fitted.width == cells.width { return width }
    return told.decide("cell", fitted.width, knowing: told.width, told.number(fitted.gap, "maximum gap"))
  }

  private func explainHeight(_ told: inout ArrangementExplanation, _ memory: Memory) {
    if case .byRows = breaking { return }
    var parts: [ArrangementExplanation.Number] = [], first = 0
    for (index, line) in memory.lines.enumerated() {
      if lineAlignment(ofLine: index) == .baseline { return }
      let heights = (first..<line.end).map { told.height(of: $0) }
      parts.append(told.find("line", .greatest(heights), index: index + 1))
      first = line.end
    }
    if parts.count > 1, told.rowGap.value > 0 {
      parts.append(told.find("gaps", told.rowGap * Double(parts.count - 1)))
    }
    told.ask(height: .sum(parts))
  }
}
