// Steps about the positions of a line's items in both axes (CSS Flexbox §9.5 and §9.6).
extension FlexEngine {
  /// Records main positions in a line, given the `spread` of free space and the `share` of an `auto` margin.
  @inline(never)
  func recordMainPositions(
    _ container: Int, _ line: [Int], in content: ContentBox, gap: Double, _ spread: Spread, autoMargin share: Double = 0
  ) {
    let axis = nodes[container].keywords.mainAxis
    let inner = recordedInnerSize(container, axis)
    let gapBasis = axis == .horizontal ? inner : recordedBasisHeight(container, content.definiteHeight)
    let gap = gap == 0 ? nil : recordedGap(container, axis, of: gapBasis)
    let isReversed = nodes[container].keywords.isReverse != (axis == .horizontal && isRightToLeft(container))
    var free: Operand?
    if spread.start != 0 || spread.between != 0 || share != 0 {
      let gaps = gap == nil ? nil : recordedGaps(container, axis, between: line.count, of: gapBasis)
      free = recordedFreeMain(container, axis, line, inner, gaps)
    }
    let start = recordedPart(container, axis, .start, of: free, parts: spread.startParts)
    let between = recordedPart(container, axis, .between, of: free, parts: spread.betweenParts)
    var auto: Operand?
    if share != 0, let free {
      auto = recordStep(container, axis, .autoMargin, .quotient, [free, count(autoMarginCount(line, axis))], share)
    }
    var before = [start]
    for child in line {
      let offset = sum(child, axis, .offset, before)
      let size = currentSize(child, axis)
      let startMargin = usedMargin(child, axis, atEnd: false, auto)
      let endMargin = usedMargin(child, axis, atEnd: true, auto)
      var parts = recordedStartEdge(container, axis).map { Optional($0) }
      if isReversed {
        parts.append(recordStep(child, axis, .place, .difference, [inner, offset, endMargin, size]))
      } else {
        parts += [offset, startMargin]
      }
      recordPosition(
        child, container, axis, parts, in: content,
        reason: child == line.first ? recordedLineBreak(child, container) : nil)
      before = [offset, startMargin, size, endMargin, gap, between]
    }
  }

  /// Records an item's cross position: after a part of the free space, or at `baselineStart` if `part` is `nil`.
  @inline(never)
  func recordCrossPosition(
    _ child: Int, _ container: Int, _ line: FlexLine, in content: ContentBox, _ part: FreeSpacePart?,
    baselineStart: Double = 0
  ) {
    let axis: Axis = nodes[container].keywords.isRow ? .vertical : .horizontal
    let inner = axis == .horizontal ? content.width : content.height
    let isReversed = nodes[container].keywords.wrapsInReverse != (axis == .horizontal && isRightToLeft(container))
    var parts = recordedStartEdge(container, axis).map { Optional($0) }
    let size = recordedLineSize(line, container, axis)
    let offset = line.offset == 0 ? nil : currentNumber(items[line.start].node, axis, .lineOffset, line.offset)
    if isReversed, inner != line.size || offset != nil {
      parts.append(recordStep(child, axis, .place, .difference, [recordedInnerSize(container, axis), offset, size]))
    } else {
      parts.append(offset)
    }
    let margins = recordedMargins(child, axis)
    if let part {
      if part != .none {
        let free = recordStep(child, axis, .freeCross, .difference, [size, currentSize(child, axis), margins])
        parts.append(recordedPart(child, axis, .start, of: free, parts: part.parts))
      }
    } else if let share = baselineShare(child, in: container) {
      parts.append(recordedBaselineOffset(child, share, line, axis, isFlipped: isReversed, baselineStart))
    }
    parts.append(recordedMargin(child, axis, atEnd: false))
    recordPosition(child, container, axis, parts, in: content)
  }

  /// Records a box's position in its parent: the sum of parts and the shift by insets.
  func recordPosition(
    _ child: Int, _ container: Int, _ axis: Axis, _ parts: [Operand?], in content: ContentBox,
    reason: Operand? = nil
  ) {
    let parts = parts + [recordedShift(child, container, axis, in: content)]
    recordStep(
      child, axis, .position, .sum, parts, axis == .horizontal ? boxes[child].x : boxes[child].y, reason: reason)
  }

