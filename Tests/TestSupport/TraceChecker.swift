package import EagerLayout

/// Checks that each step of a trace follows from its operands, and the operands from earlier steps, styles, contents
/// and the available space. It contains no layout rules.
package struct TraceChecker {
  let trace: LayoutTrace
  let arena: NodeArena
  /// The widths and heights of the available space.
  let space: [Double]
  package private(set) var faults: [String] = []

  package init(_ trace: LayoutTrace, _ arena: NodeArena, space: [Double]) {
    self.trace = trace
    self.arena = arena
    self.space = space
    for index in trace.steps.indices { check(index) }
    checkResults()
  }

  private mutating func check(_ index: Int) {
    let step = trace.steps[index]
    for operand in step.operands where !hasValueOfSource(operand, of: step, before: index) {
      faults.append("\(step.nodeIndex) \(step.axis) \(step.quantity): unfounded \(operand.source) \(operand.value)")
    }
    if let reason = step.reason, reason >= index {
      faults.append("\(step.nodeIndex): a reason that is no earlier step")
    }
    if !Self.follows(step) {
      faults.append(
        "\(step.nodeIndex) \(step.axis) \(step.quantity) is not \(step.operation): \(step.result), \(index)")
    }
    checkOutcome(of: step, index)
  }

  /// Whether an operand has the value of its source.
  private func hasValueOfSource(
    _ operand: LayoutTrace.Step.Operand, of step: LayoutTrace.Step, before index: Int
  ) -> Bool {
    switch operand.source {
    case .step(let cause): cause < index && Self.isSame(trace.steps[cause].result, operand.value)
    case .style(let property, let node): operand.value == arena.style(of: node).number(property)
    case .space: space.contains(operand.value)
    case .content(let node): arena.content(of: node).map { $0.canHaveSize(operand.value) } ?? false
    // Numbers that an arrangement records have no other source.
    case .named: true
    case .count:
      operand.value == .infinity || mayCount(Int(exactly: operand.value) ?? -1, in: step)
    }
  }

  /// Whether a step has the result of its operation on its operands.
  package static func follows(_ step: LayoutTrace.Step) -> Bool {
    let values = step.operands.map { $0.value }
    guard let first = values.first, let last = values.last else {
      return step.operation == .measured || step.operation == .arranged
    }
    let rest = values.dropFirst()
    let expected: Double
    switch step.operation {
    case .unexplained: return false
    case .arranged: return true
    case .given where values.count == 1: expected = first
    case .measured where values.count == 1: expected = step.result
    case .percentage where values.count == 2: expected = max(-1e9, min(first * last / 100, 1e9))
    case .sum: expected = values.reduce(0, +)
    case .difference: expected = rest.reduce(first, -)
    case .balance:
      expected = values.prefix(values.count / 2).reduce(0, +) - values.suffix(values.count / 2).reduce(0, +)
    case .remainder: expected = max(rest.reduce(first, -), 0)
    case .product: expected = values.reduce(1, *)
    case .quotient where values.count == 2: expected = first / last
    case .greatest: expected = values.reduce(first, max)
    case .least: expected = values.reduce(first, min)
    case .clamped where values.count > 1: expected = max(values.dropLast().reduce(first, min), last)
    case .part where values.count == 4: expected = first + values[1] * values[2] / last
    case .filling, .shrinking: return fills(values, share: step.operation == .filling ? step.result : -step.result)
    default: return false
    }
    return isClose(expected, step.result)
  }

  /// Whether items at a share fill the available space, or as much of it as their limits allow.
  private static func fills(_ values: [Double], share: Double) -> Bool {
    func total(_ share: Double) -> Double {
      var sum = 0.0
      for item in stride(from: 1, to: values.count, by: 4) {
        let size: Double = values[item] + share * values[item + 1]
        sum += max(values[item + 2], min(size, values[item + 3]))
      }
      return sum
    }
    let sum = total(share)
    return isClose(sum, values[0]) || isClose(sum, total(share * 2 + (share < 0 ? -1 : 1)))
  }

  /// Checks that a frozen item has the size of its limit.
  private mutating func checkOutcome(of step: LayoutTrace.Step, _ index: Int) {
    let isRight: Bool
    switch step.outcome {
    case .none: return
    case .frozenAtMinimum: isRight = step.result > step.operands[0].value && step.result == step.operands.last?.value
    case .frozenAtMaximum: isRight = step.result < step.operands[0].value
    case .fits: isRight = step.result == step.operands[0].value
    case .sharesAgain: isRight = true
    }
    if !isRight { faults.append("\(step.nodeIndex) \(step.axis) round \(step.round): wrongly \(step.outcome)") }
  }

  /// Checks that the last steps have the frames of the placement as results.
  private mutating func checkResults() {
    let placement = trace.placement
    for node in placement.frames.indices {
      let frame = placement.frameInParent(of: node)
      for (step, value, quantity) in [
        (trace.stepOfPosition(of: node, along: .horizontal), frame.x, LayoutTrace.Step.Quantity.position),
        (trace.stepOfSize(of: node, along: .horizontal), frame.width, .size),
        (trace.stepOfPosition(of: node, along: .vertical), frame.y, .position),
        (trace.stepOfSize(of: node, along: .vertical), frame.height, .size),
      ] {
        guard let step else {
          if !placement.isHidden(node) { faults.append("node \(node) has no last step") }
          continue
        }
        let last = trace.steps[step]
        if last.nodeIndex != node || last.quantity != quantity || !Self.isClose(last.result, value) {
          faults.append("node \(node) has \(value), and its last step is \(last)")
        }
      }
    }
  }

  /// Whether a step may use a count. Containers have any number of columns; other counts are at most two per box, for
  /// its margins.
  private func mayCount(_ count: Int, in step: LayoutTrace.Step) -> Bool {
    count >= 0 && (count <= 2 * trace.placement.frames.count || step.quantity == .found || step.quantity == .offset)
  }

  /// Whether two numbers are equal, except for rounding.
  private static func isSame(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude <= 1e-12 * b.magnitude }

  private static func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-9 * max(1, a.magnitude, b.magnitude)
  }
}

extension FlexStyle {
  /// Returns the number of a property without its unit.
  fileprivate func number(_ property: FlexStyle.Property) -> Double {
    switch property {
    case .flexGrow, .flexShrink, .order, .aspectRatio: self[number: property] ?? 0
    default: self[length: property].value
    }
  }
}

extension LeafContent {
  /// Whether a number can be a size of the content. Sizes of text are whole numbers of characters or lines.
  fileprivate func canHaveSize(_ number: Double) -> Bool {
    switch kind {
    case .intrinsic(let extent): number == extent.width || number == extent.height
    case .tabulated(let table): table.widths.contains(number) || table.heights.contains(number)
    case .text(let text):
      number.remainder(dividingBy: text.advance) == 0
        || (number - text.baseline).remainder(dividingBy: text.lineHeight) == 0
    case .measured, .byCaller, .arrangement: true
    }
  }
}
