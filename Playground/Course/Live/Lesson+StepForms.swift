import EagerLayout
import PlaygroundKit

extension Lesson.Content {
  /// The arrangement of a step's code, drawing and table on a screen.
  fileprivate enum Form: CaseIterable {
    /// The code on the left; on the right the drawing above the table.
    case besideCode
    /// Code and table on the left, the drawing on the right.
    case right
    /// The drawing above; below it code and table side by side.
    case above
    /// The code above; below it drawing and table side by side.
    case besideTable
    case stacked
  }

  /// The code of a step, its drawing, its table and its remark, in at most `height` rows if possible. All steps of a
  /// lesson have the same form and scale.
  func canvas(ofStep index: Int, width: Int, height: Int, mode: DisplayMode) -> Canvas {
    let step = steps[index]
    switch mode {
    case .page: break
    case .frames: return step.table([]).canvas(width: width, maxRows: .max)
    case .picture:
      let scale = Picture.fit(pictures, columns: width, rows: max(4, height - 2)).scale
      return step.picture.numbered.drawnInCells(scale: scale).canvasWithLegend(width: width)
    }
    var best: (form: Form, fit: Picture.Fit, isFullyVisible: Bool)?
    for form in Form.allCases {
      var columns = 100, rows = 30, isFullyVisible = true
      for step in steps {
        let drawingSpace = step.drawingSpace(form, width: width, height: height)
        (columns, rows) = (min(columns, drawingSpace.columns), min(rows, drawingSpace.rows))
        isFullyVisible = isFullyVisible && drawingSpace.isFullyVisible
      }
      guard columns >= min(form == .right ? 24 : 34, width), rows >= 5 else { continue }
      let fit = Picture.fit(pictures, columns: columns, rows: rows)
      // Prefers fewer unlabeled boxes, then full visibility, then a larger drawing.
      if let other = best, fit.unlabeled >= other.fit.unlabeled {
        guard fit.unlabeled == other.fit.unlabeled, isFullyVisible || !other.isFullyVisible else { continue }
        guard isFullyVisible != other.isFullyVisible || fit.area > other.fit.area else { continue }
      }
      best = (form, fit, isFullyVisible)
    }
    if let best { return step.canvas(best.form, scale: best.fit.scale, width: width) }
    // The stacked form is always possible: it scrolls if it is too high.
    let scale = Picture.fit(pictures, columns: min(width, 60), rows: 8).scale
    return step.canvas(.stacked, scale: scale, width: width)
  }

  /// The pictures of all steps, which have one scale.
  var pictures: [Picture] { steps.map { $0.picture } }
}

extension Lesson.Step {
  /// The columns and rows that a form leaves for the drawing, and whether the other parts are fully visible.
  fileprivate func drawingSpace(_ form: Lesson.Content.Form, width: Int, height: Int) -> (
    columns: Int, rows: Int, isFullyVisible: Bool
  ) {
    let code = Canvas.code(example.lines, newLines: newLines, bounds: example.boundsText, width: width)
    let numbers = picture.boxes.indices.map { "\($0 + 1)" }
    // The rows besides the remark, a row for the legend and a blank row.
    let availableRows = height - Canvas(remark.line, width: Sheet.textColumns(of: width)).height - 2
    func table(_ width: Int) -> Canvas { self.table(numbers).canvas(width: width, maxRows: .max) }
    switch form {
    case .besideCode:
      let columns = width - code.width - 4
      let rows = columns < 34 ? 0 : availableRows - table(columns).height - 1
      return (columns, rows, code.height <= availableRows)
    case .right:
      let left = max(code.width, table(width).width), height = code.height + 1 + table(width).height
      return (width - left - 4, max(availableRows, height - 1), height <= availableRows)
    case .above:
      let below = table(max(8, width - code.width - 4))
      let isBeside = code.width + 4 + table(width).width <= width
      return (width, isBeside ? availableRows - max(code.height, below.height) - 1 : 0, true)
    case .besideTable: return (width - table(width).width - 3, availableRows - code.height - 1, true)
    case .stacked: return (width, availableRows - code.height - table(width).height - 2, true)
    }
  }

  fileprivate func canvas(_ form: Lesson.Content.Form, scale: Extent, width: Int) -> Canvas {
    let code = Canvas.code(example.lines, newLines: newLines, bounds: example.boundsText, width: width)
    let text = Canvas(remark.line, width: Sheet.textColumns(of: width))
    let drawing = picture.numbered.drawnInCells(scale: scale),
      table = table(drawing.numbersInTable(of: picture.boxes.count))
    func drawingWithLegend(_ width: Int) -> Canvas { drawing.canvasWithLegend(width: width, hasTable: true) }
    switch form {
    case .besideCode:
      let columns = width - code.width - 4
      let pictures = CanvasStack.stacked([drawingWithLegend(columns), table.canvas(width: columns)])
      return CanvasStack.stacked([CanvasStack.beside(code, pictures, gap: 4, width: width), text])
    case .right:
      let left = CanvasStack.stacked([code, table.canvas(width: width)])
      return CanvasStack.stacked([
        CanvasStack.beside(left, drawingWithLegend(width - left.width - 4), gap: 4, width: width), text,
      ])
    case .above:
      let below = CanvasStack.beside(code, table.canvas(width: width - code.width - 4), gap: 4, width: width)
      return CanvasStack.stacked([drawingWithLegend(width), below, text])
    case .besideTable:
      let table = table.canvas(width: width)
      return CanvasStack.stacked([
        code, CanvasStack.beside(drawingWithLegend(width - table.width - 3), table, width: width), text,
      ])
    case .stacked: return CanvasStack.stacked([code, drawingWithLegend(width), table.canvas(width: width), text])
    }
  }
}
