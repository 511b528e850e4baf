import EagerLayout
import LayoutViews
import Testing

@Suite("Views are placed")
struct Placing {
  let bounds = Frame(x: 10, y: 100, width: 320, height: 48)
  let avatar = View(), name = View("Ada"), bio = View("wrote the first program"), follow = View("follow")

  @Test("where a row puts them, each as large as it says or is told")
  func row() {
    let placement = place(in: bounds, gap: 12) {
      Item(avatar).size(48)
      Column(gap: 4) {
        Item(name); Item(bio)
      }.flex(1)
      Item(follow).size(80, 32)
    }
    #expect(avatar.frame == Frame(x: 10, y: 100, width: 48, height: 48))
    #expect(name.frame == Frame(x: 70, y: 100, width: 168, height: 20))
    #expect(bio.frame == Frame(x: 70, y: 124, width: 168, height: 40))
    #expect(follow.frame == Frame(x: 250, y: 100, width: 80, height: 32))
    #expect(placement[avatar] == avatar.frame && placement.bounds == bounds)
    #expect(placement.issues.count == 1, "two lines and a name are higher than the bounds")
  }

  @Test("below each other, with the parameters that a column has")
  func column() {
    place(.column, in: Frame(width: 100, height: 200), alignment: .center, gap: 5, padding: 10) {
      Item(name)
      Item(bio)
    }
    #expect(name.frame == Frame(x: 35, y: 10, width: 30, height: 20))
    #expect(bio.frame == Frame(x: 10, y: 35, width: 80, height: 80))
  }

  @Test("by the baselines that they say")
  func baselines() {
    place(in: Frame(width: 300, height: 100), alignment: .baseline) {
      Item(name)
      Item(follow).padding(10)
    }
    #expect(name.frame.y == 10 && follow.frame.y == 0)
  }

  @Test("as a ready item, which can be measured alone")
  func item() {
    let content = Column(gap: 4) {
      Item(name)
      Item(bio)
    }
    #expect(content.size(fitting: Extent(width: .infinity, height: .infinity)) == Extent(width: 230, height: 44))
    #expect(content.size(fitting: Extent(width: 150, height: 0)) == Extent(width: 150, height: 64))
    #expect(content.size(fitting: Extent(width: 0, height: 0)) == Extent(width: 70, height: 104))
    #expect(name.timesSet == 0, "measuring places nothing")
    let placement = place(content, in: Frame(x: 5, y: 5, width: 230, height: .infinity))
    #expect(placement.bounds == Frame(x: 5, y: 5, width: 230, height: 44))
    #expect(bio.frame == Frame(x: 5, y: 29, width: 230, height: 20))
  }

  @Test("behind what they are around, without being measured")
  func behind() {
    let card = View("is not asked"), line = View()
    place(.column, in: Frame(width: 100, height: 100)) {
      Column { Item(name) }.padding(8).view(card)
      Fixed(height: 1).view(line)
    }
    #expect(card.frame == Frame(width: 100, height: 36) && card.timesAsked == 0)
    #expect(name.frame == Frame(x: 8, y: 8, width: 84, height: 20))
    #expect(line.frame == Frame(x: 0, y: 36, width: 100, height: 1))
  }

  @Test("only if their frame is another one")
  func unchanged() {
    for width in [100.0, 100, 120] {
      place(in: Frame(width: width, height: 20)) {
        Item(name)
        Item(follow).flex(1)
      }
    }
    #expect(name.timesSet == 1 && follow.timesSet == 2)
  }

  @Test("unless they are hidden, when they keep their frame")
  func hidden() {
    name.frame = Frame(x: 1, y: 2, width: 3, height: 4)
    place(in: Frame(width: 200, height: 20)) {
      Item(name).hidden()
      Row { Item(bio) }.hidden()
      Item(follow)
    }
    #expect(name.frame == Frame(x: 1, y: 2, width: 3, height: 4) && bio.timesSet == 0)
    #expect(follow.frame.x == 0)
  }

