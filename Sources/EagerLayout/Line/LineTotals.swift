/// The sums over all items of a line.
struct LineTotals: Sendable, BitwiseCopyable {
  /// The sum of the hypothetical outer sizes, with a gap after each item.
  var outer = 0.0
  /// The sum of the grow factors.
  var grow = 0.0
  /// The sum of the shrink weights: shrink factor times inner base size.
  var shrinkWeight = 0.0
  var shrink = 0.0
  var autoMargins: Int32 = 0
  /// The shares at which growing items reach their maximum.
  var growLimits = LimitShares()
  /// The shares at which shrinking items reach their minimum.
  var shrinkLimits = LimitShares()

  /// The minimum and the maximum of the shares at which items reach a limit.
  struct LimitShares: Sendable, BitwiseCopyable {
    var smallest = Double.infinity
    var largest = -Double.infinity

    @inline(__always)
    mutating func include(_ share: Double) {
      smallest = min(smallest, share)
      largest = max(largest, share)
    }

    /// Returns the share of all items if `unlimited` is their share without limits. That is `unlimited` if no item
    /// reaches a limit, and the common limit if all items reach theirs at the same share. Returns `nil` if only some
    /// items reach a limit, so that the others get more.
    @inline(__always)
    func share(_ unlimited: Double) -> Double? {
      if unlimited <= smallest { return unlimited < .infinity ? unlimited : nil }
      return smallest == largest && smallest >= 0 ? smallest : nil
    }
  }

  /// Sets the item's sums over the preceding items, and adds the item to the totals.
  @inline(__always)
  mutating func append(plain item: inout LineItem, gap: Double) {
    item.baseOffset = outer
    item.growSumBefore = grow
    outer += item.size + gap
    if item.grow > 0 {
      grow += Double(item.grow)
      growLimits.largest = .infinity
    }
    if item.shrink > 0 {
      let factor = Double(item.shrink)
      shrink += factor
      if item.size > 0 {
        shrinkWeight += factor * item.size
        shrinkLimits.include(1 / factor)
      }
    }
  }

  mutating func append(_ item: inout LineItem, _ metrics: LeafMetrics, gap: Double) {
    item.baseOffset = outer + metrics.marginStart
    item.growSumBefore = grow
    outer += item.size + metrics.marginStart + metrics.marginEnd + gap
    autoMargins +=
      Int32(metrics.autoMargins.contains(.mainStart) ? 1 : 0) + (metrics.autoMargins.contains(.mainEnd) ? 1 : 0)
    let limits = LineLimits(base: metrics.base, minimum: metrics.minimum, maximum: metrics.maximum)
    include(item, limits, innerBase: metrics.innerBase, padding: metrics.mainPadding)
  }

  mutating func append(_ item: inout LineItem, _ limits: LineLimits, gap: Double) {
    item.baseOffset = outer
    item.growSumBefore = grow
    outer += item.size + gap
    include(item, limits, innerBase: limits.base, padding: 0)
  }

  /// Adds an item's factors, and the shares at which it reaches its limits.
  @inline(__always)
  private mutating func include(_ item: LineItem, _ limits: LineLimits, innerBase: Double, padding: Double) {
    if item.grow > 0 {
      let factor = Double(item.grow)
      grow += factor
      growLimits.include(limits.base < item.size ? -.infinity : (limits.maximum - item.size) / factor)
    }
    if item.shrink > 0 {
      let factor = Double(item.shrink), itemWeight = factor * innerBase
      shrink += factor
      shrinkWeight += itemWeight
      if limits.base > item.size {
        shrinkLimits.include(-.infinity)
      } else if itemWeight > 0 {
        // For an item that can shrink to its padding, the share is exactly 1 / factor. The general formula would give
        // items with equal factors limits that differ by rounding.
        let shrinksToPadding = limits.minimum == padding
        shrinkLimits.include(shrinksToPadding ? 1 / factor : (item.size - limits.minimum) / itemWeight)
      }
    }
  }

  /// Whether no item has a maximum at which it stops growing, no item can shrink, and no margin is automatic.
  @inline(__always) var itemsOnlyGrow: Bool { growLimits.smallest == .infinity && !needsPrefixSums }

  /// Whether the next item needs ``prefixSums``: an item in these totals can shrink or has an automatic margin.
  @inline(__always) var needsPrefixSums: Bool { shrinkWeight != 0 || autoMargins != 0 }

  /// The sums for the next item.
  var prefixSums: PrefixSums {
    PrefixSums(shrinkWeightBefore: shrinkWeight, autoMarginsBefore: Double(autoMargins))
  }
}
