import EagerLayout
import LayoutExplanations
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

extension HTMLWriter {
  /// Writes an exercise. Its hints and its answer are hidden until the reader opens them.
  ///
  /// - Parameters:
  ///   - scale: the scale of the surrounding pictures; `nil` for a scale that fits the pictures of the exercise.
  ///   - reasons: the explanation after the answer; `nil` for the explanation of the exercise's item.
  mutating func exercise(_ exercise: Exercise, scale: FigureScale? = nil, reasons: Reasons? = nil) {
    let isGuess = exercise.kind == .guess
    let example = exercise.example, picture = example.picture.withoutNumbers
    write("<section class=\"\(isGuess ? "guess" : "exercise")\">")
    element("p", Self.inline(exercise.goal))
    code(example.code, bounds: example.boundsText)
    switch exercise.form {
    case .layout(let expected):
      let expected = expected.onlyNamed, scale = FigureScale([picture, expected])
      self.picture(picture, scale: scale, caption: "What it gives")
      self.picture(expected, scale: scale, caption: "What is wanted")
    case .choice where isGuess:
      // The picture shows sizes, since the choices are about sizes.
      self.picture(picture, scale: scale ?? FigureScale([picture]))
    case .numbers where isGuess:
      self.picture(picture.withoutSizes, scale: scale ?? FigureScale([picture]), showsNumbers: false)
    case .numbers, .choice:
      disclosure("Picture") {
        $0.picture(picture.withoutSizes, scale: scale ?? FigureScale([picture]), showsNumbers: false)
      }
    }
    for line in exercise.lines { write("<p class=\"sum\">\(Self.markedBlanks(in: Self.inline(line)))</p>") }
    answerForm(of: exercise)
    for (index, hint) in exercise.hints.enumerated() {
      disclosure("Hint \(index + 1)", as: "hint") { $0.element("p", Self.inline(hint)) }
    }
    disclosure(isGuess ? "Answer" : "Solution", as: "answer") { writer in
      writer.solution(of: exercise)
      writer.element("p", Self.inline(exercise.success.words))
      if case .layout = exercise.form {} else { writer.picture(picture, scale: scale ?? FigureScale([picture])) }
      if let reasons = reasons ?? (isGuess ? nil : exercise.success.reasons) { writer.reasons(reasons) }
    }
    write("</section>")
  }

  /// Writes the requested numbers, or the choices, as a list.
  private mutating func answerForm(of exercise: Exercise) {
    switch exercise.form {
    case .numbers(let labels):
      guard exercise.lines.isEmpty else { break }
      write("<ul class=\"asked\">")
      for label in labels { element("li", Self.markedBlanks(in: "\(Self.inline(label)) = [?]")) }
      write("</ul>")
    case .choice(let choices):
      write("<ol class=\"choices\">")
      for choice in choices { element("li", Self.inline(choice)) }
      write("</ol>")
    case .layout: break
    }
  }

  /// Writes the right answer.
  private mutating func solution(of exercise: Exercise) {
    switch exercise.answerKey {
    case .layout(let solution): code(solution.code)
    case .choice(let right, _):
      guard case .choice(let choices) = exercise.form else { break }
      element("p", "<b>\(right + 1)</b>. \(Self.inline(choices[right]))")
    case .numbers(let values, _):
      guard case .numbers(let labels) = exercise.form else { break }
      element("p", zip(labels, values).map { "\(Self.inline($0)) = <b>\(numeral($1))</b>" }.joined(separator: ", "))
    }
  }

  /// Replaces blanks by boxes to write into on paper.
  private static func markedBlanks(in html: String) -> String {
    var result: [UInt8] = []
    for byte in html.utf8 {
      result.append(byte)
      guard result.suffix(3).elementsEqual("[?]".utf8) else { continue }
      result.removeLast(3)
      result += Array("<span class=\"blank\">?</span>".utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
