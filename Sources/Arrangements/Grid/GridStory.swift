import EagerLayout

/// The tracks along one axis of a ``Grid``, with the numbers that they are made of.
struct GridStory {
  typealias Number = ArrangementExplanation.Number

  enum Kind {
    case column, row

    var name: StaticString { self == .column ? "column" : "row" }
    var axis: LayoutTrace.Step.Axis { self == .column ? .horizontal : .vertical }
    var start: StaticString { self == .column ? "start of column" : "start of row" }
    var content: StaticString { self == .column ? "content of column" : "content of row" }
    var share: StaticString { self == .column ? "share of column" : "share of row" }
    var part: StaticString { self == .column ? "for each automatic column" : "for each automatic row" }
    var growth: StaticString { self == .column ? "for each column that grows" : "for each row that grows" }
    var before: StaticString { self == .column ? "before the columns" : "above the rows" }
    var between: StaticString { self == .column ? "more between columns" : "more between rows" }
  }

  let axis: GridAxis
  let kind: Kind
  let whole: Number
  let gap: Number
  /// What the items in each track alone ask for, at least and at most.
  var asked: [(least: [Number], greatest: [Number])] = []
  var lengths: [Number?] = []
  private var starts: [Number] = []
  /// What is before the first track and, beside the gap, between two of them; nil where there is nothing.
  private var before: Number?, between: Number?
  /// How often some tracks come, where that is as often as there is room, and which these are.
  private var times: Number?, repeated = 0..<0

  /// Of thousands of tracks none is told: nobody reads them.
  private static var most: Int { 200 }

  /// `shifts` is how far each item is moved down by a baseline that it shares; empty where none is.
  init(
    _ axis: GridAxis, _ kind: Kind, _ whole: Number, _ gap: Number, _ repetition: GridRepetition? = nil,
    shifts: [Number?] = [], _ told: inout ArrangementExplanation
  ) {
    self.axis = axis
    self.kind = kind
    self.whole = whole
    self.gap = gap
    guard axis.tracks.count <= Self.most else { return }
    hearContents(shifts, told)
    lengths = [Number?](repeating: nil, count: axis.tracks.count)
    if let repetition { tellTimes(repetition, &told) }
    tellCollapsed(&told)
    tellLengths(&told)
    tellFlexible(&told)
    guard told.pass == .places else { return }
    tellSpacing(&told)
    tellStarts(&told)
  }

  /// All tracks with their gaps; nil where one of them is decided otherwise.
  var total: Number? {
    var parts: [Number] = []
    for track in axis.tracks.indices where !axis.tracks[track].isCollapsed {
      guard track < lengths.count, let length = lengths[track] else { return nil }
      if !parts.isEmpty, gap.value > 0 { parts.append(gap) }
      parts.append(length)
    }
    return .sum(parts)
  }

  /// From where the area of an item goes, and how far.
  func area(of item: Int, _ told: inout ArrangementExplanation) -> (start: Number, length: Number) {
    let range = axis.spans[item].range, area = axis.area(of: item)
    guard range.upperBound <= lengths.count else {
      return (decide("start", area.start, &told), decide("area", area.length, &told))
    }
    let start = starts.isEmpty ? told.number(0) : starts[range.lowerBound]
    var parts: [Number] = []
    for track in range where !axis.tracks[track].isCollapsed {
      guard let length = lengths[track] else { continue }
      if !parts.isEmpty, gap.value > 0 { parts.append(gap) }
      if !parts.isEmpty, let between { parts.append(between) }
      parts.append(length)
    }
    let sum = Number.sum(parts)
    if Self.isSame(sum.value, area.length) {
      return (start, parts.count == 1 ? sum : told.find("area", sum, of: item))
    }
    return (start, decide("area", area.length, &told))
  }

  /// Where an item starts that does not say its lines: where the cell does that is the next free one.
  func nextStart(_ start: Number, of item: Int, _ told: inout ArrangementExplanation) -> Number {
    // That it begins where its grid does needs no reason.
    if start.value == 0 { return start }
    let track = told.number(Double(number(of: Int(axis.spans[item].start))), "next free cell", along: kind.axis)
    return told.find(kind.start, start, of: item, because: told.find(kind.name, track, of: item))
  }

  /// What a track is called by: the number of the line before it, as items name lines. Those that were added before the grid's own
  /// have numbers from 0 downwards.
  func number(of track: Int) -> Int { track + 1 - axis.firstExplicit }

