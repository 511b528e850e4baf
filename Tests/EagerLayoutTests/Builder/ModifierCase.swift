import EagerLayout
import Testing

/// A modifier, and the properties that it sets.
struct ModifierCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var modify: @Sendable (Row) -> Row
  var set: @Sendable (inout FlexStyle) -> Void

  init(
    _ name: String, _ modify: @escaping @Sendable (Row) -> Row, _ set: @escaping @Sendable (inout FlexStyle) -> Void
  ) {
    testDescription = name
    self.modify = modify
    self.set = set
  }

  static let sizes: [ModifierCase] = [
    .init("width(3)", { $0.width(3) }, { $0.width = .points(3) }),
    .init("width(.percent(3))", { $0.width(.percent(3)) }, { $0.width = .percent(3) }),
    .init("width(.auto)", { $0.width(9).width(.auto) }, { $0.width = .auto }),
    .init("height(3)", { $0.height(3) }, { $0.height = .points(3) }),
    .init("height(.fitContent)", { $0.height(.fitContent) }, { $0.height = .fitContent }),
    .init("minWidth(3)", { $0.minWidth(3) }, { $0.minWidth = .points(3) }),
    .init("minWidth(.minContent)", { $0.minWidth(.minContent) }, { $0.minWidth = .minContent }),
    .init("minWidth(0)", { $0.minWidth(0) }, { $0.minWidth = .points(0) }),
    .init("minHeight(3)", { $0.minHeight(3) }, { $0.minHeight = .points(3) }),
    .init("minHeight(.percent(3))", { $0.minHeight(.percent(3)) }, { $0.minHeight = .percent(3) }),
    .init("maxWidth(3)", { $0.maxWidth(3) }, { $0.maxWidth = .points(3) }),
    .init("maxWidth(.none)", { $0.maxWidth(.none) }, { $0.maxWidth = .none }),
    .init("maxHeight(3)", { $0.maxHeight(3) }, { $0.maxHeight = .points(3) }),
    .init("maxHeight(.maxContent)", { $0.maxHeight(.maxContent) }, { $0.maxHeight = .maxContent }),
    .init("aspectRatio(1.5)", { $0.aspectRatio(1.5) }, { $0.aspectRatio = 1.5 }),
    .init("aspectRatio(16, 9)", { $0.aspectRatio(16, 9) }, { $0.aspectRatio = 16.0 / 9 }),
    .init("boxSizing(.contentBox)", { $0.boxSizing(.contentBox) }, { $0.boxSizing = .contentBox }),
  ]

  static let item: [ModifierCase] = [
    .init("basis(3)", { $0.basis(3) }, { $0.flexBasis = .points(3) }),
    .init("basis(.content)", { $0.basis(.content) }, { $0.flexBasis = .content }),
    .init("grow(3)", { $0.grow(3) }, { $0.flexGrow = 3 }),
    .init("shrink(3)", { $0.shrink(3) }, { $0.flexShrink = 3 }),
    .init("alignSelf(.end)", { $0.alignSelf(.end) }, { $0.alignSelf = .end }),
    .init(
      "alignSelf(.center, .safe)", { $0.alignSelf(.center, .safe) },
      {
        $0.alignSelf = .center
        $0.selfSafety = .safe
      }),
    .init(
      "overflow(x:y:)", { $0.overflow(x: .hidden, y: .clip) },
      {
        $0.overflowX = .hidden
        $0.overflowY = .clip
      }),
    .init("order(-3)", { $0.order(-3) }, { $0.order = -3 }),
    .init("style { }", { $0.style { $0.flexGrow = 2 } }, { $0.flexGrow = 2 }),
    .init(
      "style(_:)", { $0.width(3).style(.yoga).grow(2) },
      {
        let units = $0.units
        $0 = .yoga
        $0.units.isContainer = units.isContainer
        $0.flexDirection = .row
        $0.flexGrow = 2
      }),
    .init(
      "offset(left:)", { $0.absolute(top: .points(3)).offset(left: .points(3)) }, { setInsets(&$0, left: .points(3)) }),
    .init("offset(top:)", { $0.offset(top: .percent(3)) }, { setInsets(&$0, top: .percent(3)) }),
    .init("offset(right:)", { $0.offset(right: .points(-3)) }, { setInsets(&$0, right: .points(-3)) }),
    .init("offset(bottom:)", { $0.offset(bottom: .points(3)) }, { setInsets(&$0, bottom: .points(3)) }),
    .init(
      "offset(top:right:bottom:)", { $0.offset(top: .points(1), bottom: .points(3), right: .points(2)) },
      { setInsets(&$0, top: .points(1), right: .points(2), bottom: .points(3)) }),
    .init(
      "offset(right:bottom:)", { $0.offset(bottom: .points(3), right: .points(2)) },
      { setInsets(&$0, right: .points(2), bottom: .points(3)) }),
    .init(
      "offset(top:left:bottom:right:)",
      { $0.offset(top: .points(1), left: .points(4), bottom: .points(3), right: .points(2)) },
      { setInsets(&$0, left: .points(4), top: .points(1), right: .points(2), bottom: .points(3)) }),
    .init(
      "overflow(.scroll)", { $0.overflow(.scroll) },
      {
        $0.overflowX = .scroll
        $0.overflowY = .scroll
      }),
    .init("hidden()", { $0.hidden() }, { $0.display = .none }),
    .init("hidden(false)", { $0.hidden().hidden(false) }, { $0.display = .flex }),
    .init(
      "absolute(left:bottom:)", { $0.absolute(left: .points(3), bottom: .percent(4)) },
      {
        $0.position = .absolute
        $0.left = .points(3)
        $0.top = .auto
        $0.right = .auto
        $0.bottom = .percent(4)
      }),
  ]

  static let edges: [ModifierCase] = [
    .init("margin(3)", { $0.margin(3) }, { setMargin(&$0, 3, 3, 3, 3) }),
    .init(
      "margin(Edges)", { $0.margin(Edges(top: 1, left: -2, bottom: 3, right: 4)) }, { setMargin(&$0, 1, -2, 3, 4) }),
    .init("margin(left:)", { $0.margin(left: .auto) }, { $0.marginLeft = .auto }),
    .init("margin(top:)", { $0.margin(top: .percent(3)) }, { $0.marginTop = .percent(3) }),
    .init("margin(right:)", { $0.margin(right: .points(-3)) }, { $0.marginRight = .points(-3) }),
    .init("margin(bottom:)", { $0.margin(bottom: .auto) }, { $0.marginBottom = .auto }),
    .init(
      "margin(top:right:bottom:)", { $0.margin(top: .points(1), bottom: .points(3), right: .points(4)) },
      {
        $0.marginTop = .points(1)
        $0.marginBottom = .points(3)
        $0.marginRight = .points(4)
      }),
    .init(
      "margin(right:bottom:)", { $0.margin(bottom: .points(3), right: .points(4)) },
      {
        $0.marginBottom = .points(3)
        $0.marginRight = .points(4)
      }),
    .init("padding(top: 4)", { $0.padding(top: 4) }, { $0.paddingTop = .points(4) }),
    .init("margin(left: -4.5)", { $0.margin(left: -4.5) }, { $0.marginLeft = .points(-4.5) }),
    .init("padding(3)", { $0.padding(3) }, { setPadding(&$0, 3, 3, 3, 3) }),
    .init(
      "padding(Edges)", { $0.padding(Edges(top: 1, left: 2, bottom: 3, right: 4)) }, { setPadding(&$0, 1, 2, 3, 4) }),
    .init("padding(left:)", { $0.padding(left: .percent(3)) }, { $0.paddingLeft = .percent(3) }),
    .init("padding(top:)", { $0.padding(top: .points(3)) }, { $0.paddingTop = .points(3) }),
    .init("padding(right:)", { $0.padding(right: .points(3)) }, { $0.paddingRight = .points(3) }),
    .init("padding(bottom:)", { $0.padding(bottom: .points(3)) }, { $0.paddingBottom = .points(3) }),
    .init(
      "padding(left:right:)", { $0.padding(7).padding(left: .points(1), right: FlexStyle.Length?.none) },
      { setPadding(&$0, 7, 1, 7, 7) }),
    .init(
      "padding(top:bottom:)", { $0.padding(7).padding(top: .points(1), bottom: .points(2)) },
      { setPadding(&$0, 1, 7, 2, 7) }),
    .init(
      "padding(right:bottom:)", { $0.padding(7).padding(bottom: .points(2), right: .points(1)) },
      { setPadding(&$0, 7, 7, 2, 1) }),
    .init("border(3)", { $0.border(3) }, { setBorder(&$0, 3, 3, 3, 3) }),
    .init("border(Edges)", { $0.border(Edges(top: 1, left: 2, bottom: 3, right: 4)) }, { setBorder(&$0, 1, 2, 3, 4) }),
  ]

  static let container: [ModifierCase] = [
    .init(
      "gap(3)", { $0.gap(3) },
      {
        $0.rowGap = .points(3)
        $0.columnGap = .points(3)
      }),
    .init("gap(row:)", { $0.gap(row: .percent(3)) }, { $0.rowGap = .percent(3) }),
    .init("gap(column:)", { $0.gap(column: .points(3)) }, { $0.columnGap = .points(3) }),
    .init("justifyContent(.end)", { $0.justifyContent(.end) }, { $0.justifyContent = .end }),
    .init(
      "justifyContent(.center, .safe)", { $0.justifyContent(.center, .safe) },
      {
        $0.justifyContent = .center
        $0.justifySafety = .safe
      }),
    .init("alignItems(.baseline)", { $0.alignItems(.baseline) }, { $0.alignItems = .baseline }),
    .init(
      "alignItems(.center, .unsafe)", { $0.alignItems(.center, .unsafe) },
      {
        $0.alignItems = .center
        $0.itemsSafety = .unsafe
      }),
    .init("wrap()", { $0.wrap() }, { $0.flexWrap = .wrap }),
    .init("wrap(.wrapReverse)", { $0.wrap(.wrapReverse) }, { $0.flexWrap = .wrapReverse }),
    .init("wrap(.nowrap)", { $0.wrap().wrap(.nowrap) }, { $0.flexWrap = .nowrap }),
    .init("alignContent(.center)", { $0.alignContent(.center) }, { $0.alignContent = .center }),
    .init(
      "alignContent(.end, .safe)", { $0.alignContent(.end, .safe) },
      {
        $0.alignContent = .end
        $0.contentSafety = .safe
      }),
    .init("direction(.rightToLeft)", { $0.direction(.rightToLeft) }, { $0.direction = .rightToLeft }),
    .init("reversed()", { $0.reversed() }, { $0.flexDirection = .rowReverse }),
    .init("reversed(false)", { $0.reversed().reversed(false) }, { $0.flexDirection = .row }),
  ]

  private static func setMargin(
    _ style: inout FlexStyle, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) {
    style.marginTop = .points(top)
    style.marginLeft = .points(left)
    style.marginBottom = .points(bottom)
    style.marginRight = .points(right)
  }

  private static func setInsets(
    _ style: inout FlexStyle, left: FlexStyle.AutoLength = .auto, top: FlexStyle.AutoLength = .auto,
    right: FlexStyle.AutoLength = .auto,
    bottom: FlexStyle.AutoLength = .auto
  ) {
    style.left = left
    style.top = top
    style.right = right
    style.bottom = bottom
  }

  private static func setPadding(
    _ style: inout FlexStyle, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) {
    style.paddingTop = .points(top)
    style.paddingLeft = .points(left)
    style.paddingBottom = .points(bottom)
    style.paddingRight = .points(right)
  }

  private static func setBorder(
    _ style: inout FlexStyle, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) {
    style.borderTop = top
    style.borderLeft = left
    style.borderBottom = bottom
    style.borderRight = right
  }
}
