// Steps about absolute children (CSS Position §4).
extension FlexEngine {
  @inline(never)
  func recordAbsoluteWidth(_ child: Int) {
    let container = Int(nodes[child].parent)
    let whole = recordedPaddingBox(container, .horizontal, boxes[child].containingWidth)
    let left = recordedInset(child, .horizontal, atEnd: false, of: whole)
    let right = recordedInset(child, .horizontal, atEnd: true, of: whole)
    let edges = recordedEdges(child, .horizontal, of: whole)
    let sizing = horizontalSizing(child, edges: edges.value)
    let room: Operand
    if left == nil, right == nil {
      room = recordedStaticRoom(child, container, whole)
    } else {
      let taken = [left, right].compactMap { $0 }
      room = note(
        child, .horizontal, .available, .remainder, [whole] + taken, max(taken.reduce(whole.value) { $0 - $1.value }, 0)
      )
    }
    let margins = recordedMargins(child, .horizontal, of: whole)
    let available = note(
      child, .horizontal, .available, .difference, [room] + margins, margins.reduce(room.value) { $0 - $1.value })
    let given = recordedSize(child, .horizontal, .width, sizing.size, sizing, edges, of: whole)
    if let transferred = sizing.transferred {
      let size = given ?? recordedTransfer(child, .horizontal, transferred)
      _ = recordedRatioClamp(
        child, .horizontal, .size, size, sizing, of: whole, available: available, edges,
        fitsContent: nodes[child].keywords.isVisibleAcross)
      return
    }
    let size: Operand
    if let given {
      size = given
    } else if let keyword = recordedKeyword(child, .horizontal, sizing.size.unit, sizing, available: available, edges) {
      size = keyword
    } else if left != nil, right != nil {
      let filling = sizing.filling(available.value)
      size =
        filling == available.value
        ? available : recordedFilling(child, .horizontal, available, filling)
    } else {
      size = recordedFit(child, .horizontal, sizing, available: available, edges)
    }
    _ = recordedClamp(
      child, .horizontal, .size, size, sizing, of: whole, available: available, edges, boxes[child].width)
  }

  /// The room from the static position to the padding box's edge; where that is a center, to the nearer edge on both
  /// sides.
  private func recordedStaticRoom(_ child: Int, _ container: Int, _ whole: Operand) -> Operand {
    let share = staticOffsetX(child, container, free: 1)
    let edge = recordedStaticEdge(
      child, container, .horizontal, share: share, recordedInner(container, .horizontal, innerWidth(container)))
    if share == 1 { return edge }
    let rest = note(child, .horizontal, .available, .difference, [whole, edge], whole.value - edge.value)
    if share == 0 { return rest }
    let nearer = note(child, .horizontal, .available, .least, [edge, rest], min(edge.value, rest.value))
    return note(child, .horizontal, .available, .product, [count(2), nearer], 2 * nearer.value)
  }

  /// The padding where an axis starts.
  private func recordedPadding(_ container: Int, _ axis: Axis) -> [Operand] {
    recordedEdge(container, axis, atEnd: false, of: recordedContainingWidthIfAny(container)).filter {
      if case .style(.borderLeft, _) = $0.source { return false }
      if case .style(.borderTop, _) = $0.source { return false }
      return true
    }
  }

  @inline(never)
  func recordAbsoluteHeight(_ child: Int, isFilled: Bool, of height: Double) {
    let container = Int(nodes[child].parent)
    let whole = recordedPaddingBox(container, .vertical, height)
    let edges = recordedEdges(child, .vertical, of: recordedContainingWidthIfAny(child))
    guard isFilled else {
      let size = recordedOwnHeight(
        child, of: whole, available: recordedAbsoluteRoom(child, whole), result: boxes[child].height)
      note(child, .vertical, .size, .given, [size], boxes[child].height)
      return
    }
    _ = recordedDefiniteClamp(
      child, .size, recordedAbsoluteRoom(child, whole), verticalSizing(child), of: whole, edges, boxes[child].height)
  }

  @inline(never)
  func recordAbsoluteRoom(_ child: Int, of height: Double) {
    _ = recordedAbsoluteRoom(child, recordedPaddingBox(Int(nodes[child].parent), .vertical, height))
  }

  private func recordedAbsoluteRoom(_ child: Int, _ whole: Operand) -> Operand {
    let taken = [
      recordedInset(child, .vertical, atEnd: false, of: whole), recordedInset(child, .vertical, atEnd: true, of: whole),
    ].compactMap { $0 }
    let margins = recordedMargins(child, .vertical, of: recordedContainingWidth(of: child))
    let room = note(
      child, .vertical, .available, .remainder, [whole] + taken, max(taken.reduce(whole.value) { $0 - $1.value }, 0))
    return note(
      child, .vertical, .available, .difference, [room] + margins, margins.reduce(room.value) { $0 - $1.value })
  }

  @inline(never)
  func recordAbsolutePlace(_ child: Int, _ container: Int, in content: ContentBox, of height: Double) {
    let border = border(container)
    recordAbsolutePlace(
      child, container, .horizontal, recordedPaddingBox(container, .horizontal, boxes[child].containingWidth),
      border: property(.borderLeft, container, border.left), inner: content.width)
    recordAbsolutePlace(
      child, container, .vertical, recordedPaddingBox(container, .vertical, height),
      border: property(.borderTop, container, border.top), inner: content.height)
  }

