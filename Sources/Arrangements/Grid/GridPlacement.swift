import EagerLayout

/// The specified place of an item along one axis: the start line, if there is one, and the number of tracks.
struct GridLines {
  var start: Int?
  var span: Int

  /// Resolves two lines (CSS Grid §8.3). All implicit lines have a name that no explicit line has.
  init(_ start: GridLine, _ end: GridLine, in explicit: GridExplicit) {
    let first = Self.line(start, isEnd: false, explicit), last = Self.line(end, isEnd: true, explicit)
    switch (first, last) {
    case (let first?, let last?):
      self.start = min(first, last)
      span = first == last ? 1 : max(first, last) - min(first, last)
    case (let first?, nil): (self.start, span) = (first, Self.span(end, from: first, isAfter: true, explicit))
    case (nil, let last?):
      span = Self.span(start, from: last, isAfter: false, explicit)
      self.start = last - span
    case (nil, nil):
      // The first of two spans wins. A span to a named line is one track if there is no line to count from.
      switch start {
      case .span, .spanTo: span = Self.span(start)
      default: span = Self.span(end)
      }
    }
    let most = GridExplicit.mostTracks
    if let at = self.start {
      // An area is cut off at the last track. An area beyond it is moved into that track.
      let low = max(min(at, most - 1), -most)
      span = max(min(at + span, most) - low, 1)
      self.start = low
    }
  }

  /// Whether neither line specifies a start or a number of tracks.
  static func isAutomatic(_ start: GridLine, _ end: GridLine) -> Bool {
    switch (start, end) {
    case (.span, _), (.spanTo, _), (_, .span), (_, .spanTo): false
    case (.auto, _), (_, .auto), (.line(0), _), (_, .line(0)), (.nth(0, _), _), (_, .nth(0, _)): true
    default: false
    }
  }

  /// Moves the lines into a number of tracks. An area beyond them is moved into the track at their edge.
  mutating func clamp(to count: Int) {
    guard let start else {
      span = min(span, count)
      return
    }
    let low = min(max(start, 0), count - 1)
    span = max(min(start + span, count) - low, 1)
    self.start = low
  }

  private static func line(_ line: GridLine, isEnd: Bool, _ explicit: GridExplicit) -> Int? {
    let most = GridExplicit.mostTracks, count = explicit.count
    switch line {
    case .auto, .span, .spanTo, .line(0), .nth(0, _): return nil
    case .line(let number):
      return number > 0 ? min(number, most + 1) - 1 : max(count + 1 + max(number, -2 * most), -most)
    case .nth(let number, let name): return min(max(explicit.line(number, of: name), -most), most)
    case .named(let name): return explicit.line(name, isEnd: isEnd) ?? min(count + 1, most)
    }
  }

  /// Returns the number of tracks between a line and the end of a span.
  static func span(_ line: GridLine, from other: Int, isAfter: Bool, _ explicit: GridExplicit) -> Int {
    guard case .spanTo(let number, let name) = line else { return span(line) }
    return abs(explicit.line(number, of: name, from: other, isAfter: isAfter) - other)
  }

  private static func span(_ line: GridLine) -> Int {
    if case .span(let count) = line { min(max(count, 1), GridExplicit.mostTracks) } else { 1 }
  }
}

extension GridExplicit {
  /// Returns `true` if two lines specify the start of an item. Otherwise it is placed automatically.
  func places(_ start: GridLine, _ end: GridLine) -> Bool { GridLines(start, end, in: self).start != nil }
}

/// Places the items of a ``Grid`` (CSS Grid §8.5). *Along* is the fill direction: vertical for a flow of rows. *Across*
/// is the other axis.
struct GridPlacement {
  struct Place {
    var along: GridLines
    var across: GridLines
  }

  /// The limits that were applied, so that a layout takes time linear in items and tracks.
  struct Limits {
    /// The first item whose span was cut because of the spans before it.
    var firstCutSpan: Int?
    /// `true` if items without a free track are in the last tracks, and if items are after all others because the
    /// search budget was used up.
    var isFull = false, isUnsearched = false
  }

  /// The maximum total of the tracks that items span along an axis, not counting one track per item.
  static var mostSpanned: Int { 1_000_000 }

  private(set) var places: [Place]
  private(set) var limits = Limits()
  private let isDense: Bool
  /// `true` if tracks can be added across the fill direction. A subgrid cannot add any: items without a free track are
  /// placed in its last one.
  private let mayGrow: Bool
  private var occupancy: GridOccupancy
  private var searches = GridSearches()
  /// The lines between which items are placed automatically.
  private(set) var across: Range<Int>
  private(set) var along: Range<Int>

  /// Places items in a grid with the given numbers of explicit tracks. `mayGrow` and `mayGrowAlong` are `true` if tracks
  /// can be added across and along the fill direction; a subgrid cannot add any.
  init(_ places: [Place], along: Int, across: Int, isDense: Bool, mayGrow: Bool, mayGrowAlong: Bool) {
    self.places = places
    self.isDense = isDense
    self.mayGrow = mayGrow
    self.along = 0..<along
    self.across = 0..<across
    occupancy = GridOccupancy(from: 0, looks: 0)
    let spanned = limitSpans()
    var isAllPlaced = true
    for place in self.places {
      if let start = place.along.start { self.along.include(start..<start + place.along.span) }
      if let start = place.across.start { self.across.include(start..<start + place.across.span) }
      if place.along.start == nil || place.across.start == nil { isAllPlaced = false }
    }
    if isAllPlaced { return }
    // A budget that only adversarial items exhaust.
    occupancy = GridOccupancy(from: self.along.lowerBound, looks: 2_000_000 + 8 * (places.count + spanned))
    takeDefinite()
    placeInTracks()
    if !mayGrowAlong, self.along.lowerBound < 0 { clampToStart(along) }
    for place in self.places where place.across.start == nil {
      self.across.include(self.across.lowerBound..<self.across.lowerBound + place.across.span)
    }
    placeOthers()
    limits.isUnsearched = occupancy.isExhausted
  }

