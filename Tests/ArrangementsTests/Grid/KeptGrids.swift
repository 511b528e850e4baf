import Arrangements
import EagerLayout
import TestSupport
import Testing

@Suite("Grids in kept trees")
struct KeptGrids {
  private static let grids: [Grid] = [
    Grid(columns: [.auto, .flexible(1)]),
    Grid(columns: [.minmax(.minContent, .flexible(2)), .flexible(1), .fitContent(40)], rows: [.flexible(1), .auto]),
    Grid(columns: [.percent(30), .auto, .maxContent], autoRows: [.percent(20), .auto]),
    Grid(columns: [.autoFill(.minmax(30, .flexible(1)))]),
    Grid(columns: [.autoFit(.minmax(30, .auto))], flow: .rowDense),
    Grid(columns: [.minmax(.auto, 50), .minmax(10, .maxContent)], autoRows: [.minContent]),
  ]

  // What pass 1 heard counts for pass 2, and what pass 3 heard for pass 4: unless something came between.
  @Test("have the frames of fresh ones, in several sizes in turn and with other items", arguments: grids.indices)
  func kept(index: Int) {
    let sizes: [(width: Double, height: Double?)] = [
      (200, nil), (90, 120), (200, 120), (90, nil), (200, 121), (140, nil),
    ]
    var tree = LayoutTree(Self.screen(Self.grids[index], 0))
    for step in 0..<Thorough.pick(12, 24) {
      let size = sizes[step % sizes.count], screen = Self.screen(Self.grids[index], step / 2)
      if step % 2 == 0 { tree.update(to: screen) }
      let fresh: Placement
      if let height = size.height {
        tree.layout(in: Frame(width: size.width, height: height))
        fresh = screen.layout(in: Frame(width: size.width, height: height))
      } else {
        tree.layout(width: size.width)
        fresh = screen.layout(width: size.width)
      }
      #expect(tree.placement().frames == fresh.frames, "step \(step)")
    }
  }

  /// A grid in a grid, beside one in a row that asks how wide it is; sizes and contents differ from step to step.
  private static func screen(_ grid: Grid, _ step: Int) -> Row {
    func items(_ count: Int) -> [TreeLeaf] {
      (0..<count).map { at in
        let size = Double((at * 7 + step * 11) % 31)
        let item = Measured(width: 8 + size, height: 5 + size / 2).span()
        switch at % 5 {
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
