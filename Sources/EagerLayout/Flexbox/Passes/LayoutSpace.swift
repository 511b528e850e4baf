/// The space of the root of a layout.
package struct LayoutSpace: Equatable, Sendable {
  /// The constraint in one axis.
  package enum Size: Equatable, Sendable {
    case definite(Double)
    case minContent
    case maxContent
  }

  package var width: Size
  package var height: Size
  /// Whether a root of automatic height fills a definite height of the space, unlike a CSS block.
  package var fillsHeight: Bool
  /// Whether rows of a root start at the right, if it does not specify a direction.
  package var isRightToLeft = false

  package init(width: Size, height: Size, fillsHeight: Bool = false) {
    self.width = width
    self.height = height
    self.fillsHeight = fillsHeight
  }

  /// Creates a space as large as the bounds. A root without a size fills it.
  init(_ bounds: Frame) {
    self.init(width: .definite(bounds.width), height: .definite(bounds.height), fillsHeight: true)
  }
}

extension LayoutSpace.Size {
  /// The size, if it is definite.
  var length: Double? {
    if case .definite(let length) = self { length } else { nil }
  }
}
