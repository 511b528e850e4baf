import EagerLayout

/// The constraints of the items of ``Relative`` along one axis, with an order in which they can be solved.
struct RelativeGraph: Sendable {
  /// A property of an item on this axis.
  enum Part: UInt8, Sendable {
    case start, end, size, center, baseline
  }

  enum Source: UInt8, Sendable {
    case number, parent, sibling
    /// A property of a sibling on the other axis.
    case otherAxis
    /// An expression with several nested terms.
    case several
  }

  struct Term: Sendable {
    var source: Source
    var part = Part.start
    /// The index of the sibling, or of the expression with the nested terms.
    var index: Int32 = 0
    var times = 1.0
    var plus = 0.0
  }

  /// One or several terms, and the rule for combining their values.
  struct Expression: Sendable {
    var choice: RelativeAnchor.Choice
    var firstTerm: Int32
    var termCount: Int32
    /// `true` if the expression has no value while the container's size is indefinite.
    var needsContainerSize: Bool
  }

  /// The constraints of an item: the index of the expression for each constrained part; -1 for parts without a
  /// constraint.
  struct ItemConstraints: Sendable {
    var start: Int32 = -1
    var end: Int32 = -1
    var center: Int32 = -1
    var size: Int32 = -1
    var atLeast: Int32 = -1
    var atMost: Int32 = -1
    /// The expression that moves the item after all items are placed.
    var late: Int32 = -1
    /// The part of the item that `late` constrains.
    var latePart = Part.center
    /// `true` if the item fills the space that its edges leave.
    var fills = false
    /// `true` if the item fits its content when its edges leave less space than its margins.
    var fitsOverflow = false
    /// `true` if the expression for the start constrains the baseline instead.
    var isBaseline = false
    /// `true` if start, end and size are computed together. Set by `RelativeBuilder`.
    var isSolvedTogether = false
    /// `true` if the content may take all available space regardless of the edges, because the edges depend on the
    /// size. Set for centered groups, and where `RelativeOrdering` breaks a cycle.
    var ignoresEdges = false
  }

  /// The three computed values of each item. Each value is a node of the graph, with the index 3 * item + value.
  enum Node {
    static let start = 0, end = 1, size = 2
  }

  let axis: RelativeAxis
  let isAndroid: Bool
  /// `true` if the available space does not limit items: Android would measure the container without a limit.
  var isUnlimited = false
  /// The constraints of the visible items, followed by the constraints of the hidden items.
  var constraints: [ItemConstraints]
  var expressions: [Expression] = []
  var terms: [Term] = []
  /// The indices of all nodes, in an order in which each node follows the nodes on which it depends.
  var order: [Int32] = []
  /// The items to whose baselines constraints refer.
  var baselineItems: [Int32] = []
  /// The items to whose positions or sizes along the other axis constraints refer.
  var otherAxisItems: [Int32] = []

  init(_ axis: RelativeAxis, isAndroid: Bool, count: Int) {
    self.axis = axis
    self.isAndroid = isAndroid
    constraints = [ItemConstraints](repeating: ItemConstraints(), count: count)
  }
}

extension RelativeGraph {
  /// Returns `true` if a sibling determines an edge of an item.
  func isPositionedBySibling(_ item: Int) -> Bool {
    for expression in [constraints[item].start, constraints[item].end] where expression >= 0 {
      if terms[Int(expressions[Int(expression)].firstTerm)].source == .sibling { return true }
    }
    return false
  }
}

enum RelativeAxis: Sendable {
  case horizontal, vertical
}

extension RelativeProperty {
  var axis: RelativeAxis { rawValue <= RelativeProperty.width.rawValue ? .horizontal : .vertical }

  var part: RelativeGraph.Part {
    switch self {
    case .leading, .top: .start
    case .centerX, .centerY: .center
    case .trailing, .bottom: .end
    case .width, .height: .size
    case .baseline: .baseline
    }
  }
}

extension RelativeGraph.ItemConstraints {
  /// The expression of a constraint on a part; -1 for none.
  subscript(part: RelativeGraph.Part, kind: RelativeConstraints.Kind) -> Int32 {
    get {
      switch (kind, part) {
      case (.atLeast, _): atLeast
      case (.atMost, _): atMost
      case (.late, _): late
      case (.fill, _), (.fillOrFit, _): -1
      case (_, .start), (_, .baseline): start
      case (_, .end): end
      case (_, .center): center
      case (_, .size): size
      }
    }
    set {
      switch (kind, part) {
      case (.atLeast, _): atLeast = newValue
      case (.atMost, _): atMost = newValue
      case (.late, _): (late, latePart) = (newValue, part)
      case (.fill, _): fills = newValue >= 0
      case (.fillOrFit, _): (fills, fitsOverflow) = (newValue >= 0, newValue >= 0)
      case (_, .start), (_, .baseline): start = newValue
      case (_, .end): end = newValue
      case (_, .center): center = newValue
      case (_, .size): size = newValue
      }
    }
  }

  /// The number of constraints on start, end and center.
  var edgeCount: Int { (start >= 0 ? 1 : 0) + (end >= 0 ? 1 : 0) + (center >= 0 ? 1 : 0) }
}
