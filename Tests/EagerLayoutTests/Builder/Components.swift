import EagerLayout
import Testing

private struct Badge: LayoutComponent {
  var width: Double

  var body: some LayoutItem { Fixed(width: width, height: 10) }
}

private struct Card: LayoutComponent {
  var title: String
  var isWide = false

  var body: some LayoutItem {
    Column(gap: 4) {
      Measured(text: title, advance: 10, lineHeight: 20).id(title)
      if isWide { Badge(width: 30) }
      Badge(width: 20).margin(left: .auto)
    }
    .padding(8)
  }
}

/// A component whose body is one of two containers, several items, or none.
private struct Choice: LayoutComponent {
  var count: Int

  var body: some LayoutItem {
    if count == 1 {
      Row { Fixed(width: 30, height: 10) }
    } else {
      for _ in 0..<count { Fixed(width: 20, height: 10) }
    }
  }
}

@LayoutBuilder private func actions(isWide: Bool) -> some LayoutItem {
  if isWide {
    Row {
      Fixed(width: 50); Flex()
    }
  } else {
    Column(gap: 4) {
      Fixed(height: 10); Fixed(height: 10)
    }
  }
}

@Suite("A component")
struct Components {
  @Test("stands in a block as what its body says")
  func stands() {
    let row = Row {
      Card(title: "one")
      Card(title: "two", isWide: true)
    }
    let placement = row.layout(in: Frame(width: 200, height: 100))
    #expect(placement["two"] == Frame(x: 54, y: 8, width: 30, height: 20))
    #expect(placement.frames.map { $0.height } == [100, 100, 20, 10, 100, 20, 10, 10])
  }

  @Test("has the modifiers of all items, which hold and may be chained")
  func modifiers() {
    let row = Row {
      Card(title: "one").flex(1).id(1)
      Card(title: "two").width(60).margin(left: 10).alignSelf(.start).id(2).payload("two")
      Card(title: "three").absolute(top: 0, right: 0).size(20).id(3)
      Card(title: "four").hidden()
      Card(title: "five").style { $0.width = 5 }.order(-1).id(5)
    }
    let placement = row.layout(in: Frame(width: 200, height: 100))
    #expect(placement[1] == Frame(x: 16, y: 0, width: 114, height: 100))
    #expect(placement[2] == Frame(x: 140, y: 0, width: 60, height: 50))
    #expect(placement[3] == Frame(x: 180, y: 0, width: 20, height: 20))
    #expect(placement.node(2)?.payload(as: String.self) == "two")
    #expect(placement[5]?.x == 0)
  }

  @Test("is laid out by itself, kept in a tree, and put into arrays and optionals")
  func alone() {
    let card = Card(title: "one")
    #expect(card.layout().frames[0].width == 46)
    var tree = LayoutTree(card)
    tree.layout(width: 100)
    let badge = tree.append(Badge(width: 7), to: tree.root)
    tree.layout(width: 100)
    #expect(tree[badge].width == 7)
    tree.update(to: Card(title: "one", isWide: true))
    tree.layout(width: 100)
    #expect(tree.count == 4)
    let cards = [Card(title: "a"), Card(title: "b")], none: Card? = nil
    let column = Column {
      cards
      none
      for card in cards { card.height(9) }
    }
    #expect(column.layout().frames.count == 13)
    #expect(Column { [card, Flex()] as [any LayoutItem] }.layout().frames.count == 5)
  }

  @Test("has a body with if and loops: the one item of it, or a column of several or none")
  func choices() {
    #expect(Choice(count: 1).layout() == Row { Fixed(width: 30, height: 10) }.layout())
    #expect(
      Choice(count: 2).margin(3).layout(width: 90)
        == Column {
          Fixed(width: 20, height: 10); Fixed(width: 20, height: 10)
        }.margin(3).layout(width: 90))
    #expect(Choice(count: 0).layout() == Column {}.layout())
    let row = Row {
      Choice(count: 2).id(1); Choice(count: 1).id(2)
    }
    #expect(row.layout(in: Frame(width: 100, height: 40))[2] == Frame(x: 20, y: 0, width: 30, height: 40))
  }

  @Test("may be a function with the builder, whose result has modifiers and is laid out")
  func functions() {
    #expect(actions(isWide: true).height(20).layout(width: 90).frames.map { $0.width } == [90, 50, 40])
    #expect(actions(isWide: false).layout(width: 90).frames.map { $0.height } == [24, 10, 10])
    var tree = LayoutTree(actions(isWide: true))
    tree.layout(width: 60)
    #expect(tree.count == 3)
  }

  @Test("is equal to its body written out")
  func body() {
    let card = Card(title: "one")
    #expect(Row { card.margin(3) }.layout(width: 90) == Row { card.body.margin(3) }.layout(width: 90))
    func decorated<Item: LayoutItem>(_ item: Item) -> Item.Modified { item.padding(3).border(1) }
    #expect(decorated(card).layout().frames[0].width == 38)
    #expect(decorated(Flex()).layout() == Flex().padding(3).border(1).layout())
  }
}

@Suite("A number of any kind")
struct NumbersOfAnyKind {
  @Test("is a size, a length, a factor, and what a layout is made in")
  func kinds() {
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

  @Test("is no whole number where literals are divided")
  func division() {
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

  @Test("may be missing, and a length may be where more is allowed")
  func optional() {
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
