internal import EagerLayout
internal import LayoutDocument

extension MarkupStyle {
  /// Applies a declaration of a property that is not inherited, or records a fault.
  mutating func read(_ declaration: Declaration, _ faults: inout MarkupFaults) {
    var property = declaration.property
    if property.hasPrefix("-webkit-"), PropertyKinds.documented.contains(String(property.dropFirst(8))) {
      property = String(property.dropFirst("-webkit-".count))
    }
    property = PropertyKinds.aliases[property] ?? property
    let value = declaration.value
    if Self.isBorder(property) { return readBorder(property, declaration) }
    if ["revert", "revert-layer"].contains(value) {
      return faults.add(declaration, "\(value) is not supported; write the value itself")
    }
    let isInitial = ["initial", "unset"].contains(value)
    switch property {
    case "display": readDisplay(isInitial ? "inline" : value, declaration, &faults)
    case "position": readPosition(isInitial ? "static" : value, declaration, &faults)
    case "vertical-align": verticalAlign = isInitial ? "baseline" : value
    case "appearance", "-webkit-appearance": hasNoAppearance = value == "none"
    case "content": readContent(declaration, &faults)
    case "filter", "backdrop-filter", "-webkit-backdrop-filter", "perspective":
      if value != "none", !isInitial { isAbsoluteContainingBlock = true }
    case "container-type": containerType = ["inline-size", "size"].contains(value) ? declaration : nil
    case "will-change":
      if ["transform", "filter", "perspective"].contains(where: { value.contains($0) }) {
        isAbsoluteContainingBlock = true
      }
    case "animation", "animation-name", "-webkit-animation":
      if Selector.words(value.replacing(",", with: " ")).contains(where: { movingAnimations.contains($0) }) {
        faults.add(declaration, PropertyKinds.faultMessage(for: "animation"))
      }
    case _ where PropertyKinds.inertValues[property] != nil:
      if isInitial || PropertyKinds.inertValues[property]?.contains(value) == true { break }
      faults.add(declaration, PropertyKinds.faultMessage(for: property))
    case _ where PropertyKinds.isHarmless(property): break
    case _ where GridShorthand(rawValue: property) != nil:
      readGridShorthand(property, declaration)
    default: readDocumented(property, declaration, &faults)
    }
  }

  /// Reads a CSS property or shorthand that layout documents (JSON) also have.
  private mutating func readDocumented(_ property: String, _ declaration: Declaration, _ faults: inout MarkupFaults) {
    let names = documentProperties(for: property)
    guard !names.isEmpty else {
      return faults.add(declaration, "the property \(property) is not known here, and it could move a box")
    }
    let words = names.count == 1 ? [declaration.value] : Selector.words(declaration.value)
    guard !words.isEmpty, words.count <= names.count else {
      return faults.add(declaration, "has \(words.count) values; write at most \(names.count)")
    }
    for (position, name) in names.enumerated() {
      // A missing value defaults to the value of the opposite side, or else to the first value.
      set(
        name,
        value: position < words.count
          ? words[position] : words[position >= 2 ? max(0, min(words.count - 1, position - 2)) : 0],
        by: declaration)
    }
  }

  /// Sets a property to a value in any units, or to a CSS-wide keyword.
  private mutating func set(_ name: String, value: String, by declaration: Declaration) {
    switch value {
    case "inherit":
      set(name, "", by: declaration)
      values.removeLast()
      if let inherited = parentValues.last(where: { $0.name == name }) { values.append(inherited) }
    case "initial", "unset":
      set(name, "", by: declaration)
      values.removeLast()
    // In layout documents, the initial value of gaps is 0.
    case "normal" where name.hasSuffix("-gap"): set(name, "0", by: declaration)
    default:
      let text =
        name.hasPrefix("grid") ? value.replacing("'", with: "\"") : value.replacing("first baseline", with: "baseline")
      set(name, units.resolved(text), by: declaration)
    }
  }

