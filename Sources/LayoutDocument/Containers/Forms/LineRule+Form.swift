internal import Arrangements

extension Vocabulary.Form where Specified == Flow.Alignment {
  fileprivate static var flowAlignment: Self { .cases(of: Flow.alignments) }
}

extension Vocabulary.Form where Specified == Flow.LineAlignment {
  fileprivate static var lineAlignment: Self { .cases(of: Flow.lineAlignments) }
}

extension Vocabulary.Form where Specified: RawRepresentable<UInt8> {
  /// One of the names of an enumeration's cases. `names` are in the order of the cases.
  private static func cases(of names: [String]) -> Self {
    Self(
      listed(names),
      read: { value in
        guard case .string(let name) = value else { return nil }
        return names.firstIndex(of: name.lowercased()).flatMap { Specified(rawValue: UInt8($0)) }
      },
      write: { .string(names[Int($0.rawValue)]) })
  }
}

extension Vocabulary.Form where Specified == Flow.LineRule {
  /// The alignments of a line, as an object with two keys.
  static var lineRule: Self {
    let alignmentForm = Vocabulary.Form<Flow.Alignment>.flowAlignment
    let lineAlignmentForm = Vocabulary.Form<Flow.LineAlignment>.lineAlignment
    return Self(
      "an object such as {\"alignment\": \"center\", \"line-alignment\": \"top\"}",
      reading: { value, reading in
        guard let members = reading.members(of: value, ["alignment", "line-alignment"]) else { return nil }
        var alignment: Flow.Alignment?, lineAlignment: Flow.LineAlignment?
        for member in members {
          reading.within(member.key) { reading in
            if member.key == "alignment" {
              alignment = alignmentForm.value(of: member.value, &reading)
            } else {
              lineAlignment = lineAlignmentForm.value(of: member.value, &reading)
            }
          }
        }
        return Flow.LineRule(alignment: alignment, lineAlignment: lineAlignment)
      },
      write: { rule in
        var members: [Vocabulary.Member] = []
        if let value = rule.alignment.flatMap(alignmentForm.write) { members.append(.init("alignment", value)) }
        if let value = rule.lineAlignment.flatMap(lineAlignmentForm.write) {
          members.append(.init("line-alignment", value))
        }
        return .object(members)
      })
  }
}
