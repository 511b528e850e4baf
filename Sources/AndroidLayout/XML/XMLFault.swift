/// Something that is wrong with an XML text, and where.
package struct XMLFault: Equatable, Sendable {
  /// The byte where it is.
  package var offset: Int
  /// What is wrong, and what to write.
  package var message: String
  /// Whether the text goes beyond a limit, and is no fault of XML's.
  package var isLimit = false
}

/// The most that is read of one text.
package struct XMLLimits: Sendable {
  /// Bytes of the text. 16 MB unless set.
  package var bytes = 16 << 20
  /// Elements in each other.
  package var depth = 1_000
  /// Attributes in one tag.
  package var attributes = 1_000

  package init() {}
}

/// Where the lines of a text begin.
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

  /// The line of a byte, and which of its characters it is, from 1 on.
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
