import EagerLayout

/// What the items of ``Relative`` are put by along one axis, and an order in which all is known when it is asked for.
struct RelativeGraph: Sendable {
  /// Something on this axis that others can be put by.
  enum Part: UInt8, Sendable {
    case start, end, size, center, baseline
  }

  enum Source: UInt8, Sendable {
    case number, parent, sibling
    /// A sibling along the other axis.
    case foreign
    /// Several terms of their own.
    case several
  }

  struct Term: Sendable {
    var source: Source
    var part = Part.start
    /// The sibling, or the expression of several terms.
    var index: Int32 = 0
    var times = 1.0
    var plus = 0.0
  }

  /// A term or several, and which of them counts.
  struct Expression: Sendable {
    var choice: RelativeAnchor.Choice
    var first: Int32
    var count: Int32
    /// Whether nothing is left of it where the container's size is not known.
    var vanishes: Bool
  }

  /// The expressions that an item is put by; -1 where there is none.
  struct Plan: Sendable {
    var start: Int32 = -1
    var end: Int32 = -1
    var center: Int32 = -1
    var size: Int32 = -1
    var atLeast: Int32 = -1
    var atMost: Int32 = -1
    /// What puts it when all items are placed.
    var late: Int32 = -1
    /// Which part of it that puts.
    var latePart = Part.center
    /// Whether it is as large as the space that its edges leave, and whether it fits its content where there is none.
    var fills = false, fitsOverflow = false
    /// Whether what puts the start puts the baseline.
    var isBaseline = false
    /// Whether start, end and size are worked out together.
    var isWhole = false
    /// Whether the room for its content is all there is, whatever its edges are: they depend on its size.
    var ignoresEdges = false
  }

  /// What is worked out of each item, in turn.
  enum Node {
    static let start = 0, end = 1, size = 2
  }

  let axis: RelativeAxis
  let isAndroid: Bool
  /// Whether no item is limited by the space that is left, in Android's layouts.
  var isUnlimited = false
  /// One for each item, then one for each that is hidden.
  var plans: [Plan]
  var expressions: [Expression] = []
  var terms: [Term] = []
  /// Three nodes for each item, by 3 * item + what.
  var order: [Int32] = []
  /// Items whose baselines are asked for.
  var baselineItems: [Int32] = []
  /// Items of which a length along the other axis is asked for.
  var foreignItems: [Int32] = []

  init(_ axis: RelativeAxis, isAndroid: Bool, count: Int) {
    self.axis = axis
    self.isAndroid = isAndroid
    plans = [Plan](repeating: Plan(), count: count)
  }
}

extension RelativeGraph {
  /// Whether a sibling puts an edge of an item.
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
  /// Which expression puts a part, or bounds it.
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

  /// How many of start, end and center are put.
  var edgeCount: Int { (start >= 0 ? 1 : 0) + (end >= 0 ? 1 : 0) + (center >= 0 ? 1 : 0) }
}
