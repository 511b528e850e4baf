import EagerLayout

/// Items of a ``Grid`` whose widths follow from the heights of their areas: they have a ratio, or something in them has.
struct GridFollowers: Sendable {
  private(set) var items: [Int32] = []
  /// Of each item the height of its area, as far as it is one of these and that is known; not a number otherwise.
  private(set) var heights: [Double] = []
  /// The height that each has in the width of its area, likewise.
  private(set) var ownHeights: [Double] = []
  /// How high the items were when rows were first measured, by widths of which none followed from a height yet; not a number of those
  /// that no row asks.
  private var heightsBefore: [Double] = []
  /// How high the rows were together then; nil where columns follow from no height.
  private(set) var totalBefore: Double?

  /// Finds those items, and the heights of their areas where these are lengths.
  mutating func find<Items: ContributingItems & ~Copyable>(
    among items: borrowing Items, _ rows: inout GridAxis
  ) {
    if totalBefore != nil {
      totalBefore = nil
      heightsBefore.removeAll(keepingCapacity: true)
    }
    // Mostly there are none, and were none.
    if self.items.isEmpty, !items.containerStyle.dependsOnHeight { return }
    if !self.items.isEmpty {
      self.items.removeAll(keepingCapacity: true)
      heights.removeAll(keepingCapacity: true)
      ownHeights.removeAll(keepingCapacity: true)
    }
    let container = items.containerStyle
    guard container.dependsOnHeight else { return }
    var hasBegun = false
    for item in 0..<items.count {
      let style = items.style(of: item), following = GridAlignment.following(style, in: container)
      if following == .nothing { continue }
      if !hasBegun { rows.begin(in: Self.room(of: items), gap: items.rowGap) }
      hasBegun = true
      let height = rows.fixedLength(of: item)
      // One that is stretched has the height of rows that are lengths; others are not tried for it, and browsers part on them.
      if following == .content, height == nil, style.isAuto(.height) { continue }
      if self.items.isEmpty {
        for _ in 0..<items.count {
          heights.append(.nan)
          ownHeights.append(.nan)
        }
      }
      self.items.append(Int32(item))
      heights[item] = height ?? .nan
    }
  }

  /// Whether the areas of all of them have heights that depend on no item.
  var areKnown: Bool { items.allSatisfy { !heights[Int($0)].isNaN } }

  /// Whether an item is one of these, and the height of its area is known.
  @inline(__always)
  func contains(_ item: Int) -> Bool { height(of: item) != nil }

  /// The height of the area of an item whose width follows from it, if that is known.
  @inline(__always)
  func height(of item: Int) -> Double? { heights.isEmpty || heights[item].isNaN ? nil : heights[item] }

  /// The widths that an item contributes to its columns. A width that follows from the height of the area is that of this height.
  @inline(__always)
  func contribution<Items: ContributingItems & ~Copyable>(of item: Int, _ items: borrowing Items) -> InlineSizes {
    guard let height = height(of: item) else { return items.inlineSizes(of: item) }
    return GridAlignment.following(items.style(of: item), in: items.containerStyle) == .limits
      ? items.inlineSizes(of: item, limitsOf: height) : items.inlineSizes(of: item, height: height)
  }

  /// The height that such an item has of its own, if it was asked.
  @inline(__always)
  func ownHeight(of item: Int) -> Double? { ownHeights.isEmpty || ownHeights[item].isNaN ? nil : ownHeights[item] }

  /// How high an item was before any width followed from a height, which the grid's own height is made of.
  @inline(__always)
  func heightBefore(of item: Int) -> Double? {
    totalBefore == nil || heightsBefore[item].isNaN ? nil : heightsBefore[item]
  }

  /// Sizes rows by the heights at the widths that items were given, and keeps what became of the areas. Where the grid's own height is
  /// not known, it is what the rows came to before any width followed from a height.
  mutating func measure(_ items: borrowing ItemWidths, _ rows: inout GridAxis, _ notes: borrowing [GridItemNotes]) {
    let lengths = items.containerLengths
    let room = totalBefore.map { .definite(lengths.limitedHeight($0)) } ?? Self.room(of: items)
    rows.begin(in: room, gap: items.rowGap)
    for item in 0..<items.count where rows.asks(item) {
      let height = items.height(of: item)
      rows.hear(height, of: item, notes[item]) { items.heightFloor(of: item) }
    }
    for item in self.items { ownHeights[Int(item)] = items.height(of: Int(item)) }
    rows.resolve(in: room)
    let content = items.containerStyle.alignContent, length = room.length ?? lengths.limitedHeight(rows.total)
    if content == .normal || content == .stretch { rows.stretch(to: length) }
    rows.put(in: length, GridContent(content), isSafe: false)
    for item in self.items { heights[Int(item)] = rows.area(of: Int(item)).length }
  }

  /// Whether columns are sized by what some of these items ask for, in a width that is definite or not. Browsers do not size them again
  /// for a minimum that is a keyword, where no column asks for more of the item.
  func concern<Items: ContributingItems & ~Copyable>(
    _ columns: GridAxis, of items: borrowing Items, inDefiniteWidth isDefinite: Bool
  ) -> Bool {
    for item in self.items {
      let style = items.style(of: Int(item)), asksOnce = style.followsRoom(.width) && style.isContentKeyword(.minWidth)
      guard columns.asks(Int(item)) else { continue }
      if !asksOnce || columns.asksForMoreThanMinimum(Int(item), orFlexible: !isDefinite) { return true }
    }
    return false
  }

  /// Keeps how high items and rows are, now that they were measured and before columns are sized by widths that follow from that. A grid
  /// whose height is known already needs none of it.
  mutating func keepHeights(_ items: borrowing ItemWidths, _ rows: GridAxis) {
    if items.knownHeight != nil { return }
    totalBefore = rows.total
    for item in 0..<items.count { heightsBefore.append(rows.asks(item) ? items.height(of: item) : .nan) }
  }

  private static func room<Items: ContributingItems & ~Copyable>(of items: borrowing Items) -> GridAxis.Room {
    items.knownHeight.map { .definite($0) } ?? .indefinite
  }
}

extension ContainerLengths {
  /// A height of the content within its limits, as far as these are known.
  fileprivate func limitedHeight(_ height: Double) -> Double {
    max(min(height, maxHeight ?? .infinity), minHeight ?? 0)
  }
}

extension GridAxis {
  /// Whether some of an item's tracks are sized by its content, and not by its minimum contribution alone.
  func asksForMoreThanMinimum(_ item: Int, orFlexible: Bool) -> Bool {
    spans[item].range.contains {
      let track = tracks[$0]
      return concerns(track, .contentMinimums) || concerns(track, .intrinsicMaximums) || orFlexible && track.isFlexible
    }
  }

  /// How long an item's area is, where all of its tracks are lengths.
  func fixedLength(of item: Int) -> Double? {
    var length = gap * Double(spans[item].count - 1)
    for track in spans[item].range {
      let track = tracks[track]
      guard track.least == .fixed, track.greatest == .fixed, track.base == track.limit else { return nil }
      length += track.base
    }
    return length
  }
}
