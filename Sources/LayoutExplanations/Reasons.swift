public import EagerLayout

/// An explanation of a node's size and position: a question for each axis, and the steps that answer it.
///
///     let bar = Row {
///       Fixed(width: 60)
///       Flex(1).basis(100).id(Part.title)
///       Flex(3).basis(80).maxWidth(128)
///     }
///     let why = bar.gap(10).why(Part.title, in: Frame(width: 340, height: 40))
///     for line in why?.lines ?? [] { print(line) }
///     // Why is title 132 wide, at x 70 of Row?
///     //   Row: width: 340, the available space
///     //   …
///     //   round 2: title: with its share: 100 + 32 x 1/1 = 132, within its limits: done
///
/// All numbers are taken from the engine's ``EagerLayout/LayoutTrace``; none is computed again.
public struct Reasons: Sendable {
  /// The name of the node.
  public let name: String
  /// The explanations, one for each requested axis; by default, the width first. Empty if the node is hidden.
  public private(set) var explanations: [Explanation]

  /// Explains a node of a traced layout.
  ///
  ///     let trace = row.trace(in: bounds)
  ///     Reasons(trace, of: 2, names: ["bar", "logo", "title"], words: .css, axes: [.horizontal])
  ///
  /// - Parameters:
  ///   - node: The index of the node in preorder.
  ///   - names: The names of all nodes in preorder. A missing name counts as empty. Nodes with the same name get their
  ///     numbers appended.
  ///   - axes: The axes to explain: one of them, or both.
  public init(
    _ trace: LayoutTrace, of node: Int, names: [String], words: Explanation.Words = .plain,
    axes: [LayoutTrace.Step.Axis] = [.horizontal, .vertical]
  ) {
    // Stops the program with a message if the index is out of range.
    _ = trace.placement.isHidden(node)
    let missingNames = repeatElement("", count: max(trace.placement.frames.count - names.count, 0))
    let names = Self.distinct(names + missingNames)
    name = names[node]
    explanations = axes.compactMap { Explanation(trace, of: node, $0, names: names, words: words) }
  }

  /// Sets the sentences that precede each explanation.
  package mutating func setPrefaces(_ preface: (LayoutTrace.Step.Axis) -> [String]) {
    for position in explanations.indices { explanations[position].preface = preface(explanations[position].axis) }
  }

  /// Explains a number that a container computed, such as its second column. Nil if the container has no such number.
  ///
  /// - Parameters:
  ///   - term: The container's name for the number, such as `column`.
  ///   - axis: The axis of the number.
  ///   - number: The number in the name, such as the 2 in `column 2`.
  ///   - names: The names of all nodes in preorder.
  package init?(
    _ trace: LayoutTrace, of term: String, _ number: Int, along axis: LayoutTrace.Step.Axis, in container: Int,
    names: [String], words: Explanation.Words = .plain
  ) {
    let missingNames = repeatElement("", count: max(trace.placement.frames.count - names.count, 0))
    let names = Self.distinct(names + missingNames)
    let match = trace.numbers(of: term, in: container).last { $0.number == number }
    guard let match else { return nil }
    // The steps of a container are recorded for its children or, if it has none, for the container.
    let child = trace.placement.children(of: container).first { _ in true } ?? container
    name = "\(term) \(number)"
    explanations = [Explanation(trace, ofStep: match.step, along: axis, child: child, names: names, words: words)]
  }

  /// Creates an explanation of a part of a container that no step describes, such as a column without items.
  package init(part name: String, of container: String, size: Double, along axis: LayoutTrace.Step.Axis) {
    self.name = name
    explanations = [Explanation(part: name, of: container, size: size, along: axis)]
  }

  /// The number of steps.
  package var count: Int { explanations.reduce(0) { $0 + $1.lines.count } }

  /// The questions and their steps, one sentence each.
  public var lines: [String] {
    if explanations.isEmpty { return ["\(name) has no size and no place: it, or a box around it, is hidden."] }
    var lines: [String] = []
    for explanation in explanations {
      lines.append(explanation.question)
      lines += explanation.preface.map { "  \($0)" }
      for line in explanation.lines {
        lines.append("  " + (explanation.hasRounds && line.round > 0 ? "round \(line.round): " : "") + line.text)
      }
    }
    return lines
  }

  /// The ``lines``, joined by line breaks.
  public var description: String { lines.joined(separator: "\n") }

  /// Returns the names of all nodes, with their indices appended to names that several nodes share.
  package static func distinct(_ names: [String]) -> [String] {
    var distinct = names
    let sortedNodes = names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
    for (position, node) in sortedNodes.enumerated() {
      let neighbours = [position - 1, position + 1].filter { sortedNodes.indices.contains($0) }
      let isShared = neighbours.contains { names[sortedNodes[$0]].utf8.elementsEqual(names[node].utf8) }
      if names[node].utf8.isEmpty { distinct[node] = "box" }
      if isShared || names[node].utf8.isEmpty { distinct[node] += " (\(node))" }
    }
    return distinct
  }
}

extension Reasons: CustomStringConvertible {}

extension LayoutTrace {
  /// Returns the computed numbers of a container whose names consist of `term` and a number, with their steps.
  package func numbers(of term: String, in container: Int) -> [(number: Int, step: Int)] {
    func number(of step: Int) -> Int? {
      guard steps[step].quantity == .found, steps[step].nodeIndex == container, let stepTerm = steps[step].term else {
        return nil
      }
      return stepTerm.name.description.utf8.elementsEqual(term.utf8) ? stepTerm.index : nil
    }
    var numbers: [(number: Int, step: Int)] = []
    for step in parts { if let number = number(of: Int(step)) { numbers.append((number, Int(step))) } }
    // Some numbers are recorded only as steps of the items that depend on them.
    if numbers.isEmpty {
      for step in steps.indices { if let number = number(of: step) { numbers.append((number, step)) } }
    }
    return numbers
  }
}
