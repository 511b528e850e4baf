public import EagerLayout

extension Relative {
  /// Records how constraints determine edges, and sizes the distances between them.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: RelativeCache) {
    switch trace.pass {
    case .intrinsicWidths, .height: break
    case .widths:
      var recorder = RelativeRecorder(cache, .horizontal, trace.width)
      recorder.recordAll(&trace)
    case .placement:
      var horizontal = RelativeRecorder(cache, .horizontal, trace.width)
      horizontal.recordAll(&trace)
      var vertical = RelativeRecorder(cache, .vertical, trace.height)
      vertical.recordAll(&trace)
      for item in 0..<trace.count {
        let place = trace.placed(item)
        let x = horizontal.start(of: item, at: place.x, trace), y = vertical.start(of: item, at: place.y, trace)
        if cache.lengths.isSetByConstraint[item] {
          trace.place(item, x: x, y: y, height: vertical.size(of: item))
        } else {
          trace.place(item, x: x, y: y)
        }
      }
    }
  }
}

/// Records the numbers of the solution along one axis, with their operands.
private struct RelativeRecorder {
  typealias Number = ArrangementTrace.Number

  let graph: RelativeGraph
  let solution: RelativeSolution
  let length: Number
  let visibleCount: Int
  /// The numbers of the nodes of the graph.
  private var numbers: [Number]

  init(_ cache: RelativeCache, _ axis: RelativeAxis, _ length: Number) {
    graph = axis == .horizontal ? cache.horizontal : cache.vertical
    solution = axis == .horizontal ? cache.places.horizontal : cache.places.vertical
    self.length = length
    visibleCount = cache.visibleCount
    numbers = Array(repeating: length, count: solution.values.count)
  }

  func size(of item: Int) -> Number { numbers[item * 3 + RelativeGraph.Node.size] }

  /// Returns the start of an item. Gravity may have moved it.
  func start(of item: Int, at place: Double, _ trace: borrowing ArrangementTrace) -> Number {
    let start = numbers[item * 3 + RelativeGraph.Node.start]
    let shift = place - start.value
    return shift.magnitude < 1e-9 ? start : start + trace.number(shift, "gravity")
  }

  mutating func recordAll(_ trace: inout ArrangementTrace) {
    for node in graph.order {
      let node = Int(node), item = node / 3
      if graph.constraints[item].isSolvedTogether {
        if node % 3 == RelativeGraph.Node.start { recordTogether(item, &trace) }
      } else {
        record(node, of: item, &trace)
      }
    }
  }

  /// Records the start, end and size of an item that are solved together. If the item has a minimum or maximum, its
  /// position and size are recorded without operands.
  private mutating func recordTogether(_ item: Int, _ trace: inout ArrangementTrace) {
    let constraints = graph.constraints[item], first = item * 3,
      isLimited = constraints.atLeast >= 0 || constraints.atMost >= 0
    record(first + RelativeGraph.Node.size, of: item, "size", isLimited ? nil : explainedSize(of: item, &trace), &trace)
    var start: Number?
    if !isLimited { start = constrainedStart(of: item, constraints, &trace) }
    record(first + RelativeGraph.Node.start, of: item, "start", start, &trace)
    let end = numbers[first + RelativeGraph.Node.start] + numbers[first + RelativeGraph.Node.size]
    record(first + RelativeGraph.Node.end, of: item, "end", end, &trace)
  }

  private func constrainedStart(
    of item: Int, _ constraints: RelativeGraph.ItemConstraints, _ trace: inout ArrangementTrace
  ) -> Number? {
    let size = numbers[item * 3 + RelativeGraph.Node.size]
    if constraints.start >= 0 { return constraints.isBaseline ? nil : value(constraints.start, &trace) }
    if constraints.end >= 0 { return value(constraints.end, &trace).map { $0 - size } }
    guard constraints.center >= 0, let center = value(constraints.center, &trace) else { return trace.number(0) }
    return center - trace.record("half", size / 2, of: item < visibleCount ? item : nil)
  }

  private mutating func record(_ node: Int, of item: Int, _ trace: inout ArrangementTrace) {
    switch node % 3 {
    case RelativeGraph.Node.start: record(node, of: item, "start", start(of: item, &trace), &trace)
    case RelativeGraph.Node.end: record(node, of: item, "end", end(of: item, &trace), &trace)
    default: record(node, of: item, "size", explainedSize(of: item, &trace), &trace)
    }
  }

