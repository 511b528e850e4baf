// Styles: enumerations, lengths, short forms, faults.
import EagerLayout

@_expose(wasm, "style")
@_cdecl("style")
func style() -> Int {
  var style = FlexStyle()
  for direction in FlexStyle.FlexDirection.allCases { style.flexDirection = direction }
  (style.paddingTop, style.paddingLeft, style.marginTop, style.marginLeft) = (4, 4.5, .percent(3), .auto)
  (style.width, style.height, style.maxWidth, style.flexBasis) = (.points(3), .minContent, .none, .content)
  (style.borderStart, style.columnGap, style.overflowX, style.aspectRatio) = (1, .percent(3), .hidden, 2)
  let short = FlexStyle(style) {
    ($0.margin, $0.padding, $0.border, $0.inset) = (3, .percent(3), 4, .auto)
    ($0.overflow, $0.gap, $0.flex) = (.hidden, 3, 2)
  }
  guard style.flexDirection == .columnReverse, style.marginLeft == .auto, short.borderTop == 4, short != style else {
    return 0
  }
  var faulty = FlexStyle()
  faulty.width = .points(.nan)
  faulty.flexGrow = -1
  return faulty.faults.count * 10 + style.faults.count  // 20
}
