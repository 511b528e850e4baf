import EagerLayout
import TestSupport
import Testing

/// A modifier as it is written, and the properties it sets.
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

@Suite("A modifier")
struct Modifiers {
  @Test(
    "sets the CSS property it names, and no other",
    arguments: Rows.of(ModifierCase.sizes + ModifierCase.item + ModifierCase.edges + ModifierCase.container))
  func setsItsProperty(rows: Rows<ModifierCase>) {
    for modifier in rows {
      var expected = Row().node.style
      modifier.set(&expected)
      #expect(modifier.modify(Row()).node.style == expected)
      #expect(expected.faults.isEmpty)
    }
  }

  @Test("keeps the item's children and id")
  func keepsTheRest() {
    let row = Row {
      Flex(); Fixed(width: 3)
    }.id(4).width(3).gap(2)
    #expect(row.node.children.count == 2)
    #expect(row.node.id == LayoutID(4))
  }

  @Test("of a leaf that only trees heed gives a leaf of another type, with the same style")
  func treeLeaves() {
    var expected = Flex(2).node.style
    expected.display = .none
    #expect(Flex(2).hidden().node.style == expected)
    expected.display = .flex
    expected.position = .absolute
    expected.top = .points(3)
    #expect(Flex(2).hidden().absolute(top: .points(3)).hidden(false).node.style == expected)
    #expect(Flex(2).absolute(top: .points(3)).node.style == expected)
  }

  @Test("that only trees heed is there for any item, and items of users' own")
  func anyItem() {
    struct Divider: LayoutLeaf { var _node = Fixed(height: 1).node }
    struct Card: LayoutContainer { var _node = Column { Flex() }.padding(8).node }
    func second<Item: LayoutItem>(_ item: Item) -> Item.TreeItem { item.order(1).hidden(false) }
    let leaf: TreeLeaf = second(Divider()), card: Card = second(Card())
    #expect(leaf.node.style.order == 1 && card.node.style.order == 1)
    let items: [any LayoutItem] = [Flex(), Row {}, Divider().hidden()]
    #expect(items.map { $0.order(2) }.allSatisfy { $0.node.style.order == 2 })
    var line = LinearLayout(.column, in: Frame(width: 3, height: 3))
    let divider = line.add(Divider())
    #expect(line[divider].height == 1)
  }

  @Test("with a whole style keeps a row a row and a column a column")
  func styleKeepsTheAxis() {
    var style = FlexStyle.yoga
    style.flexDirection = .columnReverse
    style.width = .points(3)
    #expect(Row(alignment: .center) {}.style(style).node.style.flexDirection == .rowReverse)
    #expect(Row {}.style(style).node.style == Row {}.width(9).grow(9).style(style).node.style)
    style.flexDirection = .row
    #expect(Column {}.reversed().style(style).node.style.flexDirection == .column)
    #expect(Flex(2).style(style).node.style == style)
    #expect(Column {}.style { $0 = style }.node.style.flexDirection == .row)
    #expect(Column {}.style { $0 = style }.node.style == Row {}.style(style).node.style)
  }

