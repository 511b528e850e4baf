import EagerLayout

extension ViewReading {
  /// Reads the attributes of a LinearLayout.
  mutating func readLine(_ resolver: inout Resolver, _ classes: ViewClasses) {
    record.gravity = gravity(.gravity, &resolver) ?? Gravity()
    switch keyword(.orientation, Self.orientations, &resolver) {
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

  /// Reads dividers. Their thickness along the line is their intrinsic size. A color has none, so it leaves no space.
  private mutating func readDividers(_ resolver: inout Resolver) {
    divider = drawable(.divider, &resolver)
    record.dividerPadding = max(length(.dividerPadding, &resolver) ?? 0, 0)
    guard let value = specified[.showDividers].map({ trimmed($0) }) else { return }
    let keywords = ["none", "beginning", "middle", "end"]
    guard let (text, site) = resolver.text(value, isRequired: true, "is none of \(keywords.joined(separator: ", "))")
    else {
      return
    }
    let size = divider?.metrics(resolver.drawableState).size
    record.dividerSize = max((record.isVertical ? size?.height : size?.width) ?? 0, 0)
    for keyword in text.parts(between: "|", keepsEmpty: true).map({ trimmed($0) }) {
      switch keyword {
      case "beginning": record.dividers.isAtBeginning = true
      case "middle": record.dividers.isBetween = true
      case "end": record.dividers.isAtEnd = true
      case "none": break
      default:
        resolver.faults.add(
          "\"\(shortened(keyword))\" is not one of \(keywords.joined(separator: ", "))\(didYouMean(nearestName(to: keyword, in: keywords)))",
          .value, at: site)
      }
    }
  }

  mutating func readAttributesForParent(_ resolver: inout Resolver) {
    warnAboutOtherParents(&resolver)
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

  /// Warns about attributes that only another kind of parent reads.
  private func warnAboutOtherParents(_ resolver: inout Resolver) {
    for index in specified.all.indices where specified.all[index].text.isLayout {
      guard let tableEntry = specified.all[index].text.tableEntry, let required = requiredParent(tableEntry.reader)
      else { continue }
      resolver.warnings.add(
        "has no effect in \(shortened(parentName)): it is for children of \(required)", .value,
        at: specified.site(of: specified.all[index]).nameSite)
    }
  }

  /// Returns the class of parent that reads an attribute; nil if this parent reads it, or may read it.
  private func requiredParent(_ reader: AttributeTable.Reader) -> String? {
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
