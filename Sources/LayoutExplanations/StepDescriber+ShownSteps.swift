import EagerLayout

extension StepDescriber {
  /// Returns the steps to show: the steps of the rounds of sharing, and the steps from which the results follow.
  func shownSteps(_ steps: [Int], for results: [Int]) -> [Int] {
    var isUsed = [Bool](repeating: false, count: trace.steps.count)
    for result in results { isUsed[result] = true }
    var shown: [Int] = []
    for index in steps.reversed() {
      let step = trace.steps[index], isOmitted = self.isOmitted(step)
      guard isUsed[index] || isPartOfRound(step) && !isOmitted else { continue }
      if !isOmitted { shown.append(index) }
      // The causes of a limit that has no effect are not shown.
      if isOmitted && [.minimum, .maximum].contains(step.quantity) { continue }
      // The operands of a line break are the items of the previous line, which are not part of this explanation.
      if step.quantity == .lineBreak { continue }
      if let reason = step.reason, [.lineBreak, .found].contains(trace.steps[reason].quantity) {
        isUsed[reason] = true
      }
      for operand in step.operands {
        if case .step(let cause) = operand.source { isUsed[cause] = true }
      }
    }
    return shown.reversed()
  }

  /// Returns `true` if a step belongs to a round of sharing free space (CSS Flexbox §9.7).
  private func isPartOfRound(_ step: LayoutTrace.Step) -> Bool {
    step.round > 0
      && [.used, .initialFreeSpace, .freeSpace, .factors, .flexed, .size, .violation].contains(step.quantity)
  }

  /// Returns `true` for a step that is not shown, because it changes nothing or repeats a number.
  func isOmitted(_ step: LayoutTrace.Step) -> Bool {
    switch step.quantity {
    case .minimum:
      // A specified minimum is shown where it limits a size.
      if case .style? = step.operands.first?.source { return true }
      return step.result == 0 || !determinesSize(step)
    case .maximum: return step.operation == .given
    case .hypotheticalSum: return true
    case .lineBreak: return false
    case .hypothetical: return step.operands.first.map { $0.value == step.result } ?? false
    case .minContent, .maxContent, .contentSize, .minContentSize:
      return step.result == 0 || step.operation == .given || isUnchanged(step)
    case .initialFreeSpace, .freeSpace: return step.operation == .given
    case .cell, .offset: return step.operation == .given || isUnchanged(step)
    case .factors: return step.round == 0 || isUnchanged(step)
    case .violation: return !hasOpposedViolations(step)
    case .size where step.nodeIndex == node: return equalsBase(step)
    // The size equals its base, which is shown instead.
    case .size where isAboutAncestor(step) && equalsBase(step) && trace.fillsItsSpace(step): return true
    case .size, .position:
      return step.operation == .given && step.nodeIndex != node && !isAboutAncestor(step)
    default: return isUnchanged(step)
    }
  }

  /// Returns the step that `step` continues, such as the size before limits are applied. Both are shown in one line.
  /// Returns nil if there is none.
  func stepContinued(by step: LayoutTrace.Step) -> Int? {
    guard step.axis == axis, let index = step.operands.first.flatMap({ origin(of: $0) }) else { return nil }
    let cause = trace.steps[index]
    guard cause.nodeIndex == step.nodeIndex else { return nil }
    switch (step.quantity, cause.quantity) {
    case (.size, .flexed): return step.operation == .clamped && !isFromOtherExplanation(step) ? index : nil
    case (.size, .length), (.base, .length), (.base, .maxContent):
      return cause.result == step.result && !isOmitted(cause) ? index : nil
    case (.position, .offset), (.position, .place), (.position, .start):
      return isUnchanged(step) && !isOmitted(cause) ? index : nil
    default: return nil
    }
  }

  /// Returns `true` if a size equals its base, so that the step of the base explains it.
  private func equalsBase(_ step: LayoutTrace.Step) -> Bool {
    guard step.operation == .given, let first = step.operands.first, let index = origin(of: first) else { return false }
    return trace.steps[index].quantity == .base && trace.steps[index].nodeIndex == step.nodeIndex
  }

  /// Returns the step that computed an operand; nil if the operand is not the result of a step. Omitted steps whose
  /// result equals their first operand are traced back to that operand.
  func origin(of operand: LayoutTrace.Step.Operand) -> Int? {
    guard case .step(let index) = operand.source else { return nil }
    let cause = trace.steps[index]
    guard isOmitted(cause), let first = cause.operands.first, first.value == operand.value else { return index }
    return origin(of: first) ?? index
  }

  /// Returns `true` if the other operands of a step have no effect, so that its result equals its first operand.
  func isUnchanged(_ step: LayoutTrace.Step) -> Bool {
    guard let first = step.operands.first, first.value == step.result else { return false }
    switch step.operation {
    case .sum, .difference, .remainder: return step.operands.dropFirst().allSatisfy { $0.value == 0 }
    case .product, .quotient: return step.operands.dropFirst().allSatisfy { $0.value == 1 }
    case .greatest: return step.operands.dropFirst().allSatisfy { $0.source == .count || $0.value == 0 }
    default: return false
    }
  }

  /// Returns `true` if limits made some items larger and others smaller.
  private func hasOpposedViolations(_ step: LayoutTrace.Step) -> Bool {
    let changes = changes(in: step)
    return changes.contains { $0 > 0 } && changes.contains { $0 < 0 }
  }

  /// Returns the amount by which limits changed each item. The operands are the sizes after limits, followed by the
  /// sizes before limits.
  func changes(in step: LayoutTrace.Step) -> [Double] {
    let half = step.operands.count / 2
    return (0..<half).map { step.operands[$0].value - step.operands[$0 + half].value }
  }

  /// Returns `true` if a minimum determined the size of its item.
  private func determinesSize(_ minimum: LayoutTrace.Step) -> Bool {
    guard let size = trace.stepOfSize(of: minimum.nodeIndex, along: minimum.axis).map({ trace.steps[$0] }),
      size.result == minimum.result
    else { return false }
    return size.outcome == .frozenAtMinimum || size.round == 0 && size.operands.first?.value != size.result
  }
}
