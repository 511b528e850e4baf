// Steps that an arrangement records itself: see `ArrangementTrace`.
extension FlexEngine {
  /// Records the steps of a container's arrangement about a pass that has just finished.
  func recordSteps(of record: inout RecordedArrangement) {
    for entry in explanation(of: record.pass, record.container, in: record.content) {
      var step: Operand?
      switch entry {
      case .number(let term, let item, let number, let reason):
        let because = reason.map { operand($0, &record) }
        step = recordedCalculation(of: number, term, of: item, &record, because)
      case .decision(let term, let item, let value, let numbers):
        let axis = numbers.first?.axis ?? .horizontal
        step = recordStep(
          item ?? record.container, axis, .found, .arranged, numbers.map { operand($0, &record) }, value, term: term)
      case .length(let child, .horizontal, let sizing, let number): recordArrangedWidth(child, sizing, number, &record)
      case .length(let child, .vertical, let sizing, let number):
        recordArrangedHeightOfItem(child, sizing, number, &record)
      case .place(let child, let axis, let number): recordArrangedPosition(child, axis, number, &record)
      case .content(let axis, true, let number): record.minContent = operand(number, &record, along: axis)
      case .content(let axis, false, let number): record.maxContent = operand(number, &record, along: axis)
      }
      record.numbers.append(step)
    }
  }

  /// Returns a number as an operand, with the step that computed it.
  private func operand(
    _ number: ArrangementTrace.Number, _ record: inout RecordedArrangement, along axis: Axis? = nil
  ) -> Operand {
    let container = record.container
    switch number.origin {
    case .inner(let axis): return recordedInnerSize(container, axis)
    case .gap(let axis): return recordedGap(container, axis, of: basis(axis, record)) ?? count(0)
    case .contribution(let child, let isMinContent):
      if !hasUnrecordedHeight(child) {
        return recordedOuterSize(child, .horizontal, recordedContribution(child, isMinContent: isMinContent), of: nil)
      }
      let content = recordedContent(child, .horizontal, isMinContent: isMinContent)
      return recordStep(child, .horizontal, .outer, .arranged, [content], number.value)
    case .outer(let child, .horizontal):
      if record.pass == .widths { recordMissingWidth(child, &record) }
      return recordedOuterSizeOfItem(child, .horizontal, boxes[child].width, of: number.value)
    case .outer(let child, .vertical):
      if record.pass != .placement { return recordedOwnOuterHeight(child, number.value, of: nil) }
      // Later steps of the arrangement may set the item's height, so record the height now if it is missing.
      recordMissingHeight(child, &record)
      return recordedOuterSizeOfItem(child, .vertical, boxes[child].height, of: number.value)
    case .ownHeight(let child): return recordedOwnOuterHeight(child, number.value, of: basis(.vertical, record))
    case .start(let child, let axis): return record.start(of: child, axis) ?? count(0)
    case .named(let term, _): return Operand(value: number.value, source: .named(term))
    case .count: return Operand(value: number.value, source: .count)
    case .recorded(let index, _):
      // A number that another pass recorded has no step in this pass, so it becomes a plain number.
      let step = index < record.numbers.count ? record.numbers[index] : nil
      return step ?? Operand(value: number.value, source: .count)
    case .calculated: return recordedCalculation(of: number, number.usualTerm, &record, along: axis)
    }
  }

  /// Records the step that computes a number from others.
  private func recordedCalculation(
    of number: ArrangementTrace.Number, _ term: LayoutTrace.Term, of item: Int? = nil,
    _ record: inout RecordedArrangement,
    _ reason: Operand? = nil, along axis: Axis? = nil
  ) -> Operand {
    let axis = axis ?? number.axis ?? .horizontal
    let (operation, operands) = formula(of: number, &record)
    return recordStep(
      item ?? record.container, axis, .found, operation, operands, number.value, reason: reason, term: term)
  }

  private func formula(
    of number: ArrangementTrace.Number, _ record: inout RecordedArrangement
  ) -> (operation: Operation, operands: [Operand]) {
    guard case .calculated(let operation, let numbers) = number.origin else {
      return (.given, [operand(number, &record)])
    }
    let operands = numbers.map { operand($0, &record) }
    if operation != .sum { return (operation, operands) }
    // Zeros that are plain numbers explain nothing in a sum.
    return (.sum, operands.filter { $0.source != .count || $0.value != 0 })
  }

