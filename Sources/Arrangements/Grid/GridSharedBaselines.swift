import EagerLayout

/// The items of a ``Grid`` that share baselines with others of their row, or of their column (CSS Align §9).
///
/// Items share first baselines in the first track of their area, and last ones in the last. Lengths are from the start
/// of the tracks.
struct GridSharedBaselines: Sendable {
  /// The extent of an item's margin box before and behind its baseline.
  struct Reach: Sendable {
    var before = 0.0, behind = 0.0
    var isLast = false

    init(before: Double, behind: Double, isLast: Bool) {
      (self.before, self.behind, self.isLast) = (before, behind, isLast)
    }

    /// Creates the vertical reach of an item with a height.
    init(_ baselines: ItemBaselines, height: Double, isLast: Bool) {
      let above = isLast ? baselines.last : baselines.first
      self.init(before: above, behind: height - above, isLast: isLast)
    }
  }

  /// The reach of each item; nil for one that shares no baseline. Empty if no item shares one. A subgrid's is not empty
  /// even if no item shares one, since subgrids in it may take its tracks.
  private var reaches: [Reach?] = []
  /// For each track, the largest reach before the first baseline and behind the last one.
  private var before: [Double] = [], behind: [Double] = []

  var isEmpty: Bool { reaches.isEmpty }

  /// Removes all items, and keeps the allocated storage.
  mutating func removeAll() {
    if !reaches.isEmpty { reaches.removeAll(keepingCapacity: true) }
  }

  /// Starts with `count` items of which none shares a baseline.
  mutating func begin(count: Int, tracks: Int) {
    removeAll()
    before.removeAll(keepingCapacity: true)
    behind.removeAll(keepingCapacity: true)
    for _ in 0..<count { reaches.append(nil) }
    for _ in 0..<tracks {
      before.append(-.infinity)
      behind.append(-.infinity)
    }
  }

  /// Starts with the reaches of a subgrid's items, whose tracks belong to the outermost grid.
  mutating func begin(_ reaches: [Reach?]) {
    self.reaches = reaches
    before.removeAll(keepingCapacity: true)
    behind.removeAll(keepingCapacity: true)
  }

  /// Takes the tracks of a subgrid from the grid around.
  mutating func takeTracks(_ range: Range<Int>, of outer: GridSharedBaselines) {
    if isEmpty || outer.isEmpty { return removeAll() }
    before = Array(outer.before[range])
    behind = Array(outer.behind[range])
  }

  /// Adds an item with the tracks of its area.
  mutating func add(_ item: Int, _ reach: Reach, in range: Range<Int>) {
    reaches[item] = reach
    if reach.isLast {
      behind[range.upperBound - 1] = max(behind[range.upperBound - 1], reach.behind)
    } else {
      before[range.lowerBound] = max(before[range.lowerBound], reach.before)
    }
  }

  /// Returns the largest reach before the first baseline of a track, or behind the last one.
  func largestReach(in track: Int, isLast: Bool) -> Double { isLast ? behind[track] : before[track] }

  /// The reach of an item; nil for one that shares no baseline.
  func reach(of item: Int) -> Reach? { item < reaches.count ? reaches[item] : nil }

  /// The distance between an item and the start of its area, or the end for a last baseline. Zero for an item that
  /// shares none.
  func shift(of item: Int, in range: Range<Int>) -> Double {
    guard let reach = reach(of: item) else { return 0 }
    return reach.isLast ? behind[range.upperBound - 1] - reach.behind : before[range.lowerBound] - reach.before
  }

  /// The position of an item in its area; nil for an item that shares no baseline. `size` includes margins.
  func position(of item: Int, size: Double, in range: Range<Int>, _ area: (start: Double, length: Double)) -> Double? {
    guard let reach = reach(of: item) else { return nil }
    let shift = shift(of: item, in: range)
    return reach.isLast ? area.start + area.length - shift - size : area.start + shift
  }
}

// Columns: no item has a baseline in this axis. It is synthesized, as the left edge of the border box in either direction.
extension Grid.Cache {
  /// Finds the items that share baselines in their columns, at the sizes that they contribute. `isBefore` is `true` for
  /// the columns of pass 1.
  mutating func shareBaselines<Items: ContributingItems & ~Copyable>(
    of items: borrowing Items, isBefore: Bool, _ others: GridJustification
  ) {
    minContentBaselines.removeAll()
    maxContentBaselines.removeAll()
    guard sharesColumnBaselines(others) else { return }
    let columns = isBefore ? asked.columns : sized.columns, followers = isBefore ? askedFollowers : followers
    minContentBaselines.begin(count: items.count, tracks: columns.tracks.count)
    maxContentBaselines.begin(count: items.count, tracks: columns.tracks.count)
    for item in 0..<items.count {
      guard let isLast = sharesLastBaseline(item, of: items, in: columns, others) else { continue }
      let sizes = followers.contribution(of: item, items), range = columns.spans[item].range
      minContentBaselines.add(item, Self.reach(of: item, items, width: sizes.minContent, isLast: isLast), in: range)
      maxContentBaselines.add(item, Self.reach(of: item, items, width: sizes.maxContent, isLast: isLast), in: range)
    }
  }

  /// Finds the items that share baselines in their columns at their final widths.
  mutating func shareColumnBaselines(of items: borrowing PlacementPass, _ others: GridJustification) {
    columnBaselines.removeAll()
    guard sharesColumnBaselines(others) else { return }
    let columns = sized.columns
    columnBaselines.begin(count: items.count, tracks: columns.tracks.count)
    for item in 0..<items.count {
      guard let isLast = sharesLastBaseline(item, of: items, in: columns, others) else { continue }
      columnBaselines.add(
        item, Self.reach(of: item, items, width: items.width(of: item), isLast: isLast), in: columns.spans[item].range)
    }
  }

  private func sharesColumnBaselines(_ others: GridJustification) -> Bool {
    hasColumnBaselines || others.position.isBaseline
  }

  /// Returns `true` for an item that shares its last baseline, `false` for its first, and nil otherwise. An item whose
  /// width is a percentage of content-dependent columns shares none, since its area would depend on the baseline.
  private func sharesLastBaseline<Items: ArrangedItems & ~Copyable>(
    _ item: Int, of items: borrowing Items, in columns: GridAxis, _ others: GridJustification
  ) -> Bool? {
    let style = items.style(of: item)
    let alignment = GridAlignment(specified[item].justifySelf ?? others, style, isRightToLeft: items.isRightToLeft)
    guard alignment.isByBaseline else { return nil }
    let isPercentage = style.isPercentage(.width) || style.isPercentage(.minWidth) || style.isPercentage(.maxWidth)
    if isPercentage, columns.isSizedByContent(columns.spans[item].range, orFlexible: true) { return nil }
    return alignment.place == .lastBaseline
  }

  private static func reach<Items: ArrangedItems & ~Copyable>(
    of item: Int, _ items: borrowing Items, width: Double, isLast: Bool
  ) -> GridSharedBaselines.Reach {
    // Margins are used as in left-to-right writing: the right margin is on the left of the box.
    let margins = items.margins(of: item), before = items.isRightToLeft ? width - margins.right : margins.left
    return GridSharedBaselines.Reach(before: before, behind: width - before, isLast: isLast)
  }
}

extension GridJustification.Position {
  var isBaseline: Bool { self == .baseline || self == .lastBaseline }
}
