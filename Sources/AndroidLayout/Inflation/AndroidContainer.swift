package import Arrangements
package import EagerLayout

/// A container of this module, for those that write a layout in others.
package enum AndroidContainer: Equatable, Sendable {
  /// A FrameLayout, or the window.
  case frame
  /// A frame whose child has all the room that it wants along one axis.
  case scroll(isVertical: Bool, fillsViewport: Bool)
}

extension LayoutNode {
  /// Which container of this module a node is; nil for all others.
  package var androidContainer: AndroidContainer? {
    guard let arrangement = content?.arrangement else { return nil }
    if let scroll = arrangement.value(of: AndroidScroll.self) {
      return .scroll(isVertical: scroll.isVertical, fillsViewport: scroll.fillsViewport)
    }
    return arrangement.value(of: AndroidFrame.self) == nil ? nil : .frame
  }

  /// Where a node lies in a container of this module, and how far from there, x from where writing starts.
  package var androidPlace: (place: Place, x: Double, y: Double) {
    let said = style.parameter(AndroidFrameItem.self)
    let place = Place(
      horizontal: said.fillsWidth ? .fill : said.place.horizontal,
      vertical: said.fillsHeight ? .fill : said.place.vertical)
    return (place, said.x, said.y)
  }
}
