import EagerLayout
import PlaygroundKit

extension Live {
  /// The layout as a sheet.
  ///
  /// - Parameters:
  ///   - outcome: the result of the change. Its rows are reserved in advance, so that nothing moves when it appears.
  ///   - isTold: whether the result is shown.
  func sheet(status: SpanLine, outcome: SpanLine = [], isTold: Bool = false) -> Sheet {
    let bounds = now.placement.frames[0]
    let title: SpanLine = [
      Span("live ", .faint), Span(title, .heading),
      Span("  \(numeral(bounds.width)) \u{D7} \(numeral(bounds.height))", .number),
    ]
    return Sheet(title: title, status: status, keys: keys, scroll: scroll) { width, height in
      body(width: width, height: height, outcome: Canvas(outcome, width: Sheet.textColumns(of: width)), isTold: isTold)
    }
  }

  private var keys: [KeyHint] {
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
    let known = Array((keysKnown ?? "").unicodeScalars)
    func place(_ hint: KeyHint) -> Int {
      known.firstIndex { scalar in hint.key.unicodeScalars.contains(scalar) } ?? -1
    }
    return propertyKeys.sorted { place($0) > place($1) }
  }

  /// The listed keys that change a property.
  var propertyKeys: [KeyHint] {
    KeyedProperty.all.filter { knows($0.key.utf8.first ?? 0) }.map { KeyHint($0.key, $0.meaning, $0.about) }
  }

  /// Whether the key of a property, in lower case, is listed: a lesson has taught it, and the container of the chosen
  /// node supports it.
  private func knows(_ key: UInt8) -> Bool {
    guard keysKnown?.utf8.contains(where: { $0 == key || $0 | 0x20 == key }) ?? true else { return false }
    return KeyedProperty(Unicode.Scalar(key))?.isUnheard(now.sketch.root, node: chosen) == nil
  }

  private func body(width: Int, height: Int, outcome: Canvas, isTold: Bool) -> Sheet.Body {
    if let editor { return editing(editor, width: width, height: height) }
    if isLarge {
      let scale = fit(columns: width, rows: height - 2).scale
      return Sheet.Body(marked.drawnInCells(scale: scale).canvasWithLegend(width: width))
    }
    let message = Canvas(sentence, width: width)
    let room = outcome.height > 0 ? max(height - outcome.height - 1, min(height, 11)) : height
    let (parts, below) = parts(width: width, height: room - message.height)
    guard isTold else { return Sheet.Body(CanvasStack.stacked([message, parts] + below, gap: 0)) }
    let above = CanvasStack.stacked([message, parts], gap: 0)
    return Sheet.Body(
      CanvasStack.stacked([above, outcome, CanvasStack.stacked(below, gap: 0)]),
      focus: above.height + 1..<above.height + 1 + outcome.height)
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
    /// Code and drawing side by side; the frames below, possibly out of sight.
    case framesBelow
    /// The drawing above everything, and only the code lines of the chosen node: for few columns.
    case narrow
  }

