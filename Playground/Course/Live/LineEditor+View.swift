package import PlaygroundKit

extension LineEditor {
  /// The typed text as rows for a terminal, and the position of the cursor in them.
  package struct View: Sendable {
    package var canvas: Canvas
    package var cursor: (x: Int, y: Int)
  }

  /// The rows of the text, with completions below them. Lines that are too long continue on the next row.
  ///
  /// - Parameters:
  ///   - prompt: the text before the first line; other lines begin with as many spaces.
  ///   - rows: the available rows. A longer text is shown around the cursor.
  package func view(prompt: String, columns: Int, rows limit: Int) -> View {
    let promptColumns = Characters.columns(prompt), width = max(promptColumns + 4, columns - 1)
    var lines: [SpanLine] = [], usedColumns = promptColumns, piece = String.UnicodeScalarView()
    var position = (x: promptColumns, y: 0)
    func endRow() {
      let lead = lines.isEmpty ? Span(prompt, .faint) : Span(String(repeating: " ", count: promptColumns))
      lines.append([lead, Span(String(piece), .code)])
      piece = String.UnicodeScalarView()
      usedColumns = promptColumns
    }
    for (index, scalar) in text.enumerated() {
      let isBreak = scalar == "\n"
      let columns = isBreak ? 0 : Characters.columns(Characters.printable(scalar))
      if usedColumns + columns > width { endRow() }
      if index == cursor { position = (usedColumns, lines.count) }
      if isBreak {
        endRow()
      } else {
        piece.append(scalar)
        usedColumns += columns
      }
    }
    if cursor == text.count { position = (usedColumns, lines.count) }
    endRow()
    let rows = max(1, limit)
    let firstRow = max(0, min(position.y - rows / 2, lines.count - rows))
    lines = Array(lines.dropFirst(firstRow).prefix(rows))
    position.y -= firstRow
    if !candidates.isEmpty {
      let words = [Span(candidates.joined(separator: "  "), .faint)].wrapped(to: width)
      lines += words.prefix(max(0, rows - lines.count))
    }
    return View(canvas: Canvas(lines), cursor: position)
  }
}
