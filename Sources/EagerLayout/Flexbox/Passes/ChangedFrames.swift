// After the passes, in trees that are laid out again: what is new is said, and nothing is stale any more.
extension FlexEngine {
  /// Writes the frames in their parents to where the last ones are, and leaves the nodes whose frame is another one on
  /// the list of the nodes on the path.
  func publish(to frames: MutableView<Frame>) {
    let nodes = nodes, boxes = boxes
    let count = count
    path.pop(to: 0)
    var node = 0
    while node < count {
      let parent = Int(nodes[node].parent), flags = boxes[node].flags
      let isOnTheWay = flags.contains(.hasStale)
      guard isOnTheWay || parent >= 0 && boxes[parent].flags.contains(.wasStale) else {
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
        var kept = flags.subtracting([.stale, .concernsChildren, .isNew, .wasStale, .isTouched])
        if flags.contains(.isStale) { kept.insert(.wasStale) }
        boxes[node].flags = kept
        node += 1
      } else {
        node = Int(nodes[node].end)
      }
    }
  }
}
