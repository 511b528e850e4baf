extension Placement {
  /// Returns a copy in coordinates where y grows upwards, as in PDF and AppKit: `y` of a frame is its lower edge.
  ///
  ///     placement.yUp(in: 896)[toolbar]     // 0 0 414 44, if it was 0 852 414 44
  ///
  /// Applying it twice with the same height returns the original placement, except for rounding.
  ///
  /// - Parameter height: the height of the whole coordinate space, such as the page or the window. A height that is not
  ///   finite changes nothing.
  /// - Complexity: O(n) in the number of nodes.
  public func yUp(in height: Double) -> Placement {
    guard height.magnitude < .infinity else { return self }
    var copy = self
    copy.yAxis = yAxis == .down ? .up : .down
    for node in frames.indices where !nodes[node].isHidden { copy.frames[node].y = height - frames[node].maxY }
    copy.bounds.y = height - bounds.maxY
    return copy
  }
}
