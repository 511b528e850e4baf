import EagerLayout

/// A number as written in the text.
package struct NumberLiteral {
  package var value: Double
  /// The number, if it has no decimal point or exponent and fits in an `Int`.
  var whole: Int?
}

extension SketchScanner {
  package var isAtNumber: Bool {
    Self.isDigit(next)
      || (next == UInt8(ascii: "-") || next == UInt8(ascii: "+"))
        && (Self.isDigit(afterNext) || afterNext == UInt8(ascii: "."))
      || next == UInt8(ascii: ".") && Self.isDigit(afterNext)
  }

  /// The number that comes next, written as in Swift: `12`, `-4.5`, `1_000`, `1e3`.
  package mutating func number() throws(SketchFault) -> NumberLiteral {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    if next == UInt8(ascii: ".") {
      throw fault("a number begins with a digit", expected: "Write 0 before the point: 0.5.", at: start)
    }
    var digits: [UInt8] = [], exponent = 0, isWhole = true
    takeDigits(into: &digits)
    if next == UInt8(ascii: "."), Self.isDigit(afterNext) {
      isWhole = false
      position += 1
      let wholeDigitCount = digits.count
      takeDigits(into: &digits)
      exponent = wholeDigitCount - digits.count
    }
    if next | 0x20 == UInt8(ascii: "e"), let specifiedExponent = takeExponent() {
      isWhole = false
      exponent += specifiedExponent
    }
    try checkEnd(from: start)
    let magnitude = DecimalDigits(digits, exponent: exponent).value
    var whole: Int? = 0
    for digit in digits { whole = Self.appending(digit, to: whole, isNegative: isNegative) }
    return NumberLiteral(value: isNegative ? -magnitude : magnitude, whole: isWhole ? whole : nil)
  }

  private mutating func takeDigits(into digits: inout [UInt8]) {
    while Self.isDigit(next) || next == UInt8(ascii: "_") {
      if next != UInt8(ascii: "_") { digits.append(next - UInt8(ascii: "0")) }
      position += 1
    }
  }

  /// The exponent after an `e`; nil if none follows it.
  private mutating func takeExponent() -> Int? {
    var lookahead = self
    lookahead.position += 1
    let isNegative = lookahead.next == UInt8(ascii: "-")
    if isNegative || lookahead.next == UInt8(ascii: "+") { lookahead.position += 1 }
    guard Self.isDigit(lookahead.next) else { return nil }
    var digits: [UInt8] = []
    lookahead.takeDigits(into: &digits)
    position = lookahead.position
    var magnitude = 0
    for digit in digits where magnitude < 100_000 { magnitude = magnitude * 10 + Int(digit) }
    return isNegative ? -magnitude : magnitude
  }

  private static func appending(_ digit: UInt8, to whole: Int?, isNegative: Bool) -> Int? {
    guard let whole else { return nil }
    let (product, overflow) = whole.multipliedReportingOverflow(by: 10)
    let (sum, isTooLarge) =
      isNegative ? product.subtractingReportingOverflow(Int(digit)) : product.addingReportingOverflow(Int(digit))
    return overflow || isTooLarge ? nil : sum
  }

  /// Throws a fault if a letter, a percent sign or a dot follows a number directly.
  private mutating func checkEnd(from start: Int) throws(SketchFault) {
    let number = string(start..<position)
    if next == UInt8(ascii: "%") {
      throw fault(
        "'\(number)%' is not a number", expected: "Write .percent(\(number)).", suggestion: ".percent(\(number))",
        at: start)
    }
    if next == UInt8(ascii: ".") {
      var lookahead = self
      lookahead.position += 1
      if let name = lookahead.name(), matches(name, "percent") || matches(name, "points") {
        let value = ".\(string(name))(\(number))"
        throw fault("a number has no modifiers", expected: "Write \(value).", suggestion: value, at: start)
      }
      throw fault("there are no digits after '\(number).'", expected: "Write \(number), or a digit after it.")
    }
    if let unit = name() {
      if matches(unit, "fr") {
        throw fault(
          "'\(string(start..<position))' is not a number",
          expected: "For a share, write .flexible(\(number)).", suggestion: ".flexible(\(number))", at: start)
      }
      let problem = "'\(string(start..<position))' is not a number"
      if matches(unit, "vw") || matches(unit, "vh") {
        throw fault(
          problem,
          expected: "For a part of the container, write .percent(50); for the window's size, use the bounds.",
          at: start)
      }
      if matches(unit, "em") || matches(unit, "rem") {
        throw fault(problem, expected: "Numbers are points, and 1\(string(unit)) is usually 16 of them.", at: start)
      }
      // The number alone is suggested only for units that are as long as a point.
      let isPoint = matches(unit, "px") || matches(unit, "pt") || matches(unit, "dp")
      throw fault(
        problem, expected: "Numbers have no unit: write \(number).", suggestion: isPoint ? number : nil, at: start)
    }
  }

  /// The next text in quotes, without the quotes.
  package mutating func quoted() throws(SketchFault) -> [UInt8] {
    let start = position
    position += 1
    if next == UInt8(ascii: "\""), afterNext == UInt8(ascii: "\"") {
      throw fault("text over several lines cannot be read here", expected: "Write it in one line: \"…\".", at: start)
    }
    var bytes: [UInt8] = []
    while true {
      switch next {
      case UInt8(ascii: "\""):
        position += 1
        return bytes
      case UInt8(ascii: "\\"): try takeEscape(into: &bytes)
      case 0 where isAtEnd, 0x0A, 0x0D:
        throw fault("this text has no end", expected: "Write \" at its end, on the same line.", at: start)
      default:
        bytes.append(next)
        position += 1
      }
    }
  }

  private mutating func takeEscape(into bytes: inout [UInt8]) throws(SketchFault) {
    switch afterNext {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): bytes.append(afterNext)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "0"): bytes.append(0)
    case UInt8(ascii: "u"): return try takeScalar(into: &bytes)
    case UInt8(ascii: "("):
      throw fault("text with interpolation cannot be read here", expected: "Write the text itself in place of \\(…).")
    default:
      throw fault("'\\' cannot come before this character", expected: "Write \\\\ for a backslash.")
    }
    position += 2
  }

  /// Reads a character by its number: `\u{200B}`.
  private mutating func takeScalar(into bytes: inout [UInt8]) throws(SketchFault) {
    let start = position
    var value: UInt32 = 0, count = 0
    position += 2
    if take(UInt8(ascii: "{")) {
      while count < 8, let digit = Self.hexadecimal(next) {
        value = value << 4 | digit
        count += 1
        position += 1
      }
    }
    guard count > 0, take(UInt8(ascii: "}")), let scalar = Unicode.Scalar(value) else {
      throw fault("this is not a character", expected: "Write its number in Unicode, as in \\u{200B}.", at: start)
    }
    var character = String.UnicodeScalarView()
    character.append(scalar)
    bytes.append(contentsOf: String(character).utf8)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte - UInt8(ascii: "0")) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
