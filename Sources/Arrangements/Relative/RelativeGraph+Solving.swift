/// The sizes of items along one axis.
protocol RelativeSizing: ~Copyable {
  /// Returns an item's specified size, or else the size that fits its content into the available space.
  mutating func fit(_ item: Int, in available: Double) -> Double
  /// Returns an item's specified size, or else the available space.
  mutating func fill(_ item: Int, _ available: Double) -> Double
  /// Sets an item's size, regardless of its specified size. Returns the size within the item's limits.
  mutating func set(_ item: Int, to size: Double) -> Double
  /// Returns the sum of an item's margins.
  func margins(of item: Int) -> Double
  /// Returns the distance of an item's baseline from its top.
  func ascent(of item: Int) -> Double
}

/// The positions and sizes of items along one axis.
struct RelativeSolution: Sendable {
  /// The start, end and size of each item, and last of the content box.
  var values: [Double]
  /// The content box's size; `nil` if it is indefinite.
  var length: Double?
  /// The number of visible items. The hidden items follow them.
  var visibleCount: Int

  init(of graph: RelativeGraph, visibleCount: Int) {
    values = [Double](repeating: 0, count: graph.constraints.count * 3 + 3)
    self.visibleCount = visibleCount
  }

  func start(of item: Int) -> Double { values[item * 3 + RelativeGraph.Node.start] }
  func end(of item: Int) -> Double { values[item * 3 + RelativeGraph.Node.end] }
  func size(of item: Int) -> Double { values[item * 3 + RelativeGraph.Node.size] }
}

extension RelativeSolution {
  /// Computes all values in the graph's order.
  mutating func solve(
    _ graph: borrowing RelativeGraph, in length: Double?, otherAxis: [Double],
    _ sizes: inout some (RelativeSizing & ~Copyable)
  ) {
    self.length = length
    values[values.count - 2] = length ?? 0
    values[values.count - 1] = length ?? 0
    for index in 0..<graph.order.count {
      let node = Int(graph.order[index]), item = node / 3, constraints = graph.constraints[item]
      if constraints.isSolvedTogether {
        if node % 3 == RelativeGraph.Node.start { solveTogether(item, constraints, graph, otherAxis, &sizes) }
        continue
      }
      switch node % 3 {
      case RelativeGraph.Node.start: values[node] = start(item, constraints, graph, otherAxis, sizes)
      case RelativeGraph.Node.end: values[node] = end(item, constraints, graph, otherAxis, sizes)
      default: values[node] = size(item, constraints, graph, otherAxis, &sizes)
      }
    }
  }

  private func start(
    _ item: Int, _ constraints: RelativeGraph.ItemConstraints, _ graph: borrowing RelativeGraph, _ otherAxis: [Double],
    _ sizes: borrowing some (RelativeSizing & ~Copyable)
  ) -> Double {
    if constraints.start >= 0 { return constrainedStart(item, constraints, graph, otherAxis, sizes) ?? 0 }
    if constraints.end >= 0 { return finiteNumber(end(of: item) - size(of: item)) }
    guard constraints.center >= 0, let center = value(constraints.center, graph, otherAxis, sizes) else { return 0 }
    return finiteNumber(center - size(of: item) / 2)
  }

  private func end(
    _ item: Int, _ constraints: RelativeGraph.ItemConstraints, _ graph: borrowing RelativeGraph, _ otherAxis: [Double],
    _ sizes: borrowing some (RelativeSizing & ~Copyable)
  ) -> Double {
    if constraints.end >= 0, constraints.start < 0 || graph.isAndroid,
      let end = value(constraints.end, graph, otherAxis, sizes)
    {
      return end
    }
    // In a container of indefinite size, an item that is constrained to the container's end is placed at its start.
    if constraints.start < 0, constraints.end >= 0 { return size(of: item) }
    return finiteNumber(start(of: item) + size(of: item))
  }

  private func size(
    _ item: Int, _ constraints: RelativeGraph.ItemConstraints, _ graph: borrowing RelativeGraph, _ otherAxis: [Double],
    _ sizes: inout some (RelativeSizing & ~Copyable)
  ) -> Double {
    let start =
      constraints.start >= 0 && (constraints.edgeCount > 1 || !constraints.ignoresEdges) ? self.start(of: item) : nil
    let end =
      constraints.end >= 0 && (constraints.edgeCount > 1 || !constraints.ignoresEdges)
      ? value(constraints.end, graph, otherAxis, sizes) : nil
    let center = constraints.center >= 0 ? value(constraints.center, graph, otherAxis, sizes) : nil
    let size = constraints.size >= 0 ? value(constraints.size, graph, otherAxis, sizes) : nil
    return self.size(item, ConstrainedEdges(start: start, end: end, center: center), size, constraints, graph, &sizes)
  }

