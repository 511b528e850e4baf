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
  /// Gives the item a part of what its line of a ``Flow`` has to spare: by its share in all weights of the line.
  ///
  ///     Flow(columns: 3) { Fixed(width: 50); Flex().weight(1); Fixed(width: 70) }     // 50 180 70 in 300
  public consuming func weight(_ weight: Double) -> TreeItem {
    flowItem { $0 = FlowItem(weight: weight, fraction: $0.fraction, yieldsSize: $0.yieldsSize) }
  }

  /// Makes the item as wide as a share of what is left in its line of a ``Flow`` when its turn comes. Where nothing is left, it
  /// begins the next line.
  ///
  ///     Flow { Fixed(width: 20); Flex().fraction(0.4); Flex().fraction(0.6) }         // 20 32 28.8 in 100
  public consuming func fraction(_ fraction: Double) -> TreeItem {
    flowItem { $0 = FlowItem(weight: $0.weight, fraction: fraction, yieldsSize: $0.yieldsSize) }
  }

  /// Takes a part of what its line of a ``Flow`` is short of from the item: by its share in all that yield in the line.
  ///
  ///     Flow(columns: 2) { Fixed(width: 80).yields(size: 1); Fixed(width: 80) }       // 20 80 in 100
  public consuming func yields(size: Double) -> TreeItem {
    flowItem { $0 = FlowItem(weight: $0.weight, fraction: $0.fraction, yieldsSize: size) }
  }

  private consuming func flowItem(_ change: (inout FlowItem) -> Void) -> TreeItem {
    style { style in
      var item = style.parameter(FlowItem.self)
      change(&item)
      style.setParameter(item)
    }
  }
}
