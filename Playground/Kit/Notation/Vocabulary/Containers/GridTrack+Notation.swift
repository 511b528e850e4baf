internal import Arrangements
internal import EagerLayout

// The lists of tracks of a grid.
extension Choice {
  static let track: Choice = Choice(
    alternatives: "a number of points, .flexible(1), .auto, .minmax(40, .auto) or .repeated(3, .flexible(1))",
    takesNumber: true
  ) { sizes + [fitContent, repeated, several("autoFill"), several("autoFit"), line] }

  /// A track that is added when items need it.
  static let addedTrack: Choice = Choice(
    alternatives: "a number of points, .flexible(1), .auto or .minmax(40, .auto)", takesNumber: true
  ) { sizes + [fitContent] }

  /// The values that may replace a list.
  static let template: Choice = Choice(
    alternatives: "[80, .flexible(1)], .repeated(3, .flexible(1)) or .autoFill(minimum: 80)"
  ) {
    let minimum = Signature([Parameter("minimum", .choice(breadth), isRequired: true)])
    return [
      repeated, Member("autoFill", [minimum, severalTracks], example: ".autoFill(minimum: 80)"),
      Member("autoFit", [minimum, severalTracks], example: ".autoFit(minimum: 80)"),
    ]
  }

  /// The minimum or maximum size of a track.
  private static let breadth: Choice = Choice(
    alternatives: "a number of points, .percent(50), .flexible(1), .auto, .minContent or .maxContent",
    takesNumber: true
  ) { simpleSizes }

  // In the order in which they are read.
  private static let simpleSizes = [
    Member("points", [.one(.number)], example: ".points(80)"),
    Member("percent", [.one(.number)], example: ".percent(50)"),
    Member("flexible", [.one(.number, isRequired: false)], example: ".flexible(1)"),
    Member("auto"), Member("minContent"), Member("maxContent"),
  ]

  private static let sizes =
    simpleSizes + [
      Member(
        "minmax",
        [
          Signature([
            Parameter("", .choice(breadth), isRequired: true), Parameter("", .choice(breadth), isRequired: true),
          ])
        ],
        example: ".minmax(40, .auto)")
    ]

  private static let fitContent = Member("fitContent", [.one(.choice(breadth))], example: ".fitContent(120)")

  private static let repeated = Member(
    "repeated",
    [
      Signature([
        Parameter("", .whole, isRequired: true), Parameter("", .choice(track), isRequired: true, repeats: true),
      ])
    ],
    example: ".repeated(3, .flexible(1))")

  private static func several(_ name: String) -> Member {
    Member(name, [severalTracks], example: ".\(name)(80)")
  }

  private static var severalTracks: Signature {
    Signature([Parameter("", .choice(track), isRequired: true, repeats: true)])
  }

  private static let line = Member("line", [.one(.lineName)], example: ".line(\"middle\")")
}

extension [Meaning?] {
  func tracks(_ index: Int, _ ids: inout SketchIDs) -> [GridTrack] {
    (list(index) ?? []).compactMap { $0.track(&ids) }
  }

  /// The columns or rows: a list, or a template in its place.
  func template(_ index: Int, _ ids: inout SketchIDs) -> GridTemplate {
    guard let chosen = chosen(index) else { return GridTemplate(tracks(index, &ids)) }
    return switch chosen.member {
    case 0: GridTemplate([chosen.repeated(&ids)])
    case 1 where chosen.signature == 0: .autoFill(minimum: chosen.values.breadth(0))
    case 1: GridTemplate([GridTrack(.repeated(.autoFill, chosen.tracks(from: 0, &ids)))])
    case 2 where chosen.signature == 0: .autoFit(minimum: chosen.values.breadth(0))
    default: GridTemplate([GridTrack(.repeated(.autoFit, chosen.tracks(from: 0, &ids)))])
    }
  }

  fileprivate func breadth(_ index: Int) -> GridTrack.Breadth {
    if let points = number(index) { return .points(points) }
    return chosen(index)?.breadth ?? .auto
  }
}

extension Meaning {
  fileprivate func track(_ ids: inout SketchIDs) -> GridTrack? {
    switch self {
    case .number(let points): .points(points)
    case .chosen(let chosen): chosen.track(&ids)
    default: nil
    }
  }
}

