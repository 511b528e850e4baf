/// The storage of a ``LinearLayout``.
///
/// It is a class, so that reading a frame passes only a reference, and copying is cheap.
final class Line: @unchecked Sendable {
  // `Sendable` is safe, since a layout changes its line only while it is the sole owner. For the same reason, accesses
  // need no exclusivity checks, which would cost more than the accesses themselves.

  @safe @exclusivity(unchecked) private(set) var setting: LineSetting
  @safe @exclusivity(unchecked) private(set) var geometry: LineGeometry
  @safe @exclusivity(unchecked) var order = ItemOrder(from: 0)
  /// The items by slot.
  @safe @exclusivity(unchecked) var items = Segments<LineItem>()
  /// The shrink weights and automatic margins of the items before each item, by slot. Slots after the end have sums of
  /// 0.
  @safe @exclusivity(unchecked) var prefixSums = Segments<PrefixSums>()
  // Data of items that are not plain.
  @safe @exclusivity(unchecked) var limits = PlainTable<LineLimits>()
  @safe @exclusivity(unchecked) var metrics = PlainTable<LeafMetrics>()
  @safe @exclusivity(unchecked) var sources = Table<LeafSource>()
  @safe @exclusivity(unchecked) var totals = LineTotals()
  @safe @exclusivity(unchecked) var shares = LineShares()
  /// The main spans of items, by slot. Valid if lengths are valid and ``shares`` do not suffice.
  @safe @exclusivity(unchecked) var spans = Segments<ItemSpan>()
  @safe @exclusivity(unchecked) var state = LineState()
  /// Memory that is reused for resolving flexible lengths; empty in between.
  @safe @exclusivity(unchecked) var reusedItems: ContiguousArray<FlexItem> = []

  init(_ setting: LineSetting) {
    self.setting = setting
    geometry = LineGeometry(setting)
    // Multiply, so that lines at neighboring addresses start with generations that are far apart (Fibonacci hashing).
    let address = UInt(bitPattern: ObjectIdentifier(self))
    order = ItemOrder(from: UInt32(truncatingIfNeeded: address >> 4) &* 0x9E37_79B1)
  }

  func copy() -> Line {
    let copy = Line(setting)
    copy.order = order
    copy.items = Segments(copying: items)
    copy.prefixSums = Segments(copying: prefixSums)
    copy.limits = PlainTable(copying: limits)
    copy.metrics = PlainTable(copying: metrics)
    copy.sources = sources
    copy.totals = totals
    copy.shares = shares
    copy.spans = Segments(copying: spans)
    copy.state = state
    return copy
  }

  var space: LineSpace {
    LineSpace(
      isRow: geometry.isRow, isRightToLeft: setting.direction == .rightToLeft, main: geometry.availableMain,
      cross: geometry.availableCross,
      isWholeBounds: geometry.availableCross == usable(geometry.isRow ? setting.bounds.height : setting.bounds.width),
      alignsContents: setting.alignment != nil)
  }

  func change(to setting: LineSetting) {
    let before = geometry, wasRightToLeft = self.setting.direction == .rightToLeft
    let alignmentRuleChanged = (setting.alignment == nil) != (self.setting.alignment == nil)
    self.setting = setting
    geometry = LineGeometry(setting)
    let spaceChanged =
      geometry.availableMain != before.availableMain || geometry.availableCross != before.availableCross
    let directionChanged = (setting.direction == .rightToLeft) != wasRightToLeft
    // Percentages and contents that reflow depend on the space. Left and right margins depend on the direction. Whether
    // an item with content fills the line depends on whether the line has an alignment.
    if spaceChanged && state.itemsDependingOnSpace > 0 || (directionChanged || alignmentRuleChanged) && !sources.isEmpty
    {
      state.itemsAreDirty = true
    }
    if state.itemsAreDirty || geometry.gap != before.gap { state.sumsAreDirty = true }
    if state.sumsAreDirty || spaceChanged { didChange() }
  }

  /// The maximum number of items in a line that is settled after each change.
  private static var maxSettledCount: Int { 16 }

  /// Updates the values that all items share, after a change other than appending an item.
  func didChange() {
    updateShares()
    if !state.isSettled && order.count <= Self.maxSettledCount { settle() }
  }

  /// Updates the values that all items share, after an item was appended. Does not settle a line whose lengths the
  /// shares do not determine, so that a series of appended items costs no more than settling once.
  @inline(__always)
  func didAppend() {
    if state.itemsOnlyGrow && totals.onlyGrow {
      // In most lines, no other value can have changed.
      shares.update(totals, available: geometry.availableMain + geometry.gap)
    } else {
      didAppendGeneral()
    }
  }

  @inline(never)
  private func didAppendGeneral() {
    updateShares()
    if !state.isSettled && state.lengthsAreValid && order.count <= Self.maxSettledCount { settle() }
  }

  private func updateShares() {
    if state.sumsAreDirty {
      state.itemsOnlyGrow = false
      state.lengthsAreValid = false
      state.isSettled = false
    } else {
      shares = LineShares(totals, available: geometry.availableMain + geometry.gap)
      state.itemsOnlyGrow = shares.onlyGrow
      state.lengthsAreValid = shares.suffices
      state.isSettled = shares.suffices && state.itemsNeedingContent == 0
    }
  }
}

/// The validity of a line's derived values. `updateShares()` sets the first three flags after changes, and so does
/// settling.
struct LineState: Sendable, BitwiseCopyable {
  /// Whether a frame can be read in O(1), without measuring content.
  var isSettled = true
  /// Whether all main sizes and offsets can be read in O(1).
  var lengthsAreValid = true
  /// Whether ``Line/shares`` are valid, and no item shrinks or has a margin that gets space.
  var itemsOnlyGrow = true
  /// Whether the sums over preceding items, or the order of items, are outdated. Set by changes other than appending,
  /// cleared by `recomputeSums()`.
  var sumsAreDirty = false
  /// Whether the metrics of items are outdated. Set by changes of the line's space, direction or alignment, cleared by
  /// `readItems()`.
  var itemsAreDirty = false
  /// The number of items that depend on the available space.
  var itemsDependingOnSpace = 0
  /// The number of items whose cross size depends on measuring content.
  var itemsNeedingContent = 0

  /// Adds a number to the counts to which an item belongs: 1 for a new item, -1 for a removed item.
  mutating func count(_ leaf: LeafMetrics, _ source: LeafSource, _ difference: Int) {
    if source.dependsOnSpace { itemsDependingOnSpace += difference }
    if leaf.needsContentSize { itemsNeedingContent += difference }
  }
}
