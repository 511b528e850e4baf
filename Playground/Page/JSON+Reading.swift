import PlaygroundCourse
import PlaygroundData
import PlaygroundKit
import PlaygroundWriters

extension JSON {
  /// Reads data from a text; nil if the text is not JSON, or nested too deeply.
  init?(_ utf8: [UInt8]) {
    var reader = JSONReader(bytes: utf8)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// A member of an object; nil if it is missing.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The string; nil for other data.
  var string: String? { if case .text(let string) = self { string } else { nil } }
  /// The number; nil for other data.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The elements of a list; empty for other data.
  var elements: [JSON] { if case .list(let elements) = self { elements } else { [] } }
}

/// Reads JSON as ``JSON`` and browsers write it. Surrogate pairs of `\u` escapes are not supported.
private struct JSONReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  /// Skips spaces and then a byte. Returns `false` if another byte follows.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  mutating func value(depth: Int) -> JSON? {
    guard depth < 64 else { return nil }
    if take(UInt8(ascii: "{")) { return object(depth: depth) }
    if take(UInt8(ascii: "[")) { return list(depth: depth) }
    if take(UInt8(ascii: "\"")) { return string().map { .text($0) } }
    if take(word: "true") { return .flag(true) }
    if take(word: "false") { return .flag(false) }
    if take(word: "null") { return .null }
    return number().map { .number($0) }
  }

  private mutating func object(depth: Int) -> JSON? {
    var members: [(name: String, value: JSON)] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      guard take(UInt8(ascii: "\"")), let name = string(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1)
      else { return nil }
      members.append((name, value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func list(depth: Int) -> JSON? {
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return .list(elements) }
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .list(elements) : nil
  }

  /// Reads a string up to its closing quotation mark; nil if it is invalid.
  private mutating func string() -> String? {
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): guard readEscape(into: &text) else { return nil }
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape(into text: inout [UInt8]) -> Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      // Browsers write `\u` escapes only for control characters.
      guard let code = hexadecimal(), let scalar = Unicode.Scalar(code) else { return false }
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: text.append(byte)
    }
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      switch byte {
      case 0x30...0x39: code = code * 16 + UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: code = code * 16 + UInt32((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    position += 4
    return code
  }

  private mutating func number() -> Double? {
    var scanner = SketchScanner(bytes)
    scanner.position = position
    guard scanner.isAtNumber, let number = try? scanner.number() else { return nil }
    position = scanner.position
    return number.value
  }
}
