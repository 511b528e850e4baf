import EagerLayout

/// The attributes of a view that its layout depends on, as numbers. A record is not modified after it was read, and all
/// copies of its layout share it.
final class ViewRecord: @unchecked Sendable {
  /// A specified size.
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

  /// The positions of a line's dividers.
  struct Dividers: Equatable, Sendable {
    var isAtBeginning = false, isBetween = false, isAtEnd = false
  }

  let depth: Int
  let kind: ViewClasses.Kind
  let site: Site

  /// The rules that the class adds to its kind.
  var role = ViewRole.none
  var width = Size.wrap, height = Size.wrap
  /// Whether the view takes all available space in spite of `wrap_content`, as a `View` does.
  var takesRoom = (width: false, height: false)
  var margin = Sides(), padding = Sides()
  var minWidth = 0.0, minHeight = 0.0
  var maxWidth = Double.infinity, maxHeight = Double.infinity
  var isRightToLeft = false
  /// The view's states, if they differ from the device's.
  var states: Set<String>?
  /// The position in the parent.
  var layoutGravity = Gravity()
  var weight = 0.0
  var rules: [RelativeRule] = []
  var alignsWithParent = false

  /// The position of the children or the text.
  var gravity = Gravity()
  var isVertical = false
  var weightSum: Double?
  var isBaselineAligned = true
  var baselineChild: Int?
  var matchesLargest = false
  var ignoredByGravity: String?
  var fillsViewport = false
  /// The positions of a line's dividers, their length along the main axis, and the space at each end on the cross axis.
  var dividers = Dividers()
  var dividerSize = 0.0, dividerPadding = 0.0

  var text = TextMeasure.Limits()
  var adjustsBounds = false
  var isBaselineBottom = false
  /// The place of a child of a CoordinatorLayout relative to its app bar.
  var barPlace = AndroidFrameItem.BarPlace.none
  /// The distance from the padding of a Toolbar to its first view, in points.
  var startInset = 0.0
  /// An attribute that gets a warning if it cannot have the same effect as in Android.
  var remarked: Site?

  init(depth: Int, kind: ViewClasses.Kind, site: Site) {
    self.depth = depth
    self.kind = kind
    self.site = site
  }

  /// Creates a copy.
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
  /// Whether the view takes all available space, since it has no content.
  var isPlain: Bool {
    switch kind {
    case .plain: true
    default: false
    }
  }

  /// Whether the view is a LinearLayout.
  var isLine: Bool {
    switch kind {
    case .linear: true
    default: false
    }
  }

  /// Whether the view is a View or a Space, which has no content.
  var isEmpty: Bool {
    switch kind {
    case .plain, .space: true
    default: false
    }
  }

  /// Whether the minimum and maximum size of the view are applied to its content.
  var limitsItsContent: Bool {
    switch kind {
    case .text, .image, .linear, .relative, .frame, .verticalScroll, .horizontalScroll, .plain, .space: true
    default: false
    }
  }

  /// The minimum size of the content.
  var leastContent: Extent {
    if isEmpty { return Extent(width: minWidth, height: minHeight) }
    return Extent(
      width: max(minWidth - padding.left - padding.right, 0), height: max(minHeight - padding.top - padding.bottom, 0))
  }

  /// The maximum size of the content.
  var greatestContent: Extent {
    Extent(
      width: max(maxWidth - padding.left - padding.right, 0), height: max(maxHeight - padding.top - padding.bottom, 0))
  }

  /// Whether the view has children.
  var isContainer: Bool {
    switch kind {
    case .linear, .relative, .frame, .verticalScroll, .horizontalScroll, .container: true
    default: false
    }
  }

  /// Whether code of the program creates the node.
  var isOfProgram: Bool {
    switch kind {
    case .leaf, .container: true
    default: false
    }
  }

  /// Returns the specified size along an axis.
  func size(_ isHorizontal: Bool) -> Size { isHorizontal ? width : height }
}

/// A rule for the position of a child of a RelativeLayout.
struct RelativeRule: Sendable {
  enum Kind: Sendable {
    /// Relative to the sides of another view; start and end depend on the writing direction.
    case after, before, below, above, alignStart, alignEnd, alignTop, alignBottom, alignBaseline
    /// Relative to the RelativeLayout.
    case parentStart, parentEnd, parentTop, parentBottom, centerHorizontal, centerVertical
  }

  var kind: Kind
  /// The id of the other view; empty if there is none.
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

  /// The position relative to the other view, for a message.
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
