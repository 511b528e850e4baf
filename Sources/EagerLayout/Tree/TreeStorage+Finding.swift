// Finding nodes by their places, as they were at the last layout.
extension TreeStorage {
  /// Calls a function with the nodes that can be seen in a region, parents before children and siblings in order: their positions.
  ///
  /// Where layouts note how far nodes reach, what sticks out of no node around it is not looked at where that one is
  /// elsewhere, and of children that lie in order the first is found by bisection.
  func forEachNode(in region: Region, _ body: (Int) -> Void) {
    guard let input else { return }
    var path: ContiguousArray<Around> = [Around(end: arena.nodes.count, x: input.x, y: input.y, region: region)]
    var node = 0
    while node < arena.nodes.count {
      while let last = path.last, last.end <= node { path.removeLast() }
      guard let around = path.last else { return }
      let end = Int(arena.nodes[node].end), flags = engine.boxes[node].flags
      let frame = frames[node].offset(x: around.x, y: around.y)
      if around.isPast(frame) {
        node = around.end
        continue
      }
      if flags.contains(.hidden) || slots[node].slot < 0 {
        node = end
        continue
      }
      if around.region.meets(frame) { body(node) }
      guard end > node + 1,
        let next = around.into(
          frame, cut: paddingFrame(of: node, frame), reachFlags(of: node), arena.nodes[node].keywords, end: end)
      else {
        node = end
        continue
      }
      path.append(next)
      node = firstChild(of: node, in: next)
    }
  }

  /// A node's frame inside its border, which is what it cuts its content to.
  private func paddingFrame(of node: Int, _ frame: Frame) -> Frame {
    let keywords = arena.nodes[node].keywords
    return keywords.clipsX || keywords.clipsY ? frame.inset(by: border(at: node)) : frame
  }

  /// Notes how far nodes reach, as of the last layout.
  func noteReach() {
    arena.withViews { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.noteReach(as: frames.view)
    }
  }

  /// Takes back what is noted of how far nodes reach: frames are not those of the order any more, until the next layout.
  func forgetReach() {
    guard findsByPlace else { return }
    for node in arena.nodes.indices {
      engine.boxes[node].flags.remove(.isInOrder)
      engine.boxes[node].flags.insert(.spills)
    }
  }

  /// What is noted of how far a node and its children reach; that nothing is known where nothing is.
  func reachFlags(of node: Int) -> NodeBox.Flags { findsByPlace ? engine.boxes[node].flags : .spills }

  /// The first child of a node that may lie in a region: where children are in order, one that does not end before it.
  private func firstChild(of container: Int, in around: Around) -> Int {
    if !around.isInOrderX && !around.isInOrderY { return container + 1 }
    // Every child before `low` ends before the region; all from `high` on do not.
    var low = container + 1, high = around.end
    while low < high {
      // The child that has the node in the middle.
      var child = (low + high) / 2
      while arena.nodes[child].parent != container { child = Int(arena.nodes[child].parent) }
      if around.isBefore(frames[child].offset(x: around.x, y: around.y)) {
        low = Int(arena.nodes[child].end)
      } else {
        high = child
      }
    }
    return low
  }

  /// A node on the way, as seen by its children.
  private struct Around {
    var end: Int
    /// Where it is in the coordinates of the bounds.
    var x: Double
    var y: Double
    /// What is left of the region that is asked about, where nodes cut what is in them.
    var region: Region
    /// Whether its children lie in order.
    var isInOrderX = false
    var isInOrderY = false

    init(end: Int, x: Double, y: Double, region: Region) {
      self.end = end
      self.x = x
      self.y = y
      self.region = region
    }

    /// What the children of a child may be seen in; nil where none of them can be.
    func into(_ frame: Frame, cut: Frame, _ flags: NodeBox.Flags, _ keywords: Keywords, end: Int) -> Around? {
      var inner = Around(end: end, x: frame.x, y: frame.y, region: region)
      if keywords.clipsX {
        guard region.meetsX(cut) else { return nil }
        inner.region.cutX(cut)
      }
      if keywords.clipsY {
        guard region.meetsY(cut) else { return nil }
        inner.region.cutY(cut)
      }
      if !flags.contains(.spills) {
        let slack = flags.contains(.leans) ? Tolerance.rounding : 0
        let reach = Frame(
          x: frame.x - slack, y: frame.y - slack, width: frame.width + 2 * slack, height: frame.height + 2 * slack)
        guard region.meets(reach) else { return nil }
      }
      inner.isInOrderX = flags.contains(.isInOrderX)
      inner.isInOrderY = flags.contains(.isInOrderY)
      return inner
    }

    /// Whether neither a child with a frame nor one after it has anything to do with the region.
    func isPast(_ frame: Frame) -> Bool {
      isInOrderX && frame.x - Tolerance.rounding > region.right
        || isInOrderY && frame.y - Tolerance.rounding > region.bottom
    }

    /// Whether neither a child with a frame nor one before it has.
    func isBefore(_ frame: Frame) -> Bool {
      isInOrderX && frame.maxX + Tolerance.rounding < region.left
        || isInOrderY && frame.maxY + Tolerance.rounding < region.top
    }
  }

  /// Whether a node is painted after one that comes before it in preorder: ``Placement/node(atX:y:)``.
  func isPainted(_ node: Int, after earlier: Int) -> Bool {
    EagerLayout.isPainted(node, after: earlier, parent: { Int(arena.nodes[$0].parent) }, order: paintOrder)
  }

  private func paintOrder(_ node: Int) -> Int {
    let record = arena.nodes[node]
    guard record.keywords[.hasOrder] != 0, !record.keywords.isAbsolute else { return 0 }
    return arena.rares[record.keywords.gapsGroup(record.rare)].order
  }
}
