import EagerLayout
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The screen that says why")
struct WhyTests {
  private static let sketch = """
    Row { Fixed(width: 60).id(logo); Flex(1).basis(100).id(title); Flex(3).basis(80).maxWidth(128).id(search) }.gap(10)
    """

  /// The screen about the title, from the layout that is changed by hand.
  private func tutor() throws -> Tutor {
    var tutor = Tutor(try Sketch(Self.sketch), in: Frame(width: 340, height: 60), title: "bar")
    tutor.press([.tab, .character("w")], on: (80, 24))
    return tutor
  }

  @Test("begins with the first step, goes on with space and back with backspace")
  func steps() throws {
    var tutor = try tutor()
    #expect(tutor.shown().contains("Why is title 132 wide, at x 70 of Row?"))
    #expect(tutor.shown().contains("step 1 of 18"))
    #expect(!tutor.shown().contains("gaps"))
    tutor.press([.character(" ")])
    #expect(tutor.shown().contains("10 x 2"))
    tutor.press([.backspace])
    #expect(!tutor.shown().contains("gaps"))
    tutor.press([Key](repeating: .backspace, count: 3))
    #expect(tutor.shown().contains("step 1 of 18"))
    tutor.press([Key](repeating: .character(" "), count: 40))
    #expect(tutor.shown().contains("step 18 of 18"))
  }

  @Test("tells all steps at once, and in the words of CSS")
  func words() throws {
    var tutor = try tutor()
    tutor.press([.end])
    #expect(tutor.shown(80, 40).contains("over its maximum 128: frozen"))
    tutor.press([.character("c")])
    #expect(tutor.shown(80, 40).contains("flex base size"))
    #expect(tutor.shown(80, 40).contains("c plain words"))
    tutor.press([.character("c")])
    #expect(!tutor.shown(80, 40).contains("flex base size"))
  }

  @Test("leads back to the layout as it was")
  func back() throws {
    for key in [Key.escape, .character("q"), .character("w")] {
      var tutor = try tutor()
      tutor.press([.character(" "), key])
      #expect(tutor.shown().contains("live bar"))
      #expect(tutor.shown().contains("\u{203A}title"))
    }
  }

  @Test(
    "keeps the last step in sight, with its head and keys, at any size",
    arguments: Thorough.oneIn(3, of: [(50, 15), (80, 24), (120, 40)]))
  func sizes(width: Int, height: Int) throws {
    var tutor = try tutor()
    for _ in 0..<20 {
      let view = tutor.view(width: width, height: height), lines = view.canvas.lines()
      #expect(lines.count == height)
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= width })
      #expect(view.canvas.lost == 0)
      #expect(lines[0].contains("why title"))
      #expect(lines.suffix(2).joined().contains("q leave"))
      tutor.press([.character(" ")], on: (width, height))
    }
    #expect(tutor.shown(width, height).contains("title: y"))
  }

  @Test("says so where an item is hidden")
  func hidden() throws {
    var tutor = Tutor(try Sketch("Row { Flex().hidden().id(ghost) }"), in: Frame(width: 90, height: 60), title: "row")
    tutor.press([.character("w")])
    #expect(tutor.shown().contains("ghost is hidden"))
    tutor.press([.left])
    #expect(!tutor.shown().contains("ghost is hidden"))
  }

  @Test("comes below a right answer, and by a key once more")
  func exercise() {
    let exercise = drawn("why-this-wide/say-title")
    var tutor = freshTutor("why-this-wide")
    tutor.begin(.predict, in: lesson("why-this-wide"))
    tutor.press(exercise.solution.unicodeScalars.map { .character($0) })
    #expect(!tutor.shown(80, 60).contains("Why is title"))
    tutor.press([.enter])
    #expect(tutor.shown(80, 60).contains("Right."))
    #expect(tutor.shown(80, 60).contains("Why is title \(exercise.solution) wide"))
    #expect(tutor.shown(80, 60).contains(": frozen"))
    tutor.press([.character("w")])
    #expect(tutor.shown().contains("why title  step 1"))
  }

  @Test("is told as lines of text after a right answer")
  func plain() {
    let exercise = drawn("why-this-wide/say-title")
    var work = Attempt(exercise)
    #expect(work.reasons.isEmpty)
    _ = work.answer("1")
    #expect(work.reasons.isEmpty)
    _ = work.answer(work.exercise.solution)
    let title = ExampleLayout(exercise.code, in: exercise.bounds)["title"]
    #expect(work.reasons.first == "Why is title \(exercise.solution) wide, at x \(numeral(title.x)) of Row?")
  }
}

