/// What a ``LinearLayout`` is made of.
///
/// A class, so that reading a frame does not mean to hand the whole layout over, and copying one is cheap.
final class Line: @unchecked Sendable {
  // Sendable, since a layout changes its line only while it is the sole owner. For the same reason the run-time has no
  // overlapping accesses to look for, which would cost more than what is done in them.

  @safe @exclusivity(unchecked) private(set) var setting: LineSetting
  @safe @exclusivity(unchecked) private(set) var geometry: LineGeometry
  @safe @exclusivity(unchecked) var order = ItemOrder(from: 0)
  /// The items by slot.
  @safe @exclusivity(unchecked) var items = Segments<LineItem>()
  /// What the items before each come to in shrink weights and automatic margins, by slot; none up to the first such.
  @safe @exclusivity(unchecked) var sums = Segments<SumsBefore>()
  /// What is known of items that are not plain.
  @safe @exclusivity(unchecked) var limits = PlainTable<LineLimits>()
  @safe @exclusivity(unchecked) var metrics = PlainTable<LeafMetrics>()
  @safe @exclusivity(unchecked) var sources = Table<LeafSource>()
  @safe @exclusivity(unchecked) var totals = LineTotals()
  @safe @exclusivity(unchecked) var shares = LineShares()
  /// Where items are along the line, by slot, while ``shares`` do not suffice and lengths are known.
  @safe @exclusivity(unchecked) var spans = Segments<ItemSpan>()
  @safe @exclusivity(unchecked) var state = LineState()
  /// Room for items while their flexible lengths are resolved.
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

  /// What percentages and sides of the items are read against.
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
    // Percentages and contents that reflow are of the room; left and right margins swap their parts.
    if hasNewRoom && state.dependents > 0 || (hasTurned || alignsOthers) && !sources.isEmpty {
      state.itemsAreStale = true
    }
    if state.itemsAreStale || geometry.gap != before.gap { state.sumsAreStale = true }
    if state.sumsAreStale || hasNewRoom { changed() }
  }

  /// Lines up to this length settle with each change.
  private static var shortLine: Int { 16 }

  /// Brings up to date what is the same for all items, after a change other than an item at the end.
  func changed() {
    share()
    if !state.isSettled && order.count <= Self.shortLine { settle() }
  }

  /// Brings up to date what is the same for all items, after an item at the end. That makes a burst of such items cost no
  /// more than one settling.
  @inline(__always)
  func appended() {
    if state.sharesAreOfGrowing && totals.onlyGrow {
      // Most lines are such that nothing else can have changed.
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

/// What of a line is up to date.
struct LineState: Sendable, BitwiseCopyable {
  /// Whether a frame can be read in O(1), without asking a content.
  var isSettled = true
  /// Whether all sizes and offsets along the line can be read in O(1).
  var lengthsAreKnown = true
  /// Whether plain items do nothing but grow, all by one share.
  var sharesAreOfGrowing = true
  /// Whether the sums over the items before each, or the order of items, are no longer right.
  var sumsAreStale = false
  /// Whether items have to be read anew.
  var itemsAreStale = false
  /// How many items depend on the room.
  var dependents = 0
  /// How many items ask their content for the cross size.
  var askers = 0

  mutating func count(_ leaf: LeafMetrics, _ source: LeafSource, _ difference: Int) {
    if source.dependsOnRoom { dependents += difference }
    if leaf.asksContent { askers += difference }
  }
}
