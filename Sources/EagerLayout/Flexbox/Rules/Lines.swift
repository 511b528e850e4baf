/// A line of items, and its cross position in its container.
struct FlexLine: BitwiseCopyable {
  var start: Int
  var end: Int
  /// The used cross size.
  var size = 0.0
  /// The distance from the side of the first line, which is the far side in `wrap-reverse`.
  var offset = 0.0
  /// The extents of the items above and below their common first or last baseline. A baseline may be outside its item,
  /// so these may be negative.
  var firstAbove = -Double.infinity
  var firstBelow = -Double.infinity
  var lastAbove = -Double.infinity
  var lastBelow = -Double.infinity

  /// Extends the line's baseline group by an item.
  mutating func include(_ share: BaselineShare) {
    if share.isLast {
      lastAbove = max(lastAbove, share.above)
      lastBelow = max(lastBelow, share.below)
      size = max(size, lastAbove + lastBelow)
    } else {
      firstAbove = max(firstAbove, share.above)
      firstBelow = max(firstBelow, share.below)
      size = max(size, firstAbove + firstBelow)
    }
  }

  /// Returns the extent of an item's group above its baseline.
  func above(_ share: BaselineShare) -> Double { share.isLast ? lastAbove : firstAbove }

  /// Returns the extent of an item's group below its baseline.
  func below(_ share: BaselineShare) -> Double { share.isLast ? lastBelow : firstBelow }

  /// Returns the start of an item's margin box in the line, from the left or the top. `isFlipped` means that the line's
  /// start edge is at the right or the bottom.
  func start(of share: BaselineShare, isFlipped: Bool) -> Double {
    share.isLast == isFlipped ? above(share) - share.above : size - below(share) - share.above
  }

  /// The positions of its items on the stack of items.
  var items: Range<Int> { start..<end }
}

extension FlexEngine {
  /// Adds the items of a column's line that are aligned by baselines; their widths are known.
  func includeBaselines(of container: Int, in line: inout FlexLine) {
    guard nodes[container].keywords[.mentionsBaselines] != 0 else { return }
    for at in line.items {
      if let share = baselineShare(items[at].node, in: container) { line.include(share) }
    }
  }

  /// Returns the end of the line that starts with an item: as many items as fit, at least one (CSS Flexbox §9.3, 5).
  ///
  /// Items have their hypothetical outer sizes. An overflow up to ``Tolerance/line`` is tolerated.
  @inline(__always)
  func lineEnd(from firstItem: Int, inner: Double, gap: Double) -> Int {
    var end = firstItem, used = -gap
    while end < items.count {
      used += gap + items[end].target + items[end].margins
      if used > inner + Tolerance.line && end > firstItem { break }
      end += 1
    }
    return end
  }
}
