import EagerLayout

/// The explicit tracks of one axis of a ``Grid``, and the names of their lines.
struct GridExplicitTracks: Sendable {
  /// The maximum number of tracks on either side of the first line of an axis. It limits the time of a layout.
  static var maxTracks: Int { 10_000 }
  /// The maximum number of line names of an axis, including the names in all repetitions.
  static var maxNames: Int { 100_000 }

  private var expanded = GridExpandedTracks()
  private var names = GridLineNames()
  /// The number of explicit tracks, including tracks that only areas need.
  let count: Int
  /// `true` if there were more than `maxTracks` tracks. The excess is ignored.
  let isCutOff: Bool
  /// `true` if there were more than `maxNames` line names. The excess is ignored.
  let hasTooManyNames: Bool

  var rules: [GridRule] { expanded.rules }
  /// The range of the tracks in `repeat(auto-fit, …)`, which collapse if they are empty.
  var autoFitRange: Range<Int> { expanded.autoFitRange }

  init() { (count, isCutOff, hasTooManyNames) = (0, false, false) }

  /// Creates the tracks of a template with a number of automatic repetitions, and further tracks if areas need them.
  init(_ template: GridTemplate, repetitions: Int, _ areas: GridAreaTable, isHorizontal: Bool) {
    for track in template.tracks { expanded.append(track, repetitions) }
    let requested = isHorizontal ? areas.columnCount : areas.rowCount
    count = min(max(expanded.rules.count, requested), Self.maxTracks)
    isCutOff = expanded.isCutOff || requested > Self.maxTracks
    hasTooManyNames = expanded.hasTooManyNames
    names = GridLineNames(expanded.names, areas, isHorizontal: isHorizontal)
    expanded.names = []
  }

  /// Creates the tracks that a subgrid inherits. A line has its names in the outer grid, the names that the subgrid
  /// gives it, and the names of the subgrid's areas.
  init(_ template: GridTemplate, _ inherited: GridInheritance, _ areas: GridAreaTable, isHorizontal: Bool) {
    for _ in 0..<inherited.count { expanded.rules.append(GridRule()) }
    count = inherited.count
    isCutOff = false
    var all = inherited.names
    for (line, names) in template.subgridLines.enumerated() where line <= inherited.count {
      for name in names { all.append(GridLineNames.Name(name: name, line: line)) }
    }
    hasTooManyNames = all.count > Self.maxNames
    if hasTooManyNames { all.removeLast(all.count - Self.maxNames) }
    all.sort { $0.line < $1.line }
    names = GridLineNames(all, areas, isHorizontal: isHorizontal)
  }

  /// Returns the names of the lines from `first` to `last`, with lines counted from `first`. An area that is partly in
  /// this range is cut off.
  func names(from first: Int, to last: Int) -> [GridLineNames.Name] { names.names(from: first, to: last) }

  /// Returns the line with a name: the start or end of the area with that name, or else the first line with the name;
  /// nil if there is none.
  func line(_ name: LayoutID, isEnd: Bool) -> Int? {
    names.edge(of: name, isEnd: isEnd) ?? names.firstLine(named: name)
  }

  /// Returns the nth line with a name, counted from the last one if `number` is negative. If there are too few, all
  /// implicit lines count as having the name (CSS Grid §8.3).
  func line(_ number: Int, of name: LayoutID) -> Int {
    let lines = names.lines(named: name), requested = min(number.magnitude, UInt(Self.maxTracks))
    let missing = Int(requested) - lines.count
    if missing <= 0 { return lines[number > 0 ? Int(requested) - 1 : lines.count - Int(requested)] }
    return number > 0 ? count + missing : -missing
  }

  /// Returns the nth line with a name after (or, without `isAfter`, before) a line.
  func line(_ number: Int, of name: LayoutID, from line: Int, isAfter: Bool) -> Int {
    let lines = names.lines(named: name), requested = min(max(number, 1), Self.maxTracks)
    let first = lines.count(before: isAfter ? line + 1 : line)
    let missing = requested - (isAfter ? lines.count - first : first)
    if missing <= 0 { return lines[isAfter ? first + requested - 1 : first - requested] }
    return isAfter ? max(line, count) + missing : min(line, 0) - missing
  }

  /// Returns up to `count` names: names of areas, followed by names of lines.
  func names(atMost count: Int) -> [LayoutID] { names.names(atMost: count) }

  /// Returns `true` if the name belongs to an area that is ignored because it is not a rectangle.
  func isOfIrregularArea(_ name: LayoutID) -> Bool { names.isOfIrregularArea(name) }

