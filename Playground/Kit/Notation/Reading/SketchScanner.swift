/// Reads the tokens of a layout's text, byte by byte.
package struct SketchScanner {
  package let text: [UInt8]
  /// The index of the next byte.
  package var position = 0

  package init(_ text: [UInt8]) { self.text = text }

  package var isAtEnd: Bool { position >= text.count }

  /// The next byte; 0 at the end, and for a byte that is 0.
  package var next: UInt8 { position < text.count ? text[position] : 0 }

  /// The byte after the next one; 0 at the end.
  package var afterNext: UInt8 { position + 1 < text.count ? text[position + 1] : 0 }

  func fault(
    _ what: String, expected: String = "", suggestion: String? = nil, at offset: Int? = nil, isUnfinished: Bool = false
  ) -> SketchFault {
    SketchFault(
      what, expected: expected, suggestion: suggestion, at: offset ?? position, in: text, isUnfinished: isUnfinished)
  }

  /// Skips a byte if it comes next. Returns whether the byte was skipped.
  package mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte, !isAtEnd else { return false }
    position += 1
    return true
  }

  /// Skips spaces, line breaks and comments. Returns whether these contained a line break.
  @discardableResult
  package mutating func skipSpace() throws(SketchFault) -> Bool {
    var hasLineEnd = false
    while !isAtEnd {
      switch next {
      case 0x0A:
        hasLineEnd = true
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      case UInt8(ascii: "/") where afterNext == UInt8(ascii: "/"):
        while !isAtEnd, next != 0x0A { position += 1 }
      case UInt8(ascii: "/") where afterNext == UInt8(ascii: "*"):
        if try skipComment() { hasLineEnd = true }
      default: return hasLineEnd
      }
    }
    return hasLineEnd
  }

  /// Skips a comment, including nested ones; returns whether it contained a line break.
  private mutating func skipComment() throws(SketchFault) -> Bool {
    let start = position
    var depth = 0, hasLineEnd = false
    repeat {
      guard position + 1 < text.count else {
        throw fault("this comment has no end", expected: "Write */ at its end.", at: start, isUnfinished: true)
      }
      switch (next, afterNext) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      default:
        if next == 0x0A { hasLineEnd = true }
        position += 1
      }
    } while depth > 0
    return hasLineEnd
  }

  /// Reads the name that comes next, if any.
  package mutating func name() -> Range<Int>? {
    guard !isAtEnd, Self.isLetter(next) else { return nil }
    let start = position
    while !isAtEnd, Self.isLetter(next) || Self.isDigit(next) { position += 1 }
    return start..<position
  }

  /// The camel-case form of a hyphenated CSS name: `flexGrow` for `flex-grow`. Returns `nil` if no hyphen follows the
  /// first word, which was read before.
  func camelCased(_ word: Range<Int>) -> String? {
    var bytes = Array(text[word]), lookahead = self
    lookahead.position = word.upperBound
    while lookahead.next == UInt8(ascii: "-"), Self.isLetter(lookahead.afterNext) {
      lookahead.position += 1
      guard let next = lookahead.name() else { break }
      bytes += [text[next.lowerBound] & ~0x20] + text[next.dropFirst()]
    }
    return lookahead.position > word.upperBound ? String(decoding: bytes, as: UTF8.self) : nil
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  package func matches(_ range: Range<Int>, _ name: String) -> Bool { text[range].elementsEqual(name.utf8) }

  /// A description of the next token, for messages.
  var nextTokenDescription: String {
    if isAtEnd { return "the end of the text" }
    if next == 0x0A || next == 0x0D { return "the end of the line" }
    var lookahead = self
    if let name = lookahead.name() { return "'\(string(name))'" }
    while !lookahead.isAtEnd, Self.isDigit(lookahead.next) { lookahead.position += 1 }
    if lookahead.position > position { return "'\(string(position..<lookahead.position))'" }
    // Takes all UTF-8 bytes of the character.
    lookahead.position += 1
    while !lookahead.isAtEnd, lookahead.next & 0xC0 == 0x80 { lookahead.position += 1 }
    return "'\(Characters.printable(string(position..<lookahead.position)))'"
  }

  package static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a name may contain a byte, apart from digits. Every byte that is not ASCII counts as a letter.
  package static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
