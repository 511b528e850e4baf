import EagerLayout
import PlaygroundKit

extension Live {
  /// The layout as a sheet.
  ///
  /// - Parameters:
  ///   - answer: the answer of an experiment. Its rows are reserved in advance, so that nothing moves when it appears.
  ///   - showsAnswer: whether the answer is shown.
  func sheet(status: SpanLine, answer: SpanLine = [], showsAnswer: Bool = false) -> Sheet {
    let bounds = current.placement.frames[0]
    let title: SpanLine = [
      Span("live ", .faint), Span(title, .heading),
      Span("  \(numeral(bounds.width)) \u{D7} \(numeral(bounds.height))", .number),
    ]
    return Sheet(title: title, status: status, keyHints: keyHints, scrollOffset: scrollOffset) { width, height in
      body(
        width: width, height: height, answer: Canvas(answer, width: Sheet.textColumns(of: width)),
        showsAnswer: showsAnswer)
    }
  }

  private var keyHints: [KeyHint] {
    if editor != nil {
      return [
        KeyHint("^_ ^Y", "undo, redo", "Control-_ undoes the last change, and Control-Y restores it"),
        KeyHint("esc", "done", "ends editing, so that letters are commands again"),
      ]
    }
    return [
      KeyHint(
        "\u{2190}\u{2192}\u{2191}\u{2193}", "size",
        "make the outermost box smaller or larger; with Shift, by 1"),
      Self.itemKey,
    ] + propertyKeys + [
      KeyHint("e", "edit", "edits the text of the layout; the picture follows"),
      KeyHint("f", "large", "shows the picture on the full screen; pressed again, returns to this page"),
      KeyHint("w", "why", "explains the size and the position of the selected item, step by step"),
      KeyHint("u", "undo", "undoes the last change"),
      KeyHint("r", "start again", "starts again with the first layout"),
      KeyHint("q", "leave", "goes back; so does Escape"),
    ]
  }

  static var itemKey: KeyHint {
    KeyHint("tab", "item", "selects the next item, which the keys below change; with Shift, the previous one")
  }

  /// The listed keys that change a property, from the latest lesson to the first.
  var propertyKeysByLesson: [KeyHint] {
    let listed = Array((listedKeys ?? "").unicodeScalars)
    func position(_ hint: KeyHint) -> Int {
      listed.firstIndex { scalar in hint.key.unicodeScalars.contains(scalar) } ?? -1
    }
    return propertyKeys.sorted { position($0) > position($1) }
  }

  /// The listed keys that change a property.
  var propertyKeys: [KeyHint] {
    KeyedProperty.all.filter { isListed($0.key.utf8.first ?? 0) }.map { KeyHint($0.key, $0.meaning, $0.effect) }
  }

  /// Whether the key of a property, in lower case, is listed: it is among ``Live/listedKeys``, and the property has an
  /// effect on the chosen node.
  private func isListed(_ key: UInt8) -> Bool {
    guard listedKeys?.utf8.contains(where: { $0 == key || $0 | 0x20 == key }) ?? true else { return false }
    return KeyedProperty(Unicode.Scalar(key))?.ignoringContainer(current.sketch.root, node: chosen) == nil
  }

  private func body(width: Int, height: Int, answer: Canvas, showsAnswer: Bool) -> Sheet.Body {
    if let editor { return editing(editor, width: width, height: height) }
    if isLarge {
      let scale = fit(columns: width, rows: height - 2).scale
      return Sheet.Body(markedPicture.drawnInCells(scale: scale).canvasWithLegend(width: width))
    }
    let message = Canvas(sentence, width: width)
    let availableRows = answer.height > 0 ? max(height - answer.height - 1, min(height, 11)) : height
    let (parts, below) = parts(width: width, height: availableRows - message.height)
    guard showsAnswer else { return Sheet.Body(CanvasStack.stacked([message, parts] + below, gap: 0)) }
    let above = CanvasStack.stacked([message, parts], gap: 0)
    return Sheet.Body(
      CanvasStack.stacked([above, answer, CanvasStack.stacked(below, gap: 0)]),
      focus: above.height + 1..<above.height + 1 + answer.height)
  }

