import PlaygroundKit

extension OpenLesson {
  func sheet(status: SpanLine, exercises: Exercises, hasLive: Bool) -> Sheet {
    let title: SpanLine = [
      Span("\(lesson.number) ", .faint), Span(lesson.title, .heading),
      Span("  \(pageIndex + 1)/\(pages.count)", .faint),
    ]
    if let guess { return guessSheet(guess, title: title, status: status) }
    if page == .experiment, let experiment { return sheet(experiment, title: title, status: status) }
    var keyHints = [
      page == .end
        ? KeyHint("space", "exercise \(exercises.next)", "opens exercise \(exercises.next); so does enter")
        : Self.spaceKey,
      Self.backKey,
    ]
    if page == .end { keyHints.append(KeyHint("home", "read again", "goes to the first page of the lesson")) }
    if hasLive {
      keyHints.append(KeyHint("l", "live: change it", "opens the layout of the page, so that you can change it"))
    }
    if case .step = page { keyHints.append(DisplayMode.key) }
    if page != .end { keyHints.append(Self.exercisesKey) }
    keyHints.append(Attempt.menuKey)
    return Sheet(title: title, status: status, keyHints: keyHints, scrollOffset: scrollOffset) { width, height in
      Sheet.Body(canvas(width: width, height: height, exercises: exercises))
    }
  }

  /// The sheet of a guess: the question with its layout, and the answer once it is shown.
  private func guessSheet(_ guess: Attempt, title: SpanLine, status: SpanLine) -> Sheet {
    var sheet = guess.sheet(title: title, status: status)
    sheet.goal = [Span(page == .puzzle ? "A puzzle first: " : "Question: ", .heading)] + guess.exercise.goal.line
    sheet.keyHints =
      guess.isAnswerShown
      ? [Self.spaceKey]
      : [KeyHint("enter", "check your guess", "checks the number that you typed or chose")]
    if !guess.isAnswerShown, !guess.isComplete {
      sheet.keyHints.append(
        guess.editor.isEmpty
          ? KeyHint("space", "tell me", "shows the answer without a guess")
          : KeyHint("space", "next number", "goes to the next number"))
    }
    if guess.isAnswerShown || !belongsToGuess(.backspace, guess) { sheet.keyHints.append(Self.backKey) }
    sheet.keyHints += [Self.exercisesKey, Attempt.menuKey]
    sheet.scrollOffset = scrollOffset
    if page == .question, guess.isAnswerShown, let reasons = content.reasons {
      let body = sheet.body
      sheet.body = { width, height in
        var all = body(width, height)
        all.canvas = CanvasStack.stacked([all.canvas, reasons.page(width: Sheet.textColumns(of: width))])
        return all
      }
    }
    return sheet
  }

  /// The sheet of the experiment: the layout, with the task above it and the result below it.
  private func sheet(_ live: Live, title: SpanLine, status: SpanLine) -> Sheet {
    let head = isExperimentDone ? Span("\u{2713} Done. ", .right) : Span("Result: ", .heading)
    var sheet = live.sheet(
      status: status, answer: [head] + content.experiment.answer.line, showsAnswer: isExperimentAnswerShown)
    sheet.title = title
    sheet.goal = [Span("Try: ", .heading)] + content.experiment.task.line
    if live.editor == nil {
      // The keys that the task mentions come first in the list of keys.
      let requestedKeys = content.experiment.task.pieces.compactMap { piece in
        if case .code(let code) = piece, code.unicodeScalars.count == 1 { code } else { nil }
      }
      // A hint may have several keys, as in "+ -".
      func isRequested(_ hint: KeyHint) -> Bool {
        hint.key.split(separator: " ").contains { key in requestedKeys.contains { $0.utf8.elementsEqual(key.utf8) } }
      }
      let keyHints = sheet.keyHints.dropLast()
      sheet.keyHints =
        [
          isExperimentAnswerShown
            ? Self.spaceKey : KeyHint("space", "the result", "shows the result without making the change")
        ] + keyHints.filter { isRequested($0) } + keyHints.filter { !isRequested($0) } + [
          Self.backKey, Self.exercisesKey, Attempt.menuKey,
        ]
    }
    return sheet
  }

  private static var spaceKey: KeyHint { KeyHint("space", "go on", "goes on to the next page; so does enter") }
  private static var backKey: KeyHint { KeyHint("backspace", "back", "goes back to the previous page") }
  private static var exercisesKey: KeyHint { KeyHint("n", "next exercise", "goes to the exercises of this lesson") }

  private func canvas(width: Int, height: Int, exercises: Exercises) -> Canvas {
    let textWidth = Sheet.textColumns(of: width)
    switch page {
    case .step(let index): return content.canvas(ofStep: index, width: width, height: height, mode: displayMode)
    case .end:
      let head = isResumed ? "You have read this lesson. Its exercises are next." : "That is the idea. Your turn."
      let choices: SpanLine = [
        Span("space", .strong), Span(" opens exercise \(exercises.next). "), Span("backspace", .strong),
        Span(" turns back through the pages of the lesson, "), Span("home", .strong), Span(" shows the first. "),
        Span("q", .strong), Span(" goes to the menu. What you solved is saved."),
      ]
      return CanvasStack.stacked([
        Canvas([Span(head, .heading)], width: textWidth), Canvas(exercises.summary, width: textWidth),
        Canvas(exercises.lines), Canvas(choices, width: textWidth),
      ])
    // `sheet` returns other sheets for pages with a guess or the experiment.
    case .idea, .puzzle, .experiment, .question:
      return CanvasStack.stacked(lesson.idea.map { $0.canvas(width: textWidth) })
    }
  }

  /// The layout that the key `l` opens: the layout of the page, or else of the last step before it.
  var live: Preview? {
    if let guess { return guess.exercise.example.preview }
    var stepIndex = content.steps.count - 1
    if case .step(let index) = page { stepIndex = index } else if page == .idea { stepIndex = 0 }
    return content.steps[stepIndex].example.preview
  }
}
