/// A record of a layout: every number in it, with the step that computed it.
///
///     let trace = Row {
///       Fixed(width: 60)
///       Flex(1).basis(100).id(0)
///       Flex(3).basis(80).maxWidth(128)
///     }
///     .gap(10).width(340).trace(in: Frame(width: 400, height: 40))
///     trace.placement[0]                                        // 70 0 132 40
///     trace.explain(nodeAt: 2, along: .horizontal)              // among its steps: free space 80, and later 32
///
/// The engine records its steps during the layout; a layout without a trace does no extra work. For numbers that were
/// computed more than once, the trace keeps the steps that led to the frames.
public struct LayoutTrace: Equatable, Sendable {
  /// The layout.
  public let placement: Placement
  /// All steps that led to the frames and to the columns and rows of containers, with causes before effects.
  public let steps: [Step]
  /// The indices of the last recorded steps of the numbered parts of containers, such as columns.
  package let parts: [Int32]
  /// The indices of the steps of each node's x, width, y and height, one after another; -1 for a hidden node.
  private let results: [Int32]
}

extension LayoutTrace {
  package init(
    _ arena: NodeArena, in space: LayoutSpace, x: Double = 0, y: Double = 0, measurer: PayloadMeasurer? = nil
  ) {
    let input = LayoutInput(space, x: x, y: y)
    var engine = FlexEngine(count: arena.nodes.count)
    engine.features.insert(.trace)
    engine.state.measurer = measurer
    self = arena.withViews(swappingEdgesFor: engine.boxes, in: input.space) { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.setItemValues(of: arena)
      engine.layOut(in: input.space)
      let placement = Placement(engine, arena, input)
      var results = engine.lastSteps()
      let count = results.count
      for parts in engine.recorder.parts { results += parts }
      let steps = engine.recorder.steps(leadingTo: &results)
      return LayoutTrace(
        placement: placement, steps: steps, parts: Array(results[count...]), results: Array(results[..<count]))
    }
  }

  /// Returns the index of the step that computed a node's size along an axis, or `nil` for a hidden node.
  public func stepOfSize(of node: Int, along axis: Step.Axis) -> Int? {
    result(4 * node + 2 * Int(axis.rawValue) + 1)
  }

  /// Returns the index of the step that computed a node's position in its parent, or `nil` for a hidden node.
  public func stepOfPosition(of node: Int, along axis: Step.Axis) -> Int? {
    result(4 * node + 2 * Int(axis.rawValue))
  }

  private func result(_ index: Int) -> Int? {
    require(index >= 0 && index < results.count, "There is no node at this index of the placement.")
    return results[index] < 0 ? nil : Int(results[index])
  }

  /// Returns the steps that explain a node's size and position along an axis, the outermost cause first.
  ///
  /// They include steps about the node's line and its siblings in that line. If an ancestor fills its available space,
  /// or has a percentage of it, they continue outwards up to the bounds. Other sizes on which the node depends are
  /// listed first, without explanation; to explain them, call the method for their nodes.
  public func explain(nodeAt index: Int, along axis: Step.Axis) -> [Step] {
    steps(explaining: index, along: axis).map { steps[$0] }
  }

  /// Returns the indices of the steps that explain a node.
  package func steps(explaining node: Int, along axis: Step.Axis) -> [Int] {
    let results = [stepOfSize(of: node, along: axis), stepOfPosition(of: node, along: axis)]
    return steps(leadingTo: results.compactMap { $0 }, of: node, along: axis)
  }

  /// Returns the indices of some steps and their causes, as far as they explain a node.
  package func steps(leadingTo results: [Int], of node: Int, along axis: Step.Axis) -> [Int] {
    var isNeeded = [Bool](repeating: false, count: steps.count)
    var indices: [Int] = []
    var pending = results
    while let next = pending.popLast() {
      if isNeeded[next] { continue }
      isNeeded[next] = true
      indices.append(next)
      if !belongs(steps[next], to: node, axis) { continue }
      for operand in steps[next].operands {
        if case .step(let cause) = operand.source { pending.append(cause) }
      }
      if let reason = steps[next].reason { pending.append(reason) }
    }
    return indices.sorted()
  }

  /// Returns the steps that explain the node with an id, or `nil` if there is no such node.
  public func explain(_ id: LayoutID, along axis: Step.Axis) -> [Step]? {
    placement.index(of: id).map { explain(nodeAt: $0, along: axis) }
  }

