extension XMLTree {
  /// Returns the value of an attribute. References are replaced, and line ends and tabs become spaces.
  package func value(ofAttribute attribute: Int) -> String {
    let span = attributes[attribute].value
    guard bytes[span.range].contains(where: { $0 == Self.ampersand || $0 < 0x20 }) else { return raw(span) }
    var text: [UInt8] = []
    append(span, to: &text, isValue: true)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns all text in an element and its descendants.
  package func text(of element: Int) -> String {
    var text: [UInt8] = []
    for piece in pieces[Int(elements[element].firstPiece)..<Int(elements[element].endPiece)] {
      append(piece, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the number of bytes of the text in an element and its descendants, before references are replaced.
  func length(ofTextIn element: Int) -> Int {
    pieces[Int(elements[element].firstPiece)..<Int(elements[element].endPiece)].reduce(0) {
      $0 + $1.span.range.count
    }
  }

  private func append(_ piece: Piece, to text: inout [UInt8]) {
    if piece.isLiteral {
      for position in piece.span.range where !isReturnBeforeLineFeed(position) { text.append(newline(bytes[position])) }
    } else {
      append(piece.span, to: &text, isValue: false)
    }
  }

  /// Appends text with its references replaced. The reader has checked the references.
  private func append(_ span: Span, to text: inout [UInt8], isValue: Bool) {
    var position = span.range.lowerBound
    while position < span.range.upperBound {
      let byte = bytes[position]
      if byte == Self.ampersand, let (scalar, end) = reference(position, before: span.range.upperBound) {
        text += Array(String(scalar).utf8)
        position = end
        continue
      }
      if !isReturnBeforeLineFeed(position) {
        text.append(isValue && byte < 0x20 ? UInt8(ascii: " ") : newline(byte))
      }
      position += 1
    }
  }

  /// Returns `true` for a carriage return that a line feed follows. The two are a single line end.
  private func isReturnBeforeLineFeed(_ position: Int) -> Bool {
    bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
  }

  /// Returns a byte, with a carriage return replaced by a line feed.
  private func newline(_ byte: UInt8) -> UInt8 { byte == 0x0D ? 0x0A : byte }

  private static let ampersand = UInt8(ascii: "&")

  /// Returns the character for a reference, and the reference's end; `nil` if the text is not a reference.
  func reference(_ position: Int, before end: Int) -> (Unicode.Scalar, Int)? {
    // The longest reference is "&#x0010FFFF;", with a few leading zeros.
    let limit = min(end, position + 16)
    guard let close = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[position + 1..<close]
    guard name.first == UInt8(ascii: "#") else {
      return Self.namedCharacters.first { name.elementsEqual($0.name.utf8) }.map { ($0.scalar, close + 1) }
    }
    let isHex = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard !digits.isEmpty, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(code), Self.isCharacter(code)
    else { return nil }
    return (scalar, close + 1)
  }

  private static let namedCharacters: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  /// Returns `true` if XML allows a character. Control characters other than line ends and tabs are not allowed, nor
  /// are U+FFFE and U+FFFF.
  static func isCharacter(_ code: UInt32) -> Bool {
    if code < 0x20 { return code == 0x09 || code == 0x0A || code == 0x0D }
    return code != 0xFFFE && code != 0xFFFF
  }
}
