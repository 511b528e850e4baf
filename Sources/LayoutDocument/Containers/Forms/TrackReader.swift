internal import Arrangements
internal import EagerLayout

/// The reason why a text is not a track list, and what to write instead.
struct TrackFault: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// Reads a track list in CSS notation. Keywords and units are case-insensitive; names are case-sensitive.
struct TrackReader {
  private let tokens: [String]
  private var position = 0

  init(_ text: String) {
    var tokens: [String] = [], word = ""
    for character in text {
      let isPunctuation = "[](),".contains(character), isSpace = character.isWhitespace
      if isPunctuation || isSpace, !word.isEmpty {
        tokens.append(word)
        word = ""
      }
      if isPunctuation { tokens.append(String(character)) } else if !isSpace { word.append(character) }
    }
    if !word.isEmpty { tokens.append(word) }
    self.tokens = tokens
  }

  mutating func tracks() throws(TrackFault) -> [GridTrack] {
    if tokens.first?.lowercased() == "subgrid" { return try subgrid() }
    let tracks = try list(isInRepetition: false)
    if position < tokens.count { throw TrackFault("unmatched ); remove it") }
    try Self.check(tracks)
    return tracks
  }

  private mutating func subgrid() throws(TrackFault) -> [GridTrack] {
    position = 1
    return try [.subgrid] + lines(isInRepetition: false)
  }

  /// Reads the names of lines up to the end of the text, or of the repetition if `isInRepetition` is `true`.
  private mutating func lines(isInRepetition: Bool) throws(TrackFault) -> [GridTrack] {
    var lines: [GridTrack] = []
    while let token = tokens[safely: position], token != ")" || !isInRepetition {
      position += 1
      if token == "[" {
        var names: [GridTrack] = []
        try readNames(into: &names)
        lines.append(GridTrack(.lines(names.compactMap { if case .line(let name) = $0.kind { name } else { nil } })))
      } else if token.lowercased() == "repeat", tokens[safely: position] == "(", !isInRepetition {
        guard take("("), let count = next(), take(",") else { throw Self.missingArguments(of: "repeat") }
        let times = try Self.times(count, others: "")
        let repeated = try self.lines(isInRepetition: true)
        guard take(")"), !repeated.isEmpty else { throw Self.missingArguments(of: "repeat") }
        lines.append(GridTrack(.repeated(.count(times), repeated)))
      } else {
        throw TrackFault(
          "\(quoted(token)) stands after subgrid, which takes only names of lines; write them as in "
            + "\"subgrid [start] [end]\"")
      }
    }
    return lines
  }

  /// Reads tracks and names of lines up to the end or a closing parenthesis. `isInRepetition` is `true` in `repeat()`.
  private mutating func list(isInRepetition: Bool) throws(TrackFault) -> [GridTrack] {
    var tracks: [GridTrack] = []
    while let token = tokens[safely: position], token != ")" {
      position += 1
      if token == "[" {
        try readNames(into: &tracks)
      } else if token == "," {
        throw TrackFault("a comma separates tracks; write only spaces, as in \"80px 1fr\"")
      } else if token.lowercased() == "repeat", tokens[safely: position] == "(" {
        if isInRepetition {
          throw TrackFault("a repeat() is nested in another one; write its tracks out instead")
        }
        tracks.append(try repetition())
      } else {
        tracks.append(try size(token))
      }
    }
    return tracks
  }

  private mutating func readNames(into tracks: inout [GridTrack]) throws(TrackFault) {
    while let name = next(), name != "]" {
      guard isGridName(name) else { throw TrackFault(gridNameFault(name, "a line", example: "[middle]")) }
      tracks.append(.line(LayoutID(name)))
    }
    if tokens[safely: position - 1] != "]" { throw TrackFault("[ is not closed; write names as in [middle]") }
  }

  private mutating func repetition() throws(TrackFault) -> GridTrack {
    guard take("("), let count = next(), take(",") else { throw Self.missingArguments(of: "repeat") }
    let tracks = try list(isInRepetition: true)
    guard take(")"), tracks.contains(where: { $0.isSize }) else { throw Self.missingArguments(of: "repeat") }
    switch count.lowercased() {
    case "auto-fill": return GridTrack(.repeated(.autoFill, tracks))
    case "auto-fit": return GridTrack(.repeated(.autoFit, tracks))
    default:
      return GridTrack(.repeated(.count(try Self.times(count, others: ", auto-fill or auto-fit")), tracks))
    }
  }

