internal import EagerLayout
internal import LayoutDocument

/// The computed style of an element, as far as it affects layout.
struct MarkupStyle {
  /// The outer display type (CSS Display §2.1), or `none` or `contents`.
  enum Outer { case block, inline, none, contents }
  /// The inner display type (CSS Display §2.2).
  enum Inner { case flow, flowRoot, flex, grid }

  /// The value of a property of layout documents, and the CSS declaration that set it.
  struct Value {
    var name: String
    var text: String
    var declaration: Declaration?
  }

  var outer = Outer.inline
  var inner = Inner.flow
  /// `true` if the specified `display` is inline-level, even if absolute positioning made the box a block.
  var isInlineLevel = false
  var isListItem = false
  var position = "static"
  /// `true` if the box is the containing block of absolute descendants although its position is static. Set by
  /// `filter`, `perspective` and `will-change`.
  var isAbsoluteContainingBlock = false
  /// The values of the properties that layout documents also have.
  var values: [Value] = []
  var verticalAlign = "baseline"
  /// `true` for `appearance: none`: a checkbox or radio button has the size and edges of its style.
  var hasNoAppearance = false
  /// The text of a pseudo-element; nil if the pseudo-element is not generated.
  var text: String?
  // Inherited properties.
  var font = Font()
  var isRightToLeft = false
  var whiteSpace = "normal"
  var textAlign = "start"
  var listStyle = ["disc", "outside"]
  /// The declaration of `overflow-wrap: break-word`, if it applies.
  var wordBreaking: Declaration?
  var customProperties: [String: String] = [:]

  struct Font: Equatable {
    var size = 16.0
    /// A factor of the font size, or a length in px.
    var lineHeight = (isFactor: true, value: 1.0)
    var letterSpacing = 0.0

    /// The height of a line. The height `normal` is the font size.
    var line: Double { lineHeight.isFactor ? size * lineHeight.value : lineHeight.value }
    /// The height of a line above the baseline. The ascent is 0.8 of the font size, as in the font Ahem.
    var ascent: Double { (line - size) / 2 + 0.8 * size }
    var descent: Double { line - ascent }

    static func == (a: Font, b: Font) -> Bool {
      a.size == b.size && a.line == b.line && a.letterSpacing == b.letterSpacing
    }
  }

  // Borders by side, in the order of `sides`.
  var borderWidths = ["3px", "3px", "3px", "3px"]
  var isBorderVisible = [false, false, false, false]
  var borders: [Declaration?] = [nil, nil, nil, nil]
  static let sides = ["top", "right", "bottom", "left"]

  let parentValues: [Value]
  let parentFont: Font
  var units: LengthUnits
  let movingAnimations: Set<String>
  /// The `container-type` declaration that makes the box a query container, to which `cqw` refers; nil without one.
  var containerType: Declaration?
  private var containerWidth: Double? { containerType == nil ? nil : pixels("width") }

  /// - Parameters:
  ///   - declarations: The declarations that apply to the element, in ascending precedence.
  ///   - parent: The style from which the element inherits.
  ///   - rootSize: The font size of the root; nil for the root itself.
  init(
    _ declarations: [Declaration], parent: MarkupStyle?, rootSize: Double?, viewport: Markup.Size,
    movingAnimations: Set<String>, _ faults: inout MarkupFaults
  ) {
    parentValues = parent?.values ?? []
    self.movingAnimations = movingAnimations
    let parentFont = parent?.font ?? Font()
    (self.parentFont, font) = (parentFont, parentFont)
    units = LengthUnits(em: parentFont.size, rem: rootSize ?? 16, lineHeight: parentFont.line, viewport: viewport)
    units.containerWidth = parent?.containerWidth ?? parent?.units.containerWidth
    if let parent {
      (isRightToLeft, whiteSpace, textAlign) = (parent.isRightToLeft, parent.whiteSpace, parent.textAlign)
      (listStyle, customProperties) = (parent.listStyle, parent.customProperties)
      wordBreaking = parent.wordBreaking
    }
    for declaration in declarations where declaration.property.hasPrefix("--") {
      customProperties[declaration.property] = declaration.value
    }
    // Reads inherited properties first, because other properties depend on the font and the direction.
    var remaining: [Declaration] = []
    for var declaration in declarations where !declaration.property.hasPrefix("--") {
      if declaration.value.contains("var(") {
        guard let value = substituted(declaration.value) else {
          faults.add(declaration, "a custom property in this value is not defined")
          continue
        }
        declaration.value = declaration.property == "content" ? value : value.lowercased()
      }
      // Values with another browser's prefix are invalid, and so ignored.
      if ["-moz-", "-ms-", "-o-"].contains(where: { declaration.value.hasPrefix($0) }) { continue }
      if !readInherited(declaration, &faults) { remaining.append(declaration) }
    }
    units.em = font.size
    units.lineHeight = font.line
    for declaration in remaining { read(declaration, &faults) }
    if let containerType, pixels("width") == nil {
      faults.add(containerType, "containers without a width in px are not supported")
    }
    for (side, name) in Self.sides.enumerated() where isBorderVisible[side] && borderWidths[side] != "0" {
      values.append(Value(name: "border-\(name)", text: units.resolved(borderWidths[side]), declaration: borders[side]))
    }
  }

  func value(_ name: String) -> String? { values.last { $0.name == name }?.text }

  /// Returns the value of a property in px; nil if the value is not a length.
  func pixels(_ name: String) -> Double? {
    value(name).flatMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : $0 == "0" ? 0 : nil }
  }

  mutating func remove(_ names: [String]) { remove { names.contains($0) } }
  mutating func remove(where isRemoved: (String) -> Bool) { values.removeAll { isRemoved($0.name) } }

  mutating func set(_ name: String, _ text: String, by declaration: Declaration? = nil) {
    // A shorthand overrides the earlier values of its properties.
    let overridden = Shorthand(rawValue: name)?.properties.map { $0.name } ?? []
    values.removeAll { $0.name == name || overridden.contains($0.name) }
    values.append(Value(name: name, text: text, declaration: declaration))
  }

  /// Returns a value with each `var(…)` replaced by the value of its custom property; nil if a custom property is not
  /// defined or the replacements are nested too deeply.
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
    guard let replacement = customProperties[name] ?? (parts.count > 1 ? trimmed(parts[1]) : nil) else { return nil }
    return substituted(value[..<start.lowerBound] + replacement + value[value.index(after: end)...], depth: depth + 1)
  }
}
