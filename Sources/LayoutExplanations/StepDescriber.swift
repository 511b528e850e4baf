import EagerLayout

/// Describes the steps of a trace as lines of text.
struct StepDescriber {
  let trace: LayoutTrace
  /// The node that is explained.
  let node: Int
  let axis: LayoutTrace.Step.Axis
  let names: [String]
  let words: Explanation.Words
  /// `true` if limits caused more than one round of sharing.
  let hasRounds: Bool
  /// `true` if `node` is a container without children, and one of its numbers is explained, such as a column.
  var nodeIsContainer = false

  /// Returns the line for a step, combined with the steps that it continues.
  func line(_ index: Int) -> Explanation.Line {
    let step = trace.steps[index]
    var shownStep = step
    while let next = stepContinued(by: shownStep) { shownStep = trace.steps[next] }
    let label = label(of: shownStep.quantity == .flexed ? shownStep : step)
    let working = working(of: shownStep), result = number(shownStep.result)
    // A number that equals its working is written once.
    let isResultOmitted =
      [.given, .clamped, .measured, .arranged].contains(shownStep.operation) || isUnchanged(shownStep)
      || working.utf8.elementsEqual(result.utf8)
    return Explanation.Line(
      label: isAboutLine(step) || isNamedAfterLine(step) ? label : "\(name(step.nodeIndex)): \(label)",
      working: working,
      result: isResultOmitted ? "" : result + lineLimit(of: step), remark: remark(on: step, shown: shownStep),
      round: isFromOtherExplanation(step) ? 0 : step.round, nodeIndex: step.nodeIndex, quantity: step.quantity,
      value: step.result,
      limit: step.limit, outcome: step.outcome, step: index)
  }

  /// Returns the width that the items of a line exceed, or fit into if the lines are balanced, as text.
  private func lineLimit(of step: LayoutTrace.Step) -> String {
    guard step.quantity == .lineBreak, let reason = step.reason else { return "" }
    let limit = trace.steps[reason].result
    return isBalanced(step) ? limit.isFinite ? " of \(number(limit))" : "" : " > \(number(limit))"
  }

  /// Returns `true` if a line breaks before an item that would fit, because the lines are balanced.
  private func isBalanced(_ step: LayoutTrace.Step) -> Bool {
    step.reason.map { step.result <= trace.steps[$0].result } ?? false
  }

  func name(_ node: Int) -> String { node < names.count ? names[node] : "\(node)" }

  func number(_ value: Double) -> String { numeral(value, places: 3) }

  /// Returns `true` if a step is explained elsewhere: it is about the other axis, or it is the size of an ancestor.
  /// Only its result is used here.
  func isFromOtherExplanation(_ step: LayoutTrace.Step) -> Bool {
    isAboutAncestor(step) && step.quantity == .size || step.axis != axis
  }

  /// Returns `true` if a step is about an ancestor of the explained node.
  func isAboutAncestor(_ step: LayoutTrace.Step) -> Bool {
    step.nodeIndex != node && trace.placement.subtree(of: step.nodeIndex).contains(node)
  }

  /// Returns `true` for a quantity of a line that is recorded for the first item of the line and named after that item.
  func isNamedAfterLine(_ step: LayoutTrace.Step) -> Bool {
    [.lineSize, .lineOffset, .above, .below].contains(step.quantity)
  }

  /// Returns `true` if a step is about the container of the explained node.
  private func isAboutContainer(_ step: LayoutTrace.Step) -> Bool {
    step.nodeIndex == trace.placement.parent(of: node)
      || step.quantity == .found && step.nodeIndex == node && nodeIsContainer
  }

  /// Returns `true` if a step is about the container's line as a whole, rather than about one item.
  private func isAboutLine(_ step: LayoutTrace.Step) -> Bool {
    guard isAboutContainer(step) else { return false }
    switch step.quantity {
    case .gaps, .room, .hypotheticalSum, .used, .initialFreeSpace, .freeSpace, .factors, .violation, .share, .lineSize,
      .freeMain, .freeCross, .freeBetweenLines, .start, .between, .autoMargin, .lineOffset, .found:
      return true
    default: return false
    }
  }
}

