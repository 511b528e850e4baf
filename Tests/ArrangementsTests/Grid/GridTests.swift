import Arrangements
import EagerLayout
import Testing

@Suite("Grids")
struct GridTests {
  @Test("Grid items can be placed at lines that are computed integers")
  func computedLines() {
    let placement = Grid(columns: .repeated(7, .flexible())) {
      for day in 0..<7 { Fixed(height: 20).cell(column: 7 - day, row: 1 + day % 2).id(day) }
      Fixed(height: 5).cell(column: .line(2), row: 3).end(column: -1).id("strip")
    }.layout(width: 700)
    #expect(placement[0] == Frame(x: 600, width: 100, height: 20))
    #expect(placement[5] == Frame(x: 100, y: 20, width: 100, height: 20))
    #expect(placement["strip"] == Frame(x: 100, y: 40, width: 600, height: 5))
  }

  @Test("Grid columns have their specified width, and flexible columns share the rest by their factors")
  func flexibleColumnsShareRest() {
    let grid = Grid(columns: [80, .flexible(1), .flexible(2)]) {
      for (id, height) in [20.0, 30, 10, 40].enumerated() { Fixed(height: height).id(id) }
    }.gap(row: 0, column: 10).id(9)
    expect(
      grid.layout(width: 300),
      [
        0: [0, 0, 80, 20], 1: [90, 0, 66.667, 30], 2: [166.667, 0, 133.333, 10], 3: [0, 30, 80, 40],
        9: [0, 0, 300, 70],
      ])
    expect(grid.direction(.rightToLeft).layout(width: 300), [0: [220, 0, 80, 20], 2: [0, 0, 133.333, 10]])
  }

  @Test("Flexible grid rows share the height that specified rows and items leave")
  func flexibleRowsShareRest() {
    let grid = Grid(rows: [40, .auto, .flexible(1), .flexible(1)]) {
      for id in 0..<4 { Fixed(height: id == 1 ? 30 : nil).id(id) }
    }.gap(row: 10, column: 0)
    expect(
      grid.layout(in: Frame(width: 300, height: 200)),
      [0: [0, 0, 300, 40], 1: [0, 50, 300, 30], 2: [0, 90, 300, 50], 3: [0, 150, 300, 50]])
  }

  @Test("The gap of a grid's initializer separates both rows and columns")
  func gapOnBothAxes() {
    let grid = Grid(columns: [80, .flexible(1)], gap: 8) {
      Fixed(height: 10).id(0)
      Fixed(height: 10).id(1)
      Fixed(height: 10).id(2)
    }
    expect(grid.layout(width: 188), [1: [88, 0, 100, 10], 2: [0, 18, 80, 10]])
  }

  @Test("Grid items are placed in named areas, in cells, between lines and over several columns")
  func itemsInAreasCellsAndLines() {
    let grid = Grid(columns: [80, .flexible(1)], areas: ["head head", "nav body"]) {
      Fixed(height: 30).area("body").id(0)
      Fixed(height: 20).area("head").id(1)
      Fixed(height: 10).area("nav").id(2)
      Fixed(height: 5).cell(column: 2, row: 3).id(3)
      Fixed(height: 7).cell(column: -2, row: 4).end(column: -1).id(4)
      Fixed(height: 9).span(columns: 2).id(5)
    }
    expect(
      grid.layout(width: 200),
      [
        0: [80, 20, 120, 30], 1: [0, 0, 200, 20], 2: [0, 20, 80, 10], 3: [80, 50, 120, 5], 4: [80, 55, 120, 7],
        5: [0, 62, 200, 9],
      ])
  }

  @Test(
    "A grid item takes the next free cell, or the first free cell if the flow is dense",
    arguments: [(Grid.Flow.row, 20.0), (.rowDense, 0)])
  func denseFlow(flow: Grid.Flow, y: Double) {
    let grid = Grid(columns: [10, 10, 10], autoRows: [20], flow: flow) {
      Flex().span(columns: 2)
      Flex().span(columns: 2)
      Flex().id(0)
    }
    #expect(grid.layout(width: 30)[0] == Frame(x: 20, y: y, width: 10, height: 20))
  }

  @Test("A grid with column flow fills column by column, and added columns alternate between autoColumns")
  func columnFlow() {
    let grid = Grid(rows: [20, 20], autoColumns: [30, 50], flow: .column) { for id in 0..<5 { Flex().id(id) } }
    expect(
      grid.layout(width: 300),
      [1: [0, 20, 30, 20], 2: [30, 0, 50, 20], 4: [80, 0, 30, 20]])
  }

