import EagerLayout
import PlaygroundKit

extension Attempt {
  func sheet(title: SpanLine, status: SpanLine) -> Sheet {
    var sheet = Sheet(
      title: title, status: status,
      goal: displayMode == .page ? head + exercise.goal.line : [], keyHints: keyHints,
      scrollOffset: scrollOffset
    ) { width, height in body(width: width, height: height) }
    if live != nil {
      if !isAnswerShown { sheet.goalKey = "?" }
    } else if isTyping && editor.isMultiline {
      sheet.goalKey = "esc"
    }
    if escapeWasPressed || live == nil && !isTyping && !isSolved && exercise.kind != .guess {
      sheet.notice = [Span("Press Escape again for the menu. Your work is kept.", .faint)]
    }
    return sheet
  }

  /// The heading of the goal: the kind of the exercise, as in `Make: `.
  var head: SpanLine { [Span(exercise.kind.title + ": ", .heading)] }

  private var keyHints: [KeyHint] {
    if let live { return isAnswerShown ? Self.reachedKeys : reachingKeys(live) }
    var keyHints: [KeyHint] = []
    if isSolved {
      keyHints.append(KeyHint("enter", "next", "goes on to the next exercise"))
    } else if isTyping && editor.isMultiline {
      return [
        KeyHint("tab", "check", "checks your layout"),
        KeyHint("^_ ^Y", "undo, redo", "Control-_ undoes the last change, and Control-Y restores it"),
        KeyHint("^P", "other picture", "Control-P switches between your picture and the expected one"),
        KeyHint("esc", "other keys", "stops typing, so that letters are commands, such as for hints and the menu"),
      ]
    } else {
      keyHints.append(
        editor.isMultiline
          ? KeyHint("tab", "check", "checks your layout")
          : KeyHint("enter", "check", "goes to the next empty number; if none is empty, checks the answer"))
      if isTyping && fields.count > 1 {
        keyHints.append(KeyHint("tab", "next number", "goes to the next number; with Shift, to the previous one"))
      }
      if !isTyping {
        keyHints.append(KeyHint("e", editor.isMultiline ? "edit" : "type", "continues typing the answer"))
      }
      if hints < exercise.hints.count { keyHints.append(hintKey) }
      if maySeeSolution && !showsSolution { keyHints.append(Self.solutionKey) }
      if isTyping {
        return keyHints + [
          KeyHint("esc", "other keys", "stops typing, so that letters are commands, such as for pictures and the menu")
        ]
      }
      if editor.isMultiline { keyHints.append(KeyHint("r", "start again", "starts again with the original text")) }
    }
    if isSolved && maySeeSolution && !showsSolution { keyHints.append(Self.solutionKey) }
    if isSolved || showsSolution { keyHints += [Self.whyKey, Self.liveKey] }
    let availablePictures = availablePictures
    if availablePictures.pictures > 0 { keyHints.append(DisplayMode.key) }
    if !isSolved { keyHints.append(Self.skipKey) }
    return keyHints + [
      Self.backKey, Self.menuKey,
    ]
  }

  // Hints for keys that work in all exercises.

  var hintKey: KeyHint {
    let count = exercise.hints.count
    return KeyHint(
      "h", hints == 0 ? "hint" : "hint \(hints + 1) of \(count)",
      "shows the next hint; \(hints) of \(count) are shown. For three stars, use none")
  }
  static var solutionKey: KeyHint {
    KeyHint("!", "solution", "shows the solution; a later review repeats the exercise")
  }
  static var whyKey: KeyHint { KeyHint("w", "why", "explains the sizes step by step") }
  static var liveKey: KeyHint { KeyHint("l", "live", "opens the layout, so that you can change it") }
  static var skipKey: KeyHint { KeyHint("n", "next exercise", "goes on to the next exercise without solving this one") }
  static var backKey: KeyHint { KeyHint("backspace", "back", "goes back to the previous exercise, or to the lesson") }
  static var menuKey: KeyHint { KeyHint("q", "leave", "goes to the menu, as Escape does; your work is kept") }

