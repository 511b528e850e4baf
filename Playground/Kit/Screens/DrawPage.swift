import EagerLayout

extension Picture {
  /// The part of the list of frames on a page.
  public enum List: Sendable {
    /// The whole list.
    case whole
    /// The first entries, so that the page has at most `rows` rows, and a last line about how to see the others.
    case fitting(rows: Int)
    /// No list. The page has at most `rows` rows, unless `rows` is `nil`.
    case none(rows: Int?)

    fileprivate func shortened(by count: Int) -> List {
      switch self {
      case .whole: .whole
      case .fitting(let rows): .fitting(rows: rows - count)
      case .none(let rows): .none(rows: rows.map { $0 - count })
      }
    }

    fileprivate var rows: Int? {
      switch self {
      case .whole: nil
      case .fitting(let rows): rows
      case .none(let rows): rows
      }
    }
  }

  /// A page for a terminal: the drawing, the numbers beside or below it, the boxes that are not visible, and the first
  /// issues.
  ///
  /// - Parameter rows: the rows of the drawing; by default 48, or the rows that the page leaves.
  public func page(
    title: String, width: Int, rows: Int? = nil, list: List = .whole, issues: [String] = []
  ) -> Canvas {
    guard !issues.isEmpty else { return page(title: title, width: width, rows: rows, within: list) }
    if case .whole = list {
      return CanvasStack.stacked(
        [page(title: title, width: width, rows: rows, within: list), Self.list(issues, width: width)])
    }
    let hint = issues.count == 1 ? "1 issue: --list shows it." : "\(issues.count) issues: --list shows them."
    let closingLines = Canvas([Span(hint, .faint)], width: width)
    return CanvasStack.stacked(
      [page(title: title, width: width, rows: rows, within: list.shortened(by: closingLines.height + 1)), closingLines])
  }

  private func page(title: String, width: Int, rows: Int?, within list: List) -> Canvas {
    guard bounds.width > 0, bounds.height > 0 else { return emptyPage(title: title, width: width, list: list) }
    guard rows == nil, let limit = list.rows else { return page(title, width, rows ?? 48, list) }
    var drawingRows = max(6, limit - 3)
    var page = page(title, width, drawingRows, list)
    // The sentences below the drawing depend on its size, so the page is composed again with fewer rows.
    while drawingRows > 4, page.height > limit {
      drawingRows = max(4, drawingRows - (page.height - limit))
      page = self.page(title, width, drawingRows, list)
    }
    return page
  }

  package static func list(_ issues: [String], width: Int) -> Canvas {
    var lines = [Canvas([Span("issues:", .heading)], width: width)]
    for issue in issues.prefix(maxIssues) {
      lines.append(CanvasStack.stacked([Canvas([Span(issue, .plain)], width: width - 2)], indent: 2))
    }
    if issues.count > maxIssues {
      lines.append(Canvas([Span("  and \(issues.count - maxIssues) more", .faint)], width: width))
    }
    return CanvasStack.stacked(lines, gap: 0)
  }

  private static var maxIssues: Int { 8 }

  private func page(_ title: String, _ width: Int, _ rows: Int, _ list: List) -> Canvas {
    let drawing = drawnInCells(columns: width, rows: rows)
    let caption = caption(title, drawing, width: width), remarks = remarks(drawing)
    if case .none = list {
      return CanvasStack.stacked([caption, drawing.canvas] + Self.closingLines([remarks], width: width))
    }
    let table = table(of: drawing)
    let fullTable = table.canvas(width: .max, maxRows: .max)
    // Only a complete list is placed beside the drawing.
    if fullTable.height <= drawing.canvas.height, drawing.canvas.width + 3 + fullTable.width <= width {
      return CanvasStack.stacked(
        [caption, CanvasStack.beside(drawing.canvas, fullTable, width: width)]
          + Self.closingLines([remarks], width: width))
    }
    return pageWithListBelow([caption, drawing.canvas], table, remarks, list, width: width)
  }

  /// Sentences as the last lines of a page; empty if there are none.
  private static func closingLines(_ sentences: [String], width: Int) -> [Canvas] {
    let lines = sentences.filter { !$0.utf8.isEmpty }.flatMap { [Span($0, .faint)].wrapped(to: width) }
    return lines.isEmpty ? [] : [Canvas(lines)]
  }

  /// A page with as many entries of the list as fit below the other parts.
  private func pageWithListBelow(_ parts: [Canvas], _ table: FrameTable, _ remarks: String, _ list: List, width: Int)
    -> Canvas
  {
    let fullPage = CanvasStack.stacked(
      parts + [table.canvas(width: width)] + Self.closingLines([remarks], width: width))
    guard let maxRows = list.rows, fullPage.height > maxRows else { return fullPage }
    let boxCount = table.rows.count
    let pageWithoutList = CanvasStack.stacked(
      parts + Self.closingLines([remarks, "--list shows the numbers of \(Self.boxCountText(boxCount))."], width: width))
    let listRows = maxRows - pageWithoutList.height - 1 - table.headerRows(width: width)
    guard listRows >= 2, listRows < boxCount else { return pageWithoutList }
    var truncatedTable = table
    truncatedTable.rows = Array(table.rows[..<listRows])
    let hint = "The list is cut off: --list adds \(Self.boxCountText(boxCount - listRows))."
    // A truncated list stays in one block (`maxRows`), since blocks side by side would each be truncated.
    let pageWithPart = CanvasStack.stacked(
      parts + [truncatedTable.canvas(width: width, maxRows: .max)] + Self.closingLines([remarks, hint], width: width))
    return pageWithPart.height <= maxRows ? pageWithPart : pageWithoutList
  }