  @Test("autoFill repeats grid columns as often as they fit, and autoFit drops the empty ones")
  func autoFillAndAutoFit() {
    func grid(_ columns: GridTemplate) -> Arranged { Grid(columns: columns) { Flex().height(10).id(0) }.gap(10) }
    #expect(grid(.autoFill(minimum: 80)).layout(width: 300)[0]?.width == 93.33333333333333)
    let arranged: Arranged = Grid(columns: [10, 20], gap: 4) {}
    #expect(Row { arranged }.layout().frames[1].width == 34)
    #expect(grid(.autoFit(minimum: 80)).layout(width: 300)[0]?.width == 300)
    #expect(grid(.repeated(4, .flexible(1))).layout(width: 300)[0]?.width == 67.5)
  }

  @Test("autoFill tracks fill a grid whose size, minimum or maximum is a percentage of its container")
  func repetitionsInPercentageSizes() {
    let items = (0..<7).map { _ in Measured(width: 20, height: 10) }
    let columns = Grid(columns: [.autoFill(40)]) { for item in items { item } }
    let rows = Grid(rows: [.autoFill(40)], flow: .column) { for item in items { item } }
    func size(_ grid: some LayoutItem) -> Extent {
      let frame = Column { grid }.alignItems(.start).size(200, 300).layout().frames[1]
      return Extent(width: frame.width, height: frame.height)
    }
    #expect(size(columns.maxWidth(.percent(50))) == Extent(width: 80, height: 40))
    #expect(size(columns.minWidth(.percent(50))) == Extent(width: 120, height: 30))
    #expect(size(rows.height(.percent(50))) == Extent(width: 60, height: 150))
    let row = Row { rows.maxHeight(.percent(50)) }.size(200, 300).layout()
    #expect(row.frames[1].width == 60 && row.frames[1].height == 150)
  }

  @Test("autoFill columns of 0 or 0.5 points are repeated at most once per point")
  func repetitionsOfTinyColumns() {
    for columns: GridTemplate in [.autoFill(minimum: 0), [.autoFill(0.5)], [.autoFill(.percent(0))]] {
      let placement = Grid(columns: columns) { for id in 0..<40 { Fixed(height: 5).id(id) } }.layout(width: 30)
      #expect(placement[29]?.y == 0 && placement[30]?.y == 5)
    }
  }

  @Test("Content alignment moves the tracks of a grid, and self alignment moves items in their areas")
  func alignment() {
    let grid = Grid(columns: [40, 40], rows: [40]) {
      Fixed(width: 20, height: 10).justifySelf(.center).alignSelf(.end).id(0)
      Fixed(width: 20, height: 10).margin(left: .auto).id(1)
    }
    .justifyContent(.spaceBetween).alignContent(.center)
    let placement = grid.layout(in: Frame(width: 200, height: 100))
    expect(placement, [0: [10, 60, 20, 10], 1: [180, 30, 20, 10]])
  }

  @Test("Absolute children of a grid are placed by their insets in the cells that they name")
  func absoluteChildren() {
    let grid = Grid(columns: [40, 60], rows: [30, 50]) {
      Flex().absolute(top: 5, right: 5).width(10).height(10).cell(column: 2, row: 1).end(column: 3, row: 2).id(0)
      Flex().absolute(top: 0, left: 0, bottom: 0, right: 0).cell(row: 2).id(1)
    }
    expect(
      grid.layout(in: Frame(width: 100, height: 80)), [0: [85, 5, 10, 10], 1: [0, 30, 100, 50]])
  }

  @Test("An auto grid column has the width that an item's aspect ratio gives at the height of the row")
  func columnFollowsRatio() {
    let grid = Grid(columns: [.auto, .flexible(1)], rows: [40]) {
      Flex().aspectRatio(2).justifySelf(.start).id(0)
      Flex().id(1)
    }
    expect(grid.layout(width: 200), [0: [0, 0, 80, 40], 1: [80, 0, 120, 40]])
  }

  @Test("An auto grid column has the width that nested content with a ratio needs at the height of the row")
  func columnFollowsContentHeight() {
    let grid = Grid(columns: [.auto, .flexible(1)], rows: [40]) {
      Row { Flex().grow(0).basis(.auto).aspectRatio(1).height(.percent(100)).id(1) }.height(.percent(100)).id(0)
      Flex().id(2)
    }
    expect(grid.layout(width: 200), [0: [0, 0, 40, 40], 1: [0, 0, 40, 40], 2: [40, 0, 160, 40]])
  }

