internal import EagerLayout
internal import LayoutDocument

/// The lengths to which relative units refer.
///
/// In the face that is assumed here, each character is as wide as the font size, which is the unit `ch`.
struct LengthUnits {
  var em: Double
  var rem: Double
  var lineHeight: Double
  let viewport: Markup.Space
  /// The width of the nearest container of `cqw`; nil for the viewport.
  var container: Double?

  private func points(of unit: String) -> Double? {
    switch unit {
    case "px": 1
    case "em", "ch": em
    case "rem": rem
    case "ex": 0.8 * em
    case "lh": lineHeight
    case "vw", "svw", "lvw", "dvw", "vi": viewport.width / 100
    case "cqw", "cqi": (container ?? viewport.width) / 100
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

  /// Returns a value with all of its lengths in `px`. Other units, texts and the names of lines stay as they are.
  func resolved(_ value: String) -> String {
    var result = "", word = "", closing: Character?
    func end() {
      result += points(number: word).map { "\(decimal($0))px" } ?? word
      word = ""
    }
    for character in value {
      if let mark = closing {
        result.append(character)
        if character == mark { closing = nil }
      } else if character.isLetter || character.isNumber || ".-+_%".contains(character) {
        word.append(character)
      } else {
        end()
        result.append(character)
        closing = character == "[" ? "]" : character == "\"" || character == "'" ? character : nil
      }
    }
    end()
    return result
  }

  /// Returns the points of a number with a unit other than `px`, or nil.
  private func points(number word: String) -> Double? {
    let unit = String(word.reversed().prefix { $0.isLetter }.reversed())
    guard !unit.isEmpty, unit != "px", let number = Double(word.dropLast(unit.count)), number.isFinite,
      let points = points(of: unit)
    else { return nil }
    return number * points
  }

  /// Returns the points of a length, which may be calculated. A percentage is one of `whole`.
  func points(_ value: String, of whole: Double? = nil) -> Double? {
    let value = resolved(value)
    if value == "0" { return 0 }
    guard let calculated = try? CalculationReader.length(of: "calc(\(value))") else { return nil }
    if calculated.expression.hasPercentage, whole == nil { return nil }
    return calculated.expression.length(of: whole ?? 0)
  }
}
