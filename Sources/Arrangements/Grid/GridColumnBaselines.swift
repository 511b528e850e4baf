import EagerLayout

/// How far the items of each column of a ``Grid`` reach before and behind the baselines that they share with `justify-items: baseline`
/// (CSS Align §9).
///
/// In this axis the baseline of an item is synthesized, as the left edge of its border box in either direction. Lengths count
/// from where writing starts, and items share first baselines in the first column of their area, last ones in the last.
struct GridColumnBaselines: Sendable {
  private struct Reach: Sendable {
    var before = 0.0, behind = 0.0
    var isLast = false
  }

  /// Of each item its reach; nil for one that shares no baseline.
  private var reaches: [Reach?]
  /// Of each column the farthest reach before the first baseline, and behind the last one.
  private var before: [Double], behind: [Double]

  /// No item, of `count`, shares a baseline yet.
  init(count: Int, columns: Int) {
    reaches = [Reach?](repeating: nil, count: count)
    before = [Double](repeating: -.infinity, count: columns)
    behind = before
  }

  /// Adds an item of a width, margins counted, that shares its first or last baseline.
  mutating func add(_ item: Int, width: Double, margins: Edges, _ range: Range<Int>, isLast: Bool, isRightToLeft: Bool)
  {
    // Margins are as if writing went from left to right: the right one is the left one of the box.
    let start = isRightToLeft ? width - margins.right : margins.left
    let reach = Reach(before: start, behind: width - start, isLast: isLast)
    reaches[item] = reach
    if isLast {
      behind[range.upperBound - 1] = max(behind[range.upperBound - 1], reach.behind)
    } else {
      before[range.lowerBound] = max(before[range.lowerBound], reach.before)
    }
  }

  /// The distance of an item from the edge of its area that it would lie at alone: the start for a first baseline, the end for
  /// a last one. Zero for an item that shares none.
  func shift(of item: Int, in range: Range<Int>) -> Double {
    guard let reach = reaches[item] else { return 0 }
    return reach.isLast ? behind[range.upperBound - 1] - reach.behind : before[range.lowerBound] - reach.before
  }

  /// The start of an item in its area; nil for an item that shares no baseline.
  func place(of item: Int, width: Double, in range: Range<Int>, _ area: (start: Double, length: Double)) -> Double? {
    guard let reach = reaches[item] else { return nil }
    let shift = shift(of: item, in: range)
    return reach.isLast ? area.start + area.length - shift - width : area.start + shift
  }
}

extension Grid.Memory {
  /// Whether an item shares a baseline with others of its column, and whether that is its last one; nil if it shares none. One whose
  /// width is a percentage of columns that follow from content shares none, since its area would depend on that.
  private func sharedBaseline(
    of item: Int, _ style: ArrangedStyle, _ others: GridJustification, in columns: GridAxis, isRightToLeft: Bool
  ) -> Bool? {
    let alignment = GridAlignment(said[item].justifySelf ?? others, style, isRightToLeft: isRightToLeft)
    guard alignment.isByBaseline else { return nil }
    let isPercentage = style.isPercentage(.width) || style.isPercentage(.minWidth) || style.isPercentage(.maxWidth)
    if isPercentage, columns.isSizedByContent(columns.spans[item].range, orFlexible: true) { return nil }
    return alignment.place == .lastBaseline
  }

  /// What contributions of items grow by where these share baselines in their columns; empty where no item does.
  func baselineShifts<Items: ContributingItems & ~Copyable>(
    _ items: borrowing Items, in columns: GridAxis, _ others: GridJustification, _ sizes: (Int) -> InlineSizes
  ) -> [InlineSizes] {
    guard sharesColumnBaselines(others) else { return [] }
    let isRightToLeft = items.isRightToLeft
    var least = GridColumnBaselines(count: items.count, columns: columns.tracks.count), greatest = least
    for item in 0..<items.count {
      guard
        let isLast = sharedBaseline(
          of: item, items.style(of: item), others, in: columns, isRightToLeft: isRightToLeft)
      else { continue }
      let sizes = sizes(item), margins = items.margins(of: item), range = columns.spans[item].range
      least.add(item, width: sizes.least, margins: margins, range, isLast: isLast, isRightToLeft: isRightToLeft)
      greatest.add(item, width: sizes.greatest, margins: margins, range, isLast: isLast, isRightToLeft: isRightToLeft)
    }
    return (0..<items.count).map {
      let range = columns.spans[$0].range
      return InlineSizes(least: least.shift(of: $0, in: range), greatest: greatest.shift(of: $0, in: range))
    }
  }

  /// The baselines that items share in their columns, at the widths that they have; nil where no item shares one.
  func columnBaselines(of items: borrowing ItemPlaces, _ others: GridJustification) -> GridColumnBaselines? {
    guard sharesColumnBaselines(others) else { return nil }
    let isRightToLeft = items.isRightToLeft, columns = sized.columns
    var baselines = GridColumnBaselines(count: items.count, columns: columns.tracks.count)
    for item in 0..<items.count {
      let isLast = sharedBaseline(of: item, items.style(of: item), others, in: columns, isRightToLeft: isRightToLeft)
      guard let isLast else { continue }
      baselines.add(
        item, width: items.width(of: item), margins: items.margins(of: item), columns.spans[item].range, isLast: isLast,
        isRightToLeft: isRightToLeft)
    }
    return baselines
  }

  private func sharesColumnBaselines(_ others: GridJustification) -> Bool {
    hasColumnBaselines || others.position.isBaseline
  }
}

extension GridJustification.Position {
  /// Whether items share a baseline by it.
  var isBaseline: Bool { self == .baseline || self == .lastBaseline }
}
