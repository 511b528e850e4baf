/// A recorder of the steps of a layout.
///
/// Repeated measurements are recorded repeatedly: steps are only appended, and each refers to its operands' steps. At
/// the end, only the steps that led to the frames are kept.
struct Recorder {
  typealias Axis = LayoutTrace.Step.Axis
  typealias Quantity = LayoutTrace.Step.Quantity

  /// The groups that distinguish a node's numbers with the same axis and quantity.
  enum Group: Int {
    /// The node's numbers that belong to none of the groups below.
    case own
    /// The first or last baseline group of the line that begins with a node.
    case firstBaseline, lastBaseline
    /// The content height of a node's box, which stays when the content is laid out in another height.
    case measured
    /// The inner size or the padding box of a node whose height is definite before measuring.
    case definite
    /// The height to which percentages of a node's height refer, if it is definite before measuring.
    case containing
    /// The height of the box in which content is laid out, before limits that depend on the content.
    case laidOut
  }

  /// The first item of the current line, if the line is not on the stack of lines.
  var line = 0
  /// The line that is being flexed. The next line begins at its end because one more item would not have fit.
  var flexedLine: RecordedLine?
  private(set) var steps: [LayoutTrace.Step] = []
  /// The nodes whose content is being laid out in another height than their boxes'.
  var laidOutNodes: [Int] = []
  /// For each container, the last recorded steps of its numbered parts, such as columns.
  private(set) var parts: [[Int32]] = []
  /// For each node, the steps of numbers that an arrangement named.
  private var namedSteps: [[Int32]] = []
  /// The step of each number in the current state of the engine; -1 without a record.
  private var stepBySlot: [Int32] = []
  /// The steps of cached measurements.
  private var cachedSteps: [[Int32]] = []

  /// Records a step as the current one of its number, unless the current one is equal. Returns its index.
  mutating func record(_ step: LayoutTrace.Step, _ group: Group) -> Int {
    if step.term != nil { return recordNamed(step) }
    let slot = slot(step.nodeIndex, step.axis, step.quantity, group), before = Int(self[slot])
    if before >= 0, steps[before].hasSameNumbers(as: step) { return before }
    self[slot] = Int32(truncatingIfNeeded: steps.count)
    steps.append(step)
    return steps.count - 1
  }

  /// Returns the index of a step that an arrangement named. Records the step unless an equal one is recorded already.
  private mutating func recordNamed(_ step: LayoutTrace.Step) -> Int {
    while namedSteps.count <= step.nodeIndex { namedSteps.append([]) }
    if let before = namedSteps[step.nodeIndex].last(where: { steps[Int($0)].hasSameNumbers(as: step) }) {
      return Int(before)
    }
    namedSteps[step.nodeIndex].append(Int32(truncatingIfNeeded: steps.count))
    steps.append(step)
    return steps.count - 1
  }

  /// Returns the step of a number, or `nil` without a record.
  func step(_ node: Int, _ axis: Axis, _ quantity: Quantity, _ group: Group = .own) -> LayoutTrace.Step.Operand? {
    let step = Int(self[slot(node, axis, quantity, group)])
    return step < 0 ? nil : LayoutTrace.Step.Operand(value: steps[step].result, source: .step(step))
  }

  /// Returns the step of a number; `nil` if the step's result is not `value`, because an unrecorded request of an
  /// arrangement has changed the number.
  func step(_ node: Int, _ axis: Axis, _ quantity: Quantity, _ group: Group = .own, ifStill value: Double)
    -> LayoutTrace.Step.Operand?
  {
    step(node, axis, quantity, group).flatMap { $0.value == value ? $0 : nil }
  }

  /// Makes the step of an operand, which may be about another node, the step of a node's number.
  mutating func keep(
    _ operand: LayoutTrace.Step.Operand, _ node: Int, _ axis: Axis, _ quantity: Quantity, _ group: Group
  ) {
    guard case .step(let step) = operand.source else { return }
    self[slot(node, axis, quantity, group)] = Int32(truncatingIfNeeded: step)
  }

  /// Removes the step of a number that a node no longer has.
  mutating func remove(_ node: Int, _ axis: Axis, _ quantity: Quantity) { self[slot(node, axis, quantity)] = -1 }

  /// Sets the step of a node's content height to the one that was just recorded.
  mutating func keepContentHeight(_ node: Int) {
    self[slot(node, .vertical, .maxContent, .measured)] = self[slot(node, .vertical, .maxContent)]
  }

  /// Whether a node's content is being laid out in another height than its box's.
  func isLaidOut(_ node: Int) -> Bool { laidOutNodes.contains(node) }

  /// Stores the steps of a measurement that is being cached, and returns their index.
  mutating func cache(_ kind: MeasurementKind, of node: Int) -> Int32 {
    cachedSteps.append(kind.numbers.map { self[slot(node, $0, $1, $2)] })
    return Int32(truncatingIfNeeded: cachedSteps.count - 1)
  }

  /// Restores the steps of a cached measurement.
  mutating func restore(_ index: Int32, _ kind: MeasurementKind, of node: Int) {
    for ((axis, quantity, group), step) in zip(kind.numbers, cachedSteps[Int(index)]) {
      self[slot(node, axis, quantity, group)] = step
    }
  }

