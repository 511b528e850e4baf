import EagerLayout

// Distribution of the free space to tracks (CSS Grid §12.6 to §12.8).
extension GridAxis {
  /// Grows tracks to their limits (CSS Grid §12.6). A track with an infinite limit keeps its base size.
  mutating func maximize(in available: AvailableSpace) {
    switch available {
    case .minContent: return
    case .maxContent, .indefinite:
      bases = 0
      for index in tracks.indices {
        if tracks[index].limit < .infinity { tracks[index].base = tracks[index].limit }
        bases += tracks[index].base
      }
    case .definite(let length):
      var free = length - total, count = 0
      guard free > 0 else { return }
      for index in tracks.indices {
        let grows =
          tracks[index].limit > tracks[index].base && tracks[index].limit < .infinity && !tracks[index].isCollapsed
        tracks[index].isFrozen = !grows
        if grows { count += 1 }
      }
      while count > 0, free > 0 {
        let part = free / Double(count)
        var didFreeze = false
        for index in tracks.indices where !tracks[index].isFrozen && tracks[index].limit - tracks[index].base <= part {
          free -= tracks[index].limit - tracks[index].base
          tracks[index].base = tracks[index].limit
          tracks[index].isFrozen = true
          count -= 1
          didFreeze = true
        }
        if didFreeze { continue }
        for index in tracks.indices where !tracks[index].isFrozen { tracks[index].base += part }
        break
      }
      updateBases()
    }
  }

  private mutating func updateBases() {
    bases = 0
    for index in tracks.indices { bases += tracks[index].base }
  }

  /// Sets the sizes of flexible tracks (CSS Grid §12.7).
  mutating func expandFlexible(in available: AvailableSpace) {
    let fraction: Double
    switch available {
    case .minContent: return
    case .definite(let length): fraction = self.fraction(of: length, 0..<tracks.count)
    case .maxContent, .indefinite: fraction = contentFraction
    }
    bases = 0
    for index in tracks.indices {
      tracks[index].expand(fraction)
      bases += tracks[index].base
    }
  }

  /// The length of one `fr` in an indefinite space: the maximum of what the flexible tracks, and the items that span a
  /// flexible track, need for their max-content contributions (CSS Grid §12.7).
  @inline(__always)
  private var contentFraction: Double {
    var fraction = 0.0
    for index in tracks.indices where tracks[index].isFlexible {
      fraction = max(fraction, tracks[index].base / max(tracks[index].flex, 1))
      fraction = max(fraction, tracks[index].contentFraction)
    }
    for item in spanningFlexible {
      fraction = max(fraction, self.fraction(of: contributions[Int(item)].maxContent, spans[Int(item)].range))
    }
    return fraction
  }

  /// Calls `body` for each flexible track whose content exceeds its share, so that it is treated as inflexible. Passes
  /// the length of one `fr` in the round that finds the track. Used by the trace.
  func forEachInflexibleTrack(_ length: Double, _ body: (_ fraction: Double, _ track: Int) -> Void) {
    var axis = self
    for index in tracks.indices where tracks[index].isFlexible { axis.tracks[index].base = tracks[index].content }
    _ = axis.fraction(of: length, 0..<tracks.count, body)
  }

  /// Returns the length of one `fr` with which tracks fill a length (CSS Grid §12.7.1). A track whose base size exceeds
  /// its share keeps its base size.
  @inline(__always)
  private func fraction(of length: Double, _ range: Range<Int>) -> Double { fraction(of: length, range) { _, _ in } }

  @inline(__always)
  private func fraction(of length: Double, _ range: Range<Int>, _ onInflexible: (Double, Int) -> Void) -> Double {
    var remaining = length, factors = 0.0, count = 0
    for index in range where !tracks[index].isCollapsed {
      count += 1
      if tracks[index].isFlexible { factors += tracks[index].flex } else { remaining -= tracks[index].base }
    }
    remaining -= gap * Double(max(count - 1, 0))
    var fraction = remaining / max(factors, 1)
    while true {
      var (space, flexibleFactors) = (remaining, 0.0)
      for index in range where tracks[index].isFlexible {
        // A base size that exceeds the share only by a rounding error counts as equal to it.
        if tracks[index].flex * fraction < tracks[index].base - 1.0 / 1024 {
          space -= tracks[index].base
          onInflexible(fraction, index)
        } else {
          flexibleFactors += tracks[index].flex
        }
      }
      if flexibleFactors == 0 { return 0 }
      let next = space / max(flexibleFactors, 1)
      if next >= fraction { return max(fraction, 0) }
      fraction = next
    }
  }

  /// Stretches `auto` tracks by equal parts of the free space (CSS Grid §12.8).
  mutating func stretch(to length: Double) {
    let free = length - total
    guard hasStretching, free > 0 else { return }
    var count = 0
    for index in tracks.indices where tracks[index].stretches { count += 1 }
    guard count > 0 else { return }
    let part = free / Double(count)
    bases = 0
    for index in tracks.indices {
      tracks[index].stretch(by: part)
      bases += tracks[index].base
    }
  }
}

extension GridAxis.Track {
  @inline(__always)
  fileprivate mutating func expand(_ fraction: Double) { if isFlexible { base = max(base, fraction * flex) } }

  @inline(__always)
  fileprivate mutating func stretch(by part: Double) { if stretches { base += part } }

  fileprivate var stretches: Bool { maxSizing == .auto && rule.fit == .infinity && !isCollapsed }

  /// The length of one `fr` at which this track has the max-content size of the items in it alone.
  fileprivate var contentFraction: Double {
    let share = max(contribution.maxContent, 0) / max(flex, 1)
    return flex > 0 && flex * share >= base - 1.0 / 1024 ? share : 0
  }
}
