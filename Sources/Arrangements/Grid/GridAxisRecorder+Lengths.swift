import EagerLayout

// The lengths of tracks before free space is distributed.
extension GridAxisRecorder {
  /// Returns a track's length with its operands: the track's rule, or the contributions of its items. Returns nil if
  /// neither results in this length.
  func explainedLength(
    _ index: Int, _ length: Double, isMinContent: Bool = false, _ trace: inout ArrangementTrace
  ) -> Number? {
    let rule = axis.tracks[index].rule, contributions = contributions[index]
    let isRange = rule.maxSizing != rule.minSizing || rule.maxSizingValue != rule.minSizingValue
    if rule.minSizing == .fixed, rule.minSizingValue == length {
      return trace.number(length, isRange && rule.maxSizing == .fixed ? "minimum points" : "points", along: kind.axis)
    }
    if rule.minSizing == .percent, let share = share(rule.minSizingValue, length, trace) { return share }
    if let fitted = fitted(index, length, &trace) { return fitted }
    for contents in isMinContent
      ? [contributions.minContent, contributions.maxContent] : [contributions.maxContent, contributions.minContent]
    where !contents.isEmpty {
      let content = Number.greatest(contents)
      if Self.isSame(content.value, length) { return content }
    }
    if rule.maxSizing == .fixed, rule.maxSizingValue == length {
      return trace.number(length, "maximum points", along: kind.axis)
    }
    if rule.maxSizing == .percent, let share = share(rule.maxSizingValue, length, trace) { return share }
    if length == 0, contributions.minContent.isEmpty, !axis.spans.contains(where: { $0.range.contains(index) }) {
      return trace.number(0, "size without items", along: kind.axis)
    }
    return lengthFromSpanningItem(index, length, trace)
      ?? fit(of: index, trace).flatMap { Self.isSame($0.value, length) ? $0 : nil }
  }

  /// Returns the limit of `fit-content()` for a track, if it has one.
  private func fit(of index: Int, _ trace: borrowing ArrangementTrace) -> Number? {
    guard axis.tracks[index].fit < .infinity else { return nil }
    let rule = axis.tracks[index].rule
    return rule.fitIsPercent ? share(rule.fit, trace) : trace.number(rule.fit, "fitContent", along: kind.axis)
  }

  /// Returns the contributions limited by `fit-content()`, if they result in a length.
  private func fitted(_ index: Int, _ length: Double, _ trace: inout ArrangementTrace) -> Number? {
    guard let fit = fit(of: index, trace), !contributions[index].maxContent.isEmpty else { return nil }
    let fitted = Number.least([.greatest(contributions[index].maxContent), fit]),
      minimum = Number.greatest(contributions[index].minContent)
    if Self.isSame(fitted.value, length) { return fitted }
    guard Self.isSame(minimum.value, length) else { return nil }
    return .greatest([trace.record(kind.fitted, fitted, index: number(of: index)), minimum])
  }

  /// Returns the maximum length of a track; nil if it is not a single number.
  private func maximumLength(_ index: Int, _ trace: inout ArrangementTrace) -> Number? {
    let track = axis.tracks[index]
    let maximum: Number?
    switch track.maxSizing {
    case .fixed where track.rule.maxSizing == .percent: return share(track.rule.maxSizingValue, track.limit, trace)
    case .fixed: maximum = trace.number(track.rule.maxSizingValue, "maximum points", along: kind.axis)
    case .minContent: maximum = .greatest(contributions[index].minContent)
    case .maxContent, .auto: return explainedLength(index, track.limit, &trace)
    case .percent, .flexible: maximum = nil
    }
    return maximum.flatMap { Self.isSame($0.value, track.limit) ? $0 : nil }
  }

  /// Returns a percentage of the container's length, if it results in `length`.
  private func share(_ percent: Double, _ length: Double, _ trace: borrowing ArrangementTrace) -> Number? {
    let share = share(percent, trace)
    return Self.isSame(share.value, length) ? share : nil
  }

  private func share(_ percent: Double, _ trace: borrowing ArrangementTrace) -> Number {
    CalculatedLength.isReference(percent)
      ? trace.number(max(percentage(percent, of: containerLength.value), 0), "calculated length", along: kind.axis)
      : containerLength * trace.number(percent / 100, "share")
  }

