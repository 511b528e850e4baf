public import EagerLayout

extension Flow {
  /// Pass 1: returns the min-content and the max-content width. For lines by content, these are the widths of the
  /// widest item and of all items in one line; for cells of equal width, the widths of one cell and of all cells in one
  /// line. For lines or columns by count, each is the sum of the widths of the columns' widest items.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
    guard mostLines > 0 else { return IntrinsicWidths() }
    switch breaking {
    case .byContent: return oneLine(of: items)
    case .byCells(let cells):
      let cells = cells.apart(items.columnGap)
      return IntrinsicWidths(minContent: cells.room(for: 1), maxContent: cells.room(for: items.count))
    case .byCount(let count):
      let (rows, isOver) = count.multipliedReportingOverflow(by: mostLines)
      let shown = isOver ? items.count : min(rows, items.count), columns = min(count, shown)
      var sum = IntrinsicWidths()
      for column in 0..<columns { sum.add(widest(of: stride(from: column, to: shown, by: count), items)) }
      sum.add(gaps: columns - 1, of: items.columnGap)
      return sum
    case .byRows(let count):
      var sum = IntrinsicWidths(), first = 0, columns = 0
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

  private func oneLine(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    var line = IntrinsicWidths()
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item)
      line.minContent = max(line.minContent, sizes.minContent)
      line.maxContent += sizes.maxContent
    }
    line.maxContent += items.columnGap * Double(items.count - 1)
    return line
  }

  private func widest(of column: StrideTo<Int>, _ items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    var widest = IntrinsicWidths()
    for item in column {
      widest.include(items.intrinsicWidths(of: item))
    }
    return widest
  }
}

extension IntrinsicWidths {
  fileprivate mutating func add(_ other: IntrinsicWidths) {
    minContent += other.minContent
    maxContent += other.maxContent
  }

  fileprivate mutating func add(gaps count: Int, of gap: Double) {
    minContent += gap * Double(count)
    maxContent += gap * Double(count)
  }
}
