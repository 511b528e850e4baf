import EagerLayout

extension Grid {
  /// Reports invalid track lists: each kind of issue once per list, with the first track that has it.
  func reportNonsense(into report: inout ArrangementReport) {
    reportNonsense(in: columns.tracks, TrackWords(one: "column", some: "a column", all: "columns"), into: &report)
    reportNonsense(in: rows.tracks, TrackWords(one: "row", some: "a row", all: "rows"), into: &report)
    reportNonsense(
      in: autoColumns, TrackWords(one: "added column", some: "an added column", all: "added columns"), into: &report)
    reportNonsense(in: autoRows, TrackWords(one: "added row", some: "an added row", all: "added rows"), into: &report)
  }

  private func reportNonsense(in tracks: [GridTrack], _ words: TrackWords, into report: inout ArrangementReport) {
    let fillers = tracks.count { $0.repeatsByRoom }
    if fillers > 1 {
      report.add(
        "has {} automatic repetitions in its {part}, and repeats all of them as often as the last: use only one.",
        Double(fillers), part: .init(words.all))
    }
    var check = TrackCheck(words, isBesideFiller: fillers > 0)
    check.look(through: tracks, into: &report)
  }
}

/// Words for the tracks of a list, in messages.
private struct TrackWords {
  var one: StaticString, some: StaticString, all: StaticString
}

/// Checks a list of tracks while counting them.
private struct TrackCheck {
  private enum Kind: UInt16 { case noNumber, negative, large, reversed, flexible, count, endless, empty, mixed, inside }

  private let words: TrackWords
  /// `true` if the list has an automatic repetition, so that tracks need definite lengths.
  private let isBesideFiller: Bool
  /// The number of the next track; nil after automatic repetitions.
  private var number: Int? = 1
  /// The kinds of issues that have been reported, one bit each.
  private var specified: UInt16 = 0

  init(_ words: TrackWords, isBesideFiller: Bool) {
    self.words = words
    self.isBesideFiller = isBesideFiller
  }

  mutating func look(
    through tracks: [GridTrack], repeatedBy repetition: GridTrack.Repetition? = nil,
    into report: inout ArrangementReport
  ) {
    for track in tracks {
      switch track.kind {
      case .line, .lines, .subgrid: break
      case .size, .fitContent:
        lookAtSizes(of: track, into: &report)
        if let rule = GridRule(track) { lookAtLength(of: track, rule, repetition, into: &report) }
        number = number.map { $0 + 1 }
      case .repeated(let inner, let tracks):
        if track.repeatsByRoom, repetition != nil, isNew(.inside) {
          report.add(
            "has an automatic repetition at {part} inside another repetition, where it is used only once: move it out.",
            part: part)
        }
        lookAtCount(of: inner, into: &report)
        let first = number
        look(through: tracks, repeatedBy: repetition.map { $0.isByRoom ? $0 : inner } ?? inner, into: &report)
        count(inner, from: first)
      }
    }
  }

  /// Marks a kind of issue as reported. Returns `true` if it was not reported before.
  private mutating func isNew(_ kind: Kind) -> Bool {
    let bit: UInt16 = 1 << kind.rawValue
    defer { specified |= bit }
    return specified & bit == 0
  }

  private var part: ArrangementFault.Part { number.map { .init(words.one, $0) } ?? .init(words.some) }

  /// Counts the tracks of a repetition. `first` is the number of its first track.
  private mutating func count(_ repetition: GridTrack.Repetition, from first: Int?) {
    guard let first, let behind = number, case .count(let count) = repetition else {
      number = nil
      return
    }
    let most = GridExplicit.mostTracks
    number = first > most ? nil : first + (behind - first) * min(max(count, 1), most)
  }

  private mutating func lookAtCount(of repetition: GridTrack.Repetition, into report: inout ArrangementReport) {
    guard case .count(let count) = repetition, count < 1, isNew(.count) else { return }
    report.add(
      "has a repetition at {part} with a count of {}, which counts as 1: use 1 or more.", Double(count),
      part: part)
  }