  private func emptyPage(title: String, width: Int, list: List) -> Canvas {
    let parts = [Canvas([Span(title, .heading)], width: width), Canvas([Span(emptinessReason)], width: width)]
    if case .none = list { return CanvasStack.stacked(parts) }
    var table = FrameTable(
      rows: boxes.map { FrameTable.Row(number: "\($0.number)", name: $0.name, frame: $0.frame) }, places: 1)
    table.head = Self.coordinates
    return pageWithListBelow(parts, table, "", list, width: width)
  }

  package var emptinessReason: String {
    guard let frame = boxes.first?.frame else { return "There is nothing to see: the picture has no boxes." }
    let size = "the box is \(numeral(frame.width, places: 1)) wide and \(numeral(frame.height, places: 1)) high"
    let axis = frame.width > 0 ? "height" : frame.height > 0 ? "width" : "width or height"
    return
      "There is nothing to see: \(size). Neither the box nor its content has a \(axis): "
      + "give one of them a \(axis)."
  }

  private func table(of drawing: CellDrawing) -> FrameTable {
    var table = FrameTable(
      rows: zip(drawing.shapes, drawing.labeling).map { shape, labeling in
        FrameTable.Row(
          number: "\(shape.number)", name: shape.name, indent: shape.depth, frame: boxes[shape.boxes[0]].frame,
          note: labeling == .tooSmall ? "dotted" : "")
      }, places: 1)
    table.head = Self.head(explaining: drawing.shapes)
    return table
  }

  /// The heading of a list: the origin of x and y, and the meaning of the marks in its names.
  package static func head(explaining shapes: [Shape]) -> String {
    for shape in shapes where shape.boxes.count > 1 {
      if let boxCount = shape.repeats {
        return "\(coordinates); \u{D7}\(boxCount): \(boxCount) boxes, one exactly on the other"
      }
    }
    let hasChain = shapes.contains { $0.boxes.count > 1 }
    return hasChain ? "\(coordinates); \u{203A}: the next lies exactly on it" : coordinates
  }

  private static var coordinates: String { "x and y from the bounds' corner" }

  func caption(_ title: String, _ drawing: CellDrawing, width: Int) -> Canvas {
    let frame = boxes.first?.frame ?? Frame(width: 0, height: 0)
    let scale = drawing.unitsPerCell
    let left = [Span(title, .heading), Span("  \(Self.size(of: frame))", .number)]
    let right = "a column is \(numeral(scale.width, places: 1)), a row \(numeral(scale.height, places: 1))"
    return CanvasStack.spread(left, [Span(right, .faint)], width: width)
  }

  /// Sentences about hatches, and about boxes that the drawing does not show.
  private func remarks(_ drawing: CellDrawing) -> String {
    var dottedCount = 0
    for (shape, labeling) in zip(drawing.shapes, drawing.labeling) where labeling == .tooSmall {
      dottedCount += shape.boxes.count
    }
    let marks = drawing.marks.joined(separator: ", ")
    let otherSentences = [marks, sentenceOnInvisibleBoxes()].filter { !$0.utf8.isEmpty }.joined(separator: ". ")
    guard dottedCount > 0 else { return otherSentences }
    let tooSmall =
      "Too small to draw: \(dottedCount) of \(Self.boxCountText(boxes.count)) (dotted). --columns, --rows or --svg make it larger."
    return otherSentences.utf8.isEmpty ? tooSmall : "\(tooSmall) \(otherSentences)"
  }

  private static func boxCountText(_ boxes: Int) -> String { boxes == 1 ? "1 box" : "\(boxes) boxes" }

  /// A sentence about boxes that no page shows; empty if there are none.
  package func sentenceOnInvisibleBoxes() -> String {
    var hiddenCount = 0, emptyCount = 0
    for box in boxes {
      if box.frame.width <= 0 || box.frame.height <= 0 { emptyCount += 1 } else if !box.isVisible { hiddenCount += 1 }
    }
    var parts: [String] = []
    if hiddenCount > 0 { parts.append("\(hiddenCount) out of sight (scrolled, or outside of the first box)") }
    if emptyCount > 0 { parts.append("\(emptyCount) without a width or height") }
    return parts.isEmpty ? "" : "Not shown or listed, of \(boxes.count) boxes: " + parts.joined(separator: ", ") + "."
  }
}
