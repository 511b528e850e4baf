import EagerLayout
package import PlaygroundKit

extension Lesson {
  /// The part of a lesson that is visible at once.
  package struct Page: Sendable {
    /// The drawing.
    package let canvas: Canvas
    /// The name of the next page, beside the key to press; empty on the last page.
    package let next: String
  }

  /// The lesson as pages for a terminal: a puzzle, the idea, a page for each step, an experiment, a question, each with
  /// its answer on the next page, and the command to type next.
  ///
  /// - Parameters:
  ///   - width: the available columns.
  ///   - rows: the available rows, if limited: no page has more, including a prompt below it.
  ///   - count: the number of lessons.
  ///   - command: the command that started the program, such as `swift run playground`.
  package func pages(width: Int, rows: Int? = nil, count: Int, command: String) -> [Page] {
    let inner = max(20, width - 4)
    let limit = rows.map { max(4, $0 - 2) } ?? .max
    let header = CanvasStack.stacked(
      [
        CanvasStack.spread(
          [Span("EagerLayout", .strong), Span("  \(title)", .heading)], [Span("lesson \(number) of \(count)", .faint)],
          width: inner),
        .rule(width: inner),
      ], gap: 0)
    let content = self.content()
    let told = [Span("The puzzle: ", .heading)] + content.puzzle.success.words.line
    var parts = [
      CanvasStack.stacked([Canvas(told, width: inner)] + idea.map { $0.canvas(width: inner) }, indent: 2)
    ]
    // The key to press is below a page.
    let pictureRows = rows.map { max(6, min(10, $0 - 12)) } ?? 10
    // Padding and gaps must be visible, which needs some more columns.
    let hasSpaces = content.steps.contains { !$0.picture.spaces.isEmpty }
    let scale = Picture.scale(for: content.pictures, columns: min(inner, hasSpaces ? 60 : 34), rows: pictureRows)
    for step in content.steps {
      parts.append(CanvasStack.stacked(step.parts(width: inner, scale: scale), indent: 2))
    }
    if parts.count > 1, parts[0].height + 1 + parts[1].height <= limit {
      parts[0] = CanvasStack.stacked([parts[0], parts.remove(at: 1)])
    }
    let first = CanvasStack.stacked([header] + guess("A puzzle first", content.puzzle, width: inner), indent: 2)
    var pages = self.pages(first, rows: limit, next: "the answer")
    pages += parts.flatMap { self.pages($0, rows: limit, next: "go on") }
    func add(_ head: String, _ prose: Prose, isFirst: Bool = false, next: String) {
      let text = Canvas([Span("\(head): ", .heading)] + prose.line, width: inner)
      pages += self.pages(
        CanvasStack.stacked((isFirst ? [.rule(width: inner)] : []) + [text], indent: 2), rows: limit, next: next)
    }
    add("Try", content.experiment.words, isFirst: true, next: "the result")
    add("Result", content.experiment.outcome, next: "a question")
    pages += self.pages(
      CanvasStack.stacked(guess("Question", content.question, width: inner), indent: 2), rows: limit, next: "the answer"
    )
    let answer = Canvas([Span("Answer: ", .heading)] + content.question.success.words.line, width: inner)
    let last = CanvasStack.stacked(
      [answer] + (content.reasons.map { [$0.page(width: inner)] } ?? []) + [
        following(count: count, command: command, width: inner)
      ], indent: 2)
    return pages + self.pages(last, rows: limit, next: "")
  }

