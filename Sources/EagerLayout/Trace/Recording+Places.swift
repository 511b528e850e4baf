// Steps about the positions of a line's items in both axes (CSS Flexbox §9.5 and §9.6).
extension FlexEngine {
  /// Records main positions in a line, given the `spread` of free space and the `share` of an `auto` margin.
  @inline(never)
  func recordAlong(
    _ container: Int, _ line: [Int], in content: ContentBox, gap: Double, _ spread: Spread, autoMargin share: Double = 0
  ) {
    let axis = nodes[container].keywords.mainAxis
    let whole = recordedInner(container, axis)
    let gapWhole = axis == .horizontal ? whole : recordedBasis(container, content.definiteHeight)
    let gap = gap == 0 ? nil : recordedGap(container, axis, of: gapWhole)
    let isTurned = nodes[container].keywords.isReverse != (axis == .horizontal && isRightToLeft(container))
    var free: Operand?
    if spread.start != 0 || spread.between != 0 || share != 0 {
      let gaps = gap == nil ? nil : recordedGaps(container, axis, between: line.count, of: gapWhole)
      free = recordedFreeAlong(container, axis, line, whole, gaps)
    }
    let start = recordedPart(container, axis, .start, of: free, parts: spread.startParts)
    let between = recordedPart(container, axis, .between, of: free, parts: spread.betweenParts)
    var auto: Operand?
    if share != 0, let free {
      auto = note(container, axis, .autoMargin, .quotient, [free, count(autoMargins(line, axis))], share)
    }
    var before: [Operand] = [start].compactMap { $0 }
    for child in line {
      let offset = sum(child, axis, .offset, before)
      let size = knownSize(child, axis)
      let first = usedMargin(child, axis, atEnd: false, auto), last = usedMargin(child, axis, atEnd: true, auto)
      var parts = recordedEdge(container, axis, atEnd: false, of: recordedContainingWidthIfAny(container))
      if isTurned {
        parts.append(noteDifference(child, axis, .place, whole, [offset, last, size].compactMap { $0 }))
      } else {
        parts += [offset, first].compactMap { $0 }
      }
      recordPosition(
        child, container, axis, parts, in: content,
        reason: child == line.first ? recordedLineBreak(child, container) : nil)
      before = [offset, first, size, last, gap, between].compactMap { $0 }
    }
  }

  /// Records an item's cross position: after a part of the free space, or at `inner` by its baseline for a `nil` part.
  @inline(never)
  func recordAcross(
    _ child: Int, _ container: Int, _ line: FlexLine, in content: ContentBox, _ part: FreeSpacePart?,
    from inner: Double = 0
  ) {
    let axis: Axis = nodes[container].keywords.isRow ? .vertical : .horizontal
    let whole = axis == .horizontal ? content.width : content.height
    let isTurned = nodes[container].keywords.wrapsInReverse != (axis == .horizontal && isRightToLeft(container))
    var parts = recordedEdge(container, axis, atEnd: false, of: recordedContainingWidthIfAny(container))
    let size = recordedLineSize(line, container, axis)
    let offset = line.offset == 0 ? nil : known(items[line.start].node, axis, .lineOffset, line.offset)
    if isTurned, whole != line.size || offset != nil {
      let taken = [offset, size].compactMap { $0 }
      parts.append(noteDifference(child, axis, .place, recordedInner(container, axis), taken))
    } else if let offset {
      parts.append(offset)
    }
    let margins = recordedMargins(child, axis, of: recordedContainingWidth(of: child))
    if let part {
      if part != .none {
        let own = knownSize(child, axis)
        let taken = [own] + margins
        let free = noteDifference(child, axis, .freeCross, size, taken)
        if let before = recordedPart(child, axis, .start, of: free, parts: part.parts) { parts.append(before) }
      }
    } else if let share = baselineShare(child, in: container) {
      parts.append(
        recordedBaselineOffset(child, share, line, axis, isFlipped: isTurned, inner))
    }
    if let margin = recordedMargin(child, axis, atEnd: false, of: recordedContainingWidth(of: child)) {
      parts.append(margin)
    }
    recordPosition(child, container, axis, parts, in: content)
  }

  /// Records a box's position in its parent: the sum of parts and the shift by insets.
  func recordPosition(
    _ child: Int, _ container: Int, _ axis: Axis, _ parts: [Operand], in content: ContentBox,
    reason: Operand? = nil
  ) {
    var parts = parts
    if let shift = recordedShift(child, container, axis, in: content) { parts.append(shift) }
    if parts.isEmpty { parts = [count(0)] }
    note(child, axis, .position, .sum, parts, axis == .horizontal ? boxes[child].x : boxes[child].y, reason: reason)
  }

