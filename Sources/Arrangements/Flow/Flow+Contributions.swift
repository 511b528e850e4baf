public import EagerLayout

extension Flow {
  /// Pass 1: returns the min-content and the max-content width. For lines by content, these are the widths of the
  /// widest item and of all items in one line; for cells of equal width, the widths of one cell and of all cells in one
  /// line. For lines or columns by count, each is the sum of the widths of the columns' widest items.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
    guard maximumLineCount > 0 else { return IntrinsicWidths() }
    switch breaking {
    case .byContent: return widthsOfOneLine(of: items)
    case .byCells(let cells):
      let cells = cells.withMinimumGap(items.columnGap)
      return IntrinsicWidths(minContent: cells.width(of: 1), maxContent: cells.width(of: items.count))
    case .byCount(let count):
      let (rows, overflows) = count.multipliedReportingOverflow(by: maximumLineCount)
      let visibleCount = overflows ? items.count : min(rows, items.count), columns = min(count, visibleCount)
      var sum = IntrinsicWidths()
      for column in 0..<columns { sum.add(widestItem(of: stride(from: column, to: visibleCount, by: count), items)) }
      sum.add(gaps: columns - 1, of: items.columnGap)
      return sum
    case .byRows(let count):
      var sum = IntrinsicWidths(), first = 0, columns = 0
      while first < items.count, columns < maximumLineCount {
        let end = first + min(count, items.count - first)
        sum.add(widestItem(of: stride(from: first, to: end, by: 1), items))
        first = end
        columns += 1
      }
      sum.add(gaps: columns - 1, of: items.columnGap)
      return sum
    }
  }

  /// Returns the min-content width of the widest item, and the max-content width of all items in one line.
  private func widthsOfOneLine(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    var line = IntrinsicWidths()
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item)
      line.minContent = max(line.minContent, sizes.minContent)
      line.maxContent += sizes.maxContent
    }
    line.maxContent += items.columnGap * Double(items.count - 1)
    return line
  }

  /// Returns the largest min-content width and the largest max-content width in a column.
  private func widestItem(of column: StrideTo<Int>, _ items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    var widest = IntrinsicWidths()
    for item in column { widest.include(items.intrinsicWidths(of: item)) }
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
