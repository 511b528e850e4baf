import EagerLayout

/// The tracks of one axis of a ``Grid``, and what its items need of them, while they are sized and as they came out.
struct GridAxis: Sendable {
  var tracks: [Track] = []
  /// The tracks of each item.
  var spans: [Span] = []
  /// The items that span several tracks of which none is flexible, by how many these are.
  var wide: [Int32] = []
  /// Those that span several of which some are.
  var crossing: [Int32] = []
  /// What the items ask for that span several tracks; empty where none does. Of the others tracks have the most.
  var contributions: [Contribution] = []
  /// What the tracks before each line are together, while items that span some are heard; empty where few are.
  var sums: [Sum] = []
  var gap = 0.0
  /// Whether the room is known that they are sized in.
  var hasRoom = false
  /// How the tracks lie in what they leave free, where that puts the first line, and how much it adds between two tracks.
  var distribution = GridContent.start
  var origin = 0.0
  var between = 0.0
  /// How many tracks have gaps between them: all that are not collapsed.
  var openCount = 0
  /// Of each line the one behind the last track before it that is not collapsed; empty where none is collapsed.
  var openBefore: [Int32] = []
  /// How many of the tracks come before the grid's own, and how many these are.
  var firstExplicit = 0, explicitCount = 0
  /// Whether tracks depend on items, are flexible, and are percentages; and whether some are as large as their content at least,
  /// whatever that says.
  var hasContent = false, hasFlexible = false, hasPercent = false, hasKeywordMinimums = false
  /// Whether tracks may take what is left, and whether some may yet grow to their limits.
  var hasStretching = false
  var hasRoomToGrow = false
  /// The bases of the tracks together.
  var bases = 0.0

  /// The tracks that an item spans.
  struct Span: BitwiseCopyable, Sendable {
    var start: Int32
    var count: Int32
    @inline(__always)
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// What an item asks for, with its margins.
  struct Contribution: BitwiseCopyable, Sendable {
    /// What it needs if it has to be small, and the sizes of its content.
    var minimum = 0.0, least = 0.0, greatest = 0.0

    /// What nobody asks for.
    @inline(__always)
    static var none: Contribution {
      Contribution(minimum: -.infinity, least: -.infinity, greatest: -.infinity)
    }

    /// Whether it asks for as much as another does, in everything.
    @inline(__always)
    func includes(_ other: Contribution) -> Bool {
      minimum >= other.minimum && least >= other.least && greatest >= other.greatest
    }

    @inline(__always)
    mutating func include(_ other: Contribution) {
      minimum = max(minimum, other.minimum)
      least = max(least, other.least)
      greatest = max(greatest, other.greatest)
    }
  }

  struct Track: BitwiseCopyable, Sendable {
    var rule: GridRule
    /// Whether it has neither size nor gap: it came for the room that there was, and has no items.
    var isCollapsed = false
    /// The most that items ask for that are in this track alone.
    var asked = Contribution.none

    // The rule as it counts in the room that there is, and what it says alone.
    var least = GridRule.Bound.auto, greatest = GridRule.Bound.auto
    var fit = Double.infinity
    var ownBase = 0.0
    var ownLimit = Double.infinity

    // While it is sized.
    var base = 0.0
    var limit = Double.infinity
    /// The base once items are heard, before anything is made of the room.
    var content = 0.0
    var planned = 0.0, incurred = 0.0
    var isPlanned = false, isGrowable = false, isFrozen = false

    /// Where it begins.
    var position = 0.0

    @inline(__always)
    var isFlexible: Bool { rule.greatest == .flexible }
    @inline(__always)
    var flex: Double { rule.greatestValue }

    init(_ rule: GridRule) {
      self.rule = rule
      takeRule(in: nil)
    }
  }

  /// The room for the tracks.
  enum Room: Equatable {
    /// None and endless room, where the grid's own content is sized.
    case minContent, maxContent
    /// As large as the tracks turn out.
    case indefinite
    case definite(Double)

    var length: Double? { if case .definite(let length) = self { length } else { nil } }
  }
}

extension GridAxis {
  /// Sets the tracks to what their rules say alone (CSS Grid §12.4). Percentages of nothing are automatic. What items asked for is
  /// forgotten, unless that was heard just now.
  mutating func begin(in room: Room, gap: Double, isHeard: Bool = false) {
    self.gap = gap
    let length = room.length
    hasRoom = length != nil
    // Without percentages the rules count alike in every room.
    if hasPercent {
      for at in tracks.indices { tracks[at].takeRule(in: length) }
    }
    for at in tracks.indices {
      tracks[at].base = tracks[at].ownBase
      tracks[at].limit = tracks[at].ownLimit
      if !isHeard { tracks[at].asked = .none }
    }
  }

