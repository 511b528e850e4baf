import EagerLayout

// Distribution of the free space (CSS Grid §12.6 to §12.8).
extension GridAxis {
  /// Grows tracks to their limits (CSS Grid §12.6). A track with an infinite limit keeps its base size.
  mutating func maximize(in room: Room) {
    switch room {
    case .minContent: return
    case .maxContent, .indefinite:
      guard hasRoomToGrow else { return }
      bases = 0
      for at in tracks.indices {
        if tracks[at].limit < .infinity { tracks[at].base = tracks[at].limit }
        bases += tracks[at].base
      }
    case .definite(let length):
      var free = length - total, count = 0
      guard hasRoomToGrow, free > 0 else { return }
      for at in tracks.indices {
        let grows = tracks[at].limit > tracks[at].base && tracks[at].limit < .infinity && !tracks[at].isCollapsed
        tracks[at].isFrozen = !grows
        if grows { count += 1 }
      }
      while count > 0, free > 0 {
        let part = free / Double(count)
        var isNew = false
        for at in tracks.indices where !tracks[at].isFrozen && tracks[at].limit - tracks[at].base <= part {
          free -= tracks[at].limit - tracks[at].base
          tracks[at].base = tracks[at].limit
          tracks[at].isFrozen = true
          count -= 1
          isNew = true
        }
        if isNew { continue }
        for at in tracks.indices where !tracks[at].isFrozen { tracks[at].base += part }
        break
      }
      addBases()
    }
  }

  private mutating func addBases() {
    bases = 0
    for at in tracks.indices { bases += tracks[at].base }
  }

  /// Sets the sizes of flexible tracks (CSS Grid §12.7).
  mutating func expandFlexible(in room: Room) {
    let fraction: Double
    switch room {
    case .minContent: return
    case .definite(let length): fraction = self.fraction(of: length, 0..<tracks.count)
    case .maxContent, .indefinite: fraction = contentFraction
    }
    bases = 0
    for at in tracks.indices {
      if tracks[at].isFlexible { tracks[at].base = max(tracks[at].base, fraction * tracks[at].flex) }
      bases += tracks[at].base
    }
  }

  /// The `fr` at which flexible tracks, and items that span some, have their max-content size.
  private var contentFraction: Double {
    var fraction = 0.0
    for at in tracks.indices where tracks[at].isFlexible {
      fraction = max(fraction, tracks[at].base / max(tracks[at].flex, 1))
      fraction = max(fraction, tracks[at].contentFraction)
    }
    for item in crossing {
      fraction = max(fraction, self.fraction(of: contributions[Int(item)].maxContent, spans[Int(item)].range))
    }
    return fraction
  }

  /// Calls `hear` for each flexible track whose content exceeds its share, in order, with the `fr` of that round.
  func hearLeaving(_ length: Double, _ hear: (_ fraction: Double, _ track: Int) -> Void) {
    var axis = self
    for at in tracks.indices where tracks[at].isFlexible { axis.tracks[at].base = tracks[at].content }
    _ = axis.fraction(of: length, 0..<tracks.count, hear)
  }

  /// Returns the `fr` at which tracks fill a length (CSS Grid §12.7.1). Tracks that need more keep their base sizes.
  private func fraction(of length: Double, _ range: Range<Int>) -> Double { fraction(of: length, range) { _, _ in } }

  @inline(__always)
  private func fraction(of length: Double, _ range: Range<Int>, _ leaves: (Double, Int) -> Void) -> Double {
    var left = length, factors = 0.0, count = 0
    for at in range where !tracks[at].isCollapsed {
      count += 1
      if tracks[at].isFlexible { factors += tracks[at].flex } else { left -= tracks[at].base }
    }
    left -= gap * Double(max(count - 1, 0))
    var fraction = left / max(factors, 1)
    while true {
      var (others, rest) = (left, 0.0)
      for at in range where tracks[at].isFlexible {
        // A base that exceeds the share by a rounding error is the share.
        if tracks[at].flex * fraction < tracks[at].base - 1.0 / 1024 {
          others -= tracks[at].base
          leaves(fraction, at)
        } else {
          rest += tracks[at].flex
        }
      }
      if rest == 0 { return 0 }
      let next = others / max(rest, 1)
      if next >= fraction { return max(fraction, 0) }
      fraction = next
    }
  }

  /// Stretches `auto` tracks by equal parts of the free space (CSS Grid §12.8).
  mutating func stretch(to length: Double) {
    let free = length - total
    guard hasStretching, free > 0 else { return }
    var count = 0
    for at in tracks.indices where tracks[at].stretches { count += 1 }
    guard count > 0 else { return }
    let part = free / Double(count)
    for at in tracks.indices where tracks[at].stretches { tracks[at].base += part }
    addBases()
  }
}

extension GridAxis.Track {
  fileprivate var stretches: Bool { maxSizing == .auto && fit == .infinity && rule.fit == .infinity && !isCollapsed }

  /// The `fr` at which this track alone has the max-content size of its items.
  fileprivate var contentFraction: Double {
    let share = max(asked.maxContent, 0) / max(flex, 1)
    return flex > 0 && flex * share >= base - 1.0 / 1024 ? share : 0
  }
}
