extension CellDrawing {
  /// The drawing, and below it a legend of the names and boxes that the drawing does not show.
  ///
  /// - Parameter hasTable: whether a table beside the drawing explains the numbers and has the full names.
  package func canvasWithLegend(width: Int, hasTable: Bool = false) -> Canvas {
    let legend = legend(hasTable: hasTable, width: width)
    return legend.height == 0 ? canvas : CanvasStack.stacked([canvas, legend], gap: 0)
  }

  /// Lists the meanings of hatches, the boxes that have only a number in the drawing, and the boxes that have no label
  /// or are not drawn. A separator stands only between two entries on the same line.
  package func legend(hasTable: Bool, width: Int) -> Canvas {
    var numbered: [String] = [], unlabeled: [String] = [], undrawn: [String] = []
    for (shape, label) in zip(shapes, labeling) {
      let title = "\(shape.name) \(shape.detail)"
      switch label {
      case .whole, .name: break
      case .shortenedName: if !hasTable { numbered.append(title) }
      case .number: if !hasTable { numbered.append("\(shape.number) \(title)") }
      case .none: unlabeled.append(title)
      // A detail of `?` hides the size that is the answer to an exercise. "Too small" would be a hint.
      case .tooSmall:
        if shape.detail.utf8.elementsEqual("?".utf8) { unlabeled.append(title) } else { undrawn.append(title) }
      }
    }
    for box in invisible {
      let title = "\(box.name) \(box.detail)"
      if box.detail.utf8.elementsEqual("?".utf8) { unlabeled.append(title) } else { undrawn.append(title) }
    }
    var lines: [String] = []
    func add(_ entry: String, label: String = "", after separator: String) {
      // An entry is broken only if it is longer than a line.
      let entry = label + (Characters.columns(entry) <= width ? entry.withNonbreakingSpaces : entry)
      let line = lines.last.map { $0 + separator + entry } ?? entry
      if !lines.isEmpty, Characters.columns(line) <= width {
        lines[lines.count - 1] = line
      } else {
        lines += [Span(entry)].wrapped(to: width).map { $0.text }
      }
    }
    for (label, entries) in [
      ("", marks), ("", numbered), ("not labeled: ", unlabeled), ("too small to see: ", undrawn),
    ] {
      for (index, entry) in entries.prefix(12).enumerated() {
        add(entry, label: index == 0 ? label : "", after: index == 0 ? "; " : ", ")
      }
      if entries.count > 12 { add("and \(entries.count - 12) more", after: ", ") }
    }
    return Canvas(lines.map { [Span($0, .faint)] })
  }
}

extension String {
  /// The text with no-break spaces (U+00A0) in place of spaces.
  fileprivate var withNonbreakingSpaces: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar == " " ? "\u{A0}" : scalar) }
    return String(result)
  }
}