  private func body(width: Int, height: Int) -> Sheet.Body {
    if let canvas = fullScreen(width: width, height: height) { return Sheet.Body(canvas) }
    let textWidth = Sheet.textColumns(of: width)
    var parts = BodyStack(width: width)
    let replies = self.replies(width: textWidth)
    // Reserves a few rows for replies, so that the pictures do not move when a reply appears. Longer replies scroll.
    let rows = height - min(3, height / 4)
    // Scrolls to the replies after a new reply, and while no answer is being typed.
    let focusIsReplies = hasNewReply || !isTyping
    if let live, !isAnswerShown {
      parts.add(reachingCanvas(live, width: width, height: max(8, rows)))
    } else if case .layout(let expected) = exercise.form {
      let layoutEditor = layoutEditor(expected, width: width, height: max(6, rows))
      parts.add(layoutEditor.canvas, cursor: isTyping ? layoutEditor.cursor : nil)
    } else {
      let form = answerForm(width: textWidth)
      parts.showsTop = exercise.kind == .guess && isUntouched
      parts.add(layoutCanvas(width: width, height: rows - form.canvas.height - 1))
      parts.add(form.canvas, cursor: form.cursor, isFocus: !focusIsReplies)
    }
    for reply in replies { parts.add(reply, isFocus: focusIsReplies) }
    if exercise.kind != .guess, case .right(let success) = verdict, let reasons = success.reasons {
      parts.add(reasons.page(width: textWidth))
    }
    return parts.body
  }

  /// The form for numbers and choices, and the position of the cursor. A field replaces each blank of the lines, or
  /// follows each label.
  private func answerForm(width: Int) -> (canvas: Canvas, cursor: (x: Int, y: Int)?) {
    var rows: [SpanLine] = [], nextField = 0
    var cursor: (x: Int, y: Int)?
    func add(_ line: SpanLine, indent: Int) {
      for row in filledBlanks(line, from: nextField).wrapped(to: width - indent) {
        var x = indent
        for span in row {
          if span.text.utf8.first == UInt8(ascii: "[") {
            if nextField == field { cursor = (x + 1 + editor.column, rows.count) }
            nextField += 1
          }
          x += Characters.columns(span.text)
        }
        rows.append([Span(String(repeating: " ", count: indent))] + row)
      }
    }
    for line in exercise.lines { add(line.line, indent: 2) }
    switch exercise.form {
    case .choice(let choices):
      if !rows.isEmpty { rows.append([]) }
      for (index, choice) in choices.enumerated() {
        let number = "\(index + 1)", isRight = isAnswerShown && number.utf8.elementsEqual(exercise.solution.utf8)
        let mark = isRight ? "\u{2713}" : index + 1 == chosen ? "\u{203A}" : "\u{A0}"
        add([Span("\(mark)\u{A0}\(number)\u{A0}\u{A0}", isRight ? .right : .strong)] + choice.line, indent: 0)
      }
      rows.append([])
      add([Span("Your choice, 1 to \(choices.count): "), Span("[?]")], indent: 0)
    case .numbers(let labels):
      if exercise.lines.isEmpty { for label in labels { add(label.line + [Span(" = "), Span("[?]")], indent: 0) } }
    case .layout: break
    }
    return (Canvas(rows), isTyping ? cursor : nil)
  }

  /// A line with fields in place of its blanks. The first blank belongs to the field with the index `first`.
  private func filledBlanks(_ line: SpanLine, from first: Int) -> SpanLine {
    var spans: SpanLine = [], nextField = first
    for span in line {
      var piece: [UInt8] = []
      for byte in span.text.utf8 {
        piece.append(byte)
        guard piece.suffix(3).elementsEqual("[?]".utf8) else { continue }
        spans += [Span(String(decoding: piece.dropLast(3), as: UTF8.self), span.ink), fieldSpan(nextField)]
        (piece, nextField) = ([], nextField + 1)
      }
      spans.append(Span(String(decoding: piece, as: UTF8.self), span.ink))
    }
    return spans
  }

