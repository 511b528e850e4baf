import Arrangements
import EagerLayout
import LayoutExplanations
import Testing

@Suite("Explanations in containers")
struct ContainerWhyTests {
  /// The lines of the explanation of the item with the id `it`.
  private func lines(_ item: some LayoutItem, width: Double = 320, height: Double = 120) -> [String] {
    item.why("it", in: Frame(width: width, height: height))?.lines.map { $0.filter { $0 != "\n" } } ?? []
  }

  private func expect(_ lines: [String], _ expected: String..., at location: SourceLocation = #_sourceLocation) {
    for line in expected { #expect(lines.contains("  " + line), "\(line): \(lines)", sourceLocation: location) }
    #expect(!lines.contains { $0.contains("decided by") }, "\(lines)", sourceLocation: location)
  }

  @Test("An explanation in an overlay contains the free space and the part of it before the item")
  func whyInOverlay() {
    expect(
      lines(Overlay { Fixed(width: 40, height: 20).place(.center).id("it") }),
      "it: to spare: 320 - 40 = 280, Overlay - it", "it: x: 280 / 2 = 140", "it: y: 100 / 2 = 50")
  }

  @Test(
    "An explanation in a flow contains the sum that caused a line break, and the position where the new line starts"
  )
  func whyInFlow() {
    let flow = Flow {
      Fixed(width: 140, height: 20)
      Fixed(width: 100, height: 40)
      Fixed(width: 120, height: 20).id("it")
    }
    expect(
      lines(flow.gap(8)), "line 1: the maximum of 20, 40 = 40, Fixed (1), Fixed (2)",
      "too wide for one line: 140 + 8 + 100 + 8 + 120 = 376, Fixed (1) + gap + Fixed (2) + gap + it",
      "start of line 2: 40 + 8 = 48, line 1 + gap", "it: y: 48, start of line 2 of Flow")
  }

  @Test("An explanation in a flow contains the space left for weights and the item's share")
  func whyOfFlowWeight() {
    let flow = Flow(columns: 2) {
      Fixed(width: 40, height: 20).weight(2).id("it")
      Fixed(width: 100, height: 40).weight(1)
    }
    expect(
      lines(flow), "to spare: 320 - 140 = 180, Flow - taken", "for each weight of 1: 180 / 3 = 60",
      "it: share: 60 x 2 = 120", "it: with its share: 40 + 120 = 160, it + share")
  }

  @Test("An explanation in a subgrid names the outer grid's columns and the largest subgrid item in each")
  func whyInSubgrid() {
    func form(_ line: LayoutID, _ field: LayoutID) -> ArrangedGrid {
      Grid(columns: [.auto, .flexible(1)], gap: 8) {
        for (width, isIt) in [(40.0, true), (90, false)] {
          Grid(columns: .subgrid) {
            Fixed(width: width, height: 20)
            Flex().height(20).id(isIt ? field : "other")
          }.span(columns: 2).id(isIt ? line : "others")
        }
      }
    }
    expect(
      lines(form("line", "it")), "column 2: 222, its size in the grid around", "it: width: 222, column 2 of line",
      "it: start of column: 98, its position in the grid around")
    expect(
      lines(form("it", "field")), "column 1: 90, its largest item in subgrids", "it: width: 320, area")
  }

  @Test("An explanation in a masonry contains the column width and the item above")
  func whyInMasonry() {
    let masonry = Masonry(columns: 3) {
      Fixed(height: 40).id("first")
      Fixed(height: 50)
      Fixed(height: 60)
      Fixed(height: 20).id("it")
    }
    expect(
      lines(masonry.gap(10)), "gaps: 10 x 2 = 20", "available space: 320 - 20 = 300, Masonry - gaps",
      "column: 300 / 3 = 100", "it: y: 40 + 10 = 50, first + gap")
  }

  @Test("An explanation in an Android linear layout contains the share of a weight")
  func whyInLinear() {
    let linear = Linear(.vertical) {
      Fixed(height: 20)
      Flex().weight(1, from: 0)
      Fixed(height: 30).weight(2).id("it")
    }
    expect(
      lines(linear.gap(4)), "taken: 20 + 0 + 30 + 8 = 58, Fixed + start + it + gaps",
      "for each weight of 1: 62 / 3 = 20.667", "it: share: 20.667 x 2 = 41.333")
  }

  @Test("An explanation in a split contains the shares of its columns")
  func whyInSplit() {
    let split = Split(.columns([.points(100), .fraction(0.25), .rest(0.5), .fill, .fill], gap: 10)) {
      Flex()
      Flex()
      Flex()
      Flex()
      Flex().id("it")
    }
    expect(
      lines(split), "column 1: 100, its points", "column 2: 280 x 0.25 = 70",
      "remaining: 280 - 100 - 70 = 110, available space - column 1 - column 2", "column 3: 110 x 0.5 = 55",
      "column 5: 55 / 2 = 27.5")
  }

  @Test("An explanation in a relative layout contains the edges between which the item is")
  func whyInRelative() {
    let relative = Relative {
      Fixed(width: 40, height: 40).id("icon").centerY(to: .parent)
      Flex().leading(to: .trailing(of: "icon"), 8).trailing(to: .parent).centerY(to: .centerY(of: "icon")).id("it")
    }
    expect(
      lines(relative), "icon: end: 0 + 40 = 40, start + size", "it: between its edges: 320 - 48 = 272, Relative - sum",
      "it: x: 48, start", "it: y: 60, middle of icon")
  }

  @Test("The explanation of an item in floats names the item that it is placed below")
  func whyInFloats() {
    let floats = Floats {
      Fixed(width: 100, height: 60)
      Fixed(width: 180, height: 20).id("wide")
      Fixed(width: 150, height: 10).side(.end).id("it")
    }
    expect(lines(floats.gap(5)), "it: x: 320 - 150 = 170, Floats - it", "it: y: 20 + 5 = 25, wide + gap")
  }

  @Test("An explanation of an item on a curve contains its position on the curve")
  func whyOnCurve() {
    let along = Along(.circle(radius: 100)) {
      for _ in 0..<3 { Fixed(width: 40, height: 40) }; Flex().id("it")
    }
    expect(
      lines(along), "origin: 320 x 0.5 = 160", "it: spot on the curve: 60 - 100 = -40, origin + place on the curve")
  }

  @Test("An explanation in FirstThatFits contains by how much an earlier item does not fit")
  func whyInFirstThatFits() {
    let first = FirstThatFits {
      Fixed(width: 400).id("wide")
      Fixed(width: 350)
      Flex().id("it")
    }
    expect(
      lines(first), "wide: too wide by: 400 - 320 = 80, wide - FirstThatFits",
      "it: width: 320, available space of FirstThatFits")
  }

  @Test("An explanation in pages contains the page and the column of the item")
  func whyInPages() {
    let pages = Pages(columns: 2, rows: 1) {
      Flex(); Flex(); Flex(); Flex().id("it")
    }
    expect(lines(pages.gap(20)), "column: 300 / 2 = 150", "it: x: 320 + 150 + 20 = 490, Pages + column + gap")
  }

  @Test("An explanation in a grid contains the content of automatic tracks and their share of free space")
  func whyInAutomaticTracks() {
    let grid = Grid(columns: [.auto, .auto], autoRows: [.auto]) {
      Measured(width: 20, height: 10)
      Measured(width: 40, height: 10).id("it")
      Measured(width: 70, height: 10).span(columns: 2)
    }.gap(4).size(200, 100)
    expect(
      lines(grid), "content of column 2: 40 + 3 = 43, it + each", "free space: 196 - 66 = 130, available space - sum",
      "for each automatic column: 130 / 2 = 65",
      "column 2: 43 + 65 = 108, content of column 2 + for each automatic column",
      "row 1: 10 + 38 = 48, content of row 1 + for each automatic row")
  }

  @Test("An explanation in a grid contains the growth of minmax tracks and the base of percentages")
  func whyInGrowingTracks() {
    let grid = Grid(columns: [.minmax(40, 100), .minmax(20, 200), .percent(20), .fitContent(30)]) {
      Flex()
      Flex().id("it")
      Flex()
      Measured(width: 50, height: 10)
    }
    expect(
      lines(grid, width: 200), "column 3: 200 x 0.2 = 40",
      "fitted content of column 4: the minimum of 50, 30 = 30, Measured, fitContent",
      "column 4: the maximum of 30, 50 = 50, fitted content of column 4, Measured",
      "for each column that grows: 50 / 2 = 25",
      "column 2: 20 + 25 = 45, content of column 2 + for each column that grows")
  }

  @Test("An explanation in a grid contains the flexible track that exceeds its share and the space left for others")
  func whyInFlexibleTracks() {
    let grid = Grid(columns: [.flexible(1), .flexible(2), .flexible(1)]) {
      Measured(width: 160, height: 10).id("large")
      Measured(width: 100, height: 10).id("next")
      Flex().id("it")
    }
    expect(
      lines(grid, width: 300), "1fr if all share: 300 / 4 = 75", "share of column 1: 75, 1fr if all share",
      "large: min-content size: 160, min-content size of its content",
      "column 1: the maximum of 75, 160 = 160, its share is less than its minimum: it keeps the minimum, and the others share the rest",
      "remaining: 300 - 160 = 140, Grid - column 1", "1fr if the others share: 140 / 3 = 46.667",
      "share of column 2: 46.667 x 2 = 93.333", "remaining: 300 - 260 = 40, Grid - sum",
      "it: width: 40, column 3 of Grid")
    let css = grid.why("it", in: Frame(width: 300, height: 20), words: .css)?.lines ?? []
    #expect(
      css.contains { $0.hasSuffix("its share is less than its base size (1fr is minmax(auto, 1fr)): it is inflexible") }
    )
  }

