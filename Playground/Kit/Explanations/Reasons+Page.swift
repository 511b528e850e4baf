import EagerLayout
package import LayoutExplanations

extension Reasons {
  /// The explanations with their steps, each step in one or more rows.
  ///
  /// - Parameter steps: the number of steps to show, from the first on; nil for all.
  package func page(width: Int, steps: Int? = nil) -> Canvas { pageAndLastStep(width: width, steps: steps).canvas }

  /// The page of the first steps, and the range of rows of the last step.
  package func pageAndLastStep(width: Int, steps: Int? = nil) -> (canvas: Canvas, last: Range<Int>) {
    let width = max(20, width)
    var rows: [SpanLine] = []
    var last = 0..<0
    var remaining = steps ?? count
    for section in explanations where remaining > 0 || count == 0 {
      if !rows.isEmpty { rows.append([]) }
      rows += section.title.wrapped(to: width)
      for sentence in section.preface { rows += indented([Span(sentence)], to: width) }
      let columns = Columns(section.lines, width: width)
      var round = 0
      for line in section.lines.prefix(remaining) {
        if section.hasRounds, line.round != round {
          round = line.round
          rows.append(round > 0 ? [Span("  round \(round)", .heading)] : [Span("  after that", .heading)])
        }
        let lineRows = columns.rows(of: line)
        last = rows.count..<rows.count + lineRows.count
        rows += lineRows
      }
      remaining -= min(remaining, section.lines.count)
    }
    return (Canvas(rows), last)
  }
}

private func indented(_ text: SpanLine, to width: Int) -> [SpanLine] {
  text.wrapped(to: max(6, width - 2)).map { [Span("  ")] + $0 }
}

extension Explanation {
  /// The question, with names and numbers in inks of their own.
  fileprivate var title: SpanLine {
    var line = [Span("Why is ", .heading), Span(name, .code)]
    if isPart, let parent { line += [Span(" of ", .heading), Span(parent, .code)] }
    line += [Span(" ", .heading), Span(numeral(size), .number), Span(" \(axis.adjective)", .heading)]
    if !isPart, let parent {
      line += [
        Span(", at \(axis.coordinate) ", .heading), Span(numeral(position), .number), Span(" of ", .heading),
        Span(parent, .code),
      ]
    }
    return line + [Span("?", .heading)]
  }
}

/// Aligns the labels, workings and results of an explanation in columns.
private struct Columns {
  private static let indent = 2
  let width: Int
  private var labelWidth = 0
  private var workingWidth = 0

  init(_ lines: [Explanation.Line], width: Int) {
    self.width = width
    for line in lines {
      labelWidth = max(labelWidth, Characters.columns(line.label))
      let columns = Characters.columns(line.working)
      if !line.result.utf8.isEmpty, columns <= width / 3 { workingWidth = max(workingWidth, columns) }
    }
    labelWidth = min(labelWidth, width * 2 / 5)
  }

  /// The rows of a line: one, or several if the line is too long.
  func rows(of line: Explanation.Line) -> [SpanLine] {
    var spans: SpanLine = []
    if line.result.utf8.isEmpty {
      spans.append(Span(line.working))
    } else {
      let space = workingWidth - Characters.columns(line.working)
      // Fills with no-break spaces, so that the equals signs line up.
      let fillSpaces = String(repeating: "\u{A0}", count: max(0, space))
      spans += [Span(line.working + fillSpaces), Span(" =\u{A0}"), Span(line.result, .number)]
    }
    if !line.remark.utf8.isEmpty { spans += [Span("\u{A0} "), Span(line.remark, .faint)] }
    let labels = [Span(line.label, .strong)].wrapped(to: labelWidth)
    let texts = spans.wrapped(to: max(6, width - labelWidth - Self.indent - 2))
    return (0..<max(labels.count, texts.count)).map { row in
      var parts = [Span(String(repeating: " ", count: Self.indent))]
      let rowLabel = row < labels.count ? labels[row] : []
      parts += rowLabel
      guard row < texts.count else { return parts }
      return parts + [Span(String(repeating: " ", count: labelWidth - rowLabel.columns + 2))] + texts[row]
    }
  }
}
