import EagerLayout
import Testing

@Suite("Shorthand properties of styles")
struct Shorthands {
  @Test("A shorthand of a style sets the same properties as the modifier with its name")
  func shorthandsSetAll() {
    let style = FlexStyle(.css) {
      $0.margin = .auto
      $0.marginVertical = 4
      $0.padding = 8
      $0.paddingHorizontal = .percent(5)
      $0.border = 1
      $0.inset = 2
      $0.overflow = .hidden
      $0.gap = 6
      $0.flex = 3
    }
    let item = Box().margin(horizontal: .auto, vertical: 4).padding(horizontal: .percent(5), vertical: 8).border(1)
      .overflow(.hidden).gap(6).flex(3).offset(top: 2, left: 2, bottom: 2, right: 2)
    #expect(Box(style).node.style == item.node.style)
  }

  @Test("A shorthand of a style returns the value it was set to")
  func shorthandsReturnCommonValue() {
    let style = FlexStyle(.yoga) {
      ($0.margin, $0.padding, $0.border, $0.inset) = (.auto, 8, 1, 2)
      ($0.overflow, $0.gap, $0.flex) = (.scroll, .percent(3), 0.5)
    }
    #expect(style.margin == .auto && style.marginHorizontal == .auto && style.marginVertical == .auto)
    #expect(style.padding == 8 && style.paddingHorizontal == 8 && style.paddingVertical == 8)
    #expect(style.border == 1 && style.inset == 2 && style.overflow == .scroll)
    #expect(style.gap == .percent(3) && style.flex == 0.5)
    #expect(style.flexDirection == .column)
  }

  @Test("A shorthand of a style is nil if the values differ, and setting nil changes nothing")
  func shorthandOfDifferentValues() {
    var style = FlexStyle(.css) {
      ($0.marginLeft, $0.marginTop, $0.paddingRight, $0.paddingBottom) = (1, 2, 3, 4)
      ($0.borderTop, $0.left, $0.overflowX, $0.rowGap, $0.flexGrow) = (5, 6, .clip, 7, 8)
    }
    let before = style
    #expect(style.margin == nil && style.marginHorizontal == nil && style.marginVertical == nil)
    #expect(style.padding == nil && style.paddingHorizontal == nil && style.paddingVertical == nil)
    #expect(style.border == nil && style.inset == nil && style.overflow == nil && style.gap == nil && style.flex == nil)
    (style.margin, style.padding, style.border, style.inset) = (nil, nil, nil, nil)
    (style.overflow, style.gap, style.flex) = (nil, nil, nil)
    #expect(style == before)
  }
}
