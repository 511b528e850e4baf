// Steps about the sizes of boxes that are not flexed.
extension FlexEngine {
  /// Records the width of a column's item in its line, or, before lines are known, in the column.
  @inline(never)
  func recordColumnItemWidth(_ child: Int, _ container: Int, isInLine: Bool, _ origin: SizeOrigin, _ width: Double) {
    let basis = recordedInnerSize(container, .horizontal)
    let space =
      isInLine && nodes[container].keywords.wraps ? currentNumber(recorder.line, .horizontal, .lineSize) : basis
    let available = recordedAvailable(child, .horizontal, in: space, of: basis)
    let box = recordedSizing(child, .horizontal, of: basis, available: available)
    recordedClamp(box, .size, recordedPreferred(box, origin), width)
  }

  @inline(never)
  func recordRootWidth(in space: LayoutSpace, _ sizing: AxisSizing, _ origin: SizeOrigin) {
    let basis = space.width.length.map { Operand(value: $0, source: .space) }
    let available = basis.map { recordedAvailable(0, .horizontal, in: $0, of: $0) } ?? recordedKeywordSpace(in: space)
    let box = recordedSizing(0, .horizontal, sizing, of: basis, available: available)
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
    let margins = horizontalMargins(0, of: 0)
    guard own.value < -margins else { return recordStep(0, .horizontal, .available, .given, [own], own.value) }
    return recordStep(
      0, .horizontal, .available, .difference, [count(0), recordedMargins(0, .horizontal, of: nil)], -margins)
  }

  @inline(never)
  func recordRootHeight(in space: LayoutSpace, _ origin: SizeOrigin) {
    let basis = space.height.length.map { Operand(value: $0, source: .space) }
    guard let basis, origin == .room else {
      let height = recordedOwnHeight(0, origin, of: basis, result: boxes[0].height)
      recordStep(0, .vertical, .size, .given, [height], boxes[0].height)
      return
    }
    let box = recordedSizing(0, .vertical, of: basis)
    let available = recordedAvailable(0, .vertical, in: basis, of: recordedContainingWidth(of: 0))
    recordedDefiniteClamp(box, .size, available, boxes[0].height)
  }

  /// Records the height of a row's item that does not stretch.
  @inline(never)
  func recordUnstretchedHeight(_ child: Int, of basis: Double?) {
    let container = Int(nodes[child].parent)
    let height = recordedHypotheticalHeight(child, of: recordedBasisHeight(container, basis))
    recordStep(child, .vertical, .size, .given, [height], boxes[child].height)
  }

  /// Records the height of a row's item that fills its line. Its available space must already be recorded.
  @inline(never)
  func recordStretchedHeight(_ child: Int, of definiteHeight: Double?) {
    let box = recordedSizing(child, .vertical, of: recordedBasisHeight(Int(nodes[child].parent), definiteHeight))
    recordedDefiniteClamp(box, .size, currentNumber(child, .vertical, .available), boxes[child].height)
  }

  /// Records the available space of a row's item that fills its line, or the height to which percentages refer.
  @inline(never)
  func recordStretchSpace(_ child: Int, _ line: FlexLine, fillsLine: Bool, of definiteHeight: Double?) {
    let container = Int(nodes[child].parent), basis = fillsLine ? nil : recordedBasisHeight(container, definiteHeight)
    recordStretchSpace(child, in: basis ?? recordedLineSize(line, container, .vertical))
  }

  /// Records the available space of an item that fills a row, whose content is laid out in a height.
  @inline(never)
  func recordLaidOutStretchSpace(_ child: Int, of inner: Double) {
    if let basis = recordedBasisHeight(Int(nodes[child].parent), inner) { recordStretchSpace(child, in: basis) }
  }

  private func recordStretchSpace(_ child: Int, in height: Operand) {
    let edges = recordedEdges(child, .vertical)
    let available = recordedAvailable(child, .vertical, in: height, of: recordedContainingWidth(of: child))
    _ = recordedAtLeast(edges, child, .vertical, available)
  }

  /// Returns the available space of a box, which is at least its padding and border.
  func recordedAtLeast(_ edges: Operand, _ child: Int, _ axis: Axis, _ available: Operand) -> Operand {
    if available.value >= edges.value { return available }
    return recordStep(child, axis, .available, .greatest, [available, edges], edges.value)
  }

  @inline(never)
  func recordRootPosition(in space: LayoutSpace) {
    let width = space.width.length.map { Operand(value: $0, source: .space) }
    let height = space.height.length.map { Operand(value: $0, source: .space) }
    let units = nodes[0].units
    var left: [Operand?] = []
    if units[.marginLeft] == .auto, nodes[0].keywords[.hasMargin] != 0 {
      // The automatic left margin and the box share the available width, which excludes the right margin.
      let space = currentNumber(0, .horizontal, .available, state.availableWidthOfRoot)
      let size = currentNumber(0, .horizontal, .size, boxes[0].width)
      let free = recordStep(0, .horizontal, .freeMain, .difference, [space, size])
      if free.value > 0 {
        let parts = units[.marginRight] == .auto ? 2 : 1
        left.append(recordStep(0, .horizontal, .autoMargin, .quotient, [free, count(parts)]))
      }
    } else {
      left.append(recordedMargin(0, .horizontal, atEnd: false, of: width))
    }
    var top = [recordedMargin(0, .vertical, atEnd: false, of: width)]
    if usesInsets(0) {
      left.append(recordedShift(0, .horizontal, of: width, endWins: false))
      top.append(recordedShift(0, .vertical, of: height, endWins: false))
    }
    recordStep(0, .horizontal, .position, .sum, left, boxes[0].x)
    recordStep(0, .vertical, .position, .sum, top, boxes[0].y)
  }
}
