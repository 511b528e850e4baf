internal import EagerLayout
internal import LayoutDocument

/// The lengths to which relative units refer, in px.
///
/// Each character is as wide as the font size, as in the font Ahem. So `ch` equals `em`.
struct LengthUnits {
  var em: Double
  var rem: Double
  var lineHeight: Double
  let viewport: Markup.Size
  /// The width of the nearest query container, the basis of `cqw`; nil if `cqw` refers to the viewport.
  var containerWidth: Double?

  /// Returns the number of px in a unit; nil for an unknown unit.
  private func pixels(of unit: String) -> Double? {
    switch unit {
    case "px": 1
    case "em", "ch": em
    case "rem": rem
    case "ex": 0.8 * em
    case "lh": lineHeight
    case "vw", "svw", "lvw", "dvw", "vi": viewport.width / 100
    case "cqw", "cqi": (containerWidth ?? viewport.width) / 100
    case "vh", "svh", "lvh", "dvh", "vb": viewport.height / 100
    case "vmin": min(viewport.width, viewport.height) / 100
    case "vmax": max(viewport.width, viewport.height) / 100
    case "pt": 96.0 / 72
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "q": 96 / 101.6
    default: nil
    }
  }

  /// Returns a value with all of its lengths converted to px. Unknown units, quoted text and the names of grid lines
  /// are unchanged.
  func resolved(_ value: String) -> String {
    var result = "", word = "", closing: Character?
    func endWord() {
      result += pixels(ofNumber: word).map { "\(decimal($0))px" } ?? word
      word = ""
    }
    for character in value {
      if let mark = closing {
        result.append(character)
        if character == mark { closing = nil }
      } else if character.isLetter || character.isNumber || ".-+_%".contains(character) {
        word.append(character)
      } else {
        endWord()
        result.append(character)
        closing = character == "[" ? "]" : character == "\"" || character == "'" ? character : nil
      }
    }
    endWord()
    return result
  }

  /// Returns the px of a number with a unit other than px, such as `2em`; nil for other text.
  private func pixels(ofNumber word: String) -> Double? {
    let unit = String(word.reversed().prefix { $0.isLetter }.reversed())
    guard !unit.isEmpty, unit != "px", let number = Double(word.dropLast(unit.count)), number.isFinite,
      let pixels = pixels(of: unit)
    else { return nil }
    return number * pixels
  }

  /// Returns the px of a length or `calc()` expression. Percentages refer to `basis`; without it, they give nil.
  func pixels(_ value: String, of basis: Double? = nil) -> Double? {
    let value = resolved(value)
    if value == "0" { return 0 }
    guard let calculated = try? CalculationReader.length(of: "calc(\(value))") else { return nil }
    if calculated.expression.hasPercentage, basis == nil { return nil }
    return calculated.expression.length(of: basis ?? 0)
  }
}
