// Steps about cross sizes of lines (CSS Flexbox §9.4 and §9.6), and about baselines. A line's steps belong to its first
// item.
extension FlexEngine {
  /// Records a row's line, which is as high as its tallest item or its baseline groups.
  @inline(never)
  func recordRowLine(_ container: Int, _ line: FlexLine, definiteHeight: Double?, leavesOutStretched: Bool) {
    let first = items[line.start].node
    let whole = recordedBasis(container, definiteHeight)
    var parts = [count(0)]
    for at in line.items {
      let child = items[at].node
      if features.contains(.baselines), baselineShare(child, in: container) != nil { continue }
      if !leavesOutStretched || !stretches(child, in: container) {
        parts.append(recordedOuterHeight(child, of: whole))
      }
    }
    parts += recordBaselineGroups(line, container)
    note(first, .vertical, .lineSize, .greatest, parts, line.size)
  }

  /// Records the extents of the items in a line that are aligned by their first and by their last baselines, and
  /// returns the size of each group.
  @discardableResult
  @inline(never)
  func recordBaselineGroups(_ line: FlexLine, _ container: Int) -> [Operand] {
    guard features.contains(.baselines), !line.items.isEmpty else { return [] }
    let axis = nodes[container].keywords.crossAxis, first = items[line.start].node
    var groups: [(above: [Operand], below: [Operand])] = [([], []), ([], [])]
    for at in line.items {
      guard let share = baselineShare(items[at].node, in: container) else { continue }
      let reach = recordedReach(items[at].node, share, axis)
      groups[share.isLast ? 1 : 0].above.append(reach.above)
      groups[share.isLast ? 1 : 0].below.append(reach.below)
    }
    var sizes: [Operand] = []
    for (isLast, group) in zip([false, true], groups) where !group.above.isEmpty {
      let kind: Recorder.Group = isLast ? .lastBaseline : .firstBaseline
      let above = note(
        first, axis, .above, .greatest, group.above, isLast ? line.lastAbove : line.firstAbove, group: kind)
      let below = note(
        first, axis, .below, .greatest, group.below, isLast ? line.lastBelow : line.firstBelow, group: kind)
      sizes.append(note(first, axis, .outer, .sum, [above, below], above.value + below.value))
    }
    return sizes
  }

  /// Returns an item's extent above and below its baseline, with margins; in a column, to the left and right.
  private func recordedReach(_ child: Int, _ share: BaselineShare, _ axis: Axis) -> (above: Operand, below: Operand) {
    let containing = recordedContainingWidth(of: child)
    var above = recordedMargin(child, axis, atEnd: false, of: containing)
    if axis == .vertical {
      let own = baselinesOfPlaced(child)
      let baseline = known(
        child, .vertical, share.isLast ? .lastBaseline : .baseline, share.isLast ? own.last : own.first)
      above = above.map { note(child, .vertical, .above, .sum, [$0, baseline], share.above) } ?? baseline
    }
    let reach = above ?? count(0)
    let all = recordedOuter(child, axis, knownSize(child, axis), of: containing)
    return (reach, note(child, axis, .below, .difference, [all, reach], share.below))
  }

  /// Returns the start of a baseline-aligned item in its line. `isFlipped` means that the line's start edge is at the
  /// right or the bottom.
  func recordedBaselineOffset(
    _ child: Int, _ share: BaselineShare, _ line: FlexLine, _ axis: Axis, isFlipped: Bool, _ start: Double
  ) -> Operand {
    let first = items[line.start].node, own = recordedReach(child, share, axis).above
    let group: Recorder.Group = share.isLast ? .lastBaseline : .firstBaseline
    if share.isLast == isFlipped {
      let above = known(first, axis, .above, line.above(share), group: group)
      return note(child, axis, .start, .difference, [above, own], start)
    }
    let below = known(first, axis, .below, line.below(share), group: group)
    let size = recordedLineSize(line, Int(nodes[child].parent), axis)
    return note(child, axis, .start, .difference, [size, below, own], start)
  }

