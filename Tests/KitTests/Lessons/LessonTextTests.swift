import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Texts of lessons")
struct LessonTexts {
  @Test("Code and titles of lessons fit a narrow terminal", arguments: Rows.of(allLessons.map { $0.name }))
  func codeFits(rows: Rows<String>) {
    for name in rows {
      let lesson = lesson(name)
      for step in lesson.steps {
        // Four columns are margins, and two are for the mark of new lines.
        for line in step.example.lines { #expect(line.count <= 46 - (step.newLines.isEmpty ? 0 : 2), "\(line)") }
        let drawn = Canvas.code(step.example.lines, newLines: step.newLines, width: 46)
        #expect(drawn.height == step.example.lines.count)
      }
      #expect(lesson.title.count <= 30)
    }
  }

  @Test(
    "Sentences of lessons have at most 36 words and paragraphs at most 70",
    arguments: Rows.of(allLessons.map { $0.name })
  )
  func sentencesAreShort(rows: Rows<String>) {
    for name in rows {
      let lesson = lesson(name)
      func words(_ prose: Prose) -> String { prose.line.map { $0.text }.joined() }
      let paragraphs =
        lesson.idea + lesson.steps.map { $0.remark } + [
          lesson.experiment.task, lesson.experiment.answer,
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
