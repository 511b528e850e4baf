internal import EagerLayout
internal import LayoutDocument

/// The style of an element, as far as documents support it.
struct MarkupStyle {
  enum Display: Equatable {
    case block, inline, flex, grid, hidden
    /// A value that is not supported, such as `table`.
    case other(String)

    /// `true` if the children are items.
    var hasItems: Bool { self == .flex || self == .grid }
  }

  private(set) var display = Display.block
  /// Properties and shorthands of documents. A shorthand precedes the properties that were declared after it.
  private(set) var properties: [(name: String, value: String)] = []
  /// The font size, which is inherited; nil if it is not specified.
  private(set) var fontSize: Double?
  private(set) var lineHeight: Double?
  private(set) var position = "static"
  /// Properties that do not affect layout, and properties that might.
  private(set) var harmless: [String] = []
  private(set) var unknown: [String] = []

  private var borderWidths = ["3px", "3px", "3px", "3px"]
  private var borderIsSeen = [false, false, false, false]

  private static let sides = ["top", "right", "bottom", "left"]
  private static let longhands = Set(FlexStyle.Property.all.map { $0.name })
  private static let colours = ["color", "background", "box-shadow", "opacity", "cursor", "transition", "animation"]
  private static let harmlessPrefixes =
    colours + [
      "border-radius", "border-top-left-radius", "border-top-right-radius", "border-bottom-left-radius",
      "border-bottom-right-radius", "border-color", "outline", "text-align", "text-decoration", "text-shadow",
      "font-family", "font-weight", "font-style", "user-select", "pointer-events", "z-index", "visibility", "fill",
      "stroke", "list-style", "appearance", "-webkit-", "-moz-", "filter", "backdrop-filter", "transform",
      "will-change",
      "accent-color", "content",
    ]

  /// - Parameters:
  ///   - declarations: The declarations that apply to the element, in ascending precedence.
  ///   - parent: The style from which the element inherits.
  init(_ declarations: [Declaration], tag: String, parent: MarkupStyle?) {
    fontSize = parent?.fontSize
    lineHeight = parent?.lineHeight
    if Self.inline.contains(tag) { display = .inline }
    for declaration in declarations { read(declaration.property, declaration.value) }
    for (side, name) in Self.sides.enumerated() where borderIsSeen[side] && borderWidths[side] != "0" {
      properties.append(("border-\(name)", borderWidths[side]))
    }
  }

  static let inline: Set = [
    "a", "abbr", "b", "br", "cite", "code", "em", "i", "kbd", "label", "mark", "q", "s", "small", "span", "strong",
    "sub",
    "sup", "time", "u",
  ]

  func value(_ name: String) -> String? { properties.last { $0.name == name }?.value }

  /// Removes properties that have no effect in a block, or in a box with static position.
  mutating func remove(_ names: [String]) { properties.removeAll { names.contains($0.name) } }

  /// Replaces the value of a property without moving it, so that later declarations still override it.
  mutating func replace(_ name: String, with value: String) {
    if let place = properties.lastIndex(where: { $0.name == name }) { properties[place].value = value }
  }

  mutating func set(_ name: String, _ value: String) {
    if let shorthand = Shorthand(rawValue: name) {
      // A shorthand overrides the earlier values of its properties.
      let covered = shorthand.properties.map { $0.name }
      properties.removeAll { $0.name == name || covered.contains($0.name) }
    } else {
      properties.removeAll { $0.name == name }
    }
    properties.append((name, value))
  }

  private mutating func read(_ property: String, _ value: String) {
    if property.hasPrefix("border") { return readBorder(property, value) }
    switch property {
    case "display": readDisplay(value)
    case "position":
      position = value
      if value == "absolute" { set(property, value) } else { properties.removeAll { $0.name == "position" } }
      if value != "absolute", value != "relative", value != "static" { unknown.append("\(property): \(value)") }
    // Scroll bars take no space here anyway.
    case "scrollbar-width", "container-type": break
    case "font": readFont(value)
    case "font-size": fontSize = Self.px(value) ?? fontSize
    case "line-height": lineHeight = Self.px(value) ?? Double(value).map { $0 * (fontSize ?? 10) } ?? lineHeight
    case _ where Self.gridProperties.contains(property): set(property, value.replacing("'", with: "\""))
    case _ where GridShorthand(rawValue: property) != nil:
      // An invalid value is passed on, so that it is reported as a value of the shorthand.
      let said = GridShorthand(rawValue: property)?.declarations(value.replacing("'", with: "\""))
      for declaration in said ?? [(property, value)] { set(declaration.name, declaration.value) }
    case "grid-gap", "grid-row-gap", "grid-column-gap": set(String(property.dropFirst("grid-".count)), value)
    case "inline-size", "min-inline-size", "max-inline-size":
      set("\(property.dropLast("inline-size".count))width", value)
    case "block-size", "min-block-size", "max-block-size":
      set("\(property.dropLast("block-size".count))height", value)
    case "margin-inline", "padding-inline", "inset-inline", "margin-block", "padding-block", "inset-block":
      readPair(property, value)
    case _ where Shorthand(rawValue: property) != nil || Self.longhands.contains(property): set(property, value)
    case _ where Self.harmlessPrefixes.contains(where: { property.hasPrefix($0) }): harmless.append(property)
    default: unknown.append(property)
    }
  }

