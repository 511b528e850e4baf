@_spi(Documents) internal import Arrangements

extension Vocabulary.Word {
  /// Items in lines.
  static let flow = Vocabulary.Word(
    "flow", specified: Flow.Specified(), make: { Flow(specified: $0) }, describe: { $0.specified },
    properties: [
      .init("columns", \.columns, .whole(in: 1...Int(largestNumber))),
      .init("rows", \.rows, .whole(in: 1...Int(largestNumber))), .init("item-width", \.itemWidth, .length),
      .init("minimum-gap", \.minimumGap, .length), .init("maximum-gap", \.maximumGap, .length),
      .init("centered", \.centered, .flag), .init("alignment", \.alignment, .flowAlignment),
      .init("line-alignment", \.lineAlignment, .lineAlignment), .init("vertical", \.vertical, .flowAlignment),
      .init(
        "last-line", \.lastLine, .words(["start": .start, "like-the-others": .likeTheOthers, "columns": .columns])),
      .init("max-lines", \.maxLines, .whole(in: 0...Int(largestNumber))),
      .init("lines", \.lines, .list(of: .lineRule)),
    ],
    items: [
      .init(
        "weight", .part, get: { $0.weight },
        set: { $0 = FlowItem(weight: $1, fraction: $0.fraction, yieldsSize: $0.yieldsSize) }),
      .init(
        "fraction", .number(in: 0...1), get: { $0.fraction },
        set: { $0 = FlowItem(weight: $0.weight, fraction: $1, yieldsSize: $0.yieldsSize) }),
      .init(
        "yields-size", .part, get: { $0.yieldsSize },
        set: { $0 = FlowItem(weight: $0.weight, fraction: $0.fraction, yieldsSize: $1) }),
    ],
    alternatives: ["columns", "rows", "item-width"])
}

extension Vocabulary.Form where Specified == Flow.Alignment {
  fileprivate static var flowAlignment: Self {
    .words([
      "start": .start, "center": .center, "end": .end, "between": .between, "around": .around, "evenly": .evenly,
      "fill": .fill, "stretch": .stretch,
    ])
  }
}

extension Vocabulary.Form where Specified == Flow.LineAlignment {
  fileprivate static var lineAlignment: Self {
    .words(["top": .top, "center": .center, "bottom": .bottom, "stretch": .stretch, "baseline": .baseline])
  }
}

extension Vocabulary.Form where Specified == Flow.LineRule {
  /// The alignments of a line, as an object with two keys.
  fileprivate static var lineRule: Self {
    let along = Vocabulary.Form<Flow.Alignment>.flowAlignment
    let across = Vocabulary.Form<Flow.LineAlignment>.lineAlignment
    return Self(
      "an object such as {\"alignment\": \"center\", \"line-alignment\": \"top\"}",
      reading: { value, reading in
        guard let members = reading.members(of: value, ["alignment", "line-alignment"]) else { return nil }
        var alignment: Flow.Alignment?, lineAlignment: Flow.LineAlignment?
        for member in members {
          reading.within(member.key) { reading in
            if member.key == "alignment" {
              alignment = along.value(of: member.value, &reading)
            } else {
              lineAlignment = across.value(of: member.value, &reading)
            }
          }
        }
        return Flow.LineRule(alignment: alignment, lineAlignment: lineAlignment)
      },
      write: { rule in
        var members: [Vocabulary.Member] = []
        if let value = rule.specified.alignment.flatMap(along.write) { members.append(.init("alignment", value)) }
        if let value = rule.specified.lineAlignment.flatMap(across.write) {
          members.append(.init("line-alignment", value))
        }
        return .object(members)
      })
  }
}
