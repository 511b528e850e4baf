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

  /// The code of a step, its drawing with the numbers, and its remark: at most `height` rows if possible, at the scale
  /// of the lesson's other steps.
  func canvas(ofStep index: Int, width: Int, height: Int, look: Look) -> Canvas {
    let step = steps[index]
    switch look {
    case .page: break
    case .frames: return step.table([]).canvas(width: width, tall: .max)
    case .picture:
      let scale = Picture.fit(pictures, columns: width, rows: max(4, height - 2)).scale
      return step.picture.numbered.drawnInCells(scale: scale).canvasWithLegend(width: width)
    }
    var best: (form: Form, fit: Picture.Fit, isWhole: Bool)?
    for form in Form.allCases {
      var columns = 100, rows = 30, isWhole = true
      for step in steps {
        let room = step.room(form, width: width, height: height)
        (columns, rows) = (min(columns, room.columns), min(rows, room.rows))
        isWhole = isWhole && room.isWhole
      }
      guard columns >= min(form == .right ? 24 : 34, width), rows >= 5 else { continue }
      let fit = Picture.fit(pictures, columns: columns, rows: rows)
      // Names have priority, then visibility, then size.
      if let other = best, fit.nameless >= other.fit.nameless {
        guard fit.nameless == other.fit.nameless, isWhole || !other.isWhole else { continue }
        guard isWhole != other.isWhole || fit.area > other.fit.area else { continue }
      }
      best = (form, fit, isWhole)
    }
    if let best { return step.canvas(best.form, scale: best.fit.scale, width: width) }
    // The stacked form always works: it scrolls if it is too high.
    let scale = Picture.fit(pictures, columns: min(width, 60), rows: 8).scale
    return step.canvas(.stacked, scale: scale, width: width)
  }

  /// The pictures of all steps, which have one scale.
  var pictures: [Picture] { steps.map { $0.picture } }
}

extension Lesson.Step {
  /// The columns and rows that a form leaves for the drawing, and whether everything is visible then.
  fileprivate func room(_ form: Lesson.Content.Form, width: Int, height: Int) -> (
    columns: Int, rows: Int, isWhole: Bool
  ) {
    let code = Canvas.code(trial.lines, newLines: newLines, place: trial.place, width: width)
    let numbers = picture.boxes.indices.map { "\($0 + 1)" }
    // A row for the legend, and a blank one below each part.
    let rest = height - Canvas(remark.line, width: Sheet.textColumns(of: width)).height - 2
    func table(_ width: Int) -> Canvas { self.table(numbers).canvas(width: width, tall: .max) }
    switch form {
    case .besideCode:
      let columns = width - code.width - 4
      let rows = columns < 34 ? 0 : rest - table(columns).height - 1
      return (columns, rows, code.height <= rest)
    case .right:
      let left = max(code.width, table(width).width), height = code.height + 1 + table(width).height
      return (width - left - 4, max(rest, height - 1), height <= rest)
    case .above:
      let below = table(max(8, width - code.width - 4))
      let isBeside = code.width + 4 + table(width).width <= width
      return (width, isBeside ? rest - max(code.height, below.height) - 1 : 0, true)
    case .besideTable: return (width - table(width).width - 3, rest - code.height - 1, true)
    case .stacked: return (width, rest - code.height - table(width).height - 2, true)
    }
  }

  fileprivate func canvas(_ form: Lesson.Content.Form, scale: Extent, width: Int) -> Canvas {
    let code = Canvas.code(trial.lines, newLines: newLines, place: trial.place, width: width)
    let text = Canvas(remark.line, width: Sheet.textColumns(of: width))
    let drawing = picture.numbered.drawnInCells(scale: scale),
      table = table(drawing.numbersInTable(of: picture.boxes.count))
    func drawn(_ width: Int) -> Canvas { drawing.canvasWithLegend(width: width, isTabled: true) }
    switch form {
    case .besideCode:
      let columns = width - code.width - 4
      let pictures = CanvasStack.stacked([drawn(columns), table.canvas(width: columns)])
      return CanvasStack.stacked([CanvasStack.beside(code, pictures, gap: 4, width: width), text])
    case .right:
      let left = CanvasStack.stacked([code, table.canvas(width: width)])
      return CanvasStack.stacked([
        CanvasStack.beside(left, drawn(width - left.width - 4), gap: 4, width: width), text,
      ])
    case .above:
      let below = CanvasStack.beside(code, table.canvas(width: width - code.width - 4), gap: 4, width: width)
      return CanvasStack.stacked([drawn(width), below, text])
    case .besideTable:
      let table = table.canvas(width: width)
      return CanvasStack.stacked([
        code, CanvasStack.beside(drawn(width - table.width - 3), table, width: width), text,
      ])
    case .stacked: return CanvasStack.stacked([code, drawn(width), table.canvas(width: width), text])
    }
  }
}