  /// Returns the track's length plus a part of the space that an item spanning it needs in addition, if the sum results
  /// in a length.
  private func lengthFromSpanningItem(_ index: Int, _ length: Double, _ trace: borrowing ArrangementTrace) -> Number? {
    for item in 0..<trace.count where axis.spans[item].count > 1 && axis.spans[item].range.contains(index) {
      let height = trace.ownHeight(of: item)
      let sizes = kind == .column ? trace.intrinsicWidths(of: item) : (minContent: height, maxContent: height)
      for needed in [sizes.maxContent, sizes.minContent] {
        if let sum = lengthNeededBySpan(index, needed, axis.spans[item].range, trace), Self.isSame(sum.value, length) {
          return sum
        }
      }
    }
    return nil
  }

  /// Returns the length of a track, if all intrinsic tracks in a range get equal parts of the space that an item needs
  /// in addition to their contents.
  private func lengthNeededBySpan(
    _ index: Int, _ needed: Number, _ range: Range<Int>, _ trace: borrowing ArrangementTrace
  ) -> Number? {
    var missing = needed, ownContent: Number?, count = 0, emptyCount = 0, isEmpty = false
    for track in range {
      let rule = axis.tracks[track].rule
      if rule.maxSizing == .flexible { return nil }
      if track > range.lowerBound, gap.value > 0 { missing = missing - gap }
      let contents = contributions[track].maxContent
      let content =
        rule.minSizing == .fixed
        ? trace.number(rule.minSizingValue, "points") : contents.isEmpty ? nil : Number.greatest(contents)
      if let content { missing = missing - content }
      if rule.maxSizing.isIntrinsic { count += 1 }
      // The space is distributed to tracks without items of their own first.
      if rule.maxSizing.isIntrinsic, contents.isEmpty { emptyCount += 1 }
      if track == index { (ownContent, isEmpty) = (content, contents.isEmpty) }
    }
    if emptyCount > 0 {
      guard isEmpty else { return nil }
      count = emptyCount
    }
    guard missing.value > 0, count > 0 else { return nil }
    let part = count == 1 ? missing : missing / Double(count)
    return ownContent.map { $0 + part } ?? part
  }
}

// Distribution of the available space.
extension GridAxisRecorder {
  /// Records the lengths of tracks that are not flexible, with the part of the free space that they get.
  mutating func recordInflexibleTracks(_ trace: inout ArrangementTrace) {
    let inflexible = axis.tracks.indices.filter { !axis.tracks[$0].isCollapsed && !axis.tracks[$0].isFlexible }
    let growing = inflexible.filter { axis.tracks[$0].isBetweenLimits }
    let sharing = growing.isEmpty ? inflexible.filter { axis.tracks[$0].isStretched } : growing
    let mayGrow = trace.pass != .height && axis.isSizedInDefiniteSpace
    let held = growing.isEmpty && mayGrow ? inflexible.filter { axis.tracks[$0].isHeld } : []
    for track in inflexible where !sharing.contains(track) && !held.contains(track) {
      recordUndistributedLength(track, &trace)
    }
    if !held.isEmpty {
      recordHeldTracks(held, &trace)
      for track in held where lengths[track] == nil { recordUndistributedLength(track, &trace) }
    }
    if sharing.isEmpty || trace.pass == .height { return }
    recordEqualShares(of: sharing, growing.isEmpty ? kind.part : kind.growth, &trace)
    for track in sharing where lengths[track] == nil { lengths[track] = decide(track, &trace) }
  }

  private mutating func recordUndistributedLength(_ track: Int, _ trace: inout ArrangementTrace) {
    if let own = explainedLength(track, axis.tracks[track].base, &trace) {
      lengths[track] = record(own, track, &trace)
    } else if trace.pass != .height {
      lengths[track] = decide(track, &trace)
    }
  }

  /// Records tracks that could grow but for which the other tracks leave no space.
  private mutating func recordHeldTracks(_ held: [Int], _ trace: inout ArrangementTrace) {
    var contents: [Number] = []
    for track in axis.tracks.indices where axis.tracks[track].isFlexible || held.contains(track) {
      let content = axis.tracks[track].content
      if content == 0, axis.tracks[track].isFlexible || axis.tracks[track].isCollapsed { continue }
      guard let own = explainedLength(track, content, isMinContent: true, &trace) else { return }
      contents.append(trace.record(kind.content, own, index: number(of: track)))
    }
    let available = trace.spaceWithoutGaps(in: containerLength, among: axis.openCount, gap)
    let free = trace.record("left to grow", available - .sum(lengths.compactMap { $0 } + contents))
    for track in held {
      let content = axis.tracks[track].content
      guard let own = explainedLength(track, content, isMinContent: true, &trace),
        let maximum = maximumLength(track, &trace)
      else { continue }
      let minimum = trace.record(kind.content, own, index: number(of: track))
      lengths[track] = record(.least([minimum, maximum]), track, because: free, &trace)
    }
  }

