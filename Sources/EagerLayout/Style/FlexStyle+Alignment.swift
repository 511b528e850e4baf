extension FlexStyle {
  /// Sets `align-self` to the effect of a container's ``alignment``, for formats that have only CSS properties: a leaf
  /// without a cross size, content or ratio fills the container. Changes nothing in other cases.
  ///
  /// - Parameter isEmptyLeaf: whether the node is a leaf without content.
  package mutating func applyAlignment(of container: FlexStyle, isEmptyLeaf: Bool) {
    guard container.units.emptyLeavesFill, alignSelf == .auto, isEmptyLeaf,
      (container.keywords.isRow ? height : width) == .auto,
      aspectRatio == nil
    else { return }
    // In browsers, `stretch` moves an absolute box that is too large for the space between its insets, and `normal`
    // does not.
    alignSelf = position == .absolute ? .normal : .stretch
    selfSafety = .unspecified
  }
}

extension CrossAlignment {
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
