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
    var part: StaticString { self == .column ? "for each automatic column" : "for each automatic row" }
    var growth: StaticString { self == .column ? "for each column that grows" : "for each row that grows" }
  }

  private let axis: GridAxis
  private let kind: Kind
  private let whole: Number
  private let gap: Number
  /// What the items in each track alone ask for, at least and at most.
  private var asked: [(least: [Number], greatest: [Number])] = []
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
    hearContents(told)
    lengths = [Number?](repeating: nil, count: axis.tracks.count)
    tellLengths(&told)
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
    let sum = Number.sum(parts)
    if Self.isSame(sum.value, area.length) {
      return (starts[range.lowerBound], parts.count == 1 ? sum : told.find("area", sum, of: item))
    }
    return (starts[range.lowerBound], decide("area", area.length, &told))
  }

  /// Where an item starts that does not say its lines: where the cell does that is the next free one.
  func nextStart(_ start: Number, of item: Int, _ told: inout ArrangementExplanation) -> Number {
    // That it begins where its grid does needs no reason.
    if start.value == 0 { return start }
    let track = told.number(Double(axis.spans[item].start) + 1, "next free cell", along: kind.axis)
    return told.find(kind.start, start, of: item, because: told.find(kind.name, track, of: item))
  }

  private func decide(_ name: StaticString, _ value: Double, _ told: inout ArrangementExplanation) -> Number {
    told.decide(name, value, knowing: whole)
  }

  private static func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

  private mutating func hearContents(_ told: borrowing ArrangementExplanation) {
    asked = axis.tracks.map { _ in ([], []) }
    for item in 0..<told.count where axis.spans[item].count == 1 {
      let track = Int(axis.spans[item].start)
      switch kind {
      case .column:
        let sizes = told.inlineSizes(of: item)
        asked[track].least.append(sizes.least)
        asked[track].greatest.append(sizes.greatest)
      case .row:
        let height = told.ownHeight(of: item)
        asked[track].least.append(height)
        asked[track].greatest.append(height)
      }
    }
  }

  // MARK: What a track has of its own

  /// What a length is that a track has of its own: what its rule says, or what its items ask for. Nil where it is none of that.
  private func own(_ at: Int, _ length: Double, _ told: borrowing ArrangementExplanation) -> Number? {
    let rule = axis.tracks[at].rule, asked = asked[at]
    if rule.least == .fixed, rule.leastValue == length { return told.number(length, "points") }
    if rule.least == .percent, let share = share(rule.leastValue, length, told) { return share }
    for contents in [asked.greatest, asked.least] where !contents.isEmpty {
      let content = Number.greatest(contents)
      if Self.isSame(content.value, length) { return content }
    }
    if rule.greatest == .fixed, rule.greatestValue == length { return told.number(length, "most points") }
    if rule.greatest == .percent, let share = share(rule.greatestValue, length, told) { return share }
    if rule.fit == length { return told.number(length, "limit for its content") }
    if rule.fitIsPercent, let share = share(rule.fit, length, told) { return share }
    if length == 0, asked.least.isEmpty, !axis.spans.contains(where: { $0.range.contains(at) }) {
      return told.number(0, "size without items")
    }
    return ofSpan(at, length, told)
  }

  /// A percentage of the whole, if a length is that.
  private func share(_ percent: Double, _ length: Double, _ told: borrowing ArrangementExplanation) -> Number? {
    let share = whole * told.number(percent / 100, "share")
    return Self.isSame(share.value, length) ? share : nil
  }

  /// What is its own, and its part of what an item lacks that spans it and others that grow with it.
  private func ofSpan(_ at: Int, _ length: Double, _ told: borrowing ArrangementExplanation) -> Number? {
    for item in 0..<told.count where axis.spans[item].count > 1 && axis.spans[item].range.contains(at) {
      let height = told.ownHeight(of: item)
      let sizes = kind == .column ? told.inlineSizes(of: item) : (least: height, greatest: height)
      for need in [sizes.greatest, sizes.least] {
        if let sum = lack(at, need, axis.spans[item].range, told), Self.isSame(sum.value, length) { return sum }
      }
    }
    return nil
  }

  private func lack(
    _ at: Int, _ need: Number, _ range: Range<Int>, _ told: borrowing ArrangementExplanation
  ) -> Number? {
    var lack = need, mine: Number?, count = 0, open = 0, isOpen = false
    for track in range {
      let rule = axis.tracks[track].rule
      if rule.greatest == .flexible { return nil }
      if track > range.lowerBound, gap.value > 0 { lack = lack - gap }
      let contents = asked[track].greatest
      let content =
        rule.least == .fixed
        ? told.number(rule.leastValue, "points") : contents.isEmpty ? nil : Number.greatest(contents)
      if let content { lack = lack - content }
      if rule.greatest.isIntrinsic { count += 1 }
      // Tracks whose own items limit them take nothing as long as others have none.
      if rule.greatest.isIntrinsic, contents.isEmpty { open += 1 }
      if track == at { (mine, isOpen) = (content, contents.isEmpty) }
    }
    if open > 0 {
      guard isOpen else { return nil }
      count = open
    }
    guard lack.value > 0, count > 0 else { return nil }
    let part = count == 1 ? lack : lack / Double(count)
    return mine.map { $0 + part } ?? part
  }

  // MARK: What tracks make of the room

  /// Tracks that are no shares of the room by `fr`: as they are of their own, or with their parts of what is left.
  private mutating func tellLengths(_ told: inout ArrangementExplanation) {
    let plain = axis.tracks.indices.filter { !axis.tracks[$0].isCollapsed && !axis.tracks[$0].isFlexible }
    let growing = plain.filter { axis.tracks[$0].isBetweenLimits }
    let sharing = growing.isEmpty ? plain.filter { axis.tracks[$0].isStretched } : growing
    for track in plain where !sharing.contains(track) {
      let base = axis.tracks[track].base
      if let own = own(track, base, told) {
        lengths[track] = told.find(kind.name, own, index: track + 1)
      } else if told.pass != .height {
        lengths[track] = told.decide(kind.name, base, index: track + 1, knowing: whole)
      }
    }
    if sharing.isEmpty || told.pass == .height { return }
    tellShares(of: sharing, growing.isEmpty ? kind.part : kind.growth, &told)
    for track in sharing where lengths[track] == nil {
      lengths[track] = told.decide(kind.name, axis.tracks[track].base, index: track + 1, knowing: whole)
    }
  }

  /// Equal parts of what all of the others, and what these have of their own, leave of the room.
  private mutating func tellShares(of sharing: [Int], _ name: StaticString, _ told: inout ArrangementExplanation) {
    if axis.hasFlexible { return }
    var contents: [Number] = []
    for track in sharing {
      let isGrowing = axis.tracks[track].isBetweenLimits
      guard let own = own(track, isGrowing ? axis.tracks[track].content : axis.tracks[track].unstretched, told) else {
        return
      }
      contents.append(told.find(kind.content, own, index: track + 1))
    }
    let room = told.room(in: whole, among: axis.openCount, gap)
    let free = told.find("free space", room - .sum(lengths.compactMap { $0 } + contents))
    let part = sharing.count == 1 ? free : told.find(name, free / Double(sharing.count))
    for (content, track) in zip(contents, sharing) {
      let length = content + part
      guard Self.isSame(length.value, axis.tracks[track].base) else { continue }
      lengths[track] = told.find(kind.name, length, index: track + 1)
    }
  }

  /// What the others leave, by the factors of the flexible ones. Those that need more are as large as that.
  private mutating func tellFlexible(_ told: inout ArrangementExplanation) {
    let flexible = axis.tracks.indices.filter { axis.tracks[$0].isFlexible && !axis.tracks[$0].isCollapsed }
    guard !flexible.isEmpty, told.pass != .height else { return }
    var least = Double.infinity
    for track in flexible where axis.tracks[track].flex > 0 {
      least = min(least, axis.tracks[track].base / axis.tracks[track].flex)
    }
    var sharing: [Int] = []
    for track in flexible {
      let base = axis.tracks[track].base
      if Self.isSame(base, (least < .infinity ? least : 0) * axis.tracks[track].flex) {
        sharing.append(track)
      } else if let own = own(track, base, told) {
        lengths[track] = told.find(kind.name, own, index: track + 1)
      } else {
        lengths[track] = told.decide(kind.name, base, index: track + 1, knowing: whole)
      }
    }
    let others = lengths.compactMap { $0 }
    var left = told.room(in: whole, among: axis.openCount, gap)
    if !others.isEmpty { left = told.find("left", left - .sum(others)) }
    let factors = sharing.reduce(0) { $0 + axis.tracks[$1].flex }
    let unit = told.find("1fr", left / told.number(max(factors, 1), "fr"))
    for track in sharing {
      let length = axis.tracks[track].flex == 1 ? unit : unit * told.number(axis.tracks[track].flex, "fr")
      lengths[track] =
        Self.isSame(length.value, axis.tracks[track].base)
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
      if Self.isSame(start.value, position) { return start }
    }
    return decide("start", position, &told)
  }
}

extension GridAxis.Track {
  /// Whether it grew beyond what it has of its own, and is not as large as it may be.
  fileprivate var isBetweenLimits: Bool { base > content + 1e-9 && base < limit - 1e-9 && limit < .infinity }

  /// How large it is before it has a part of what is left then; without items it has no limit.
  fileprivate var unstretched: Double { limit < .infinity ? limit : content }

  /// Whether it has such a part.
  fileprivate var isStretched: Bool { greatest == .auto && base > unstretched + 1e-9 }
}
