internal import EagerLayout

/// One layout in several bounds: pictures at one scale, and the frames side by side.
package struct Comparison {
  /// The heading of each picture, such as `width 300`, and the picture. All have the same boxes.
  private let pictures: [(title: String, picture: Picture)]

  package init(_ pictures: [(title: String, picture: Picture)]) { self.pictures = pictures }

  /// The pictures below each other, and a table. Frames that differ from those in the previous picture are emphasized.
  package func page(columns: Int) -> Canvas {
    var widest = 1.0, highest = 1.0
    for (_, picture) in pictures {
      widest = max(widest, picture.bounds.width)
      highest = max(highest, picture.bounds.height)
    }
    // The columns per unit: as many as fit, and few enough that the highest picture is visible at once.
    let scale = min(Double(max(columns, 20) - 1) / widest, 2 * 40 / highest)
    var parts: [Canvas] = []
    for (title, picture) in pictures {
      let drawnColumns = max(2, nearestInteger(picture.bounds.width * scale) + 1)
      let hasArea = picture.bounds.width > 0 && picture.bounds.height > 0
      let drawing =
        hasArea
        ? picture.drawnInCells(columns: drawnColumns, rows: 200).canvasWithLegend(width: columns, hasTable: true)
        : Canvas([Span(picture.emptinessReason)], width: columns)
      parts.append(CanvasStack.stacked([Canvas([Span(title, .heading)], width: columns), drawing], gap: 0))
    }
    return CanvasStack.stacked(parts + [table(width: columns)])
  }

  /// A line for each box, with its frame in each picture, or `same` for a frame that equals the previous one.
  private func table(width: Int) -> Canvas {
    let names = pictures.first?.picture.boxes.map { ($0.number, $0.name) } ?? []
    var nameColumn = ["box"] + names.map { "\($0) \($1)" }
    let maxNameWidth = max(8, width / 4)
    nameColumn = nameColumn.map { Characters.printable($0, columns: maxNameWidth) }
    let nameWidth = nameColumn.reduce(0) { max($0, Characters.columns($1)) }
    var lines: [SpanLine] = []
    var firstPicture = 0
    // Puts as many columns side by side as fit, and the others below them.
    while firstPicture < pictures.count {
      var cells: [[Span]] = [], usedWidth = nameWidth, endPicture = firstPicture
      while endPicture < pictures.count {
        let column = self.column(endPicture)
        let columnWidth = column.reduce(0) { max($0, Characters.columns($1.text)) } + 2
        if endPicture > firstPicture, usedWidth + columnWidth > width { break }
        usedWidth += columnWidth
        cells.append(column.map { Span(Self.rightAligned($0.text, to: columnWidth), $0.ink) })
        endPicture += 1
      }
      if firstPicture > 0 { lines.append([]) }
      for row in nameColumn.indices {
        let name = Span(
          nameColumn[row] + String(repeating: " ", count: nameWidth - Characters.columns(nameColumn[row])), .faint)
        lines.append([name] + cells.map { $0[row] })
      }
      firstPicture = endPicture
    }
    return Canvas(lines)
  }

  private func column(_ index: Int) -> [Span] {
    let boxes = pictures[index].picture.boxes
    let previousBoxes = index > 0 ? pictures[index - 1].picture.boxes : []
    return [Span(pictures[index].title, .heading)]
      + boxes.indices.map { box in
        let frame = boxes[box].frame
        guard box < previousBoxes.count else { return Span(Self.text(of: frame), .number) }
        return previousBoxes[box].frame.isSame(as: frame) ? Span("same", .faint) : Span(Self.text(of: frame), .changed)
      }
  }

  private static func text(of frame: Frame) -> String {
    "\(numeral(frame.x, places: 1)), \(numeral(frame.y, places: 1))  \(Picture.size(of: frame))"
  }

  private static func rightAligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - Characters.columns(text))) + text
  }
}
