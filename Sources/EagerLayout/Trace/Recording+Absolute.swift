// Steps about absolute children (CSS Position §4).
extension FlexEngine {
  @inline(never)
  func recordAbsoluteWidth(_ child: Int, _ sizing: AxisSizing, _ origin: SizeOrigin, _ width: Double) {
    let container = Int(nodes[child].parent)
    let basis = recordedContainingSize(ofAbsolute: child, .horizontal, boxes[child].containingWidth)
    let left = recordedInset(child, .horizontal, atEnd: false, of: basis)
    let right = recordedInset(child, .horizontal, atEnd: true, of: basis)
    let space: Operand
    if left == nil, right == nil {
      space = isInArea(child, .horizontal) ? basis : recordedStaticSpace(child, container, basis)
    } else {
      space = recordStep(child, .horizontal, .available, .remainder, [basis, left, right])
    }
    let box = recordedSizing(
      child, .horizontal, sizing, of: basis,
      available: recordedAvailable(child, .horizontal, in: space, of: basis))
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
  private func areaNumber(_ name: StaticString, _ value: Double) -> Operand {
    Operand(value: value, source: .named(LayoutTrace.Term(name)))
  }

  /// Returns the containing block's size: the padding box, or the space of an arrangement in it.
  func recordedContainingSize(ofAbsolute child: Int, _ axis: Axis, _ length: Double) -> Operand {
    let container = Int(nodes[child].parent)
    guard let area = area(of: child, axis) else {
      return recordedPaddingBox(containingBlock(ofChildrenOf: container), axis)
    }
    if area.length == length {
      // The space has a length of its own: it extends from one grid line to another.
      let edges = [
        areaNumber("area's end", area.start + length), areaNumber("area's start", area.start),
      ]
      return recordStep(child, axis, .cell, .difference, edges, length)
    }
    return recordStep(child, axis, .cell, .arranged, [recordedPaddingBox(container, axis)], length)
  }

  /// Returns the space from the static position to the padding box's edge; for a centered position, to the nearer edge
  /// on both sides.
  private func recordedStaticSpace(_ child: Int, _ container: Int, _ basis: Operand) -> Operand {
    let part = staticPartX(child, container)
    let edge = recordedStaticEdge(child, container, .horizontal, part, recordedInnerSize(container, .horizontal))
    if part == .all { return edge }
    let spaceAfter = recordStep(child, .horizontal, .available, .difference, [basis, edge])
    if part == .none { return spaceAfter }
    let nearer = recordStep(child, .horizontal, .available, .least, [edge, spaceAfter])
    return recordStep(child, .horizontal, .available, .product, [count(2), nearer])
  }

  /// Returns the padding at the start of an axis.
  private func recordedPadding(_ container: Int, _ axis: Axis) -> [Operand] {
    recordedStartEdge(container, axis).filter {
      guard case .style(let property, _) = $0.source, case .border = property.kind else { return true }
      return false
    }
  }

  @inline(never)
  func recordAbsoluteHeight(_ child: Int, _ origin: SizeOrigin, of height: Double) {
    let basis = recordedContainingSize(ofAbsolute: child, .vertical, height)
    guard origin == .room else {
      let size = recordedOwnHeight(
        child, origin, of: basis, available: currentNumber(child, .vertical, .available), result: boxes[child].height)
      recordStep(child, .vertical, .size, .given, [size], boxes[child].height)
      return
    }
    let box = recordedSizing(child, .vertical, of: basis)
    recordedDefiniteClamp(box, .size, currentNumber(child, .vertical, .available), boxes[child].height)
  }

  @inline(never)
  func recordAbsoluteSpace(_ child: Int, of height: Double) {
    let basis = recordedContainingSize(ofAbsolute: child, .vertical, height)
    let top = recordedInset(child, .vertical, atEnd: false, of: basis)
    let bottom = recordedInset(child, .vertical, atEnd: true, of: basis)
    let space = recordStep(child, .vertical, .available, .remainder, [basis, top, bottom])
    _ = recordedAvailable(child, .vertical, in: space, of: recordedContainingWidth(of: child))
  }

  @inline(never)
  func recordAbsolutePosition(_ child: Int, _ axis: Axis, _ along: AbsoluteAxis, _ place: AbsolutePlace) {
    let container = Int(nodes[child].parent), containing = recordedContainingWidth(of: child)
    let basis = recordedContainingSize(ofAbsolute: child, axis, along.whole)
    let isInArea = isInArea(child, axis)
    if isArrangedPlace(child, place, isInArea: isInArea, along) {
      recordStep(
        child, axis, .position, .arranged, [basis, currentNumber(child, axis, .size, along.length)], place.position)
      return
    }
    // In an arrangement's space, a child is placed as in a containing block of its own.
    let border =
      isInArea
      ? areaNumber(along.isTurned ? "area's left edge" : "area's start", along.border)
      : recordedBlockStart(child, axis)
    let size = currentNumber(child, axis, .size, along.length)
    let startMargin = recordedMargin(child, axis, atEnd: false, of: containing)
    let endMargin = recordedMargin(child, axis, atEnd: true, of: containing)
    let start = recordedInset(child, axis, atEnd: false, of: basis)
    let end = recordedInset(child, axis, atEnd: true, of: basis)
    func free(of space: Operand) -> Operand {
      recordStep(child, axis, .freeCross, .difference, [space, size, startMargin, endMargin])
    }
    /// Returns the operands of a position that is measured back from the end of the containing block.
    func beforeEnd(_ subtracted: [Operand?]) -> [Operand?] {
      [border, recordStep(child, axis, .place, .difference, [basis] + subtracted)]
    }
    let parts: [Operand?]
    switch place.origin {
    case .inContent(let part):
      let space = isInArea ? basis : recordedInnerSize(container, axis)
      let edge =
        isInArea
        ? [border] : recordedStartEdge(container, axis)
      parts =
        edge.map { Optional($0) } + [
          startMargin, recordedPart(child, axis, .start, of: free(of: space), parts: part.parts),
        ]
    case .safe:
      let space = recordedInnerSize(container, axis)
      parts =
        [border]
        + recordedSafePlace(
          child, axis, along, basis, recordedStaticEdge(child, container, axis, along.staticPart, space),
          size: size, startMargin, endMargin)
    case .fromStart(let part):
      let space = recordStep(child, axis, .available, .remainder, [basis, start, end])
      let before = part == .none ? nil : recordedPart(child, axis, .start, of: free(of: space), parts: part.parts)
      parts = along.isTurned ? beforeEnd([end, endMargin, before, size]) : [border, start, startMargin, before]
    case .fromEnd: parts = along.isTurned ? [border, start, startMargin] : beforeEnd([end, endMargin, size])
    case .atStart: parts = along.isTurned ? beforeEnd([size, endMargin]) : [border, startMargin]
    case .atEnd: parts = along.isTurned ? [border, startMargin] : beforeEnd([size, endMargin])
    }
    recordStep(child, axis, .position, .sum, parts, place.position)
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
      positions.append(currentNumber(node, axis, .position, axis == .horizontal ? boxes[node].x : boxes[node].y))
      node = Int(nodes[node].parent)
    }
    let border = property(AxisProperties(axis).borders.start, block, border(block).side(axis, atEnd: false))
    return positions.isEmpty ? border : recordStep(child, axis, .place, .difference, [border] + positions)
  }

