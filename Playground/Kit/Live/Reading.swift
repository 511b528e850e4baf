import EagerLayout

/// A lesson while it is read: one page at a time. What is asked is guessed, and what is to be tried is done, on its page;
/// what comes of it is told there.
struct Reading: Sendable {
  /// What there is to see, one after another.
  enum Page: Equatable, Sendable {
    case puzzle, idea
    case step(Int)
    case experiment, question
    /// What comes after the reading.
    case end
  }

  let lesson: Lesson
  /// The page that is seen, counted from 0.
  private(set) var place: Int
  private(set) var scroll: Int?
  /// The guesses, once begun.
  private var puzzle: Solving
  private var question: Solving
  /// The layout to change by hand.
  private(set) var trying: Live?
  /// Whether it is told what comes of the change.
  private(set) var isOutcomeTold = false
  private(set) var look = Look.page

  init(_ lesson: Lesson, atEnd: Bool = false) {
    self.lesson = lesson
    puzzle = Solving(lesson.puzzle)
    question = Solving(lesson.question)
    trying = lesson.experiment.live(keys: lesson.keys)
    place = 0
    if atEnd { place = pages.count - 1 }
  }

  var pages: [Page] {
    let steps = lesson.steps.indices.map { Page.step($0) }
    return [.puzzle, .idea] + steps + [.experiment, .question, .end]
  }

  var page: Page { pages[place] }

  /// What is guessed on the page; nil where nothing is.
  var guess: Solving? {
    switch page {
    case .puzzle: puzzle
    case .question: question
    default: nil
    }
  }

  /// Whether letters are typed into the text of the layout on the page.
  var isTyping: Bool { page == .experiment && trying?.editor != nil }

  /// Whether the layout on the page has become what it was to become.
  var isTried: Bool {
    guard let trying, trying.before != nil else { return false }
    let result = lesson.experiment.result, frames = trying.now.placement.frames
    return frames.count == result.frames.count && zip(frames, result.frames).allSatisfy { $0.isSame(as: $1) }
  }

  /// What a key asks for that the lesson itself does not do.
  enum Answer: Sendable {
    case none, live, exercises, leave
    case why(Preview, node: Int)
  }

  mutating func press(_ key: Key, showing view: View) -> Answer {
    if page == .experiment, trying != nil { return tryOut(key, showing: view) }
    if let guess, !guess.isTold {
      // Space goes on everywhere: with a guess that is made, by checking it.
      let key = key == .character(" ") && guess.isComplete ? .enter : key
      if isForGuess(key, guess) {
        scroll = nil
        change { _ = $0.press(key, showing: view) }
        return .none
      }
      // Nobody turns a page to be told an answer.
      if key == .right { return .none }
    }
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
      return goOn()
    case .left, .backspace, .character("b"): turn(to: place - 1)
    // Before it is told, that would be the answer.
    case .character("l"): return guess?.isTold ?? true ? .live : .none
    case .character("x"): return .exercises
    case .character("q"), .escape: return .leave
    default: break
    }
    return .none
  }

  /// To the next page, or first to what this one has to tell.
  private mutating func goOn() -> Answer {
    if page == .end { return .exercises }
    if let guess, !guess.isTold {
      change { $0.tell() }
    } else if page == .experiment, !isOutcomeTold {
      isOutcomeTold = true
    } else {
      turn(to: place + 1)
    }
    scroll = nil
    return .none
  }

  /// A key on the page where a layout is changed.
  private mutating func tryOut(_ key: Key, showing view: View) -> Answer {
    guard var live = trying else { return .none }
    if live.editor == nil {
      switch key {
      case .enter, .character(" "), .character("n"): return goOn()
      case .backspace:
        turn(to: place - 1)
        return .none
      default: break
      }
    }
    let answer = live.press(key, showing: view)
    trying = live
    // Who has done it is told at once.
    if isTried { isOutcomeTold = true }
    switch answer {
    case .none: return .none
    case .leave: return .leave
    case .why: return .why(live.now, node: live.chosen)
    }
  }

  /// Whether a key belongs to the guess: all that writes does, and what changes or checks what is written.
  private func isForGuess(_ key: Key, _ guess: Solving) -> Bool {
    let isWritten = guess.fields.contains { !$0.isEmpty }
    switch key {
    case .character("0"..."9"), .character("."), .character("-"), .character("/"), .tab, .backTab, .paste: return true
    case .up, .down: return guess.exercise.isChoice || guess.fields.count > 1
    // Between two numbers; in a field that is still empty it asks for the answer.
    case .character(" "): return !guess.editor.isEmpty
    case .left, .right: return isWritten && !guess.exercise.isChoice
    case .enter, .backspace, .delete: return isWritten
    default: return false
    }
  }

  private mutating func change(_ change: (inout Solving) -> Void) {
    if page == .question { change(&question) } else { change(&puzzle) }
  }

  private mutating func turn(to place: Int) {
    self.place = min(max(0, place), pages.count - 1)
    scroll = nil
    look = .page
  }
}

