import PlaygroundKit

/// A text that is being typed, with a cursor.
package struct TextEditor: Sendable {
  /// The lines, each as its characters; at least one.
  private(set) var lines: [[Unicode.Scalar]] = [[]]
  /// The index of the line with the cursor.
  private(set) var row = 0
  /// The number of characters before the cursor in its line.
  private(set) var column = 0
  /// Whether the text may have several lines, so that Enter begins a new one.
  let isMultiline: Bool
  /// The position of a fault, whose word is marked.
  private var faultPosition: (row: Int, column: Int)?
  /// The states before each change.
  private var undoStack: [State] = []
  /// The undone states. The last element is restored first.
  private var redoStack: [State] = []
  /// Whether the last key typed a character of a word. A word is undone as a whole.
  private var isInWord = false

  /// The parts of an editor that undoing restores.
  private struct State: Sendable {
    var lines: [[Unicode.Scalar]]
    var row: Int
    var column: Int
  }

  /// A text with the cursor at its end.
  package init(_ text: String = "", isMultiline: Bool) {
    self.isMultiline = isMultiline
    insert(text)
  }

  /// A copy with the cursor at the first likely edit: after the first number, else at the end of the second line.
  var atFirstEdit: TextEditor {
    var editor = self
    (editor.row, editor.column) = (min(1, lines.count - 1), lines[min(1, lines.count - 1)].count)
    for (row, line) in lines.enumerated() {
      // Ignores digits in names, in indices and in quotes.
      var isInQuotes = false
      for (column, scalar) in line.enumerated() {
        if scalar == "\"" { isInQuotes.toggle() }
        let continuesWord = column > 0 && (Self.isPartOfWord(line[column - 1]) || line[column - 1] == "[")
        guard !isInQuotes, !continuesWord, Self.isDigit(scalar) else { continue }
        editor.row = row
        editor.column = column + line[column...].prefix { Self.isDigit($0) || $0 == "." }.count
        return editor
      }
    }
    return editor
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Marks a fault in the text, or removes the mark. A fault that more text may fix is not marked.
  mutating func mark(_ fault: SketchFault?) {
    faultPosition = fault.flatMap { $0.isUnfinished ? nil : ($0.line - 1, $0.column - 1) }
  }

  package var text: String {
    var text = String.UnicodeScalarView()
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append("\n") }
      text.append(contentsOf: line)
    }
    return String(text)
  }

  var isInQuotes: Bool { !lines[row][..<column].count { $0 == "\"" }.isMultiple(of: 2) }

  var isEmpty: Bool { lines.count == 1 && lines[0].isEmpty }

  /// Handles a key. Returns `false` for keys without a meaning in an editor.
  package mutating func press(_ key: Key) -> Bool {
    let current = State(lines: lines, row: row, column: column)
    switch key {
    case .control("_"):
      guard let last = undoStack.popLast() else { break }
      redoStack.append(current)
      (lines, row, column) = (last.lines, last.row, last.column)
    case .control("y"):
      guard let next = redoStack.popLast() else { break }
      undoStack.append(current)
      (lines, row, column) = (next.lines, next.row, next.column)
    default:
      guard edit(key) else { return false }
      guard lines != current.lines else { break }
      var isWordCharacter = false
      if case .character(let scalar) = key { isWordCharacter = Self.isPartOfWord(scalar) }
      if !isInWord || !isWordCharacter { undoStack = undoStack.suffix(200) + [current] }
      (redoStack, isInWord) = ([], isWordCharacter)
      return true
    }
    isInWord = false
    return true
  }

  private mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): type(scalar)
    case .paste(let bytes): insert(String(decoding: bytes, as: UTF8.self))
    case .enter where isMultiline: breakLine()
    case .backspace: backspace()
    case .delete, .control("d"): delete()
    case .left, .control("b"): moveLeft()
    case .right, .control("f"): moveRight()
    case .up where isMultiline: if row > 0 { move(to: row - 1) } else { column = 0 }
    case .down where isMultiline: if row < lines.count - 1 { move(to: row + 1) } else { column = lines[row].count }
    case .farLeft: moveOverWord(left: true)
    case .farRight: moveOverWord(left: false)
    case .home, .control("a"): column = 0
    case .end, .control("e"): column = lines[row].count
    case .control("k"): lines[row].removeSubrange(column...)
    case .control("u"):
      lines[row].removeSubrange(..<column)
      column = 0
    default: return false
    }
    return true
  }

  private mutating func insert(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.value == 0x0A && isMultiline {
        lines.insert(Array(lines[row][column...]), at: row + 1)
        lines[row].removeSubrange(column...)
        (row, column) = (row + 1, 0)
      } else {
        lines[row].insert(scalar.value == 0x09 || scalar.value == 0x0A ? " " : scalar, at: column)
        column += 1
      }
    }
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    // A } at the beginning of a line is indented by two columns less than the block.
    if scalar == "}", isMultiline, column >= 2, lines[row][..<column].allSatisfy({ $0 == " " }) {
      lines[row].removeSubrange(column - 2..<column)
      column -= 2
    }
    lines[row].insert(scalar, at: column)
    column += 1
  }

  /// Begins a line with the same indentation, or deeper in a block.
  private mutating func breakLine() {
    let textBefore = lines[row][..<column]
    var indent = textBefore.prefix { $0 == " " }.count
    if textBefore.last(where: { $0 != " " }) == "{" { indent += 2 }
    insert("\n")
    lines[row].insert(contentsOf: [Unicode.Scalar](repeating: " ", count: indent), at: 0)
    column = indent
  }

  private mutating func backspace() {
    if column > 0 {
      let isIndent = isMultiline && column >= 2 && column % 2 == 0 && lines[row][..<column].allSatisfy { $0 == " " }
      let count = isIndent ? 2 : 1
      lines[row].removeSubrange(column - count..<column)
      column -= count
    } else if row > 0 {
      let remainder = lines.remove(at: row)
      row -= 1
      column = lines[row].count
      lines[row] += remainder
    }
  }

  private mutating func delete() {
    if column < lines[row].count {
      lines[row].remove(at: column)
    } else if row < lines.count - 1 {
      lines[row] += lines.remove(at: row + 1)
    }
  }

  private mutating func moveLeft() {
    if column > 0 {
      column -= 1
    } else if row > 0 {
      row -= 1
      column = lines[row].count
    }
  }

  private mutating func moveRight() {
    if column < lines[row].count {
      column += 1
    } else if row < lines.count - 1 {
      (row, column) = (row + 1, 0)
    }
  }

  private mutating func move(to row: Int) {
    self.row = row
    column = min(column, lines[row].count)
  }

  /// Moves over characters between words, and then over a word.
  private mutating func moveOverWord(left: Bool) {
    func next(_ editor: TextEditor) -> Unicode.Scalar? {
      let index = left ? editor.column - 1 : editor.column
      return editor.lines[editor.row].indices.contains(index) ? editor.lines[editor.row][index] : nil
    }
    func step(_ editor: inout TextEditor) { if left { editor.moveLeft() } else { editor.moveRight() } }
    if next(self) == nil { step(&self) }
    while let scalar = next(self), !Self.isPartOfWord(scalar) { step(&self) }
    while let scalar = next(self), Self.isPartOfWord(scalar) { step(&self) }
  }

  /// Whether a character is a letter, a digit or an underscore. Every character outside ASCII counts as a letter.
  static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}

