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
    var content = visibleEdges(below: node)
    let frame = frames[node]
    if let edges = edges.entry(of: node) {
      let insets = edges.border + edges.padding
      for child in children(of: node) where !nodes[child].isHidden && !nodes[child].isAbsolute {
        let (below, above) = yAxis == .down ? (insets.bottom, insets.top) : (insets.top, insets.bottom)
        content.includeX(frames[child].x - insets.left, frames[child].maxX + insets.right)
        content.includeY(frames[child].y - above, frames[child].maxY + below)
      }
    }
    let width = nodes[node].isRightToLeft ? frame.maxX - content.left : content.right - frame.x
    let height = yAxis == .down ? content.bottom - frame.y : frame.maxY - content.top
    return Extent(width: Swift.max(width, 0), height: Swift.max(height, 0))
  }

  /// The visible overflow beyond the bounds, as the sum of both sides; 0 if everything fits.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public var overflow: Extent {
    var outer = OuterEdges()
    outer.include(frames[0])
    let content = visibleEdges(below: 0)
    if !nodes[0].clipsX { outer.includeX(content.left, content.right) }
    if !nodes[0].clipsY { outer.includeY(content.top, content.bottom) }
    return outer.overflow(beyond: bounds)
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
  public func overflow(of node: Int) -> Extent { visibleEdges(below: node).overflow(beyond: frames[node]) }

  /// Returns the outer edges of a node's descendants, except where a node between them and this one clips them.
  private func visibleEdges(below root: Int) -> OuterEdges {
    var outer = OuterEdges()
    // For each axis, the end of the last subtree whose root clips. Nodes before that end do not extend the edges.
    var clipEndX = 0, clipEndY = 0
    var node = root + 1
    let end = Int(placed(root).end)
    while node < end {
      let placed = nodes[node], next = Int(placed.end)
      if placed.isHidden {
        node = next
        continue
      }
      if node >= clipEndX {
        outer.includeX(frames[node].x, frames[node].maxX)
        if placed.clipsX { clipEndX = next }
      }
      if node >= clipEndY {
        outer.includeY(frames[node].y, frames[node].maxY)
        if placed.clipsY { clipEndY = next }
      }
      node = clipEndX >= next && clipEndY >= next ? next : node + 1
    }
    return outer
  }
}

/// The outer edges of some frames together. Without frames, infinite edges that overflow nothing.
struct OuterEdges {
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

  /// Returns by how much the edges overflow a frame, as the sum of both sides; 0 if only by rounding.
  func overflow(beyond frame: Frame) -> Extent {
    let width = max(frame.x - left, 0) + max(right - frame.maxX, 0)
    let height = max(frame.y - top, 0) + max(bottom - frame.maxY, 0)
    return Extent(
      width: LineShares.overflow(width, of: frame.width), height: LineShares.overflow(height, of: frame.height))
  }
}
