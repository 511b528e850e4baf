import EagerLayout
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import book
@testable import PlaygroundWriters

@Suite("Reasons")
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

  @Test("ask a question for each axis, in the numbers of the engine")
  func questions() throws {
    let text = "Row { Fixed(width: 60).id(logo); Flex().id(title) }.padding(5)"
    #expect(
      try reasons(text, of: 2).lines.filter { $0.hasPrefix("Why") } == [
        "Why is title 270 wide, at x 65 of Row?", "Why is title 50 high, at y 5 of Row?",
      ])
    #expect(try reasons(text, of: 0, axes: [.vertical]).lines.first == "Why is Row 60 high?")
  }

  @Test("tell nodes with the same name apart by their numbers, and call the others by name alone")
  func names() throws {
    let told = try reasons("Row { Flex(); Flex().id(title); Flex() }", of: 3).lines.joined(separator: "\n")
    #expect(told.contains("Flex (1): starts from"))
    #expect(told.contains("Why is Flex (3) "))
    #expect(told.contains("title: starts from"))
  }

  @Test("are none where a node is hidden")
  func hidden() throws {
    #expect(try reasons("Row { Flex().hidden() }", of: 1).count == 0)
  }

  @Test("of every exercise's answer end in the frames that the engine gives", arguments: someLessons.map { $0.number })
  func exercises(lesson: Int) throws {
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

  @Test("answer the question of the last lesson")
  func lastLesson() throws {
    let lesson = try #require(allLessons.last), told = try #require(lesson.reasons).lines
    var numbers: [Double] = []
    for case .number(let number) in lesson.question.success.words.pieces { numbers.append(number) }
    #expect(numbers.count == 2)
    for (name, number) in zip(["title", "search"], numbers) {
      #expect(told.contains { $0.contains("\(name): with its share") && $0.hasSuffix("= \(numeral(number))") })
    }
    #expect(!told.contains { $0.contains("frozen") })
    let pages = lesson.parts(width: 80, count: 18, command: "playground").flatMap { $0.lines() }
    #expect(pages.contains { $0.contains("Why is search ") })
  }

  @Test("fit any width, and lose no character", arguments: [20, 34, 50, 80, 120])
  func widths(width: Int) throws {
    let text = "Row { Text(\"strawberries and cream\").id(fruit); Fixed(width: 100).shrink(1); Flex(3).maxWidth(9) }"
    for words in [Explanation.Words.plain, .css] {
      let page = try reasons(text, of: 1, in: 120, words: words).page(width: width)
      #expect(page.width <= width)
      #expect(page.lost == 0)
      let squeezed = page.lines().joined().filter { $0 != " " && $0 != "\u{A0}" }
      #expect(squeezed.contains(words == .css ? "automaticminimumsize" : "frozen") || width < 80)
    }
  }

  @Test("come step by step: each shows what the one before did, and more")
  func steps() throws {
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

  @Test("of a row with thousands of items are told in short")
  func many() throws {
    let count = Thorough.pick(500, 2_000)
    let told = try reasons(
      "Row {" + String(repeating: " Flex();", count: count) + " Fixed(width: 4).id(last) }", of: count + 1
    )
    .lines
    #expect(told.allSatisfy { $0.count < 200 })
    #expect(told.contains { $0.contains("\u{2026}") })
  }

  @Test("stand in the book below each solution")
  func book() throws {
    let lesson = try #require(allLessons.last)
    let page = try #require(Book([lesson], screens: []).pages.first { $0.html.contains("<h1>\(lesson.number). ") })
    let tables = page.html.components("<table class=\"why\">")
    // One for each axis that an exercise asks about, and one for the question.
    let axes = lesson.exercises.map { $0.exercise(seed: 0).success.axes.count }
    #expect(tables == axes.reduce(0, +) + 1)
    #expect(page.html.contains("over its maximum"))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(_ part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
