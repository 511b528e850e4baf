package import EagerLayout
import PlaygroundKit

extension Exercise {
  /// A key pressed one or more times while an item of a live layout is chosen.
  package struct KeyPress {
    let item: String
    let key: Unicode.Scalar
    let times: Int

    /// - Parameter item: the name of the item; empty for the container.
    package init(_ item: String, _ key: Unicode.Scalar, _ times: Int = 1) {
      self.item = item
      self.key = key
      self.times = times
    }
  }

  /// An exercise to change a layout by keys until its items match a picture. The key presses make the picture, and the
  /// last hint lists them.
  package static func reach(
    _ goal: Prose, start: String, in bounds: Frame, keyPresses: [KeyPress], hints: [Prose], after: Prose,
    explain: String
  ) -> Exercise {
    var solution = start
    if let preview = Preview(start, in: bounds) {
      var live = Live(preview, title: "")
      live.apply(keyPresses)
      solution = live.current.sketch.text
    }
    var exercise = write(
      .reach, goal, start: start, solution: solution, in: [bounds], mistakes: [],
      hints: hints + [words(for: keyPresses)], after: after, explain: explain)
    exercise.item = keyPresses.first?.item ?? ""
    exercise.listedKeys = keyPresses.reduce("") { $0 + String(Character($1.key)) }
    return exercise
  }

  /// Returns instructions such as `Choose menu, and press + 2 times. Then choose logo, and press g.`
  private static func words(for keyPresses: [KeyPress]) -> Prose {
    var pieces: [Prose.Piece] = []
    for (index, keyPress) in keyPresses.enumerated() {
      if index > 0, keyPress.item.utf8.elementsEqual(keyPresses[index - 1].item.utf8) {
        pieces.append(.words(" Then press "))
      } else {
        pieces.append(.words(index == 0 ? "Choose " : " Then choose "))
        pieces.append(keyPress.item.utf8.isEmpty ? .words("the container") : .code(keyPress.item))
        pieces.append(.words(", and press "))
      }
      pieces.append(.code(String(Character(keyPress.key))))
      if keyPress.times > 1 { pieces += [.words(" "), .number(Double(keyPress.times)), .words(" times")] }
      pieces.append(.words("."))
    }
    return Prose(pieces)
  }
}

extension Live {
  mutating func apply(_ keyPresses: [Exercise.KeyPress]) {
    for keyPress in keyPresses {
      choose(keyPress.item.utf8.isEmpty ? 0 : current.sketch.node(named: keyPress.item) ?? 0)
      for _ in 0..<keyPress.times { change(by: keyPress.key) }
    }
  }
}
