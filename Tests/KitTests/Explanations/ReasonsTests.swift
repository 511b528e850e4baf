import EagerLayout
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import book
@testable import PlaygroundWriters

@Suite("Reasons for frames")
struct ReasonsTests {
  private func reasons(
    _ text: String, of node: Int, in width: Double = 340, words: Explanation.Words = .plain,
    axes: [LayoutTrace.Step.Axis] = [.horizontal, .vertical]
  ) throws -> Reasons {
    let sketch = try Sketch(text)
    return Reasons(
      sketch.item.trace(in: Frame(width: width, height: 60)), of: node, names: sketch.allNames, words: words, axes: axes
    )
  }

  @Test("The reasons for a frame begin with a question for each axis, and the questions contain the engine's numbers")
  func questions() throws {
    let text = "Row { Fixed(width: 60).id(logo); Flex().id(title) }.padding(5)"
    #expect(
      try reasons(text, of: 2).lines.filter { $0.hasPrefix("Why") } == [
        "Why is title 270 wide, at x 65 of Row?", "Why is title 50 high, at y 5 of Row?",
      ])
    #expect(try reasons(text, of: 0, axes: [.vertical]).lines.first == "Why is Row 60 high?")
  }

  @Test("Reasons for a frame distinguish nodes with the same name by their numbers")
  func nodeNames() throws {
    let lines = try reasons("Row { Flex(); Flex().id(title); Flex() }", of: 3).lines.joined(separator: "\n")
    #expect(lines.contains("Flex (1): starts from"))
    #expect(lines.contains("Why is Flex (3) "))
    #expect(lines.contains("title: starts from"))
  }

  @Test("There are no reasons for the frame of a hidden node")
  func hiddenNode() throws {
    #expect(try reasons("Row { Flex().hidden() }", of: 1).count == 0)
  }

  @Test(
    "The reasons for every exercise's solution end in the engine's frames", arguments: someLessons.map { $0.number })
  func reasonsOfExercises(lesson: Int) throws {
    for recipe in allLessons[lesson - 1].exercises {
      for seed in 0..<Thorough.pick(2, 5) {
        let success = recipe.exercise(seed: UInt64(seed)).success
        let sketch = try Sketch(success.code), placement = sketch.layout(in: success.bounds)
        let node = try #require(sketch.node(named: success.item))
        let reasons = try #require(success.reasons)
        let frame = placement.frames[node], parent = placement.frames[placement.parent(of: node) ?? 0]
        #expect(!success.axes.isEmpty && reasons.explanations.map { $0.axis } == success.axes)
        for axis in success.axes {
          let isWide = axis == .horizontal
          let size = isWide ? frame.width : frame.height, place = isWide ? frame.x - parent.x : frame.y - parent.y
          let axis = isWide ? "wide, at x" : "high, at y"
          let question = "Why is \(reasons.name) \(numeral(size)) \(axis) \(numeral(place)) of "
          #expect(reasons.lines.contains { $0.hasPrefix(question) }, "\(recipe.id.text) \(question)")
        }
        #expect(reasons.explanations.allSatisfy { !$0.lines.isEmpty })
      }
    }
  }

  @Test("The reasons of the last lesson contain the answer to its question")
  func lastLesson() throws {
    let lesson = try #require(allLessons.last), lines = try #require(lesson.reasons).lines
    var numbers: [Double] = []
    for case .number(let number) in lesson.question.success.words.pieces { numbers.append(number) }
    #expect(numbers.count == 2)
    for (name, number) in zip(["title", "search"], numbers) {
      #expect(lines.contains { $0.contains("\(name): with its share") && $0.hasSuffix("= \(numeral(number))") })
    }
    #expect(!lines.contains { $0.contains("frozen") })
    let pages = lesson.parts(width: 80, count: 18, command: "playground").flatMap { $0.lines() }
    #expect(pages.contains { $0.contains("Why is search ") })
  }

  @Test("The reasons for a frame fit any terminal width", arguments: [20, 34, 50, 80, 120])
  func reasonsFitWidth(width: Int) throws {
    let text = "Row { Text(\"strawberries and cream\").id(fruit); Fixed(width: 100).shrink(1); Flex(3).maxWidth(9) }"
    for words in [Explanation.Words.plain, .css] {
      let page = try reasons(text, of: 1, in: 120, words: words).page(width: width)
      #expect(page.width <= width)
      #expect(page.lost == 0)
      let squeezed = page.lines().joined().filter { $0 != " " && $0 != "\u{A0}" }
      #expect(squeezed.contains(words == .css ? "automaticminimumsize" : "frozen") || width < 80)
    }
  }

  @Test("The reasons for a frame can be shown step by step, and each step adds lines")
  func stepByStep() throws {
    let all = try reasons("Row { Fixed(width: 60); Flex().id(title) }", of: 2)
    var last = 0
    for steps in 1...all.count {
      let shown = all.pageAndLastStep(width: 80, steps: steps)
      #expect(shown.canvas.height > last)
      #expect(shown.last.upperBound == shown.canvas.height)
      last = shown.canvas.height
    }
    #expect(all.page(width: 80).height == last)
  }

  @Test("The reasons for a frame in a row of 500 items are abbreviated with an ellipsis")
  func manyItems() throws {
    let count = Thorough.pick(500, 2_000)
    let lines = try reasons(
      "Row {" + String(repeating: " Flex();", count: count) + " Fixed(width: 4).id(last) }", of: count + 1
    )
    .lines
    #expect(lines.allSatisfy { $0.count < 200 })
    #expect(lines.contains { $0.contains("\u{2026}") })
  }

  @Test("Below each solution, the book has a table of reasons for each axis")
  func reasonsInBook() throws {
    let lesson = try #require(allLessons.last)
    let page = try #require(Book([lesson], screens: []).pages.first { $0.html.contains("<h1>\(lesson.number). ") })
    let tables = page.html.components("<table class=\"why\">")
    // One table for each axis of an exercise, and one for the lesson's question.
    let axes = lesson.exercises.map { $0.exercise(seed: 0).success.axes.count }
    #expect(tables == axes.reduce(0, +) + 1)
    #expect(page.html.contains("over its maximum"))
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func components(_ part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
