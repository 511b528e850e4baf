import EagerLayout

/// The sizing rule of a track of a ``Grid``: CSS's min and max track sizing functions.
struct GridRule: BitwiseCopyable, Sendable {
  enum Bound: UInt8, BitwiseCopyable, Sendable {
    case fixed, percent, auto, minContent, maxContent, flexible

    /// `true` if the size depends on items.
    var isIntrinsic: Bool { self == .auto || self == .minContent || self == .maxContent }
  }

  var least = Bound.auto
  var greatest = Bound.auto
  var leastValue = 0.0
  var greatestValue = 0.0
  /// The limit of `fit-content()`; infinite for other tracks.
  var fit = Double.infinity
  var fitIsPercent = false

  /// Creates the rule of a track; nil for an entry that is not a track.
  init?(_ track: GridTrack) {
    switch track.kind {
    case .size(let least, let greatest):
      (self.least, leastValue) = Self.bound(least)
      // A flexible minimum is `auto` (CSS Grid §7.2).
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

  /// Creates the rule of an `auto` track.
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

  /// Returns the track's length for computing automatic repetitions: the maximum if it is definite, but at least the
  /// minimum (CSS Grid §7.2.3.2).
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
