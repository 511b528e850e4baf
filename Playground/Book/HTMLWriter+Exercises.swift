import EagerLayout
import LayoutExplanations
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

extension HTMLWriter {
  /// An exercise with closed hints and a closed answer.
  ///
  /// - Parameters:
  ///   - scale: the scale of the surrounding pictures; without it they have one of their own.
  ///   - reasons: the explanation after the answer; by default that of the exercise's item.
  mutating func exercise(_ exercise: Exercise, scale: FigureScale? = nil, reasons: Reasons? = nil) {
    let isGuess = exercise.kind == .guess
    let trial = exercise.trial, picture = trial.picture.withoutNumbers
    write("<section class=\"\(isGuess ? "guess" : "exercise")\">")
    element("p", Self.inline(exercise.goal))
    code(trial.code, place: trial.place)
    switch exercise.form {
    case .layout(let wanted):
      let wanted = wanted.onlyNamed, scale = FigureScale([picture, wanted])
      self.picture(picture, scale: scale, caption: "What it gives")
      self.picture(wanted, scale: scale, caption: "What is wanted")
    case .choice where isGuess:
      // A choice about a picture needs the sizes.
      self.picture(picture, scale: scale ?? FigureScale([picture]))
    case .numbers where isGuess:
      self.picture(picture.withoutSizes, scale: scale ?? FigureScale([picture]), showsNumbers: false)
    case .numbers, .choice:
      hidden("Picture") {
        $0.picture(picture.withoutSizes, scale: scale ?? FigureScale([picture]), showsNumbers: false)
      }
    }
    for line in exercise.lines { write("<p class=\"sum\">\(Self.blanks(in: Self.inline(line)))</p>") }
    asked(exercise)
    for (index, hint) in exercise.hints.enumerated() {
      hidden("Hint \(index + 1)", as: "hint") { $0.element("p", Self.inline(hint)) }
    }
    hidden(isGuess ? "Answer" : "Solution", as: "answer") { writer in
      writer.solution(of: exercise)
      writer.element("p", Self.inline(exercise.success.words))
      if case .layout = exercise.form {} else { writer.picture(picture, scale: scale ?? FigureScale([picture])) }
      if let reasons = reasons ?? (isGuess ? nil : exercise.success.reasons) { writer.reasons(reasons) }
    }
    write("</section>")
  }

  /// The requested numbers, or the choices, as a list.
  private mutating func asked(_ exercise: Exercise) {
    switch exercise.form {
    case .numbers(let labels):
      guard exercise.lines.isEmpty else { break }
      write("<ul class=\"asked\">")
      for label in labels { element("li", Self.blanks(in: "\(Self.inline(label)) = [?]")) }
      write("</ul>")
    case .choice(let choices):
      write("<ol class=\"choices\">")
      for choice in choices { element("li", Self.inline(choice)) }
      write("</ol>")
    case .layout: break
    }
  }

  /// The right answer.
  private mutating func solution(of exercise: Exercise) {
    switch exercise.key {
    case .layout(let solution): code(solution.code)
    case .choice(let right, _):
      guard case .choice(let choices) = exercise.form else { break }
      element("p", "<b>\(right + 1)</b>. \(Self.inline(choices[right]))")
    case .numbers(let values, _):
      guard case .numbers(let labels) = exercise.form else { break }
      element("p", zip(labels, values).map { "\(Self.inline($0)) = <b>\(numeral($1))</b>" }.joined(separator: ", "))
    }
  }

  /// Blanks as boxes to write into on paper.
  private static func blanks(in html: String) -> String {
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
