// Steps about a line of items along its main axis (CSS Flexbox §9.2 and §9.7).
extension FlexEngine {
  /// Returns the size to which percentages of a node's widths, margins and paddings refer.
  func recordedContainingWidth(of node: Int) -> Operand {
    let width = boxes[node].containingWidth, container = Int(nodes[node].parent)
    // Before the width is known, percentages refer to 0.
    if width == 0 { return count(0) }
    if container < 0 { return Operand(value: width, source: .space) }
    if nodes[container].keywords[.isArranged] != 0, let cell = recorder.step(node, .horizontal, .cell) { return cell }
    return nodes[node].keywords.isAbsolute
      ? recordedPaddingBox(containingBlock(ofChildrenOf: container), .horizontal)
      : recordedInnerSize(container, .horizontal)
  }

  /// Returns the inner size of a container, derived from its size; 0 if that is not known yet.
  func recordedInnerSize(_ container: Int, _ axis: Axis) -> Operand {
    guard let size = recorder.step(container, axis, .size) else { return count(0) }
    let edges = recordedEdges(container, axis)
    return edges.value == 0 ? size : recordStep(container, axis, .inner, .remainder, [size, edges])
  }

  /// Returns the height to which percentages in a container refer, or `nil` if it is indefinite: the container's inner
  /// height, unless its content is laid out in another height.
  func recordedBasisHeight(_ container: Int, _ height: Double?) -> Operand? {
    guard let height else { return nil }
    let isInner =
      !recorder.isLaidOut(container)
      && (state.percentageBasisHeights.count == 0 || state.percentageBasisHeights[container].isNone)
    return isInner
      ? recordedInnerSize(container, .vertical) : currentNumber(container, .vertical, .inner, height, group: .laidOut)
  }

  /// Returns the padding box of a node, derived from a size of it; by default, from its present one.
  func recordedPaddingBox(
    _ node: Int, _ axis: Axis, _ size: Operand? = nil, group: Recorder.Group = .own
  ) -> Operand {
    let size = size ?? currentSize(node, axis), border = border(node), properties = AxisProperties(axis).borders
    let widths = (start: border.side(axis, atEnd: false), end: border.side(axis, atEnd: true))
    if widths.start + widths.end == 0 { return size }
    let parts = [size, property(properties.start, node, widths.start), property(properties.end, node, widths.end)]
    return recordStep(node, axis, .paddingBox, .remainder, parts, group: group)
  }

  /// Returns the containing width, or `nil` if no percentage needs it.
  func recordedContainingWidthIfAny(_ node: Int) -> Operand? {
    nodes[node].keywords[.hasPercentEdges] == 0 ? nil : recordedContainingWidth(of: node)
  }

  @inline(never)
  func recordLine(_ items: Range<Int>, gap: Double) {
    guard !items.isEmpty else { return }
    let container = Int(nodes[self.items[items.lowerBound].node].parent), axis = nodes[container].keywords.mainAxis
    let innerSize = recordedInnerSize(container, axis)
    // Percentages in a column refer to its height only if that is definite.
    let basis = axis == .horizontal ? innerSize : recordedBasisHeight(container, contentBox(container).definiteHeight)
    var line = RecordedLine(container: container, axis: axis, items: items, space: innerSize)
    if gap != 0, let gaps = recordedGaps(container, axis, between: items.count, of: innerSize) {
      line.space = recordStep(container, axis, .room, .difference, [innerSize, gaps])
    }
    var sizes: [Operand] = []
    for at in items {
      let child = self.items[at].node
      let containing = axis == .horizontal ? innerSize : recordedContainingWidth(of: child)
      let hypothetical = recordItem(self.items[at], axis, of: basis, in: containing)
      recordStep(child, axis, .size, .given, [hypothetical], self.items[at].target)
      line.margins.append(recordedMargins(child, axis, of: containing))
      line.edges.append(recordedEdges(child, axis, of: containing))
      sizes.append(hypothetical)
      if nodes[container].keywords.wraps {
        line.outerSizes.append(recordedOuterSize(child, axis, hypothetical, of: containing))
      }
    }
    recordStep(container, axis, .hypotheticalSum, .sum, zip(sizes, line.margins).flatMap { [$0, $1] })
    if let first = line.outerSizes.first { recordLineBreak(line, first, in: innerSize, gap: gap) }
    recorder.flexedLine = line
  }

