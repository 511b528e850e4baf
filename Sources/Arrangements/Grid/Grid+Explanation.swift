public import EagerLayout

extension Grid {
  /// Tracks have their lengths, their items' or their part of what is left, and items lie in their areas.
  public func explain(_ told: inout ArrangementExplanation, _ memory: Memory) {
    guard memory.sized.columns.spans.count == told.count else { return }
    switch told.pass {
    case .inlineSizes: break
    case .widths:
      let columns = GridStory(memory.sized.columns, .column, told.width, told.columnGap, &told)
      for item in 0..<told.count {
        let area = columns.area(of: item, &told)
        // The first that gives its width is what was done.
        told.fill(item, in: area.length)
        told.fit(item, in: area.length)
      }
    case .height:
      if memory.sized.rows.hasFlexible || memory.sized.rows.hasPercent { return }
      let rows = GridStory(memory.sized.rows, .row, told.number(0), told.rowGap, &told)
      if let total = rows.total { told.ask(height: total) }
    case .places:
      let columns = GridStory(memory.sized.columns, .column, told.width, told.columnGap, &told)
      let rows = GridStory(memory.sized.rows, .row, told.height, told.rowGap, &told)
      for item in 0..<told.count {
        let column = columns.area(of: item, &told), row = rows.area(of: item, &told), place = told.placed(item)
        let x = start(in: column, told.width(of: item), at: place.x, item, &told)
        let y = start(in: row, told.height(of: item), at: place.y, item, &told)
        told.place(item, x: x, y: y, fillingHeight: row.length)
      }
    }
  }

  private typealias Number = ArrangementExplanation.Number

  /// Where an item lies in its area: at its start, in its middle or at its end.
  private func start(
    in area: (start: Number, length: Number), _ size: Number, at place: Double, _ item: Int,
    _ told: inout ArrangementExplanation
  ) -> Number {
    let free = area.length - size
    for share in [0, 0.5, 1] where (area.start.value + share * free.value - place).magnitude < 1e-9 {
      return share == 0 ? area.start : area.start + told.part(share, of: free, of: item)
    }
    return told.decide("by its alignment", place, of: item, knowing: area.start, area.length)
  }
}

/// The tracks along one axis, with the numbers that they are made of.
private struct GridStory {
  typealias Number = ArrangementExplanation.Number

  enum Kind {
    case column, row

    var name: StaticString { self == .column ? "column" : "row" }
  }

  private let axis: GridAxis
  private let kind: Kind
  private let whole: Number
  private let gap: Number
  private var lengths: [Number?] = []
  private var starts: [Number] = []

  /// Of thousands of tracks none is told: nobody reads them.
  private static var most: Int { 200 }

  init(_ axis: GridAxis, _ kind: Kind, _ whole: Number, _ gap: Number, _ told: inout ArrangementExplanation) {
    self.axis = axis
    self.kind = kind
    self.whole = whole
    self.gap = gap
    guard axis.tracks.count <= Self.most else { return }
    let asked = contents(told)
    lengths = axis.tracks.indices.map { length(ofTrack: $0, asked[$0], &told) }
    tellFlexible(&told)
    for track in axis.tracks.indices { starts.append(start(ofTrack: track, &told)) }
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
    guard range.upperBound <= starts.count else {
      return (decide("start", area.start, &told), decide("area", area.length, &told))
    }
    var parts: [Number] = []
    for track in range where !axis.tracks[track].isCollapsed {
      guard let length = lengths[track] else { continue }
      if !parts.isEmpty, gap.value > 0 { parts.append(gap) }
      parts.append(length)
    }
    let sum = Number.sum(parts), isSum = (sum.value - area.length).magnitude < 1e-9
    if isSum { return (starts[range.lowerBound], parts.count == 1 ? sum : told.find("area", sum, of: item)) }
    return (starts[range.lowerBound], decide("area", area.length, &told))
  }

  private func decide(_ name: StaticString, _ value: Double, _ told: inout ArrangementExplanation) -> Number {
    told.decide(name, value, knowing: whole)
  }

  /// What the items in each track alone ask for, at least and at most.
  private func contents(_ told: borrowing ArrangementExplanation) -> [[Number]] {
    var asked = [[Number]](repeating: [], count: axis.tracks.count)
    for item in 0..<told.count where axis.spans[item].count == 1 {
      let track = Int(axis.spans[item].start)
      switch kind {
      case .column:
        let sizes = told.inlineSizes(of: item)
        asked[track].append(axis.tracks[track].base < sizes.greatest.value ? sizes.least : sizes.greatest)
      case .row: asked[track].append(told.ownHeight(of: item))
      }
    }
    return asked
  }

  /// A track's own length, or its items'; nil where its part of what is left is told later.
  private func length(
    ofTrack at: Int, _ asked: [Number], _ told: inout ArrangementExplanation
  ) -> Number? {
    let track = axis.tracks[at]
    if track.isCollapsed || track.isFlexible { return nil }
    if track.least == .fixed, track.rule.least == .fixed, track.base == track.rule.leastValue {
      return told.find(kind.name, told.number(track.base, "points"), index: at + 1)
    }
    let percent = track.rule.least == .percent ? whole * told.number(track.rule.leastValue / 100, "share") : nil
    if let percent, percent.value == track.base { return told.find(kind.name, percent, index: at + 1) }
    let content = Number.greatest(asked)
    if !asked.isEmpty, content.value == track.base { return told.find(kind.name, content, index: at + 1) }
    return told.pass == .height ? nil : told.decide(kind.name, track.base, index: at + 1, knowing: whole)
  }

  /// What the others leave, by the factors of the flexible ones.
  private mutating func tellFlexible(_ told: inout ArrangementExplanation) {
    let flexible = axis.tracks.indices.filter { axis.tracks[$0].isFlexible && !axis.tracks[$0].isCollapsed }
    guard !flexible.isEmpty, told.pass != .height else { return }
    let count = axis.tracks.count { !$0.isCollapsed }, others = lengths.compactMap { $0 }
    var left = told.room(in: whole, among: count, gap)
    if !others.isEmpty { left = told.find("left", left - .sum(others)) }
    let factors = flexible.reduce(0) { $0 + axis.tracks[$1].flex }
    let unit = told.find("1fr", left / told.number(max(factors, 1), "fr"))
    for track in flexible {
      let length = axis.tracks[track].flex == 1 ? unit : unit * told.number(axis.tracks[track].flex, "fr")
      let isShare = (length.value - axis.tracks[track].base).magnitude < 1e-9
      lengths[track] =
        isShare
        ? told.find(kind.name, length, index: track + 1)
        : told.decide(kind.name, axis.tracks[track].base, index: track + 1, knowing: whole)
    }
  }

  /// Where a track starts: behind the one before it.
  private func start(ofTrack at: Int, _ told: inout ArrangementExplanation) -> Number {
    let position = axis.tracks[at].position
    if position == 0 { return told.number(0) }
    if at > 0, !axis.tracks[at - 1].isCollapsed, let length = lengths[at - 1] {
      let start = gap.value == 0 ? starts[at - 1] + length : starts[at - 1] + length + gap
      if (start.value - position).magnitude < 1e-9 { return start }
    }
    return decide("start", position, &told)
  }
}