  #if !hasFeature(Embedded)
    /// Returns the steps that explain the node whose id is a given value of any hashable type, or `nil`.
    @_disfavoredOverload
    public func explain(_ key: some Hashable & Sendable, index: Int = 0, along axis: Step.Axis) -> [Step]? {
      explain(LayoutID(key, index: index), along: axis)
    }
  #endif

  /// Whether a step belongs to the explanation of a node along an axis, rather than of another node.
  private func belongs(_ step: LayoutTrace.Step, to node: Int, _ axis: LayoutTrace.Step.Axis) -> Bool {
    if step.axis != axis || step.quantity == .lineBreak { return false }
    if step.nodeIndex == node { return true }
    switch step.quantity {
    case .size where placement.subtree(of: step.nodeIndex).contains(node): return fillsItsSpace(step)
    case .size: return step.round > 0
    case .position, .minContent, .maxContent: return false
    default: return true
    }
  }

  /// Whether a size depends on the available space: all of it, or a percentage.
  package func fillsItsSpace(_ step: LayoutTrace.Step) -> Bool {
    guard step.round == 0, let first = step.operands.first else { return false }
    switch first.source {
    case .space: return true
    case .step(let cause):
      let origin = steps[cause]
      // An item that neither grew nor shrank keeps its base size.
      if [.base, .hypothetical].contains(origin.quantity), origin.result == step.result {
        return fillsItsSpace(origin)
      }
      return [.available, .inner, .paddingBox, .length].contains(origin.quantity)
    case .style, .content, .count, .named: return false
    }
  }
}

extension FlexEngine {
  /// Returns the indices of the steps that computed the nodes' frames: x, width, y and height of each node.
  fileprivate func lastSteps() -> [Int32] {
    var results: [Int32] = []
    results.reserveCapacity(4 * count)
    for node in 0..<count {
      if boxes[node].flags.contains(.hidden) {
        for _ in 0..<4 { results.append(-1) }
        continue
      }
      let box = boxes[node]
      for (axis, quantity, value) in [
        (Axis.horizontal, LayoutTrace.Step.Quantity.position, box.x), (.horizontal, .size, box.width),
        (.vertical, .position, box.y), (.vertical, .size, box.height),
      ] {
        let last = currentNumber(node, axis, quantity, value)
        // If the last step has another result than the frame, it does not explain the frame.
        let result = last.value == value ? last : recordStep(node, axis, quantity, .unexplained, [], value)
        guard case .step(let step) = result.source else { continue }
        results.append(Int32(truncatingIfNeeded: step))
      }
    }
    return results
  }
}

extension Recorder {
  /// Returns the steps at some indices, with their causes, and replaces the indices by those in the returned list.
  fileprivate func steps(leadingTo results: inout [Int32]) -> [LayoutTrace.Step] {
    var newIndices = [Int32](repeating: -1, count: steps.count)
    for result in results where result >= 0 { newIndices[Int(result)] = 0 }
    // A step's causes have lower indices, so a walk from the last step to the first finds all of them.
    for step in (0..<steps.count).reversed() where newIndices[step] >= 0 {
      for operand in steps[step].operands {
        if case .step(let cause) = operand.source { newIndices[cause] = 0 }
      }
      if let reason = steps[step].reason { newIndices[reason] = 0 }
    }
    var neededSteps: [LayoutTrace.Step] = []
    for step in 0..<steps.count where newIndices[step] >= 0 {
      newIndices[step] = Int32(truncatingIfNeeded: neededSteps.count)
      neededSteps.append(steps[step].moved { Int(newIndices[$0]) })
    }
    for index in results.indices where results[index] >= 0 { results[index] = newIndices[Int(results[index])] }
    return neededSteps
  }
}

extension LayoutTrace.Step {
  /// Returns the step with updated indices of other steps.
  fileprivate func moved(_ newIndex: (Int) -> Int) -> LayoutTrace.Step {
    let operands = operands.map { operand in
      guard case .step(let step) = operand.source else { return operand }
      return Operand(value: operand.value, source: .step(newIndex(step)))
    }
    return LayoutTrace.Step(
      nodeIndex: nodeIndex, axis: axis, quantity: quantity, operation: operation, operands: operands, result: result,
      round: round,
      reason: reason.map(newIndex), term: term, outcome: outcome)
  }
}
