/// Reads XML into a flat tree, and continues after the most frequent errors: a value without quotes, a tag without
/// ">", an attribute that is specified twice, a wrong end tag, text outside of the root, a second root. Any other error
/// stops reading, and is the last one reported.
///
/// Document types are not supported, so a text cannot declare entities or refer to other files. The reader is more
/// lenient than XML in two places: "--" in comments and "]]>" in text.
package struct XMLReader {
  var tree: XMLTree
  /// The bytes of the tree, stored separately for functions that need nothing else.
  let bytes: [UInt8]
  var faults: [XMLFault] = []
  var at = 0
  /// The end of the text, or of its valid part.
  let end: Int
  let limits: XMLLimits
  /// The elements that are not closed yet.
  var open: [Int] = []
  /// The number of open elements that declare each prefix.
  var declared: [String: Int] = [:]
  /// Whether any name in the tag has a prefix.
  var hasPrefixes = false
  /// The last prefix that needs no declaration.
  var lastPrefix: XMLTree.Span?
  /// Whether reading has stopped.
  var isStopped = false
  private let badText: XMLFault?

  /// A byte order mark in UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private init(_ bytes: [UInt8], _ limits: XMLLimits) {
    tree = XMLTree(bytes)
    self.bytes = bytes
    self.limits = limits
    badText = UTF8Check.firstFault(in: bytes)
    end = badText?.offset ?? bytes.count
  }

  /// Returns the tree of a text as far as it was read, and the errors sorted by position.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func read(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> (tree: XMLTree, faults: [XMLFault]) {
    guard bytes.count <= limits.bytes else {
      let most = limits.bytes >> 20 > 0 ? "\(limits.bytes >> 20) MB" : "\(limits.bytes) bytes"
      return (XMLTree([]), [XMLFault(offset: 0, message: "the text is larger than \(most); split it", isLimit: true)])
    }
    var reader = XMLReader(bytes, limits)
    reader.read()
    // Keeps the order of errors at one position.
    let faults = reader.faults.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return (reader.tree, faults.map { $0.element })
  }

  private mutating func read() {
    if bytes.starts(with: Self.mark) { at = 3 }
    readDeclaration()
    while at < end, !isStopped {
      if bytes[at] == UInt8(ascii: "<") { readMarkup() } else { readText() }
    }
    finish()
  }

  /// Reads markup, which begins with "<".
  private mutating func readMarkup() {
    let next = at + 1 < end ? bytes[at + 1] : 0
    switch next {
    case UInt8(ascii: "/"): readEndTag()
    case UInt8(ascii: "?") where at + 2 < end && !Self.beginsName(bytes[at + 2]):
      stop(at, "\"<?\" is not followed by a name; write one, or \"&lt;\" for the character itself")
    case UInt8(ascii: "?"): skipInstruction()
    case UInt8(ascii: "!"):
      if has("<!--") {
        skip(to: "-->", after: 4, "a comment")
      } else if has("<![CDATA[") {
        readLiteralText()
      } else if at + 4 > end || has("<![") && at + 9 > end {
        stop(at, "the text ends inside a tag; is it cut off?")
      } else {
        stop(at, "document types are not supported; replace entities with their text")
      }
    default:
      if Self.beginsName(next) { return readStartTag() }
      if at + 1 >= end, badText == nil { return stop(at, "the text ends inside a tag; is it cut off?") }
      stop(at, "\"<\" does not begin a tag; write \"&lt;\" for the character itself")
    }
  }

  /// Closes all open elements, and reports a text that ends too early.
  private mutating func finish() {
    if !isStopped {
      if let badText {
        faults.append(badText)
      } else if let first = open.last {
        let name = tree.name(of: first)
        report(
          tree.elements[first].offset,
          "<\(shortened(name))> is not closed; write \"</\(shortened(name))>\" where it ends")
      } else if tree.elements.isEmpty {
        report(at, "holds no element; write one, such as <LinearLayout>")
      }
    }
    while !open.isEmpty { close() }
  }

  /// Skips a processing instruction: a name, then a space and any text. The name "xml" in any case is reserved.
  private mutating func skipInstruction() {
    let first = at
    at += 2
    let name = readName()
    if tree.raw(name).inSmallLetters == "xml" {
      return stop(first, "\"<?xml\" is only allowed at the start of a file; remove it, or the text before it")
    }
    guard at >= end || Self.isSpace(bytes[at]) || has("?>") else {
      return stop(at, "\(quotedCharacter()) follows the name of a processing instruction; put a space between them")
    }
    at = first
    skip(to: "?>", after: 2, "a processing instruction")
  }

  private mutating func skip(to mark: String, after start: Int, _ what: String) {
    let first = at
    at += start
    guard seek(mark) else {
      return stop(first, "\(what) is not closed; write \"\(mark)\" where it ends")
    }
    at += mark.utf8.count
  }
}

// Basic operations
extension XMLReader {
  mutating func report(_ offset: Int, _ message: String) { faults.append(XMLFault(offset: offset, message: message)) }

  /// Reports an error and stops reading. If the text itself is invalid, reports that instead, since the error follows
  /// from it.
  mutating func stop(_ offset: Int, _ message: String, isLimit: Bool = false) {
    isStopped = true
    if let badText, at >= end {
      faults.append(badText)
    } else {
      faults.append(XMLFault(offset: offset, message: message, isLimit: isLimit))
    }
  }

  mutating func close() {
    let element = open.removeLast()
    tree.elements[element].end = Int32(truncatingIfNeeded: tree.elements.count)
    tree.elements[element].endPiece = Int32(truncatingIfNeeded: tree.pieces.count)
    if !declared.isEmpty {
      for attribute in tree.attributes(of: element) where declares(attribute) {
        guard let prefix = declaredPrefix(tree.attributes[attribute].name), let count = declared[prefix] else {
          continue
        }
        declared[prefix] = count > 1 ? count - 1 : nil
      }
    }
  }

  /// Returns whether the rest of the text starts with a word.
  func has(_ word: String) -> Bool { bytes[at..<end].starts(with: word.utf8) }

  /// Moves to the next occurrence of a word, or to the end. Returns whether there is one.
  mutating func seek(_ word: String) -> Bool {
    let word = Array(word.utf8)
    while at + word.count <= end {
      if bytes[at] == word[0], bytes[at..<at + word.count].elementsEqual(word) { return true }
      at += 1
    }
    at = end
    return false
  }

  /// Skips spaces. Returns whether there were any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let first = at, bytes = bytes, end = end
    var at = at
    while at < end, bytes[at] <= 0x20, Self.isSpace(bytes[at]) { at += 1 }
    self.at = at
    return at > first
  }

  mutating func readName() -> XMLTree.Span {
    let first = at, bytes = bytes, end = end
    var at = at
    while at < end, Self.continuesName(bytes[at]) {
      if bytes[at] == UInt8(ascii: ":") { hasPrefixes = true }
      at += 1
    }
    self.at = at
    return XMLTree.Span(first, at)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  static func beginsName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}

/// Returns the start of a text for a message: at most 40 characters, all printable.
package func shortened(_ text: String) -> String {
  var result = "", count = 0
  for scalar in text.unicodeScalars {
    if count == 40 { return result + "…" }
    result.unicodeScalars.append(isPrintable(scalar) ? scalar : "?")
    count += 1
  }
  return result
}

/// Returns whether a character is visible: not a control, format or private-use character, nor beyond the ideographs.
private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xE000...0xF8FF,
    0xFEFF, 0xFFF0...0xFFFB, 0x3_3480...:
    false
  default: scalar.value & 0xFFFE != 0xFFFE
  }
}
