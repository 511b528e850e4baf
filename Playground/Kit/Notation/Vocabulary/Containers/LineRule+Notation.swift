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

extension [Meaning?] {
  fileprivate func alignment(_ index: Int) -> Flow.Alignment? {
    keyword(index).flatMap { Flow.Alignment(rawValue: $0) }
  }

  fileprivate func lineAlignment(_ index: Int) -> Flow.LineAlignment? {
    keyword(index).flatMap { Flow.LineAlignment(rawValue: $0) }
  }

  func lines(_ index: Int) -> [Flow.LineRule] {
    (list(index) ?? []).compactMap { rule in
      guard case .chosen(let chosen) = rule else { return nil }
      return Flow.LineRule(alignment: chosen.values.alignment(0), lineAlignment: chosen.values.lineAlignment(1))
    }
  }
}

extension Flow.Alignment {
  fileprivate var text: String { ".\(Flow.alignments[Int(rawValue)])" }
}

extension Flow.LineAlignment {
  fileprivate var text: String { ".\(Flow.lineAlignments[Int(rawValue)])" }
}

extension Flow.LineRule {
  var text: String {
    var values = WrittenValues()
    if let alignment { values.add(alignment.text, label: "alignment") }
    if let lineAlignment { values.add(lineAlignment.text, label: "lineAlignment") }
    return values.call("Flow.LineRule", isAlwaysCall: true)
  }
}
