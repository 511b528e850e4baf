package import EagerLayout

/// Why a node is as large as it is and where it is, to be read step by step: a question for each axis, and its steps.
///
///     let trace = sketch.item.trace(in: bounds)
///     let reasons = Reasons(trace, of: 2, names: sketch.allNames)
///     for line in reasons.lines { print(line) }
///     // Why is title 132 wide, at x 70?
///     //   Row: width: 340, the space there is
///     //   …
///
/// Nodes that have a name in common are told apart by their numbers.
package struct Reasons: Sendable {
  /// What a node is called.
  package let name: String
  let sections: [Section]

  struct Section: Sendable {
    let question: SpanLine
    let lines: [Explanation.Line]
  }

  /// Explains a node.
  ///
  /// - Parameters:
  ///   - names: those of all nodes in preorder; empty where there is none.
  ///   - axes: along which axes; one of them, or both.
  package init(
    _ trace: Trace, of node: Int, names: [String], words: Explanation.Words = .plain,
    axes: [TraceStep.Axis] = [.horizontal, .vertical]
  ) {
    let names = Self.distinct(names)
    name = names[node]
    var sections: [Section] = []
    for axis in axes {
      guard let question = Self.question(trace, node, axis, names) else { continue }
      sections.append(
        Section(question: question, lines: Explanation(trace, of: node, axis, names: names, words: words).lines))
    }
    self.sections = sections
  }

  /// How many steps there are.
  package var count: Int { sections.reduce(0) { $0 + $1.lines.count } }

  private static func question(_ trace: Trace, _ node: Int, _ axis: TraceStep.Axis, _ names: [String]) -> SpanLine? {
    guard let size = trace.size(of: node, axis), let position = trace.position(of: node, axis) else { return nil }
    let isWidth = axis == .horizontal
    var line = [
      Span("Why is ", .heading), Span(names[node], .code), Span(" ", .heading),
      Span(numeral(trace.steps[size].result), .number), Span(isWidth ? " wide" : " high", .heading),
    ]
    if let parent = trace.placement.parent(of: node) {
      line += [
        Span(isWidth ? ", at x " : ", at y ", .heading), Span(numeral(trace.steps[position].result), .number),
        Span(" of ", .heading), Span(names[parent], .code),
      ]
    }
    return line + [Span("?", .heading)]
  }

  /// The names, where several nodes have the same with their numbers.
  private static func distinct(_ names: [String]) -> [String] {
    var distinct = names
    let order = names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
    for (place, node) in order.enumerated() {
      let neighbours = [place - 1, place + 1].filter { order.indices.contains($0) }
      let isShared = neighbours.contains { names[order[$0]].utf8.elementsEqual(names[node].utf8) }
      if names[node].utf8.isEmpty { distinct[node] = "box" }
      if isShared || names[node].utf8.isEmpty { distinct[node] += " (\(node))" }
    }
    return distinct
  }
}

extension Sketch {
  /// What to call all nodes, in preorder: by their names, or else by what they are.
  package var allNames: [String] { names.indices.map { name(of: $0) } }
}

extension Exercise.Success {
  /// Why the item is as it is; nil where it is hidden.
  package var reasons: Reasons? {
    guard let preview = Preview(code, in: bounds), let node = preview.sketch.node(named: item) else { return nil }
    let reasons = Reasons(preview.sketch.item.trace(in: bounds), of: node, names: preview.sketch.allNames)
    return reasons.count > 0 ? reasons : nil
  }
}
