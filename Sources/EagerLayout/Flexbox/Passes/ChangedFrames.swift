// After the passes, in incremental layout: collects the changed frames and marks all nodes clean.
extension FlexEngine {
  /// Writes all frames in their parents, and leaves the nodes with changed frames on the path list. Records subtree
  /// extents for finding nodes by position, if requested.
  func publish(to frames: MutableView<Frame>, recordsOverflow: Bool) {
    let nodes = nodes, boxes = boxes
    let count = count
    path.pop(to: 0)
    visited.pop(to: 0)
    var node = 0
    while node < count {
      let parent = Int(nodes[node].parent), flags = boxes[node].flags
      let isOnTheWay = flags.contains(.hasDirty)
      guard isOnTheWay || parent >= 0 && boxes[parent].flags.contains(.wasDirty) else {
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
      if isOnTheWay {
        var kept = flags.subtracting([.dirty, .childrenNeedLayout, .isNew, .wasDirty, .childSizesAreTentative])
        if flags.contains(.isDirty) { kept.insert(.wasDirty) }
        boxes[node].flags = kept
        if recordsOverflow { visited.push(node) }
        node += 1
      } else {
        node = Int(nodes[node].end)
      }
    }
    // Children before their parents.
    for at in (0..<visited.count).reversed() { recordOverflow(of: visited[at], as: frames) }
    visited.pop(to: 0)
  }

  /// Records the subtree extents of all nodes.
  func recordOverflow(as frames: MutableView<Frame>) {
    for node in (0..<count).reversed() { recordOverflow(of: node, as: frames) }
  }

  /// Records whether a node's children are in order, and whether its visible descendants overflow it.
  private func recordOverflow(of node: Int, as frames: MutableView<Frame>) {
    let frame = frames[node], end = Int(nodes[node].end)
    var reach = OuterEdges(), order = NodeBox.Overflow.isInOrder, overflows = false
    var last = (x: -Double.infinity, y: -Double.infinity, maxX: -Double.infinity, maxY: -Double.infinity)
    var child = node + 1
    while child < end {
      let overflow = boxes[child].overflow, next = frames[child]
      if boxes[child].flags.contains(.hidden) {
        // The frame of a hidden child is zero, wherever its siblings are.
        order = []
      } else {
        let slack = overflow.contains(.isRounding) ? Tolerance.rounding : 0
        reach.includeX(next.x - slack, next.maxX + slack)
        reach.includeY(next.y - slack, next.maxY + slack)
        if next.x < last.x || next.maxX < last.maxX { order.remove(.isInOrderX) }
        if next.y < last.y || next.maxY < last.maxY { order.remove(.isInOrderY) }
        last = (next.x, next.y, next.maxX, next.maxY)
        if overflow.contains(.isVisible) { overflows = true }
      }
      child = Int(nodes[child].end)
    }
    if overflows { order = [] }
    if !nodes[node].keywords.clipsX || !nodes[node].keywords.clipsY {
      let excess = max(-reach.left, -reach.top, reach.right - frame.width, reach.bottom - frame.height)
      if overflows || excess > Tolerance.rounding {
        order.insert(.isVisible)
      } else if excess > 0 {
        order.insert(.isRounding)
      }
    }
    boxes[node].overflow = boxes[node].overflow.intersection(.hasOverflowingItem).union(order)
  }
}