  @Test("An auto grid column has the width that nested content with a ratio needs at the height of a neighbor")
  func columnFollowsNeighborHeight() {
    let grid = Grid(columns: [.auto, .flexible(1)]) {
      Row { Flex().grow(0).basis(.auto).aspectRatio(1).height(.percent(100)).id(1) }.height(.percent(100)).id(0)
      Fixed(height: 30).id(2)
    }
    expect(grid.layout(width: 200), [0: [0, 0, 30, 30], 1: [0, 0, 30, 30], 2: [30, 0, 170, 30]])
  }

  @Test("An absolute grid child with ratio 0.4 and insets of 0 in a cell 100 high is 40 wide")
  func absoluteRatio() {
    let grid = Grid(columns: [50], rows: [100]) {
      Flex().absolute(top: 0, left: 0, bottom: 0, right: 0).aspectRatio(0.4).justifySelf(.end).id(0)
    }
    expect(grid.layout(width: 50), [0: [10, 0, 40, 100]])
  }

  @Test("A grid's max-content width includes the width that an item's ratio gives in a row made taller by a neighbor")
  func ratioInMaxContent() {
    let row = Row {
      Grid(columns: [.auto, 75]) {
        Flex().aspectRatio(2).justifySelf(.start).id(1)
        Fixed(height: 25).id(2)
      }.id(0)
    }
    expect(row.alignItems(.start).layout(width: 300), [0: [0, 0, 125, 25], 1: [0, 0, 50, 25], 2: [50, 0, 75, 25]])
  }

  @Test("A maximum height in percent of the grid area also limits the width that an item's ratio gives")
  func ratioIsLimitedByArea() {
    let narrow = Grid(columns: [20], rows: [10]) { Flex().aspectRatio(0.5).maxHeight(.percent(50)).id(0) }
    expect(narrow.layout(width: 300), [0: [0, 0, 2.5, 5]])
    let fixed = Grid(columns: [.auto, 20], rows: [40]) {
      Flex().aspectRatio(2).height(60).maxHeight(.percent(50)).id(0)
      Flex().id(1)
    }
    expect(fixed.justifyContent(.start).layout(width: 300), [0: [0, 0, 40, 20], 1: [40, 0, 20, 40]])
  }

  @Test("Grid items can refer to the nth line with a name, and span to a named line")
  func namedLines() {
    let grid = Grid(
      columns: [.line("a"), 10, .line("a"), 20, .line("b"), 30, .line("a")], autoColumns: [5], autoRows: [1]
    ) {
      Flex().cell(column: .nth(2, of: "a")).id(0)
      Flex().cell(column: .nth(-1, of: "a")).id(1)
      Flex().cell(column: 1).end(column: .spanTo(2, of: "a")).id(2)
      Flex().cell(column: .spanTo(1, of: "a")).end(column: 3).id(3)
      Flex().cell(column: .nth(2, of: "b")).id(4)
      Flex().cell(column: 2).end(column: .spanTo(2, of: "b")).id(5)
      Flex().cell(column: .spanTo(3, of: "b")).id(6)
    }
    expect(
      grid.layout(width: 100),
      [
        0: [10, 0, 20, 1], 1: [60, 0, 5, 1], 2: [0, 1, 60, 1], 3: [10, 2, 20, 1], 4: [65, 2, 5, 1], 5: [10, 3, 55, 1],
        6: [65, 3, 5, 1],
      ])
  }

  @Test("A grid without items is as large as its tracks")
  func emptyGrid() {
    let grid = Grid(columns: [30, .auto, 40], rows: [20, .flexible(1), 5], gap: 2) {}.id(0)
    expect(Row { grid }.alignItems(.start).layout(width: 200), [0: [0, 0, 74, 29]])
    let filled = Grid(columns: .autoFill(minimum: 30), rows: [.autoFill(20)]) {}.minHeight(50).id(0)
    expect(Row { filled }.alignItems(.start).layout(width: 200), [0: [0, 0, 30, 60]])
  }

