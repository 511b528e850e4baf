/// The shares of free space that all items of a line have in common.
struct LineShares: Sendable, BitwiseCopyable {
  /// The share per unit of grow factor.
  var grow = 0.0
  /// The share per unit of shrink weight.
  var shrink = 0.0
  /// The share per automatic margin.
  var auto = 0.0
  /// The length by which the items exceed the line.
  var overflow = 0.0
  /// Whether the shares determine all sizes. Otherwise, items reach their limits at different shares.
  var suffices = true
  /// Whether the shares suffice, nothing shrinks and no margin gets space.
  @inline(__always) var areOfGrowing: Bool { suffices && shrink == 0 && auto == 0 }

  init() {}

  /// Computes the closed form of CSS Flexbox §9.7, for lines in which no item is frozen before another.
  ///
  /// - Parameter room: the inner main size plus a gap, since there is no gap after the last item.
  @inline(__always)
  init(_ totals: LineTotals, room: Double) {
    let free = room - totals.outer
    if free > 0 {
      var left = free
      if totals.grow > 0 {
        guard let share = totals.growLimits.share(free / max(totals.grow, 1)) else { suffices = false; return }
        grow = share
        left = max(0, free - share * totals.grow)
      }
      if totals.autos > 0 { auto = left / Double(totals.autos) }
    } else if free < 0 {
      if totals.weight > 0 {
        guard let share = totals.shrinkLimits.share(-free * min(totals.shrink, 1) / totals.weight) else {
          suffices = false
          return
        }
        shrink = share
      }
      overflow = Self.overflow(-free - shrink * totals.weight, of: room)
    }
  }

  /// Updates the shares of items that only grow, if that was so before.
  @inline(__always)
  mutating func update(_ totals: LineTotals, room: Double) {
    let free = room - totals.outer
    grow = free > 0 && totals.grow > 0 ? free / max(totals.grow, 1) : 0
    overflow = free < 0 ? Self.overflow(-free, of: room) : 0
  }

  /// Returns an excess that is larger than the rounding error of a sum, otherwise 0.
  @inline(__always)
  static func overflow(_ excess: Double, of room: Double) -> Double {
    excess > 1e-9 * (1 + room.magnitude) ? excess : 0
  }
}