  private func recordAbsolutePlace(
    _ child: Int, _ container: Int, _ axis: Axis, _ whole: Operand, border: Operand, inner: Double
  ) {
    let position = axis == .horizontal ? boxes[child].x : boxes[child].y
    let size = known(child, axis, .size, axis == .horizontal ? boxes[child].width : boxes[child].height)
    let containing = recordedContainingWidth(of: child)
    let first = recordedMargin(child, axis, atEnd: false, of: containing)
    let last = recordedMargin(child, axis, atEnd: true, of: containing)
    let start = recordedInset(child, axis, atEnd: false, of: whole)
    let end = recordedInset(child, axis, atEnd: true, of: whole)
    let margins = [first, last].compactMap { $0 }
    if start == nil, end == nil {
      // As if it were the container's only item.
      let parts =
        recordedEdge(container, axis, atEnd: false, of: recordedContainingWidthIfAny(container))
        + [first].compactMap { $0 }
      let rest = position - parts.reduce(0) { $0 + $1.value }
      let taken = [size] + margins, room = recordedInner(container, axis, inner)
      let free = note(child, axis, .freeAcross, .difference, [room] + taken, taken.reduce(room.value) { $0 - $1.value })
      if !isClose(rest, 0), !isClose(rest, free.value), !isClose(rest, free.value / 2) {
        let place = recordedSafePlace(child, container, axis, whole, room, size: size, first, last)
        return notePosition(child, axis, [border] + place, position)
      }
      notePosition(child, axis, parts + recordedPart(child, axis, of: free, rest), position)
      return
    }
    // From the border of the start, or from the end.
    let begins = [border] + [start, first].compactMap { $0 }
    let fromStart = begins.reduce(0) { $0 + $1.value }
    if start != nil, isClose(fromStart, position) { return notePosition(child, axis, begins, position) }
    if let end {
      let taken = [end, last, size].compactMap { $0 }
      let place = taken.reduce(whole.value) { $0 - $1.value }
      if isClose(border.value + place, position) {
        return notePosition(
          child, axis, [border, note(child, axis, .place, .difference, [whole] + taken, place)], position)
      }
    }
    let insets = [start, end].compactMap { $0 }
    let room = note(
      child, axis, .available, .remainder, [whole] + insets, max(insets.reduce(whole.value) { $0 - $1.value }, 0))
    // At the edges of the containing block, since its own room is too small.
    let atStart = [border] + [first].compactMap { $0 }
    if isClose(atStart.reduce(0) { $0 + $1.value }, position) { return notePosition(child, axis, atStart, position) }
    let behind = [size] + [last].compactMap { $0 }
    let latest = behind.reduce(whole.value) { $0 - $1.value }
    if isClose(border.value + latest, position) {
      let place = note(child, axis, .place, .difference, [whole] + behind, latest)
      return notePosition(child, axis, [border, place], position)
    }
    let taken = [size] + margins
    let free = note(child, axis, .freeAcross, .difference, [room] + taken, taken.reduce(room.value) { $0 - $1.value })
    notePosition(child, axis, begins + recordedPart(child, axis, of: free, position - fromStart), position)
  }

  /// Where a child is that is too large for its room, and keeps to the side of it where writing starts.
  private func recordedSafePlace(
    _ child: Int, _ container: Int, _ axis: Axis, _ whole: Operand, _ inner: Operand, size: Operand, _ first: Operand?,
    _ last: Operand?
  ) -> [Operand] {
    let share =
      axis == .horizontal ? staticOffsetX(child, container, free: 1) : staticOffsetY(child, container, free: 1)
    let keepsEnd = axis == .horizontal && boxes[container].flags.contains(.rightToLeft)
    let edge = recordedStaticEdge(child, container, axis, share: share, inner)
    let side: Operand
    switch (share, keepsEnd) {
    case (0, true): side = whole
    case (0, false), (1, true): side = edge
    case (1, false): side = count(0)
    default:
      // The edge of the room that reaches as far to both sides of the center.
      let double = note(child, axis, .place, .product, [count(2), edge], 2 * edge.value)
      side =
        keepsEnd
        ? note(child, axis, .place, .least, [double, whole], min(double.value, whole.value))
        : note(child, axis, .place, .remainder, [double, whole], max(double.value - whole.value, 0))
    }
    guard keepsEnd else { return [side] + [first].compactMap { $0 } }
    let taken = [last, size].compactMap { $0 }
    return [note(child, axis, .place, .difference, [side] + taken, taken.reduce(side.value) { $0 - $1.value })]
  }

  /// The static position in the padding box.
  private func recordedStaticEdge(_ child: Int, _ container: Int, _ axis: Axis, share: Double, _ inner: Operand)
    -> Operand
  {
    var parts = recordedPadding(container, axis)
    if share == 1 { parts.append(inner) }
    if share != 0, share != 1 {
      parts.append(note(container, axis, .start, .quotient, [inner, count(2)], inner.value / 2))
    }
    if parts.isEmpty { parts = [count(0)] }
    return note(child, axis, .offset, .sum, parts, parts.reduce(0) { $0 + $1.value })
  }

  private func notePosition(_ child: Int, _ axis: Axis, _ parts: [Operand], _ position: Double) {
    note(child, axis, .position, .sum, parts.isEmpty ? [count(0)] : parts, position)
  }

  /// All, half or nothing of a free space.
  private func recordedPart(_ child: Int, _ axis: Axis, of free: Operand, _ part: Double) -> [Operand] {
    if isClose(part, 0) { return [] }
    if isClose(part, free.value) { return [free] }
    if isClose(part, free.value / 2) {
      return [note(child, axis, .start, .quotient, [free, count(2)], free.value / 2)]
    }
    return [note(child, axis, .start, .unexplained, [free], part)]
  }
}
