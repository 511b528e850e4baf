import EagerLayout

/// The tracks of one axis of a ``Grid``, with the contributions of items and the results of sizing.
struct GridAxis: Sendable {
  var tracks: [Track] = []
  /// The tracks of each item of the grid, followed by the tracks of each item in its subgrids.
  var spans: [Span] = []
  /// The items that span several tracks without a flexible one, by the number of tracks.
  var wide: [Int32] = []
  /// The items that span several tracks, at least one of which is flexible.
  var crossing: [Int32] = []
  /// The contributions of items that span several tracks; empty if there are none. Each track stores the maximum of its
  /// single items.
  var contributions: [Contribution] = []
  /// Prefix sums of the tracks, while items that span several are processed; empty if they are few.
  var sums: [Sum] = []
  var gap = 0.0
  /// `true` if the tracks were sized in a definite space.
  var hasRoom = false
  /// The alignment of the tracks in free space, and the resulting start of the first line and space between tracks.
  var distribution = GridContent.start
  var origin = 0.0
  var between = 0.0
  /// The number of tracks that are not collapsed, which have gaps between them.
  var openCount = 0
  /// For each line, the line after the last open track before it; empty if no track is collapsed.
  var openBefore: [Int32] = []
  /// The number of tracks before the grid's own, and the number of its own.
  var firstExplicit = 0, explicitCount = 0
  /// `true` if some tracks depend on items, are flexible, or are percentages; and if some have `min-content` or
  /// `max-content` as minimum. Set when the tracks are created, from their rules.
  var hasContent = false, hasFlexible = false, hasPercent = false, hasKeywordMinimums = false
  /// `true` if tracks may take free space. Set when the tracks are created.
  var hasStretching = false
  /// `true` if some tracks may still grow to their limits. Set by `noteContents(fitsItems:)`.
  var hasRoomToGrow = false
  /// The sum of the base sizes.
  var bases = 0.0

  struct Span: BitwiseCopyable, Sendable {
    var start: Int32
    var count: Int32
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// The contributions of an item, with its margins.
  struct Contribution: BitwiseCopyable, Sendable {
    var minimum = 0.0, minContent = 0.0, maxContent = 0.0

    /// The contribution of no item.
    @inline(__always)
    static var none: Contribution {
      Contribution(minimum: -.infinity, minContent: -.infinity, maxContent: -.infinity)
    }

    /// Returns `true` if no part of the other contribution is larger.
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
    /// The maximum contributions of items in this track alone.
    var asked = Contribution.none

    // The rule in the available space, and the sizes that it specifies by itself.
    var minSizing = GridRule.Bound.auto, maxSizing = GridRule.Bound.auto
    var fit = Double.infinity
    var ownBase = 0.0
    var ownLimit = Double.infinity

    // State of the sizing algorithm.
    var base = 0.0
    var limit = Double.infinity
    /// The base size after contributions and before free space is distributed.
    var content = 0.0
    /// The planned increase in a phase, and the increase for the current item (CSS Grid §12.5.1).
    var planned = 0.0, incurred = 0.0
    /// `true` if an item's distribution plans an increase; if the limit was infinite before `intrinsicMaximums`
    /// ("infinitely growable", CSS Grid §12.5); and if the track gets no more of the space that is being shared.
    var isPlanned = false, isGrowable = false, isFrozen = false

    /// The position of the start edge.
    var position = 0.0

    var isFlexible: Bool { rule.maxSizing == .flexible }
    var flex: Double { rule.maxSizingValue }

    init(_ rule: GridRule) {
      self.rule = rule
      takeRule(in: nil)
    }
  }

  /// The available space for the tracks.
  enum Room: Equatable {
    /// Sizing under a min-content or a max-content constraint.
    case minContent, maxContent
    /// Sizing without a definite space: as large as the tracks become.
    case indefinite
    case definite(Double)

    var length: Double? { if case .definite(let length) = self { length } else { nil } }
  }
}

extension GridAxis {
  /// Initializes the track sizes from their rules (CSS Grid §12.4). Percentages of an indefinite length are `auto`.
  /// Contributions are removed, unless `isHeard` is set.
  mutating func begin(in room: Room, gap: Double, isHeard: Bool = false) {
    self.gap = gap
    let length = room.length
    hasRoom = length != nil
    // Without percentages, rules do not depend on the available space.
    if hasPercent {
      for at in tracks.indices { tracks[at].takeRule(in: length) }
    }
    for at in tracks.indices {
      tracks[at].base = tracks[at].ownBase
      tracks[at].limit = tracks[at].ownLimit
      if !isHeard { tracks[at].asked = .none }
    }
  }

