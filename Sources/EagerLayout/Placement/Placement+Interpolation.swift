extension Placement {
  /// The placement in between this one and another of the same tree, to animate from the one to the other.
  ///
  ///     let halfway = narrow.interpolated(to: wide, at: 0.5)
  ///
  /// Edges move evenly, so what tiles at both ends tiles in between. At 0 it is this placement and at 1 the other,
  /// exactly; beyond these, as springs swing, edges move on but no size becomes negative, and none goes further than
  /// 1e9. A fraction that is not a finite number, such as one of a time of 0, counts as 1. A node that is hidden at one
  /// end alone has the frame of the other end until the moment it is hidden, to be faded. Issues in between are the
  /// other's.
  ///
  /// - Precondition: both are layouts of the same tree: their nodes have the same parents. Sizes, styles and ids may
  /// differ.
  /// - Complexity: O(n) in the number of nodes.
  public func interpolated(to other: Placement, at fraction: Double) -> Placement {
    precondition(isSameTree(as: other), "Placements can be interpolated only where both are layouts of the same tree.")
    if fraction == 0 { return self }
    var copy = other
    if fraction == 1 || !fraction.isFinite { return copy }
    for node in frames.indices {
      if nodes[node].isHidden { continue }
      if other.nodes[node].isHidden {
        copy.frames[node] = frames[node]
        copy.nodes[node].isHidden = false
      } else {
        copy.frames[node] = frames[node].interpolated(to: other.frames[node], at: fraction)
      }
    }
    copy.bounds = bounds.interpolated(to: other.bounds, at: fraction)
    return copy
  }

  private func isSameTree(as other: Placement) -> Bool {
    guard nodes.count == other.nodes.count, yAxis == other.yAxis else { return false }
    for node in nodes.indices where nodes[node].parent != other.nodes[node].parent { return false }
    return true
  }
}

extension Frame {
  fileprivate func interpolated(to other: Frame, at fraction: Double) -> Frame {
    // What does not move stays where it is, and what does goes no further than lengths do.
    func between(_ a: Double, _ b: Double) -> Double {
      if a == b { return a }
      let limit = max(largestLength, a.magnitude, b.magnitude)
      return max(-limit, min(a + (b - a) * fraction, limit))
    }
    return Frame(
      x: between(x, other.x), y: between(y, other.y), width: max(between(width, other.width), 0),
      height: max(between(height, other.height), 0))
  }
}
