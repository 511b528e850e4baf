import EagerLayout
import LayoutViews
import Testing

@Suite("Trees of views")
struct ViewTreeTests {
  @Test("A tree of views measures and places only the views that changed")
  func treePlacesChangedViews() {
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
    let before = text.timesMeasured
    #expect(tree.place(in: bounds).isEmpty && text.timesMeasured == before)
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

  @Test("An update of a tree of views measures an item again only if the revision or view of the item changes")
  func treeMeasuresNewRevisions() {
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
    var before = (label.timesMeasured, title.timesMeasured, plain.timesMeasured, drawn)
    func update(_ value: Column) {
      before = (label.timesMeasured, title.timesMeasured, plain.timesMeasured, drawn)
      tree.update(to: value)
      tree.place(in: bounds)
    }
    let unchanged = content()
    update(unchanged)
    update(unchanged)
    #expect(label.timesMeasured == before.0 && title.timesMeasured == before.1 && drawn == before.3)
    #expect(plain.timesMeasured == before.2, "the same item")
    update(content())
    #expect(label.timesMeasured == before.0 && title.timesMeasured == before.1 && plain.timesMeasured > before.2)
    title.text = "another title"
    update(content())
    #expect(label.timesMeasured == before.0 && title.timesMeasured > before.1 && title.frame.width == 130)
    label.text = "an other one"
    update(content())
    #expect(label.timesMeasured > before.0 && title.timesMeasured == before.1 && label.frame.width == 120)
    // Another view with the same revision is measured.
    let other = View("an other one")
    update(content(swapped: other))
    #expect(other.timesMeasured > 0 && other.frame == label.frame)
  }

  @Test("A tree of views has the direction of the space, except in items with their own direction")
  func treeFollowsDirectionOfSpace() {
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
