import EagerLayout

/// The items of a ``Grid`` whose widths depend on the heights of their areas, because they or their descendants have an
/// aspect ratio or other widths that depend on heights.
struct GridHeightDependentItems: Sendable {
  private(set) var items: [Int32] = []
  /// For each item of the grid, the height of its area; NaN if the item's width does not depend on it, or if it is
  /// unknown.
  private(set) var heights: [Double] = []
  /// For each item of the grid, its measured height in the width of its area; NaN if it was not measured. Set by
  /// `measure`.
  private(set) var measuredHeights: [Double] = []
  /// The heights of items in the first measurement of the rows, before any width depended on a height; NaN for items
  /// that affect no row. Set by `storeInitialHeights`.
  private var initialHeights: [Double] = []
  /// The total height of the rows in the first measurement; nil if no column depends on a height, or the grid's height
  /// is definite.
  private(set) var initialTotal: Double?

  /// Finds the items whose widths depend on heights, and the heights of their areas if the rows have fixed lengths.
  @inline(__always)
  mutating func find<Items: ContributingItems & ~Copyable>(
    among items: borrowing Items, _ container: ArrangedStyle, _ rows: inout GridAxis, areInherited: Bool
  ) {
    // Returns early if there are no such items, which is common, and there were none before.
    if self.items.isEmpty, !container.dependsOnHeight { return }
    findAll(among: items, container, &rows, areInherited: areInherited)
  }

  private mutating func findAll<Items: ContributingItems & ~Copyable>(
    among items: borrowing Items, _ container: ArrangedStyle, _ rows: inout GridAxis, areInherited: Bool
  ) {
    if !self.items.isEmpty {
      initialTotal = nil
      initialHeights.removeAll(keepingCapacity: true)
      self.items.removeAll(keepingCapacity: true)
      heights.removeAll(keepingCapacity: true)
      measuredHeights.removeAll(keepingCapacity: true)
    }
    guard container.dependsOnHeight, !areInherited else { return }
    // Reads the grid's height only if it matters: if a height that was read changes, widths are computed again.
    rows.begin(in: rows.hasPercent ? Self.available(of: items) : .indefinite, gap: items.rowGap)
    for item in 0..<items.count {
      let style = items.style(of: item), height = rows.fixedLength(of: item)
      // The content of a stretched item depends on the height only if the rows have fixed lengths. In other rows,
      // browsers differ from each other.
      if height == nil, style.isAuto(.height), !style.hasAspectRatio { continue }
      if GridAlignment.heightDependence(of: style, in: container) == .nothing { continue }
      if self.items.isEmpty {
        for _ in 0..<items.count {
          heights.append(.nan)
          measuredHeights.append(.nan)
        }
      }
      self.items.append(Int32(item))
      heights[item] = height ?? .nan
    }
  }

  /// `true` if the heights of the areas of all items in `items` are known.
  @inline(__always)
  var haveKnownHeights: Bool { items.allSatisfy { !heights[Int($0)].isNaN } }

  /// Returns `true` if an item's width depends on the height of its area, and this height is known.
  func contains(_ item: Int) -> Bool { height(of: item) != nil }

  /// Returns the height of an item's area; nil if the item's width does not depend on it, or if it is unknown.
  func height(of item: Int) -> Double? { heights.isEmpty || heights[item].isNaN ? nil : heights[item] }

  /// Returns the intrinsic widths that an item contributes to its columns. If they depend on the height of the item's
  /// area, this height is used.
  @inline(__always)
  func contribution<Items: ContributingItems & ~Copyable>(of item: Int, _ items: borrowing Items) -> IntrinsicWidths {
    guard let height = height(of: item) else { return items.intrinsicWidths(of: item) }
    return GridAlignment.heightDependence(of: items.style(of: item), in: items.containerStyle) == .limits
      ? items.intrinsicWidths(of: item, limitsOf: height) : items.intrinsicWidths(of: item, height: height)
  }

  /// Returns the measured height of an item in the width of its area; nil if it was not measured.
  func measuredHeight(of item: Int) -> Double? {
    measuredHeights.isEmpty || measuredHeights[item].isNaN ? nil : measuredHeights[item]
  }

