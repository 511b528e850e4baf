import EagerLayout

extension Solving {
  /// The exercise as a sheet.
  func sheet(title: SpanLine, status: SpanLine) -> Sheet {
    Sheet(
      title: title, status: status,
      goal: look == .page ? head + exercise.goal.line : [], keys: keys,
      scroll: scroll
    ) { width, height in body(width: width, height: height) }
  }

  /// What kind of exercise it is: `Make: `.
  var head: SpanLine {
    let title = exercise.kind.title
    return [Span(title + (title.utf8.last == UInt8(ascii: "?") ? " " : ": "), .heading)]
  }

  private var keys: [Sheet.KeyHint] {
    var keys: [Sheet.KeyHint] = []
    if isSolved {
      keys.append(Sheet.KeyHint("enter", "next"))
    } else if isTyping && editor.isMultiline {
      return [Sheet.KeyHint("tab", "check"), Sheet.KeyHint("esc", "hint and other keys")]
    } else {
      keys.append(editor.isMultiline ? Sheet.KeyHint("c", "check") : Sheet.KeyHint("enter", "check"))
      if !isTyping { keys.append(Sheet.KeyHint("e", "edit")) }
      if hints < exercise.hints.count {
        keys.append(Sheet.KeyHint("h", hints == 0 ? "hint" : "hint \(hints + 1) of \(exercise.hints.count)"))
      }
      if editor.isMultiline { keys.append(Sheet.KeyHint("r", "start again")) }
    }
    if maySeeSolution && !showsSolution { keys.append(Sheet.KeyHint("s", "solution")) }
    if isSolved || showsSolution {
      keys += [Sheet.KeyHint("w", "why"), Sheet.KeyHint("l", "live")]
    }
    let looks = looks
    if looks.pictures > 0 { keys += Look.keys(hasFrames: looks.hasFrames) }
    if !isSolved { keys.append(Sheet.KeyHint("n", "next")) }
    return keys + [Sheet.KeyHint("b", "back"), Sheet.KeyHint("q", "menu")]
  }

  private func body(width: Int, height: Int) -> Sheet.Body {
    if let canvas = looked(width: width, height: height) { return Sheet.Body(canvas) }
    let text = min(width, 84)
    var parts = Stack(width: width)
    let replies = self.replies(width: text)
    switch exercise.form {
    case .layout(let wanted):
      let room = max(6, height - replies.reduce(0) { $0 + $1.height + 1 })
      let workshop = workshop(wanted, width: width, height: room)
      parts.add(workshop.canvas, cursor: isTyping ? workshop.cursor : nil)
    case .numbers(let labels):
      parts.add(shown(width: width, height: height))
      if !exercise.lines.isEmpty { parts.add(lines(width: text)) }
      let field = field(labels, width: text)
      parts.add(field.canvas, cursor: field.cursor)
    case .choice(let choices):
      parts.add(shown(width: width, height: height))
      if !exercise.lines.isEmpty { parts.add(lines(width: text)) }
      parts.add(choicesList(choices, width: text))
      let field = field(["Number of the step"], width: text)
      parts.add(field.canvas, cursor: field.cursor)
    }
    for reply in replies { parts.add(reply, isFocus: true) }
    if case .right(let success) = verdict, let reasons = success.reasons { parts.add(reasons.page(width: text)) }
    return parts.body
  }

  /// The layout it is about: its code, and if frames are not what is asked for, its picture.
  func shown(width: Int, height: Int) -> Canvas {
    let code = Canvas.code(exercise.code.codeLines, width: width)
    let besides = width - code.width - 4, columns = min(60, besides >= 34 ? besides : width)
    let bounds: SpanLine = [
      Span("in a width of ", .faint), Span(numeral(exercise.bounds.width), .number), Span(" and a height of ", .faint),
      Span(numeral(exercise.bounds.height), .number),
    ]
    guard let picture else { return Arrangement.stacked([code, Canvas(bounds, width: width)], gap: 0) }
    let drawing = picture.drawnInCells(columns: columns, rows: max(8, height / 2)).canvasWithLegend(width: columns)
    return Arrangement.beside(
      code, Arrangement.stacked([Canvas(bounds, width: columns), drawing], gap: 0), gap: 4, width: width)
  }

