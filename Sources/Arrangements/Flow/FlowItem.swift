public import EagerLayout

/// The layout value of an item of a ``Flow``: its share of its line's space.
public struct FlowItem: LayoutValue {
  /// The item has its own width, or the width of its content.
  public static var initial: FlowItem { FlowItem() }

  /// The item's part of the line's free space, relative to the weights of the line. At least 0.
  public internal(set) var weight: Double
  /// The fraction, from 0 to 1, of the width left in the line by earlier items; nil for a width of its own.
  public internal(set) var fraction: Double?
  /// The item's part of the line's missing space, relative to the parts of the line. At least 0.
  public internal(set) var yieldsSize: Double

  /// Creates a layout value.
  public init(weight: Double = 0, fraction: Double? = nil, yieldsSize: Double = 0) {
    self.weight = lengthOrZero(weight)
    self.fraction = fraction.map { min(lengthOrZero($0), 1) }
    self.yieldsSize = lengthOrZero(yieldsSize)
  }
}

extension LayoutItem {
  /// Sets the item's width to a fraction of the width that earlier items leave in its line of a ``Flow``. If nothing is
  /// left, the item starts the next line.
  ///
  ///     Flow { Fixed(width: 20); Flex().fraction(0.4); Flex().fraction(0.6) }         // 20 32 28.8 in 100
  public consuming func fraction(_ fraction: Double) -> TreeItem {
    changing(FlowItem.self) { $0 = FlowItem(weight: $0.weight, fraction: fraction, yieldsSize: $0.yieldsSize) }
  }
}