  /// Records a box's baseline, from an item or the box itself.
  @inline(never)
  func recordBaseline(_ node: Int, isLast: Bool, _ value: Double, item: Int? = nil, itemIsLast: Bool = false) {
    let quantity: Quantity = isLast ? .lastBaseline : .baseline
    guard let item else {
      guard nodes[node].content >= 0, value != boxes[node].height else {
        note(node, .vertical, quantity, .given, [known(node, .vertical, .size, boxes[node].height)], value)
        return
      }
      let top = recordedEdge(node, .vertical, atEnd: false, of: recordedContainingWidthIfAny(node))
      let text = value - contentTop(node, of: boxes[node].containingWidth)
      let own = Operand(value: text, source: .content(of: node))
      note(node, .vertical, quantity, .sum, top + [own], value)
      return
    }
    // The item's position without its insets, which are applied after all positions are known.
    let inner = itemIsLast ? baselines[item].last : baselines[item].first
    let whole = boxes[node].flags.contains(.definiteHeight) ? innerHeight(node) : nil
    let position = known(item, .vertical, .position, boxes[item].y)
    let baseline = known(item, .vertical, itemIsLast ? .lastBaseline : .baseline, inner)
    let isBare = nodes[node].units.takesBareBaseline
    var parts = isBare ? [baseline] : [position, baseline]
    if !isBare, usesInsets(item),
      let shift = recordedShift(item, .vertical, of: recordedBasis(node, whole), endWins: false)
    {
      parts.append(note(item, .vertical, .shift, .difference, [count(0), shift], -shift.value))
    }
    let sum = parts.reduce(0) { $0 + $1.value }
    if nodes[node].keywords.isScrollContainer {
      let free = note(node, .vertical, .offset, .sum, parts, sum)
      let size = known(node, .vertical, .size, boxes[node].height)
      note(node, .vertical, quantity, .clamped, [free, size, count(0)], value)
    } else {
      note(node, .vertical, quantity, .sum, parts, value)
    }
  }

  /// Returns the cross size of a line.
  func recordedLineSize(_ line: FlexLine, _ container: Int, _ axis: Axis) -> Operand {
    guard nodes[container].keywords.wraps, line.end > line.start else {
      return recordedInner(container, axis)
    }
    return known(items[line.start].node, axis, .lineSize, line.size)
  }

  /// Records a column's line, which is as wide as its widest item.
  @inline(never)
  func recordColumnLine(_ container: Int, _ line: FlexLine) {
    let first = items[line.start].node, whole = recordedInner(container, .horizontal)
    var parts = [count(0)]
    for at in line.items {
      let child = items[at].node
      parts.append(recordedOuter(child, .horizontal, knownSize(child, .horizontal), of: whole))
    }
    parts += recordBaselineGroups(line, container)
    note(first, .horizontal, .lineSize, .greatest, parts, line.size)
  }

  /// Records the positions of lines, and the space added by stretching.
  @inline(never)
  func recordLineSpread(_ container: Int, from firstLine: Int, gap: Double, _ spread: Spread) {
    let axis: Axis = nodes[container].keywords.isRow ? .vertical : .horizontal
    let whole = recordedInner(container, axis), lineCount = lines.count - firstLine
    let isDefinite = axis == .horizontal || boxes[container].flags.contains(.definiteHeight)
    let gapWhole = isDefinite ? whole : nil, gap = gap == 0 ? nil : recordedGap(container, axis, of: gapWhole)
    let sizes = (firstLine..<lines.count).map { known(items[lines[$0].start].node, axis, .lineSize) }
    var taken = sizes
    if gap != nil, let gaps = recordedGaps(container, axis, between: lineCount, of: gapWhole) {
      taken.insert(gaps, at: 0)
    }
    var left: Operand?
    if spread.start != 0 || spread.between != 0 || spread.stretch != 0 {
      left = note(container, axis, .freeBetweenLines, .difference, [whole] + taken, spread.free)
    }
    var before = [recordedPart(container, axis, .start, of: left, parts: spread.startParts)].compactMap { $0 }
    let between = recordedPart(container, axis, .between, of: left, parts: spread.betweenParts)
    for index in firstLine..<lines.count {
      let line = lines[index], first = items[line.start].node
      var size = sizes[index - firstLine]
      if let more = recordedPart(container, axis, .between, of: left, parts: spread.stretchParts) {
        size = note(first, axis, .lineSize, .sum, [size, more], line.size)
      }
      if !before.isEmpty {
        note(
          first, axis, .lineOffset, .sum, before, line.offset,
          reason: index > firstLine ? recordedLineBreak(first, container) : nil)
      }
      before =
        (before.isEmpty ? [] : [known(first, axis, .lineOffset, line.offset)]) + [size, gap, between].compactMap { $0 }
    }
  }

