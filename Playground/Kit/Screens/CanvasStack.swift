import EagerLayout

/// Combines canvases. EagerLayout lays them out, in cells.
package enum CanvasStack {
  package static func stacked(_ parts: [Canvas], gap: Int = 1, indent: Int = 0) -> Canvas {
    assemble(
      parts,
      Column {
        for part in parts { Fixed(width: Double(part.width), height: Double(part.height)) }
      }
      .gap(Double(gap)).padding(left: .points(Double(indent))).layout())
  }

  /// Two canvases side by side if they fit into the width, or else stacked.
  package static func beside(_ left: Canvas, _ right: Canvas, gap: Int = 3, width: Int) -> Canvas {
    guard left.width + gap + right.width <= width else { return stacked([left, right]) }
    return assemble(
      [left, right],
      Row {
        Fixed(width: Double(left.width), height: Double(left.height))
        Fixed(width: Double(right.width), height: Double(right.height))
      }
      .gap(Double(gap)).layout())
  }

  /// A text at the left and a text at the right end of a line.
  package static func spread(_ left: SpanLine, _ right: SpanLine, width: Int) -> Canvas {
    guard left.columns + 2 + right.columns <= width else {
      return stacked([left, right].map { Canvas($0, width: width) }, gap: 0)
    }
    let parts = [Canvas([left]), Canvas([right])]
    return assemble(
      parts,
      Row {
        Fixed(width: Double(parts[0].width), height: 1)
        Flex()
        Fixed(width: Double(parts[1].width), height: 1)
      }
      .layout(in: Frame(width: Double(width), height: 1)), skipping: 2)
  }

  private static func assemble(_ parts: [Canvas], _ placement: Placement, skipping spacer: Int? = nil) -> Canvas {
    var canvas = Canvas(
      width: nearestInteger(placement.frames[0].width), height: nearestInteger(placement.frames[0].height))
    var node = 1
    for part in parts {
      if node == spacer { node += 1 }
      canvas.paste(part, x: nearestInteger(placement.frames[node].x), y: nearestInteger(placement.frames[node].y))
      node += 1
    }
    return canvas
  }
}

extension Canvas {
  package static func rule(width: Int) -> Canvas {
    var line = Canvas(width: width, height: 1)
    line.drawRule()
    return line
  }

  /// Lines of code, and below them the bounds. A line that is too long continues on the next row, indented. The lines
  /// `newLines` have a mark before them.
  package static func code(
    _ lines: [String], newLines: Range<Int> = 0..<0, bounds: SpanLine = [], width: Int
  ) -> Canvas {
    var rows: [SpanLine] = []
    for (index, line) in lines.enumerated() {
      let isNew = newLines.contains(index)
      let ink: Ink = isNew ? .changed : newLines.isEmpty ? .code : .faint
      var indent = 0
      for byte in line.utf8 { if byte == 0x20 { indent += 1 } else { break } }
      let margin = newLines.isEmpty ? 0 : 2
      // Only lines that do not fit are broken. Continuations are indented by four more columns.
      let available = width - margin - indent, isLong = Characters.columns(line) > width - margin
      let text = String(decoding: line.utf8.dropFirst(indent), as: UTF8.self)
      let pieces = text.brokenCode(to: max(8, isLong ? available - 4 : available))
      for (piece, text) in pieces.enumerated() {
        let mark = isNew && piece == 0 ? "> " : margin > 0 ? "  " : ""
        let indentation = String(repeating: " ", count: indent + (piece > 0 ? 4 : 0))
        rows.append([Span(mark + indentation, ink), Span(text, ink)])
      }
    }
    return Canvas(rows + bounds.wrapped(to: width))
  }
}
