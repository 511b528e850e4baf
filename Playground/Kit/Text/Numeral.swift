/// A number as people write it: at most so many decimals, without trailing zeros: `4.667`, `44`.
///
/// - Parameter places: the most decimals to show, 0 to 3.
public func numeral(_ value: Double, places: Int = 3) -> String {
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

/// The nearest whole number: equal edges stay equal, so that boxes which touch still touch.
func nearestWhole(_ value: Double) -> Int {
  guard value == value else { return 0 }
  return value < 0 ? -Int(min(-value, 1e9) + 0.5) : Int(min(value, 1e9) + 0.5)
}

/// The whole number at or below.
func wholeBelow(_ value: Double) -> Int {
  guard value == value else { return 0 }
  let toZero = Int(max(-1e9, min(value, 1e9)))
  return Double(toZero) > value ? toZero - 1 : toZero
}
