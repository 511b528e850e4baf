import EagerLayout
import Testing

@Suite("Initial values")
struct Presets {
  @Test("of CSS are those of a style")
  func css() {
    #expect(FlexStyle.css == FlexStyle())
    #expect(FlexStyle.css.flexDirection == .row && FlexStyle.css.flexShrink == 1 && FlexStyle.css.minWidth == .auto)
  }

  @Test("of Yoga differ in direction, lines, shrinking and automatic minimum, and in nothing else")
  func yoga() {
    var style = FlexStyle.yoga
    #expect(style.flexDirection == .column && style.alignContent == .flexStart && style.flexShrink == 0)
    #expect(style.minWidth == .points(0) && style.minHeight == .points(0) && style.boxSizing == .borderBox)
    style.flexDirection = .row
    style.alignContent = .normal
    style.flexShrink = 1
    style.minWidth = .auto
    style.minHeight = .auto
    #expect(style == .css)
  }
}

@Suite("A style's ratio")
struct Ratios {
  @Test("makes sense in both directions, or is a fault", arguments: [1e-300, 1e-12, 1e12, .infinity, .nan, -1])
  func nonsense(ratio: Double) {
    let root = Row {
      Fixed(width: 10).aspectRatio(ratio).alignSelf(.start)
      Fixed(height: 0).aspectRatio(ratio)
    }
    let placement = root.layout(width: 100)
    #expect(placement.issues.count == 2)
    #expect(placement.frames.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.height >= 0 })
    var line = LinearLayout(.row, in: Frame(width: 100, height: 10))
    line.add(Fixed(width: 10).aspectRatio(ratio).alignSelf(.start))
    line.add(Fixed(height: 0).aspectRatio(ratio))
    #expect(line.frames.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.height >= 0 })
  }

  @Test("of nothing is no ratio", arguments: [0.0, nil])
  func none(ratio: Double?) {
    #expect(Flex().aspectRatio(2).aspectRatio(ratio).node.style.aspectRatio == nil)
    #expect(Flex().aspectRatio(2).aspectRatio(ratio).layout().issues == [])
  }
}