  private func recordedShift(_ child: Int, _ container: Int, _ axis: Axis, in content: ContentBox) -> Operand? {
    guard usesInsets(child) else { return nil }
    let whole: Operand? =
      axis == .horizontal
      ? nodes[container].keywords[.isArranged] == 0
        ? recordedInner(container, axis) : recordedContainingWidth(of: child)
      : recordedBasis(container, content.definiteHeight)
    return recordedShift(child, axis, of: whole, endWins: axis == .horizontal && isRightToLeft(container))
  }

  /// Returns the distance by which insets move a box from its position.
  func recordedShift(_ child: Int, _ axis: Axis, of whole: Operand?, endWins: Bool) -> Operand? {
    let insets = insets(child), units = nodes[child].units, properties = AxisProperties(axis).insets
    func isSet(_ unit: Unit) -> Bool { unit == .points || unit == .percent && whole != nil }
    func length(_ what: FlexStyle.Property, atEnd: Bool) -> Operand? {
      recordedLength(child, axis, what, units[what], insets.side(axis, atEnd: atEnd), of: whole)
    }
    let endIsSet = isSet(units[properties.end])
    if isSet(units[properties.start]), !(endWins && endIsSet) { return length(properties.start, atEnd: false) }
    guard endIsSet else { return nil }
    return length(properties.end, atEnd: true).map { noteDifference(child, axis, .shift, count(0), [$0]) }
  }

  /// Returns an inset, or `nil` for `auto` or an indefinite percentage.
  func recordedInset(_ node: Int, _ axis: Axis, atEnd: Bool, of whole: Operand?) -> Operand? {
    guard nodes[node].keywords[.hasInset] != 0 else { return nil }
    let properties = AxisProperties(axis).insets, what = atEnd ? properties.end : properties.start
    let unit = nodes[node].units[what], value = insets(node).side(axis, atEnd: atEnd)
    if unit == .points { return property(what, node, value) }
    guard unit == .percent, let whole else { return nil }
    return recordedLength(node, axis, what, unit, value, of: whole) ?? property(what, node, 0)
  }

  func isRightToLeft(_ node: Int) -> Bool { boxes[node].flags.contains(.rightToLeft) }

  /// Returns the sum of the existing operands, or `nil` without any.
  private func sum(_ node: Int, _ axis: Axis, _ quantity: Quantity, _ parts: [Operand]) -> Operand? {
    if parts.count < 2 { return parts.first }
    return noteSum(node, axis, quantity, parts)
  }

  private func usedMargin(_ child: Int, _ axis: Axis, atEnd: Bool, _ auto: Operand?) -> Operand? {
    isAutoMargin(child, axis, atEnd: atEnd)
      ? auto : recordedMargin(child, axis, atEnd: atEnd, of: recordedContainingWidth(of: child))
  }

  private func isAutoMargin(_ child: Int, _ axis: Axis, atEnd: Bool) -> Bool {
    guard nodes[child].keywords[.hasAutoMargin] != 0 else { return false }
    let margins = AxisProperties(axis).margins
    return nodes[child].units[atEnd ? margins.end : margins.start] == .auto
  }

  private func autoMargins(_ line: [Int], _ axis: Axis) -> Int {
    line.reduce(0) {
      $0 + (isAutoMargin($1, axis, atEnd: false) ? 1 : 0) + (isAutoMargin($1, axis, atEnd: true) ? 1 : 0)
    }
  }

  private func recordedFreeAlong(_ container: Int, _ axis: Axis, _ line: [Int], _ whole: Operand, _ gaps: Operand?)
    -> Operand
  {
    var taken = [gaps].compactMap { $0 }
    for child in line {
      taken.append(knownSize(child, axis))
      taken += recordedMargins(child, axis, of: recordedContainingWidth(of: child))
    }
    return noteDifference(container, axis, .freeMain, whole, taken)
  }

  /// Returns one of several equal parts of the free space, or `nil` for none of it.
  func recordedPart(_ node: Int, _ axis: Axis, _ quantity: Quantity, of free: Operand?, parts: Int) -> Operand? {
    guard let free, free.value != 0, parts > 0 else { return nil }
    if parts == 1 { return free }
    return note(node, axis, quantity, .quotient, [free, count(parts)], free.value / Double(parts))
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
