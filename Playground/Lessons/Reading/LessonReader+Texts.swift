extension LessonReader {
  /// The syntax of a text.
  enum TextStyle {
    /// Sentences, which may contain values and pieces of code.
    case prose
    /// Lines of code, or a name. They may contain values.
    case code
    /// Text in quotes, which may contain values, pieces of code and `\n`.
    case quoted
  }

  func quoted(_ cursor: inout Cursor) throws(CourseFault) -> Expression {
    let line = cursor.line
    cursor.position += 1
    let parts = try parts(&cursor, .quoted, until: 0x22)
    guard cursor.byte == 0x22 else { throw fault(line, "A quotation mark is missing at the end of the text.") }
    cursor.position += 1
    return .text(parts)
  }

  /// The sentences after a keyword, or in the block below it.
  func prose(_ statement: Statement) throws(CourseFault) -> Expression {
    guard statement.content.isEmpty else {
      try expectNoBlock(statement)
      return try inlineProse(statement)
    }
    return try proseBlock(statement)
  }

  /// The sentences after a keyword.
  func inlineProse(_ statement: Statement) throws(CourseFault) -> Expression {
    var cursor = cursor(statement)
    return .text(try parts(&cursor, .prose))
  }

  func proseBlock(_ statement: Statement) throws(CourseFault) -> Expression {
    let paragraphs = try paragraphs(statement)
    guard paragraphs.count == 1 else {
      throw fault(
        statement.line,
        paragraphs.isEmpty
          ? "A text is missing after `\(statement.keyword)`. Write it on the line, or indented below it."
          : "The text below `\(statement.keyword)` has several paragraphs. Remove the blank lines.")
    }
    return paragraphs[0]
  }

  /// The sentences in the block below a statement, if there is one.
  func reply(_ statement: Statement) throws(CourseFault) -> Expression? {
    statement.block.isEmpty ? nil : try proseBlock(statement)
  }

  /// The paragraphs of a block, including paragraphs of code.
  func paragraphs(_ statement: Statement) throws(CourseFault) -> [Expression] {
    var paragraphs: [Expression] = []
    var index = statement.block.lowerBound
    while index < statement.block.upperBound {
      let line = text.lines[index]
      if line.isBlank {
        index += 1
      } else if isFence(line) {
        guard let end = (index + 1..<statement.block.upperBound).first(where: { isFence(text.lines[$0]) }) else {
          throw fault(line.number, "The code has no end. Write ``` on a line of its own below it.")
        }
        paragraphs.append(.text([.codeLines(try codeParts(index + 1..<end, indent: line.indent))]))
        index = end + 1
      } else {
        var end = index
        while end < statement.block.upperBound, !text.lines[end].isBlank, !isFence(text.lines[end]) { end += 1 }
        paragraphs.append(.text(try joined(index..<end)))
        index = end
      }
    }
    return paragraphs
  }

  private func isFence(_ line: TextLines.Line) -> Bool {
    line.bytes.count >= 3 && text.bytes[line.bytes.lowerBound..<line.bytes.lowerBound + 3].allSatisfy { $0 == 0x60 }
  }

  /// The parts of some lines, joined by spaces.
  private func joined(_ lines: Range<Int>) throws(CourseFault) -> [TextPart] {
    var bytes: [UInt8] = [], lineStarts: [(start: Int, number: Int)] = []
    for line in text.lines[lines] {
      if !bytes.isEmpty { bytes.append(0x20) }
      lineStarts.append((bytes.count, line.number))
      bytes += text.bytes[line.bytes]
    }
    var cursor = Cursor(bytes, lines: lineStarts)
    return try parts(&cursor, .prose)
  }

  func codeBlock(_ statement: Statement) throws(CourseFault) -> Expression {
    guard !statement.block.isEmpty else {
      throw fault(statement.line, "The code of a layout is missing. Write it indented below `\(statement.keyword)`.")
    }
    return .plainText(try codeParts(statement.block, indent: statement.indent + 2))
  }

  /// The parts of lines of code, without their common indentation.
  private func codeParts(_ lines: Range<Int>, indent: Int) throws(CourseFault) -> [TextPart] {
    var bytes: [UInt8] = [], lineStarts: [(start: Int, number: Int)] = []
    for (lineIndex, line) in text.lines[lines].enumerated() {
      if lineIndex > 0 { bytes.append(0x0A) }
      lineStarts.append((bytes.count, line.number))
      guard !line.isBlank else { continue }
      guard line.indent >= indent else {
        throw fault(line.number, "The code is indented by \(line.indent) spaces. Indent it by at least \(indent).")
      }
      bytes.append(contentsOf: repeatElement(0x20, count: line.indent - indent))
      bytes += text.bytes[line.bytes]
    }
    var cursor = Cursor(bytes, lines: lineStarts)
    return try parts(&cursor, .code)
  }

  /// The name or code after a keyword, with values in it.
  func inlineCode(_ statement: Statement) throws(CourseFault) -> Expression {
    var cursor = cursor(statement)
    guard !cursor.isAtEnd else {
      throw fault(statement.line, "The name of an item is missing after `\(statement.keyword)`. Write it there.")
    }
    return .plainText(try parts(&cursor, .code))
  }

  /// Reads a text up to a byte or to the end.
  func parts(_ cursor: inout Cursor, _ style: TextStyle, until end: UInt8? = nil) throws(CourseFault) -> [TextPart] {
    var parts: [TextPart] = [], words: [UInt8] = [], start = cursor.position
    func flush(_ cursor: Cursor) {
      words += cursor.bytes[start..<cursor.position]
      if !words.isEmpty { parts.append(.words(String(decoding: words, as: UTF8.self))) }
      words = []
    }
    while cursor.position < cursor.end {
      let byte = cursor.bytes[cursor.position]
      // Handles most bytes first: all special bytes are at most 0x60.
      if byte > 0x60 || byte == 0x20 {
        cursor.position += 1
      } else if byte == end {
        break
      } else if byte == 0x24 {
        if cursor.byte(at: 1) == 0x24 {
          cursor.position += 1
          words += cursor.bytes[start..<cursor.position]
          cursor.position += 1
        } else {
          flush(cursor)
          let start = cursor, (value, line) = try interpolation(&cursor)
          if style == .code, end == nil, let indent = indent(before: start) {
            let isAlone = cursor.isAtEnd || cursor.byte == 0x0A
            parts.append(.indentedValue(value, line: line, indent: indent, isAlone: isAlone))
          } else {
            parts.append(.value(value, line: line))
          }
        }
        start = cursor.position
      } else if byte == 0x60, style != .code {
        flush(cursor)
        let line = cursor.line
        cursor.position += 1
        parts.append(.code(try self.parts(&cursor, .code, until: 0x60)))
        guard cursor.byte == 0x60 else { throw fault(line, "A backtick is missing at the end of a piece of code.") }
        cursor.position += 1
        start = cursor.position
      } else if byte == 0x5C, let (escaped, length) = escaped(cursor, style, until: end) {
        words += cursor.bytes[start..<cursor.position]
        words.append(escaped)
        cursor.position += length
        start = cursor.position
      } else {
        cursor.position += 1
      }
    }
    flush(cursor)
    return parts
  }

  /// The byte of an escape sequence, and the length of the sequence; `nil` if a backslash has no meaning there.
  private func escaped(_ cursor: Cursor, _ style: TextStyle, until end: UInt8?) -> (byte: UInt8, length: Int)? {
    let next = cursor.byte(at: 1)
    if style == .quoted {
      if next == 0x6E { return (0x0A, 2) }
      return next == 0x22 || next == 0x5C || next == 0x60 || next == 0x24 ? (next, 2) : nil
    }
    return next == 0x60 && (style == .prose || end == 0x60) ? (next, 2) : nil
  }

  /// Reads a value after a dollar sign.
  private func interpolation(_ cursor: inout Cursor) throws(CourseFault) -> (Expression, line: Int) {
    let line = cursor.line
    cursor.position += 1
    if cursor.byte == 0x28 {
      cursor.position += 1
      let expression = try expression(&cursor)
      try expect(")", &cursor)
      return (expression, line)
    }
    guard Cursor.isLetter(cursor.byte) else {
      throw fault(line, "A name is missing after `$`. Write `$$` for a dollar sign.")
    }
    return (try path(&cursor), line)
  }

  /// The number of spaces before a position; `nil` if its line has other characters before it.
  private func indent(before cursor: Cursor) -> Int? {
    var start = cursor.position
    while start > cursor.lines[0].start, cursor.bytes[start - 1] == 0x20 { start -= 1 }
    return start == cursor.lines[0].start || cursor.bytes[start - 1] == 0x0A ? cursor.position - start : nil
  }
}
