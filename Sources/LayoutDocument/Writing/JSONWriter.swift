/// Writes JSON as bytes.
struct JSONWriter {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A string in quotes.
  mutating func write(string: some Collection<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        write(digits.utf8.count == 1 ? "\\u000" : "\\u00")
        write(digits)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func write(string: String) { write(string: Array(string.utf8)) }

  /// The shortest number that is read back as the same one; a whole one has no point.
  mutating func write(number: Double) {
    if let whole = wholeNumber(number) { write(integer: whole) } else { write("\(number)") }
  }

  mutating func write(integer: Int64) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = integer.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The number as an integer, if it is whole and not so large that its digits would be made up.
func wholeNumber(_ number: Double) -> Int64? {
  // Not Int64(exactly:), which in a debug build wants the C library's mathematics.
  guard number.magnitude < 1e15 else { return nil }
  let whole = Int64(number)
  return Double(whole) == number ? whole : nil
}
