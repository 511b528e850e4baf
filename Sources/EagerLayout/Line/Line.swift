/// The storage of a ``LinearLayout``.
///
/// A class, so that reading a frame does not pass the whole layout, and copying is cheap.
final class Line: @unchecked Sendable {
  // `Sendable` is safe, since a layout changes its line only while it is the sole owner. For the same reason no
  // exclusivity checks are needed, which would cost more than the accesses.

  @safe @exclusivity(unchecked) private(set) var setting: LineSetting
  @safe @exclusivity(unchecked) private(set) var geometry: LineGeometry
  @safe @exclusivity(unchecked) var order = ItemOrder(from: 0)
  /// The items by slot.
  @safe @exclusivity(unchecked) var items = Segments<LineItem>()
  /// The shrink weights and automatic margins of preceding items, by slot; empty before the first item with any.
  @safe @exclusivity(unchecked) var sums = Segments<SumsBefore>()
  /// Data of items that are not plain.
  @safe @exclusivity(unchecked) var limits = PlainTable<LineLimits>()
  @safe @exclusivity(unchecked) var metrics = PlainTable<LeafMetrics>()
  @safe @exclusivity(unchecked) var sources = Table<LeafSource>()
  @safe @exclusivity(unchecked) var totals = LineTotals()
  @safe @exclusivity(unchecked) var shares = LineShares()
  /// The main spans of items, by slot, while ``shares`` do not suffice and lengths are known.
  @safe @exclusivity(unchecked) var spans = Segments<ItemSpan>()
  @safe @exclusivity(unchecked) var state = LineState()
  /// Reused memory for resolving flexible lengths.
  @safe @exclusivity(unchecked) var scratch: ContiguousArray<FlexItem> = []

  init(_ setting: LineSetting) {
    self.setting = setting
    geometry = LineGeometry(setting)
    // Fibonacci hashing spreads neighboring addresses.
    let address = UInt(bitPattern: ObjectIdentifier(self))
    order = ItemOrder(from: UInt32(truncatingIfNeeded: address >> 4) &* 0x9E37_79B1)
  }

  func copy() -> Line {
    let copy = Line(setting)
    copy.order = order
    copy.items = Segments(copying: items)
    copy.sums = Segments(copying: sums)
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
      isRow: geometry.isRow, isRightToLeft: setting.direction == .rightToLeft, main: geometry.mainRoom,
      cross: geometry.crossRoom,
      isWhole: geometry.crossRoom == usable(geometry.isRow ? setting.bounds.height : setting.bounds.width),
      alignsContents: setting.alignment != nil)
  }

  func change(to setting: LineSetting) {
    let before = geometry, wasRightToLeft = self.setting.direction == .rightToLeft
    let alignsOthers = (setting.alignment == nil) != (self.setting.alignment == nil)
    self.setting = setting
    geometry = LineGeometry(setting)
    let hasNewRoom = geometry.mainRoom != before.mainRoom || geometry.crossRoom != before.crossRoom
    let hasTurned = (setting.direction == .rightToLeft) != wasRightToLeft
    // Percentages and contents that reflow depend on the space; a change of direction swaps left and right margins.
    if hasNewRoom && state.dependents > 0 || (hasTurned || alignsOthers) && !sources.isEmpty {
      state.itemsAreStale = true
    }
    if state.itemsAreStale || geometry.gap != before.gap { state.sumsAreStale = true }
    if state.sumsAreStale || hasNewRoom { changed() }
  }

  /// Lines up to this length are settled at each change.
  private static var shortLine: Int { 16 }

  /// Updates the values that all items share, after a change other than appending an item.
  func changed() {
    share()
    if !state.isSettled && order.count <= Self.shortLine { settle() }
  }

  /// Updates the values that all items share, after appending an item. Does not settle lines with lengths that the
  /// shares do not determine, so that a series of appended items costs no more than settling once.
  @inline(__always)
  func appended() {
    if state.sharesAreOfGrowing && totals.onlyGrow {
      // In most lines, nothing else can have changed.
      shares.update(totals, room: geometry.mainRoom + geometry.gap)
    } else {
      appendedOther()
    }
  }

  @inline(never)
  private func appendedOther() {
    share()
    if !state.isSettled && state.lengthsAreKnown && order.count <= Self.shortLine { settle() }
  }

  private func share() {
    if state.sumsAreStale {
      state.sharesAreOfGrowing = false
      state.lengthsAreKnown = false
      state.isSettled = false
    } else {
      shares = LineShares(totals, room: geometry.mainRoom + geometry.gap)
      state.sharesAreOfGrowing = shares.areOfGrowing
      state.lengthsAreKnown = shares.suffices
      state.isSettled = shares.suffices && state.askers == 0
    }
  }
}

/// The validity of a line's derived values. The first three flags are set by `share()` after changes, and by settling.
struct LineState: Sendable, BitwiseCopyable {
  /// Whether a frame can be read in O(1), without measuring content.
  var isSettled = true
  /// Whether all main sizes and offsets can be read in O(1).
  var lengthsAreKnown = true
  /// Whether plain items only grow, all by one share.
  var sharesAreOfGrowing = true
  /// Whether the sums over preceding items, or the order of items, are outdated. Set by changes other than appending,
  /// cleared by `sumUp()`.
  var sumsAreStale = false
  /// Whether items must be read again. Set by a change of the available space or the direction, cleared by
  /// `readItems()`.
  var itemsAreStale = false
  /// The number of items that depend on the available space.
  var dependents = 0
  /// The number of items whose cross size depends on measuring content.
  var askers = 0

  mutating func count(_ leaf: LeafMetrics, _ source: LeafSource, _ difference: Int) {
    if source.dependsOnRoom { dependents += difference }
    if leaf.asksContent { askers += difference }
  }
}
