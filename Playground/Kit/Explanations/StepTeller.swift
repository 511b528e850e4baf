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
    return Explanation.Line(
      label: label, working: working, result: isSaid(step) ? "" : number(step.result), remark: remark(on: step),
      round: step.round, step: index)
  }

  /// Whether a step changes nothing that a reader would miss.
  func isMinor(_ step: TraceStep) -> Bool {
    switch step.quantity {
    case .minimum, .maximum: return step.operation == .given || step.result == 0
    case .hypotheticalSum: return true
    case .hypothetical: return step.operands.first.map { $0.value == step.result } ?? false
    case .minContent, .maxContent, .minContentSize, .contentSize: return step.result == 0
    case .freeSpace: return step.operation == .given
    case .size: return step.operation == .given && step.node != node && belongsToLine(step)
    default: return false
    }
  }

  /// Whether a size is that of a neighbour before any sharing, which the sums tell already.
  private func belongsToLine(_ step: TraceStep) -> Bool {
    trace.placement.parent(of: step.node) == trace.placement.parent(of: node)
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
}
