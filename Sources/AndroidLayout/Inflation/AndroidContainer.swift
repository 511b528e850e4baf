package import Arrangements
package import EagerLayout

/// A container that this module defines, for code that converts layouts to other containers.
package enum AndroidContainer: Equatable, Sendable {
  /// A FrameLayout, or the window.
  case frame
  /// A scroll view: its child has unlimited space along one axis.
  case scrollView(isVertical: Bool, fillsViewport: Bool)
}

extension LayoutNode {
  /// The node's container, if this module defines it; `nil` for any other node.
  package var androidContainer: AndroidContainer? {
    guard let arrangement = content?.arrangement else { return nil }
    if let scrollView = arrangement.value(of: AndroidScrollView.self) {
      return .scrollView(isVertical: scrollView.isVertical, fillsViewport: scrollView.fillsViewport)
    }
    return arrangement.value(of: AndroidFrame.self) == nil ? nil : .frame
  }

  /// The position and offset of a node in an ``AndroidContainer``. The offset's x is in the writing direction.
  package var androidPlace: (place: Place, x: Double, y: Double) {
    let specified = style.layoutValue(AndroidFrameItem.self)
    let place = Place(
      horizontal: specified.fillsWidth ? .fill : specified.place.horizontal,
      vertical: specified.fillsHeight ? .fill : specified.place.vertical)
    return (place, specified.x, specified.y)
  }
}
