import Arrangements
import EagerLayout
import TestSupport
import Testing

@Suite("Reordering by drag")
struct ReorderingTests {
  /// Squares of 100 in a row.
  private func row(_ count: Int) -> [Frame] {
    (0..<count).map { Frame(x: Double($0) * 100, y: 0, width: 100, height: 100) }
  }

  private func column(_ count: Int) -> [Frame] { row(count).map { Frame(x: 0, y: $0.x, width: 100, height: 100) } }

  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var item: Int
    var point: (x: Double, y: Double)
    var index: Int?
    var isColumn = false
    var fixed: [Int] = []
    var testDescription: String { what }
  }

  @Test(
    "goes where the finger is over a sibling",
    arguments: Rows.of([
      Case(what: "nowhere over its own place", item: 1, point: (150, 50), index: nil),
      Case(what: "nowhere outside of all", item: 1, point: (150, 500), index: nil),
      Case(what: "nowhere in a sibling's outer quarter, from the left", item: 1, point: (224, 50), index: nil),
      Case(what: "nowhere in a sibling's outer quarter, from the right", item: 1, point: (76, 50), index: nil),
      Case(what: "nowhere in a sibling's upper quarter", item: 1, point: (250, 24), index: nil),
      Case(what: "past the next one before its middle", item: 1, point: (230, 50), index: 2),
      Case(what: "nowhere past the middle of the next one: it is before it", item: 1, point: (260, 50), index: nil),
      Case(what: "to the place of the one before", item: 1, point: (50, 50), index: 0),
      Case(what: "before one further ahead", item: 1, point: (350, 50), index: 2),
      Case(what: "to the place of one further back", item: 3, point: (50, 50), index: 0),
      Case(what: "nowhere over one that is fixed", item: 1, point: (350, 50), index: nil, fixed: [3]),
      Case(what: "nowhere across one that is fixed", item: 0, point: (350, 50), index: nil, fixed: [1]),
      Case(what: "down past the next one", item: 1, point: (50, 230), index: 2, isColumn: true),
      Case(what: "up to the place of the one before", item: 1, point: (50, 60), index: 0, isColumn: true),
      Case(what: "nowhere for a point that is none", item: 1, point: (.nan, .nan), index: nil),
      Case(what: "nowhere for a point far off", item: 1, point: (1e300, -.infinity), index: nil),
    ]))
  func table(rows: Rows<Case>) {
    for example in rows {
      let frames = example.isColumn ? column(4) : row(4)
      var drag = Reordering(frames, item: example.item, fixed: example.fixed)
      let before = drag.order
      #expect(drag.move(to: example.point)?.index == example.index)
      #expect(drag.index == example.index ?? example.item)
      if example.index == nil { #expect(drag.order == before) }
    }
  }

  @Test("tells the sibling by its first number, wherever it is by now")
  func hovered() {
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

  @Test("goes on past a sibling that it came before in one jump, once")
  func jump() {
    var drag = Reordering(row(4), item: 0)
    #expect(drag.move(to: (230, 50))?.index == 1)
    #expect(drag.order == [1, 0, 2, 3])
    // The layout has not moved the sibling, which is still under the finger.
    drag.frames[1].x = 0
    drag.frames[0].x = 100
    #expect(drag.move(to: (231, 50))?.index == 2)
    #expect(drag.move(to: (232, 50)) == nil)
    #expect(drag.order == [1, 2, 0, 3])
  }

  @Test("does not tremble over a wide sibling that made room")
  func wide() {
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
    // After it was left, it can be gone back to.
    #expect(drag.move(to: (230, 20)) == nil)
    #expect(drag.move(to: (100, 20))?.index == 0)
  }

  @Test("has a picture that follows the finger by where it was grabbed")
  func picture() {
    let drag = Reordering(row(3), item: 1, grabbedAt: (110, 20))
    #expect(drag.picture(at: (110, 20)) == Frame(x: 100, y: 0, width: 100, height: 100))
    #expect(drag.picture(at: (60, 70)) == Frame(x: 50, y: 50, width: 100, height: 100))
    #expect(Reordering(row(3), item: 1).picture(at: (150, 50)) == row(3)[1])
  }

  @Test("has an order that is the tree's, and in place nothing changes", arguments: [1, 2, 3])
  func law(seed: UInt64) {
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
        let own = tree[children[drag.item]]
        #expect(drag.move(to: (own.x + own.width / 2, own.y + own.height / 2)) == nil)
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
