/// The documents of a text: one per line (JSON Lines), or a single document over several lines.
///
///     for entry in LayoutDocuments(bytes) {
///       print(FrameReport(entry))
///     }
///
/// Each document is read when the iterator reaches it, and a faulty document does not stop the others. Blank lines are
/// skipped. A text with only blank lines is one document, with the fault that a document is missing.
package struct LayoutDocuments: Sequence, Sendable {
  /// One of several documents.
  package struct Element: Sendable {
    /// The line of the text in which the document begins, from 1.
    package let line: Int
    /// The document or its faults.
    package let document: Result<LayoutDocument, LayoutDocumentError>
  }

  private let bytes: [UInt8]
  private let isOneDocument: Bool

  /// Creates the sequence from UTF-8 text. Complexity: O(n) in the number of bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    // A file of white space has the same fault as an empty file.
    self.bytes = bytes.allSatisfy(isSpace) ? [] : bytes
    isOneDocument = Self.isOneDocument(self.bytes)
  }

  package func makeIterator() -> Iterator { Iterator(bytes: bytes, isOneDocument: isOneDocument) }

  /// An iterator that reads one document after the other.
  package struct Iterator: IteratorProtocol, Sendable {
    let bytes: [UInt8]
    let isOneDocument: Bool
    private var position = 0
    private var line = 1
    private var isDone = false

    init(bytes: [UInt8], isOneDocument: Bool) {
      self.bytes = bytes
      self.isOneDocument = isOneDocument
    }

    /// Reads the next document. Returns nil after the last.
    package mutating func next() -> Element? {
      if isOneDocument {
        guard !isDone else { return nil }
        isDone = true
        return element(bytes)
      }
      while position < bytes.count {
        let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
        let text = bytes[position..<end]
        defer {
          position = end + 1
          line += 1
        }
        if text.contains(where: { !isSpace($0) }) { return element(Array(text)) }
      }
      return nil
    }

    private func element(_ text: [UInt8]) -> Element {
      let first = line
      return Element(
        line: first,
        document: Result { () throws(LayoutDocumentError) in try LayoutDocument(parsing: text, firstLine: first) })
    }
  }

  /// Returns `true` if the text is a single document over several lines: the first line is not a complete value, and
  /// either the whole text is one, or only the first line starts with a brace.
  private static func isOneDocument(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    guard let first = nextLine(&rest) else { return true }
    if isBracketedValue(first) { return false }
    if isBracketedValue(bytes[...]) { return true }
    while let line = nextLine(&rest) {
      if line.first == UInt8(ascii: "{") { return false }
    }
    return true
  }

  /// Removes and returns the next line that is not blank; nil if there is none.
  private static func nextLine(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest[line.endIndex...].dropFirst()
      if !line.allSatisfy(isSpace) { return line }
    }
    return nil
  }

  /// Returns `true` if a text is one value in brackets: its last bracket closes its first. White space is ignored.
  private static func isBracketedValue(_ text: ArraySlice<UInt8>) -> Bool {
    var depth = 0, isInString = false, isEscaped = false, isClosed = false
    for byte in text {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      if isSpace(byte) { continue }
      if isClosed { return false }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        isClosed = depth == 0
      default: break
      }
      if depth == 0 && !isClosed { return false }
    }
    return isClosed
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
