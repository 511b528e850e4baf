extension Placement {
  /// Returns the topmost node whose frame contains a point in the bounds' coordinates, or `nil` if there is none.
  ///
  ///     if let id = placement.node(atX: touch.x, y: touch.y)?.id { press(id) }
  ///
  /// To find the ancestor that has an id, such as the row of a button around its text:
  ///
  ///     let button = sequence(first: node) { $0.parent }.first { $0.id != nil }
  ///
  /// Nodes are painted in preorder, with siblings sorted by `order`; absolute siblings count as 0. So a child is above
  /// its parent, even where it overflows, unless an ancestor clips it (`overflow` other than `visible`). Hidden and
  /// empty nodes are never hit. A frame contains the points on its left and upper edges, but not those on its right and
  /// lower edges.
  ///
  /// - Complexity: O(n). If a node has an `order`, also O(depth) for each node that contains the point.
  public func node(atX x: Double, y: Double) -> Node? {
    var topmost: Int?
    var node = 0
    while node < nodes.count {
      let placed = nodes[node], frame = frames[node]
      if frame.contains(x: x, y: y), topmost.map({ isPainted(node, after: $0) }) ?? true { topmost = node }
      let clip = placed.clipsX || placed.clipsY ? paddingFrame(of: node) : frame
      let isClipped =
        placed.clipsX && !(x >= clip.x && x < clip.maxX) || placed.clipsY && !(y >= clip.y && y < clip.maxY)
      node = placed.isHidden || isClipped ? Int(placed.end) : node + 1
    }
    return topmost.map { Node(placement: self, index: $0) }
  }

  /// Returns the nodes that are at least partly visible in a rectangle in the bounds' coordinates, in preorder.
  ///
  ///     for node in placement.nodes(in: window) { draw(node.id, in: node.frame) }
  ///
  /// Frames that only touch the rectangle are excluded, as are nodes that are empty, hidden, or clipped there by an
  /// ancestor (`overflow` other than `visible`).
  ///
  /// - Complexity: O(n) in the number of nodes. ``LayoutTree/findsByPlace`` lets a ``LayoutTree`` skip most of them.
  public func nodes(in rectangle: Frame) -> [Node] {
    if rectangle.isEmpty { return [] }
    var found: [Node] = [], path: [(end: Int, region: SearchRegion)] = [(nodes.count, SearchRegion(rectangle))]
    var node = 0
    while node < nodes.count {
      while let last = path.last, last.end <= node { path.removeLast() }
      guard var region = path.last?.region else { break }
      let placed = nodes[node], frame = frames[node], end = Int(placed.end)
      if !placed.isHidden, region.intersects(frame) { found.append(Node(placement: self, index: node)) }
      let clip = placed.clipsX || placed.clipsY ? paddingFrame(of: node) : frame
      let isClipped = placed.clipsX && !region.intersectsX(clip) || placed.clipsY && !region.intersectsY(clip)
      if placed.isHidden || isClipped {
        node = end
        continue
      }
      if placed.clipsX { region.clipX(to: clip) }
      if placed.clipsY { region.clipY(to: clip) }
      if placed.clipsX || placed.clipsY { path.append((end, region)) }
      node += 1
    }
    return found
  }

  private func isPainted(_ node: Int, after earlier: Int) -> Bool {
    orders.isEmpty || EagerLayout.isPainted(node, after: earlier, parent: { Int(nodes[$0].parent) }, order: order)
  }

  func order(of node: Int) -> Int { orders.entry(of: node)?.order ?? 0 }
}

/// Whether a node is painted after an earlier node in preorder, given the parents and the orders of nodes.
func isPainted(_ node: Int, after earlier: Int, parent: (Int) -> Int, order: (Int) -> Int) -> Bool {
  // Find the two children of the nearest common ancestor that contain the nodes.
  var child = node, other = earlier
  while parent(child) > earlier { child = parent(child) }
  let common = parent(child)
  if common == earlier { return true }
  while parent(other) > common { other = parent(other) }
  return order(child) >= order(other)
}
