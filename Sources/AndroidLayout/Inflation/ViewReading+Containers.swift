import EagerLayout

extension ViewReading {
  /// Reads the attributes of a LinearLayout.
  mutating func readLine(_ resolver: inout Resolver, _ classes: ViewClasses) {
    record.gravity = gravity(.gravity, &resolver) ?? Gravity()
    switch keyword(.orientation, Self.orientations, &resolver) {
    case "vertical": record.isVertical = true
    case "horizontal": record.isVertical = false
    default: record.isVertical = classes.defaultOrientation == .vertical || className == "RadioGroup"
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
    switch parentKind {
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
    switch (reader, parentKind) {
    case (_, .container), (.linearChild, .linear), (.relativeChild, .relative), (.gravityChild, .linear),
      (.gravityChild, .frame), (.gravityChild, .verticalScroll), (.gravityChild, .horizontalScroll):
      nil
    case (.linearChild, _): "LinearLayout"
    case (.relativeChild, _): "RelativeLayout"
    case (.gravityChild, _): "LinearLayout or FrameLayout"
    default: nil
    }
  }
}
