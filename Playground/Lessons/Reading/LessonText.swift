import EagerLayout

/// A lesson file, parsed, with resolved names.
struct LessonText: Sendable {
  let name: String
  let definitions: Definitions
  let title: Expression
  let newKeys: String
  let puzzle: ExerciseText
  let idea: [Expression]
  let steps: [Step]
  let experiment: Experiment
  let question: ExerciseText
  let explained: Explained?
  let exercises: [ExerciseText]

  struct Step: Sendable {
    let line: Int
    let layout: Expression
    /// The layout before the new lines.
    let before: Expression?
    let remark: Expression
  }

  struct Experiment: Sendable {
    let line: Int
    let task: Expression
    let start: Expression
    let item: Expression?
    let result: Expression
    let answer: Expression
  }

  /// The item whose trace is shown after the question.
  struct Explained: Sendable {
    let line: Int
    let layout: Expression
    let item: Expression
    let axes: [LayoutTrace.Step.Axis]
  }
}
