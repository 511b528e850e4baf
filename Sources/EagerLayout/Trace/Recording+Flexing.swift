// Steps about a line of items along its main axis (CSS Flexbox §9.2 and §9.7).
extension FlexEngine {
  /// Returns the size to which percentages of a node's widths, margins and paddings refer.
  func recordedContainingWidth(of node: Int) -> Operand {
    let width = boxes[node].containingWidth, container = Int(nodes[node].parent)
    if container < 0 { return width == 0 ? count(0) : Operand(value: width, source: .space) }
    if nodes[container].keywords[.isArranged] != 0, let cell = recorder.step(node, .horizontal, .cell, of: width) {
      return cell
    }
    return nodes[node].keywords.isAbsolute
      ? recordedPaddingBox(container, .horizontal, width) : recordedInner(container, .horizontal, width)
  }

  /// Returns the inner size of a container, derived from its size.
  func recordedInner(_ container: Int, _ axis: Axis, _ inner: Double) -> Operand {
    let whole = axis == .horizontal ? boxes[container].width : boxes[container].height
    let edges = recordedEdges(container, axis, of: recordedContainingWidthIfAny(container))
    let size = recorder.step(container, axis, .size, of: whole)
    // Percentages of a size that is not known yet count as 0.
    if inner == 0, size == nil { return count(0) }
    guard let size, max(whole - edges.value, 0) == inner else {
      let isTold = inner != 0 || recorder.step(container, axis, .inner, .basis, of: 0) != nil
      return isTold ? known(container, axis, .inner, inner, group: .basis) : count(0)
    }
    return edges.value == 0 && whole == inner ? size : note(container, axis, .inner, .remainder, [size, edges], inner)
  }

  func recordedPaddingBox(_ container: Int, _ axis: Axis, _ result: Double) -> Operand {
    let whole = axis == .horizontal ? boxes[container].width : boxes[container].height
    let border = border(container), properties = AxisProperties(axis).borders
    let sum = axis == .horizontal ? border.horizontal : border.vertical
    guard max(whole - sum, 0) == result else { return known(container, axis, .paddingBox, result, group: .basis) }
    let size = known(container, axis, .size, whole)
    if sum == 0 { return size }
    let parts = [
      property(properties.start, container, axis == .horizontal ? border.left : border.top),
      property(properties.end, container, axis == .horizontal ? border.right : border.bottom),
    ]
    return note(container, axis, .paddingBox, .remainder, [size] + parts, result)
  }

  /// Returns the containing width, or `nil` if no percentage needs it.
  func recordedContainingWidthIfAny(_ node: Int) -> Operand? {
    nodes[node].keywords[.hasPercentEdges] == 0 ? nil : recordedContainingWidth(of: node)
  }

  /// Records a line before its items are flexed.
  @inline(never)
  func recordLine(_ line: Range<Int>, inner: Double, gap: Double) {
    guard !line.isEmpty else { return }
    let container = Int(nodes[items[line.lowerBound].node].parent), axis = nodes[container].keywords.mainAxis
    // Percentages in a column refer to its height only if that is definite.
    let innerSize = recordedInner(container, axis, inner)
    let definiteHeight = axis == .horizontal ? nil : contentBox(container).definiteHeight
    let whole = axis == .horizontal ? innerSize : definiteHeight.map { recordedInner(container, .vertical, $0) }
    _ = recordedRoom(line, inner: inner, gap: gap)
    var parts: [Operand] = [], outers: [Operand] = []
    for at in line {
      let child = items[at].node
      let containing = axis == .horizontal ? innerSize : recordedContainingWidth(of: child)
      let hypothetical = recordItem(items[at], axis, of: whole, in: containing)
      note(child, axis, .size, .given, [hypothetical], items[at].target)
      let margins = recordedMargins(child, axis, of: containing)
      parts.append(hypothetical)
      parts += margins
      if nodes[container].keywords.wraps { outers.append(recordedOuter(child, axis, hypothetical, of: containing)) }
    }
    noteSum(container, axis, .hypotheticalSum, parts)
    if let first = outers.first { recordLineBreak(line, first, room: innerSize, gap: gap) }
    recorder.lineBefore = (container, line.upperBound, outers)
  }

