internal import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit
import PlaygroundWriters

extension Exercise {
  /// An exercise from its ``data``; nil if the data is not an exercise. The engine makes the pictures again.
  init?(_ data: JSON) {
    guard let kind = Kind.allCases.first(where: { data["kind"]?.isText($0.name) ?? false }), let key = data["key"],
      let layout = data["layout"], let code = layout["code"]?.words
    else { return nil }
    let bounds = Frame(layout["bounds"]), labels = Prose.list(data["labels"]), choices = Prose.list(data["choices"])
    let solution = data["solution"]?.words ?? "", item = data["explains"]?.words ?? ""
    let axes: [LayoutTrace.Step.Axis] = (data["axes"]?.elements ?? [])
      .map { $0.isText("vertical") ? .vertical : .horizontal }
    var form = Form.numbers(labels: labels), answers = Key(numbers: key), shown = bounds
    if data["choices"] != nil {
      (form, answers) = (.choice(choices), Key(choice: key))
    } else if key["wanted"] != nil {
      let wanted = Solution(code: solution, key)
      shown = wanted.bounds.first ?? bounds
      (form, answers) = (.layout(expected: ExampleLayout(solution, in: shown).picture), .layout(wanted))
    }
    self.init(
      kind: kind, goal: Prose(data["goal"]), code: code, bounds: bounds, scale: layout["scale"]?.value,
      lines: Prose.list(data["lines"]), form: form, hints: Prose.list(data["hints"]), solution: solution,
      success: Success(words: Prose(data["success"]), code: solution, bounds: shown, item: item, axes: axes),
      key: answers)
  }
}

extension Exercise.Key {
  fileprivate init(numbers key: JSON) {
    let slips = (key["slips"]?.elements ?? []).map { slip in
      Exercise.Slip((slip["values"]?.elements ?? []).compactMap { $0.value }, Prose(slip["reply"]))
    }
    self = .numbers((key["values"]?.elements ?? []).compactMap { $0.value }, slips: slips)
  }

  fileprivate init(choice key: JSON) {
    self = .choice(right: Int(key["right"]?.value ?? 0), replies: Prose.list(key["replies"]))
  }
}

extension Exercise.Solution {
  fileprivate init(code: String, _ key: JSON) {
    let slips = (key["slips"]?.elements ?? []).map { slip in
      Exercise.WrongLayout(slip["code"]?.words ?? "", Prose(slip["reply"]))
    }
    self.init(code: code, bounds: (key["wanted"]?.elements ?? []).map { Frame($0["bounds"]) }, slips: slips)
  }
}

extension Prose {
  fileprivate init(_ data: JSON?) {
    self.init(
      (data?.elements ?? []).compactMap { piece in
        if let words = piece["text"]?.words { return .words(words) }
        if let number = piece["number"]?.value { return .number(number) }
        return piece["code"]?.words.map { .code($0) }
      })
  }

  fileprivate static func list(_ data: JSON?) -> [Prose] { (data?.elements ?? []).map { Prose($0) } }
}

extension Frame {
  /// A missing size is the size of the content.
  fileprivate init(_ data: JSON?) {
    self.init(width: data?["width"]?.value ?? .infinity, height: data?["height"]?.value ?? .infinity)
  }
}

extension JSON {
  fileprivate func isText(_ text: String) -> Bool { words?.utf8.elementsEqual(text.utf8) ?? false }
}
