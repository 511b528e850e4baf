extension MarkupStyle {
  /// Returns `true` for the properties that affect border widths, and not only how borders are painted.
  static func isBorder(_ property: String) -> Bool {
    guard property.hasPrefix("border") else { return false }
    return !["radius", "collapse", "spacing", "image"].contains { property.contains($0) }
  }

  /// Reads a border property or shorthand into `borderWidths`, `isBorderVisible` and `borders`.
  mutating func readBorder(_ property: String, _ declaration: Declaration) {
    var parts = property.split(separator: "-").dropFirst().map { String($0) }
    var affectedSides = [0, 1, 2, 3]
    if let first = parts.first, let side = Self.sides.firstIndex(of: first) {
      affectedSides = [side]
      parts.removeFirst()
    } else if let first = parts.first, first == "inline" || first == "block" {
      let edge = parts.dropFirst().first, (start, end) = first == "block" ? (0, 2) : isRightToLeft ? (1, 3) : (3, 1)
      affectedSides = edge == "start" ? [start] : edge == "end" ? [end] : [start, end]
      parts.removeFirst(edge == "start" || edge == "end" ? 2 : 1)
    }
    var words = Selector.words(declaration.value)
    if ["initial", "unset", "inherit"].contains(declaration.value) {
      words = parts.last == "width" ? ["3px"] : ["none"]
    }
    for (position, side) in affectedSides.enumerated() {
      borders[side] = declaration
      // As in CSS, a missing value defaults to the value of the opposite side, or else to the first value.
      let word =
        position < words.count
        ? words[position] : words[position >= 2 && words.count > position - 2 ? position - 2 : 0]
      switch parts.last {
      case "color": break
      case "style": isBorderVisible[side] = Self.visibleStyles.contains(word)
      case "width": borderWidths[side] = Self.widthKeywords[word] ?? word
      default:
        isBorderVisible[side] = words.contains { Self.visibleStyles.contains($0) }
        let width = words.first {
          $0.first?.isNumber == true || $0.first == "." || $0.contains("calc(") || Self.widthKeywords[$0] != nil
        }
        borderWidths[side] = width.map { Self.widthKeywords[$0] ?? $0 } ?? "3px"
      }
    }
  }

  private static let visibleStyles: Set = ["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset"]
  private static let widthKeywords = ["thin": "1px", "medium": "3px", "thick": "5px"]
}
