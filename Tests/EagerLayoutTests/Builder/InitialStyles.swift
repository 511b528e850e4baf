import EagerLayout
import Testing

@Suite("Initial styles of items")
struct InitialStyles {
  @Test("Flex(n) has the initial style of CSS flex: n 1 0%", arguments: [0, 1, 2.5])
  func initialStyleOfFlex(grow: Double) {
    var expected = FlexStyle()
    expected.flexGrow = grow
    expected.flexBasis = .percent(0)
    #expect(Flex(grow).node.style == expected)
    #expect(expected.flexShrink == 1)
    #expect(Flex().node.style == Flex(1).node.style)
  }

  @Test("A Fixed has the initial style of CSS flex: none and the sizes that it is given")
  func initialStyleOfFixed() {
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

  @Test("Measured, Row and Column have the initial style of CSS flex: 0 1 auto")
  func initialStyleOfOthers() {
    #expect(Measured(width: 3, height: 4).node.style == FlexStyle())
    for style in [Row().node.style, Column().node.style] {
      #expect(style.flexGrow == 0 && style.flexShrink == 1 && style.flexBasis == .auto)
      #expect(style.width == .auto && style.height == .auto)
    }
    #expect(Row().node.style.flexDirection == .row)
    #expect(Column().node.style.flexDirection == .column)
  }
}
