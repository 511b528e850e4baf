// The items that supply the baselines of a grid (CSS Grid §10.6).
extension Grid.Cache {
  /// Returns the item that supplies the grid's first baseline, or its last one if `isLast` is `true`. It is in the
  /// first or last row. Items that share the requested baseline take precedence, then items that share the opposite
  /// baseline. Of several, the item in the first or last column is used.
  func baselineItem(isLast: Bool, count: Int) -> Int? {
    let spans = sized.rows.spans
    guard count > 0, spans.count >= count else { return count == 0 ? nil : isLast ? count - 1 : 0 }
    let row = edgeRow(isLast: isLast)
    var best: Int?, bestRank = 0
    for item in 0..<count where (isLast ? spans[item].range.upperBound - 1 : spans[item].range.lowerBound) == row {
      let rank = rank(of: item, in: row, isLast: isLast)
      let columns = sized.columns.spans[item].range
      let winsTie = best.map { best in
        let bestColumns = sized.columns.spans[best].range
        return isLast ? columns.upperBound >= bestColumns.upperBound : columns.lowerBound < bestColumns.lowerBound
      }
      guard best == nil || rank > bestRank || rank == bestRank && winsTie == true else { continue }
      best = item
      bestRank = rank
    }
    return best
  }

  /// Returns `true` if the baseline of the grid is the last baseline of the item.
  func isLastBaseline(of item: Int, isLast: Bool) -> Bool {
    guard item < sized.rows.spans.count, rank(of: item, in: edgeRow(isLast: isLast), isLast: isLast) > 0 else {
      return isLast
    }
    return isAlignedByLast(item)
  }

  /// Returns the index of the first or last row that has items.
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
