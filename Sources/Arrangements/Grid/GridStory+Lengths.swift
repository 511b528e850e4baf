import EagerLayout

// Lengths that tracks have of their own.
extension GridStory {
  /// Returns the origin of a track's own length: its rule, or its items' contributions. Nil if neither matches.
  func own(
    _ at: Int, _ length: Double, isLeast: Bool = false, _ told: inout ArrangementExplanation
  ) -> Number? {
    let rule = axis.tracks[at].rule, asked = asked[at]
    let isRange = rule.greatest != rule.least || rule.greatestValue != rule.leastValue
    if rule.least == .fixed, rule.leastValue == length {
      return told.number(length, isRange && rule.greatest == .fixed ? "minimum points" : "points", along: kind.axis)
    }
    if rule.least == .percent, let share = share(rule.leastValue, length, told) { return share }
    if let fitted = fitted(at, length, &told) { return fitted }
    for contents in isLeast ? [asked.least, asked.greatest] : [asked.greatest, asked.least] where !contents.isEmpty {
      let content = Number.greatest(contents)
      if Self.isSame(content.value, length) { return content }
    }
    if rule.greatest == .fixed, rule.greatestValue == length {
      return told.number(length, "maximum points", along: kind.axis)
    }
    if rule.greatest == .percent, let share = share(rule.greatestValue, length, told) { return share }
    if length == 0, asked.least.isEmpty, !axis.spans.contains(where: { $0.range.contains(at) }) {
      return told.number(0, "size without items", along: kind.axis)
    }
    return ofSpan(at, length, told) ?? fit(of: at, told).flatMap { Self.isSame($0.value, length) ? $0 : nil }
  }

  /// Returns the limit of `fit-content()` for a track, if it has one.
  private func fit(of at: Int, _ told: borrowing ArrangementExplanation) -> Number? {
    guard axis.tracks[at].fit < .infinity else { return nil }
    let rule = axis.tracks[at].rule
    return rule.fitIsPercent
      ? whole * told.number(rule.fit / 100, "share") : told.number(rule.fit, "fitContent", along: kind.axis)
  }

  /// Returns the contributions limited by `fit-content()`, if a length equals that.
  private func fitted(_ at: Int, _ length: Double, _ told: inout ArrangementExplanation) -> Number? {
    guard let fit = fit(of: at, told), !asked[at].greatest.isEmpty else { return nil }
    let fitted = Number.least([.greatest(asked[at].greatest), fit]), least = Number.greatest(asked[at].least)
    if Self.isSame(fitted.value, length) { return fitted }
    guard Self.isSame(least.value, length) else { return nil }
    return .greatest([told.find(kind.fitted, fitted, index: number(of: at)), least])
  }

  /// Returns the maximum length of a track; nil if it is not a single number.
  private func most(_ at: Int, _ told: inout ArrangementExplanation) -> Number? {
    let track = axis.tracks[at]
    let most: Number?
    switch track.greatest {
    case .fixed where track.rule.greatest == .percent: return share(track.rule.greatestValue, track.limit, told)
    case .fixed: most = told.number(track.rule.greatestValue, "maximum points", along: kind.axis)
    case .minContent: most = .greatest(asked[at].least)
    case .maxContent, .auto: return own(at, track.limit, &told)
    case .percent, .flexible: most = nil
    }
    return most.flatMap { Self.isSame($0.value, track.limit) ? $0 : nil }
  }

  /// Returns a percentage of the whole, if a length equals that.
  private func share(_ percent: Double, _ length: Double, _ told: borrowing ArrangementExplanation) -> Number? {
    let share = whole * told.number(percent / 100, "share")
    return Self.isSame(share.value, length) ? share : nil
  }

  /// Returns the own length plus a part of the space that a spanning item lacks, if a length equals that sum.
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
      // Tracks limited by their own items take nothing as long as others have no items.
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

// Distribution of the available space.
extension GridStory {
  /// Records the lengths of tracks that are not flexible: their own length, or with a part of the free space.
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

  /// Records tracks that could grow but for which the other tracks leave no space.
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

  /// Records tracks that get equal parts of the free space.
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

  /// Records flexible tracks, which share the free space by their factors. A track whose content exceeds its share
  /// keeps the content's size, and the others share the rest.
  mutating func tellFlexible(_ told: inout ArrangementExplanation) {
    var sharing = axis.tracks.indices.filter { axis.tracks[$0].isFlexible && !axis.tracks[$0].isCollapsed }
    guard !sharing.isEmpty, told.pass != .height else { return }
    // The tracks that are removed from sharing in each round.
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

  /// Returns the length of a factor of 1: the space that the recorded tracks leave, divided by the factors.
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
  /// Returns the share of a flexible track with a factor other than 1.
  fileprivate func times(_ factor: Double, _ told: borrowing ArrangementExplanation) -> Self {
    factor == 1 ? self : self * told.number(factor, "fr")
  }
}

extension GridStory.Kind {
  fileprivate var fitted: StaticString { self == .column ? "fitted content of column" : "fitted content of row" }
}

extension GridAxis.Track {
  /// `true` if the track grew beyond its own length, but not to its limit.
  fileprivate var isBetweenLimits: Bool { base > content + 1e-9 && base < limit - 1e-9 && limit < .infinity }

  /// `true` if the track could be larger, but did not grow.
  fileprivate var isHeld: Bool { base <= content + 1e-9 && content < limit - 1e-9 && limit < .infinity }

  /// The length before stretching. Without items, a track has no limit.
  fileprivate var unstretched: Double { limit < .infinity ? limit : content }

  /// `true` if the track was stretched.
  fileprivate var isStretched: Bool { greatest == .auto && base > unstretched + 1e-9 }
}
