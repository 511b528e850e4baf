import Arrangements
import EagerLayout
import TestSupport
import Testing

@Suite("Reordering by drag")
struct ReorderingTests {
  /// A row of squares with sides of 100.
  private func row(_ count: Int) -> [Frame] {
    (0..<count).map { Frame(x: Double($0) * 100, y: 0, width: 100, height: 100) }
  }

  private func column(_ count: Int) -> [Frame] { row(count).map { Frame(x: 0, y: $0.x, width: 100, height: 100) } }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var item: Int
    var point: (x: Double, y: Double)
    var expectedIndex: Int?
    var isColumn = false
    var fixed: [Int] = []
    var testDescription: String { name }
  }

  @Test(
    "The new index of a dragged item depends on the sibling under the pointer and on the point in it",
    arguments: Rows.of([
      Case(name: "over its own place: no move", item: 1, point: (150, 50), expectedIndex: nil),
      Case(name: "outside of all items: no move", item: 1, point: (150, 500), expectedIndex: nil),
      Case(
        name: "in the left quarter of a sibling to the right: no move", item: 1, point: (224, 50), expectedIndex: nil),
      Case(
        name: "in the right quarter of a sibling to the left: no move", item: 1, point: (76, 50), expectedIndex: nil),
      Case(name: "in the upper quarter of a sibling: no move", item: 1, point: (250, 24), expectedIndex: nil),
      Case(name: "before the middle of the next sibling: past it", item: 1, point: (230, 50), expectedIndex: 2),
      Case(
        name: "past the middle of the next sibling: no move, it is already before it", item: 1, point: (260, 50),
        expectedIndex: nil),
      Case(name: "over the previous sibling: takes its place", item: 1, point: (50, 50), expectedIndex: 0),
      Case(name: "over a later sibling: before it", item: 1, point: (350, 50), expectedIndex: 2),
      Case(name: "over an earlier sibling: takes its place", item: 3, point: (50, 50), expectedIndex: 0),
      Case(name: "over a fixed sibling: no move", item: 1, point: (350, 50), expectedIndex: nil, fixed: [3]),
      Case(name: "beyond a fixed sibling: no move", item: 0, point: (350, 50), expectedIndex: nil, fixed: [1]),
      Case(
        name: "in a column, before the middle of the next sibling: past it", item: 1, point: (50, 230),
        expectedIndex: 2,
        isColumn: true),
      Case(
        name: "in a column, over the previous sibling: takes its place", item: 1, point: (50, 60), expectedIndex: 0,
        isColumn: true),
      Case(name: "at a point that is NaN: no move", item: 1, point: (.nan, .nan), expectedIndex: nil),
      Case(name: "at an infinite point: no move", item: 1, point: (1e300, -.infinity), expectedIndex: nil),
    ]))
  func newIndex(rows: Rows<Case>) {
    for example in rows {
      let frames = example.isColumn ? column(4) : row(4)
      var drag = Reordering(frames, item: example.item, fixed: example.fixed)
      let before = drag.order
      #expect(drag.move(to: example.point)?.index == example.expectedIndex)
      #expect(drag.index == example.expectedIndex ?? example.item)
      if example.expectedIndex == nil { #expect(drag.order == before) }
    }
  }

  @Test("Each move reports the original number of the sibling under the pointer, even after earlier moves")
  func hoveredSibling() {
    var drag = Reordering(row(4), item: 0)
    let first = drag.move(to: (140, 50))
    #expect(first?.index == 1 && first?.hovered == 1)
    #expect(drag.order == [1, 0, 2, 3])
    drag.frames[1].x = 0
    drag.frames[0].x = 100
    let second = drag.move(to: (240, 50))
    #expect(second?.index == 2 && second?.hovered == 2)
    #expect(drag.order == [1, 2, 0, 3])
  }

  @Test("Over one sibling, the first move puts an item before it, the second behind it, and the third does nothing")
  func secondMovePastSibling() {
    var drag = Reordering(row(4), item: 0)
    #expect(drag.move(to: (230, 50))?.index == 1)
    #expect(drag.order == [1, 0, 2, 3])
    // The layout has not moved the sibling, which is still under the pointer.
    drag.frames[1].x = 0
    drag.frames[0].x = 100
    #expect(drag.move(to: (231, 50))?.index == 2)
    #expect(drag.move(to: (232, 50)) == nil)
    #expect(drag.order == [1, 2, 0, 3])
  }

  @Test("An item dragged over a wide sibling moves once and does not oscillate")
  func wideSibling() {
    // 40, 200, 40 wide; the first is dragged to the right over the second.
    func layout(_ drag: inout Reordering) {
      var x = 0.0
      for item in drag.order {
        drag.frames[item].x = x
        x += drag.frames[item].width
      }
    }
    var drag = Reordering(
      [40.0, 200, 40].map { Frame(width: $0, height: 40) }, item: 0)
    layout(&drag)
    var moves = 0
    for x in stride(from: 20.0, to: 150, by: 1) where drag.move(to: (x, 20)) != nil {
      layout(&drag)
      moves += 1
    }
    #expect(moves == 1)
    #expect(drag.order == [1, 0, 2])
    // Once the pointer has left the sibling, it can return to it.
    #expect(drag.move(to: (230, 20)) == nil)
    #expect(drag.move(to: (100, 20))?.index == 0)
  }

  @Test("The picture of a dragged item keeps its offset from the pointer")
  func pictureKeepsOffset() {
    let drag = Reordering(row(3), item: 1, grabbedAt: (110, 20))
    #expect(drag.picture(at: (110, 20)) == Frame(x: 100, y: 0, width: 100, height: 100))
    #expect(drag.picture(at: (60, 70)) == Frame(x: 50, y: 50, width: 100, height: 100))
    #expect(Reordering(row(3), item: 1).picture(at: (150, 50)) == row(3)[1])
  }

  @Test(
    "A random drag has the same order as a tree, and a drag over the item's own place changes nothing",
    arguments: [1, 2, 3])
  func randomDrags(seed: UInt64) {
    var random = SplitMix64(seed: seed), moves = 0
    for _ in 0..<Thorough.pick(100, 1_000) {
      let count = 1 + random.below(8)
      let list = Row { for item in 0..<count { Fixed(width: Double(20 + 30 * (item % 3)), height: 30).id(item) } }
        .wrap()
      var tree = LayoutTree(list)
      tree.layout(width: 170)
      let children = (0..<count).map { tree.node($0)! }
      let fixed = random.below(2) == 0 ? [] : [random.below(count)]
      var drag = Reordering(
        children.map { tree[$0] }, item: random.below(count), overlap: random.pick([0, 0.25, 0.5, .nan, 9]),
        fixed: fixed)
      for _ in 0..<30 {
        let frame = tree[children[drag.item]]
        #expect(drag.move(to: (frame.x + frame.width / 2, frame.y + frame.height / 2)) == nil)
        let point = (x: Double.random(in: -10...180, using: &random), y: Double.random(in: -10...120, using: &random)),
          before = drag.order
        if let move = drag.move(to: point) {
          moves += 1
          tree.move(children[drag.item], into: tree.root, at: move.index)
          tree.layout(width: 170)
          for item in children.indices { drag.frames[item] = tree[children[item]] }
          #expect(tree.children(of: tree.root).map { child in children.firstIndex(of: child)! } == drag.order)
          for item in fixed where item != drag.item { #expect(drag.order.firstIndex(of: item) == item) }
        } else {
          #expect(drag.order == before)
        }
      }
    }
    #expect(moves > 100)
  }
}
