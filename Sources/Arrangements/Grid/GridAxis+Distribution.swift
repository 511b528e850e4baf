import EagerLayout

// Distribution of an item's contribution to the tracks that it spans (CSS Grid §12.5.1).
extension GridAxis {
  /// The sum of tracks that a phase enlarges.
  struct Sum: BitwiseCopyable, Sendable {
    var size = 0.0
    /// The number of tracks without an effective limit.
    var openLimits = 0

    @inline(__always)
    mutating func add(_ track: Track, _ phase: GridPhase) {
      size += track.size(phase)
      if phase.isMaximum, track.limit == .infinity || track.isGrowable { openLimits += 1 }
    }
  }

  /// Computes prefix sums of the tracks if enough items span tracks to make this cheaper than separate sums.
  mutating func addUp(for items: Int, _ phase: GridPhase) {
    if !sums.isEmpty { sums.removeAll(keepingCapacity: true) }
    if items < tracks.count { return }
    var sum = Sum()
    sums.append(sum)
    for at in tracks.indices {
      sum.add(tracks[at], phase)
      sums.append(sum)
    }
  }

  private func sizes(of range: Range<Int>, _ phase: GridPhase) -> Sum {
    var sum = Sum()
    if sums.isEmpty {
      for at in range { sum.add(tracks[at], phase) }
    } else {
      let (before, after) = (sums[range.lowerBound], sums[range.upperBound])
      (sum.size, sum.openLimits) = (after.size - before.size, after.openLimits - before.openLimits)
    }
    return sum
  }

  /// Plans the growth of an item's tracks in a phase. Returns `true` if the plan includes any track.
  mutating func distribute(_ needed: Double, of item: Int, _ phase: GridPhase, crosses: Bool) -> Bool {
    let range = spans[item].range, sum = sizes(of: range, phase)
    var space = needed - gap * Double(range.count - 1) - sum.size
    // An item makes infinite limits finite, even if it needs no space.
    guard space > 0 || sum.openLimits > 0 else { return false }
    var concerned = 0, factors = 0.0
    for at in range {
      tracks[at].isFrozen = crosses && !tracks[at].isFlexible || !concerns(tracks[at], phase)
      if tracks[at].isFrozen { continue }
      tracks[at].isPlanned = true
      tracks[at].incurred = 0
      concerned += 1
      factors += tracks[at].flex
    }
    guard concerned > 0, space > 0 else { return concerned > 0 }
    if crosses, factors > 0 {
      for at in range where !tracks[at].isFrozen { tracks[at].incurred = space * tracks[at].flex / factors }
    } else {
      space = share(space, range, concerned) { $0.roomToLimit(phase) }
      if space > 0 { shareBeyondLimits(space, range, phase, crosses: crosses) }
    }
    for at in range where tracks[at].isPlanned && concerns(tracks[at], phase) {
      tracks[at].planned = max(tracks[at].planned, tracks[at].incurred)
    }
    return true
  }

  /// Shares space equally between the tracks that are not frozen, each up to its limit. Returns the remaining space.
  private mutating func share(
    _ space: Double, _ range: Range<Int>, _ count: Int, _ room: (Track) -> Double
  ) -> Double {
    var space = space, count = count
    while count > 0, space > 0 {
      let part = space / Double(count)
      var isNew = false
      for at in range where !tracks[at].isFrozen {
        let left = room(tracks[at])
        guard left <= part else { continue }
        tracks[at].incurred += max(left, 0)
        space -= max(left, 0)
        tracks[at].isFrozen = true
        count -= 1
        isNew = true
      }
      if isNew { continue }
      for at in range where !tracks[at].isFrozen { tracks[at].incurred += part }
      return 0
    }
    return space
  }

  /// Shares the space that remains at all limits: among tracks that may grow beyond theirs, or else among all.
  private mutating func shareBeyondLimits(
    _ space: Double, _ range: Range<Int>, _ phase: GridPhase, crosses: Bool
  ) {
    @inline(__always) func isConcerned(_ track: Track) -> Bool {
      (!crosses || track.isFlexible) && concerns(track, phase)
    }
    var count = 0
    for at in range {
      let wants = isConcerned(tracks[at]) && tracks[at].growsBeyondLimit(phase)
      tracks[at].isFrozen = !wants
      if wants { count += 1 }
    }
    if phase.isMaximum {
      if count > 0 { _ = share(space, range, count) { $0.fit - $0.size(phase) - $0.incurred } }
      return
    }
    // Required space makes tracks exceed the limit of `fit-content()`, like other limits.
    if count == 0 {
      for at in range {
        tracks[at].isFrozen = !isConcerned(tracks[at])
        if !tracks[at].isFrozen { count += 1 }
      }
    }
    for at in range where !tracks[at].isFrozen { tracks[at].incurred += space / Double(count) }
  }
}

extension GridAxis.Track {
  /// The size that a phase enlarges.
  func size(_ phase: GridPhase) -> Double { phase.isMaximum && limit < .infinity ? limit : base }

  /// Returns the growth that the track's limit allows.
  @inline(__always)
  func roomToLimit(_ phase: GridPhase) -> Double {
    if !phase.isMaximum { return limit - base }
    return limit == .infinity || isGrowable ? fit - size(phase) : 0
  }

  /// Returns `true` if a track may grow beyond its limit.
  @inline(__always)
  func growsBeyondLimit(_ phase: GridPhase) -> Bool {
    switch phase {
    case .intrinsicMinimums, .contentMinimums: maxSizing.isIntrinsic
    case .maxContentMinimums: maxSizing == .auto || maxSizing == .maxContent
    case .intrinsicMaximums, .maxContentMaximums: true
    }
  }
}
