import EagerLayout
import PlaygroundKit

// An exercise that is solved by the keys of a live layout, and checked after each key.
extension Solving {
  /// Handles a key while the layout is changed.
  mutating func reach(_ key: Key, _ live: Live, showing view: View) -> Answer {
    var live = live
    let isFirst = !isLeaving
    isLeaving = false
    verdict = nil
    switch key {
    case .right, .down, .left, .up: say("The size of the outermost box does not change here. Tab selects an item.")
    case .character("h"):
      showHint()
      look = .page
    case .backspace: return .back
    case .character("f"),
      .escape where look != .page:
      _ = look.press(key, pictures: looks.pictures)
    case .escape where isFirst: isLeaving = true
    case .character("!"): return showSolution() ? .finished : .none
    case .character("n"): return .next
    case .enter: reply(mismatch?.words ?? "")
    // Keys for sizes and text have no effect here.
    case .farRight, .farLeft, .farUp, .farDown, .character("e"): break
    default:
      switch live.press(key, showing: view) {
      // The change must be visible.
      case .none: if look != .page { look = .picture(1) }
      case .leave: return .leave
      case .why: return .why
      }
    }
    self.live = live
    guard live.now.picture.agrees(with: wanted) else { return .none }
    return answer(live.now.sketch.text) ? .finished : .none
  }

  /// Handles a key after the goal was reached, or shown. Keys that changed the layout have no other effect now, since
  /// they may be pressed once too often.
  func goOn(_ key: Key) -> Answer {
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

  private var wanted: Picture { if case .layout(let wanted) = exercise.form { wanted } else { Picture([]) } }

  /// The keys with an effect while the layout is changed.
  func reachingKeys(_ live: Live) -> [KeyHint] {
    var keys = [Live.itemKey] + live.propertyKeysByLesson
    if hints < exercise.hints.count {
      keys.insert(hintKey, at: min(3, keys.count))
    } else if !showsSolution {
      keys.insert(Self.solutionKey, at: min(3, keys.count))
    }
    return keys + [
      KeyHint("enter", "compare", "says what is different from the wanted picture"), Look.key,
      KeyHint("u", "undo", "undoes the last change"),
      KeyHint("r", "start again", "starts again with the first layout"),
      Self.skipKey, Self.backKey, Self.menuKey,
    ]
  }

  /// The first difference from the wanted layout in words, and the name of its box; nil if there is none.
  private var mismatch: (name: String, words: Prose)? {
    guard let now = live?.now else { return nil }
    return now.picture.mismatch(with: wanted) { name in
      now.sketch.node(named: name).map { now.node(at: $0).style.flexGrow > 0 } ?? false
    }
  }

  /// The expected layout and the current one, beside the code that the keys change.
  func reaching(_ live: Live, width: Int, height: Int) -> Canvas {
    let code = live.codeColumn(width: width, rows: height - 1), besides = width - code.width - 3
    let mismatch = mismatch
    var got = live.now.picture, isAlike = false
    if case .wrong = verdict, let mismatch { got.mark(mismatch.name) }
    let comparing = Comparing(wanted: wanted, got: got)
    var parts: Canvas
    if besides >= 34 {
      parts = comparing.canvas(width: besides, height: height - 1)
      isAlike = comparing.looksAlike(width: besides, height: height - 1)
      parts = CanvasStack.beside(code, parts, gap: 3, width: max(width, code.width + 3 + parts.width))
    } else {
      // In the stacked form, the pictures come first, and the code scrolls to the chosen node.
      let rows = max(1, min(code.height, (height - 3) / 3))
      parts = comparing.canvas(width: width, height: height - rows - 2)
      isAlike = comparing.looksAlike(width: width, height: height - rows - 2)
      parts = CanvasStack.stacked([parts, live.code(width: width, rows: rows)])
    }
    let name = Span(live.now.sketch.name(of: live.chosen), .strong)
    var sentence =
      live.chosen == 0 && live.message.isEmpty ? [name, Span(" is the outermost box.", .faint)] : live.sentence
    if isAlike, let mismatch { sentence = [Span("Too small to show here: ", .faint)] + mismatch.words.line }
    return CanvasStack.stacked([Canvas(sentence, width: width), parts], gap: 0)
  }
}

extension Picture {
  /// Marks the name of a box, for pictures without colors too.
  fileprivate mutating func mark(_ name: String) {
    for index in boxes.indices where boxes[index].name.utf8.elementsEqual(name.utf8) {
      boxes[index].name = "\u{2260}" + name
      boxes[index].isChanged = true
    }
  }
}