  /// A field, such as `[180]`, by its index.
  private func fieldSpan(_ index: Int) -> Span {
    let text = fields[index].text, isCurrent = isTyping && index == field
    guard isCurrent || !fields[index].isEmpty else { return Span("[?]", .faint) }
    let padding = String(repeating: "\u{A0}", count: isCurrent ? max(1, 4 - text.utf8.count) : 0)
    // After a wrong answer, a mark after each number shows whether it is right.
    if case .wrong = verdict, exercise.kind != .guess, case .numbers(let values, _) = exercise.answerKey,
      index < values.count,
      let typed = TypedNumber.all(in: text), typed.count == 1
    {
      let isRight = typed[0].isEqual(to: values[index])
      return Span("[\(text)\(padding)]\u{A0}\(isRight ? "\u{2713}" : "\u{2260}")", isRight ? .right : .wrong)
    }
    return Span("[\(text)\(padding)]", isCurrent ? replacesField && !text.utf8.isEmpty ? .chosen : .strong : .number)
  }

  /// The layout of the exercise: its code and its bounds, with the picture if it may be shown. The picture is beside
  /// the code, or with few columns below it.
  func layoutCanvas(width: Int, height: Int) -> Canvas {
    let code = Canvas.code(exercise.code.codeLines, width: width)
    let picturesWidth = width - code.width - 4, isSideBySide = picturesWidth >= 26,
      columns = min(60, isSideBySide ? picturesWidth : width)
    let bounds = exercise.bounds.inWords
    guard let picture else { return CanvasStack.stacked([code, Canvas(bounds, width: width)], gap: 0) }
    let rows = isSideBySide ? max(code.height, height) - 3 : height - code.height - 4
    let fit = Picture.fit([picture], columns: columns, rows: max(5, min(rows, height / 2 + 4)))
    let drawing = picture.drawnInCells(scale: fit.scale).canvasWithLegend(width: columns)
    return CanvasStack.beside(
      code, CanvasStack.stacked([Canvas(bounds, width: columns), drawing], gap: 0), gap: 4, width: width)
  }

  /// The picture of the exercise's layout, with sizes once the answer is shown. `nil` before the first wrong answer in
  /// exercises that ask for a step or for arithmetic, which the picture would reveal.
  var picture: Picture? {
    guard isAnswerShown || failures > 0 || exercise.kind == .guess || exercise.kind == .predict else { return nil }
    let picture = exercise.example.picture.withoutNumbers
    // The sizes are also shown for a guess with choices, since the choices are about sizes.
    return isAnswerShown || exercise.kind == .guess && exercise.isChoice ? picture : picture.withoutSizes
  }

  /// Whether the learner's picture is shown if only one picture fits. It is shown after a change of the text; Control-P
  /// inverts this.
  private var prefersLearnersPicture: Bool { editor.text.utf8.elementsEqual(exercise.code.utf8) == swapsPictures }

  /// The expected layout and the current one; nil if the exercise does not expect a layout.
  private var comparison: PictureComparison? {
    guard case .layout(let expected) = exercise.form else { return nil }
    return PictureComparison(
      expected: expected, actual: (live?.current ?? Preview(editor.text, in: exercise.bounds))?.picture)
  }

  /// The number of pictures that `f` shows, and whether it also shows their frames.
  var availablePictures: (pictures: Int, hasFrames: Bool) {
    if let comparison { return (comparison.count, true) }
    return (picture == nil ? 0 : 1, isSolved || showsSolution)
  }

  /// A picture on the whole screen, or the frames, depending on ``displayMode``; `nil` for the page.
  private func fullScreen(width: Int, height: Int) -> Canvas? {
    switch displayMode {
    case .page: return nil
    case .frames:
      if let comparison { return comparison.frames(width: width) }
      let rows = picture?.boxes.map { FrameTable.Row(name: $0.name, frame: $0.frame) } ?? []
      return FrameTable(rows: rows).canvas(width: width, maxRows: .max)
    case .picture(let index):
      if let comparison { return comparison.canvas(of: index, width: width, height: height, key: "f") }
      return picture?.drawnInCells(columns: width, rows: max(4, height - 2)).canvasWithLegend(width: width)
    }
  }

