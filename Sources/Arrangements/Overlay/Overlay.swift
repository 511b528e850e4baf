public import EagerLayout

/// A container whose items overlap in one box, later items in front of earlier ones.
///
///     Overlay {
///       photo
///       Fixed(width: 16, height: 16).place(.topTrailing)
///     }
///
/// The box is as large as its largest items; items that fill it count too. For an item that should not count, such as a
/// background, use `.absolute(top: 0, left: 0, bottom: 0, right: 0)`. The place of an item that is larger than the box
/// determines where it overflows: a centered item overflows on both sides.
///
/// Percentages resolve against the box. A percentage height needs a box that is higher than its content, or an item
/// that fills the box. The container equals a CSS grid with one cell, `grid: minmax(0, 1fr) / minmax(0, 1fr)`, whose
/// items have `grid-area: 1/1` and a `place-self`.
///
/// - Complexity: O(n) in the number of items.
public struct Overlay: Arrangement {
  /// The layout value of items: their place.
  public typealias ItemValue = OverlayItem

  /// The name in messages.
  public static var name: StaticString { "Overlay" }

  /// The place of items that specify none.
  public var place: Place

  /// Creates an overlay. By default, items fill the box.
  public init(_ place: Place = .fill) { self.place = place }

  /// Pass 2: each item fills the available width or fits into it. An item that is too wide yields.
  public func setWidths(of items: inout WidthPass, _ specified: inout [OverlayItem]) {
    let available = items.width
    for item in 0..<items.count {
      let fills = (specified[item].place ?? place).horizontal == .fill
      let width = fills ? items.fill(item, in: available) : items.fit(item, in: available)
      if width > available, specified[item].yieldsSize > 0 {
        items.shrink(item, from: width, to: available, specified[item])
      }
    }
  }

  /// Pass 4: places each item.
  public func place(_ items: inout PlacementPass, _ specified: inout [OverlayItem]) {
    let box = items.contentSize
    for item in 0..<items.count {
      let place = specified[item].place ?? place
      let freeSpace = box.width - items.width(of: item)
      let x = freeSpace * ((freeSpace < 0 ? specified[item].startShare : nil) ?? place.horizontal.share)
      if place.vertical == .fill {
        items.place(item, x: x, y: 0, fillingHeight: box.height)
      } else {
        items.place(item, x: x, y: (box.height - items.height(of: item)) * place.vertical.share)
      }
    }
  }

  /// Reports places that are not finite numbers, and yield factors that are not numbers from 0 to a billion.
  public func findIssues(
    of items: borrowing PlacementPass, _ specified: [OverlayItem], into report: inout ArrangementReport
  ) {
    if !place.isFinite {
      report.add(
        "places its items at a fraction that is not a number, which counts as 0: use one from 0 to 1, as in .at(0.5).")
    }
    for item in 0..<items.count {
      if let place = specified[item].place, !place.isFinite {
        report.add(
          "is placed at a fraction that is not a number, which counts as 0: use one from 0 to 1, as in .at(0.5).",
          item: item)
      }
      for part in [specified[item].yieldsStart, specified[item].yieldsSize, specified[item].yieldsEnd]
      where !(part >= 0 && part <= 1e9) {
        report.add(
          "has a yield factor of {}, which counts as {}: use numbers of 0 or more, as in .yields(start: 1, size: 1).",
          part, lengthOrZero(part), item: item)
      }
    }
  }
}

extension WidthPass {
  /// Takes the item's part of the excess from its width. The margins yield the rest, when the item is placed.
  fileprivate mutating func shrink(_ item: Int, from width: Double, to available: Double, _ specified: OverlayItem) {
    let parts = lengthOrZero(specified.yieldsSize) + specified.marginParts
    // The item's limits prevent a width below its minimum.
    set(item, to: width - (width - available) * lengthOrZero(specified.yieldsSize) / parts)
  }
}
