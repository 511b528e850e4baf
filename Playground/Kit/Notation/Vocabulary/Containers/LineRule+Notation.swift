internal import Arrangements
internal import EagerLayout

extension Choice {
  static let lineRule = Choice(
    alternatives: "Flow.LineRule(alignment: .center)",
    type: Member("Flow.LineRule", [lineRuleValues], example: "Flow.LineRule(alignment: .center)")
  ) { [Member("init", [lineRuleValues], example: ".init(alignment: .center)")] }

  private static let lineRuleValues = Signature([
    Parameter("alignment", .keyword(.listed(Flow.alignments))),
    Parameter("lineAlignment", .keyword(.listed(Flow.lineAlignments))),
  ])
}

extension [ParsedValue?] {
  func lines(at index: Int) -> [Flow.LineRule] {
    (list(at: index) ?? []).compactMap { rule in
      guard case .chosen(let chosen) = rule else { return nil }
      return Flow.LineRule(
        alignment: chosen.values.keyword(at: 0).flatMap { Flow.Alignment(rawValue: $0) },
        lineAlignment: chosen.values.keyword(at: 1).flatMap { Flow.LineAlignment(rawValue: $0) })
    }
  }
}

extension Flow.LineRule {
  var text: String {
    var values = ArgumentList()
    if let alignment { values.add(".\(Flow.alignments[Int(alignment.rawValue)])", label: "alignment") }
    if let lineAlignment {
      values.add(".\(Flow.lineAlignments[Int(lineAlignment.rawValue)])", label: "lineAlignment")
    }
    return values.call("Flow.LineRule", isAlwaysCall: true)
  }
}