  /// Records the reason why a line begins with its first item, whose size with margins is given.
  private func recordLineBreak(_ line: RecordedLine, _ first: Operand, in space: Operand, gap: Double) {
    let child = items[line.items.lowerBound].node
    guard let before = flexedLine, before.container == line.container,
      before.items.upperBound == line.items.lowerBound
    else {
      // This is the first line. At an earlier size of the container, its first item may have begun a later line.
      if recorder.step(child, line.axis, .lineBreak) != nil {
        recordStep(child, line.axis, .lineBreak, .given, [count(0)], 0)
      }
      return
    }
    var parts = before.outerSizes + [first]
    if gap != 0, let gaps = recordedGaps(line.container, line.axis, between: parts.count, of: space) {
      parts.append(gaps)
    }
    recordStep(child, line.axis, .lineBreak, .sum, parts, reason: space)
  }

  /// Returns the reason why a line begins with an item, or `nil` for the first line.
  func recordedLineBreak(_ first: Int, _ container: Int) -> Operand? {
    guard nodes[container].keywords.wraps else { return nil }
    let found = recorder.step(first, nodes[container].keywords.mainAxis, .lineBreak)
    return found?.value == 0 ? nil : found
  }

  /// Records an item's base size, limits and hypothetical size.
  func recordItem(
    _ item: FlexItem, _ axis: Axis, of basis: Operand?, in containing: Operand, sizing: AxisSizing? = nil
  ) -> Operand {
    let child = item.node, keywords = nodes[child].keywords
    var box = recordedSizing(
      child, axis, sizing ?? (axis == .vertical ? columnItemSizing(child) : nil), of: basis, edgesOf: containing)
    let sizing = box.sizing
    box.available = basis.map { basis in
      let margins = axis == .vertical ? nil : recordedMargins(child, axis, of: containing)
      return recordStep(child, axis, .available, .difference, [basis, margins])
    }
    // The base size.
    var flexBasis = UnitValue(nodes[child].units[.flexBasis], nodes[child].basisValue)
    // The basis of `flex: 1`, 0 % of a definite size, is recorded as 0: a product with 0 explains nothing.
    if flexBasis.unit == .percent, flexBasis.value == 0, basis != nil { flexBasis = UnitValue(.points, 0) }
    let source = recordedPreferred(
      box, item.baseOrigin, from: flexBasis.unit == .auto ? (box.properties.size, sizing.size) : (.flexBasis, flexBasis)
    )
    let base = recordStep(child, axis, .base, .given, [source], item.base)
    // The limits; the minimum wins.
    let upper = recordedUpperLimit(box)
    let lower =
      sizing.minimum.unit == .auto && !keywords.isScrollContainer
      ? recordedAutomaticMinimum(box, upper, item.lower)
      : recordStep(
        child, axis, .minimum, .given, [sizing.minimum.unit == .auto ? box.edges : recordedLowerLimit(box)], item.lower)
    let maximum = upper.map { recordStep(child, axis, .maximum, .given, [$0], $0.value) }
    return recordStep(child, axis, .hypothetical, .clamped, [base, maximum, lower], item.clamped(item.base))
  }

  /// Returns the automatic minimum size: the content's size, limited by the size property and the maximum.
  private func recordedAutomaticMinimum(_ box: RecordedSizing, _ upper: Operand?, _ result: Double) -> Operand {
    let child = box.node, axis = box.axis, specified = recordedSize(box)
    var content = recordedContentSize(box, isMinContent: true)
    if let transferred = box.sizing.transferred {
      let ratio = recordedTransfer(child, axis, transferred)
      content =
        box.sizing.contentYieldsToRatio && specified == nil
        ? ratio
        : recordStep(child, axis, .minContentSize, .greatest, [content, ratio])
    }
    return recordStep(child, axis, .minimum, .clamped, [content, specified, upper, box.edges], result)
  }

