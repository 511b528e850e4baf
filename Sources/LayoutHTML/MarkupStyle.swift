internal import EagerLayout
internal import LayoutDocument

/// The computed style of an element, as far as it affects layout.
struct MarkupStyle {
  enum Outer { case block, inline, none, contents }
  enum Inner { case flow, flowRoot, flex, grid }

  /// The value of a property of documents, and the declaration that it comes from.
  struct Value {
    var name: String
    var text: String
    var declaration: Declaration?
  }

  private(set) var outer = Outer.inline
  private(set) var inner = Inner.flow
  private(set) var isListItem = false
  private(set) var position = "static"
  /// `true` if absolute descendants refer to the box though its position is static.
  private(set) var holdsAbsolutes = false
  /// Properties of documents.
  private(set) var values: [Value] = []
  private(set) var verticalAlign = "baseline"
  /// `true` if a field looks as the style says, and not as in the browser.
  private(set) var hasNoAppearance = false
  /// The text of a pseudo-element; nil if there is none.
  private(set) var text: String?
  // Inherited properties.
  private(set) var font = Font()
  private(set) var isRightToLeft = false
  private(set) var whiteSpace = "normal"
  private(set) var textAlign = "start"
  private(set) var listStyle = ["disc", "outside"]
  private var customProperties: [String: String] = [:]

  struct Font: Equatable {
    var size = 16.0
    /// A factor of the font size, or a length.
    var lineHeight = (isFactor: true, value: 1.0)
    var letterSpacing = 0.0

    /// The height of a line. The height `normal` is the font size.
    var line: Double { lineHeight.isFactor ? size * lineHeight.value : lineHeight.value }

    static func == (a: Font, b: Font) -> Bool {
      a.size == b.size && a.line == b.line && a.letterSpacing == b.letterSpacing
    }
  }

  private var borderWidths = ["3px", "3px", "3px", "3px"]
  private var borderIsSeen = [false, false, false, false]
  private var borders: [Declaration?] = [nil, nil, nil, nil]
  private static let sides = ["top", "right", "bottom", "left"]

  private let parent: [Value]
  private let parentFont: Font
  private var units: Units
  private let movingAnimations: Set<String>
  /// The declaration by which the box is a container of its own, of `cqw` and others.
  private var containment: Declaration?
  private var container: Double? { containment == nil ? nil : points("width") }

  /// The style of an anonymous box in a box.
  static func anonymous(in parent: MarkupStyle) -> MarkupStyle {
    var ignored = MarkupFaults()
    var style = MarkupStyle(
      [], parent: parent, rootSize: nil, viewport: parent.units.viewport, movingAnimations: [], &ignored)
    style.outer = .block
    return style
  }

  /// - Parameters:
  ///   - declarations: The declarations that apply to the element, in ascending precedence.
  ///   - parent: The style from which the element inherits.
  ///   - rootSize: The font size of the root; nil for the root itself.
  init(
    _ declarations: [Declaration], parent: MarkupStyle?, rootSize: Double?, viewport: Markup.Space,
    movingAnimations: Set<String>, _ faults: inout MarkupFaults
  ) {
    self.parent = parent?.values ?? []
    self.movingAnimations = movingAnimations
    let parentFont = parent?.font ?? Font()
    (self.parentFont, font) = (parentFont, parentFont)
    units = Units(em: parentFont.size, rem: rootSize ?? 16, lineHeight: parentFont.line, viewport: viewport)
    units.container = parent?.container ?? parent?.units.container
    if let parent {
      (isRightToLeft, whiteSpace, textAlign) = (parent.isRightToLeft, parent.whiteSpace, parent.textAlign)
      (listStyle, customProperties) = (parent.listStyle, parent.customProperties)
    }
    for declaration in declarations where declaration.property.hasPrefix("--") {
      customProperties[declaration.property] = declaration.value
    }
    // Other properties depend on the font and the direction.
    var rest: [Declaration] = []
    for var declaration in declarations where !declaration.property.hasPrefix("--") {
      if declaration.value.contains("var(") {
        guard let value = substituted(declaration.value) else {
          faults.add(declaration, "a custom property in this value is not defined")
          continue
        }
        declaration.value = declaration.property == "content" ? value : value.lowercased()
      }
      // Browsers ignore these values.
      if ["-moz-", "-ms-", "-o-"].contains(where: { declaration.value.hasPrefix($0) }) { continue }
      if !readInherited(declaration, &faults) { rest.append(declaration) }
    }
    units.em = font.size
    units.lineHeight = font.line
    for declaration in rest { read(declaration, &faults) }
    if let containment, points("width") == nil {
      faults.add(containment, "containers without a width in px are not supported")
    }
    for (side, name) in Self.sides.enumerated() where borderIsSeen[side] && borderWidths[side] != "0" {
      values.append(Value(name: "border-\(name)", text: units.resolved(borderWidths[side]), declaration: borders[side]))
    }
  }

