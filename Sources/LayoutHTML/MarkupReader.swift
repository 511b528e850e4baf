/// Reads HTML: elements, text, and the content of style elements.
struct MarkupReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The last position at which `line()` counted lines, and its line.
  private var countedLines = (position: 0, line: 1)
  private(set) var tree = MarkupTree()
  /// The CSS in `style` elements and before the first tag, each with the line where it starts.
  private(set) var sheets: [(css: String, line: Int)] = []
  /// `true` if the page has no doctype, so that browsers lay it out in quirks mode.
  private(set) var isQuirky = true
  /// `true` if the HTML is a whole page: it has a doctype, `html` or `body`.
  private(set) var isPage = false
  /// Errors that could move boxes.
  var faults = MarkupFaults()
  /// Remarks about mistakes that browsers also accept.
  private(set) var notes: [String] = []
  /// The open elements; the first is `body`.
  private var openElements = [MarkupTree.body]

  static let depthLimit = 500
  /// HTML's void elements, which have no content and no end tag.
  private static let voidElements: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  /// Elements whose content is skipped up to their end tag.
  private static let skippedContent: Set = [
    "script", "title", "template", "svg", "canvas", "video", "audio", "iframe", "object", "textarea", "select",
    "noscript",
  ]
  /// Elements that are not added to the tree.
  private static let ignoredElements: Set = [
    "script", "title", "template", "noscript", "meta", "base", "area", "datalist",
  ]
  /// Elements whose start tag closes an open `p`.
  private static let paragraphClosers: Set = [
    "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figcaption", "figure", "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "menu", "nav", "ol", "p", "pre", "section",
    "table", "ul",
  ]
  /// Elements with optional end tags. Their start tags close an open element in `ends`, but only if that element is
  /// inside the nearest open element in `within`.
  private static let optionalEndTags: [String: (ends: Set<String>, within: Set<String>)] = [
    "li": (["li"], ["ul", "ol", "menu"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
    "option": (["option"], ["select"]),
  ]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the page. Returns `false` if elements are nested too deeply.
  mutating func read() -> Bool {
    let css = take { $0 != UInt8(ascii: "<") }
    if !css.allSatisfy({ $0.isWhitespace }) { sheets.append((css, 1)) }
    while position < bytes.count {
      if skip("<!--") {
        skipThrough("-->")
      } else if skip("<!") {
        let word = take { $0 != UInt8(ascii: ">") }.lowercased()
        if word.hasPrefix("doctype") { (isQuirky, isPage) = (false, true) }
        skipByte()
      } else if skip("</") {
        let tag = take { $0 != UInt8(ascii: ">") }.lowercased().filter { !$0.isWhitespace }
        skipByte()
        close(tag)
      } else if bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count, Self.isLetter(bytes[position + 1]) {
        guard openElement() else { return false }
      } else {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        let text = decoded(String(decoding: bytes[start..<position], as: UTF8.self))
        tree[openElements[openElements.count - 1]].content.append(.text(text))
      }
    }
    for element in openElements.dropFirst()
    where Self.optionalEndTags[tree[element].tag] == nil && tree[element].tag != "p" {
      notes.append("line \(tree[element].line): \(tree[element].label) is never closed")
    }
    return true
  }

  /// Reads a start tag and opens its element. Returns `false` if elements are nested too deeply.
  private mutating func openElement() -> Bool {
    let line = line()
    position += 1
    let tag = take { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") }
    var element = MarkupElement(tag: tag.lowercased(), line: line)
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let (name, value) = attribute(), element.attributes[name] == nil { element.attributes[name] = value }
    }
    let isSelfClosing = position > 0 && bytes[position - 1] == UInt8(ascii: "/")
    if position == bytes.count { notes.append("line \(line): the tag of \(element.label) never ends") }
    skipByte()
    switch element.tag {
    case "html", "body":
      isPage = true
      let index = element.tag == "html" ? MarkupTree.html : MarkupTree.body
      tree[index].attributes.merge(element.attributes) { first, _ in first }
      tree[index].line = line
      return true
    case "head": return true
    case "style":
      let start = self.line()
      sheets.append((takeContent(of: "style"), start))
      return true
    case "link":
      if element.attributes["rel"]?.lowercased() == "stylesheet" {
        faults.add(line, "link", "style sheets in other files are not read; copy the rules into a <style>")
      }
      return true
    default: break
    }
    closeImplied(by: element.tag)
    let isContentSkipped = Self.skippedContent.contains(element.tag)
    if isContentSkipped { _ = takeContent(of: element.tag) }
    if Self.ignoredElements.contains(element.tag) { return true }
    let index = tree.append(element, to: openElements[openElements.count - 1])
    if element.isInputButton {
      let label = element.attributes["value"] ?? (element.attributes["type"] == "reset" ? "Reset" : "Submit")
      if element.attributes["type"] != "button" || element.attributes["value"] != nil {
        tree[index].content = [.text(label)]
      }
    }
    if isContentSkipped || Self.voidElements.contains(element.tag) { return true }
    if isSelfClosing {
      notes.append("line \(line): in HTML, <\(tag)/> opens an element that does not end here; write <\(tag)></\(tag)>")
    }
    openElements.append(index)
    return openElements.count <= Self.depthLimit
  }

  /// Closes the open elements that the start tag of another element closes implicitly (HTML §13.1.2.4).
  private mutating func closeImplied(by tag: String) {
    if let (ends, within) = Self.optionalEndTags[tag] {
      let start = openElements.lastIndex { within.contains(tree[$0].tag) } ?? 0
      if let item = openElements[start...].firstIndex(where: { ends.contains(tree[$0].tag) }) {
        openElements.removeSubrange(item...)
      }
    }
    if Self.paragraphClosers.contains(tag) {
      let start = openElements.lastIndex { tree[$0].tag == "button" } ?? 0
      if let paragraph = openElements[start...].lastIndex(where: { tree[$0].tag == "p" }) {
        openElements.removeSubrange(paragraph...)
      }
    }
  }

  private mutating func close(_ tag: String) {
    guard let depth = openElements.lastIndex(where: { tree[$0].tag == tag }), depth > 0 else { return }
    openElements.removeSubrange(depth...)
  }

  /// Returns the next attribute and its value. If the next byte cannot start an attribute, skips it and returns nil.
  private mutating func attribute() -> (String, String)? {
    let name = take { !Self.isSpace($0) && !Self.nameTerminators.contains($0) }
    guard !name.isEmpty else {
      skipByte()
      return nil
    }
    skipSpace()
    guard skip("=") else { return (name.lowercased(), "") }
    skipSpace()
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    let value: String
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      value = take { $0 != quote }
      skipByte()
    } else {
      value = take { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    }
    return (name.lowercased(), decoded(value))
  }

  /// Bytes that end the name of an attribute, besides white space.
  private static let nameTerminators = [UInt8]("=>/\"'<".utf8)
}

extension MarkupReader {
  /// Returns the line of the current position.
  private mutating func line() -> Int {
    for byte in bytes[countedLines.position..<position] where byte == 0x0A { countedLines.line += 1 }
    countedLines.position = position
    return countedLines.line
  }

  private mutating func decoded(_ text: String) -> String {
    var unknown: [String] = []
    let result = CharacterReference.decoded(text, unknown: &unknown)
    for name in unknown { faults.add(line(), name, "this name is not known here; write the character itself") }
    return result
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips a comment up to and including `end`.
  private mutating func skipThrough(_ end: String) {
    while position < bytes.count, !skip(end) { position += 1 }
  }

  /// Returns the raw text up to the end tag of an element, and skips the end tag. Tags are case-insensitive.
  private mutating func takeContent(of tag: String) -> String {
    let start = position, end = Array("</\(tag)".utf8)
    func isEndTag(at start: Int) -> Bool {
      zip(bytes[start...], end).allSatisfy { ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }
    }
    while position + end.count <= bytes.count, !isEndTag(at: position) { position += 1 }
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
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skipByte() { position = min(position + 1, bytes.count) }

  private mutating func skipSpace() { while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 } }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
