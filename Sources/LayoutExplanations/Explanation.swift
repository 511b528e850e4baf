public import EagerLayout

/// A node's size and position along one axis, explained by steps of a ``EagerLayout/LayoutTrace`` as lines of text.
///
///     let why = Explanation(trace, of: 2, .horizontal, names: ["row", "logo", "title", "search"])
///     for line in why?.lines ?? [] { print(line.text) }
///     // available space: 340 - 20 = 320
///     // …
///
/// Steps that change nothing, such as limits that have no effect on a size, are omitted.
public struct Explanation: Sendable {
  /// The vocabulary of an explanation: `.plain` writes `starts from`, `.css` writes `flex base size`.
  @nonexhaustive
  public enum Words: Sendable {
    /// The words of everyday English and of this library.
    case plain
    /// The terms of CSS and its specifications.
    case css
    /// The terms of Android's layouts: `layout_width`, `wrap_content`, `AT_MOST`.
    case android
  }

  /// One step, in parts that a page can show in columns.
  ///
  ///     let line = why.lines[2]
  ///     line.label       // "available space"
  ///     line.working     // "340 - 20"
  ///     line.result      // "320"
  public struct Line: Sendable {
    /// The name of the computed number, such as `available space` or `title: share`.
    public let label: String
    /// The calculation, such as `340 - 20`.
    public let working: String
    /// The result of the calculation, as text.
    public let result: String
    /// The consequence for the item, such as `over its maximum 128: frozen`; empty if there is none.
    public let remark: String
    /// The round of sharing free space that the step belongs to, from 1; 0 outside of rounds.
    public let round: Int
    /// The index, in preorder, of the node that the step is about.
    public let nodeIndex: Int
    /// The kind of number that was computed.
    public let quantity: LayoutTrace.Step.Quantity
    /// The result as a number.
    public let value: Double
    /// The limit that determined the result, if one did.
    public let limit: LayoutTrace.Step.Limit?
    /// The state of the item after a round of sharing: frozen, done, or part of the next round.
    ///
    ///     why.lines.filter { $0.outcome == .frozenAtMaximum }.map { $0.nodeIndex }
    public let outcome: LayoutTrace.Step.Outcome
    /// The index of the step in ``EagerLayout/LayoutTrace/steps``.
    public let step: Int

    /// The whole line: `available space: 340 - 20 = 320, row - gaps`.
    public var text: String {
      var text = label
      text += ": "
      text += working
      if !result.utf8.isEmpty { text += " = \(result)" }
      if !remark.utf8.isEmpty { text += "\(quantity == .lineBreak ? ":" : ",") \(remark)" }
      return text
    }
  }

  /// The name of the node.
  public let name: String
  /// The axis that is explained.
  public let axis: LayoutTrace.Step.Axis
  /// The width or the height of the node.
  public let size: Double
  /// The x or y of the node in its parent.
  public let position: Double
  /// The name of the parent; nil for the root.
  public let parent: String?
  /// `true` if limits caused more than one round of sharing. In this case, the lines include the round.
  package let hasRounds: Bool
  /// `true` for an explanation of a part of a container, such as a column. The trace has no position of such a part.
  package private(set) var isPart = false
  /// The steps, the outermost cause first.
  public private(set) var lines: [Line] = []
  /// Sentences that precede the steps. They come from callers that have information the trace does not contain.
  package var preface: [String] = []

  /// Explains a node along an axis. Returns nil if the node is hidden. `names` has the names of all nodes in preorder.
  public init?(
    _ trace: LayoutTrace, of node: Int, _ axis: LayoutTrace.Step.Axis, names: [String], words: Words = .plain
  ) {
    guard let size = trace.stepOfSize(of: node, along: axis), let position = trace.stepOfPosition(of: node, along: axis)
    else { return nil }
    let recordedSteps = trace.steps(explaining: node, along: axis)
    hasRounds = recordedSteps.contains { trace.steps[$0].round > 1 }
    let describer = StepDescriber(
      trace: trace, node: node, axis: axis, names: names, words: words, hasRounds: hasRounds)
    name = describer.name(node)
    self.axis = axis
    self.size = trace.steps[size].result
    self.position = trace.steps[position].result
    parent = trace.placement.parent(of: node).map { describer.name($0) }
    addLines(describer.shownSteps(recordedSteps, for: [size, position]), describer)
  }

  /// Explains a number that a container computed, such as its `column 2`.
  ///
  /// - Parameters:
  ///   - step: The step that computed the number.
  ///   - child: The child of the container whose steps include `step`.
  ///   - axis: The axis to explain. The steps of a specified length have no axis of their own.
  init(
    _ trace: LayoutTrace, ofStep step: Int, along axis: LayoutTrace.Step.Axis, child: Int, names: [String], words: Words
  ) {
    self.axis = axis
    let recordedSteps = trace.steps(leadingTo: [step], of: child, along: axis)
    hasRounds = recordedSteps.contains { trace.steps[$0].round > 1 }
    let describer = StepDescriber(
      trace: trace, node: child, axis: axis, names: names, words: words, hasRounds: hasRounds,
      nodeIsContainer: child == trace.steps[step].nodeIndex)
    name = describer.label(of: trace.steps[step])
    size = trace.steps[step].result
    position = 0
    parent = describer.name(trace.steps[step].nodeIndex)
    isPart = true
    addLines(describer.shownSteps(recordedSteps, for: [step]), describer)
  }

  /// Creates an explanation of a part of a container for which there is no step. It has a size, but no lines.
  init(part name: String, of parent: String, size: Double, along axis: LayoutTrace.Step.Axis) {
    (self.name, self.parent, self.size, self.axis) = (name, parent, size, axis)
    (position, hasRounds, isPart) = (0, false, true)
  }

  private mutating func addLines(_ steps: [Int], _ describer: StepDescriber) {
    let trace = describer.trace
    // The steps that are shown together with a later step. Both lists are in ascending order.
    var continuedSteps = steps.compactMap { describer.stepContinued(by: trace.steps[$0]) }.sorted()[...]
    for step in steps {
      while let first = continuedSteps.first, first < step { continuedSteps.removeFirst() }
      if continuedSteps.first == step { continue }
      lines.append(describer.line(step))
      moveFreeSpaceBeforeFactors(in: trace)
    }
  }

  /// The question that the lines answer: `Why is title 132 wide, at x 70 of Row?`
  public var question: String {
    if isPart, let parent { return "Why is \(name) of \(parent) \(numeral(size)) \(axis.adjective)?" }
    let place = parent.map { ", at \(axis.coordinate) \(numeral(position)) of \($0)" } ?? ""
    return "Why is \(name) \(numeral(size)) \(axis.adjective)\(place)?"
  }

  /// Swaps the last two lines if they are the sum of factors and a free space that does not depend on that sum.
  private mutating func moveFreeSpaceBeforeFactors(in trace: LayoutTrace) {
    guard lines.count > 1 else { return }
    let last = lines.count - 1, freeSpace = trace.steps[lines[last].step], factors = lines[last - 1].step
    guard trace.steps[factors].quantity == .factors, [.freeSpace, .initialFreeSpace].contains(freeSpace.quantity),
      !freeSpace.operands.contains(where: { $0.source == .step(factors) })
    else { return }
    lines.swapAt(last, last - 1)
  }
}

extension LayoutTrace.Step.Axis {
  package var adjective: String { self == .horizontal ? "wide" : "high" }
  package var coordinate: String { self == .horizontal ? "x" : "y" }
}
