import Arrangements
@testable import EagerLayout
import TestSupport
import Testing

@Suite("Subgrids")
struct SubgridTests {
  @Test("Columns shared by two subgrids are as wide as the widest item of both")
  func columnsAreShared() {
    let form = Grid(columns: [.auto, .flexible(1)]) {
      Grid(columns: .subgrid) {
        Fixed(width: 30, height: 10)
        Flex().height(10)
      }.span(columns: 2)
      Grid(columns: .subgrid) {
        Fixed(width: 50, height: 10)
        Flex().height(10).id("field")
      }.span(columns: 2)
    }
    let placement = form.layout(width: 200)
    #expect(placement.frames[3] == Frame(x: 50, y: 0, width: 150, height: 10))
    #expect(placement["field"] == Frame(x: 50, y: 10, width: 150, height: 10))
  }

  @Test("Rows shared by two subgrids are as high as the highest item of both")
  func rowsAreShared() {
    let cards = Grid(columns: [.flexible(1), .flexible(1)], rows: [.auto, .auto]) {
      for heights in [[20.0, 30], [40, 10]] {
        Grid(rows: .subgrid) {
          for height in heights { Flex().height(height) }
        }.span(rows: 2)
      }
    }
    let placement = cards.layout(width: 100)
    #expect(placement.frames[0].height == 70)
    #expect([placement.frames[3].y, placement.frames[6].y] == [40, 40])
  }

  @Test("The padding and margin of a subgrid widen the grid's tracks at the subgrid's edges")
  func edgesArePartOfTracks() {
    let grid = Grid(columns: [.auto, .auto]) {
      Grid(columns: .subgrid) {
        Fixed(width: 20, height: 10)
        Fixed(width: 20, height: 10)
      }.span(columns: 2).padding(left: 5).margin(right: 7)
    }
    let placement = grid.layout(width: 100)
    // The tracks are 25 and 27 wide, and stretch by 24 each.
    #expect(placement.frames[1] == Frame(x: 0, y: 0, width: 93, height: 10))
    #expect(placement.frames[2].x == 5)
    #expect(placement.frames[3].x == 49)
  }

  @Test(
    "A subgrid uses the gap of its grid, or centers its own gap on the grid's gap if it has one",
    arguments: [nil, 0, 4, 30] as [Double?])
  func gaps(specified: Double?) {
    var inner = Grid(columns: .subgrid) {
      Flex().height(10)
      Flex().height(10)
    }.span(columns: 2)
    if let specified { inner = inner.gap(specified) }
    let frames = Grid(columns: [40, 40], gap: 10) { inner }.layout(width: 90).frames
    let gap = specified ?? 10
    #expect(frames[2] == Frame(x: 0, y: 0, width: 45 - gap / 2, height: 10))
    #expect(frames[3] == Frame(x: 45 + gap / 2, y: 0, width: 45 - gap / 2, height: 10))
  }

  @Test("Items of a subgrid can name its own lines and the lines and areas of the grid around it")
  func names() {
    let grid = Grid(columns: [.line("a"), 10, .line("b"), 20, .line("c"), 30], areas: ["x y y"]) {
      Grid(columns: [.subgrid, .line("own"), .lines("second", "middle")]) {
        Flex().height(1).cell(column: .named("c")).id("around")
        Flex().height(1).cell(column: .named("middle")).id("own")
        Flex().height(1).area("y").id("area")
      }.cell(column: 2).end(column: 4)
    }
    let placement = grid.layout(width: 60)
    #expect(placement["around"].map { [$0.x, $0.width] } == [30, 30])
    #expect(placement["own"].map { [$0.x, $0.width] } == [30, 30])
    #expect(placement["area"].map { [$0.x, $0.width] } == [10, 50])
  }

  @Test("The items of a subgrid in a subgrid determine tracks of the outermost grid")
  func nestedSubgrid() {
    let grid = Grid(columns: [.auto, .auto, .flexible(1)]) {
      Grid(columns: .subgrid) {
        Fixed(width: 10, height: 10)
        Grid(columns: .subgrid) {
          Fixed(width: 40, height: 10)
          Flex().height(10).id("last")
        }.span(columns: 2).padding(left: 3)
      }.span(columns: 3).padding(left: 2)
    }
    #expect(grid.layout(width: 100)["last"] == Frame(x: 55, y: 0, width: 45, height: 10))
  }

