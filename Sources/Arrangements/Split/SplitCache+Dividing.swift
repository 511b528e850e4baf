internal import EagerLayout

// The algorithm of a split, for both axes: content sizes are computed bottom-up, lengths top-down.

extension SplitCache {
  mutating func forget() {
    for node in nodes.indices { nodes[node].content = IntrinsicWidths() }
  }

  /// Adds the content size of a part to its parent's. Its nested parts have been added before.
  mutating func add(_ node: Int, _ item: IntrinsicWidths, along axis: SplitDirection, gap: Double) {
    var content = nodes[node].content
    if let direction = nodes[node].direction {
      let padding = axis == .columns ? nodes[node].padding.horizontal : nodes[node].padding.vertical
      let gaps = direction == axis ? Double(max(nodes[node].count - 1, 0)) * (nodes[node].gap ?? gap) : 0
      content.minContent += padding + gaps
      content.maxContent += padding + gaps
    }
    content.minContent = lengthOrZero(max(content.minContent, item.minContent))
    content.maxContent = lengthOrZero(max(content.maxContent, item.maxContent))
    nodes[node].content = content
    let parent = nodes[node].parent
    guard parent >= 0 else { return }
    if nodes[parent].direction == axis {
      if case .points(let points) = nodes[node].size {
        content = IntrinsicWidths(minContent: points, maxContent: points)
      }
      nodes[parent].content.minContent += content.minContent
      nodes[parent].content.maxContent += content.maxContent
    } else {
      nodes[parent].content.minContent = max(nodes[parent].content.minContent, content.minContent)
      nodes[parent].content.maxContent = max(nodes[parent].content.maxContent, content.maxContent)
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
      case .content: part[axis].length = min(part.content.maxContent, max(part.content.minContent, valid))
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
