import EagerLayout
import LayoutExplanations
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test("An explanation of an item flexed in two rounds lists the sums of both, down to its width of 132")
  func explanationOfFlexedItem() throws {
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
        "row: width: 340, its width", "gaps: 10 x 2 = 20", "available space: 340 - 20 = 320, row - gaps",
        "logo: starts from: 60, its width", "title: starts from: 100, its basis", "search: starts from: 80, its basis",
        "taken: 60 + 100 + 80 = 240, logo + title + search", "free: 320 - 240 = 80, available space - taken",
        "factors: 1 + 3 = 4, title + search",
        "title: with its share: 100 + 80 x 1/4 = 120, not frozen: shares again",
        "search: with its share: 80 + 80 x 3/4 = 140, over its maximum 128: frozen",
        "taken: 60 + 100 + 128 = 288, logo + title + search", "free: 320 - 288 = 32, available space - taken",
        "title: with its share: 100 + 32 x 1/1 = 132, within its limits: done", "title: x: 60 + 10 = 70, logo + gap",
      ])
    #expect(why.lines.map { $0.round }.max() == 2)
  }

  @Test("An explanation requested in CSS words uses the terms of CSS, such as flex base size")
  func explanationInCSSTerms() throws {
    let trace = Row {
      Flex(1).basis(100).shrink(1); Fixed(width: 60)
    }.trace(in: Frame(width: 120, height: 40))
    let css = try #require(Explanation(trace, of: 1, .horizontal, names: ["row", "a", "b"], words: .css))
    let sentences = css.lines.map { $0.text }
    #expect(sentences.contains("a: flex base size: 100, its flex-basis"))
    #expect(sentences.contains { $0.hasPrefix("initial free space: 120 - 160 = -40") })
    #expect(sentences.contains("a: target main size: 100 - 40 x 100/100 = 60"))
  }

  @Test(
    "An explanation of baseline alignment names the baseline that determines a position",
    arguments: [FlexStyle.AlignItems.baseline, .lastBaseline])
  func explanationNamesBaselines(alignment: FlexStyle.AlignItems) throws {
    let name = alignment == .baseline ? "baseline" : "last baseline"
    let trace = Column {
      Row {
        Measured(text: "a b", advance: 10, lineHeight: 10, baseline: 8).id("t")
        Fixed(width: 20, height: 30).id("f")
      }
      .alignItems(alignment)
    }
    .trace(in: Frame(width: 200, height: 60))
    let lines = try sentences(trace, of: 1, .vertical, names: ["Column", "Row", "t", "f"])
    #expect(lines.contains { $0.hasSuffix("below the baseline of f: 30 - 30 = 0, height - \(name)") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("the maximum of 8, 30 = 30, t, f") }, "\(lines)")
  }

  private static func text(_ text: String) -> Measured { Measured(text: text, advance: 10, lineHeight: 10) }

  @Test(
    "An explanation states a limit or factor if it determines the size, and omits it otherwise",
    arguments: [
      // A minimum that determines the size, and one that does not.
      (
        Row {
          text("strawberry"); Fixed(width: 60)
        }, 80.0, "t: minimum, by its content: 100", true
      ),
      (
        Row {
          text("a pear"); Fixed(width: 60)
        }, 110, "minimum, by", false
      ),
      // A percentage with its base.
      (Row { Fixed(width: 60).width(.percent(50)) }, 90, "t: starts from: 50% of 90 = 45, of Row", true),
      // Factors below 1, which share only a part of the free space.
      (Row { Flex(0.25) }, 80, "free: 80 x 0.25 = 20, factors with a sum below 1 share only that fraction", true),
      // An item over its maximum shares again if others are further under their minimum.
      (
        Row {
          Flex().maxWidth(80); Flex().minWidth(130); Flex()
        }, 270,
        "change by limits: -10 + 40 = 30, positive in total: items under a minimum are frozen", true
      ),
      (
        Row {
          Flex().maxWidth(80); Flex()
        }, 270, "change by limits", false
      ),
      // A centered item.
      (Row { Fixed(width: 40) }.justifyContent(.center), 100, "t: x: 30, start of Row", true),
    ] as [(Row, Double, String, Bool)])
  func explanationNamesWhatDecides(row: Row, width: Double, phrase: String, isStated: Bool) throws {
    let trace = row.trace(in: Frame(width: width, height: 40))
    let names = trace.placement.frames.indices.map { $0 == 0 ? "Row" : $0 == 1 ? "t" : "box \($0)" }
    let lines = try sentences(trace, of: 1, .horizontal, names: names)
    #expect(lines.contains { $0.contains(phrase) } == isStated, "\(lines)")
  }

  private func sentences(_ trace: LayoutTrace, of node: Int, _ axis: LayoutTrace.Step.Axis, names: [String]) throws
    -> [String]
  {
    try #require(Explanation(trace, of: node, axis, names: names)).lines.map { $0.text }
  }

  @Test("An explanation states a minimum from content only once, and begins with the width for an unflexed item")
  func explanationRepeatsNothing() throws {
    let row = Row {
      Self.text("strawberry").padding(2); Fixed(width: 60)
    }.trace(in: Frame(width: 80, height: 40))
    let minimum = try sentences(row, of: 1, .horizontal, names: ["Row", "t", "Fixed"]).filter {
      $0.contains("minimum, by")
    }
    #expect(minimum.count == 1, "\(minimum)")
    let wrapping = Row { Fixed(width: 60) }.wrap().trace(in: Frame(width: 80, height: 40))
    let lines = try sentences(wrapping, of: 1, .horizontal, names: ["Row", "f"])
    #expect(lines == ["f: starts from: 60, its width", "f: x: 0"])
  }

  @Test("An explanation of a line break contains the sum that exceeds the line")
  func explanationOfLineBreak() throws {
    let trace = Row { for _ in 0..<4 { Fixed(width: 114.2, height: 20) } }.wrap().gap(12)
      .trace(in: Frame(width: 343, height: 100))
    let sum = "c: line break: 3 x 114.2 + 2 x 12 = 366.6 > 343: the third begins a line"
    for axis in [LayoutTrace.Step.Axis.horizontal, .vertical] {
      #expect(try sentences(trace, of: 3, axis, names: ["Row", "a", "b", "c", "d"]).contains(sum))
    }
    #expect(
      try !sentences(trace, of: 1, .horizontal, names: ["Row", "a", "b", "c", "d"]).contains { $0.contains("break") })
    let margins = Row {
      Fixed(width: 50); Fixed(width: 60).margin(10); Flex()
    }.wrap()
      .trace(in: Frame(width: 100, height: 100))
    #expect(
      try sentences(margins, of: 2, .horizontal, names: ["Row", "a", "b", "c"])
        .contains("b: line break: 50 + 80 = 130 > 100: the second begins a line"))
  }

  @Test("An explanation of a balanced line says that its first item would fit in the line before")
  func explanationOfBalancedLine() throws {
    let trace = Row { for _ in 0..<4 { Fixed(width: 100, height: 20) } }.wrap(.balance).gap(10)
      .trace(in: Frame(width: 343, height: 100))
    let lines = try sentences(trace, of: 3, .horizontal, names: ["Row", "a", "b", "c", "d"])
    let sum = "c: line break: 3 x 100 + 2 x 10 = 320 of 343: it would fit, but balancing makes lines even in length: "
    #expect(lines.contains(sum + "the third begins a line"), "\(lines)")
  }

  @Test("An explanation names start and end edges as they were set, in both directions")
  func explanationNamesEdgesByDirection() throws {
    let row = Row { Fixed(width: 50).margin(start: 4).offset(end: 3) }.padding(start: 5, end: 2).border(start: 1)
    let trace = row.trace(in: Frame(width: 100, height: 40))
    #expect(
      try sentences(trace, of: 1, .horizontal, names: ["Row", "a"]).suffix(2) == [
        "a: moved by: 0 - 3 = -3, 0 - end inset",
        "a: x: 5 + 1 + 4 - 3 = 7, start padding + start border + start margin + moved by",
      ])
    let mirrored = row.direction(.rightToLeft).trace(in: Frame(width: 100, height: 40))
    #expect(
      try sentences(mirrored, of: 1, .horizontal, names: ["Row", "a"]).suffix(2) == [
        "a: place: 92 - 4 - 50 = 38, space inside - start margin - a",
        "a: x: 2 + 38 + 3 = 43, end padding + place + end inset",
      ])
    let css = try #require(Explanation(mirrored, of: 1, .horizontal, names: ["Row", "a"], words: .css))
    #expect(css.lines.last?.text == "a: x: 2 + 38 + 3 = 43, padding-inline-end + place + inset-inline-end")
  }

  @Test("An explanation continues through the boxes that fill their space, up to the bounds")
  func explanationContinuesOutwards() throws {
    let trace = Column { Row { Row { Flex() }.grow(1) }.padding(4) }.padding(10).trace(in: Frame(width: 80, height: 40))
    let lines = try sentences(trace, of: 2, .horizontal, names: ["Column", "Row", "inner", "flex"])
    #expect(
      lines.filter { $0.hasPrefix("Column:") || $0.hasPrefix("Row:") } == [
        "Column: padding and border: 10 + 10 = 20", "Column: width: 80, the available space",
        "Column: space inside: 80 - 20 = 60, Column - padding and border", "Row: padding and border: 4 + 4 = 8",
        "Row: width: 60, space inside of Column", "Row: space inside: 60 - 8 = 52, Row - padding and border",
      ])
  }

  @Test("An explanation states the sizes of boxes around an item without their rounds of flexing")
  func explanationOfBoxesAround() throws {
    let names = ["outer", "middle", "inner", "flex"]
    let percent = Column { Column { Row { Flex() }.width(.percent(50)) }.width(.percent(50)) }
      .trace(in: Frame(width: 160, height: 40))
    #expect(
      try sentences(percent, of: 3, .horizontal, names: names).prefix(3) == [
        "outer: width: 160, the available space", "middle: width: 50% of 160 = 80, of outer",
        "inner: width: 50% of 80 = 40, of middle",
      ])
    let flexed = Row { Column { Row { Flex() } }.grow(1).maxWidth(90) }.trace(in: Frame(width: 160, height: 40))
    let why = try #require(Explanation(flexed, of: 3, .horizontal, names: names))
    #expect(why.lines.filter { $0.nodeIndex == 1 }.map { $0.round } == [0])
  }

  @Test("An explanation has the outcome, limit and value of each round as data")
  func explanationHasOutcomes() throws {
    let trace = Row {
      Flex(1).basis(100); Flex(3).basis(80).maxWidth(88)
    }.trace(in: Frame(width: 240, height: 40))
    let why = try #require(Explanation(trace, of: 1, .horizontal, names: ["row", "a", "b"]))
    let sizes = why.lines.filter { $0.quantity == .size && $0.round > 0 }
    #expect(sizes.map { $0.nodeIndex } == [1, 2, 1])
    #expect(sizes.map { $0.outcome } == [.sharesAgain, .frozenAtMaximum, .fits])
    #expect(sizes.map { $0.limit } == [nil, .maximum, nil])
    #expect(sizes.map { $0.value } == [115, 88, 152])
  }

  @Test("A hidden item has no explanation")
  func hiddenItemHasNoExplanation() {
    let trace = Row { Flex().hidden() }.trace(in: Frame(width: 80, height: 40))
    #expect(Explanation(trace, of: 1, .horizontal, names: ["row", "a"]) == nil)
  }
}
