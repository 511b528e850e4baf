internal import Arrangements
internal import EagerLayout

// The values of `columns` and `rows` of a grid: lists of tracks, and templates.
extension Choice {
  /// A track in a list. `repeatedTrack` is a track in a repetition, and `addedTrack` is a track in `autoRows` or
  /// `autoColumns`.
  static let track = sizing(
    ", .flexible(1), .auto, .minmax(40, .auto) or .repeated(3, .flexible(1))",
    sizes + [fitContent, line, repeated] + automatic([Signature([tracks])]) + [lines, subgrid])
  private static let repeatedTrack = sizing(", .flexible(1), .auto or .minmax(40, .auto)", sizes + [fitContent, line])
  static let addedTrack = sizing(", .flexible(1), .auto or .minmax(40, .auto)", sizes + [fitContent])

  /// The values that may replace a list of tracks.
  static let template = Choice(
    alternatives: "[80, .flexible(1)], .repeated(3, .flexible(1)), .autoFill(minimum: 80) or .subgrid"
  ) {
    let minimum = Signature([Parameter("minimum", .choice(length), isRequired: true)])
    return [repeated] + automatic([minimum, Signature([tracks])], label: "minimum: ") + [subgrid]
  }

  // `breadth` is for the maximum of `.minmax`, `minimum` for its minimum, and `length` for other limits.
  private static let breadth = sizing(", .percent(50), .flexible(1), .auto, .minContent or .maxContent", simpleSizes)
  private static let minimum = sizing(", .percent(50), .auto, .minContent or .maxContent", simpleSizes.dropLast())
  private static let length = sizing(" or .percent(50)", Array(simpleSizes.prefix(3)))

  /// A number of points, or one of the members. `others` lists the members, to complete a sentence.
  private static func sizing(_ others: String, _ members: [Member]) -> Choice {
    Choice(alternatives: "a number of points" + others, numbers: allLengths) { members }
  }

  // Accepts lengths that are too large: the grid clamps them and reports an issue.
  private static let allLengths = 0...Double.greatestFiniteMagnitude, anyLength = Parameter.Form.bounded(allLengths)

  // `ChoiceValue.breadth` and `track` refer to members by their indices in this order.
  private static let simpleSizes = [
    Member("points", [.unlabeled(anyLength)], example: ".points(80)"),
    Member("percent", [.unlabeled(anyLength)], example: ".percent(50)"),
    Member("calculated", [.unlabeled(.length)], example: ".calculated(.percent(50) - 10)"), Member("auto"),
    Member("minContent"), Member("maxContent"),
    Member("flexible", [.unlabeled(anyLength, isRequired: false)], example: ".flexible(1)"),
  ]

  private static let sizes =
    simpleSizes + [
      Member(
        "minmax",
        [
          Signature([
            Parameter("", .choice(minimum), isRequired: true), Parameter("", .choice(breadth), isRequired: true),
          ])
        ],
        example: ".minmax(40, .auto)")
    ]

  private static let fitContent = Member("fitContent", [.unlabeled(.choice(length))], example: ".fitContent(120)")

  private static let tracks = Parameter("", .choice(repeatedTrack), isRequired: true, repeats: true)

  private static let repeated = Member(
    "repeated", [Signature([Parameter("", .boundedWhole(1...Int(largestLength)), isRequired: true), tracks])],
    example: ".repeated(3, .flexible(1))")

  private static func automatic(_ signatures: [Signature], label: String = "") -> [Member] {
    ["autoFill", "autoFit"].map { Member($0, signatures, example: ".\($0)(\(label)80)") }
  }

  private static let line = Member("line", [.unlabeled(.lineName)], example: ".line(\"middle\")")
  private static let lines = Member(
    "lines", [Signature([Parameter("", .lineName, repeats: true)])], example: ".lines(\"start\", \"content\")")
  private static let subgrid = Member("subgrid")
}

extension [ParsedValue?] {
  func tracks(at index: Int, _ ids: inout SketchIDs) -> [GridTrack] {
    (list(at: index) ?? []).compactMap { $0.track(&ids) }
  }

  /// The columns or rows: a list, or a single value that replaces a list.
  func template(at index: Int, _ ids: inout SketchIDs) -> GridTemplate {
    guard let chosen = chosen(at: index) else { return GridTemplate(tracks(at: index, &ids)) }
    return switch chosen.member {
    case 0: GridTemplate([chosen.repeated(&ids)])
    case 1 where chosen.signature == 0: .autoFill(minimum: chosen.values.breadth(at: 0))
    case 1: GridTemplate([GridTrack(.repeated(.autoFill, chosen.tracks(from: 0, &ids)))])
    case 2 where chosen.signature == 0: .autoFit(minimum: chosen.values.breadth(at: 0))
    case 3: .subgrid
    default: GridTemplate([GridTrack(.repeated(.autoFit, chosen.tracks(from: 0, &ids)))])
    }
  }

  fileprivate func breadth(at index: Int) -> GridTrack.Breadth {
    if let points = number(at: index) { return .points(points) }
    return chosen(at: index)?.breadth ?? .auto
  }
}