  @Test("Items in one grid row share their baseline across subgrids and the outer grid")
  func baselines() {
    func text(_ id: String, _ padding: Double) -> some LayoutItem {
      Measured(text: "a", advance: 10, lineHeight: 10, baseline: 8).padding(top: padding).alignSelf(.baseline).id(id)
    }
    let grid = Grid(columns: [40, 40, 40], rows: [.auto, .auto]) {
      Grid(rows: .subgrid) {
        text("small", 5)
        Flex()
      }.span(rows: 2)
      Grid(rows: .subgrid) {
        text("large", 25)
        text("second", 0)
      }.span(rows: 2).padding(top: 7)
      text("outer", 0)
    }
    let placement = grid.layout(width: 120)
    // The largest item starts at 7, so its baseline is at 7 + 25 + 8.
    #expect(placement["large"]?.y == 7)
    #expect(placement["small"]?.y == 27)
    #expect(placement["outer"]?.y == 32)
    #expect(placement["second"]?.y == 42)
    #expect(placement.frames[1].height == 52)
  }

  @Test("A percentage margin of a subgrid adds nothing to the rows of its grid")
  func percentageMargins() {
    let grid = Grid(columns: [100]) {
      Grid(rows: .subgrid) { Flex().height(50) }.margin(top: .percent(10))
    }
    let frames = grid.layout(width: 100).frames
    #expect(frames[0].height == 50)
    #expect(frames[1] == Frame(x: 0, y: 10, width: 100, height: 40))
  }

  @Test("An item with a ratio in a subgrid of rows gets its height from its width")
  func ratios() {
    let grid = Grid(columns: [.flexible(1), .flexible(1)], gap: 10) {
      for (ratio, id) in [(2.0, "wide"), (1.0, "square")] {
        Grid(rows: .subgrid) { Flex().aspectRatio(ratio).id(LayoutID(id)) }.span(rows: 2)
      }
    }
    let placement = grid.layout(width: 210)
    #expect(placement["wide"] == Frame(x: 0, y: 0, width: 100, height: 50))
    #expect(placement["square"] == Frame(x: 110, y: 0, width: 100, height: 100))
  }

  @Test("An item placed before the first row of a subgrid occupies that row")
  func itemsBeforeFirstTrack() {
    let grid = Grid(columns: [10, 20], rows: [10, 20]) {
      Grid(columns: .subgrid, rows: .subgrid) {
        Flex().cell(row: -4).id("before")
        Flex().id("next")
      }.span(columns: 2, rows: 2)
    }
    let placement = grid.layout(width: 30)
    #expect(placement["before"]?.y == 0)
    #expect(placement["next"].map { [$0.x, $0.y] } == [10, 0])
  }

  @Test("At most 16 nested subgrids share the tracks of the outermost grid", arguments: [(1, 70), (16, 70), (17, 0)])
  func depthLimit(depth: Int, x: Double) {
    var inner = Grid(columns: .subgrid) {
      Fixed(width: 40, height: 10)
      Fixed(width: 10, height: 10).id("second")
    }.span(columns: 2)
    for _ in 1..<depth {
      let item = inner
      inner = Grid(columns: .subgrid) { item }.span(columns: 2)
    }
    let item = inner
    let grid = Grid(columns: [.auto, .auto]) {
      Fixed(width: 70, height: 10)
      item.cell(row: 2)
    }
    #expect(grid.layout(width: 80)["second"]?.x == x)
  }

  @Test("A subgrid that spans all automatic rows follows their number at each height", arguments: [false, true])
  func rowsThatFill(alignsBaselines: Bool) {
    var subgrid = Grid(rows: .subgrid) {
      Fixed(width: 10, height: 5)
      Fixed(width: 10, height: 15).cell(row: 4)
    }
    if alignsBaselines { subgrid = subgrid.alignItems(.baseline) }
    let grid = Grid(columns: [.auto], rows: [.autoFill(20)]) { subgrid.cell(row: 1).end(row: -1) }
    // The height 100 holds five rows, the minimum height is one row, and the final height 50 holds two rows. The second
    // item is placed in the last of these two.
    let shrunk = Column { grid.height(100) }.layout(width: 200, height: 50)
    #expect(shrunk.frames[1].height == 50)
    #expect(shrunk.frames[2].height == 40)
    #expect(shrunk.frames[4].y == 20)
    // Here the height becomes known in pass 4.
    let stretched = Row { grid }.layout(width: 200, height: 70)
    #expect(stretched.frames[2].height == 60)
    #expect(stretched.frames[4].y == 40)
  }

