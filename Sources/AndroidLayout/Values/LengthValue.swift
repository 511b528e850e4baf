import EagerLayout

/// A length as it is written: a number and a unit.
struct LengthValue: Equatable, Sendable {
  enum Unit: String, CaseIterable, Sendable {
    case dp, dip, sp, px, pt, mm, `in`
  }

  var number: Double
  var unit: Unit
  /// Whether it is written: Android refuses a length without one.
  var hasUnit = true

  /// Reads a length; without a unit it is in dp, as in iDroidLayout. Nil for what is none, or beyond 1e9.
  init?(_ text: String) {
    guard let (number, rest) = readNumber(Array(text.utf8)[...]) else { return nil }
    if rest.isEmpty || rest.elementsEqual("dp".utf8) {
      unit = .dp
      hasUnit = !rest.isEmpty
    } else {
      guard let unit = Unit(rawValue: String(decoding: rest, as: UTF8.self)) else { return nil }
      self.unit = unit
    }
    self.number = number
  }

  /// The length in dp, which is not rounded.
  func points(on device: Device) -> Double {
    unit == .dp ? number : points(density: device.usableDensity, fontScale: device.usableFontScale)
  }

  /// The length in dp where a dp has so many pixels, and an sp is so many dp.
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

  static let advice = "is no length; write a number and dp, sp, px, pt, mm or in"
}

/// The decimal number that a text begins with, and what is behind it. Nil for none, and for one beyond 1e9.
func readNumber(_ text: ArraySlice<UInt8>) -> (Double, ArraySlice<UInt8>)? {
  var rest = text, digits = DecimalDigits(), count = 0
  let isNegative = rest.first == UInt8(ascii: "-")
  if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  func value(_ byte: UInt8?) -> UInt8? { byte.flatMap { $0 >= 0x30 && $0 <= 0x39 ? $0 - 0x30 : nil } }
  while let digit = value(rest.first) {
    digits.append(digit)
    count += 1
    rest.removeFirst()
  }
  if rest.first == UInt8(ascii: ".") {
    rest.removeFirst()
    while let digit = value(rest.first) {
      digits.append(digit)
      digits.exponent -= 1
      count += 1
      rest.removeFirst()
    }
  }
  guard count > 0, digits.value <= 1e9 else { return nil }
  return (isNegative ? -digits.value : digits.value, rest)
}

/// A number that is all of a text.
func readWholeText(asNumber text: String) -> Double? {
  guard let (number, rest) = readNumber(Array(text.utf8)[...]), rest.isEmpty else { return nil }
  return number
}
