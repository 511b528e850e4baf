import EagerLayout

/// The specified place of an item along one axis: its start line, nil for automatic placement, and the number of
/// tracks.
struct GridLines {
  var start: Int?
  var span: Int

  /// Resolves the start and end lines of an item (CSS Grid §8.3). A name that no explicit line has refers to implicit
  /// lines.
  init(_ start: GridLine, _ end: GridLine, in explicit: borrowing GridExplicitTracks) {
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
      // If both are spans, the start determines the number of tracks. A span to a named line counts as one track, since
      // there is no line from which to count.
      switch start {
      case .span, .spanTo: span = Self.span(start)
      default: span = Self.span(end)
      }
    }
    let maximum = GridExplicitTracks.maxTracks
    if let index = self.start {
      // An area is cut off at the maximum number of tracks. An area beyond that is moved into the last track.
      let low = max(min(index, maximum - 1), -maximum)
      span = max(min(index + span, maximum) - low, 1)
      self.start = low
    }
  }

  /// Returns `true` if the lines specify neither a start nor a number of tracks.
  static func isAutomatic(_ start: GridLine, _ end: GridLine) -> Bool {
    switch (start, end) {
    case (.span, _), (.spanTo, _), (_, .span), (_, .spanTo): false
    case (.auto, _), (_, .auto), (.line(0), _), (_, .line(0)), (.nth(0, _), _), (_, .nth(0, _)): true
    default: false
    }
  }

  /// Limits the place to a number of tracks. A place beyond them is moved into the first or last of them.
  mutating func clamp(to count: Int) {
    guard let start else {
      span = min(span, count)
      return
    }
    let low = min(max(start, 0), count - 1)
    span = max(min(start + span, count) - low, 1)
    self.start = low
  }

  private static func line(_ line: GridLine, isEnd: Bool, _ explicit: borrowing GridExplicitTracks) -> Int? {
    let maximum = GridExplicitTracks.maxTracks, count = explicit.count
    switch line {
    case .auto, .span, .spanTo, .line(0), .nth(0, _): return nil
    case .line(let number):
      return number > 0 ? min(number, maximum + 1) - 1 : max(count + 1 + max(number, -2 * maximum), -maximum)
    case .nth(let number, let name): return min(max(explicit.line(number, of: name), -maximum), maximum)
    case .named(let name): return explicit.line(name, isEnd: isEnd) ?? min(count + 1, maximum)
    }
  }

  /// Returns the number of tracks that a `span` covers after (or, without `isAfter`, before) another line.
  static func span(_ line: GridLine, from other: Int, isAfter: Bool, _ explicit: borrowing GridExplicitTracks) -> Int {
    guard case .spanTo(let number, let name) = line else { return span(line) }
    return abs(explicit.line(number, of: name, from: other, isAfter: isAfter) - other)
  }

  private static func span(_ line: GridLine) -> Int {
    if case .span(let count) = line { min(max(count, 1), GridExplicitTracks.maxTracks) } else { 1 }
  }
}

extension GridExplicitTracks {
  /// Returns `true` if two lines specify the start of an item. Other items are placed automatically.
  func places(_ start: GridLine, _ end: GridLine) -> Bool { GridLines(start, end, in: self).start != nil }
}

/// Places the items of a ``Grid`` (CSS Grid §8.5). Along the major axis, automatic placement adds tracks: it is the
/// vertical axis if the flow fills rows. The minor axis is perpendicular to it.
struct GridPlacement {
  struct Place {
    var major: GridLines
    var minor: GridLines
  }

  /// The limits that were applied to keep the time of a layout linear in items and tracks.
  struct Limits {
    /// The first item whose span was reduced, because the spans of all items exceed `maxSpannedTracks`.
    var firstItemWithCutSpan: Int?
    /// `true` if items without a free track were placed in the last tracks.
    var isFull = false
    /// `true` if items were placed after all others, because the search budget was used up.
    var isUnsearched = false
  }

