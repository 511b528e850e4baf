/// The range of a string in a text, without its quotes.
struct JSONString {
  var range: Range<Int>
  var hasEscapes: Bool
}

extension JSONScanner {
  /// Reads the string at the current position.
  mutating func string() throws(Fault) -> JSONString {
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      } else if byte < 0x20 {
        throw stringFault()
      } else {
        position += 1
      }
    }
    position += 1
    return JSONString(range: start..<position - 1, hasEscapes: hasEscapes)
  }

  /// Returns the content of a string, with its escapes replaced.
  func content(of string: JSONString) -> Text {
    guard string.hasEscapes else { return Text(bytes, string.range) }
    var result: [UInt8] = []
    result.reserveCapacity(string.range.count)
    var index = string.range.lowerBound
    while index < string.range.upperBound {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let letter = bytes[index]
      index += 1
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var value = hexadecimal(at: index) ?? 0
        index += 4
        if value & 0xFC00 == 0xD800 {
          value = 0x10000 + (value & 0x3FF) << 10 + (hexadecimal(at: index + 2) ?? 0) & 0x3FF
          index += 6
        }
        if let scalar = Unicode.Scalar(value) { result.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      default: result.append(letter)
      }
    }
    return Text(result, 0..<result.count)
  }

  private mutating func skipEscape() throws(Fault) {
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard let value = hexadecimal(at: position + 2) else {
        throw Fault(position: position, message: "\"\\u\" needs four hexadecimal digits, as in \"\\u200b\"")
      }
      if value & 0xF800 != 0xD800 {
        position += 6
      } else if value & 0xFC00 == 0xD800, bytes[position + 6] == UInt8(ascii: "\\"),
        bytes[position + 7] == UInt8(ascii: "u"), let second = hexadecimal(at: position + 8), second & 0xFC00 == 0xDC00
      {
        position += 12
      } else {
        throw Fault(
          position: position,
          message:
            "\"\(Text(bytes, position..<position + 6).string)\" is half of a character; write both halves, or the character itself"
        )
      }
    default:
      guard position + 2 < bytes.count else {
        position += 1
        throw stringFault()
      }
      throw Fault(position: position, message: "invalid escape; write the backslash twice for a backslash")
    }
  }

  private func stringFault() -> Fault {
    if isAtEnd { return Fault(position: position, message: "the text ends inside a string; is it cut off?") }
    let byte = bytes[position]
    if byte == 0x0A || byte == 0x0D {
      return Fault(position: position, message: "the line ends inside a string; close it with a double quote")
    }
    return Fault(
      position: position,
      message: "a string holds the control character \(codePoint(UInt32(byte))); remove it, or write it as an escape")
  }

  /// Returns the number in four hexadecimal digits; nil if they are not all hexadecimal digits.
  private func hexadecimal(at start: Int) -> UInt32? {
    guard start + 4 < bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt32(byte | 0x20 - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }
}

extension UTF8 {
  /// Returns the position of the first byte that is not valid UTF-8; nil if the text is valid.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    var index = 0
    let count = bytes.count
    while index < count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      // The ranges of the second byte exclude overlong encodings, surrogates, and code points beyond U+10FFFF.
      let (length, second): (Int, ClosedRange<UInt8>)
      switch lead {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= count, second.contains(bytes[index + 1]) else { return index }
      for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
      index += length
    }
    return nil
  }
}
