import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Lessons")
struct Lessons {
  @Test("Lessons are numbered from 1 without a gap")
  func lessonNumbers() {
    #expect(allLessons.map { $0.number } == Array(1...allLessons.count))
  }

  @Test(
    "Sentences of lessons contain no typed numbers, and each step inserts a computed number",
    arguments: Rows.of(allLessons.map { $0.name }))
  func noTypedNumbers(rows: Rows<String>) {
    for name in rows {
      let lesson = lesson(name)
      let sentences =
        lesson.idea + lesson.steps.map { $0.remark } + [
          lesson.experiment.task, lesson.experiment.answer,
        ] + [lesson.puzzle, lesson.question].flatMap { $0.sentences }
      for piece in sentences.flatMap({ $0.pieces }) {
        if case .words(let words) = piece { #expect(!words.contains { $0.isNumber }, "\(words)") }
      }
      #expect(lesson.steps.allSatisfy { $0.remark.pieces.contains { if case .number = $0 { true } else { false } } })
    }
  }

  @Test("Lessons fit any terminal width", arguments: Thorough.oneIn(2, of: [24, 50, 80, 120, 200]))
  func lessonsFitWidth(width: Int) {
    for lesson in someLessons {
      for page in lesson.parts(width: width, count: 3, command: "playground") {
        #expect(page.width <= width)
        #expect(page.lost == 0)
        #expect(page.lines().allSatisfy { Characters.columns($0) <= width })
      }
    }
  }

  @Test(
    "A lesson ends with Try, Result, Question and Answer, and names the next command",
    arguments: someLessons.map { $0.name })
  func orderOfParts(name: String) throws {
    let lesson = lesson(name)
    let parts = lesson.parts(width: 80, count: allLessons.count, command: "swift run playground")
    let text = parts.map { $0.lines().joined(separator: " ") }
    let places = try ["Try: ", "Result: ", "Question: ", "Answer: "].map { head in
      try #require(text.firstIndex { $0.contains(head) })
    }
    #expect(places == Array(parts.count - 4..<parts.count))
    let next =
      lesson.number < allLessons.count
      ? "swift run playground lesson \(lesson.number + 1)" : "swift run playground prompt"
    #expect(text[text.count - 1].contains(next))
  }

  @Test(
    "The tables of lessons have exactly the numbers that replace names in narrow pictures",
    arguments: [20, 24, 30, 50, 80])
  func tableNumbers(width: Int) {
    for step in allLessons.flatMap({ $0.steps }) {
      var picture = step.picture
      for index in picture.boxes.indices { picture.boxes[index].number = index + 1 }
      let drawing = picture.drawnInCells(columns: min(width, 34), rows: 6)
      let numbers = drawing.numbersInTable(of: picture.boxes.count)
      for (shape, labeling) in zip(drawing.shapes, drawing.labeling) where labeling == .number {
        for box in shape.boxes { #expect(numbers[box] == "\(shape.number)") }
      }
      for (shape, labeling) in zip(drawing.shapes, drawing.labeling) where labeling != .number && shape.isNamed {
        for box in shape.boxes { #expect(numbers[box].isEmpty) }
      }
    }
    let narrow = Welcome.screen(width: 24, command: "playground", fileCommand: "layout").lines().joined(separator: " ")
    #expect(narrow.contains("1 Fixed") && narrow.contains("2 Flex()") && narrow.contains("3 Flex(2)"))
  }

  @Test(
    "The tables of lessons list all boxes of their pictures with their frames", arguments: someLessons.map { $0.name })
  func tablesListBoxes(name: String) {
    let lesson = lesson(name)
    let text = lesson.parts(width: 100, count: 3, command: "").flatMap { $0.lines() }
    for box in lesson.steps.flatMap({ $0.picture.boxes }) {
      let numbers = [box.frame.x, box.frame.y, box.frame.width, box.frame.height].map { numeral($0) }
      #expect(
        text.contains { line in
          let words = line.split(separator: " ").map { String($0) }
          return words.indices.contains { words[$0] == box.name && words[($0 + 1)...].starts(with: numbers) }
        }, "\(box.name) \(numbers)")
    }
  }
}

extension Exercise {
  /// All sentences of the exercise.
  var sentences: [Prose] {
    var sentences = hints + lines + [goal, success.words]
    if case .choice(let choices) = form { sentences += choices }
    switch answerKey {
    case .numbers(_, let mistakes): sentences += mistakes.map { $0.reply }
    case .layout(let solution): sentences += solution.mistakes.map { $0.reply }
    case .choice(_, let replies): sentences += replies
    }
    return sentences
  }
}

@Suite("Sentences about a layout")
struct Sentences {
  @Test("A sum in a sentence is never broken at the end of a line")
  func sumsAreNotBroken() {
    let prose: Prose = "one two three \(480) - \(44) = \(436) and so on"
    for width in 14...60 {
      let lines = Canvas(prose.line, width: width).lines()
      #expect(lines.contains { $0.contains("480 - 44 = 436") }, "at \(width)")
    }
  }

  @Test("Numbers in sentences about a layout have at most three decimals")
  func decimals() {
    let prose: Prose = "a third is \(1.0 / 3)"
    #expect(Canvas(prose.line, width: 40).lines() == ["a third is 0.333"])
  }
}
