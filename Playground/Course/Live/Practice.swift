import PlaygroundKit

/// A series of exercises: the exercises of a lesson, a review, or the screens to build.
struct Practice: Sendable {
  /// The source of the exercises.
  enum Kind: Equatable, Sendable { case lesson(Int), review, screens }

  let kind: Kind
  let title: String
  let recipes: [Exercise.Recipe]
  /// The index of the visible exercise. The number of exercises stands for the summary after the last one.
  private(set) var index: Int
  /// The attempts at the exercises; `nil` for exercises that were not opened.
  private(set) var attempts: [Attempt?]
  private var seeds: [UInt64]

  init(_ kind: Kind, title: String, recipes: [Exercise.Recipe], seeds: [UInt64], at index: Int = 0) {
    self.kind = kind
    self.title = title
    self.recipes = recipes
    self.seeds = seeds
    self.index = 0
    attempts = [Attempt?](repeating: nil, count: recipes.count)
    openExercise(at: index)
  }

  /// A request that leaves the exercises.
  enum Request: Sendable {
    case none
    case finished(Achievement)
    case done
    case back, leave
    case live(Live)
    case why(Exercise.Success)
  }

  mutating func press(_ key: Key, showing view: View) -> Request {
    guard index < attempts.count, var attempt = attempts[index] else {
      switch key {
      case .left, .backspace: openExercise(at: index - 1)
      case .enter, .right, .character(" "), .character("n"): return .done
      case .escape, .character("q"): return .leave
      default: break
      }
      return .none
    }
    let request = attempt.press(key, showing: view)
    attempts[index] = attempt
    switch request {
    case .none: return .none
    case .finished: return .finished(attempt.achievement)
    case .next: openExercise(at: index + 1)
    case .back:
      if index == 0 { return .back }
      openExercise(at: index - 1)
    case .leave: return .leave
    case .live:
      // The key is ignored until the solution is known, since the live layout would reveal the solution.
      guard attempt.isSolved || attempt.showsSolution,
        let preview = attempt.exercise.success.example.preview
      else { return .none }
      let node = preview.sketch.node(named: attempt.exercise.success.item) ?? 0
      return .live(Live(preview, title: title, choosing: node, listedKeys: attempt.exercise.listedKeys))
    case .why: if attempt.isSolved || attempt.showsSolution { return .why(attempt.exercise.success) }
    }
    return .none
  }

  /// Restores attempts from an earlier practice. Unsolved attempts must have equal seeds. Solved attempts are restored
  /// unless all of `old` are solved, and never by a review, which repeats the exercises.
  mutating func resume(from old: Practice) {
    for (newIndex, recipe) in recipes.enumerated() {
      for (oldIndex, attempt) in old.attempts.enumerated() where old.recipes[oldIndex].id == recipe.id {
        guard let attempt = attempt,
          attempt.isSolved ? kind != .review && !old.isSolved : old.seeds[oldIndex] == seeds[newIndex]
        else { continue }
        (attempts[newIndex], seeds[newIndex]) = (attempt, old.seeds[oldIndex])
        if oldIndex == old.index, !attempt.isSolved { index = newIndex }
      }
    }
  }

  /// The index of the exercise to resume: the visible one; `nil` if it is solved or was not opened.
  var indexToResume: Int? {
    guard index < attempts.count, let attempt = attempts[index], !attempt.isSolved else { return nil }
    return index
  }

  private var isSolved: Bool { attempts.allSatisfy { $0?.isSolved ?? false } }

  /// The editor that receives letters; `nil` while letters are commands.
  var activeEditor: TextEditor? {
    guard index < attempts.count, let attempt = attempts[index] else { return nil }
    return attempt.isTyping && attempt.editor.isMultiline && attempt.live == nil ? attempt.editor : nil
  }

  private mutating func openExercise(at index: Int) {
    self.index = min(max(0, index), recipes.count)
    guard self.index < recipes.count, attempts[self.index] == nil else { return }
    attempts[self.index] = Attempt(recipes[self.index].exercise(seed: seeds[self.index]))
  }
}

extension Practice {
  /// The exercise, or the summary after the last one, as a sheet.
  func sheet(status: SpanLine, progress: Progress, next: String) -> Sheet {
    var head: SpanLine = []
    if case .lesson(let number) = kind { head.append(Span("\(number) ", .faint)) }
    let isScreen = kind == .screens && index < recipes.count
    head.append(Span(isScreen ? recipes[index].title : title, .heading))
    guard index < attempts.count, let attempt = attempts[index] else {
      return Sheet(
        title: head, status: status,
        keyHints: [
          KeyHint("enter", next, next == "menu" ? "goes to the menu" : "goes on to \(next)"),
          KeyHint("backspace", "back", "goes back to the last exercise"), Attempt.menuKey,
        ]
      ) { width, _ in Sheet.Body(summary(width: min(width, 76), progress)) }
    }
    head.append(Span("  exercise \(index + 1) of \(recipes.count)", .faint))
    return attempt.sheet(title: head, status: status)
  }

  private func summary(width: Int, _ progress: Progress) -> Canvas {
    let solved = recipes.filter { progress.isSolved($0.id) }.count
    let stars = progress.starCount(of: recipes)
    var head: SpanLine =
      solved == recipes.count
      ? [Span("\u{2713} ", .right), Span("All \(recipes.count) solved. ")]
      : [
        Span("\(solved) of \(recipes.count) solved. "), Span("backspace", .strong), Span(" goes back to the others. "),
      ]
    head += [Span("\u{2605}\u{A0}\(stars)", .changed), Span(" of \(3 * recipes.count) stars.")]
    if stars < 3 * recipes.count, solved == recipes.count {
      head.append(Span(" Three stars need a first try without a hint: a review gives another chance.", .faint))
    }
    let lines = recipes.enumerated().map { index, recipe -> SpanLine in
      let stars = progress.stars(recipe.id)
      let name = kind == .screens ? recipe.title : recipe.exercise(seed: 0).kind.title
      let starsText = String(repeating: "\u{2605}", count: stars) + String(repeating: "\u{2606}", count: 3 - stars)
      var line: SpanLine = [Span(starsText + "  ", stars > 0 ? .changed : .faint), Span("\(recipe.number)  \(name)")]
      if let result = attempts[index]?.resultText { line.append(Span("  " + result, .faint)) }
      return line
    }
    return CanvasStack.stacked([Canvas(head, width: width), Canvas(lines)])
  }
}

extension Attempt {
  /// The number of tries and hints in words; `nil` while the exercise is not finished.
  fileprivate var resultText: String? {
    guard isSolved, !sawSolution else { return sawSolution ? "its solution was shown" : nil }
    let tries = failures == 0 ? "first try" : "\(failures + 1) tries"
    return hints == 0 ? tries : tries + (hints == 1 ? ", 1 hint" : ", \(hints) hints")
  }
}