  /// Sizes the tracks, now that what items contribute is known (CSS Grid §12.5 to §12.7).
  mutating func resolve(in room: Room) {
    // Mostly all items are in one track each, and those of one track concern no other.
    let areSingle = wide.isEmpty && crossing.isEmpty
    if hasContent, !areSingle { resolveIntrinsicSizes() }
    noteContents(fitsItems: hasContent && areSingle)
    enlarge(in: room)
  }

  /// Takes in how large the tracks are that nothing was made of the room for yet, once they fit their items.
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

  /// Takes over the tracks of another with the same items, as they are before anything is made of the room.
  mutating func takeContents(of other: GridAxis) {
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

  /// Gives tracks that were sized without room what there is of it.
  mutating func enlarge(in room: Room) {
    maximize(in: room)
    if hasFlexible { expandFlexible(in: room) }
  }

  /// The tracks and the gaps between them.
  @inline(__always)
  var total: Double { bases + gaps }

  /// The gaps together; tracks that are collapsed have none.
  @inline(__always)
  var gaps: Double { openCount > 1 ? gap * Double(openCount - 1) : 0 }

  /// Whether more room than they were sized in would make tracks larger than they are, or less of it smaller.
  var heedRoom: Bool { hasFlexible || hasPercent || hasRoomToGrow }

  /// Whether what an item contributes matters: some of its tracks depend on items.
  @inline(__always)
  func asks(_ item: Int) -> Bool {
    guard hasContent || hasFlexible else { return false }
    let span = spans[item]
    if span.count > 1 { return true }
    let track = Int(span.start)
    // A flexible track has its part of the room, if that is known.
    return tracks[track].least.isIntrinsic || tracks[track].greatest.isIntrinsic
      || tracks[track].greatest == .flexible && !hasRoom
  }

  /// Whether an item that spans several tracks is as large as its content at least, if it does not say otherwise (CSS Grid §6.6).
  @inline(__always)
  func hasAutomaticMinimum(_ range: Range<Int>) -> Bool {
    var hasAuto = false
    for track in range {
      if tracks[track].isFlexible { return false }
      if tracks[track].least == .auto { hasAuto = true }
    }
    return hasAuto
  }

  /// The most that several tracks can be together; infinite where that depends on items.
  @inline(__always)
  func greatestLength(of range: Range<Int>) -> Double {
    var sum = gap * Double(range.count - 1)
    for track in range {
      sum += tracks[track].greatestLength
    }
    return sum
  }

  /// Where an item's area begins, and how large it is.
  @inline(__always)
  func area(of item: Int) -> (start: Double, length: Double) { area(spans[item].range) }

  func area(_ range: Range<Int>) -> (start: Double, length: Double) {
    let last = tracks[range.upperBound - 1], start = tracks[range.lowerBound].position
    return (start, last.position + last.base - start)
  }
}

extension GridAxis.Track {
  /// The most that it can be; infinite where that depends on items.
  @inline(__always)
  fileprivate var greatestLength: Double {
    if greatest != .fixed { return .infinity }
    return rule.greatest == .percent ? ownLimit : rule.greatestValue
  }

  /// What an item in this track alone needs at least, that has no size of its own (CSS Grid §6.6). Where the track is not as large as
  /// its items need, nobody asks for it.
  @inline(__always)
  func minimum(of content: Double, shift: Double, hasLeast: Bool, floor: () -> Double) -> Double {
    if hasLeast || least != .auto { return least.isIntrinsic ? floor() : content + shift }
    let most = greatestLength
    return (content <= most ? content : max(most, floor())) + shift
  }

  /// Takes in what its rule says alone; a percentage of nothing is automatic.
  fileprivate mutating func takeRule(in length: Double?) {
    var limit = Double.infinity
    (least, greatest, fit, ownBase) = (rule.least, rule.greatest, rule.fit, 0)
    switch rule.least {
    case .fixed: ownBase = rule.leastValue
    case .percent:
      if let length { ownBase = length * rule.leastValue / 100 }
      least = length == nil ? .auto : .fixed
    default: break
    }
    switch rule.greatest {
    case .fixed: limit = rule.greatestValue
    case .percent:
      if let length { limit = length * rule.greatestValue / 100 }
      greatest = length == nil ? .auto : .fixed
    default: break
    }
    if rule.fitIsPercent { fit = length.map { $0 * rule.fit / 100 } ?? .infinity }
    ownLimit = max(limit, ownBase)
  }
}
