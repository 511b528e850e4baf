internal import EagerLayout

extension Picture {
  /// The answer to a typed layout: its picture, the frames of all items, and the issues.
  ///
  /// - Parameter rows: the maximum number of rows of the picture.
  package func page(withFramesUnder title: String, columns: Int, rows: Int, issues: [String] = []) -> Canvas {
    let drawing = drawnInCells(columns: columns, rows: rows)
    var table = FrameTable(rows: boxes.map { FrameTable.Row(number: "\($0.number)", name: $0.name, frame: $0.frame) })
    for (node, box) in boxes.enumerated() {
      table.rows[node].indent = box.parent.map { table.rows[$0].indent + 1 } ?? 0
      let hasArea = box.frame.width > 0 && box.frame.height > 0
      if hasArea && !box.isVisible { table.rows[node].note = "unseen" }
    }
    for (shape, labeling) in zip(drawing.shapes, drawing.labeling) where labeling == .tooSmall {
      for box in shape.boxes { table.rows[box].note = "dotted" }
    }
    let fullTable = table.canvas(width: columns, maxRows: .max)
    var parts = [caption(title, drawing, width: columns)]
    if fullTable.height <= drawing.canvas.height + 2 {
      parts.append(CanvasStack.beside(drawing.canvas, fullTable, width: columns))
    } else {
      parts += [drawing.canvas, fullTable]
    }
    if !drawing.marks.isEmpty {
      parts.append(Canvas([Span(drawing.marks.joined(separator: ", "), .faint)], width: columns))
    }
    if !issues.isEmpty { parts.append(Self.list(issues, width: columns)) }
    return CanvasStack.stacked(parts)
  }
}
