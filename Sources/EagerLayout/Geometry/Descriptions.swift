#if !hasFeature(Embedded)
  extension Frame: CustomStringConvertible {
    /// The four numbers to three decimals: `4.667 746 200 100`.
    public var description: String { "\(brief(x)) \(brief(y)) \(brief(width)) \(brief(height))" }
  }

  extension Extent: CustomStringConvertible {
    /// The two numbers to three decimals: `200 × 100`.
    public var description: String { "\(brief(width)) × \(brief(height))" }
  }

  /// A number to at most three decimals, without trailing zeros: `4.667`, `44`; also what is no number.
  package func brief(_ value: Double) -> String {
    value.isFinite && value.magnitude < 1e15 ? numeral(value) : "\(value)"
  }
#endif

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
