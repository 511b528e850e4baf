public import EagerLayout

/// What an item of a ``Flow`` takes of the space of its line.
public struct FlowItem: ItemParameter {
  /// Its own width, or that of its content.
  public static var initial: FlowItem { FlowItem() }

  /// Its part of what the line has to spare: by its share in all weights of the line. At least 0.
  public internal(set) var weight: Double
  /// The share of the width that is left in the line when its turn comes: from 0 to 1; nil for a width of its own.
  public internal(set) var fraction: Double?
  /// Its part of what the line is short of: by its share in all of them. At least 0.
  public internal(set) var yieldsSize: Double

  /// What an item takes, and what it gives.
  public init(weight: Double = 0, fraction: Double? = nil, yieldsSize: Double = 0) {
    self.weight = lengthOrZero(weight)
    self.fraction = fraction.map { min(lengthOrZero($0), 1) }
    self.yieldsSize = lengthOrZero(yieldsSize)
  }
}

extension LayoutItem {
  /// Makes the item as wide as a share of what is left in its line of a ``Flow`` when its turn comes. Where nothing
  /// is left, it begins the next line.
  ///
  ///     Flow { Fixed(width: 20); Flex().fraction(0.4); Flex().fraction(0.6) }         // 20 32 28.8 in 100
  public consuming func fraction(_ fraction: Double) -> TreeItem {
    style { style in
      let said = style.parameter(FlowItem.self)
      style.setParameter(FlowItem(weight: said.weight, fraction: fraction, yieldsSize: said.yieldsSize))
    }
  }
}
