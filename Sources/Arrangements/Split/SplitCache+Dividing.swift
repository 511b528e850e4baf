internal import EagerLayout

// The algorithm of a split, for either axis: content sizes are computed bottom-up, and then lengths top-down.

extension SplitCache {
  /// Sets the content sizes of all parts to 0, before they are computed along an axis.
  mutating func resetContents() {
    for node in nodes.indices { nodes[node].content = IntrinsicWidths() }
  }

  /// Adds the content size of a part to the content size of its parent. The part's nested parts must have been added.
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
    let padding = nodes[node].padding, span = nodes[node][axis]
    var start = span.start + (axis == .columns ? padding.left : padding.top)
    let inner = max(span.length - (axis == .columns ? padding.horizontal : padding.vertical), 0)
    guard direction == axis else {
      forEachPart(of: node) { part in part[axis] = SplitSpan(start: start, length: inner) }
      return
    }
    let gap = nodes[node].gap ?? gap
    let available = max(inner - Double(max(nodes[node].count - 1, 0)) * gap, 0)
    var remaining = available, fillCount = 0.0
    forEachPart(of: node) { part in
      switch part.size {
      case .points(let points): part[axis].length = points
      case .fraction(let share): part[axis].length = lengthOrZero(available * share)
      case .content: part[axis].length = min(part.content.maxContent, max(part.content.minContent, available))
      case .rest, .fill: part[axis].length = 0
      }
      remaining -= part[axis].length
    }
    remaining = max(remaining, 0)
    forEachPart(of: node) { part in
      if case .rest(let share) = part.size {
        part[axis].length = lengthOrZero(remaining * share)
        remaining = max(remaining - part[axis].length, 0)
      }
      if part.size == .fill { fillCount += 1 }
    }
    forEachPart(of: node) { part in
      if part.size == .fill { part[axis].length = remaining / fillCount }
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
