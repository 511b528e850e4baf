/// The lines of a file with their indentation.
struct TextLines: Sendable {
  /// A line without its indentation and without spaces at its end.
  struct Line {
    /// The number of the line, from 1.
    let number: Int
    let indent: Int
    /// The bytes of the line; empty in a blank line.
    let bytes: Range<Int>

    var isBlank: Bool { bytes.isEmpty }
  }

  let bytes: [UInt8]
  let lines: [Line]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      // Uses loops, since the library's generic searches are slow in debug builds.
      var lineEnd = start
      while lineEnd < bytes.count, bytes[lineEnd] != 0x0A { lineEnd += 1 }
      var first = start, end = lineEnd
      while first < end, bytes[first] == 0x20 { first += 1 }
      while end > first, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0D { end -= 1 }
      lines.append(Line(number: lines.count + 1, indent: first - start, bytes: first..<end))
      start = lineEnd + 1
    }
    self.lines = lines
  }

  /// The lines below a line that are indented more, without blank lines at the end.
  func block(below index: Int) -> Range<Int> {
    var end = index + 1, lastEnd = end
    while end < lines.count, lines[end].isBlank || lines[end].indent > lines[index].indent {
      end += 1
      if !lines[end - 1].isBlank { lastEnd = end }
    }
    return index + 1..<lastEnd
  }
}

/// A line that begins with a keyword, and the block below it.
struct Statement {
  /// The number of the line, from 1.
  let line: Int
  let keyword: String
  /// The bytes after the keyword.
  let content: Range<Int>
  let block: Range<Int>
  let indent: Int
}

/// A position in a text of a file.
struct Cursor {
  let bytes: [UInt8]
  var position: Int
  let end: Int
  /// For each line of the text, its start and its line number in the file.
  let lines: [(start: Int, number: Int)]

  init(_ bytes: [UInt8], in range: Range<Int>, line: Int) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    lines = [(range.lowerBound, line)]
  }

  init(_ bytes: [UInt8], lines: [(start: Int, number: Int)]) {
    self.bytes = bytes
    position = 0
    end = bytes.count
    self.lines = lines
  }

  /// The number of the line that the position is in.
  var line: Int { (lines.last { $0.start <= position } ?? lines[0]).number }

  var isAtEnd: Bool { position >= end }

  /// The byte at the position; 0 at the end.
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  /// The byte at a distance from the position; 0 beyond the end.
  func byte(at distance: Int) -> UInt8 { position + distance < end ? bytes[position + distance] : 0 }

  mutating func skipSpaces() { while position < end, bytes[position] == 0x20 { position += 1 } }

  /// Skips a word or a sign if it comes next. Returns whether the word or sign was skipped.
  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for index in 0..<count where unsafe bytes[position + index] != text.utf8Start[index] { return false }
    position += count
    return true
  }

  /// The letters, digits and underscores that come next; empty if there is no letter.
  mutating func name() -> String {
    let start = position
    guard Self.isLetter(byte) else { return "" }
    while position < end, Self.isLetter(bytes[position]) || Self.isDigit(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  var remainder: String { String(decoding: bytes[position..<max(position, end)], as: UTF8.self) }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
