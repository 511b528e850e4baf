import EagerLayout
import PlaygroundKit

/// A lesson that is being read, one page at a time. Guesses and experiments happen on their pages, which then show the
/// result.
struct Reading: Sendable {
  /// The pages in order.
  enum Page: Equatable, Sendable {
    case puzzle, idea
    case step(Int)
    case experiment, question
    /// The page after the last one.
    case end
  }

  let lesson: Lesson
  let content: Lesson.Content
  /// The visible page, counted from 0.
  private(set) var place: Int
  private(set) var scroll: Int?
  /// The guesses, once begun.
  private var puzzle: Solving
  private var question: Solving
  /// The layout to change by hand.
  private(set) var trying: Live?
  /// Whether the result of the change is shown.
  private(set) var isOutcomeTold = false
  private(set) var look = Look.page
  /// Whether the lesson was read before, so that it opened at its end.
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
    puzzle = Solving(content.puzzle)
    question = Solving(content.question)
    trying = content.experiment.live(keys: lesson.keys)
    place = 0
    if atEnd { place = pages.count - 1 }
  }

  var pages: [Page] {
    let steps = content.steps.indices.map { Page.step($0) }
    return [.puzzle, .idea] + steps + [.experiment, .question, .end]
  }

  var page: Page { pages[place] }

  /// The guess of the page; nil if it has none.
  var guess: Solving? {
    switch page {
    case .puzzle: puzzle
    case .question: question
    default: nil
    }
  }

  /// The text of the layout on the page, while letters go into it.
  var typed: TextEditor? { page == .experiment ? trying?.editor : nil }

  /// Whether the layout on the page has the requested frames.
  var isTried: Bool {
    guard let trying, trying.before != nil else { return false }
    let result = content.experiment.result, frames = trying.now.placement.frames
    return frames.count == result.frames.count && zip(frames, result.frames).allSatisfy { $0.isSame(as: $1) }
  }

  /// A request that leaves the lesson.
  enum Answer: Sendable {
    case none, live, exercises, leave
    case why(Preview, node: Int)
  }

  mutating func press(_ key: Key, showing view: View) -> Answer {
    if page == .experiment, trying != nil { return tryOut(key, showing: view) }
    if let guess, !guess.isTold {
      // Space always continues: with a complete guess, it checks the guess.
      let key = key == .character(" ") && guess.isComplete ? .enter : key
      if isForGuess(key, guess) {
        scroll = nil
        change { _ = $0.press(key, showing: view) }
        return .none
      }
      // The arrow key does not reveal an answer.
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
    case .enter, .character(" "), .right:
      // The hidden part of the page comes first, as in a book.
      if key == .character(" "), let scrolled = view.scrolled(by: .pageDown), scrolled > view.scroll.offset {
        scroll = scrolled
        return .none
      }
      return goOn()
    case .left, .backspace: turn(to: place - 1)
    case .home: turn(to: 0)
    // Before the answer is shown, the live layout would reveal it.
    case .character("l"): return guess?.isTold ?? true ? .live : .none
    case .character("n"): return .exercises
    case .character("q"), .escape: return .leave
    default: break
    }
    return .none
  }

  /// Goes to the next page, or first shows the result of this one.
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

  /// Handles a key on the page with a live layout.
  private mutating func tryOut(_ key: Key, showing view: View) -> Answer {
    guard var live = trying else { return .none }
    if live.editor == nil {
      switch key {
      case .enter, .character(" "): return goOn()
      case .character("n"): return .exercises
      case .backspace:
        turn(to: place - 1)
        return .none
      default: break
      }
    }
    let answer = live.press(key, showing: view)
    trying = live
    // The result appears as soon as the change is made.
    if isTried { isOutcomeTold = true }
    switch answer {
    case .none: return .none
    case .leave: return .leave
    case .why: return .why(live.now, node: live.chosen)
    }
  }

  /// Whether a key belongs to the guess: a key that types, edits or checks it.
  func isForGuess(_ key: Key, _ guess: Solving) -> Bool {
    let isWritten = guess.fields.contains { !$0.isEmpty }
    switch key {
    case .character("0"..."9"), .character("."), .character("-"), .character("/"), .tab, .backTab, .paste: return true
    case .up, .down: return guess.exercise.isChoice || guess.fields.count > 1
    // Between two numbers; in an empty field, Space shows the answer.
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
  /// The layout to change by hand, with its item chosen.
  fileprivate func live(keys: String) -> Live? {
    guard let preview = start.preview else { return nil }
    return Live(preview, title: "", choosing: preview.sketch.node(named: item) ?? 0, keys: keys)
  }
}
