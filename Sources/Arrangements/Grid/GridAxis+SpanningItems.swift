import EagerLayout

// Distribution of an item's contribution to the tracks that it spans (CSS Grid §12.5.1).
extension GridAxis {
  /// The sum of several tracks, as a phase needs it.
  struct Sum: BitwiseCopyable, Sendable {
    var size = 0.0
    /// In phases that enlarge limits, the number of tracks whose limit is infinite or may still grow.
    var unlimitedCount = 0

    @inline(__always)
    mutating func add(_ track: Track, _ phase: GridPhase) {
      size += track.size(phase)
      if phase.isMaximum, track.limit == .infinity || track.isGrowable { unlimitedCount += 1 }
    }
  }

  /// Computes prefix sums of the tracks for a phase, if there are so many items that this is cheaper than adding up the
  /// tracks of each item.
  mutating func computePrefixSums(for items: Int, _ phase: GridPhase) {
    if !sums.isEmpty { sums.removeAll(keepingCapacity: true) }
    if items < tracks.count { return }
    var sum = Sum()
    sums.append(sum)
    for index in tracks.indices {
      sum.add(tracks[index], phase)
      sums.append(sum)
    }
  }

  /// Returns the sum of the tracks in a range, from the prefix sums if there are any.
  @inline(__always)
  private func sizes(of range: Range<Int>, _ phase: GridPhase) -> Sum {
    var sum = Sum()
    if sums.isEmpty {
      for index in range { sum.add(tracks[index], phase) }
    } else {
      let (before, after) = (sums[range.lowerBound], sums[range.upperBound])
      (sum.size, sum.unlimitedCount) = (after.size - before.size, after.unlimitedCount - before.unlimitedCount)
    }
    return sum
  }

  /// Plans the growth of the tracks that an item spans, in a phase. `needed` is the item's contribution. Returns `true`
  /// if the plan includes any track.
  mutating func distribute(_ needed: Double, of item: Int, _ phase: GridPhase, spansFlexible: Bool) -> Bool {
    let range = spans[item].range, sum = sizes(of: range, phase)
    var space = needed - gap * Double(range.count - 1) - sum.size
    // A contribution makes infinite limits finite, even if the tracks need no additional space. A subgrid has no
    // contribution, so it leaves them infinite.
    guard space > 0 || sum.unlimitedCount > 0 && needed > -.infinity else { return false }
    var affectedCount = 0, factors = 0.0
    for index in range {
      tracks[index].isFrozen = spansFlexible && !tracks[index].isFlexible || !isAffected(tracks[index], by: phase)
      if tracks[index].isFrozen { continue }
      tracks[index].isPlanned = true
      tracks[index].incurred = 0
      affectedCount += 1
      factors += tracks[index].flex
    }
    guard affectedCount > 0, space > 0 else { return affectedCount > 0 }
    if spansFlexible, factors > 0 {
      for index in range where !tracks[index].isFrozen { tracks[index].incurred = space * tracks[index].flex / factors }
    } else {
      space = share(space, range, affectedCount) { $0.growthToLimit(phase) }
      if space > 0 { shareBeyondLimits(space, range, phase, spansFlexible: spansFlexible) }
    }
    for index in range where tracks[index].isPlanned && isAffected(tracks[index], by: phase) {
      tracks[index].planned = max(tracks[index].planned, tracks[index].incurred)
    }
    return true
  }

  /// Distributes space equally to the tracks that are not frozen. `growth` returns the amount by which a track may
  /// grow. Returns the remaining space.
  private mutating func share(
    _ space: Double, _ range: Range<Int>, _ count: Int, _ growth: (Track) -> Double
  ) -> Double {
    var space = space, count = count
    while count > 0, space > 0 {
      let share = space / Double(count)
      var didFreeze = false
      for index in range where !tracks[index].isFrozen {
        let remaining = growth(tracks[index])
        guard remaining <= share else { continue }
        tracks[index].incurred += max(remaining, 0)
        space -= max(remaining, 0)
        tracks[index].isFrozen = true
        count -= 1
        didFreeze = true
      }
      if didFreeze { continue }
      for index in range where !tracks[index].isFrozen { tracks[index].incurred += share }
      return 0
    }
    return space
  }

  /// Distributes the space that remains after all tracks have reached their limits: to the tracks that may grow beyond
  /// their limits, or else to all affected tracks.
  private mutating func shareBeyondLimits(
    _ space: Double, _ range: Range<Int>, _ phase: GridPhase, spansFlexible: Bool
  ) {
    @inline(__always) func mayGrow(_ track: Track) -> Bool {
      (!spansFlexible || track.isFlexible) && isAffected(track, by: phase)
    }
    var count = 0
    for index in range {
      let grows = mayGrow(tracks[index]) && tracks[index].growsBeyondLimit(phase)
      tracks[index].isFrozen = !grows
      if grows { count += 1 }
    }
    if phase.isMaximum {
      if count > 0 { _ = share(space, range, count) { $0.fit - $0.size(phase) - $0.incurred } }
      return
    }
    // If no track may grow beyond its limit, the contribution makes all affected tracks exceed it, including the limit
    // of `fit-content()`.
    if count == 0 {
      for index in range {
        tracks[index].isFrozen = !mayGrow(tracks[index])
        if !tracks[index].isFrozen { count += 1 }
      }
    }
    for index in range where !tracks[index].isFrozen { tracks[index].incurred += space / Double(count) }
  }
}

extension GridAxis.Track {
  /// Returns the size that a phase enlarges: the base size, or the growth limit. An infinite limit counts as the base
  /// size.
  func size(_ phase: GridPhase) -> Double { phase.isMaximum && limit < .infinity ? limit : base }

  /// Returns the amount by which the track may grow in a phase before it reaches its limit.
  @inline(__always)
  func growthToLimit(_ phase: GridPhase) -> Double {
    if !phase.isMaximum { return limit - base }
    return limit == .infinity || isGrowable ? fit - size(phase) : 0
  }

  /// Returns `true` if the track may grow beyond its limit in a phase.
  @inline(__always)
  func growsBeyondLimit(_ phase: GridPhase) -> Bool {
    switch phase {
    case .intrinsicMinimums, .contentMinimums: maxSizing.isIntrinsic
    case .maxContentMinimums: maxSizing == .auto || maxSizing == .maxContent
    case .intrinsicMaximums, .maxContentMaximums: true
    }
  }
}