  @Test("autoFill rows of a grid are repeated to fill a stretched, minimum or maximum height")
  func repeatedRows() {
    func grid(_ change: (ArrangedGrid) -> ArrangedGrid) -> ArrangedGrid {
      change(Grid(columns: [10], rows: [.autoFill(20)], autoRows: [3], flow: .row) { Flex().cell(row: -1).id(0) })
    }
    #expect(Row { grid { $0 } }.layout(in: Frame(width: 50, height: 70))[0]?.y == 60)
    #expect(Row { grid { $0 } }.layout(width: 50)[0]?.y == 20)
    #expect(Row { grid { $0.maxHeight(50) } }.alignItems(.start).layout(width: 50)[0]?.y == 40)
    #expect(Row { grid { $0.height(100).maxHeight(50) } }.alignItems(.start).layout(width: 50)[0]?.y == 40)
    #expect(Row { grid { $0.minHeight(50) } }.alignItems(.start).layout(width: 50)[0]?.y == 60)
  }

  @Test("Grid items in a row share a baseline, except an item whose baseline depends on its area")
  func baselines() {
    let grid = Grid(columns: [20, 20, 20, 20], rows: [.auto]) {
      Measured(text: "a", advance: 10, lineHeight: 20, baseline: 16).id(0)
      Measured(text: "a", advance: 10, lineHeight: 10, baseline: 8).id(1)
      Measured(text: "a", advance: 10, lineHeight: 10, baseline: 8).maxHeight(.percent(90)).id(2)
      // The baseline of this item would be its lower edge, which depends on its area.
      Fixed(height: 10).maxHeight(.percent(90)).id(3)
    }.alignItems(.baseline)
    expect(
      grid.layout(width: 80), [0: [0, 0, 20, 20], 1: [20, 8, 20, 10], 2: [40, 8, 20, 10], 3: [60, 0, 20, 10]])
  }

  @Test("A grid item without a baseline shares none if its height is a percentage of a flexible row")
  func baselinesInFlexibleRows() {
    let grid = Grid(autoRows: [.flexible(1)]) {
      Fixed(width: 10, height: 28).cell(row: 1)
      Fixed(width: 10, height: .percent(50)).cell(row: 1)
    }.alignItems(.baseline)
    #expect(grid.layout(width: 100).frames[2].y == 0)
    // If the items shared a baseline, the second would be at 28 - 20.
    #expect(grid.height(40).layout(width: 100).frames[2].y == 0)
  }

  @Test("Heights that are percentages of a grid row count as automatic while shared baselines size the row")
  func baselinesOfPercentageHeights() {
    let grid = Grid {
      Row { Grid(rows: [.autoFill(14)]) {} }.height(.percent(112)).cell(row: 1)
      Measured(text: "abc", advance: 5, lineHeight: 30, baseline: 8).cell(row: 1)
      Measured(width: 17, height: 16).cell(row: 1)
    }.alignItems(.baseline)
    let frames = grid.layout(width: 100).frames
    // The nested grid first has one row of 14, so the row has 16 above the baseline and 22 below it.
    #expect(frames.map { $0.height } == [38, 42.56, 42.56, 30, 16])
    #expect(frames[3].y == 42.56 - 8)
  }

  @Test("The natural width of a grid is the sum of the widths that its columns need")
  func naturalWidth() {
    let grid = Grid(columns: [.auto, .maxContent, .fitContent(25)]) {
      Measured(text: "aa aaa", advance: 10, lineHeight: 10)
      Measured(text: "a aa", advance: 10, lineHeight: 10)
      Measured(text: "aa aa", advance: 10, lineHeight: 10)
    }
    #expect(Row { grid }.layout().frames[1].width == 60 + 40 + 25)
  }

  // Chromium and Firefox compute these frames.
  @Test("Percentage gaps and rows of a grid refer to the height that its content gives it")
  func percentagesOfOwnHeight() {
    func frames(_ grid: Grid, minHeight: Double = 0) -> [Frame] {
      let tree = grid { for height in [20.0, 30, 40] { Measured(width: 30, height: height) } }
      return tree.gap(row: .percent(10)).minHeight(minHeight).layout(width: 200).frames
    }
    let plain = frames(Grid())
    #expect(plain.map { $0.y } == [0, 0, 29, 68] && plain[0].height == 90)
    let rows = frames(Grid(rows: [.percent(20), .auto, .flexible(1)]))
    #expect(rows.map { $0.y } == [0, 0, 27, 66] && rows.map { $0.height } == [90, 18, 30, 40])
    let limited = frames(Grid(rows: .repeated(3, .minmax(20, 50))))
    #expect(limited.map { $0.y } == [0, 0, 55, 110] && limited.map { $0.height } == [150, 40, 40, 40])
    let high = frames(Grid(rows: .repeated(3, .auto)), minHeight: 200)
    #expect((high[2].y - 190.0 / 3).magnitude < 1e-9 && (high[3].y - 410.0 / 3).magnitude < 1e-9)
  }
}
