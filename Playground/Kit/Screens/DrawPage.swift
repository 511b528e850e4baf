import EagerLayout

extension Picture {
  /// A page for a terminal: the drawing, beside or below it the numbers, what is not to be seen, and the first of the
  /// issues.
  public func page(title: String, width: Int, rows: Int, issues: [String] = []) -> Canvas {
    let drawing = drawnInCells(columns: width, rows: max(6, rows))
    let listed = listed(in: drawing)
    let table = FrameTable(
      rows: listed.map { index in
        let shape = drawing.shapes[index]
        return FrameTable.Row(
          number: "\(shape.number)", name: shape.name, indent: shape.depth, frame: boxes[shape.boxes[0]].frame)
      }, places: 1)
    // Beside the drawing only as a whole.
    let height = drawing.canvas.height - 1
    let beside = table.canvas(width: .max, tall: .max)
    let fits = beside.height <= height + 1 && drawing.canvas.width + 3 + beside.width <= width
    var parts = [caption(title, drawing, width: width)]
    if fits {
      parts.append(Arrangement.beside(drawing.canvas, beside, width: width))
    } else {
      parts += [drawing.canvas, table.canvas(width: width)]
    }
    let note = note(hidden: drawing.shapes.count - listed.count)
    if !note.utf8.isEmpty { parts.append(Canvas([Span(note, .faint)], width: width)) }
    if !issues.isEmpty { parts.append(list(issues, width: width)) }
    return Arrangement.stacked(parts)
  }

  private func list(_ issues: [String], width: Int) -> Canvas {
    var lines = [Canvas([Span("issues:", .heading)], width: width)]
    for issue in issues.prefix(Self.mostIssues) {
      lines.append(Arrangement.stacked([Canvas([Span(issue, .plain)], width: width - 2)], indent: 2))
    }
    if issues.count > Self.mostIssues {
      lines.append(Canvas([Span("  and \(issues.count - Self.mostIssues) more", .faint)], width: width))
    }
    return Arrangement.stacked(lines, gap: 0)
  }

  private static var mostIssues: Int { 8 }

  /// The shapes whose numbers are listed: all of them, unless they are so many that only those with a label count.
  private func listed(in drawing: CellDrawing) -> [Int] {
    guard drawing.shapes.count > 150 else { return Array(drawing.shapes.indices) }
    return drawing.shapes.indices.filter {
      switch drawing.labelling[$0] {
      case .whole, .name, .number: true
      case .none, .tooSmall: false
      }
    }
  }

  private func caption(_ title: String, _ drawing: CellDrawing, width: Int) -> Canvas {
    let frame = boxes.first?.frame ?? Frame(width: 0, height: 0)
    let scale = drawing.unitsPerCell
    let left = [Span(title, .heading), Span("  \(Self.size(of: frame))", .number)]
    let right = "a column is \(numeral(scale.width, places: 1)), a row \(numeral(scale.height, places: 1))"
    return Arrangement.spread(left, [Span(right, .faint)], width: width)
  }

  /// What the page does not show.
  func note(hidden small: Int = 0) -> String {
    var outOfSight = 0, empty = 0
    for box in boxes {
      if box.frame.width <= 0 || box.frame.height <= 0 { empty += 1 } else if !box.canBeSeen { outOfSight += 1 }
    }
    var parts: [String] = []
    if outOfSight > 0 { parts.append("\(outOfSight) out of sight (scrolled, or outside of the first box)") }
    if empty > 0 { parts.append("\(empty) without a width or height") }
    if small > 0 { parts.append("\(small) too small for a name or number (name a box to draw it alone)") }
    return parts.isEmpty ? "" : "Not shown or listed, of \(boxes.count) boxes: " + parts.joined(separator: ", ") + "."
  }
}
