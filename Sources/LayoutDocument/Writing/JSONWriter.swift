internal import EagerLayout

/// Writes JSON as bytes.
package struct JSONWriter {
  package var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a string in quotes.
  package mutating func write(string: some Collection<UInt8>) {
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

  package mutating func write(string: String) { write(string: Array(string.utf8)) }

  /// Writes the shortest number that reads back as an equal one. A whole number has no point.
  mutating func write(number: Double) { write(decimal(number)) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
