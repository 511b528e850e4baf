import EagerLayout

/// The tracks of one axis that a ``Grid`` itself says, and the names of the lines between them.
struct GridExplicit: Sendable {
  /// The most tracks that an axis has on either side of its first line: more of them could not be seen, and would only take time.
  static var mostTracks: Int { 10_000 }
  /// The most names that the lines of an axis have together: repetitions make many of a few.
  static var mostNames: Int { 100_000 }

  private var own = GridTrackRun()
  private var names = GridLineNames()
  /// How many tracks there are with those that areas need.
  let count: Int
  /// Whether there were to be more tracks or names than there can be.
  let isCutOff: Bool
  let hasTooManyNames: Bool

  var rules: [GridRule] { own.rules }
  /// The tracks that are as often there as there is room, if they are to have no size without items.
  var fitted: Range<Int> { own.fitted }

  init() { (count, isCutOff, hasTooManyNames) = (0, false, false) }

  /// The tracks of a template whose automatic repetition comes so often, with those that areas need.
  init(_ template: GridTemplate, repetitions: Int, _ areas: GridAreaTable, isAcross: Bool) {
    for track in template.tracks { own.append(track, repetitions) }
    let wanted = isAcross ? areas.columnCount : areas.rowCount
    count = min(max(own.rules.count, wanted), Self.mostTracks)
    isCutOff = own.isCutOff || wanted > Self.mostTracks
    hasTooManyNames = own.hasTooManyNames
    names = GridLineNames(own.names, areas, isAcross: isAcross)
    own.names = []
  }

  /// The line with a name: the edge of an area, or the first line that is called so; nil without one.
  func line(_ name: LayoutID, isEnd: Bool) -> Int? { names.edge(of: name, isEnd: isEnd) ?? names.first(name) }

  /// The line with a name that is the so-manieth of these, or counted from the last one if the number is negative. Lines beyond
  /// the explicit ones count as such where there are too few (CSS Grid §8.3).
  func line(_ number: Int, of name: LayoutID) -> Int {
    let lines = names.lines(name), wanted = min(number.magnitude, UInt(Self.mostTracks))
    let missing = Int(wanted) - lines.count
    if missing <= 0 { return lines[number > 0 ? Int(wanted) - 1 : lines.count - Int(wanted)] }
    return number > 0 ? count + missing : -missing
  }

  /// The so-manieth line with a name on one side of a line, counted from there.
  func line(_ number: Int, of name: LayoutID, from line: Int, isAfter: Bool) -> Int {
    let lines = names.lines(name), wanted = min(max(number, 1), Self.mostTracks)
    let first = lines.count(before: isAfter ? line + 1 : line)
    let missing = wanted - (isAfter ? lines.count - first : first)
    if missing <= 0 { return lines[isAfter ? first + wanted - 1 : first - wanted] }
    return isAfter ? max(line, count) + missing : min(line, 0) - missing
  }

  /// The names of areas, and then of lines.
  func knownNames(atMost count: Int) -> [LayoutID] { names.names(atMost: count) }

  /// Whether a name has none because the area is no rectangle that would give it one.
  func isOfIrregularArea(_ name: LayoutID) -> Bool { names.isOfIrregularArea(name) }

  /// Whether a line has a name.
  func has(_ name: LayoutID) -> Bool { names.first(name) != nil }
}

/// The tracks of a template one after another, each repetition as what it repeats.
private struct GridTrackRun: Sendable {
  var rules: [GridRule] = []
  var names: [GridLineNames.Name] = []
  var fitted = 0..<0
  var isCutOff = false, hasTooManyNames = false

