extension Placement {
  /// Returns the size of what a scroll view in the place of a node scrolls over: how far the content of the node reaches, in
  /// points, from the node's top and leading edges.
  ///
  ///     let list = Column { Fixed(width: 80, height: 80) }.padding(10).size(100, 50).overflow(.scroll).layout()
  ///     list.contentSize(of: 0)     // 100 × 100
  ///
  /// All nodes below the node count, except where a node in between clips them. The node's padding and border lie around its
  /// children on all sides, but not around absolute children. Margins after the last child do not count. A node without
  /// children has a content of 0 × 0, whatever it measured.
  ///
  /// - Complexity: O(n) in the number of nodes below.
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

  /// By how much what can be seen sticks out of the bounds, on both sides together; 0 where it fits.
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

  /// By how much the content of a node sticks out of it, on both sides together; 0 where it fits.
  ///
  ///     placement.overflow(of: footer).width     // 12
  ///
  /// The content is all below the node, but for what is cut by a node in between. Whether the node itself cuts it makes
  /// no difference: a scroll container's overflow is how far it scrolls.
  ///
  /// - Complexity: O(n) in the number of nodes below.
  public func overflow(of node: Int) -> Extent { reach(below: node).excess(beyond: frames[node]) }

  /// The outermost edges of what can be seen of the nodes below a node, as far as nodes in between do not cut it.
  private func reach(below node: Int) -> Reach {
    var reach = Reach()
    // Where the subtrees end whose content is cut in each axis.
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

/// The outermost edges of some frames; where there are none, edges that no frame is beyond.
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
