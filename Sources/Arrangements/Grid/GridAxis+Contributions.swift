import EagerLayout

// The contributions of items to track sizes. A track stores the maximum contribution of the items that are only in this
// track. The contribution of an item that spans several tracks is stored separately.
//
// The functions for one item are transparent, because the compiler does not inline them with `@inline(__always)` where
// `floor` captures noncopyable items.
extension GridAxis {
  /// Adds an item's height as contribution to its rows, with the distance by which a shared baseline moves the item.
  @_transparent
  mutating func addContribution(
    _ height: Double, shift: Double = 0, of item: Int, _ flags: GridItemFlags, floor: () -> Double
  ) {
    addContribution(
      IntrinsicWidths(minContent: height, maxContent: height),
      shift: IntrinsicWidths(minContent: shift, maxContent: shift), of: item,
      hasDefiniteSize: flags.contains(.hasDefiniteHeight), hasMinimum: flags.contains(.hasMinimumHeight), floor: floor)
  }

  /// Adds the contributions of all items to their columns, with the distances by which shared baselines move the items.
  mutating func addContributions<Items: ContributingItems & ~Copyable>(
    _ items: borrowing Items, _ heightDependents: borrowing GridHeightDependentItems,
    _ flags: borrowing [GridItemFlags],
    _ minContentBaselines: borrowing GridSharedBaselines, _ maxContentBaselines: borrowing GridSharedBaselines
  ) {
    // Compiles the loop twice: in most grids, each item is in a single column.
    if contributions.isEmpty {
      addContributions(
        items, heightDependents, flags, minContentBaselines, maxContentBaselines, allSpanOneTrack: true)
    } else {
      addContributions(
        items, heightDependents, flags, minContentBaselines, maxContentBaselines, allSpanOneTrack: false)
    }
  }

  @_transparent
  private mutating func addContributions<Items: ContributingItems & ~Copyable>(
    _ items: borrowing Items, _ heightDependents: borrowing GridHeightDependentItems,
    _ flags: borrowing [GridItemFlags],
    _ minContentBaselines: borrowing GridSharedBaselines, _ maxContentBaselines: borrowing GridSharedBaselines,
    allSpanOneTrack: Bool
  ) {
    for item in 0..<items.count where needsContribution(item) && !flags[item].contains(.isColumnSubgrid) {
      var shift = IntrinsicWidths(minContent: 0, maxContent: 0)
      if !minContentBaselines.isEmpty {
        shift.minContent = minContentBaselines.shift(of: item, in: spans[item].range)
        shift.maxContent = maxContentBaselines.shift(of: item, in: spans[item].range)
      }
      addContribution(
        heightDependents.contribution(of: item, items), shift: shift, of: item,
        hasDefiniteSize: flags[item].contains(.hasDefiniteWidth),
        hasMinimum: flags[item].contains(.hasMinimumWidth), spansOneTrack: allSpanOneTrack
      ) { items.widthFloor(of: item) }
    }
  }

  /// Adds an item's contribution, including the shift of a shared baseline. An automatic minimum size is the
  /// min-content size, but at most the fixed maximum of the item's tracks (CSS Grid §6.6). As in browsers, the minimum
  /// contribution of an item with a specified minimum size does not include the shift. `spansOneTrack` is `true` if the
  /// item is known to be in a single track.
  @_transparent
  mutating func addContribution(
    _ sizes: IntrinsicWidths, shift: IntrinsicWidths, of item: Int, hasDefiniteSize: Bool, hasMinimum: Bool,
    spansOneTrack: Bool = false, floor: () -> Double
  ) {
    let span = spans[item]
    let minContent = sizes.minContent + shift.minContent
    var contribution = Contribution(
      minimum: minContent, minContent: minContent, maxContent: sizes.maxContent + shift.maxContent)
    if spansOneTrack || span.count == 1 {
      let track = Int(span.start)
      if !hasDefiniteSize {
        contribution.minimum = tracks[track].minimumContribution(
          of: sizes.minContent, shift: shift.minContent, hasMinimum: hasMinimum, floor: floor)
      }
      // Skips the update if another item contributes more, which is common.
      if !tracks[track].contribution.includes(contribution) { tracks[track].contribution.include(contribution) }
      return
    }
    if !hasDefiniteSize {
      if hasMinimum || !hasAutomaticMinimum(span.range) {
        contribution.minimum = floor()
      } else {
        let maximum = maximumLength(of: span.range)
        if sizes.minContent > maximum { contribution.minimum = max(maximum, floor()) + shift.minContent }
      }
    }
    contributions[item] = contribution
  }
}
