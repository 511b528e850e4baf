public import EagerLayout

extension Relative {
  /// Records how constraints determine edges, and sizes the distances between them.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: RelativeCache) {
    switch trace.pass {
    case .intrinsicWidths, .height: break
    case .widths:
      var story = RelativeStory(cache.horizontal, cache.places.horizontal, trace.width, shown: cache.shown)
      story.tell(&trace)
    case .placement:
      var across = RelativeStory(cache.horizontal, cache.places.horizontal, trace.width, shown: cache.shown)
      across.tell(&trace)
      var down = RelativeStory(cache.vertical, cache.places.vertical, trace.height, shown: cache.shown)
      down.tell(&trace)
      for item in 0..<trace.count {
        let place = trace.placed(item)
        let x = across.start(of: item, at: place.x, trace), y = down.start(of: item, at: place.y, trace)
        if cache.lengths.isGiven[item] {
          trace.place(item, x: x, y: y, height: down.size(of: item))
        } else {
          trace.place(item, x: x, y: y)
        }
      }
    }
  }
}

/// The numbers of the solution along one axis, with their operands.
private struct RelativeStory {
  typealias Number = ArrangementTrace.Number

  let graph: RelativeGraph
  let solution: RelativeSolution
  let length: Number
  let shown: Int
  /// The numbers of the nodes of the graph.
  private var numbers: [Number]

  init(_ graph: RelativeGraph, _ solution: RelativeSolution, _ length: Number, shown: Int) {
    self.graph = graph
    self.solution = solution
    self.length = length
    self.shown = shown
    numbers = Array(repeating: length, count: solution.values.count)
  }

  func size(of item: Int) -> Number { numbers[item * 3 + RelativeGraph.Node.size] }

  /// Returns the start of an item. Gravity may have moved it.
  func start(of item: Int, at place: Double, _ trace: borrowing ArrangementTrace) -> Number {
    let start = numbers[item * 3 + RelativeGraph.Node.start]
    let shift = place - start.value
    return shift.magnitude < 1e-9 ? start : start + trace.number(shift, "gravity")
  }

  /// Records all numbers, in the order of the solution.
  mutating func tell(_ trace: inout ArrangementTrace) {
    for node in graph.order {
      let node = Int(node), item = node / 3
      if graph.plans[item].isWhole {
        if node % 3 == RelativeGraph.Node.start { tellWhole(item, &trace) }
      } else {
        tell(node, of: item, &trace)
      }
    }
  }

  /// Records an item with several edges as a whole. Between limits, position and size are recorded as one decision.
  private mutating func tellWhole(_ item: Int, _ trace: inout ArrangementTrace) {
    let plan = graph.plans[item], at = item * 3, isLimited = plan.atLeast >= 0 || plan.atMost >= 0
    tell(at + RelativeGraph.Node.size, of: item, "size", isLimited ? nil : room(of: item, &trace), &trace)
    var start: Number?
    if !isLimited { start = wholeStart(of: item, plan, &trace) }
    tell(at + RelativeGraph.Node.start, of: item, "start", start, &trace)
    let end = numbers[at + RelativeGraph.Node.start] + numbers[at + RelativeGraph.Node.size]
    tell(at + RelativeGraph.Node.end, of: item, "end", end, &trace)
  }

  private func wholeStart(
    of item: Int, _ plan: RelativeGraph.Plan, _ trace: inout ArrangementTrace
  ) -> Number? {
    let size = numbers[item * 3 + RelativeGraph.Node.size]
    if plan.start >= 0 { return plan.isBaseline ? nil : value(plan.start, &trace) }
    if plan.end >= 0 { return value(plan.end, &trace).map { $0 - size } }
    guard plan.center >= 0, let center = value(plan.center, &trace) else { return trace.number(0) }
    return center - trace.record("half", size / 2, of: item < shown ? item : nil)
  }

  private mutating func tell(_ node: Int, of item: Int, _ trace: inout ArrangementTrace) {
    switch node % 3 {
    case RelativeGraph.Node.start: tell(node, of: item, "start", start(of: item, &trace), &trace)
    case RelativeGraph.Node.end: tell(node, of: item, "end", end(of: item, &trace), &trace)
    default: tell(node, of: item, "size", room(of: item, &trace), &trace)
    }
  }

  /// Records a number if its operands result in the solved value.
  private mutating func tell(
    _ node: Int, of item: Int, _ name: StaticString, _ number: Number?, _ trace: inout ArrangementTrace
  ) {
    let owner = item < shown ? item : nil, value = solution.values[node]
    if let number, (number.value - value).magnitude < 1e-9 {
      numbers[node] = trace.record(name, number, of: owner)
    } else {
      numbers[node] = trace.decide(name, value, of: owner, from: length)
    }
  }

  private func start(of item: Int, _ trace: inout ArrangementTrace) -> Number? {
    let plan = graph.plans[item], at = item * 3
    if plan.start < 0, plan.end >= 0 {
      return numbers[at + RelativeGraph.Node.end] - numbers[at + RelativeGraph.Node.size]
    }
    return wholeStart(of: item, plan, &trace)
  }

  private func end(of item: Int, _ trace: inout ArrangementTrace) -> Number? {
    let plan = graph.plans[item], at = item * 3
    if plan.end >= 0, plan.start < 0 || graph.isAndroid { return value(plan.end, &trace) }
    return numbers[at + RelativeGraph.Node.start] + numbers[at + RelativeGraph.Node.size]
  }

  /// Returns the size of an item. In pass 2 it is final.
  private func room(of item: Int, _ trace: inout ArrangementTrace) -> Number? {
    guard item < shown else { return trace.number(0) }
    let plan = graph.plans[item], isWidth = graph.axis == .horizontal
    let got = isWidth ? trace.width(of: item) : trace.height(of: item)
    let gives = isWidth && trace.pass == .widths
    if plan.size >= 0 {
      guard let size = value(plan.size, &trace) else { return nil }
      if gives { trace.set(item, to: size) }
      return isWidth ? got : size
    }
    let start = plan.start >= 0 ? value(plan.start, &trace) : nil, end = plan.end >= 0 ? value(plan.end, &trace) : nil
    if let start, let end, plan.center < 0, !plan.isBaseline {
      let between = trace.record("between its edges", end - start, of: item)
      if gives { graph.isAndroid ? trace.set(item, to: between) : trace.fill(item, in: between) }
      return isWidth || between.value != got.value ? got : between
    }
    if gives, plan.center < 0, !graph.isAndroid, start == nil || !plan.isBaseline {
      let left = start.map { length - $0 } ?? end ?? length
      trace.fit(item, in: left.value < 0 ? trace.number(0) : left)
    }
    return got
  }

  private func value(_ expression: Int32, _ trace: inout ArrangementTrace) -> Number? {
    let expression = graph.expressions[Int(expression)]
    let terms = graph.terms[Int(expression.first)..<Int(expression.first + expression.count)]
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
    let owner = item < shown ? item : nil, size = numbers[item * 3 + RelativeGraph.Node.size]
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
