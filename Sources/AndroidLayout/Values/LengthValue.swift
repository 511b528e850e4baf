import EagerLayout

/// A specified length: a number and a unit.
struct LengthValue: Equatable, Sendable {
  enum Unit: String, CaseIterable, Sendable {
    case dp, dip, sp, px, pt, mm, `in`
  }

  var number: Double
  var unit: Unit
  /// `true` if a unit is specified. Android rejects a length without a unit.
  var hasUnit = true

  /// Reads a length. Without a unit it is in dp, as in iDroidLayout. `nil` if the text is not a length or exceeds 1e9.
  init?(_ text: String) {
    guard let (number, remainder) = readNumber(Array(text.utf8)[...]) else { return nil }
    if remainder.isEmpty || remainder.elementsEqual("dp".utf8) {
      unit = .dp
      hasUnit = !remainder.isEmpty
    } else {
      guard let unit = Unit(rawValue: String(decoding: remainder, as: UTF8.self)) else { return nil }
      self.unit = unit
    }
    self.number = number
  }

  /// Returns the length in dp, not rounded.
  func points(on device: Device) -> Double {
    unit == .dp ? number : points(density: device.usableDensity, fontScale: device.usableFontScale)
  }

  /// Returns the length in dp, given the pixels per dp and the dp per sp.
  func points(density: Double, fontScale: Double) -> Double {
    switch unit {
    case .dp, .dip: number
    case .sp: number * fontScale
    case .px: number / density
    case .pt: number * 160 / 72
    case .mm: number * 160 / 25.4
    case .in: number * 160
    }
  }

  static let advice = "is not a length; write a number and dp, sp, px, pt, mm or in"
}

/// Returns the decimal number at the start of a text, and the remainder. `nil` without a number, or if it exceeds 1e9.
func readNumber(_ text: ArraySlice<UInt8>) -> (Double, ArraySlice<UInt8>)? {
  var remainder = text, digits = DecimalDigits(), count = 0
  let isNegative = remainder.first == UInt8(ascii: "-")
  if isNegative || remainder.first == UInt8(ascii: "+") { remainder.removeFirst() }
  func digit(_ byte: UInt8?) -> UInt8? { byte.flatMap { $0 >= 0x30 && $0 <= 0x39 ? $0 - 0x30 : nil } }
  while let digit = digit(remainder.first) {
    digits.append(digit)
    count += 1
    remainder.removeFirst()
  }
  if remainder.first == UInt8(ascii: ".") {
    remainder.removeFirst()
    while let digit = digit(remainder.first) {
      digits.append(digit)
      digits.exponent -= 1
      count += 1
      remainder.removeFirst()
    }
  }
  guard count > 0, digits.value <= 1e9 else { return nil }
  return (isNegative ? -digits.value : digits.value, remainder)
}

/// Returns the number that a text consists of; `nil` if the text contains anything else.
func readWholeText(asNumber text: String) -> Double? {
  guard let (number, remainder) = readNumber(Array(text.utf8)[...]), remainder.isEmpty else { return nil }
  return number
}
