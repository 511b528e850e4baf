/// A parsed XML text. Elements, attributes and pieces of text are in document order, and refer to ranges of the text's
/// bytes.
package struct XMLTree: Sendable {
  /// A range of the bytes.
  package struct Span: Equatable, Sendable {
    package var start: Int32
    package var end: Int32

    init(_ start: Int, _ end: Int) {
      self.start = Int32(truncatingIfNeeded: start)
      self.end = Int32(truncatingIfNeeded: end)
    }

    /// `true` if the range is empty.
    package var isEmpty: Bool { start >= end }
    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  package struct Element: Sendable {
    /// The name, with its prefix.
    package var name: Span
    /// The parent; -1 for a root.
    package var parent: Int32
    package var firstAttribute: Int32
    package var attributeCount: Int32
    /// The indices of the first piece of text in the element and its descendants, and after the last such piece.
    package var firstPiece: Int32
    package var endPiece: Int32 = 0
    /// The index after the element's last descendant.
    package var end: Int32 = 0

    /// The offset of the start tag.
    package var offset: Int { Int(name.start) - 1 }
  }

  package struct Attribute: Sendable {
    /// The name, with its prefix.
    package var name: Span
    /// The value between the quotes.
    package var value: Span
  }

  /// Text between two tags.
  package struct Piece: Sendable {
    package var span: Span
    /// `true` for literal text (`CDATA`), in which references are not replaced.
    package var isLiteral: Bool
  }

  package let bytes: [UInt8]
  /// The elements in the order of their start tags, so that descendants follow their element.
  package internal(set) var elements: [Element] = []
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var pieces: [Piece] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension XMLTree {
  /// The attributes of an element.
  package func attributes(of element: Int) -> Range<Int> {
    let first = Int(elements[element].firstAttribute)
    return first..<first + Int(elements[element].attributeCount)
  }

  /// The children of an element, in order.
  package func children(of element: Int) -> [Int] {
    var children: [Int] = [], child = element + 1
    while child < Int(elements[element].end) {
      children.append(child)
      child = Int(elements[child].end)
    }
    return children
  }

  /// The name of an element, with its prefix.
  package func name(of element: Int) -> String { raw(elements[element].name) }

  /// The name of an attribute, with its prefix.
  package func name(ofAttribute attribute: Int) -> String { raw(attributes[attribute].name) }

  /// Returns `true` if two ranges contain equal bytes.
  func areEqual(_ a: Span, _ b: Span) -> Bool {
    guard a.end - a.start == b.end - b.start else { return false }
    let shift = Int(b.start) - Int(a.start)
    // Comparing from the end is faster: many names have a common start, and few a common end.
    for index in a.range.reversed() where bytes[index] != bytes[index + shift] { return false }
    return true
  }

  /// Returns the text of a range, without replacing references.
  package func raw(_ span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }
}
