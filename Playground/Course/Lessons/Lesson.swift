package import LayoutExplanations
package import PlaygroundKit

/// A lesson about one idea: a puzzle, paragraphs about the idea, steps of code with their frames, an experiment, a
/// question and exercises.
package struct Lesson: Sendable {
  /// The name in files and in the stored progress: `fixed-and-flex`. It does not change when lessons are added.
  package let name: String
  /// The place in the course, from 1.
  package private(set) var number = 0
  /// The keys of live layouts whose properties this lesson teaches.
  private let newKeys: String
  /// The keys that this lesson and the lessons before it teach. Live layouts list no other keys.
  private(set) var taughtKeys = ""
  package let title: String
  /// The idea in a few sentences, by paragraph.
  package let idea: [Prose]
  package private(set) var exercises: [Exercise.Recipe]
  private let makeContent: @Sendable () -> Content

  /// - Parameter content: Evaluates the layouts of the lesson. It is called each time the lesson is shown, so that
  ///   the list of lessons does not wait for all layouts.
  package init(
    name: String, title: String, teaches keys: String = "", idea: [Prose], exercises: [Exercise.Recipe],
    content: @escaping @Sendable () -> Content
  ) {
    self.name = name
    self.title = title
    newKeys = keys
    self.idea = idea
    self.exercises = exercises
    makeContent = content
  }

  /// Evaluates the parts of the lesson that have layouts.
  package func content() -> Content { makeContent() }

  /// The parts of a lesson that have layouts.
  package struct Content: Sendable {
    /// A guess that comes before the idea.
    package let puzzle: Exercise
    package let steps: [Step]
    package let experiment: Experiment
    /// A guess that comes after the experiment.
    package let question: Exercise
    /// The explanation of the answer to the question; `nil` if the numbers of the lesson explain it.
    package let reasons: Reasons?

    package init(
      puzzle: Exercise, steps: [Step], experiment: Experiment, question: Exercise, reasons: Reasons? = nil
    ) {
      self.puzzle = puzzle
      self.steps = steps
      self.experiment = experiment
      self.question = question
      self.reasons = reasons
    }
  }

  /// A layout and a remark about it.
  package struct Step: Sendable {
    package let example: ExampleLayout
    /// The lines of the layout that are new; empty if all are.
    package let newLines: Range<Int>
    package let picture: Picture
    /// The picture without the new lines.
    package let before: Picture?
    package let remark: Prose

    /// - Parameter before: the layout before some lines were added.
    package init(_ example: ExampleLayout, after before: ExampleLayout? = nil, remark: Prose) {
      self.example = example
      newLines = before.map { example.lines.indices(newAfter: $0.lines) } ?? 0..<0
      picture = before.map { example.picture.markingChanges(since: $0.picture) } ?? example.picture
      self.before = before?.picture
      self.remark = remark
    }
  }

  /// A change to make by hand.
  package struct Experiment: Sendable {
    /// The change to make, and a question about its result.
    package let task: Prose
    package let start: ExampleLayout
    /// The name of the item to change; empty for the container.
    package let item: String
    package let result: ExampleLayout
    package let answer: Prose

    package init(_ task: Prose, from start: ExampleLayout, item: String = "", to result: ExampleLayout, answer: Prose) {
      self.task = task
      self.start = start
      self.item = item
      self.result = result
      self.answer = answer
    }
  }

  /// Returns the lessons with their numbers, the numbers of their exercises, and the keys that are taught so far.
  package static func numbered(_ lessons: [Lesson]) -> [Lesson] {
    var lessons = lessons, taughtKeys = ""
    for index in lessons.indices {
      taughtKeys += lessons[index].newKeys
      lessons[index].number = index + 1
      lessons[index].taughtKeys = taughtKeys
      for position in lessons[index].exercises.indices {
        lessons[index].exercises[position].number = "\(index + 1).\(position + 1)"
        lessons[index].exercises[position].taughtKeys = taughtKeys
      }
    }
    return lessons
  }
}

extension [String] {
  /// The range of the lines that `old` lacks: those between the equal lines at the start and at the end of both texts.
  fileprivate func indices(newAfter old: [String]) -> Range<Int> {
    func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
    var firstCount = 0
    while firstCount < Swift.min(count, old.count), isSame(self[firstCount], old[firstCount]) { firstCount += 1 }
    var lastCount = 0
    let limit = Swift.min(count, old.count) - firstCount
    while lastCount < limit, isSame(self[count - 1 - lastCount], old[old.count - 1 - lastCount]) { lastCount += 1 }
    return firstCount..<count - lastCount
  }
}