  private static let gridProperties: Set = [
    "grid-template-columns", "grid-template-rows", "grid-template-areas", "grid-auto-columns", "grid-auto-rows",
    "grid-auto-flow", "justify-items", "justify-self", "grid-column-start", "grid-column-end", "grid-row-start",
    "grid-row-end",
  ]

  private mutating func readDisplay(_ value: String) {
    switch value {
    case "flex", "inline-flex", "block flex": display = .flex
    case "grid", "inline-grid", "block grid": display = .grid
    case "none": display = .hidden
    case "block", "flow-root", "inline-block", "list-item": display = .block
    case "inline": display = .inline
    default: display = .other(value)
    }
  }

  /// Reads `font: 10px/12px Ahem`.
  private mutating func readFont(_ value: String) {
    for word in value.split(separator: " ") {
      let sizes = word.split(separator: "/").map { String($0) }
      guard let first = sizes.first, let size = Self.px(first) else { continue }
      fontSize = size
      if sizes.count > 1 { lineHeight = Self.px(sizes[1]) ?? Double(sizes[1]).map { $0 * size } }
    }
  }

  /// Reads two values of an axis, from left to right or from top to bottom.
  private mutating func readPair(_ property: String, _ value: String) {
    let words = value.split(separator: " ").map { String($0) }
    guard let first = words.first, let last = words.last else { return }
    let parts = property.split(separator: "-").map { String($0) }
    let ends = parts[1] == "inline" ? ["left", "right"] : ["top", "bottom"]
    for (end, value) in zip(ends, [first, last]) { set(parts[0] == "inset" ? end : "\(parts[0])-\(end)", value) }
  }

  private mutating func readBorder(_ property: String, _ value: String) {
    for end in ["border-inline-start", "border-inline-end"] where property == end || property == "\(end)-width" {
      let words = value.split(separator: " ").map { String($0) }
      let isSeen = property == end ? words.contains { Self.styles.contains($0) } : borderIsSeen[3]
      return set(end, isSeen ? Self.width(in: words) ?? "3px" : "0")
    }
    let parts = property.split(separator: "-").map { String($0) }
    let sides = parts.count > 1 ? Self.sides.indices.filter { Self.sides[$0] == parts[1] } : []
    let named = sides.isEmpty ? Array(0..<4) : sides
    let words = value.split(separator: " ").map { String($0) }
    switch parts.last {
    case "radius", "color", "collapse", "spacing", "image": harmless.append(property)
    case "style":
      for (place, side) in named.enumerated() { borderIsSeen[side] = Self.isSeen(Self.word(place, of: words)) }
    case "width":
      for (place, side) in named.enumerated() { borderWidths[side] = Self.width(Self.word(place, of: words)) }
    case "border", "top", "right", "bottom", "left":
      for side in named {
        borderWidths[side] = Self.width(in: words) ?? "3px"
        borderIsSeen[side] = words.contains { Self.isSeen($0) && Self.styles.contains($0) }
      }
    default: unknown.append(property)
    }
  }

  private static let styles: Set = ["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset"]
  private static let thickness = [("thin", "1px"), ("medium", "3px"), ("thick", "5px")]

  private static func isSeen(_ style: String) -> Bool { style != "none" && style != "hidden" }
  private static func named(_ width: String) -> String? { thickness.first { $0.0 == width }?.1 }
  private static func width(in words: [String]) -> String? {
    words.first { $0.first?.isNumber == true || named($0) != nil }.map(width)
  }
  private static func width(_ width: String) -> String { named(width) ?? width }

  /// Returns the value of a side in CSS's order. A missing value defaults to the opposite side, or else to the first.
  private static func word(_ side: Int, of words: [String]) -> String {
    if side < words.count { return words[side] }
    return side >= 2 && words.count > side - 2 ? words[side - 2] : words.first ?? "0"
  }

  static func px(_ value: String) -> Double? {
    if value == "0" { return 0 }
    return value.hasSuffix("px") ? Double(value.dropLast(2)) : nil
  }
}
