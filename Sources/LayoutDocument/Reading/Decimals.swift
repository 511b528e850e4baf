extension Text {
  /// The number that the text begins with, written as in CSS (`-4.5`, `+1`, `.5`, `1e3`), and where it ends.
  ///
  /// A number too large for `Double` is infinite.
  func number() -> (value: Double, end: Int)? {
    var index = range.lowerBound
    let end = range.upperBound
    func digit() -> UInt64? {
      guard index < end else { return nil }
      let value = bytes[index] &- UInt8(ascii: "0")
      return value < 10 ? UInt64(value) : nil
    }
    func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

    let isNegative = byte(at: index) == UInt8(ascii: "-")
    if isNegative || byte(at: index) == UInt8(ascii: "+") { index += 1 }
    var digits: UInt64 = 0, exponent = 0, isExact = true, hasDigits = false
    func take(_ value: UInt64) {
      hasDigits = true
      index += 1
      if digits < 100_000_000_000_000 { digits = digits * 10 + value } else { isExact = false }
    }
    while let value = digit() { take(value) }
    if byte(at: index) == UInt8(ascii: "."), byte(at: index + 1) &- UInt8(ascii: "0") < 10 {
      index += 1
      while let value = digit() {
        exponent -= 1
        take(value)
      }
    }
    guard hasDigits else { return nil }
    if byte(at: index) | 0x20 == UInt8(ascii: "e") {
      let mark = index
      index += 1
      let isNegativeExponent = byte(at: index) == UInt8(ascii: "-")
      if isNegativeExponent || byte(at: index) == UInt8(ascii: "+") { index += 1 }
      var size = 0, hasExponent = false
      while let value = digit() {
        hasExponent = true
        index += 1
        if size < 100_000 { size = size * 10 + Int(value) }
      }
      if hasExponent { exponent += isNegativeExponent ? -size : size } else { index = mark }
    }
    // One operation on two exact numbers rounds once, and so rightly; the rest is the standard library's.
    if isExact && exponent >= -22 && exponent <= 22 {
      let magnitude =
        exponent < 0 ? Double(digits) / Self.powers[-exponent] : Double(digits) * Self.powers[exponent]
      return (isNegative ? -magnitude : magnitude, index)
    }
    return (Double(Text(bytes, range.lowerBound..<index).string) ?? .infinity, index)
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
