public import EagerLayout

/// The layout value of an item in an ``Overlay``.
public struct OverlayItem: LayoutValue {
  /// The place of the item; nil for the overlay's default.
  public var place: Place?
  /// The parts of the excess width that are taken from the start margin, the width and the end margin, if the item is
  /// wider than the box. 0 by default. Negative values and NaN count as 0.
  public var yieldsStart = 0.0, yieldsSize = 0.0, yieldsEnd = 0.0

  /// The default value.
  public static var initial: OverlayItem { OverlayItem() }

  /// Creates a value with a place.
  public init(place: Place? = nil) { self.place = place }

  /// The sum of the parts of both margins.
  var marginParts: Double { lengthOrZero(yieldsStart) + lengthOrZero(yieldsEnd) }

  /// The fraction of the excess that is taken from the start margin, after the width was reduced; nil if neither margin
  /// yields.
  var startShare: Double? { marginParts > 0 ? lengthOrZero(yieldsStart) / marginParts : nil }
}

extension LayoutItem {
  /// Sets the place of the item in its ``Overlay``.
  ///
  ///     Overlay { photo; badge.place(.topTrailing) }
  public consuming func place(_ place: Place) -> TreeItem { changing(OverlayItem.self) { $0.place = place } }

  /// Sets how the item yields if it is wider than its ``Overlay``, including margins. The excess is taken from the
  /// start margin, the width and the end margin in these proportions. Defaults to 0.
  ///
  ///     // In 180, its margin becomes 30 and its width 150.
  ///     Overlay { Fixed(width: 160).margin(left: 40).yields(start: 1, size: 1) }
  ///
  /// The width is not reduced below its minimum; the margins yield the rest.
  public consuming func yields(start: Double = 0, size: Double = 0, end: Double = 0) -> TreeItem {
    changing(OverlayItem.self) {
      $0.yieldsStart = start
      $0.yieldsSize = size
      $0.yieldsEnd = end
    }
  }
}
