import PlaygroundCourse

/// An exercise of a lesson file, parsed, with resolved names.
struct ExerciseText: Sendable {
  let name: String
  let kind: Exercise.Kind
  let line: Int
  /// The title of a screen to build.
  var title = ""
  var definitions: [Definition] = []
  var goal: Expression?
  var hints: [Expression] = []
  /// The text after a right answer; for a guess, after any answer.
  var after: Expression?
  /// The layout that the exercise is about.
  var about: Expression?
  /// The name of the item that is explained.
  var explain: Expression?
  var requestedNumbers: [RequestedNumber] = []
  var mistakes: [Mistake] = []
  var choices: [Choice] = []
  /// The lines of arithmetic, or the steps that are done.
  var lines: [Expression] = []
  /// The numbers in the blanks.
  var values: [Expression] = []
  var start: Expression?
  var solution: Expression?
  /// The bounds: the first are shown, and answers are checked in all of them.
  var sizes: [(width: Expression, height: Expression)] = []
  var keyPresses: [KeyPress] = []

  /// A requested number of a frame.
  struct RequestedNumber: Sendable {
    let line: Int
    let item: Expression
    let component: Exercise.FrameNumber.Component
    let isSnapped: Bool
  }

  /// A typical mistake: the values or the layout that result from it, and the reply.
  struct Mistake: Sendable {
    let line: Int
    let values: [Expression]
    let reply: Expression
  }

  struct Choice: Sendable {
    let text: Expression
    let isRight: Bool
    let reply: Expression?
  }

  /// A key to press while an item is chosen.
  struct KeyPress: Sendable {
    let line: Int
    let key: Expression
    let times: Expression?
    /// The name of the item; nil for the container.
    let item: Expression?
  }
}