  /// Records tracks that get equal parts of the free space.
  private mutating func recordEqualShares(of sharing: [Int], _ name: StaticString, _ trace: inout ArrangementTrace) {
    if axis.hasFlexible { return }
    var contents: [Number] = []
    for track in sharing {
      let isGrowing = axis.tracks[track].isBetweenLimits
      let length = isGrowing ? axis.tracks[track].content : axis.tracks[track].unstretched
      guard let own = explainedLength(track, length, isMinContent: isGrowing, &trace) else { return }
      contents.append(trace.record(kind.content, own, index: number(of: track)))
    }
    let available = trace.spaceWithoutGaps(in: containerLength, among: axis.openCount, gap)
    let free = trace.record("free space", available - .sum(lengths.compactMap { $0 } + contents))
    let part = sharing.count == 1 ? free : trace.record(name, free / Double(sharing.count))
    for (content, track) in zip(contents, sharing) {
      let length = content + part
      guard Self.isSame(length.value, axis.tracks[track].base) else { continue }
      lengths[track] = record(length, track, &trace)
    }
  }

  /// Records flexible tracks, which share the free space by their factors. A track whose content exceeds its share
  /// keeps the content's size, and the others share the rest.
  mutating func recordFlexibleTracks(_ trace: inout ArrangementTrace) {
    var sharing = axis.tracks.indices.filter { axis.tracks[$0].isFlexible && !axis.tracks[$0].isCollapsed }
    guard !sharing.isEmpty, trace.pass != .height else { return }
    // The tracks that are removed from sharing in each round.
    var rounds: [[Int]] = [], last: Double?
    axis.forEachInflexibleTrack(containerLength.value) { fraction, track in
      guard sharing.contains(track), !rounds.contains(where: { $0.contains(track) }) else { return }
      if last == fraction { rounds[rounds.count - 1].append(track) } else { rounds.append([track]) }
      last = fraction
    }
    let available = trace.spaceWithoutGaps(in: containerLength, among: axis.openCount, gap)
    for (round, leaving) in rounds.enumerated() {
      let unit = unit(round == 0 ? "1fr if all share" : "1fr if the others share", of: sharing, available, &trace)
      for track in leaving {
        guard let content = explainedLength(track, axis.tracks[track].content, isMinContent: true, &trace) else {
          lengths[track] = decide(track, &trace)
          continue
        }
        let share = trace.record(kind.share, unit.times(axis.tracks[track].flex, trace), index: number(of: track))
        lengths[track] = record(.greatest([share, content]), track, &trace)
      }
      sharing.removeAll { leaving.contains($0) }
    }
    if sharing.isEmpty { return }
    let unit = unit("1fr", of: sharing, available, &trace)
    for track in sharing {
      let length = unit.times(axis.tracks[track].flex, trace)
      lengths[track] =
        Self.isSame(length.value, axis.tracks[track].base) ? record(length, track, &trace) : decide(track, &trace)
    }
  }

  /// Returns the length of a factor of 1: the space that the recorded tracks leave, divided by the factors.
  private func unit(
    _ name: StaticString, of sharing: [Int], _ available: Number, _ trace: inout ArrangementTrace
  ) -> Number {
    let others = lengths.compactMap { $0 }
    let remaining = others.isEmpty ? available : trace.record("remaining", available - .sum(others))
    let factors = sharing.reduce(0) { $0 + axis.tracks[$1].flex }
    return trace.record(name, remaining / trace.number(max(factors, 1), "fr"))
  }
}

extension GridAxisRecorder.Number {
  /// Returns the share of a flexible track with a factor other than 1.
  fileprivate func times(_ factor: Double, _ trace: borrowing ArrangementTrace) -> Self {
    factor == 1 ? self : self * trace.number(factor, "fr")
  }
}

extension GridAxisRecorder.Kind {
  fileprivate var fitted: StaticString { self == .column ? "fitted content of column" : "fitted content of row" }
}

extension GridAxis.Track {
  /// `true` if the track grew beyond its content, but not to its limit.
  fileprivate var isBetweenLimits: Bool { base > content + 1e-9 && base < limit - 1e-9 && limit < .infinity }

  /// `true` if the track could be larger, but did not grow.
  fileprivate var isHeld: Bool { base <= content + 1e-9 && content < limit - 1e-9 && limit < .infinity }

  /// The length before stretching. Without items, a track has no limit.
  fileprivate var unstretched: Double { limit < .infinity ? limit : content }

  fileprivate var isStretched: Bool { maxSizing == .auto && base > unstretched + 1e-9 }
}