  /// The question, with its code beside its picture, and its choices.
  private func guess(_ head: String, _ exercise: Exercise, width: Int) -> [Canvas] {
    let trial = exercise.trial
    let code = Canvas.code(trial.lines, place: trial.place, width: width)
    var parts = [Canvas([Span("\(head): ", .heading)] + exercise.goal.line, width: width), code]
    if let picture = Solving(exercise).picture {
      let besides = width - code.width - 3, columns = min(34, besides >= 24 ? besides : width)
      let drawing = picture.drawnInCells(columns: columns, rows: 8).canvasWithLegend(width: columns)
      parts[1] = CanvasStack.beside(code, drawing, width: width)
    }
    if case .choice(let choices) = exercise.form {
      let lines = choices.enumerated().map { Canvas([Span("\($0 + 1)  ", .strong)] + $1.line, width: width) }
      parts.append(CanvasStack.stacked(lines, gap: 0))
    }
    return parts
  }

  /// A canvas as one page, or as several if it is too high.
  private func pages(_ canvas: Canvas, rows: Int, next: String) -> [Page] {
    let pieces = canvas.pieces(rows: rows)
    return pieces.indices.map { Page(canvas: pieces[$0], next: $0 < pieces.count - 1 ? "more" : next) }
  }

  /// The command to type after the lesson.
  private func following(count: Int, command: String, width: Int) -> Canvas {
    if number < count { return Canvas([Span("Next: "), Span("\(command) lesson \(number + 1)", .code)], width: width) }
    let lines: [SpanLine] = [
      [Span("That was the last lesson. Next, lay out what you type:")], [Span("\(command) prompt", .code)],
      [Span("The README shows the same layouts in Swift.")],
    ]
    return Canvas(lines.flatMap { $0.wrapped(to: width) })
  }
}

extension Lesson.Step {
  fileprivate func parts(width: Int, scale: Extent) -> [Canvas] {
    let drawing = picture.numbered.drawnInCells(scale: scale)
    let table = table(drawing.numbersInTable(of: picture.boxes.count)).canvas(width: width)
    let columns = drawing.canvas.width + 3 + table.width <= width ? drawing.canvas.width : width
    return [
      .code(trial.lines, newLines: newLines, place: trial.place, width: width),
      CanvasStack.beside(drawing.canvasWithLegend(width: columns, isTabled: true), table, width: width),
      Canvas(remark.line, width: width),
    ]
  }

  /// The frames in the picture, and their previous values.
  ///
  /// - Parameter numbers: the numbers by which the drawing refers to the boxes; empty for none.
  func table(_ numbers: [String]) -> FrameTable {
    FrameTable(
      rows: picture.boxes.enumerated().map { index, box in
        FrameTable.Row(
          number: numbers.isEmpty ? "" : numbers[index], name: box.name, frame: box.frame, note: note(box),
          ink: box.isChanged ? .changed : .plain)
      })
  }

  /// The size of a box before the new lines.
  private func note(_ box: Picture.Box) -> String {
    guard let before, box.isChanged else { return "" }
    guard let old = before.box(box.name)?.frame else { return "new" }
    let changes = box.frame.numbers(unlike: old).map { "\($0.name) \(numeral($0.other))" }
    return "was " + changes.joined(separator: ", ")
  }
}

extension CellDrawing {
  /// The numbers by which a table refers to the boxes in the drawing beside it. Boxes that are drawn as one share a
  /// number.
  func numbersInTable(of count: Int) -> [String] {
    var numbers = [String](repeating: "", count: count)
    for (shape, label) in zip(shapes, labelling) {
      let isSeen =
        switch label {
        case .number: true
        // An unnamed box has its number before its kind.
        case .whole, .name, .cut: !shape.isNamed
        case .none, .tooSmall: false
        }
      for box in shape.boxes where isSeen { numbers[box] = "\(shape.number)" }
    }
    return numbers
  }
}

extension Lesson {
  /// The list of lessons.
  package static func list(_ lessons: [Lesson], width: Int, command: String) -> Canvas {
    let inner = max(20, width - 4)
    return CanvasStack.stacked(
      [
        Canvas([[Span("Lessons", .heading)]]),
        .entries(lessons.map { Help.Entry("\(command) lesson \($0.number)", $0.title) }, width: inner),
      ], indent: 2)
  }
}
