import EagerLayout
import Testing

@Suite("Initial values of CSS and Yoga")
struct Presets {
  @Test("The CSS preset is a style with all initial values")
  func cssPreset() {
    #expect(FlexStyle.css == FlexStyle())
    #expect(FlexStyle.css.flexDirection == .row && FlexStyle.css.flexShrink == 1 && FlexStyle.css.minWidth == .auto)
  }

  @Test("The Yoga preset differs from CSS only in direction, align-content, shrinking and minimum sizes")
  func yogaPreset() {
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
