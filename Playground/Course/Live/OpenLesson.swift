import EagerLayout
import PlaygroundKit

/// A lesson that is being read, one page at a time. Pages with a guess or an experiment show the result afterwards.
struct OpenLesson: Sendable {
  /// The pages in order.
  enum Page: Equatable, Sendable {
    case puzzle, idea
    case step(Int)
    case experiment, question
    /// The last page, which leads to the exercises.
    case end
  }

  let lesson: Lesson
  let content: Lesson.Content
  private(set) var pageIndex: Int
  private(set) var scrollOffset: Int?
  /// The attempts at the guesses of the lesson.
  private var puzzle: Attempt
  private var question: Attempt
  /// The layout of the experiment, which keys change; `nil` if its code is not a layout.
  private(set) var experiment: Live?
  private(set) var isExperimentAnswerShown = false
  private(set) var displayMode = DisplayMode.page
  /// Whether the lesson was read before, so that it was opened at its last page.
  let isResumed: Bool

  /// The state of the exercises, for the page at the end.
  struct Exercises {
    var summary: SpanLine
    /// A line for each exercise.
    var lines: [SpanLine]
    /// The number of the exercise that opens next.
    var next: Int
  }

  init(_ lesson: Lesson, atEnd: Bool = false) {
    self.lesson = lesson
    isResumed = atEnd
    content = lesson.content()
    puzzle = Attempt(content.puzzle)
    question = Attempt(content.question)
    experiment = content.experiment.live(listedKeys: lesson.taughtKeys)
    pageIndex = 0
    if atEnd { pageIndex = pages.count - 1 }
  }

  var pages: [Page] {
    let steps = content.steps.indices.map { Page.step($0) }
    return [.puzzle, .idea] + steps + [.experiment, .question, .end]
  }

  var page: Page { pages[pageIndex] }

  /// The guess on the visible page; `nil` if it has none.
  var guess: Attempt? {
    switch page {
    case .puzzle: puzzle
    case .question: question
    default: nil
    }
  }

  /// The editor that receives letters; `nil` while letters are commands.
  var activeEditor: TextEditor? { page == .experiment ? experiment?.editor : nil }

  /// Whether the layout of the experiment was changed and has the frames of the result.
  var isExperimentDone: Bool {
    guard let experiment, experiment.previous != nil else { return false }
    let result = content.experiment.result, frames = experiment.current.placement.frames
    return frames.count == result.frames.count && zip(frames, result.frames).allSatisfy { $0.isSame(as: $1) }
  }

  /// A request that leaves the lesson.
  enum Request: Sendable {
    case none, live, exercises, leave
    case why(Preview, node: Int)
  }

  mutating func press(_ key: Key, showing view: View) -> Request {
    if page == .experiment, experiment != nil { return pressInExperiment(key, showing: view) }
    if let guess, !guess.isAnswerShown {
      // With a complete guess, Space checks the guess.
      let key = key == .character(" ") && guess.isComplete ? .enter : key
      if belongsToGuess(key, guess) {
        scrollOffset = nil
        changeGuess { _ = $0.press(key, showing: view) }
        return .none
      }
      // Unlike Space, the arrow key does not show the answer.
      if key == .right { return .none }
    }
    if let scrolled = view.scrolled(by: key) {
      scrollOffset = scrolled
      return .none
    }
    if case .step = page, displayMode.press(key, pictures: 1) {
      scrollOffset = nil
      return .none
    }
    switch key {
    case .enter, .character(" "), .right:
      // Space scrolls to the rest of the page before it goes to the next page.
      if key == .character(" "), let scrolled = view.scrolled(by: .pageDown), scrolled > view.scrollState.offset {
        scrollOffset = scrolled
        return .none
      }
      return advance()
    case .left, .backspace: show(pageAt: pageIndex - 1)
    case .home: show(pageAt: 0)
    // The key has no effect until the answer is shown, since the live layout would reveal the answer.
    case .character("l"): return guess?.isAnswerShown ?? true ? .live : .none
    case .character("n"): return .exercises
    case .character("q"), .escape: return .leave
    default: break
    }
    return .none
  }

  /// Shows the result of the page. If the result is already shown, goes to the next page.
  private mutating func advance() -> Request {
    if page == .end { return .exercises }
    if let guess, !guess.isAnswerShown {
      changeGuess { $0.showAnswer() }
    } else if page == .experiment, !isExperimentAnswerShown {
      isExperimentAnswerShown = true
    } else {
      show(pageAt: pageIndex + 1)
    }
    scrollOffset = nil
    return .none
  }

  /// Handles a key on the page of the experiment.
  private mutating func pressInExperiment(_ key: Key, showing view: View) -> Request {
    guard var live = experiment else { return .none }
    if live.editor == nil {
      switch key {
      case .enter, .character(" "): return advance()
      case .character("n"): return .exercises
      case .backspace:
        show(pageAt: pageIndex - 1)
        return .none
      default: break
      }
    }
    let request = live.press(key, showing: view)
    experiment = live
    // The result appears as soon as the change is made.
    if isExperimentDone { isExperimentAnswerShown = true }
    switch request {
    case .none: return .none
    case .leave: return .leave
    case .why: return .why(live.current, node: live.chosen)
    }
  }

  /// Whether a key belongs to the guess: a key that types, edits or checks the guess.
  func belongsToGuess(_ key: Key, _ guess: Attempt) -> Bool {
    let hasInput = guess.fields.contains { !$0.isEmpty }
    switch key {
    case .character("0"..."9"), .character("."), .character("-"), .character("/"), .tab, .backTab, .paste: return true
    case .up, .down: return guess.exercise.isChoice || guess.fields.count > 1
    // Space goes to the next number. With an empty field it shows the answer.
    case .character(" "): return !guess.editor.isEmpty
    case .left, .right: return hasInput && !guess.exercise.isChoice
    case .enter, .backspace, .delete: return hasInput
    default: return false
    }
  }

  private mutating func changeGuess(_ change: (inout Attempt) -> Void) {
    if page == .question { change(&question) } else { change(&puzzle) }
  }

  private mutating func show(pageAt pageIndex: Int) {
    self.pageIndex = min(max(0, pageIndex), pages.count - 1)
    scrollOffset = nil
    displayMode = .page
  }
}

extension Lesson.Experiment {
  /// The layout to change, with its item chosen.
  fileprivate func live(listedKeys: String) -> Live? {
    guard let preview = start.preview else { return nil }
    return Live(preview, title: "", choosing: preview.sketch.node(named: item) ?? 0, listedKeys: listedKeys)
  }
}