extension Chosen {
  fileprivate var breadth: GridTrack.Breadth {
    let number = values.number(0) ?? 0
    return switch member {
    case 0: .points(number)
    case 1: .percent(number)
    case 2: .flexible(values.number(0) ?? 1)
    case 4: .minContent
    case 5: .maxContent
    default: .auto
    }
  }

  fileprivate func track(_ ids: inout SketchIDs) -> GridTrack? {
    switch member {
    case 2: .flexible(values.number(0) ?? 1)
    case 6: .minmax(values.breadth(0), values.breadth(1))
    case 7: .fitContent(values.breadth(0))
    case 8: repeated(&ids)
    case 9: GridTrack(.repeated(.autoFill, tracks(from: 0, &ids)))
    case 10: GridTrack(.repeated(.autoFit, tracks(from: 0, &ids)))
    case 11: values.lineName(0, &ids).map { .line($0) }
    default: .minmax(breadth, breadth)
    }
  }

  fileprivate func repeated(_ ids: inout SketchIDs) -> GridTrack {
    GridTrack(.repeated(.count(values.whole(0) ?? 1), tracks(from: 1, &ids)))
  }

  fileprivate func tracks(from first: Int, _ ids: inout SketchIDs) -> [GridTrack] {
    values.dropFirst(first).compactMap { $0?.track(&ids) }
  }
}

// The written form of tracks.

extension GridTemplate {
  /// The template in source form: a single value if that is enough.
  func text(_ ids: SketchIDs) -> String {
    guard tracks.count == 1 else { return tracks.text(ids) }
    switch tracks[0].kind {
    case .repeated(.count, _): break
    case .repeated(let repetition, let tracks):
      if let minimum = tracks.minimum { return ".\(repetition.name)(minimum: \(minimum.text))" }
    default: return tracks.text(ids)
    }
    return tracks[0].text(ids)
  }
}

extension [GridTrack] {
  func text(_ ids: SketchIDs) -> String { "[\(texts(ids))]" }

  fileprivate func texts(_ ids: SketchIDs) -> String { map { $0.text(ids) }.joined(separator: ", ") }

  /// The minimum size of a single track with a share of the leftover space; nil for others.
  fileprivate var minimum: GridTrack.Breadth? {
    guard count == 1, case .size(let minimum, .flexible(1)) = self[0].kind else { return nil }
    return minimum
  }
}

extension GridTrack {
  fileprivate func text(_ ids: SketchIDs) -> String {
    switch kind {
    case .size(.auto, .flexible(let factor)): ".flexible(\(decimal(factor)))"
    case .size(.flexible(let factor), .flexible): ".minmax(.flexible(\(decimal(factor))), \(maximum.text))"
    case .size(let minimum, let maximum):
      minimum == maximum ? minimum.text : ".minmax(\(minimum.text), \(maximum.text))"
    case .fitContent(let limit): ".fitContent(\(limit.text))"
    case .line(let name): ".line(\"\(ids.lineName(of: name))\")"
    case .repeated(.count(let count), let tracks): ".repeated(\(count), \(tracks.texts(ids)))"
    case .repeated(let repetition, let tracks): ".\(repetition.name)(\(tracks.texts(ids)))"
    }
  }

  private var maximum: Breadth { if case .size(_, let maximum) = kind { maximum } else { .auto } }

  /// A copy with renamed lines.
  func renamed(_ rename: (LayoutID) -> LayoutID) -> GridTrack {
    switch kind {
    case .line(let name): .line(rename(name))
    case .repeated(let repetition, let tracks): GridTrack(.repeated(repetition, tracks.map { $0.renamed(rename) }))
    case .size, .fitContent: self
    }
  }
}

extension GridTrack.Breadth {
  fileprivate var text: String {
    switch self {
    case .points(let length): decimal(length)
    case .percent(let share): ".percent(\(decimal(share)))"
    case .flexible(let factor): ".flexible(\(decimal(factor)))"
    case .auto: ".auto"
    case .minContent: ".minContent"
    case .maxContent: ".maxContent"
    }
  }
}

extension GridTrack.Repetition {
  fileprivate var name: String { self == .autoFit ? "autoFit" : "autoFill" }
}
