import EagerLayout
import PlaygroundCourse
import PlaygroundKit

extension ExerciseText {
  func exercise(_ definitions: Definitions, _ generator: inout SeededRandom) throws(CourseFault) -> Exercise {
    var evaluator = Evaluator(definitions, generator: generator)
    return try exercise(&evaluator)
  }

  /// Evaluates the definitions in order, then the exercise.
  func exercise(_ evaluator: inout Evaluator) throws(CourseFault) -> Exercise {
    evaluator.line = line
    for definition in definitions { try evaluator.define(definition) }
    switch kind {
    case .predict, .guess, .fill, .next: return try exercise(about: layout(&evaluator), &evaluator)
    case .make, .fix, .reach: return try layoutExercise(&evaluator)
    }
  }

  /// An exercise about the numbers or the steps of a layout.
  private func exercise(about example: ExampleLayout, _ evaluator: inout Evaluator) throws(CourseFault) -> Exercise {
    let goal = try evaluator.prose(self.goal), hints = try evaluator.prose(self.hints)
    let after = try evaluator.prose(self.after), lines = try evaluator.prose(self.lines)
    let explainedName = try explainedItem(in: example.picture, &evaluator)
    let requested = try requestedNumbers(of: example, &evaluator), answers = requested.map { $0.value(of: example) }
    switch kind {
    case .predict:
      return .predict(
        goal, example, requested: requested, mistakes: try mistakes(otherThan: answers, &evaluator), hints: hints,
        after: after, explain: explainedName)
    case .fill:
      let values = try evaluator.numbers(self.values)
      return .fill(
        goal, example, explain: explainedName ?? "", lines: lines, values: values,
        mistakes: try mistakes(otherThan: values, &evaluator), hints: hints, after: after)
    case .guess where !requested.isEmpty:
      return .guess(
        goal, example, requested: requested, mistakes: try mistakes(otherThan: answers, &evaluator), answer: after)
    default: break
    }
    var choices = try self.choices.map { (choice) throws(CourseFault) in
      (try evaluator.prose(choice.text), reply: try evaluator.prose(choice.reply))
    }
    let right = self.choices.firstIndex { $0.isRight } ?? 0
    if kind == .guess {
      return .guess(
        goal, example, choices: choices.map { $0.0 }, right: right,
        replies: self.choices.contains { $0.reply != nil } ? choices.map { $0.reply } : [], answer: after)
    }
    let (text, _) = choices.remove(at: right)
    return try evaluator.withGenerator { generator in
      .next(
        goal, example, explain: explainedName ?? "", done: lines, right: text, wrong: choices, hints: hints,
        after: after, &generator)
    }
  }

  private func layoutExercise(_ evaluator: inout Evaluator) throws(CourseFault) -> Exercise {
    let goal = try evaluator.prose(self.goal), hints = try evaluator.prose(self.hints)
    let after = try evaluator.prose(self.after), start = try layoutText(self.start, &evaluator)
    let sizes = try self.sizes.map { (size) throws(CourseFault) in
      Frame(width: try evaluator.number(size.width), height: try evaluator.number(size.height))
    }
    if kind == .reach {
      let explainedName = try explainedItem(in: ExampleLayout(start, in: sizes[0]).picture, &evaluator) ?? ""
      return .reach(
        goal, start: start, in: sizes[0], keyPresses: try keyPresses(in: start, &evaluator), hints: hints, after: after,
        explain: explainedName)
    }
    let solution = try layoutText(self.solution, &evaluator)
    let mistakes = try self.mistakes.map { (mistake) throws(CourseFault) in
      Exercise.MistakenLayout(try layoutText(mistake.values[0], &evaluator), try evaluator.prose(mistake.reply))
    }
    let explainedName = try explainedItem(in: ExampleLayout(solution, in: sizes[0]).picture, &evaluator) ?? ""
    return .write(
      kind, goal, start: start, solution: solution, in: sizes, mistakes: mistakes, hints: hints, after: after,
      explain: explainedName)
  }

  private func layout(_ evaluator: inout Evaluator) throws(CourseFault) -> ExampleLayout {
    guard let about else { throw evaluator.fault("The exercise names no layout. Write it as in: about bar.") }
    return try evaluator.layout(about)
  }

  /// The text of a layout. Throws if the text is not a layout.
  private func layoutText(_ text: Expression?, _ evaluator: inout Evaluator) throws(CourseFault) -> String {
    guard let text else { throw evaluator.fault("The exercise has no layout. Write it below `start` or `solution`.") }
    let code = try evaluator.plainText(text)
    _ = try evaluator.sketch(code)
    return code
  }

  private func explainedItem(in picture: Picture, _ evaluator: inout Evaluator) throws(CourseFault) -> String? {
    guard let explain else { return nil }
    let item = try evaluator.plainText(explain)
    _ = try evaluator.frame(of: item, in: picture)
    return item
  }

  private func requestedNumbers(
    of example: ExampleLayout, _ evaluator: inout Evaluator
  ) throws(CourseFault) -> [Exercise.FrameNumber] {
    var numbers: [Exercise.FrameNumber] = []
    for request in self.requestedNumbers {
      evaluator.line = request.line
      let item = try evaluator.plainText(request.item)
      _ = try evaluator.frame(of: item, in: example.picture)
      numbers.append(Exercise.FrameNumber(request.component, of: item, isSnapped: request.isSnapped))
    }
    return numbers
  }

  /// The mistakes in the lesson file, without those whose random numbers happen to equal the answer.
  private func mistakes(
    otherThan answer: [Double], _ evaluator: inout Evaluator
  ) throws(CourseFault) -> [Exercise.Mistake] {
    var mistakes: [Exercise.Mistake] = []
    for mistake in self.mistakes {
      evaluator.line = mistake.line
      guard mistake.values.count == answer.count else {
        throw evaluator.fault(
          "The mistake needs as many values as are asked: \(answer.count), not \(mistake.values.count).")
      }
      let values = try evaluator.numbers(mistake.values), reply = try evaluator.prose(mistake.reply)
      if values != answer { mistakes.append(Exercise.Mistake(values, reply)) }
    }
    return mistakes
  }

  private func keyPresses(in start: String, _ evaluator: inout Evaluator) throws(CourseFault) -> [Exercise.KeyPress] {
    let sketch = try evaluator.sketch(start)
    var keyPresses: [Exercise.KeyPress] = []
    for keyPress in self.keyPresses {
      evaluator.line = keyPress.line
      let key = try evaluator.plainText(keyPress.key)
      guard key.unicodeScalars.count == 1, let scalar = key.unicodeScalars.first else {
        throw evaluator.fault("`\(key)` is not a key. A key is one character.")
      }
      var item = "", times = 1
      if let name = keyPress.item {
        item = try evaluator.plainText(name)
        if sketch.node(named: item) == nil { throw evaluator.fault("The layout has no item named `\(item)`.") }
      }
      if let count = keyPress.times { times = try evaluator.integer(count) }
      if times > 0 { keyPresses.append(Exercise.KeyPress(item, scalar, times)) }
    }
    return keyPresses
  }
}

extension Evaluator {
  mutating func prose(_ texts: [Expression]) throws(CourseFault) -> [Prose] {
    try texts.map { (text) throws(CourseFault) in try prose(text) }
  }

  mutating func numbers(_ expressions: [Expression]) throws(CourseFault) -> [Double] {
    try expressions.map { (expression) throws(CourseFault) in try number(expression) }
  }

  mutating func values(_ expressions: [Expression]) throws(CourseFault) -> [Value] {
    try expressions.map { (expression) throws(CourseFault) in try value(expression) }
  }
}
