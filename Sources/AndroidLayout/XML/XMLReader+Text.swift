extension XMLReader {
  /// Reads text up to the next tag.
  mutating func readText() {
    let first = at, bytes = bytes, end = end
    var firstOther: Int?, at = at
    while at < end, bytes[at] != UInt8(ascii: "<") {
      if bytes[at] > 0x20 {
        if firstOther == nil { firstOther = at }
        if bytes[at] == UInt8(ascii: "&") {
          self.at = at
          if !checkReference() { return }
        }
      }
      at += 1
    }
    self.at = at
    guard open.isEmpty else {
      return tree.pieces.append(XMLTree.Piece(span: XMLTree.Span(first, at), isLiteral: false))
    }
    if let firstOther { report(firstOther, "text outside of the root element; move it inside, or remove it") }
  }

  /// Reads literal text between "<![CDATA[" and "]]>".
  mutating func readLiteralText() {
    let offset = at
    at += 9
    let first = at
    guard seek("]]>") else { return stop(offset, "\"<![CDATA[\" is not closed; write \"]]>\" where it ends") }
    if open.isEmpty {
      report(offset, "text outside of the root element; move it inside, or remove it")
    } else {
      tree.pieces.append(XMLTree.Piece(span: XMLTree.Span(first, at), isLiteral: true))
    }
    at += 3
  }

  /// Checks that "&" begins a known reference. Stops reading if it does not.
  mutating func checkReference() -> Bool {
    guard tree.reference(at, before: end) == nil else { return true }
    var last = at + 1
    while last < end, Self.continuesName(bytes[last]) || bytes[last] == UInt8(ascii: "#") { last += 1 }
    if last < end, bytes[last] == UInt8(ascii: ";") {
      let name = shortened(tree.raw(XMLTree.Span(at, last + 1)))
      stop(at, "\"\(name)\" is unknown; write the character itself, or &amp;, &lt;, &gt;, &quot;, &apos; or &#10;")
    } else {
      stop(at, "\"&\" does not begin a reference; write \"&amp;\" for the character itself")
    }
    return false
  }

  /// Reads the XML declaration, which may specify another encoding.
  mutating func readDeclaration() {
    guard has("<?xml"), at + 5 < end, Self.isSpace(bytes[at + 5]) || bytes[at + 5] == UInt8(ascii: "?") else {
      return
    }
    let first = at
    guard seek("?>") else { return stop(first, "a processing instruction is not closed; write \"?>\" where it ends") }
    let pairs = Self.pairs(in: bytes[first + 5..<at])
    at += 2
    guard let pairs, pairs.map({ $0.name }) == Self.words.filter({ word in pairs.contains { $0.name == word } }),
      pairs.first?.name == "version"
    else { return stop(first, "is not an XML declaration; write <?xml version=\"1.0\" encoding=\"utf-8\"?>") }
    for (name, value) in pairs {
      let text = String(decoding: bytes[value], as: UTF8.self).inSmallLetters
      if Self.values[name, default: []].contains(text) { continue }
      at = value.lowerBound
      if name == "encoding" {
        return stop(at, "the encoding \"\(shortened(text))\" is not supported; save the file as UTF-8")
      }
      return stop(at, "is not an XML declaration; write <?xml version=\"1.0\" encoding=\"utf-8\"?>")
    }
  }

  private static let words = ["version", "encoding", "standalone"]
  private static let values: [String: Set<String>] = [
    "version": ["1.0", "1.1"], "encoding": ["utf-8", "utf8", "us-ascii", "ascii"], "standalone": ["yes", "no"],
  ]

  /// Returns names and the ranges of their values, as in a start tag; `nil` if the syntax is different.
  private static func pairs(in words: ArraySlice<UInt8>) -> [(name: String, value: Range<Int>)]? {
    var pairs: [(name: String, value: Range<Int>)] = [], rest = words
    while true {
      let isApart = rest.first.map(isSpace) ?? false
      rest = rest.drop(while: isSpace)
      if rest.isEmpty { return pairs }
      let name = rest.prefix(while: continuesName)
      rest = rest[name.endIndex...].drop(while: isSpace)
      guard isApart, !name.isEmpty, rest.first == UInt8(ascii: "=") else { return nil }
      rest = rest.dropFirst().drop(while: isSpace)
      guard let quote = rest.first, quote == 0x22 || quote == 0x27,
        let close = rest.dropFirst().firstIndex(of: quote)
      else { return nil }
      pairs.append((String(decoding: name, as: UTF8.self), rest.startIndex + 1..<close))
      rest = rest[(close + 1)...]
    }
  }
}

/// Checks that bytes are text: UTF-8, without control characters.
enum UTF8Check {
  /// Returns the first error.
  static func firstFault(in bytes: [UInt8]) -> XMLFault? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return XMLFault(offset: 0, message: "the encoding UTF-16 is not supported; save the file as UTF-8")
    }
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      // Letters of ASCII and spaces, the most frequent bytes.
      if byte &- 0x20 < 0x60 {
        at += 1
        continue
      }
      if byte < 0x80 {
        if byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { return controlFault(byte, at) }
        at += 1
        continue
      }
      guard let length = sequenceLength(bytes, at) else {
        return XMLFault(offset: at, message: "these bytes are not UTF-8; save the file as UTF-8")
      }
      at += length
    }
    return nil
  }

  private static func controlFault(_ byte: UInt8, _ at: Int) -> XMLFault {
    let digits = String(byte, radix: 16, uppercase: true)
    return XMLFault(
      offset: at, message: "U+00\(digits.utf8.count < 2 ? "0" : "")\(digits) is a control character; remove it")
  }

  /// Returns the number of bytes of a character beyond ASCII; `nil` if the bytes are not a valid character.
  private static func sequenceLength(_ bytes: [UInt8], _ at: Int) -> Int? {
    let lead = bytes[at]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4, at + length <= bytes.count else { return nil }
    var code = UInt32(lead & (0xFF >> UInt8(length + 1)))
    for next in at + 1..<at + length {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      code = code << 6 | UInt32(bytes[next] & 0x3F)
    }
    let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard code >= least, Unicode.Scalar(code) != nil, XMLTree.isCharacter(code) else { return nil }
    return length
  }
}