  @Test("An explanation in a grid contains how often a repeated track fits")
  func whyOfRepetitions() {
    let grid = Grid(columns: [30, .autoFill(.minmax(90, .flexible(1))), 40]) {
      Flex()
      Flex().id("it")
    }
    expect(
      lines(grid.gap(10), width: 340), "available space plus a gap: 340 + 10 = 350, Grid + gap",
      "size with gap: 90 + 10 = 100, size + gap",
      "space for repetitions: 350 - 70 - 20 = 260, available space plus a gap - size of the others - their gaps",
      "times that fit: 260 / 100 = 2.6", "repeated: 2, its whole number of times", "1fr: 240 / 2 = 120")
  }

  @Test("An explanation in a grid contains the limits of tracks that could grow if there were space")
  func whyOfTrackLimits() {
    let grid = Grid(columns: [.minmax(20, 60), .fitContent(50), 130]) {
      Flex().id("it")
      Measured(width: 40, height: 10).id("content")
    }
    expect(
      lines(grid, width: 180), "content of column 1: 20, its minimum points",
      "column 2: the minimum of 40, 50 = 40, content, fitContent", "left to grow: 180 - 190 = -10, Grid - sum",
      "column 1: the minimum of 20, 60 = 20, it could grow, but no space is left")
    expect(lines(grid, width: 300), "column 1: 60, its maximum points")
  }

