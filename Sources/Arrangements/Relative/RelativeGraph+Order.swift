/// A constraint that is ignored, with the reason.
struct RelativeFault: Sendable {
  enum Reason: Sendable {
    /// The constraint refers to an unknown item.
    case unknown
    /// The constraint is in a cycle of constraints, in which it was written last. It is dropped.
    case cycle
    /// Other constraints determine the item's position and size already.
    case tooMany
    /// A horizontal constraint depends on a height, or on a vertical position.
    case otherAxis
  }

  var reason: Reason
  var item: Int
  var property: RelativeProperty
  /// The related items: for a cycle, all items along it.
  var others: [Int] = []
}

/// Orders the nodes of a graph so that each node follows all nodes that it depends on, and drops constraints that
/// form cycles.
struct RelativeOrdering {
  private struct Dependency {
    var node: Int32
    /// The index of the expression that causes the dependency; or `ofSameItem` or `ofAvailableSpace`.
    var expression: Int32
  }

  /// The cause of a dependency between start, end and size of the same item.
  private static let ofSameItem: Int32 = -1
  /// The cause of a dependency of an item's size on the edges that limit its available space.
  private static let ofAvailableSpace: Int32 = -2

  private enum State: UInt8 { case unvisited, open, done }

  private var dependencies: [Dependency] = []
  /// The index of each node's first dependency.
  private var firstDependencies: [Int32] = []
  private var states: [State] = []
  /// The nodes from the start of the visit to the current node, each with the index of the dependency to visit next.
  private var path: [(node: Int32, next: Int32)] = []
  private var order: [Int32] = []
  /// `true` for an expression that was dropped to break a cycle.
  private var dropped: [Bool] = []
  /// `true` if an expression was dropped during the current visit of the graph. The visit is then repeated.
  private var hasDropped = false

  /// Orders a graph. `owners` are the constraints of the expressions, in the order in which they were written.
  static func order(_ graph: inout RelativeGraph, owners: [RelativeOwner], _ faults: inout [RelativeFault]) {
    var ordering = RelativeOrdering()
    ordering.dropped = [Bool](repeating: false, count: graph.expressions.count)
    // If a constraint was dropped, the order is computed again. Cycles are rare.
    repeat {
      ordering.hasDropped = false
      ordering.collectDependencies(graph)
      ordering.visitAll(&graph, owners, &faults)
    } while ordering.hasDropped
    graph.order = ordering.order
  }

  private mutating func collectDependencies(_ graph: RelativeGraph) {
    dependencies.removeAll(keepingCapacity: true)
    firstDependencies.removeAll(keepingCapacity: true)
    for node in 0..<graph.constraints.count * 3 {
      firstDependencies.append(Int32(dependencies.count))
      collectDependencies(of: node, graph)
    }
    firstDependencies.append(Int32(dependencies.count))
    states = [State](repeating: .unvisited, count: graph.constraints.count * 3)
    order.removeAll(keepingCapacity: true)
  }

  private mutating func collectDependencies(of node: Int, _ graph: RelativeGraph) {
    let item = node / 3, constraints = graph.constraints[item]
    let start = item * 3 + RelativeGraph.Node.start, end = item * 3 + RelativeGraph.Node.end
    let size = item * 3 + RelativeGraph.Node.size
    if constraints.isSolvedTogether {
      if node != start { return add(start) }
      for expression in [
        constraints.start, constraints.end, constraints.center, constraints.size, constraints.atLeast,
        constraints.atMost,
      ] {
        add(termsOf: expression, graph)
      }
      return
    }
    switch node {
    case start:
      if constraints.start >= 0 { return add(termsOf: constraints.start, graph) }
      if constraints.end >= 0 { add(end) } else { add(termsOf: constraints.center, graph) }
      add(size)
    case end:
      if constraints.end >= 0, constraints.start < 0 || graph.isAndroid {
        add(termsOf: constraints.end, graph)
        if graph.expressions[Int(constraints.end)].needsContainerSize {
          add(size)
          if constraints.start >= 0 { add(start) }
        }
      } else {
        add(start)
        add(size)
      }
    default:
      if constraints.size >= 0 { return add(termsOf: constraints.size, graph) }
      if constraints.edgeCount > 1 {
        if constraints.start >= 0 { add(start) }
        add(termsOf: constraints.end, graph)
        add(termsOf: constraints.center, graph)
      } else if !constraints.ignoresEdges {
        if constraints.start >= 0 { add(start, by: Self.ofAvailableSpace) }
        add(termsOf: constraints.end, graph, by: Self.ofAvailableSpace)
      }
    }
  }

  private mutating func add(_ node: Int, by cause: Int32 = Self.ofSameItem) {
    dependencies.append(Dependency(node: Int32(node), expression: cause))
  }

