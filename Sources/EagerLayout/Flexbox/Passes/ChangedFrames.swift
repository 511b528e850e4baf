// After the passes, in trees that are laid out again: what is new is said, and nothing is stale any more.
extension FlexEngine {
  /// Writes the frames in their parents to where the last ones are, and leaves the nodes whose frame is another one on
  /// the list of the nodes on the path, parents before children. Notes what reading the tree by places asks for.
  func publish(to frames: MutableView<Frame>) {
    path.pop(to: 0)
    visited.pop(to: 0)
    publish(0, to: frames)
    visited.push(0)
    var next = 0
    while next < visited.count {
      publishChildren(of: visited[next], to: frames)
      next += 1
    }
    for at in (1..<max(visited.count, 1)).reversed() { noteReach(of: visited[at]) }
    visited.pop(to: 0)
  }

  @inline(__always)
  private func publish(_ node: Int, to frames: MutableView<Frame>) {
    let frame = frameInParent(of: node)
    if boxes[node].flags.contains(.isNew) || frame.x != frames[node].x || frame.y != frames[node].y
      || frame.width != frames[node].width || frame.height != frames[node].height
    {
      frames[node] = frame
      path.push(Int32(truncatingIfNeeded: node))
    }
  }

  /// Publishes the children of a container that is on the way to something stale; all if it is stale itself.
  private func publishChildren(of container: Int, to frames: MutableView<Frame>) {
    let isStale = boxes[container].flags.contains(.isStale)
    var reach = ChildReach()
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      let flags = boxes[child].flags, childEnd = Int(nodes[child].end)
      let isOnTheWay = flags.contains(.hasStale)
      if isStale || isOnTheWay { publish(child, to: frames) }
      // Of a container whose children are still to be looked at, that is told when they are.
      reach.include(boxes[child], isKnown: !isOnTheWay)
      if isOnTheWay {
        if childEnd > child + 1 { visited.push(child) } else { boxes[child].flags = flags.published }
      }
      child = childEnd
    }
    boxes[container].flags = boxes[container].flags.published.union(reach.order)
    if reach.spills {
      noteSpilling(from: container)
    } else {
      noteExcess(reach.excess(beyond: boxes[container]), of: container)
    }
  }

  /// Tells a node's container what the node shows beyond its own frame.
  private func noteReach(of node: Int) {
    let container = Int(nodes[node].parent), flags = boxes[node].flags
    if flags.contains(.hidden) { return }
    if flags.contains(.spills) {
      boxes[container].flags.subtract(.isInOrder)
      noteSpilling(from: container)
    } else if flags.contains(.leans) {
      var reach = ChildReach()
      reach.include(boxes[node], isKnown: true)
      noteExcess(reach.excess(beyond: boxes[container]), of: container)
    }
  }

  /// Notes by how much what a container shows of its children sticks out of it.
  private func noteExcess(_ excess: Double, of container: Int) {
    if excess > Tolerance.rounding { return noteSpilling(from: container) }
    if excess > 0, !cutsAll(container) { boxes[container].flags.insert(.leans) }
  }

  private func noteSpilling(from container: Int) {
    if !cutsAll(container) { boxes[container].flags.insert(.spills) }
  }

  /// Whether nothing below a node shows outside of its frame.
  private func cutsAll(_ node: Int) -> Bool { nodes[node].keywords.clipsX && nodes[node].keywords.clipsY }
}

/// How far some children reach, and whether they are in order.
private struct ChildReach {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity
  // The edges of the child before.
  private var lastX = -Double.infinity
  private var lastY = -Double.infinity
  private var lastMaxX = -Double.infinity
  private var lastMaxY = -Double.infinity
  private(set) var order = NodeBox.Flags.isInOrder
  private(set) var spills = false

  /// `isKnown` says whether the node's own notes are up to date.
  @inline(__always)
  mutating func include(_ box: NodeBox, isKnown: Bool) {
    if box.flags.contains(.hidden) {
      // Its frame is zero, wherever its neighbours are.
      order = []
      return
    }
    let slack = isKnown && box.flags.contains(.leans) ? Tolerance.rounding : 0
    let maxX = box.x + box.width, maxY = box.y + box.height
    if box.x < lastX || maxX < lastMaxX { order.remove(.isInOrderX) }
    if box.y < lastY || maxY < lastMaxY { order.remove(.isInOrderY) }
    (lastX, lastY, lastMaxX, lastMaxY) = (box.x, box.y, maxX, maxY)
    left = min(left, box.x - slack)
    top = min(top, box.y - slack)
    right = max(right, maxX + slack)
    bottom = max(bottom, maxY + slack)
    if isKnown, box.flags.contains(.spills) {
      spills = true
      order = []
    }
  }

  /// By how much the children stick out of a box, on the side where that is most; below 0 where they do not.
  func excess(beyond box: NodeBox) -> Double { max(-left, -top, right - box.width, bottom - box.height) }
}

extension NodeBox.Flags {
  /// What stays of them when a node's frame was told.
  @inline(__always)
  fileprivate var published: NodeBox.Flags { subtracting([.stale, .concernsChildren, .isNew, .isTouched, .reach]) }
}
