import EagerLayout

/// Tells steps of a trace in words.
struct StepTeller {
  let trace: Trace
  /// Whom it is about.
  let node: Int
  let names: [String]
  let words: Explanation.Words

  func line(_ index: Int) -> Explanation.Line {
    let step = trace.steps[index]
    var label = label(of: step)
    if step.node != node || isAboutOne(step) { label = "\(name(step.node)): \(label)" }
    let working = working(of: step)
    // Where a number is simply taken over, it is said once.
    let isSaid = step.operation == .given || step.operation == .clamped || step.operation == .measured
    return Explanation.Line(
      label: label, working: working, result: isSaid ? "" : number(step.result), remark: remark(on: step),
      round: step.round, step: index)
  }

  /// Whether a step changes nothing that a reader would miss.
  func isMinor(_ step: TraceStep) -> Bool {
    switch step.quantity {
    case .minimum, .maximum, .hypotheticalSum: return step.operation == .given || step.quantity == .hypotheticalSum
    case .hypothetical: return step.operands.first.map { $0.value == step.result } ?? false
    case .minContent, .maxContent: return step.result == 0
    case .freeSpace: return step.operation == .given
    case .size: return step.operation == .given && step.node != node
    default: return false
    }
  }

  func name(_ node: Int) -> String { node < names.count ? names[node] : "\(node)" }

  func number(_ value: Double) -> String { numeral(value, places: 3) }

  /// Whether a step is about an item rather than about its line, so that a line of text has to say which.
  private func isAboutOne(_ step: TraceStep) -> Bool {
    switch step.quantity {
    case .base, .hypothetical, .flexed, .size, .position, .scaledFactor, .innerBase: true
    default: false
    }
  }

  private func remark(on step: TraceStep) -> String {
    switch (step.outcome, words) {
    case (.none, _), (.fits, _): clampRemark(on: step)
    case (.frozenAtMinimum, .plain): "under its minimum: raised to it and frozen"
    case (.frozenAtMaximum, .plain): "over its maximum: cut to it and frozen"
    case (.frozenAtMinimum, .css): "a min violation: frozen"
    case (.frozenAtMaximum, .css): "a max violation: frozen"
    case (.sharesAgain, .plain): "not frozen: shares again"
    case (.sharesAgain, .css): "unfrozen: next round"
    }
  }

  private func clampRemark(on step: TraceStep) -> String {
    guard step.operation == .clamped, let size = step.operands.first else { return "" }
    if step.result < size.value { return words == .css ? "clamped by the maximum" : "over its maximum" }
    if step.result > size.value { return words == .css ? "clamped by the minimum" : "under its minimum" }
    return ""
  }

  /// What a step's number is made of.
  private func working(of step: TraceStep) -> String {
    let values = step.operands.map { number($0.value) }
    switch step.operation {
    case .given: return step.operands.first.map { source($0) } ?? number(step.result)
    case .measured: return "\(number(step.result)), measured at a width of \(values.first ?? "?")"
    case .percentage: return values.count == 2 ? "\(values[0])% of \(values[1])" : ""
    case .sum: return joined(values, " + ")
    case .difference: return joined(values, " - ")
    case .balance:
      let half = values.count / 2
      return "\(joined(Array(values.prefix(half)), " + ")) - (\(joined(Array(values.dropFirst(half)), " + ")))"
    case .remainder: return joined(values, " - ")
    case .product: return joined(values, " x ")
    case .quotient: return joined(values, " / ")
    case .greatest: return "the greatest of \(joined(values, ", "))"
    case .least: return "the least of \(joined(values, ", "))"
    case .clamped: return clamped(step)
    case .part:
      return values.count == 4 ? "\(values[0]) + \(values[1]) x \(values[2])/\(values[3])" : joined(values, ", ")
    case .filling, .shrinking: return "what fills \(values.first ?? "")"
    case .unexplained: return number(step.result)
    }
  }

  private func clamped(_ step: TraceStep) -> String {
    guard let size = step.operands.first else { return "" }
    if size.value == step.result { return number(size.value) }
    return "\(number(size.value)) becomes \(number(step.result))"
  }

  private func joined(_ parts: [String], _ separator: String) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }

  /// An operand with where it is from.
  private func source(_ operand: TraceStep.Operand) -> String {
    switch operand.source {
    case .style(let property, let owner):
      owner == node ? "\(words.name(of: property)) \(number(operand.value))" : "its \(words.name(of: property)) \(number(operand.value))"
    case .step(let index): "\(number(operand.value)), its \(label(of: trace.steps[index]))"
    case .space: "\(number(operand.value)), the space there is"
    case .content: "\(number(operand.value)), its content"
    case .count: number(operand.value)
    }
  }
}