  @Test("and one without any size is 0 wide, which is said, as is one that is there twice")
  func issues() {
    let placement = place(in: Frame(width: 200, height: 20)) {
      Item(avatar)
      Item(name)
      Item(name)
    }
    #expect(avatar.frame == Frame(width: 0, height: 20))
    #expect(placement.issues.map { $0.kind } == [.unmeasured, .duplicateID])
    #expect(placement.issues[0].id == LayoutID(avatar))
    #expect(
      placement.issues[0].message
        == "Item(View) 1 has no size: View does not implement sizeThatFits(in:), or returned nil there. Implement it, or add "
        + ".size(…) or .flex(1).")
    #expect(
      placement.issues[1].message
        == "Item(View) 3 and an earlier node have the same object as their id, and a lookup by the object finds the "
        + "earlier node. Give each node an object of its own.")
    #expect(placement.description.contains("\n  Item(View)  0 0 0 20\n"))
  }

  @Test("and issues name their classes, in trees too")
  func classes() {
    let row = Row {
      Item(name); Item(bio);
      Item { _ in
        nil
      } place: { _ in
      }
    }
    .width(60)
    var tree = LayoutTree(row)
    tree.place(in: Frame(width: 60, height: 20))
    let messages = tree.issues.map { $0.message }
    #expect(messages == place(row, in: Frame(width: 60, height: 20)).issues.map { $0.message })
    #expect(messages.contains { $0.contains("Item(View) 2 could shrink, but its content needs 70: add .minWidth(0).") })
    #expect(
      messages.last
        == "Item 3 has no size: its function measure returned nil. Return a size there, or add .size(…) or .flex(1).")
  }

  @Test("with anything else that is measured and placed by functions")
  func functions() {
    var drawn: [Frame] = []
    place(.column, in: Frame(width: 200, height: 100)) {
      Item(name)
      Item { room in
        ContentSize(width: 10, height: room.width == .infinity ? 5 : 30)
      } place: {
        drawn.append($0)
      }
    }
    #expect(drawn == [Frame(x: 0, y: 20, width: 200, height: 30)])
  }

  @Test("by functions that return items, loops and conditions")
  func blocks() {
    let views = (1...4).map { View(String(repeating: "x", count: $0)) }
    func padded(_ view: View) -> some LayoutItem { Item(view).padding(horizontal: 1) }
    place(in: Frame(width: 300, height: 20), gap: 2) {
      for view in views where view.text.count != 3 { padded(view) }
      if views.isEmpty { Item(name) }
    }
    #expect(views.map { $0.frame.x } == [0, 14, 0, 38] && views[3].frame.width == 42)
  }
}

@Suite("The coordinates of views")
struct Spaces {
  let first = View("1"), second = View("22")

  @Test("may run from right to left, but for items that say otherwise")
  func rightToLeft() {
    let space = ViewSpace(direction: .rightToLeft), bounds = Frame(x: 10, y: 0, width: 100, height: 20)
    place(in: bounds, gap: 5, space: space) {
      Item(first); Item(second)
    }
    #expect(first.frame.x == 100 && second.frame.x == 75)
    place(Row { Item(first) }.direction(.leftToRight), in: bounds, space: space)
    #expect(first.frame.x == 10)
  }

  @Test("may run upwards, in bounds that stay where they are")
  func upwards() {
    let space = ViewSpace(yAxis: .up)
    let placement = place(.column, in: Frame(x: 0, y: 50, width: 40, height: 100), space: space) {
      Item(first)
      Item(second)
    }
    #expect(first.frame == Frame(x: 0, y: 130, width: 40, height: 20) && second.frame.y == 110)
    #expect(placement.bounds == Frame(x: 0, y: 50, width: 40, height: 100) && placement.yAxis == .up)
  }

  @Test("may have pixels, which edges lie on")
  func pixels() {
    place(in: Frame(width: 100, height: 20), space: ViewSpace(scale: 2)) {
      Item(first).flex(1)
      Item(second).flex(2)
    }
    #expect(first.frame.width == 33.5 && second.frame.x == 33.5)
    place(in: Frame(width: 100, height: 20), space: ViewSpace(scale: 0)) {
      Item(first).flex(1); Item(second).flex(2)
    }
    #expect(first.frame.width == 100.0 / 3)
  }

  /// A window that lays its views out itself.
  final class Window: ViewContainer {
    let viewSpace = ViewSpace(direction: .rightToLeft, yAxis: .up)
    let title = View("title"), text = View("text")

    func layout() -> [Placement] {
      [
        place(in: Frame(width: 100, height: 50)) {
          Item(title); Item(text).height(10)
        },
        place(Column { Item(text) }, in: Frame(width: 80, height: 50)),
      ]
    }
  }

