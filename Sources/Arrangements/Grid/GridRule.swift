import EagerLayout

/// The sizing rule of a track of a ``Grid``: CSS's min and max track sizing functions.
struct GridRule: BitwiseCopyable, Sendable {
  enum Bound: UInt8, BitwiseCopyable, Sendable {
    case fixed, percent, auto, minContent, maxContent, flexible

    /// `true` if the size depends on items.
    var isIntrinsic: Bool { self == .auto || self == .minContent || self == .maxContent }
  }

  var minSizing = Bound.auto
  var maxSizing = Bound.auto
  var minSizingValue = 0.0
  var maxSizingValue = 0.0
  /// The limit of `fit-content()`; infinite for other tracks.
  var fit = Double.infinity
  var fitIsPercent = false

  /// Creates the rule of a track; nil for an entry that is not a track.
  init?(_ track: GridTrack) {
    switch track.kind {
    case .size(let minSizing, let maxSizing):
      (self.minSizing, minSizingValue) = Self.bound(minSizing)
      // A flexible minimum is `auto` (CSS Grid §7.2).
      if self.minSizing == .flexible { self.minSizing = .auto }
      (self.maxSizing, maxSizingValue) = Self.bound(maxSizing)
    case .fitContent(let limit):
      let (bound, value) = Self.bound(limit)
      if bound == .fixed || bound == .percent {
        fit = value
        fitIsPercent = bound == .percent
      }
    case .line, .lines, .repeated, .subgrid: return nil
    }
  }

  /// Creates the rule of an `auto` track.
  init() {}

  private static func bound(_ breadth: GridTrack.Breadth) -> (Bound, Double) {
    switch breadth {
    case .points(let length): (.fixed, lengthOrZero(length))
    case .percent(let share): (.percent, lengthOrZero(share))
    case .calculated(let calculated): bound(StoredLength(calculated))
    case .flexible(let factor): (.flexible, lengthOrZero(factor))
    case .auto: (.auto, 0)
    case .minContent: (.minContent, 0)
    case .maxContent: (.maxContent, 0)
    }
  }

  private static func bound(_ length: StoredLength) -> (Bound, Double) {
    // The grid keeps the expression to which the number refers.
    if let calculated = length.calculated { return (.percent, calculated.reference) }
    return (length.unit == .percent ? .percent : .fixed, lengthOrZero(length.value))
  }

  /// Returns the track's length for computing automatic repetitions: the maximum if it is definite, but at least the
  /// minimum (CSS Grid §7.2.3.2).
  func repeatedLength(in room: Double) -> Double {
    let minSizing = length(self.minSizing, minSizingValue, in: room),
      maxSizing = length(self.maxSizing, maxSizingValue, in: room)
    return max(maxSizing ?? minSizing ?? 0, minSizing ?? 0)
  }

  private func length(_ bound: Bound, _ value: Double, in room: Double) -> Double? {
    switch bound {
    case .fixed: value
    case .percent: max(percentage(value, of: room), 0)
    default: nil
    }
  }
}
