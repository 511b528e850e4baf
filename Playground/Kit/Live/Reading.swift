import EagerLayout

/// A lesson while it is read: one page at a time, the answer always on the page after the question.
struct Reading: Sendable {
  /// What there is to see, one after another.
  enum Page: Equatable, Sendable {
    case idea
    case step(Int)
    case experiment, outcome, question, answer
    /// What comes after the reading.
    case end
  }

  let lesson: Lesson
  /// The page that is seen, counted from 0.
  private(set) var place: Int
  private(set) var scroll: Int?
  private(set) var look = Look.page

  init(_ lesson: Lesson, atEnd: Bool = false) {
    self.lesson = lesson
    place = 0
    if atEnd { place = pages.count - 1 }
  }

  var pages: [Page] {
    [.idea] + lesson.steps.indices.map { .step($0) } + [.experiment, .outcome, .question, .answer, .end]
  }

  var page: Page { pages[place] }

  /// What a key asks for that the lesson itself does not do.
  enum Answer: Equatable { case none, live, exercises, leave }

  mutating func press(_ key: Key, showing view: View) -> Answer {
    if let scrolled = view.scrolled(by: key) {
      scroll = scrolled
      return .none
    }
    if case .step = page, look.press(key, pictures: 1) {
      scroll = nil
      return .none
    }
    switch key {
    case .enter, .character(" "), .right, .character("n"):
      // What is out of sight comes first, as in a book.
      if key == .character(" "), let scrolled = view.scrolled(by: .pageDown), scrolled > view.scroll.offset {
        scroll = scrolled
        return .none
      }
      if page == .end { return .exercises }
      turn(to: place + 1)
    case .left, .backspace, .character("b"): turn(to: place - 1)
    case .character("l"): return .live
    case .character("x"): return .exercises
    case .character("q"), .escape, .control("c"): return .leave
    default: break
    }
    return .none
  }

  private mutating func turn(to place: Int) {
    self.place = min(max(0, place), pages.count - 1)
    scroll = nil
    look = .page
  }
}

extension Reading {
  /// The page as a sheet.
  func sheet(status: SpanLine, exercises: SpanLine, hasLive: Bool) -> Sheet {
    var keys = [Sheet.KeyHint("space", next), Sheet.KeyHint("\u{2190}", "back")]
    if hasLive { keys.append(Sheet.KeyHint("l", "live: change it")) }
    if case .step = page { keys += Look.keys(hasFrames: true) }
    if page != .end { keys.append(Sheet.KeyHint("x", "exercises")) }
    keys.append(Sheet.KeyHint("q", "menu"))
    return Sheet(
      title: [
        Span("\(lesson.number) ", .faint), Span(lesson.title, .heading), Span("  \(place + 1)/\(pages.count)", .faint),
      ],
      status: status, keys: keys, scroll: scroll
    ) { width, height in Sheet.Body(canvas(width: width, height: height, exercises: exercises)) }
  }

  private var next: String {
    switch page {
    case .experiment: "what comes of it"
    case .question: "the answer"
    case .end: "exercises"
    default: "go on"
    }
  }

  private func canvas(width: Int, height: Int, exercises: SpanLine) -> Canvas {
    let text = min(width, 76)
    switch page {
    case .idea: return Arrangement.stacked(lesson.idea.map { Canvas($0.line, width: text) })
    case .step(let index): return lesson.canvas(ofStep: index, width: width, height: height, look: look)
    case .experiment: return asking("Try", lesson.experiment, width: text)
    case .outcome: return asking("Try", lesson.experiment, answered: "What comes of it", lesson.outcome, width: text)
    case .question: return asking("Question", lesson.question, width: text)
    case .answer:
      let answer = asking("Question", lesson.question, answered: "Answer", lesson.answer, width: text)
      return Arrangement.stacked([answer] + (lesson.reasons.map { [$0.page(width: text)] } ?? []))
    case .end:
      return Arrangement.stacked([
        Canvas([[Span("That was the idea. Now do it.", .heading)]]), Canvas(exercises, width: text),
      ])
    }
  }

  /// A question, and on the page after it the same with its answer.
  private func asking(
    _ head: String, _ question: Prose, answered: String = "", _ answer: Prose? = nil, width: Int
  ) -> Canvas {
    var parts = [Canvas([[Span(head, .heading)]]), Canvas(question.line, width: width)]
    if let answer {
      parts += [Canvas([[Span(answered, .heading)]]), Canvas(answer.line, width: width)]
    } else {
      parts.append(Canvas([Span("Say it first, aloud or on paper; then go on.", .faint)], width: width))
    }
    return Arrangement.stacked(parts)
  }

  /// The layout to change by hand: that of the step that is seen, or of the last step before that can be.
  var live: Preview? {
    var shown = lesson.steps.count - 1
    if case .step(let index) = page { shown = index } else if page == .idea { shown = 0 }
    for index in lesson.steps.indices.reversed() where index <= shown {
      if let preview = lesson.steps[index].live { return preview }
    }
    return nil
  }
}

