// Steps about cross sizes of lines (CSS Flexbox §9.4 and §9.6), and about baselines. A line's steps belong to its first
// item.
extension FlexEngine {
  /// Records a row's line, which is as high as its tallest item or its baseline groups.
  @inline(never)
  func recordRowLine(_ container: Int, _ line: FlexLine, definiteHeight: Double?, leavesOutStretched: Bool) {
    let first = items[line.start].node
    let basis = recordedBasisHeight(container, definiteHeight)
    var parts = [count(0)]
    for at in line.items {
      let child = items[at].node
      if features.contains(.baselines), baselineShare(child, in: container) != nil { continue }
      if !leavesOutStretched || !stretches(child, in: container) {
        parts.append(recordedOuterHeight(child, of: basis))
      }
    }
    parts += recordBaselineGroups(line, container)
    recordStep(first, .vertical, .lineSize, .greatest, parts, line.size)
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
      let extents = recordedBaselineExtents(items[at].node, share, axis)
      groups[share.isLast ? 1 : 0].above.append(extents.above)
      groups[share.isLast ? 1 : 0].below.append(extents.below)
    }
    var sizes: [Operand] = []
    for (isLast, group) in zip([false, true], groups) where !group.above.isEmpty {
      let kind: Recorder.Group = isLast ? .lastBaseline : .firstBaseline
      let above = recordStep(
        first, axis, .above, .greatest, group.above, isLast ? line.lastAbove : line.firstAbove, group: kind)
      let below = recordStep(
        first, axis, .below, .greatest, group.below, isLast ? line.lastBelow : line.firstBelow, group: kind)
      sizes.append(recordStep(first, axis, .outer, .sum, [above, below]))
    }
    return sizes
  }

  /// Returns an item's extent above and below its baseline, with margins; in a column, to the left and right.
  private func recordedBaselineExtents(_ child: Int, _ share: BaselineShare, _ axis: Axis) -> (
    above: Operand, below: Operand
  ) {
    let containing = recordedContainingWidth(of: child)
    var above = recordedMargin(child, axis, atEnd: false, of: containing)
    if axis == .vertical {
      let own = baselinesOfPlaced(child)
      let baseline = currentNumber(
        child, .vertical, share.isLast ? .lastBaseline : .baseline, share.isLast ? own.last : own.first)
      above = above.map { recordStep(child, .vertical, .above, .sum, [$0, baseline], share.above) } ?? baseline
    }
    let extents = above ?? count(0)
    let outer = recordedOuterSize(child, axis, currentSize(child, axis), of: containing)
    return (extents, recordStep(child, axis, .below, .difference, [outer, extents], share.below))
  }

  /// Returns the start of a baseline-aligned item in its line. `isFlipped` means that the line's start edge is at the
  /// right or the bottom.
  func recordedBaselineOffset(
    _ child: Int, _ share: BaselineShare, _ line: FlexLine, _ axis: Axis, isFlipped: Bool, _ start: Double
  ) -> Operand {
    let first = items[line.start].node, own = recordedBaselineExtents(child, share, axis).above
    let group: Recorder.Group = share.isLast ? .lastBaseline : .firstBaseline
    if share.isLast == isFlipped {
      let above = currentNumber(first, axis, .above, line.above(share), group: group)
      return recordStep(child, axis, .start, .difference, [above, own], start)
    }
    let below = currentNumber(first, axis, .below, line.below(share), group: group)
    let size = recordedLineSize(line, Int(nodes[child].parent), axis)
    return recordStep(child, axis, .start, .difference, [size, below, own], start)
  }

  /// Records a box's baseline, from an item or the box itself.
  @inline(never)
  func recordBaseline(_ node: Int, isLast: Bool, _ value: Double, item: Int? = nil, itemIsLast: Bool = false) {
    let quantity: Quantity = isLast ? .lastBaseline : .baseline
    guard let item else {
      guard nodes[node].content >= 0, value != boxes[node].height else {
        recordStep(
          node, .vertical, quantity, .given, [currentNumber(node, .vertical, .size, boxes[node].height)], value)
        return
      }
      let top = recordedStartEdge(node, .vertical)
      let text = value - contentTop(node, of: boxes[node].containingWidth)
      let own = Operand(value: text, source: .content(of: node))
      recordStep(node, .vertical, quantity, .sum, top + [own], value)
      return
    }
    // The item's position without its insets, which are applied after all positions are known.
    let inner = itemIsLast ? baselines[item].last : baselines[item].first
    let basis = boxes[node].flags.contains(.definiteHeight) ? innerHeight(node) : nil
    let position = currentNumber(item, .vertical, .position, boxes[item].y)
    let baseline = currentNumber(item, .vertical, itemIsLast ? .lastBaseline : .baseline, inner)
    let ignoresPosition = nodes[node].units.baselineIgnoresItemPosition
    var parts = ignoresPosition ? [baseline] : [position, baseline]
    if !ignoresPosition, usesInsets(item),
      let shift = recordedShift(item, .vertical, of: recordedBasisHeight(node, basis), endWins: false)
    {
      parts.append(recordStep(item, .vertical, .shift, .difference, [count(0), shift]))
    }
    if nodes[node].keywords.isScrollContainer {
      let free = recordStep(node, .vertical, .offset, .sum, parts)
      let size = currentNumber(node, .vertical, .size, boxes[node].height)
      recordStep(node, .vertical, quantity, .clamped, [free, size, count(0)], value)
    } else {
      recordStep(node, .vertical, quantity, .sum, parts, value)
    }
  }

  func recordedLineSize(_ line: FlexLine, _ container: Int, _ axis: Axis) -> Operand {
    guard nodes[container].keywords.wraps, line.end > line.start else { return recordedInnerSize(container, axis) }
    return currentNumber(items[line.start].node, axis, .lineSize, line.size)
  }

  /// Records a column's line, which is as wide as its widest item.
  @inline(never)
  func recordColumnLine(_ container: Int, _ line: FlexLine) {
    let first = items[line.start].node, basis = recordedInnerSize(container, .horizontal)
    var parts = [count(0)]
    for at in line.items {
      let child = items[at].node
      parts.append(recordedOuterSize(child, .horizontal, currentSize(child, .horizontal), of: basis))
    }
    parts += recordBaselineGroups(line, container)
    recordStep(first, .horizontal, .lineSize, .greatest, parts, line.size)
  }

  /// Records the positions of lines, and the space added by stretching.
  @inline(never)
  func recordLinePositions(_ container: Int, from firstLine: Int, gap: Double, _ spread: Spread) {
    let axis: Axis = nodes[container].keywords.isRow ? .vertical : .horizontal
    let basis = recordedInnerSize(container, axis), lineCount = lines.count - firstLine
    let isDefinite = axis == .horizontal || boxes[container].flags.contains(.definiteHeight)
    let gapBasis = isDefinite ? basis : nil, gap = gap == 0 ? nil : recordedGap(container, axis, of: gapBasis)
    let sizes = (firstLine..<lines.count).map { currentNumber(items[lines[$0].start].node, axis, .lineSize) }
    var subtracted = sizes
    if gap != nil, let gaps = recordedGaps(container, axis, between: lineCount, of: gapBasis) {
      subtracted.insert(gaps, at: 0)
    }
    var free: Operand?
    if spread.start != 0 || spread.between != 0 || spread.stretch != 0 {
      free = recordStep(container, axis, .freeBetweenLines, .difference, [basis] + subtracted, spread.free)
    }
    var before = [recordedPart(container, axis, .start, of: free, parts: spread.startParts)].compactMap { $0 }
    let between = recordedPart(container, axis, .between, of: free, parts: spread.betweenParts)
    for index in firstLine..<lines.count {
      let line = lines[index], first = items[line.start].node
      var size = sizes[index - firstLine]
      if let stretch = recordedPart(container, axis, .between, of: free, parts: spread.stretchParts) {
        size = recordStep(first, axis, .lineSize, .sum, [size, stretch], line.size)
      }
      if !before.isEmpty {
        recordStep(
          first, axis, .lineOffset, .sum, before, line.offset,
          reason: index > firstLine ? recordedLineBreak(first, container) : nil)
      }
      before =
        (before.isEmpty ? [] : [currentNumber(first, axis, .lineOffset, line.offset)])
        + [size, gap, between].compactMap { $0 }
    }
  }

  /// Records that a wrapping row is as high as its lines and the gaps between them.
  @inline(never)
  func recordWrappingRowContent(
    _ container: Int, from firstLine: Int, gap: Double, definiteHeight: Double?, _ height: Double
  ) {
    let basis = recordedBasisHeight(container, definiteHeight)
    var parts: [Operand] = []
    for index in firstLine..<lines.count {
      parts.append(currentNumber(items[lines[index].start].node, .vertical, .lineSize, lines[index].size))
    }
    if gap != 0, let gaps = recordedGaps(container, .vertical, between: parts.count, of: basis) { parts.append(gaps) }
    recordStep(container, .vertical, .maxContent, .sum, parts, height)
  }

  /// Returns the height of a wrapping column's line during measurement.
  func recordedColumnLineHeight(_ container: Int, _ line: Range<Int>, gap: Double, of basis: Operand?) -> Operand {
    var parts: [Operand?] = []
    for at in line {
      let containing = recordedContainingWidth(of: items[at].node)
      parts.append(recordItem(items[at], .vertical, of: basis, in: containing))
      parts.append(recordedMargins(items[at].node, .vertical, of: containing))
    }
    if gap != 0 { parts.append(recordedGaps(container, .vertical, between: line.count, of: basis)) }
    return recordStep(items[line.lowerBound].node, .vertical, .hypotheticalSum, .sum, parts)
  }

  /// Records that a wrapping column is as high as its tallest line.
  @inline(never)
  func recordWrappingColumnContent(
    _ container: Int, from first: Int, limit: Double, gap: Double, definiteHeight: Double?, _ height: Double
  ) {
    let basis = recordedBasisHeight(container, definiteHeight)
    var parts = [count(0)], start = first
    while start < items.count {
      let end = lineEnd(of: container, from: start, inner: limit, gap: gap)
      parts.append(recordedColumnLineHeight(container, start..<end, gap: gap, of: basis))
      start = end
    }
    recordStep(container, .vertical, .maxContent, .greatest, parts, height)
  }

  /// Records an item of a wrapping column that is measured at its max-content width.
  @inline(never)
  func recordMaxContentWidth(_ child: Int) {
    recordStep(
      child, .horizontal, .size, .given, [recordedContribution(child, isMinContent: false)], boxes[child].width)
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
        widths.append(recordedOuterSize(child, .horizontal, currentSize(child, .horizontal), of: nil))
      }
      parts.append(recordStep(items[start].node, .horizontal, .lineSize, .greatest, widths))
      start = end
    }
    if let gaps = recordedGaps(container, .horizontal, between: parts.count, of: nil) { parts.append(gaps) }
    recordStep(container, .horizontal, .hypotheticalSum, .sum, parts, width)
  }
}
