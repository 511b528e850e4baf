import EagerLayout
import TestSupport
import Testing

/// A layout of 320 × 200 and the frames that Chromium computes for the same CSS.
struct FrameExample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var root: any LayoutItem
  var frames: [[Double]]

  /// - Parameter frames: x, y, width and height of every node but the root, in preorder, in the root's coordinates.
  init(_ name: String, _ root: some LayoutContainer, _ frames: [[Double]]) {
    testDescription = name
    self.root = root.width(320).height(200)
    self.frames = frames
  }

  static let all = wrapping + moving + sizing + styles

  static let wrapping: [FrameExample] = [
    .init(
      "wrap()", Row { boxes(4) }.wrap().gap(10),
      [[0, 0, 100, 20], [110, 0, 100, 21], [220, 0, 100, 22], [0, 104.5, 100, 23]]),
    .init(
      "wrap(.wrapReverse)", Row { boxes(4) }.wrap(.wrapReverse),
      [[0, 180, 100, 20], [100, 179, 100, 21], [200, 178, 100, 22], [0, 77.5, 100, 23]]),
    .init(
      "wrap() of a column", Column { tallBoxes(2) }.wrap(), [[0, 0, 100, 130], [160, 0, 100, 130]]),
    .init(
      "alignContent(.spaceBetween)", Row { boxes(4) }.wrap().alignContent(.spaceBetween),
      [[0, 0, 100, 20], [100, 0, 100, 21], [200, 0, 100, 22], [0, 177, 100, 23]]),
    .init(
      "alignContent(.center)", Row { tallBoxes(4) }.wrap().alignContent(.center),
      [[0, -30, 100, 130], [100, -30, 100, 130], [200, -30, 100, 130], [0, 100, 100, 130]]),
    .init(
      "alignContent(.center, .safe)", Row { tallBoxes(4) }.wrap().alignContent(.center, .safe),
      [[0, 0, 100, 130], [100, 0, 100, 130], [200, 0, 100, 130], [0, 130, 100, 130]]),
    .init(
      "gap(row:column:)", Row { boxes(4) }.wrap().alignContent(.start).gap(row: .points(5), column: .percent(10)),
      [[0, 0, 100, 20], [132, 0, 100, 21], [0, 26, 100, 22], [132, 26, 100, 23]]),
    .init("gap(column:)", Row { boxes(2) }.gap(column: .points(7)), [[0, 0, 100, 20], [107, 0, 100, 21]]),
    .init(
      "direction(.rightToLeft)",
      Row {
        Fixed(width: 100)
        Row { Fixed(width: 30) }.width(100)
        Row { Fixed(width: 30) }.width(100).direction(.leftToRight)
      }
      .direction(.rightToLeft),
      [[220, 0, 100, 200], [120, 0, 100, 200], [190, 0, 30, 200], [20, 0, 100, 200], [20, 0, 30, 200]]),
  ]

  static let moving: [FrameExample] = [
    .init(
      "order(_:)",
      Row {
        Flex().order(1)
        Fixed(width: 60)
        Row { Fixed(width: 10) }.order(-1)
      }, [[70, 0, 250, 200], [10, 0, 60, 200], [0, 0, 10, 200], [0, 0, 10, 200]]),
    .init(
      "offset(left:top:)",
      Row {
        Fixed(width: 60, height: 20).offset(top: .percent(-5), left: .points(4))
        Row {}.width(60).height(20).offset(top: .points(3), left: .auto)
        Fixed(width: 60)
      }, [[4, -10, 60, 20], [60, 3, 60, 20], [120, 0, 60, 200]]),
    .init(
      "offset(right:bottom:)",
      Row {
        Fixed(width: 60, height: 20).offset(bottom: .points(5), right: .points(4))
        Fixed(width: 60, height: 20).offset(bottom: .points(5))
        Fixed(width: 60, height: 20).offset(top: .points(2), bottom: .points(5))
        Fixed(width: 60, height: 20).offset(left: .points(2), right: .points(9))
      }, [[-4, -5, 60, 20], [60, -5, 60, 20], [120, 2, 60, 20], [182, 0, 60, 20]]),
    .init(
      "offset(left:right:) from the right",
      Row {
        Fixed(width: 60, height: 20).offset(left: .points(2), right: .points(9))
      }
      .direction(.rightToLeft), [[251, 0, 60, 20]]),
    .init(
      "absolute(right:bottom:)",
      Row {
        Flex()
        Fixed(width: 60, height: 20).absolute(bottom: .percent(10), right: .points(4))
        Row {}.absolute(left: .points(10), right: .points(10)).height(5)
      }
      .padding(8), [[8, 8, 304, 184], [256, 160, 60, 20], [10, 8, 300, 5]]),
    .init(
      "hidden()",
      Row {
        Flex().hidden()
        Flex()
      }, [[0, 0, 0, 0], [0, 0, 320, 200]]),
    .init(
      "alignSelf(_:_:)",
      Row {
        Fixed(width: 60, height: 240).alignSelf(.center)
        Fixed(width: 60, height: 240).alignSelf(.center, .safe)
        Fixed(width: 60, height: 240).alignSelf(.end, .unsafe)
        Fixed(width: 60, height: 40).alignSelf(.end, .safe)
      }, [[0, -20, 60, 240], [60, 0, 60, 240], [120, -40, 60, 240], [180, 160, 60, 40]]),
  ]

  static let sizing: [FrameExample] = [
    .init(
      "aspectRatio(_:)",
      Row {
        Fixed(width: 90).aspectRatio(1.5).alignSelf(.start)
        Fixed(height: 40).aspectRatio(1.5)
        Flex().aspectRatio(0.5).alignSelf(.end)
      }, [[0, 0, 90, 60], [90, 0, 60, 40], [150, -140, 170, 340]]),
    .init(
      "aspectRatio(_:_:)",
      Column {
        Row {}.aspectRatio(16, 9)
        Fixed(width: 32, height: 10).aspectRatio(nil)
      }, [[0, 0, 320, 180], [0, 180, 32, 10]]),
    .init(
      "overflow(x:y:)",
      Row {
        text("incomprehensible").overflow(x: .hidden, y: .auto)
        text("incomprehensible").overflow(x: .clip, y: .visible)
        Fixed(width: 200)
      }, [[0, 0, 0, 200], [0, 0, 160, 200], [160, 0, 200, 200]]),
    .init(
      "Measured(text:)",
      Row {
        text("a leaf of text breaks at spaces")
        Fixed(width: 60, height: 30).alignSelf(.baseline)
        text("two words").alignSelf(.baseline)
        text("another text").alignSelf(.lastBaseline)
      }, [[0, 0, 140, 200], [140, 0, 60, 30], [200, 22, 50, 20], [250, 180, 70, 20]]),
  ]

  static let styles: [FrameExample] = [
    .init(
      "style(_:) with the initial values of Yoga",
      Column {
        Row { tallBoxes(5) }.style(.yoga).wrap().height(160)
        Row { text("incomprehensible") }.style(.yoga)
        Column { text("two words") }.style(.yoga).width(40).height(120)
      },
      [
        [0, 0, 320, 160], [0, 0, 100, 130], [100, 0, 100, 130], [200, 0, 100, 130], [0, 130, 100, 130],
        [100, 130, 100, 130], [0, 160, 320, 10], [0, 160, 160, 10], [0, 170, 40, 120], [0, 170, 40, 20],
      ]),
    .init(
      "style { }",
      Row {
        Flex().style { $0.flexGrow = 3 }
        Row {
          Fixed(width: 20, height: 20)
          Fixed(width: 20, height: 20)
        }
        .style {
          $0.flexDirection = .columnReverse
          $0.flexGrow = 1
        }
      }, [[0, 0, 225, 200], [225, 0, 95, 200], [225, 180, 20, 20], [225, 160, 20, 20]]),
  ]

  private static func boxes(_ count: Int) -> [Fixed] { (0..<count).map { Fixed(width: 100, height: 20 + Double($0)) } }

  private static func tallBoxes(_ count: Int) -> [Fixed] { boxes(count).map { $0.height(130) } }

  private static func text(_ text: String) -> Measured {
    Measured(text: text, advance: 10, lineHeight: 10, baseline: 8)
  }
}

@Suite("Frames of modifiers")
struct FrameExamples {
  @Test(
    "A layout with a modifier has the frames that Chromium computes for the same CSS",
    arguments: Rows.of(FrameExample.all))
  func modifiersHaveChromiumsFrames(rows: Rows<FrameExample>) {
    for example in rows {
      let expected = example.frames.map { Frame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      let frames = example.root.layout(in: Frame(width: 320, height: 200)).frames.dropFirst()
      #expect(close(Array(frames), expected, within: 1e-4), "\(frames)")
    }
  }
}
