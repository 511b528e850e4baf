import EagerLayout
import PlaygroundKit

/// Two pictures in the same bounds, the expected one and the current one, at one scale. The expected picture alone sets
/// scale and form, so that nothing moves while an answer changes.
struct Comparing {
  private let wanted: Picture
  private let got: Picture?

  init(wanted: Picture, got: Picture?) {
    self.wanted = wanted.onlyNamed
    self.got = got.map { $0.marked(whereUnlike: wanted).withoutNumbers }
  }

  /// The number of pictures: one while the answer is not a layout.
  var count: Int { got == nil ? 1 : 2 }

  private static func title(_ index: Int) -> String { index == 0 ? "wanted" : "yours" }

  /// The arrangement of the two pictures.
  private struct Form {
    var isBeside: Bool
    var fit: Picture.Fit
    /// The number of boxes with only a number.
    var numbered: Int
    /// The columns and rows of each.
    var columns: Int
    var rows: Int
    /// The rows of both.
    var height: Int
  }

  /// Both pictures, stacked or side by side: the form that loses fewer names, or else the larger one.
  ///
  /// - Parameter preferred: the picture to show alone if that keeps more names; without it both are always shown.
  func canvas(width: Int, height: Int, preferred: Int? = nil) -> Canvas {
    let best = form(width: width, height: height)
    if let preferred, best.fit.nameless > 0, large(width: width, height: height).nameless < best.fit.nameless {
      return canvas(of: preferred, width: width, height: height, key: "control-p")
    }
    let parts = (0..<count).map { part($0, scale: best.fit.scale, width: best.columns, rows: best.rows) }
    guard count > 1 else { return parts[0] }
    return best.isBeside
      ? CanvasStack.beside(parts[0], parts[1], gap: 3, width: 2 * best.columns + 3)
      : CanvasStack.stacked(parts, gap: 0)
  }

  /// Whether the two pictures differ, but not as they are drawn.
  func looksAlike(width: Int, height: Int) -> Bool {
    guard let got, got.boxes.contains(where: { $0.isChanged }) else { return false }
    let scale = form(width: width, height: height).fit.scale
    // Numbers in boxes are no difference for the eye.
    func lines(_ picture: Picture) -> [String] { picture.withoutSizes.drawnInCells(scale: scale).canvas.lines() }
    let (first, second) = (lines(wanted), lines(got.onlyNamed))
    return first.count == second.count && zip(first, second).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The form that loses fewer names, or else the larger one.
  private func form(width: Int, height: Int) -> Form {
    let above = form(isBeside: false, width: width, height: height)
    let beside = form(isBeside: true, width: width, height: height)
    // Names are worth the few rows that are reserved below.
    let fits = (above.height <= height + 3, beside.height <= height + 3)
    func worth(_ form: Form) -> (Int, Int, Double) {
      (-form.fit.nameless - form.numbered, -form.fit.blurs, form.fit.area)
    }
    return (fits.0 != fits.1 ? fits.1 : worth(beside) > worth(above)) ? beside : above
  }

  /// A form with legends, at most as high as `height` if possible.
  private func form(isBeside: Bool, width: Int, height: Int) -> Form {
    let columns = isBeside ? max(12, (width - 3) / 2) : width
    let most = max(4, isBeside ? height - 1 : (height - 2) / 2)
    func form(rows: Int) -> Form {
      let fit = Picture.fit([wanted], columns: columns, rows: min(rows, 30))
      // Either picture may need a legend.
      let drawn = wanted.drawnInCells(scale: fit.scale)
      let legend = drawn.legend(isTabled: false, width: columns).height
      let one = 1 + drawn.canvas.height + max(1, legend), needed = isBeside ? one : 2 * one
      let numbered = drawn.labelling.filter { $0 == .number }.count
      return Form(isBeside: isBeside, fit: fit, numbered: numbered, columns: columns, rows: rows, height: needed)
    }
    var best = form(rows: most)
    // Fewer rows than are enough for all names would only make it smaller.
    for rows in (4..<most).reversed() where best.height > height || best.fit.nameless > 0 {
      let other = form(rows: rows)
      // A legend reduces the height of the drawings, so as few names as possible go into it.
      let isLower = best.height > height && other.height < best.height
      if isLower || other.fit.nameless < best.fit.nameless && other.height <= height { best = other }
    }
    return best
  }

  private func part(_ index: Int, scale: Extent, width: Int, rows: Int, key: String = "") -> Canvas {
    var title = [Span(Self.title(index), .faint)]
    if count > 1, !key.utf8.isEmpty {
      title += [Span("  \(key)", .strong), Span(" \(Self.title(1 - index))", .faint)]
    }
    let drawing = (index == 0 ? wanted : got ?? wanted).drawnInCells(scale: scale)
    let seen = drawing.canvas.cut(width: width, height: max(rows, 2))
    if seen.width < drawing.canvas.width || seen.height < drawing.canvas.height {
      title.append(Span("  too large to show in full", .changed))
    }
    let legend = drawing.legend(isTabled: false, width: width)
    return CanvasStack.stacked([Canvas([title]), seen] + (legend.height == 0 ? [] : [legend]), gap: 0)
  }

  /// The expected layout on the whole screen.
  private func large(width: Int, height: Int) -> Picture.Fit {
    Picture.fit([wanted], columns: width, rows: max(4, height - 3))
  }

  /// One picture alone, at the scale at which the expected layout fills the screen.
  ///
  /// - Parameter key: the key that shows the second picture.
  func canvas(of index: Int, width: Int, height: Int, key: String) -> Canvas {
    let scale = large(width: width, height: height).scale
    return part(min(index, count - 1), scale: scale, width: width, rows: max(4, height - 3), key: key)
  }

  /// The expected frames, and below each the frame in the answer.
  func frames(width: Int) -> Canvas {
    var rows: [FrameTable.Row] = []
    for box in wanted.boxes {
      rows.append(FrameTable.Row(name: box.name, frame: box.frame, note: "wanted"))
      guard let yours = self.got else { continue }
      // The outermost box may have another name.
      guard let got = yours.box(box.name) ?? (box.parent == nil ? yours.boxes.first : nil) else {
        rows[rows.count - 1].note = "wanted; not in yours"
        rows[rows.count - 1].ink = .changed
        continue
      }
      let differences = box.frame.numbers(unlike: got.frame).map { $0.name }
      rows.append(
        FrameTable.Row(
          name: "yours", indent: 2, frame: got.frame,
          note: differences.isEmpty ? "\u{2713}" : "\u{2260} " + differences.joined(separator: ", "),
          ink: differences.isEmpty ? .plain : .changed))
    }
    return FrameTable(rows: rows, places: 2).canvas(width: width, tall: .max)
  }
}
