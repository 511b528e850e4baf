import Arrangements
import EagerLayout
import Testing

@Suite("A box with an aspect ratio that fits or fills")
struct FittedRatioTests {
  private func box(_ fit: RatioFit = .fit) -> Arranged { Flex().id("box").aspectRatio(16, 9, fit) }

  @Test(
    "A box with a ratio is centered in the available space, and fits into it or covers it",
    arguments: [
      (160, 180, RatioFit.fit, Frame(x: 0, y: 45, width: 160, height: 90)),
      (400, 90, .fit, Frame(x: 120, y: 0, width: 160, height: 90)),
      (160, 90, .fit, Frame(x: 0, y: 0, width: 160, height: 90)),
      (160, 180, .fill, Frame(x: -80, y: 0, width: 320, height: 180)),
      (320, 90, .fill, Frame(x: 0, y: -45, width: 320, height: 180)),
      (0, 90, .fit, Frame(x: 0, y: 45, width: 0, height: 0)),
    ] as [(Double, Double, RatioFit, Frame)])
  func fitsOrCovers(width: Double, height: Double, fit: RatioFit, frame: Frame) {
    let bounds = Frame(width: width, height: height)
    #expect(box(fit).layout(in: bounds)["box"] == frame)
    #expect(Row { box(fit).flex(1) }.layout(in: bounds)["box"] == frame)
    #expect(Column { box(fit).flex(1) }.layout(in: bounds)["box"] == frame)
    #expect(Overlay { box(fit).place(.fill) }.layout(in: bounds)["box"] == frame)
    #expect(Grid(columns: [.flexible(1)], rows: [.flexible(1)]) { box(fit) }.layout(in: bounds)["box"] == frame)
    #expect(Row { box(fit).flex(1) }.direction(.rightToLeft).layout(in: bounds)["box"] == frame)
  }

  @Test("A box that does not grow has the size that its ratio and the narrower axis determine")
  func sizeWithoutGrowth() {
    let column = Column {
      box()
      Fixed(height: 40)
    }
    #expect(column.layout(width: 160).frames.map { $0.height } == [130, 90, 90, 40])
    #expect(column.layout(in: Frame(width: 160, height: 85))["box"] == Frame(x: 40, y: 0, width: 80, height: 45))
    let row = Row {
      box()
      Fixed(width: 50)
    }
    #expect(row.layout(in: Frame(width: 300, height: 90))["box"] == Frame(width: 160, height: 90))
    #expect(row.layout(in: Frame(width: 130, height: 90))["box"] == Frame(x: 0, y: 22.5, width: 80, height: 45))
    #expect(
      Row { Measured(width: 32, height: 5).id("box").aspectRatio(16, 9, .fit) }.layout()["box"]
        == Frame(width: 32, height: 18))
  }

  @Test("A box with a fitted ratio keeps margins and limits, and its content has the resulting size")
  func marginsLimitsAndContent() {
    let card = Column { Measured(text: "one two three", advance: 10, lineHeight: 10).id("text") }
      .padding(5).margin(10).id("box").aspectRatio(1, 1, .fit)
    let placement = card.layout(in: Frame(width: 200, height: 80))
    #expect(placement["box"] == Frame(x: 70, y: 10, width: 60, height: 60))
    #expect(placement["text"] == Frame(x: 75, y: 15, width: 50, height: 30))
    let limited = Flex().maxWidth(100).id("box").aspectRatio(16, 9, .fit).layout(in: Frame(width: 160, height: 90))
    #expect(limited["box"] == Frame(x: 30, y: 0, width: 100, height: 90))
  }

  @Test(
    "A box with a ratio that overflows the space it covers is an issue, but not if its overflow is hidden",
    arguments: [RatioFit.fit, .fill])
  func clippedCoverHasNoIssue(fit: RatioFit) {
    let bounds = Frame(width: 100, height: 100)
    #expect(box(fit).layout(in: bounds).issues.isEmpty == (fit == .fit))
    #expect(box(fit).overflow(.hidden).layout(in: bounds).issues.isEmpty)
  }

  @Test(
    "A box with a fitted ratio has the same placement in an edited tree as in a fresh layout",
    arguments: [RatioFit.fit, .fill])
  func treeEqualsFreshLayout(fit: RatioFit) throws {
    func content(_ height: Double) -> Column {
      Column {
        Fixed(height: height).id("bar")
        Row {
          Column { Measured(text: "some text that wraps", advance: 8, lineHeight: 10) }.id("box").aspectRatio(2, 1, fit)
            .flex(1)
          Fixed(width: 30)
        }.flex(1)
      }
    }
    var tree = LayoutTree(content(20))
    for (width, height, bar) in [(300.0, 200.0, 20.0), (100, 200, 20), (100, 200, 150), (300, 60, 30), (300, 200, 20)] {
      tree.editStyle(of: try #require(tree.node("bar"))) { $0.height = .points(bar) }
      tree.layout(in: Frame(width: width, height: height))
      let fresh = content(bar).layout(in: Frame(width: width, height: height))
      #expect(tree.placement() == fresh, "\(width) × \(height), \(bar)")
    }
  }

  @Test(
    "A box with an invalid or extreme ratio has finite frames without negative widths",
    arguments: [Double.nan, .infinity, -1, 0, 1e-300, 1e300])
  func invalidRatios(ratio: Double) {
    for fit in RatioFit.allCases {
      for placement in [
        Flex().aspectRatio(ratio, 1, fit).layout(in: Frame(width: 50, height: 40)),
        Flex().aspectRatio(1, ratio, fit).layout(),
      ] {
        #expect(
          placement.frames.allSatisfy { $0.x.isFinite && $0.width >= 0 && $0.width.isFinite && $0.height.isFinite })
      }
    }
  }
}