  /// Records the reason why a line begins with its first item, whose size with margins is given.
  private func recordLineBreak(_ line: Range<Int>, _ first: Operand, room: Operand, gap: Double) {
    let child = items[line.lowerBound].node, container = Int(nodes[child].parent)
    let axis = nodes[container].keywords.mainAxis
    guard let before = recorder.lineBefore, before.container == container, before.end == line.lowerBound else {
      // The first line. An item that began another line at an earlier size of the container does so no longer.
      if recorder.step(child, axis, .lineBreak) != nil {
        note(child, axis, .lineBreak, .given, [count(0)], 0)
      }
      return
    }
    var parts = before.outers + [first]
    if gap != 0, let gaps = recordedGaps(container, axis, between: parts.count, of: room) { parts.append(gaps) }
    noteSum(child, axis, .lineBreak, parts, reason: room)
  }

  /// Returns the reason why a line begins with an item, unless it is the first line.
  func recordedLineBreak(_ first: Int, _ container: Int) -> Operand? {
    guard nodes[container].keywords.wraps else { return nil }
    let found = recorder.step(first, nodes[container].keywords.mainAxis, .lineBreak)
    return found?.value == 0 ? nil : found
  }

  /// Returns the available space of a line for its items and their margins.
  private func recordedRoom(_ line: Range<Int>, inner: Double, gap: Double) -> Operand {
    let container = Int(nodes[items[line.lowerBound].node].parent), axis = nodes[container].keywords.mainAxis
    let whole = recordedInner(container, axis, inner)
    guard gap != 0, let gaps = recordedGaps(container, axis, between: line.count, of: whole) else { return whole }
    return noteDifference(container, axis, .room, whole, [gaps])
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

  /// Records a round of distributing free space: `items` have their sizes before and after their limits.
  @inline(never)
  func recordRound(
    _ number: Int, _ line: Range<Int>, inner: Double, gap: Double, free: Double, isGrowing: Bool
  ) {
    let container = Int(nodes[items[line.lowerBound].node].parent), axis = nodes[container].keywords.mainAxis
    let innerSize = recordedInner(container, axis, inner)
    func containing(_ child: Int) -> Operand {
      axis == .horizontal ? innerSize : recordedContainingWidth(of: child)
    }
    var taken: [Operand] = [], factors: [Operand] = []
    for at in line {
      let child = items[at].node
      if items[at].isFrozen {
        taken.append(known(child, axis, .size, items[at].target))
      } else {
        let base = known(child, axis, .base, items[at].base)
        taken.append(base)
        factors.append(recordedFactor(items[at], axis, base, in: containing(child), isGrowing: isGrowing))
      }
      taken += recordedMargins(child, axis, of: containing(child))
    }
    // Items grow if their sum is less than the available space, otherwise they shrink; later, some are frozen.
    let reason = latest(container, axis, number == 1 ? .hypotheticalSum : .violation)
    let used = noteSum(container, axis, .used, taken, round: number, reason: reason)
    let room = recordedRoom(line, inner: inner, gap: gap)
    let all = noteSum(container, axis, .factors, factors, round: number)
    var space = note(
      container, axis, number == 1 ? .initialFreeSpace : .freeSpace, .difference, [room, used], room.value - used.value,
      round: number)
    if !isClose(space.value, free) {
      // A sum of factors below 1 distributes only that part of the initial free space.
      let initial = latest(container, axis, .initialFreeSpace)
      let sum = factorSum(line, isGrowing: isGrowing)
      space = note(container, axis, .freeSpace, .product, [initial, sum], free, round: number)
    } else if number == 1 {
      space = note(container, axis, .freeSpace, .given, [space], free, round: number)
    }
    var clamped: [Operand] = [], unclamped: [Operand] = []
    for at in line where !items[at].isFrozen {
      let item = items[at], child = item.node
      let base = known(child, axis, .base, item.base)
      let factor = recordedFactor(item, axis, base, in: containing(child), isGrowing: isGrowing)
      let flexed =
        all.value == 0
        ? note(child, axis, .flexed, .given, [base], item.flexed, round: number)
        : note(child, axis, .flexed, .part, [base, space, factor, all], item.flexed, round: number)
      clamped.append(
        note(child, axis, .size, .clamped, limits(flexed, item, axis), item.target, round: number))
      unclamped.append(flexed)
      recordOutcome(of: item, sharesAgain: false)
    }
    let violation = clamped.reduce(0) { $0 + $1.value } - unclamped.reduce(0) { $0 + $1.value }
    note(container, axis, .violation, .balance, clamped + unclamped, violation, round: number)
  }

  /// After a few rounds, the share that fills the remaining space is computed directly.
  @inline(never)
  func recordRoot(_ line: Range<Int>, inner: Double, gap: Double, _ share: Double, isGrowing: Bool) {
    let container = Int(nodes[items[line.lowerBound].node].parent), axis = nodes[container].keywords.mainAxis
    let innerSize = recordedInner(container, axis, inner), number = LineResolver.patience + 1
    func containing(_ child: Int) -> Operand {
      axis == .horizontal ? innerSize : recordedContainingWidth(of: child)
    }
    var taken: [Operand] = [], movable: [Operand] = []
    for at in line {
      let item = items[at], child = item.node
      if item.isFrozen {
        taken.append(known(child, axis, .size, item.target))
      } else {
        let base = known(child, axis, .base, item.base)
        let factor = recordedFactor(item, axis, base, in: containing(child), isGrowing: isGrowing)
        let limits = limits(base, item, axis)
        let upper = limits.count == 3 ? limits[1] : Operand(value: .infinity, source: .count)
        movable += [base, factor, limits[limits.count - 1], upper]
      }
      taken += recordedMargins(child, axis, of: containing(child))
    }
    let reason = latest(container, axis, .violation)
    let room = recordedRoom(line, inner: inner, gap: gap)
    let used = noteSum(container, axis, .used, taken, round: number, reason: reason)
    let left = note(
      container, axis, .freeSpace, .difference, [room, used], room.value - used.value, round: number)
    let initial = latest(container, axis, .initialFreeSpace)
    let isCapped = isGrowing && share == max(initial.value, 0)
    let each =
      isCapped
      ? note(container, axis, .share, .greatest, [initial, count(0)], share, round: number)
      : note(container, axis, .share, isGrowing ? .filling : .shrinking, [left] + movable, share, round: number)
    for at in line where !items[at].isFrozen {
      let item = items[at], child = item.node
      let base = known(child, axis, .base, item.base)
      let factor = recordedFactor(item, axis, base, in: containing(child), isGrowing: isGrowing)
      let moved = note(child, axis, .share, .product, [each, factor], share * factor.value, round: number)
      let flexed = note(
        child, axis, .flexed, isGrowing ? .sum : .difference, [base, moved], item.flexed, round: number)
      note(child, axis, .size, .clamped, limits(flexed, item, axis), item.target, round: number)
      recordOutcome(of: item, sharesAgain: false)
    }
  }

  func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-9 * max(1, a.magnitude, b.magnitude)
  }

