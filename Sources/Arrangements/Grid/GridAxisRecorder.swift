import EagerLayout

/// Records the tracks along one axis of a ``Grid`` in a trace, with the numbers from which their lengths follow.
struct GridAxisRecorder {
  typealias Number = ArrangementTrace.Number

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
  let containerLength: Number
  let gap: Number
  /// For each track, the contributions of the items that are only in this track.
  var contributions: [(minContent: [Number], maxContent: [Number])] = []
  var lengths: [Number?] = []
  private var starts: [Number] = []
  /// The space before the first track and, besides the gap, between two tracks; nil for none.
  private var before: Number?, between: Number?
  /// The number of automatic repetitions, and the range of the repeated tracks.
  private var repetitionCount: Number?, repeatedTracks = 0..<0

  /// The maximum number of tracks that are recorded, because no one reads a trace of thousands of tracks.
  private static var maxRecordedTracks: Int { 200 }

  /// `shifts` has the distance by which a shared baseline moves each item down; empty if there is none. `isInherited`
  /// is `true` for the tracks of a subgrid.
  init(
    _ axis: GridAxis, _ kind: Kind, _ containerLength: Number, _ gap: Number, _ repetition: GridRepetition? = nil,
    shifts: [Number?] = [], isInherited: Bool = false, _ trace: inout ArrangementTrace
  ) {
    self.axis = axis
    self.kind = kind
    self.containerLength = containerLength
    self.gap = gap
    guard axis.tracks.count <= Self.maxRecordedTracks else { return }
    lengths = [Number?](repeating: nil, count: axis.tracks.count)
    if isInherited {
      for track in axis.tracks.indices {
        let length = trace.number(axis.tracks[track].base, "size in the grid around", along: kind.axis)
        lengths[track] = record(length, track, &trace)
        starts.append(trace.number(axis.tracks[track].position, "position in the grid around", along: kind.axis))
      }
    } else {
      collectContributions(shifts, trace)
      if let repetition { recordRepetitions(repetition, &trace) }
      recordCollapsedTracks(&trace)
      recordInflexibleTracks(&trace)
      recordFlexibleTracks(&trace)
    }
    guard trace.pass == .placement, !isInherited else { return }
    recordSpacing(&trace)
    recordStarts(&trace)
  }

  /// The sum of all tracks and gaps; nil if the length of a track is not recorded.
  var total: Number? {
    var parts: [Number] = []
    for track in axis.tracks.indices where !axis.tracks[track].isCollapsed {
      guard track < lengths.count, let length = lengths[track] else { return nil }
      if !parts.isEmpty, gap.value > 0 { parts.append(gap) }
      parts.append(length)
    }
    return .sum(parts)
  }

  func area(of item: Int, _ trace: inout ArrangementTrace) -> (start: Number, length: Number) {
    let range = axis.spans[item].range, area = axis.area(of: item)
    guard range.upperBound <= lengths.count else {
      return (decide("start", area.start, &trace), decide("area", area.length, &trace))
    }
    let start = starts.isEmpty ? trace.number(0) : starts[range.lowerBound]
    var parts: [Number] = []
    for track in range where !axis.tracks[track].isCollapsed {
      guard let length = lengths[track] else { continue }
      if !parts.isEmpty, gap.value > 0 { parts.append(gap) }
      if !parts.isEmpty, let between { parts.append(between) }
      parts.append(length)
    }
    let sum = Number.sum(parts)
    if Self.isSame(sum.value, area.length) {
      return (start, parts.count == 1 ? sum : trace.record("area", sum, of: item))
    }
    return (start, decide("area", area.length, &trace))
  }

  /// Returns the start of an item without specified lines: the start of the next free cell.
  func nextStart(_ start: Number, of item: Int, _ trace: inout ArrangementTrace) -> Number {
    // The trace contains no cause for an item at the start of the grid.
    if start.value == 0 { return start }
    let track = trace.number(Double(number(of: Int(axis.spans[item].start))), "next free cell", along: kind.axis)
    return trace.record(kind.start, start, of: item, because: trace.record(kind.name, track, of: item))
  }

  /// Returns the number of a track: the number of the line before it. Tracks before the grid's own have the numbers 0,
  /// -1 and so on.
  func number(of track: Int) -> Int { track + 1 - axis.firstExplicit }

  func record(
    _ length: Number, _ track: Int, because reason: Number? = nil, _ trace: inout ArrangementTrace
  ) -> Number {
    let reason = reason ?? (repeatedTracks.contains(track - axis.firstExplicit) ? repetitionCount : nil)
    return trace.record(kind.name, length, index: number(of: track), because: reason)
  }

  /// Records the length of a track without operands, and returns it.
  func decide(_ track: Int, _ trace: inout ArrangementTrace) -> Number {
    trace.decide(kind.name, axis.tracks[track].base, index: number(of: track), from: containerLength)
  }

  private func decide(_ name: StaticString, _ value: Double, _ trace: inout ArrangementTrace) -> Number {
    trace.decide(name, value, from: containerLength)
  }

