// Steps about contents: intrinsic sizes, and how containers combine the intrinsic sizes of their items.
extension FlexEngine {
  /// Pass 3: records the height of a node's content.
  @inline(never)
  func recordContentHeight(_ node: Int) {
    if hasIntrinsicContent(node) { return }
    let height = boxes[node].contentHeight
    if nodes[node].keywords[.isArranged] != 0 {
      recordArrangedHeight(node, height)
    } else if nodes[node].content >= 0 {
      recordStep(node, .vertical, .maxContent, .measured, [recordedInnerSize(node, .horizontal)], height)
    }
    recorder.keepContentHeight(node)
  }

  /// Returns an intrinsic size of a node's content, without padding and border.
  func recordedContent(_ node: Int, _ axis: Axis, isMinContent: Bool) -> Operand {
    let box = boxes[node]
    let size = axis == .vertical ? box.contentHeight : isMinContent ? box.minContent : box.maxContent
    let quantity: Quantity = axis == .horizontal && isMinContent ? .minContent : .maxContent
    let group = axis == .horizontal ? Recorder.Group.own : .measured
    guard Int(nodes[node].end) == node + 1, nodes[node].content >= -1 else {
      // The intrinsic size of a container is not computed if it is not needed, and then counts as 0.
      if let known = recorder.step(node, axis, quantity, group, ifStill: size) { return known }
      if size == 0 { return count(0) }
      // The widths that an arrangement requests in a trial, or for a height, are recorded as its own decision.
      let isArranged = axis == .horizontal && state.hasArrangements
      return recordStep(node, axis, quantity, isArranged ? .arranged : .unexplained, [], size, group: group)
    }
    if nodes[node].content < 0 { return count(0) }
    if axis == .vertical, !hasIntrinsicContent(node) {
      let isMeasured = size != 0 || recorder.step(node, axis, quantity, group) != nil
      return isMeasured ? currentNumber(node, axis, quantity, size, group: group) : count(0)
    }
    return recordStep(
      node, axis, quantity, .given, [Operand(value: size, source: .content(of: node))], size, group: group)
  }

  /// Whether the content of a leaf has a size of its own, in any width.
  func hasIntrinsicContent(_ node: Int) -> Bool {
    nodes[node].content >= 0 && contents[Int(nodes[node].content)].isIntrinsic
  }

  /// Records that a row is as high as its tallest item.
  @inline(never)
  func recordRowContent(_ container: Int, _ height: Double) {
    var heights: [Operand] = [count(0)]
    forEachItem(of: container) { heights.append(recordedOuterHeight($0, of: nil)) }
    recordStep(container, .vertical, .maxContent, .greatest, heights, height)
  }

  /// Records that a column is as high as the sum of its items' hypothetical sizes.
  @inline(never)
  func recordColumnContent(_ container: Int, _ height: Double, of definiteHeight: Double?) {
    let basis = recordedBasisHeight(container, definiteHeight)
    var parts: [Operand?] = [], items = 0
    forEachItem(of: container) { child in
      let item = generalColumnItem(child, of: definiteHeight)
      parts.append(recordItem(item, .vertical, of: basis, in: recordedContainingWidth(of: child)))
      parts.append(recordedMargins(child, .vertical))
      items += 1
    }
    parts.append(recordedGaps(container, .vertical, between: items, of: basis))
    if Operation.sum.result(of: parts.compactMap { $0 }) >= 0 {
      recordStep(container, .vertical, .maxContent, .sum, parts, height)
    } else {
      let sum = recordStep(container, .vertical, .hypotheticalSum, .sum, parts)
      recordStep(container, .vertical, .maxContent, .greatest, [sum, count(0)], height)
    }
  }

  /// Returns an item's hypothetical cross size in a row, with its margins.
  func recordedOuterHeight(_ child: Int, of basis: Operand?) -> Operand {
    let height = recordedHypotheticalHeight(child, of: basis)
    return recordedOuterSize(child, .vertical, height, of: recordedContainingWidth(of: child))
  }

  /// Returns an item's height in a row before it stretches.
  func recordedHypotheticalHeight(_ child: Int, of basis: Operand?) -> Operand {
    recordedOwnHeight(
      child, verticalSizing(child).ownHeight(of: basis?.value).origin, of: basis,
      result: hypotheticalHeight(child, of: basis?.value))
  }

  /// Returns a node's own height: from the property, its ratio or its content, within its limits.
  func recordedOwnHeight(
    _ node: Int, _ origin: SizeOrigin, of basis: Operand?, available: Operand? = nil, result: Double
  ) -> Operand {
    var box = recordedSizing(node, .vertical, node == 0 ? rootVerticalSizing(of: basis?.value) : nil, of: basis)
    let size = recordedPreferred(box, origin)
    switch origin {
    case .given, .room, .filling: return recordedDefiniteClamp(box, .hypothetical, size, result, origin)
    case .ratio:
      let fitsContent = box.sizing.size.unit != .percent && !nodes[node].keywords.isScrollContainer
      if fitsContent && box.sizing.minimum.unit == .auto { box = laidOut(box, in: PreferredSize(size.value, origin)) }
      return recordedRatioClamp(box, .hypothetical, size, fitsContent: fitsContent)
    case .minContent, .maxContent, .fitContent:
      box.available = available
      return recordedClamp(box, .hypothetical, size, result)
    }
  }

