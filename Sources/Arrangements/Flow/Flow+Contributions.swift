public import EagerLayout

extension Flow {
  /// Pass 1: the intrinsic widths. For lines by content, the widest item and all items in one line; for cells of equal
  /// width, one cell and all cells; for lines or columns by count, the sum of the columns' widest items.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Memory) -> InlineSizes {
    guard mostLines > 0 else { return InlineSizes() }
    switch breaking {
    case .byContent: return oneLine(of: items)
    case .byCells(let cells):
      let cells = cells.apart(items.columnGap)
      return InlineSizes(least: cells.room(for: 1), greatest: cells.room(for: items.count))
    case .byCount(let count):
      let (rows, isOver) = count.multipliedReportingOverflow(by: mostLines)
      let shown = isOver ? items.count : min(rows, items.count), columns = min(count, shown)
      var sum = InlineSizes()
      for column in 0..<columns { sum.add(widest(of: stride(from: column, to: shown, by: count), items)) }
      sum.add(gaps: columns - 1, of: items.columnGap)
      return sum
    case .byRows(let count):
      var sum = InlineSizes(), first = 0, columns = 0
      while first < items.count, columns < mostLines {
        let end = first + min(count, items.count - first)
        sum.add(widest(of: stride(from: first, to: end, by: 1), items))
        first = end
        columns += 1
      }
      sum.add(gaps: columns - 1, of: items.columnGap)
      return sum
    }
  }

  private func oneLine(of items: borrowing ItemContributions) -> InlineSizes {
    var line = InlineSizes()
    for item in 0..<items.count {
      let sizes = items.inlineSizes(of: item)
      line.least = max(line.least, sizes.least)
      line.greatest += sizes.greatest
    }
    line.greatest += items.columnGap * Double(items.count - 1)
    return line
  }

  private func widest(of column: StrideTo<Int>, _ items: borrowing ItemContributions) -> InlineSizes {
    var widest = InlineSizes()
    for item in column {
      widest.include(items.inlineSizes(of: item))
    }
    return widest
  }
}

extension InlineSizes {
  fileprivate mutating func add(_ other: InlineSizes) {
    least += other.least
    greatest += other.greatest
  }

  fileprivate mutating func add(gaps count: Int, of gap: Double) {
    least += gap * Double(count)
    greatest += gap * Double(count)
  }
}