  /// The arrangement of code, drawing and frames on a screen.
  private enum Form: CaseIterable {
    /// The code on the left; on the right the drawing above the frames.
    case besideCode
    /// Code, drawing and frames side by side.
    case besideAll
    /// Code and frames on the left, the drawing on the right.
    case right
    /// The drawing above; below it code and frames side by side.
    case above
    /// Code and drawing side by side. The frames are below and may need scrolling.
    case framesBelow
    /// The drawing above, then a few lines of code around the chosen node, then the frames: for few columns.
    case narrow
  }

  /// Code, drawing and frames, and the parts below them that may need scrolling. The form has the fewest unlabeled
  /// boxes, then full visibility, then the largest drawing. The list of changes does not affect the choice.
  private func parts(width: Int, height: Int) -> (Canvas, below: [Canvas]) {
    let picture = markedPicture
    let table = table(of: picture, numbers: picture.boxes.map { "\($0.number)" }).canvas(width: width, maxRows: .max)
    let availableRows = height - 2, codeCanvas = codeColumn(width: width)
    let narrowCodeRows = max(1, min(initial.sketch.text.codeLines.count, availableRows / 3))
    var best: (form: Form, fit: Picture.Fit, isFullyVisible: Bool)?
    for form in Form.allCases {
      let (columns, rows, isFullyVisible): (Int, Int, Bool) =
        switch form {
        case .besideCode:
          (
            width - codeCanvas.width - 4, availableRows - table.height - 1,
            codeCanvas.height <= availableRows && codeCanvas.width + 4 + table.width <= width
          )
        case .besideAll:
          (width - codeCanvas.width - 4 - table.width - 3, availableRows, codeCanvas.height <= availableRows)
        case .right:
          (
            width - max(codeCanvas.width, table.width) - 4, availableRows,
            codeCanvas.height + 1 + table.height <= availableRows
          )
        case .above:
          (width, availableRows - max(codeCanvas.height, table.height) - 1, codeCanvas.width + 4 + table.width <= width)
        case .framesBelow: (width - codeCanvas.width - 4, availableRows, false)
        case .narrow: (width, max(5, availableRows - narrowCodeRows - 1), false)
        }
      guard isFullyVisible || form == .framesBelow || form == .narrow, columns >= min(width, 24), rows >= 5 else {
        continue
      }
      let fit = fit(columns: columns, rows: rows)
      func rank(_ fit: Picture.Fit, _ isFullyVisible: Bool) -> (Int, Int, Double) {
        (-fit.unlabeled, isFullyVisible ? 1 : 0, fit.area)
      }
      if let best, rank(fit, isFullyVisible) <= rank(best.fit, best.isFullyVisible) { continue }
      // The narrow form hides code, so it is used only if no other form is possible.
      if form == .narrow, best != nil { continue }
      best = (form, fit, isFullyVisible)
    }
    let form = best?.form ?? .narrow, scale = (best?.fit ?? fit(columns: width, rows: 5)).scale
    let drawing = picture.drawnInCells(scale: scale)
    let frames = self.table(of: picture, numbers: drawing.numbersInTable(of: picture.boxes.count))
      .canvas(width: width, maxRows: .max)
    let parts =
      switch form {
      case .besideCode:
        CanvasStack.beside(codeCanvas, CanvasStack.stacked([drawing.canvas, frames]), gap: 4, width: width)
      case .besideAll:
        CanvasStack.beside(codeCanvas, CanvasStack.beside(drawing.canvas, frames, width: width), gap: 4, width: width)
      case .right: CanvasStack.beside(CanvasStack.stacked([codeCanvas, frames]), drawing.canvas, gap: 4, width: width)
      case .above: CanvasStack.stacked([drawing.canvas, CanvasStack.beside(codeCanvas, frames, gap: 4, width: width)])
      case .framesBelow:
        // The drawing has a legend of all names, because the list of frames may need scrolling.
        CanvasStack.beside(
          codeCanvas, drawing.canvasWithLegend(width: width - codeCanvas.width - 4), gap: 4, width: width)
      case .narrow: CanvasStack.stacked([drawing.canvas, code(width: width, rows: narrowCodeRows)])
      }
    let legend = drawing.legend(hasTable: form != .narrow, width: width)
    let marks = legend.height == 0 || form == .framesBelow ? [] : [legend]
    guard form == .framesBelow || form == .narrow else { return (parts, marks + [Canvas(changes, width: width)]) }
    // Reserves rows for the changes above the frames, so that the frames do not move.
    var changesCanvas = Canvas(width: width, height: width < 60 ? 2 : 1)
    changesCanvas.place(Canvas(changes, width: width), x: 0, y: 0)
    return (parts, marks + [changesCanvas, frames])
  }