  private mutating func lookAtSizes(of track: GridTrack, into report: inout ArrangementReport) {
    let sizes: [GridTrack.Breadth]
    switch track.kind {
    case .size(let minimum, let maximum):
      sizes = [minimum, maximum]
      if case .points(let minimum) = minimum, case .points(let maximum) = maximum, maximum >= 0, maximum < minimum,
        isNew(.reversed)
      {
        report.add(
          "has a minimum that is larger than the maximum for {part} ({} and {}), so it uses {}: swap them, or use one size.",
          minimum,
          maximum, minimum, part: part)
      }
      // A flexible size alone has an `auto` minimum.
      if case .flexible = minimum, isNew(.flexible) {
        report.add(
          "has a flexible minimum for {part}, which has no effect: make the maximum flexible, as in `.minmax(100, .flexible(1))`.",
          part: part)
      }
    case .fitContent(let limit): sizes = [limit]
    case .line, .lines, .repeated, .subgrid: return
    }
    for size in sizes {
      guard let value = size.value else { continue }
      if value.isNaN, isNew(.noNumber) {
        report.add("gives {part} a size that is not a number, which counts as 0: use 0 or more.", part: part)
      } else if value < 0, isNew(.negative) {
        report.add(
          "gives {part} a size or share of {}, which is negative and counts as 0: use 0 or more.", value,
          part: part)
      } else if value > 1e9, isNew(.large) {
        report.add(
          "gives {part} a size or share of {}, which is larger than the maximum of 1e9 and counts as 1e9: use a smaller number.",
          value, part: part)
      }
    }
  }

  /// Checks what matters for automatic repetition: whether tracks have definite lengths.
  private mutating func lookAtLength(
    of track: GridTrack, _ rule: GridRule, _ repetition: GridTrack.Repetition?, into report: inout ArrangementReport
  ) {
    let hasLength = rule.hasLength, isRepeated = repetition?.isByRoom ?? false
    if isRepeated, !hasLength, isNew(.endless) {
      report.add(
        "repeats {part} automatically, although it has no definite length, and counts it as 1 point: give it a length, as in `.minmax(100, .flexible(1))`.",
        part: part)
    } else if isRepeated, hasLength, rule.repeatedLength(in: 1) == 0, !track.isImpossible, isNew(.empty) {
      report.add(
        "repeats {part} automatically, although its length is 0, and counts it as 1 point: give it more than 0.",
        part: part)
    } else if isBesideFiller, !isRepeated, !hasLength, isNew(.mixed) {
      report.add(
        "gives no definite length to {part} next to an automatic repetition. CSS does not allow this, so the length counts as 0: write one, as in `.minmax(100, .flexible(1))`.",
        part: part)
    }
  }
}

extension GridTrack {
  /// `true` for an automatic repetition.
  package var repeatsByRoom: Bool { if case .repeated(let repetition, _) = kind { repetition.isByRoom } else { false } }

  /// `true` for a track with an invalid size.
  fileprivate var isImpossible: Bool {
    guard case .size(let minimum, let maximum) = kind else { return false }
    return [minimum, maximum].contains { $0.value.map { !($0 >= 0) } ?? false }
  }
}

extension GridTrack.Repetition {
  fileprivate var isByRoom: Bool { self == .autoFill || self == .autoFit }
}

extension GridTrack.Breadth {
  fileprivate var value: Double? {
    switch self {
    case .points(let value), .percent(let value), .flexible(let value): value
    case .auto, .minContent, .maxContent, .calculated: nil
    }
  }
}

extension GridRule {
  /// `true` if the minimum or the maximum is a length or a percentage.
  var hasLength: Bool { [minSizing, maxSizing].contains { $0 == .fixed || $0 == .percent } }
}
