internal import Arrangements
internal import EagerLayout

/// An entry of a node's `when`: a size class, and the position of the style for it.
private struct ConditionalStyle {
  var sizeClass = SizeClass()
  /// The position of the style in the text; nil if the entry has none.
  var stylePosition: Int?
  /// The index of the entry in the node's `when`.
  var index: Int
}

// The key `when` of a node: styles for size classes, which override the node's own style. They are applied in the order
// of `SizeClass.rank`, so that values for a more specific size class win.
extension DocumentReader {
  private static let conditionKeys = Names(["width", "height", "orientation", "style"])
  private static let sizeCategories = Names(["compact", "regular"])
  private static let orientations = Names(["portrait", "landscape"])

  /// Reads the styles for size classes. The node's own style must have been read.
  mutating func readConditions(of node: Int, at position: Int) throws(JSONScanner.Fault) {
    let end = scanner.position
    scanner.position = position
    defer {
      scanner.position = end
      condition = nil
    }
    guard scanner.next() == UInt8(ascii: "[") else {
      let value = try scanValue()
      return report(
        "\(quote(value)) is not an array; write [{\"width\": \"regular\", \"style\": {…}}]", in: .node(node),
        key: "when")
    }
    scanner.position += 1
    var conditions: [ConditionalStyle] = [], entryCount = 0
    while try scanner.nextElement(isFirst: entryCount == 0) {
      if let condition = try readCondition(entryCount, of: node) { conditions.append(condition) }
      entryCount += 1
    }
    checkRepeated(conditions, of: node)
    for condition in conditions.sorted(by: { ($0.sizeClass.rank, $0.index) < ($1.sizeClass.rank, $1.index) }) {
      guard let stylePosition = condition.stylePosition else { continue }
      self.condition = condition.index
      scanner.position = stylePosition
      try readStyle(of: node, isChosen: condition.sizeClass.includes(sizeClass))
    }
  }

  /// Reads the size class of an entry, and finds the position of its style.
  private mutating func readCondition(_ index: Int, of node: Int) throws(JSONScanner.Fault) -> ConditionalStyle? {
    let place = DocumentPlace.condition(of: node, index)
    guard scanner.next() == UInt8(ascii: "{") else {
      let value = try scanValue()
      report(
        "\(quote(value)) is not an object; write {\"width\": \"regular\", \"style\": {…}}", in: .node(node),
        key: "when[\(index)]")
      return nil
    }
    scanner.position += 1
    var condition = ConditionalStyle(index: index), isFirst = true
    var keys: Set<Int> = []
    while let string = try scanner.nextKey(isFirst: isFirst) {
      isFirst = false
      let key = scanner.content(of: string)
      guard let position = Self.conditionKeys.position(of: key) else {
        report(Self.unknownKey(key, of: Self.conditionKeys), in: place, key: key.string)
        try scanner.skipValue()
        continue
      }
      if !keys.insert(position).inserted { reportDuplicate(in: place, key: key.string) }
      switch position {
      case 0: condition.sizeClass.width = try readSizeCategory(in: place, key: "width")
      case 1: condition.sizeClass.height = try readSizeCategory(in: place, key: "height")
      case 2: condition.sizeClass.orientation = try readOrientation(in: place)
      default:
        _ = scanner.next()
        condition.stylePosition = scanner.position
        try scanner.skipValue()
      }
    }
    if keys.isDisjoint(with: 0...2) {
      report(
        "has no condition; write width, height or orientation, or move its style into the node's style",
        in: .node(node), key: "when[\(index)]")
    }
    if !keys.contains(3) { report("is missing; write the properties for these conditions", in: place, key: "style") }
    return condition
  }

  private mutating func readSizeCategory(in place: DocumentPlace, key: String) throws(JSONScanner.Fault)
    -> SizeClass.Category
  {
    switch try readName(Self.sizeCategories, in: place, key: key) {
    case 0: .compact
    case 1: .regular
    default: .any
    }
  }

  private mutating func readOrientation(in place: DocumentPlace) throws(JSONScanner.Fault) -> SizeClass.Orientation {
    switch try readName(Self.orientations, in: place, key: "orientation") {
    case 0: .portrait
    case 1: .landscape
    default: .any
    }
  }

  private mutating func readName(_ names: Names, in place: DocumentPlace, key: String) throws(JSONScanner.Fault) -> Int?
  {
    let value = try scanValue()
    if value.kind == .string, let position = names.position(ofKeyword: value.text) { return position }
    report("\(quote(value)) is not a value of \(key); write \(names.alternatives)", in: place, key: key)
    return nil
  }

  /// Reports entries with the same size class as an earlier entry, because the result would depend on their order.
  private mutating func checkRepeated(_ conditions: [ConditionalStyle], of node: Int) {
    var seen: Set<SizeClass> = []
    for condition in conditions where condition.sizeClass != SizeClass() && !seen.insert(condition.sizeClass).inserted {
      report(
        "has the same conditions as an earlier entry; merge the two", in: .node(node), key: "when[\(condition.index)]")
    }
  }

  /// Reads a style for a size class. If `isChosen` is `true`, it overrides the node's own style; otherwise it is only
  /// checked.
  private mutating func readStyle(of node: Int, isChosen: Bool) throws(JSONScanner.Fault) {
    let style = nodes[node].style, display = displaysByNode[node], displayPosition = displayPositionsByNode[node]
    let count = containerProperties.count
    try readStyle(of: node)
    if isChosen { return }
    nodes[node].style = style
    displaysByNode[node] = display
    displayPositionsByNode[node] = displayPosition
    containerProperties.removeSubrange(count...)
  }

  /// Returns the properties that no later style for a size class overrides. A style overrides properties
  /// with the same name and, since a container has only one of `alternatives`, also the other alternatives.
  func withoutOverridden(_ properties: [ContainerProperty], alternatives: [String]) -> [ContainerProperty] {
    var result: [ContainerProperty] = []
    for property in properties {
      let name = property.specified.name
      result.removeAll { other in
        other.condition != property.condition
          && (other.specified.name == name
            || alternatives.contains(name) && alternatives.contains(other.specified.name))
      }
      result.append(property)
    }
    return result
  }
}
