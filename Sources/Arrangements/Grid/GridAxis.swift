import EagerLayout

/// The tracks of one axis of a ``Grid``, with the contributions of items and the results of sizing.
struct GridAxis: Sendable {
  var tracks: [Track] = []
  /// The tracks that each item spans: first the items of the grid, and then the items of its subgrids.
  var spans: [Span] = []
  /// The items that span several tracks, none of which is flexible, in the order of the number of tracks.
  var spanning: [Int32] = []
  /// The items that span several tracks, including at least one flexible track.
  var spanningFlexible: [Int32] = []
  /// The contributions of the items that span several tracks, by item; empty if there are none. The contributions of
  /// other items are in their tracks.
  var contributions: [Contribution] = []
  /// Prefix sums of the tracks in the current phase; empty if few items span several tracks.
  var sums: [Sum] = []
  var gap = 0.0
  /// `true` if the sizes are computed in a definite space. Set when sizing begins, or when sizes are copied.
  var isSizedInDefiniteSpace = false
  /// The alignment of the tracks in the free space. Set by `placeTracks`.
  var distribution = GridContentAlignment.start
  /// The position of the first line. Set by `placeTracks`.
  var origin = 0.0
  /// The space between tracks in addition to the gap. Set by `placeTracks`.
  var between = 0.0
  /// The number of tracks that are not collapsed.
  var openCount = 0
  /// For each line, the line at the end of the last track before it that is not collapsed; empty if no track is
  /// collapsed.
  var openBefore: [Int32] = []
  /// The number of implicit tracks before the first explicit track.
  var firstExplicit = 0
  var explicitCount = 0
  // Properties of the rules of the tracks. Set when the tracks are created.
  /// `true` if any track does not have a fixed length.
  var hasContent = false
  var hasFlexible = false
  /// `true` if any track has a percentage as minimum, maximum or limit of `fit-content()`.
  var hasPercent = false
  /// `true` if any track has `min-content` or `max-content` as minimum.
  var hasKeywordMinimums = false
  /// `true` if any track may be stretched (CSS Grid §12.8).
  var hasStretching = false
  /// `true` if any track may grow to a finite limit (CSS Grid §12.6). Set by `recordBaseSizes(fitsItems:)`.
  var canGrow = false
  /// The sum of the base sizes.
  var bases = 0.0

  /// The tracks that an item spans.
  struct Span: BitwiseCopyable, Sendable {
    var start: Int32
    var count: Int32
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// The minimum, min-content and max-content contributions of an item, including margins (CSS Grid §6.6 and §12.5).
  struct Contribution: BitwiseCopyable, Sendable {
    var minimum = 0.0, minContent = 0.0, maxContent = 0.0

    /// The contribution of a track without items, and of a subgrid: smaller than any item's.
    @inline(__always)
    static var none: Contribution {
      Contribution(minimum: -.infinity, minContent: -.infinity, maxContent: -.infinity)
    }

    /// Returns `true` if no part of the other contribution is larger than the same part of this one.
    @inline(__always)
    func includes(_ other: Contribution) -> Bool {
      minimum >= other.minimum && minContent >= other.minContent && maxContent >= other.maxContent
    }

    @inline(__always)
    mutating func include(_ other: Contribution) {
      minimum = max(minimum, other.minimum)
      minContent = max(minContent, other.minContent)
      maxContent = max(maxContent, other.maxContent)
    }
  }

  struct Track: BitwiseCopyable, Sendable {
    var rule: GridRule
    /// `true` for an empty track of `auto-fit`, which has neither size nor gap.
    var isCollapsed = false
    /// The maximum of the contributions of the items that are only in this track.
    var contribution = Contribution.none

    // The rule, with percentages resolved against the available space, and the sizes that it specifies without items.
    var minSizing = GridRule.Bound.auto, maxSizing = GridRule.Bound.auto
    var fit = Double.infinity
    var initialBase = 0.0
    var initialLimit = Double.infinity

