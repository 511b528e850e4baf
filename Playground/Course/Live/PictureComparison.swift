import EagerLayout
import PlaygroundKit

/// Shows the expected picture and the picture of an answer, in the same bounds and at the same scale. Only the expected
/// picture determines scale and form, so that nothing moves while the answer changes.
struct PictureComparison {
  private let expected: Picture
  private let actual: Picture?

  init(expected: Picture, actual: Picture?) {
    self.expected = expected.onlyNamed
    self.actual = actual.map { $0.markingDifferences(from: expected).withoutNumbers }
  }

  /// The number of pictures: one while the answer is not a layout.
  var count: Int { actual == nil ? 1 : 2 }

  private static func title(_ index: Int) -> String { index == 0 ? "wanted" : "yours" }

  /// The arrangement of the two pictures.
  private struct Form {
    var isSideBySide: Bool
    var fit: Picture.Fit
    /// The number of boxes with only a number.
    var numberedBoxes: Int
    /// The available columns and rows of each picture.
    var columns: Int
    var rows: Int
    /// The rows of both pictures with titles and legends.
    var height: Int
  }

  /// Both pictures, stacked or side by side: the form with fewer unlabeled boxes, else the larger one.
  ///
  /// - Parameter preferred: the index of the picture to show alone, if a single picture has fewer unlabeled boxes;
  ///   `nil` to show both in any case.
  func canvas(width: Int, height: Int, preferred: Int? = nil) -> Canvas {
    let best = form(width: width, height: height)
    if let preferred, best.fit.unlabeled > 0, fullScreenFit(width: width, height: height).unlabeled < best.fit.unlabeled
    {
      return canvas(of: preferred, width: width, height: height, key: "control-p")
    }
    let drawings = (0..<count).map { titledDrawing($0, scale: best.fit.scale, width: best.columns, rows: best.rows) }
    guard count > 1 else { return drawings[0] }
    return best.isSideBySide
      ? CanvasStack.beside(drawings[0], drawings[1], gap: 3, width: 2 * best.columns + 3)
      : CanvasStack.stacked(drawings, gap: 0)
  }

  /// Whether the two pictures differ, but their drawings are equal.
  func looksAlike(width: Int, height: Int) -> Bool {
    guard let actual, actual.boxes.contains(where: { $0.isChanged }) else { return false }
    let scale = form(width: width, height: height).fit.scale
    // Compares drawings without sizes, since a learner compares by eye.
    func lines(_ picture: Picture) -> [String] { picture.withoutSizes.drawnInCells(scale: scale).canvas.lines() }
    let (first, second) = (lines(expected), lines(actual.onlyNamed))
    return first.count == second.count && zip(first, second).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The form with fewer unlabeled boxes, else the larger one.
  private func form(width: Int, height: Int) -> Form {
    let stacked = form(isSideBySide: false, width: width, height: height)
    let sideBySide = form(isSideBySide: true, width: width, height: height)
    // A form may use three more rows, which are reserved for replies below the pictures.
    let fitsHeight = (stacked.height <= height + 3, sideBySide.height <= height + 3)
    func rank(_ form: Form) -> (Int, Int, Double) {
      (-form.fit.unlabeled - form.numberedBoxes, -form.fit.ambiguities, form.fit.area)
    }
    return (fitsHeight.0 != fitsHeight.1 ? fitsHeight.1 : rank(sideBySide) > rank(stacked)) ? sideBySide : stacked
  }

  /// A form with legends, at most as high as `height` if possible.
  private func form(isSideBySide: Bool, width: Int, height: Int) -> Form {
    let columns = isSideBySide ? max(12, (width - 3) / 2) : width
    let maxRows = max(4, isSideBySide ? height - 1 : (height - 2) / 2)
    func form(rows: Int) -> Form {
      let fit = Picture.fit([expected], columns: columns, rows: min(rows, 30))
      // Reserves at least one row for a legend, which the other picture may need.
      let drawing = expected.drawnInCells(scale: fit.scale)
      let legend = drawing.legend(hasTable: false, width: columns).height
      let singleHeight = 1 + drawing.canvas.height + max(1, legend),
        neededHeight = isSideBySide ? singleHeight : 2 * singleHeight
      let numberedBoxes = drawing.labeling.filter { $0 == .number }.count
      return Form(
        isSideBySide: isSideBySide, fit: fit, numberedBoxes: numberedBoxes, columns: columns, rows: rows,
        height: neededHeight)
    }
    var best = form(rows: maxRows)
    // Tries fewer rows, until both pictures fit and all boxes have labels.
    for rows in (4..<maxRows).reversed() where best.height > height || best.fit.unlabeled > 0 {
      let candidate = form(rows: rows)
      // Drawings with fewer rows may be labeled better, since they leave rows for a legend.
      let overflowsLess = best.height > height && candidate.height < best.height
      if overflowsLess || candidate.fit.unlabeled < best.fit.unlabeled && candidate.height <= height {
        best = candidate
      }
    }
    return best
  }

  private func titledDrawing(_ index: Int, scale: Extent, width: Int, rows: Int, key: String = "") -> Canvas {
    var title = [Span(Self.title(index), .faint)]
    if count > 1, !key.utf8.isEmpty {
      title += [Span("  \(key)", .strong), Span(" \(Self.title(1 - index))", .faint)]
    }
    let drawing = (index == 0 ? expected : actual ?? expected).drawnInCells(scale: scale)
    let visible = drawing.canvas.cropped(width: width, height: max(rows, 2))
    if visible.width < drawing.canvas.width || visible.height < drawing.canvas.height {
      title.append(Span("  too large to show in full", .changed))
    }
    let legend = drawing.legend(hasTable: false, width: width)
    return CanvasStack.stacked([Canvas([title]), visible] + (legend.height == 0 ? [] : [legend]), gap: 0)
  }

  /// The fit of the expected picture on the whole screen.
  private func fullScreenFit(width: Int, height: Int) -> Picture.Fit {
    Picture.fit([expected], columns: width, rows: max(4, height - 3))
  }

  /// One picture alone, at the scale at which the expected layout fills the screen.
  ///
  /// - Parameter key: the key that shows the second picture.
  func canvas(of index: Int, width: Int, height: Int, key: String) -> Canvas {
    let scale = fullScreenFit(width: width, height: height).scale
    return titledDrawing(min(index, count - 1), scale: scale, width: width, rows: max(4, height - 3), key: key)
  }

  /// A table of the expected frames, with the frame in the answer below each.
  func frames(width: Int) -> Canvas {
    var rows: [FrameTable.Row] = []
    for box in expected.boxes {
      rows.append(FrameTable.Row(name: box.name, frame: box.frame, note: "wanted"))
      guard let answer = self.actual else { continue }
      // The outermost box of the answer may have a different name.
      guard let actual = answer.box(box.name) ?? (box.parent == nil ? answer.boxes.first : nil) else {
        rows[rows.count - 1].note = "wanted; not in yours"
        rows[rows.count - 1].ink = .changed
        continue
      }
      let differences = box.frame.numbers(differingFrom: actual.frame).map { $0.name }
      rows.append(
        FrameTable.Row(
          name: "yours", indent: 2, frame: actual.frame,
          note: differences.isEmpty ? "\u{2713}" : "\u{2260} " + differences.joined(separator: ", "),
          ink: differences.isEmpty ? .plain : .changed))
    }
    return FrameTable(rows: rows, places: 2).canvas(width: width, maxRows: .max)
  }
}
