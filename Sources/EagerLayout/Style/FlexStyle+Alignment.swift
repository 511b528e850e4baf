extension FlexStyle {
  /// Says in CSS's terms what a container's `alignment`, which CSS does not have, does to a leaf: one that has nothing to
  /// align fills the container, as its `align-self` would say.
  ///
  /// - Parameter isBare: whether it is a leaf without a content.
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
  /// The `align-items` of the same name.
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
