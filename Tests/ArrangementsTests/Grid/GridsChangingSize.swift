import Arrangements
import EagerLayout
import TestSupport
import Testing

@Suite("Grids in trees that change size and items")
struct GridsChangingSize {
  private static let grids: [(tracks: String, grid: Grid)] = [
    ("auto and flexible columns", Grid(columns: [.auto, .flexible(1)])),
    (
      "flexible columns and rows, and a limited column",
      Grid(columns: [.minmax(.minContent, .flexible(2)), .flexible(1), .fitContent(40)], rows: [.flexible(1), .auto])
    ),
    ("percentages", Grid(columns: [.percent(30), .auto, .maxContent], autoRows: [.percent(20), .auto])),
    ("columns that fill the width", Grid(columns: [.autoFill(.minmax(30, .flexible(1)))])),
    ("columns that fit the items", Grid(columns: [.autoFit(.minmax(30, .auto))], flow: .rowDense)),
    (
      "columns with minimums and maximums",
      Grid(columns: [.minmax(.auto, 50), .minmax(10, .maxContent)], autoRows: [.minContent])
    ),
  ]

  // For a grid, pass 2 of a layout uses results of pass 1, and pass 4 results of pass 3. Every other layout of the test
  // follows an edit. In the layouts without an edit, these results can come from an earlier layout in another size.
  @Test(
    "A grid has the frames of a fresh layout after changes of its size and its items",
    arguments: zip(grids.indices, grids.map { $0.tracks }))
  func changesEqualFreshLayout(index: Int, tracks: String) {
    let grid = Self.grids[index].grid
    let sizes: [(width: Double, height: Double?)] = [
      (200, nil), (90, 120), (200, 120), (90, nil), (200, 121), (140, nil),
    ]
    var tree = LayoutTree(Self.screen(grid, 0))
    for step in 0..<Thorough.pick(12, 24) {
      let size = sizes[step % sizes.count], screen = Self.screen(grid, step / 2)
      if step % 2 == 0 { tree.update(to: screen) }
      let fresh: Placement
      if let height = size.height {
        tree.layout(in: Frame(width: size.width, height: height))
        fresh = screen.layout(in: Frame(width: size.width, height: height))
      } else {
        tree.layout(width: size.width)
        fresh = screen.layout(width: size.width)
      }
      #expect(tree.placement().frames == fresh.frames, "\(tracks), step \(step)")
    }
  }

  /// A grid in a grid, beside another in a row that measures its width. Sizes and contents depend on the step.
  private static func screen(_ grid: Grid, _ step: Int) -> Row {
    func items(_ count: Int) -> [TreeLeaf] {
      (0..<count).map { index in
        let size = Double((index * 7 + step * 11) % 31)
        let item = Measured(width: 8 + size, height: 5 + size / 2).span()
        switch index % 5 {
        case 1: return item.span(columns: 2)
        case 2: return item.span(rows: 2)
        case 3: return item.alignSelf(step % 3 == 0 ? .baseline : .end)
        default: return item.margin(Double(step % 2))
        }
      }
    }
    return Row {
      grid {
        for item in items(9) { item }
        grid { for item in items(4) { item } }
      }
      .gap(3)
      .grow(1)
      grid { for item in items(5) { item } }
    }
  }
}