  /// Code, drawing and frames, and the parts below them that may be out of sight: names have priority, then visibility,
  /// then size. The previous frames do not affect the arrangement.
  private func parts(width: Int, height: Int) -> (Canvas, below: [Canvas]) {
    let picture = marked
    let table = table(of: picture, numbers: picture.boxes.map { "\($0.number)" }).canvas(width: width, tall: .max)
    let rest = height - 2, column = codeColumn(width: width)
    let few = max(1, min(start.sketch.text.codeLines.count, rest / 3))
    var best: (form: Form, fit: Picture.Fit, isWhole: Bool)?
    for form in Form.allCases {
      let (columns, rows, isWhole): (Int, Int, Bool) =
        switch form {
        case .besideCode:
          (
            width - column.width - 4, rest - table.height - 1,
            column.height <= rest && column.width + 4 + table.width <= width
          )
        case .besideAll: (width - column.width - 4 - table.width - 3, rest, column.height <= rest)
        case .right: (width - max(column.width, table.width) - 4, rest, column.height + 1 + table.height <= rest)
        case .above: (width, rest - max(column.height, table.height) - 1, column.width + 4 + table.width <= width)
        case .framesBelow: (width - column.width - 4, rest, false)
        case .narrow: (width, max(5, rest - few - 1), false)
        }
      guard isWhole || form == .framesBelow || form == .narrow, columns >= min(width, 24), rows >= 5 else { continue }
      let fit = fit(columns: columns, rows: rows)
      func worth(_ fit: Picture.Fit, _ isWhole: Bool) -> (Int, Int, Double) {
        (-fit.nameless, isWhole ? 1 : 0, fit.area)
      }
      if let best, worth(fit, isWhole) <= worth(best.fit, best.isWhole) { continue }
      // The narrow form hides code.
      if form == .narrow, best != nil { continue }
      best = (form, fit, isWhole)
    }
    let form = best?.form ?? .narrow, scale = (best?.fit ?? fit(columns: width, rows: 5)).scale
    let drawing = picture.drawnInCells(scale: scale)
    let frames = self.table(of: picture, numbers: drawing.numbersInTable(of: picture.boxes.count))
      .canvas(width: width, tall: .max)
    let parts =
      switch form {
      case .besideCode:
        CanvasStack.beside(column, CanvasStack.stacked([drawing.canvas, frames]), gap: 4, width: width)
      case .besideAll:
        CanvasStack.beside(column, CanvasStack.beside(drawing.canvas, frames, width: width), gap: 4, width: width)
      case .right: CanvasStack.beside(CanvasStack.stacked([column, frames]), drawing.canvas, gap: 4, width: width)
      case .above: CanvasStack.stacked([drawing.canvas, CanvasStack.beside(column, frames, gap: 4, width: width)])
      case .framesBelow:
        // The drawing has all names, because the list of frames may be out of sight.
        CanvasStack.beside(column, drawing.canvasWithLegend(width: width - column.width - 4), gap: 4, width: width)
      case .narrow: CanvasStack.stacked([drawing.canvas, code(width: width, rows: few)])
      }
    let legend = drawing.legend(isTabled: form != .narrow, width: width)
    let marks = legend.height == 0 || form == .framesBelow ? [] : [legend]
    guard form == .framesBelow || form == .narrow else { return (parts, marks + [Canvas(changes, width: width)]) }
    // Above the frames, which do not move, are enough rows for most messages.
    var changed = Canvas(width: width, height: width < 60 ? 2 : 1)
    changed.place(Canvas(changes, width: width), x: 0, y: 0)
    return (parts, marks + [changed, frames])
  }

  /// The effect of the last key, or a description of the chosen node.
  var sentence: SpanLine { message.isEmpty ? description : message }

  /// The layout values of the chosen node that its container uses for sharing.
  private var description: SpanLine {
    let name = Span(now.sketch.name(of: chosen), .strong)
    guard let parent = now.placement.parent(of: chosen) else {
      return [name, Span(" is the outermost box: the arrow keys make it larger and smaller.", .faint)]
    }
    let style = now.node(at: chosen).style, isRow = now.node(at: chosen).isChangedInWidth(in: now.node(at: parent))
    let basis =
      switch style.flexBasis {
      case .auto: "auto"
      case .points(let points): numeral(points)
      case .percent(let percent): "\(numeral(percent)) %"
      default: "from its content"
      }
    var line: SpanLine = [name]
    func add(_ head: String, _ value: String) { line += [Span("  \(head) ", .faint), Span(value, .number)] }
    if knows(UInt8(ascii: "+")) { add("grow", numeral(style.flexGrow)) }
    if knows(UInt8(ascii: "s")) { add("shrink", numeral(style.flexShrink)) }
    if knows(UInt8(ascii: "b")) {
      add("basis", basis)
    } else {
      let frame = now.placement.frames[chosen]
      add(isRow ? "width" : "height", numeral(isRow ? frame.width : frame.height, places: 2))
    }
    if case .points(let length) = isRow ? style.minWidth : style.minHeight { add("min", numeral(length)) }
    if case .points(let length) = isRow ? style.maxWidth : style.maxHeight { add("max", numeral(length)) }
    return line
  }