  func hasLine(named name: LayoutID) -> Bool { names.firstLine(named: name) != nil }
}

/// The tracks of a template, with repetitions expanded.
private struct GridExpandedTracks: Sendable {
  var rules: [GridRule] = []
  var names: [GridLineNames.Name] = []
  var autoFitRange = 0..<0
  var isCutOff = false, hasTooManyNames = false

  mutating func append(_ track: GridTrack, _ repetitions: Int) {
    switch track.kind {
    case .line(let name): append(name, atLine: rules.count)
    case .lines(let names): for name in names { append(name, atLine: rules.count) }
    case .subgrid: break
    case .size, .fitContent:
      if rules.count == GridExplicitTracks.maxTracks {
        isCutOff = true
      } else if let rule = GridRule(track) {
        rules.append(rule)
      }
    case .repeated(let repetition, let tracks):
      // The repeated tracks are expanded once, and then copied.
      var repeated = GridExpandedTracks()
      for track in tracks { repeated.append(track, 1) }
      var count = repetitions
      if case .count(let specified) = repetition { count = max(specified, 1) }
      let first = rules.count
      append(repeated, times: count)
      if repetition == .autoFit { autoFitRange = first..<rules.count }
    }
  }

  private mutating func append(_ repeated: GridExpandedTracks, times: Int) {
    let maximum = GridExplicitTracks.maxTracks
    isCutOff = isCutOff || repeated.isCutOff || repeated.rules.count > (maximum - rules.count) / max(times, 1)
    hasTooManyNames = hasTooManyNames || repeated.hasTooManyNames
    for time in 0..<times {
      // A repetition without tracks names a single line, so its names are added once.
      if time > 0, repeated.rules.isEmpty || rules.count == maximum { break }
      let first = rules.count
      if !repeated.autoFitRange.isEmpty {
        autoFitRange =
          min(
            first + repeated.autoFitRange.lowerBound, maximum)..<min(first + repeated.autoFitRange.upperBound, maximum)
      }
      if names.count < GridExplicitTracks.maxNames {
        for name in repeated.names { append(name.name, atLine: min(first + name.line, maximum)) }
      } else if !repeated.names.isEmpty {
        hasTooManyNames = true
      }
      rules.append(contentsOf: repeated.rules.prefix(maximum - first))
    }
  }

  private mutating func append(_ name: LayoutID, atLine line: Int) {
    if names.count < GridExplicitTracks.maxNames {
      names.append(GridLineNames.Name(name: name, line: line))
    } else {
      hasTooManyNames = true
    }
  }
}

extension GridTemplate {
  /// `true` if the list has an automatic repetition: `auto-fill` or `auto-fit`.
  var hasAutoRepeat: Bool {
    tracks.contains {
      if case .repeated(let repetition, _) = $0.kind { return repetition == .autoFill || repetition == .autoFit }
      return false
    }
  }

  /// Returns the number of automatic repetitions, at least 1: as many as fit in the available length or, if only a
  /// minimum length is definite, as many as are needed to fill it. Each repeated track counts with at least 1 point
  /// (CSS Grid §7.2.3.2).
  func repetitions(in available: Double?, atLeast minimum: Double?, gap: Double) -> Int {
    guard let length = available ?? minimum else { return 1 }
    let parts = repetition(in: length)
    let repetitionLength = parts.each + gap * Double(parts.eachCount)
    guard repetitionLength > 0 else { return 1 }
    let times = (length + gap - parts.others - gap * Double(parts.otherCount)) / repetitionLength
    // Rounds down to fit, or up to fill the minimum. Differences of less than 1/1024 of a repetition are ignored.
    let rounded = available != nil ? times + 1.0 / 1024 : times + 1 - 1.0 / 1024
    return rounded >= 1 ? Int(min(rounded, Double(GridExplicitTracks.maxTracks))) : 1
  }

  /// Returns the lengths that determine the number of automatic repetitions in an available length.
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
        parts.otherCount += count * min(max(times, 1), GridExplicitTracks.maxTracks)
      } else {
        (parts.each, parts.eachCount, parts.first) = (sum, count, parts.otherCount)
      }
    }
    return parts
  }
}

/// The lengths that determine the number of automatic repetitions: the sum and number of the tracks that are not
/// repeated automatically (`others`), and the sum and number of the tracks of one repetition (`each`).
struct GridRepetition {
  var others = 0.0, otherCount = 0
  var each = 0.0, eachCount = 0
  /// The number of tracks before the first repetition.
  var first = 0
}
