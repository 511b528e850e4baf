import EagerLayout

/// The attributes of a view that the layout depends on, as numbers. Only inflation modifies a record. Afterwards, all
/// copies of the layout share it.
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

  /// The kind of a library container with additional rules, such as Toolbar; `none` for any other class.
  var role = ViewRole.none
  var width = Size.wrap, height = Size.wrap
  /// `true` along an axis on which the view takes all available space although `wrap_content` is specified. Set for a
  /// `View`, and by `Exactness` for containers of greedy views.
  var isGreedy = (width: false, height: false)
  var margin = Sides(), padding = Sides()
  var minWidth = 0.0, minHeight = 0.0
  var maxWidth = Double.infinity, maxHeight = Double.infinity
  var isRightToLeft = false
  /// The view's states, if they differ from the device's.
  var states: Set<String>?
  /// The view's position in its parent.
  var layoutGravity = Gravity()
  var weight = 0.0
  var rules: [RelativeRule] = []
  /// `true` for `layout_alignWithParentIfMissing`.
  var alignsWithParent = false

  /// The position of the children or the text in the view.
  var gravity = Gravity()
  var isVertical = false
  var weightSum: Double?
  var isBaselineAligned = true
  /// The index in `baselineAlignedChildIndex`.
  var baselineChild: Int?
  /// `true` for `measureWithLargestChild`.
  var matchesLargest = false
  /// The id in `ignoreGravity`.
  var ignoredByGravity: String?
  var fillsViewport = false
  /// The positions of a line's dividers. `dividerSize` is their thickness along the line, and `dividerPadding` the
  /// space at each of their ends.
  var dividers = Dividers()
  var dividerSize = 0.0, dividerPadding = 0.0

  var textLimits = TextMeasure.Limits()
  /// `true` for `adjustViewBounds`: an image keeps its aspect ratio.
  var adjustsBounds = false
  /// `true` for `baselineAlignBottom`: the baseline of an image is its lower edge.
  var isBaselineBottom = false
  /// For a child of a CoordinatorLayout, the position relative to the app bar.
  var appBarRelation = AndroidFrameItem.AppBarRelation.none
  /// In a Toolbar, the distance from the specified start padding to the first view, in points.
  var startInset = 0.0
  /// The site of an attribute for which later checks may warn: `measureAllChildren` of a FrameLayout, or
  /// `adjustViewBounds` of an image.
  var attributeToCheck: Site?

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
    isGreedy = other.isGreedy
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
    (dividerSize, dividerPadding, textLimits) = (other.dividerSize, other.dividerPadding, other.textLimits)
    (adjustsBounds, isBaselineBottom, appBarRelation) = (
      other.adjustsBounds, other.isBaselineBottom, other.appBarRelation
    )
    (startInset, attributeToCheck) = (other.startInset, other.attributeToCheck)
  }
}

extension ViewRecord {
  /// `true` for a View or a similar class, which takes all available space since it has no content.
  var isPlain: Bool {
    switch kind {
    case .plain: true
    default: false
    }
  }

  /// `true` for a LinearLayout.
  var isLine: Bool {
    switch kind {
    case .linear: true
    default: false
    }
  }

  /// `true` for a View or a Space, which has no content.
  var isEmpty: Bool {
    switch kind {
    case .plain, .space: true
    default: false
    }
  }

  /// `true` if the minimum and maximum size of the view limit its content. Otherwise the node's style contains them.
  var appliesLimitsToContent: Bool {
    switch kind {
    case .text, .image, .linear, .relative, .frame, .verticalScroll, .horizontalScroll, .plain, .space: true
    default: false
    }
  }

  /// The minimum size of the content: the view's minimum without its padding.
  var minimumContentSize: Extent {
    if isEmpty { return Extent(width: minWidth, height: minHeight) }
    return Extent(
      width: max(minWidth - padding.left - padding.right, 0), height: max(minHeight - padding.top - padding.bottom, 0))
  }

  /// The maximum size of the content: the view's maximum without its padding.
  var maximumContentSize: Extent {
    Extent(
      width: max(maxWidth - padding.left - padding.right, 0), height: max(maxHeight - padding.top - padding.bottom, 0))
  }

  /// `true` for a class that a program added, whose code creates the node.
  var isCustom: Bool {
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
    /// Relative to the edges of another view. Start and end depend on the writing direction.
    case after, before, below, above, alignStart, alignEnd, alignTop, alignBottom, alignBaseline
    /// Relative to the RelativeLayout.
    case parentStart, parentEnd, parentTop, parentBottom, centerHorizontal, centerVertical
  }

  var kind: Kind
  /// The id of the view that the rule refers to; empty for a rule relative to the RelativeLayout.
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

  /// The position relative to the anchor, as text for a message.
  var positionText: String {
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
