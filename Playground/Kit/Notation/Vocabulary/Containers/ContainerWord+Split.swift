@_spi(Documents) internal import Arrangements
internal import EagerLayout

extension ContainerWord {
  static let split = ContainerWord(
    "Split", [.one(.choice(.part))], example: "Split(.columns([.points(100), .fill], gap: 10)) { … }",
    modifiers: [
      ItemModifier("tag", [.one(.id)], example: ".tag(head)") { values, _, item, ids in
        if let tag = values.layoutID(0, &ids) { item = item.layoutValue(SplitTag(tag)) }
      }
    ],
    make: { values, _, ids in Split(values.first.flatMap { $0 }.map { $0.part(&ids) } ?? .fill) },
    arguments: { split, ids in [split.part.text(ids)] },
    sayings: { specified, ids in specified.tag.map { [".tag(\(ids.text($0)))"] } ?? [] })
}

extension Choice {
  /// A part of a split.
  fileprivate static let part: Choice = Choice(
    alternatives: "a part such as .points(100), .fill or .columns([.fill, .content])", chains: true
  ) {
    let gap = Parameter("gap", .number), parts = Parameter("", .list(.choice(part)), isRequired: true)
    return [
      Member("points", [.one(.number)], example: ".points(100)"),
      Member("fraction", [.one(.number)], example: ".fraction(0.25)"), Member("content"),
      Member("rest", [.one(.number)], example: ".rest(0.5)"), Member("fill"),
      Member("columns", [Signature([parts, gap])], example: ".columns([.fill, .content])"),
      Member("rows", [Signature([parts, gap])], example: ".rows([.fill, .content])"), Member("empty"),
      Member("behind"), Member("padding", [.one(.edges)], example: ".padding(Edges(8))"),
      Member("place", [.one(.choice(.place))], example: ".place(.center)"),
      Member("tag", [.one(.id)], example: ".tag(head)"),
    ]
  }
}

extension Meaning {
  /// The part of a value: the first member sets its size, and the others add properties.
  fileprivate func part(_ ids: inout SketchIDs) -> SplitPart {
    let chain =
      switch self {
      case .chosen(let chosen): [chosen]
      case .chain(let chain): chain
      default: [Chosen]()
      }
    return chain.reduce(.fill) { $1.applied(to: $0, &ids) }
  }
}

extension Chosen {
  fileprivate func applied(to part: SplitPart, _ ids: inout SketchIDs) -> SplitPart {
    let number = values.number(0) ?? 0
    var parts: [SplitPart] = []
    for element in values.list(0) ?? [] { parts.append(element.part(&ids)) }
    switch member {
    case 0: return .points(number)
    case 1: return .fraction(number)
    case 2: return .content
    case 3: return .rest(number)
    case 4: return .fill
    case 5: return part.columns(parts, gap: values.number(1))
    case 6: return part.rows(parts, gap: values.number(1))
    case 7: return part.empty
    case 8: return part.behind
    case 9: return part.padding(values.edges(0) ?? Edges())
    case 10: return part.place(values.place(0) ?? .fill)
    default:
      var specified = part.specified ?? SplitPart.Specified()
      specified.tag = values.layoutID(0, &ids)
      return SplitPart(specified: specified)
    }
  }
}

extension SplitPart {
  /// The part in source form.
  fileprivate func text(_ ids: IDWriter) -> String {
    guard let specified else { return "\u{2026}" }
    var text = ""
    switch specified.size {
    case .points(let points): text = ".points(\(decimal(points)))"
    case .fraction(let share): text = ".fraction(\(decimal(share)))"
    case .content: text = ".content"
    case .rest(let share): text = ".rest(\(decimal(share)))"
    case .fill: text = specified.columns == nil && specified.rows == nil && !specified.isEmpty ? ".fill" : ""
    }
    func add(_ name: String, _ parts: [SplitPart]) {
      let gap = specified.gap.map { ", gap: \(decimal($0))" } ?? ""
      text += ".\(name)([\(parts.map { $0.text(ids) }.joined(separator: ", "))]\(gap))"
    }
    if let columns = specified.columns { add("columns", columns) }
    if let rows = specified.rows { add("rows", rows) }
    if specified.isEmpty { text += ".empty" }
    if specified.isBehind { text += ".behind" }
    let sides = [specified.padding.top, specified.padding.left, specified.padding.bottom, specified.padding.right]
    if sides.contains(where: { $0 != 0 }) {
      var values = WrittenValues()
      for (side, label) in zip(sides, Signature.sides) { values.add(side, label: label, unless: 0) }
      text += ".padding(Edges(\(values.list.joined(separator: ", "))))"
    }
    if specified.place != .fill { text += ".place(\(specified.place.text))" }
    if let tag = specified.tag { text += ".tag(\(ids.text(tag)))" }
    return text
  }
}
