import EagerLayout

// How the exercises are written down: one function for each kind.
extension Exercise {
  /// A number of a frame that is asked for.
  struct Asked {
    let name: String
    let side: String
    var isSnapped = false
    let value: (Frame) -> Double

    /// The axis it belongs to.
    var axis: LayoutTrace.Step.Axis {
      side.utf8.elementsEqual("x".utf8) || side.utf8.elementsEqual("width".utf8) ? .horizontal : .vertical
    }

    static func x(_ name: String) -> Asked { Asked(name: name, side: "x") { $0.x } }
    static func y(_ name: String) -> Asked { Asked(name: name, side: "y") { $0.y } }
    static func width(_ name: String) -> Asked { Asked(name: name, side: "width") { $0.width } }
    static func height(_ name: String) -> Asked { Asked(name: name, side: "height") { $0.height } }

    /// The width on whole pixels.
    static func snappedWidth(_ name: String) -> Asked {
      Asked(name: name, side: "width", isSnapped: true) { $0.width }
    }
  }

  /// The axes that numbers asked for belong to.
  private static func axes(of asks: [Asked]) -> [LayoutTrace.Step.Axis] {
    var axes: [LayoutTrace.Step.Axis] = []
    for axis in [LayoutTrace.Step.Axis.horizontal, .vertical] where asks.contains(where: { $0.axis == axis }) {
      axes.append(axis)
    }
    return axes
  }

  /// Say which numbers a layout gives. The first item asked for is the one to explain, unless another is named.
  static func predict(
    _ goal: Prose, _ trial: Trial, asks: [Asked], slips: [Slip], hints: [Prose], after: Prose, explain: String? = nil
  ) -> Exercise {
    let values = asks.map { $0.value($0.isSnapped ? trial.snapped[$0.name] : trial[$0.name]) }
    return Exercise(
      kind: .predict, goal: goal, code: trial.code, bounds: trial.bounds, lines: [],
      form: .numbers(labels: asks.map { "\(code: "\($0.name).\($0.side)")" }), hints: hints,
      solution: text(of: values),
      success: Success(
        words: after, code: trial.code, bounds: trial.bounds, item: explain ?? asks[0].name, axes: axes(of: asks)),
      key: .numbers(values, slips: slips))
  }

  /// Say numbers that a layout gives, as a guess: the answer is told in any case.
  static func guess(
    _ words: Prose, _ trial: Trial, asks: [Asked], slips: [Slip] = [], answer: Prose
  ) -> Exercise {
    let values = asks.map { $0.value(trial[$0.name]) }
    return Exercise(
      kind: .guess, goal: words, code: trial.code, bounds: trial.bounds, scale: trial.scale, lines: [],
      form: .numbers(labels: asks.map { "\(code: "\($0.name).\($0.side)")" }), hints: [], solution: text(of: values),
      success: Success(
        words: answer, code: trial.code, bounds: trial.bounds, item: asks[0].name,
        axes: axes(of: asks)),
      key: .numbers(values, slips: slips))
  }

  /// Say which of several sentences is true, as a guess: the answer is told in any case.
  ///
  /// - Parameter right: the place of the true one, from 0.
  static func guess(
    _ words: Prose, _ trial: Trial, choices: [Prose], right: Int, replies: [Prose] = [], answer: Prose
  ) -> Exercise {
    Exercise(
      kind: .guess, goal: words, code: trial.code, bounds: trial.bounds, scale: trial.scale, lines: [],
      form: .choice(choices), hints: [],
      solution: "\(right + 1)",
      // It is about the whole layout.
      success: Success(
        words: answer, code: trial.code, bounds: trial.bounds, item: "", axes: [.horizontal, .vertical]),
      key: .choice(right: right, replies: replies))
  }

  /// Fill in the blanks of the arithmetic for an item.
  static func fill(
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

  /// What blanks are called, which have no numbers where they stand.
  private static func blanks(_ count: Int) -> [Prose] {
    if count == 1 { return ["the blank"] }
    return ["first", "second", "third", "fourth", "fifth", "sixth"].prefix(count).map {
      Prose([.words("the \($0) blank")])
    }
  }

  /// Say which step comes now: one of several, in an order drawn by dice.
  static func next(
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

  /// Write a layout, or mend one, so that its items have the frames of the solution: in the bounds shown and in others.
  static func write(
    _ kind: Kind, _ goal: Prose, start: String, solution: String, in bounds: (Int, Int), alsoIn hidden: [(Int, Int)],
    slips: [WrongLayout], hints: [Prose], after: Prose, explain: String
  ) -> Exercise {
    let all = ([bounds] + hidden).map { Frame(width: Double($0.0), height: Double($0.1)) }
    return Exercise(
      kind: kind, goal: goal, code: start, bounds: all[0], lines: [],
      form: .layout(wanted: Trial(solution, in: all[0]).picture), hints: hints, solution: solution,
      success: Success(
        words: after, code: solution, bounds: all[0], item: explain,
        axes: Trial(solution, in: all[0]).axes(unlike: Trial(start, in: all[0]), of: explain)),
      key: .layout(Solution(code: solution, bounds: all, slips: slips)))
  }

  /// Lines of a layout, one for each name.
  static func listing(_ names: some Sequence<String>, indent: Int = 2, _ item: (String) -> String) -> String {
    names.map { String(repeating: " ", count: indent) + item($0) }.joined(separator: "\n")
  }

  private static func text(of values: [Double]) -> String {
    values.map { numeral($0, places: 2) }.joined(separator: " ")
  }
}
