/// The shares by which the free space of a line is distributed to its items, if no item is frozen before another.
struct LineShares: Sendable, BitwiseCopyable {
  /// The share per unit of grow factor.
  var grow = 0.0
  /// The share per unit of shrink weight.
  var shrink = 0.0
  var autoMargin = 0.0
  var overflow = 0.0
  /// Whether the shares determine the sizes of all items. If `false`, items reach their limits at different shares, and
  /// ``LineStorage/spans`` has the sizes.
  var determineSizes = true
  /// Whether the shares determine all sizes, no item shrinks and no automatic margin gets space.
  @inline(__always) var itemsOnlyGrow: Bool { determineSizes && shrink == 0 && autoMargin == 0 }

  init() {}

  /// Computes the closed form of CSS Flexbox §9.7, for lines in which no item is frozen before another.
  ///
  /// - Parameter available: the available main space plus a gap, since `totals` include a gap after the last item.
  @inline(__always)
  init(_ totals: LineTotals, available: Double) {
    let free = available - totals.outer
    if free > 0 {
      var remaining = free
      if totals.grow > 0 {
        guard let share = totals.growLimits.share(free / max(totals.grow, 1)) else { determineSizes = false; return }
        grow = share
        remaining = max(0, free - share * totals.grow)
      }
      if totals.autoMargins > 0 { autoMargin = remaining / Double(totals.autoMargins) }
    } else if free < 0 {
      if totals.shrinkWeight > 0 {
        guard let share = totals.shrinkLimits.share(-free * min(totals.shrink, 1) / totals.shrinkWeight) else {
          determineSizes = false
          return
        }
        shrink = share
      }
      overflow = Self.overflow(-free - shrink * totals.shrinkWeight, of: available)
    }
  }

  /// Updates the shares, if items only grow both before and after the change.
  @inline(__always)
  mutating func update(_ totals: LineTotals, available: Double) {
    let free = available - totals.outer
    grow = free > 0 && totals.grow > 0 ? free / max(totals.grow, 1) : 0
    overflow = free < 0 ? Self.overflow(-free, of: available) : 0
  }

  /// Returns an excess if it is larger than the rounding error of sums of about the size of `available`, otherwise 0.
  @inline(__always)
  static func overflow(_ excess: Double, of available: Double) -> Double {
    excess > 1e-9 * (1 + available.magnitude) ? excess : 0
  }
}