  /// The text, with the lines of the chosen node and the lines that the last key changed.
  ///
  /// - Parameter limit: the maximum number of rows; they include the lines of the chosen node.
  func code(width: Int, rows limit: Int = .max) -> Canvas {
    let lines = now.sketch.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let old = before.map { $0.sketch.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) } ?? []
    let range = now.sketch.ranges[chosen]
    var start = 0, chosenRow = 0
    var rows: [SpanLine] = []
    for (index, line) in lines.enumerated() {
      let end = start + line.count
      let isChosen = now.sketch.ranges.count == 1 || range.lowerBound >= start && range.lowerBound < max(end, start + 1)
      let isChanged = !old.isEmpty && !(old.indices.contains(index) && old[index].elementsEqual(line))
      let isSameCount = old.count == lines.count
      let ink: Ink = isChanged && (isSameCount || !old.contains { $0.elementsEqual(line) }) ? .changed : .code
      let indent = line.prefix { $0 == 0x20 }.count
      let text = String(decoding: line.dropFirst(indent), as: UTF8.self)
      if isChosen { chosenRow = rows.count }
      let mark = Span(isChosen ? "\u{203A} " : "  ", .strong)
      for (piece, part) in text.brokenCode(to: max(10, width - indent - 6)).enumerated() {
        let lead = Span(String(repeating: " ", count: indent + (piece > 0 ? 4 : 0)))
        rows.append([piece == 0 ? mark : Span("  "), lead, Span(part, ink)])
      }
      start = end + 1
    }
    let first = max(0, min(chosenRow - limit / 2, rows.count - limit))
    return Canvas(Array(rows[first..<min(rows.count, first + min(limit, rows.count))]))
  }

  /// The code with blank space after and below it for later changes, so that the picture beside it does not move. Lines
  /// are broken if that gives pictures more space.
  func codeColumn(width: Int, rows: Int = .max) -> Canvas {
    let longest = start.sketch.text.codeLines.map { Characters.columns($0) }.max() ?? 0
    let columns = min(longest + 8, max(26, width - 37)), code = code(width: columns, rows: rows)
    var column = Canvas(width: columns, height: max(code.height, min(rows, start.sketch.text.codeLines.count + 2)))
    column.place(code, x: 0, y: 0)
    return column
  }

  /// The boxes by number; the chosen box and changed boxes are marked.
  private var marked: Picture {
    var picture = now.compared(with: before)
    for index in picture.boxes.indices {
      (picture.boxes[index].number, picture.boxes[index].isNamed) = (index + 1, true)
    }
    picture.boxes[chosen].name = "\u{203A}" + picture.boxes[chosen].name
    picture.boxes[chosen].ink = .chosen
    return picture
  }

  /// The scale of the boxes, which changes only if the bounds grow beyond the largest so far.
  private func fit(columns: Int, rows: Int) -> Picture.Fit {
    Picture.fit([start.picture.withoutNumbers], in: reach, columns: min(columns, 100), rows: min(rows, 30))
  }

  private func table(of picture: Picture, numbers: [String]) -> FrameTable {
    // As wide as the largest bounds so far require, with two decimals.
    let widest = numeral(max(reach.width, reach.height).rounded(.up), places: 0).utf8.count + 3
    return FrameTable(
      rows: picture.boxes.enumerated().map { index, box in
        FrameTable.Row(
          number: numbers.isEmpty ? "" : numbers[index], name: box.name, indent: min(4, depth(of: index)),
          frame: box.frame, ink: box.isChanged ? .changed : .plain)
      }, places: 2, leastColumns: widest)
  }

  /// The frames before the last key.
  private var changes: SpanLine {
    let picture = now.compared(with: before)
    var line: SpanLine = []
    for (node, box) in picture.boxes.enumerated() where box.isChanged {
      line.append(Span("\(box.name) \(note(node, box.frame))  ", .changed))
    }
    return line
  }

  private func depth(of node: Int) -> Int {
    var depth = 0
    var node = now.placement.parent(of: node)
    while let parent = node {
      depth += 1
      node = now.placement.parent(of: parent)
    }
    return depth
  }

  /// The previous frame of a node.
  private func note(_ node: Int, _ frame: Frame) -> String {
    guard let old = before?.placement.frames[node] else { return "" }
    // Widths and heights by their first letters, since many share one line.
    let changes = frame.numbers(unlike: old).map {
      "\(String(decoding: $0.name.utf8.prefix(1), as: UTF8.self)) \(numeral($0.other, places: 2))"
    }
    return "was " + changes.joined(separator: " ")
  }

  /// The drawing with its frames, beside the typed text.
  private func pictures(width: Int, height: Int) -> Canvas {
    let picture = marked
    let table = table(of: picture, numbers: []).canvas(width: width, tall: .max)
    let drawing = picture.drawnInCells(scale: fit(columns: width, rows: max(4, height - table.height - 2)).scale)
    return CanvasStack.stacked([drawing.canvasWithLegend(width: width), table])
  }

  /// The text under the cursor, and its layout.
  private func editing(_ editor: TextEditor, width: Int, height: Int) -> Sheet.Body {
    var longest = 0
    for line in editor.lines { longest = max(longest, line.count) }
    let besides = width - max(30, min(longest + 2, width / 2)) - 3
    let isBeside = besides >= 40
    let columns = isBeside ? width - besides - 3 : width
    let typed = editor.canvas(width: columns, rows: isBeside ? height : max(4, min(editor.lines.count, height - 6)))
    var parts = [typed.canvas]
    if let fault { parts.append(Canvas(fault.lines(width: columns).map { [Span($0, .wrong)] })) }
    let left = CanvasStack.stacked(parts)
    let pictures = pictures(
      width: isBeside ? besides : width, height: max(4, isBeside ? height : height - left.height - 1))
    return Sheet.Body(
      isBeside ? CanvasStack.beside(left, pictures, gap: 3, width: width) : CanvasStack.stacked([left, pictures]),
      cursor: typed.cursor)
  }
}
