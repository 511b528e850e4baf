/// Reads XML into a flat tree, and continues after the most frequent errors: a value without quotes, a tag without
/// ">", an attribute that is specified twice, a wrong end tag, text outside of the root, a second root. Any other error
/// stops reading, and is the last error reported.
///
/// Document types are not supported, so a text cannot declare entities or refer to other files. The reader is more
/// lenient than XML in two places: "--" in comments and "]]>" in text.
package struct XMLReader {
  var tree: XMLTree
  /// The bytes of the tree. A second reference, for functions that do not need the rest of the tree.
  let bytes: [UInt8]
  var faults: [XMLFault] = []
  /// The offset of the next byte to read.
  var position = 0
  /// The end of the text, or, if the text has an encoding fault, the end of the text before the fault.
  let end: Int
  let limits: XMLLimits
  /// The elements that are not yet closed, the outermost first.
  var openElements: [Int] = []
  /// The number of open elements that declare each prefix.
  var openDeclarationCounts: [String: Int] = [:]
  /// `true` if a name in the current tag has a prefix. Set by `readName`.
  var tagHasPrefixes = false
  /// The last known prefix that was checked. Known prefixes need no declaration.
  var lastPrefix: XMLTree.Span?
  /// `true` after an error that stops reading. Set by `stop`.
  var isStopped = false
  /// The first byte that is not valid text, if there is one.
  private let encodingFault: XMLFault?

  /// A byte order mark in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private init(_ bytes: [UInt8], _ limits: XMLLimits) {
    tree = XMLTree(bytes)
    self.bytes = bytes
    self.limits = limits
    encodingFault = UTF8Check.firstFault(in: bytes)
    end = encodingFault?.offset ?? bytes.count
  }

  /// Returns the tree of a text as far as it was read, and the errors sorted by position.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func read(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> (tree: XMLTree, faults: [XMLFault]) {
    guard bytes.count <= limits.bytes else {
      let maximum = limits.bytes >> 20 > 0 ? "\(limits.bytes >> 20) MB" : "\(limits.bytes) bytes"
      return (
        XMLTree([]), [XMLFault(offset: 0, message: "the text is larger than \(maximum); split it", isLimit: true)]
      )
    }
    var reader = XMLReader(bytes, limits)
    reader.read()
    // The sort is stable: errors at the same offset keep their order.
    let faults = reader.faults.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return (reader.tree, faults.map { $0.element })
  }

  private mutating func read() {
    if bytes.starts(with: Self.byteOrderMark) { position = 3 }
    readDeclaration()
    while position < end, !isStopped {
      if bytes[position] == UInt8(ascii: "<") { readMarkup() } else { readText() }
    }
    finish()
  }

  /// Reads markup, which begins with "<".
  private mutating func readMarkup() {
    let next = position + 1 < end ? bytes[position + 1] : 0
    switch next {
    case UInt8(ascii: "/"): readEndTag()
    case UInt8(ascii: "?") where position + 2 < end && !Self.beginsName(bytes[position + 2]):
      stop(position, "\"<?\" is not followed by a name; write one, or \"&lt;\" for the character itself")
    case UInt8(ascii: "?"): skipInstruction()
    case UInt8(ascii: "!"):
      if isAt("<!--") {
        skip(to: "-->", after: 4, "a comment")
      } else if isAt("<![CDATA[") {
        readLiteralText()
      } else if position + 4 > end || isAt("<![") && position + 9 > end {
        stop(position, "the text ends inside a tag; is it cut off?")
      } else {
        stop(position, "document types are not supported; replace entities with their text")
      }
    default:
      if Self.beginsName(next) { return readStartTag() }
      if position + 1 >= end, encodingFault == nil {
        return stop(position, "the text ends inside a tag; is it cut off?")
      }
      stop(position, "\"<\" does not begin a tag; write \"&lt;\" for the character itself")
    }
  }

  /// Closes all open elements, and reports a text that ends too early.
  private mutating func finish() {
    if !isStopped {
      if let encodingFault {
        faults.append(encodingFault)
      } else if let innermost = openElements.last {
        let name = tree.name(of: innermost)
        report(
          tree.elements[innermost].offset,
          "<\(shortened(name))> is not closed; write \"</\(shortened(name))>\" where it ends")
      } else if tree.elements.isEmpty {
        report(position, "holds no element; write one, such as <LinearLayout>")
      }
    }
    while !openElements.isEmpty { closeElement() }
  }

  /// Skips a processing instruction: a name, then a space and any text. The name "xml", also in capitals, is reserved.
  private mutating func skipInstruction() {
    let start = position
    position += 2
    let name = readName()
    if tree.raw(name).asciiLowercased == "xml" {
      return stop(start, "\"<?xml\" is only allowed at the start of a file; remove it, or the text before it")
    }
    guard position >= end || Self.isSpace(bytes[position]) || isAt("?>") else {
      return stop(
        position, "\(quotedCharacter()) follows the name of a processing instruction; put a space between them")
    }
    position = start
    skip(to: "?>", after: 2, "a processing instruction")
  }

  private mutating func skip(to terminator: String, after openingLength: Int, _ construct: String) {
    let start = position
    position += openingLength
    guard seek(terminator) else {
      return stop(start, "\(construct) is not closed; write \"\(terminator)\" where it ends")
    }
    position += terminator.utf8.count
  }
}

