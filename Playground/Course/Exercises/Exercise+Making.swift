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

    /// `title.width`
    var label: Prose { "\(code: "\(name).\(component.name)")" }
  }

  private static func axes(of asks: [FrameNumber]) -> [LayoutTrace.Step.Axis] {
    [.horizontal, .vertical].filter { axis in asks.contains { $0.axis == axis } }
  }

  /// Predict numbers of a layout. The explanation is about the first requested item, unless another is named.
  package static func predict(
    _ goal: Prose, _ example: ExampleLayout, asks: [FrameNumber], mistakes: [Mistake], hints: [Prose], after: Prose,
    explain: String? = nil
  ) -> Exercise {
    let values = asks.map { $0.value(of: example) }
    return Exercise(
      kind: .predict, goal: goal, code: example.code, bounds: example.bounds, lines: [],
      form: .numbers(labels: asks.map { $0.label }), hints: hints,
      solution: text(of: values),
      success: Success(
        words: after, code: example.code, bounds: example.bounds, item: explain ?? asks[0].name, axes: axes(of: asks)),
      key: .numbers(values, mistakes: mistakes))
  }

  /// Guess numbers of a layout. The answer is shown in any case.
  package static func guess(
    _ words: Prose, _ example: ExampleLayout, asks: [FrameNumber], mistakes: [Mistake] = [], answer: Prose
  ) -> Exercise {
    let values = asks.map { $0.value(of: example) }
    return Exercise(
      kind: .guess, goal: words, code: example.code, bounds: example.bounds, scale: example.scale, lines: [],
      form: .numbers(labels: asks.map { $0.label }), hints: [], solution: text(of: values),
      success: Success(
        words: answer, code: example.code, bounds: example.bounds, item: asks[0].name,
        axes: axes(of: asks)),
      key: .numbers(values, mistakes: mistakes))
  }

  /// Guess which of several sentences is true. The answer is shown in any case.
  ///
  /// - Parameter right: the index of the true sentence.
  package static func guess(
    _ words: Prose, _ example: ExampleLayout, choices: [Prose], right: Int, replies: [Prose] = [], answer: Prose
  ) -> Exercise {
    Exercise(
      kind: .guess, goal: words, code: example.code, bounds: example.bounds, scale: example.scale, lines: [],
      form: .choice(choices), hints: [],
      solution: "\(right + 1)",
      // No item: the exercise is about the whole layout.
      success: Success(
        words: answer, code: example.code, bounds: example.bounds, item: "", axes: [.horizontal, .vertical]),
      key: .choice(right: right, replies: replies))
  }

  /// Fill in the blanks of the arithmetic for an item.
  package static func fill(
    _ goal: Prose, _ example: ExampleLayout, explain: String, lines: [Prose], values: [Double], mistakes: [Mistake],
    hints: [Prose],
    after: Prose
  ) -> Exercise {
    Exercise(
      kind: .fill, goal: goal, code: example.code, bounds: example.bounds, lines: lines,
      form: .numbers(labels: blankLabels(values.count)), hints: hints,
      solution: text(of: values),
      success: Success(
        words: after, code: example.code, bounds: example.bounds, item: explain, axes: example.mainAxis(of: explain)),
      key: .numbers(values, mistakes: mistakes))
  }

  /// The labels of blanks: `the first blank`, `the second blank` and so on.
  private static func blankLabels(_ count: Int) -> [Prose] {
    if count == 1 { return ["the blank"] }
    return ["first", "second", "third", "fourth", "fifth", "sixth"].prefix(count).map {
      Prose([.words("the \($0) blank")])
    }
  }

  /// Choose the next step from several, which are in random order.
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
      key: .choice(right: rightIndex, replies: order.map { $0 == 0 ? after : wrong[$0 - 1].reply }))
  }

  /// Write or fix a layout, so that its items have the frames of the solution: in the visible bounds and in others.
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
      key: .layout(Solution(code: solution, bounds: sizes, mistakes: mistakes)))
  }

  private static func text(of values: [Double]) -> String {
    values.map { numeral($0, places: 2) }.joined(separator: " ")
  }
}
