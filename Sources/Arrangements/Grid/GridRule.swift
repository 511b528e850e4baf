import EagerLayout

/// How large a track of a ``Grid`` may be: CSS's min and max track sizing functions.
struct GridRule: BitwiseCopyable, Sendable {
  enum Bound: UInt8, BitwiseCopyable, Sendable {
    case fixed, percent, auto, minContent, maxContent, flexible

    /// Whether it follows from items.
    @inline(__always)
    var isIntrinsic: Bool { self == .auto || self == .minContent || self == .maxContent }
  }

  var least = Bound.auto
  var greatest = Bound.auto
  var leastValue = 0.0
  var greatestValue = 0.0
  /// What `fit-content()` limits it to; infinite where it is not written so.
  var fit = Double.infinity
  var fitIsPercent = false

  /// The rule of a track; nil for what is no track.
  init?(_ track: GridTrack) {
    switch track.kind {
    case .size(let least, let greatest):
      (self.least, leastValue) = Self.bound(least)
      // A flexible size is none at least (CSS Grid §7.2).
      if self.least == .flexible { self.least = .auto }
      (self.greatest, greatestValue) = Self.bound(greatest)
    case .fitContent(let limit):
      let (bound, value) = Self.bound(limit)
      if bound == .fixed || bound == .percent {
        fit = value
        fitIsPercent = bound == .percent
      }
    case .line, .repeated: return nil
    }
  }

  /// An automatic track.
  init() {}

  private static func bound(_ breadth: GridTrack.Breadth) -> (Bound, Double) {
    switch breadth {
    case .points(let length): (.fixed, lengthOrZero(length))
    case .percent(let share): (.percent, lengthOrZero(share))
    case .flexible(let factor): (.flexible, lengthOrZero(factor))
    case .auto: (.auto, 0)
    case .minContent: (.minContent, 0)
    case .maxContent: (.maxContent, 0)
    }
  }

  /// The length that a track counts with where it is found how often it can be repeated: the greatest one if that is known,
  /// but no less than the least one (CSS Grid §7.2.3.2).
  func repeatedLength(in room: Double) -> Double {
    let least = length(self.least, leastValue, in: room), greatest = length(self.greatest, greatestValue, in: room)
    return max(greatest ?? least ?? 0, least ?? 0)
  }

  private func length(_ bound: Bound, _ value: Double, in room: Double) -> Double? {
    switch bound {
    case .fixed: value
    case .percent: room * value / 100
    default: nil
    }
  }
}