  /// The picture of the layout it is about. Sizes would be the answer: it comes after the first try, and shows them once they
  /// are found.
  private var picture: Picture? {
    guard isSolved || showsSolution || failures > 0, let trial = Preview(exercise.code, in: exercise.bounds) else {
      return nil
    }
    var picture = trial.picture.withoutNumbers
    if !isSolved && !showsSolution {
      for index in picture.boxes.indices { picture.boxes[index].detail = "?" }
    }
    return picture
  }

  /// Which of the two is seen where there is room for one: what is wanted until something is changed, then what that gives, and
  /// the other at a key.
  private var prefersYours: Bool { editor.text.utf8.elementsEqual(exercise.code.utf8) == showsOther }

  /// What is wanted and what is there; nil where no layout is asked for.
  private var comparing: Comparing? {
    guard case .layout(let wanted) = exercise.form else { return nil }
    return Comparing(wanted: wanted, got: Preview(editor.text, in: exercise.bounds)?.picture)
  }

  /// How many pictures there are to look at, and whether their frames may be seen.
  var looks: (pictures: Int, hasFrames: Bool) {
    if let comparing { return (comparing.count, true) }
    return (picture == nil ? 0 : 1, isSolved || showsSolution)
  }

  /// The pictures by themselves, or their frames.
  private func looked(width: Int, height: Int) -> Canvas? {
    switch look {
    case .page: return nil
    case .frames:
      if let comparing { return comparing.frames(width: width) }
      let rows = picture?.boxes.map { FrameTable.Row(name: $0.name, frame: $0.frame) } ?? []
      return FrameTable(rows: rows).canvas(width: width, tall: .max)
    case .picture(let index):
      if let comparing { return comparing.canvas(of: index, width: width, height: height, key: "z") }
      return picture?.drawnInCells(columns: width, rows: max(4, height - 2)).canvasWithLegend(width: width)
    }
  }

  /// The arithmetic or the steps so far.
  func lines(width: Int) -> Canvas {
    Arrangement.stacked(exercise.lines.map { Canvas($0.line, width: width - 2) }, gap: 0, indent: 2)
  }

  func choicesList(_ choices: [Prose], width: Int) -> Canvas {
    Arrangement.stacked(
      choices.enumerated().map { index, choice in
        Canvas([Span("\(index + 1)  ", .strong)] + choice.line, width: width)
      }, gap: 0)
  }

  /// The names of the numbers that are asked for.
  func asked(_ labels: [Prose], width: Int) -> Canvas {
    var asked: SpanLine = []
    for (index, label) in labels.enumerated() { asked += (index > 0 ? [Span(", ")] : []) + label.line }
    if labels.count > 1 { asked.append(Span(" (a space between them)", .faint)) }
    return Canvas(asked, width: width)
  }

  /// What to type, and where.
  private func field(_ labels: [Prose], width: Int) -> (canvas: Canvas, cursor: (x: Int, y: Int)?) {
    let head = asked(labels, width: width)
    let typed = editor.canvas(width: max(8, width - 3), rows: 1, ink: .strong)
    var line = Canvas(width: width, height: 1)
    line.write("> ", x: 0, y: 0, ink: .strong)
    line.place(typed.canvas, x: 2, y: 0)
    let canvas = Arrangement.stacked([head, line], gap: 0)
    return (canvas, isTyping && !isSolved ? (typed.cursor.x + 2, head.height) : nil)
  }

