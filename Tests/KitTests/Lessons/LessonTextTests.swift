import EagerLayout
import Testing

@testable import PlaygroundKit

@Suite("The code of lessons, read as text")
struct LessonTexts {
  /// A layout in Swift, taken apart: the layout, what it is laid out in, and the scale of its pixels.
  private struct Statement {
    var layout: Substring
    var width = 0.0
    var height: Double?
    var scale: Double?

    /// `let bar = Row { … }.layout(in: Frame(width: 300, height: 60))` and what may follow; nil for other code.
    init?(_ code: [String]) {
      let text = code.joined(separator: "\n")
      guard text.starts(with: "let "), let start = text.firstRange(of: " = ")?.upperBound,
        let end = text.firstRange(of: ".layout(")
      else { return nil }
      layout = text[start..<end.lowerBound]
      guard layout.starts(with: "Row") || layout.starts(with: "Column"), !layout.contains("proposal") else {
        return nil
      }
      func number(after word: String) -> Double? {
        guard let place = text[end.upperBound...].firstRange(of: word) else { return nil }
        return Double(text[place.upperBound...].prefix { $0.isNumber })
      }
      width = number(after: "width: ") ?? 0
      height = number(after: "height: ")
      scale = number(after: "toScale: ")
    }

    func frames() throws -> [Frame] {
      let sketch = try Sketch(String(layout))
      var placement =
        if let height { sketch.layout(in: Frame(width: width, height: height)) } else {
          sketch.item.layout(width: width)
        }
      if let scale { placement = placement.snapped(toScale: scale) }
      return placement.frames
    }
  }

  @Test("gives the frames that the compiled code gives", arguments: allLessons)
  func frames(lesson: Lesson) throws {
    var count = 0
    for step in lesson.steps {
      guard let statement = Statement(step.code) else { continue }
      count += 1
      #expect(try statement.frames() == step.picture.boxes.map { $0.frame }, "\(step.code)")
    }
    // The first lesson has a step with frames alone, the second adds items one by one, the fifteenth has a closure.
    let others = [1: 1, 2: 3, 15: 1]
    #expect(count == lesson.steps.count - others[lesson.number, default: 0])
  }

  @Test("has no line that is too long for a narrow terminal", arguments: allLessons)
  func widths(lesson: Lesson) {
    for step in lesson.steps {
      // Four columns are at the sides, and two for the mark of new lines.
      for line in step.code { #expect(line.count <= 46 - (step.newLines > 0 ? 2 : 0), "\(line)") }
      let drawn = Canvas.code(step.code, newLines: step.newLines, width: 46)
      #expect(drawn.height == step.code.count)
    }
    #expect(lesson.title.count <= 30)
  }

  @Test("says one thing at a time: no sentence is long, and no paragraph is", arguments: allLessons)
  func sentences(lesson: Lesson) {
    func words(_ prose: Prose) -> String { prose.line.map { $0.text }.joined() }
    let paragraphs =
      lesson.idea + lesson.steps.map { $0.remark } + [
        lesson.experiment, lesson.outcome, lesson.question, lesson.answer,
      ]
    for paragraph in paragraphs.map(words) {
      #expect(paragraph.split(separator: " ").count <= 70, "\(paragraph)")
      for sentence in paragraph.split(whereSeparator: { ".?!:".contains($0) }) {
        #expect(sentence.split(separator: " ").count <= 36, "\(sentence)")
      }
    }
  }
}
