package import Arrangements
package import EagerLayout

/// A container of this module, for code that converts a layout to other containers.
package enum AndroidContainer: Equatable, Sendable {
  /// A FrameLayout, or the window.
  case frame
  /// A frame with unlimited space for its child along one axis.
  case scroll(isVertical: Bool, fillsViewport: Bool)
}

extension LayoutNode {
  /// The container of this module that a node is; `nil` for any other node.
  package var androidContainer: AndroidContainer? {
    guard let arrangement = content?.arrangement else { return nil }
    if let scroll = arrangement.value(of: AndroidScroll.self) {
      return .scroll(isVertical: scroll.isVertical, fillsViewport: scroll.fillsViewport)
    }
    return arrangement.value(of: AndroidFrame.self) == nil ? nil : .frame
  }

  /// The position of a node in a container of this module, and its offset; x counts in the writing direction.
  package var androidPlace: (place: Place, x: Double, y: Double) {
    let said = style.parameter(AndroidFrameItem.self)
    let place = Place(
      horizontal: said.fillsWidth ? .fill : said.place.horizontal,
      vertical: said.fillsHeight ? .fill : said.place.vertical)
    return (place, said.x, said.y)
  }
}