  func value(_ name: String) -> String? { values.last { $0.name == name }?.text }

  /// The points of a length in px.
  func points(_ name: String) -> Double? {
    value(name).flatMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : $0 == "0" ? 0 : nil }
  }

  mutating func remove(_ names: [String]) { remove { names.contains($0) } }
  mutating func remove(where isSought: (String) -> Bool) { values.removeAll { isSought($0.name) } }

  mutating func set(_ name: String, _ text: String, by declaration: Declaration? = nil) {
    // A shorthand overrides the earlier values of its properties.
    let covered = Shorthand(rawValue: name)?.properties.map { $0.name } ?? []
    values.removeAll { $0.name == name || covered.contains($0.name) }
    values.append(Value(name: name, text: text, declaration: declaration))
  }

  mutating func setOuter(_ outer: Outer) { self.outer = outer }
  mutating func setInner(_ inner: Inner) { self.inner = inner }
  mutating func setPosition(_ position: String) { self.position = position }

  /// Returns a value with the values of its custom properties; nil if one of them is not defined.
  private func substituted(_ value: String, depth: Int = 0) -> String? {
    guard let start = value.firstRange(of: "var(") else { return value }
    guard depth < 20, value.utf8.count < 10_000 else { return nil }
    var end = start.upperBound, level = 1
    while end < value.endIndex {
      level += value[end] == "(" ? 1 : value[end] == ")" ? -1 : 0
      if level == 0 { break }
      end = value.index(after: end)
    }
    guard level == 0 else { return nil }
    let parts = value[start.upperBound..<end].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    let name = trimmed(parts[0])
    guard let own = customProperties[name] ?? (parts.count > 1 ? trimmed(parts[1]) : nil) else { return nil }
    return substituted(value[..<start.lowerBound] + own + value[value.index(after: end)...], depth: depth + 1)
  }
}

// MARK: - Inherited properties

extension MarkupStyle {
  /// Reads a property that is inherited. Returns `false` for other properties.
  private mutating func readInherited(_ declaration: Declaration, _ faults: inout MarkupFaults) -> Bool {
    let value = declaration.value
    let isKept = value == "inherit" || value == "unset", isReset = value == "initial"
    func fault(_ message: String) { faults.add(declaration, message) }
    switch declaration.property {
    case "font-size":
      if isKept || isReset {
        font.size = isKept ? parentFont.size : 16
      } else if let size = fontSize(value) {
        font.size = size
      } else {
        fault("this size is not supported; write a length or a percentage")
      }
    case "line-height":
      if isKept || isReset {
        font.lineHeight = isKept ? parentFont.lineHeight : (true, 1)
      } else if let height = lineHeight(value) {
        font.lineHeight = height
      } else {
        fault("this height is not supported; write a factor, a length or a percentage")
      }
    case "font":
      if isKept { font = parentFont } else if !readFont(value) { fault("this font is not supported; write 16px/1.5 Arial") }
    case "letter-spacing":
      let spacing = isReset || value == "normal" ? 0 : isKept ? parentFont.letterSpacing : ownUnits.points(value)
      if let spacing { font.letterSpacing = spacing } else { fault("this spacing is not supported; write a length") }
    case "direction":
      if value == "rtl" || value == "ltr" || isReset { isRightToLeft = value == "rtl" }
    case "white-space", "white-space-collapse", "text-wrap", "text-wrap-mode":
      if isKept { break }
      if declaration.property == "text-wrap", PropertyKinds.inert["text-wrap"]?.contains(value) == true { break }
      guard ["normal", "nowrap", "pre", "wrap", "initial", "collapse"].contains(value) else {
        fault("this value is not supported; write normal, nowrap or pre")
        break
      }
      whiteSpace = value == "nowrap" || value == "pre" ? value : "normal"
    case "text-align": if !isKept { textAlign = isReset ? "start" : value }
    case "list-style", "list-style-type", "list-style-position":
      if isKept { break }
      for word in isReset ? ["disc", "outside"] : Selector.words(value) where !word.hasPrefix("url(") {
        listStyle[word == "inside" || word == "outside" ? 1 : 0] = word
      }
    default: return false
    }
    return true
  }

