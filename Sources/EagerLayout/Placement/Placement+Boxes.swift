extension Placement {
  /// Returns a node's frame inside its border (CSS padding box), the containing block of absolute children.
  ///
  /// - Complexity: O(log n) in the number of nodes with a border or padding.
  public func paddingFrame(of node: Int) -> Frame {
    edges(of: node).map { frames[node].inset(by: $0.border, yAxis) } ?? frames[node]
  }

  /// Returns a node's frame inside its border and padding (CSS content box), which contains its children or content.
  /// Sizes are at least 0.
  ///
  ///     text.draw(in: placement.contentFrame(of: label))
  ///
  /// - Complexity: O(log n) in the number of nodes with a border or padding.
  public func contentFrame(of node: Int) -> Frame {
    guard let edges = edges(of: node) else { return frames[node] }
    return frames[node].inset(by: edges.border, yAxis).inset(by: edges.padding, yAxis)
  }

  /// Returns the region in which a node is visible, in the coordinates of the bounds: the common part of the padding
  /// boxes of all ancestors that clip (`overflow` other than `visible`), or `nil` if none does. It may be empty.
  ///
  ///     if let clip = placement.clip(of: node) { context.clip(to: clip) }
  ///
  /// - Complexity: O(depth), and O(log n) for each ancestor that clips.
  public func clip(of node: Int) -> Frame? {
    var clip = ClipRegion(), ancestor = Int(placed(node).parent)
    while ancestor >= 0 {
      let placed = nodes[ancestor]
      if placed.clipsX || placed.clipsY {
        clip.intersect(paddingFrame(of: ancestor), x: placed.clipsX, y: placed.clipsY)
      }
      ancestor = Int(placed.parent)
    }
    return clip.frame
  }

  /// All nodes that are not hidden, in painting order: a later node is above an earlier one.
  ///
  ///     for node in placement.paintOrder { draw(node.id, in: node.frame) }
  ///
  /// That is preorder, with siblings sorted by `order`; absolute siblings count as 0.
  ///
  /// - Complexity: O(n), and O(k log k) for k siblings if one of them has an `order`.
  public var paintOrder: [Node] {
    var result: [Node] = []
    result.reserveCapacity(nodes.count)
    // The nodes still to be painted, the next one last.
    var pending = [0]
    while let node = pending.popLast() {
      if nodes[node].isHidden { continue }
      result.append(Node(placement: self, index: node))
      let start = pending.count
      pending.append(contentsOf: children(of: node))
      pending[start...].reverse()
      if !orders.isEmpty, pending[start...].contains(where: { order(of: $0) != 0 }) {
        pending[start...].sort { order(of: $0) == order(of: $1) ? $0 > $1 : order(of: $0) > order(of: $1) }
      }
    }
    return result
  }

  private func edges(of node: Int) -> NodeEdges? {
    require(node >= 0 && node < nodes.count, "There is no node at this index of the placement.")
    return edges.entry(of: node)
  }
}

extension Frame {
  fileprivate func inset(by edges: Edges, _ yAxis: Placement.YAxis) -> Frame {
    yAxis == .down
      ? inset(by: edges)
      : inset(by: Edges(top: edges.bottom, left: edges.left, bottom: edges.top, right: edges.right))
  }
}
