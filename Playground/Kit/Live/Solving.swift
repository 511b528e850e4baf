import EagerLayout

/// An exercise while it is worked on: what is typed, what was said about it, and which help was given.
package struct Solving: Sendable {
  package let exercise: Exercise
  private(set) var editor: TextEditor
  /// The layout that is changed by keys; nil where an answer is typed.
  var live: Live?
  /// Whether letters are typed; else they are commands.
  private(set) var isTyping = true
  /// How many answers were wrong.
  private(set) var failures = 0
  /// How many hints are shown.
  private(set) var hints = 0
  /// What was said about the answer as it was typed last.
  private(set) var verdict: Exercise.Verdict?
  private(set) var showsSolution = false
  /// Whether the solution was seen before the exercise was solved.
  private(set) var sawSolution = false
  package private(set) var isSolved = false
  private(set) var scroll: Int?

  package init(_ exercise: Exercise) {
    self.exercise = exercise
    var isLayout = false
    if case .layout = exercise.form { isLayout = true }
    editor = TextEditor(isLayout ? exercise.code : "", isMultiline: isLayout)
    if exercise.kind == .reach {
      live = Preview(exercise.code, in: exercise.bounds).map { Live($0, title: "") }
    }
  }

  /// Whether the answer to a guess is told: after a guess, or without one.
  var isTold: Bool { isSolved || showsSolution }

  /// What a key asks for beyond the exercise.
  enum Answer: Equatable {
    case none
    /// The exercise is over: solved, or left with its solution.
    case finished
    case next, back, leave, live, why
  }

  /// Whether the solution may be seen: after success or three tries.
  package var maySeeSolution: Bool {
    isSolved || failures >= 3 || exercise.kind == .reach && hints == exercise.hints.count
  }

  mutating func press(_ key: Key, showing view: View) -> Answer {
    if key == .pageUp || key == .pageDown || !isTyping, let scrolled = view.scrolled(by: key) {
      scroll = scrolled
      return .none
    }
    scroll = nil
    if key == .control("c") { return .leave }
    if let live, !isTold { return reach(key, live, showing: view) }
    if isTyping && !isSolved, let answer = type(key) { return answer }
    return command(key)
  }

  /// A key while an answer is typed; nil if it is a command all the same.
  private mutating func type(_ key: Key) -> Answer? {
    if editor.isMultiline {
      switch key {
      case .tab: return check()
      case .escape:
        isTyping = false
        return Answer.none
      default: break
      }
    } else {
      switch key {
      case .enter, .tab: return check()
      // No number begins with a letter: it is a command, unless an answer is being typed.
      case .character(let letter)
      where !Self.isPartOfNumbers(letter) && (editor.text.utf8.isEmpty || verdict != nil || letter == "h"):
        return nil
      // What is typed goes first.
      case .escape:
        if editor.text.utf8.isEmpty { return nil }
        editor = TextEditor(isMultiline: false)
        verdict = nil
        return Answer.none
      default: break
      }
    }
    if editor.press(key) { verdict = nil }
    return Answer.none
  }

  private static func isPartOfNumbers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", ".", ",", "-", " ", ";": true
    default: false
    }
  }

  private mutating func check() -> Answer { answer(editor.text) ? .finished : .none }

  /// Takes an answer; whether the exercise is over by it.
  package mutating func answer(_ text: String) -> Bool {
    let verdict = exercise.check(text)
    self.verdict = verdict
    switch verdict {
    case .right:
      isSolved = true
      isTyping = false
    case .wrong:
      failures += 1
      if exercise.kind == .guess { showsSolution = true }
    case .unclear, .fault: break
    }
    return isSolved
  }

  /// Shows one hint more.
  package mutating func showHint() { hints = min(hints + 1, exercise.hints.count) }

  /// Shows the solution; whether the exercise is over by it.
  package mutating func showSolution() -> Bool {
    guard maySeeSolution, !showsSolution else { return false }
    showsSolution = true
    guard !isSolved, !sawSolution else { return false }
    sawSolution = true
    return true
  }

  /// Tells the answer to a guess that is not made.
  mutating func tell() { (showsSolution, isTyping) = (true, false) }

  /// What was done, once the exercise is over.
  package var achievement: Achievement {
    .finished(exercise.id, tries: failures + (isSolved ? 1 : 0), hints: hints, sawSolution: sawSolution)
  }

  private mutating func command(_ key: Key) -> Answer {
    switch key {
    case .character("h"): showHint()
    case .character("s"): return showSolution() ? .finished : .none
    case .character("e"), .enter:
      if isSolved {
        if key == .enter { return .next }
      } else {
        isTyping = true
      }
    case .character("c"), .tab: if !isSolved { return check() }
    case .character("r"):
      // Once more from the start; what was seen stays seen.
      guard !isSolved else { break }
      editor = Solving(exercise).editor
      (verdict, isTyping) = (nil, true)
    case .character("n"), .right, .character(" "): return .next
    case .character("b"), .left: return .back
    case .character("l"): return .live
    case .character("w"): return .why
    case .character("q"), .escape: return .leave
    default: break
    }
    return .none
  }
}
