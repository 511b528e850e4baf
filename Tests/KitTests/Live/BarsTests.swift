import EagerLayout
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

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

  @Test("The bars of an explanation show the bases of items, and then their final sizes and which items are frozen")
  func basesAndSizes() throws {
    let result = try #require(try bars(Self.bar, width: 340, of: "title"))
    #expect(result.bars.map { $0.base } == [60, 100, 80])
    #expect(result.bars.map { $0.size } == [nil, 132, 128])
    #expect(result.bars.map { $0.isFrozen } == [false, false, true])
    // The free space at the beginning of each round is shared out at its end.
    let free = try (1...18).compactMap { try bars(Self.bar, width: 340, of: "title", steps: $0)?.freeSpace }
    #expect(free.contains(80) && free.contains(32) && free.last == 0)
    let lines = result.canvas(width: 80).lines()
    #expect(lines.contains { $0.hasPrefix("search") && $0.hasSuffix("128 frozen") })
  }

  @Test("The bars of an explanation show only the numbers of the steps shown so far")
  func barsFollowSteps() throws {
    let first = try #require(try bars(Self.bar, width: 340, of: "title", steps: 4))
    #expect(first.bars.map { $0.base } == [60, nil, nil] && first.freeSpace == nil)
    #expect(first.bars.allSatisfy { $0.size == nil && !$0.isFrozen })
  }

  @Test("The bars of an explanation show missing space as negative free space")
  func missingSpace() throws {
    let text = "Row { Flex().basis(300).id(photo); Flex().basis(100).id(text) }"
    let result = try #require(try bars(text, width: 300, of: "photo"))
    #expect(result.bars.map { $0.size } == [225, 75] && result.freeSpace == 0)
    let all = try (1...18).compactMap { try bars(text, width: 300, of: "photo", steps: $0) }
    let missing = try #require(all.first { $0.freeSpace == -100 })
    #expect(missing.canvas(width: 80).lines().contains { $0.hasPrefix("free") && $0.hasSuffix("-100 too much") })
  }

  @Test("The bars of an explanation with huge numbers fit the terminal")
  func hugeNumbers() throws {
    let text = "Row { Flex().minWidth(300000000).id(a); Fixed(width: 100).shrink(1).id(b) }"
    let result = try #require(try bars(text, width: 300, of: "b"))
    #expect(result.canvas(width: 80).width <= 80 && result.canvas(width: 80).height < 20)
  }

  @Test("An explanation of the cross axis or of the outermost box has no bars, and the bars of others fit any width")
  func noBars() throws {
    #expect(try bars("Column { Flex().id(a); Flex().id(b) }", width: 300, of: "a") == nil)
    #expect(try bars("Row { Flex().id(a) }.id(row)", width: 300, of: "row") == nil)
    let result = try #require(try bars(Self.bar, width: 340, of: "search"))
    for width in [20, 30, 50, 80, 200] {
      let canvas = result.canvas(width: width)
      #expect(canvas.width <= width && canvas.lost == 0)
    }
  }
}
