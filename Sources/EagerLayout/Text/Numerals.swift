/// A number as people write it: at most so many decimals, without trailing zeros: `4.667`, `44`. In Embedded Swift too.
///
/// - Parameter places: the most decimals to show, 0 to 3.
package func numeral(_ value: Double, places: Int = 3) -> String {
  // No rounded(): a program that links nothing but this library has no libm.
  guard value == value, value.magnitude < 1e15 else { return "?" }
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let units = Int64(value.magnitude * scale + 0.5)
  let whole = units / Int64(scale)
  var fraction = units % Int64(scale)
  let sign = value < 0 && units > 0 ? "-" : ""
  guard fraction > 0 else { return "\(sign)\(whole)" }
  var digits = places
  while fraction % 10 == 0 { fraction /= 10; digits -= 1 }
  var text = "\(fraction)"
  while text.utf8.count < digits { text = "0" + text }
  return "\(sign)\(whole).\(text)"
}

/// A number to at most three decimals, without trailing zeros: `4.667`, `44`; also what is no number.
package func brief(_ value: Double) -> String {
  value.isFinite && value.magnitude < 1e15 ? numeral(value) : "\(value)"
}

/// The shortest decimal that is read back as the same number; a whole one has no point.
package func decimal(_ value: Double) -> String { wholeNumber(value).map { "\($0)" } ?? "\(value)" }

/// The same for a factor. A style holds it in 32 bits, whose decimals are shorter: 0.1, and not 0.10000000149011612.
package func decimal(_ value: Float) -> String { wholeNumber(Double(value)).map { "\($0)" } ?? "\(value)" }

/// The number as an integer, if it is whole and not so large that its digits would be made up.
package func wholeNumber(_ number: Double) -> Int64? {
  // Not Int64(exactly:), which in a debug build wants the C library's mathematics.
  guard number.magnitude < 1e15 else { return nil }
  let whole = Int64(number)
  return Double(whole) == number ? whole : nil
}
