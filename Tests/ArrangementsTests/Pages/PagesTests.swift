import Arrangements
import EagerLayout
import Testing

@Suite("Pages")
struct PagesTests {
  @Test("Pages have cells of one size and are placed next to each other")
  func cellsOfOneSize() {
    let pages = Pages(columns: 3, rows: 2) { for id in 0..<8 { Flex().id(id) } }.gap(10).padding(10)
    let placement = pages.layout(in: Frame(width: 320, height: 240))
    expect(
      placement,
      [
        0: [10, 10, 93.333, 105], 2: [216.667, 10, 93.333, 105], 3: [10, 125, 93.333, 105],
        5: [216.667, 125, 93.333, 105], 6: [330, 10, 93.333, 105], 7: [433.333, 10, 93.333, 105],
      ])
    expect(
      pages.direction(.rightToLeft).layout(in: Frame(width: 320, height: 240)),
      [0: [216.667, 10, 93.333, 105], 7: [-206.667, 10, 93.333, 105]])
  }

  @Test("Pages that overflow are one issue, unless the container scrolls or clips")
  func overflow() {
    let pages = Pages(columns: 1, rows: 1) { for _ in 0..<2 { Flex() } }
    #expect(pages.layout(in: Frame(width: 30, height: 20)).issues.count == 1)
    #expect(pages.overflow(.scroll).layout(in: Frame(width: 30, height: 20)).issues == [])
    #expect(pages.overflow(.hidden).layout(in: Frame(width: 30, height: 20)).issues == [])
    let one = Pages(columns: 2, rows: 1) { for _ in 0..<2 { Flex() } }
    #expect(one.layout(in: Frame(width: 30, height: 20)).issues == [])
  }

  @Test("Rows of pages are as high as their tallest item if the height is not specified")
  func naturalHeight() {
    let pages = Pages(columns: 2, rows: 2) {
      for (id, height) in [10.0, 30, 20, 5, 40, 50, 60].enumerated() { Fixed(width: 25, height: height).id(id) }
    }.gap(4).id(9)
    expect(
      Column(alignment: .start) { pages }.layout(),
      [
        0: [0, 0, 25, 10], 1: [29, 0, 25, 30], 2: [0, 34, 25, 20], 5: [83, 0, 25, 50], 6: [54, 54, 25, 60],
        9: [0, 0, 54, 114],
      ])
  }

  @Test(
    "Pages with an invalid or huge number of cells have finite frames up to 1e9 wide",
    arguments: [Int.min, -1, 0, 1_000_000_000, .max])
  func invalidCellCounts(count: Int) {
    let pages = Pages(columns: count, rows: count) { for id in 0..<3 { Fixed(height: 5).id(id) } }.gap(2)
    for placement in [pages.layout(), pages.layout(in: Frame(width: 30, height: 20))] {
      for frame in placement.frames { #expect(frame.x.isFinite && frame.width >= 0 && frame.width <= 1e9) }
    }
  }
}
