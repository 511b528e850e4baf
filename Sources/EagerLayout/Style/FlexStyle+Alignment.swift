extension FlexStyle {
  /// Applies a container's `alignment`, which CSS does not have, to the `align-self` of a leaf: a leaf without a cross
  /// size, content or ratio fills the container.
  ///
  /// - Parameter isBare: whether the node is a leaf without content.
  package mutating func takeAlignment(of container: FlexStyle, isBare: Bool) {
    guard container.units.leavesFill, alignSelf == .auto, isBare, (container.keywords.isRow ? height : width) == .auto,
      aspectRatio == nil
    else { return }
    // Between insets, `stretch` moves an absolute box that is too large in browsers, and `normal` does not.
    alignSelf = position == .absolute ? .normal : .stretch
    selfSafety = .unspecified
  }
}

extension CrossAlignment {
  /// The `align-items` value of the same name.
  package var alignItems: FlexStyle.AlignItems {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    case .baseline: .baseline
    }
  }

  init?(_ alignItems: FlexStyle.AlignItems) {
    switch alignItems {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .baseline: self = .baseline
    default: return nil
    }
  }
}