  private func recordedShift(_ child: Int, _ container: Int, _ axis: Axis, in content: ContentBox) -> Operand? {
    guard usesInsets(child) else { return nil }
    let basis: Operand? =
      axis == .horizontal
      ? nodes[container].keywords[.isArranged] == 0
        ? recordedInnerSize(container, axis) : recordedContainingWidth(of: child)
      : recordedBasisHeight(container, content.definiteHeight)
    return recordedShift(child, axis, of: basis, endWins: axis == .horizontal && isRightToLeft(container))
  }

  /// Returns the distance by which insets move a box from its position.
  func recordedShift(_ child: Int, _ axis: Axis, of basis: Operand?, endWins: Bool) -> Operand? {
    let insets = insets(child), units = nodes[child].units, properties = AxisProperties(axis).insets
    func isSet(_ unit: Unit) -> Bool { unit == .points || unit == .percent && basis != nil }
    func length(_ source: FlexStyle.Property, atEnd: Bool) -> Operand? {
      recordedLength(child, axis, source, units[source], insets.side(axis, atEnd: atEnd), of: basis)
    }
    let endIsSet = isSet(units[properties.end])
    if isSet(units[properties.start]), !(endWins && endIsSet) { return length(properties.start, atEnd: false) }
    guard endIsSet else { return nil }
    return length(properties.end, atEnd: true).map { recordStep(child, axis, .shift, .difference, [count(0), $0]) }
  }

  /// Returns an inset, or `nil` for `auto` or an indefinite percentage.
  func recordedInset(_ node: Int, _ axis: Axis, atEnd: Bool, of basis: Operand?) -> Operand? {
    guard nodes[node].keywords[.hasInset] != 0 else { return nil }
    let properties = AxisProperties(axis).insets, source = atEnd ? properties.end : properties.start
    let unit = nodes[node].units[source], value = insets(node).side(axis, atEnd: atEnd)
    if unit == .points { return property(source, node, value) }
    guard unit == .percent, let basis else { return nil }
    return recordedLength(node, axis, source, unit, value, of: basis) ?? property(source, node, 0)
  }

  func isRightToLeft(_ node: Int) -> Bool { boxes[node].flags.contains(.rightToLeft) }

  /// Returns the sum of the existing operands, or `nil` without any.
  private func sum(_ node: Int, _ axis: Axis, _ quantity: Quantity, _ parts: [Operand?]) -> Operand? {
    let parts = parts.compactMap { $0 }
    if parts.count < 2 { return parts.first }
    return recordStep(node, axis, quantity, .sum, parts)
  }

  private func usedMargin(_ child: Int, _ axis: Axis, atEnd: Bool, _ auto: Operand?) -> Operand? {
    isAutoMargin(child, axis, atEnd: atEnd) ? auto : recordedMargin(child, axis, atEnd: atEnd)
  }

  private func isAutoMargin(_ child: Int, _ axis: Axis, atEnd: Bool) -> Bool {
    guard nodes[child].keywords[.hasAutoMargin] != 0 else { return false }
    let margins = AxisProperties(axis).margins
    return nodes[child].units[atEnd ? margins.end : margins.start] == .auto
  }

  private func autoMarginCount(_ line: [Int], _ axis: Axis) -> Int {
    line.reduce(0) {
      $0 + (isAutoMargin($1, axis, atEnd: false) ? 1 : 0) + (isAutoMargin($1, axis, atEnd: true) ? 1 : 0)
    }
  }

  /// Returns the free space of a line: the container's inner main size without gaps, items and their margins.
  private func recordedFreeMain(
    _ container: Int, _ axis: Axis, _ line: [Int], _ innerMainSize: Operand, _ gaps: Operand?
  ) -> Operand {
    var operands = [innerMainSize, gaps]
    for child in line {
      operands.append(currentSize(child, axis))
      operands.append(recordedMargins(child, axis))
    }
    return recordStep(container, axis, .freeMain, .difference, operands)
  }

  /// Returns one of several equal parts of the free space, or `nil` for none of it.
  func recordedPart(_ node: Int, _ axis: Axis, _ quantity: Quantity, of free: Operand?, parts: Int) -> Operand? {
    guard let free, free.value != 0, parts > 0 else { return nil }
    if parts == 1 { return free }
    return recordStep(node, axis, quantity, .quotient, [free, count(parts)])
  }
}

extension FreeSpacePart {
  /// The number of parts into which the space is divided; 0 for none of it.
  var parts: Int {
    switch self {
    case .none: 0
    case .half: 2
    case .all: 1
    }
  }
}