  /// Returns a height that does not depend on the content, within a node's limits. Limits that are keywords refer to
  /// the content laid out in the height that the other limits leave.
  @discardableResult
  func recordedDefiniteClamp(
    _ box: RecordedSizing, _ quantity: Quantity, _ height: Operand, _ result: Double, _ origin: SizeOrigin = .room
  ) -> Operand {
    guard box.sizing.isLimitedByContent else { return recordedClamp(box, quantity, height, result) }
    let limited = box.sizing.clampedByLengths(height.value, of: box.basis?.value)
    let size = recordStep(box.node, .vertical, .length, .clamped, recordedLengthLimits(box, height), limited)
    return recordedClamp(laidOut(box, in: PreferredSize(limited, origin)), quantity, size, result)
  }

  /// Returns a box's sizing with the sizes that its content has when it is laid out in a height.
  private func laidOut(_ box: RecordedSizing, in height: PreferredSize) -> RecordedSizing {
    var box = box
    box.sizing = laidOut(box.sizing, box.node, in: height, of: box.basis?.value)
    box.isLaidOut = true
    return box
  }

  /// Records the height that a node has without content-based limits, before its content is laid out in this height.
  @inline(never)
  func recordLaidOutSpace(_ node: Int, _ height: PreferredSize, _ sizing: AxisSizing, of basis: Double?) {
    let box = recordedSizing(node, .vertical, sizing, of: recordedContainingHeight(of: node, basis))
    var size = height.origin == .room ? recordedHeightToFill(box) : recordedPreferred(box, height.origin)
    if size.value != height.value {
      size = recordStep(node, .vertical, .length, .clamped, recordedLengthLimits(box, size), height.value)
    }
    size = recordStep(node, .vertical, .length, .given, [size], height.value, group: .laidOut)
    recordStep(node, .vertical, .inner, .remainder, [size, box.edges], group: .laidOut)
  }

  /// Returns the available height of a box that fills it.
  private func recordedHeightToFill(_ box: RecordedSizing) -> Operand {
    guard box.node == 0, let basis = box.basis else { return currentNumber(box.node, .vertical, .available) }
    return recordedAvailable(0, .vertical, in: basis, of: recordedContainingWidth(of: 0))
  }

  /// Returns the height to which percentages of a node's height refer, or `nil` if it is indefinite.
  private func recordedContainingHeight(of node: Int, _ height: Double?) -> Operand? {
    let container = Int(nodes[node].parent)
    guard container >= 0 else { return height.map { Operand(value: $0, source: .space) } }
    if !nodes[node].keywords.isAbsolute { return recordedBasisHeight(container, height) }
    return height.map { _ in recordedPaddingBox(containingBlock(ofChildrenOf: container), .vertical) }
  }

  /// Records the height of a node's content that was laid out in a definite height.
  @inline(never)
  func recordLaidOutContent(_ node: Int, _ content: Double) {
    recorder.laidOutNodes.removeLast()
    if nodes[node].keywords[.isArranged] != 0 { recordArrangedHeight(node, content) }
    recordStep(
      node, .vertical, .laidOutContent, .given, [currentNumber(node, .vertical, .maxContent, content)], content)
  }

  /// Restores the steps of a cached measurement, or records new steps if an arrangement requested the measurement.
  @inline(never)
  func recordCachedMeasurement(_ entry: MeasurementCache.Entry, _ node: Int) {
    let kind = entry.key.kind, isLeaf = nodes[node].content >= 0
    if hasIntrinsicContent(node) { return }
    if entry.step >= 0 { return recorder.restore(entry.step, kind, of: node) }
    for (axis, quantity, group) in kind.numbers {
      let width = isLeaf ? recordedInnerSize(node, .horizontal) : currentSize(node, .horizontal)
      let result = quantity == .minContent ? entry.result.minContent : entry.result.maxContent
      let operands = axis == .horizontal ? [] : [width]
      recordStep(node, axis, quantity, isLeaf ? .measured : .arranged, operands, result, group: group)
    }
  }

  /// Records a single-line row with stretched items: they get its height, or the height that the other items need.
  @inline(never)
  func recordStretchedContent(_ container: Int, inner: Double, _ height: Double) {
    let others = currentNumber(container, .vertical, .maxContent)
    let basis = currentNumber(container, .vertical, .inner, inner, group: .laidOut)
    var parts = [others]
    forEachItem(of: container) { child in
      guard stretches(child, in: container) else { return }
      let margins = recordedMargins(child, .vertical)
      let box = recordedSizing(child, .vertical, of: basis)
      recordLaidOutStretchSpace(child, of: inner)
      let space = currentNumber(child, .vertical, .available)
      let height = stretchedHeight(child, inner: inner, margins: margins?.value ?? 0)
      let size = recordedDefiniteClamp(box, .hypothetical, space, height)
      parts.append(recordedOuterSize(child, .vertical, size, of: recordedContainingWidth(of: child)))
    }
    recordStep(container, .vertical, .maxContent, .greatest, parts, height)
  }

}
