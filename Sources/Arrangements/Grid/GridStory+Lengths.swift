import EagerLayout

// What a track has of its own.
extension GridStory {
  /// What a length is that a track has of its own: what its rule says, or what its items ask for. Nil where it is none of that.
  func own(
    _ at: Int, _ length: Double, isLeast: Bool = false, _ told: inout ArrangementExplanation
  ) -> Number? {
    let rule = axis.tracks[at].rule, asked = asked[at]
    let isRange = rule.greatest != rule.least || rule.greatestValue != rule.leastValue
    if rule.least == .fixed, rule.leastValue == length {
      return told.number(length, isRange && rule.greatest == .fixed ? "least points" : "points", along: kind.axis)
    }
    if rule.least == .percent, let share = share(rule.leastValue, length, told) { return share }
    if let fitted = fitted(at, length, &told) { return fitted }
    for contents in isLeast ? [asked.least, asked.greatest] : [asked.greatest, asked.least] where !contents.isEmpty {
      let content = Number.greatest(contents)
      if Self.isSame(content.value, length) { return content }
    }
    if rule.greatest == .fixed, rule.greatestValue == length {
      return told.number(length, "most points", along: kind.axis)
    }
    if rule.greatest == .percent, let share = share(rule.greatestValue, length, told) { return share }
    if length == 0, asked.least.isEmpty, !axis.spans.contains(where: { $0.range.contains(at) }) {
      return told.number(0, "size without items", along: kind.axis)
    }
    return ofSpan(at, length, told) ?? fit(of: at, told).flatMap { Self.isSame($0.value, length) ? $0 : nil }
  }

  /// What a track is limited to by `fit-content()`, where it is.
  private func fit(of at: Int, _ told: borrowing ArrangementExplanation) -> Number? {
    guard axis.tracks[at].fit < .infinity else { return nil }
    let rule = axis.tracks[at].rule
    return rule.fitIsPercent
      ? whole * told.number(rule.fit / 100, "share") : told.number(rule.fit, "fitContent", along: kind.axis)
  }

  /// What `fit-content()` makes of what items ask for, if a length is that.
  private func fitted(_ at: Int, _ length: Double, _ told: inout ArrangementExplanation) -> Number? {
    guard let fit = fit(of: at, told), !asked[at].greatest.isEmpty else { return nil }
    let fitted = Number.least([.greatest(asked[at].greatest), fit]), least = Number.greatest(asked[at].least)
    if Self.isSame(fitted.value, length) { return fitted }
    guard Self.isSame(least.value, length) else { return nil }
    return .greatest([told.find(kind.fitted, fitted, index: number(of: at)), least])
  }

  /// How large a track may be that is to grow: nil where that is not one number.
  private func most(_ at: Int, _ told: inout ArrangementExplanation) -> Number? {
    let track = axis.tracks[at]
    let most: Number?
    switch track.greatest {
    case .fixed where track.rule.greatest == .percent: return share(track.rule.greatestValue, track.limit, told)
    case .fixed: most = told.number(track.rule.greatestValue, "most points", along: kind.axis)
    case .minContent: most = .greatest(asked[at].least)
    case .maxContent, .auto: return own(at, track.limit, &told)
    case .percent, .flexible: most = nil
    }
    return most.flatMap { Self.isSame($0.value, track.limit) ? $0 : nil }
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
}

// What tracks make of the room.
extension GridStory {
  /// Tracks that are no shares of the room by `fr`: as they are of their own, or with their parts of what is left.
  mutating func tellLengths(_ told: inout ArrangementExplanation) {
    let plain = axis.tracks.indices.filter { !axis.tracks[$0].isCollapsed && !axis.tracks[$0].isFlexible }
    let growing = plain.filter { axis.tracks[$0].isBetweenLimits }
    let sharing = growing.isEmpty ? plain.filter { axis.tracks[$0].isStretched } : growing
    let hasRoom = told.pass != .height && axis.hasRoom
    let held = growing.isEmpty && hasRoom ? plain.filter { axis.tracks[$0].isHeld } : []
    for track in plain where !sharing.contains(track) && !held.contains(track) { tellOwn(track, &told) }
    if !held.isEmpty {
      tellHeld(held, &told)
      for track in held where lengths[track] == nil { tellOwn(track, &told) }
    }
    if sharing.isEmpty || told.pass == .height { return }
    tellShares(of: sharing, growing.isEmpty ? kind.part : kind.growth, &told)
    for track in sharing where lengths[track] == nil { lengths[track] = decide(track, &told) }
  }

  private mutating func tellOwn(_ track: Int, _ told: inout ArrangementExplanation) {
    if let own = own(track, axis.tracks[track].base, &told) {
      lengths[track] = tell(own, track, &told)
    } else if told.pass != .height {
      lengths[track] = decide(track, &told)
    }
  }

