import EagerLayout
import LayoutExplanations
import Testing

@Suite("An explanation")
struct ExplanationTests {
  @Test("tells why the title is 132 wide")
  func title() throws {
    let trace = Row {
      Fixed(width: 60)
      Flex(1).basis(100)
      Flex(3).basis(80).maxWidth(128)
    }
    .gap(10).width(340).trace(in: Frame(width: 400, height: 40))
    let why = try #require(
      Explanation(trace, of: 2, .horizontal, names: ["row", "logo", "title", "search"]))
    #expect(
      why.lines.map { $0.text } == [
        "row: width: 340, its width", "gaps: 10 x 2 = 20", "room: 340 - 20 = 320, row - gaps",
        "logo: base: 60, its width", "title: base: 100, its basis", "search: base: 80, its basis",
        "taken: 60 + 100 + 80 = 240, logo + title + search", "free: 320 - 240 = 80, room - taken",
        "factors: 1 + 3 = 4, title + search",
        "title: with its share: 100 + 80 x 1/4 = 120, not frozen: shares again",
        "search: with its share: 80 + 80 x 3/4 = 140, over its maximum 128: frozen",
        "taken: 60 + 100 + 128 = 288, logo + title + search", "free: 320 - 288 = 32, room - taken",
        "title: with its share: 100 + 32 x 1/1 = 132, within its limits: done", "title: x: 60 + 10 = 70, logo + gap",
      ])
    #expect(why.lines.map { $0.round }.max() == 2)
  }

  @Test("tells the same in the words of CSS")
  func css() throws {
    let trace = Row {
      Flex(1).basis(100).shrink(1); Fixed(width: 60)
    }.trace(in: Frame(width: 120, height: 40))
    let css = try #require(Explanation(trace, of: 1, .horizontal, names: ["row", "a", "b"], words: .css))
    let told = css.lines.map { $0.text }
    #expect(told.contains("a: flex base size: 100, its flex-basis"))
    #expect(told.contains { $0.hasPrefix("initial free space: 120 - 160 = -40") })
    #expect(told.contains("a: target main size: 100 - 40 x 100/100 = 60, within its limits: done"))
  }

  @Test(
    "calls both baselines by their names where they are not one of many",
    arguments: [AlignItems.baseline, .lastBaseline])
  func baselines(alignment: AlignItems) throws {
    let name = alignment == .baseline ? "baseline" : "last baseline"
    let trace = Column {
      Row {
        Measured(text: "a b", advance: 10, lineHeight: 10, baseline: 8).id("t")
        Fixed(width: 20, height: 30).id("f")
      }
      .alignItems(alignment)
    }
    .trace(in: Frame(width: 200, height: 60))
    let told = try told(trace, of: 1, .vertical, names: ["Column", "Row", "t", "f"])
    #expect(told.contains { $0.hasSuffix("below the baseline of f: 30 - 30 = 0, height - \(name)") }, "\(told)")
    #expect(told.contains { $0.hasSuffix("the greatest of 8, 30 = 30, t, f") }, "\(told)")
  }

  private static func text(_ text: String) -> Measured { Measured(text: text, advance: 10, lineHeight: 10) }

  @Test(
    "says what decides and leaves out what does not",
    arguments: [
      // A minimum that is reached, and one that is not.
      (
        Row {
          text("strawberry"); Fixed(width: 60)
        }, 80.0, "t: least, by its content: 100", true
      ),
      (
        Row {
          text("a pear"); Fixed(width: 60)
        }, 110, "least", false
      ),
      // A percentage with what it is of.
      (Row { Fixed(width: 60).width(.percent(50)) }, 90, "t: base: 50% of 90 = 45, of Row", true),
      // Factors that do not take all.
      (Row { Flex(0.25) }, 80, "free: 80 x 0.25 = 20, factors under 1 take only that part", true),
      // Who is over a maximum shares again where others are further under their minimum.
      (
        Row {
          Flex().maxWidth(80); Flex().minWidth(130); Flex()
        }, 270,
        "what limits changed: -10 + 40 = 30, more in all: who is under a minimum is frozen", true
      ),
      (
        Row {
          Flex().maxWidth(80); Flex()
        }, 270, "what limits changed", false
      ),
      // What the middle is.
      (Row { Fixed(width: 40) }.justifyContent(.center), 100, "t: x: 30, start of Row", true),
    ] as [(Row, Double, String, Bool)])
  func deciding(row: Row, width: Double, words: String, isTold: Bool) throws {
    let trace = row.trace(in: Frame(width: width, height: 40))
    let names = trace.placement.frames.indices.map { $0 == 0 ? "Row" : $0 == 1 ? "t" : "box \($0)" }
    let told = try told(trace, of: 1, .horizontal, names: names)
    #expect(told.contains { $0.contains(words) } == isTold, "\(told)")
  }

  private func told(_ trace: Trace, of node: Int, _ axis: TraceStep.Axis, names: [String]) throws -> [String] {
    try #require(Explanation(trace, of: node, axis, names: names)).lines.map { $0.text }
  }

  @Test("is none of what is hidden")
  func hidden() {
    let trace = Row { Flex().hidden() }.trace(in: Frame(width: 80, height: 40))
    #expect(Explanation(trace, of: 1, .horizontal, names: ["row", "a"]) == nil)
  }
}
