/// A view for the model of Android's measuring.
///
/// Arrays have one element per axis: 0 from start to end, 1 from top to bottom. Trees are mirrored after placement.
final class AndroidView {
  enum Kind: Equatable {
    case line(axis: Int)
    case frame, relative
    case scroll(fills: Bool)
    case text(String)
    case image(Double, Double)
  }

  enum Size: Equatable {
    case match, wrap
    case number(Double)
  }

  /// A parent's measure spec for one axis.
  enum Spec: Equatable {
    case exactly(Double)
    case atMost(Double)
    case unspecified

    var isExact: Bool { if case .exactly = self { true } else { false } }

    /// The available space, if there is a limit.
    var space: Double? {
      switch self {
      case .exactly(let space), .atMost(let space): space
      case .unspecified: nil
      }
    }

    /// The size that results from a desired size.
    func resolve(_ desired: Double) -> Double {
      switch self {
      case .exactly(let size): size
      case .atMost(let size): min(desired, size)
      case .unspecified: desired
      }
    }

    /// The spec for a child, if `used` of the space is taken by margins, paddings and earlier children.
    func child(_ size: Size, used: Double) -> Spec {
      switch (self, size) {
      case (_, .number(let number)): .exactly(number)
      case (.unspecified, _): .unspecified
      case (.exactly(let space), .match): .exactly(max(0, space - used))
      case (.exactly(let space), .wrap), (.atMost(let space), _): .atMost(max(0, space - used))
      }
    }
  }

  /// The lengths before and after a view on one axis.
  struct Sides: Equatable {
    var before = 0.0, after = 0.0

    var sum: Double { before + after }
  }

  struct Rule: Equatable {
    enum Kind { case after, before, alignBefore, alignAfter, baseline, parentBefore, parentAfter, center }
    var kind: Kind
    var anchor: AndroidView?

    static func == (a: Rule, b: Rule) -> Bool { a.kind == b.kind && a.anchor === b.anchor }
  }

  let id: String
  var kind: Kind
  var sizes: [Size]
  var margins = [Sides(), Sides()], paddings = [Sides(), Sides()]
  var minimums = [0.0, 0.0]
  var isGone = false
  /// The gravity of the view in its parent and of its children, as fractions of the free space; `nil` if not specified.
  var layoutGravity: [Double?] = [nil, nil], gravity: [Double?] = [nil, nil]
  var weight = 0.0, weightSum: Double?
  var alignsBaselines = false, matchesLargest = false, alignsWithParent = false
  var rules: [[Rule]] = [[], []]
  var children: [AndroidView] = []

  // Results of measuring and placing.
  var measured = [0.0, 0.0], position = [0.0, 0.0]
  var lastSpecs = [Spec.unspecified, .unspecified]
  /// The edges of a view in a RelativeLayout; `nil` if no rule sets them.
  struct Span {
    var before: Double?, after: Double?
  }
  var spans = [Span(), Span()]
  /// The spec for the main axis in the first measurement by a LinearLayout.
  var firstSpec: Spec?
  /// The view that provides the baseline of a RelativeLayout.
  var topmost: AndroidView?
  /// The total length of a line's children, and their largest ascents and descents.
  var total = 0.0, ascents = [0.0, 0.0], descents = [0.0, 0.0]

  init(_ id: String, _ kind: Kind, _ sizes: [Size], _ children: [AndroidView] = []) {
    self.id = id
    self.kind = kind
    self.sizes = sizes
    self.children = children
  }

  var shown: [AndroidView] { children.filter { !$0.isGone } }

  /// The space taken by the view's margins and its parent's paddings.
  func used(in parent: AndroidView, _ axis: Int) -> Double { parent.paddings[axis].sum + margins[axis].sum }

  /// The distance from the top to the baseline.
  var baseline: Double? {
    switch kind {
    case .text: paddings[1].before + 16
    case .relative: topmost?.baseline
    default: nil
    }
  }
}
