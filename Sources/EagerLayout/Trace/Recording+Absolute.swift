// Steps about absolute children (CSS Position §4).
extension FlexEngine {
  @inline(never)
  func recordAbsoluteWidth(_ child: Int, _ sizing: AxisSizing, _ origin: SizeOrigin, _ width: Double) {
    let container = Int(nodes[child].parent)
    let whole = recordedWhole(ofAbsolute: child, .horizontal, boxes[child].containingWidth)
    let left = recordedInset(child, .horizontal, atEnd: false, of: whole)
    let right = recordedInset(child, .horizontal, atEnd: true, of: whole)
    let space: Operand
    if left == nil, right == nil {
      space = isInArea(child, .horizontal) ? whole : recordedStaticSpace(child, container, whole)
    } else {
      space = noteRemainder(child, .horizontal, .available, whole, [left, right].compactMap { $0 })
    }
    let box = recordedSizing(
      child, .horizontal, sizing, of: whole,
      available: recordedAvailable(child, .horizontal, in: space, of: whole))
    let size = recordedPreferred(box, origin)
    if sizing.transferred == nil {
      recordedClamp(box, .size, size, width)
    } else {
      recordedRatioClamp(box, .size, size, fitsContent: nodes[child].keywords.isVisibleAcross)
    }
  }

  /// Whether an arrangement has its own space for an absolute child.
  private func isInArea(_ child: Int, _ axis: Axis) -> Bool { area(of: child, axis) != nil }

  /// Returns the space that an arrangement has for an absolute child.
  private func area(of child: Int, _ axis: Axis) -> AbsoluteSpace? {
    let container = Int(nodes[child].parent)
    guard nodes[container].keywords[.isArranged] != 0, !hasDistantChildren(container) else { return nil }
    return arrangedSpace(ofAbsolute: child, in: container, isHorizontal: axis == .horizontal)
  }

  /// Returns a number of an arrangement's space for an absolute child.
  private func saidOfArea(_ name: StaticString, _ value: Double) -> Operand {
    Operand(value: value, source: .named(LayoutTrace.Term(name)))
  }

  /// Returns the containing block's size: the padding box, or the space of an arrangement in it.
  func recordedWhole(ofAbsolute child: Int, _ axis: Axis, _ length: Double) -> Operand {
    let container = Int(nodes[child].parent)
    guard let area = area(of: child, axis) else {
      return recordedPaddingBox(containingBlock(ofChildrenOf: container), axis)
    }
    if area.length == length {
      // From one grid line to another.
      let edges = [
        saidOfArea("area's end", area.start + length), saidOfArea("area's start", area.start),
      ]
      return note(child, axis, .cell, .difference, edges, length)
    }
    return note(child, axis, .cell, .arranged, [recordedPaddingBox(container, axis)], length)
  }

  /// Returns the space from the static position to the padding box's edge; for a centered position, to the nearer edge
  /// on both sides.
  private func recordedStaticSpace(_ child: Int, _ container: Int, _ whole: Operand) -> Operand {
    let part = staticPartX(child, container)
    let edge = recordedStaticEdge(child, container, .horizontal, part, recordedInner(container, .horizontal))
    if part == .all { return edge }
    let rest = noteDifference(child, .horizontal, .available, whole, [edge])
    if part == .none { return rest }
    let nearer = note(child, .horizontal, .available, .least, [edge, rest], min(edge.value, rest.value))
    return note(child, .horizontal, .available, .product, [count(2), nearer], 2 * nearer.value)
  }

  /// Returns the padding at the start of an axis.
  private func recordedPadding(_ container: Int, _ axis: Axis) -> [Operand] {
    recordedEdge(container, axis, atEnd: false, of: recordedContainingWidthIfAny(container)).filter {
      guard case .style(let property, _) = $0.source, case .border = property.kind else { return true }
      return false
    }
  }

  @inline(never)
  func recordAbsoluteHeight(_ child: Int, _ origin: SizeOrigin, of height: Double) {
    let whole = recordedWhole(ofAbsolute: child, .vertical, height)
    guard origin == .room else {
      let size = recordedOwnHeight(
        child, origin, of: whole, available: known(child, .vertical, .available), result: boxes[child].height)
      note(child, .vertical, .size, .given, [size], boxes[child].height)
      return
    }
    let box = recordedSizing(child, .vertical, of: whole)
    recordedDefiniteClamp(box, .size, known(child, .vertical, .available), boxes[child].height)
  }

  @inline(never)
  func recordAbsoluteSpace(_ child: Int, of height: Double) {
    let whole = recordedWhole(ofAbsolute: child, .vertical, height)
    let top = recordedInset(child, .vertical, atEnd: false, of: whole)
    let bottom = recordedInset(child, .vertical, atEnd: true, of: whole)
    let space = noteRemainder(child, .vertical, .available, whole, [top, bottom].compactMap { $0 })
    _ = recordedAvailable(child, .vertical, in: space, of: recordedContainingWidth(of: child))
  }

