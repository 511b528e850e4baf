import EagerLayout

extension Lesson {
  /// The lesson as pages for a terminal: the idea, a page for each step, and what to try.
  ///
  /// - Parameters:
  ///   - width: the columns there are.
  ///   - rows: the rows there are, if it matters.
  ///   - count: how many lessons there are.
  public func pages(width: Int, rows: Int? = nil, count: Int) -> [Canvas] {
    let inner = max(20, width - 4)
    let header = Arrangement.stacked(
      [
        Arrangement.spread(
          [Span("EagerLayout", .strong), Span("  \(title)", .heading)], [Span("lesson \(number) of \(count)", .faint)],
          width: inner),
        .rule(width: inner),
      ], gap: 0)
    var pages = [Arrangement.stacked([header] + idea.map { Canvas($0.line, width: inner) }, indent: 2)]
    // Below a page stands what to press next.
    let pictureRows = rows.map { max(6, min(10, $0 - 12)) } ?? 10
    for step in steps {
      pages.append(Arrangement.stacked(step.parts(width: inner, rows: pictureRows), indent: 2))
    }
    if pages.count > 1, pages[0].height + 1 + pages[1].height <= rows.map({ $0 - 2 }) ?? .max {
      pages[0] = Arrangement.stacked([pages[0], pages.remove(at: 1)])
    }
    pages.append(
      Arrangement.stacked(
        [
          .rule(width: inner), Canvas([Span("Try: ", .heading)] + experiment.line, width: inner),
          Canvas([Span("Question: ", .heading)] + question.line, width: inner),
        ], indent: 2))
    return pages
  }

  /// What comes of the experiment, and the answer to the question.
  public func answers(width: Int) -> Canvas {
    let inner = max(20, width - 4)
    return Arrangement.stacked(
      [
        Canvas([Span("What comes of it: ", .heading)] + outcome.line, width: inner),
        Canvas([Span("Answer: ", .heading)] + answer.line, width: inner),
      ], indent: 2)
  }
}

extension Lesson.Step {
  fileprivate func parts(width: Int, rows: Int) -> [Canvas] {
    let drawing = picture.drawnInCells(columns: min(width, 34), rows: rows)
    let table = FrameTable(
      rows: picture.boxes.map { box in
        FrameTable.Row(name: box.name, frame: box.frame, note: note(box), ink: box.isChanged ? .changed : .plain)
      })
    return [
      .code(code, newLines: newLines, width: width),
      Arrangement.beside(drawing.canvas, table.canvas(width: width), width: width),
      Canvas(remark.line, width: width),
    ]
  }

  /// What a box was before the new lines.
  private func note(_ box: Picture.Box) -> String {
    guard let before, box.isChanged else { return "" }
    guard let old = before.box(box.name)?.frame else { return "new" }
    var changes: [String] = []
    if old.x != box.frame.x { changes.append("x \(numeral(old.x))") }
    if old.y != box.frame.y { changes.append("y \(numeral(old.y))") }
    if old.width != box.frame.width { changes.append("width \(numeral(old.width))") }
    if old.height != box.frame.height { changes.append("height \(numeral(old.height))") }
    return "was " + changes.joined(separator: ", ")
  }
}

extension Lesson {
  /// The list of lessons.
  public static func list(_ lessons: [Lesson], width: Int, command: String) -> Canvas {
    let inner = max(20, width - 4)
    return Arrangement.stacked(
      [
        Canvas([[Span("Lessons", .heading)]]),
        .entries(lessons.map { Help.Entry("\(command) lesson \($0.number)", $0.title) }, width: inner),
      ], indent: 2)
  }
}
