import EagerLayout
import Testing

@Suite("Cross axis of a line")
struct LineCrossAxisTests {
  @Test(
    "Items with a cross size follow the alignment of their line, and other items fill the line",
    arguments: [
      (CrossAlignment.start, 0.0), (.center, 20), (.end, 40),
    ])
  func itemsFollowAlignment(alignment: CrossAlignment, y: Double) {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 50), alignment: alignment)
    row.add(Fixed(width: 10, height: 10))
    row.add(Fixed(width: 10))
    row.add(Fixed(width: 10).maxHeight(30))
    #expect(row[0] == Frame(x: 0, y: y, width: 10, height: 10))
    #expect(row[1] == Frame(x: 10, y: 0, width: 10, height: 50))
    #expect(row[2] == Frame(x: 20, y: 0, width: 10, height: 30))
  }

  @Test(
    "A leaf's alignSelf overrides the alignment of its line",
    arguments: [
      (FlexStyle.AlignSelf.start, 0.0, 10.0), (.flexStart, 0, 10), (.center, 20, 10), (.end, 40, 10),
      (.flexEnd, 40, 10),
      (.stretch, 0, 10), (.normal, 0, 10), (.auto, 40, 10), (.baseline, 0, 10), (.lastBaseline, 40, 10),
    ])
  func alignSelfOverridesAlignment(value: FlexStyle.AlignSelf, y: Double, height: Double) {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 50), alignment: .end)
    row.add(Fixed(width: 10, height: 10).alignSelf(value))
    #expect(row[0] == Frame(x: 0, y: y, width: 10, height: height))
  }

  @Test(
    "A text that a line does not stretch is as high as its content",
    arguments: [
      (FlexStyle.AlignSelf.start, 0.0, 40.0), (.center, 5, 40), (.end, 10, 40), (.stretch, 0, 50),
    ])
  func unstretchedTextHasContentHeight(value: FlexStyle.AlignSelf, y: Double, height: Double) {
    var row = LinearLayout(.row, in: Frame(width: 20, height: 50))
    let text = Measured { proposal in
      // The text has the area of 80 × 10 in any width.
      switch proposal.width {
      case .exact(let width), .atMost(let width): ContentSize(width: width, height: 800 / width)
      case .minContent: ContentSize(width: 10, height: 80)
      case .maxContent: ContentSize(width: 80, height: 10)
      }
    }
    row.add(text.alignSelf(value))
    #expect(row[0] == Frame(x: 0, y: y, width: 20, height: height))
  }

  @Test("Automatic cross margins in a line take the free space and override the alignment")
  func autoMarginsOverrideAlignment() {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 50), alignment: .end)
    row.add(Fixed(width: 10, height: 10).margin(bottom: .auto))
    row.add(Fixed(width: 10, height: 10).margin(top: .auto, bottom: .auto))
    row.add(Fixed(width: 10, height: 10).alignSelf(.start).margin(top: .auto))
    row.add(Fixed(width: 10, height: 70).margin(top: .auto))
    #expect(row.map { $0.y } == [0, 20, 40, 0])
  }

  @Test("Margins, padding, box sizing and minimum width determine the width of items of a column line")
  func crossMarginsPaddingAndLimits() {
    var column = LinearLayout(.column, in: Frame(width: 100, height: 100))
    column.add(Fixed(height: 10).margin(Edges(horizontal: 15)))
    column.add(Fixed(height: 10).margin(Edges(horizontal: 60)))
    column.add(Fixed(width: 10, height: 10).padding(Edges(horizontal: 8)))
    column.add(Fixed(width: 10, height: 10).padding(8).boxSizing(.contentBox))
    column.add(Fixed(height: 10).width(.percent(25)).minWidth(.percent(40)))
    #expect(
      column.frames == [
        Frame(x: 15, y: 0, width: 70, height: 10), Frame(x: 60, y: 10, width: 0, height: 10),
        Frame(x: 0, y: 20, width: 16, height: 10), Frame(x: 0, y: 30, width: 26, height: 26),
        Frame(x: 0, y: 56, width: 40, height: 10),
      ])
  }

  @Test("The items of a right-to-left column line start at its right edge")
  func rightToLeftColumn() {
    var column = LinearLayout(.column, in: Frame(width: 100, height: 50), direction: .rightToLeft)
    column.add(Fixed(width: 30, height: 10))
    column.add(Fixed(width: 30, height: 10).margin(Edges(left: 4, right: 9)))
    column.add(Fixed(width: 30, height: 10).alignSelf(.end))
    #expect(column.map { $0.x } == [70, 61, 0])
  }
}