  @Test("are those of the container that places")
  func container() {
    let window = Window()
    let placements = window.layout()
    #expect(placements[0][window.text] == Frame(x: 10, y: 40, width: 40, height: 10))
    #expect(window.title.frame == Frame(x: 50, y: 0, width: 50, height: 50))
    #expect(window.text.frame == Frame(x: 0, y: 30, width: 80, height: 20))
  }
}

@Suite("Trees of views")
struct ViewTrees {
  @Test("measure and place what changed")
  func changes() {
    let side = View("side"), text = View("some text"), bounds = Frame(width: 200, height: 100)
    func content() -> Row {
      Row {
        Item(side).width(50)
        Column { Item(text) }.flex(1)
      }
    }
    var tree = LayoutTree(content())
    #expect(tree.place(in: bounds).count == 4)
    #expect(text.frame == Frame(x: 50, y: 0, width: 150, height: 20))
    let asked = text.timesAsked
    #expect(tree.place(in: bounds).isEmpty && text.timesAsked == asked)
    tree[styleOf: tree.node(side)!].width = 80
    tree.place(in: bounds)
    #expect(text.frame == Frame(x: 80, y: 0, width: 120, height: 20), "the text moved with the column around it")
    text.text = "some longer text"
    tree.markContentChanged(of: tree.node(text)!)
    tree.place(in: bounds)
    #expect(text.frame == Frame(x: 80, y: 0, width: 120, height: 40) && side.timesSet == 2)
    text.text = "short"
    tree.update(to: content())
    tree.place(in: bounds)
    #expect(text.frame == Frame(x: 50, y: 0, width: 150, height: 20) && side.timesSet == 3)
  }

  @Test("measure no view again whose revision an update does not change")
  func revisions() {
    let label = View("label"), title = Revised("title"), plain = View("plain"), bounds = Frame(width: 200, height: 100)
    var drawn = 0
    func content(swapped: View? = nil) -> Column {
      Column(alignment: .start) {
        Item(swapped ?? label, revision: (swapped ?? label).text).id("label")
        Row { Item(title) }
        Item(revision: "square") { _ in
          drawn += 1
          return ContentSize(width: 5, height: 5)
        } place: { _ in
        }
        Item(plain)
      }
    }
    var tree = LayoutTree(content())
    tree.place(in: bounds)
    tree.update(to: content())
    tree.place(in: bounds)
    var before = (label.timesAsked, title.timesAsked, plain.timesAsked, drawn)
    func update(_ value: Column) {
      before = (label.timesAsked, title.timesAsked, plain.timesAsked, drawn)
      tree.update(to: value)
      tree.place(in: bounds)
    }
    let unchanged = content()
    update(unchanged)
    update(unchanged)
    #expect(label.timesAsked == before.0 && title.timesAsked == before.1 && drawn == before.3)
    #expect(plain.timesAsked == before.2, "the same item")
    update(content())
    #expect(label.timesAsked == before.0 && title.timesAsked == before.1 && plain.timesAsked > before.2)
    title.text = "another title"
    update(content())
    #expect(label.timesAsked == before.0 && title.timesAsked > before.1 && title.frame.width == 130)
    label.text = "an other one"
    update(content())
    #expect(label.timesAsked > before.0 && title.timesAsked == before.1 && label.frame.width == 120)
    // The same revision of another view.
    let other = View("an other one")
    update(content(swapped: other))
    #expect(other.timesAsked > 0 && other.frame == label.frame)
  }

  @Test("have the direction of the space where they say none, as items have")
  func direction() {
    let first = View("1"), second = View("22"), bounds = Frame(x: 10, y: 0, width: 100, height: 20)
    func content() -> Row {
      Row(gap: 5) {
        Item(first); Item(second).margin(start: 1)
      }
    }
    var tree = LayoutTree(content())
    for direction in [FlexStyle.Direction.rightToLeft, .leftToRight, .rightToLeft, .inherit] {
      let space = ViewSpace(direction: direction)
      let placed = place(content(), in: bounds, space: space)
      tree.place(in: bounds, space: space)
      #expect(tree[first] == placed[first] && tree[second] == placed[second])
      #expect(first.frame == placed[first] && tree.placement()[second] == placed[second])
    }
    #expect(tree[first]?.x == 10)
    tree.place(in: bounds, space: ViewSpace(direction: .rightToLeft))
    #expect(first.frame.x == 100 && second.frame.x == 74)
    tree[styleOf: tree.root].direction = .leftToRight
    tree.place(in: bounds, space: ViewSpace(direction: .rightToLeft))
    #expect(first.frame.x == 10)
  }
}