extension Lesson {
  /// How a step's code, drawing and table stand on a screen.
  fileprivate enum Form: CaseIterable {
    /// The code on the left; on the right the drawing above the table.
    case besideCode
    /// Code and table on the left, the drawing on the right.
    case right
    /// The drawing above; below it code and table side by side.
    case above
    /// The code above; below it drawing and table side by side.
    case besideTable
    /// One below the other.
    case stacked
  }

  /// A step's code, its drawing with the numbers, and what there is to see in it: as high as is said if it can be, and at the
  /// scale of the lesson's other steps.
  func canvas(ofStep index: Int, width: Int, height: Int, look: Look) -> Canvas {
    let step = steps[index]
    switch look {
    case .page: break
    case .frames: return step.table([]).canvas(width: width, tall: .max)
    case .picture:
      let scale = Picture.fit(pictures, columns: width, rows: max(4, height - 2)).scale
      return step.numbered.drawnInCells(scale: scale).canvasWithLegend(width: width)
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
      // Names come first, then that nothing is out of sight, then size.
      if let other = best, fit.nameless >= other.fit.nameless {
        guard fit.nameless == other.fit.nameless, isWhole || !other.isWhole else { continue }
        guard isWhole != other.isWhole || fit.area > other.fit.area else { continue }
      }
      best = (form, fit, isWhole)
    }
    if let best { return step.canvas(best.form, scale: best.fit.scale, width: width) }
    // One below the other always goes: what has no room then scrolls.
    let scale = Picture.fit(pictures, columns: min(width, 60), rows: 8).scale
    return step.canvas(.stacked, scale: scale, width: width)
  }

  /// The pictures of all steps, which have one scale.
  var pictures: [Picture] { steps.map { $0.picture } }
}

extension Lesson.Step {
  /// The columns and rows that a form leaves for the drawing, and whether all is in sight then.
  fileprivate func room(_ form: Lesson.Form, width: Int, height: Int) -> (columns: Int, rows: Int, isWhole: Bool) {
    let code = Canvas.code(code, newLines: newLines, width: width)
    let numbers = picture.boxes.indices.map { "\($0 + 1)" }
    // A row for the legend, and a free one below each part.
    let rest = height - Canvas(remark.line, width: min(width, 96)).height - 2
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

  fileprivate func canvas(_ form: Lesson.Form, scale: Extent, width: Int) -> Canvas {
    let code = Canvas.code(code, newLines: newLines, width: width)
    let text = Canvas(remark.line, width: min(width, 96))
    let drawing = numbered.drawnInCells(scale: scale), table = table(drawing.numbersInTable(of: picture.boxes.count))
    func drawn(_ width: Int) -> Canvas { drawing.canvasWithLegend(width: width, isTabled: true) }
    switch form {
    case .besideCode:
      let columns = width - code.width - 4
      let pictures = Arrangement.stacked([drawn(columns), table.canvas(width: columns)])
      return Arrangement.stacked([Arrangement.beside(code, pictures, gap: 4, width: width), text])
    case .right:
      let left = Arrangement.stacked([code, table.canvas(width: width)])
      return Arrangement.stacked([
        Arrangement.beside(left, drawn(width - left.width - 4), gap: 4, width: width), text,
      ])
    case .above:
      let below = Arrangement.beside(code, table.canvas(width: width - code.width - 4), gap: 4, width: width)
      return Arrangement.stacked([drawn(width), below, text])
    case .besideTable:
      let table = table.canvas(width: width)
      return Arrangement.stacked([
        code, Arrangement.beside(drawn(width - table.width - 3), table, width: width), text,
      ])
    case .stacked: return Arrangement.stacked([code, drawn(width), table.canvas(width: width), text])
    }
  }
}

extension Lesson.Step {
  /// The layout of its code; nil where that is no layout as text, as where items are added one by one.
  var live: Preview? {
    guard let root = picture.boxes.first?.frame else { return nil }
    var text: [UInt8] = []
    for line in code {
      if line.utf8.starts(with: ".layout(".utf8) { break }
      text += Array(line.utf8) + [0x0A]
    }
    // What a value is called is no part of it.
    if text.starts(with: "let ".utf8), let sign = text.firstIndex(of: UInt8(ascii: "=")) {
      text.removeSubrange(...sign)
    }
    return Preview(String(decoding: text, as: UTF8.self), in: Frame(width: root.width, height: root.height))
  }
}

extension View {
  /// Where the body lies after a key that scrolls it; nil for other keys, and where all is in sight.
  func scrolled(by key: Key) -> Int? {
    let most = scroll.rows - scroll.height
    guard most > 0 else { return nil }
    let page = max(1, scroll.height - 1)
    switch key {
    case .up: return max(0, scroll.offset - 1)
    case .down: return min(most, scroll.offset + 1)
    case .pageUp: return max(0, scroll.offset - page)
    case .pageDown: return min(most, scroll.offset + page)
    case .home: return 0
    case .end: return most
    default: return nil
    }
  }
}
