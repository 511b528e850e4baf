import EagerLayout

/// The results of a placement's queries, from a plain recursion over the tree.
struct NaivePlacement {
  let placement: Placement
  let arena: NodeArena

  private func children(_ node: Int) -> [Int] {
    arena.nodes.indices.filter { Int(arena.nodes[$0].parent) == node && !placement.isHidden($0) }
  }

  private func clips(_ node: Int) -> (x: Bool, y: Bool) {
    let style = arena.style(of: node)
    let scrolls = [style.overflowX, style.overflowY].contains { $0 != .visible && $0 != .clip }
    return (scrolls || style.overflowX == .clip, scrolls || style.overflowY == .clip)
  }

  /// Returns the nodes in paint order, each with the window in which it is visible.
  func painted(from node: Int = 0, in window: Frame = .everything) -> [(node: Int, visible: Frame)] {
    if placement.isHidden(node) { return [] }
    let frame = placement.frames[node], clips = clips(node)
    var inner = window
    if clips.x { inner = inner.cut(x: frame.x, maxX: frame.maxX) }
    if clips.y { inner = inner.cut(y: frame.y, maxY: frame.maxY) }
    let sorted = children(node).enumerated().sorted { a, b in
      (order(a.element), a.offset) < (order(b.element), b.offset)
    }
    return [(node, window)] + sorted.flatMap { painted(from: $0.element, in: inner) }
  }

  private func order(_ node: Int) -> Int {
    let style = arena.style(of: node)
    return style.position == .absolute ? 0 : style.order
  }

  func nodes(in rectangle: Frame) -> [Int] {
    painted().filter { node, window in
      let frame = placement.frames[node]
      let visible = frame.cut(x: window.x, maxX: window.maxX).cut(y: window.y, maxY: window.maxY)
        .cut(x: rectangle.x, maxX: rectangle.maxX).cut(y: rectangle.y, maxY: rectangle.maxY)
      return visible.width > 0 && visible.height > 0
    }
    .map { $0.node }.sorted()
  }

  func node(atX x: Double, y: Double) -> Int? {
    painted().last { node, window in
      window.contains(x: x, y: y) && placement.frames[node].contains(x: x, y: y)
    }?.node
  }

  /// Returns the horizontal or vertical edges of a node's descendants, except edges that a node in between clips.
  func edges(_ node: Int, horizontally: Bool) -> [Double] {
    children(node).flatMap { child in
      let frame = placement.frames[child]
      let outer = horizontally ? [frame.x, frame.maxX] : [frame.y, frame.maxY]
      return (horizontally ? clips(child).x : clips(child).y) ? outer : outer + edges(child, horizontally: horizontally)
    }
  }

  func contentSize(_ node: Int) -> Extent {
    let frame = placement.frames[node], inner = placement.contentFrame(of: node)
    var x = edges(node, horizontally: true), y = edges(node, horizontally: false)
    for child in children(node) where arena.style(of: child).position != .absolute {
      let item = placement.frames[child]
      x += [item.x - (inner.x - frame.x), item.maxX + frame.maxX - inner.maxX]
      y.append(item.maxY + frame.maxY - inner.maxY)
    }
    let width = isRightToLeft(node) ? frame.maxX - (x.min() ?? frame.maxX) : (x.max() ?? frame.x) - frame.x
    return Extent(width: max(0, width), height: max(0, (y.max() ?? frame.y) - frame.y))
  }

  private func isRightToLeft(_ node: Int) -> Bool {
    let direction = arena.style(of: node).direction, parent = Int(arena.nodes[node].parent)
    return direction == .inherit ? parent >= 0 && isRightToLeft(parent) : direction == .rightToLeft
  }

  func overflow(_ node: Int) -> Extent {
    let frame = placement.frames[node]
    func excess(_ edges: [Double], _ start: Double, _ end: Double) -> Double {
      max(0, start - (edges.min() ?? start)) + max(0, (edges.max() ?? end) - end)
    }
    return Extent(
      width: excess(edges(node, horizontally: true), frame.x, frame.maxX),
      height: excess(edges(node, horizontally: false), frame.y, frame.maxY))
  }
}

extension Frame {
  fileprivate static var everything: Frame { Frame(x: -1e12, y: -1e12, width: 2e12, height: 2e12) }

  fileprivate func cut(x: Double, maxX: Double) -> Frame {
    let left = max(self.x, x)
    return Frame(x: left, y: y, width: max(0, min(self.maxX, maxX) - left), height: height)
  }

  fileprivate func cut(y: Double, maxY: Double) -> Frame {
    let top = max(self.y, y)
    return Frame(x: x, y: top, width: width, height: max(0, min(self.maxY, maxY) - top))
  }
}