  /// Returns a number of repetitions. `others` are keywords that are also allowed, for the message.
  private static func times(_ count: String, others: String) throws(TrackFault) -> Int {
    if let times = Int(count), times > 0, Double(times) <= largestNumber { return times }
    throw TrackFault("\(quoted(count)) is not a number of repetitions; write a whole number of 1 or more\(others)")
  }

  private mutating func size(_ token: String) throws(TrackFault) -> GridTrack {
    let isCalled = tokens[safely: position] == "("
    switch token.lowercased() {
    case "minmax" where isCalled:
      let (minimum, maximum) = try limits()
      if case .flexible = minimum {
        let other = maximum == minimum ? "0" : trackText(maximum)
        throw TrackFault(
          "\(quoted(trackText(minimum))) is a share, which minmax() takes only as its maximum size; "
            + "write minmax(\(other), \(trackText(minimum)))")
      }
      return .minmax(minimum, maximum)
    case "fit-content" where isCalled:
      guard take("("), let limit = try nextBreadth(), take(")"), limit.isLength else {
        throw Self.missingArguments(of: "fit-content")
      }
      return .fitContent(limit)
    default:
      let breadth = try breadth(token)
      if case .flexible(let factor) = breadth { return .flexible(factor) }
      return .minmax(breadth, breadth)
    }
  }

  private mutating func limits() throws(TrackFault) -> (GridTrack.Breadth, GridTrack.Breadth) {
    guard take("("), let minimum = try nextBreadth(), take(","), let maximum = try nextBreadth(), take(")") else {
      throw Self.missingArguments(of: "minmax")
    }
    return (minimum, maximum)
  }

  private mutating func nextBreadth() throws(TrackFault) -> GridTrack.Breadth? {
    guard let token = tokens[safely: position], !["(", ")", ",", "[", "]"].contains(token) else { return nil }
    position += 1
    return try breadth(token)
  }

  private mutating func breadth(_ token: String) throws(TrackFault) -> GridTrack.Breadth {
    let word = token.lowercased()
    if CalculationReader.isFunction(word + "("), tokens[safely: position] == "(" { return try calculation(word) }
    let isCalled = tokens[safely: position] == "("
    if isCalled || Self.arguments(of: word) != nil { throw Self.misplacedFunction(word, isCalled: isCalled) }
    switch word {
    case "auto": return .auto
    case "min-content": return .minContent
    case "max-content": return .maxContent
    default:
      let text = Text(word)
      guard let (number, end) = text.number() else { throw Self.unknownSize(token) }
      let unit = Text(text.bytes, end..<text.range.upperBound).string
      if number != 0 || !unit.isEmpty { try Self.check(number, unit, of: token) }
      return unit == "fr" ? .flexible(number) : unit == "%" ? .percent(number) : .points(number)
    }
  }

  /// Reads a calculation such as `calc()`, starting at its opening parenthesis.
  private mutating func calculation(_ name: String) throws(TrackFault) -> GridTrack.Breadth {
    var text = name, depth = 0
    repeat {
      guard let token = next() else { throw TrackFault("\(name)() lacks a closing parenthesis") }
      if token == "(" { depth += 1 } else if token == ")" { depth -= 1 }
      text += token == "(" || token == ")" ? token : " \(token) "
    } while depth > 0
    do {
      let length = StoredLength(try CalculationReader.length(of: text))
      if let calculation = length.calculation { return .calculated(calculation) }
      return length.unit == .percent ? .percent(max(length.value, 0)) : .points(max(length.value, 0))
    } catch {
      throw TrackFault("\(quoted(name + "()")) \(error.message)")
    }
  }

  private mutating func next() -> String? {
    defer { position += 1 }
    return tokens[safely: position]
  }

  /// Skips the next token. Returns `true` if it equals `token`.
  private mutating func take(_ token: String) -> Bool { next() == token }
}

extension GridTrack.Breadth {
  /// `true` for a length or a percentage.
  fileprivate var isLength: Bool {
    switch self {
    case .points, .percent, .calculated: true
    default: false
    }
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
