import EagerLayout

extension Grid {
  /// Reports what a list of tracks says that no list can mean.
  func reportNonsense(in tracks: [GridTrack], into report: inout ArrangementReport) {
    if tracks.contains(where: { $0.isImpossible }) {
      report.add("has a track of a negative size or share, which counts as 0: give it 0 or more.")
    }
    if let (least, greatest) = tracks.lazy.compactMap({ $0.reversedLimits }).first {
      report.add(
        "has a track that is to be at least {} and at most {}, and is {}: exchange both, or give it one size.",
        least, greatest, least)
    }
    if let count = tracks.lazy.compactMap({ $0.countBelowOne }).first {
      report.add("is to repeat tracks {} times, and has them once: repeat them once or more often.", Double(count))
    }
    let fillers = tracks.filter { $0.repeatsByRoom }
    if fillers.count > 1 {
      report.add(
        "has {} parts along an axis that are to be repeated as often as there is room, and repeats all of them as often as the last: let one be so.",
        Double(fillers.count))
    }
    if fillers.contains(where: { $0.lacksLength }) {
      report.add(
        "is to repeat a track without a length as often as there is room, and counts it as 1 point: give it a length, as in `.minmax(100, .flexible(1))`."
      )
    }
    if tracks.contains(where: { $0.hasFillerInside }) {
      report.add(
        "is to repeat tracks by the room inside of others that are repeated, and has them once there: take them out of these."
      )
    }
  }
}

extension GridTrack {
  /// Whether it has a size that no track can have.
  fileprivate var isImpossible: Bool {
    switch kind {
    case .size(let least, let greatest): least.isImpossible || greatest.isImpossible
    case .fitContent(let limit): limit.isImpossible
    case .line: false
    case .repeated(_, let tracks): tracks.contains { $0.isImpossible }
    }
  }

  /// The lengths of which the one that is to be the greatest is less than the other.
  fileprivate var reversedLimits: (Double, Double)? {
    switch kind {
    case .size(.points(let least), .points(let greatest)): greatest >= 0 && greatest < least ? (least, greatest) : nil
    case .repeated(_, let tracks): tracks.lazy.compactMap { $0.reversedLimits }.first
    case .size, .fitContent, .line: nil
    }
  }

  /// How often tracks are to come, where that is never.
  fileprivate var countBelowOne: Int? {
    guard case .repeated(let repetition, let tracks) = kind else { return nil }
    if case .count(let count) = repetition, count < 1 { return count }
    return tracks.lazy.compactMap { $0.countBelowOne }.first
  }

  /// Whether it comes as often as there is room.
  fileprivate var repeatsByRoom: Bool {
    guard case .repeated(let repetition, _) = kind else { return false }
    return repetition == .autoFill || repetition == .autoFit
  }

  /// Whether some of what is repeated has no length by which it could be found how often.
  fileprivate var lacksLength: Bool {
    guard case .repeated(_, let tracks) = kind else { return false }
    return tracks.contains {
      guard let rule = GridRule($0) else { return false }
      return !rule.least.isLength && !rule.greatest.isLength
    }
  }

  /// Whether tracks in it are to come as often as there is room.
  fileprivate var hasFillerInside: Bool {
    guard case .repeated(_, let tracks) = kind else { return false }
    return tracks.contains { $0.repeatsByRoom || $0.hasFillerInside }
  }
}

extension GridTrack.Breadth {
  fileprivate var isImpossible: Bool {
    switch self {
    case .points(let value), .percent(let value), .flexible(let value): !(value >= 0)
    case .auto, .minContent, .maxContent: false
    }
  }
}

extension GridRule.Bound {
  /// Whether it is a length, or a percentage of one.
  fileprivate var isLength: Bool { self == .fixed || self == .percent }
}
