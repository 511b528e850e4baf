public import EagerLayout

/// What an item says to the ``Overlay`` that it is in.
public struct OverlayItem: ItemParameter {
  /// Where it lies; nil where the overlay says it of all.
  public var place: Place?
  /// How much it gives way, in parts, where it is wider than the box: by what is before it, by its own width, and by
  /// what is behind it. Initially 0, which is not at all; so is what is negative or not a number.
  public var yieldsStart = 0.0, yieldsSize = 0.0, yieldsEnd = 0.0

  /// An item that says nothing.
  public static var initial: OverlayItem { OverlayItem() }

  /// An item at a place.
  public init(place: Place? = nil) { self.place = place }

  /// A part that counts: from 0 to a billion.
  static func usable(_ part: Double) -> Double { part > 0 ? min(part, 1e9) : 0 }

  /// The parts of both margins.
  var marginParts: Double { Self.usable(yieldsStart) + Self.usable(yieldsEnd) }

  /// How much of what is too much, after the width gave way, is taken from the margin at the start; nil if no margin
  /// yields.
  var startShare: Double? { marginParts > 0 ? Self.usable(yieldsStart) / marginParts : nil }
}

extension LayoutItem {
  /// Where the item lies in its ``Overlay``.
  ///
  ///     Overlay { photo; badge.place(.topTrailing) }
  public consuming func place(_ place: Place) -> TreeItem {
    style {
      var item = $0.parameter(OverlayItem.self)
      item.place = place
      $0.setParameter(item)
    }
  }

  /// How the item gives way in an ``Overlay`` that is less wide than it, margins counted: what it has too much is taken
  /// from the margin where writing starts, from its width and from the margin where writing ends, in these parts.
  /// Initially 0.
  ///
  ///     // In 180, its margin becomes 30 and its width 150.
  ///     Overlay { Fixed(width: 160).margin(left: 40).yields(start: 1, size: 1) }
  ///
  /// Its width does not become less than its least one; the margins take the rest.
  public consuming func yields(start: Double = 0, size: Double = 0, end: Double = 0) -> TreeItem {
    style {
      var item = $0.parameter(OverlayItem.self)
      item.yieldsStart = start
      item.yieldsSize = size
      item.yieldsEnd = end
      $0.setParameter(item)
    }
  }
}