  /// The maximum sum of the tracks that items span along an axis, not counting the first track of each item.
  static var maxSpannedTracks: Int { 1_000_000 }

  private(set) var places: [Place]
  private(set) var limits = Limits()
  private let isDense: Bool
  /// `true` if tracks can be added along the minor axis. A subgrid cannot add tracks, so items without a free track are
  /// placed in its last one.
  private let mayAddMinorTracks: Bool
  private var occupancy: GridOccupancy
  private var history = GridSearchHistory()
  /// The range of tracks along each axis, extended by the items that have been placed.
  private(set) var minor: Range<Int>
  private(set) var major: Range<Int>

  /// Places items in a grid with the given numbers of explicit tracks. `mayAddMinorTracks` and `mayAddMajorTracks` are
  /// `true` if tracks can be added along that axis; a subgrid cannot add any.
  init(_ places: [Place], major: Int, minor: Int, isDense: Bool, mayAddMinorTracks: Bool, mayAddMajorTracks: Bool) {
    self.places = places
    self.isDense = isDense
    self.mayAddMinorTracks = mayAddMinorTracks
    self.major = 0..<major
    self.minor = 0..<minor
    occupancy = GridOccupancy(from: 0, searchBudget: 0)
    let spanned = limitSpans()
    var isAllPlaced = true
    for place in self.places {
      if let start = place.major.start { self.major.include(start..<start + place.major.span) }
      if let start = place.minor.start { self.minor.include(start..<start + place.minor.span) }
      if place.major.start == nil || place.minor.start == nil { isAllPlaced = false }
    }
    if isAllPlaced { return }
    // The budget is so large that only adversarial items exhaust it.
    occupancy = GridOccupancy(from: self.major.lowerBound, searchBudget: 2_000_000 + 8 * (places.count + spanned))
    occupyDefinitePlaces()
    placeItemsLockedToTracks()
    if !mayAddMajorTracks, self.major.lowerBound < 0 { clampToStart(major) }
    for place in self.places where place.minor.start == nil {
      self.minor.include(self.minor.lowerBound..<self.minor.lowerBound + place.minor.span)
    }
    placeAutomaticItems()
    limits.isUnsearched = occupancy.isExhausted
  }

  /// Reduces spans whose sum exceeds `maxSpannedTracks`. Returns the sum of the spans along the major axis.
  private mutating func limitSpans() -> Int {
    var major = Self.maxSpannedTracks, minor = Self.maxSpannedTracks
    for index in places.indices {
      let place = places[index]
      // Most items span one track.
      if place.major.span == 1, place.minor.span == 1 { continue }
      places[index].major.span = min(place.major.span, major + 1)
      places[index].minor.span = min(place.minor.span, minor + 1)
      major -= places[index].major.span - 1
      minor -= places[index].minor.span - 1
      let isCut = places[index].major.span < place.major.span || places[index].minor.span < place.minor.span
      if isCut, limits.firstItemWithCutSpan == nil { limits.firstItemWithCutSpan = index }
    }
    return Self.maxSpannedTracks - major
  }

  /// Occupies the places of items that specify a line along both axes.
  private mutating func occupyDefinitePlaces() {
    for place in places {
      guard let major = place.major.start, let minor = place.minor.start else { continue }
      occupancy.occupy(major..<major + place.major.span, minor..<minor + place.minor.span)
    }
  }

  /// Moves items that start before the first track into the first track, for a subgrid, which has no implicit tracks.
  private mutating func clampToStart(_ count: Int) {
    major = 0..<max(major.upperBound, count)
    for index in places.indices where places[index].major.start ?? 0 < 0 {
      places[index].major.clamp(to: count)
      guard let minor = places[index].minor.start else { continue }
      occupancy.occupy(0..<places[index].major.span, minor..<minor + places[index].minor.span)
    }
  }