  /// Records that a wrapping row is as high as its lines and the gaps between them.
  @inline(never)
  func recordLinesContent(_ container: Int, from firstLine: Int, gap: Double, definiteHeight: Double?, _ height: Double)
  {
    let whole = recordedBasis(container, definiteHeight)
    var parts: [Operand] = []
    for index in firstLine..<lines.count {
      parts.append(known(items[lines[index].start].node, .vertical, .lineSize, lines[index].size))
    }
    if gap != 0, let gaps = recordedGaps(container, .vertical, between: parts.count, of: whole) { parts.append(gaps) }
    note(container, .vertical, .maxContent, .sum, parts.isEmpty ? [count(0)] : parts, height)
  }

  /// Returns the height of a wrapping column's line during measurement.
  func recordedColumnLineHeight(_ container: Int, _ line: Range<Int>, gap: Double, of whole: Operand?) -> Operand {
    var parts: [Operand] = []
    for at in line {
      let containing = recordedContainingWidth(of: items[at].node)
      parts.append(recordItem(items[at], .vertical, of: whole, in: containing))
      parts += recordedMargins(items[at].node, .vertical, of: containing)
    }
    if gap != 0, let gaps = recordedGaps(container, .vertical, between: line.count, of: whole) { parts.append(gaps) }
    return noteSum(items[line.lowerBound].node, .vertical, .hypotheticalSum, parts)
  }

  /// Records that a wrapping column is as high as its tallest line.
  @inline(never)
  func recordWrappingColumnContent(
    _ container: Int, from first: Int, limit: Double, gap: Double, definiteHeight: Double?, _ height: Double
  ) {
    let whole = recordedBasis(container, definiteHeight)
    var parts = [count(0)], start = first
    while start < items.count {
      let end = lineEnd(of: container, from: start, inner: limit, gap: gap)
      parts.append(recordedColumnLineHeight(container, start..<end, gap: gap, of: whole))
      start = end
    }
    note(container, .vertical, .maxContent, .greatest, parts, height)
  }

  /// Records an item of a wrapping column that is measured at its max-content width.
  @inline(never)
  func recordGreatestWidth(_ child: Int) {
    note(child, .horizontal, .size, .given, [recordedContribution(child, isMinContent: false)], boxes[child].width)
  }

  /// Records the max-content width of a wrapping column: the sum of its lines.
  @inline(never)
  func recordWrappingColumnWidth(_ container: Int, from first: Int, limit: Double, gap: Double, _ width: Double) {
    var parts: [Operand] = [], start = first
    while start < items.count {
      let end = lineEnd(of: container, from: start, inner: limit, gap: gap)
      var widths = [count(0)]
      for at in start..<end {
        let child = items[at].node
        widths.append(recordedOuter(child, .horizontal, knownSize(child, .horizontal), of: nil))
      }
      parts.append(
        note(items[start].node, .horizontal, .lineSize, .greatest, widths, widths.reduce(0) { max($0, $1.value) })
      )
      start = end
    }
    if let gaps = recordedGaps(container, .horizontal, between: parts.count, of: nil) { parts.append(gaps) }
    note(container, .horizontal, .hypotheticalSum, .sum, parts.isEmpty ? [count(0)] : parts, width)
  }
}
