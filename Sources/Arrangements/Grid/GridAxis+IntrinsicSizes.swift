import EagerLayout

/// The phases of CSS Grid §12.5, in order: the size that is enlarged, and the contribution that enlarges it.
enum GridPhase: Int {
  case intrinsicMinimums, contentMinimums, maxContentMinimums, intrinsicMaximums, maxContentMaximums

  var isMaximum: Bool { rawValue > Self.maxContentMinimums.rawValue }
}

// Intrinsic sizes of tracks (CSS Grid §12.5).
extension GridAxis {
  mutating func resolveIntrinsicSizes() {
    fitSingles()
    var first = 0
    while first < wide.count {
      let count = spans[Int(wide[first])].count
      var end = first + 1
      while end < wide.count, spans[Int(wide[end])].count == count { end += 1 }
      accommodate(first..<end, crosses: false)
      first = end
    }
    if !crossing.isEmpty { accommodate(0..<crossing.count, crosses: true) }
  }

  /// Fits tracks to their single items. Flexible tracks wait if items span some of them (CSS Grid §12.5, step 4).
  private mutating func fitSingles() {
    let fitsAll = crossing.isEmpty
    for at in tracks.indices where fitsAll || !tracks[at].isFlexible { tracks[at].fitItems() }
  }

  /// Fits tracks to items that span several: all with the same number of tracks, or all with a flexible track.
  private mutating func accommodate(_ range: Range<Int>, crosses: Bool) {
    for raw in 0..<(crosses ? 3 : 5) {
      guard let phase = GridPhase(rawValue: raw) else { continue }
      if phase == .contentMinimums || phase == .maxContentMinimums, !hasKeywordMinimums { continue }
      var isPlanned = false
      addUp(for: range.count, phase)
      for at in range {
        let item = Int(crosses ? crossing[at] : wide[at])
        if distribute(contributions[item][phase], of: item, phase, crosses: crosses) { isPlanned = true }
      }
      if isPlanned { takePlans(of: range, phase, crosses: crosses) }
      // An item in a single flexible track contributes at the same time.
      if crosses {
        for at in tracks.indices where tracks[at].isFlexible && concerns(tracks[at], phase) {
          tracks[at].fitItems(phase)
        }
      }
    }
  }

  /// Returns `true` if items' contributions in a phase enlarge a track.
  @inline(__always)
  func concerns(_ track: Track, _ phase: GridPhase) -> Bool {
    switch phase {
    case .intrinsicMinimums: track.minSizing.isIntrinsic
    case .contentMinimums: track.minSizing == .minContent || track.minSizing == .maxContent
    case .maxContentMinimums: track.minSizing == .maxContent
    case .intrinsicMaximums: track.maxSizing.isIntrinsic
    case .maxContentMaximums: track.maxSizing == .auto || track.maxSizing == .maxContent
    }
  }

  /// Applies the planned growth of tracks, after all items of a group were processed.
  private mutating func takePlans(of range: Range<Int>, _ phase: GridPhase, crosses: Bool) {
    if range.count >= tracks.count { return take(0..<tracks.count, phase) }
    for at in range { take(spans[Int(crosses ? crossing[at] : wide[at])].range, phase) }
  }

  private mutating func take(_ range: Range<Int>, _ phase: GridPhase) {
    for at in range where tracks[at].isPlanned {
      if phase.isMaximum {
        let wasInfinite = tracks[at].limit == .infinity
        tracks[at].limit = (wasInfinite ? tracks[at].base : tracks[at].limit) + tracks[at].planned
        tracks[at].isGrowable = phase == .intrinsicMaximums && wasInfinite
      } else {
        tracks[at].base += tracks[at].planned
        tracks[at].limit = max(tracks[at].limit, tracks[at].base)
      }
      tracks[at].planned = 0
      tracks[at].isPlanned = false
    }
  }
}

extension GridAxis.Contribution {
  /// The contribution for a phase. Browsers use the minimum contribution also when they size the grid's own content.
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
  /// Enlarges the track to the contributions of its single items.
  @inline(__always)
  mutating func fitItems() {
    switch minSizing {
    case .auto: base = max(base, asked.minimum)
    case .minContent: base = max(base, asked.minContent)
    case .maxContent: base = max(base, asked.maxContent, asked.minContent)
    default: break
    }
    if asked.maxContent > -.infinity {
      switch maxSizing {
      case .minContent: grow(to: asked.minContent)
      case .maxContent, .auto: grow(to: min(asked.maxContent, fit))
      default: break
      }
    }
    limit = max(limit, base)
  }

  private mutating func grow(to length: Double) { limit = limit == .infinity ? length : max(limit, length) }

  /// Enlarges a flexible track to the contributions of its single items in a phase.
  @inline(__always)
  fileprivate mutating func fitItems(_ phase: GridPhase) {
    base = max(base, asked[phase])
    limit = max(limit, base)
  }
}
