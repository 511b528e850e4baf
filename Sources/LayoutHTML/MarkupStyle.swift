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

  var outer = Outer.inline
  var inner = Inner.flow
  /// `true` if the box is in a line, or would be if it were not absolute.
  var isInlineLevel = false
  var isListItem = false
  var position = "static"
  /// `true` if absolute descendants refer to the box though its position is static.
  var holdsAbsolutes = false
  /// Properties of documents.
  var values: [Value] = []
  var verticalAlign = "baseline"
  /// `true` if a field looks as the style says, and not as in the browser.
  var hasNoAppearance = false
  /// The text of a pseudo-element; nil if there is none.
  var text: String?
  // Inherited properties.
  var font = Font()
  var isRightToLeft = false
  var whiteSpace = "normal"
  var textAlign = "start"
  var listStyle = ["disc", "outside"]
  /// The declaration by which words that are too long are broken.
  var wordBreaking: Declaration?
  var customProperties: [String: String] = [:]

  struct Font: Equatable {
    var size = 16.0
    /// A factor of the font size, or a length.
    var lineHeight = (isFactor: true, value: 1.0)
    var letterSpacing = 0.0

    /// The height of a line. The height `normal` is the font size.
    var line: Double { lineHeight.isFactor ? size * lineHeight.value : lineHeight.value }
    /// The height of a line above the baseline. As in the font Ahem, the ascent of characters is 0.8 of the font size.
    var ascent: Double { (line - size) / 2 + 0.8 * size }
    var descent: Double { line - ascent }

    static func == (a: Font, b: Font) -> Bool {
      a.size == b.size && a.line == b.line && a.letterSpacing == b.letterSpacing
    }
  }

  var borderWidths = ["3px", "3px", "3px", "3px"]
  var borderIsSeen = [false, false, false, false]
  var borders: [Declaration?] = [nil, nil, nil, nil]
  static let sides = ["top", "right", "bottom", "left"]

  let parent: [Value]
  let parentFont: Font
  var units: LengthUnits
  let movingAnimations: Set<String>
  /// The declaration by which the box is a container of its own, of `cqw` and others.
  var containment: Declaration?
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
    units = LengthUnits(em: parentFont.size, rem: rootSize ?? 16, lineHeight: parentFont.line, viewport: viewport)
    units.container = parent?.container ?? parent?.units.container
    if let parent {
      (isRightToLeft, whiteSpace, textAlign) = (parent.isRightToLeft, parent.whiteSpace, parent.textAlign)
      (listStyle, customProperties) = (parent.listStyle, parent.customProperties)
      wordBreaking = parent.wordBreaking
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