  /// Returns the height of an item before any width depended on a height; nil if it was not stored. The grid's content
  /// height is computed from these heights.
  @inline(__always)
  func initialHeight(of item: Int) -> Double? {
    initialTotal == nil || initialHeights[item].isNaN ? nil : initialHeights[item]
  }

  /// Sizes the rows by the items' heights at their current widths, and stores the heights of the areas. If the grid's
  /// height is not definite and initial heights were stored, uses the initial total of the rows as the available
  /// height. A subgrid has no height of its own here, whether or not it has the rows of the last layout.
  mutating func measure(_ items: borrowing WidthPass, _ rows: inout GridAxis, _ flags: borrowing [GridItemFlags]) {
    let lengths = items.containerLengths
    let available = initialTotal.map { .definite(lengths.limitedHeight($0)) } ?? Self.available(of: items)
    rows.begin(in: available, gap: items.rowGap)
    for item in 0..<items.count where rows.needsContribution(item) && !flags[item].contains(.isRowSubgrid) {
      let height = items.height(of: item)
      rows.addContribution(height, of: item, flags[item]) { items.heightFloor(of: item) }
    }
    for item in self.items where !flags[Int(item)].contains(.isRowSubgrid) {
      measuredHeights[Int(item)] = items.height(of: Int(item))
    }
    rows.resolve(in: available)
    let content = items.containerStyle.alignContent, length = available.length ?? lengths.limitedHeight(rows.total)
    if content == .normal || content == .stretch { rows.stretch(to: length) }
    rows.placeTracks(in: length, GridContentAlignment(content), isSafe: false)
    for item in self.items { heights[Int(item)] = rows.area(of: Int(item)).length }
  }

  /// Returns `true` if any column depends on the contributions of these items. As in browsers, ignores an item with a
  /// size keyword as minimum width whose columns use only the minimum contribution.
  func affect<Items: ContributingItems & ~Copyable>(
    _ columns: GridAxis, of items: borrowing Items, inDefiniteWidth isDefinite: Bool
  ) -> Bool {
    for item in self.items {
      let style = items.style(of: Int(item))
      let hasKeywordMinimum = style.countsAsAutomatic(.width) && style.isContentKeyword(.minWidth)
      guard columns.needsContribution(Int(item)) else { continue }
      if !hasKeywordMinimum || columns.usesMoreThanMinimum(Int(item), orFlexible: !isDefinite) { return true }
    }
    return false
  }

  /// Stores the measured heights of items and rows before columns depend on heights. Has no effect on a grid with a
  /// definite height, which does not need them.
  mutating func storeInitialHeights(
    _ items: borrowing WidthPass, _ rows: GridAxis, _ flags: borrowing [GridItemFlags]
  ) {
    if items.definiteHeight != nil { return }
    initialTotal = rows.total
    for item in 0..<items.count {
      let contributes = rows.needsContribution(item) && !flags[item].contains(.isRowSubgrid)
      initialHeights.append(contributes ? items.height(of: item) : .nan)
    }
  }

  private static func available<Items: ContributingItems & ~Copyable>(of items: borrowing Items)
    -> GridAxis.AvailableSpace
  {
    items.definiteHeight.map { .definite($0) } ?? .indefinite
  }
}

extension ContainerLengths {
  /// Returns the height of the content, clamped to the definite minimum and maximum.
  fileprivate func limitedHeight(_ height: Double) -> Double {
    max(min(height, maxHeight ?? .infinity), minHeight ?? 0)
  }
}

extension GridAxis {
  /// Returns `true` if any of an item's tracks uses other contributions than the minimum contribution.
  func usesMoreThanMinimum(_ item: Int, orFlexible: Bool) -> Bool {
    spans[item].range.contains {
      let track = tracks[$0]
      return isAffected(track, by: .contentMinimums) || isAffected(track, by: .intrinsicMaximums)
        || orFlexible && track.isFlexible
    }
  }

  /// Returns the length of an item's area if all of its tracks have fixed lengths; otherwise nil.
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
