/// Formats a number with at most `places` decimals, without trailing zeros: `4.667`; `?` for NaN and from 1e15 on.
///
/// - Parameter places: the maximum number of decimals, 0 to 3.
package func numeral(_ value: Double, places: Int = 3) -> String {
  // `rounded()` is not used, because it needs libm, which a program with only this library does not link.
  guard value == value, value.magnitude < 1e15 else { return "?" }
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = Int64(value.magnitude * scale + 0.5)
  let integer = scaled / Int64(scale)
  var fraction = scaled % Int64(scale)
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard fraction > 0 else { return "\(sign)\(integer)" }
  var digits = places
  while fraction % 10 == 0 { fraction /= 10; digits -= 1 }
  var text = "\(fraction)"
  while text.utf8.count < digits { text = "0" + text }
  return "\(sign)\(integer).\(text)"
}

/// Returns a number as ``numeral(_:places:)`` does, except that NaN, infinity and numbers from 1e15 on have Swift's
/// description instead of `?`.
package func brief(_ value: Double) -> String {
  value.isFinite && value.magnitude < 1e15 ? numeral(value) : "\(value)"
}

/// Returns the shortest decimal that is parsed to the same number; an integer has no decimal point.
package func decimal(_ value: Double) -> String { wholeNumber(value).map { "\($0)" } ?? "\(value)" }

/// Returns the shortest decimal that is parsed to the same 32-bit number: 0.1, not 0.10000000149011612. Styles store
/// factors in 32 bits.
package func decimal(_ value: Float) -> String { wholeNumber(Double(value)).map { "\($0)" } ?? "\(value)" }

/// Returns the number as an integer if it is whole and its magnitude is less than 1e15, otherwise `nil`.
package func wholeNumber(_ number: Double) -> Int64? {
  // `Int64(exactly:)` is not used, because in debug builds it needs the math functions of the C library.
  guard number.magnitude < 1e15 else { return nil }
  let integer = Int64(number)
  return Double(integer) == number ? integer : nil
}
