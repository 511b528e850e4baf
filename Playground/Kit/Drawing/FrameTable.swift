package import EagerLayout

/// A table with a row of numbers for each frame.
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
  /// The maximum number of decimal places.
  var places: Int
  /// The minimum width of a number in columns, so that a table keeps its form while its numbers change.
  var minimumNumberColumns: Int
  /// The line above the table, if any.
  package var head = ""

  package init(rows: [Row], places: Int = 3, minimumNumberColumns: Int = 0) {
    self.rows = rows
    self.places = places
    self.minimumNumberColumns = minimumNumberColumns
  }

  /// The number of rows above the frames: the line above the table, wrapped, and the titles of the columns.
  func headerRows(width: Int) -> Int { 1 + (head.utf8.isEmpty ? 0 : [Span(head)].wrapped(to: width).count) }

  /// The table in at most `width` columns of text. A long table is broken into blocks side by side if they fit.
  ///
  /// - Parameter maxRows: the number of rows up to which the table is not broken.
  package func canvas(width: Int, maxRows: Int = 12) -> Canvas {
    let table = rows(width: width, maxRows: maxRows)
    guard !head.utf8.isEmpty else { return table }
    return CanvasStack.stacked([Canvas([Span(head, .faint)], width: width), table], gap: 0)
  }

  private func rows(width: Int, maxRows: Int) -> Canvas {
    let titles = Frame(width: 0, height: 0).numbers.map { $0.name }
    let numberTexts = rows.map { $0.frame.numbers.map { numeral($0.value, places: places) } }
    var labelWidth = 0, noteWidth = 0, nameWidth = 4
    var columnWidths = titles.map { max(minimumNumberColumns, $0.utf8.count) }
    for (row, rowTexts) in zip(rows, numberTexts) {
      labelWidth = max(labelWidth, row.number.utf8.count)
      noteWidth = max(noteWidth, Characters.columns(row.note))
      nameWidth = max(nameWidth, row.indent + Characters.columns(row.name))
      for (index, number) in rowTexts.enumerated() { columnWidths[index] = max(columnWidths[index], number.utf8.count) }
    }
    if labelWidth > 0 { labelWidth += 1 }
    let numbersWidth = columnWidths.reduce(0, +) + 2 * columnWidths.count
    let noteColumns = noteWidth > 0 ? noteWidth + 2 : 0
    nameWidth = min(nameWidth, max(4, width - labelWidth - numbersWidth - noteColumns))
    let blockWidth = labelWidth + nameWidth + numbersWidth + noteColumns
    guard blockWidth <= width else {
      return noteColumns > 0 && blockWidth - noteColumns <= width ? remarksBelow(width: width) : sentences(width: width)
    }
    let blocks = rows.count <= maxRows ? 1 : max(1, min((width + 3) / (blockWidth + 3), 1 + (rows.count - 1) / maxRows))
    let height = max(1, (rows.count + blocks - 1) / blocks)
    var canvas = Canvas(width: blocks * (blockWidth + 3) - 3, height: height + 1)
    for index in rows.indices {
      let left = index / height * (blockWidth + 3), y = index % height
      if y == 0 {
        var x = left + labelWidth + nameWidth
        for (head, width) in zip(titles, columnWidths) {
          x += 2 + width
          canvas.write(head, x: x - head.utf8.count, y: 0, ink: .faint)
        }
      }
      let row = rows[index]
      canvas.write(row.number, x: left + labelWidth - 1 - row.number.utf8.count, y: y + 1, ink: .faint)
      let indent = min(row.indent, max(0, nameWidth - Characters.columns(row.name)))
      canvas.write(
        Characters.printable(row.name, columns: nameWidth - indent), x: left + labelWidth + indent, y: y + 1,
        ink: row.ink)
      var x = left + labelWidth + nameWidth
      for (number, width) in zip(numberTexts[index], columnWidths) {
        x += 2 + width
        canvas.write(number, x: x - number.utf8.count, y: y + 1, ink: row.ink == .changed ? .changed : .number)
      }
      canvas.write(row.note, x: x + 2, y: y + 1, ink: row.ink)
    }
    return canvas
  }

  /// The table with each note below its frame, for widths at which the notes do not fit beside the frames.
  private func remarksBelow(width: Int) -> Canvas {
    var withoutNotes = self
    for index in rows.indices { withoutNotes.rows[index].note = "" }
    let table = withoutNotes.rows(width: width, maxRows: .max)
    var parts = [table.rows(0..<1)]
    for (index, row) in rows.enumerated() {
      parts.append(table.rows(index + 1..<index + 2))
      if !row.note.utf8.isEmpty { parts.append(Canvas([Span("  \(row.note)", row.ink)], width: width)) }
    }
    return CanvasStack.stacked(parts, gap: 0)
  }

  /// The table in words, for widths at which the columns of numbers do not fit.
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