  /// Records a number if its operands result in the solved value.
  private mutating func record(
    _ node: Int, of item: Int, _ name: StaticString, _ number: Number?, _ trace: inout ArrangementTrace
  ) {
    let owner = item < visibleCount ? item : nil, value = solution.values[node]
    if let number, (number.value - value).magnitude < 1e-9 {
      numbers[node] = trace.record(name, number, of: owner)
    } else {
      numbers[node] = trace.decide(name, value, of: owner, from: length)
    }
  }

  private func start(of item: Int, _ trace: inout ArrangementTrace) -> Number? {
    let constraints = graph.constraints[item], first = item * 3
    if constraints.start < 0, constraints.end >= 0 {
      return numbers[first + RelativeGraph.Node.end] - numbers[first + RelativeGraph.Node.size]
    }
    return constrainedStart(of: item, constraints, &trace)
  }

  private func end(of item: Int, _ trace: inout ArrangementTrace) -> Number? {
    let constraints = graph.constraints[item], first = item * 3
    if constraints.end >= 0, constraints.start < 0 || graph.isAndroid { return value(constraints.end, &trace) }
    return numbers[first + RelativeGraph.Node.start] + numbers[first + RelativeGraph.Node.size]
  }

  /// Returns the size of an item with its operands; nil if they are unknown. In pass 2, also records the width.
  private func explainedSize(of item: Int, _ trace: inout ArrangementTrace) -> Number? {
    guard item < visibleCount else { return trace.number(0) }
    let constraints = graph.constraints[item], isWidth = graph.axis == .horizontal
    let actualSize = isWidth ? trace.width(of: item) : trace.height(of: item)
    let setsWidths = isWidth && trace.pass == .widths
    if constraints.size >= 0 {
      guard let size = value(constraints.size, &trace) else { return nil }
      if setsWidths { trace.set(item, to: size) }
      return isWidth ? actualSize : size
    }
    let start = constraints.start >= 0 ? value(constraints.start, &trace) : nil,
      end = constraints.end >= 0 ? value(constraints.end, &trace) : nil
    if let start, let end, constraints.center < 0, !constraints.isBaseline {
      let between = trace.record("between its edges", end - start, of: item)
      if setsWidths { graph.isAndroid ? trace.set(item, to: between) : trace.fill(item, in: between) }
      return isWidth || between.value != actualSize.value ? actualSize : between
    }
    if setsWidths, constraints.center < 0, !graph.isAndroid, start == nil || !constraints.isBaseline {
      let available = start.map { length - $0 } ?? end ?? length
      trace.fit(item, in: available.value < 0 ? trace.number(0) : available)
    }
    return actualSize
  }

  private func value(_ expression: Int32, _ trace: inout ArrangementTrace) -> Number? {
    let expression = graph.expressions[Int(expression)]
    let terms = graph.terms[Int(expression.firstTerm)..<Int(expression.firstTerm + expression.termCount)]
    var numbers: [Number] = []
    for term in terms { if let number = value(of: term, &trace) { numbers.append(number) } }
    switch expression.choice {
    case .first: return numbers.first
    case .greatest: return numbers.isEmpty ? nil : .greatest(numbers)
    case .least: return numbers.isEmpty ? nil : .least(numbers)
    case .sum: return numbers.count < terms.count ? nil : .sum(numbers)
    }
  }

  private func value(of term: RelativeGraph.Term, _ trace: inout ArrangementTrace) -> Number? {
    var value: Number
    switch term.source {
    case .number: return trace.number(term.plus, "number")
    case .parent:
      if term.part == .start { return trace.number(term.plus, "number") }
      value = term.part == .center ? trace.record("middle", length / 2) : length
    case .sibling:
      guard let part = sibling(term.part, Int(term.index), &trace) else { return nil }
      value = part
    case .otherAxis: return nil
    case .several:
      guard let inner = self.value(term.index, &trace) else { return nil }
      value = inner
    }
    if term.times != 1 { value = value * trace.number(term.times, "times") }
    return term.plus == 0 ? value : value + trace.number(term.plus, "number")
  }

  private func sibling(
    _ part: RelativeGraph.Part, _ item: Int, _ trace: inout ArrangementTrace
  ) -> Number? {
    let owner = item < visibleCount ? item : nil, size = numbers[item * 3 + RelativeGraph.Node.size]
    let start = numbers[item * 3 + RelativeGraph.Node.start], end = numbers[item * 3 + RelativeGraph.Node.end]
    switch part {
    case .start: return start
    case .end: return end
    case .size: return size
    case .center: return trace.record("middle", start + trace.record("half", size / 2, of: owner), of: owner)
    case .baseline: return nil
    }
  }
}