  @Test("An explanation in a grid contains the free space around and between aligned tracks")
  func whyOfTrackDistribution() {
    func grid(_ content: FlexStyle.JustifyContent) -> some LayoutItem {
      Grid(columns: [60, 60, 60], rows: [20], gap: 5) {
        Flex()
        Flex().id("it")
      }.justifyContent(content)
    }
    expect(
      lines(grid(.spaceBetween), width: 300), "left over: 290 - 180 = 110, available space - sum",
      "more between columns: 110 / 2 = 55",
      "it: start of column: 60 + 5 + 55 = 120, column 1 + gap + more between columns")
    expect(lines(grid(.center), width: 300), "before the columns: 110 / 2 = 55")
    expect(lines(grid(.end), width: 300), "before the columns: 110, left over")
    expect(lines(grid(.spaceEvenly), width: 300), "everywhere: 110 / 4 = 27.5", "before the columns: 27.5, everywhere")
    expect(lines(grid(.spaceAround), width: 310), "around each: 120 / 3 = 40", "before the columns: 40 / 2 = 20")
    let down = Grid(columns: [60], rows: [20]) { Flex().id("it") }.alignContent(.center)
    expect(lines(down), "above the rows: 100 / 2 = 50", "it: start of row: 50, above the rows of Grid")
  }

  @Test("An explanation in a grid contains the height above the shared baseline of a row")
  func whyOfGridBaseline() {
    let grid = Grid(columns: [60, 60], autoRows: [.auto]) {
      Measured(width: 20, height: 12).id("it")
      Measured(width: 20, height: 30).id("high")
    }.alignItems(.baseline)
    expect(
      lines(grid), "above the baseline of row 1: the maximum of 12, 30 = 30, it, high",
      "it: down to the baseline: 30 - 12 = 18, above the baseline of row 1 - above its baseline",
      "it: y: 18, down to the baseline")
  }

  @Test("An explanation in a grid contains the height from an aspect ratio")
  func whyOfRatioInGrid() {
    let grid = Grid(columns: [60]) { Flex().aspectRatio(2).id("it") }
    expect(lines(grid), "it: size by its ratio: 60 / 2 = 30", "it: height: 30, size by its ratio")
  }

  @Test("An explanation of an absolute child of a grid contains the area it is placed in")
  func whyOfAbsoluteChildOfGrid() {
    let grid = Grid(columns: [60, 170, 60], rows: [40, 50]) {
      Flex()
      Flex().absolute(top: 3, left: 5, right: 8).height(10).cell(column: 2, row: 2).id("it")
    }
    expect(
      lines(grid), "it: its space: 320 - 60 = 260, area's end - area's start",
      "it: available space: 260 - 5 - 8 = 247, its space - left - right", "it: x: 60 + 5 = 65, area's start + left",
      "it: y: 40 + 3 = 43, area's start + top")
  }

  @Test("An explanation in a grid contains the next free cell for an item without a specified one")
  func whyOfNextFreeCell() {
    let grid = Grid(columns: [20, 30], autoRows: [10], gap: 5) {
      Flex().cell(column: 1, row: 1)
      Flex()
      Flex().cell(column: 1)
      Flex().id("it")
    }
    expect(
      lines(grid, width: 200), "it: column: 2, its next free cell", "it: start of column: 20 + 5 = 25, column 1 + gap",
      "it: x: 25, start of column", "it: row: 2, its next free cell", "it: y: 15, start of row")
    let steps = grid.trace(in: Frame(width: 200, height: 40)).steps.filter { $0.nodeIndex == 4 }
    for (name, axis) in [("row", LayoutTrace.Step.Axis.vertical), ("column", .horizontal)] {
      #expect(steps.filter { $0.term.map { "\($0.name)" } == name }.map { $0.axis } == [axis])
    }
  }
}
