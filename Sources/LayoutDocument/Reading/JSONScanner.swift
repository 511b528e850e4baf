/// A scanner that reads JSON token by token. It does not recurse, so nesting uses no stack.
struct JSONScanner {
  /// The text, which is valid UTF-8, and a zero byte after it, so that there always is a next byte.
  let bytes: [UInt8]
  var position: Int

  /// A fault in text that is not JSON. The scanner cannot continue.
  struct Fault: Error {
    var position: Int
    var message: String
  }

  init(_ text: [UInt8]) {
    var bytes = text
    bytes.append(0)
    self.bytes = bytes
    // Skips a byte order mark.
    position = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var isAtEnd: Bool { position == bytes.count - 1 }

  /// Skips white space and returns the next byte; 0 at the end.
  mutating func next() -> UInt8 {
    while true {
      let byte = bytes[position]
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return byte
      }
    }
  }

  /// Reads the next key of an open object, and the colon. At the closing `}`, skips it and returns nil.
  mutating func nextKey(isFirst: Bool) throws(Fault) -> JSONString? {
    var byte = next()
    if byte == UInt8(ascii: "}") {
      position += 1
      return nil
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw expected("a comma or \"}\" after the value") }
      position += 1
      byte = next()
      if byte == UInt8(ascii: "}") { throw expected("a key after the comma, or no comma") }
    }
    guard byte == UInt8(ascii: "\"") else {
      throw expected(isFirst ? "a key in double quotes or \"}\"" : "a key in double quotes")
    }
    let key = try string()
    guard next() == UInt8(ascii: ":") else { throw expected("a colon after the key") }
    position += 1
    return key
  }

  /// Returns `true` if an open array has another element. If it has none, skips the closing `]`.
  mutating func nextElement(isFirst: Bool) throws(Fault) -> Bool {
    if next() == UInt8(ascii: "]") {
      position += 1
      return false
    }
    guard !isFirst else { return true }
    guard next() == UInt8(ascii: ",") else { throw expected("a comma or \"]\" after the value") }
    position += 1
    if next() == UInt8(ascii: "]") { throw expected("a value after the comma, or no comma") }
    return true
  }

  /// Skips the word `true`, `false` or `null`.
  mutating func literal() throws(Fault) {
    for word in ["true", "false", "null"] {
      let end = position + word.utf8.count
      guard end < bytes.count, bytes[position..<end].elementsEqual(word.utf8), !Self.isWord(bytes[end]) else {
        continue
      }
      position = end
      return
    }
    throw expected("a value")
  }

  /// Skips a number of any magnitude and returns its range.
  mutating func number() throws(Fault) -> Range<Int> {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    guard skipDigits() else { throw expected("a digit") }
    if bytes[firstDigit] == UInt8(ascii: "0") && position > firstDigit + 1 {
      position = firstDigit
      throw Fault(position: position, message: "a number begins with 0; remove the zero")
    }
    if bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { throw expected("a digit after the point") }
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() else { throw expected("the digits of the exponent") }
    }
    return start..<position
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position > start
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }
}

extension JSONScanner {
  /// Returns the fault for an unexpected token at the current position.
  func expected(_ syntax: String) -> Fault {
    if isAtEnd { return Fault(position: position, message: "expected \(syntax), but the text ends; is it cut off?") }
    return Fault(position: position, message: "expected \(syntax), but found \(currentToken)")
  }

  /// The token at the current position, for messages.
  private var currentToken: String {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\"") { return "a string" }
    if byte == UInt8(ascii: "/"), byte == bytes[position + 1] || bytes[position + 1] == UInt8(ascii: "*") {
      return "a comment, which JSON does not have"
    }
    if byte < 0x20 || byte == 0x7F { return "the control character \(codePoint(UInt32(byte)))" }
    var end = position + 1
    if Self.isWord(byte) {
      while Self.isWord(bytes[end]), end < position + 20 { end += 1 }
    } else {
      while bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return "\"\(Text(bytes, position..<end).string)\""
  }

  /// Returns a position as line and column, both from 1. Columns are counted in characters. Complexity: O(position).
  func place(of position: Int, firstLine: Int) -> String {
    var line = firstLine, column = 1
    for byte in bytes[..<position] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return "line \(line), column \(column)"
  }
}

/// Returns the notation of a code point: `U+000A`.
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
