import EagerLayout

extension Picture {
  /// The part of the list of frames on a page.
  public enum List: Sendable {
    /// The whole list.
    case whole
    /// The part that leaves the page with `rows` rows, and a last line about how to see all of it.
    case fitting(rows: Int)
    /// No list. The page has `rows` rows, if that matters.
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
    let last = Canvas([Span(hint, .faint)], width: width)
    return CanvasStack.stacked(
      [page(title: title, width: width, rows: rows, within: list.shortened(by: last.height + 1)), last])
  }

  private func page(title: String, width: Int, rows: Int?, within list: List) -> Canvas {
    guard bounds.width > 0, bounds.height > 0 else { return emptyPage(title: title, width: width, list: list) }
    guard rows == nil, let limit = list.rows else { return page(title, width, rows ?? 48, list) }
    var drawn = max(6, limit - 3)
    var page = page(title, width, drawn, list)
    // Only the drawing determines the notes below it.
    while drawn > 4, page.height > limit {
      drawn = max(4, drawn - (page.height - limit))
      page = self.page(title, width, drawn, list)
    }
    return page
  }

  package static func list(_ issues: [String], width: Int) -> Canvas {
    var lines = [Canvas([Span("issues:", .heading)], width: width)]
    for issue in issues.prefix(mostIssues) {
      lines.append(CanvasStack.stacked([Canvas([Span(issue, .plain)], width: width - 2)], indent: 2))
    }
    if issues.count > mostIssues {
      lines.append(Canvas([Span("  and \(issues.count - mostIssues) more", .faint)], width: width))
    }
    return CanvasStack.stacked(lines, gap: 0)
  }

  private static var mostIssues: Int { 8 }

  private func page(_ title: String, _ width: Int, _ rows: Int, _ list: List) -> Canvas {
    let drawing = drawnInCells(columns: width, rows: rows)
    let caption = caption(title, drawing, width: width), notes = notes(drawing)
    if case .none = list { return CanvasStack.stacked([caption, drawing.canvas] + Self.last([notes], width: width)) }
    let table = table(of: drawing)
    let whole = table.canvas(width: .max, tall: .max)
    // The list goes beside the drawing only as a whole.
    if whole.height <= drawing.canvas.height, drawing.canvas.width + 3 + whole.width <= width {
      return CanvasStack.stacked(
        [caption, CanvasStack.beside(drawing.canvas, whole, width: width)] + Self.last([notes], width: width))
    }
    return below([caption, drawing.canvas], table, notes, list, width: width)
  }

  /// The last lines of a page; empty without sentences.
  private static func last(_ sentences: [String], width: Int) -> [Canvas] {
    let lines = sentences.filter { !$0.utf8.isEmpty }.flatMap { [Span($0, .faint)].wrapped(to: width) }
    return lines.isEmpty ? [] : [Canvas(lines)]
  }

  /// A page whose list goes below the rest, as far as it fits.
  private func below(_ parts: [Canvas], _ table: FrameTable, _ notes: String, _ list: List, width: Int) -> Canvas {
    let whole = CanvasStack.stacked(parts + [table.canvas(width: width)] + Self.last([notes], width: width))
    guard let limit = list.rows, whole.height > limit else { return whole }
    let count = table.rows.count
    let short = CanvasStack.stacked(
      parts + Self.last([notes, "--list shows the numbers of \(Self.count(count))."], width: width))
    // Rows side by side would be cut apart, so a part of the list has one column.
    let room = limit - short.height - 1 - table.heads(width: width)
    guard room >= 2, room < count else { return short }
    var first = table
    first.rows = Array(table.rows[..<room])
    let hint = "The list is cut off: --list adds \(Self.count(count - room))."
    let long = CanvasStack.stacked(
      parts + [first.canvas(width: width, tall: .max)] + Self.last([notes, hint], width: width))
    return long.height <= limit ? long : short
  }

  /// The page of a picture without area, with the reason.
  private func emptyPage(title: String, width: Int, list: List) -> Canvas {
    let parts = [Canvas([Span(title, .heading)], width: width), Canvas([Span(nothing)], width: width)]
    if case .none = list { return CanvasStack.stacked(parts) }
    var table = FrameTable(
      rows: boxes.map { FrameTable.Row(number: "\($0.number)", name: $0.name, frame: $0.frame) }, places: 1)
    table.head = Self.coordinates
    return below(parts, table, "", list, width: width)
  }

  /// The reason why there is nothing to see.
  package var nothing: String {
    guard let frame = boxes.first?.frame else { return "There is nothing to see: the picture has no boxes." }
    let size = "the box is \(numeral(frame.width, places: 1)) wide and \(numeral(frame.height, places: 1)) high"
    let axis = frame.width > 0 ? "height" : frame.height > 0 ? "width" : "width or height"
    return
      "There is nothing to see: \(size). Neither the box nor its content has a \(axis): "
      + "give one of them a \(axis)."
  }

  private func table(of drawing: CellDrawing) -> FrameTable {
    var table = FrameTable(
      rows: zip(drawing.shapes, drawing.labelling).map { shape, labelling in
        FrameTable.Row(
          number: "\(shape.number)", name: shape.name, indent: shape.depth, frame: boxes[shape.boxes[0]].frame,
          note: labelling == .tooSmall ? "dotted" : "")
      }, places: 1)
    table.head = Self.head(explaining: drawing.shapes)
    return table
  }

  /// The heading of a list: the origin of x and y, and the meaning of the marks in its names.
  package static func head(explaining shapes: [Shape]) -> String {
    for shape in shapes where shape.boxes.count > 1 {
      if let count = shape.repeats {
        return "\(coordinates); \u{D7}\(count): \(count) boxes, one exactly on the other"
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

  /// Notes about boxes that the drawing does not show.
  private func notes(_ drawing: CellDrawing) -> String {
    var dotted = 0
    for (shape, labelling) in zip(drawing.shapes, drawing.labelling) where labelling == .tooSmall {
      dotted += shape.boxes.count
    }
    let marks = drawing.marks.joined(separator: ", ")
    let unseen = [marks, note()].filter { !$0.utf8.isEmpty }.joined(separator: ". ")
    guard dotted > 0 else { return unseen }
    let small =
      "Too small to draw: \(dotted) of \(Self.count(boxes.count)) (dotted). --columns, --rows or --svg make it larger."
    return unseen.utf8.isEmpty ? small : "\(small) \(unseen)"
  }

  private static func count(_ boxes: Int) -> String { boxes == 1 ? "1 box" : "\(boxes) boxes" }

  /// A note about boxes that no page shows.
  package func note() -> String {
    var outOfSight = 0, empty = 0
    for box in boxes {
      if box.frame.width <= 0 || box.frame.height <= 0 { empty += 1 } else if !box.canBeSeen { outOfSight += 1 }
    }
    var parts: [String] = []
    if outOfSight > 0 { parts.append("\(outOfSight) out of sight (scrolled, or outside of the first box)") }
    if empty > 0 { parts.append("\(empty) without a width or height") }
    return parts.isEmpty ? "" : "Not shown or listed, of \(boxes.count) boxes: " + parts.joined(separator: ", ") + "."
  }
}
