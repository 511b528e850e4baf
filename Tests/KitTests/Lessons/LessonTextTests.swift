import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The code of lessons, read as text")
struct LessonTexts {
  @Test("has no line that is too long for a narrow terminal", arguments: Rows.of(allLessons.map { $0.name }))
  func widths(rows: Rows<String>) {
    for name in rows {
      let lesson = lesson(name)
      for step in lesson.steps {
        // Four columns are at the sides, and two for the mark of new lines.
        for line in step.example.lines { #expect(line.count <= 46 - (step.newLines.isEmpty ? 0 : 2), "\(line)") }
        let drawn = Canvas.code(step.example.lines, newLines: step.newLines, width: 46)
        #expect(drawn.height == step.example.lines.count)
      }
      #expect(lesson.title.count <= 30)
    }
  }

  @Test(
    "says one thing at a time: no sentence is long, and no paragraph is", arguments: Rows.of(allLessons.map { $0.name })
  )
  func sentences(rows: Rows<String>) {
    for name in rows {
      let lesson = lesson(name)
      func words(_ prose: Prose) -> String { prose.line.map { $0.text }.joined() }
      let paragraphs =
        lesson.idea + lesson.steps.map { $0.remark } + [
          lesson.experiment.words, lesson.experiment.outcome,
        ] + [lesson.puzzle, lesson.question].flatMap { $0.sentences }
      for paragraph in paragraphs.map(words) {
        #expect(paragraph.split(separator: " ").count <= 70, "\(paragraph)")
        for sentence in paragraph.split(whereSeparator: { ".?!:".contains($0) }) {
          #expect(sentence.split(separator: " ").count <= 36, "\(sentence)")
        }
      }
    }
  }
}