  private var ownUnits: Units {
    var result = units
    result.em = font.size
    return result
  }

  private static let sizes = [
    "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
    "xxx-large": 48,
  ]

  private func fontSize(_ value: String) -> Double? {
    switch value {
    case "larger": parentFont.size * 1.2
    case "smaller": parentFont.size / 1.2
    default: Self.sizes[value] ?? units.points(value, of: parentFont.size).map { max(0, $0) }
    }
  }

  private func lineHeight(_ value: String) -> (isFactor: Bool, value: Double)? {
    if value == "normal" { return (true, 1) }
    if let factor = Double(value) { return factor >= 0 ? (true, factor) : nil }
    return ownUnits.points(value, of: font.size).map { (false, $0) }
  }

  /// Reads `italic 10px/12px Ahem`.
  private mutating func readFont(_ value: String) -> Bool {
    for word in Selector.words(value) {
      let parts = Selector.split(word, at: "/")
      guard let first = parts.first, Double(first) == nil, let size = fontSize(first) else { continue }
      font.size = size
      font.lineHeight = (true, 1)
      guard parts.count > 1 else { return true }
      guard let height = lineHeight(parts[1]) else { return false }
      font.lineHeight = height
      return true
    }
    return false
  }
}

// MARK: - Other properties

extension MarkupStyle {
  private mutating func read(_ declaration: Declaration, _ faults: inout MarkupFaults) {
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
      if value != "none", !isInitial { holdsAbsolutes = true }
    case "container-type": containment = ["inline-size", "size"].contains(value) ? declaration : nil
    case "will-change":
      if ["transform", "filter", "perspective"].contains(where: { value.contains($0) }) { holdsAbsolutes = true }
    case "animation", "animation-name", "-webkit-animation":
      if Selector.words(value.replacing(",", with: " ")).contains(where: { movingAnimations.contains($0) }) {
        faults.add(declaration, PropertyKinds.advice("animation"))
      }
    case "aspect-ratio" where value.contains("auto") && value != "auto":
      let words = Selector.words(value).filter { $0 != "auto" }
      set(property, words.joined(separator: " "), by: declaration)
      values[values.count - 1].name = "aspect-ratio"
    case _ where PropertyKinds.inert[property] != nil:
      if isInitial || PropertyKinds.inert[property]?.contains(value) == true { break }
      faults.add(declaration, PropertyKinds.advice(property))
    case _ where PropertyKinds.isHarmless(property): break
    case _ where GridShorthand(rawValue: property) != nil:
      readGridShorthand(property, declaration)
    default: readDocumented(property, declaration, &faults)
    }
  }

  /// Reads a property or a shorthand of documents.
  private mutating func readDocumented(_ property: String, _ declaration: Declaration, _ faults: inout MarkupFaults) {
    if property == "flex", declaration.value.contains("("), let parts = Self.flex(Selector.words(declaration.value)) {
      for (name, value) in zip(["flex-grow", "flex-shrink", "flex-basis"], parts) {
        set(name, value: value, by: declaration)
      }
      return
    }
    let names = physical(property)
    guard !names.isEmpty else {
      return faults.add(declaration, "the property \(property) is not known here, and it could move a box")
    }
    let words = names.count == 1 ? [declaration.value] : Selector.words(declaration.value)
    guard !words.isEmpty, words.count <= names.count else {
      return faults.add(declaration, "has \(words.count) values; write at most \(names.count)")
    }
    for (place, name) in names.enumerated() {
      // A missing value defaults to the opposite side, or else to the first.
      set(name, value: place < words.count ? words[place] : words[place >= 2 ? max(0, min(words.count - 1, place - 2)) : 0],
          by: declaration)
    }
  }

  /// Returns the factors and the basis of `flex`, whose basis may be calculated.
  private static func flex(_ words: [String]) -> [String]? {
    let factors = words.filter { Double($0) != nil }, basis = words.filter { Double($0) == nil }
    guard basis.count == 1, factors.count <= 2 else { return nil }
    return [factors.first ?? "1", factors.count > 1 ? factors[1] : "1", basis[0]]
  }

  /// Sets a property to a value in any units, or to a keyword that all properties take.
  private mutating func set(_ name: String, value: String, by declaration: Declaration) {
    switch value {
    case "inherit":
      set(name, "", by: declaration)
      values.removeLast()
      if let inherited = parent.last(where: { $0.name == name }) { values.append(inherited) }
    case "initial", "unset":
      set(name, "", by: declaration)
      values.removeLast()
    // Documents write the initial value as a number.
    case "normal" where name.hasSuffix("-gap"): set(name, "0", by: declaration)
    default:
      let text = name.hasPrefix("grid") ? value.replacing("'", with: "\"") : value.replacing("first baseline", with: "baseline")
      set(name, units.resolved(text), by: declaration)
    }
  }

  private mutating func readGridShorthand(_ property: String, _ declaration: Declaration) {
    let value = units.resolved(declaration.value.replacing("'", with: "\""))
    if ["initial", "unset"].contains(value) {
      for part in GridShorthand(rawValue: property)?.declarations("auto") ?? [] { remove([part.name]) }
      return
    }
    // An invalid value is passed on, so that it is reported as a value of the shorthand.
    let parts = GridShorthand(rawValue: property)?.declarations(value) ?? [(property, value)]
    for part in parts { set(part.name, part.value, by: declaration) }
  }

  /// Returns the properties of documents for a property or shorthand of CSS.
  private func physical(_ property: String) -> [String] {
    if let shorthand = Shorthand(rawValue: property) {
      // The values of the others are words of several kinds.
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

  /// Reads the text of a pseudo-element.
  private mutating func readContent(_ declaration: Declaration, _ faults: inout MarkupFaults) {
    let value = declaration.value
    guard !["none", "normal", "initial", "unset"].contains(value) else { return text = nil }
    let words = Selector.words(value)
    let isText = words.allSatisfy { $0.count >= 2 && ($0.first == "\"" || $0.first == "'") && $0.first == $0.last }
    text = isText ? words.map { Self.unescaped($0.dropFirst().dropLast()) }.joined() : ""
    if !isText { faults.add(declaration, "only text in quotes is supported") }
  }

  /// Returns text with escapes such as `\2192` replaced by their characters.
  private static func unescaped(_ text: Substring) -> String {
    var result = "", rest = text
    while let character = rest.popFirst() {
      let digits = character == "\\" ? rest.prefix(6).prefix { $0.isHexDigit } : ""
      rest = rest.dropFirst(digits.count)
      if character != "\\" {
        result.append(character)
      } else if let scalar = UInt32(digits, radix: 16).flatMap({ Unicode.Scalar($0) }) {
        result.unicodeScalars.append(scalar)
        if rest.first == " " { rest = rest.dropFirst() }
      }
    }
    return result
  }
}

// MARK: - Borders

extension MarkupStyle {
  /// `true` for the widths and styles of borders.
  private static func isBorder(_ property: String) -> Bool {
    guard property.hasPrefix("border") else { return false }
    return !["radius", "collapse", "spacing", "image"].contains { property.contains($0) }
  }

  private mutating func readBorder(_ property: String, _ declaration: Declaration) {
    var parts = property.split(separator: "-").dropFirst().map { String($0) }
    var places = [0, 1, 2, 3]
    if let first = parts.first, let side = Self.sides.firstIndex(of: first) {
      places = [side]
      parts.removeFirst()
    } else if let first = parts.first, first == "inline" || first == "block" {
      let end = parts.dropFirst().first, (start, finish) = first == "block" ? (0, 2) : isRightToLeft ? (1, 3) : (3, 1)
      places = end == "start" ? [start] : end == "end" ? [finish] : [start, finish]
      parts.removeFirst(end == "start" || end == "end" ? 2 : 1)
    }
    var words = Selector.words(declaration.value)
    if ["initial", "unset", "inherit"].contains(declaration.value) { words = parts.last == "width" ? ["3px"] : ["none"] }
    for (place, side) in places.enumerated() {
      borders[side] = declaration
      let word = place < words.count ? words[place] : words[place >= 2 && words.count > place - 2 ? place - 2 : 0]
      switch parts.last {
      case "color": break
      case "style": borderIsSeen[side] = Self.styles.contains(word)
      case "width": borderWidths[side] = Self.thickness[word] ?? word
      default:
        borderIsSeen[side] = words.contains { Self.styles.contains($0) }
        let width = words.first { $0.first?.isNumber == true || $0.first == "." || $0.contains("calc(") || Self.thickness[$0] != nil }
        borderWidths[side] = width.map { Self.thickness[$0] ?? $0 } ?? "3px"
      }
    }
  }

  private static let styles: Set = ["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset"]
  private static let thickness = ["thin": "1px", "medium": "3px", "thick": "5px"]
}