  /// The line that is being flexed. It is read directly from the state: in an optimized build (Swift 6.3), a copy of
  /// the line that is read through `recorder` refers to memory that the accessor has released.
  private var flexedLine: RecordedLine? { state.recorder.flexedLine }

  /// Records a round of distributing free space: items have their sizes before and after their limits. `isPart` means
  /// that the factors distribute only a part of the initial free space.
  @inline(never)
  func recordRound(_ round: Int, free: Double, isPart: Bool, isGrowing: Bool) {
    guard let line = flexedLine else { return }
    let container = line.container, axis = line.axis
    let factors = recordedFactors(line, isGrowing: isGrowing), used = recordedUsed(line, round, .base)
    let factorSum = recordStep(container, axis, .factors, .sum, factors.map { $0.factor }, round: round)
    let freeSpace = recordedFreeSpace(line, round, used)
    var shared = freeSpace
    if isPart {
      let sum = recordStep(container, axis, .factors, .sum, factors.map { plainFactor($0.item, isGrowing: isGrowing) })
      shared = recordStep(
        container, axis, .freeSpace, .product, [currentNumber(container, axis, .initialFreeSpace), sum], free,
        round: round)
    } else if round == 1 {
      shared = recordStep(container, axis, .freeSpace, .given, [freeSpace], free, round: round)
    }
    var clamped: [Operand] = [], unclamped: [Operand] = []
    for (item, factor) in factors {
      let base = currentNumber(item.node, axis, .base)
      let flexed =
        factorSum.value == 0
        ? recordStep(item.node, axis, .flexed, .given, [base], item.flexed, round: round)
        : recordStep(item.node, axis, .flexed, .part, [base, shared, factor, factorSum], item.flexed, round: round)
      unclamped.append(flexed)
      clamped.append(recordFlexedSize(of: item, axis, flexed, round))
    }
    recordStep(container, axis, .violation, .balance, clamped + unclamped, round: round)
  }

  /// Records the share that fills the remaining space, which is computed directly after a few rounds.
  @inline(never)
  func recordFillingShare(_ share: Double, isGrowing: Bool) {
    guard let line = flexedLine else { return }
    let container = line.container, axis = line.axis, round = LineResolver.patience + 1
    let factors = recordedFactors(line, isGrowing: isGrowing)
    let remaining = recordedFreeSpace(line, round, recordedUsed(line, round, nil))
    let initial = currentNumber(container, axis, .initialFreeSpace)
    let shareStep: Operand
    if isGrowing, share == max(initial.value, 0) {
      shareStep = recordStep(container, axis, .share, .greatest, [initial, count(0)], share, round: round)
    } else {
      let movable = factors.flatMap { item, factor in
        let limits = limits(currentNumber(item.node, axis, .base), item, axis)
        let upper = limits.count == 3 ? limits[1] : Operand(value: .infinity, source: .count)
        return [limits[0], factor, limits[limits.count - 1], upper]
      }
      shareStep = recordStep(
        container, axis, .share, isGrowing ? .filling : .shrinking, [remaining] + movable, share, round: round)
    }
    for (item, factor) in factors {
      let moved = recordStep(item.node, axis, .share, .product, [shareStep, factor], round: round)
      let flexed = recordStep(
        item.node, axis, .flexed, isGrowing ? .sum : .difference, [currentNumber(item.node, axis, .base), moved],
        item.flexed,
        round: round)
      recordFlexedSize(of: item, axis, flexed, round)
    }
  }

