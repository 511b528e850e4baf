import EagerLayout

/// Followers: items of a ``Grid`` whose widths depend on the heights of their areas. They or descendants have a ratio.
struct GridFollowers: Sendable {
  private(set) var items: [Int32] = []
  /// For each item, the height of its area if the item is a follower and the height is known; NaN otherwise.
  private(set) var heights: [Double] = []
  /// For each item, the height that it has in the width of its area; NaN if it is not known.
  private(set) var ownHeights: [Double] = []
  /// The heights of items when rows were first measured, before any width depended on a height; NaN for items that no
  /// row depends on.
  private var heightsBefore: [Double] = []
  /// The total height of the rows at that time; nil if no column depends on a height.
  private(set) var totalBefore: Double?

  /// Finds the followers, and the heights of those areas whose heights are lengths.
  mutating func find<Items: ContributingItems & ~Copyable>(
    among items: borrowing Items, _ rows: inout GridAxis, areInherited: Bool
  ) {
    if totalBefore != nil {
      totalBefore = nil
      heightsBefore.removeAll(keepingCapacity: true)
    }
    // Usually there are no followers, now and before.
    if self.items.isEmpty, !items.containerStyle.dependsOnHeight { return }
    if !self.items.isEmpty {
      self.items.removeAll(keepingCapacity: true)
      heights.removeAll(keepingCapacity: true)
      ownHeights.removeAll(keepingCapacity: true)
    }
    let container = items.containerStyle
    guard container.dependsOnHeight, !areInherited else { return }
    var hasBegun = false
    for item in 0..<items.count {
      let style = items.style(of: item), following = GridAlignment.following(style, in: container)
      if following == .nothing { continue }
      if !hasBegun { rows.begin(in: Self.room(of: items), gap: items.rowGap) }
      hasBegun = true
      let height = rows.fixedLength(of: item)
      // A stretched item has the height of rows that are lengths. Other rows are not tried, and browsers differ there.
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

  /// `true` if the heights of all followers' areas are known.
  var areKnown: Bool { items.allSatisfy { !heights[Int($0)].isNaN } }

  /// Returns `true` if an item is a follower and the height of its area is known.
  func contains(_ item: Int) -> Bool { height(of: item) != nil }

  /// Returns the height of a follower's area, if it is known.
  func height(of item: Int) -> Double? { heights.isEmpty || heights[item].isNaN ? nil : heights[item] }

  /// Returns the intrinsic widths that an item contributes to its columns, for its area's height if they depend on it.
  @inline(__always)
  func contribution<Items: ContributingItems & ~Copyable>(of item: Int, _ items: borrowing Items) -> IntrinsicWidths {
    guard let height = height(of: item) else { return items.intrinsicWidths(of: item) }
    return GridAlignment.following(items.style(of: item), in: items.containerStyle) == .limits
      ? items.intrinsicWidths(of: item, limitsOf: height) : items.intrinsicWidths(of: item, height: height)
  }

  /// Returns the measured height of a follower in the width of its area, if it was measured.
  func ownHeight(of item: Int) -> Double? { ownHeights.isEmpty || ownHeights[item].isNaN ? nil : ownHeights[item] }

  /// Returns the height of an item before any width depended on a height. The grid's own height is computed from these.
  @inline(__always)
  func heightBefore(of item: Int) -> Double? {
    totalBefore == nil || heightsBefore[item].isNaN ? nil : heightsBefore[item]
  }

  /// Sizes rows by the items' heights at their current widths, and stores the heights of the areas. If the grid's
  /// height is not definite, the total of the rows before any width depended on a height is used.
  mutating func measure(_ items: borrowing WidthPass, _ rows: inout GridAxis, _ notes: borrowing [GridItemNotes]) {
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

  /// Returns `true` if columns depend on contributions of followers, in a definite width or not. Like browsers,
  /// ignores an item with a keyword as minimum whose columns only use the minimum contribution.
  func concern<Items: ContributingItems & ~Copyable>(
    _ columns: GridAxis, of items: borrowing Items, inDefiniteWidth isDefinite: Bool
  ) -> Bool {
    for item in self.items {
      let style = items.style(of: Int(item))
      let hasKeywordMinimum = style.followsRoom(.width) && style.isContentKeyword(.minWidth)
      guard columns.asks(Int(item)) else { continue }
      if !hasKeywordMinimum || columns.usesMoreThanMinimum(Int(item), orFlexible: !isDefinite) { return true }
    }
    return false
  }

  /// Stores the heights of items and rows, measured before columns depend on heights. A grid with a definite height
  /// does not need them.
  mutating func keepHeights(_ items: borrowing WidthPass, _ rows: GridAxis) {
    if items.definiteHeight != nil { return }
    totalBefore = rows.total
    for item in 0..<items.count { heightsBefore.append(rows.asks(item) ? items.height(of: item) : .nan) }
  }

  private static func room<Items: ContributingItems & ~Copyable>(of items: borrowing Items) -> GridAxis.Room {
    items.definiteHeight.map { .definite($0) } ?? .indefinite
  }
}

extension ContainerLengths {
  /// Returns a height of the content, clamped to the definite limits.
  fileprivate func limitedHeight(_ height: Double) -> Double {
    max(min(height, maxHeight ?? .infinity), minHeight ?? 0)
  }
}

extension GridAxis {
  /// Returns `true` if some of an item's tracks use more than its minimum contribution.
  func usesMoreThanMinimum(_ item: Int, orFlexible: Bool) -> Bool {
    spans[item].range.contains {
      let track = tracks[$0]
      return concerns(track, .contentMinimums) || concerns(track, .intrinsicMaximums) || orFlexible && track.isFlexible
    }
  }

  /// Returns the length of an item's area if all of its tracks are lengths.
  func fixedLength(of item: Int) -> Double? {
    var length = gap * Double(spans[item].count - 1)
    for track in spans[item].range {
      let track = tracks[track]
      guard track.minSizing == .fixed, track.maxSizing == .fixed, track.base == track.limit else { return nil }
      length += track.base
    }
    return length
  }
}
