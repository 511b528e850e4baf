public import EagerLayout

/// What an item says to ``Floats``.
public struct FloatSide: ItemParameter {
  /// A side of the container.
  public enum Side: Sendable {
    /// That where writing starts.
    case start
    /// That where it ends.
    case end
  }

  /// The side at which it stands. CSS `float`.
  public var side: Side
  /// Whether it stands below all items before it at its side. CSS `clear`.
  public var clears: Bool
  /// The share of the room beside the items before it that it takes; nil for an item that fits.
  public var weight: Double?

  /// At the start, beside others, fitting its content.
  public static var initial: FloatSide { FloatSide() }

  /// A side, whether the item stands below others there, and its share of the room.
  public init(_ side: Side = .start, clears: Bool = false, weight: Double? = nil) {
    self.side = side
    self.clears = clears
    self.weight = weight
  }
}

extension LayoutItem {
  /// The side of ``Floats`` at which the item stands. Initially the start. CSS `float`.
  ///
  ///     Fixed(width: 90, height: 50).side(.end)
  ///     Flex().side(.start, weight: 0.5)     // half of the room that is left beside those before
  ///
  /// - Parameters:
  ///   - side: the start or the end.
  ///   - weight: as `weight(_:)`, the share of the room in its place that it takes, its margins counted, whatever its own
  ///     width is. Without one it fits its content.
  public consuming func side(_ side: FloatSide.Side, weight: Double? = nil) -> TreeItem {
    style { style in
      let said = style.parameter(FloatSide.self)
      style.setParameter(FloatSide(side, clears: said.clears, weight: weight ?? said.weight))
    }
  }

  /// Has the item stand below all items before it at its side of ``Floats``. CSS `clear`.
  public consuming func clear() -> TreeItem {
    style { style in
      let said = style.parameter(FloatSide.self)
      style.setParameter(FloatSide(said.side, clears: true, weight: said.weight))
    }
  }
}