  /// Records the position of a child that is too large for its space and stays at the start side.
  private func recordedSafePlace(
    _ child: Int, _ axis: Axis, _ along: AbsoluteAxis, _ basis: Operand, _ edge: Operand,
    size: Operand, _ startMargin: Operand?, _ endMargin: Operand?
  ) -> [Operand?] {
    let side: Operand
    switch (along.staticPart, along.isTurned) {
    case (.none, true): side = basis
    case (.none, false), (.all, true): side = edge
    case (.all, false): side = count(0)
    case (.half, let keepsEnd):
      // The edge of the space that extends equally to both sides of the center.
      let double = recordStep(child, axis, .place, .product, [count(2), edge])
      side =
        keepsEnd
        ? recordStep(child, axis, .place, .least, [double, basis])
        : recordStep(child, axis, .place, .remainder, [double, basis])
    }
    guard along.isTurned else { return [side, startMargin] }
    return [recordStep(child, axis, .place, .difference, [side, endMargin, size])]
  }

  /// Returns the static position in the padding box of the containing block.
  private func recordedStaticEdge(
    _ child: Int, _ container: Int, _ axis: Axis, _ part: FreeSpacePart, _ inner: Operand
  ) -> Operand {
    let isDistant = hasDistantChildren(container)
    var parts =
      isDistant
      ? recordedStartEdge(container, axis)
      : recordedPadding(container, axis)
    switch part {
    case .none: break
    case .half: parts.append(recordStep(container, axis, .start, .quotient, [inner, count(2)]))
    case .all: parts.append(inner)
    }
    let edge = recordStep(child, axis, .offset, .sum, parts)
    return isDistant ? recordStep(child, axis, .offset, .difference, [edge, recordedBlockStart(child, axis)]) : edge
  }
}
