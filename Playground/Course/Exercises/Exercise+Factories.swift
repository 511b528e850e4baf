package import EagerLayout
import PlaygroundKit

// Factories of exercises: one function for each kind.
extension Exercise {
  /// A number of an item's frame: its x, y, width or height.
  package struct FrameNumber: Sendable {
    let name: String
    let component: Component
    /// `true` if the frame is rounded to whole pixels.
    let isSnapped: Bool

    package init(_ component: Component, of name: String, isSnapped: Bool = false) {
      self.name = name
      self.component = component
      self.isSnapped = isSnapped
    }

    /// The numbers of a frame, in the order of ``Frame/numbers``.
    package enum Component: Int, Sendable, CaseIterable {
      case x, y, width, height

      package var name: String { Frame(width: 0, height: 0).numbers[rawValue].name }
    }

    package func value(of example: ExampleLayout) -> Double {
      (isSnapped ? example.snapped : example)[name].numbers[component.rawValue].value
    }

    var axis: LayoutTrace.Step.Axis { component == .x || component == .width ? .horizontal : .vertical }

    /// The label of the number, such as `title.width`.
    var label: Prose { "\(code: "\(name).\(component.name)")" }
  }

  private static func axes(of numbers: [FrameNumber]) -> [LayoutTrace.Step.Axis] {
    [.horizontal, .vertical].filter { axis in numbers.contains { $0.axis == axis } }
  }

  /// An exercise to predict numbers of a layout. The explanation is about the item `explain`; by default, it is about
  /// the item of the first number.
  package static func predict(
    _ goal: Prose, _ example: ExampleLayout, requested numbers: [FrameNumber], mistakes: [Mistake], hints: [Prose],
    after: Prose,
    explain: String? = nil
  ) -> Exercise {
    let values = numbers.map { $0.value(of: example) }
    return Exercise(
      kind: .predict, goal: goal, code: example.code, bounds: example.bounds, lines: [],
      form: .numbers(labels: numbers.map { $0.label }), hints: hints,
      solution: answerText(of: values),
      success: Success(
        words: after, code: example.code, bounds: example.bounds, item: explain ?? numbers[0].name,
        axes: axes(of: numbers)),
      answerKey: .numbers(values, mistakes: mistakes))
  }

  /// A guess of numbers of a layout. The answer is shown after any guess.
  package static func guess(
    _ words: Prose, _ example: ExampleLayout, requested numbers: [FrameNumber], mistakes: [Mistake] = [], answer: Prose
  ) -> Exercise {
    let values = numbers.map { $0.value(of: example) }
    return Exercise(
      kind: .guess, goal: words, code: example.code, bounds: example.bounds, scale: example.scale, lines: [],
      form: .numbers(labels: numbers.map { $0.label }), hints: [], solution: answerText(of: values),
      success: Success(
        words: answer, code: example.code, bounds: example.bounds, item: numbers[0].name,
        axes: axes(of: numbers)),
      answerKey: .numbers(values, mistakes: mistakes))
  }

  /// A guess which of several sentences is true. The answer is shown after any guess.
  ///
  /// - Parameter right: the index of the true sentence.
  package static func guess(
    _ words: Prose, _ example: ExampleLayout, choices: [Prose], right: Int, replies: [Prose] = [], answer: Prose
  ) -> Exercise {
    Exercise(
      kind: .guess, goal: words, code: example.code, bounds: example.bounds, scale: example.scale, lines: [],
      form: .choice(choices), hints: [],
      solution: "\(right + 1)",
      // Has no item, since the exercise is about the whole layout.
      success: Success(
        words: answer, code: example.code, bounds: example.bounds, item: "", axes: [.horizontal, .vertical]),
      answerKey: .choice(right: right, replies: replies))
  }

  /// An exercise to fill in the blanks of the arithmetic for an item.
  package static func fill(
    _ goal: Prose, _ example: ExampleLayout, explain: String, lines: [Prose], values: [Double], mistakes: [Mistake],
    hints: [Prose],
    after: Prose
  ) -> Exercise {
    Exercise(
      kind: .fill, goal: goal, code: example.code, bounds: example.bounds, lines: lines,
      form: .numbers(labels: blankLabels(values.count)), hints: hints,
      solution: answerText(of: values),
      success: Success(
        words: after, code: example.code, bounds: example.bounds, item: explain, axes: example.mainAxis(of: explain)),
      answerKey: .numbers(values, mistakes: mistakes))
  }

  /// The labels of blanks: `the first blank`, `the second blank` and so on.
  private static func blankLabels(_ count: Int) -> [Prose] {
    if count == 1 { return ["the blank"] }
    return ["first", "second", "third", "fourth", "fifth", "sixth"].prefix(count).map {
      Prose([.words("the \($0) blank")])
    }
  }

  /// An exercise to choose the next step from several, which are listed in random order.
  package static func next(
    _ goal: Prose, _ example: ExampleLayout, explain: String, done: [Prose], right: Prose,
    wrong: [(Prose, reply: Prose)],
    hints: [Prose], after: Prose, _ random: inout SeededRandom
  ) -> Exercise {
    let order = random.shuffled(Array(0...wrong.count))
    let choices = order.map { $0 == 0 ? right : wrong[$0 - 1].0 }
    let rightIndex = order.firstIndex(of: 0) ?? 0
    return Exercise(
      kind: .next, goal: goal, code: example.code, bounds: example.bounds, lines: done, form: .choice(choices),
      hints: hints,
      solution: "\(rightIndex + 1)",
      success: Success(
        words: after, code: example.code, bounds: example.bounds, item: explain, axes: example.mainAxis(of: explain)),
      answerKey: .choice(right: rightIndex, replies: order.map { $0 == 0 ? after : wrong[$0 - 1].reply }))
  }

  /// An exercise to write or fix a layout, so that its items have the frames of the solution in all `sizes`. The first
  /// size is visible.
  package static func write(
    _ kind: Kind, _ goal: Prose, start: String, solution: String, in sizes: [Frame],
    mistakes: [MistakenLayout], hints: [Prose], after: Prose, explain: String
  ) -> Exercise {
    return Exercise(
      kind: kind, goal: goal, code: start, bounds: sizes[0], lines: [],
      form: .layout(expected: ExampleLayout(solution, in: sizes[0]).picture), hints: hints, solution: solution,
      success: Success(
        words: after, code: solution, bounds: sizes[0], item: explain,
        axes: ExampleLayout(solution, in: sizes[0]).axes(differingFrom: ExampleLayout(start, in: sizes[0]), of: explain)
      ),
      answerKey: .layout(Solution(code: solution, bounds: sizes, mistakes: mistakes)))
  }

  private static func answerText(of values: [Double]) -> String {
    values.map { numeral($0, places: 2) }.joined(separator: " ")
  }
}
