package import EagerLayout
package import PlaygroundKit

extension Exercise {
  package enum Verdict: Sendable {
    case right(Success)
    case wrong(Reply)
    /// The text is not an answer, for example with too few numbers. It does not count as a try.
    case unclear(Prose)
    /// The text should be a layout, and has a fault.
    case fault(SketchFault)
  }

  /// The reply to a wrong answer.
  package struct Reply: Sendable {
    /// A sentence about the mistake, or about the bounds in which it is visible.
    package let words: Prose
    /// The learner's layout beside the expected one; nil if the answer is not a layout.
    package let comparison: Comparison?

    init(_ words: Prose, _ comparison: Comparison? = nil) {
      self.words = words
      self.comparison = comparison
    }
  }

  /// Two layouts in the same bounds.
  package struct Comparison: Sendable {
    /// The bounds of both layouts: the bounds of the exercise if the frames differ in them, otherwise the first other
    /// bounds in which they differ.
    package let bounds: Frame
    package let expected: Picture
    /// The learner's layout; boxes at other places are marked as changed.
    package let actual: Picture
  }

  /// The data for checking an answer.
  package enum AnswerKey: Sendable {
    case numbers([Double], mistakes: [Mistake])
    case layout(Solution)
    case choice(right: Int, replies: [Prose])
  }

  /// The numbers that result from a typical mistake, and the reply to them.
  package struct Mistake: Sendable {
    package let values: [Double]
    package let reply: Prose

    package init(_ values: [Double], _ reply: Prose) {
      self.values = values
      self.reply = reply
    }

    init(_ values: [Int], _ reply: Prose) { self.init(values.map { Double($0) }, reply) }
  }

  /// A layout, the bounds in which an answer must have the same frames, and layouts with typical mistakes.
  package struct Solution: Sendable {
    package let code: String
    package let bounds: [Frame]
    package let mistakes: [MistakenLayout]

    package init(code: String, bounds: [Frame], mistakes: [MistakenLayout]) {
      self.code = code
      self.bounds = bounds
      self.mistakes = mistakes
    }
  }

  /// A layout that results from a typical mistake, and the reply to it.
  package struct MistakenLayout: Sendable {
    package let code: String
    package let reply: Prose

    package init(_ code: String, _ reply: Prose) {
      self.code = code
      self.reply = reply
    }
  }

  /// Checks an answer: numbers, the text of a layout or the number of a choice, depending on ``form``.
  package func check(_ answer: String) -> Verdict {
    switch answerKey {
    case .numbers(let values, let mistakes): check(TypedNumber.all(in: answer), values, mistakes)
    case .layout(let solution): check(answer, solution)
    case .choice(let right, let replies): check(choice: TypedNumber.all(in: answer), right, replies)
    }
  }

  private func check(choice typed: [TypedNumber]?, _ right: Int, _ replies: [Prose]) -> Verdict {
    guard let typed, typed.count == 1,
      case .choice(let choices) = form,
      let choice = choices.indices.first(where: { typed[0].isEqual(to: Double($0 + 1)) })
    else { return .unclear("Type the number of one of the choices.") }
    // A guess has no replies: its answer is shown in any case.
    return choice == right ? .right(success) : .wrong(Reply(choice < replies.count ? replies[choice] : ""))
  }
}
