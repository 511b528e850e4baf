/// Conditions of `@media`.
struct MediaQuery {
  let viewport: Markup.Size

  /// Returns `true` if one of the queries in a list matches; nil if one of them is not supported.
  func matches(_ list: String) -> Bool? {
    var holds = false
    for query in Selector.split(list.lowercased(), at: ",") {
      guard let result = matches(query: query) else { return nil }
      holds = holds || result
    }
    return holds
  }

  private func matches(query: String) -> Bool? {
    var holds = true, isNegated = false
    for word in Selector.words(query) {
      switch word {
      case "and", "only", "all", "screen": break
      case "not": isNegated = true
      case "print", "speech": holds = false
      default:
        guard word.hasPrefix("("), word.hasSuffix(")"), let result = feature(word.dropFirst().dropLast()) else {
          return nil
        }
        holds = holds && result
      }
    }
    return holds != isNegated
  }

  /// Returns `true` if a media feature, such as `min-width: 400px`, matches; nil if it is not supported.
  private func feature(_ text: Substring) -> Bool? {
    let parts = text.split(separator: ":").map { trimmed($0) }
    guard parts.count == 2 else { return range(text) }
    switch parts[0] {
    case "orientation": return (parts[1] == "portrait") == (viewport.height >= viewport.width)
    case "prefers-reduced-motion", "prefers-contrast": return parts[1] == "no-preference"
    case "prefers-color-scheme": return parts[1] == "light"
    case "hover", "any-hover": return parts[1] == "hover"
    case "pointer", "any-pointer": return parts[1] == "fine"
    default:
      guard let length = length(parts[1]) else { return nil }
      let isMinimum = parts[0].hasPrefix("min-"), isMaximum = parts[0].hasPrefix("max-")
      guard let size = size(String(parts[0].dropFirst(isMinimum || isMaximum ? 4 : 0))) else { return nil }
      return isMinimum ? size >= length : isMaximum ? size <= length : size == length
    }
  }

  /// Returns `true` if a range such as `400px <= width < 700px` matches; nil if it is not supported.
  private func range(_ text: Substring) -> Bool? {
    var words = [""], operators: [String] = []
    for character in text where !character.isWhitespace {
      if "<>=".contains(character) {
        if words[words.count - 1].isEmpty, !operators.isEmpty {
          operators[operators.count - 1].append(character)
        } else {
          operators.append(String(character))
          words.append("")
        }
      } else {
        words[words.count - 1].append(character)
      }
    }
    let values = words.compactMap { size($0) ?? length($0) }
    guard !operators.isEmpty, values.count == words.count else { return nil }
    var holds = true
    for (position, mark) in operators.enumerated() {
      let (a, b) = (values[position], values[position + 1])
      switch mark {
      case "<": holds = holds && a < b
      case "<=": holds = holds && a <= b
      case ">": holds = holds && a > b
      case ">=": holds = holds && a >= b
      case "=": holds = holds && a == b
      default: return nil
      }
    }
    return holds
  }

  private func size(_ name: String) -> Double? {
    name == "width" ? viewport.width : name == "height" ? viewport.height : nil
  }

  /// Returns a length in px. In media queries, `em` and `rem` are the initial font size (Media Queries 4 §1.3).
  private func length(_ text: String) -> Double? {
    LengthUnits(em: 16, rem: 16, lineHeight: 16, viewport: viewport).pixels(text)
  }
}
