import LayoutExplanations
package import PlaygroundKit

// Shows an exercise as plain lines of text, for screen readers and for output that is not a terminal.
extension Attempt {
  /// The task and the layout, with the names of the requested numbers, the choices, or the expected frames.
  package func question(width: Int) -> Canvas {
    let width = max(20, min(width, 84))
    let isScreen = !exercise.number.utf8.contains(UInt8(ascii: "."))
    let number = Span((isScreen ? "Screen " : "Exercise ") + exercise.number + ". ", .heading)
    var parts = [Canvas([number] + head + exercise.goal.line, width: width), layoutCanvas(width: width, height: 8)]
    if !exercise.lines.isEmpty {
      parts.append(CanvasStack.stacked(exercise.lines.map { Canvas($0.line, width: width - 2) }, gap: 0, indent: 2))
    }
    switch exercise.form {
    case .numbers(let labels): parts.append(requestedNumbers(labels, width: width))
    case .choice(let choices): parts.append(.choices(choices, width: width))
    case .layout(let expected):
      let picture = expected.onlyNamed
      let table = FrameTable(rows: picture.boxes.map { FrameTable.Row(name: $0.name, frame: $0.frame) }, places: 2)
      parts.append(
        CanvasStack.stacked([Canvas([Span("Wanted:", .faint)], width: width), table.canvas(width: width)], gap: 0))
    }
    return CanvasStack.stacked(parts)
  }

  package func prompt(width: Int) -> Canvas {
    let expectedAnswer =
      switch exercise.form {
      case .numbers(let labels): labels.count == 1 ? "a number" : "\(labels.count) numbers"
      case .choice: "the number of a choice"
      case .layout: "the whole layout, and an empty line after it"
      }
    var line: SpanLine = [Span("Type \(expectedAnswer), or: ", .faint)]
    if hints < exercise.hints.count { line += [Span("hint", .strong), Span(", ", .faint)] }
    if maySeeSolution && !showsSolution { line += [Span("solution", .strong), Span(", ", .faint)] }
    line += [Span("next", .strong), Span(" or ", .faint), Span("quit", .strong), Span(".", .faint)]
    return Canvas(line, width: max(20, min(width, 84)))
  }

  /// The reply to the last answer; with `onlyLast`, the hint or the solution that was shown last.
  package func reply(width: Int, onlyLast: Bool) -> Canvas {
    let replies = replies(width: max(20, min(width, 84)))
    return CanvasStack.stacked(onlyLast ? Array(replies.suffix(1)) : Array(replies.prefix(verdict == nil ? 0 : 1)))
  }

  /// The explanation once the exercise is solved: a line for each step.
  package var reasons: [String] {
    guard case .right(let success) = verdict else { return [] }
    return success.reasons?.lines ?? []
  }

  /// Whether the answer is a layout, which may have several lines.
  package var expectsLayout: Bool { editor.isMultiline }

  private func requestedNumbers(_ labels: [Prose], width: Int) -> Canvas {
    var requestedNumbers: SpanLine = []
    for (index, label) in labels.enumerated() { requestedNumbers += (index > 0 ? [Span(", ")] : []) + label.line }
    if labels.count > 1 { requestedNumbers.append(Span(" (a space between them)", .faint)) }
    return Canvas(requestedNumbers, width: width)
  }
}