  private mutating func readGridShorthand(_ property: String, _ declaration: Declaration) {
    let value = units.resolved(declaration.value.replacing("'", with: "\""))
    if ["initial", "unset"].contains(value) {
      for part in GridShorthand(rawValue: property)?.declarations("auto") ?? [] { remove([part.name]) }
      return
    }
    // An invalid value is stored under the shorthand, so that a fault names the shorthand.
    let parts = GridShorthand(rawValue: property)?.declarations(value) ?? [(property, value)]
    for part in parts { set(part.name, part.value, by: declaration) }
  }

  /// Returns the properties of layout documents for a CSS property or shorthand. Converts logical sides to physical
  /// sides. Returns an empty array for unknown properties.
  private func documentProperties(for property: String) -> [String] {
    if let shorthand = Shorthand(rawValue: property) {
      // The parser of layout documents splits all other shorthands, since their values are of several kinds.
      return [.margin, .padding, .inset, .gap, .overflow].contains(shorthand)
        ? shorthand.properties.map { $0.name } : [property]
    }
    let parts = property.split(separator: "-").map { String($0) }
    guard let family = parts.first, ["margin", "padding", "inset"].contains(family), parts.count > 1 else {
      return PropertyKinds.documented.contains(property) ? [property] : []
    }
    let (start, end) = isRightToLeft ? ("right", "left") : ("left", "right")
    let sides: [String]
    switch parts.dropFirst().joined(separator: "-") {
    case "inline": sides = [start, end]
    case "inline-start": sides = [start]
    case "inline-end": sides = [end]
    case "block": sides = ["top", "bottom"]
    case "block-start": sides = ["top"]
    case "block-end": sides = ["bottom"]
    default: return PropertyKinds.documented.contains(property) ? [property] : []
    }
    return sides.map { family == "inset" ? $0 : "\(family)-\($0)" }
  }

  private mutating func readDisplay(_ value: String, _ declaration: Declaration, _ faults: inout MarkupFaults) {
    var outer = Outer.block, inner = Inner.flow, isListItem = false
    for word in Selector.words(value.replacing("-webkit-", with: "")) {
      switch word {
      case "none": outer = .none
      case "contents": outer = .contents
      case "block", "flow": break
      case "inline": outer = .inline
      case "flow-root": inner = .flowRoot
      case "flex": inner = .flex
      case "grid": inner = .grid
      case "inline-block": (outer, inner) = (.inline, .flowRoot)
      case "inline-flex": (outer, inner) = (.inline, .flex)
      case "inline-grid": (outer, inner) = (.inline, .grid)
      case "list-item": isListItem = true
      default:
        self.outer = .block
        return faults.add(declaration, "this display is not supported; use block, flex or grid")
      }
    }
    (self.outer, self.inner, self.isListItem) = (outer, inner, isListItem)
  }

  private mutating func readPosition(_ value: String, _ declaration: Declaration, _ faults: inout MarkupFaults) {
    switch value {
    case "static", "relative", "absolute", "fixed": position = value
    case "sticky", "-webkit-sticky": position = "sticky"
    default: faults.add(declaration, "this position is not supported; write static, relative or absolute")
    }
  }

  /// Reads `content`, the text of a pseudo-element.
  private mutating func readContent(_ declaration: Declaration, _ faults: inout MarkupFaults) {
    let value = declaration.value
    guard !["none", "normal", "initial", "unset"].contains(value) else {
      text = nil
      return
    }
    let words = Selector.words(value)
    let isText = words.allSatisfy { $0.count >= 2 && ($0.first == "\"" || $0.first == "'") && $0.first == $0.last }
    text = isText ? words.map { Self.unescaped($0.dropFirst().dropLast()) }.joined() : ""
    if !isText { faults.add(declaration, "only text in quotes is supported") }
  }

  /// Returns text with escapes such as `\2192` replaced by their characters.
  private static func unescaped(_ text: Substring) -> String {
    var result = "", remainder = text
    while let character = remainder.popFirst() {
      let digits = character == "\\" ? remainder.prefix(6).prefix { $0.isHexDigit } : ""
      remainder = remainder.dropFirst(digits.count)
      if character != "\\" {
        result.append(character)
      } else if let scalar = UInt32(digits, radix: 16).flatMap({ Unicode.Scalar($0) }) {
        result.unicodeScalars.append(scalar)
        if remainder.first == " " { remainder = remainder.dropFirst() }
      }
    }
    return result
  }
}
