/// The sums over all items of a line.
struct LineTotals: Sendable, BitwiseCopyable {
  /// The sum of hypothetical outer sizes, with a gap after each.
  var outer = 0.0
  var grow = 0.0
  /// The sum of shrink factors times inner base sizes.
  var weight = 0.0
  var shrink = 0.0
  var autos: Int32 = 0
  /// The shares at which growing items reach their maximum.
  var growLimits = Limits()
  /// The shares at which shrinking items reach their minimum.
  var shrinkLimits = Limits()

  /// The minimum and maximum of the shares at which items stop.
  struct Limits: Sendable, BitwiseCopyable {
    var least = Double.infinity
    var greatest = -Double.infinity

    @inline(__always)
    mutating func include(_ limit: Double) {
      least = min(least, limit)
      greatest = max(greatest, limit)
    }

    /// Returns the share for a wanted share per item, or `nil` if some items stop earlier, so that others get more.
    @inline(__always)
    func share(_ wanted: Double) -> Double? {
      if wanted <= least { return wanted < .infinity ? wanted : nil }
      return least == greatest && least >= 0 ? least : nil
    }
  }

  /// Sets the item's sums over the preceding items, and adds the item to the totals.
  @inline(__always)
  mutating func append(plain item: inout LineItem, gap: Double) {
    item.leading = outer
    item.growBefore = grow
    outer += item.size + gap
    if item.grow > 0 {
      grow += Double(item.grow)
      growLimits.greatest = .infinity
    }
    if item.shrink > 0 {
      let factor = Double(item.shrink)
      shrink += factor
      if item.size > 0 {
        weight += factor * item.size
        shrinkLimits.include(1 / factor)
      }
    }
  }

  mutating func append(_ item: inout LineItem, _ metrics: LeafMetrics, gap: Double) {
    item.leading = outer + metrics.marginStart
    item.growBefore = grow
    outer += item.size + metrics.marginStart + metrics.marginEnd + gap
    autos += Int32(metrics.autos.contains(.mainStart) ? 1 : 0) + (metrics.autos.contains(.mainEnd) ? 1 : 0)
    let limits = LineLimits(base: metrics.base, minimum: metrics.minimum, maximum: metrics.maximum)
    include(item, limits, innerBase: metrics.innerBase, padding: metrics.mainPadding)
  }

  mutating func append(_ item: inout LineItem, _ limits: LineLimits, gap: Double) {
    item.leading = outer
    item.growBefore = grow
    outer += item.size + gap
    include(item, limits, innerBase: limits.base, padding: 0)
  }

  /// Adds an item's factors, and the shares at which it stops.
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
      weight += itemWeight
      if limits.base > item.size {
        shrinkLimits.include(-.infinity)
      } else if itemWeight > 0 {
        // Items that shrink to their padding are treated separately, so that equal factors give equal limits.
        let stopsEmpty = limits.minimum == padding
        shrinkLimits.include(stopsEmpty ? 1 / factor : (item.size - limits.minimum) / itemWeight)
      }
    }
  }

  /// Whether no item stops growing, none can shrink, and no margin is automatic.
  @inline(__always) var onlyGrow: Bool { growLimits.least == .infinity && !hasSums }

  /// Whether the next item needs sums that only some lines have.
  @inline(__always) var hasSums: Bool { weight != 0 || autos != 0 }

  var sums: SumsBefore { SumsBefore(weightBefore: weight, autosBefore: Double(autos)) }
}