  /// Places the items that specify a line along the major axis only (CSS Grid §8.5, step 1).
  private mutating func placeItemsLockedToTracks() {
    var cursors = [Int](repeating: minor.lowerBound, count: major.count)
    let first = self.major.lowerBound
    for index in places.indices {
      guard let major = places[index].major.start, places[index].minor.start == nil else { continue }
      let tracks = major..<major + places[index].major.span, span = places[index].minor.span
      let kind = GridSearchHistory.Kind(line: major, major: tracks.count, minor: span)
      var from = isDense ? history.last(kind)?.line ?? minor.lowerBound : cursors[major - first]
      if occupancy.isExhausted { from = max(from, minor.upperBound) }
      let free = occupancy.freeLine(in: tracks, from: from, span: span).line, line = clampedLine(free, span)
      if line < free { limits.isFull = true }
      if isDense { history.store(kind, track: major, line: line) }
      cursors[major - first] = line + span
      place(index, major: major, minor: line)
    }
    history = GridSearchHistory()
  }

  /// Places all other items, including those that specify a line along the minor axis only (CSS Grid §8.5, step 4).
  private mutating func placeAutomaticItems() {
    var track = major.lowerBound, line = minor.lowerBound
    for index in places.indices where places[index].major.start == nil {
      let majorSpan = places[index].major.span, span = places[index].minor.span, fixed = places[index].minor.start
      let kind = GridSearchHistory.Kind(line: fixed, major: majorSpan, minor: span)
      if isDense { (track, line) = history.last(kind) ?? (major.lowerBound, minor.lowerBound) }
      if let fixed {
        if fixed < line { track += 1 }
        line = fixed
        while track < Self.lastTrack, !occupancy.isExhausted,
          let obstacle = occupancy.obstacle(in: track..<track + majorSpan, fixed..<fixed + span)
        {
          track = obstacle.track + 1
        }
        if track >= Self.lastTrack, occupancy.obstacle(in: track..<track + majorSpan, fixed..<fixed + span) != nil {
          limits.isFull = true
        }
      } else {
        findFreePlace(majorSpan, span, &track, &line)
      }
      if occupancy.isExhausted, track < major.upperBound { track = major.upperBound }
      if isDense { history.store(kind, track: track, line: line) }
      let maximum = GridExplicitTracks.maxTracks - majorSpan
      if track > maximum || line > minor.upperBound - span { limits.isFull = true }
      place(index, major: min(track, maximum), minor: min(line, minor.upperBound - span))
    }
  }

  /// Moves `track` and `line` to the next place that is free for an item's spans.
  private mutating func findFreePlace(_ majorSpan: Int, _ span: Int, _ track: inout Int, _ line: inout Int) {
    while !occupancy.isExhausted {
      let searchesFromStart = line == minor.lowerBound
      let free = occupancy.freeLine(in: track..<track + majorSpan, from: line, span: span)
      line = free.line
      if line + span <= minor.upperBound || track >= Self.lastTrack { return }
      // If the whole track was searched, the same items leave no space before `nextTrack`.
      track = min(searchesFromStart ? free.nextTrack : track + 1, Self.lastTrack)
      line = minor.lowerBound
    }
    line = minor.lowerBound
  }

  private static var lastTrack: Int { GridExplicitTracks.maxTracks - 1 }

  /// Returns a line that is moved back, if needed, so that the span does not exceed the maximum number of tracks.
  private func clampedLine(_ line: Int, _ span: Int) -> Int {
    min(line, max(GridExplicitTracks.maxTracks - span, -GridExplicitTracks.maxTracks))
  }

  /// Stores an item's place, and occupies its cells.
  private mutating func place(_ index: Int, major: Int, minor: Int) {
    places[index].major.start = major
    places[index].minor.start = minor
    if !mayAddMinorTracks { places[index].minor.clamp(to: self.minor.upperBound) }
    let minor = places[index].minor.start ?? minor
    let tracks = major..<major + places[index].major.span, range = minor..<minor + places[index].minor.span
    self.major.include(tracks)
    self.minor.include(range)
    occupancy.occupy(tracks, range)
  }
}

extension Range<Int> {
  fileprivate mutating func include(_ other: Range<Int>) {
    self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
