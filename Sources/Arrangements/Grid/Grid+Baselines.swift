// The baselines of a grid.
extension Grid.Cache {
  /// Returns the item of the first or last row that supplies the grid's first or last baseline: an item that shares
  /// this baseline, or else one that shares the opposite one, or else any. Column and order break ties.
  func baselineItem(isLast: Bool, count: Int) -> Int? {
    let spans = sized.rows.spans
    guard count > 0, spans.count >= count else { return count == 0 ? nil : isLast ? count - 1 : 0 }
    let row = edgeRow(isLast: isLast)
    var found: Int?, foundRank = 0
    for item in 0..<count where (isLast ? spans[item].range.upperBound - 1 : spans[item].range.lowerBound) == row {
      let rank = rank(of: item, in: row, isLast: isLast)
      let columns = sized.columns.spans[item].range
      let isNearer = found.map { found in
        let others = sized.columns.spans[found].range
        return isLast ? columns.upperBound >= others.upperBound : columns.lowerBound < others.lowerBound
      }
      guard found == nil || rank > foundRank || rank == foundRank && isNearer == true else { continue }
      found = item
      foundRank = rank
    }
    return found
  }

  /// Returns `true` if the baseline of the grid is the last baseline of the item.
  func isLastBaseline(of item: Int, isLast: Bool) -> Bool {
    guard item < sized.rows.spans.count, rank(of: item, in: edgeRow(isLast: isLast), isLast: isLast) > 0 else {
      return isLast
    }
    return isAlignedByLast(item)
  }

  /// The index of the first or last row that has items.
  private func edgeRow(isLast: Bool) -> Int {
    sized.rows.spans.reduce(isLast ? 0 : .max) {
      isLast ? max($0, $1.range.upperBound - 1) : min($0, $1.range.lowerBound)
    }
  }

  /// Returns 2 if an item shares the requested baseline of a row, 1 if it shares the opposite one, and 0 if neither.
  /// First baselines are shared in the first row of an item's area, last baselines in the last.
  private func rank(of item: Int, in row: Int, isLast: Bool) -> Int {
    guard isAlignedByBaseline(item) else { return 0 }
    let range = sized.rows.spans[item].range, byLast = isAlignedByLast(item)
    if (byLast ? range.upperBound - 1 : range.lowerBound) != row { return 0 }
    return byLast == isLast ? 2 : 1
  }
}
