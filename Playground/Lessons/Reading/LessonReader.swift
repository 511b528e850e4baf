/// Parses a file of the course, and resolves the names that it defines.
final class LessonReader {
  let file: String
  let text: TextLines
  var definitions: Definitions
  /// The visible names, by nested scope. The first scope contains the names of the file.
  private var scopes: [[String: Symbol]] = [[:]]
  /// The blocks of `shared` groups of definitions, by name. An exercise includes a group by `use`.
  var groups: [String: Range<Int>] = [:]
  /// Whether random numbers are allowed: in exercises and in functions.
  var allowsRandom = false

  /// The definition of a name: a slot for its value, or the index of a function.
  enum Symbol {
    case value(slot: Int)
    case function(Int)
  }

  init(file: String, _ bytes: [UInt8]) {
    self.file = file
    text = TextLines(bytes)
    definitions = Definitions(file: file)
  }

  func fault(_ line: Int, _ message: String) -> CourseFault { CourseFault(file: file, line: line, message) }

  func string(_ range: Range<Int>) -> String { String(decoding: text.bytes[range], as: UTF8.self) }

  // MARK: Statements

  /// The statements of a block. All must have the indentation of the first statement.
  func statements(in block: Range<Int>) throws(CourseFault) -> [Statement] {
    var statements: [Statement] = []
    var index = block.lowerBound, indent: Int?
    while index < block.upperBound {
      let line = text.lines[index]
      if line.isBlank || text.bytes[line.bytes.lowerBound] == 0x23 {
        index += 1
        continue
      }
      if line.indent != indent ?? line.indent {
        throw fault(
          line.number,
          "The line is indented by \(line.indent) spaces, and the lines before it by \(indent ?? 0). Align them.")
      }
      indent = line.indent
      let body = text.block(below: index)
      var keywordEnd = line.bytes.lowerBound
      while keywordEnd < line.bytes.upperBound, text.bytes[keywordEnd] != 0x20 { keywordEnd += 1 }
      var contentStart = keywordEnd
      while contentStart < line.bytes.upperBound, text.bytes[contentStart] == 0x20 { contentStart += 1 }
      statements.append(
        Statement(
          line: line.number, keyword: string(line.bytes.lowerBound..<keywordEnd),
          content: contentStart..<line.bytes.upperBound, block: body, indent: line.indent))
      index = max(body.upperBound, index + 1)
    }
    return statements
  }

  /// The text after a keyword.
  func cursor(_ statement: Statement) -> Cursor { Cursor(text.bytes, in: statement.content, line: statement.line) }

  /// The text after a keyword and the lines of its block, joined by spaces.
  func cursorWithBlock(_ statement: Statement) -> Cursor {
    guard !statement.block.isEmpty else { return cursor(statement) }
    var bytes = Array(text.bytes[statement.content]), lineStarts = [(start: 0, number: statement.line)]
    for line in text.lines[statement.block] where !line.isBlank {
      bytes.append(0x20)
      lineStarts.append((bytes.count, line.number))
      bytes += text.bytes[line.bytes]
    }
    return Cursor(bytes, lines: lineStarts)
  }

  /// Throws if a line has a block that would have no effect.
  func expectNoBlock(_ statement: Statement) throws(CourseFault) {
    guard statement.block.isEmpty else {
      throw fault(statement.line, "The lines indented below `\(statement.keyword)` have no effect. Unindent them.")
    }
  }

  /// Throws unless the text ends here.
  func expectEnd(_ cursor: inout Cursor) throws(CourseFault) {
    cursor.skipSpaces()
    guard cursor.isAtEnd else { throw fault(cursor.line, "Unexpected text: `\(cursor.remainder)`. Remove it.") }
  }

  // MARK: Names

  func withScope<Result>(_ read: () throws(CourseFault) -> Result) throws(CourseFault) -> Result {
    scopes.append([:])
    defer { scopes.removeLast() }
    return try read()
  }

  func symbol(_ name: String) -> Symbol? {
    for scope in scopes.reversed() {
      if let symbol = scope[name] { return symbol }
    }
    return nil
  }

  func newSlot() -> Int {
    definitions.slotCount += 1
    return definitions.slotCount - 1
  }

  func define(_ name: String, as symbol: Symbol, line: Int) throws(CourseFault) {
    guard scopes[scopes.count - 1].updateValue(symbol, forKey: name) == nil else {
      throw fault(line, "`\(name)` is defined twice. Give one of them another name.")
    }
  }

  /// All visible names, for messages.
  var names: [String] { Array(Set(scopes.flatMap { $0.keys })).sorted() }
}
