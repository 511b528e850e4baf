@_spi(Documents) internal import Arrangements
internal import EagerLayout

extension ContainerWord {
  static let flow = ContainerWord(
    "Flow",
    [
      Signature(.flowAlignments),
      Signature([Parameter("columns", .whole, isRequired: true)] + .flowAlignments),
      Signature([
        Parameter("itemWidth", .number, isRequired: true), Parameter("minimumGap", .number),
        Parameter("maximumGap", .number), Parameter("centered", .truth), Parameter("lineAlignment", .lineAlignment),
        Parameter("vertical", .flowAlignment), Parameter("maxLines", .whole),
      ]),
      Signature([
        Parameter("rows", .whole, isRequired: true), Parameter("alignment", .flowAlignment),
        Parameter("maxLines", .whole),
      ]),
    ],
    example: "Flow { … }, Flow(columns: 3, alignment: .between) { … } or Flow(itemWidth: 80, minimumGap: 10) { … }",
    modifiers: [
      ItemModifier("weight", [.one(.number)], example: ".weight(1)") { values, _, item, _ in
        item = item.weight(values.number(0) ?? 0)
      },
      ItemModifier("fraction", [.one(.number)], example: ".fraction(0.5)") { values, _, item, _ in
        item = item.fraction(values.number(0) ?? 0)
      },
      ItemModifier(
        "yields", [Signature([Parameter("size", .number, isRequired: true)])], example: ".yields(size: 1)"
      ) { values, _, item, _ in item = item.yields(size: values.number(0) ?? 0) },
    ],
    make: { values, signature, _ in Flow(specified: Flow.Specified(values, signature)) },
    arguments: { flow, _ in flow.specified.arguments },
    sayings: { specified, _ in
      var modifiers: [String] = []
      if specified.weight != 0 { modifiers.append(".weight(\(decimal(specified.weight)))") }
      if let fraction = specified.fraction { modifiers.append(".fraction(\(decimal(fraction)))") }
      if specified.yieldsSize != 0 { modifiers.append(".yields(size: \(decimal(specified.yieldsSize)))") }
      return modifiers
    })
}

extension [Parameter] {
  fileprivate static let flowAlignments = [
    Parameter("alignment", .flowAlignment), Parameter("lineAlignment", .lineAlignment),
    Parameter("vertical", .flowAlignment), Parameter("lastLine", .lastLine), Parameter("maxLines", .whole),
    Parameter("lines", .list(.choice(.lineRule))),
  ]
}

extension Flow {
  // In the order of their cases.
  fileprivate static let alignmentNames = [
    "start", "center", "end", "between", "around", "evenly", "fill", "stretch",
  ]
  fileprivate static let lineAlignmentNames = ["top", "center", "bottom", "stretch", "baseline"]
  fileprivate static let lastLineNames = ["start", "likeTheOthers", "columns"]
}

extension Parameter.Form {
  fileprivate static let flowAlignment = keyword(.listed(Flow.alignmentNames))
  fileprivate static let lineAlignment = keyword(.listed(Flow.lineAlignmentNames))
  fileprivate static let lastLine = keyword(.listed(Flow.lastLineNames))
}

extension Choice {
  /// The alignments of a line.
  fileprivate static let lineRule = Choice(
    alternatives: "Flow.LineRule(alignment: .center)",
    type: Member("Flow.LineRule", [lineRuleValues], example: "Flow.LineRule(alignment: .center)")
  ) { [Member("init", [lineRuleValues], example: ".init(alignment: .center)")] }

  private static let lineRuleValues = Signature([
    Parameter("alignment", .flowAlignment), Parameter("lineAlignment", .lineAlignment),
  ])
}

extension [Meaning?] {
  fileprivate func alignment(_ index: Int) -> Flow.Alignment? {
    keyword(index).flatMap { Flow.Alignment(rawValue: $0) }
  }

  fileprivate func lineAlignment(_ index: Int) -> Flow.LineAlignment? {
    keyword(index).flatMap { Flow.LineAlignment(rawValue: $0) }
  }

  fileprivate func lines(_ index: Int) -> [Flow.LineRule] {
    (list(index) ?? []).compactMap { rule in
      guard case .chosen(let chosen) = rule else { return nil }
      return Flow.LineRule(alignment: chosen.values.alignment(0), lineAlignment: chosen.values.lineAlignment(1))
    }
  }
}

extension Flow.Specified {
  /// Creates a flow from the values of a signature.
  fileprivate init(_ values: [Meaning?], _ signature: Int) {
    self.init()
    switch signature {
    case 2:
      itemWidth = values.number(0)
      minimumGap = values.number(1) ?? 0
      maximumGap = values.number(2)
      centered = values.truth(3) ?? false
      lineAlignment = values.lineAlignment(4) ?? .top
      vertical = values.alignment(5) ?? .start
      maxLines = values.whole(6)
    case 3:
      rows = values.whole(0)
      alignment = values.alignment(1) ?? .start
      maxLines = values.whole(2)
    default:
      if signature == 1 { columns = values.whole(0) }
      let first = signature
      alignment = values.alignment(first) ?? .start
      lineAlignment = values.lineAlignment(first + 1) ?? .top
      vertical = values.alignment(first + 2) ?? .start
      lastLine = values.keyword(first + 3).flatMap { Flow.LastLine(rawValue: $0) } ?? .start
      maxLines = values.whole(first + 4)
      lines = values.lines(first + 5)
    }
  }

  /// The arguments in source form, in the order of the signatures.
  fileprivate var arguments: [String] {
    var values = WrittenValues()
    values.add(columns.map { Double($0) }, label: "columns")
    values.add(rows.map { Double($0) }, label: "rows")
    if let itemWidth {
      values.add(itemWidth, label: "itemWidth")
      values.add(minimumGap, label: "minimumGap", unless: 0)
      values.add(maximumGap, label: "maximumGap")
      if centered { values.add("true", label: "centered") }
    }
    if alignment != .start { values.add(alignment.text, label: "alignment") }
    if lineAlignment != .top { values.add(lineAlignment.text, label: "lineAlignment") }
    if vertical != .start { values.add(vertical.text, label: "vertical") }
    if lastLine != .start { values.add(".\(Flow.lastLineNames[Int(lastLine.rawValue)])", label: "lastLine") }
    values.add(maxLines.map { Double($0) }, label: "maxLines")
    if !lines.isEmpty { values.add("[\(lines.map { $0.text }.joined(separator: ", "))]", label: "lines") }
    return values.list
  }
}

extension Flow.Alignment {
  fileprivate var text: String { ".\(Flow.alignmentNames[Int(rawValue)])" }
}

extension Flow.LineAlignment {
  fileprivate var text: String { ".\(Flow.lineAlignmentNames[Int(rawValue)])" }
}

extension Flow.LineRule {
  fileprivate var text: String {
    var values = WrittenValues()
    if let alignment = specified.alignment { values.add(alignment.text, label: "alignment") }
    if let lineAlignment = specified.lineAlignment { values.add(lineAlignment.text, label: "lineAlignment") }
    return "Flow.LineRule(\(values.list.joined(separator: ", ")))"
  }
}
