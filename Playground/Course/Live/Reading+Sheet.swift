import EagerLayout
import PlaygroundKit

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

  /// The question with its layout, and the answer after a guess or without one.
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
    if page == .question, guess.isTold, let reasons = content.reasons {
      let body = sheet.body
      sheet.body = { width, height in
        var all = body(width, height)
        all.canvas = CanvasStack.stacked([all.canvas, reasons.page(width: Sheet.textColumns(of: width))])
        return all
      }
    }
    return sheet
  }

  /// The live layout, with the task above and the result below.
  private func sheet(_ live: Live, title: SpanLine, status: SpanLine) -> Sheet {
    let head = isTried ? Span("\u{2713} Done. ", .right) : Span("Result: ", .heading)
    var sheet = live.sheet(status: status, outcome: [head] + content.experiment.outcome.line, isTold: isOutcomeTold)
    sheet.title = title
    sheet.goal = [Span("Try: ", .heading)] + content.experiment.words.line
    if live.editor == nil {
      sheet.keys.insert(Sheet.KeyHint("space", isOutcomeTold ? "go on" : "the result"), at: 0)
      sheet.keys.removeLast()
      sheet.keys += [Sheet.KeyHint("backspace", "page before"), Sheet.KeyHint("q", "menu")]
    }
    return sheet
  }

  private func canvas(width: Int, height: Int, exercises: SpanLine) -> Canvas {
    let text = Sheet.textColumns(of: width)
    switch page {
    case .step(let index): return content.canvas(ofStep: index, width: width, height: height, look: look)
    case .end:
      return CanvasStack.stacked([
        Canvas([[Span("That is the idea. Your turn.", .heading)]]), Canvas(exercises, width: text),
      ])
    // Guesses and experiments have sheets of their own.
    case .idea, .puzzle, .experiment, .question:
      return CanvasStack.stacked(lesson.idea.map { $0.canvas(width: text) })
    }
  }

  /// The layout to change by hand: the layout of the page, or of the last step before it.
  var live: Preview? {
    if let guess { return guess.exercise.trial.preview }
    var shown = content.steps.count - 1
    if case .step(let index) = page { shown = index } else if page == .idea { shown = 0 }
    return content.steps[shown].trial.preview
  }
}
