import PlaygroundKit

/// A series of exercises: the exercises of a lesson, a review, or the screens to build.
struct Practice: Sendable {
  /// The reason for these exercises.
  enum Kind: Equatable, Sendable { case lesson(Int), review, screens }

  let kind: Kind
  let title: String
  let recipes: [Exercise.Recipe]
  /// The index of the current exercise; the number of exercises after the last.
  private(set) var place: Int
  /// The exercises begun so far, by index.
  private(set) var works: [Solving?]
  private var seeds: [UInt64]

  init(_ kind: Kind, title: String, recipes: [Exercise.Recipe], seeds: [UInt64], at place: Int = 0) {
    self.kind = kind
    self.title = title
    self.recipes = recipes
    self.seeds = seeds
    self.place = 0
    works = [Solving?](repeating: nil, count: recipes.count)
    turn(to: place)
  }

  /// A request that leaves the exercises.
  enum Answer: Sendable {
    case none
    /// An exercise is over.
    case finished(Achievement)
    /// The last exercise is finished.
    case done
    case back, leave
    case live(Live)
    case why(Exercise.Success)
  }

  mutating func press(_ key: Key, showing view: View) -> Answer {
    guard place < works.count, var work = works[place] else {
      switch key {
      case .left, .backspace: turn(to: place - 1)
      case .enter, .right, .character(" "), .character("n"): return .done
      case .escape, .character("q"): return .leave
      default: break
      }
      return .none
    }
    let answer = work.press(key, showing: view)
    works[place] = work
    switch answer {
    case .none: return .none
    case .finished: return .finished(work.achievement)
    case .next: turn(to: place + 1)
    case .back:
      if place == 0 { return .back }
      turn(to: place - 1)
    case .leave: return .leave
    case .live:
      // Before the exercise is solved, that would reveal the answer.
      guard work.isSolved || work.showsSolution,
        let preview = work.exercise.success.trial.preview
      else { return .none }
      let node = preview.sketch.node(named: work.exercise.success.item) ?? 0
      return .live(Live(preview, title: title, choosing: node, keys: work.exercise.keys))
    case .why: if work.isSolved || work.showsSolution { return .why(work.exercise.success) }
    }
    return .none
  }

  /// Restores exercises from another practice: unsolved ones with equal seeds, and solved ones unless all of `old` are
  /// solved. A review restores no solved ones, since it repeats them.
  mutating func goOn(with old: Practice) {
    for (index, recipe) in recipes.enumerated() {
      for (place, work) in old.works.enumerated() where old.recipes[place].id == recipe.id {
        guard let work = work, work.isSolved ? kind != .review && !old.isSolved : old.seeds[place] == seeds[index]
        else { continue }
        (works[index], seeds[index]) = (work, old.seeds[place])
        if place == old.place, !work.isSolved { self.place = index }
      }
    }
  }

  /// The exercise at which this practice goes on: the current one if it is not solved.
  var placeToContinue: Int? {
    guard place < works.count, let work = works[place], !work.isSolved else { return nil }
    return place
  }

  private var isSolved: Bool { works.allSatisfy { $0?.isSolved ?? false } }

  /// The text into which letters go; nil where they are keys.
  var typed: TextEditor? {
    guard place < works.count, let work = works[place] else { return nil }
    return work.isTyping && work.editor.isMultiline && work.live == nil ? work.editor : nil
  }

  private mutating func turn(to place: Int) {
    self.place = min(max(0, place), recipes.count)
    guard self.place < recipes.count, works[self.place] == nil else { return }
    works[self.place] = Solving(recipes[self.place].exercise(seed: seeds[self.place]))
  }
}

extension Practice {
  /// The exercise, or the summary after the last one, as a sheet.
  func sheet(status: SpanLine, progress: Progress, next: String) -> Sheet {
    var head: SpanLine = []
    if case .lesson(let number) = kind { head.append(Span("\(number) ", .faint)) }
    let isScreen = kind == .screens && place < recipes.count
    head.append(Span(isScreen ? recipes[place].title : title, .heading))
    guard place < works.count, let work = works[place] else {
      return Sheet(
        title: head, status: status,
        keys: [
          KeyHint("enter", next, next == "menu" ? "goes to the menu" : "goes on to \(next)"),
          KeyHint("backspace", "back", "goes back to the last exercise"), Solving.menuKey,
        ]
      ) { width, _ in Sheet.Body(summary(width: min(width, 76), progress)) }
    }
    head.append(Span("  exercise \(place + 1) of \(recipes.count)", .faint))
    return work.sheet(title: head, status: status)
  }

  private func summary(width: Int, _ progress: Progress) -> Canvas {
    let solved = recipes.filter { progress.isSolved($0.id) }.count
    let stars = progress.stars(of: recipes)
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
      let row = String(repeating: "\u{2605}", count: stars) + String(repeating: "\u{2606}", count: 3 - stars)
      var line: SpanLine = [Span(row + "  ", stars > 0 ? .changed : .faint), Span("\(recipe.number)  \(name)")]
      if let specified = works[index]?.howItWent { line.append(Span("  " + specified, .faint)) }
      return line
    }
    return CanvasStack.stacked([Canvas(head, width: width), Canvas(lines)])
  }
}

extension Solving {
  /// A few words on how it was solved; nil if it was not.
  fileprivate var howItWent: String? {
    guard isSolved, !sawSolution else { return sawSolution ? "its solution was shown" : nil }
    let tries = failures == 0 ? "first try" : "\(failures + 1) tries"
    return hints == 0 ? tries : tries + (hints == 1 ? ", 1 hint" : ", \(hints) hints")
  }
}
