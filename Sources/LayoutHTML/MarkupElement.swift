/// An HTML element of a source text.
struct MarkupElement {
  enum Content {
    case element(MarkupElement)
    /// Text, in which each run of white space is a single space.
    case text(String)
  }

  var tag: String
  var attributes: [String: String] = [:]
  var content: [Content] = []

  var classes: [String] {
    (attributes["class"] ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }.map { String($0) }
  }

  var elements: [MarkupElement] {
    content.compactMap {
      if case .element(let element) = $0 { element } else { nil }
    }
  }

  /// The text of the element and its descendants.
  var text: String {
    content.map {
      switch $0 {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }

  /// The name for messages: `div#logo`, `div.row`.
  var label: String {
    if let id = attributes["id"] { return "\(tag)#\(id)" }
    return classes.first.map { "\(tag).\($0)" } ?? tag
  }
}

/// Reads HTML: elements, text, and the content of style elements.
struct MarkupReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The text of style elements, and the text before the first element.
  private(set) var css = ""
  private(set) var notes: [String] = []

  /// Elements without content.
  private static let void: Set = ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"]
  /// Elements that have no boxes of their own here.
  private static let transparent: Set = ["html", "body", "head"]
  static let depthLimit = 500

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the outermost elements, or nil if they are nested too deeply.
  mutating func read() -> [MarkupElement]? {
    var open = [MarkupElement(tag: "")]
    css = take { $0 != UInt8(ascii: "<") }
    while position < bytes.count {
      if skip("<!--") {
        skipThrough("-->")
      } else if skip("<!") {
        skipThrough(">")
      } else if skip("</") {
        let tag = take { $0 != UInt8(ascii: ">") }.lowercased().filter { $0 != " " }
        skipByte()
        close(tag, &open)
      } else if bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count, Self.isLetter(bytes[position + 1]) {
        position += 1
        guard openElement(&open) else { return nil }
      } else {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        add(Self.words(String(decoding: bytes[start..<position], as: UTF8.self)), to: &open)
      }
    }
    while open.count > 1 {
      notes.append("\(open[open.count - 1].label) is never closed")
      close(open[open.count - 1].tag, &open)
    }
    return open[0].elements
  }

  /// Reads an element's tag after the `<`. Returns `false` if too many elements are open.
  private mutating func openElement(_ open: inout [MarkupElement]) -> Bool {
    let tag = take { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") }
    var element = MarkupElement(tag: tag.lowercased())
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let (name, value) = attribute() { element.attributes[name] = value }
    }
    let isClosed = position > 0 && bytes[position - 1] == UInt8(ascii: "/")
    if position == bytes.count { notes.append("the tag of \(element.label) never ends") }
    skipByte()
    switch element.tag {
    case "style": css += takeContent(of: "style") + "\n"
    case "script", "title", "template": _ = takeContent(of: element.tag)
    case _ where Self.transparent.contains(element.tag): break
    case _ where Self.void.contains(element.tag) || isClosed: append(element, to: &open)
    default:
      guard open.count < Self.depthLimit else { return false }
      open.append(element)
    }
    return true
  }

  /// Returns an attribute and its value. Skips a byte that starts no attribute and returns nil.
  private mutating func attribute() -> (String, String)? {
    let name = take { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    guard !name.isEmpty else {
      skipByte()
      return nil
    }
    skipSpace()
    guard skip("=") else { return (name.lowercased(), "") }
    skipSpace()
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      let value = take { $0 != quote }
      skipByte()
      return (name.lowercased(), Self.unescaped(value))
    }
    return (name.lowercased(), Self.unescaped(take { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }))
  }

  private mutating func close(_ tag: String, _ open: inout [MarkupElement]) {
    guard let place = open.lastIndex(where: { $0.tag == tag }), place > 0 else { return }
    while open.count > place {
      let element = open.removeLast()
      append(element, to: &open)
    }
  }

  private func append(_ element: MarkupElement, to open: inout [MarkupElement]) {
    open[open.count - 1].content.append(.element(element))
  }

  private func add(_ text: String, to open: inout [MarkupElement]) {
    if open.count > 1, !text.isEmpty { open[open.count - 1].content.append(.text(text)) }
  }
}

extension MarkupReader {
  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips to the end of a comment, or of a similar construct, and skips the end too.
  private mutating func skipThrough(_ end: String) {
    let end = Array(end.utf8)
    while position + end.count <= bytes.count, !bytes[position..<position + end.count].elementsEqual(end) {
      position += 1
    }
    position = min(position + end.count, bytes.count)
  }

  /// Returns the text of an element without child elements, up to its end tag, which is case-insensitive.
  private mutating func takeContent(of tag: String) -> String {
    let start = position, end = Array("</\(tag)".utf8)
    func isEnd(_ place: Int) -> Bool {
      zip(bytes[place...], end).allSatisfy { ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }
    }
    while position + end.count <= bytes.count, !isEnd(position) { position += 1 }
    guard position + end.count <= bytes.count else {
      notes.append("<\(tag)> is never closed")
      position = bytes.count
      return String(decoding: bytes[start...], as: UTF8.self)
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
    skipByte()
    return text
  }

  private mutating func skip(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard position + text.count <= bytes.count, bytes[position..<position + text.count].elementsEqual(text) else {
      return false
    }
    position += text.count
    return true
  }

  private mutating func skipByte() { position = min(position + 1, bytes.count) }

  private mutating func skipSpace() { while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 } }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Returns text with each run of white space replaced by a single space, at its ends too.
  private static func words(_ text: String) -> String {
    var result = "", isAfterSpace = false
    for scalar in text.unicodeScalars {
      if [0x20, 0x0A, 0x0D, 0x09].contains(scalar.value) {
        isAfterSpace = true
        continue
      }
      if isAfterSpace { result += " " }
      isAfterSpace = false
      result.unicodeScalars.append(scalar)
    }
    if isAfterSpace { result += " " }
    return unescaped(result)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&nbsp;", "\u{A0}"),
      ("&amp;", "&"),
    ]
    var result = "", rest = text[...]
    while let first = rest.first {
      if first == "&", let (entity, meaning) = entities.first(where: { rest.hasPrefix($0.0) }) {
        result += meaning
        rest = rest.dropFirst(entity.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
