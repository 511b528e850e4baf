package import PlaygroundKit

extension LineEditor {
  /// The typed text as rows for a terminal, and the place of the cursor in them.
  package struct View: Sendable {
    package var canvas: Canvas
    package var cursor: (x: Int, y: Int)
  }

  /// The rows that show the text: longer lines continue in the next row. Completions are below.
  ///
  /// - Parameters:
  ///   - prompt: the text before the first line; other lines begin with as many spaces.
  ///   - rows: the available rows. A longer text is shown around the cursor.
  package func view(prompt: String, columns: Int, rows limit: Int) -> View {
    let lead = Characters.columns(prompt), width = max(lead + 4, columns - 1)
    var lines: [SpanLine] = [], used = lead, piece = String.UnicodeScalarView()
    var position = (x: lead, y: 0)
    func close() {
      let start = lines.isEmpty ? Span(prompt, .faint) : Span(String(repeating: " ", count: lead))
      lines.append([start, Span(String(piece), .code)])
      piece = String.UnicodeScalarView()
      used = lead
    }
    for (index, scalar) in text.enumerated() {
      let isBreak = scalar == "\n"
      let columns = isBreak ? 0 : Characters.columns(Characters.printable(scalar))
      if used + columns > width { close() }
      if index == cursor { position = (used, lines.count) }
      if isBreak {
        close()
      } else {
        piece.append(scalar)
        used += columns
      }
    }
    if cursor == text.count { position = (used, lines.count) }
    close()
    let rows = max(1, limit)
    let first = max(0, min(position.y - rows / 2, lines.count - rows))
    lines = Array(lines.dropFirst(first).prefix(rows))
    position.y -= first
    if !candidates.isEmpty {
      let words = [Span(candidates.joined(separator: "  "), .faint)].wrapped(to: width)
      lines += words.prefix(max(0, rows - lines.count))
    }
    return View(canvas: Canvas(lines), cursor: position)
  }
}