  /// The effect of the last key, or else a description of the chosen node.
  var sentence: SpanLine { message.isEmpty ? description : message }

  /// The properties of the chosen node that determine its size.
  private var description: SpanLine {
    let name = Span(current.sketch.name(of: chosen), .strong)
    guard let parent = current.placement.parent(of: chosen) else {
      return [name, Span(" is the outermost box: the arrow keys make it larger and smaller.", .faint)]
    }
    let style = current.node(at: chosen).style,
      isRow = current.node(at: chosen).isChangedInWidth(in: current.node(at: parent))
    let basis =
      switch style.flexBasis {
      case .auto: "auto"
      case .points(let points): numeral(points)
      case .percent(let percent): "\(numeral(percent)) %"
      default: "from its content"
      }
    var line: SpanLine = [name]
    func add(_ head: String, _ value: String) { line += [Span("  \(head) ", .faint), Span(value, .number)] }
    if isListed(UInt8(ascii: "+")) { add("grow", numeral(style.flexGrow)) }
    if isListed(UInt8(ascii: "s")) { add("shrink", numeral(style.flexShrink)) }
    if isListed(UInt8(ascii: "b")) {
      add("basis", basis)
    } else {
      let frame = current.placement.frames[chosen]
      add(isRow ? "width" : "height", numeral(isRow ? frame.width : frame.height, places: 2))
    }
    if case .points(let length) = isRow ? style.minWidth : style.minHeight { add("min", numeral(length)) }
    if case .points(let length) = isRow ? style.maxWidth : style.maxHeight { add("max", numeral(length)) }
    return line
  }

