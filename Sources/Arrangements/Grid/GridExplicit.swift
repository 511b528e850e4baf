import EagerLayout

/// The explicit tracks of one axis of a ``Grid``, and the names of their lines.
struct GridExplicit: Sendable {
  /// The maximum number of tracks on either side of an axis's first line. It bounds the time of a layout.
  static var mostTracks: Int { 10_000 }
  /// The maximum number of line names of an axis. Repetitions multiply names.
  static var mostNames: Int { 100_000 }

  private var own = GridTrackRun()
  private var names = GridLineNames()
  /// The number of tracks, including those that areas need.
  let count: Int
  /// `true` if the limits on tracks or names were exceeded.
  let isCutOff: Bool
  let hasTooManyNames: Bool

  var rules: [GridRule] { own.rules }
  /// The range of the tracks of `auto-fit`, which collapse if they are empty.
  var fitted: Range<Int> { own.fitted }

  init() { (count, isCutOff, hasTooManyNames) = (0, false, false) }

  /// Creates the tracks of a template with a number of automatic repetitions, and the tracks that areas need.
  init(_ template: GridTemplate, repetitions: Int, _ areas: GridAreaTable, isAcross: Bool) {
    for track in template.tracks { own.append(track, repetitions) }
    let wanted = isAcross ? areas.columnCount : areas.rowCount
    count = min(max(own.rules.count, wanted), Self.mostTracks)
    isCutOff = own.isCutOff || wanted > Self.mostTracks
    hasTooManyNames = own.hasTooManyNames
    names = GridLineNames(own.names, areas, isAcross: isAcross)
    own.names = []
  }

  /// Creates the tracks that a subgrid inherits. Its lines have their names in the outer grid, its own names, and the
  /// names of its areas.
  init(_ template: GridTemplate, _ inherited: GridInheritance, _ areas: GridAreaTable, isAcross: Bool) {
    for _ in 0..<inherited.count { own.rules.append(GridRule()) }
    count = inherited.count
    isCutOff = false
    var all = inherited.names
    for (line, names) in template.subgridLines.enumerated() where line <= inherited.count {
      for name in names { all.append(GridLineNames.Name(name: name, line: line)) }
    }
    hasTooManyNames = all.count > Self.mostNames
    if hasTooManyNames { all.removeLast(all.count - Self.mostNames) }
    all.sort { $0.line < $1.line }
    names = GridLineNames(all, areas, isAcross: isAcross)
  }

  /// Returns the names of the lines of a range, counted from its first line. An area that is partly in it is cut off.
  func names(from first: Int, to last: Int) -> [GridLineNames.Name] { names.names(from: first, to: last) }

  /// Returns the line with a name: the edge of an area, or the first line with the name; nil if there is none.
  func line(_ name: LayoutID, isEnd: Bool) -> Int? { names.edge(of: name, isEnd: isEnd) ?? names.first(name) }

  /// Returns the nth line with a name, counted from the end if `number` is negative. If there are too few, implicit
  /// lines count as having the name (CSS Grid §8.3).
  func line(_ number: Int, of name: LayoutID) -> Int {
    let lines = names.lines(name), wanted = min(number.magnitude, UInt(Self.mostTracks))
    let missing = Int(wanted) - lines.count
    if missing <= 0 { return lines[number > 0 ? Int(wanted) - 1 : lines.count - Int(wanted)] }
    return number > 0 ? count + missing : -missing
  }

  /// Returns the nth line with a name on one side of a line, counted from that line.
  func line(_ number: Int, of name: LayoutID, from line: Int, isAfter: Bool) -> Int {
    let lines = names.lines(name), wanted = min(max(number, 1), Self.mostTracks)
    let first = lines.count(before: isAfter ? line + 1 : line)
    let missing = wanted - (isAfter ? lines.count - first : first)
    if missing <= 0 { return lines[isAfter ? first + wanted - 1 : first - wanted] }
    return isAfter ? max(line, count) + missing : min(line, 0) - missing
  }

  /// Returns names of areas, followed by names of lines.
  func knownNames(atMost count: Int) -> [LayoutID] { names.names(atMost: count) }

  /// Returns `true` if no line has the name because its area is not a rectangle.
  func isOfIrregularArea(_ name: LayoutID) -> Bool { names.isOfIrregularArea(name) }

  func has(_ name: LayoutID) -> Bool { names.first(name) != nil }
}

/// The tracks of a template, with repetitions expanded.
private struct GridTrackRun: Sendable {
  var rules: [GridRule] = []
  var names: [GridLineNames.Name] = []
  var fitted = 0..<0
  var isCutOff = false, hasTooManyNames = false

  mutating func append(_ track: GridTrack, _ repetitions: Int) {
    switch track.kind {
    case .line(let name): append(name, at: rules.count)
    case .lines(let names): for name in names { append(name, at: rules.count) }
    case .subgrid: break
    case .size, .fitContent:
      if rules.count == GridExplicit.mostTracks {
        isCutOff = true
      } else if let rule = GridRule(track) {
        rules.append(rule)
      }
    case .repeated(let repetition, let tracks):
      // Repeated tracks are read once, however often they are repeated.
      var run = GridTrackRun()
      for track in tracks { run.append(track, 1) }
      var count = repetitions
      if case .count(let specified) = repetition { count = max(specified, 1) }
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
      // Without tracks, all repeated names belong to one line.
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
  /// `true` if the list has an automatic repetition.
  var repeatsByRoom: Bool {
    tracks.contains {
      if case .repeated(let repetition, _) = $0.kind { return repetition == .autoFill || repetition == .autoFit }
      return false
    }
  }

  /// Returns the number of automatic repetitions: as many as fit, or, if only a minimum length is definite, as many as
  /// fill it; at least 1. Each track counts as at least 1 point (CSS Grid §7.2.3.2).
  func repetitions(in room: Double?, atLeast least: Double?, gap: Double) -> Int {
    guard let length = room ?? least else { return 1 }
    let parts = repetition(in: length)
    let pitch = parts.each + gap * Double(parts.eachCount)
    guard pitch > 0 else { return 1 }
    let times = (length + gap - parts.others - gap * Double(parts.otherCount)) / pitch
    // As many as fit, or as fill the length. A difference of less than 1/1024 of a repetition is ignored.
    let whole = room != nil ? times + 1.0 / 1024 : times + 1 - 1.0 / 1024
    return whole >= 1 ? Int(min(whole, Double(GridExplicit.mostTracks))) : 1
  }

  /// Returns the lengths that determine the number of repetitions in a length.
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

/// The lengths that determine the number of repetitions: of tracks that are not repeated, and of each repetition.
struct GridRepetition {
  var others = 0.0, otherCount = 0
  var each = 0.0, eachCount = 0
  /// The number of tracks before the first repetition.
  var first = 0
}