  static func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

  private mutating func collectContributions(_ shifts: [Number?], _ trace: borrowing ArrangementTrace) {
    contributions = axis.tracks.map { _ in ([], []) }
    for item in 0..<trace.count where axis.spans[item].count == 1 {
      let track = Int(axis.spans[item].start)
      switch kind {
      case .column:
        let sizes = trace.intrinsicWidths(of: item)
        contributions[track].minContent.append(sizes.minContent)
        contributions[track].maxContent.append(sizes.maxContent)
      case .row:
        var height = trace.ownHeight(of: item)
        if item < shifts.count, let shift = shifts[item] { height = height + shift }
        contributions[track].minContent.append(height)
        contributions[track].maxContent.append(height)
      }
    }
    // For items in subgrids, only the largest contribution to each track is stored.
    var isFound = [Bool](repeating: false, count: axis.tracks.count)
    for span in axis.spans.dropFirst(trace.count) where span.count == 1 && !isFound[Int(span.start)] {
      let track = Int(span.start), largest = axis.tracks[track].contribution
      isFound[track] = true
      func add(_ size: Double, to sizes: inout [Number]) {
        if sizes.contains(where: { $0.value >= size }) { return }
        sizes.append(trace.number(size, "largest item in subgrids", along: kind.axis))
      }
      add(largest.minContent, to: &contributions[track].minContent)
      add(largest.maxContent, to: &contributions[track].maxContent)
    }
  }

  // MARK: Number of tracks

  /// Records the number of automatic repetitions: the space plus a gap, divided by a repetition with its gaps.
  private mutating func recordRepetitions(_ parts: GridRepetition, _ trace: inout ArrangementTrace) {
    var available = containerLength, repetition = trace.number(parts.each, "size", along: kind.axis)
    if gap.value > 0 {
      available = trace.record("available space plus a gap", available + gap)
      repetition = trace.record(
        "size with gap", repetition + (parts.eachCount == 1 ? gap : gap * Double(parts.eachCount)))
    }
    if parts.otherCount > 0 {
      available = available - trace.number(parts.others, "size of the others", along: kind.axis)
      if gap.value > 0 {
        available =
          available - (parts.otherCount == 1 ? gap : trace.record("their gaps", gap * Double(parts.otherCount)))
      }
      available = trace.record("space for repetitions", available)
    }
    let fits = trace.record("times that fit", available / repetition)
    let count = (axis.explicitCount - parts.otherCount) / max(parts.eachCount, 1)
    repetitionCount = trace.record(
      "repeated", trace.number(Double(count), "whole number of times", along: kind.axis), because: fits)
    repeatedTracks = parts.first..<max(axis.explicitCount - parts.otherCount + parts.first, parts.first)
  }

  /// Records empty tracks of `auto-fit`.
  private func recordCollapsedTracks(_ trace: inout ArrangementTrace) {
    for track in axis.tracks.indices where axis.tracks[track].isCollapsed {
      let none = trace.number(0, "size without items: it is collapsed, and so are its gaps", along: kind.axis)
      _ = record(none, track, &trace)
    }
  }

  // MARK: Positions of tracks

  /// Records the free space before, between and after the tracks.
  private mutating func recordSpacing(_ trace: inout ArrangementTrace) {
    if axis.origin == 0, axis.between == 0 { return }
    let sizes = axis.tracks.indices.filter { !axis.tracks[$0].isCollapsed }.map { lengths[$0] }
    guard sizes.allSatisfy({ $0 != nil }) else { return }
    let free = trace.record(
      "left over",
      trace.spaceWithoutGaps(in: containerLength, among: axis.openCount, gap) - .sum(sizes.compactMap { $0 }))
    var before: Number?, between: Number?
    switch axis.distribution {
    case .start: break
    case .center: before = free / 2
    case .end: before = free
    case .between: between = free / Double(axis.openCount - 1)
    case .around:
      let part = trace.record("around each", free / Double(axis.openCount))
      (before, between) = (part / 2, part)
    case .evenly:
      let part = trace.record("everywhere", free / Double(axis.openCount + 1))
      (before, between) = (part, part)
    }
    if let before, Self.isSame(before.value, axis.origin) { self.before = trace.record(kind.before, before) }
    if axis.between > 0, let between { self.between = trace.record(kind.between, between) }
  }

  /// Records the start of each track: the end of the previous track that is not collapsed.
  private mutating func recordStarts(_ trace: inout ArrangementTrace) {
    var open: Int?
    for track in axis.tracks.indices {
      let position = axis.tracks[track].position
      var start = before ?? trace.number(0)
      if let open, let length = lengths[open] {
        start = starts[open] + length
        if gap.value != 0 { start = start + gap }
        if let between { start = start + between }
      }
      starts.append(Self.isSame(start.value, position) ? start : decide("start", position, &trace))
      if !axis.tracks[track].isCollapsed { open = track }
    }
  }
}