// The remark of a line: the consequence of the step for an item, or the names of the operands.
extension StepDescriber {
  private func remark(on step: LayoutTrace.Step, shown shownStep: LayoutTrace.Step) -> String {
    let isClamped = step.limit != nil, isOver = step.limit == .maximum
    switch step.outcome {
    case .frozenAtMinimum, .frozenAtMaximum:
      let limit = "\(words.limit(isMaximum: step.outcome == .frozenAtMaximum)) \(number(step.result))"
      return isOver ? "over its \(limit): frozen" : "under its \(limit): frozen there"
    case .sharesAgain:
      let again = words == .css ? "not frozen: next round" : "not frozen: shares again"
      return isClamped
        ? "\(isOver ? "over" : "under") its \(words.limit(isMaximum: isOver)) \(number(step.result)), \(again)" : again
    case .fits:
      if hasRounds && !isClamped && step.round > 0 && !isFromOtherExplanation(step) { return "within its limits: done" }
    case .none: break
    }
    if isClamped { return "\(isOver ? "over its" : "under its") \(words.limit(isMaximum: isOver))" }
    switch step.quantity {
    case .lineBreak:
      let consequence = "\(ordinal(trace.items(inBreak: step).count)) begins a line"
      guard isBalanced(step) else { return consequence }
      return "it would fit, but \(words == .css ? "flex-wrap: balance" : "balancing") makes lines even in length: "
        + consequence
    case .violation:
      if step.result == 0 { return "zero in total: all items are done" }
      return step.result < 0
        ? "negative in total: items over a maximum are frozen" : "positive in total: items under a minimum are frozen"
    case .freeSpace where step.operation == .product:
      return words == .css ? "the sum of factors is below 1" : "factors with a sum below 1 share only that fraction"
    case .edges, .margins: return ""
    // With the terms of CSS, the names of the operands would only repeat the labels of earlier lines.
    case .initialFreeSpace where words == .css, .freeSpace where words == .css: return ""
    case .initialFreeSpace where step.result < 0, .freeSpace where step.result < 0:
      return "\(operandNames(of: shownStep)): not enough space, so the items shrink"
    case .found:
      if let sentence = remarkOnTrack(shownStep) { return sentence }
      fallthrough
    default: return shownStep.operands.count > 6 ? "" : operandNames(of: shownStep)
    }
  }

  /// Returns the reason why a track is larger than its share or did not grow; nil for other steps.
  private func remarkOnTrack(_ step: LayoutTrace.Step) -> String? {
    guard case .step(let first)? = step.operands.first?.source, let term = trace.steps[first].term else { return nil }
    let name = term.name.description.utf8
    if step.operation == .greatest, name.starts(with: "share of ".utf8) {
      return words == .css
        ? "its share is less than its base size (1fr is minmax(auto, 1fr)): it is inflexible"
        : "its share is less than its minimum: it keeps the minimum, and the others share the rest"
    }
    if step.operation == .least, name.starts(with: "content of ".utf8) {
      return words == .css
        ? "base size and growth limit: there is no free space to maximize it"
        : "it could grow, but no space is left"
    }
    return nil
  }
}

// The working of a line: the calculation of the step's number.
extension StepDescriber {
  private func working(of step: LayoutTrace.Step) -> String {
    let values = shownOperands(step).map { number($0.value) }
    let owner = isAboutLine(step) ? nil : step.nodeIndex
    if isUnchanged(step), let first = step.operands.first { return source(first, for: owner) }
    if step.quantity == .lineBreak { return lineSum(step) }
    switch step.operation {
    case .given: return step.operands.first.map { source($0, for: owner) } ?? number(step.result)
    case .measured: return "\(number(step.result)), measured\(values.first.map { " at a width of \($0)" } ?? "")"
    case .percentage: return values.count == 2 ? "\(values[0])% of \(values[1])" : ""
    case .calculation: return values.count == 2 ? "calculated with percentages of \(values[1])" : ""
    case .sum: return signed(step.operands.map { $0.value })
    case .difference, .remainder:
      return signed(step.operands.enumerated().map { $0.offset == 0 ? $0.element.value : -$0.element.value }, or: " - ")
    case .balance: return signed(changes(in: step).filter { $0 != 0 })
    case .product: return joined(values, " x ")
    case .quotient: return joined(values, " / ")
    case .greatest: return "the maximum of \(joined(values, ", "))"
    case .least: return "the minimum of \(joined(values, ", "))"
    case .clamped: return clamped(step)
    case .part:
      guard values.count == 4 else { return joined(values, ", ") }
      let freeSpace = step.operands[1].value
      return "\(values[0]) \(freeSpace < 0 ? "-" : "+") \(number(freeSpace.magnitude)) x \(values[2])/\(values[3])"
    case .filling, .shrinking: return "what fills \(values.first ?? "")"
    case .arranged: return "\(number(step.result)), decided by \(computingContainer(of: step))\(inputs(of: step))"
    case .unexplained: return number(step.result)
    }
  }

