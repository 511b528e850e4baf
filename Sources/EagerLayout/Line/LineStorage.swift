/// The storage of a ``LinearLayout``.
///
/// It is a class, so that reading a frame passes only a reference, and copying is cheap.
final class LineStorage: @unchecked Sendable {
  // `Sendable` is safe, since a layout changes its line only while it is the sole owner. For the same reason, accesses
  // need no exclusivity checks, which would cost more than the accesses themselves.

  @safe @exclusivity(unchecked) private(set) var setting: LineSetting
  @safe @exclusivity(unchecked) private(set) var geometry: LineGeometry
  @safe @exclusivity(unchecked) var order = ItemOrder(from: 0)
  /// The items by slot.
  @safe @exclusivity(unchecked) var items = SegmentedArray<LineItem>()
  /// The shrink weights and automatic margins of the items before each item, by slot. Slots after the end have sums of
  /// 0.
  @safe @exclusivity(unchecked) var prefixSums = SegmentedArray<PrefixSums>()
  // Data of items that are not plain.
  @safe @exclusivity(unchecked) var limits = PlainTable<LineLimits>()
  @safe @exclusivity(unchecked) var metrics = PlainTable<LeafMetrics>()
  @safe @exclusivity(unchecked) var sources = Table<LeafSource>()
  @safe @exclusivity(unchecked) var totals = LineTotals()
  @safe @exclusivity(unchecked) var shares = LineShares()
  /// The main spans of items, by slot. Valid if lengths are valid and ``shares`` do not determine all sizes.
  @safe @exclusivity(unchecked) var spans = SegmentedArray<ItemSpan>()
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

  func copy() -> LineStorage {
    let copy = LineStorage(setting)
    copy.order = order
    copy.items = SegmentedArray(copying: items)
    copy.prefixSums = SegmentedArray(copying: prefixSums)
    copy.limits = PlainTable(copying: limits)
    copy.metrics = PlainTable(copying: metrics)
    copy.sources = sources
    copy.totals = totals
    copy.shares = shares
    copy.spans = SegmentedArray(copying: spans)
    copy.state = state
    return copy
  }

  var space: LineSpace {
    LineSpace(
      isRow: geometry.isRow, isRightToLeft: setting.direction == .rightToLeft, main: geometry.availableMain,
      cross: geometry.availableCross,
      crossIsUnpadded: geometry.availableCross == usable(geometry.isRow ? setting.bounds.height : setting.bounds.width),
      alignsItemsWithContent: setting.alignment != nil)
  }

  func change(to setting: LineSetting) {
    let oldGeometry = geometry, wasRightToLeft = self.setting.direction == .rightToLeft
    let hasAlignmentChanged = (setting.alignment == nil) != (self.setting.alignment == nil)
    self.setting = setting
    geometry = LineGeometry(setting)
    let spaceChanged =
      geometry.availableMain != oldGeometry.availableMain || geometry.availableCross != oldGeometry.availableCross
    let directionChanged = (setting.direction == .rightToLeft) != wasRightToLeft
    // Percentages and contents that reflow depend on the space. Left and right margins depend on the direction. Whether
    // an item with content fills the line depends on whether the line has an alignment.
    if spaceChanged && state.itemsDependingOnSpace > 0 || (directionChanged || hasAlignmentChanged) && !sources.isEmpty
    {
      state.itemsAreDirty = true
    }
    if state.itemsAreDirty || geometry.gap != oldGeometry.gap { state.sumsAreDirty = true }
    if state.sumsAreDirty || spaceChanged { didChange() }
  }

  /// The maximum number of items in a line that is settled after each change.
  private static var maxSettledCount: Int { 16 }

  /// Updates ``shares`` after a change other than appending an item, and settles a short line.
  func didChange() {
    updateShares()
    if !state.isSettled && order.count <= Self.maxSettledCount { settle() }
  }

  /// Updates ``shares`` after an item was appended. Does not settle a line whose shares do not determine all sizes, so
  /// that a series of appended items costs no more than settling once.
  @inline(__always)
  func didAppend() {
    if state.itemsOnlyGrow && totals.itemsOnlyGrow {
      // Items only grow, as in most lines: an appended item changes only the shares that are updated here.
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
      state.itemsOnlyGrow = shares.itemsOnlyGrow
      state.lengthsAreValid = shares.determineSizes
      state.isSettled = shares.determineSizes && state.itemsNeedingContent == 0
    }
  }
}

/// The validity of a line's derived values. `updateShares()` and settling set the first three flags.
struct LineState: Sendable, BitwiseCopyable {
  /// Whether a frame can be read in O(1), without measuring content.
  var isSettled = true
  /// Whether all main sizes and offsets can be read in O(1).
  var lengthsAreValid = true
  /// Whether ``LineStorage/shares`` are valid, and no item shrinks or has a margin that gets space.
  var itemsOnlyGrow = true
  /// Whether positions and the sums over preceding items are outdated. Set by changes other than appending, cleared by
  /// `recomputeSums()`.
  var sumsAreDirty = false
  /// Whether the metrics of items are outdated. Set by changes of the line's space, direction or alignment, cleared by
  /// `recomputeMetrics()`.
  var itemsAreDirty = false
  /// The number of items that depend on the available space.
  var itemsDependingOnSpace = 0
  /// The number of items whose cross size depends on measuring content.
  var itemsNeedingContent = 0

  /// Adds `difference` to each count that includes an item: 1 for a new item, -1 for a removed item.
  mutating func updateCounts(_ leaf: LeafMetrics, _ source: LeafSource, _ difference: Int) {
    if source.dependsOnSpace { itemsDependingOnSpace += difference }
    if leaf.needsContentSize { itemsNeedingContent += difference }
  }
}
