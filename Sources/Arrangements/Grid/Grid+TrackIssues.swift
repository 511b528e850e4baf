import EagerLayout

extension Grid {
  /// Reports invalid track lists: each kind of issue once per list, with the first track that has it.
  func reportInvalidTracks(into report: inout ArrangementReport) {
    reportInvalidTracks(
      in: columns.tracks, TrackWords(noun: "column", withArticle: "a column", plural: "columns"), into: &report)
    reportInvalidTracks(in: rows.tracks, TrackWords(noun: "row", withArticle: "a row", plural: "rows"), into: &report)
    reportInvalidTracks(
      in: autoColumns, TrackWords(noun: "added column", withArticle: "an added column", plural: "added columns"),
      into: &report)
    reportInvalidTracks(
      in: autoRows, TrackWords(noun: "added row", withArticle: "an added row", plural: "added rows"), into: &report)
  }

  private func reportInvalidTracks(in tracks: [GridTrack], _ words: TrackWords, into report: inout ArrangementReport) {
    let autoRepeats = tracks.count { $0.isAutoRepeat }
    if autoRepeats > 1 {
      report.add(
        "has {} automatic repetitions in its {part}, and repeats all of them as often as the last: use only one.",
        Double(autoRepeats), part: .init(words.plural))
    }
    var check = TrackCheck(words, listHasAutoRepeat: autoRepeats > 0)
    check.check(tracks, into: &report)
  }
}

/// The noun for the tracks of a list in messages: `column`, `a column` and `columns`.
private struct TrackWords {
  var noun: StaticString, withArticle: StaticString, plural: StaticString
}

/// Checks the tracks of a list, and counts them for messages.
private struct TrackCheck {
  private enum Kind: UInt16 {
    case notANumber, negative, large, reversed, flexible, count, indefinite, empty, mixed, nested
  }

  private let words: TrackWords
  /// `true` if the list has an automatic repetition, so that all of its tracks need definite lengths.
  private let listHasAutoRepeat: Bool
  /// The number of the next track; nil after an automatic repetition, because the number is unknown there.
  private var number: Int? = 1
  /// The kinds of issues that have been reported, one bit each.
  private var reportedKinds: UInt16 = 0

  init(_ words: TrackWords, listHasAutoRepeat: Bool) {
    self.words = words
    self.listHasAutoRepeat = listHasAutoRepeat
  }

  mutating func check(
    _ tracks: [GridTrack], repeatedBy repetition: GridTrack.Repetition? = nil,
    into report: inout ArrangementReport
  ) {
    for track in tracks {
      switch track.kind {
      case .line, .lines, .subgrid: break
      case .size, .fitContent:
        checkSizes(of: track, into: &report)
        if let rule = GridRule(track) { checkLength(of: track, rule, repetition, into: &report) }
        number = number.map { $0 + 1 }
      case .repeated(let inner, let tracks):
        if track.isAutoRepeat, repetition != nil, isNew(.nested) {
          report.add(
            "has an automatic repetition at {part} inside another repetition, where it is used only once: move it out.",
            part: part)
        }
        checkCount(of: inner, into: &report)
        let first = number
        check(tracks, repeatedBy: repetition.map { $0.isAutomatic ? $0 : inner } ?? inner, into: &report)
        count(inner, from: first)
      }
    }
  }

  /// Marks a kind of issue as reported. Returns `true` if it was not reported before.
  private mutating func isNew(_ kind: Kind) -> Bool {
    let bit: UInt16 = 1 << kind.rawValue
    defer { reportedKinds |= bit }
    return reportedKinds & bit == 0
  }

  private var part: ArrangementFault.Part { number.map { .init(words.noun, $0) } ?? .init(words.withArticle) }

  /// Updates `number` after a repetition. `first` is the number of the repetition's first track.
  private mutating func count(_ repetition: GridTrack.Repetition, from first: Int?) {
    guard let first, let end = number, case .count(let count) = repetition else {
      number = nil
      return
    }
    let maximum = GridExplicitTracks.maxTracks
    number = first > maximum ? nil : first + (end - first) * min(max(count, 1), maximum)
  }

  private mutating func checkCount(of repetition: GridTrack.Repetition, into report: inout ArrangementReport) {
    guard case .count(let count) = repetition, count < 1, isNew(.count) else { return }
    report.add(
      "has a repetition at {part} with a count of {}, which counts as 1: use 1 or more.", Double(count),
      part: part)
  }

  private mutating func checkSizes(of track: GridTrack, into report: inout ArrangementReport) {
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
      // A flexible size outside of `minmax` is stored with an `auto` minimum, so that it is not reported here.
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
      if value.isNaN, isNew(.notANumber) {
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

  /// Reports tracks in or beside an automatic repetition that have no definite length (CSS Grid §7.2.3).
  private mutating func checkLength(
    of track: GridTrack, _ rule: GridRule, _ repetition: GridTrack.Repetition?, into report: inout ArrangementReport
  ) {
    let hasLength = rule.hasLength, isRepeated = repetition?.isAutomatic ?? false
    if isRepeated, !hasLength, isNew(.indefinite) {
      report.add(
        "repeats {part} automatically, although it has no definite length, and counts it as 1 point: give it a length, as in `.minmax(100, .flexible(1))`.",
        part: part)
    } else if isRepeated, hasLength, rule.repeatedLength(in: 1) == 0, !track.hasInvalidSize, isNew(.empty) {
      report.add(
        "repeats {part} automatically, although its length is 0, and counts it as 1 point: give it more than 0.",
        part: part)
    } else if listHasAutoRepeat, !isRepeated, !hasLength, isNew(.mixed) {
      report.add(
        "gives no definite length to {part} next to an automatic repetition. CSS does not allow this, so the length counts as 0: write one, as in `.minmax(100, .flexible(1))`.",
        part: part)
    }
  }
}

extension GridTrack {
  /// `true` for an automatic repetition: `auto-fill` or `auto-fit`.
  package var isAutoRepeat: Bool {
    if case .repeated(let repetition, _) = kind { repetition.isAutomatic } else { false }
  }

  /// `true` for a track with a size that is negative or NaN.
  fileprivate var hasInvalidSize: Bool {
    guard case .size(let minimum, let maximum) = kind else { return false }
    return [minimum, maximum].contains { $0.value.map { !($0 >= 0) } ?? false }
  }
}

extension GridTrack.Repetition {
  fileprivate var isAutomatic: Bool { self == .autoFill || self == .autoFit }
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
  /// `true` if the minimum or the maximum is a length or a percentage, so that the track can be repeated automatically.
  var hasLength: Bool { [minSizing, maxSizing].contains { $0 == .fixed || $0 == .percent } }
}