  private func limits(_ size: Operand, _ item: FlexItem, _ axis: Axis) -> [Operand] {
    let lower = known(item.node, axis, .minimum, item.lower)
    if item.upper == .infinity { return [size, lower] }
    // A minimum larger than the maximum wins.
    return [size, recorder.step(item.node, axis, .maximum, of: item.upper) ?? lower, lower]
  }

  private func recordedFactor(_ item: FlexItem, _ axis: Axis, _ base: Operand, in containing: Operand, isGrowing: Bool)
    -> Operand
  {
    let factor = property(isGrowing ? .flexGrow : .flexShrink, item.node, Double(isGrowing ? item.grow : item.shrink))
    if isGrowing { return factor }
    var inner = base
    if item.edges != 0 {
      let edges = recordedEdges(item.node, axis, of: containing)
      inner = note(item.node, axis, .innerBase, .difference, [base, edges], item.base - item.edges)
    }
    return note(item.node, axis, .scaledFactor, .product, [factor, inner], factor.value * inner.value)
  }

  private func factorSum(_ line: Range<Int>, isGrowing: Bool) -> Operand {
    let container = Int(nodes[items[line.lowerBound].node].parent), axis = nodes[container].keywords.mainAxis
    var factors: [Operand] = []
    for at in line where !items[at].isFrozen {
      factors.append(
        property(
          isGrowing ? .flexGrow : .flexShrink, items[at].node,
          Double(isGrowing ? items[at].grow : items[at].shrink)))
    }
    return noteSum(container, axis, .factors, factors)
  }

  /// Records the state of an item after a round.
  @inline(never)
  func recordOutcome(of item: FlexItem, sharesAgain: Bool) {
    let axis = nodes[Int(nodes[item.node].parent)].keywords.mainAxis
    let outcome: LayoutTrace.Step.Outcome =
      sharesAgain
      ? .sharesAgain
      : item.target > item.flexed ? .frozenAtMinimum : item.target < item.flexed ? .frozenAtMaximum : .fits
    recorder.judge(item.node, axis, outcome)
  }

  /// Without free space, unfrozen items have their hypothetical size.
  @inline(never)
  func recordHypotheticalSize(of item: FlexItem) {
    let axis = nodes[Int(nodes[item.node].parent)].keywords.mainAxis
    note(item.node, axis, .size, .given, [known(item.node, axis, .hypothetical, item.target)], item.target)
  }
}
