import EagerLayout

/// The sizing rule of a track of a ``Grid``: its min and max track sizing functions (CSS Grid §7.2).
struct GridRule: BitwiseCopyable, Sendable {
  enum Bound: UInt8, BitwiseCopyable, Sendable {
    case fixed, percent, auto, minContent, maxContent, flexible

    /// `true` if the size depends on the items in the track.
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
    // The value is a reference to the expression, which the grid's template keeps.
    if let calculated = length.calculated { return (.percent, calculated.reference) }
    return (length.unit == .percent ? .percent : .fixed, lengthOrZero(length.value))
  }

  /// Returns the length with which the track counts for automatic repetitions: the maximum if it is definite, or else
  /// the minimum, and at least the minimum (CSS Grid §7.2.3.2). `length` is the basis of percentages.
  func repeatedLength(in length: Double) -> Double {
    let minSizing = definiteLength(self.minSizing, minSizingValue, in: length),
      maxSizing = definiteLength(self.maxSizing, maxSizingValue, in: length)
    return max(maxSizing ?? minSizing ?? 0, minSizing ?? 0)
  }

  private func definiteLength(_ bound: Bound, _ value: Double, in length: Double) -> Double? {
    switch bound {
    case .fixed: value
    case .percent: max(percentage(value, of: length), 0)
    default: nil
    }
  }
}
