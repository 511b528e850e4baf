public import EagerLayout

/// Why a node is as wide or high as it is, and where it is: the steps of a ``EagerLayout/LayoutTrace`` as lines of text.
///
///     let why = Explanation(trace, of: 2, .horizontal, names: ["row", "logo", "title", "search"])
///     for line in why?.lines ?? [] { print(line.text) }
///     // room: 340 - 20 = 320
///     // …
///
/// What changes nothing, such as limits that no size came near, is left out.
public struct Explanation: Sendable {
  /// The words it is told in: `.plain` says `starts from`, `.css` says `flex base size`.
  @nonexhaustive
  public enum Words: Sendable {
    /// Those of everyday and of this library.
    case plain
    /// Those of CSS and its specifications.
    case css
    /// Those of Android's layouts: `layout_width`, `wrap_content`, `AT_MOST`.
    case android
  }

  /// One step, in parts that a page can show in columns.
  ///
  ///     let line = why.lines[2]
  ///     line.label       // "room"
  ///     line.working     // "340 - 20"
  ///     line.result      // "320"
  public struct Line: Sendable {
    /// What is found out, such as `room` or `title: share`.
    public let label: String
    /// What it is made of, such as `340 - 20`.
    public let working: String
    /// What comes out.
    public let result: String
    /// What that means for the item, if anything: `over its maximum: frozen`.
    public let remark: String
    /// The round of sharing it belongs to, from 1 on; 0 outside of them.
    public let round: Int
    /// The node that the step is about: its position in preorder.
    public let nodeIndex: Int
    /// What is found out, as data.
    public let quantity: LayoutTrace.Step.Quantity
    /// What comes out, as a number.
    public let value: Double
    /// Which limit made it so, if one did.
    public let limit: LayoutTrace.Step.Limit?
    /// What a round of sharing made of the item: frozen, or done, or to share again.
    ///
    ///     why.lines.filter { $0.outcome == .frozenAtMaximum }.map { $0.nodeIndex }
    public let outcome: LayoutTrace.Step.Outcome
    /// The step's position in ``EagerLayout/LayoutTrace/steps``.
    public let step: Int

    /// All of it: `room: 340 - 20 = 320, row - gaps`.
    public var text: String {
      var text = label
      text += ": "
      text += working
      if !result.utf8.isEmpty { text += " = \(result)" }
      if !remark.utf8.isEmpty { text += "\(quantity == .lineBreak ? ":" : ",") \(remark)" }
      return text
    }
  }

  /// What the node is called.
  public let name: String
  /// Along which axis it is explained.
  public let axis: LayoutTrace.Step.Axis
  /// How wide, or high, it is.
  public let size: Double
  /// Where it is in its parent: its x, or y.
  public let position: Double
  /// What its parent is called; nil for the root.
  public let parent: String?
  /// Whether space was shared more than once, since limits held items: then lines say in which round they are.
  package let hasRounds: Bool
  /// Whether it is about a part of the parent, which has no place that is told.
  package private(set) var isPart = false
  /// The steps, the outermost cause first.
  public private(set) var lines: [Line] = []
  /// What is said before them: sentences of those who know more about the layout than its trace.
  package var preface: [String] = []

  /// Explains a node along an axis; nil where it is hidden. `names` are those of all nodes in preorder.
  public init?(
    _ trace: LayoutTrace, of node: Int, _ axis: LayoutTrace.Step.Axis, names: [String], words: Words = .plain
  ) {
    guard let size = trace.stepOfSize(of: node, along: axis), let position = trace.stepOfPosition(of: node, along: axis)
    else { return nil }
    let told = trace.steps(explaining: node, along: axis)
    hasRounds = told.contains { trace.steps[$0].round > 1 }
    let teller = StepTeller(
      trace: trace, node: node, axis: axis, names: names, words: words, hasRounds: hasRounds)
    name = teller.name(node)
    self.axis = axis
    self.size = trace.steps[size].result
    self.position = trace.steps[position].result
    parent = trace.placement.parent(of: node).map { teller.name($0) }
    tell(teller.needed(told, for: [size, position]), teller)
  }

  /// Explains a number that a container found out: its `column 2`.
  ///
  /// - Parameters:
  ///   - step: the step that found it.
  ///   - child: one of the container's children, whose story it is a part of.
  ///   - axis: along which it is; a length that the container just says has none.
  init(
    _ trace: LayoutTrace, ofStep step: Int, along axis: LayoutTrace.Step.Axis, child: Int, names: [String], words: Words
  ) {
    self.axis = axis
    let told = trace.steps(leadingTo: [step], of: child, along: axis)
    hasRounds = told.contains { trace.steps[$0].round > 1 }
    let teller = StepTeller(
      trace: trace, node: child, axis: axis, names: names, words: words, hasRounds: hasRounds,
      isOfPart: child == trace.steps[step].nodeIndex)
    name = teller.label(of: trace.steps[step])
    size = trace.steps[step].result
    position = 0
    parent = teller.name(trace.steps[step].nodeIndex)
    isPart = true
    tell(teller.needed(told, for: [step]), teller)
  }

  /// A part of a container of which no step tells: only how large it is.
  init(part name: String, of parent: String, size: Double, along axis: LayoutTrace.Step.Axis) {
    (self.name, self.parent, self.size, self.axis) = (name, parent, size, axis)
    (position, hasRounds, isPart) = (0, false, true)
  }

  private mutating func tell(_ steps: [Int], _ teller: StepTeller) {
    let trace = teller.trace
    // Both are in order of the steps.
    var absorbed = steps.compactMap { teller.absorbed(by: trace.steps[$0]) }.sorted()[...]
    for step in steps {
      while let first = absorbed.first, first < step { absorbed.removeFirst() }
      if absorbed.first == step { continue }
      lines.append(teller.line(step))
      swapFactors(in: trace)
    }
  }

  /// What the lines answer: `Why is title 132 wide, at x 70 of Row?`
  public var question: String {
    if isPart, let parent { return "Why is \(name) of \(parent) \(numeral(size)) \(axis.adjective)?" }
    let place = parent.map { ", at \(axis.coordinate) \(numeral(position)) of \($0)" } ?? ""
    return "Why is \(name) \(numeral(size)) \(axis.adjective)\(place)?"
  }

  /// Tells what there is to share before the factors by which it is shared, where it does not depend on them.
  private mutating func swapFactors(in trace: LayoutTrace) {
    guard lines.count > 1 else { return }
    let last = lines.count - 1, free = trace.steps[lines[last].step], factors = lines[last - 1].step
    guard trace.steps[factors].quantity == .factors, [.freeSpace, .initialFreeSpace].contains(free.quantity),
      !free.operands.contains(where: { $0.source == .step(factors) })
    else { return }
    lines.swapAt(last, last - 1)
  }
}

extension LayoutTrace.Step.Axis {
  /// How to say of a size that it is along the axis.
  package var adjective: String { self == .horizontal ? "wide" : "high" }
  /// What a place along the axis is called.
  package var coordinate: String { self == .horizontal ? "x" : "y" }
}
