internal import Arrangements
internal import EagerLayout

// The messages for invalid track lists: what is wrong, why, and what to write instead.
extension TrackReader {
  /// Returns a description of a grid function's arguments and an example, or nil for other words.
  static func arguments(of function: String) -> (words: String, example: String)? {
    switch function {
    case "minmax": ("a minimum and a maximum size", "minmax(80px, 1fr)")
    case "fit-content": ("a length or a percentage", "fit-content(200px)")
    case "repeat": ("a number of repetitions, a comma, and tracks", "repeat(2, 1fr)")
    default: nil
    }
  }

  /// Returns the fault for a function with missing or invalid arguments.
  static func missingArguments(of function: String) -> TrackFault {
    let (words, example) = arguments(of: function) ?? ("", "")
    return TrackFault("\(function)() takes \(words); write it as in \(example)")
  }

  /// Returns the fault for a function that is unknown or not allowed in its place. If `isCalled` is `false`, the fault
  /// is that parentheses are missing after the name.
  static func misplacedFunction(_ name: String, isCalled: Bool) -> TrackFault {
    guard let (words, example) = arguments(of: name) else {
      return TrackFault("\(name)() is not supported; write its result, such as 80px")
    }
    return TrackFault(
      isCalled
        ? "\(name)() is nested in a function that takes only lengths and keywords; write a size such as 80px or auto"
        : "\(name) needs parentheses with \(words) in them; write it as in \(example)")
  }

  /// Returns the fault for a word that is not a track size.
  static func unknownSize(_ token: String) -> TrackFault {
    let known = ["auto", "min-content", "max-content", "minmax", "fit-content", "repeat"]
    let suggestion = nearestName(to: token.lowercased(), in: known).map { "did you mean \($0)?" }
    return TrackFault(
      "\(quoted(token)) is not the size of a track; \(suggestion ?? "write one such as 80px, 1fr or auto")")
  }

  /// Throws a fault if a number and its unit are not a valid track size.
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

  /// Throws a fault if a list of tracks is not valid in CSS.
  static func check(_ tracks: [GridTrack]) throws(TrackFault) {
    let repetitions = tracks.filter(\.isAutoRepeat)
    switch GridTemplate(tracks).fault {
    case nil: return
    case .empty: throw TrackFault("the list has no track; write sizes such as \"80px 1fr\", or the keyword none")
    case .severalRepetitions:
      throw TrackFault(
        "\(repetitions.count) parts repeat automatically, but a list can have only one such part; "
          + "give the others a number instead of auto-fill or auto-fit")
    case .indefiniteTrack(let track, let isRepeated):
      let isFit = if case .repeated(.autoFit, _) = repetitions[0].kind { true } else { false }
      throw TrackFault(
        "\(quoted(trackText(track))) has no length, but each track \(isRepeated ? "in" : "beside") "
          + "repeat(\(isFit ? "auto-fit" : "auto-fill"), …) needs one, because the lengths determine the number of "
          + "repetitions; write \(track.exampleWithLength)")
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
  /// An example of the track with a definite length, in CSS notation.
  fileprivate var exampleWithLength: String {
    if case .size(_, let maximum) = kind { return "minmax(80px, \(trackText(maximum)))" }
    return "minmax(80px, auto)"
  }
}