  /// Those that might grow, but for which all others and their contents leave nothing.
  private mutating func tellHeld(_ held: [Int], _ told: inout ArrangementExplanation) {
    var contents: [Number] = []
    for track in axis.tracks.indices where axis.tracks[track].isFlexible || held.contains(track) {
      let content = axis.tracks[track].content
      if content == 0, axis.tracks[track].isFlexible || axis.tracks[track].isCollapsed { continue }
      guard let own = own(track, content, isLeast: true, &told) else { return }
      contents.append(told.find(kind.content, own, index: number(of: track)))
    }
    let room = told.room(in: whole, among: axis.openCount, gap)
    let free = told.find("left to grow", room - .sum(lengths.compactMap { $0 } + contents))
    for track in held {
      let content = axis.tracks[track].content
      guard let own = own(track, content, isLeast: true, &told), let most = most(track, &told) else { continue }
      let least = told.find(kind.content, own, index: number(of: track))
      lengths[track] = tell(.least([least, most]), track, because: free, &told)
    }
  }

  /// Equal parts of what all of the others, and what these have of their own, leave of the room.
  private mutating func tellShares(of sharing: [Int], _ name: StaticString, _ told: inout ArrangementExplanation) {
    if axis.hasFlexible { return }
    var contents: [Number] = []
    for track in sharing {
      let isGrowing = axis.tracks[track].isBetweenLimits
      let length = isGrowing ? axis.tracks[track].content : axis.tracks[track].unstretched
      guard let own = own(track, length, isLeast: isGrowing, &told) else { return }
      contents.append(told.find(kind.content, own, index: number(of: track)))
    }
    let room = told.room(in: whole, among: axis.openCount, gap)
    let free = told.find("free space", room - .sum(lengths.compactMap { $0 } + contents))
    let part = sharing.count == 1 ? free : told.find(name, free / Double(sharing.count))
    for (content, track) in zip(contents, sharing) {
      let length = content + part
      guard Self.isSame(length.value, axis.tracks[track].base) else { continue }
      lengths[track] = tell(length, track, &told)
    }
  }

  /// What the others leave, by the factors of the flexible ones. Those that need more than their shares are as large as that, and the
  /// others share what is left then.
  mutating func tellFlexible(_ told: inout ArrangementExplanation) {
    var sharing = axis.tracks.indices.filter { axis.tracks[$0].isFlexible && !axis.tracks[$0].isCollapsed }
    guard !sharing.isEmpty, told.pass != .height else { return }
    // In each round those that leave it.
    var rounds: [[Int]] = [], last: Double?
    axis.hearLeaving(whole.value) { fraction, track in
      guard sharing.contains(track), !rounds.contains(where: { $0.contains(track) }) else { return }
      if last == fraction { rounds[rounds.count - 1].append(track) } else { rounds.append([track]) }
      last = fraction
    }
    let room = told.room(in: whole, among: axis.openCount, gap)
    for (round, leaving) in rounds.enumerated() {
      let unit = unit(round == 0 ? "1fr if all share" : "1fr if the others share", of: sharing, room, &told)
      for track in leaving {
        guard let content = own(track, axis.tracks[track].content, isLeast: true, &told) else {
          lengths[track] = decide(track, &told)
          continue
        }
        let share = told.find(kind.share, unit.times(axis.tracks[track].flex, told), index: number(of: track))
        lengths[track] = tell(.greatest([share, content]), track, &told)
      }
      sharing.removeAll { leaving.contains($0) }
    }
    if sharing.isEmpty { return }
    let unit = unit("1fr", of: sharing, room, &told)
    for track in sharing {
      let length = unit.times(axis.tracks[track].flex, told)
      lengths[track] =
        Self.isSame(length.value, axis.tracks[track].base) ? tell(length, track, &told) : decide(track, &told)
    }
  }

  /// What a factor of 1 has of what all tracks leave whose lengths are told.
  private func unit(
    _ name: StaticString, of sharing: [Int], _ room: Number, _ told: inout ArrangementExplanation
  ) -> Number {
    let others = lengths.compactMap { $0 }
    let left = others.isEmpty ? room : told.find("left", room - .sum(others))
    let factors = sharing.reduce(0) { $0 + axis.tracks[$1].flex }
    return told.find(name, left / told.number(max(factors, 1), "fr"))
  }
}

extension GridStory.Number {
  /// A flexible track's part, with a factor that is not 1.
  fileprivate func times(_ factor: Double, _ told: borrowing ArrangementExplanation) -> Self {
    factor == 1 ? self : self * told.number(factor, "fr")
  }
}

extension GridStory.Kind {
  fileprivate var fitted: StaticString { self == .column ? "fitted content of column" : "fitted content of row" }
}

extension GridAxis.Track {
  /// Whether it grew beyond what it has of its own, and is not as large as it may be.
  fileprivate var isBetweenLimits: Bool { base > content + 1e-9 && base < limit - 1e-9 && limit < .infinity }

  /// Whether it might be larger, but did not grow.
  fileprivate var isHeld: Bool { base <= content + 1e-9 && content < limit - 1e-9 && limit < .infinity }

  /// How large it is before it has a part of what is left then; without items it has no limit.
  fileprivate var unstretched: Double { limit < .infinity ? limit : content }

  /// Whether it has such a part.
  fileprivate var isStretched: Bool { greatest == .auto && base > unstretched + 1e-9 }
}