  /// Stores the steps of a container's numbered parts, in place of earlier ones.
  mutating func keepParts(_ numbers: [LayoutTrace.Step.Operand?], of container: Int) {
    while parts.count <= container { parts.append([]) }
    parts[container] = []
    for case .step(let step)? in numbers.map({ $0?.source })
    where steps[step].nodeIndex == container && steps[step].term?.index != nil {
      parts[container].append(Int32(truncatingIfNeeded: step))
    }
  }

  /// Sets the state of an item after a round.
  mutating func setOutcome(_ node: Int, _ axis: Axis, _ outcome: LayoutTrace.Step.Outcome) {
    steps[Int(self[slot(node, axis, .size)])].outcome = outcome
  }

  private subscript(slot: Int) -> Int32 {
    get { slot < stepBySlot.count ? stepBySlot[slot] : -1 }
    set {
      if slot >= stepBySlot.count { stepBySlot += [Int32](repeating: -1, count: 2 * slot + 64 - stepBySlot.count) }
      stepBySlot[slot] = newValue
    }
  }

  /// Returns the index of a number's step in ``stepBySlot``. Groups other than `own` have one or two quantities.
  private func slot(_ node: Int, _ axis: Axis, _ quantity: Quantity, _ group: Group = .own) -> Int {
    let quantities = Quantity.allCases.count, isSecond = [.below, .paddingBox, .length].contains(quantity)
    let offset = group == .own ? Int(quantity.rawValue) : quantities + 2 * group.rawValue + (isSecond ? 1 : 0)
    return (2 * node + Int(axis.rawValue)) * (quantities + 14) + offset
  }
}

extension MeasurementKind {
  /// The numbers that a measurement yields.
  var numbers: [(Recorder.Axis, Recorder.Quantity, Recorder.Group)] {
    switch self {
    case .intrinsicWidths, .firstIntrinsicWidths:
      [(.horizontal, .minContent, .own), (.horizontal, .maxContent, .own)]
    case .contentHeight: [(.vertical, .maxContent, .measured)]
    case .laidOutContent: [(.vertical, .laidOutContent, .own)]
    }
  }
}

// Recording by the engine.
extension FlexEngine {
  typealias Axis = LayoutTrace.Step.Axis
  typealias Operand = LayoutTrace.Step.Operand
  typealias Operation = LayoutTrace.Step.Operation
  typealias Quantity = LayoutTrace.Step.Quantity

  /// Records a step about a node, and returns it as an operand for later steps.
  ///
  /// - Parameters:
  ///   - operands: the inputs; `nil` for inputs that a node does not have, such as a margin of 0.
  ///   - result: the engine's number; by default, the result of the operation.
  ///   - reason: the step that caused this one without being an operand.
  @_disfavoredOverload
  @discardableResult
  func recordStep(
    _ node: Int, _ axis: Axis, _ quantity: Quantity, _ operation: Operation, _ operands: [Operand?],
    _ result: Double? = nil, round: Int = 0, reason: Operand? = nil, group: Recorder.Group = .own
  ) -> Operand {
    recordStep(
      node, axis, quantity, operation, operands.compactMap { $0 }, result, round: round, reason: reason, group: group)
  }

  /// Records a step. A list is not converted to a list of optionals, which Embedded Swift cannot do.
  @discardableResult
  func recordStep(
    _ node: Int, _ axis: Axis, _ quantity: Quantity, _ operation: Operation, _ operands: [Operand],
    _ result: Double? = nil, round: Int = 0, reason: Operand? = nil, term: LayoutTrace.Term? = nil,
    group: Recorder.Group = .own
  ) -> Operand {
    let operands = operands.isEmpty && operation == .sum ? [count(0)] : operands
    let result = result ?? operation.result(of: operands)
    var reasonIndex: Int?
    if case .step(let index) = reason?.source { reasonIndex = index }
    let step = recorder.record(
      LayoutTrace.Step(
        nodeIndex: node, axis: axis, quantity: quantity, operation: operation, operands: operands, result: result,
        round: round, reason: reasonIndex, term: term), group)
    return Operand(value: result, source: .step(step))
  }

  /// Returns the step of a number. A number without a step is recorded as unexplained, with a value.
  func currentNumber(
    _ node: Int, _ axis: Axis, _ quantity: Quantity, _ value: Double = 0, group: Recorder.Group = .own
  ) -> Operand {
    recorder.step(node, axis, quantity, group)
      ?? recordStep(node, axis, quantity, .unexplained, [], value, group: group)
  }

  /// Returns the present size of a node, recorded as unexplained if no step has it.
  func currentSize(_ node: Int, _ axis: Axis) -> Operand {
    currentNumber(node, axis, .size, axis == .horizontal ? boxes[node].width : boxes[node].height)
  }

  /// Returns a style property as an operand, as an edge by direction if it was set as one.
  func property(_ property: FlexStyle.Property, _ node: Int, _ value: Double) -> Operand {
    Operand(value: value, source: .style(nodes[node].units.specifiedEdge(property), of: node))
  }

  func count(_ count: Int) -> Operand { Operand(value: Double(count), source: .count) }
}

extension LayoutTrace.Step {
  /// Whether two steps about a node are equal, regardless of their outcomes.
  fileprivate func hasSameNumbers(as other: LayoutTrace.Step) -> Bool {
    result == other.result && axis == other.axis && operation == other.operation && round == other.round
      && reason == other.reason && term == other.term && operands == other.operands
  }
}