  private mutating func add(termsOf expression: Int32, _ graph: RelativeGraph, by cause: Int32? = nil) {
    guard expression >= 0 else { return }
    let specified = graph.expressions[Int(expression)], cause = cause ?? expression
    for term in graph.terms[Int(specified.firstTerm)..<Int(specified.firstTerm + specified.termCount)] {
      if term.source == .several { add(termsOf: term.index, graph, by: cause) }
      guard term.source == .sibling else { continue }
      let sibling = Int(term.index) * 3
      switch term.part {
      case .start, .baseline: add(sibling + RelativeGraph.Node.start, by: cause)
      case .end: add(sibling + RelativeGraph.Node.end, by: cause)
      case .size: add(sibling + RelativeGraph.Node.size, by: cause)
      case .center:
        add(sibling + RelativeGraph.Node.start, by: cause)
        add(sibling + RelativeGraph.Node.end, by: cause)
      }
    }
  }

  private mutating func visitAll(
    _ graph: inout RelativeGraph, _ owners: [RelativeOwner], _ faults: inout [RelativeFault]
  ) {
    for node in 0..<states.count where states[node] == .unvisited {
      open(Int32(node))
      while let (node, next) = path.last {
        guard next < firstDependencies[Int(node) + 1] else {
          states[Int(node)] = .done
          order.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let dependency = dependencies[Int(next)]
        if dependency.expression >= 0, dropped[Int(dependency.expression)] { continue }
        if dependency.expression == Self.ofAvailableSpace, graph.constraints[Int(node) / 3].ignoresEdges { continue }
        switch states[Int(dependency.node)] {
        case .unvisited: open(dependency.node)
        case .open: breakCycle(from: dependency.node, &graph, owners, &faults)
        case .done: break
        }
      }
    }
  }

  private mutating func open(_ node: Int32) {
    states[Int(node)] = .open
    path.append((node, firstDependencies[Int(node)]))
  }

  /// Drops one dependency of the cycle between an open node and the last node on the path: a dependency on available
  /// space, or else the constraint that was written last. Truncates the path to the node with this dependency.
  private mutating func breakCycle(
    from first: Int32, _ graph: inout RelativeGraph, _ owners: [RelativeOwner], _ faults: inout [RelativeFault]
  ) {
    var start = path.count - 1
    while path[start].node != first { start -= 1 }
    var droppedAt = -1, latestCause: Int32 = -1
    for step in start..<path.count {
      let cause = dependencies[Int(path[step].next) - 1].expression
      if cause == Self.ofAvailableSpace {
        graph.constraints[Int(path[step].node) / 3].ignoresEdges = true
        return truncatePath(to: step)
      }
      if cause > latestCause { (droppedAt, latestCause) = (step, cause) }
    }
    report(start: start, droppedAt: droppedAt, owners, &faults)
    dropped[Int(latestCause)] = true
    hasDropped = true
    let owner = owners[Int(latestCause)]
    graph.constraints[Int(owner.item)][owner.property.part, owner.kind] = -1
    if owner.property.part == .start { graph.constraints[Int(owner.item)].isBaseline = false }
    // If an earlier step of the path has the dropped constraint as its cause, truncate the path to that step.
    if let earlierStep = path.firstIndex(where: { dependencies[Int($0.next) - 1].expression == latestCause }) {
      droppedAt = min(droppedAt, earlierStep)
    }
    truncatePath(to: droppedAt)
  }

  private mutating func truncatePath(to step: Int) {
    while path.count > step + 1, let (node, _) = path.popLast() { states[Int(node)] = .unvisited }
  }

  /// Reports the dropped constraint, with the items of the cycle, starting at the constraint.
  private func report(start: Int, droppedAt: Int, _ owners: [RelativeOwner], _ faults: inout [RelativeFault]) {
    let count = path.count - start
    var steps: [Int32] = []
    for offset in 0..<count {
      let cause = dependencies[Int(path[start + (droppedAt - start + offset) % count].next) - 1].expression
      if cause >= 0, steps.last != cause { steps.append(cause) }
    }
    guard let first = steps.first else { return }
    let dropped = owners[Int(first)]
    var items: [Int] = []
    for cause in steps where items.last != Int(owners[Int(cause)].item) { items.append(Int(owners[Int(cause)].item)) }
    if items.count == 1 || items.last != items.first { items.append(Int(dropped.item)) }
    faults.append(RelativeFault(reason: .cycle, item: Int(dropped.item), property: dropped.property, others: items))
  }
}

/// The constraint for which an expression was created.
struct RelativeOwner: Sendable {
  var item: Int32
  var property: RelativeProperty
  var kind: RelativeConstraints.Kind
}