  /// Returns the basis of percentages of a container's gap.
  private func basis(_ axis: Axis, _ record: RecordedArrangement) -> Operand? {
    if record.pass == .intrinsicWidths { return nil }
    return axis == .horizontal
      ? recordedInnerSize(record.container, axis) : recordedBasisHeight(record.container, record.content.definiteHeight)
  }

  /// Whether an item's ratio derives its width from a height that an arrangement set during a measurement.
  private func hasUnrecordedHeight(_ child: Int) -> Bool {
    guard nodes[child].keywords[.hasRatio] != 0, let height = definiteHeight(child) else { return false }
    return recorder.step(child, .vertical, .definiteSize, ifStill: height) == nil
  }

  private func recordedOwnOuterHeight(_ child: Int, _ outer: Double, of basis: Operand?) -> Operand {
    if boxes[child].flags.contains(.isExcluded) { return count(0) }
    if recordsOwnHeight(child) {
      let ownHeight = recordedOuterHeight(child, of: basis)
      // An arrangement may also use a height that it measured at another width.
      if RecordedArrangement.equals(ownHeight.value, outer) { return ownHeight }
    }
    return recordStep(
      child, .vertical, .outer, .arranged, [recordedContent(child, .vertical, isMinContent: false)], outer)
  }

  private func recordedOuterSizeOfItem(_ child: Int, _ axis: Axis, _ size: Double, of outer: Double) -> Operand {
    if boxes[child].flags.contains(.isExcluded) { return count(0) }
    let size = currentNumber(child, axis, .size, size)
    let margins = recordedMargins(child, axis)
    return margins.map { recordStep(child, axis, .outer, .sum, [size, $0], outer) } ?? size
  }
}

