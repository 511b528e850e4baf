package import EagerLayout
package import PlaygroundKit

/// A task about a layout, which the engine checks: every right answer is accepted.
///
///     let exercise = lesson.exercises[0].exercise(seed: 7)
///     switch exercise.check("180") { … }
///
/// The numbers of an exercise depend on a seed, so that it can be repeated with new numbers. See ``Recipe``.
package struct Exercise: Sendable {
  package internal(set) var id = ID("")
  /// The number of the lesson, and of the exercise in the lesson; see ``Recipe/number``.
  package internal(set) var number = ""
  package let kind: Kind
  /// The task, in a few sentences.
  package let goal: Prose
  /// The text of the layout; for `make`, `fix` and `reach`, the text to start from.
  package let code: String
  package let bounds: Frame
  /// The number of pixels per unit if the picture is snapped to pixels.
  var scale: Double? = nil
  /// The arithmetic or the steps so far, one per line, with `[?]` for each answer; may be empty.
  package let lines: [Prose]
  package let form: Form
  /// Three hints, each of which reveals more than the one before.
  package let hints: [Prose]
  /// A right answer; shown after a right answer or three wrong ones.
  package let solution: String
  package let success: Success

  package let answerKey: AnswerKey
  /// The keys of ``Live`` that the screen lists; `nil` for all.
  package var listedKeys: String? = nil
  /// The name of the item that is chosen first; empty for the container.
  package var item = ""

  package enum Kind: UInt8, Sendable, CaseIterable {
    /// Predict numbers of a layout.
    case predict
    /// Write a layout with the frames in the picture.
    case make
    /// Fix a layout, so that it has the frames in the picture.
    case fix
    /// Fill in the blanks of the arithmetic.
    case fill
    /// Choose the next step.
    case next
    /// Guess numbers or a reason, before the answer is shown.
    case guess
    /// Change a layout by keys until it matches the picture.
    case reach
  }

  package enum Form: Sendable {
    /// Numbers, one for each label, in order.
    case numbers(labels: [Prose])
    /// The text of a layout with the frames of the picture.
    case layout(expected: Picture)
    /// The number of the choice, from 1.
    case choice([Prose])
  }

  package var example: ExampleLayout { ExampleLayout(code, in: bounds, scale: scale) }

  var isChoice: Bool { if case .choice = form { true } else { false } }

  package init(
    kind: Kind, goal: Prose, code: String, bounds: Frame, scale: Double? = nil, lines: [Prose], form: Form,
    hints: [Prose], solution: String, success: Success, answerKey: AnswerKey
  ) {
    self.kind = kind
    self.goal = goal
    self.code = code
    self.bounds = bounds
    self.scale = scale
    self.lines = lines
    self.form = form
    self.hints = hints
    self.solution = solution
    self.success = success
    self.answerKey = answerKey
  }

  /// The reply to a right answer, and the layout to show with it.
  package struct Success: Sendable {
    /// The reply, in about two sentences.
    package let words: Prose
    /// A layout whose trace explains the answer: the learner's own layout, if there is one.
    package let code: String
    package let bounds: Frame
    /// The item whose trace to show.
    package let item: String
    package let axes: [LayoutTrace.Step.Axis]

    package init(words: Prose, code: String, bounds: Frame, item: String, axes: [LayoutTrace.Step.Axis]) {
      self.words = words
      self.code = code
      self.bounds = bounds
      self.item = item
      self.axes = axes
    }

    var example: ExampleLayout { ExampleLayout(code, in: bounds) }
  }
}

extension Exercise {
  /// The name of an exercise: the name of its lesson and its own name. It stays the same if the
  /// numbers or the course change.
  package struct ID: Equatable, Sendable {
    /// The name as text, such as `fixed-and-flex/say-rest`.
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (a: ID, b: ID) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }
  }

  /// An exercise without its numbers.
  package struct Recipe: Sendable {
    package let id: ID
    /// The title of a screen to build; empty for the exercises of lessons.
    package let title: String
    /// The lesson and the place in the lesson, both from 1: `5.1`. A screen to build has only a place.
    package internal(set) var number: String
    /// The keys of live layouts that are taught before the exercise; nil for all.
    var taughtKeys: String? = nil
    let make: Make

    package init(id: ID, title: String = "", number: String, make: @escaping Make) {
      self.id = id
      self.title = title
      self.number = number
      self.make = make
    }

    /// The exercise for a seed. Equal seeds give equal exercises.
    package func exercise(seed: UInt64) -> Exercise {
      var random = SeededRandom(seed: seed, id: id)
      var exercise = make(&random)
      (exercise.id, exercise.number) = (id, number)
      // The list also contains the keys that solve the exercise, which lessons may not have taught yet.
      exercise.listedKeys = taughtKeys.map { $0 + (exercise.listedKeys ?? "") }
      return exercise
    }
  }

  /// Makes an exercise with random numbers.
  package typealias Make = @Sendable (inout SeededRandom) -> Exercise
}

extension Exercise.Kind {
  /// The kind as lessons and data name it.
  package var name: String { nameAndTitle.name }

  /// The kind in a word or two: `Fill in`.
  package var title: String { nameAndTitle.title }

  private var nameAndTitle: (name: String, title: String) {
    switch self {
    case .predict: ("predict", "Predict")
    case .make: ("make", "Make")
    case .fix: ("fix", "Fix")
    case .fill: ("fill", "Fill in")
    case .next: ("next", "Choose")
    case .guess: ("guess", "Question")
    case .reach: ("reach", "By eye")
    }
  }
}