extension ParsedValue {
  fileprivate func track(_ ids: inout SketchIDs) -> GridTrack? {
    switch self {
    case .number(let points): .points(points)
    case .chosen(let chosen): chosen.track(&ids)
    default: nil
    }
  }
}

extension ChoiceValue {
  fileprivate var breadth: GridTrack.Breadth {
    let number = values.number(at: 0) ?? 0
    return switch member {
    case 0: .points(number)
    case 1: .percent(number)
    case 2: values.length(at: 0)?.calculation.map { .calculated($0) } ?? .points(values.length(at: 0)?.value ?? 0)
    case 4: .minContent
    case 5: .maxContent
    case 6: .flexible(values.number(at: 0) ?? 1)
    default: .auto
    }
  }

  fileprivate func track(_ ids: inout SketchIDs) -> GridTrack? {
    switch member {
    case 6: .flexible(values.number(at: 0) ?? 1)
    case 7: .minmax(values.breadth(at: 0), values.breadth(at: 1))
    case 8: .fitContent(values.breadth(at: 0))
    case 9: values.lineName(at: 0, &ids).map { .line($0) }
    case 10: repeated(&ids)
    case 11: GridTrack(.repeated(.autoFill, tracks(from: 0, &ids)))
    case 12: GridTrack(.repeated(.autoFit, tracks(from: 0, &ids)))
    case 13: GridTrack(.lines(names(&ids)))
    case 14: .subgrid
    default: .minmax(breadth, breadth)
    }
  }

  fileprivate func repeated(_ ids: inout SketchIDs) -> GridTrack {
    GridTrack(.repeated(.count(values.whole(at: 0) ?? 1), tracks(from: 1, &ids)))
  }

  private func names(_ ids: inout SketchIDs) -> [LayoutID] {
    var names: [LayoutID] = []
    for index in values.indices { if let name = values.lineName(at: index, &ids) { names.append(name) } }
    return names
  }

  fileprivate func tracks(from first: Int, _ ids: inout SketchIDs) -> [GridTrack] {
    values.dropFirst(first).compactMap { $0?.track(&ids) }
  }
}

// Tracks in source form.

extension GridTemplate {
  /// The template in source form: a list, or a single value such as `.repeated(3, .auto)` if it has no other tracks.
  func text(_ ids: SketchIDs) -> String {
    guard tracks.count == 1 else { return tracks.text(ids) }
    switch tracks[0].kind {
    case .repeated(.count, _), .subgrid: break
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

  /// The minimum of a single `.minmax(minimum, .flexible(1))`; `nil` for other lists.
  fileprivate var minimum: GridTrack.Breadth? {
    guard count == 1, case .size(let minimum, .flexible(1)) = self[0].kind else { return nil }
    return minimum
  }
}

extension GridTrack {
  fileprivate func text(_ ids: SketchIDs) -> String {
    switch kind {
    case .size(.auto, .flexible): maximum.text
    case .size(.flexible, _): ".minmax(.auto, \(maximum.text))"
    case .size(let minimum, let maximum):
      minimum == maximum ? minimum.text : ".minmax(\(minimum.text), \(maximum.text))"
    case .fitContent(let limit): ".fitContent(\(limit.text))"
    case .line(let name): ".line(\"\(ids.lineName(of: name))\")"
    case .lines(let names): ".lines(\(names.map { "\"\(ids.lineName(of: $0))\"" }.joined(separator: ", ")))"
    case .subgrid: ".subgrid"
    case .repeated(.count(let count), let tracks): ".repeated(\(max(count, 1)), \(tracks.texts(ids)))"
    case .repeated(let repetition, let tracks): ".\(repetition.name)(\(tracks.texts(ids)))"
    }
  }

  private var maximum: Breadth { if case .size(_, let maximum) = kind { maximum } else { .auto } }

  /// A copy with renamed lines.
  func renamed(_ rename: (LayoutID) -> LayoutID) -> GridTrack {
    switch kind {
    case .line(let name): .line(rename(name))
    case .lines(let names): GridTrack(.lines(names.map(rename)))
    case .repeated(let repetition, let tracks): GridTrack(.repeated(repetition, tracks.map { $0.renamed(rename) }))
    case .size, .fitContent, .subgrid: self
    }
  }
}

extension GridTrack.Breadth {
  fileprivate var text: String {
    switch self {
    case .points(let length): decimal(Self.usable(length))
    case .percent(let share): ".percent(\(decimal(Self.usable(share))))"
    case .calculated(let length): ".calculated(\(length.expression.source))"
    case .flexible(let factor): ".flexible(\(decimal(Self.usable(factor))))"
    case .auto: ".auto"
    case .minContent: ".minContent"
    case .maxContent: ".maxContent"
    }
  }

  /// The number as the grid uses it: at least 0 and at most the largest length.
  private static func usable(_ number: Double) -> Double { number >= 0 ? min(number, largestLength) : 0 }
}

extension GridTrack.Repetition {
  fileprivate var name: String { self == .autoFit ? "autoFit" : "autoFill" }
}
