import PlaygroundCourse

/// An exercise of a file, with resolved names.
struct ExerciseText: Sendable {
  let name: String
  let kind: Exercise.Kind
  /// The line where it begins.
  let line: Int
  /// The title of a screen to build.
  var title = ""
  var definitions: [Definition] = []
  var goal: Expression?
  var hints: [Expression] = []
  /// The words after a right answer; of a guess, after any answer.
  var after: Expression?
  /// The layout that it is about.
  var about: Expression?
  /// The name of the item that is explained.
  var explain: Expression?
  var asks: [Ask] = []
  var slips: [Slip] = []
  var choices: [Choice] = []
  /// The lines of arithmetic, or of what is done.
  var lines: [Expression] = []
  /// The numbers in the blanks.
  var values: [Expression] = []
  var start: Expression?
  var solution: Expression?
  /// The width and the height that are shown, and others that are checked.
  var sizes: [(width: Expression, height: Expression)] = []
  var moves: [Move] = []

  /// A requested number of a frame.
  struct Ask: Sendable {
    let line: Int
    let item: Expression
    let side: Exercise.Asked.Side
    let isSnapped: Bool
  }

  /// The values, or the layout, that result from a mistake.
  struct Slip: Sendable {
    let line: Int
    let values: [Expression]
    let reply: Expression
  }

  struct Choice: Sendable {
    let text: Expression
    let isRight: Bool
    let reply: Expression?
  }

  /// A key pressed on an item.
  struct Move: Sendable {
    let line: Int
    let key: Expression
    let times: Expression?
    /// The name of the item; nil for the container.
    let item: Expression?
  }
}
