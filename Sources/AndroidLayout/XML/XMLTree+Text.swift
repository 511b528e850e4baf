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

  /// Returns the number of bytes of the text in an element and its descendants, as written.
  func length(ofTextIn element: Int) -> Int {
    pieces[Int(elements[element].firstPiece)..<Int(elements[element].endPiece)].reduce(0) {
      $0 + $1.span.range.count
    }
  }

  private func append(_ piece: Piece, to text: inout [UInt8]) {
    if piece.isLiteral {
      for at in piece.span.range where !isFollowedReturn(at) { text.append(newline(bytes[at])) }
    } else {
      append(piece.span, to: &text, isValue: false)
    }
  }

  /// Appends text. The reader has checked the references.
  private func append(_ span: Span, to text: inout [UInt8], isValue: Bool) {
    var at = span.range.lowerBound
    while at < span.range.upperBound {
      let byte = bytes[at]
      if byte == Self.ampersand, let (scalar, end) = reference(at, before: span.range.upperBound) {
        text += Array(String(scalar).utf8)
        at = end
        continue
      }
      if !isFollowedReturn(at) {
        text.append(isValue && byte < 0x20 ? UInt8(ascii: " ") : newline(byte))
      }
      at += 1
    }
  }

  /// Returns whether a line feed follows a carriage return; the two are one line end.
  private func isFollowedReturn(_ at: Int) -> Bool {
    bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A
  }

  private func newline(_ byte: UInt8) -> UInt8 { byte == 0x0D ? 0x0A : byte }

  private static let ampersand = UInt8(ascii: "&")

  /// Returns the character for a reference, and its end; `nil` if the text is not a reference.
  func reference(_ at: Int, before end: Int) -> (Unicode.Scalar, Int)? {
    // The longest reference is "&#x0010FFFF;", with a few leading zeros.
    let limit = min(end, at + 16)
    guard let close = bytes[at..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[at + 1..<close]
    guard name.first == UInt8(ascii: "#") else {
      return Self.names.first { name.elementsEqual($0.name.utf8) }.map { ($0.scalar, close + 1) }
    }
    let isHex = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard !digits.isEmpty, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(code), Self.isCharacter(code)
    else { return nil }
    return (scalar, close + 1)
  }

  private static let names: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  /// Returns whether XML allows a character: no control characters except line ends and tabs, and no noncharacters.
  static func isCharacter(_ code: UInt32) -> Bool {
    if code < 0x20 { return code == 0x09 || code == 0x0A || code == 0x0D }
    return code != 0xFFFE && code != 0xFFFF
  }
}
