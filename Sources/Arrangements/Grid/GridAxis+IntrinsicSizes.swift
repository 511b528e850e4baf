import EagerLayout

/// The phases of sizing tracks by items, in order (CSS Grid §12.5). Each phase enlarges the base sizes (minimums) or
/// the growth limits (maximums) by one kind of contribution.
enum GridPhase: Int {
  case intrinsicMinimums, contentMinimums, maxContentMinimums, intrinsicMaximums, maxContentMaximums

  var isMaximum: Bool { rawValue > Self.maxContentMinimums.rawValue }
}

// Intrinsic sizes of tracks (CSS Grid §12.5).
extension GridAxis {
  mutating func resolveIntrinsicSizes() {
    fitTracksToSingleItems()
    var first = 0
    while first < spanning.count {
      let count = spans[Int(spanning[first])].count
      var end = first + 1
      while end < spanning.count, spans[Int(spanning[end])].count == count { end += 1 }
      fitTracks(first..<end, spansFlexible: false)
      first = end
    }
    if !spanningFlexible.isEmpty { fitTracks(0..<spanningFlexible.count, spansFlexible: true) }
  }

  /// Fits tracks to the items that are only in one track. Flexible tracks are fitted later if an item spans any of them
  /// (CSS Grid §12.5, step 4).
  private mutating func fitTracksToSingleItems() {
    let fitsAll = spanningFlexible.isEmpty
    for index in tracks.indices where fitsAll || !tracks[index].isFlexible { tracks[index].fitItems() }
  }

  /// Fits tracks to a group of items that span several tracks: all items that span the same number of tracks, or all
  /// items that span a flexible track.
  private mutating func fitTracks(_ range: Range<Int>, spansFlexible: Bool) {
    for rawPhase in 0..<(spansFlexible ? 3 : 5) {
      guard let phase = GridPhase(rawValue: rawPhase) else { continue }
      if phase == .contentMinimums || phase == .maxContentMinimums, !hasKeywordMinimums { continue }
      var isPlanned = false
      computePrefixSums(for: range.count, phase)
      for index in range {
        let item = Int(spansFlexible ? spanningFlexible[index] : spanning[index])
        if distribute(contributions[item][phase], of: item, phase, spansFlexible: spansFlexible) { isPlanned = true }
      }
      if isPlanned { applyPlannedGrowth(of: range, phase, spansFlexible: spansFlexible) }
      // Items that are only in one flexible track contribute in the same step.
      if spansFlexible {
        for index in tracks.indices where tracks[index].isFlexible && isAffected(tracks[index], by: phase) {
          tracks[index].fitItems(phase)
        }
      }
    }
  }

  /// Returns `true` if a phase enlarges a track.
  @inline(__always)
  func isAffected(_ track: Track, by phase: GridPhase) -> Bool {
    switch phase {
    case .intrinsicMinimums: track.minSizing.isIntrinsic
    case .contentMinimums: track.minSizing == .minContent || track.minSizing == .maxContent
    case .maxContentMinimums: track.minSizing == .maxContent
    case .intrinsicMaximums: track.maxSizing.isIntrinsic
    case .maxContentMaximums: track.maxSizing == .auto || track.maxSizing == .maxContent
    }
  }

  /// Applies the planned growth of tracks after all items of a group have been processed.
  private mutating func applyPlannedGrowth(of range: Range<Int>, _ phase: GridPhase, spansFlexible: Bool) {
    if range.count >= tracks.count { return applyPlannedGrowth(0..<tracks.count, phase) }
    for index in range {
      applyPlannedGrowth(spans[Int(spansFlexible ? spanningFlexible[index] : spanning[index])].range, phase)
    }
  }

  private mutating func applyPlannedGrowth(_ range: Range<Int>, _ phase: GridPhase) {
    for index in range where tracks[index].isPlanned {
      if phase.isMaximum {
        let wasInfinite = tracks[index].limit == .infinity
        tracks[index].limit = (wasInfinite ? tracks[index].base : tracks[index].limit) + tracks[index].planned
        tracks[index].isGrowable = phase == .intrinsicMaximums && wasInfinite
      } else {
        tracks[index].base += tracks[index].planned
        tracks[index].limit = max(tracks[index].limit, tracks[index].base)
      }
      tracks[index].planned = 0
      tracks[index].isPlanned = false
    }
  }
}

extension GridAxis.Contribution {
  /// The contribution that a phase uses. As in browsers, the first phase uses the minimum contribution even under a
  /// min-content or max-content constraint.
  @inline(__always)
  subscript(phase: GridPhase) -> Double {
    switch phase {
    case .intrinsicMinimums: minimum
    case .contentMinimums, .intrinsicMaximums: minContent
    case .maxContentMinimums, .maxContentMaximums: maxContent
    }
  }
}

extension GridAxis.Track {
  /// Enlarges the track by the contributions of the items that are only in this track.
  @inline(__always)
  mutating func fitItems() {
    switch minSizing {
    case .auto: base = max(base, contribution.minimum)
    case .minContent: base = max(base, contribution.minContent)
    case .maxContent: base = max(base, contribution.maxContent, contribution.minContent)
    default: break
    }
    if contribution.maxContent > -.infinity {
      switch maxSizing {
      case .minContent: grow(to: contribution.minContent)
      case .maxContent, .auto: grow(to: min(contribution.maxContent, fit))
      default: break
      }
    }
    limit = max(limit, base)
  }

  private mutating func grow(to length: Double) { limit = limit == .infinity ? length : max(limit, length) }

  /// Enlarges a flexible track, in a phase, by the contributions of the items that are only in this track.
  @inline(__always)
  fileprivate mutating func fitItems(_ phase: GridPhase) {
    base = max(base, contribution[phase])
    limit = max(limit, base)
  }
}
