internal import Arrangements
internal import EagerLayout

// Messages for invalid track lists: what happened, why, and what to write.
extension TrackReader {
  /// Returns a description of a grid function's arguments and an example, or nil for other words.
  static func parts(of function: String) -> (words: String, example: String)? {
    switch function {
    case "minmax": ("a minimum and a maximum size", "minmax(80px, 1fr)")
    case "fit-content": ("a length or a percentage", "fit-content(200px)")
    case "repeat": ("a number of repetitions, a comma, and tracks", "repeat(2, 1fr)")
    default: nil
    }
  }

  /// Returns the fault of a function with invalid arguments.
  static func lacksParts(of function: String) -> TrackFault {
    let (words, example) = parts(of: function) ?? ("", "")
    return TrackFault("\(function)() takes \(words); write it as in \(example)")
  }

  /// Returns the fault of a function that is unknown or not allowed here, or of a function's name without parentheses.
  static func misplacedFunction(_ name: String, isCalled: Bool) -> TrackFault {
    guard let (words, example) = parts(of: name) else {
      return TrackFault("\(name)() is not supported; write its result, such as 80px")
    }
    return TrackFault(
      isCalled
        ? "\(name)() is nested in a function that takes only lengths and keywords; write a size such as 80px or auto"
        : "\(name) needs parentheses with \(words) in them; write it as in \(example)")
  }

  /// Returns the fault of a word that is not a track size.
  static func unknownSize(_ token: String) -> TrackFault {
    let known = ["auto", "min-content", "max-content", "minmax", "fit-content", "repeat"]
    let meant = nearestName(to: token.lowercased(), in: known).map { "did you mean \($0)?" }
    return TrackFault("\(quoted(token)) is not the size of a track; \(meant ?? "write one such as 80px, 1fr or auto")")
  }

  /// Throws a fault if a number with a unit is not a valid size.
  static func check(_ number: Double, _ unit: String, of token: String) throws(TrackFault) {
    if unit.isEmpty, number < 0 { throw TrackFault("\(quoted(token)) is negative; write 0 or more") }
    switch unit {
    case "px", "%", "fr": break
    case "": throw TrackFault("\(quoted(token)) has no unit; write \(token)px for a length, or \(token)fr for a share")
    case _ where unit.utf8.count <= 5 && unit.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }):
      throw TrackFault(
        "\(quoted(token)) is in \(unit), which the format does not support; "
          + "write a length such as 80px, a percentage such as 50%, or a share such as 1fr")
    default: throw unknownSize(token)
    }
    if number < 0 { throw TrackFault("\(quoted(token)) is negative; write 0 or more") }
  }

  /// Throws the fault of a list of tracks.
  static func check(_ tracks: [GridTrack]) throws(TrackFault) {
    let repetitions = tracks.filter(\.repeatsByRoom)
    switch GridTemplate(tracks).fault {
    case nil: return
    case .empty: throw TrackFault("the list has no track; write sizes such as \"80px 1fr\", or the keyword none")
    case .severalRepetitions:
      throw TrackFault(
        "\(repetitions.count) parts repeat automatically, but a list can have only one such part; "
          + "give the others a number instead of auto-fill or auto-fit")
    case .noLength(let track, let isBeside):
      let isFit = if case .repeated(.autoFit, _) = repetitions[0].kind { true } else { false }
      throw TrackFault(
        "\(quoted(trackText(track))) has no length, but each track \(isBeside ? "beside" : "in") "
          + "repeat(\(isFit ? "auto-fit" : "auto-fill"), …) needs one, because the lengths determine the number of "
          + "repetitions; write \(track.withLength)")
    }
  }
}

/// Returns a message that explains why a name is not valid for a line or an area.
func gridNameFault(_ name: String, _ owner: String, example: String) -> String {
  let reason =
    isGridKeyword(name)
    ? "it is a keyword of CSS" : "a name consists of letters, digits, - and _, and does not start with a digit"
  return "\(quoted(name)) cannot be the name of \(owner), since \(reason); write another, such as \(example)"
}

extension GridTrack {
  /// The track with a length, in CSS's notation.
  fileprivate var withLength: String {
    if case .size(_, let maximum) = kind { return "minmax(80px, \(trackText(maximum)))" }
    return "minmax(80px, auto)"
  }
}
