import EagerLayout
import TestSupport
import Testing

@Suite("Modifiers")
struct Modifiers {
  @Test(
    "A modifier sets the CSS properties that it names, and no others",
    arguments: Rows.of(ModifierCase.sizes + ModifierCase.item + ModifierCase.edges + ModifierCase.container))
  func modifierSetsItsProperty(rows: Rows<ModifierCase>) {
    for modifier in rows {
      var expected = Row().node.style
      modifier.set(&expected)
      #expect(modifier.modify(Row()).node.style == expected)
      #expect(expected.faults.isEmpty)
    }
  }

  @Test("A modifier keeps the children and the id of its item")
  func modifierKeepsChildrenAndID() {
    let row = Row {
      Flex(); Fixed(width: 3)
    }.id(4).width(3).gap(2)
    #expect(row.node.children.count == 2)
    #expect(row.node.id == LayoutID(4))
  }

  @Test("hidden() and absolute() change only the display or position of a leaf's style")
  func treeModifierGivesTreeLeaf() {
    var expected = Flex(2).node.style
    expected.display = .none
    #expect(Flex(2).hidden().node.style == expected)
    expected.display = .flex
    expected.position = .absolute
    expected.top = .points(3)
    #expect(Flex(2).hidden().absolute(top: .points(3)).hidden(false).node.style == expected)
    #expect(Flex(2).absolute(top: .points(3)).node.style == expected)
  }

  @Test("order() and hidden() apply to any item, including custom leaves and containers")
  func treeModifiersOfAnyItem() {
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

  @Test("reversed() reverses a column, and reversed(false) undoes it")
  func reversedColumn() {
    #expect(Column().reversed().node.style.flexDirection == .columnReverse)
    #expect(Column().reversed().reversed(false).node.style.flexDirection == .column)
  }

  @Test("alignItems replaces the alignment given to a row's initializer")
  func alignItemsReplacesAlignment() {
    #expect(Row(alignment: .center).node.style.alignment == .center)
    #expect(Row(alignment: .center).alignItems(.normal).node.style.alignment == nil)
  }
}
