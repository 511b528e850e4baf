import EagerLayout

/// Properties of an item's style that each pass of a ``Grid`` needs. The cache, and with it these flags, is recreated
/// when an item's style changes.
struct GridItemNotes: OptionSet, BitwiseCopyable, Sendable {
  var rawValue: UInt8

  /// The item has a definite width, or a minimum width other than `auto`.
  static var hasOwnWidth: GridItemNotes { GridItemNotes(rawValue: 1) }
  static var hasLeastWidth: GridItemNotes { GridItemNotes(rawValue: 2) }
  /// The item has a definite height, or a minimum height other than `auto`.
  static var hasOwnHeight: GridItemNotes { GridItemNotes(rawValue: 4) }
  static var hasLeastHeight: GridItemNotes { GridItemNotes(rawValue: 8) }
  /// The item has the grid's default alignment, no `auto` margins and no ratio.
  static var isPlain: GridItemNotes { GridItemNotes(rawValue: 16) }
  /// The item is a subgrid along the axis.
  static var isSubgridAcross: GridItemNotes { GridItemNotes(rawValue: 32) }
  static var isSubgridDown: GridItemNotes { GridItemNotes(rawValue: 64) }
}

extension GridItemNotes {
  init(_ style: ArrangedStyle, _ specified: borrowing GridItem, _ others: GridJustification) {
    self = []
    if !style.followsRoom(.width) { insert(.hasOwnWidth) }
    if !style.isAuto(.minWidth) || style.isScrollContainer { insert(.hasLeastWidth) }
    if !style.followsRoom(.height) { insert(.hasOwnHeight) }
    if !style.isAuto(.minHeight) || style.isScrollContainer { insert(.hasLeastHeight) }
    if specified.justifySelf == nil, !others.followsItem, style.alignSelf == .auto, !style.hasAutoMargin,
      !style.hasAspectRatio
    {
      insert(.isPlain)
    }
  }
}

extension Grid.Cache {
  /// Reads the properties of the items' styles, unless that is done.
  @inline(__always)
  mutating func note<Items: ArrangedItems & ~Copyable>(_ items: borrowing Items, _ others: GridJustification) {
    if notes.count != items.count { noteAll(items, others) }
  }

  @inline(never)
  private mutating func noteAll<Items: ArrangedItems & ~Copyable>(_ items: borrowing Items, _ others: GridJustification)
  {
    notes.removeAll(keepingCapacity: true)
    for item in 0..<items.count {
      let note = GridItemNotes(items.style(of: item), specified[item], others)
      notes.append(note)
    }
    for subgrid in subgrids {
      notes[subgrid.item].remove(.isPlain)
      if subgrid.columnSpan > 0 { notes[subgrid.item].insert(.isSubgridAcross) }
      if subgrid.rowSpan > 0 { notes[subgrid.item].insert(.isSubgridDown) }
    }
  }
}
