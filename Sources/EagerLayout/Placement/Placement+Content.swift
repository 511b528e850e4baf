extension Placement {
  /// Returns the content size of a scroll view that shows a node: the extent of the node's content, measured from the
  /// node's top and start edges.
  ///
  ///     let list = Column { Fixed(width: 80, height: 80) }.padding(10).size(100, 50).overflow(.scroll).layout()
  ///     list.contentSize(of: 0)     // 100 × 100
  ///
  /// All descendants count, except where a node between them and this one clips them. The node's padding and border are
  /// added around its children on all sides, but not around absolute children. Margins after the last child do not
  /// count. A node without children has a content of 0 × 0, regardless of its measurement.
  ///
  /// - Complexity: O(n) in the number of descendants.
  public func contentSize(of node: Int) -> Extent {
    var reach = reach(below: node)
    let frame = frames[node]
    if let edges = edges.entry(of: node) {
      let around = edges.border + edges.padding
      for child in children(of: node) where !nodes[child].isHidden && !nodes[child].isAbsolute {
        let (below, above) = yAxis == .down ? (around.bottom, around.top) : (around.top, around.bottom)
        reach.includeX(frames[child].x - around.left, frames[child].maxX + around.right)
        reach.includeY(frames[child].y - above, frames[child].maxY + below)
      }
    }
    let width = nodes[node].isRightToLeft ? frame.maxX - reach.left : reach.right - frame.x
    let height = yAxis == .down ? reach.bottom - frame.y : frame.maxY - reach.top
    return Extent(width: Swift.max(width, 0), height: Swift.max(height, 0))
  }

  /// The visible overflow beyond the bounds, as the sum of both sides; 0 if everything fits.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public var overflow: Extent {
    var reach = Reach()
    reach.include(frames[0])
    let below = self.reach(below: 0)
    if !nodes[0].clipsX { reach.includeX(below.left, below.right) }
    if !nodes[0].clipsY { reach.includeY(below.top, below.bottom) }
    return reach.excess(beyond: bounds)
  }

  /// Returns by how much a node's content overflows the node, as the sum of both sides; 0 if it fits.
  ///
  ///     placement.overflow(of: footer).width     // 12
  ///
  /// The content is all descendants, except where a node between them and this one clips them. Clipping by the node
  /// itself makes no difference. The padding and border after the content do not count: for the scroll distance of a
  /// scroll container, use ``contentSize(of:)``.
  ///
  /// - Complexity: O(n) in the number of descendants.
  public func overflow(of node: Int) -> Extent { reach(below: node).excess(beyond: frames[node]) }

  /// Returns the outermost visible edges of a node's descendants. Nodes in between may clip them.
  private func reach(below node: Int) -> Reach {
    var reach = Reach()
    // The ends of the subtrees whose content is clipped, per axis.
    var cutX = 0, cutY = 0
    var at = node + 1
    let end = Int(placed(node).end)
    while at < end {
      let placed = nodes[at], next = Int(placed.end)
      if placed.isHidden {
        at = next
        continue
      }
      if at >= cutX {
        reach.includeX(frames[at].x, frames[at].maxX)
        if placed.clipsX { cutX = next }
      }
      if at >= cutY {
        reach.includeY(frames[at].y, frames[at].maxY)
        if placed.clipsY { cutY = next }
      }
      at = cutX >= next && cutY >= next ? next : at + 1
    }
    return reach
  }
}

/// The outermost edges of some frames. Without frames, no frame is beyond these edges.
struct Reach {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  mutating func include(_ frame: Frame) {
    includeX(frame.x, frame.maxX)
    includeY(frame.y, frame.maxY)
  }

  mutating func includeX(_ left: Double, _ right: Double) {
    self.left = min(self.left, left)
    self.right = max(self.right, right)
  }

  mutating func includeY(_ top: Double, _ bottom: Double) {
    self.top = min(self.top, top)
    self.bottom = max(self.bottom, bottom)
  }

  func excess(beyond frame: Frame) -> Extent {
    let width = max(frame.x - left, 0) + max(right - frame.maxX, 0)
    let height = max(frame.y - top, 0) + max(bottom - frame.maxY, 0)
    return Extent(
      width: LineShares.overflow(width, of: frame.width), height: LineShares.overflow(height, of: frame.height))
  }
}
