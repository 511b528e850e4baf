extension ViewReading {
  /// Reads the rules of a child of a RelativeLayout.
  mutating func readRules(_ resolver: inout Resolver) {
    record.alignsWithParent = bool(.layoutAlignWithParentIfMissing, &resolver) ?? false
    // A later rule overrides an earlier rule for the same edge.
    readHorizontalRules(
      (.layoutToStartOf, .layoutToEndOf), (.layoutToLeftOf, .layoutToRightOf), (.before, .after), &resolver)
    readHorizontalRules(
      (.layoutAlignStart, .layoutAlignEnd), (.layoutAlignLeft, .layoutAlignRight), (.alignStart, .alignEnd), &resolver)
    for (name, kind) in Self.verticalRules {
      if let rule = rule(name, kind, &resolver) { record.rules.append(rule) }
    }
    for (name, kinds) in Self.parentRules {
      for kind in kinds { if let rule = parentRule(name, kind, &resolver) { record.rules.append(rule) } }
    }
    readHorizontalRules(
      (.layoutAlignParentStart, .layoutAlignParentEnd), (.layoutAlignParentLeft, .layoutAlignParentRight),
      (.parentStart, .parentEnd), &resolver)
  }

  /// Reads horizontal rules. If a start or end rule is specified, left and right rules are ignored.
  private mutating func readHorizontalRules(
    _ names: (start: AttributeName, end: AttributeName), _ sides: (left: AttributeName, right: AttributeName),
    _ kinds: (start: RelativeRule.Kind, end: RelativeRule.Kind), _ resolver: inout Resolver
  ) {
    let atLeft = parentIsRightToLeft ? kinds.end : kinds.start, atRight = parentIsRightToLeft ? kinds.start : kinds.end
    func read(_ name: AttributeName, _ kind: RelativeRule.Kind) -> RelativeRule? {
      kinds.start == .parentStart ? parentRule(name, kind, &resolver) : rule(name, kind, &resolver)
    }
    let physicalRules = [read(sides.left, atLeft), read(sides.right, atRight)].compactMap { $0 }
    let logicalRules = [read(names.start, kinds.start), read(names.end, kinds.end)].compactMap { $0 }
    record.rules += logicalRules.isEmpty ? physicalRules : logicalRules
  }

  private func rule(_ name: AttributeName, _ kind: RelativeRule.Kind, _ resolver: inout Resolver) -> RelativeRule? {
    guard let value = specified[name], let anchor = id(name, &resolver), anchor != "0" else { return nil }
    return RelativeRule(kind: kind, anchor: anchor, site: value.site.nameSite)
  }

  private func parentRule(
    _ name: AttributeName, _ kind: RelativeRule.Kind, _ resolver: inout Resolver
  ) -> RelativeRule? {
    guard let value = specified[name], bool(name, &resolver) == true else { return nil }
    return RelativeRule(kind: kind, anchor: "", site: value.site.nameSite)
  }

  private static let verticalRules: [(AttributeName, RelativeRule.Kind)] = [
    (.layoutAbove, .above), (.layoutBelow, .below), (.layoutAlignTop, .alignTop), (.layoutAlignBottom, .alignBottom),
    (.layoutAlignBaseline, .alignBaseline),
  ]

  private static let parentRules: [(AttributeName, [RelativeRule.Kind])] = [
    (.layoutCenterInParent, [.centerHorizontal, .centerVertical]), (.layoutCenterHorizontal, [.centerHorizontal]),
    (.layoutCenterVertical, [.centerVertical]), (.layoutAlignParentTop, [.parentTop]),
    (.layoutAlignParentBottom, [.parentBottom]),
  ]
}