  private struct ConstrainedEdges {
    var start: Double?
    var end: Double?
    var center: Double?
  }

  /// Returns the size of an item from its size constraint, from two edges, or by fitting it into the space that one
  /// edge leaves. `limit` is the maximum of that space.
  private func size(
    _ item: Int, _ edges: ConstrainedEdges, _ size: Double?, _ constraints: RelativeGraph.ItemConstraints,
    _ graph: borrowing RelativeGraph, limit: Double = .infinity, _ sizes: inout some (RelativeSizing & ~Copyable)
  ) -> Double {
    if item >= visibleCount { return 0 }
    if let size { return finiteNumber(sizes.set(item, to: max(size, 0))) }
    if let available = distance(between: edges) {
      return finiteNumber(graph.isAndroid ? sizes.set(item, to: available) : sizes.fill(item, available))
    }
    if graph.isAndroid {
      return finiteNumber(graph.isUnlimited ? sizes.fit(item, in: 1e9) : androidSize(item, edges, constraints, &sizes))
    }
    guard let length else { return finiteNumber(sizes.fit(item, in: 1e9)) }
    let remaining = edges.start.map { length - $0 } ?? edges.end ?? length
    return finiteNumber(sizes.fit(item, in: max(min(remaining, limit), 0)))
  }

  /// Returns the size of an item with one edge or none, by Android's rules: limited to the space that the edge leaves,
  /// unless this space is less than the item's margins.
  private func androidSize(
    _ item: Int, _ edges: ConstrainedEdges, _ constraints: RelativeGraph.ItemConstraints,
    _ sizes: inout some (RelativeSizing & ~Copyable)
  ) -> Double {
    let space = edges.start == nil && edges.end != nil ? edges.end : length.map { $0 - (edges.start ?? 0) }
    guard let space else { return sizes.fit(item, in: 1e9) }
    let margins = sizes.margins(of: item)
    if space < margins, !constraints.fills || constraints.fitsOverflow { return sizes.fit(item, in: 1e9) }
    if constraints.fills { return sizes.set(item, to: max(space, margins)) }
    let fitted = sizes.fit(item, in: max(space, 0))
    return fitted > space ? sizes.set(item, to: space) : fitted
  }

  /// Returns the distance between two of start, end and center; `nil` if fewer than two are constrained.
  private func distance(between edges: ConstrainedEdges) -> Double? {
    if let start = edges.start, let end = edges.end { return max(end - start, 0) }
    guard let center = edges.center else { return nil }
    if let start = edges.start { return max(2 * (center - start), 0) }
    return edges.end.map { max(2 * ($0 - center), 0) }
  }

  /// Computes the start, end and size of an item together, for an item whose `isSolvedTogether` is set.
  private mutating func solveTogether(
    _ item: Int, _ constraints: RelativeGraph.ItemConstraints, _ graph: borrowing RelativeGraph, _ otherAxis: [Double],
    _ sizes: inout some (RelativeSizing & ~Copyable)
  ) {
    let edges = ConstrainedEdges(
      start: constraints.start >= 0 ? constrainedStart(item, constraints, graph, otherAxis, sizes) : nil,
      end: constraints.end >= 0 ? value(constraints.end, graph, otherAxis, sizes) : nil,
      center: constraints.center >= 0 ? value(constraints.center, graph, otherAxis, sizes) : nil)
    let atLeast = constraints.atLeast >= 0 ? value(constraints.atLeast, graph, otherAxis, sizes) : nil
    let atMost = constraints.atMost >= 0 ? value(constraints.atMost, graph, otherAxis, sizes) : nil
    var limit = Double.infinity
    if let atLeast, let atMost { limit = max(atMost - atLeast, 0) }
    let constrainedSize = constraints.size >= 0 ? value(constraints.size, graph, otherAxis, sizes) : nil
    var size = size(item, edges, constrainedSize, constraints, graph, limit: limit, &sizes)
    var start = edges.start ?? edges.end.map { $0 - size } ?? edges.center.map { $0 - size / 2 } ?? 0
    if let atLeast, atMost != nil {
      if size > limit { size = set(item, to: limit, &sizes) }
      start = size > limit ? atLeast : atLeast + (limit - size) / 2
    } else if let atLeast, start < atLeast {
      size = set(item, to: max(size - (atLeast - start), 0), &sizes)
      start = atLeast
    } else if let atMost, start + size > atMost {
      size = set(item, to: max(atMost - start, 0), &sizes)
      start = min(start, atMost)
    }
    values[item * 3 + RelativeGraph.Node.start] = finiteNumber(start)
    values[item * 3 + RelativeGraph.Node.end] = finiteNumber(graph.isAndroid ? edges.end ?? start + size : start + size)
    values[item * 3 + RelativeGraph.Node.size] = size
  }