  /// Tells how large a track is.
  func tell(
    _ length: Number, _ track: Int, because reason: Number? = nil, _ told: inout ArrangementExplanation
  ) -> Number {
    let reason = reason ?? (repeated.contains(track - axis.firstExplicit) ? times : nil)
    return told.find(kind.name, length, index: number(of: track), because: reason)
  }

  /// Tells how large a track is of which only the length is known.
  func decide(_ track: Int, _ told: inout ArrangementExplanation) -> Number {
    told.decide(kind.name, axis.tracks[track].base, index: number(of: track), knowing: whole)
  }

  private func decide(_ name: StaticString, _ value: Double, _ told: inout ArrangementExplanation) -> Number {
    told.decide(name, value, knowing: whole)
  }

  static func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

  private mutating func hearContents(_ shifts: [Number?], _ told: borrowing ArrangementExplanation) {
    asked = axis.tracks.map { _ in ([], []) }
    for item in 0..<told.count where axis.spans[item].count == 1 {
      let track = Int(axis.spans[item].start)
      switch kind {
      case .column:
        let sizes = told.inlineSizes(of: item)
        asked[track].least.append(sizes.least)
        asked[track].greatest.append(sizes.greatest)
      case .row:
        var height = told.ownHeight(of: item)
        if item < shifts.count, let shift = shifts[item] { height = height + shift }
        asked[track].least.append(height)
        asked[track].greatest.append(height)
      }
    }
  }

  // MARK: Which tracks there are

  /// How often the tracks come that come as often as there is room: the room, and a gap more, for repetitions with a gap each.
  private mutating func tellTimes(_ parts: GridRepetition, _ told: inout ArrangementExplanation) {
    var room = whole, each = told.number(parts.each, "size", along: kind.axis)
    if gap.value > 0 {
      room = told.find("room with a gap more", room + gap)
      each = told.find("size with gap", each + (parts.eachCount == 1 ? gap : gap * Double(parts.eachCount)))
    }
    if parts.otherCount > 0 {
      room = room - told.number(parts.others, "size of the others", along: kind.axis)
      if gap.value > 0 {
        room = room - (parts.otherCount == 1 ? gap : told.find("their gaps", gap * Double(parts.otherCount)))
      }
      room = told.find("room for repetitions", room)
    }
    let fits = told.find("times that fit", room / each)
    let count = (axis.explicitCount - parts.otherCount) / max(parts.eachCount, 1)
    times = told.find(
      "repeated", told.number(Double(count), "whole number of times", along: kind.axis), because: fits)
    repeated = parts.first..<max(axis.explicitCount - parts.otherCount + parts.first, parts.first)
  }

  /// Tracks that came for the room, and have no items.
  private func tellCollapsed(_ told: inout ArrangementExplanation) {
    for track in axis.tracks.indices where axis.tracks[track].isCollapsed {
      let none = told.number(0, "size without items: it is collapsed, and so are its gaps", along: kind.axis)
      _ = tell(none, track, &told)
    }
  }

  // MARK: Where tracks are

  /// What the tracks leave free lies before, between and behind them.
  private mutating func tellSpacing(_ told: inout ArrangementExplanation) {
    if axis.origin == 0, axis.between == 0 { return }
    let sizes = axis.tracks.indices.filter { !axis.tracks[$0].isCollapsed }.map { lengths[$0] }
    guard sizes.allSatisfy({ $0 != nil }) else { return }
    let free = told.find(
      "left over", told.room(in: whole, among: axis.openCount, gap) - .sum(sizes.compactMap { $0 }))
    var before: Number?, between: Number?
    switch axis.distribution {
    case .start: break
    case .center: before = free / 2
    case .end: before = free
    case .between: between = free / Double(axis.openCount - 1)
    case .around:
      let part = told.find("around each", free / Double(axis.openCount))
      (before, between) = (part / 2, part)
    case .evenly:
      let part = told.find("everywhere", free / Double(axis.openCount + 1))
      (before, between) = (part, part)
    }
    if let before, Self.isSame(before.value, axis.origin) { self.before = told.find(kind.before, before) }
    if axis.between > 0, let between { self.between = told.find(kind.between, between) }
  }

  /// Each track starts behind the one before it that is not collapsed.
  private mutating func tellStarts(_ told: inout ArrangementExplanation) {
    var open: Int?
    for track in axis.tracks.indices {
      let position = axis.tracks[track].position
      var start = before ?? told.number(0)
      if let open, let length = lengths[open] {
        start = starts[open] + length
        if gap.value != 0 { start = start + gap }
        if let between { start = start + between }
      }
      starts.append(Self.isSame(start.value, position) ? start : decide("start", position, &told))
      if !axis.tracks[track].isCollapsed { open = track }
    }
  }
}
