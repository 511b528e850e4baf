import EagerLayout

/// Properties of an item's style that each pass of a ``Grid`` needs. The flags are part of the cache, which is created
/// again when an item's style changes.
struct GridItemFlags: OptionSet, BitwiseCopyable, Sendable {
  var rawValue: UInt8

  /// The item's width is not `auto`, a percentage or `fit-content`.
  static var hasDefiniteWidth: GridItemFlags { GridItemFlags(rawValue: 1) }
  /// The item's minimum width is not `auto`, or the item is a scroll container.
  static var hasMinimumWidth: GridItemFlags { GridItemFlags(rawValue: 2) }
  /// The item's height is not `auto`, a percentage or `fit-content`.
  static var hasDefiniteHeight: GridItemFlags { GridItemFlags(rawValue: 4) }
  /// The item's minimum height is not `auto`, or the item is a scroll container.
  static var hasMinimumHeight: GridItemFlags { GridItemFlags(rawValue: 8) }
  /// The item has the grid's default alignment, no `auto` margins and no ratio.
  static var isPlain: GridItemFlags { GridItemFlags(rawValue: 16) }
  /// The item is a subgrid along the horizontal axis.
  static var isColumnSubgrid: GridItemFlags { GridItemFlags(rawValue: 32) }
  /// The item is a subgrid along the vertical axis.
  static var isRowSubgrid: GridItemFlags { GridItemFlags(rawValue: 64) }
}

extension GridItemFlags {
  init(_ style: ArrangedStyle, _ specified: borrowing GridItem, _ justifyItems: GridJustification) {
    self = []
    if !style.countsAsAutomatic(.width) { insert(.hasDefiniteWidth) }
    if !style.isAuto(.minWidth) || style.isScrollContainer { insert(.hasMinimumWidth) }
    if !style.countsAsAutomatic(.height) { insert(.hasDefiniteHeight) }
    if !style.isAuto(.minHeight) || style.isScrollContainer { insert(.hasMinimumHeight) }
    if specified.justifySelf == nil, !justifyItems.followsItem, style.alignSelf == .auto, !style.hasAutoMargin,
      !style.hasAspectRatio
    {
      insert(.isPlain)
    }
  }
}

extension Grid.Cache {
  /// Reads the properties of the items' styles, unless they have been read.
  @inline(__always)
  mutating func readFlags<Items: ArrangedItems & ~Copyable>(_ items: borrowing Items, _ justifyItems: GridJustification)
  {
    if flags.count != items.count { readAllFlags(items, justifyItems) }
  }

  @inline(never)
  private mutating func readAllFlags<Items: ArrangedItems & ~Copyable>(
    _ items: borrowing Items, _ justifyItems: GridJustification
  ) {
    flags.removeAll(keepingCapacity: true)
    for item in 0..<items.count {
      let itemFlags = GridItemFlags(items.style(of: item), specified[item], justifyItems)
      flags.append(itemFlags)
    }
    for subgrid in subgrids {
      flags[subgrid.item].remove(.isPlain)
      if subgrid.columnSpan > 0 { flags[subgrid.item].insert(.isColumnSubgrid) }
      if subgrid.rowSpan > 0 { flags[subgrid.item].insert(.isRowSubgrid) }
    }
  }
}