  @Test("A right-to-left subgrid numbers its columns from the right")
  func directions() {
    let grid = Grid(columns: [10, 20, 30]) {
      Grid(columns: .subgrid) { Flex().height(10).id("first") }.span(columns: 3).direction(.rightToLeft)
    }
    #expect(grid.layout(width: 60)["first"] == Frame(x: 30, y: 0, width: 30, height: 10))
  }

  @Test("Items placed or spanning beyond a subgrid's tracks are confined to them")
  func itemsBeyondTracks() {
    let grid = Grid(columns: [10, 20, 30]) {
      Grid(columns: .subgrid) {
        Flex().height(10).cell(column: 5).id("beyond")
        Flex().height(10).span(columns: 9).id("wide")
      }.span(columns: 2)
    }
    let placement = grid.layout(width: 60)
    #expect(placement["beyond"].map { [$0.x, $0.width] } == [10, 20])
    #expect(placement["wide"].map { [$0.x, $0.width] } == [0, 30])
  }

  @Test("A subgrid without a position spans as many tracks as its named lines enclose")
  func automaticSpan() {
    let grid = Grid(columns: [10, 20, 30]) {
      Grid(columns: [.subgrid, .line("a"), .line("b"), .line("c")]) { Flex().height(10) }
    }
    #expect(grid.layout(width: 60).frames[1].width == 30)
  }

