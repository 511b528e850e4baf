// Steps about a line of items along its main axis (CSS Flexbox §9.2 and §9.7).
extension FlexEngine {
  /// Returns the size to which percentages of a node's widths, margins and paddings refer.
  func recordedContainingWidth(of node: Int) -> Operand {
    let width = boxes[node].containingWidth, container = Int(nodes[node].parent)
    // Before the width is known, percentages refer to 0.
    if width == 0 { return count(0) }
    if container < 0 { return Operand(value: width, source: .space) }
    if nodes[container].keywords[.isArranged] != 0, let cell = recorder.step(node, .horizontal, .cell) {
      return cell
    }
    return nodes[node].keywords.isAbsolute
      ? recordedPaddingBox(containingBlock(ofChildrenOf: container), .horizontal)
      : recordedInner(container, .horizontal)
  }

  /// Returns the inner size of a container, derived from its size; 0 if that is not known yet.
  func recordedInner(_ container: Int, _ axis: Axis) -> Operand {
    guard let size = recorder.step(container, axis, .size) else { return count(0) }
    let edges = recordedEdges(container, axis, of: recordedContainingWidthIfAny(container))
    return edges.value == 0 ? size : noteRemainder(container, axis, .inner, size, [edges])
  }

  /// Returns the height to which percentages in a container refer, or `nil` if it is indefinite: the container's inner
  /// height, unless its content is laid out in another height.
  func recordedBasis(_ container: Int, _ height: Double?) -> Operand? {
    guard let height else { return nil }
    let isInner =
      !recorder.isLaidOut(container) && (percentageBasisHeights.count == 0 || percentageBasisHeights[container].isNone)
    return isInner ? recordedInner(container, .vertical) : known(container, .vertical, .inner, height, group: .laidOut)
  }

  /// Returns the padding box of a node, derived from a size of it; by default, from its present one.
  func recordedPaddingBox(
    _ node: Int, _ axis: Axis, _ size: Operand? = nil, group: Recorder.Group = .own
  ) -> Operand {
    let size = size ?? knownSize(node, axis), border = border(node), properties = AxisProperties(axis).borders
    let widths = (start: border.side(axis, atEnd: false), end: border.side(axis, atEnd: true))
    if widths.start + widths.end == 0 { return size }
    let parts = [size, property(properties.start, node, widths.start), property(properties.end, node, widths.end)]
    let inner = max(size.value - (widths.start + widths.end), 0)
    return note(node, axis, .paddingBox, .remainder, parts, inner, group: group)
  }

  /// Returns the containing width, or `nil` if no percentage needs it.
  func recordedContainingWidthIfAny(_ node: Int) -> Operand? {
    nodes[node].keywords[.hasPercentEdges] == 0 ? nil : recordedContainingWidth(of: node)
  }

  /// Records a line before its items are flexed.
  @inline(never)
  func recordLine(_ items: Range<Int>, gap: Double) {
    guard !items.isEmpty else { return }
    let container = Int(nodes[self.items[items.lowerBound].node].parent), axis = nodes[container].keywords.mainAxis
    let innerSize = recordedInner(container, axis)
    // Percentages in a column refer to its height only if that is definite.
    let whole = axis == .horizontal ? innerSize : recordedBasis(container, contentBox(container).definiteHeight)
    var line = RecordedLine(container: container, axis: axis, items: items, room: innerSize)
    if gap != 0, let gaps = recordedGaps(container, axis, between: items.count, of: innerSize) {
      line.room = noteDifference(container, axis, .room, innerSize, [gaps])
    }
    var sizes: [Operand] = []
    for at in items {
      let child = self.items[at].node
      let containing = axis == .horizontal ? innerSize : recordedContainingWidth(of: child)
      let hypothetical = recordItem(self.items[at], axis, of: whole, in: containing)
      note(child, axis, .size, .given, [hypothetical], self.items[at].target)
      line.margins.append(recordedMargins(child, axis, of: containing))
      line.edges.append(recordedEdges(child, axis, of: containing))
      sizes.append(hypothetical)
      if nodes[container].keywords.wraps {
        line.outers.append(recordedOuter(child, axis, hypothetical, of: containing))
      }
    }
    noteSum(container, axis, .hypotheticalSum, zip(sizes, line.margins).flatMap { [$0] + $1 })
    if let first = line.outers.first { recordLineBreak(line, first, in: innerSize, gap: gap) }
    recorder.flexedLine = line
  }

  /// Records the reason why a line begins with its first item, whose size with margins is given.
  private func recordLineBreak(_ line: RecordedLine, _ first: Operand, in room: Operand, gap: Double) {
    let child = items[line.items.lowerBound].node
    guard let before = flexedLine, before.container == line.container,
      before.items.upperBound == line.items.lowerBound
    else {
      // The first line. An item that began another line at an earlier size of the container does so no longer.
      if recorder.step(child, line.axis, .lineBreak) != nil {
        note(child, line.axis, .lineBreak, .given, [count(0)], 0)
      }
      return
    }
    var parts = before.outers + [first]
    if gap != 0, let gaps = recordedGaps(line.container, line.axis, between: parts.count, of: room) {
      parts.append(gaps)
    }
    noteSum(child, line.axis, .lineBreak, parts, reason: room)
  }

