import EagerLayout

extension StepTeller {
  /// Returns the steps to show: the rounds of sharing, and the steps that the results follow from.
  func needed(_ steps: [Int], for results: [Int]) -> [Int] {
    var isUsed = [Bool](repeating: false, count: trace.steps.count)
    for result in results { isUsed[result] = true }
    var needed: [Int] = []
    for index in steps.reversed() {
      let step = trace.steps[index], isLeftOut = isMinor(step)
      guard isUsed[index] || isPartOfRound(step) && !isLeftOut else { continue }
      if !isLeftOut { needed.append(index) }
      // The source of a limit matters only if the limit does.
      if isLeftOut && [.minimum, .maximum].contains(step.quantity) { continue }
      // The items of the previous line are not part of this explanation.
      if step.quantity == .lineBreak { continue }
      if let reason = step.reason, [.lineBreak, .found].contains(trace.steps[reason].quantity) {
        isUsed[reason] = true
      }
      for operand in step.operands {
        if case .step(let cause) = operand.source { isUsed[cause] = true }
      }
    }
    return needed.reversed()
  }

  private func isPartOfRound(_ step: LayoutTrace.Step) -> Bool {
    step.round > 0
      && [.used, .initialFreeSpace, .freeSpace, .factors, .flexed, .size, .violation].contains(step.quantity)
  }

  /// Returns `true` if a step changes nothing that a reader would miss.
  func isMinor(_ step: LayoutTrace.Step) -> Bool {
    switch step.quantity {
    case .minimum:
      // A specified minimum is shown where it limits a size.
      if case .style? = step.operands.first?.source { return true }
      return step.result == 0 || !isReached(step)
    case .maximum: return step.operation == .given
    case .hypotheticalSum: return true
    case .lineBreak: return false
    case .hypothetical: return step.operands.first.map { $0.value == step.result } ?? false
    case .minContent, .maxContent, .contentSize, .minContentSize:
      return step.result == 0 || step.operation == .given || isIdle(step)
    case .initialFreeSpace, .freeSpace: return step.operation == .given
    case .cell, .offset: return step.operation == .given || isIdle(step)
    case .factors: return step.round == 0 || isIdle(step)
    case .violation: return !isDisputed(step)
    case .size where step.nodeIndex == node: return isBase(step)
    // The base of the size is shown instead.
    case .size where isAround(step) && isBase(step) && trace.fillsItsRoom(step): return true
    case .size, .position:
      return step.operation == .given && step.nodeIndex != node && !isAround(step)
    default: return isIdle(step)
    }
  }

  /// Returns the step that `step` continues, such as the share before limits. Both are shown in one line.
  func absorbed(by step: LayoutTrace.Step) -> Int? {
    guard step.axis == axis, let index = step.operands.first.flatMap({ origin(of: $0) }) else { return nil }
    let cause = trace.steps[index]
    guard cause.nodeIndex == step.nodeIndex else { return nil }
    switch (step.quantity, cause.quantity) {
    case (.size, .flexed): return step.operation == .clamped && !isForeign(step) ? index : nil
    case (.size, .length), (.base, .length), (.base, .maxContent):
      return cause.result == step.result && !isMinor(cause) ? index : nil
    case (.position, .offset), (.position, .place), (.position, .start):
      return isIdle(step) && !isMinor(cause) ? index : nil
    default: return nil
    }
  }

  /// Returns `true` if a size is equal to its base. The base shows where the number comes from.
  private func isBase(_ step: LayoutTrace.Step) -> Bool {
    guard step.operation == .given, let first = step.operands.first, let index = origin(of: first) else { return false }
    return trace.steps[index].quantity == .base && trace.steps[index].nodeIndex == step.nodeIndex
  }

  /// Returns the step that an operand comes from, without intermediate steps that only pass the number on.
  func origin(of operand: LayoutTrace.Step.Operand) -> Int? {
    guard case .step(let index) = operand.source else { return nil }
    let cause = trace.steps[index]
    guard isMinor(cause), let first = cause.operands.first, first.value == operand.value else { return index }
    return origin(of: first) ?? index
  }

  /// Returns `true` if the result of a step equals its first operand.
  func isIdle(_ step: LayoutTrace.Step) -> Bool {
    guard let first = step.operands.first, first.value == step.result else { return false }
    switch step.operation {
    case .sum, .difference, .remainder: return step.operands.dropFirst().allSatisfy { $0.value == 0 }
    case .product, .quotient: return step.operands.dropFirst().allSatisfy { $0.value == 1 }
    case .greatest: return step.operands.dropFirst().allSatisfy { $0.source == .count || $0.value == 0 }
    default: return false
    }
  }

  /// Returns `true` if some items exceed their maximum and others are below their minimum.
  private func isDisputed(_ step: LayoutTrace.Step) -> Bool {
    let changes = changes(in: step)
    return changes.contains { $0 > 0 } && changes.contains { $0 < 0 }
  }

  /// Returns the amount by which limits changed each item.
  func changes(in step: LayoutTrace.Step) -> [Double] {
    let half = step.operands.count / 2
    return (0..<half).map { step.operands[$0].value - step.operands[$0 + half].value }
  }

  /// Returns `true` if a limit determined the size of its item.
  private func isReached(_ limit: LayoutTrace.Step) -> Bool {
    guard let size = trace.stepOfSize(of: limit.nodeIndex, along: limit.axis).map({ trace.steps[$0] }),
      size.result == limit.result
    else {
      return false
    }
    return size.outcome == .frozenAtMinimum || size.round == 0 && size.operands.first?.value != size.result
  }
}
