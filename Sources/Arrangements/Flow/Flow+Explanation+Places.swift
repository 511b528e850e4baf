import EagerLayout

extension Flow {
  /// Records that each item follows the one before it, and each line the line above it.
  func explainPlaces(_ told: inout ArrangementExplanation, _ memory: Memory) {
    if case .byRows = breaking { return explainColumns(&told, memory) }
    var first = 0, before: (y: ArrangementExplanation.Number, size: ArrangementExplanation.Number)?
    for (index, line) in memory.lines.enumerated() {
      let range = first..<line.end
      let heights = range.map { told.height(of: $0) }
      let highest = ArrangementExplanation.Number.greatest(heights)
      // The height of a stretched line is recorded as a decision of the flow.
      let size =
        (highest.value - line.size).magnitude < 1e-9
        ? told.find("line", highest, index: index + 1)
        : told.decide("line", line.size, index: index + 1, knowing: told.height)
      var y = told.number(0)
      if let before { y = before.y + before.size + told.rowGap }
      if before != nil, case .byContent = breaking {
        y = told.find("start of line", y, index: index + 1, because: excess(before: first, &told, memory))
      }
      explain(range, of: line, y, size, lineAlignment(ofLine: index), &told, memory)
      before = (y, size)
      first = line.end
    }
  }

  /// Returns the width of the line before an item together with the item, which exceeds the available width.
  private func excess(
    before item: Int, _ told: inout ArrangementExplanation, _ memory: Memory
  ) -> ArrangementExplanation.Number {
    var start = 0
    for line in memory.lines where line.end < item { start = line.end }
    var parts: [ArrangementExplanation.Number] = []
    for item in start...item {
      if item > start, told.columnGap.value > 0 { parts.append(told.columnGap) }
      parts.append(told.width(of: item))
    }
    return told.find("too wide for one line", .sum(parts))
  }

  private func explain(
    _ range: Range<Int>, of line: Line, _ y: ArrangementExplanation.Number, _ size: ArrangementExplanation.Number,
    _ alignment: LineAlignment, _ told: inout ArrangementExplanation, _ memory: Memory
  ) {
    for item in range {
      var x = line.start == 0 ? told.number(0) : told.decide("start", line.start, knowing: told.width)
      if item > range.lowerBound {
        let width = memory.pitch.map { told.number($0, "cell") } ?? told.width(of: item - 1)
        let gap = line.gap == told.columnGap.value ? told.columnGap : told.decide("gap", line.gap, knowing: told.width)
        x = gap.value == 0 ? told.x(of: item - 1) + width : told.x(of: item - 1) + width + gap
      }
      let free = size - told.height(of: item)
      switch alignment {
      case .top: told.place(item, x: x, y: y)
      case .center: told.place(item, x: x, y: y + told.part(0.5, of: free, of: item))
      case .bottom: told.place(item, x: x, y: y + told.part(1, of: free, of: item))
      case .stretch: told.place(item, x: x, y: y, fillingHeight: size)
      case .baseline:
        told.place(item, x: x, y: told.decide("by its baseline", told.placed(item).y, of: item, knowing: y))
      }
    }
  }

  /// Records items below each other, column by column.
  private func explainColumns(_ told: inout ArrangementExplanation, _ memory: Memory) {
    var first = 0
    for line in memory.lines {
      for item in first..<line.end {
        let x = line.start == 0 ? told.number(0) : told.decide("start", line.start, knowing: told.width)
        let y = item == first ? told.number(0) : told.y(of: item - 1) + told.height(of: item - 1) + told.rowGap
        told.place(item, x: x, y: y)
      }
      first = line.end
    }
  }
}