  /// The editor of a layout, with the pictures of the typed layout and the expected one.
  private func layoutEditor(_ expected: Picture, width: Int, height: Int) -> (canvas: Canvas, cursor: (x: Int, y: Int)?)
  {
    let typed = TypedLayout(editor.text, in: exercise.bounds)
    var longestLine = 0
    for line in editor.lines { longestLine = max(longestLine, line.count) }
    let picturesWidth = width - max(30, min(longestLine + 2, width / 2)) - 3
    let isSideBySide = picturesWidth >= 34
    let columns = isSideBySide ? width - picturesWidth - 3 : width
    let code = editor.canvas(
      width: columns, rows: isSideBySide ? max(4, height) : max(3, min(editor.lines.count, height / 2)))
    var left = code.canvas
    if let fault = typed.fault, verdict == nil {
      left = CanvasStack.stacked([left, Canvas([Span(fault, .faint)], width: columns)], gap: 0)
    }
    let comparison = PictureComparison(expected: expected, actual: typed.preview?.picture),
      preferred = prefersLearnersPicture ? 1 : 0
    let pictureColumns = min(100, isSideBySide ? picturesWidth : width),
      rows = isSideBySide ? height : height - left.height - 1
    // With Control-P, a single picture is shown even if both fit.
    let pictures =
      swapsPictures
      ? comparison.canvas(of: preferred, width: pictureColumns, height: rows, key: "control-p")
      : comparison.canvas(width: pictureColumns, height: rows, preferred: preferred)
    guard isSideBySide else { return (CanvasStack.stacked([left, pictures]), code.cursor) }
    return (CanvasStack.beside(left, pictures, gap: 3, width: width), code.cursor)
  }

  /// The verdict on a guess, and the answer.
  private func guessAnswer(width: Int) -> Canvas {
    var head: SpanLine = []
    switch verdict {
    case .right: head = [Span("\u{2713} Right. ", .right)]
    case .wrong(let reply):
      head = [Span("Not quite. ", .wrong)]
      if reply.words.line.columns > 0 { head += reply.words.line + [Span(" ")] }
    default: if exercise.isChoice { head = [Span("\u{2713} \(exercise.solution). ", .right)] }
    }
    return Canvas(head + exercise.success.words.line, width: width)
  }

  /// The reply to the answer, the hints, and the solution if it is shown.
  func replies(width: Int) -> [Canvas] {
    var replies: [Canvas] = []
    if exercise.kind == .guess, isAnswerShown { return [guessAnswer(width: width)] }
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
          CanvasStack.stacked(
            [
              Canvas(head, width: width),
              PictureComparison(expected: comparison.expected, actual: comparison.actual).canvas(
                width: min(width, 60), height: 8),
            ], gap: 0))
      }
    case .unclear(let words): replies.append(Canvas(words.line, width: width))
    case .fault(let fault): replies.append(Canvas(fault.lines(width: width).map { [Span($0, .wrong)] }))
    case nil: break
    }
    let shownHints = exercise.hints.prefix(hints).enumerated().map { index, hint in
      Canvas([Span("Hint \(index + 1): ", .heading)] + hint.line, width: width)
    }
    if !shownHints.isEmpty { replies.append(CanvasStack.stacked(shownHints, gap: 0)) }
    if showsSolution {
      replies.append(
        CanvasStack.stacked(
          [Canvas([[Span("Solution", .heading)]]), .code(exercise.solution.codeLines, width: width)], gap: 0))
    }
    return replies
  }
}

/// The layout of a text that is being typed, or the fault in the text.
private struct TypedLayout {
  var preview: Preview?
  var fault: String?

  init(_ text: String, in bounds: Frame) {
    do throws(SketchFault) {
      preview = Preview(try Sketch(text), in: bounds)
    } catch {
      fault = "line \(error.line), column \(error.column): \(error.message)"
    }
  }
}

/// Stacks the parts of a body, and stores the position of the cursor and the rows of the focus.
private struct BodyStack {
  let width: Int
  private var parts: [Canvas] = []
  private var height = 0
  private var cursor: (x: Int, y: Int)?
  private var focus: Range<Int>?
  /// Whether the first row is visible rather than the focus.
  var showsTop = false

  init(width: Int) { self.width = width }

  mutating func add(_ canvas: Canvas, cursor: (x: Int, y: Int)? = nil, isFocus: Bool = false) {
    if let cursor { self.cursor = (cursor.x, height + cursor.y) }
    if isFocus { focus = (focus?.lowerBound ?? height)..<height + canvas.height }
    parts.append(canvas)
    height += canvas.height + 1
  }

  var body: Sheet.Body { Sheet.Body(CanvasStack.stacked(parts), cursor: cursor, focus: showsTop ? 0..<1 : focus) }
}
