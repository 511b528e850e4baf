extension FlexStyle {
  /// Says in CSS's terms what a container's `alignment`, which CSS does not have, does to the item: it moves items that
  /// have a cross size of their own and say nothing themselves, as their `align-self` would.
  ///
  /// Returns whether the item, absolute and between `top` and `bottom`, was placed sideways by a column. Its height is
  /// that between both then, if it has none of its own, though `bottom` no longer says so.
  package mutating func takeAlignment(_ alignment: CrossAlignment, of container: Keywords) -> Bool {
    guard alignment != .start, container[.alignItems] == 0, alignSelf == .auto,
      (container.isRow ? height : width) != .auto
    else { return false }
    let isBetween = isBetweenTopAndBottom
    if isBetween {
      // There `align-self` moves a box up and down, and `alignment` does not. It matters where a column places the box
      // sideways: without the other inset, the box keeps to its top.
      guard !container.isRow, left == .auto, right == .auto else { return false }
      // Automatic margins place it between both, and win over `align-self`.
      if marginTop != .auto, marginBottom != .auto { bottom = .auto }
    }
    alignSelf = alignment == .center ? .center : .flexEnd
    selfSafety = .unspecified
    return isBetween
  }

  package var isBetweenTopAndBottom: Bool { position == .absolute && top != .auto && bottom != .auto }
}
