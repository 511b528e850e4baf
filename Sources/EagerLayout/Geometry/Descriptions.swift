#if !hasFeature(Embedded)
  extension Frame: CustomStringConvertible {
    /// The four numbers to three decimals: `4.667 746 200 100`.
    public var description: String { "\(brief(x)) \(brief(y)) \(brief(width)) \(brief(height))" }
  }

  extension Extent: CustomStringConvertible {
    /// The two numbers to three decimals: `200 × 100`.
    public var description: String { "\(brief(width)) × \(brief(height))" }
  }

  /// A number to at most three decimals, without trailing zeros: `4.667`, `44`.
  package func brief(_ value: Double) -> String {
    // No rounded(): a program that links nothing but this library has no libm.
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    let thousandths = Int64(value.magnitude * 1000 + 0.5)
    let whole = thousandths / 1000
    var fraction = thousandths % 1000
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = 3
    while fraction % 10 == 0 { fraction /= 10; digits -= 1 }
    let text = "\(fraction)"
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - text.utf8.count) + text
  }
#endif
