import EagerLayout
import Testing

@Suite("Types of numbers")
struct NumberTypes {
  @Test("Sizes, gaps, flex factors and bounds can be numbers of type Int, UInt8, Int32 or Float")
  func anyNumberType() {
    let columns = 80, rows: UInt8 = 24, cell: Float = 2.5, weight: Int32 = 3
    let column = Column(gap: cell) {
      Fixed(height: rows)
      Fixed(columns)
      Fixed(width: columns, height: 3)
      Flex(weight).border(weight).grow(weight).shrink(rows)
      Row {}.flex(weight, rows, columns).aspectRatio(columns, rows).padding(horizontal: columns, vertical: cell)
      Flex().offset(x: columns, y: 1)
    }
    #expect(column.layout(width: columns, height: Int(rows)) == column.layout(width: 80, height: 24))
    #expect(column.layout(width: columns) == column.layout(width: 80.0))
    #expect(Frame(width: columns, height: Int(rows)) == Frame(x: 0.0, y: 0.0, width: 80.0, height: 24.0))
    let node = column.layout(width: 80, height: 1000)
    #expect(node.frames[1] == Frame(width: 80, height: 24) && node.frames[2].y == 26.5)
  }

  @Test("In sizes, factors and bounds, a quotient of integer literals such as 7 / 2 is the fraction 3.5")
  func dividedLiteralsAreFractions() {
    let row = Row {
      Fixed(width: 100 / 8)
      Fixed(1 / 4)
      Flex(1 / 2).basis(5 / 2).width(7 / 2)
      Row {}.width(7 / 2).minWidth(9 / 2).height(5 / 2)
      Row {}.size(1 / 2).grow(1 / 2).flex(1 / 2)
    }
    #expect(Column { Fixed(1) }.padding(7 / 2).layout().frames[0].width == 8)
    #expect(
      Row {
        Fixed(1).margin(7 / 2); Flex().inset(1 / 2)
      }.gap(5 / 2).layout().frames[0].width == 8)
    #expect(Frame(width: 7 / 2, height: 9).width == 3.5 && Frame(width: 9, height: 7 / 2).height == 3.5)
    #expect(Flex().layout(width: 7 / 2).frames[0].width == 3.5)
    #expect(Flex().layout(width: 7 / 2, height: 4).frames[0].width == 3.5)
    #expect(row.layout(in: Frame(width: 22, height: 9)).frames.map { $0.width } == [22, 12.5, 0.25, 3.625, 4.5, 1.125])
  }

  @Test("A size can be nil, which leaves the size set before, and it can be a FlexStyle.Length")
  func optionalSizesAndPlainLengths() {
    let width: Double? = nil, height: Int? = 7, basis: FlexStyle.FlexBasis? = nil
    let length = FlexStyle.Length.percent(50)
    let row = Row {
      Fixed(width: 5).width(width).height(height).basis(basis)
      Fixed(width: length).margin(left: length).minWidth(length)
      Fixed(width: .percent(10), height: .minContent)
    }
    #expect(row.layout(width: 100).frames.dropFirst().map { $0.width } == [5, 50, 10])
  }
}
