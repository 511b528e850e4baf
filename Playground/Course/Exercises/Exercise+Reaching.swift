package import EagerLayout
import PlaygroundKit

extension Exercise {
  /// A key pressed on an item of a live layout.
  package struct Move {
    let item: String
    let key: Unicode.Scalar
    let times: Int

    /// - Parameter item: its name; empty for the container.
    package init(_ item: String, _ key: Unicode.Scalar, _ times: Int = 1) {
      self.item = item
      self.key = key
      self.times = times
    }
  }

  /// Change a layout by keys until its items match the picture, which is made by some keys. The last hint lists these
  /// keys.
  package static func reach(
    _ goal: Prose, start: String, in bounds: Frame, moves: [Move], hints: [Prose], after: Prose, explain: String
  ) -> Exercise {
    var solution = start
    if let preview = Preview(start, in: bounds) {
      var live = Live(preview, title: "")
      live.play(moves)
      solution = live.now.sketch.text
    }
    var exercise = Exercise(
      kind: .reach, goal: goal, code: start, bounds: bounds, lines: [],
      form: .layout(wanted: Trial(solution, in: bounds).picture), hints: hints + [words(for: moves)],
      solution: solution,
      success: Success(
        words: after, code: solution, bounds: bounds, item: explain,
        axes: Trial(solution, in: bounds).axes(unlike: Trial(start, in: bounds), of: explain)),
      key: .layout(Solution(code: solution, bounds: [bounds], slips: [])))
    exercise.item = moves.first?.item ?? ""
    exercise.keys = moves.reduce("") { $0 + String(Character($1.key)) }
    return exercise
  }

  /// `Choose menu, and press + 2 times. Then choose logo, and press g.`
  private static func words(for moves: [Move]) -> Prose {
    var pieces: [Prose.Piece] = []
    for (index, move) in moves.enumerated() {
      if index > 0, move.item.utf8.elementsEqual(moves[index - 1].item.utf8) {
        pieces.append(.words(" Then press "))
      } else {
        pieces.append(.words(index == 0 ? "Choose " : " Then choose "))
        pieces.append(move.item.utf8.isEmpty ? .words("the container") : .code(move.item))
        pieces.append(.words(", and press "))
      }
      pieces.append(.code(String(Character(move.key))))
      if move.times > 1 { pieces += [.words(" "), .number(Double(move.times)), .words(" times")] }
      pieces.append(.words("."))
    }
    return Prose(pieces)
  }
}

extension Live {
  mutating func play(_ moves: [Exercise.Move]) {
    for move in moves {
      choose(move.item.utf8.isEmpty ? 0 : now.sketch.node(named: move.item) ?? 0)
      for _ in 0..<move.times { change(by: move.key) }
    }
  }
}