    // The state of the sizing algorithm: the base size and the growth limit (CSS Grid §12.4).
    var base = 0.0
    var limit = Double.infinity
    /// The base size after the contributions of items and before free space is distributed.
    var content = 0.0
    /// The planned increase in the current phase (CSS Grid §12.5.1).
    var planned = 0.0
    /// The increase for the current item (CSS Grid §12.5.1).
    var incurred = 0.0
    /// `true` if an increase is planned in the current phase.
    var isPlanned = false
    /// `true` if the limit was infinite before the phase `intrinsicMaximums` ("infinitely growable", CSS Grid §12.5).
    var isGrowable = false
    /// `true` if the track takes no more of the space that is being distributed.
    var isFrozen = false

    /// The position of the start edge.
    var position = 0.0

    var isFlexible: Bool { rule.maxSizing == .flexible }
    var flex: Double { rule.maxSizingValue }

    init(_ rule: GridRule) {
      self.rule = rule
      resolveRule(in: nil)
    }
  }

  enum AvailableSpace: Equatable {
    /// Sizing under a min-content or a max-content constraint.
    case minContent, maxContent
    /// An indefinite space: the tracks become as large as their contents need.
    case indefinite
    case definite(Double)

    var length: Double? { if case .definite(let length) = self { length } else { nil } }
  }
}

extension GridAxis {
  /// Initializes the track sizes from their rules (CSS Grid §12.4). Percentages of an indefinite length are `auto`.
  /// Removes the contributions of items unless `keepsContributions` is `true`.
  mutating func begin(in available: AvailableSpace, gap: Double, keepsContributions: Bool = false) {
    self.gap = gap
    let length = available.length
    isSizedInDefiniteSpace = length != nil
    // Rules without percentages do not depend on the available space.
    if hasPercent {
      for index in tracks.indices { tracks[index].resolveRule(in: length) }
    }
    for index in tracks.indices { tracks[index].begin(keepsContribution: keepsContributions) }
  }

  /// Sizes the tracks after all contributions were added (CSS Grid §12.5 to §12.7).
  mutating func resolve(in available: AvailableSpace) {
    // If each item is in a single track, which is common, tracks do not affect each other.
    let allSpanOneTrack = spanning.isEmpty && spanningFlexible.isEmpty
    if hasContent, !allSpanOneTrack { resolveIntrinsicSizes() }
    recordBaseSizes(fitsItems: hasContent && allSpanOneTrack)
    distributeSpace(in: available)
  }

  /// Stores the base sizes before free space is distributed. If `fitsItems` is `true`, first fits tracks to items.
  @inline(__always)
  private mutating func recordBaseSizes(fitsItems: Bool) {
    (bases, canGrow) = (0, false)
    for index in tracks.indices {
      if tracks[index].recordBaseSize(fitsItems: fitsItems) { canGrow = true }
      bases += tracks[index].content
    }
  }

  /// Copies the base sizes that another axis with the same tracks and items had before its free space was distributed.
  @inline(__always)
  mutating func copyBaseSizes(of other: borrowing GridAxis) {
    isSizedInDefiniteSpace = true
    gap = other.gap
    (bases, canGrow) = (0, other.canGrow)
    for index in tracks.indices {
      tracks[index].copyBaseSize(of: other.tracks[index])
      bases += tracks[index].base
    }
  }

  /// Distributes the available space to the tracks, after they were fitted to their items.
  mutating func distributeSpace(in available: AvailableSpace) {
    if canGrow { maximize(in: available) }
    if hasFlexible { expandFlexible(in: available) }
  }

  var total: Double { bases + gaps }

  /// The sum of the gaps. Collapsed tracks have none.
  var gaps: Double { openCount > 1 ? gap * Double(openCount - 1) : 0 }

  /// `true` if another available space would change the sizes of tracks.
  var dependsOnAvailableSpace: Bool { hasFlexible || hasPercent || canGrow }

