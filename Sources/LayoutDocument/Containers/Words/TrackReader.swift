@_spi(Documents) internal import Arrangements
internal import EagerLayout

/// Reads a list of a grid's tracks as CSS writes it.
struct TrackReader {
  private let tokens: [String]
  private var position = 0

  init(_ text: String) {
    var tokens: [String] = [], word = ""
    for character in text {
      let isMark = "[](),".contains(character)
      if (isMark || character == " "), !word.isEmpty {
        tokens.append(word)
        word = ""
      }
      if isMark { tokens.append(String(character)) } else if character != " " { word.append(character) }
    }
    if !word.isEmpty { tokens.append(word) }
    self.tokens = tokens
  }

  /// All of the text; nil where it is no list of tracks.
  mutating func tracks() -> [GridTrack]? {
    guard let tracks = list(isInner: false), position == tokens.count else { return nil }
    // One automatic repetition, and where that is, lengths alone are known (CSS Grid §7.2.3).
    let repetitions = tracks.filter { $0.isAutomaticRepetition }
    if repetitions.count > 1 || !repetitions.isEmpty && !tracks.allSatisfy({ $0.hasLength }) { return nil }
    return tracks.contains { if case .line = $0.said { false } else { true } } ? tracks : nil
  }

  private mutating func list(isInner: Bool) -> [GridTrack]? {
    var tracks: [GridTrack] = []
    while let token = tokens[safely: position], token != ")" {
      position += 1
      if token == "[" {
        while let name = tokens[safely: position], name != "]" {
          guard isGridName(name) else { return nil }
          tracks.append(.line(LayoutID(name)))
          position += 1
        }
        guard take("]") else { return nil }
      } else if token == "repeat", tokens[safely: position] == "(" {
        guard !isInner, let track = repetition() else { return nil }
        tracks.append(track)
      } else if let track = size(token) {
        tracks.append(track)
      } else {
        return nil
      }
    }
    return tracks
  }

  private mutating func repetition() -> GridTrack? {
    guard take("("), let count = next(), take(","), let tracks = list(isInner: true), take(")"),
      tracks.contains(where: { $0.isSize })
    else { return nil }
    switch count {
    case "auto-fill": return GridTrack(saying: .autoFill(tracks))
    case "auto-fit": return GridTrack(saying: .autoFit(tracks))
    default:
      guard let times = Int(count), times > 0, Double(times) <= largestNumber else { return nil }
      return GridTrack(saying: .repeated(times, tracks))
    }
  }

  private mutating func size(_ token: String) -> GridTrack? {
    if token == "minmax" {
      guard take("("), let least = next().flatMap(breadth), take(","), let greatest = next().flatMap(breadth), take(")")
      else { return nil }
      if case .flexible = least { return nil }
      return .minmax(least, greatest)
    }
    if token == "fit-content" {
      guard take("("), let limit = next().flatMap(breadth), take(")"), limit.isLength else { return nil }
      return .fitContent(limit)
    }
    guard let breadth = breadth(token) else { return nil }
    if case .flexible(let factor) = breadth { return .flexible(factor) }
    return .minmax(breadth, breadth)
  }

  private func breadth(_ token: String) -> GridTrack.Breadth? {
    switch token {
    case "auto": return .auto
    case "min-content": return .minContent
    case "max-content": return .maxContent
    default:
      let text = Text(token)
      guard let (number, end) = text.number(), number >= 0, number <= largestNumber else { return nil }
      switch Text(text.bytes, end..<text.range.upperBound).string {
      case "px": return .points(number)
      case "%": return .percent(number)
      case "fr": return .flexible(number)
      case "": return number == 0 ? .points(0) : nil
      default: return nil
      }
    }
  }

  private mutating func next() -> String? {
    defer { position += 1 }
    return tokens[safely: position]
  }

  private mutating func take(_ token: String) -> Bool { next() == token }
}

extension GridTrack.Breadth {
  /// Whether it is a length or a percentage.
  fileprivate var isLength: Bool {
    switch self {
    case .points, .percent: true
    default: false
    }
  }
}

extension GridTrack {
  fileprivate var isAutomaticRepetition: Bool {
    switch said {
    case .autoFill, .autoFit: true
    default: false
    }
  }

  /// Whether all tracks in it have a length, of what they are at least or at most.
  fileprivate var hasLength: Bool {
    switch said {
    case .size(let least, let greatest): least.isLength || greatest.isLength
    case .fitContent: false
    case .line: true
    case .repeated(_, let tracks), .autoFill(let tracks), .autoFit(let tracks): tracks.allSatisfy { $0.hasLength }
    }
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? { index < count ? self[index] : nil }
}