extension Tutor {
  fileprivate mutating func press(_ keys: [Key], on size: (width: Int, height: Int) = (80, 24)) {
    for key in keys { _ = press(key, width: size.width, height: size.height) }
  }

  fileprivate func shown(_ width: Int = 80, _ height: Int = 24) -> String {
    view(width: width, height: height).canvas.lines().joined(separator: "\n")
  }
}

@Suite("The bars of an explanation")
struct BarsTests {
  private func bars(_ text: String, width: Double, of name: String, steps: Int? = nil) throws -> Bars? {
    let preview = try #require(Preview(text, in: Frame(width: width, height: 60)))
    let node = try #require(preview.sketch.node(named: name)), names = preview.sketch.allNames
    let trace = preview.sketch.item.trace(in: preview.bounds)
    let explanation = try #require(Reasons(trace, of: node, names: names).explanations.first)
    return Bars(explanation, of: node, in: trace, names: names, steps: steps ?? explanation.lines.count)
  }

  private static let bar = """
    Row { Fixed(width: 60).id(logo); Flex(1).basis(100).id(title); Flex(3).basis(80).maxWidth(128).id(search) }.gap(10)
    """

  @Test("show what items start from, then what they have in the end, and who is frozen")
  func rounds() throws {
    let told = try #require(try bars(Self.bar, width: 340, of: "title"))
    #expect(told.bars.map { $0.base } == [60, 100, 80])
    #expect(told.bars.map { $0.size } == [nil, 132, 128])
    #expect(told.bars.map { $0.isFrozen } == [false, false, true])
    // The free space at the beginning of each round is given by its end.
    let free = try (1...18).compactMap { try bars(Self.bar, width: 340, of: "title", steps: $0)?.freeSpace }
    #expect(free.contains(80) && free.contains(32) && free.last == 0)
    let lines = told.canvas(width: 80).lines()
    #expect(lines.contains { $0.hasPrefix("search") && $0.hasSuffix("128 frozen") })
  }

  @Test("know no more than the steps have told")
  func steps() throws {
    let first = try #require(try bars(Self.bar, width: 340, of: "title", steps: 4))
    #expect(first.bars.map { $0.base } == [60, nil, nil] && first.freeSpace == nil)
    #expect(first.bars.allSatisfy { $0.size == nil && !$0.isFrozen })
  }

  @Test("show what is given up where there is too little room")
  func shrunk() throws {
    let text = "Row { Flex().basis(300).id(photo); Flex().basis(100).id(text) }"
    let told = try #require(try bars(text, width: 300, of: "photo"))
    #expect(told.bars.map { $0.size } == [225, 75] && told.freeSpace == 0)
    let all = try (1...18).compactMap { try bars(text, width: 300, of: "photo", steps: $0) }
    let missing = try #require(all.first { $0.freeSpace == -100 })
    #expect(missing.canvas(width: 80).lines().contains { $0.hasPrefix("free") && $0.hasSuffix("-100 too much") })
  }

  @Test("are cut where numbers are larger than any screen")
  func large() throws {
    let text = "Row { Flex().minWidth(300000000).id(a); Fixed(width: 100).shrink(1).id(b) }"
    let told = try #require(try bars(text, width: 300, of: "b"))
    #expect(told.canvas(width: 80).width <= 80 && told.canvas(width: 80).height < 20)
  }

  @Test("are not there for the other axis, for the outermost box, and fit any width")
  func none() throws {
    #expect(try bars("Column { Flex().id(a); Flex().id(b) }", width: 300, of: "a") == nil)
    #expect(try bars("Row { Flex().id(a) }.id(row)", width: 300, of: "row") == nil)
    let told = try #require(try bars(Self.bar, width: 340, of: "search"))
    for width in [20, 30, 50, 80, 200] {
      let canvas = told.canvas(width: width)
      #expect(canvas.width <= width && canvas.lost == 0)
    }
  }
}
