import EagerLayout
import PlaygroundKit

// Exercises that are solved by the keys of a live layout. The layout is checked after each key.
extension Attempt {
  /// Handles a key while the layout is changed.
  mutating func pressOnLayout(_ key: Key, _ live: Live, showing view: View) -> Request {
    var live = live
    let isFirstEscape = !escapeWasPressed
    escapeWasPressed = false
    verdict = nil
    switch key {
    case .right, .down, .left, .up:
      showNotice("The size of the outermost box does not change here. Tab selects an item.")
    case .character("h"):
      showHint()
      displayMode = .page
    case .backspace: return .back
    case .character("f"),
      .escape where displayMode != .page:
      _ = displayMode.press(key, pictures: availablePictures.pictures)
    case .escape where isFirstEscape: escapeWasPressed = true
    case .character("!"): return showSolution() ? .finished : .none
    case .character("n"): return .next
    case .enter: showReply(mismatch?.words ?? "")
    // Keys for sizes and text have no effect here.
    case .farRight, .farLeft, .farUp, .farDown, .character("e"): break
    default:
      switch live.press(key, showing: view) {
      // Shows the learner's picture, so that the change is visible.
      case .none: if displayMode != .page { displayMode = .picture(1) }
      case .leave: return .leave
      case .why: return .why
      }
    }
    self.live = live
    guard live.current.picture.agrees(with: expected) else { return .none }
    return answer(live.current.sketch.text) ? .finished : .none
  }

  /// Handles a key after the exercise was solved, or its solution shown. The keys that changed the layout have no
  /// effect now, since they may be pressed once too often.
  func pressAfterSuccess(_ key: Key) -> Request {
    switch key {
    case .enter, .character(" "), .character("n"): .next
    case .character("w"): .why
    case .character("l"): .live
    case .character("q"), .escape: .leave
    default: .none
    }
  }

  /// The keys with an effect after the goal was reached.
  static var reachedKeys: [KeyHint] {
    [KeyHint("enter", "next", "goes on to the next exercise"), whyKey, liveKey, menuKey]
  }

  private var expected: Picture { if case .layout(let expected) = exercise.form { expected } else { Picture([]) } }

  /// The keys with an effect while the layout is changed.
  func reachingKeys(_ live: Live) -> [KeyHint] {
    var keyHints = [Live.itemKey] + live.propertyKeysByLesson
    if hints < exercise.hints.count {
      keyHints.insert(hintKey, at: min(3, keyHints.count))
    } else if !showsSolution {
      keyHints.insert(Self.solutionKey, at: min(3, keyHints.count))
    }
    return keyHints + [
      KeyHint("enter", "compare", "says what is different from the wanted picture"), DisplayMode.key,
      KeyHint("u", "undo", "undoes the last change"),
      KeyHint("r", "start again", "starts again with the first layout"),
      Self.skipKey, Self.backKey, Self.menuKey,
    ]
  }

  /// The name of the first box that differs from the expected picture, and a sentence about it; `nil` if there is none.
  private var mismatch: (name: String, words: Prose)? {
    guard let current = live?.current else { return nil }
    return current.picture.mismatch(with: expected) { name in
      current.sketch.node(named: name).map { current.node(at: $0).style.flexGrow > 0 } ?? false
    }
  }

  /// The expected layout and the current one, beside the code that the keys change.
  func reachingCanvas(_ live: Live, width: Int, height: Int) -> Canvas {
    let code = live.codeColumn(width: width, rows: height - 1), picturesWidth = width - code.width - 3
    let mismatch = mismatch
    var actual = live.current.picture, differenceIsInvisible = false
    if case .wrong = verdict, let mismatch { actual.mark(mismatch.name) }
    let comparison = PictureComparison(expected: expected, actual: actual)
    var content: Canvas
    if picturesWidth >= 34 {
      content = comparison.canvas(width: picturesWidth, height: height - 1)
      differenceIsInvisible = comparison.looksAlike(width: picturesWidth, height: height - 1)
      content = CanvasStack.beside(code, content, gap: 3, width: max(width, code.width + 3 + content.width))
    } else {
      // With few columns, the pictures are above, and a few lines of code around the chosen node below.
      let rows = max(1, min(code.height, (height - 3) / 3))
      content = comparison.canvas(width: width, height: height - rows - 2)
      differenceIsInvisible = comparison.looksAlike(width: width, height: height - rows - 2)
      content = CanvasStack.stacked([content, live.code(width: width, rows: rows)])
    }
    let name = Span(live.current.sketch.name(of: live.chosen), .strong)
    var sentence =
      live.chosen == 0 && live.message.isEmpty ? [name, Span(" is the outermost box.", .faint)] : live.sentence
    if differenceIsInvisible, let mismatch {
      sentence = [Span("Too small to show here: ", .faint)] + mismatch.words.line
    }
    return CanvasStack.stacked([Canvas(sentence, width: width), content], gap: 0)
  }
}

extension Picture {
  /// Marks a box as changed, also in its name, for terminals without colors.
  fileprivate mutating func mark(_ name: String) {
    for index in boxes.indices where boxes[index].name.utf8.elementsEqual(name.utf8) {
      boxes[index].name = "\u{2260}" + name
      boxes[index].isChanged = true
    }
  }
}
