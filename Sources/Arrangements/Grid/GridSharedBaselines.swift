import EagerLayout

/// The items of a ``Grid`` that share baselines with others of their row, or of their column (CSS Align §9).
///
/// Items share first baselines with other items in the first track of their areas, and last baselines in the last
/// track. *Before* and *behind* a baseline mean above and below it in rows, and at its start side and end side in
/// columns.
struct GridSharedBaselines: Sendable {
  /// The extents of an item's margin box before and behind its baseline.
  struct Reach: Sendable {
    var before = 0.0, behind = 0.0
    var isLast = false

    init(before: Double, behind: Double, isLast: Bool) {
      (self.before, self.behind, self.isLast) = (before, behind, isLast)
    }

    /// Creates the vertical extents of an item with a height.
    init(_ baselines: ItemBaselines, height: Double, isLast: Bool) {
      let above = isLast ? baselines.last : baselines.first
      self.init(before: above, behind: height - above, isLast: isLast)
    }
  }

  /// The extents of each item; nil for an item that shares no baseline. Empty if no item shares a baseline. In a
  /// subgrid the array is never empty, because subgrids in it copy its tracks.
  private var reaches: [Reach?] = []
  /// For each track, the largest extent before the first baseline, and the largest extent behind the last baseline.
  private var before: [Double] = [], behind: [Double] = []

  var isEmpty: Bool { reaches.isEmpty }

  /// Removes all items, but keeps the allocated storage.
  mutating func removeAll() {
    if !reaches.isEmpty { reaches.removeAll(keepingCapacity: true) }
  }

  /// Starts with `count` items, none of which shares a baseline.
  mutating func reset(count: Int, tracks: Int) {
    removeAll()
    before.removeAll(keepingCapacity: true)
    behind.removeAll(keepingCapacity: true)
    for _ in 0..<count { reaches.append(nil) }
    for _ in 0..<tracks {
      before.append(-.infinity)
      behind.append(-.infinity)
    }
  }

  /// Starts with the extents of a subgrid's items. The tracks are copied from the outer grid later.
  mutating func reset(_ reaches: [Reach?]) {
    self.reaches = reaches
    before.removeAll(keepingCapacity: true)
    behind.removeAll(keepingCapacity: true)
  }

  /// Copies the largest extents in the tracks of a subgrid from the outer grid.
  mutating func copyTracks(_ range: Range<Int>, of outer: GridSharedBaselines) {
    if isEmpty || outer.isEmpty { return removeAll() }
    before = Array(outer.before[range])
    behind = Array(outer.behind[range])
  }

  mutating func add(_ item: Int, _ reach: Reach, in range: Range<Int>) {
    reaches[item] = reach
    if reach.isLast {
      behind[range.upperBound - 1] = max(behind[range.upperBound - 1], reach.behind)
    } else {
      before[range.lowerBound] = max(before[range.lowerBound], reach.before)
    }
  }

  /// Returns the largest extent before the first baseline of a track or, with `isLast`, behind its last baseline.
  func largestReach(in track: Int, isLast: Bool) -> Double { isLast ? behind[track] : before[track] }

  /// Returns the extents of an item; nil if it shares no baseline.
  func reach(of item: Int) -> Reach? { item < reaches.count ? reaches[item] : nil }

  /// Returns the distance of an item from the start of its area or, for a last baseline, from the end; 0 for an item
  /// that shares no baseline.
  func shift(of item: Int, in range: Range<Int>) -> Double {
    guard let reach = reach(of: item) else { return 0 }
    return reach.isLast ? behind[range.upperBound - 1] - reach.behind : before[range.lowerBound] - reach.before
  }

  /// Returns the position of an item in its area; nil if it shares no baseline. `size` includes margins.
  func position(of item: Int, size: Double, in range: Range<Int>, _ area: (start: Double, length: Double)) -> Double? {
    guard let reach = reach(of: item) else { return nil }
    let shift = shift(of: item, in: range)
    return reach.isLast ? area.start + area.length - shift - size : area.start + shift
  }
}

// Baselines in columns. Items have no baseline in this axis, so the left edge of the border box is used, in either
// writing direction (CSS Align §9.1).
extension Grid.Cache {
  /// Finds the items that share baselines in the columns of pass 1 or 2, for the min-content and the max-content widths
  /// that they contribute.
  mutating func shareBaselines<Items: ContributingItems & ~Copyable>(
    of items: borrowing Items, isPass1: Bool, _ justifyItems: GridJustification
  ) {
    let columns = isPass1 ? tracksInPass1.columns : sized.columns
    let heightDependents = isPass1 ? heightDependentsInPass1 : heightDependents
    minContentBaselines.reset(count: items.count, tracks: columns.tracks.count)
    maxContentBaselines.reset(count: items.count, tracks: columns.tracks.count)
    for item in 0..<items.count {
      guard let isLast = sharesLastBaseline(item, of: items, in: columns, justifyItems) else { continue }
      let sizes = heightDependents.contribution(of: item, items), range = columns.spans[item].range
      minContentBaselines.add(item, Self.reach(of: item, items, width: sizes.minContent, isLast: isLast), in: range)
      maxContentBaselines.add(item, Self.reach(of: item, items, width: sizes.maxContent, isLast: isLast), in: range)
    }
  }

  /// Finds the items that share baselines in columns, at their final widths, in pass 4.
  mutating func shareColumnBaselines(of items: borrowing PlacementPass, _ justifyItems: GridJustification) {
    let columns = sized.columns
    columnBaselines.reset(count: items.count, tracks: columns.tracks.count)
    for item in 0..<items.count {
      guard let isLast = sharesLastBaseline(item, of: items, in: columns, justifyItems) else { continue }
      columnBaselines.add(
        item, Self.reach(of: item, items, width: items.width(of: item), isLast: isLast), in: columns.spans[item].range)
    }
  }

  /// Returns `true` if any item may share a baseline in its columns.
  func sharesColumnBaselines(_ justifyItems: GridJustification) -> Bool {
    hasColumnBaselines || justifyItems.position.isBaseline
  }

  /// Returns `true` if an item shares its last baseline, `false` if it shares its first baseline, and nil if it shares
  /// none. An item whose width is a percentage of columns that depend on content shares none, because the width of its
  /// area would depend on the baseline.
  private func sharesLastBaseline<Items: ArrangedItems & ~Copyable>(
    _ item: Int, of items: borrowing Items, in columns: GridAxis, _ justifyItems: GridJustification
  ) -> Bool? {
    let style = items.style(of: item)
    let alignment = GridAlignment(
      specified[item].justifySelf ?? justifyItems, style, isRightToLeft: items.isRightToLeft)
    guard alignment.isByBaseline else { return nil }
    let isPercentage = style.isPercentage(.width) || style.isPercentage(.minWidth) || style.isPercentage(.maxWidth)
    if isPercentage, columns.isSizedByContent(columns.spans[item].range) { return nil }
    return alignment.place == .lastBaseline
  }

  private static func reach<Items: ArrangedItems & ~Copyable>(
    of item: Int, _ items: borrowing Items, width: Double, isLast: Bool
  ) -> GridSharedBaselines.Reach {
    // Distances are measured from the start side. With right-to-left writing, this is the right side, and
    // `margins.right` is the margin at the left.
    let margins = items.margins(of: item), before = items.isRightToLeft ? width - margins.right : margins.left
    return GridSharedBaselines.Reach(before: before, behind: width - before, isLast: isLast)
  }
}

extension GridJustification.Position {
  var isBaseline: Bool { self == .baseline || self == .lastBaseline }
}
