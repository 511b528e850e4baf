/// The space a root is laid out in.
package struct LayoutSpace: Equatable, Sendable {
  /// What is known about one axis of it.
  package enum Size: Equatable, Sendable {
    case definite(Double)
    case minContent
    case maxContent
  }

  package var width: Size
  package var height: Size
  /// Whether a root of automatic height is as high as the space, where that is definite. A block is not.
  package var fillsHeight: Bool
  /// Whether rows of a root start at the right, if it does not specify a direction.
  package var isRightToLeft = false

  package init(width: Size, height: Size, fillsHeight: Bool = false) {
    self.width = width
    self.height = height
    self.fillsHeight = fillsHeight
  }

  /// That of bounds, which a root without a size of its own fills.
  init(_ bounds: Frame) {
    self.init(width: .definite(bounds.width), height: .definite(bounds.height), fillsHeight: true)
  }
}

extension LayoutSpace.Size {
  /// The size, where it is one.
  var length: Double? {
    if case .definite(let length) = self { length } else { nil }
  }
}
