/// An error in an XML text, with its position.
package struct XMLFault: Equatable, Sendable {
  /// The offset in bytes.
  package var offset: Int
  /// The problem and its remedy.
  package var message: String
  /// Whether the text exceeds a limit. It may still be correct XML.
  package var isLimit = false
}

/// Limits for one text.
package struct XMLLimits: Sendable {
  /// The maximum number of bytes. 16 MB unless set.
  package var bytes = 16 << 20
  /// The maximum depth of nested elements.
  package var depth = 1_000
  /// The maximum number of attributes in one tag.
  package var attributes = 1_000

  package init() {}
}

/// The starts of the lines of a text.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private var starts: [Int] = [0]

  /// Complexity: O(n) in the length of the text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for at in bytes.indices where bytes[at] <= 0x0D {
      let isReturn = bytes[at] == 0x0D && !(at + 1 < bytes.count && bytes[at + 1] == 0x0A)
      if bytes[at] == 0x0A || isReturn { starts.append(at + 1) }
    }
    if bytes.starts(with: XMLReader.mark) { starts[0] = XMLReader.mark.count }
  }

  /// Returns the line of a byte and its character in that line, both counted from 1.
  ///
  /// - Complexity: O(log n) in the number of lines, and O(n) in the length of the line.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0, high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[min(starts[low], bytes.count)..<max(min(offset, bytes.count), min(starts[low], bytes.count))]
    return (low + 1, 1 + before.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) })
  }
}
