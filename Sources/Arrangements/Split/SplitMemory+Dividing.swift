internal import EagerLayout

// The algorithm of a split, for both axes: content sizes are computed bottom-up, lengths top-down.

extension SplitMemory {
  mutating func forget() {
    for node in nodes.indices { nodes[node].content = InlineSizes() }
  }

  /// Adds the content size of a part to its parent's. Its nested parts have been added before.
  mutating func add(_ node: Int, _ item: InlineSizes, along axis: SplitDirection, gap: Double) {
    var content = nodes[node].content
    if let direction = nodes[node].direction {
      let padding = axis == .columns ? nodes[node].padding.horizontal : nodes[node].padding.vertical
      let gaps = direction == axis ? Double(max(nodes[node].count - 1, 0)) * (nodes[node].gap ?? gap) : 0
      content.least += padding + gaps
      content.greatest += padding + gaps
    }
    content.least = lengthOrZero(max(content.least, item.least))
    content.greatest = lengthOrZero(max(content.greatest, item.greatest))
    nodes[node].content = content
    let parent = nodes[node].parent
    guard parent >= 0 else { return }
    if nodes[parent].direction == axis {
      if case .points(let points) = nodes[node].size { content = InlineSizes(least: points, greatest: points) }
      nodes[parent].content.least += content.least
      nodes[parent].content.greatest += content.greatest
    } else {
      nodes[parent].content.least = max(nodes[parent].content.least, content.least)
      nodes[parent].content.greatest = max(nodes[parent].content.greatest, content.greatest)
    }
  }

  /// Sets the lengths of a part's nested parts along an axis.
  mutating func divide(_ node: Int, along axis: SplitDirection, gap: Double) {
    guard let direction = nodes[node].direction else { return }
    let padding = nodes[node].padding, whole = nodes[node][axis]
    var start = whole.start + (axis == .columns ? padding.left : padding.top)
    let inner = max(whole.length - (axis == .columns ? padding.horizontal : padding.vertical), 0)
    guard direction == axis else {
      forEachPart(of: node) { part in part[axis] = SplitSpan(start: start, length: inner) }
      return
    }
    let gap = nodes[node].gap ?? gap
    let valid = max(inner - Double(max(nodes[node].count - 1, 0)) * gap, 0)
    var left = valid, fills = 0.0
    forEachPart(of: node) { part in
      switch part.size {
      case .points(let points): part[axis].length = points
      case .fraction(let share): part[axis].length = lengthOrZero(valid * share)
      case .content: part[axis].length = min(part.content.greatest, max(part.content.least, valid))
      case .rest, .fill: part[axis].length = 0
      }
      left -= part[axis].length
    }
    left = max(left, 0)
    forEachPart(of: node) { part in
      if case .rest(let share) = part.size {
        part[axis].length = lengthOrZero(left * share)
        left = max(left - part[axis].length, 0)
      }
      if part.size == .fill { fills += 1 }
    }
    forEachPart(of: node) { part in
      if part.size == .fill { part[axis].length = left / fills }
      part[axis].start = start
      start += part[axis].length + gap
    }
  }

  @inline(__always)
  private mutating func forEachPart(of node: Int, _ body: (inout SplitNode) -> Void) {
    var part = node + 1
    while part < nodes[node].end {
      body(&nodes[part])
      part = nodes[part].end
    }
  }
}

extension SplitNode {
  subscript(axis: SplitDirection) -> SplitSpan {
    get { axis == .columns ? horizontal : vertical }
    set {
      if axis == .columns { horizontal = newValue } else { vertical = newValue }
    }
  }
}
