extension CellDrawing {
  /// The drawing, and below it a legend of the missing parts.
  ///
  /// - Parameter isTabled: whether a table beside the drawing has its numbers and whole names.
  package func canvasWithLegend(width: Int, isTabled: Bool = false) -> Canvas {
    let legend = legend(isTabled: isTabled, width: width)
    return legend.height == 0 ? canvas : CanvasStack.stacked([canvas, legend], gap: 0)
  }

  /// The meaning of hatches, the boxes with only a number in the drawing, and the boxes without even that. A separator
  /// is only between two entries of one line.
  package func legend(isTabled: Bool, width: Int) -> Canvas {
    var numbered: [String] = [], nameless: [String] = [], undrawn: [String] = []
    for (shape, label) in zip(shapes, labelling) {
      let title = "\(shape.name) \(shape.detail)"
      switch label {
      case .whole, .name: break
      case .cut: if !isTabled { numbered.append(title) }
      case .number: if !isTabled { numbered.append("\(shape.number) \(title)") }
      case .none: nameless.append(title)
      // If sizes are the question, a remark that a box is too small would give the answer away.
      case .tooSmall:
        if shape.detail.utf8.elementsEqual("?".utf8) { nameless.append(title) } else { undrawn.append(title) }
      }
    }
    for box in unseen {
      let title = "\(box.name) \(box.detail)"
      if box.detail.utf8.elementsEqual("?".utf8) { nameless.append(title) } else { undrawn.append(title) }
    }
    var lines: [String] = []
    func add(_ entry: String, head: String = "", after separator: String) {
      // An entry is broken only if it is longer than a line.
      let entry = head + (Characters.columns(entry) <= width ? entry.withHardSpaces : entry)
      let line = lines.last.map { $0 + separator + entry } ?? entry
      if !lines.isEmpty, Characters.columns(line) <= width {
        lines[lines.count - 1] = line
      } else {
        lines += [Span(entry)].wrapped(to: width).map { $0.text }
      }
    }
    for (head, entries) in [("", marks), ("", numbered), ("not labeled: ", nameless), ("too small to see: ", undrawn)] {
      for (index, entry) in entries.prefix(12).enumerated() {
        add(entry, head: index == 0 ? head : "", after: index == 0 ? "; " : ", ")
      }
      if entries.count > 12 { add("and \(entries.count - 12) more", after: ", ") }
    }
    return Canvas(lines.map { [Span($0, .faint)] })
  }
}

extension String {
  /// The text with spaces at which no line breaks.
  fileprivate var withHardSpaces: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar == " " ? "\u{A0}" : scalar) }
    return String(result)
  }
}
