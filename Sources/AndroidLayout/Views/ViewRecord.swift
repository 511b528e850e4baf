import EagerLayout

/// What the layout of a view is made of: what is written of it, in numbers. It is not changed any more when it was read, and
/// shared by all copies of its layout.
final class ViewRecord: @unchecked Sendable {
  /// A size as it is written.
  enum Size: Equatable, Sendable {
    case match, wrap
    case points(Double)
  }

  /// Lengths at four sides.
  struct Sides: Equatable, Sendable {
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0

    func start(_ isRightToLeft: Bool) -> Double { isRightToLeft ? right : left }
    func end(_ isRightToLeft: Bool) -> Double { isRightToLeft ? left : right }
  }

  /// Where a line has dividers.
  struct Dividers: Equatable, Sendable {
    var isAtBeginning = false, isBetween = false, isAtEnd = false
  }

  let depth: Int
  let kind: ViewClasses.Kind
  let site: Site

  /// The rules that the class adds to its kind.
  var role = ViewRole.none
  var width = Size.wrap, height = Size.wrap
  /// Whether it has `wrap_content` and takes the room that it gets all the same, as a View does.
  var takesRoom = (width: false, height: false)
  var margin = Sides(), padding = Sides()
  var minWidth = 0.0, minHeight = 0.0
  var maxWidth = Double.infinity, maxHeight = Double.infinity
  var isRightToLeft = false
  /// Its states, where they are not those of the device.
  var states: Set<String>?
  /// Where it lies in its parent.
  var layoutGravity = Gravity()
  var weight = 0.0
  var rules: [RelativeRule] = []
  var alignsWithParent = false

  /// Where its children or its text lie.
  var gravity = Gravity()
  var isVertical = false
  var weightSum: Double?
  var isBaselineAligned = true
  var baselineChild: Int?
  var matchesLargest = false
  var ignoredByGravity: String?
  var fillsViewport = false
  /// Where a line has dividers, how long they are along it, and how much shorter across it at each end.
  var dividers = Dividers()
  var dividerSize = 0.0, dividerPadding = 0.0

  var text = TextMeasure.Limits()
  var adjustsBounds = false
  var isBaselineBottom = false
  /// The place of a child of a CoordinatorLayout relative to its app bar.
  var barPlace = AndroidFrameItem.BarPlace.none
  /// The distance from the padding of a Toolbar to its first view, in points.
  var startInset = 0.0
  /// An attribute that is warned of where it cannot do what it does in Android.
  var remarked: Site?

  init(depth: Int, kind: ViewClasses.Kind, site: Site) {
    self.depth = depth
    self.kind = kind
    self.site = site
  }

  /// A record that says the same.
  init(copying other: ViewRecord) {
    (depth, kind, site, role) = (other.depth, other.kind, other.site, other.role)
    (width, height, margin, padding) = (other.width, other.height, other.margin, other.padding)
    (minWidth, minHeight, maxWidth, maxHeight) = (other.minWidth, other.minHeight, other.maxWidth, other.maxHeight)
    takesRoom = other.takesRoom
    (isRightToLeft, states, layoutGravity, weight) = (
      other.isRightToLeft, other.states, other.layoutGravity, other.weight
    )
    (rules, alignsWithParent, gravity, isVertical) = (
      other.rules, other.alignsWithParent, other.gravity, other.isVertical
    )
    (weightSum, isBaselineAligned, baselineChild, matchesLargest) = (
      other.weightSum, other.isBaselineAligned, other.baselineChild, other.matchesLargest
    )
    (ignoredByGravity, fillsViewport, dividers) = (other.ignoredByGravity, other.fillsViewport, other.dividers)
    (dividerSize, dividerPadding, text) = (other.dividerSize, other.dividerPadding, other.text)
    (adjustsBounds, isBaselineBottom, barPlace) = (other.adjustsBounds, other.isBaselineBottom, other.barPlace)
    (startInset, remarked) = (other.startInset, other.remarked)
  }
}

extension ViewRecord {
  /// Whether it takes the room that it gets, and has no content that would say otherwise.
  var isPlain: Bool {
    switch kind {
    case .plain: true
    default: false
    }
  }

  /// Whether it is a LinearLayout.
  var isLine: Bool {
    switch kind {
    case .linear: true
    default: false
    }
  }

  /// Whether it is a View or a Space: nothing is in it.
  var isEmpty: Bool {
    switch kind {
    case .plain, .space: true
    default: false
    }
  }

  /// Whether its content is at least as large as its least size leaves, so that what is around it may cut that.
  var limitsItsContent: Bool {
    switch kind {
    case .text, .image, .linear, .relative, .frame, .verticalScroll, .horizontalScroll, .plain, .space: true
    default: false
    }
  }

  /// The least size that is left for its content.
  var leastContent: Extent {
    if isEmpty { return Extent(width: minWidth, height: minHeight) }
    return Extent(
      width: max(minWidth - padding.left - padding.right, 0), height: max(minHeight - padding.top - padding.bottom, 0))
  }

  /// The greatest size that is left for its content.
  var greatestContent: Extent {
    Extent(
      width: max(maxWidth - padding.left - padding.right, 0), height: max(maxHeight - padding.top - padding.bottom, 0))
  }

  /// Whether it holds others.
  var isContainer: Bool {
    switch kind {
    case .linear, .relative, .frame, .verticalScroll, .horizontalScroll, .container: true
    default: false
    }
  }

  /// Whether a program makes its node.
  var isOfProgram: Bool {
    switch kind {
    case .leaf, .container: true
    default: false
    }
  }

  /// Its size along an axis.
  func size(_ isHorizontal: Bool) -> Size { isHorizontal ? width : height }
}

/// Something that a child of a RelativeLayout is put by.
struct RelativeRule: Sendable {
  enum Kind: Sendable {
    /// By the sides of another view, where writing starts or ends.
    case after, before, below, above, alignStart, alignEnd, alignTop, alignBottom, alignBaseline
    /// By the RelativeLayout.
    case parentStart, parentEnd, parentTop, parentBottom, centerHorizontal, centerVertical
  }

  var kind: Kind
  /// The id of the other view; empty where there is none.
  var anchor: String
  var site: Site
}

extension RelativeRule.Kind {
  var isHorizontal: Bool {
    switch self {
    case .after, .before, .alignStart, .alignEnd, .parentStart, .parentEnd, .centerHorizontal: true
    default: false
    }
  }

  /// How a view stands by another, for a message.
  var words: String {
    switch self {
    case .after: "right of"
    case .before: "left of"
    case .below: "below"
    case .above: "above"
    case .alignBaseline: "on the baseline of"
    default: "at an edge of"
    }
  }
}
