/// An error in an XML text, with its position.
package struct XMLFault: Equatable, Sendable {
  /// The offset in bytes.
  package var offset: Int
  /// The problem and its remedy.
  package var message: String
  /// `true` if the text exceeds a limit. It may still be well-formed XML.
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

  /// Creates the table for a text. Complexity: O(n) in the length of the text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for index in bytes.indices where bytes[index] <= 0x0D {
      let isReturn = bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if bytes[index] == 0x0A || isReturn { starts.append(index + 1) }
    }
    if bytes.starts(with: XMLReader.byteOrderMark) { starts[0] = XMLReader.byteOrderMark.count }
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
