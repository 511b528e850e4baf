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

/// A component whose body is one container, several items, or none.
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

@Suite("Components")
struct Components {
  @Test("A component in a block is laid out as the items of its body")
  func componentIsLaidOutAsItsBody() {
    let row = Row {
      Card(title: "one")
      Card(title: "two", isWide: true)
    }
    let placement = row.layout(in: Frame(width: 200, height: 100))
    #expect(placement["two"] == Frame(x: 54, y: 8, width: 30, height: 20))
    #expect(placement.frames.map { $0.height } == [100, 100, 20, 10, 100, 20, 10, 10])
  }

  @Test("A component has the same modifiers as other items, and several of them can be chained")
  func componentHasAllModifiers() {
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

  @Test("A component can be laid out alone and used in trees, arrays, optionals and loops")
  func componentAloneInTreesAndArrays() {
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

  @Test("A component is laid out as a column, or as its only item if its body has one item")
  func componentWithSeveralItems() {
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

  @Test("The result of a builder function has modifiers and can be laid out both alone and in a tree")
  func builderFunctionReturnsItem() {
    #expect(actions(isWide: true).height(20).layout(width: 90).frames.map { $0.width } == [90, 50, 40])
    #expect(actions(isWide: false).layout(width: 90).frames.map { $0.height } == [24, 10, 10])
    var tree = LayoutTree(actions(isWide: true))
    tree.layout(width: 60)
    #expect(tree.count == 3)
  }

  @Test("A component has the frames of its body, even if a generic function adds modifiers to it")
  func componentEqualsItsBody() {
    let card = Card(title: "one")
    #expect(Row { card.margin(3) }.layout(width: 90) == Row { card.body.margin(3) }.layout(width: 90))
    func decorated<Item: LayoutItem>(_ item: Item) -> Item.Modified { item.padding(3).border(1) }
    #expect(decorated(card).layout().frames[0].width == 38)
    #expect(decorated(Flex()).layout() == Flex().padding(3).border(1).layout())
  }
}
