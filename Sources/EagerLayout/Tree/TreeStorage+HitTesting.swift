// Finds nodes by position, as of the last layout.
extension TreeStorage {
  /// Calls a function with the positions of all nodes visible in a region, parents before children, siblings in order.
  ///
  /// If layouts record the overflow of nodes, the descendants of a node outside the region are visited only if they
  /// overflow the node, and the first visible child of a node with ordered children is found by binary search.
  func forEachNode(in region: SearchRegion, _ body: (Int) -> Void) {
    guard let input else { return }
    var path: ContiguousArray<AncestorEntry> = [
      AncestorEntry(end: arena.nodes.count, x: input.x, y: input.y, region: region)
    ]
    var node = 0
    while node < arena.nodes.count {
      while let last = path.last, last.end <= node { path.removeLast() }
      guard let parent = path.last else { return }
      let end = Int(arena.nodes[node].end), flags = engine.boxes[node].flags
      let frame = frames[node].offset(x: parent.x, y: parent.y)
      if parent.isPast(frame) {
        node = parent.end
        continue
      }
      if flags.contains(.hidden) || slots[node].slot < 0 {
        node = end
        continue
      }
      if parent.region.intersects(frame) { body(node) }
      guard end > node + 1,
        let entry = parent.entryOfChild(
          frame, clip: clipFrame(of: node, frame), overflow(of: node), arena.nodes[node].keywords, end: end)
      else {
        node = end
        continue
      }
      path.append(entry)
      node = firstChild(of: node, in: entry)
    }
  }

  /// Returns the frame to which a node clips its content: the frame inside its border. For a node that does not clip,
  /// returns its frame, which is not used.
  private func clipFrame(of node: Int, _ frame: Frame) -> Frame {
    let keywords = arena.nodes[node].keywords
    return keywords.clipsX || keywords.clipsY ? frame.inset(by: border(at: node)) : frame
  }

  func recordOverflow() {
    arena.withViews { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.recordOverflow(as: frames.view)
    }
  }

  /// Discards the recorded overflow of all nodes: until the next layout, frames do not match the order of nodes.
  func discardRecordedOverflow() {
    guard findsByPlace else { return }
    for node in arena.nodes.indices {
      engine.boxes[node].overflow.remove(.isInOrder)
      engine.boxes[node].overflow.insert(.isVisible)
    }
  }

  /// Returns the recorded overflow of a node. If no overflow is recorded, the node is assumed to have visible overflow.
  func overflow(of node: Int) -> NodeBox.Overflow { findsByPlace ? engine.boxes[node].overflow : .isVisible }

  /// Returns the first child that may be in the region of an entry. If children are ordered by position, that is the
  /// first child that does not end before the region.
  private func firstChild(of container: Int, in entry: AncestorEntry) -> Int {
    if !entry.isInOrderX && !entry.isInOrderY { return container + 1 }
    // Every child before `low` ends before the region; every child from `high` on does not.
    var low = container + 1, high = entry.end
    while low < high {
      // Find the child that contains the middle node.
      var child = (low + high) / 2
      while arena.nodes[child].parent != container { child = Int(arena.nodes[child].parent) }
      if entry.isBefore(frames[child].offset(x: entry.x, y: entry.y)) {
        low = Int(arena.nodes[child].end)
      } else {
        high = child
      }
    }
    return low
  }

  /// An ancestor of the current node during the search.
  private struct AncestorEntry {
    var end: Int
    /// The ancestor's position in the coordinates of the bounds.
    var x: Double
    var y: Double
    /// The part of the search region that ancestors do not clip.
    var region: SearchRegion
    /// Whether the ancestor's children are ordered by position on the axis.
    var isInOrderX = false
    var isInOrderY = false

    /// Returns the entry of a child, or `nil` if none of the child's descendants can be visible in the region.
    func entryOfChild(
      _ frame: Frame, clip: Frame, _ overflow: NodeBox.Overflow, _ keywords: Keywords, end: Int
    ) -> AncestorEntry? {
      var entry = AncestorEntry(end: end, x: frame.x, y: frame.y, region: region)
      if keywords.clipsX {
        guard region.intersectsX(clip) else { return nil }
        entry.region.clipX(to: clip)
      }
      if keywords.clipsY {
        guard region.intersectsY(clip) else { return nil }
        entry.region.clipY(to: clip)
      }
      if !overflow.contains(.isVisible) {
        let slack = overflow.contains(.isRounding) ? Tolerance.rounding : 0
        let subtreeFrame = Frame(
          x: frame.x - slack, y: frame.y - slack, width: frame.width + 2 * slack, height: frame.height + 2 * slack)
        guard region.intersects(subtreeFrame) else { return nil }
      }
      entry.isInOrderX = overflow.contains(.isInOrderX)
      entry.isInOrderY = overflow.contains(.isInOrderY)
      return entry
    }

    /// Whether a child with this frame, and all children after it, are outside the region.
    func isPast(_ frame: Frame) -> Bool {
      isInOrderX && frame.x - Tolerance.rounding > region.right
        || isInOrderY && frame.y - Tolerance.rounding > region.bottom
    }

    /// Whether a child with this frame, and all children before it, are outside the region.
    func isBefore(_ frame: Frame) -> Bool {
      isInOrderX && frame.maxX + Tolerance.rounding < region.left
        || isInOrderY && frame.maxY + Tolerance.rounding < region.top
    }
  }

  /// Whether a node is painted after an earlier node in preorder: see ``Placement/node(atX:y:)``.
  func isPainted(_ node: Int, after earlier: Int) -> Bool {
    EagerLayout.isPainted(node, after: earlier, parent: { Int(arena.nodes[$0].parent) }, order: paintOrder)
  }

  private func paintOrder(_ node: Int) -> Int {
    let record = arena.nodes[node]
    guard record.keywords[.hasOrder] != 0, !record.keywords.isAbsolute else { return 0 }
    return arena.rares[record.keywords.gapsGroupIndex(record.rare)].order
  }
}
