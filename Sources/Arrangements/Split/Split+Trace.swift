public import EagerLayout

extension Split {
  /// Records the length of each part, taken from its row or column without gaps, and the position of each item in it.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: SplitCache) {
    switch trace.pass {
    case .intrinsicWidths, .height: break
    case .widths:
      let columns = spans(of: cache, along: .columns, trace.width, trace.columnGap, &trace)
      for node in cache.nodes.indices where cache.nodes[node].item >= 0 {
        if cache.nodes[node].place.horizontal == .fill {
          trace.fill(cache.nodes[node].item, in: columns[node].length)
        } else {
          trace.fit(cache.nodes[node].item, in: columns[node].length)
        }
      }
    case .placement:
      let columns = spans(of: cache, along: .columns, trace.width, trace.columnGap, &trace)
      let rows = spans(of: cache, along: .rows, trace.height, trace.rowGap, &trace)
      for node in cache.nodes.indices where cache.nodes[node].item >= 0 {
        let item = cache.nodes[node].item, place = cache.nodes[node].place
        let freeSpace = columns[node].length - trace.width(of: item)
        let x = columns[node].start + trace.share(place.horizontal.share, of: freeSpace, of: item)
        if place.vertical == .fill {
          trace.place(item, x: x, y: rows[node].start, fillingHeight: rows[node].length)
        } else {
          let freeSpace = rows[node].length - trace.height(of: item)
          trace.place(item, x: x, y: rows[node].start + trace.share(place.vertical.share, of: freeSpace, of: item))
        }
      }
    }
  }

  private typealias Number = ArrangementTrace.Number

  private func spans(
    of cache: SplitCache, along axis: SplitDirection, _ total: Number, _ gap: Number,
    _ trace: inout ArrangementTrace
  ) -> [(start: Number, length: Number)] {
    var spans = cache.nodes.map { node in (start: trace.number(node[axis].start), length: total) }
    spans[0].start = trace.number(0)
    for node in cache.nodes.indices where cache.nodes[node].direction != nil {
      let padding = cache.nodes[node].padding
      let paddingBefore = axis == .columns ? padding.left : padding.top
      let paddingSum = axis == .columns ? padding.horizontal : padding.vertical
      var start = paddingBefore == 0 ? spans[node].start : spans[node].start + trace.number(paddingBefore, "padding")
      let inner = paddingSum == 0 ? spans[node].length : spans[node].length - trace.number(paddingSum, "padding")
      let gap = cache.nodes[node].gap.map { trace.number($0, "gap") } ?? gap
      let isDividedAlongAxis = cache.nodes[node].direction == axis
      let lengths = isDividedAlongAxis ? lengths(ofPartsOf: node, cache, axis, inner, gap, &trace) : []
      var part = node + 1, index = 0
      while part < cache.nodes[node].end {
        spans[part] = (start, isDividedAlongAxis ? lengths[index] : inner)
        if isDividedAlongAxis { start = gap.value == 0 ? start + lengths[index] : start + lengths[index] + gap }
        part = cache.nodes[part].end
        index += 1
      }
    }
    return spans
  }

  private func lengths(
    ofPartsOf node: Int, _ cache: SplitCache, _ axis: SplitDirection, _ inner: Number, _ gap: Number,
    _ trace: inout ArrangementTrace
  ) -> [Number] {
    let available = trace.spaceWithoutGaps(in: inner, among: cache.nodes[node].count, gap)
    let name: StaticString = axis == .columns ? "column" : "row"
    var parts: [Int] = [], part = node + 1
    while part < cache.nodes[node].end {
      parts.append(part)
      part = cache.nodes[part].end
    }
    var operands = [available], lengths = [Number?](repeating: nil, count: parts.count), fillCount = 0
    for (index, part) in parts.enumerated() {
      let length = cache.nodes[part][axis].length
      switch cache.nodes[part].size {
      case .points(let points): lengths[index] = trace.record(name, trace.number(points, "points"), index: index + 1)
      case .fraction(let share):
        lengths[index] = trace.record(name, available * trace.number(share, "fraction"), index: index + 1)
      case .content:
        let content = content(of: cache.nodes[part], axis, trace)
        if let content, content.value == length {
          lengths[index] = trace.record(name, content, index: index + 1)
        } else {
          lengths[index] = trace.decide(name, length, index: index + 1, from: available)
        }
      case .rest: break
      case .fill: fillCount += 1
      }
      if let length = lengths[index] { operands.append(length) }
    }
    var remaining = operands.count > 1 ? trace.record("remaining", difference(of: operands)) : available
    for (index, part) in parts.enumerated() {
      guard case .rest(let share) = cache.nodes[part].size else { continue }
      let length = trace.record(name, remaining * trace.number(share, "of the rest"), index: index + 1)
      lengths[index] = length
      remaining = trace.record("remaining", remaining - length)
    }
    return lengths.enumerated().map { index, length in
      length
        ?? trace.record(
          name, fillCount == 1 ? remaining : remaining / trace.number(Double(fillCount), "parts that fill"),
          index: index + 1)
    }
  }

  /// Returns the size of the item in an undivided part.
  private func content(
    of node: SplitNode, _ axis: SplitDirection, _ trace: borrowing ArrangementTrace
  ) -> Number? {
    guard node.direction == nil, node.item >= 0 else { return nil }
    return axis == .columns ? trace.intrinsicWidths(of: node.item).maxContent : trace.ownHeight(of: node.item)
  }

  private func difference(of numbers: [Number]) -> Number { numbers.dropFirst().reduce(numbers[0]) { $0 - $1 } }
}