  /// Limits the total of the spans. Returns the sum of the spans along the fill direction.
  private mutating func limitSpans() -> Int {
    var along = Self.mostSpanned, across = Self.mostSpanned
    for at in places.indices {
      let place = places[at]
      // Usually items span one track.
      if place.along.span == 1, place.across.span == 1 { continue }
      places[at].along.span = min(place.along.span, along + 1)
      places[at].across.span = min(place.across.span, across + 1)
      along -= places[at].along.span - 1
      across -= places[at].across.span - 1
      let isCut = places[at].along.span < place.along.span || places[at].across.span < place.across.span
      if isCut, limits.firstCutSpan == nil { limits.firstCutSpan = at }
    }
    return Self.mostSpanned - along
  }

  private mutating func takeDefinite() {
    for place in places {
      guard let along = place.along.start, let across = place.across.start else { continue }
      occupancy.take(along..<along + place.along.span, across..<across + place.across.span)
    }
  }

  /// Moves items before the first track into it. A subgrid has no implicit tracks, and so these items take up space in
  /// its first track.
  private mutating func clampToStart(_ count: Int) {
    along = 0..<max(along.upperBound, count)
    for at in places.indices where places[at].along.start ?? 0 < 0 {
      places[at].along.clamp(to: count)
      guard let across = places[at].across.start else { continue }
      occupancy.take(0..<places[at].along.span, across..<across + places[at].across.span)
    }
  }

  /// Places items that specify only their track along the fill direction.
  private mutating func placeInTracks() {
    var cursors = [Int](repeating: across.lowerBound, count: along.count)
    let first = self.along.lowerBound
    for at in places.indices {
      guard let along = places[at].along.start, places[at].across.start == nil else { continue }
      let tracks = along..<along + places[at].along.span, span = places[at].across.span
      let kind = GridSearches.Kind(line: along, along: tracks.count, across: span)
      var from = isDense ? searches.last(kind)?.line ?? across.lowerBound : cursors[along - first]
      if occupancy.isExhausted { from = max(from, across.upperBound) }
      let free = occupancy.freeLine(in: tracks, from: from, span: span).line, line = kept(free, span)
      if line < free { limits.isFull = true }
      if isDense { searches.note(kind, track: along, line: line) }
      cursors[along - first] = line + span
      put(at, along: along, across: line)
    }
    searches = GridSearches()
  }

  private mutating func placeOthers() {
    var track = along.lowerBound, line = across.lowerBound
    for at in places.indices where places[at].along.start == nil {
      let alongSpan = places[at].along.span, span = places[at].across.span, fixed = places[at].across.start
      let kind = GridSearches.Kind(line: fixed, along: alongSpan, across: span)
      if isDense { (track, line) = searches.last(kind) ?? (along.lowerBound, across.lowerBound) }
      if let fixed {
        if fixed < line { track += 1 }
        line = fixed
        while track < Self.lastTrack, !occupancy.isExhausted,
          let taken = occupancy.obstacle(in: track..<track + alongSpan, fixed..<fixed + span)
        {
          track = taken.track + 1
        }
        if track >= Self.lastTrack, occupancy.obstacle(in: track..<track + alongSpan, fixed..<fixed + span) != nil {
          limits.isFull = true
        }
      } else {
        findRoom(alongSpan, span, &track, &line)
      }
      if occupancy.isExhausted, track < along.upperBound { track = along.upperBound }
      if isDense { searches.note(kind, track: track, line: line) }
      let most = GridExplicit.mostTracks - alongSpan
      if track > most || line > across.upperBound - span { limits.isFull = true }
      put(at, along: min(track, most), across: min(line, across.upperBound - span))
    }
  }

  /// Finds the next place with space for a span in both axes.
  private mutating func findRoom(_ alongSpan: Int, _ span: Int, _ track: inout Int, _ line: inout Int) {
    while !occupancy.isExhausted {
      let isWhole = line == across.lowerBound
      let free = occupancy.freeLine(in: track..<track + alongSpan, from: line, span: span)
      line = free.line
      if line + span <= across.upperBound || track >= Self.lastTrack { return }
      // Up to that track, the same item is in the way.
      track = min(isWhole ? free.nextTrack : track + 1, Self.lastTrack)
      line = across.lowerBound
    }
    line = across.lowerBound
  }

  private static var lastTrack: Int { GridExplicit.mostTracks - 1 }

  /// Returns the line, moved back if needed so that the span ends before the last possible line.
  private func kept(_ line: Int, _ span: Int) -> Int {
    min(line, max(GridExplicit.mostTracks - span, -GridExplicit.mostTracks))
  }

  private mutating func put(_ at: Int, along: Int, across: Int) {
    places[at].along.start = along
    places[at].across.start = across
    if !mayGrow { places[at].across.clamp(to: self.across.upperBound) }
    let across = places[at].across.start ?? across
    let tracks = along..<along + places[at].along.span, range = across..<across + places[at].across.span
    self.along.include(tracks)
    self.across.include(range)
    occupancy.take(tracks, range)
  }
}

extension Range<Int> {
  fileprivate mutating func include(_ other: Range<Int>) {
    self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
