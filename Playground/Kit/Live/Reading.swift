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
    case .character("q"), .escape: return .leave
    default: break
    }
    return .none
  }

  private mutating func turn(to place: Int) {
    self.place = min(max(0, place), pages.count - 1)
    scroll = nil
  }
}

extension Reading {
  /// The page as a sheet.
  func sheet(status: SpanLine, exercises: SpanLine, hasLive: Bool) -> Sheet {
    var keys = [Sheet.KeyHint("space", next), Sheet.KeyHint("\u{2190}", "back")]
    if hasLive { keys.append(Sheet.KeyHint("l", "live: change it")) }
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
    case .step(let index): return lesson.steps[index].canvas(width: width, height: height)
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

extension Lesson.Step {
  /// The code, its picture with the numbers, and what there is to see in it: side by side where there is room, and as high as
  /// is said if it can be.
  func canvas(width: Int, height: Int) -> Canvas {
    let code = Canvas.code(code, newLines: newLines, width: width)
    let text = Canvas(remark.line, width: min(width, 96))
    let besides = width - code.width - 4
    let pictures =
      besides >= 34
      ? self.pictures(width: besides, height: height - text.height - 1)
      : self.pictures(width: width, height: height - text.height - code.height - 2)
    return Arrangement.stacked([Arrangement.beside(code, pictures, gap: 4, width: width), text])
  }

  /// The drawing and the table: side by side where there is room.
  private func pictures(width: Int, height: Int) -> Canvas {
    func drawing(_ columns: Int, _ rows: Int) -> CellDrawing {
      numbered.drawnInCells(columns: min(columns, 60), rows: min(16, max(5, rows)))
    }
    let wide = drawing(max(34, width / 2), height)
    let table = table(wide).canvas(width: width)
    if wide.canvas.width + 3 + table.width <= width { return Arrangement.beside(wide.canvas, table, width: width) }
    let narrow = drawing(width, height - table.height - 1)
    return Arrangement.stacked([narrow.canvas, self.table(narrow).canvas(width: width)])
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