  /// The editor, what it gives, and what is wanted.
  private func workshop(_ wanted: Picture, width: Int, height: Int) -> (canvas: Canvas, cursor: (x: Int, y: Int)?) {
    let typed = Typed(editor.text, in: exercise.bounds)
    var longest = 0
    for line in editor.lines { longest = max(longest, line.count) }
    let besides = width - max(30, min(longest + 2, width / 2)) - 3
    let isBeside = besides >= 34
    let columns = isBeside ? width - besides - 3 : width
    let code = editor.canvas(
      width: columns, rows: isBeside ? max(4, height) : max(3, min(editor.lines.count, height / 2)))
    var left = Canvas(width: columns, height: code.canvas.height)
    left.place(code.canvas, x: 0, y: 0)
    if let remark = typed.remark, verdict == nil {
      left = Arrangement.stacked([left, Canvas([Span(remark, .faint)], width: columns)], gap: 0)
    }
    let pictures = Comparing(wanted: wanted, got: typed.preview?.picture)
      .canvas(
        width: min(100, isBeside ? besides : width), height: isBeside ? height : height - left.height - 1,
        preferred: prefersYours ? 1 : 0)
    guard isBeside else { return (Arrangement.stacked([left, pictures]), code.cursor) }
    return (Arrangement.beside(left, pictures, gap: 3, width: width), code.cursor)
  }

  /// What is said about the answer, and what helps.
  func replies(width: Int) -> [Canvas] {
    var replies: [Canvas] = []
    switch verdict {
    case .right(let success):
      replies.append(Canvas([Span("\u{2713} Right. ", .right)] + success.words.line, width: width))
    case .wrong(let reply):
      replies.append(Canvas([Span("Not yet. ", .wrong)] + reply.words.line, width: width))
      if let comparison = reply.comparison, comparison.bounds != exercise.bounds {
        let head: SpanLine = [
          Span("In ", .faint), Span(numeral(comparison.bounds.width), .number), Span(" \u{D7} ", .faint),
          Span(numeral(comparison.bounds.height), .number),
        ]
        replies.append(
          Arrangement.stacked(
            [
              Canvas(head, width: width),
              Comparing(wanted: comparison.wanted, got: comparison.got).canvas(width: min(width, 60), height: 8),
            ], gap: 0))
      }
    case .unclear(let words): replies.append(Canvas(words.line, width: width))
    case .fault(let fault): replies.append(Canvas(fault.lines(width: width).map { [Span($0, .wrong)] }))
    case nil: break
    }
    for (index, hint) in exercise.hints.prefix(hints).enumerated() {
      replies.append(Canvas([Span("Hint \(index + 1): ", .heading)] + hint.line, width: width))
    }
    if showsSolution {
      replies.append(
        Arrangement.stacked(
          [Canvas([[Span("Solution", .heading)]]), .code(exercise.solution.codeLines, width: width)], gap: 0))
    }
    return replies
  }
}

/// What a text is while it is typed: a layout, or why not.
private struct Typed {
  var preview: Preview?
  var remark: String?

  init(_ text: String, in bounds: Frame) {
    do throws(SketchFault) {
      preview = Preview(try Sketch(text), in: bounds)
    } catch {
      remark = error.message
    }
  }
}

/// Parts of a body, one below the other, with where the cursor is and what is to be in sight.
private struct Stack {
  let width: Int
  private var parts: [Canvas] = []
  private var height = 0
  private var cursor: (x: Int, y: Int)?
  private var focus: Range<Int>?

  init(width: Int) { self.width = width }

  mutating func add(_ canvas: Canvas, cursor: (x: Int, y: Int)? = nil, isFocus: Bool = false) {
    if let cursor { self.cursor = (cursor.x, height + cursor.y) }
    if isFocus { focus = (focus?.lowerBound ?? height)..<height + canvas.height }
    parts.append(canvas)
    height += canvas.height + 1
  }

  var body: Sheet.Body { Sheet.Body(Arrangement.stacked(parts), cursor: cursor, focus: focus) }
}

extension String {
  /// The lines, empty ones too.
  var codeLines: [String] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}
