extension CellDrawing {
  /// The drawing, and below it a legend of the missing parts.
  ///
  /// - Parameter isTabled: whether a table beside the drawing has its numbers and whole names.
  package func canvasWithLegend(width: Int, isTabled: Bool = false) -> Canvas {
    let legend = legend(isTabled: isTabled)
    return legend.isEmpty ? canvas : CanvasStack.stacked([canvas, Canvas(legend, width: width)], gap: 0)
  }

  /// The meaning of hatches, the boxes with only a number in the drawing, and the boxes without even that.
  package func legend(isTabled: Bool) -> SpanLine {
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
    var parts: [String] = []
    func add(_ head: String, _ entries: [String]) {
      guard !entries.isEmpty else { return }
      let more = entries.count > 12 ? ", and \(entries.count - 12) more" : ""
      // An entry is not broken.
      parts.append(head + entries.prefix(12).map { $0.withHardSpaces }.joined(separator: ", ") + more)
    }
    add("", marks)
    add("", numbered)
    add("not labeled: ", nameless)
    add("too small to see: ", undrawn)
    return parts.isEmpty ? [] : [Span(parts.joined(separator: "; "), .faint)]
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