extension Lesson.Experiment {
  /// The layout to change, its item chosen.
  fileprivate func live(keys: String) -> Live? {
    guard let preview = Preview(start.code, in: start.bounds) else { return nil }
    return Live(preview, title: "", choosing: preview.sketch.node(named: item) ?? 0, keys: keys)
  }
}

extension Reading {
  /// The page as a sheet.
  func sheet(status: SpanLine, exercises: SpanLine, hasLive: Bool) -> Sheet {
    let title: SpanLine = [
      Span("\(lesson.number) ", .faint), Span(lesson.title, .heading), Span("  \(place + 1)/\(pages.count)", .faint),
    ]
    if let guess { return guessing(guess, title: title, status: status) }
    if page == .experiment, let trying { return sheet(trying, title: title, status: status) }
    var keys = [Sheet.KeyHint("space", page == .end ? "exercises" : "go on"), Sheet.KeyHint("\u{2190}", "back")]
    if hasLive { keys.append(Sheet.KeyHint("l", "live: change it")) }
    if case .step = page { keys += Look.keys(hasFrames: true) }
    if page != .end { keys.append(Sheet.KeyHint("x", "exercises")) }
    keys.append(Sheet.KeyHint("q", "menu"))
    return Sheet(title: title, status: status, keys: keys, scroll: scroll) { width, height in
      Sheet.Body(canvas(width: width, height: height, exercises: exercises))
    }
  }

  /// What is asked, with its layout, and once a guess is made or renounced, what the answer is.
  private func guessing(_ guess: Solving, title: SpanLine, status: SpanLine) -> Sheet {
    var sheet = guess.sheet(title: title, status: status)
    sheet.goal = [Span(page == .puzzle ? "A puzzle first: " : "Question: ", .heading)] + guess.exercise.goal.line
    sheet.keys = guess.isTold ? [Sheet.KeyHint("space", "go on")] : [Sheet.KeyHint("enter", "check your guess")]
    if !guess.isTold, !guess.isComplete {
      sheet.keys.append(Sheet.KeyHint("space", guess.editor.isEmpty ? "tell me" : "next number"))
    }
    let turnsBack = guess.isTold || !isForGuess(.left, guess)
    sheet.keys += [
      Sheet.KeyHint(turnsBack ? "\u{2190}" : "b", "back"), Sheet.KeyHint("x", "exercises"), Sheet.KeyHint("q", "menu"),
    ]
    sheet.scroll = scroll
    if page == .question, guess.isTold, let reasons = lesson.reasons {
      let body = sheet.body
      sheet.body = { width, height in
        var all = body(width, height)
        all.canvas = Arrangement.stacked([all.canvas, reasons.page(width: min(width, 100))])
        return all
      }
    }
    return sheet
  }

  /// The layout under the learner's hands, with what is to be done to it above and what comes of that below.
  private func sheet(_ live: Live, title: SpanLine, status: SpanLine) -> Sheet {
    let head = isTried ? Span("\u{2713} Done. ", .right) : Span("What comes of it: ", .heading)
    var sheet = live.sheet(status: status, outcome: [head] + lesson.experiment.outcome.line, isTold: isOutcomeTold)
    sheet.title = title
    sheet.goal = [Span("Try: ", .heading)] + lesson.experiment.words.line
    if live.editor == nil {
      sheet.keys.insert(Sheet.KeyHint("space", isOutcomeTold ? "go on" : "what comes of it"), at: 0)
      sheet.keys.removeLast()
      sheet.keys += [Sheet.KeyHint("backspace", "page before"), Sheet.KeyHint("q", "menu")]
    }
    return sheet
  }

  private func canvas(width: Int, height: Int, exercises: SpanLine) -> Canvas {
    let text = min(width, 100)
    switch page {
    case .idea, .puzzle, .question: return Arrangement.stacked(lesson.idea.map { Canvas($0.line, width: text) })
    case .step(let index): return lesson.canvas(ofStep: index, width: width, height: height, look: look)
    case .experiment:
      let experiment = lesson.experiment
      return Arrangement.stacked([experiment.words, experiment.outcome].map { Canvas($0.line, width: text) })
    case .end:
      return Arrangement.stacked([
        Canvas([[Span("That was the idea. Now do it.", .heading)]]), Canvas(exercises, width: text),
      ])
    }
  }

  /// The layout to change by hand: that of the page, or of the last step before it.
  var live: Preview? {
    if let guess { return Preview(guess.exercise.code, in: guess.exercise.bounds) }
    var shown = lesson.steps.count - 1
    if case .step(let index) = page { shown = index } else if page == .idea { shown = 0 }
    let trial = lesson.steps[shown].trial
    return Preview(trial.code, in: trial.bounds)
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
    let code = Canvas.code(trial.lines, newLines: newLines, place: trial.place, width: width)
    let numbers = picture.boxes.indices.map { "\($0 + 1)" }
    // A row for the legend, and a free one below each part.
    let rest = height - Canvas(remark.line, width: min(width, 100)).height - 2
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
    let code = Canvas.code(trial.lines, newLines: newLines, place: trial.place, width: width)
    let text = Canvas(remark.line, width: min(width, 100))
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