  /// Returns `true` if any of an item's tracks depends on the contribution of the item.
  @inline(__always)
  func needsContribution(_ item: Int) -> Bool {
    guard hasContent || hasFlexible else { return false }
    let span = spans[item]
    if span.count > 1 { return true }
    let track = Int(span.start)
    // A flexible track depends on its items only in an indefinite space.
    return tracks[track].minSizing.isIntrinsic || tracks[track].maxSizing.isIntrinsic
      || tracks[track].maxSizing == .flexible && !isSizedInDefiniteSpace
  }

  /// Returns `true` if an item that spans these tracks may have an automatic minimum size (CSS Grid §6.6).
  @inline(__always)
  func hasAutomaticMinimum(_ range: Range<Int>) -> Bool {
    var hasAuto = false
    for track in range {
      if tracks[track].isFlexible { return false }
      if tracks[track].minSizing == .auto { hasAuto = true }
    }
    return hasAuto
  }

  /// Returns the maximum length of several tracks with gaps; infinite unless all have fixed maximums.
  @inline(__always)
  func maximumLength(of range: Range<Int>) -> Double {
    var sum = gap * Double(range.count - 1)
    for track in range { sum += tracks[track].maximumLength }
    return sum
  }

  func area(of item: Int) -> (start: Double, length: Double) { area(spans[item].range) }

  func area(_ range: Range<Int>) -> (start: Double, length: Double) {
    let last = tracks[range.upperBound - 1], start = tracks[range.lowerBound].position
    return (start, last.position + last.base - start)
  }
}

// Changes of several properties are methods of the track, since the list is checked once for each access to a track.
extension GridAxis.Track {
  @inline(__always)
  fileprivate mutating func begin(keepsContribution: Bool) {
    (base, limit) = (initialBase, initialLimit)
    if !keepsContribution { contribution = .none }
  }

  /// Stores the base size, and returns `true` if the track may grow to a finite limit.
  @inline(__always)
  fileprivate mutating func recordBaseSize(fitsItems: Bool) -> Bool {
    if fitsItems { fitItems() }
    content = base
    return limit > base && limit < .infinity
  }

  @inline(__always)
  fileprivate mutating func copyBaseSize(of other: GridAxis.Track) {
    (content, base, limit) = (other.content, other.content, other.limit)
  }

  /// The fixed maximum; infinite if the track has none.
  @inline(__always)
  fileprivate var maximumLength: Double {
    if maxSizing != .fixed { return .infinity }
    return rule.maxSizing == .percent ? initialLimit : rule.maxSizingValue
  }

  /// Returns the minimum contribution of an item that is only in this track and has no definite size (CSS Grid §6.6).
  /// The result has no effect on tracks that do not depend on items.
  @inline(__always)
  func minimumContribution(of content: Double, shift: Double, hasMinimum: Bool, floor: () -> Double) -> Double {
    if hasMinimum || minSizing != .auto { return minSizing.isIntrinsic ? floor() : content + shift }
    let maximum = maximumLength
    return (content <= maximum ? content : max(maximum, floor())) + shift
  }

  /// Resolves the percentages of the track's rule. A percentage of an indefinite length counts as `auto`.
  fileprivate mutating func resolveRule(in length: Double?) {
    var limit = Double.infinity
    (minSizing, maxSizing, fit, initialBase) = (rule.minSizing, rule.maxSizing, rule.fit, 0)
    switch rule.minSizing {
    case .fixed: initialBase = rule.minSizingValue
    case .percent:
      if let length { initialBase = max(percentage(rule.minSizingValue, of: length), 0) }
      minSizing = length == nil ? .auto : .fixed
    default: break
    }
    switch rule.maxSizing {
    case .fixed: limit = rule.maxSizingValue
    case .percent:
      if let length { limit = max(percentage(rule.maxSizingValue, of: length), 0) }
      maxSizing = length == nil ? .auto : .fixed
    default: break
    }
    if rule.fitIsPercent { fit = length.map { max(percentage(rule.fit, of: $0), 0) } ?? .infinity }
    initialLimit = max(limit, initialBase)
  }
}
