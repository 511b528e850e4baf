internal import Arrangements
internal import EagerLayout

extension Choice {
  static let part: Choice = Choice(
    alternatives: "a part such as .points(100), .fill or .columns([.fill, .content])", allowsChains: true
  ) {
    let gap = Parameter("gap", .positive), parts = Parameter("", .list(.choice(part)), isRequired: true)
    return [
      Member("points", [.unlabeled(.positive)], example: ".points(100)"),
      Member("fraction", [.unlabeled(.positive)], example: ".fraction(0.25)"), Member("content"),
      Member("rest", [.unlabeled(.positive)], example: ".rest(0.5)"), Member("fill"),
      Member("columns", [Signature([parts, gap])], example: ".columns([.fill, .content])"),
      Member("rows", [Signature([parts, gap])], example: ".rows([.fill, .content])"), Member("empty"),
      Member("behind"), Member("padding", [.unlabeled(.edges)], example: ".padding(Edges(8))"),
      Member("place", [.unlabeled(.choice(.place))], example: ".place(.center)"),
      Member("tag", [.unlabeled(.id)], example: ".tag(head)"),
    ]
  }
}

extension ParsedValue {
  /// The part that a chain of members describes: the first sets its size, and the others add properties.
  func part(_ ids: inout SketchIDs) -> SplitPart {
    let chain =
      switch self {
      case .chosen(let chosen): [chosen]
      case .chain(let chain): chain
      default: [ChoiceValue]()
      }
    return chain.reduce(.fill) { $1.applied(to: $0, &ids) }
  }
}

extension ChoiceValue {
  fileprivate func applied(to part: SplitPart, _ ids: inout SketchIDs) -> SplitPart {
    let number = values.number(at: 0) ?? 0
    var parts: [SplitPart] = []
    for element in values.list(at: 0) ?? [] { parts.append(element.part(&ids)) }
    switch member {
    case 0: return .points(number)
    case 1: return .fraction(number)
    case 2: return .content
    case 3: return .rest(number)
    case 4: return .fill
    case 5: return part.columns(parts, gap: values.number(at: 1))
    case 6: return part.rows(parts, gap: values.number(at: 1))
    case 7: return part.empty
    case 8: return part.behind
    case 9: return part.padding(values.edges(at: 0) ?? Edges())
    case 10: return part.place(values.place(at: 0) ?? .fill)
    default: return values.layoutID(at: 0, &ids).map { part.tagged($0) } ?? part
    }
  }
}

extension SplitPart {
  /// The part in source form.
  func text(_ ids: IDWriter) -> String {
    if hasFault { return "\u{2026}" }
    var text =
      switch size {
      case .points(let points): ".points(\(decimal(points)))"
      case .fraction(let share): ".fraction(\(decimal(share)))"
      case .content: ".content"
      case .rest(let share): ".rest(\(decimal(share)))"
      case .fill: direction == nil && !isEmpty ? ".fill" : ""
      }
    if let direction {
      let gap = gap.map { ", gap: \(decimal($0))" } ?? ""
      let list = parts.map { $0.text(ids) }.joined(separator: ", ")
      text += ".\(direction == .columns ? "columns" : "rows")([\(list)]\(gap))"
    }
    if isEmpty { text += ".empty" }
    if hasBackgroundItem { text += ".behind" }
    let sides = [padding.top, padding.left, padding.bottom, padding.right]
    if sides.contains(where: { $0 != 0 }) {
      var values = ArgumentList()
      for (side, label) in zip(sides, Signature.sides) { values.add(side, label: label, unless: 0) }
      text += ".padding(Edges(\(values.list.joined(separator: ", "))))"
    }
    if place != .fill { text += ".place(\(place.text))" }
    if let tag { text += ".tag(\(ids.text(tag)))" }
    return text
  }
}
