import EagerLayout

/// Where an item is along one axis, as far as it says that: from a line on, and how many tracks.
struct GridLines {
  var start: Int?
  var span: Int

  /// What two lines say (CSS Grid §8.3). A name that no line has is that of all implicit lines.
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
      // Of two spans the first one counts, and one to a name is one track where nothing says from where it goes.
      switch start {
      case .span, .spanTo: span = Self.span(start)
      default: span = Self.span(end)
      }
    }
    let most = GridExplicit.mostTracks
    if let at = self.start {
      // What lies beyond the last tracks is cut off, and the last of them holds what lies beyond it entirely.
      let low = max(min(at, most - 1), -most)
      span = max(min(at + span, most) - low, 1)
      self.start = low
    }
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

  /// How many tracks there are between a line and what another one says from there.
  static func span(_ line: GridLine, from other: Int, isAfter: Bool, _ explicit: GridExplicit) -> Int {
    guard case .spanTo(let number, let name) = line else { return span(line) }
    return abs(explicit.line(number, of: name, from: other, isAfter: isAfter) - other)
  }

  private static func span(_ line: GridLine) -> Int {
    if case .span(let count) = line { min(max(count, 1), GridExplicit.mostTracks) } else { 1 }
  }
}

/// Puts the items of a ``Grid`` into its cells (CSS Grid §8.5). *Along* is the way that it fills: downwards where it fills
/// row by row.
struct GridPlacement {
  /// An item's place in both axes.
  struct Place {
    var along: GridLines
    var across: GridLines
  }

  private(set) var places: [Place]
  private let isDense: Bool
  private var occupancy: GridOccupancy
  /// The lines between which items go on their own.
  private(set) var across: Range<Int>
  private(set) var along: Range<Int>

  /// Places items in a grid of so many explicit tracks along and across.
  init(_ places: [Place], along: Int, across: Int, isDense: Bool) {
    self.places = places
    self.isDense = isDense
    self.along = 0..<along
    self.across = 0..<across
    for place in places {
      if let start = place.along.start { self.along.include(start..<start + place.along.span) }
      if let start = place.across.start { self.across.include(start..<start + place.across.span) }
    }
    occupancy = GridOccupancy(from: self.along.lowerBound)
    let isAllPlaced = places.allSatisfy { $0.along.start != nil && $0.across.start != nil }
    if isAllPlaced { return }
    takeDefinite()
    placeInTracks()
    for place in places where place.across.start == nil {
      self.across.include(self.across.lowerBound..<self.across.lowerBound + place.across.span)
    }
    placeOthers()
  }

  private mutating func takeDefinite() {
    for place in places {
      guard let along = place.along.start, let across = place.across.start else { continue }
      occupancy.take(along..<along + place.along.span, across..<across + place.across.span)
    }
  }

  /// Items that say their track along, but not where in it they are.
  private mutating func placeInTracks() {
    var cursors = [Int](repeating: across.lowerBound, count: along.count)
    let first = self.along.lowerBound
    for at in places.indices {
      guard let along = places[at].along.start, places[at].across.start == nil else { continue }
      let tracks = along..<along + places[at].along.span, span = places[at].across.span
      let from = isDense ? across.lowerBound : cursors[along - first]
      let line = kept(occupancy.freeLine(in: tracks, from: from, span: span), span)
      cursors[along - first] = line + span
      put(at, along: along, across: line)
    }
  }

  private mutating func placeOthers() {
    var track = along.lowerBound, line = across.lowerBound, open = along.lowerBound
    for at in places.indices where places[at].along.start == nil {
      let alongSpan = places[at].along.span, span = places[at].across.span
      if isDense {
        open = occupancy.firstOpen(from: open, across)
        (track, line) = (open, across.lowerBound)
      }
      if let fixed = places[at].across.start {
        if fixed < line { track += 1 }
        line = fixed
        while track < Self.lastTrack, !occupancy.isFree(track..<track + alongSpan, fixed..<fixed + span) { track += 1 }
      } else {
        while true {
          line = occupancy.freeLine(in: track..<track + alongSpan, from: line, span: span)
          if line + span <= across.upperBound || track >= Self.lastTrack { break }
          track += 1
          line = across.lowerBound
        }
      }
      line = min(line, across.upperBound - span)
      put(at, along: min(track, GridExplicit.mostTracks - alongSpan), across: line)
    }
  }

  private static var lastTrack: Int { GridExplicit.mostTracks - 1 }

  /// A line that leaves room for a span before the last line that there can be.
  private func kept(_ line: Int, _ span: Int) -> Int {
    min(line, max(GridExplicit.mostTracks - span, -GridExplicit.mostTracks))
  }

  private mutating func put(_ at: Int, along: Int, across: Int) {
    places[at].along.start = along
    places[at].across.start = across
    let tracks = along..<along + places[at].along.span, range = across..<across + places[at].across.span
    self.along.include(tracks)
    self.across.include(range)
    occupancy.take(tracks, range)
  }
}

extension Range<Int> {
  /// Becomes as long as to hold another.
  fileprivate mutating func include(_ other: Range<Int>) {
    self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
