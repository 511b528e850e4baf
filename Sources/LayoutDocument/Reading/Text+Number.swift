internal import EagerLayout

extension Text {
  /// Returns the number at the start of the text, in CSS notation (`-4.5`, `+1`, `.5`, `1e3`), and the position after
  /// it; nil if the text does not start with a number.
  ///
  /// A number that is too large for `Double` becomes infinity.
  ///
  /// - Parameter places: The number of places by which the decimal point moves to the right: -2 turns a percentage into
  ///   a fraction.
  func number(shiftedBy places: Int = 0) -> (value: Double, end: Int)? {
    var index = range.lowerBound
    let end = range.upperBound
    func digit() -> UInt8? {
      guard index < end else { return nil }
      let value = bytes[index] &- UInt8(ascii: "0")
      return value < 10 ? value : nil
    }
    func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

    let isNegative = byte(at: index) == UInt8(ascii: "-")
    if isNegative || byte(at: index) == UInt8(ascii: "+") { index += 1 }
    var number = DecimalDigits(), hasDigits = false
    func take(_ digit: UInt8) {
      hasDigits = true
      index += 1
      number.append(digit)
    }
    while let value = digit() { take(value) }
    if byte(at: index) == UInt8(ascii: "."), byte(at: index + 1) &- UInt8(ascii: "0") < 10 {
      index += 1
      while let value = digit() {
        number.exponent -= 1
        take(value)
      }
    }
    guard hasDigits else { return nil }
    if byte(at: index) | 0x20 == UInt8(ascii: "e") {
      let exponentStart = index
      index += 1
      let isNegativeExponent = byte(at: index) == UInt8(ascii: "-")
      if isNegativeExponent || byte(at: index) == UInt8(ascii: "+") { index += 1 }
      var magnitude = 0, hasExponent = false
      while let value = digit() {
        hasExponent = true
        index += 1
        if magnitude < 100_000 { magnitude = magnitude * 10 + Int(value) }
      }
      if hasExponent { number.exponent += isNegativeExponent ? -magnitude : magnitude } else { index = exponentStart }
    }
    number.exponent += places
    return (isNegative ? -number.value : number.value, index)
  }
}
