import EagerLayout

/// Knows what operations are, and nothing of layout: whether each step of a trace follows from its operands.
struct TraceChecker {
  let trace: Trace
  private(set) var faults: [String] = []

  init(_ trace: Trace) {
    self.trace = trace
    for index in trace.steps.indices { check(index) }
    checkResults()
  }

  private mutating func check(_ index: Int) {
    let step = trace.steps[index]
    for operand in step.operands {
      guard case .step(let cause) = operand.source else { continue }
      if cause >= index || !isSame(trace.steps[cause].result, operand.value) {
        faults.append("step \(index) has an operand that is no earlier step's result: \(step)")
      }
    }
    guard let expected = Self.result(of: step) else {
      faults.append("step \(index) is not explained: \(step.node) \(step.axis) \(step.quantity) \(step.operation)")
      return
    }
    if !isClose(expected, step.result) { faults.append("step \(index) should be \(expected): \(step)") }
  }

  /// What the operation makes of the operands; nil where that is not said.
  static func result(of step: TraceStep) -> Double? {
    let values = step.operands.map { $0.value }
    switch step.operation {
    case .unexplained: return nil
    case .given: return values.count == 1 ? values[0] : nil
    case .measured: return step.result
    case .percentage: return values.count == 2 ? max(-1e9, min(values[0] * values[1] / 100, 1e9)) : nil
    case .sum: return values.reduce(0, +)
    case .difference: return values.isEmpty ? nil : values.dropFirst().reduce(values[0], -)
    case .balance:
      let half = values.count / 2
      return values.prefix(half).reduce(0, +) - values.dropFirst(half).reduce(0, +)
    case .remainder: return values.isEmpty ? nil : max(values.dropFirst().reduce(values[0], -), 0)
    case .product: return values.reduce(1, *)
    case .quotient: return values.count == 2 ? values[0] / values[1] : nil
    case .greatest: return values.max()
    case .least: return values.min()
    case .clamped: return values.count < 2 ? nil : max(values.dropLast().min()!, values.last!)
    case .part: return values.count == 4 ? values[0] + values[1] * values[2] / values[3] : nil
    case .filling: return nil
    }
  }

  /// The last results are the engine's frames.
  private mutating func checkResults() {
    let placement = trace.placement
    for node in placement.frames.indices {
      let frame = placement.frameInParent(of: node)
      for (step, value) in [
        (trace.position(of: node, .horizontal), frame.x), (trace.size(of: node, .horizontal), frame.width),
        (trace.position(of: node, .vertical), frame.y), (trace.size(of: node, .vertical), frame.height),
      ] {
        if let step {
          if !isSame(trace.steps[step].result, value) && !isClose(trace.steps[step].result, value) {
            faults.append("node \(node) has \(value), and the last step says \(trace.steps[step])")
          }
        } else if !placement.isHidden(node) {
          faults.append("node \(node) has no last step")
        }
      }
    }
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
  private func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-9 * max(1, a.magnitude, b.magnitude)
  }
}
