public import EagerLayout

/// A container whose items share its box. Later ones lie above earlier ones.
///
///     Overlay {
///       photo
///       Fixed(width: 16, height: 16).place(.topTrailing)
///     }
///
/// It is as large as its largest items; all of them count, also those that fill it. What is not to count, such as a
/// background, is `.absolute(top: 0, left: 0, bottom: 0, right: 0)`. An item that is larger than the box sticks out by
/// its place: one in the middle on both sides.
///
/// Sizes in percent are of the box; heights of it only where it is more than its content's, or where the item fills it.
/// That is a grid of one cell in CSS, `grid: minmax(0, 1fr) / minmax(0, 1fr)`, whose items have `grid-area: 1/1` and a
/// `place-self`.
///
/// - Complexity: O(n) in the number of items.
public struct Overlay: Arrangement {
  /// What items say: their place.
  public typealias Parameter = OverlayItem

  /// What it is called.
  public static var name: StaticString { "Overlay" }

  /// Where items lie that do not say it.
  public var place: Place

  /// Items that share one box, and fill it unless something else is said.
  public init(_ place: Place = .fill) { self.place = place }

  /// Each item fills the width that there is, or fits into it, and gives way where it is too wide.
  public func setWidths(of items: inout ItemWidths, _ said: inout [OverlayItem]) {
    let room = items.width
    for item in 0..<items.count {
      let fills = (said[item].place ?? place).horizontal == .fill
      let width = fills ? items.fill(item, in: room) : items.fit(item, in: room)
      if width > room, said[item].yieldsSize > 0 { items.shrink(item, from: width, to: room, said[item]) }
    }
  }

  /// Each item lies where it says.
  public func place(_ items: inout ItemPlaces, _ said: inout [OverlayItem]) {
    let box = items.extent
    for item in 0..<items.count {
      let place = said[item].place ?? place
      let spare = box.width - items.width(of: item)
      let x = spare * ((spare < 0 ? said[item].startShare : nil) ?? place.horizontal.share)
      if place.vertical == .fill {
        items.place(item, x: x, y: 0, fillingHeight: box.height)
      } else {
        items.place(item, x: x, y: (box.height - items.height(of: item)) * place.vertical.share)
      }
    }
  }

  /// Reports places and parts that are no numbers.
  public func findIssues(of items: borrowing ItemPlaces, _ said: [OverlayItem], into report: inout ArrangementReport) {
    if !place.isUsable {
      report.add("places its items at a share that is no number, which counts as 0: write .at(0.5), from 0 to 1.")
    }
    for item in 0..<items.count {
      if let place = said[item].place, !place.isUsable {
        report.add(
          "lies at a share of the spare room that is no number, which counts as 0: write .at(0.5), from 0 to 1.",
          item: item)
      }
      for part in [said[item].yieldsStart, said[item].yieldsSize, said[item].yieldsEnd]
      where !(part >= 0 && part <= 1e9) {
        report.add(
          "yields in parts of {}, which counts as {}: parts are numbers from 0 on, as in .yields(start: 1, size: 1).",
          part, OverlayItem.usable(part), item: item)
      }
    }
  }
}

extension ItemWidths {
  /// Takes from an item's width its part of what is too much.
  fileprivate mutating func shrink(_ item: Int, from width: Double, to room: Double, _ said: OverlayItem) {
    let parts = OverlayItem.usable(said.yieldsSize) + said.marginParts
    // Its limits see to it that no more is taken than it has.
    set(item, to: width - (width - room) * OverlayItem.usable(said.yieldsSize) / parts)
  }
}
