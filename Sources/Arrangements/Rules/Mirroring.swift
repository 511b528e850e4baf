import EagerLayout

extension LayoutTree {
  /// Sets the direction to right to left and swaps left and right in all styles of the tree.
  mutating func mirror() {
    for node in subtree(of: root) {
      let isRoot = node == root
      editStyle(of: node) { $0.mirror(isRoot: isRoot) }
    }
  }
}

extension FlexStyle {
  // Start and end edges are not swapped, because they follow the direction.
  fileprivate mutating func mirror(isRoot: Bool) {
    if marginLeft != marginRight { (marginLeft, marginRight) = (marginRight, marginLeft) }
    if paddingLeft != paddingRight { (paddingLeft, paddingRight) = (paddingRight, paddingLeft) }
    if borderLeft != borderRight { (borderLeft, borderRight) = (borderRight, borderLeft) }
    if left != right { (left, right) = (right, left) }
    switch justifyContent {
    case .left: justifyContent = .right
    case .right: justifyContent = .left
    default: break
    }
    switch direction {
    case .leftToRight: direction = .rightToLeft
    case .rightToLeft: direction = .leftToRight
    case .inherit: if isRoot { direction = .rightToLeft }
    }
  }
}

extension Frame {
  /// Returns the frame mirrored horizontally within a width.
  func mirrored(in width: Double) -> Frame { Frame(x: width - maxX, y: y, width: self.width, height: height) }
}
