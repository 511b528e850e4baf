extension Placement {
  /// The topmost node at a point in the bounds' coordinates: of those whose frames contain it, the one painted last.
  ///
  ///     if let id = placement.node(atX: touch.x, y: touch.y)?.id { press(id) }
  ///
  /// Where the id is that of what is around it, as of a button's row around its text:
  ///
  ///     let button = sequence(first: node) { $0.parent }.first { $0.id != nil }
  ///
  /// Nodes are painted in preorder, siblings of different `order` by that, absolute children as if it were 0. So a
  /// child lies above its parent, also where it sticks out; unless a node above it cuts its content (`overflow` other
  /// than `visible`). Hidden and empty nodes are never hit. A point on the left or upper edge of a frame is in it, one
  /// on the right or lower edge is not.
  ///
  /// - Complexity: O(n); with `order`, up to the depth of the tree for each node that contains the point.
  public func node(atX x: Double, y: Double) -> Node? {
    var topmost: Int?
    var at = 0
    while at < nodes.count {
      let placed = nodes[at], frame = frames[at]
      if frame.contains(x: x, y: y), topmost.map({ isPainted(at, after: $0) }) ?? true { topmost = at }
      let inside = placed.clipsX || placed.clipsY ? paddingFrame(of: at) : frame
      let isCut =
        placed.clipsX && !(x >= inside.x && x < inside.maxX) || placed.clipsY && !(y >= inside.y && y < inside.maxY)
      at = placed.isHidden || isCut ? Int(placed.end) : at + 1
    }
    return topmost.map { Node(placement: self, index: $0) }
  }

  /// The nodes of which some can be seen in a rectangle in the bounds' coordinates, in preorder.
  ///
  ///     for node in placement.nodes(in: window) { draw(node.id, in: node.frame) }
  ///
  /// A frame that only touches the rectangle is not in it; nor is one that is empty, hidden, or cut off there by a node around
  /// it (`overflow` other than `visible`).
  ///
  /// - Complexity: O(n) in the number of nodes. A ``LayoutTree`` that ``LayoutTree/findsByPlace`` looks at few others.
  public func nodes(in rectangle: Frame) -> [Node] {
    if rectangle.isEmpty { return [] }
    var found: [Node] = [], path: [(end: Int, region: Region)] = [(nodes.count, Region(rectangle))]
    var at = 0
    while at < nodes.count {
      while let last = path.last, last.end <= at { path.removeLast() }
      guard var region = path.last?.region else { break }
      let placed = nodes[at], frame = frames[at], next = Int(placed.end)
      if !placed.isHidden, region.meets(frame) { found.append(Node(placement: self, index: at)) }
      let inside = placed.clipsX || placed.clipsY ? paddingFrame(of: at) : frame
      let isCut = placed.clipsX && !region.meetsX(inside) || placed.clipsY && !region.meetsY(inside)
      if placed.isHidden || isCut {
        at = next
        continue
      }
      if placed.clipsX { region.cutX(inside) }
      if placed.clipsY { region.cutY(inside) }
      if placed.clipsX || placed.clipsY { path.append((next, region)) }
      at += 1
    }
    return found
  }

  /// Whether a node is painted after one that comes before it in preorder.
  private func isPainted(_ node: Int, after earlier: Int) -> Bool {
    orders.isEmpty || EagerLayout.isPainted(node, after: earlier, parent: { Int(nodes[$0].parent) }, order: order)
  }

  func order(of node: Int) -> Int { orders.entry(of: node)?.order ?? 0 }
}

/// Whether a node is painted after one that comes before it in preorder, by the parents and the orders of nodes.
func isPainted(_ node: Int, after earlier: Int, parent: (Int) -> Int, order: (Int) -> Int) -> Bool {
  // The children of the nearest node above both that lead to the one and to the other.
  var child = node, other = earlier
  while parent(child) > earlier { child = parent(child) }
  let common = parent(child)
  if common == earlier { return true }
  while parent(other) > common { other = parent(other) }
  return order(child) >= order(other)
}
