// Steps about the sizes of boxes that are not flexed.
extension FlexEngine {
  /// Records the width of a column's item in its line, or, before lines are known, in the column.
  @inline(never)
  func recordColumnItemWidth(_ child: Int, _ container: Int, isInLine: Bool, _ origin: SizeOrigin, _ width: Double) {
    let whole = recordedInner(container, .horizontal)
    let room =
      isInLine && nodes[container].keywords.wraps ? known(recorder.line, .horizontal, .lineSize) : whole
    let available = recordedAvailable(child, .horizontal, in: room, of: whole)
    let box = recordedSizing(child, .horizontal, of: whole, available: available)
    recordedClamp(box, .size, recordedPreferred(box, origin), width)
  }

  /// Records the width of the root.
  @inline(never)
  func recordRootWidth(in space: LayoutSpace, _ sizing: AxisSizing, _ origin: SizeOrigin) {
    let whole = space.width.length.map { Operand(value: $0, source: .space) }
    let available =
      whole.map { recordedAvailable(0, .horizontal, in: $0, of: $0) } ?? recordedKeywordSpace(in: space)
    let box = recordedSizing(0, .horizontal, sizing, of: whole, available: available)
    let size = recordedPreferred(box, origin)
    if origin == .ratio {
      recordedRatioClamp(box, .size, size, fitsContent: !nodes[0].keywords.isScrollContainer)
    } else {
      recordedClamp(box, .size, size, boxes[0].width)
    }
  }

  /// Returns the space of a root that is sized by a keyword: its contribution, or the space from its negative margins.
  private func recordedKeywordSpace(in space: LayoutSpace) -> Operand {
    let own = recordedContribution(0, isMinContent: space.width == .minContent)
    let outer = horizontalMargins(0, of: 0)
    guard own.value < -outer else { return note(0, .horizontal, .available, .given, [own], own.value) }
    return note(
      0, .horizontal, .available, .difference, [count(0)] + recordedMargins(0, .horizontal, of: nil), -outer)
  }

  /// Records the height of the root.
  @inline(never)
  func recordRootHeight(in space: LayoutSpace, _ origin: SizeOrigin) {
    let whole = space.height.length.map { Operand(value: $0, source: .space) }
    guard let whole, origin == .room else {
      let height = recordedOwnHeight(0, origin, of: whole, result: boxes[0].height)
      note(0, .vertical, .size, .given, [height], boxes[0].height)
      return
    }
    let box = recordedSizing(0, .vertical, of: whole)
    let available = recordedAvailable(0, .vertical, in: whole, of: recordedContainingWidth(of: 0))
    recordedDefiniteClamp(box, .size, available, boxes[0].height)
  }

  /// Records the height of a row's item that does not stretch.
  @inline(never)
  func recordUnstretchedHeight(_ child: Int, of whole: Double?) {
    let container = Int(nodes[child].parent)
    let height = recordedHypotheticalHeight(child, of: recordedBasis(container, whole))
    note(child, .vertical, .size, .given, [height], boxes[child].height)
  }

  /// Records the height of a row's item that fills its line; its available space is recorded.
  @inline(never)
  func recordStretchedHeight(_ child: Int, of definiteHeight: Double?) {
    let box = recordedSizing(child, .vertical, of: recordedBasis(Int(nodes[child].parent), definiteHeight))
    recordedDefiniteClamp(box, .size, known(child, .vertical, .available), boxes[child].height)
  }

  /// Records the available space of a row's item that fills its line, or the height to which percentages refer.
  @inline(never)
  func recordStretchSpace(_ child: Int, _ line: FlexLine, fillsLine: Bool, of definiteHeight: Double?) {
    let container = Int(nodes[child].parent), whole = fillsLine ? nil : recordedBasis(container, definiteHeight)
    recordStretchSpace(child, in: whole ?? recordedLineSize(line, container, .vertical))
  }

  /// Records the available space of an item that fills a row, whose content is laid out in a height.
  @inline(never)
  func recordLaidOutStretchSpace(_ child: Int, of inner: Double) {
    if let whole = recordedBasis(Int(nodes[child].parent), inner) { recordStretchSpace(child, in: whole) }
  }

  private func recordStretchSpace(_ child: Int, in height: Operand) {
    let edges = recordedEdges(child, .vertical, of: recordedContainingWidthIfAny(child))
    let available = recordedAvailable(child, .vertical, in: height, of: recordedContainingWidth(of: child))
    _ = recordedAtLeast(edges, child, .vertical, available)
  }

  /// Returns the available space of a box, which is at least its padding and border.
  func recordedAtLeast(_ edges: Operand, _ child: Int, _ axis: Axis, _ available: Operand) -> Operand {
    if available.value >= edges.value { return available }
    return note(child, axis, .available, .greatest, [available, edges], edges.value)
  }

  /// Records the position of the root.
  @inline(never)
  func recordRootPlace(in space: LayoutSpace) {
    let width = space.width.length.map { Operand(value: $0, source: .space) }
    let height = space.height.length.map { Operand(value: $0, source: .space) }
    let units = nodes[0].units
    var left: [Operand] = []
    if units[.marginLeft] == .auto, nodes[0].keywords[.hasMargin] != 0 {
      // The space beside the other margin.
      let room = known(0, .horizontal, .available, availableWidthOfRoot)
      let size = known(0, .horizontal, .size, boxes[0].width)
      let free = noteDifference(0, .horizontal, .freeMain, room, [size])
      if free.value > 0 {
        let parts = units[.marginRight] == .auto ? 2 : 1
        left.append(note(0, .horizontal, .autoMargin, .quotient, [free, count(parts)], free.value / Double(parts)))
      }
    } else if let margin = recordedMargin(0, .horizontal, atEnd: false, of: width) {
      left.append(margin)
    }
    var top = [recordedMargin(0, .vertical, atEnd: false, of: width)].compactMap { $0 }
    if usesInsets(0) {
      if let shift = recordedShift(0, .horizontal, of: width, endWins: false) { left.append(shift) }
      if let shift = recordedShift(0, .vertical, of: height, endWins: false) { top.append(shift) }
    }
    note(0, .horizontal, .position, .sum, left.isEmpty ? [count(0)] : left, boxes[0].x)
    note(0, .vertical, .position, .sum, top.isEmpty ? [count(0)] : top, boxes[0].y)
  }
}