// Basic operations
extension XMLReader {
  mutating func report(_ offset: Int, _ message: String) { faults.append(XMLFault(offset: offset, message: message)) }

  /// Reports an error and stops reading. At the end of the valid text, reports the encoding fault instead, since that
  /// fault caused the error.
  mutating func stop(_ offset: Int, _ message: String, isLimit: Bool = false) {
    isStopped = true
    if let encodingFault, position >= end {
      faults.append(encodingFault)
    } else {
      faults.append(XMLFault(offset: offset, message: message, isLimit: isLimit))
    }
  }

  /// Closes the innermost open element, and ends its declarations of prefixes.
  mutating func closeElement() {
    let element = openElements.removeLast()
    tree.elements[element].end = Int32(truncatingIfNeeded: tree.elements.count)
    tree.elements[element].endPiece = Int32(truncatingIfNeeded: tree.pieces.count)
    if !openDeclarationCounts.isEmpty {
      for attribute in tree.attributes(of: element) where mayDeclarePrefix(attribute) {
        guard let prefix = declaredPrefix(tree.attributes[attribute].name), let count = openDeclarationCounts[prefix]
        else {
          continue
        }
        openDeclarationCounts[prefix] = count > 1 ? count - 1 : nil
      }
    }
  }

  /// Returns `true` if a word is at the current position.
  func isAt(_ word: String) -> Bool { bytes[position..<end].starts(with: word.utf8) }

  /// Moves to the next occurrence of a word, or else to the end. Returns `true` if the word occurs.
  mutating func seek(_ word: String) -> Bool {
    let word = Array(word.utf8)
    while position + word.count <= end {
      if bytes[position] == word[0], bytes[position..<position + word.count].elementsEqual(word) { return true }
      position += 1
    }
    position = end
    return false
  }

  /// Skips spaces. Returns `true` if there was a space.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position, bytes = bytes, end = end
    var position = position
    while position < end, bytes[position] <= 0x20, Self.isSpace(bytes[position]) { position += 1 }
    self.position = position
    return position > start
  }

  mutating func readName() -> XMLTree.Span {
    let start = position, bytes = bytes, end = end
    var position = position
    while position < end, Self.continuesName(bytes[position]) {
      if bytes[position] == UInt8(ascii: ":") { tagHasPrefixes = true }
      position += 1
    }
    self.position = position
    return XMLTree.Span(start, position)
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

/// Returns `true` for a visible character. Control, format and private-use characters are not visible, nor are
/// characters beyond the ideographs.
private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xE000...0xF8FF,
    0xFEFF, 0xFFF0...0xFFFB, 0x3_3480...:
    false
  default: scalar.value & 0xFFFE != 0xFFFE
  }
}
