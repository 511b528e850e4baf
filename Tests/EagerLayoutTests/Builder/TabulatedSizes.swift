import EagerLayout
import Testing

@Suite("Leaves with a table of sizes")
struct TabulatedSizes {
  private static let leaf = Measured(widths: [90, 60, 40], heights: [12, 24, 40], baseline: 9)

  @Test(
    "A leaf with a table of sizes has the height of the widest entry that fits",
    arguments: [
      (200, 90, 12), (90, 90, 12), (89, 89, 24), (60, 60, 24), (59.5, 59.5, 40), (40, 40, 40), (10, 40, 40),
    ])
  func heightOfWidestEntryThatFits(available: Double, width: Double, height: Double) {
    let frame = Row { Self.leaf }.layout(width: available).frames[1]
    #expect(frame.width == width && frame.height == height)
  }

  @Test("A table of sizes has its first width as max-content width and its last as min-content width")
  func intrinsicWidthsOfTable() {
    #expect(Column { Self.leaf }.width(.maxContent).layout(width: 20).frames[1].width == 90)
    #expect(Column { Self.leaf }.width(.minContent).layout(width: 200).frames[1].width == 40)
  }

  @Test(
    "A table of sizes also gives the height of a leaf that is narrower than its min-content width",
    arguments: [(60.0, 24.0), (45, 40), (10, 40)])
  func narrowerThanMinContent(width: Double, height: Double) {
    let leaf = Measured(widths: [90, 60, 0], heights: [12, 24, 40], minContent: 50)
    #expect(Row { leaf.width(width) }.layout(width: 200).frames[1].height == height)
    #expect(Row { leaf }.layout(width: 10).frames[1].width == 50)
  }

  @Test(
    "In each entry of a table of sizes, the last baseline has the same distance from the bottom",
    arguments: [(90.0, 0.0, 0.0), (60, 0, 12), (40, 0, 28)])
  func lastBaselineOfTable(width: Double, first: Double, last: Double) {
    for (alignment, top) in [(FlexStyle.AlignItems.baseline, first), (.lastBaseline, last)] {
      let row = Row {
        Self.leaf.width(width)
        Measured(widths: [10], heights: [12], baseline: 9)
      }
      #expect(row.alignItems(alignment).layout(width: 300).frames[2].y == top)
    }
  }

  @Test("A leaf with a table of sizes and no baseline is aligned by its bottom edge")
  func tableWithoutBaseline() {
    let row = Row {
      Measured(widths: [50], heights: [30])
      Measured(widths: [10], heights: [12], baseline: 9)
    }
    #expect(row.alignItems(.baseline).layout(width: 300).frames[2].y == 21)
  }

  @Test(
    "A leaf with invalid numbers in its table of sizes has a finite frame without negative sizes",
    arguments: [-1, .nan, .infinity, 1e300] as [Double])
  func invalidTable(number: Double) {
    for leaf in [
      Measured(widths: [number, 5], heights: [number], baseline: number), Measured(widths: [], heights: [number]),
      Measured(widths: [4, number, 9], heights: []),
    ] {
      let frame = Row { leaf }.alignItems(.baseline).layout(width: 100).frames[1]
      #expect(frame.width >= 0 && frame.height >= 0 && frame.y.isFinite && frame.height.isFinite)
    }
  }
}
