import EagerLayout
import Testing

/// Forms of arguments that are common in other libraries compile and give the expected frames.
@Suite("Forms of arguments that modifiers and blocks accept")
struct ArgumentForms {
  private let bounds = Frame(width: 100, height: 60)

  /// Returns the frame of an item alone in a row of 100 × 60.
  private func frame(of item: some LayoutItem) -> Frame {
    Row { item }.layout(in: bounds).frames[1]
  }

  /// Returns the frame of a leaf in a padded row of 100 × 60.
  private func content(_ pad: (Row) -> Row) -> Frame {
    pad(Row { Flex() }).layout(in: bounds).frames[1]
  }

  @Test("A length can be an Int, a Float, an expression, or a keyword such as .auto or .percent(10)")
  func lengthForms() {
    let whole = 8, single: Float = 4, double = 2.5
    #expect(frame(of: Flex().margin(whole)) == Frame(x: 8, y: 8, width: 84, height: 44))
    #expect(frame(of: Flex().margin(single)) == Frame(x: 4, y: 4, width: 92, height: 52))
    #expect(frame(of: Flex().margin(double * 2)) == Frame(x: 5, y: 5, width: 90, height: 50))
    #expect(frame(of: Fixed(10).margin(left: .auto)) == Frame(x: 90, y: 0, width: 10, height: 10))
    #expect(frame(of: Flex().margin(.percent(10))) == Frame(x: 10, y: 10, width: 80, height: 40))
    #expect(content { $0.padding(whole) } == Frame(x: 8, y: 8, width: 84, height: 44))
    #expect(content { $0.padding(left: .percent(5), right: double) } == Frame(x: 5, y: 0, width: 92.5, height: 60))
    #expect(frame(of: Row {}.width(whole * 2).height(single)) == Frame(width: 16, height: 4))
    #expect(frame(of: Row {}.width(.percent(50)).height(.auto)) == Frame(width: 50, height: 60))
    #expect(frame(of: Row {}.basis(whole).maxHeight(single).minWidth(double)) == Frame(width: 8, height: 4))
    #expect(
      frame(of: Flex().absolute(top: whole, left: single).size(double)) == Frame(x: 4, y: 8, width: 2.5, height: 2.5))
  }

  @Test("A length can be a conditional expression such as isWide ? 8 : 4", arguments: [true, false])
  func conditionalLengths(isWide: Bool) {
    #expect(frame(of: Flex().margin(isWide ? 8 : 4)).x == (isWide ? 8 : 4))
    #expect(frame(of: Flex().margin(isWide ? .percent(8) : .percent(4))).x == (isWide ? 8 : 4))
    #expect(frame(of: Flex().margin(left: isWide ? .points(8) : .points(4))).x == (isWide ? 8 : 4))
    #expect(frame(of: Row {}.height(isWide ? .auto : .auto)).height == 60)
    #expect(content { $0.padding(isWide ? .percent(8) : .percent(4)) }.x == (isWide ? 8 : 4))
  }

  @Test("A length that is nil leaves the value set before")
  func optionalLengths() {
    let none: Double? = nil, some: Int? = 6
    #expect(frame(of: Flex().margin(3).margin(top: none, left: some)) == Frame(x: 6, y: 3, width: 91, height: 54))
    #expect(
      content { $0.padding(3).padding(horizontal: none, vertical: some) } == Frame(x: 3, y: 6, width: 94, height: 48))
    #expect(
      Row(gap: none) {
        Flex(); Flex()
      }.layout(in: bounds).frames[2].x == 50)
  }

  @Test("Edges can be given by top, left, bottom, right, by start and end, or by horizontal and vertical")
  func formsOfSides() {
    let all = Frame(x: 2, y: 1, width: 94, height: 56)
    #expect(frame(of: Flex().margin(top: 1, left: 2, bottom: 3, right: 4)) == all)
    #expect(content { $0.padding(top: 1, left: 2, bottom: 3, right: 4) } == all)
    #expect(content { $0.border(top: 1, left: 2, bottom: 3, right: 4) } == all)
    #expect(frame(of: Flex().absolute(top: 1, left: 2, bottom: 3, right: 4)) == all)
    #expect(frame(of: Flex().margin(top: 1, start: 2, bottom: 3, end: 4)) == all)
    #expect(content { $0.padding(top: 1, start: 2, bottom: 3, end: 4) } == all)
    #expect(content { $0.border(top: 1, start: 2, bottom: 3, end: 4) } == all)
    #expect(frame(of: Flex().absolute(top: 1, start: 2, bottom: 3, end: 4)) == all)
    let axes = Frame(x: 16, y: 8, width: 68, height: 44)
    #expect(frame(of: Flex().margin(horizontal: 16, vertical: 8)) == axes)
    #expect(content { $0.padding(horizontal: 16, vertical: 8) } == axes)
    #expect(frame(of: Flex().inset(horizontal: 16, vertical: 8)) == axes)
    #expect(frame(of: Fixed(20).margin(horizontal: .auto)) == Frame(x: 40, y: 0, width: 20, height: 20))
  }

  @Test("A row or column takes its gap and alignment in its initializer")
  func gapAndAlignmentOfContainer() {
    let row = Row(alignment: .center, gap: 10) {
      Fixed(20); Flex()
    }.layout(in: bounds)
    #expect(row.frames[1...] == [Frame(x: 0, y: 20, width: 20, height: 20), Frame(x: 30, y: 0, width: 70, height: 60)])
    let column = Column(gap: .percent(10)) {
      Flex(); Flex()
    }.layout(in: bounds)
    #expect(column.frames[2] == Frame(x: 0, y: 33, width: 100, height: 27))
    #expect(Row(gap: 10) {}.gap(row: 3).node.style.columnGap == .points(10))
  }

  @Test("size(40) and offset(x:y:) set both axes, inset(8) sets all sides, and flex(1) sets grow and basis")
  func shortForms() {
    #expect(frame(of: Fixed(40)) == Frame(width: 40, height: 40))
    #expect(frame(of: Row {}.size(40)) == Frame(width: 40, height: 40))
    #expect(frame(of: Row {}.size(30, .percent(50))) == Frame(width: 30, height: 30))
    #expect(frame(of: Flex().inset(8)) == Frame(x: 8, y: 8, width: 84, height: 44))
    #expect(frame(of: Fixed(10).offset(x: 3, y: -4)) == Frame(x: 3, y: -4, width: 10, height: 10))
    #expect(frame(of: Fixed(10).offset(y: 4)) == Frame(x: 0, y: 4, width: 10, height: 10))
    let row = Row {
      Row { Fixed(20) }.flex(1)
      Column {}.flex(1)
      Row {}.flex(2, 0, .percent(10))
    }
    #expect(row.layout(in: bounds).frames.map { $0.width } == [100, 22.5, 20, 22.5, 55])
  }

  @Test("layout(width:height:) and layout(in: Extent) lay out in a frame of that size at the origin")
  func layoutByWidthAndHeight() {
    #expect(
      Row { Flex() }.layout(width: 30, height: 20).frames == [
        Frame(width: 30, height: 20), Frame(width: 30, height: 20),
      ])
    #expect(Row { Flex() }.layout(in: Extent(width: 30, height: 20)).frames[1] == Frame(width: 30, height: 20))
  }

  @Test("A builder block accepts optionals and arrays, alone and with other items")
  func optionalsAndArraysInBlocks() {
    func widths(@LayoutBuilder _ content: () -> LayoutItems) -> [Double] {
      Row(content: content).layout(in: bounds).frames.dropFirst().map { $0.width }
    }
    let none: Fixed? = nil, some: Fixed? = Fixed(5)
    let same = [Fixed(1), Fixed(2)], perhaps = [nil, Fixed(3)]
    let several: [any LayoutItem] = [Fixed(7), Row { Fixed(8) }, Flex()]
    #expect(widths { some } == [5])
    #expect(widths { none } == [])
    #expect(
      widths {
        none; Fixed(9); some
      } == [9, 5])
    #expect(widths { same } == [1, 2])
    #expect(
      widths {
        Fixed(9); same; perhaps; some
      } == [9, 1, 2, 3, 5])
    #expect(widths { same.map { $0.width(4) } } == [4, 4])
    #expect(widths { some?.width(6) } == [6])
    #expect(widths { several } == [7, 8, 8, 85])
    #expect(
      widths {
        Fixed(9); LayoutItems(several)
      } == [9, 7, 8, 8, 76])
    #expect(
      widths {
        LayoutItems([Fixed(1), Flex()]); some
      } == [1, 94, 5])
    #expect(widths { for item in several { item } } == [7, 8, 8, 85])
    #expect(widths { if let some { some } else { Flex() } } == [5])
    #expect(
      widths {
        Fixed(1); Fixed(2); Fixed(3); Fixed(4); Fixed(5); Fixed(6); same; some
      } == [1, 2, 3, 4, 5, 6, 1, 2, 5])
  }

  @Test("The lengths of a style can be set to number literals")
  func literalsInStyles() {
    var style = FlexStyle()
    style.width = 30
    style.height = 12.5
    style.marginLeft = 4
    style.paddingTop = 2
    #expect(frame(of: Box(style) { Fixed(5) }) == Frame(x: 4, y: 0, width: 30, height: 12.5))
  }
}