extension TextEditor {
  /// The text in `width` columns and at most `rows` rows around the cursor, and the cursor's position. Lines that are
  /// too long continue on the next row, indented.
  func canvas(width: Int, rows: Int) -> (canvas: Canvas, cursor: (x: Int, y: Int)) {
    let width = max(4, width), rows = max(1, rows)
    var pieces: [(row: Int, columns: Range<Int>, indent: Int)] = [], cursorPiece = 0
    for (row, line) in lines.enumerated() {
      for (columns, indent) in Self.folded(line, width: width) {
        if row == self.row, columns.lowerBound <= column { cursorPiece = pieces.count }
        pieces.append((row, columns, indent))
      }
    }
    let top = min(max(0, cursorPiece - rows / 2), max(0, pieces.count - rows))
    let visible = pieces[top..<min(pieces.count, top + rows)]
    var canvas = Canvas(width: width, height: visible.count)
    for (y, piece) in visible.enumerated() {
      let markedColumns = markedColumns(in: piece.row)
      var x = piece.indent
      for column in piece.columns {
        let scalar = lines[piece.row][column]
        canvas.write(String(scalar), x: x, y: y, ink: markedColumns.contains(column) ? .wrong : .code)
        x += Characters.columns(Characters.printable(scalar))
      }
    }
    let columnsBefore = Self.columnCount(of: lines[row][pieces[cursorPiece].columns.lowerBound..<column])
    return (canvas, (min(pieces[cursorPiece].indent + columnsBefore, width - 1), cursorPiece - top))
  }

  /// Breaks a line into rows; returns the columns and the indentation of each. Breaks after a space or before a
  /// modifier, unless that leaves more than half of a row empty. A row has a free cell at its end for the cursor.
  private static func folded(_ line: [Unicode.Scalar], width: Int) -> [(columns: Range<Int>, indent: Int)] {
    let continuationIndent = min(line.prefix { $0 == " " }.count + 4, width / 2)
    var parts: [(columns: Range<Int>, indent: Int)] = [], start = 0
    repeat {
      let indent = start > 0 ? continuationIndent : 0
      var end = start, usedColumns = indent, breakPoint = start
      while end < line.count {
        usedColumns += Characters.columns(Characters.printable(line[end]))
        if usedColumns > width - 1 && end > start { break }
        end += 1
        if end < line.count, line[end - 1] == " " || line[end - 1] == ")" && line[end] == "." { breakPoint = end }
      }
      if end < line.count, breakPoint - start > (end - start) / 2 { end = breakPoint }
      parts.append((start..<end, indent))
      start = end
    } while start < line.count
    return parts
  }

  /// The columns of the marked word or character in a line; empty without a mark.
  private func markedColumns(in row: Int) -> Range<Int> {
    guard let faultPosition, faultPosition.row == row, !lines[row].isEmpty else { return 0..<0 }
    let line = lines[row]
    var start = min(faultPosition.column, line.count - 1), end = start
    while end < line.count, Self.isPartOfWord(line[end]) { end += 1 }
    while start > 0, end > start, Self.isPartOfWord(line[start - 1]) { start -= 1 }
    return start..<max(end, start + 1)
  }

  private static func columnCount(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + Characters.columns(Characters.printable($1)) }
  }
}