  private func set(_ item: Int, to size: Double, _ sizes: inout some (RelativeSizing & ~Copyable)) -> Double {
    item < visibleCount ? finiteNumber(sizes.set(item, to: size)) : 0
  }

  /// Returns the start that a constraint on the start or on the baseline determines.
  private func constrainedStart(
    _ item: Int, _ constraints: RelativeGraph.ItemConstraints, _ graph: borrowing RelativeGraph, _ otherAxis: [Double],
    _ sizes: borrowing some (RelativeSizing & ~Copyable)
  ) -> Double? {
    guard let start = value(constraints.start, graph, otherAxis, sizes) else { return nil }
    return constraints.isBaseline && item < visibleCount ? finiteNumber(start - sizes.ascent(of: item)) : start
  }

  /// Returns the start of an item that is moved after all items are placed; `nil` for other items.
  func lateStart(
    of item: Int, _ graph: borrowing RelativeGraph, otherAxis: [Double],
    _ sizes: borrowing some (RelativeSizing & ~Copyable)
  ) -> Double? {
    let constraints = graph.constraints[item]
    guard constraints.late >= 0, let place = value(constraints.late, graph, otherAxis, sizes) else { return nil }
    return finiteNumber(
      place - size(of: item) * (constraints.latePart == .start ? 0 : constraints.latePart == .end ? 1 : 0.5))
  }

  /// Returns the value of an expression; `nil` if it depends on an indefinite size of the container.
  private func value(
    _ expression: Int32, _ graph: borrowing RelativeGraph, _ otherAxis: [Double],
    _ sizes: borrowing some (RelativeSizing & ~Copyable)
  ) -> Double? {
    let expression = graph.expressions[Int(expression)]
    var result: Double?
    for index in Int(expression.firstTerm)..<Int(expression.firstTerm + expression.termCount) {
      guard let term = value(of: graph.terms[index], graph, otherAxis, sizes) else {
        if expression.choice == .sum { return nil }
        continue
      }
      switch expression.choice {
      case .first: return term
      case .greatest: result = max(result ?? term, term)
      case .least: result = min(result ?? term, term)
      case .sum: result = finiteNumber((result ?? 0) + term)
      }
    }
    return result
  }

  private func value(
    of term: RelativeGraph.Term, _ graph: borrowing RelativeGraph, _ otherAxis: [Double],
    _ sizes: borrowing some (RelativeSizing & ~Copyable)
  ) -> Double? {
    let index = Int(term.index)
    let value: Double
    switch term.source {
    case .number: value = 0
    case .parent:
      guard term.part != .start, term.part != .baseline else { return finiteNumber(term.plus) }
      guard let length else { return nil }
      value = term.part == .center ? length / 2 : length
    case .sibling:
      let ascent = term.part == .baseline && index < visibleCount ? sizes.ascent(of: index) : 0
      value = Self.part(term.part, of: index, values) + ascent
    case .otherAxis: value = otherAxis.isEmpty ? 0 : Self.part(term.part, of: index, otherAxis)
    case .several:
      guard let nested = self.value(term.index, graph, otherAxis, sizes) else { return nil }
      value = nested
    }
    return finiteNumber(value * term.times + term.plus)
  }

  private static func part(_ part: RelativeGraph.Part, of item: Int, _ values: [Double]) -> Double {
    switch part {
    case .start, .baseline: values[item * 3 + RelativeGraph.Node.start]
    case .end: values[item * 3 + RelativeGraph.Node.end]
    case .size: values[item * 3 + RelativeGraph.Node.size]
    case .center: (values[item * 3 + RelativeGraph.Node.start] + values[item * 3 + RelativeGraph.Node.end]) / 2
    }
  }
}
