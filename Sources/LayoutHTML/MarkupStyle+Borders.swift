extension MarkupStyle {
  /// `true` for the widths and styles of borders.
  static func isBorder(_ property: String) -> Bool {
    guard property.hasPrefix("border") else { return false }
    return !["radius", "collapse", "spacing", "image"].contains { property.contains($0) }
  }

  mutating func readBorder(_ property: String, _ declaration: Declaration) {
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
    if ["initial", "unset", "inherit"].contains(declaration.value) {
      words = parts.last == "width" ? ["3px"] : ["none"]
    }
    for (place, side) in places.enumerated() {
      borders[side] = declaration
      let word = place < words.count ? words[place] : words[place >= 2 && words.count > place - 2 ? place - 2 : 0]
      switch parts.last {
      case "color": break
      case "style": borderIsSeen[side] = Self.styles.contains(word)
      case "width": borderWidths[side] = Self.thickness[word] ?? word
      default:
        borderIsSeen[side] = words.contains { Self.styles.contains($0) }
        let width = words.first {
          $0.first?.isNumber == true || $0.first == "." || $0.contains("calc(") || Self.thickness[$0] != nil
        }
        borderWidths[side] = width.map { Self.thickness[$0] ?? $0 } ?? "3px"
      }
    }
  }

  private static let styles: Set = ["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset"]
  private static let thickness = ["thin": "1px", "medium": "3px", "thick": "5px"]
}
