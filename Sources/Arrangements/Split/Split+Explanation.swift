public import EagerLayout

extension Split {
  /// Records that a part has its length of the row or column without gaps, and that an item lies in its part.
  public func explain(_ told: inout ArrangementExplanation, _ memory: SplitMemory) {
    switch told.pass {
    case .inlineSizes, .height: break
    case .widths:
      let columns = spans(of: memory, along: .columns, told.width, told.columnGap, &told)
      for node in memory.nodes.indices where memory.nodes[node].item >= 0 {
        if memory.nodes[node].place.horizontal == .fill {
          told.fill(memory.nodes[node].item, in: columns[node].length)
        } else {
          told.fit(memory.nodes[node].item, in: columns[node].length)
        }
      }
    case .places:
      let columns = spans(of: memory, along: .columns, told.width, told.columnGap, &told)
      let rows = spans(of: memory, along: .rows, told.height, told.rowGap, &told)
      for node in memory.nodes.indices where memory.nodes[node].item >= 0 {
        let item = memory.nodes[node].item, place = memory.nodes[node].place
        let left = columns[node].length - told.width(of: item)
        let x = columns[node].start + told.part(place.horizontal.share, of: left, of: item)
        if place.vertical == .fill {
          told.place(item, x: x, y: rows[node].start, fillingHeight: rows[node].length)
        } else {
          let left = rows[node].length - told.height(of: item)
          told.place(item, x: x, y: rows[node].start + told.part(place.vertical.share, of: left, of: item))
        }
      }
    }
  }

  private typealias Number = ArrangementExplanation.Number

  /// Returns the start and the length of each part.
  private func spans(
    of memory: SplitMemory, along axis: SplitDirection, _ whole: Number, _ gap: Number,
    _ told: inout ArrangementExplanation
  ) -> [(start: Number, length: Number)] {
    var spans = memory.nodes.map { node in (start: told.number(node[axis].start), length: whole) }
    spans[0].start = told.number(0)
    for node in memory.nodes.indices where memory.nodes[node].direction != nil {
      let padding = memory.nodes[node].padding
      let before = axis == .columns ? padding.left : padding.top
      let both = axis == .columns ? padding.horizontal : padding.vertical
      var start = before == 0 ? spans[node].start : spans[node].start + told.number(before, "padding")
      let inner = both == 0 ? spans[node].length : spans[node].length - told.number(both, "padding")
      let gap = memory.nodes[node].gap.map { told.number($0, "gap") } ?? gap
      let isAlong = memory.nodes[node].direction == axis
      let lengths = isAlong ? lengths(ofPartsOf: node, memory, axis, inner, gap, &told) : []
      var part = node + 1, index = 0
      while part < memory.nodes[node].end {
        spans[part] = (start, isAlong ? lengths[index] : inner)
        if isAlong { start = gap.value == 0 ? start + lengths[index] : start + lengths[index] + gap }
        part = memory.nodes[part].end
        index += 1
      }
    }
    return spans
  }

  private func lengths(
    ofPartsOf node: Int, _ memory: SplitMemory, _ axis: SplitDirection, _ inner: Number, _ gap: Number,
    _ told: inout ArrangementExplanation
  ) -> [Number] {
    let room = told.room(in: inner, among: memory.nodes[node].count, gap)
    let name: StaticString = axis == .columns ? "column" : "row"
    var parts: [Int] = [], part = node + 1
    while part < memory.nodes[node].end {
      parts.append(part)
      part = memory.nodes[part].end
    }
    var taken = [room], lengths = [Number?](repeating: nil, count: parts.count), fills = 0
    for (index, part) in parts.enumerated() {
      let length = memory.nodes[part][axis].length
      switch memory.nodes[part].size {
      case .points(let points): lengths[index] = told.find(name, told.number(points, "points"), index: index + 1)
      case .fraction(let share):
        lengths[index] = told.find(name, room * told.number(share, "fraction"), index: index + 1)
      case .content:
        let content = content(of: memory.nodes[part], axis, told)
        if let content, content.value == length {
          lengths[index] = told.find(name, content, index: index + 1)
        } else {
          lengths[index] = told.decide(name, length, index: index + 1, knowing: room)
        }
      case .rest: break
      case .fill: fills += 1
      }
      if let length = lengths[index] { taken.append(length) }
    }
    var left = taken.count > 1 ? told.find("left", difference(of: taken)) : room
    for (index, part) in parts.enumerated() {
      guard case .rest(let share) = memory.nodes[part].size else { continue }
      let length = told.find(name, left * told.number(share, "of the rest"), index: index + 1)
      lengths[index] = length
      left = told.find("left", left - length)
    }
    return lengths.enumerated().map { index, length in
      length
        ?? told.find(name, fills == 1 ? left : left / told.number(Double(fills), "parts that fill"), index: index + 1)
    }
  }

  /// Returns the size of the item in an undivided part.
  private func content(
    of node: SplitNode, _ axis: SplitDirection, _ told: borrowing ArrangementExplanation
  ) -> Number? {
    guard node.direction == nil, node.item >= 0 else { return nil }
    return axis == .columns ? told.inlineSizes(of: node.item).greatest : told.ownHeight(of: node.item)
  }

  private func difference(of numbers: [Number]) -> Number { numbers.dropFirst().reduce(numbers[0]) { $0 - $1 } }
}