  @Test("with a whole style is an issue where it was told the other axis, and nothing else said so")
  func ignoredDirection() {
    func issues(_ item: some LayoutItem) -> [LayoutIssue.Kind] {
      item.layout(in: Frame(width: 100, height: 100)).issues.map { $0.kind }
    }
    var row = FlexStyle.yoga
    row.flexDirection = .row
    #expect(issues(Column {}.style(row)) == [.ignoredDirection(.row)])
    #expect(issues(Row {}.style(row)) == [])
    #expect(issues(Column {}.style { $0 = row }) == [])
    var column = FlexStyle()
    column.flexDirection = .columnReverse
    #expect(issues(Row { Row {}.style(column) }) == [.ignoredDirection(.columnReverse)])
    #expect(issues(Row {}.style(column).style(row)) == [])
    #expect(issues(Flex().style(column)) == [])
    // Nobody set a direction.
    #expect(issues(Column {}.style(.css)) == [] && issues(Row {}.style(.yoga)) == [])
    let issue = Column { Flex().height(3) }.style(row).id("header").layout(height: 3).issues.first
    #expect(
      issue?.message == "Column 'header' (0) stays a column, although its style sets flexDirection: .row. Write "
        + "Box(style) { … }, which takes the direction of the style.")
    var tree = LayoutTree(Column {}.style(row))
    tree.layout()
    #expect(tree.placement().issues.map { $0.kind } == [.ignoredDirection(.row)])
    tree.setStyle(row, of: tree.root)
    tree.layout()
    #expect(tree.placement().issues == [])
  }

  @Test("with a whole style gives a box its direction")
  func boxes() {
    var row = FlexStyle.yoga
    row.flexDirection = .rowReverse
    func xs(_ box: Box) -> [Double] { box.layout(in: Frame(width: 100, height: 9)).frames.map { $0.x } }
    func box(_ style: FlexStyle) -> Box {
      Box(style) {
        Fixed(width: 10)
        Fixed(width: 10)
      }
    }
    #expect(xs(box(FlexStyle())) == [0, 0, 10] && xs(box(.yoga)) == [0, 0, 0] && xs(box(row)) == [0, 90, 80])
    #expect(xs(box(.yoga).style(row)) == [0, 90, 80] && box(.yoga).style(row).node.style == box(row).node.style)
    #expect(xs(box(row).style(.yoga).style { $0.flexDirection = .row }) == [0, 0, 10])
    func restyled<Container: LayoutContainer>(_ container: Container) -> Container { container.style(row) }
    #expect(restyled(box(.yoga)).layout().issues == [] && xs(restyled(box(.yoga))) == [0, 90, 80])
    #expect(Box().node.style == Row().node.style && box(.yoga).node.style.units.isContainer)
    #expect("\(Box { Flex() })" == "Row { Flex(1) }" && "\(Box(.yoga))" == "Column {}")
  }

  @Test("reverses a column too")
  func reversedColumn() {
    #expect(Column().reversed().node.style.flexDirection == .columnReverse)
    #expect(Column().reversed().reversed(false).node.style.flexDirection == .column)
  }

  @Test("alignItems replaces the alignment of the initializer")
  func alignItemsReplaces() {
    #expect(Row(alignment: .center).node.style.alignment == .center)
    #expect(Row(alignment: .center).alignItems(.normal).node.style.alignment == nil)
  }
}

@Suite("An item's initial style")
struct InitialStyles {
  @Test("of Flex is flex: n 1 0%", arguments: [0, 1, 2.5])
  func flex(grow: Double) {
    var expected = FlexStyle()
    expected.flexGrow = grow
    expected.flexBasis = .percent(0)
    #expect(Flex(grow).node.style == expected)
    #expect(expected.flexShrink == 1)
    #expect(Flex().node.style == Flex(1).node.style)
  }

  @Test("of Fixed is flex: none")
  func fixed() {
    var expected = FlexStyle()
    expected.flexShrink = 0
    expected.width = .points(3)
    #expect(Fixed(width: 3).node.style == expected)
    #expect(expected.flexGrow == 0 && expected.flexBasis == .auto)
    expected.height = .points(4)
    #expect(Fixed(width: 3, height: 4).node.style == expected)
    #expect(Fixed(Extent(width: 3, height: 4)).node.style == expected)
    expected.width = .auto
    #expect(Fixed(height: 4).node.style == expected)
  }

  @Test("of Measured, Row and Column is flex: 0 1 auto")
  func others() {
    #expect(Measured(width: 3, height: 4).node.style == FlexStyle())
    for style in [Row().node.style, Column().node.style] {
      #expect(style.flexGrow == 0 && style.flexShrink == 1 && style.flexBasis == .auto)
      #expect(style.width == .auto && style.height == .auto)
    }
    #expect(Row().node.style.flexDirection == .row)
    #expect(Column().node.style.flexDirection == .column)
  }
}
