public import EagerLayout

/// The layout value of an item in ``Floats``.
public struct FloatSide: LayoutValue {
  /// A side of the container.
  public enum Side: Sendable {
    /// The start side in the writing direction.
    case start
    /// The end side in the writing direction.
    case end
  }

  /// The side of the item. CSS `float`.
  public var side: Side
  /// `true` if the item is below all earlier items at its side. CSS `clear`.
  public var clears: Bool
  /// The item's width as a fraction of the width available at its place; nil for an item that fits its content.
  public var weight: Double?

  /// At the start, next to others, fitting its content.
  public static var initial: FloatSide { FloatSide() }

  /// Creates a layout value.
  public init(_ side: Side = .start, clears: Bool = false, weight: Double? = nil) {
    self.side = side
    self.clears = clears
    self.weight = weight
  }
}

extension LayoutItem {
  /// Sets the side of the item in ``Floats``. Defaults to the start. CSS `float`.
  ///
  ///     Fixed(width: 90, height: 50).side(.end)
  ///     Flex().side(.start, weight: 0.5)     // half of the width that earlier items leave
  ///
  /// - Parameters:
  ///   - side: The start or the end.
  ///   - weight: The fraction of the available width that the item takes, including margins, like `weight(_:)`. It
  ///     overrides the item's own width. By default the item fits its content.
  public consuming func side(_ side: FloatSide.Side, weight: Double? = nil) -> TreeItem {
    changing(FloatSide.self) { $0 = FloatSide(side, clears: $0.clears, weight: weight ?? $0.weight) }
  }

  /// Places the item below all earlier items at its side of ``Floats``. CSS `clear`.
  public consuming func clear() -> TreeItem {
    changing(FloatSide.self) { $0 = FloatSide($0.side, clears: true, weight: $0.weight) }
  }
}
