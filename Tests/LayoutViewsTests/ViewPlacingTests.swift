import EagerLayout
import LayoutViews
import Testing

@Suite("Placing views")
struct ViewPlacingTests {
  let bounds = Frame(x: 10, y: 100, width: 320, height: 48)
  let avatar = View(), name = View("Ada"), bio = View("wrote the first program"), follow = View("follow")

  @Test("Views in a row get frames whose sizes are specified or returned by the views")
  func viewsInRow() {
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

  @Test("Views are placed below each other by a column with alignment, gap and padding")
  func viewsInColumn() {
    place(.column, in: Frame(width: 100, height: 200), alignment: .center, gap: 5, padding: 10) {
      Item(name)
      Item(bio)
    }
    #expect(name.frame == Frame(x: 35, y: 10, width: 30, height: 20))
    #expect(bio.frame == Frame(x: 10, y: 35, width: 80, height: 80))
  }

  @Test("Views in a row are aligned by the baselines that they return")
  func viewsByBaselines() {
    place(in: Frame(width: 300, height: 100), alignment: .baseline) {
      Item(name)
      Item(follow).padding(10)
    }
    #expect(name.frame.y == 10 && follow.frame.y == 0)
  }

  @Test("An item with views can be measured without placing them, and placed later")
  func placingAnItem() {
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

  @Test("The view of a container gets the container's frame without being measured")
  func viewsBehindContent() {
    let card = View("not measured"), line = View()
    place(.column, in: Frame(width: 100, height: 100)) {
      Column { Item(name) }.padding(8).view(card)
      Fixed(height: 1).view(line)
    }
    #expect(card.frame == Frame(width: 100, height: 36) && card.timesMeasured == 0)
    #expect(name.frame == Frame(x: 8, y: 8, width: 84, height: 20))
    #expect(line.frame == Frame(x: 0, y: 36, width: 100, height: 1))
  }

  @Test("The frame of a view is set only if it changes")
  func unchangedFramesAreNotSet() {
    for width in [100.0, 100, 120] {
      place(in: Frame(width: width, height: 20)) {
        Item(name)
        Item(follow).flex(1)
      }
    }
    #expect(name.timesSet == 1 && follow.timesSet == 2)
  }

  @Test("Hidden views keep their frames")
  func hiddenViewsKeepFrames() {
    name.frame = Frame(x: 1, y: 2, width: 3, height: 4)
    place(in: Frame(width: 200, height: 20)) {
      Item(name).hidden()
      Row { Item(bio) }.hidden()
      Item(follow)
    }
    #expect(name.frame == Frame(x: 1, y: 2, width: 3, height: 4) && bio.timesSet == 0)
    #expect(follow.frame.x == 0)
  }

  @Test("A view without a size and a view placed twice are issues")
  func issuesOfViews() {
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

  @Test("Issues of views name the class of the view, also in trees")
  func issuesNameViewClasses() {
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

  @Test("An item made of two functions is measured and placed by them")
  func itemsOfFunctions() {
    var drawn: [Frame] = []
    place(.column, in: Frame(width: 200, height: 100)) {
      Item(name)
      Item { available in
        ContentSize(width: 10, height: available.width == .infinity ? 5 : 30)
      } place: {
        drawn.append($0)
      }
    }
    #expect(drawn == [Frame(x: 0, y: 20, width: 200, height: 30)])
  }

  @Test("Views are placed by blocks with loops, conditions and functions that return items")
  func blocksOfViews() {
    let views = (1...4).map { View(String(repeating: "x", count: $0)) }
    func padded(_ view: View) -> some LayoutItem { Item(view).padding(horizontal: 1) }
    place(in: Frame(width: 300, height: 20), gap: 2) {
      for view in views where view.text.count != 3 { padded(view) }
      if views.isEmpty { Item(name) }
    }
    #expect(views.map { $0.frame.x } == [0, 14, 0, 38] && views[3].frame.width == 42)
  }
}
