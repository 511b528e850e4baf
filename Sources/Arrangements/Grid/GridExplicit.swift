import EagerLayout

/// The tracks of one axis that a ``Grid`` itself says, and the names of the lines between them.
struct GridExplicit: Sendable {
  /// The most tracks that an axis has on either side of its first line: more of them could not be seen, and would only take time.
  static var mostTracks: Int { 10_000 }

  /// A line and one of its names.
  struct Name: Sendable {
    var name: LayoutID
    var line: Int
  }

  private(set) var rules: [GridRule] = []
  /// Whether there were to be more than there can be.
  private(set) var isCutOff = false
  /// How many tracks there are with those that areas need.
  var count = 0
  private(set) var names: [Name] = []
  private var areas: [(name: LayoutID, lines: Range<Int>)] = []
  /// The tracks that are as often there as there is room, if they are to have no size without items.
  private(set) var fitted = 0..<0

  init() {}

  /// The tracks of a template whose automatic repetition comes so often.
  init(_ template: GridTemplate, repetitions: Int) { append(template.tracks, repetitions) }

  private mutating func append(_ tracks: [GridTrack], _ repetitions: Int) {
    for track in tracks {
      switch track.kind {
      case .line(let name): names.append(Name(name: name, line: rules.count))
      case .size, .fitContent:
        isCutOff = isCutOff || rules.count == Self.mostTracks
        if rules.count < Self.mostTracks, let rule = GridRule(track) { rules.append(rule) }
      case .repeated(let repetition, let tracks):
        let first = rules.count
        var count = repetitions
        if case .count(let said) = repetition {
          count = min(max(said, 1), Self.mostTracks)
          isCutOff = isCutOff || said > Self.mostTracks
        }
        for _ in 0..<count where rules.count < Self.mostTracks { append(tracks, 1) }
        if repetition == .autoFit { fitted = first..<rules.count }
      }
    }
  }

  /// Gives the lines around an area its name, and those that follow from that (CSS Grid §7.3.2).
  mutating func add(_ lines: Range<Int>, of area: LayoutID) {
    areas.append((area, lines))
    #if !hasFeature(Embedded)
      if let name = area.name {
        names.append(Name(name: LayoutID(name + "-start"), line: lines.lowerBound))
        names.append(Name(name: LayoutID(name + "-end"), line: lines.upperBound))
      }
    #endif
  }

  /// The line with a name: the edge of an area, or the first line that is called so; nil without one.
  func line(_ name: LayoutID, isEnd: Bool) -> Int? {
    #if !hasFeature(Embedded)
      if let edge = name.name.flatMap({ first(LayoutID($0 + (isEnd ? "-end" : "-start"))) }) { return edge }
    #endif
    if let area = areas.first(where: { $0.name == name }) {
      return isEnd ? area.lines.upperBound : area.lines.lowerBound
    }
    return first(name)
  }

  /// The line with a name that is the so-manieth of these, or counted from the last one if the number is negative. Lines beyond
  /// the explicit ones count as such where there are too few (CSS Grid §8.3).
  func line(_ number: Int, of name: LayoutID) -> Int {
    let lines = lines(name), wanted = min(number.magnitude, UInt(Self.mostTracks))
    let missing = Int(wanted) - lines.count
    if missing <= 0 { return number > 0 ? lines[Int(wanted) - 1] : lines[lines.count - Int(wanted)] }
    return number > 0 ? count + missing : -missing
  }

  /// The so-manieth line with a name on one side of a line, counted from there.
  func line(_ number: Int, of name: LayoutID, from line: Int, isAfter: Bool) -> Int {
    let lines = lines(name).filter { isAfter ? $0 > line : $0 < line }
    let wanted = min(max(number, 1), Self.mostTracks), missing = wanted - lines.count
    if missing <= 0 { return isAfter ? lines[wanted - 1] : lines[lines.count - wanted] }
    return isAfter ? max(line, count) + missing : min(line, 0) - missing
  }

  /// Whether a line has a name.
  func has(_ name: LayoutID) -> Bool { first(name) != nil }

  /// The lines with a name, in order.
  private func lines(_ name: LayoutID) -> [Int] {
    var lines: [Int] = []
    for named in names where named.name == name && !lines.contains(named.line) { lines.append(named.line) }
    lines.sort()
    return lines
  }

  private func first(_ name: LayoutID) -> Int? {
    var first: Int?
    for named in names where named.name == name { first = min(first ?? named.line, named.line) }
    return first
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
  /// once (CSS Grid §7.2.3.2).
  func repetitions(in room: Double?, atLeast least: Double?, gap: Double) -> Int {
    guard let length = room ?? least else { return 1 }
    var fixed = 0.0, fixedCount = 0, each = 0.0, eachCount = 0
    for track in tracks {
      guard case .repeated(let repetition, let tracks) = track.kind else {
        if let rule = GridRule(track) {
          fixed += rule.repeatedLength(in: length)
          fixedCount += 1
        }
        continue
      }
      var sum = 0.0, count = 0
      for rule in tracks.lazy.compactMap({ GridRule($0) }) {
        sum += rule.repeatedLength(in: length)
        count += 1
      }
      if case .count(let times) = repetition {
        fixed += sum * Double(max(times, 1))
        fixedCount += count * min(max(times, 1), GridExplicit.mostTracks)
      } else {
        (each, eachCount) = (sum, count)
      }
    }
    let pitch = each + gap * Double(eachCount)
    guard pitch > 0 else { return 1 }
    let times = (length + gap - fixed - gap * Double(fixedCount)) / pitch
    // As many as fit, or as fill it; a 64th is nothing.
    let whole = room != nil ? times + 1.0 / 1024 : times + 1 - 1.0 / 1024
    return whole >= 1 ? Int(min(whole, Double(GridExplicit.mostTracks))) : 1
  }
}
