import EagerLayout

/// What is made larger, and by which of an item's contributions, in the order of CSS Grid §12.5.
enum GridPhase: Int {
  case intrinsicMinimums, contentMinimums, maxContentMinimums, intrinsicMaximums, maxContentMaximums

  @inline(__always)
  var isMaximum: Bool { rawValue > Self.maxContentMinimums.rawValue }
}

// Tracks that are as large as their items need (CSS Grid §12.5).
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

  /// Items in one track that is not flexible.
  private mutating func fitSingles() {
    for item in spans.indices where spans[item].count == 1 {
      let at = Int(spans[item].start)
      let least = tracks[at].least, greatest = tracks[at].greatest
      if greatest == .flexible { continue }
      switch least {
      case .auto: tracks[at].base = max(tracks[at].base, contributions[item].minimum)
      case .minContent: tracks[at].base = max(tracks[at].base, contributions[item].least)
      case .maxContent: tracks[at].base = max(tracks[at].base, contributions[item].greatest)
      default: break
      }
      switch greatest {
      case .minContent: grow(at, to: contributions[item].least)
      case .maxContent, .auto: grow(at, to: min(contributions[item].greatest, tracks[at].fit))
      default: break
      }
    }
    for at in tracks.indices { tracks[at].limit = max(tracks[at].limit, tracks[at].base) }
  }

  @inline(__always)
  private mutating func grow(_ at: Int, to length: Double) {
    tracks[at].limit = tracks[at].limit == .infinity ? length : max(tracks[at].limit, length)
  }

  /// What an item contributes in a phase. Browsers take the least contribution also where the grid's own content is sized.
  @inline(__always)
  private func contribution(of item: Int, _ phase: GridPhase) -> Double {
    switch phase {
    case .intrinsicMinimums: contributions[item].minimum
    case .contentMinimums, .intrinsicMaximums: contributions[item].least
    case .maxContentMinimums, .maxContentMaximums: contributions[item].greatest
    }
  }

  /// Items that span several tracks, all of the same number or all that span a flexible one.
  private mutating func accommodate(_ range: Range<Int>, crosses: Bool) {
    for raw in 0..<(crosses ? 3 : 5) {
      guard let phase = GridPhase(rawValue: raw) else { continue }
      if phase == .contentMinimums || phase == .maxContentMinimums, !hasKeywordMinimums { continue }
      for at in range {
        let item = Int(crosses ? crossing[at] : wide[at])
        distribute(contribution(of: item, phase), of: item, phase, crosses: crosses)
      }
      for at in range { take(spans[Int(crosses ? crossing[at] : wide[at])].range, phase) }
    }
  }

  /// Whether an item's contribution in a phase makes a track larger.
  @inline(__always)
  func concerns(_ track: Track, _ phase: GridPhase) -> Bool {
    switch phase {
    case .intrinsicMinimums: track.least.isIntrinsic
    case .contentMinimums: track.least == .minContent || track.least == .maxContent
    case .maxContentMinimums: track.least == .maxContent
    case .intrinsicMaximums: track.greatest.isIntrinsic
    case .maxContentMaximums: track.greatest == .auto || track.greatest == .maxContent
    }
  }

  /// Makes tracks as large as it was planned, once all items of a group were heard.
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
