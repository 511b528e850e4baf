import PlaygroundKit

/// An attempt at an exercise: the typed answer, the replies to it, and the hints and the solution that were shown.
package struct Attempt: Sendable {
  package let exercise: Exercise
  /// The typed answer: a layout, the number of a choice, or each requested number.
  private(set) var fields: [TextEditor]
  /// The index of the current field.
  private(set) var field = 0
  /// Whether the next character replaces the content of the field. `move(to:)` and `check` set it.
  private(set) var replacesField = false
  /// The layout that is changed by keys; nil if an answer is typed.
  var live: Live?
  /// Whether an answer is being typed; otherwise letters are commands.
  private(set) var isTyping = true
  private(set) var failures = 0
  /// The number of visible hints.
  private(set) var hints = 0
  /// The verdict on the answer that was checked last.
  var verdict: Exercise.Verdict?
  private(set) var showsSolution = false
  /// Whether the solution was shown before the exercise was solved.
  private(set) var sawSolution = false
  package private(set) var isSolved = false
  /// Whether the last key was Escape while keys change a layout. Escape pressed again leads to the menu.
  var escapeWasPressed = false
  /// Whether the last key showed a reply, a hint or the solution.
  private(set) var hasNewReply = false
  private(set) var scrollOffset: Int?
  var displayMode = DisplayMode.page
  /// Whether Control-P was pressed: shows the other picture if only one fits, or one picture alone if both fit.
  private(set) var swapsPictures = false

  package init(_ exercise: Exercise) {
    self.exercise = exercise
    switch exercise.form {
    case .layout: fields = [TextEditor(exercise.code, isMultiline: true).atFirstEdit]
    case .choice: fields = [TextEditor(isMultiline: false)]
    case .numbers(let labels): fields = labels.map { _ in TextEditor(isMultiline: false) }
    }
    if exercise.kind == .reach {
      live = exercise.example.preview.map {
        Live($0, title: "", choosing: $0.sketch.node(named: exercise.item) ?? 0, listedKeys: exercise.listedKeys)
      }
    }
  }

  private(set) var editor: TextEditor {
    get { fields[field] }
    set { fields[field] = newValue }
  }

  /// Whether the right answer is shown: the exercise is solved, or its solution was shown.
  var isAnswerShown: Bool { isSolved || showsSolution }

  /// A request that leaves the exercise.
  enum Request: Equatable {
    case none
    /// The exercise is over: solved, or left with its solution.
    case finished
    case next, back, leave, live, why
  }

  /// Whether the solution may be shown: after a right answer, after three wrong ones, or after all hints of an exercise
  /// that is solved by keys.
  package var maySeeSolution: Bool {
    isSolved || failures >= 3 || exercise.kind == .reach && hints == exercise.hints.count
  }

  mutating func press(_ key: Key, showing view: View) -> Request {
    if key == .pageUp || key == .pageDown || !isTyping, let scrolled = view.scrolled(by: key) {
      scrollOffset = scrolled
      return .none
    }
    (scrollOffset, hasNewReply) = (nil, false)
    if key == .control("p") {
      swapsPictures.toggle()
      return .none
    }
    if let live { return isAnswerShown ? pressAfterSuccess(key) : pressOnLayout(key, live, showing: view) }
    let request = isTyping ? type(key) : perform(key)
    // Typing continues when the learner returns to the exercise.
    if request == .leave || request == .next || request == .back { isTyping = !isSolved }
    return request
  }

  /// Handles a key while an answer is typed.
  private mutating func type(_ key: Key) -> Request {
    if key == .escape {
      isTyping = false
      if case .unclear = verdict { verdict = nil }
      return .none
    }
    switch exercise.form {
    case .layout: return typeLayout(key)
    case .numbers: return typeNumber(key)
    case .choice(let choices): return choose(key, choiceCount: choices.count)
    }
  }

  private mutating func typeLayout(_ key: Key) -> Request {
    if key == .tab { return check() }
    guard editor.press(key) else { return .none }
    verdict = nil
    do throws(SketchFault) {
      _ = try Sketch(editor.text)
      editor.mark(nil)
    } catch {
      editor.mark(error)
    }
    return .none
  }

  private mutating func typeNumber(_ key: Key) -> Request {
    let lastField = fields.count - 1
    switch key {
    case .tab where lastField == 0: showNotice("There is one number here, and Enter checks it.")
    case .tab: move(to: field < lastField ? field + 1 : 0)
    case .backTab: move(to: field > 0 ? field - 1 : lastField)
    case .enter:
      // Checks the answer if no field is empty.
      guard let nextEmpty else { return check() }
      move(to: nextEmpty)
    case .character(" "): move(to: nextEmpty ?? min(field + 1, lastField))
    case .down: if field < lastField { move(to: field + 1) }
    case .up: if field > 0 { move(to: field - 1) }
    case .backspace where editor.isEmpty && field > 0: move(to: field - 1)
    case .paste(let bytes):
      let pasted = String(decoding: bytes, as: UTF8.self).unicodeScalars
      for scalar in pasted where scalar == " " || Self.isNumberCharacter(scalar) { _ = typeNumber(.character(scalar)) }
    case .character(let scalar) where Self.isNumberCharacter(scalar):
      if replacesField { editor = TextEditor(isMultiline: false) }
      if editor.lines[0].count < 16 { _ = editor.press(key) }
      (replacesField, verdict) = (false, nil)
    case .character("!") where maySeeSolution: return showSolution() ? .finished : .none
    case .character(let scalar): respond(to: scalar)
    default: if editor.press(key) { replacesField = false }
    }
    return .none
  }

  private mutating func move(to field: Int) { (self.field, replacesField) = (field, true) }

  /// The index of the next empty field, apart from the current field.
  private var nextEmpty: Int? {
    (1..<fields.count).map { (field + $0) % fields.count }.first { fields[$0].isEmpty }
  }

  private mutating func choose(_ key: Key, choiceCount: Int) -> Request {
    switch key {
    case .enter: return check()
    case .tab: showNotice("Type the number of a choice, and Enter checks it.")
    case .up: choose(max(1, (chosen ?? choiceCount + 1) - 1))
    case .down: choose(min(choiceCount, (chosen ?? 0) + 1))
    case .backspace, .delete, .control("u"): editor = TextEditor(isMultiline: false)
    case .character(let digit) where "0"..."9" ~= digit:
      let choice = Int(digit.value) - 0x30
      if 1...choiceCount ~= choice {
        choose(choice)
      } else {
        // `check` returns a message for an invalid number, which does not count as a try.
        (verdict, hasNewReply) = (exercise.check("\(choice)"), true)
      }
    case .character("!") where maySeeSolution: return showSolution() ? .finished : .none
    case .character(let scalar): respond(to: scalar)
    default: break
    }
    return .none
  }

  /// The number of the selected choice, counted from 1.
  var chosen: Int? { editor.lines[0].first.map { Int($0.value) - 0x30 } }

  private mutating func choose(_ choice: Int) {
    editor = TextEditor("\(choice)", isMultiline: false)
    verdict = nil
  }

  /// Handles a letter in a field for a number: `h` shows a hint. Other letters show how to use letters as commands.
  private mutating func respond(to letter: Unicode.Scalar) {
    if letter == "h" {
      showHint()
    } else {
      showNotice("You are typing a number. Press Escape to use letters as keys.")
    }
  }

  /// Shows a message about a key without effect.
  mutating func showNotice(_ words: Prose) { (verdict, hasNewReply) = (.unclear(words), true) }

  /// Shows a reply to a wrong answer, without counting a try.
  mutating func showReply(_ words: Prose) { (verdict, hasNewReply) = (.wrong(Exercise.Reply(words)), true) }

  private static func isNumberCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", ".", ",", "-", "/": true
    default: false
    }
  }

  private mutating func check() -> Request {
    var text = ""
    for (index, field) in fields.enumerated() { text += (index > 0 ? " " : "") + field.text }
    let isFinished = answer(text)
    if fields.count > 1, !isSolved { field = fields.firstIndex { $0.isEmpty } ?? 0 }
    replacesField = !editor.isMultiline
    return isFinished ? .finished : .none
  }

  /// Checks an answer. Returns whether the exercise is solved.
  package mutating func answer(_ text: String) -> Bool {
    let verdict = exercise.check(text)
    (self.verdict, hasNewReply) = (verdict, true)
    switch verdict {
    case .right:
      // A layout that was changed by keys becomes the typed answer.
      if live != nil { fields = [TextEditor(text, isMultiline: true)] }
      isSolved = true
      isTyping = false
      displayMode = .page
    case .wrong:
      failures += 1
      if exercise.kind == .guess { showsSolution = true }
    case .unclear, .fault: break
    }
    return isSolved
  }

  package mutating func showHint() { (hints, hasNewReply) = (min(hints + 1, exercise.hints.count), true) }

  /// Shows the solution, if allowed. Returns `true` if that finishes the exercise: it was not solved before.
  package mutating func showSolution() -> Bool {
    guard maySeeSolution, !showsSolution else { return false }
    (showsSolution, hasNewReply, isTyping, displayMode) = (true, true, false, .page)
    guard !isSolved, !sawSolution else { return false }
    sawSolution = true
    return true
  }

  /// Whether nothing was typed, and no reply, hint or solution is shown.
  var isUntouched: Bool { verdict == nil && hints == 0 && !showsSolution && fields.allSatisfy { $0.isEmpty } }

  /// Whether all fields are filled, right or wrong.
  var isComplete: Bool { fields.allSatisfy { !$0.isEmpty } }

  /// Shows the answer to a guess that was not made.
  mutating func showAnswer() { (showsSolution, isTyping) = (true, false) }

  /// The achievement, once the exercise is over.
  package var achievement: Achievement {
    .finished(exercise.id, tries: failures + (isSolved ? 1 : 0), hints: hints, sawSolution: sawSolution)
  }

  private mutating func perform(_ key: Key) -> Request {
    let availablePictures = availablePictures
    if displayMode.press(key, pictures: availablePictures.pictures, hasFrames: availablePictures.hasFrames) {
      return .none
    }
    displayMode = .page
    switch key {
    // Digits and Enter are not commands here, so typing continues.
    case .character("0"..."9") where !isSolved && !editor.isMultiline, .enter where !isSolved && !editor.isMultiline,
      .tab where !isSolved && !editor.isMultiline:
      isTyping = true
      return type(key)
    case .character("h"): showHint()
    case .character("!"): return showSolution() ? .finished : .none
    case .character("e"), .enter:
      if isSolved {
        if key == .enter { return .next }
      } else {
        isTyping = true
      }
    case .tab: if !isSolved { return check() }
    case .character("r"):
      // Restores the original text. Hints stay visible.
      guard !isSolved else { break }
      (fields, field) = (Attempt(exercise).fields, 0)
      (verdict, isTyping) = (nil, true)
    case .character("n"), .right, .character(" "): return .next
    case .backspace, .left: return .back
    case .character("l"): return .live
    case .character("w"): return .why
    case .character("q"), .escape: return .leave
    default: break
    }
    return .none
  }
}