  mutating func append(_ track: GridTrack, _ repetitions: Int) {
    switch track.kind {
    case .line(let name): append(name, at: rules.count)
    case .size, .fitContent:
      if rules.count == GridExplicit.mostTracks {
        isCutOff = true
      } else if let rule = GridRule(track) {
        rules.append(rule)
      }
    case .repeated(let repetition, let tracks):
      // What is repeated is read once, however often it comes.
      var run = GridTrackRun()
      for track in tracks { run.append(track, 1) }
      var count = repetitions
      if case .count(let said) = repetition { count = max(said, 1) }
      let first = rules.count
      append(run, times: count)
      if repetition == .autoFit { fitted = first..<rules.count }
    }
  }

  private mutating func append(_ run: GridTrackRun, times: Int) {
    let most = GridExplicit.mostTracks
    isCutOff = isCutOff || run.isCutOff || run.rules.count > (most - rules.count) / max(times, 1)
    hasTooManyNames = hasTooManyNames || run.hasTooManyNames
    for time in 0..<times {
      // Names alone are those of one line.
      if time > 0, run.rules.isEmpty || rules.count == most { break }
      let first = rules.count
      if !run.fitted.isEmpty {
        fitted = min(first + run.fitted.lowerBound, most)..<min(first + run.fitted.upperBound, most)
      }
      if names.count < GridExplicit.mostNames {
        for name in run.names { append(name.name, at: min(first + name.line, most)) }
      } else if !run.names.isEmpty {
        hasTooManyNames = true
      }
      rules.append(contentsOf: run.rules.prefix(most - first))
    }
  }

  private mutating func append(_ name: LayoutID, at line: Int) {
    if names.count < GridExplicit.mostNames {
      names.append(GridLineNames.Name(name: name, line: line))
    } else {
      hasTooManyNames = true
    }
  }
}

extension GridTemplate {
  /// Whether some of its tracks come as often as there is room.
  var repeatsByRoom: Bool {
    tracks.contains {
      if case .repeated(let repetition, _) = $0.kind { return repetition == .autoFill || repetition == .autoFit }
      return false
    }
  }

  /// How often they come: as often as there is room, or where only a least length is known, as often as fills that; at least
  /// once. Each track counts as 1 at least (CSS Grid §7.2.3.2).
  func repetitions(in room: Double?, atLeast least: Double?, gap: Double) -> Int {
    guard let length = room ?? least else { return 1 }
    let parts = repetition(in: length)
    let pitch = parts.each + gap * Double(parts.eachCount)
    guard pitch > 0 else { return 1 }
    let times = (length + gap - parts.others - gap * Double(parts.otherCount)) / pitch
    // As many as fit, or as fill it; a 64th is nothing.
    let whole = room != nil ? times + 1.0 / 1024 : times + 1 - 1.0 / 1024
    return whole >= 1 ? Int(min(whole, Double(GridExplicit.mostTracks))) : 1
  }

  /// What counts where it is found how often tracks come in a length.
  func repetition(in length: Double) -> GridRepetition {
    var parts = GridRepetition()
    for track in tracks {
      guard case .repeated(let repetition, let tracks) = track.kind else {
        if let rule = GridRule(track) {
          parts.others += rule.repeatedLength(in: length)
          parts.otherCount += 1
        }
        continue
      }
      var sum = 0.0, count = 0
      let floor: Double = if case .count = repetition { 0 } else { 1 }
      for rule in tracks.lazy.compactMap({ GridRule($0) }) {
        sum += max(rule.repeatedLength(in: length), floor)
        count += 1
      }
      if case .count(let times) = repetition {
        parts.others += sum * Double(max(times, 1))
        parts.otherCount += count * min(max(times, 1), GridExplicit.mostTracks)
      } else {
        (parts.each, parts.eachCount, parts.first) = (sum, count, parts.otherCount)
      }
    }
    return parts
  }
}

/// What counts where tracks come as often as there is room: the lengths of those that come once, and of each repetition.
struct GridRepetition {
  var others = 0.0, otherCount = 0
  var each = 0.0, eachCount = 0
  /// How many come before the first repetition.
  var first = 0
}