  /// Returns the reason why a line begins with an item, unless it is the first line.
  func recordedLineBreak(_ first: Int, _ container: Int) -> Operand? {
    guard nodes[container].keywords.wraps else { return nil }
    let found = recorder.step(first, nodes[container].keywords.mainAxis, .lineBreak)
    return found?.value == 0 ? nil : found
  }

  /// Records an item's base size, limits and hypothetical size.
  func recordItem(
    _ item: FlexItem, _ axis: Axis, of whole: Operand?, in containing: Operand, sizing: AxisSizing? = nil
  ) -> Operand {
    let child = item.node, keywords = nodes[child].keywords
    var box = recordedSizing(
      child, axis, sizing ?? (axis == .vertical ? columnItemSizing(child) : nil), of: whole, edgesOf: containing)
    let sizing = box.sizing
    box.available = whole.map { whole in
      let margins = axis == .vertical ? [] : recordedMargins(child, axis, of: containing)
      return noteDifference(child, axis, .available, whole, margins)
    }
    // The base size.
    var basis = UnitValue(nodes[child].units[.flexBasis], nodes[child].basisValue)
    // The basis of `flex: 1`, 0 % of a definite size, is recorded as 0: a product with 0 explains nothing.
    if basis.unit == .percent, basis.value == 0, whole != nil { basis = UnitValue(.points, 0) }
    let source = recordedPreferred(
      box, item.baseOrigin, from: basis.unit == .auto ? (box.properties.size, sizing.size) : (.flexBasis, basis))
    let base = note(child, axis, .base, .given, [source], item.base)
    // The limits; the minimum wins.
    let upper = recordedUpperLimit(box)
    let lower =
      sizing.minimum.unit == .auto && !keywords.isScrollContainer
      ? recordedAutomaticMinimum(box, upper, item.lower)
      : note(
        child, axis, .minimum, .given, [sizing.minimum.unit == .auto ? box.edges : recordedLowerLimit(box)], item.lower)
    let most = upper.map { note(child, axis, .maximum, .given, [$0], $0.value) }
    return note(
      child, axis, .hypothetical, .clamped, [base, most, lower].compactMap { $0 }, item.clamped(item.base))
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
        : note(child, axis, .minContentSize, .greatest, [content, ratio], max(content.value, ratio.value))
    }
    let parts = [content, specified, upper, box.edges].compactMap { $0 }
    return note(child, axis, .minimum, .clamped, parts, result)
  }

  /// The line that is being flexed. It is read directly from the state: in an optimized build (Swift 6.3), a copy of
  /// the line that is read through `recorder` refers to memory that the accessor has released.
  private var flexedLine: RecordedLine? { unsafe state.pointee.recorder.flexedLine }

  /// Records a round of distributing free space: items have their sizes before and after their limits. `isPart` means
  /// that the factors distribute only a part of the initial free space.
  @inline(never)
  func recordRound(_ number: Int, free: Double, isPart: Bool, isGrowing: Bool) {
    guard let line = flexedLine else { return }
    let container = line.container, axis = line.axis
    let factors = recordedFactors(line, isGrowing: isGrowing), used = recordedUsed(line, number, .base)
    let all = noteSum(container, axis, .factors, factors.map { $0.factor }, round: number)
    let space = recordedFreeSpace(line, number, used)
    var shared = space
    if isPart {
      let sum = noteSum(container, axis, .factors, factors.map { plainFactor($0.item, isGrowing: isGrowing) })
      shared = note(
        container, axis, .freeSpace, .product, [known(container, axis, .initialFreeSpace), sum], free, round: number)
    } else if number == 1 {
      shared = note(container, axis, .freeSpace, .given, [space], free, round: number)
    }
    var clamped: [Operand] = [], unclamped: [Operand] = []
    for (item, factor) in factors {
      let base = known(item.node, axis, .base)
      let flexed =
        all.value == 0
        ? note(item.node, axis, .flexed, .given, [base], item.flexed, round: number)
        : note(item.node, axis, .flexed, .part, [base, shared, factor, all], item.flexed, round: number)
      unclamped.append(flexed)
      clamped.append(recordFlexedSize(of: item, axis, flexed, number))
    }
    let violation = clamped.reduce(0) { $0 + $1.value } - unclamped.reduce(0) { $0 + $1.value }
    note(container, axis, .violation, .balance, clamped + unclamped, violation, round: number)
  }

  /// After a few rounds, the share that fills the remaining space is computed directly.
  @inline(never)
  func recordRoot(_ share: Double, isGrowing: Bool) {
    guard let line = flexedLine else { return }
    let container = line.container, axis = line.axis, number = LineResolver.patience + 1
    let factors = recordedFactors(line, isGrowing: isGrowing)
    let left = recordedFreeSpace(line, number, recordedUsed(line, number, nil))
    let initial = known(container, axis, .initialFreeSpace)
    let each: Operand
    if isGrowing, share == max(initial.value, 0) {
      each = note(container, axis, .share, .greatest, [initial, count(0)], share, round: number)
    } else {
      let movable = factors.flatMap { item, factor in
        let limits = limits(known(item.node, axis, .base), item, axis)
        let upper = limits.count == 3 ? limits[1] : Operand(value: .infinity, source: .count)
        return [limits[0], factor, limits[limits.count - 1], upper]
      }
      each = note(container, axis, .share, isGrowing ? .filling : .shrinking, [left] + movable, share, round: number)
    }
    for (item, factor) in factors {
      let moved = note(item.node, axis, .share, .product, [each, factor], share * factor.value, round: number)
      let flexed = note(
        item.node, axis, .flexed, isGrowing ? .sum : .difference, [known(item.node, axis, .base), moved], item.flexed,
        round: number)
      recordFlexedSize(of: item, axis, flexed, number)
    }
  }

  /// Returns the sum of a line's margins, the sizes of frozen items, and a number of each other item, if any.
  private func recordedUsed(_ line: RecordedLine, _ number: Int, _ unfrozen: Quantity?) -> Operand {
    var taken: [Operand] = []
    for (at, margins) in zip(line.items, line.margins) {
      if let quantity = items[at].isFrozen ? .size : unfrozen {
        taken.append(known(items[at].node, line.axis, quantity))
      }
      taken += margins
    }
    // Items grow if their sum is less than the available space, otherwise they shrink; later, some are frozen.
    let reason = known(line.container, line.axis, number == 1 ? .hypotheticalSum : .violation)
    return noteSum(line.container, line.axis, .used, taken, round: number, reason: reason)
  }

  /// Returns the free space of a line before a round.
  private func recordedFreeSpace(_ line: RecordedLine, _ number: Int, _ used: Operand) -> Operand {
    note(
      line.container, line.axis, number == 1 ? .initialFreeSpace : .freeSpace, .difference, [line.room, used],
      line.room.value - used.value, round: number)
  }

  /// Records the size of an item after a round.
  @discardableResult
  private func recordFlexedSize(of item: FlexItem, _ axis: Axis, _ flexed: Operand, _ number: Int) -> Operand {
    let size = note(item.node, axis, .size, .clamped, limits(flexed, item, axis), item.target, round: number)
    recordOutcome(of: item, sharesAgain: false)
    return size
  }

  private func limits(_ size: Operand, _ item: FlexItem, _ axis: Axis) -> [Operand] {
    let upper = item.upper == .infinity ? nil : recorder.step(item.node, axis, .maximum)
    return [size, upper, known(item.node, axis, .minimum)].compactMap { $0 }
  }

  /// Returns the items that are not frozen, with their factors: to shrink, each is multiplied by its inner base size.
  private func recordedFactors(_ line: RecordedLine, isGrowing: Bool) -> [(item: FlexItem, factor: Operand)] {
    zip(line.items, line.edges).compactMap { at, edges in
      let item = items[at], factor = plainFactor(item, isGrowing: isGrowing)
      if item.isFrozen || isGrowing { return item.isFrozen ? nil : (item, factor) }
      var inner = known(item.node, line.axis, .base)
      if item.edges != 0 { inner = noteDifference(item.node, line.axis, .innerBase, inner, [edges]) }
      return (
        item, note(item.node, line.axis, .scaledFactor, .product, [factor, inner], factor.value * inner.value)
      )
    }
  }

  private func plainFactor(_ item: FlexItem, isGrowing: Bool) -> Operand {
    property(isGrowing ? .flexGrow : .flexShrink, item.node, Double(isGrowing ? item.grow : item.shrink))
  }

  /// Records the state of an item after a round.
  @inline(never)
  func recordOutcome(of item: FlexItem, sharesAgain: Bool) {
    let axis = nodes[Int(nodes[item.node].parent)].keywords.mainAxis
    let outcome: LayoutTrace.Step.Outcome =
      sharesAgain
      ? .sharesAgain
      : item.target > item.flexed ? .frozenAtMinimum : item.target < item.flexed ? .frozenAtMaximum : .fits
    recorder.setOutcome(item.node, axis, outcome)
  }

  /// Without free space, unfrozen items have their hypothetical size.
  @inline(never)
  func recordHypotheticalSize(of item: FlexItem) {
    let axis = nodes[Int(nodes[item.node].parent)].keywords.mainAxis
    note(item.node, axis, .size, .given, [known(item.node, axis, .hypothetical, item.target)], item.target)
  }
}

/// The steps of a line that is being flexed, or was flexed last.
struct RecordedLine {
  let container: Int
  let axis: LayoutTrace.Step.Axis
  /// The items' positions on the stack of items.
  let items: Range<Int>
  /// The available space for items and their margins.
  var room: LayoutTrace.Step.Operand
  /// The margins, and the padding and border, of each item.
  var margins: [[LayoutTrace.Step.Operand]] = []
  var edges: [LayoutTrace.Step.Operand] = []
  /// In a container that wraps, the hypothetical sizes with margins.
  var outers: [LayoutTrace.Step.Operand] = []
}
