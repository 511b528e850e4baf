extension MarkupStyle {
  /// Reads a property that is inherited. Returns `false` for other properties.
  mutating func readInherited(_ declaration: Declaration, _ faults: inout MarkupFaults) -> Bool {
    let value = declaration.value
    let isInherited = value == "inherit" || value == "unset", isInitial = value == "initial"
    func fault(_ message: String) { faults.add(declaration, message) }
    switch declaration.property {
    case "font-size":
      if isInherited || isInitial {
        font.size = isInherited ? parentFont.size : 16
      } else if let size = fontSize(value) {
        font.size = size
      } else {
        fault("this size is not supported; write a length or a percentage")
      }
    case "line-height":
      if isInherited || isInitial {
        font.lineHeight = isInherited ? parentFont.lineHeight : (true, 1)
      } else if let height = lineHeight(value) {
        font.lineHeight = height
      } else {
        fault("this height is not supported; write a factor, a length or a percentage")
      }
    case "font":
      if isInherited {
        font = parentFont
      } else if !readFont(value) {
        fault("this font is not supported; write 16px/1.5 Arial")
      }
    case "letter-spacing":
      let spacing =
        isInitial || value == "normal" ? 0 : isInherited ? parentFont.letterSpacing : unitsOfFont.pixels(value)
      if let spacing { font.letterSpacing = spacing } else { fault("this spacing is not supported; write a length") }
    case "direction":
      if value == "rtl" || value == "ltr" || isInitial { isRightToLeft = value == "rtl" }
    case "white-space", "white-space-collapse", "text-wrap", "text-wrap-mode":
      if isInherited { break }
      if declaration.property == "text-wrap", PropertyKinds.inertValues["text-wrap"]?.contains(value) == true { break }
      guard ["normal", "nowrap", "pre", "wrap", "initial", "collapse"].contains(value) else {
        fault("this value is not supported; write normal, nowrap or pre")
        break
      }
      whiteSpace = value == "nowrap" || value == "pre" ? value : "normal"
    case "overflow-wrap", "word-wrap":
      if isInherited { break }
      wordBreaking = value == "break-word" ? declaration : nil
      if !isInitial, value != "normal", value != "break-word" {
        fault(PropertyKinds.faultMessage(for: "overflow-wrap"))
      }
    case "text-align":
      if value.hasPrefix("-") { fault("this alignment of blocks is not supported; write margin: 0 auto") }
      if !isInherited { textAlign = isInitial ? "start" : value }
    case "list-style", "list-style-type", "list-style-position":
      if isInherited { break }
      for word in isInitial ? ["disc", "outside"] : Selector.words(value) where !word.hasPrefix("url(") {
        listStyle[word == "inside" || word == "outside" ? 1 : 0] = word
      }
    default: return false
    }
    return true
  }

  /// The units of properties other than `font-size`: `em` is the element's own font size.
  private var unitsOfFont: LengthUnits {
    var result = units
    result.em = font.size
    return result
  }

  private static let sizeKeywords = [
    "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
    "xxx-large": 48,
  ]

  private func fontSize(_ value: String) -> Double? {
    switch value {
    case "larger": parentFont.size * 1.2
    case "smaller": parentFont.size / 1.2
    default: Self.sizeKeywords[value] ?? units.pixels(value, of: parentFont.size).map { max(0, $0) }
    }
  }

  private func lineHeight(_ value: String) -> (isFactor: Bool, value: Double)? {
    if value == "normal" { return (true, 1) }
    if let factor = Double(value) { return factor >= 0 ? (true, factor) : nil }
    return unitsOfFont.pixels(value, of: font.size).map { (false, $0) }
  }

  /// Reads the size and the line height of a `font` shorthand, such as `italic 10px/12px Ahem`.
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
