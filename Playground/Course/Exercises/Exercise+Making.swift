package import EagerLayout
import PlaygroundKit

// Factories of exercises: one function for each kind.
extension Exercise {
  /// A number of the frame of an item.
  package struct Asked: Sendable {
    let name: String
    let side: Side
    /// `true` if the frame is rounded to whole pixels.
    let isSnapped: Bool

    package init(_ side: Side, of name: String, isSnapped: Bool = false) {
      self.name = name
      self.side = side
      self.isSnapped = isSnapped
    }

    /// The numbers in their order.
    package enum Side: Int, Sendable, CaseIterable {
      case x, y, width, height

      package var name: String { Frame(width: 0, height: 0).numbers[rawValue].name }
    }

    package func value(of trial: Trial) -> Double {
      (isSnapped ? trial.snapped : trial)[name].numbers[side.rawValue].value
    }

    var axis: LayoutTrace.Step.Axis { side == .x || side == .width ? .horizontal : .vertical }

    /// `title.width`
    var label: Prose { "\(code: "\(name).\(side.name)")" }
  }

  private static func axes(of asks: [Asked]) -> [LayoutTrace.Step.Axis] {
    [.horizontal, .vertical].filter { axis in asks.contains { $0.axis == axis } }
  }

  /// Predict numbers of a layout. The explanation is about the first requested item, unless another is named.
  package static func predict(
    _ goal: Prose, _ trial: Trial, asks: [Asked], slips: [Slip], hints: [Prose], after: Prose, explain: String? = nil
  ) -> Exercise {
    let values = asks.map { $0.value(of: trial) }
    return Exercise(
      kind: .predict, goal: goal, code: trial.code, bounds: trial.bounds, lines: [],
      form: .numbers(labels: asks.map { $0.label }), hints: hints,
      solution: text(of: values),
      success: Success(
        words: after, code: trial.code, bounds: trial.bounds, item: explain ?? asks[0].name, axes: axes(of: asks)),
      key: .numbers(values, slips: slips))
  }

  /// Guess numbers of a layout. The answer is shown in any case.
  package static func guess(
    _ words: Prose, _ trial: Trial, asks: [Asked], slips: [Slip] = [], answer: Prose
  ) -> Exercise {
    let values = asks.map { $0.value(of: trial) }
    return Exercise(
      kind: .guess, goal: words, code: trial.code, bounds: trial.bounds, scale: trial.scale, lines: [],
      form: .numbers(labels: asks.map { $0.label }), hints: [], solution: text(of: values),
      success: Success(
        words: answer, code: trial.code, bounds: trial.bounds, item: asks[0].name,
        axes: axes(of: asks)),
      key: .numbers(values, slips: slips))
  }

  /// Guess which of several sentences is true. The answer is shown in any case.
  ///
  /// - Parameter right: the index of the true sentence.
  package static func guess(
    _ words: Prose, _ trial: Trial, choices: [Prose], right: Int, replies: [Prose] = [], answer: Prose
  ) -> Exercise {
    Exercise(
      kind: .guess, goal: words, code: trial.code, bounds: trial.bounds, scale: trial.scale, lines: [],
      form: .choice(choices), hints: [],
      solution: "\(right + 1)",
      // The exercise is about the whole layout.
      success: Success(
        words: answer, code: trial.code, bounds: trial.bounds, item: "", axes: [.horizontal, .vertical]),
      key: .choice(right: right, replies: replies))
  }

  /// Fill in the blanks of the arithmetic for an item.
  package static func fill(
    _ goal: Prose, _ trial: Trial, explain: String, lines: [Prose], values: [Double], slips: [Slip], hints: [Prose],
    after: Prose
  ) -> Exercise {
    Exercise(
      kind: .fill, goal: goal, code: trial.code, bounds: trial.bounds, lines: lines,
      form: .numbers(labels: blanks(values.count)), hints: hints,
      solution: text(of: values),
      success: Success(
        words: after, code: trial.code, bounds: trial.bounds, item: explain, axes: trial.mainAxis(of: explain)),
      key: .numbers(values, slips: slips))
  }

  /// The labels of blanks: `the first blank`.
  private static func blanks(_ count: Int) -> [Prose] {
    if count == 1 { return ["the blank"] }
    return ["first", "second", "third", "fourth", "fifth", "sixth"].prefix(count).map {
      Prose([.words("the \($0) blank")])
    }
  }

  /// Choose the next step from several, in an order drawn by dice.
  package static func next(
    _ goal: Prose, _ trial: Trial, explain: String, done: [Prose], right: Prose, wrong: [(Prose, reply: Prose)],
    hints: [Prose], after: Prose, _ dice: inout Dice
  ) -> Exercise {
    let order = dice.shuffled(Array(0...wrong.count))
    let choices = order.map { $0 == 0 ? right : wrong[$0 - 1].0 }
    let place = order.firstIndex(of: 0) ?? 0
    return Exercise(
      kind: .next, goal: goal, code: trial.code, bounds: trial.bounds, lines: done, form: .choice(choices),
      hints: hints,
      solution: "\(place + 1)",
      success: Success(
        words: after, code: trial.code, bounds: trial.bounds, item: explain, axes: trial.mainAxis(of: explain)),
      key: .choice(right: place, replies: order.map { $0 == 0 ? after : wrong[$0 - 1].reply }))
  }

  /// Write or fix a layout, so that its items have the frames of the solution: in the visible bounds and in others.
  package static func write(
    _ kind: Kind, _ goal: Prose, start: String, solution: String, in sizes: [Frame],
    slips: [WrongLayout], hints: [Prose], after: Prose, explain: String
  ) -> Exercise {
    return Exercise(
      kind: kind, goal: goal, code: start, bounds: sizes[0], lines: [],
      form: .layout(wanted: Trial(solution, in: sizes[0]).picture), hints: hints, solution: solution,
      success: Success(
        words: after, code: solution, bounds: sizes[0], item: explain,
        axes: Trial(solution, in: sizes[0]).axes(unlike: Trial(start, in: sizes[0]), of: explain)),
      key: .layout(Solution(code: solution, bounds: sizes, slips: slips)))
  }

  private static func text(of values: [Double]) -> String {
    values.map { numeral($0, places: 2) }.joined(separator: " ")
  }
}