  /// Sizes the tracks after all contributions were added (CSS Grid §12.5 to §12.7).
  mutating func resolve(in room: Room) {
    // Usually each item is in a single track, so that tracks do not affect each other.
    let areSingle = wide.isEmpty && crossing.isEmpty
    if hasContent, !areSingle { resolveIntrinsicSizes() }
    noteContents(fitsItems: hasContent && areSingle)
    enlarge(in: room)
  }

  /// Records the base sizes before free space is distributed, after fitting tracks to their items.
  private mutating func noteContents(fitsItems: Bool) {
    (bases, hasRoomToGrow) = (0, false)
    for at in tracks.indices {
      if fitsItems { tracks[at].fitItems() }
      let base = tracks[at].base
      tracks[at].content = base
      bases += base
      if tracks[at].limit > base, tracks[at].limit < .infinity { hasRoomToGrow = true }
    }
  }

  /// Copies the base sizes of another axis with the same items, as they were before free space was distributed.
  mutating func takeContents(of other: borrowing GridAxis) {
    hasRoom = true
    gap = other.gap
    (bases, hasRoomToGrow) = (0, other.hasRoomToGrow)
    for at in tracks.indices {
      tracks[at].content = other.tracks[at].content
      tracks[at].base = tracks[at].content
      tracks[at].limit = other.tracks[at].limit
      bases += tracks[at].base
    }
  }

  /// Distributes the available space to tracks that were sized without it.
  mutating func enlarge(in room: Room) {
    maximize(in: room)
    if hasFlexible { expandFlexible(in: room) }
  }

  /// The sum of the tracks and gaps.
  var total: Double { bases + gaps }

  /// The sum of the gaps. Collapsed tracks have none.
  var gaps: Double { openCount > 1 ? gap * Double(openCount - 1) : 0 }

  /// `true` if another available space would change the sizes of tracks.
  var heedRoom: Bool { hasFlexible || hasPercent || hasRoomToGrow }

  /// Returns `true` if an item's contribution matters: some of its tracks depend on items.
  @inline(__always)
  func asks(_ item: Int) -> Bool {
    guard hasContent || hasFlexible else { return false }
    let span = spans[item]
    if span.count > 1 { return true }
    let track = Int(span.start)
    // In a definite space, a flexible track takes its share.
    return tracks[track].minSizing.isIntrinsic || tracks[track].maxSizing.isIntrinsic
      || tracks[track].maxSizing == .flexible && !hasRoom
  }

  /// Returns `true` if an item that spans several tracks has an automatic minimum size (CSS Grid §6.6).
  @inline(__always)
  func hasAutomaticMinimum(_ range: Range<Int>) -> Bool {
    var hasAuto = false
    for track in range {
      if tracks[track].isFlexible { return false }
      if tracks[track].minSizing == .auto { hasAuto = true }
    }
    return hasAuto
  }

  /// Returns the maximum length of several tracks; infinite if it depends on items.
  @inline(__always)
  func greatestLength(of range: Range<Int>) -> Double {
    var sum = gap * Double(range.count - 1)
    for track in range {
      sum += tracks[track].greatestLength
    }
    return sum
  }

  func area(of item: Int) -> (start: Double, length: Double) { area(spans[item].range) }

  func area(_ range: Range<Int>) -> (start: Double, length: Double) {
    let last = tracks[range.upperBound - 1], start = tracks[range.lowerBound].position
    return (start, last.position + last.base - start)
  }
}

extension GridAxis.Track {
  /// The maximum length; infinite if it depends on items.
  @inline(__always)
  fileprivate var greatestLength: Double {
    if maxSizing != .fixed { return .infinity }
    return rule.maxSizing == .percent ? ownLimit : rule.maxSizingValue
  }

  /// Returns the minimum contribution of an item without a size of its own, in this track alone (CSS Grid §6.6). It is
  /// only used if the track depends on items.
  @inline(__always)
  func minimum(of content: Double, shift: Double, hasLeast: Bool, floor: () -> Double) -> Double {
    if hasLeast || minSizing != .auto { return minSizing.isIntrinsic ? floor() : content + shift }
    let most = greatestLength
    return (content <= most ? content : max(most, floor())) + shift
  }

  /// Resolves the track's rule. A percentage of an indefinite length is `auto`.
  fileprivate mutating func takeRule(in length: Double?) {
    var limit = Double.infinity
    (minSizing, maxSizing, fit, ownBase) = (rule.minSizing, rule.maxSizing, rule.fit, 0)
    switch rule.minSizing {
    case .fixed: ownBase = rule.minSizingValue
    case .percent:
      if let length { ownBase = max(percentage(rule.minSizingValue, of: length), 0) }
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
    ownLimit = max(limit, ownBase)
  }
}
