import EagerLayout
package import PlaygroundKit

extension Lesson {
  /// The parts of the lesson, from top to bottom: a puzzle, its answer with the idea, each step, an experiment, its
  /// answer, a question, and its answer with the command to type next.
  ///
  /// - Parameters:
  ///   - width: the available columns.
  ///   - count: the number of lessons.
  ///   - command: the command that started the program, such as `swift run playground`.
  package func parts(width: Int, count: Int, command: String) -> [Canvas] {
    let innerWidth = max(20, width - 4), content = self.content()
    let title = [Span("EagerLayout", .strong), Span("  \(title)", .heading)]
    let head = CanvasStack.spread(title, [Span("lesson \(number) of \(count)", .faint)], width: innerWidth)
    // Uses more columns if there are paddings or gaps, so that these are visible.
    let hasSpaces = content.steps.contains { !$0.picture.spaces.isEmpty }
    let scale = Picture.scale(for: content.pictures, columns: min(innerWidth, hasSpaces ? 60 : 34), rows: 10)
    func headed(_ head: String, _ prose: Prose) -> Canvas {
      Canvas([Span("\(head): ", .heading)] + prose.line, width: innerWidth)
    }
    let beginning = [
      [CanvasStack.stacked([head, .rule(width: innerWidth)], gap: 0)]
        + guess("A puzzle first", content.puzzle, width: innerWidth),
      [headed("The puzzle", content.puzzle.success.words)] + idea.map { $0.canvas(width: innerWidth) },
    ]
    let end = [
      [.rule(width: innerWidth), headed("Try", content.experiment.task)], [headed("Result", content.experiment.answer)],
      guess("Question", content.question, width: innerWidth),
      [headed("Answer", content.question.success.words)] + (content.reasons.map { [$0.page(width: innerWidth)] } ?? [])
        + [nextCommand(count: count, command: command, width: innerWidth)],
    ]
    let parts = beginning + content.steps.map { $0.parts(width: innerWidth, scale: scale) } + end
    return parts.map { CanvasStack.stacked($0, indent: 2) }
  }

  /// A guess: the question, the code with the picture, and the choices.
  private func guess(_ head: String, _ exercise: Exercise, width: Int) -> [Canvas] {
    let example = exercise.example
    let code = Canvas.code(example.lines, bounds: example.boundsText, width: width)
    var parts = [Canvas([Span("\(head): ", .heading)] + exercise.goal.line, width: width), code]
    if let picture = Attempt(exercise).picture {
      let picturesWidth = width - code.width - 3, columns = min(34, picturesWidth >= 24 ? picturesWidth : width)
      let drawing = picture.drawnInCells(columns: columns, rows: 8).canvasWithLegend(width: columns)
      parts[1] = CanvasStack.beside(code, drawing, width: width)
    }
    if case .choice(let choices) = exercise.form { parts.append(.choices(choices, width: width)) }
    return parts
  }

  /// The command to type after the lesson.
  private func nextCommand(count: Int, command: String, width: Int) -> Canvas {
    if number < count { return Canvas([Span("Next: "), Span("\(command) lesson \(number + 1)", .code)], width: width) }
    let lines: [SpanLine] = [
      [Span("That was the last lesson. Next, lay out what you type:")], [Span("\(command) prompt", .code)],
      [Span("The README shows the same layouts in Swift.")],
    ]
    return Canvas(lines.flatMap { $0.wrapped(to: width) })
  }
}

extension Canvas {
  static func choices(_ choices: [Prose], width: Int) -> Canvas {
    let lines = choices.enumerated().map { Canvas([Span("\($0 + 1)  ", .strong)] + $1.line, width: width) }
    return CanvasStack.stacked(lines, gap: 0)
  }
}

extension Lesson.Step {
  fileprivate func parts(width: Int, scale: Extent) -> [Canvas] {
    let drawing = picture.numbered.drawnInCells(scale: scale)
    let table = table(drawing.numbersInTable(of: picture.boxes.count)).canvas(width: width)
    let columns = drawing.canvas.width + 3 + table.width <= width ? drawing.canvas.width : width
    return [
      .code(example.lines, newLines: newLines, bounds: example.boundsText, width: width),
      CanvasStack.beside(drawing.canvasWithLegend(width: columns, hasTable: true), table, width: width),
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
          number: numbers.isEmpty ? "" : numbers[index], name: box.name, frame: box.frame, note: remark(on: box),
          ink: box.isChanged ? .changed : .plain)
      })
  }

  /// The previous numbers of a box that changed, or `new`.
  private func remark(on box: Picture.Box) -> String {
    guard let before, box.isChanged else { return "" }
    guard let old = before.box(box.name)?.frame else { return "new" }
    let changes = box.frame.numbers(differingFrom: old).map { "\($0.name) \(numeral($0.other))" }
    return "was " + changes.joined(separator: ", ")
  }
}

extension CellDrawing {
  /// The number of each box in a drawing, for a table beside it; empty for boxes without a visible number. Boxes that
  /// are drawn as one shape have the same number.
  func numbersInTable(of count: Int) -> [String] {
    var numbers = [String](repeating: "", count: count)
    for (shape, label) in zip(shapes, labeling) {
      let showsNumber =
        switch label {
        case .number: true
        // The label of an unnamed box begins with its number.
        case .whole, .name, .shortenedName: !shape.isNamed
        case .none, .tooSmall: false
        }
      for box in shape.boxes where showsNumber { numbers[box] = "\(shape.number)" }
    }
    return numbers
  }
}

extension Lesson {
  package static func list(_ lessons: [Lesson], width: Int, command: String) -> Canvas {
    let innerWidth = max(20, width - 4)
    return CanvasStack.stacked(
      [
        Canvas([[Span("Lessons", .heading)]]),
        .entries(lessons.map { Help.Entry("\(command) lesson \($0.number)", $0.title) }, width: innerWidth),
      ], indent: 2)
  }
}