  /// The text, with marks for the line of the chosen node and the lines that the last key changed.
  ///
  /// - Parameter limit: the maximum number of rows. They include the line of the chosen node.
  func code(width: Int, rows limit: Int = .max) -> Canvas {
    let lines = current.sketch.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let old = previous.map { $0.sketch.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) } ?? []
    let range = current.sketch.ranges[chosen]
    var start = 0, chosenRow = 0
    var rows: [SpanLine] = []
    for (index, line) in lines.enumerated() {
      let end = start + line.count
      let isChosen =
        current.sketch.ranges.count == 1 || range.lowerBound >= start && range.lowerBound < max(end, start + 1)
      let isChanged = !old.isEmpty && !(old.indices.contains(index) && old[index].elementsEqual(line))
      let isSameCount = old.count == lines.count
      let ink: Ink = isChanged && (isSameCount || !old.contains { $0.elementsEqual(line) }) ? .changed : .code
      let indent = line.prefix { $0 == 0x20 }.count
      let text = String(decoding: line.dropFirst(indent), as: UTF8.self)
      if isChosen { chosenRow = rows.count }
      let mark = Span(isChosen ? "\u{203A} " : "  ", .strong)
      for (piece, part) in text.brokenCode(to: max(10, width - indent - 6)).enumerated() {
        let indentation = Span(String(repeating: " ", count: indent + (piece > 0 ? 4 : 0)))
        rows.append([piece == 0 ? mark : Span("  "), indentation, Span(part, ink)])
      }
      start = end + 1
    }
    let first = max(0, min(chosenRow - limit / 2, rows.count - limit))
    return Canvas(Array(rows[first..<min(rows.count, first + min(limit, rows.count))]))
  }

  /// The code with blank columns and rows for later changes, so that the picture beside the code does not move. Long
  /// lines are broken to leave at least 37 columns for pictures.
  func codeColumn(width: Int, rows: Int = .max) -> Canvas {
    let longestLine = initial.sketch.text.codeLines.map { Characters.columns($0) }.max() ?? 0
    let columns = min(longestLine + 8, max(26, width - 37)), code = code(width: columns, rows: rows)
    var column = Canvas(width: columns, height: max(code.height, min(rows, initial.sketch.text.codeLines.count + 2)))
    column.place(code, x: 0, y: 0)
    return column
  }

  /// The picture with numbered boxes, with marks for the chosen box and for changed boxes.
  private var markedPicture: Picture {
    var picture = current.compared(with: previous)
    for index in picture.boxes.indices {
      (picture.boxes[index].number, picture.boxes[index].isNamed) = (index + 1, true)
    }
    picture.boxes[chosen].name = "\u{203A}" + picture.boxes[chosen].name
    picture.boxes[chosen].ink = .chosen
    return picture
  }

  /// The scale of the drawing. It changes only if the bounds grow beyond the largest so far.
  private func fit(columns: Int, rows: Int) -> Picture.Fit {
    Picture.fit([initial.picture.withoutNumbers], in: largestBounds, columns: min(columns, 100), rows: min(rows, 30))
  }

  private func table(of picture: Picture, numbers: [String]) -> FrameTable {
    // The columns of a number as large as the largest bounds, with two decimals.
    let numberColumns = numeral(max(largestBounds.width, largestBounds.height).rounded(.up), places: 0).utf8.count + 3
    return FrameTable(
      rows: picture.boxes.enumerated().map { index, box in
        FrameTable.Row(
          number: numbers.isEmpty ? "" : numbers[index], name: box.name, indent: min(4, depth(of: index)),
          frame: box.frame, ink: box.isChanged ? .changed : .plain)
      }, places: 2, minimumNumberColumns: numberColumns)
  }

  /// The previous frames of the boxes that the last key changed.
  private var changes: SpanLine {
    let picture = current.compared(with: previous)
    var line: SpanLine = []
    for (node, box) in picture.boxes.enumerated() where box.isChanged {
      line.append(Span("\(box.name) \(previousFrame(node, box.frame))  ", .changed))
    }
    return line
  }

  private func depth(of node: Int) -> Int {
    var depth = 0
    var node = current.placement.parent(of: node)
    while let parent = node {
      depth += 1
      node = current.placement.parent(of: parent)
    }
    return depth
  }

  /// The previous values of the numbers that changed, as text.
  private func previousFrame(_ node: Int, _ frame: Frame) -> String {
    guard let old = previous?.placement.frames[node] else { return "" }
    // Abbreviates `width` and `height` to one letter, since several boxes share one line.
    let changes = frame.numbers(differingFrom: old).map {
      "\(String(decoding: $0.name.utf8.prefix(1), as: UTF8.self)) \(numeral($0.other, places: 2))"
    }
    return "was " + changes.joined(separator: " ")
  }

  /// The drawing and the frames, for the page with the typed text.
  private func pictures(width: Int, height: Int) -> Canvas {
    let picture = markedPicture
    let table = table(of: picture, numbers: []).canvas(width: width, maxRows: .max)
    let drawing = picture.drawnInCells(scale: fit(columns: width, rows: max(4, height - table.height - 2)).scale)
    return CanvasStack.stacked([drawing.canvasWithLegend(width: width), table])
  }

  /// The typed text with its cursor, and the drawing and frames of its layout.
  private func editing(_ editor: TextEditor, width: Int, height: Int) -> Sheet.Body {
    var longestLine = 0
    for line in editor.lines { longestLine = max(longestLine, line.count) }
    let picturesWidth = width - max(30, min(longestLine + 2, width / 2)) - 3
    let isSideBySide = picturesWidth >= 40
    let columns = isSideBySide ? width - picturesWidth - 3 : width
    let typed = editor.canvas(width: columns, rows: isSideBySide ? height : max(4, min(editor.lines.count, height - 6)))
    var parts = [typed.canvas]
    if let fault { parts.append(Canvas(fault.lines(width: columns).map { [Span($0, .wrong)] })) }
    let left = CanvasStack.stacked(parts)
    let pictures = pictures(
      width: isSideBySide ? picturesWidth : width, height: max(4, isSideBySide ? height : height - left.height - 1))
    return Sheet.Body(
      isSideBySide ? CanvasStack.beside(left, pictures, gap: 3, width: width) : CanvasStack.stacked([left, pictures]),
      cursor: typed.cursor)
  }
}