  @Test("A subgrid outside of a grid has automatic tracks")
  func subgridOutsideOfGrid() {
    let row = Row { Grid(columns: .subgrid) { Fixed(width: 10, height: 10) } }
    #expect(row.layout(width: 60).frames[2] == Frame(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("A subgrid in an edited tree has the frames of a fresh layout")
  func editsEqualFreshLayout() {
    func form(_ width: Double, _ padding: Double) -> ArrangedGrid {
      Grid(columns: [.auto, .flexible(1)]) {
        Grid(columns: .subgrid) {
          Fixed(width: width, height: 10).id("label")
          Flex().height(10)
        }.span(columns: 2).padding(padding).id("line")
        Grid(columns: .subgrid) {
          Fixed(width: 20, height: 10)
          Flex().height(10)
        }.span(columns: 2)
      }
    }
    var tree = LayoutTree(form(30, 0))
    tree.layout(width: 200)
    tree.editStyle(of: tree.node("label")!) { $0.width = 70 }
    tree.layout(width: 200)
    #expect(tree.placement().frames == form(70, 0).layout(width: 200).frames)
    tree.editStyle(of: tree.node("line")!) { $0.padding = 5 }
    tree.layout(width: 200)
    #expect(tree.placement().frames == form(70, 5).layout(width: 200).frames)
  }

  @Test("Nested subgrids have the frames of a fresh layout after a container around them is replaced")
  func replacedContainer() {
    func row(_ isGrid: Bool) -> any LayoutItem {
      var inner = Grid(columns: .subgrid) {
        Fixed(width: 40, height: 10)
        Fixed(width: 10, height: 10)
      }.span(columns: 2)
      for _ in 1..<15 {
        let item = inner
        inner = Grid(columns: .subgrid) { item }.span(columns: 2)
      }
      let item = inner
      let around: any LayoutItem =
        isGrid
        ? Grid(columns: .subgrid) { Grid(columns: .subgrid) { item }.span(columns: 2) }.span(columns: 2)
        : Overlay { Grid(columns: .subgrid) { item }.span(columns: 2) }.span(columns: 2)
      return Grid(columns: [.auto, .auto]) {
        Fixed(width: 70, height: 10)
        around
      }
    }
    var tree = LayoutTree(Column { row(true) })
    for isGrid in [true, false, true] {
      let column = Column { row(isGrid) }
      tree.update(to: column)
      tree.layout(width: 80)
      #expect(tree.placement().frames == column.layout(width: 80).frames)
    }
  }

  @Test("A subgrid that is replaced by an overlay no longer spans several rows")
  func replacedSubgrid() {
    func card(_ isSubgrid: Bool) -> ArrangedGrid {
      let inner: any LayoutItem =
        isSubgrid
        ? Grid(rows: [.subgrid, .line("a"), .line("b"), .line("c")]) { Flex() }.height(30).id("inner")
        : Overlay { Flex() }.height(30).id("inner")
      return Grid(autoRows: [.auto, 10]) {
        inner
        Fixed(width: 5, height: 5)
      }
    }
    var tree = LayoutTree(card(true))
    tree.layout(width: 100)
    tree.update(to: card(false))
    tree.layout(width: 100)
    #expect(tree.placement().frames == card(false).layout(width: 100).frames)
    #expect(tree.placement().frames[0].height == 40)
  }

  @Test("An edit outside of a grid visits none of its subgrids, and a new width of the grid visits all subgrids")
  func editOutsideOfGrid() {
    let list = Grid(columns: [.auto, .flexible(1)]) {
      for _ in 0..<100 {
        Grid(columns: .subgrid) {
          Fixed(width: 20, height: 10)
          Flex().height(10)
        }.span(columns: 2)
      }
    }
    var tree = LayoutTree(
      Column {
        Fixed(width: 10, height: 10).id("header")
        list.id("list")
      })
    tree.layout(width: 200)
    let first = tree.storage.engine.counts.visits
    tree.editStyle(of: tree.node("header")!) { $0.height = 30 }
    tree.layout(width: 200)
    let second = tree.storage.engine.counts.visits - first
    #expect(second < 10)
    tree.editStyle(of: tree.node("list")!) { $0.width = 150 }
    tree.layout(width: 200)
    #expect(tree.storage.engine.counts.visits - first - second > 200)
  }

  @Test("Nodes in 200 nested subgrids are visited at most 1.5 times as often as nodes in 20 nested subgrids")
  func visitsDoNotGrowWithDepth() {
    func visitsPerNode(depth: Int) -> Double {
      var inner = Grid(columns: .subgrid) { Fixed(width: 10, height: 10) }
      for _ in 0..<depth {
        let item = inner
        inner = Grid(columns: .subgrid) {
          item
          Fixed(width: 10, height: 5)
        }.span(columns: 2)
      }
      let item = inner
      let grid = Grid(columns: [.auto, .auto]) { item }
      let counts = NodeArena(grid._node).layoutCounts(in: LayoutSpace(width: .definite(300), height: .maxContent))
      return Double(counts.visits) / Double(2 * depth + 3)
    }
    #expect(visitsPerNode(depth: 200) < 1.5 * visitsPerNode(depth: 20))
  }

  @Test("A subgrid of rows beside an item with a ratio has the same frames before and after an edit elsewhere")
  func editBesideRatio() {
    var tree = LayoutTree(
      Row {
        Grid(columns: [.auto, .auto]) {
          Box().aspectRatio(1)
          Grid(rows: .subgrid) { Fixed(width: 26, height: 25) }
        }.height(20)
      })
    let space = Frame(width: 300, height: 20)
    tree.layout(in: space)
    let frames = tree.placement().frames
    tree.insert(Fixed(width: 0, height: 0).hidden(), into: tree.root, at: 1)
    tree.layout(in: space)
    #expect(Array(tree.placement().frames.dropLast()) == frames)
    // The subgrid has no height of its own, so the item with the ratio is as high as the grid.
    #expect(frames[2] == Frame(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("A grid whose width depends on heights has the frames of a fresh layout when its subgrids were laid out before")
  func gridThatTriesWidths() {
    let ratio = Grid {
      Grid(columns: .subgrid, rows: [20]) { Flex().aspectRatio(1).padding(left: .percent(100)) }.aspectRatio(1)
    }
    let text = Grid(columns: [.auto, .auto]) {
      Grid(columns: .subgrid) { Measured(text: "AA BB", advance: 10, lineHeight: 10, baseline: 8) }
      Flex().aspectRatio(1)
    }
    for (grid, width) in [(ratio, 20.0), (text, 40)] {
      for before in [LayoutSpace.Size.definite(100), .maxContent] {
        var tree = LayoutTree(grid), fresh = tree
        tree.layout(in: LayoutSpace(width: before, height: .maxContent))
        tree.layout(in: LayoutSpace(width: .minContent, height: .maxContent))
        fresh.layout(in: LayoutSpace(width: .minContent, height: .maxContent))
        #expect(tree.placement().frames == fresh.placement().frames)
        #expect(fresh.placement().frames[0].width == width)
      }
    }
  }

  @Test("A row with only a subgrid grows to the height that an item spanning it still needs")
  func subgridItselfContributesNothing() {
    let grid = Grid(rows: [.maxContent], gap: 11) {
      Fixed(height: 100).cell(column: 1, row: 1)
      Fixed(height: 97.75).cell(column: 1).span(rows: 3)
      Grid(rows: .subgrid) { Flex() }.cell(column: 2, row: 1).span(rows: 2).id("subgrid")
      Fixed(height: 5).cell(column: 2, row: 3).span(rows: 2)
    }
    // The third and the fourth row need no height for their item, so the second is 97.75 - 2 * 11 high.
    #expect(grid.layout(width: 300)["subgrid"]?.height == 100 + 11 + 75.75)
  }
}
