package import EagerLayout

/// Frames as a table of numbers: one row each.
package struct FrameTable: Sendable {
  package struct Row: Sendable {
    package var number: String
    package var name: String
    package var indent: Int
    package var frame: Frame
    package var note: String
    package var ink: Ink

    package init(
      number: String = "", name: String, indent: Int = 0, frame: Frame, note: String = "", ink: Ink = .plain
    ) {
      self.number = number
      self.name = name
      self.indent = indent
      self.frame = frame
      self.note = note
      self.ink = ink
    }
  }

  package var rows: [Row]
  /// The maximum number of decimals.
  var places: Int
  /// The minimum columns of a number, so that a table keeps its form while its numbers change.
  var leastColumns: Int
  /// The line above the table, if any.
  package var head = ""

  package init(rows: [Row], places: Int = 3, leastColumns: Int = 0) {
    self.rows = rows
    self.places = places
    self.leastColumns = leastColumns
  }

  /// The number of rows above the frames.
  func heads(width: Int) -> Int { 1 + (head.utf8.isEmpty ? 0 : [Span(head)].wrapped(to: width).count) }

  /// The table in at most `width` columns of text. A long table continues beside itself if there is space.
  ///
  /// - Parameter tall: the number of rows up to which the table is not broken.
  package func canvas(width: Int, tall: Int = 12) -> Canvas {
    let table = rows(width: width, tall: tall)
    guard !head.utf8.isEmpty else { return table }
    return CanvasStack.stacked([Canvas([Span(head, .faint)], width: width), table], gap: 0)
  }

  private func rows(width: Int, tall: Int) -> Canvas {
    let heads = Frame(width: 0, height: 0).numbers.map { $0.name }
    let texts = rows.map { $0.frame.numbers.map { numeral($0.value, places: places) } }
    var numberWidth = 0, noteWidth = 0, nameWidth = 4
    var widths = heads.map { max(leastColumns, $0.utf8.count) }
    for (row, text) in zip(rows, texts) {
      numberWidth = max(numberWidth, row.number.utf8.count)
      noteWidth = max(noteWidth, Characters.columns(row.note))
      nameWidth = max(nameWidth, row.indent + Characters.columns(row.name))
      for (index, number) in text.enumerated() { widths[index] = max(widths[index], number.utf8.count) }
    }
    if numberWidth > 0 { numberWidth += 1 }
    let numbers = widths.reduce(0, +) + 2 * widths.count
    let note = noteWidth > 0 ? noteWidth + 2 : 0
    nameWidth = min(nameWidth, max(4, width - numberWidth - numbers - note))
    let one = numberWidth + nameWidth + numbers + note
    guard one <= width else {
      return note > 0 && one - note <= width ? notesBelow(width: width) : sentences(width: width)
    }
    let beside = rows.count <= tall ? 1 : max(1, min((width + 3) / (one + 3), 1 + (rows.count - 1) / tall))
    let height = max(1, (rows.count + beside - 1) / beside)
    var canvas = Canvas(width: beside * (one + 3) - 3, height: height + 1)
    for index in rows.indices {
      let left = index / height * (one + 3), y = index % height
      if y == 0 {
        var x = left + numberWidth + nameWidth
        for (head, width) in zip(heads, widths) {
          x += 2 + width
          canvas.write(head, x: x - head.utf8.count, y: 0, ink: .faint)
        }
      }
      let row = rows[index]
      canvas.write(row.number, x: left + numberWidth - 1 - row.number.utf8.count, y: y + 1, ink: .faint)
      let indent = min(row.indent, max(0, nameWidth - Characters.columns(row.name)))
      canvas.write(
        Characters.printable(row.name, columns: nameWidth - indent), x: left + numberWidth + indent, y: y + 1,
        ink: row.ink)
      var x = left + numberWidth + nameWidth
      for (number, width) in zip(texts[index], widths) {
        x += 2 + width
        canvas.write(number, x: x - number.utf8.count, y: y + 1, ink: row.ink == .changed ? .changed : .number)
      }
      canvas.write(row.note, x: x + 2, y: y + 1, ink: row.ink)
    }
    return canvas
  }

  /// The table with each note below its frame, if there are too few columns beside it.
  private func notesBelow(width: Int) -> Canvas {
    var plain = self
    for index in rows.indices { plain.rows[index].note = "" }
    let table = plain.rows(width: width, tall: .max)
    var parts = [table.rows(0..<1)]
    for (index, row) in rows.enumerated() {
      parts.append(table.rows(index + 1..<index + 2))
      if !row.note.utf8.isEmpty { parts.append(Canvas([Span("  \(row.note)", row.ink)], width: width)) }
    }
    return CanvasStack.stacked(parts, gap: 0)
  }

  /// The table in words, if there are too few columns for numbers.
  private func sentences(width: Int) -> Canvas {
    var lines: [SpanLine] = []
    for row in rows {
      let numbers = row.frame.numbers.reduce("") { "\($0) \($1.name) \(numeral($1.value, places: places))" }
      let name = row.number.utf8.isEmpty ? row.name : "\(row.number) \(row.name)"
      var line = [Span(name, row.ink), Span(numbers, .number)]
      if !row.note.utf8.isEmpty { line.append(Span(" \(row.note)", row.ink)) }
      lines += line.wrapped(to: width)
    }
    return Canvas(lines)
  }
}
