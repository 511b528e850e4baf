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
    case foreign
    /// Several nested terms.
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

  /// One or several terms, and the rule that combines them.
  struct Expression: Sendable {
    var choice: RelativeAnchor.Choice
    var first: Int32
    var count: Int32
    /// Whether the expression has no value if the container's size is indefinite.
    var vanishes: Bool
  }

  /// The expressions that constrain an item; -1 for none.
  struct Plan: Sendable {
    var start: Int32 = -1
    var end: Int32 = -1
    var center: Int32 = -1
    var size: Int32 = -1
    var atLeast: Int32 = -1
    var atMost: Int32 = -1
    /// The expression that moves the item after all items are placed.
    var late: Int32 = -1
    /// The part of the item that this expression constrains.
    var latePart = Part.center
    /// Whether the item fills the space that its edges leave, and whether it fits its content if there is none.
    var fills = false, fitsOverflow = false
    /// Whether the expression for the start constrains the baseline instead.
    var isBaseline = false
    /// Whether start, end and size are computed together. Set by `RelativeBuilder`.
    var isWhole = false
    /// Whether the content gets all available space regardless of the edges, because the edges depend on the size. Set
    /// for groups that are centered, and where `RelativeOrdering` breaks a cycle.
    var ignoresEdges = false
  }

  /// The computed values of each item, in order.
  enum Node {
    static let start = 0, end = 1, size = 2
  }

  let axis: RelativeAxis
  let isAndroid: Bool
  /// Whether items are not limited by the available space, in Android layouts.
  var isUnlimited = false
  /// The plans of the visible items, followed by the plans of the hidden items.
  var plans: [Plan]
  var expressions: [Expression] = []
  var terms: [Term] = []
  /// The order of the nodes: three for each item, numbered 3 * item + node.
  var order: [Int32] = []
  /// The items whose baselines are needed.
  var baselineItems: [Int32] = []
  /// The items whose length along the other axis is needed.
  var foreignItems: [Int32] = []

  init(_ axis: RelativeAxis, isAndroid: Bool, count: Int) {
    self.axis = axis
    self.isAndroid = isAndroid
    plans = [Plan](repeating: Plan(), count: count)
  }
}

extension RelativeGraph {
  /// Returns whether a sibling constrains an edge of an item.
  func isPutBySibling(_ item: Int) -> Bool {
    for expression in [plans[item].start, plans[item].end] where expression >= 0 {
      if terms[Int(expressions[Int(expression)].first)].source == .sibling { return true }
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

extension RelativeGraph.Plan {
  /// The expression that constrains or limits a part.
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
