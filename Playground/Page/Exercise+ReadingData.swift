internal import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit
import PlaygroundWriters

extension Exercise {
  /// Creates an exercise from its ``data``; nil if the data is not an exercise. The pictures are computed again.
  init?(_ data: JSON) {
    guard let kind = Kind.allCases.first(where: { data["kind"]?.isText($0.name) ?? false }),
      let keyData = data["answerKey"],
      let layout = data["layout"], let code = layout["code"]?.string
    else { return nil }
    let bounds = Frame(layout["bounds"]), labels = Prose.list(data["labels"]), choices = Prose.list(data["choices"])
    let solution = data["solution"]?.string ?? "", item = data["explains"]?.string ?? ""
    let axes: [LayoutTrace.Step.Axis] = (data["axes"]?.elements ?? [])
      .map { $0.isText("vertical") ? .vertical : .horizontal }
    var form = Form.numbers(labels: labels), answerKey = AnswerKey(numbers: keyData), shownBounds = bounds
    if data["choices"] != nil {
      (form, answerKey) = (.choice(choices), AnswerKey(choice: keyData))
    } else if keyData["expected"] != nil {
      let expected = Solution(code: solution, keyData)
      shownBounds = expected.bounds.first ?? bounds
      (form, answerKey) = (.layout(expected: ExampleLayout(solution, in: shownBounds).picture), .layout(expected))
    }
    self.init(
      kind: kind, goal: Prose(data["goal"]), code: code, bounds: bounds, scale: layout["scale"]?.number,
      lines: Prose.list(data["lines"]), form: form, hints: Prose.list(data["hints"]), solution: solution,
      success: Success(words: Prose(data["success"]), code: solution, bounds: shownBounds, item: item, axes: axes),
      answerKey: answerKey)
  }
}

extension Exercise.AnswerKey {
  fileprivate init(numbers key: JSON) {
    let mistakes = (key["mistakes"]?.elements ?? []).map { mistake in
      Exercise.Mistake((mistake["values"]?.elements ?? []).compactMap { $0.number }, Prose(mistake["reply"]))
    }
    self = .numbers((key["values"]?.elements ?? []).compactMap { $0.number }, mistakes: mistakes)
  }

  fileprivate init(choice key: JSON) {
    self = .choice(right: Int(key["right"]?.number ?? 0), replies: Prose.list(key["replies"]))
  }
}

extension Exercise.Solution {
  fileprivate init(code: String, _ key: JSON) {
    let mistakes = (key["mistakes"]?.elements ?? []).map { mistake in
      Exercise.MistakenLayout(mistake["code"]?.string ?? "", Prose(mistake["reply"]))
    }
    self.init(code: code, bounds: (key["expected"]?.elements ?? []).map { Frame($0["bounds"]) }, mistakes: mistakes)
  }
}

extension Prose {
  fileprivate init(_ data: JSON?) {
    self.init(
      (data?.elements ?? []).compactMap { piece in
        if let text = piece["text"]?.string { return .words(text) }
        if let number = piece["number"]?.number { return .number(number) }
        return piece["code"]?.string.map { .code($0) }
      })
  }

  fileprivate static func list(_ data: JSON?) -> [Prose] { (data?.elements ?? []).map { Prose($0) } }
}

extension Frame {
  /// Creates bounds from data. A missing size is infinite, so that the layout has the size of its content.
  fileprivate init(_ data: JSON?) {
    self.init(width: data?["width"]?.number ?? .infinity, height: data?["height"]?.number ?? .infinity)
  }
}

extension JSON {
  fileprivate func isText(_ text: String) -> Bool { string?.utf8.elementsEqual(text.utf8) ?? false }
}
