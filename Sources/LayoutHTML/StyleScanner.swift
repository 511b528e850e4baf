/// Splits CSS into the preludes of blocks (the text before `{`) and the declarations.
struct StyleScanner {
  /// The mark that ends a piece of text: `{`, `;`, `}`, or the end of the CSS.
  enum End { case block, semicolon, blockEnd, text }

  private let bytes: [UInt8]
  private var position = 0
  private var line: Int

  init(_ css: String, line: Int) {
    bytes = Array(css.utf8)
    self.line = line
  }

  /// Returns the text up to the next `{`, `;` or `}` outside of quotes and parentheses, and the line where it starts.
  /// Comments are replaced by spaces.
  mutating func next() -> (text: String, line: Int, end: End)? {
    guard position < bytes.count else { return nil }
    var text: [UInt8] = [], isBlank = true, depth = 0, quote: UInt8?, start = line
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "/"), position < bytes.count, bytes[position] == UInt8(ascii: "*") {
        skipComment()
        text.append(UInt8(ascii: " "))
        continue
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth = max(0, depth - 1)
      } else if let end = Self.ends[byte], depth == 0 || end != .semicolon {
        return (trimmed(String(decoding: text, as: UTF8.self)), start, end)
      }
      if isBlank { start = line }
      isBlank = isBlank && byte <= 0x20
      text.append(byte)
    }
    return (trimmed(String(decoding: text, as: UTF8.self)), start, .text)
  }

  private static let ends: [UInt8: End] = [
    UInt8(ascii: "{"): .block, UInt8(ascii: ";"): .semicolon, UInt8(ascii: "}"): .blockEnd,
  ]

  private mutating func skipComment() {
    position += 1
    while position < bytes.count, bytes[position - 1] != UInt8(ascii: "*") || bytes[position] != UInt8(ascii: "/") {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    position = min(position + 1, bytes.count)
  }
}

/// Returns text without surrounding white space.
func trimmed(_ text: some StringProtocol) -> String {
  guard let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace })
  else { return "" }
  return String(text[first...last])
}
