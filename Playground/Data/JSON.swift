import EagerLayout

/// A JSON value, for a page's script and for other programs.
package indirect enum JSON: ExpressibleByDictionaryLiteral {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSON])
  case object([(name: String, value: JSON)])
  case null

  /// Creates an object with its members in order. Members with nil are omitted.
  package init(dictionaryLiteral members: (String, JSON?)...) {
    var object: [(name: String, value: JSON)] = []
    for case (let name, let value?) in members { object.append((name, value)) }
    self = .object(object)
  }

  package static func number(_ number: Int) -> JSON { .number(Double(number)) }
  package static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }
  package static func numbers(_ numbers: [Double]) -> JSON { .list(numbers.map { .number($0) }) }

  /// The data as text in one line, safe to embed in a page.
  package var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The data in one line of UTF-8.
  package var utf8: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.write(text, to: &bytes)
    // JSON has neither infinity nor NaN.
    case .number(let number): bytes.append(contentsOf: number.isFinite ? decimal(number).utf8 : "null".utf8)
    case .flag(let flag): bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8)
    case .null: bytes.append(contentsOf: "null".utf8)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      // In a `script` element, `<` could end the script.
      case UInt8(ascii: "<"): bytes.append(contentsOf: "\\u003c".utf8)
      // JSON does not allow control characters in strings. A space replaces them, since they are invisible.
      case 0..<0x20: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
