extension XMLReader {
  /// Reads text up to the next tag.
  mutating func readText() {
    let start = position, bytes = bytes, end = end
    var firstNonSpace: Int?, position = position
    while position < end, bytes[position] != UInt8(ascii: "<") {
      if bytes[position] > 0x20 {
        if firstNonSpace == nil { firstNonSpace = position }
        if bytes[position] == UInt8(ascii: "&") {
          self.position = position
          if !checkReference() { return }
        }
      }
      position += 1
    }
    self.position = position
    guard openElements.isEmpty else {
      return tree.pieces.append(XMLTree.Piece(span: XMLTree.Span(start, position), isLiteral: false))
    }
    if let firstNonSpace { report(firstNonSpace, "text outside of the root element; move it inside, or remove it") }
  }

  /// Reads literal text between "<![CDATA[" and "]]>".
  mutating func readLiteralText() {
    let offset = position
    position += 9
    let start = position
    guard seek("]]>") else { return stop(offset, "\"<![CDATA[\" is not closed; write \"]]>\" where it ends") }
    if openElements.isEmpty {
      report(offset, "text outside of the root element; move it inside, or remove it")
    } else {
      tree.pieces.append(XMLTree.Piece(span: XMLTree.Span(start, position), isLiteral: true))
    }
    position += 3
  }

  /// Returns `true` if "&" begins a known reference. Otherwise stops reading, and returns `false`.
  mutating func checkReference() -> Bool {
    guard tree.reference(position, before: end) == nil else { return true }
    var nameEnd = position + 1
    while nameEnd < end, Self.continuesName(bytes[nameEnd]) || bytes[nameEnd] == UInt8(ascii: "#") { nameEnd += 1 }
    if nameEnd < end, bytes[nameEnd] == UInt8(ascii: ";") {
      let name = shortened(tree.raw(XMLTree.Span(position, nameEnd + 1)))
      stop(
        position, "\"\(name)\" is unknown; write the character itself, or &amp;, &lt;, &gt;, &quot;, &apos; or &#10;")
    } else {
      stop(position, "\"&\" does not begin a reference; write \"&amp;\" for the character itself")
    }
    return false
  }

  /// Reads the XML declaration, which may specify another encoding.
  mutating func readDeclaration() {
    guard isAt("<?xml"), position + 5 < end,
      Self.isSpace(bytes[position + 5]) || bytes[position + 5] == UInt8(ascii: "?")
    else {
      return
    }
    let start = position
    guard seek("?>") else { return stop(start, "a processing instruction is not closed; write \"?>\" where it ends") }
    let pairs = Self.pairs(in: bytes[start + 5..<position])
    position += 2
    guard let pairs, pairs.map({ $0.name }) == Self.names.filter({ name in pairs.contains { $0.name == name } }),
      pairs.first?.name == "version"
    else { return stop(start, "is not an XML declaration; write <?xml version=\"1.0\" encoding=\"utf-8\"?>") }
    for (name, value) in pairs {
      let text = String(decoding: bytes[value], as: UTF8.self).asciiLowercased
      if Self.allowedValuesByName[name, default: []].contains(text) { continue }
      position = value.lowerBound
      if name == "encoding" {
        return stop(position, "the encoding \"\(shortened(text))\" is not supported; save the file as UTF-8")
      }
      return stop(position, "is not an XML declaration; write <?xml version=\"1.0\" encoding=\"utf-8\"?>")
    }
  }

  private static let names = ["version", "encoding", "standalone"]
  private static let allowedValuesByName: [String: Set<String>] = [
    "version": ["1.0", "1.1"], "encoding": ["utf-8", "utf8", "us-ascii", "ascii"], "standalone": ["yes", "no"],
  ]

  /// Returns the names and the ranges of the values of `name="value"` pairs; `nil` if the syntax is different.
  private static func pairs(in bytes: ArraySlice<UInt8>) -> [(name: String, value: Range<Int>)]? {
    var pairs: [(name: String, value: Range<Int>)] = [], remaining = bytes
    while true {
      let isSeparated = remaining.first.map(isSpace) ?? false
      remaining = remaining.drop(while: isSpace)
      if remaining.isEmpty { return pairs }
      let name = remaining.prefix(while: continuesName)
      remaining = remaining[name.endIndex...].drop(while: isSpace)
      guard isSeparated, !name.isEmpty, remaining.first == UInt8(ascii: "=") else { return nil }
      remaining = remaining.dropFirst().drop(while: isSpace)
      guard let quote = remaining.first, quote == 0x22 || quote == 0x27,
        let close = remaining.dropFirst().firstIndex(of: quote)
      else { return nil }
      pairs.append((String(decoding: name, as: UTF8.self), remaining.startIndex + 1..<close))
      remaining = remaining[(close + 1)...]
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
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      // A shortcut for printable ASCII characters, the most frequent bytes.
      if byte &- 0x20 < 0x60 {
        position += 1
        continue
      }
      if byte < 0x80 {
        if byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { return controlFault(byte, position) }
        position += 1
        continue
      }
      guard let length = sequenceLength(bytes, position) else {
        return XMLFault(offset: position, message: "these bytes are not UTF-8; save the file as UTF-8")
      }
      position += length
    }
    return nil
  }

  private static func controlFault(_ byte: UInt8, _ position: Int) -> XMLFault {
    let digits = String(byte, radix: 16, uppercase: true)
    return XMLFault(
      offset: position, message: "U+00\(digits.utf8.count < 2 ? "0" : "")\(digits) is a control character; remove it")
  }

  /// Returns the number of bytes of a character beyond ASCII; `nil` if the bytes are not a valid character.
  private static func sequenceLength(_ bytes: [UInt8], _ position: Int) -> Int? {
    let lead = bytes[position]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4, position + length <= bytes.count else { return nil }
    var code = UInt32(lead & (0xFF >> UInt8(length + 1)))
    for next in position + 1..<position + length {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      code = code << 6 | UInt32(bytes[next] & 0x3F)
    }
    let minimum: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard code >= minimum, Unicode.Scalar(code) != nil, XMLTree.isCharacter(code) else { return nil }
    return length
  }
}
