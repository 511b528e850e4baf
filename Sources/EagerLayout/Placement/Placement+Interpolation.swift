extension Placement {
  /// The placement in between this one and another, to animate from the one to the other.
  ///
  ///     let halfway = narrow.interpolated(to: wide, at: 0.5)
  ///
  /// A node with an id comes from where the node with this id is, and one without from where the next such child of the
  /// same parent is. Edges move evenly, so what tiles at both ends tiles in between. At 0 it is this placement and at 1 the
  /// other, exactly; beyond these, as springs swing, edges move on but no size becomes negative, and none goes further than
  /// 1e9. A fraction that is not a finite number, such as one of a time of 0, counts as 1.
  ///
  /// In between, nodes and issues are those of the other placement. What is new appears in its place, and moves with its
  /// parent. What is gone is in this placement alone, and stays where it is there, to be faded. A node that is hidden at
  /// one end alone has the frame of the other end until the moment it is hidden.
  ///
  /// Where y grows upwards at one end alone there is nothing in between: then it is the other one.
  ///
  /// - Complexity: O(n) in the number of nodes; O(n log n) where they have ids.
  public func interpolated(to other: Placement, at fraction: Double) -> Placement {
    if fraction == 0 { return self }
    var copy = other
    if fraction == 1 || !fraction.isFinite || yAxis != other.yAxis { return copy }
    let origins = origins(of: other)
    for node in other.frames.indices {
      let origin = origins[node]
      if origin < 0 {
        guard let parent = other.parent(of: node), !other.nodes[node].isHidden else { continue }
        copy.frames[node] = other.frameInParent(of: node)
          .offset(x: copy.frames[parent].x, y: copy.frames[parent].y)
      } else if nodes[origin].isHidden {
        continue
      } else if other.nodes[node].isHidden {
        copy.frames[node] = frames[origin]
        copy.nodes[node].isHidden = false
      } else {
        copy.frames[node] = frames[origin].interpolated(to: other.frames[node], at: fraction)
      }
    }
    copy.bounds = bounds.interpolated(to: other.bounds, at: fraction)
    return copy
  }

  /// The node of this placement that each node of another one is; -1 where it is none.
  private func origins(of other: Placement) -> ContiguousArray<Int> {
    var origins = ContiguousArray(repeating: -1, count: other.nodes.count)
    // For each node that was found, its next child to look at.
    var upcoming = ContiguousArray(repeating: 0, count: nodes.count)
    for node in nodes.indices { upcoming[node] = node + 1 }
    origins[0] = 0
    for node in origins.indices.dropFirst() {
      if let id = other.id(of: node) {
        if other.names[id] == node { origins[node] = names[id] ?? -1 }
        continue
      }
      let parent = origins[Int(other.nodes[node].parent)]
      guard parent >= 0 else { continue }
      let end = Int(nodes[parent].end)
      var child = upcoming[parent]
      while child < end, id(of: child) != nil { child = Int(nodes[child].end) }
      guard child < end else { continue }
      origins[node] = child
      upcoming[parent] = Int(nodes[child].end)
    }
    return origins
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