// Steps about items.
extension FlexEngine {
  private func recordArrangedWidth(
    _ child: Int, _ kind: ArrangementTrace.Sizing, _ number: ArrangementTrace.Number,
    _ record: inout RecordedArrangement
  ) {
    guard !boxes[child].flags.contains(.isExcluded), !hasUnrecordedHeight(child) else { return }
    let length = operand(number, &record), width = boxes[child].width, inner = record.content.width
    // Record only the length that results in the item's width: the arrangement may have tried other lengths before.
    let cellWidth = kind == .set ? max(length.value, 0) : boxes[child].containingWidth
    guard RecordedArrangement.equals(max(length.value, 0), cellWidth) else { return }
    let reference = kind == .set ? inner : cellWidth
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: reference))
    let fitsContent = !nodes[child].keywords.isScrollContainer
    var space = cellWidth - horizontalMargins(child, of: reference)
    if RecordedArrangement.equals(space, width) { space = width }
    let size =
      kind == .set
      ? PreferredSize(max(space, sizing.edges), .room)
      : sizing.preferredByRatio(
        sizing.size, of: reference, available: space, otherwise: kind == .fill ? .filling : .fitContent)
    let used = sizing.clamped(
      size, of: reference, available: kind == .set ? size.value : space, fitsContent: fitsContent)
    guard RecordedArrangement.equals(used, width), record.claim(child, .horizontal) else { return }
    let area = recordedNonnegative(length, child, .horizontal)
    let basis = recordedInnerSize(record.container, .horizontal)
    let cell =
      kind == .set
      ? basis : area.value == inner ? area : recordStep(child, .horizontal, .cell, .given, [area], cellWidth)
    let margins = recordedMargins(child, .horizontal, of: cell)
    let available = recordStep(child, .horizontal, .available, .difference, [area, margins], space)
    var box = recordedSizing(child, .horizontal, sizing, of: cell, available: available)
    if kind == .set { box.available = recordedAtLeast(box.edges, child, .horizontal, available) }
    let preferred = recordedPreferred(box, size.origin)
    if size.origin == .ratio {
      recordedRatioClamp(box, .size, preferred, fitsContent: fitsContent)
    } else {
      recordedClamp(box, .size, preferred, width)
    }
  }

  private func recordedNonnegative(_ area: Operand, _ child: Int, _ axis: Axis) -> Operand {
    area.value >= 0 ? area : recordStep(child, axis, .cell, .greatest, [area, count(0)], 0)
  }

  /// Returns the space for an item's box. If no limit changed the item's size, the space equals the size exactly.
  private func recordedAreaOfItem(
    _ child: Int, _ axis: Axis, _ area: Operand, _ margins: Operand?, _ size: Double
  ) -> Operand {
    let available = Operation.difference.result(of: [area] + [margins].compactMap { $0 })
    return recordStep(
      child, axis, .available, .difference, [area, margins],
      RecordedArrangement.equals(available, size) ? size : available)
  }

  private func recordArrangedHeightOfItem(
    _ child: Int, _ kind: ArrangementTrace.Sizing, _ number: ArrangementTrace.Number,
    _ record: inout RecordedArrangement
  ) {
    guard !boxes[child].flags.contains(.isExcluded), recordsOwnHeight(child) else { return }
    let area = recordedNonnegative(operand(number, &record), child, .vertical), height = boxes[child].height
    if kind == .fill, !nodes[child].units.has(.height, .auto) {
      let ownHeight = recordedHypotheticalHeight(child, of: area)
      guard RecordedArrangement.equals(ownHeight.value, height), record.claim(child, .vertical) else { return }
      recordStep(child, .vertical, .size, .given, [ownHeight], height)
      return
    }
    let basis = kind == .fill ? area : basis(.vertical, record)
    let box = recordedSizing(child, .vertical, of: basis)
    let margins = recordedMargins(child, .vertical)
    let available = recordedAtLeast(
      box.edges, child, .vertical, recordedAreaOfItem(child, .vertical, area, margins, height))
    let used = box.sizing.clamped(available.value, of: basis?.value, available: .infinity)
    guard RecordedArrangement.equals(used, height), record.claim(child, .vertical) else { return }
    recordedDefiniteClamp(box, .size, available, height)
  }

  private func recordArrangedPosition(
    _ child: Int, _ axis: Axis, _ number: ArrangementTrace.Number, _ record: inout RecordedArrangement
  ) {
    guard !boxes[child].flags.contains(.isExcluded) else { return }
    let container = record.container, isReversed = axis == .horizontal && isRightToLeft(container)
    let containingWidth = recordedContainingWidth(of: child)
    if axis == .vertical { recordMissingHeight(child, &record) }
    let (operation, operands) = formula(of: number, &record)
    let isAtStart = number.value == 0 && operands.allSatisfy { $0.source == .count }
    let offset = isAtStart ? count(0) : recordStep(child, axis, .offset, operation, operands, number.value)
    var parts = recordedStartEdge(container, axis)
    let startMargin = recordedMargin(child, axis, atEnd: false, of: containingWidth)
    if isReversed {
      let endMargin = recordedMargin(child, axis, atEnd: true, of: containingWidth)
      let subtracted = [isAtStart ? nil : offset, endMargin, currentSize(child, axis)]
      parts.append(recordStep(child, axis, .place, .difference, [recordedInnerSize(container, axis)] + subtracted))
    } else {
      parts += (isAtStart ? [] : [offset]) + [startMargin].compactMap { $0 }
    }
    let place = axis == .horizontal ? boxes[child].x : boxes[child].y
    let sum = parts.reduce(relativeShift(of: child, axis, record)) { $0 + $1.value }
    guard RecordedArrangement.equals(sum, place) else { return }
    record.place(child, axis, offset)
    recordPosition(child, container, axis, parts.map { Optional($0) }, in: record.content)
  }

  private func relativeShift(of child: Int, _ axis: Axis, _ record: RecordedArrangement) -> Double {
    if nodes[child].keywords[.hasInset] == 0 { return 0 }
    return axis == .horizontal
      ? relativeX(child, of: boxes[child].containingWidth, in: record.container)
      : relativeY(child, of: record.content.definiteHeight)
  }
}

extension ArrangementTrace.Number {
  /// The term for a number without a name.
  fileprivate var usualTerm: LayoutTrace.Term {
    guard case .calculated(let operation, _) = origin else { return LayoutTrace.Term("number") }
    switch operation {
    case .sum: return LayoutTrace.Term("sum")
    case .difference: return LayoutTrace.Term("remaining")
    case .product: return LayoutTrace.Term("together")
    case .quotient: return LayoutTrace.Term("each")
    case .greatest: return LayoutTrace.Term("maximum")
    case .least: return LayoutTrace.Term("minimum")
    default: return LayoutTrace.Term("number")
    }
  }
}