  /// Returns the container whose arrangement computed a number, as text.
  private func computingContainer(of step: LayoutTrace.Step) -> String {
    let parent = trace.placement.parent(of: step.nodeIndex) ?? step.nodeIndex
    let isByItself = [.minContent, .maxContent, .found].contains(step.quantity) && !isComputed(step, by: parent)
    let container = isByItself && trace.placement.containerName(of: step.nodeIndex) != nil ? step.nodeIndex : parent
    return trace.placement.containerName(of: container).map { "the \(words.title($0.title))" } ?? "its container"
  }

  /// Returns `true` if an item's number was computed from numbers of a container.
  private func isComputed(_ step: LayoutTrace.Step, by container: Int) -> Bool {
    step.quantity == .found
      && step.operands.contains { operand in
        if case .step(let cause) = operand.source { trace.steps[cause].nodeIndex == container } else { false }
      }
  }

  /// Returns the inputs of a number that an arrangement decided, as text: the available space, and the size of the item
  /// or its content.
  private func inputs(of step: LayoutTrace.Step) -> String {
    let values = step.operands.map { $0.value }
    switch step.quantity {
    case .position where values.count == 2:
      return ": \(number(values[1])) \(step.axis == .horizontal ? "wide" : "high"), in an available space of "
        + "\(number(values[0]))"
    case .size where values.count == 3:
      let range = values[1] == values[2] ? number(values[1]) : "\(number(values[1])) to \(number(values[2]))"
      return ": \(words.sizeRequest(in: number(values[0])))" + (values[2] == 0 ? "" : ", and content of \(range)")
    case .size where values.count == 2:
      return ": \(words.sizeRequest(in: number(values[0])))"
        + (values[1] == 0 ? "" : ", and content of \(number(values[1]))")
    default: return values.isEmpty ? "" : " from \(joined(values.map { number($0) }, ", "))"
    }
  }

  /// Returns the sum of the items in a line and the gaps. Successive items of equal size become a product: `3 x 114.2 +
  /// 2 x 12`.
  private func lineSum(_ step: LayoutTrace.Step) -> String {
    let items = trace.items(inBreak: step)
    var parts: [String] = [], start = 0
    while start < items.count {
      var end = start
      while end < items.count, items[end].value == items[start].value { end += 1 }
      parts.append(times(end - start, items[start].value))
      start = end
    }
    if items.count < step.operands.count, case .step(let gaps)? = step.operands.last?.source {
      parts.append(times(items.count - 1, trace.steps[gaps].operands.first?.value ?? 0))
    }
    return joined(parts, " + ")
  }

  private func times(_ count: Int, _ value: Double) -> String {
    count == 1 ? number(value) : "\(count) x \(number(value))"
  }

  private func ordinal(_ number: Int) -> String {
    let words = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    return words.indices.contains(number - 2) ? "the \(words[number - 2])" : "number \(number)"
  }

  /// Returns the operands to show. Among the operands of a maximum, omits the constant 0.
  private func shownOperands(_ step: LayoutTrace.Step) -> [LayoutTrace.Step.Operand] {
    step.operation == .greatest ? step.operands.filter { $0.source != .count || $0.value != 0 } : step.operands
  }

  private func clamped(_ step: LayoutTrace.Step) -> String {
    guard let size = step.operands.first else { return "" }
    if size.value == step.result { return source(size, for: step.nodeIndex) }
    return "\(number(size.value)) becomes \(number(step.result))"
  }

  /// Returns a sum in which negative numbers are subtracted. `zeroSeparator` is the separator before a zero.
  private func signed(_ values: [Double], or zeroSeparator: String = " + ") -> String {
    var parts: [String] = []
    for (index, value) in values.enumerated() {
      let sign = index == 0 ? "" : value == 0 ? zeroSeparator : value < 0 ? " - " : " + "
      parts.append(sign + number(index == 0 ? value : value.magnitude))
    }
    return joined(parts, "")
  }

  /// Returns texts with separators between them; of more than 12, only the first six and the last.
  private func joined(_ parts: [String], _ separator: String) -> String {
    let parts =
      parts.count > 12
      ? Array(parts.prefix(6)) + [separator.utf8.isEmpty ? " \u{2026}" : "\u{2026}"] + Array(parts.suffix(1)) : parts
    return parts.joined(separator: separator)
  }

