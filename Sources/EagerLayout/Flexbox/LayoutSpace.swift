/// The space a root is laid out in.
package struct LayoutSpace: Equatable, Sendable {
  /// What is known about one axis of it.
  package enum Size: Equatable, Sendable {
    case definite(Double)
    case minContent
    case maxContent
  }

  package let width: Size
  package let height: Size
  /// Whether a root of automatic height is as high as the space, where that is definite. A block is not.
  package let fillsHeight: Bool

  /// A space. What is not a finite number means to follow the content; nothing is less than nothing.
  package init(width: Size, height: Size, fillsHeight: Bool = false) {
    self.width = width.usable
    self.height = height.usable
    self.fillsHeight = fillsHeight
  }
}

extension LayoutSpace.Size {
  /// The size, where it is one.
  var length: Double? {
    if case .definite(let length) = self { length } else { nil }
  }

  fileprivate var usable: LayoutSpace.Size {
    guard let length else { return self }
    return length.isFinite ? .definite(max(0, min(length, largestLength))) : .maxContent
  }
}
