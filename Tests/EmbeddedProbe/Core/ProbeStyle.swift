// Every property of a style, set and read, and the enumerations that stand in them.
import EagerLayout

/// Names all values of an enumeration of integers.
func useAll<Value: RawRepresentable & CaseIterable & Hashable>(_: Value.Type) where Value.RawValue == UInt8 {
  for value in Value.allCases { use(Value(rawValue: value.rawValue) == value) }
}

@_expose(wasm, "style")
@_cdecl("style")
func style() -> Int {
  useAll(FlexStyle.Display.self)
  useAll(FlexStyle.BoxSizing.self)
  useAll(FlexStyle.Direction.self)
  useAll(FlexStyle.Position.self)
  useAll(FlexStyle.FlexDirection.self)
  useAll(FlexStyle.FlexWrap.self)
  useAll(FlexStyle.JustifyContent.self)
  useAll(FlexStyle.AlignItems.self)
  useAll(FlexStyle.AlignSelf.self)
  useAll(FlexStyle.AlignContent.self)
  useAll(FlexStyle.AlignmentSafety.self)
  useAll(FlexStyle.Overflow.self)
  useAll(CrossAlignment.self)
  useAll(FlexStyle.Property.self)
  useAll(LinearLayout.Axis.self)
  useAll(Placement.YAxis.self)
  var style = FlexStyle()
  setKeywords(&style)
  (style.paddingTop, style.paddingLeft, style.marginTop, style.marginLeft) = (4, 4.5, 3, 3.5)
  setSizes(&style)
  setEdges(&style)
  use(FlexStyle(style) { setShorthands(&$0) } == style)
  use(style == FlexStyle())
  use(hashed { style.hash(into: &$0) })
  use(FlexStyle.Length.percent(3) == .points(3))
  var faulty = FlexStyle()
  faulty.width = .points(.nan)
  faulty.flexGrow = -1
  return faulty.faults.count * 10 + style.faults.count  // 20
}

func setKeywords(_ style: inout FlexStyle) {
  style.display = style.display == .flex ? .none : .flex
  style.boxSizing = style.boxSizing == .borderBox ? .contentBox : .borderBox
  style.direction = style.direction == .inherit ? .rightToLeft : .leftToRight
  style.position = style.position == .relative ? .absolute : .relative
  style.flexDirection = style.flexDirection == .row ? .columnReverse : .row
  style.flexWrap = style.flexWrap == .nowrap ? .wrap : .nowrap
  style.justifyContent = style.justifyContent == .normal ? .center : .normal
  style.justifySafety = style.justifySafety == .safe ? .unsafe : .safe
  style.alignItems = style.alignItems == .normal ? .center : .normal
  style.itemsSafety = style.itemsSafety == .safe ? .unsafe : .safe
  style.alignSelf = style.alignSelf == .auto ? .center : .auto
  style.selfSafety = style.selfSafety == .safe ? .unsafe : .safe
  style.alignContent = style.alignContent == .normal ? .center : .normal
  style.contentSafety = style.contentSafety == .safe ? .unsafe : .safe
  style.overflowX = style.overflowX == .visible ? .hidden : .visible
  style.overflowY = style.overflowY == .visible ? .clip : .visible
  style.alignment = style.alignment == .start ? .end : .start
  style.order += 1
}

func setSizes(_ style: inout FlexStyle) {
  style.width = style.width == .auto ? .points(3) : .percent(3)
  style.height = style.height == .auto ? .minContent : .maxContent
  style.minWidth = style.minWidth == .auto ? .points(3) : .fitContent
  style.minHeight = style.minHeight == .auto ? .points(3) : .percent(3)
  style.maxWidth = style.maxWidth == .none ? .points(3) : .percent(3)
  style.maxHeight = style.maxHeight == .none ? .points(3) : .percent(3)
  style.flexBasis = style.flexBasis == .auto ? .content : .points(3)
  style.flexGrow += 1
  style.flexShrink += 1
  style.aspectRatio = (style.aspectRatio ?? 1) * 2
}

func setEdges(_ style: inout FlexStyle) {
  style.marginLeft = style.marginLeft == .auto ? .points(3) : .auto
  style.marginTop = style.marginTop == .auto ? .points(3) : .percent(3)
  style.marginRight = style.marginRight == .auto ? .points(3) : .auto
  style.marginBottom = style.marginBottom == .auto ? .points(3) : .auto
  style.paddingLeft = style.paddingLeft == .points(0) ? .points(3) : .percent(3)
  style.paddingTop = style.paddingTop == .points(0) ? .points(3) : .percent(3)
  style.paddingRight = style.paddingRight == .points(0) ? .points(3) : .percent(3)
  style.paddingBottom = style.paddingBottom == .points(0) ? .points(3) : .percent(3)
  style.borderLeft += 1
  style.borderTop += 1
  style.borderRight += 1
  style.borderBottom += 1
  style.left = style.left == .auto ? .points(3) : .auto
  style.top = style.top == .auto ? .points(3) : .auto
  style.right = style.right == .auto ? .points(3) : .auto
  style.bottom = style.bottom == .auto ? .points(3) : .auto
  style.marginStart = style.marginStart == .auto ? .points(3) : .auto
  style.marginEnd = style.marginEnd == .auto ? .points(3) : .percent(3)
  style.paddingStart = style.paddingStart == .points(0) ? .points(3) : .percent(3)
  style.paddingEnd = style.paddingEnd == .points(0) ? .points(3) : .percent(3)
  style.borderStart += 1
  style.borderEnd += 1
  style.start = style.start == .auto ? .points(3) : .auto
  style.end = style.end == .auto ? .points(3) : .auto
  style.rowGap = style.rowGap == .points(0) ? .points(3) : .percent(3)
  style.columnGap = style.columnGap == .points(0) ? .points(3) : .percent(3)
}

func setShorthands(_ style: inout FlexStyle) {
  style.margin = style.margin == .auto ? 3 : .auto
  style.marginHorizontal = style.marginHorizontal == .auto ? 3 : .auto
  style.marginVertical = style.marginVertical == .auto ? 3 : .auto
  style.padding = style.padding == nil ? 3 : .percent(3)
  style.paddingHorizontal = style.paddingHorizontal == nil ? 3 : .percent(3)
  style.paddingVertical = style.paddingVertical == nil ? 3 : .percent(3)
  style.border = style.border == nil ? 3 : 4
  style.inset = style.inset == .auto ? 3 : .auto
  style.overflow = style.overflow == .visible ? .hidden : .visible
  style.gap = style.gap == nil ? 3 : .percent(3)
  style.flex = style.flex == nil ? 1 : 2
}
