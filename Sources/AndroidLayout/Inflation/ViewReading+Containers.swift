import EagerLayout

extension ViewReading {
  /// Reads the attributes of a LinearLayout.
  mutating func readLine(_ resolver: inout Resolver, _ classes: ViewClasses) {
    record.gravity = gravity(.gravity, &resolver) ?? Gravity()
    switch word(.orientation, Self.orientations, &resolver) {
    case "vertical": record.isVertical = true
    case "horizontal": record.isVertical = false
    default: record.isVertical = classes.defaultOrientation == .vertical || name == "RadioGroup"
    }
    if let sum = number(.weightSum, &resolver), sum > 0 { record.weightSum = sum }
    record.isBaselineAligned = bool(.baselineAligned, &resolver) ?? true
    record.matchesLargest = bool(.measureWithLargestChild, &resolver) ?? false
    if let child = number(.baselineAlignedChildIndex, &resolver), child >= 0 { record.baselineChild = Int(child) }
    readDividers(&resolver)
  }

  private static let orientations = ["horizontal", "vertical"]

  /// Reads dividers. Their length along the main axis is their intrinsic size, which a color does not have.
  private mutating func readDividers(_ resolver: inout Resolver) {
    divider = drawable(.divider, &resolver)
    record.dividerPadding = max(length(.dividerPadding, &resolver) ?? 0, 0)
    guard let value = said[.showDividers].map({ trimmed($0) }) else { return }
    let words = ["none", "beginning", "middle", "end"]
    guard let (text, site) = resolver.text(value, isNeeded: true, "is none of \(words.joined(separator: ", "))") else {
      return
    }
    let size = divider?.metrics(resolver.moment).size
    record.dividerSize = max((record.isVertical ? size?.height : size?.width) ?? 0, 0)
    for word in text.parts(between: "|", keepsEmpty: true).map({ trimmed($0) }) {
      switch word {
      case "beginning": record.dividers.isAtBeginning = true
      case "middle": record.dividers.isBetween = true
      case "end": record.dividers.isAtEnd = true
      case "none": break
      default:
        resolver.faults.add(
          "\"\(shortened(word))\" is not one of \(words.joined(separator: ", "))\(didYouMean(nearestName(to: word, in: words)))",
          .value, at: site)
      }
    }
  }

  /// Reads the attributes for the parent.
  mutating func readParent(_ resolver: inout Resolver) {
    warnOfOtherParents(&resolver)
    switch parent {
    case .linear:
      record.weight = max(number(.layoutWeight, &resolver) ?? 0, 0)
      record.layoutGravity = gravity(.layoutGravity, &resolver) ?? Gravity()
    case .frame, .verticalScroll, .horizontalScroll:
      record.layoutGravity = gravity(.layoutGravity, &resolver) ?? Gravity()
    case .relative: readRules(&resolver)
    default: break
    }
  }

  /// Warns of attributes for another kind of parent.
  private func warnOfOtherParents(_ resolver: inout Resolver) {
    for place in said.all.indices where said.all[place].text.isLayout {
      guard let facts = said.all[place].text.facts, let wanted = wantedParent(facts.reader) else { continue }
      resolver.warnings.add(
        "has no effect in \(shortened(parentName)): it is for children of \(wanted)", .value,
        at: said.site(of: said.all[place]).ofName)
    }
  }

  /// Returns the parent that would read an attribute, if this one does not.
  private func wantedParent(_ reader: AttributeTable.Reader) -> String? {
    switch (reader, parent) {
    case (_, .container), (.linearChild, .linear), (.relativeChild, .relative), (.gravityChild, .linear),
      (.gravityChild, .frame), (.gravityChild, .verticalScroll), (.gravityChild, .horizontalScroll):
      nil
    case (.linearChild, _): "LinearLayout"
    case (.relativeChild, _): "RelativeLayout"
    case (.gravityChild, _): "LinearLayout or FrameLayout"
    default: nil
    }
  }

  private mutating func readRules(_ resolver: inout Resolver) {
    record.alignsWithParent = bool(.layoutAlignWithParentIfMissing, &resolver) ?? false
    // Later rules win over earlier ones at the same edge.
    readAcross((.layoutToStartOf, .layoutToEndOf), (.layoutToLeftOf, .layoutToRightOf), (.before, .after), &resolver)
    readAcross(
      (.layoutAlignStart, .layoutAlignEnd), (.layoutAlignLeft, .layoutAlignRight), (.alignStart, .alignEnd), &resolver)
    for (name, kind) in Self.rulesDown {
      if let rule = rule(name, kind, &resolver) { record.rules.append(rule) }
    }
    for (name, kinds) in Self.parentRules {
      for kind in kinds { if let rule = parentRule(name, kind, &resolver) { record.rules.append(rule) } }
    }
    readAcross(
      (.layoutAlignParentStart, .layoutAlignParentEnd), (.layoutAlignParentLeft, .layoutAlignParentRight),
      (.parentStart, .parentEnd), &resolver)
  }

  /// Reads rules by start and end, or else by left and right, which are ignored if the former are specified.
  private mutating func readAcross(
    _ names: (start: AttributeName, end: AttributeName), _ sides: (left: AttributeName, right: AttributeName),
    _ kinds: (start: RelativeRule.Kind, end: RelativeRule.Kind), _ resolver: inout Resolver
  ) {
    let atLeft = parentIsRightToLeft ? kinds.end : kinds.start, atRight = parentIsRightToLeft ? kinds.start : kinds.end
    func read(_ name: AttributeName, _ kind: RelativeRule.Kind) -> RelativeRule? {
      kinds.start == .parentStart ? parentRule(name, kind, &resolver) : rule(name, kind, &resolver)
    }
    let bySides = [read(sides.left, atLeft), read(sides.right, atRight)].compactMap { $0 }
    let byWriting = [read(names.start, kinds.start), read(names.end, kinds.end)].compactMap { $0 }
    record.rules += byWriting.isEmpty ? bySides : byWriting
  }

  private func rule(_ name: AttributeName, _ kind: RelativeRule.Kind, _ resolver: inout Resolver) -> RelativeRule? {
    guard let value = said[name], let anchor = id(name, &resolver), anchor != "0" else { return nil }
    return RelativeRule(kind: kind, anchor: anchor, site: value.site.ofName)
  }

  private func parentRule(
    _ name: AttributeName, _ kind: RelativeRule.Kind, _ resolver: inout Resolver
  ) -> RelativeRule? {
    guard let value = said[name], bool(name, &resolver) == true else { return nil }
    return RelativeRule(kind: kind, anchor: "", site: value.site.ofName)
  }

  private static let rulesDown: [(AttributeName, RelativeRule.Kind)] = [
    (.layoutAbove, .above), (.layoutBelow, .below), (.layoutAlignTop, .alignTop), (.layoutAlignBottom, .alignBottom),
    (.layoutAlignBaseline, .alignBaseline),
  ]

  private static let parentRules: [(AttributeName, [RelativeRule.Kind])] = [
    (.layoutCenterInParent, [.centerHorizontal, .centerVertical]), (.layoutCenterHorizontal, [.centerHorizontal]),
    (.layoutCenterVertical, [.centerVertical]), (.layoutAlignParentTop, [.parentTop]),
    (.layoutAlignParentBottom, [.parentBottom]),
  ]
}
