import EagerLayout
import Testing

@Suite("Modifiers that set a whole style")
struct WholeStyles {
  @Test("A style given to a row or column replaces all of its properties except the axis")
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

  @Test("A style direction ignored by a row or column is an issue, unless the direction has its initial value")
  func ignoredDirectionIsIssue() {
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
    // The direction has its initial value.
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

  @Test("A Box arranges its children in the direction of the style that it is given")
  func boxTakesDirectionOfStyle() {
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
}
