/// A recorder of the steps of a layout.
///
/// Repeated measurements are recorded repeatedly: steps are only appended, and each refers to its operands' steps. At
/// the end, only the steps that led to the frames are kept.
struct Recorder {
  /// The first item of the current line, if the line is not on the stack of lines.
  var line = 0
  /// The line that was flexed last: its container, its end on the stack of items, and the sizes of its items with
  /// margins. The next line begins there because one more item would not have fit.
  var lineBefore: (container: Int, end: Int, outers: [LayoutTrace.Step.Operand])?
  private(set) var steps: [LayoutTrace.Step] = []
  /// For each container, the last recorded steps of its numbered parts, such as columns.
  private(set) var parts: [[Int32]] = []
  /// For each step, the previous one about the same number; -1 for the first.
  private var previous: [Int32] = []
  /// The latest step about each number.
  private var latest: [Int32] = []

  /// Records a step, or returns the previous one if they are equal.
  mutating func note(_ step: LayoutTrace.Step) -> Int {
    let slot = slot(step.nodeIndex, step.axis, step.quantity)
    if slot >= latest.count { latest += [Int32](repeating: -1, count: 2 * slot + 64 - latest.count) }
    let before = Int(latest[slot])
    if before >= 0, steps[before].saysTheSame(as: step) { return before }
    if step.quantity == .found, let told = findTold(step, before) { return told }
    steps.append(step)
    previous.append(latest[slot])
    latest[slot] = Int32(truncatingIfNeeded: steps.count - 1)
    return steps.count - 1
  }

  /// Returns an equal step of an earlier pass. The search is limited to the latest 256 steps.
  private func findTold(_ step: LayoutTrace.Step, _ latest: Int) -> Int? {
    var told = latest, looked = 0
    while told >= 0, looked < 256 {
      if steps[told].term == step.term, steps[told].saysTheSame(as: step) { return told }
      told = Int(previous[told])
      looked += 1
    }
    return nil
  }

  /// Returns the latest step with a value, or else one that differs only by rounding.
  func find(_ node: Int, _ axis: LayoutTrace.Step.Axis, _ quantity: LayoutTrace.Step.Quantity, _ value: Double) -> Int?
  {
    let slot = slot(node, axis, quantity)
    var step = slot < latest.count ? latest[slot] : -1, close: Int?
    while step >= 0 {
      let result = steps[Int(step)].result
      if result == value { return Int(step) }
      if close == nil, (result - value).magnitude <= 1e-12 * max(1, value.magnitude) { close = Int(step) }
      step = previous[Int(step)]
    }
    return close
  }

  /// Returns the latest step about a number, if there is one.
  func latestIfAny(
    _ node: Int, _ axis: LayoutTrace.Step.Axis, _ quantity: LayoutTrace.Step.Quantity
  ) -> LayoutTrace.Step.Operand? {
    let slot = slot(node, axis, quantity)
    return slot < latest.count && latest[slot] >= 0 ? latest(node, axis, quantity) : nil
  }

  /// Returns the latest step about a number.
  func latest(_ node: Int, _ axis: LayoutTrace.Step.Axis, _ quantity: LayoutTrace.Step.Quantity)
    -> LayoutTrace.Step.Operand
  {
    let step = Int(latest[slot(node, axis, quantity)])
    return LayoutTrace.Step.Operand(value: steps[step].result, source: .step(step))
  }

  /// Stores the steps of a container's numbered parts, in place of earlier ones.
  mutating func keepParts(_ told: [LayoutTrace.Step.Operand?], of container: Int) {
    while parts.count <= container { parts.append([]) }
    parts[container] = []
    for case .step(let step)? in told.map({ $0?.source })
    where steps[step].nodeIndex == container && steps[step].term?.index != nil {
      parts[container].append(Int32(truncatingIfNeeded: step))
    }
  }

  /// Sets the state of an item after a round.
  mutating func judge(_ node: Int, _ axis: LayoutTrace.Step.Axis, _ outcome: LayoutTrace.Step.Outcome) {
    steps[Int(latest[slot(node, axis, .size)])].outcome = outcome
  }

  private func slot(_ node: Int, _ axis: LayoutTrace.Step.Axis, _ quantity: LayoutTrace.Step.Quantity) -> Int {
    (2 * node + Int(axis.rawValue)) * LayoutTrace.Step.Quantity.allCases.count + Int(quantity.rawValue)
  }
}

// Recording by the engine.
extension FlexEngine {
  typealias Axis = LayoutTrace.Step.Axis
  typealias Operand = LayoutTrace.Step.Operand
  typealias Operation = LayoutTrace.Step.Operation
  typealias Quantity = LayoutTrace.Step.Quantity

  @discardableResult
  func note(
    _ node: Int, _ axis: Axis, _ quantity: Quantity, _ operation: Operation, _ operands: [Operand], _ result: Double,
    round: Int = 0, reason: Operand? = nil, term: LayoutTrace.Term? = nil
  ) -> Operand {
    var because: Int?
    if case .step(let reason) = reason?.source { because = reason }
    let step = recorder.note(
      LayoutTrace.Step(
        nodeIndex: node, axis: axis, quantity: quantity, operation: operation, operands: operands, result: result,
        round: round,
        reason: because, term: term))
    return Operand(value: result, source: .step(step))
  }

  /// Records the sum of operands.
  @discardableResult
  func noteSum(
    _ node: Int, _ axis: Axis, _ quantity: Quantity, _ parts: [Operand], round: Int = 0, reason: Operand? = nil
  ) -> Operand {
    note(node, axis, quantity, .sum, parts, parts.reduce(0) { $0 + $1.value }, round: round, reason: reason)
  }

  /// Records a number minus others.
  @discardableResult
  func noteDifference(_ node: Int, _ axis: Axis, _ quantity: Quantity, _ whole: Operand, _ taken: [Operand]) -> Operand
  {
    note(node, axis, quantity, .difference, [whole] + taken, taken.reduce(whole.value) { $0 - $1.value })
  }

  /// Records a number minus others, or 0 if that is negative.
  func noteRemainder(_ node: Int, _ axis: Axis, _ quantity: Quantity, _ whole: Operand, _ taken: [Operand]) -> Operand {
    note(node, axis, quantity, .remainder, [whole] + taken, max(taken.reduce(whole.value) { $0 - $1.value }, 0))
  }

  /// Returns a recorded number, or records it as unexplained.
  func known(_ node: Int, _ axis: Axis, _ quantity: Quantity, _ value: Double) -> Operand {
    if let step = recorder.find(node, axis, quantity, value) {
      return Operand(value: recorder.steps[step].result, source: .step(step))
    }
    return note(node, axis, quantity, .unexplained, [], value)
  }

  /// Returns the present size of a node, recorded as unexplained if no step has it.
  func knownSize(_ node: Int, _ axis: Axis) -> Operand {
    known(node, axis, .size, axis == .horizontal ? boxes[node].width : boxes[node].height)
  }

  /// Returns a style property as an operand, as an edge by direction if it was set as one.
  func property(_ property: FlexStyle.Property, _ node: Int, _ value: Double) -> Operand {
    Operand(value: value, source: .style(nodes[node].units.given(property), of: node))
  }

  func count(_ count: Int) -> Operand { Operand(value: Double(count), source: .count) }
}

extension LayoutTrace.Step {
  /// Whether two steps are equal, regardless of their outcomes.
  fileprivate func saysTheSame(as other: LayoutTrace.Step) -> Bool {
    operation == other.operation && result == other.result && round == other.round && reason == other.reason
      && term == other.term && operands == other.operands
  }
}