  /// Returns the sum of a line's margins, the sizes of frozen items, and the quantity `unfrozen` of the other items.
  private func recordedUsed(_ line: RecordedLine, _ round: Int, _ unfrozen: Quantity?) -> Operand {
    var parts: [Operand?] = []
    for (at, margins) in zip(line.items, line.margins) {
      if let quantity = items[at].isFrozen ? .size : unfrozen {
        parts.append(currentNumber(items[at].node, line.axis, quantity))
      }
      parts.append(margins)
    }
    // Items grow if their sum is less than the available space, otherwise they shrink; later, some are frozen.
    let reason = currentNumber(line.container, line.axis, round == 1 ? .hypotheticalSum : .violation)
    return recordStep(line.container, line.axis, .used, .sum, parts, round: round, reason: reason)
  }

  private func recordedFreeSpace(_ line: RecordedLine, _ round: Int, _ used: Operand) -> Operand {
    recordStep(
      line.container, line.axis, round == 1 ? .initialFreeSpace : .freeSpace, .difference, [line.space, used],
      round: round)
  }

  @discardableResult
  private func recordFlexedSize(of item: FlexItem, _ axis: Axis, _ flexed: Operand, _ round: Int) -> Operand {
    let size = recordStep(item.node, axis, .size, .clamped, limits(flexed, item, axis), item.target, round: round)
    recordOutcome(of: item, sharesAgain: false)
    return size
  }

  private func limits(_ size: Operand, _ item: FlexItem, _ axis: Axis) -> [Operand] {
    let upper = item.upper == .infinity ? nil : recorder.step(item.node, axis, .maximum)
    return [size, upper, currentNumber(item.node, axis, .minimum)].compactMap { $0 }
  }

  /// Returns the items that are not frozen, with their factors: to shrink, each is multiplied by its inner base size.
  private func recordedFactors(_ line: RecordedLine, isGrowing: Bool) -> [(item: FlexItem, factor: Operand)] {
    zip(line.items, line.edges).compactMap { at, edges in
      let item = items[at], factor = plainFactor(item, isGrowing: isGrowing)
      if item.isFrozen || isGrowing { return item.isFrozen ? nil : (item, factor) }
      var inner = currentNumber(item.node, line.axis, .base)
      if item.edges != 0 { inner = recordStep(item.node, line.axis, .innerBase, .difference, [inner, edges]) }
      return (item, recordStep(item.node, line.axis, .scaledFactor, .product, [factor, inner]))
    }
  }

  private func plainFactor(_ item: FlexItem, isGrowing: Bool) -> Operand {
    property(isGrowing ? .flexGrow : .flexShrink, item.node, Double(isGrowing ? item.grow : item.shrink))
  }

  @inline(never)
  func recordOutcome(of item: FlexItem, sharesAgain: Bool) {
    let axis = nodes[Int(nodes[item.node].parent)].keywords.mainAxis
    let outcome: LayoutTrace.Step.Outcome =
      sharesAgain
      ? .sharesAgain
      : item.target > item.flexed ? .frozenAtMinimum : item.target < item.flexed ? .frozenAtMaximum : .fits
    recorder.setOutcome(item.node, axis, outcome)
  }

  /// Records that an unfrozen item has its hypothetical size, because its line has no free space.
  @inline(never)
  func recordHypotheticalSize(of item: FlexItem) {
    let axis = nodes[Int(nodes[item.node].parent)].keywords.mainAxis
    recordStep(
      item.node, axis, .size, .given, [currentNumber(item.node, axis, .hypothetical, item.target)], item.target)
  }
}

/// The steps of a line that is being flexed, or was flexed last.
struct RecordedLine {
  let container: Int
  let axis: LayoutTrace.Step.Axis
  /// The items' positions on the stack of items.
  let items: Range<Int>
  /// The available space for items and their margins.
  var space: LayoutTrace.Step.Operand
  /// The margins, and the padding and border, of each item.
  var margins: [LayoutTrace.Step.Operand?] = []
  var edges: [LayoutTrace.Step.Operand] = []
  /// In a container that wraps, the hypothetical sizes with margins.
  var outerSizes: [LayoutTrace.Step.Operand] = []
}