  @inline(never)
  func recordAbsolutePlace(_ child: Int, _ axis: Axis, _ along: AbsoluteAxis, _ place: AbsolutePlace) {
    let container = Int(nodes[child].parent), containing = recordedContainingWidth(of: child)
    let whole = recordedWhole(ofAbsolute: child, axis, along.whole)
    let isInArea = isInArea(child, axis)
    if isArrangedPlace(child, place, isInArea: isInArea, along) {
      note(child, axis, .position, .arranged, [whole, known(child, axis, .size, along.length)], place.position)
      return
    }
    // There the child is placed as in a box of its own.
    let border =
      isInArea
      ? saidOfArea(along.isTurned ? "area's left edge" : "area's start", along.border)
      : recordedBlockStart(child, axis)
    let size = known(child, axis, .size, along.length)
    let first = recordedMargin(child, axis, atEnd: false, of: containing)
    let last = recordedMargin(child, axis, atEnd: true, of: containing)
    let start = recordedInset(child, axis, atEnd: false, of: whole)
    let end = recordedInset(child, axis, atEnd: true, of: whole)
    func free(of space: Operand) -> Operand {
      noteDifference(child, axis, .freeCross, space, [size, first, last].compactMap { $0 })
    }
    /// Returns the operands before the end of the containing block.
    func beforeEnd(_ taken: [Operand?]) -> [Operand?] {
      [border, noteDifference(child, axis, .place, whole, taken.compactMap { $0 })]
    }
    let parts: [Operand?]
    switch place.origin {
    case .inContent(let part):
      let space = isInArea ? whole : recordedInner(container, axis)
      let edge =
        isInArea
        ? [border] : recordedEdge(container, axis, atEnd: false, of: recordedContainingWidthIfAny(container))
      parts =
        edge.map { Optional($0) } + [first, recordedPart(child, axis, .start, of: free(of: space), parts: part.parts)]
    case .safe:
      let space = recordedInner(container, axis)
      parts =
        [border]
        + recordedSafePlace(
          child, axis, along, whole, recordedStaticEdge(child, container, axis, along.staticPart, space),
          size: size, first, last)
    case .fromStart(let part):
      let space = noteRemainder(child, axis, .available, whole, [start, end].compactMap { $0 })
      let before =
        part == .none ? nil : recordedPart(child, axis, .start, of: free(of: space), parts: part.parts)
      parts = along.isTurned ? beforeEnd([end, last, before, size]) : [border, start, first, before]
    case .fromEnd: parts = along.isTurned ? [border, start, first] : beforeEnd([end, last, size])
    case .atStart: parts = along.isTurned ? beforeEnd([size, last]) : [border, first]
    case .atEnd: parts = along.isTurned ? [border, first] : beforeEnd([size, last])
    }
    notePosition(child, axis, parts.compactMap { $0 }, place.position)
  }

  /// Whether an arrangement decides the position of a child without insets: one that is too large for the arrangement's
  /// space, or whose containing block is a farther ancestor.
  private func isArrangedPlace(_ child: Int, _ place: AbsolutePlace, isInArea: Bool, _ along: AbsoluteAxis) -> Bool {
    guard nodes[Int(nodes[child].parent)].keywords[.isArranged] != 0 else { return false }
    if isInArea, case .safe = place.origin { return true }
    return !isInArea && along.start == nil && along.end == nil
  }

  /// Returns the start of the padding box of a child's containing block, from the start of its parent's box.
  private func recordedBlockStart(_ child: Int, _ axis: Axis) -> Operand {
    var node = Int(nodes[child].parent), positions: [Operand] = []
    let block = containingBlock(ofChildrenOf: node)
    while node != block {
      positions.append(known(node, axis, .position, axis == .horizontal ? boxes[node].x : boxes[node].y))
      node = Int(nodes[node].parent)
    }
    let border = property(AxisProperties(axis).borders.start, block, border(block).side(axis, atEnd: false))
    return positions.isEmpty ? border : noteDifference(child, axis, .place, border, positions)
  }

  /// Records the position of a child that is too large for its space and stays at the start side.
  private func recordedSafePlace(
    _ child: Int, _ axis: Axis, _ along: AbsoluteAxis, _ whole: Operand, _ edge: Operand,
    size: Operand, _ first: Operand?, _ last: Operand?
  ) -> [Operand?] {
    let side: Operand
    switch (along.staticPart, along.isTurned) {
    case (.none, true): side = whole
    case (.none, false), (.all, true): side = edge
    case (.all, false): side = count(0)
    case (.half, let keepsEnd):
      // The edge of the space that extends equally to both sides of the center.
      let double = note(child, axis, .place, .product, [count(2), edge], 2 * edge.value)
      side =
        keepsEnd
        ? note(child, axis, .place, .least, [double, whole], min(double.value, whole.value))
        : note(child, axis, .place, .remainder, [double, whole], max(double.value - whole.value, 0))
    }
    guard along.isTurned else { return [side, first] }
    return [noteDifference(child, axis, .place, side, [last, size].compactMap { $0 })]
  }

  /// Returns the static position in the padding box of the containing block.
  private func recordedStaticEdge(
    _ child: Int, _ container: Int, _ axis: Axis, _ part: FreeSpacePart, _ inner: Operand
  ) -> Operand {
    let isDistant = hasDistantChildren(container)
    var parts =
      isDistant
      ? recordedEdge(container, axis, atEnd: false, of: recordedContainingWidthIfAny(container))
      : recordedPadding(container, axis)
    switch part {
    case .none: break
    case .half: parts.append(note(container, axis, .start, .quotient, [inner, count(2)], inner.value / 2))
    case .all: parts.append(inner)
    }
    if parts.isEmpty { parts = [count(0)] }
    let edge = noteSum(child, axis, .offset, parts)
    return isDistant ? noteDifference(child, axis, .offset, edge, [recordedBlockStart(child, axis)]) : edge
  }

  private func notePosition(_ child: Int, _ axis: Axis, _ parts: [Operand], _ position: Double) {
    note(child, axis, .position, .sum, parts.isEmpty ? [count(0)] : parts, position)
  }
}