  /// Returns the names of the operands: `logo + gap`; empty if the names add no information.
  private func operandNames(of step: LayoutTrace.Step) -> String {
    let separator: String
    switch step.operation {
    case .sum: separator = " + "
    case .difference, .remainder: separator = " - "
    case .greatest, .least: separator = ", "
    case .percentage, .calculation: return step.operands.count == 2 ? "of \(percentageBasis(step.operands[1]))" : ""
    default: return ""
    }
    let operands = shownOperands(step)
    guard operands.count > 1, !isUnchanged(step) else { return "" }
    return joined(operands.map { operandName($0, of: step) }, separator)
  }

  private func percentageBasis(_ operand: LayoutTrace.Step.Operand) -> String {
    guard case .step(let index) = operand.source else { return "the available space" }
    return name(trace.steps[index].nodeIndex)
  }

  /// Returns the name of an operand. Omitted steps that only repeat a number are traced back to the number's origin.
  private func operandName(_ operand: LayoutTrace.Step.Operand, of step: LayoutTrace.Step) -> String {
    let isMinOrMax = [.greatest, .least].contains(step.operation)
    switch operand.source {
    case .style(let property, let owner):
      let isSizeOfOtherNode = owner != step.nodeIndex && (property == .width || property == .height)
      return step.quantity == .factors || isMinOrMax || isSizeOfOtherNode ? name(owner) : words.name(of: property)
    case .step(let index):
      let cause = trace.steps[index]
      if isOmitted(cause), !isContent(cause), let first = cause.operands.first, first.value == operand.value,
        first.source != .count
      {
        return operandName(first, of: step)
      }
      switch cause.quantity {
      case .base, .hypothetical, .size, .scaledFactor, .outer, .minContribution, .maxContribution:
        return name(cause.nodeIndex)
      case _ where isMinOrMax && cause.nodeIndex != step.nodeIndex: return name(cause.nodeIndex)
      case .baseline where isMinOrMax, .lastBaseline where isMinOrMax: return name(cause.nodeIndex)
      case .offset where cause.nodeIndex != step.nodeIndex: return "start of \(name(cause.nodeIndex))"
      default: return label(of: cause)
      }
    case .space: return "the available space"
    case .content: return "content"
    case .named(let term): return specifiedName(of: term, operand.value)
    case .count: return number(operand.value)
    }
  }

  /// Returns `true` if a step's number is the size of content. Such a step is named, although it repeats a number.
  private func isContent(_ step: LayoutTrace.Step) -> Bool {
    if case .content? = step.operands.first?.source { return true }
    return false
  }

  /// Returns the number of an operand with its source, as text. `owner` is the node of the step; nil for a line.
  private func source(_ operand: LayoutTrace.Step.Operand, for owner: Int?) -> String {
    let value = number(operand.value)
    switch operand.source {
    // A zero basis, such as the basis of a flexible item that specifies none, is written as `nothing`.
    case .style(.flexBasis, _) where operand.value == 0 && words == .plain: return "nothing"
    case .style(let property, let other):
      return "\(value), \(other == owner ? "its" : "\(name(other))'s") \(words.name(of: property))"
    case .step(let index):
      let cause = trace.steps[index]
      if isOmitted(cause), !isContent(cause), cause.quantity != .size, let first = cause.operands.first,
        first.value == operand.value
      {
        return source(first, for: owner)
      }
      // There is no line for the base of an ancestor, so the source of the base is written.
      if cause.quantity == .base, cause.nodeIndex == owner, owner != node, let first = cause.operands.first {
        return source(first, for: owner)
      }
      if cause.nodeIndex == owner, [.base, .size].contains(cause.quantity) {
        // In plain words, the base is called the item's start.
        return "\(value), its \(cause.quantity == .base && words == .plain ? "start" : label(of: cause))"
      }
      // In a line about the container, a number of the same container is written without its owner.
      let needsNoOwner = owner == nil && cause.quantity == .found && isAboutContainer(cause)
      return cause.nodeIndex == owner || isNamedAfterLine(cause) || needsNoOwner
        ? "\(value), \(label(of: cause))" : "\(value), \(label(of: cause, ofBox: name(cause.nodeIndex)))"
    case .space: return "\(value), the available space"
    case .content: return "\(value), its content"
    case .named(let term):
      let name = specifiedName(of: term, operand.value)
      return operand.value == 0 && words == .android ? "\(value), \(name)" : "\(value), its \(name)"
    case .count: return value
    }
  }
}

extension LayoutTrace {
  /// Returns the operands of a line break without the gaps: the items of the line, and the item that does not fit.
  fileprivate func items(inBreak step: LayoutTrace.Step) -> [LayoutTrace.Step.Operand] {
    step.operands.filter { operand in
      guard case .step(let index) = operand.source else { return true }
      return steps[index].quantity != .gaps
    }
  }
}
