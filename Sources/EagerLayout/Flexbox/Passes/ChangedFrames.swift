// After the passes, in incremental layout: collects the changed frames and marks all nodes clean.
extension FlexEngine {
  /// Writes all frames in their parents, and stores the nodes with changed frames in `path`. If `recordsOverflow` is
  /// `true`, also records the overflow of descendants, by which nodes are found by position.
  func publish(to frames: MutableView<Frame>, recordsOverflow: Bool) {
    let nodes = nodes, boxes = boxes
    let count = count
    path.pop(to: 0)
    visited.pop(to: 0)
    var node = 0
    while node < count {
      let parent = Int(nodes[node].parent), flags = boxes[node].flags
      let hasDirty = flags.contains(.hasDirty)
      guard hasDirty || parent >= 0 && boxes[parent].flags.contains(.wasDirty) else {
        node = Int(nodes[node].end)
        continue
      }
      let frame = frameInParent(of: node)
      if flags.contains(.isNew) || frame.x != frames[node].x || frame.y != frames[node].y
        || frame.width != frames[node].width || frame.height != frames[node].height
      {
        frames[node] = frame
        path.push(Int32(truncatingIfNeeded: node))
      }
      if hasDirty {
        var newFlags = flags.subtracting([.dirty, .childrenNeedLayout, .isNew, .wasDirty, .childSizesAreTentative])
        if flags.contains(.isDirty) { newFlags.insert(.wasDirty) }
        boxes[node].flags = newFlags
        if recordsOverflow { visited.push(node) }
        node += 1
      } else {
        node = Int(nodes[node].end)
      }
    }
    // `visited` is in preorder, so the reversed order has children before their parents.
    for at in (0..<visited.count).reversed() { recordOverflow(of: visited[at], as: frames) }
    visited.pop(to: 0)
  }

  /// Records the overflow of the descendants of all nodes.
  func recordOverflow(as frames: MutableView<Frame>) {
    for node in (0..<count).reversed() { recordOverflow(of: node, as: frames) }
  }

  /// Records whether a node's children are in order, and whether its visible descendants overflow it.
  private func recordOverflow(of node: Int, as frames: MutableView<Frame>) {
    let frame = frames[node], end = Int(nodes[node].end)
    var reach = OuterEdges(), overflowFlags = NodeBox.Overflow.isInOrder, overflows = false
    var previous = (x: -Double.infinity, y: -Double.infinity, maxX: -Double.infinity, maxY: -Double.infinity)
    var child = node + 1
    while child < end {
      let overflow = boxes[child].overflow, childFrame = frames[child]
      if boxes[child].flags.contains(.hidden) {
        // The frame of a hidden child is zero, wherever its siblings are.
        overflowFlags = []
      } else {
        let slack = overflow.contains(.isRounding) ? Tolerance.rounding : 0
        reach.includeX(childFrame.x - slack, childFrame.maxX + slack)
        reach.includeY(childFrame.y - slack, childFrame.maxY + slack)
        if childFrame.x < previous.x || childFrame.maxX < previous.maxX { overflowFlags.remove(.isInOrderX) }
        if childFrame.y < previous.y || childFrame.maxY < previous.maxY { overflowFlags.remove(.isInOrderY) }
        previous = (childFrame.x, childFrame.y, childFrame.maxX, childFrame.maxY)
        if overflow.contains(.isVisible) { overflows = true }
      }
      child = Int(nodes[child].end)
    }
    if overflows { overflowFlags = [] }
    if !nodes[node].keywords.clipsX || !nodes[node].keywords.clipsY {
      let excess = max(-reach.left, -reach.top, reach.right - frame.width, reach.bottom - frame.height)
      if overflows || excess > Tolerance.rounding {
        overflowFlags.insert(.isVisible)
      } else if excess > 0 {
        overflowFlags.insert(.isRounding)
      }
    }
    boxes[node].overflow = boxes[node].overflow.intersection(.hasOverflowingItem).union(overflowFlags)
  }
}
