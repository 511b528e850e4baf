/// A view as Android measures it, for tests: sizes are asked for by specs, as often as each container wants.
///
/// What lies along one axis is at the same place for both: 0 is from where writing starts to where it ends, 1 is from
/// top to bottom. Trees are mirrored when all is placed.
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

  /// What a parent asks along one axis.
  enum Spec: Equatable {
    case exactly(Double)
    case atMost(Double)
    case unspecified

    var isExact: Bool { if case .exactly = self { true } else { false } }

    /// The room there is, if it is known.
    var room: Double? {
      switch self {
      case .exactly(let room), .atMost(let room): room
      case .unspecified: nil
      }
    }

    /// What becomes of a wish.
    func resolve(_ wish: Double) -> Double {
      switch self {
      case .exactly(let size): size
      case .atMost(let size): min(wish, size)
      case .unspecified: wish
      }
    }

    /// What a child is asked of which so much of the room is used.
    func child(_ size: Size, used: Double) -> Spec {
      switch (self, size) {
      case (_, .number(let number)): .exactly(number)
      case (.unspecified, _): .unspecified
      case (.exactly(let room), .match): .exactly(max(0, room - used))
      case (.exactly(let room), .wrap), (.atMost(let room), _): .atMost(max(0, room - used))
      }
    }
  }

  /// Lengths before and after along one axis.
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
  /// Where it lies in its parent, and its children in it, as a share of what is left; nil where nothing is said.
  var layoutGravity: [Double?] = [nil, nil], gravity: [Double?] = [nil, nil]
  var weight = 0.0, weightSum: Double?
  var alignsBaselines = false, matchesLargest = false, alignsWithParent = false
  var rules: [[Rule]] = [[], []]
  var children: [AndroidView] = []

  // What was found.
  var measured = [0.0, 0.0], position = [0.0, 0.0]
  var lastSpecs = [Spec.unspecified, .unspecified]
  /// The edges in a RelativeLayout, as far as they are known.
  struct Span {
    var before: Double?, after: Double?
  }
  var spans = [Span(), Span()]
  /// What a line asked a child along itself at first.
  var firstSpec: Spec?
  /// The view that provides the baseline of a RelativeLayout.
  var topmost: AndroidView?
  /// The length of a line's children, and how far above its own baseline its highest reaches.
  var total = 0.0, ascents = [0.0, 0.0], descents = [0.0, 0.0]

  init(_ id: String, _ kind: Kind, _ sizes: [Size], _ children: [AndroidView] = []) {
    self.id = id
    self.kind = kind
    self.sizes = sizes
    self.children = children
  }

  var shown: [AndroidView] { children.filter { !$0.isGone } }

  /// What its margins and the paddings around it take.
  func used(in parent: AndroidView, _ axis: Int) -> Double { parent.paddings[axis].sum + margins[axis].sum }

  /// How far its baseline is below its top.
  var baseline: Double? {
    switch kind {
    case .text: paddings[1].before + 16
    case .relative: topmost?.baseline
    default: nil
    }
  }
}
