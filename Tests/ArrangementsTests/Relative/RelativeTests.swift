import Arrangements
import EagerLayout
import Testing

@Suite("Relative")
struct RelativeTests {
  private enum Part: Int { case a, b, c, d }

  @Test("An item of a Relative can start beside a sibling, end at the parent and be centered on the sibling")
  func besideSibling() {
    let placement = Relative {
      Fixed(width: 40, height: 20).id(Part.a)
      Flex().height(10).id(Part.b).leading(to: .trailing(of: Part.a), 8).trailing(to: .parent)
        .centerY(to: .centerY(of: Part.a))
    }.layout(width: 100)
    #expect(placement[Part.a] == Frame(x: 0, y: 0, width: 40, height: 20))
    #expect(placement[Part.b] == Frame(x: 48, y: 5, width: 52, height: 10))
    #expect(placement.issues.isEmpty)
  }

  @Test("A constraint can use the greatest or the least of several anchors")
  func greatestAndLeast() {
    let placement = Relative {
      Flex().height(10).id(Part.a)
        .leading(to: .greatest(.trailing(of: Part.b, 10), .trailing(of: Part.c, -20), 100))
        .width(to: .least(.width(of: Part.b), .height(of: Part.c, times: 2, plus: 10), 100))
      Flex().height(10).id(Part.b).leading(to: 20).width(to: 80)
      Fixed(width: 120, height: 30).id(Part.c).leading(to: 50)
    }.layout(width: 300)
    #expect(placement[Part.a] == Frame(x: 150, y: 0, width: 70, height: 10))
  }

  @Test(
    "An item of a Relative is centered between two limits, or fills the space between them if the item is larger",
    arguments: [(60, 167.5, 60), (250, 105, 185)])
  func betweenTwoLimits(natural: Double, x: Double, width: Double) {
    let placement = Relative {
      Fixed(width: 80, height: 30).id(Part.b).leading(to: 20)
      Fixed(width: natural, height: 10).id(Part.d)
        .leading(atLeast: .trailing(of: Part.b, 5)).trailing(atMost: 290)
    }.layout(width: 300)
    #expect(placement[Part.d] == Frame(x: x, y: 0, width: width, height: 10))
  }

  @Test("An item of a Relative that exceeds its only limit, atLeast or atMost, is cut off at that limit")
  func oneLimit() {
    let placement = Relative {
      Fixed(width: 60, height: 10).id(Part.a).leading(to: 20).leading(atLeast: 50)
      Fixed(width: 60, height: 10).id(Part.b).leading(to: 70).trailing(atMost: .parent)
      Fixed(width: 10, height: 60).id(Part.c).top(atLeast: .bottom(of: Part.a))
    }.layout(width: 100)
    #expect(placement[Part.a] == Frame(x: 50, y: 0, width: 30, height: 10))
    #expect(placement[Part.b] == Frame(x: 70, y: 0, width: 30, height: 10))
    #expect(placement[Part.c] == Frame(x: 0, y: 10, width: 10, height: 50))
  }

  @Test("A group of equal widths divides the width of its parent among its items by weight")
  func equalWidths() {
    let placement = Relative(groups: [.equalWidths(["a", "b", "c"], weights: [1, 1, 2], plus: -10)]) {
      for name in ["a", "b", "c"] { Flex().height(10).id(name) }
    }.layout(width: 300)
    #expect(["a", "b", "c"].map { placement[$0]?.width } == [67.5, 67.5, 135])
  }

  @Test("A centered group of items is in the middle of its Relative, and its items are separated by the group's gap")
  func centeredGroup() {
    let placement = Relative(groups: [.centered(["a", "b"], gap: 8)]) {
      Fixed(width: 40, height: 10).id("a")
      Fixed(width: 20, height: 10).id("b")
    }.layout(width: 100)
    #expect(placement["a"] == Frame(x: 16, y: 0, width: 40, height: 10))
    #expect(placement["b"] == Frame(x: 64, y: 0, width: 20, height: 10))
    #expect(
      Relative(groups: [.centered(["a", "b"], gap: 8)]) {
        Fixed(width: 40, height: 10).id("a")
        Fixed(width: 20, height: 10).id("b")
      }.layout().frames[0].width == 68)
  }

  @Test(
    "In a Relative by Android's rules, constraints to a sibling are dropped if the sibling is hidden",
    arguments: [false, true])
  func androidWithoutSibling(isHidden: Bool) {
    let placement = Relative(.android) {
      Fixed(width: 100, height: 40).alignParentLeft().hidden(isHidden).id("a")
      Fixed(width: 70, height: 30).margin(left: 8).toRightOf("a").alignParentRight().id("b")
      Fixed(width: 60, height: 10).margin(top: 6).below("a").alignRight("b").id("d")
    }.layout(in: Frame(width: 300, height: 100))
    if isHidden {
      #expect(placement["b"] == Frame(x: 230, y: 0, width: 70, height: 30))
      #expect(placement["d"] == Frame(x: 240, y: 6, width: 60, height: 10))
    } else {
      #expect(placement["b"] == Frame(x: 108, y: 0, width: 192, height: 30))
      #expect(placement["d"] == Frame(x: 240, y: 46, width: 60, height: 10))
    }
    #expect(placement.issues.isEmpty)
  }

  @Test("Anchors in a Relative use the position of a hidden sibling, but not its size or gaps")
  func hiddenSibling() {
    let placement = Relative {
      Fixed(width: 40, height: 20).leading(to: 30).hidden().id("a")
      Fixed(width: 10, height: 10).leading(to: .trailing(of: "a"), 8).id("b")
      Fixed(width: 10, height: 10).leading(to: .first(.trailing(of: "none"), .parent(plus: 3))).id("c")
      Fixed(width: 10, height: 10).leading(to: .first(.trailing(of: "a"), .parent(plus: 7))).id("d")
    }.layout(width: 100)
    #expect(placement["b"]?.x == 30)
    #expect(placement["c"]?.x == 3)
    #expect(placement["d"]?.x == 7)
    #expect(placement.issues.isEmpty)
  }

  @Test("In a Relative by Android's rules, an anchor to a hidden sibling is replaced by the anchor of that sibling")
  func androidChainOfHiddenSiblings() {
    let placement = Relative(.android) {
      Fixed(width: 50, height: 10).id("a")
      Fixed(width: 50, height: 10).leading(to: .trailing(of: "a"), 5).hidden().id("b")
      Fixed(width: 50, height: 10).toRightOf("b").hidden().id("c")
      Fixed(width: 20, height: 10).toRightOf("c").id("d")
      Fixed(width: 20, height: 10).leading(to: .first(.trailing(of: "b"), .parent(plus: 7))).id("e")
    }.layout(width: 300)
    #expect(placement["d"]?.x == 55)
    #expect(placement["e"]?.x == 55)
  }

  @Test("Baseline constraints align the baseline of an item with the baseline of another item")
  func baselines() {
    let placement = Relative {
      Measured { _ in ContentSize(width: 20, height: 20, firstBaseline: 14) }.top(to: 10).id("a")
      Measured { _ in ContentSize(width: 20, height: 40, firstBaseline: 30) }.baseline(to: .baseline(of: "a")).id("b")
      Fixed(width: 5, height: 6).baseline(to: .baseline(of: "a"), 2).id("c")
    }.layout(width: 300)
    #expect(placement["a"]?.y == 10)
    #expect(placement["b"]?.y == -6)
    #expect(placement["c"]?.y == 20)
  }

  @Test("The natural size of a Relative ignores items placed at its end or center")
  func naturalSize() {
    let placement = Relative {
      Fixed(width: 100, height: 60)
      Fixed(width: 40, height: 20).centerInParent().id("b")
      Fixed(width: 30, height: 10).alignParentRight().alignParentBottom().id("c")
    }.padding(10).layout()
    #expect(placement.frames[0] == Frame(width: 120, height: 80))
    #expect(placement["b"] == Frame(x: 40, y: 30, width: 40, height: 20))
    #expect(placement["c"] == Frame(x: 80, y: 60, width: 30, height: 10))
  }

  @Test("In a Relative by Android's rules, limits of the parent and two edge constraints override a specified size")
  func androidSizes() {
    let placement = Relative(.android) {
      Fixed(width: 500, height: 10).alignParentRight().id("a")
      Fixed(width: 500, height: 10).leading(to: 20).id("b")
      Fixed(width: 50, height: 10).leading(to: 20).alignParentRight().centerHorizontal().id("c")
      Fixed(width: 50, height: 90).centerInParent().id("d")
    }.layout(in: Frame(width: 300, height: 40))
    #expect(placement["a"] == Frame(x: 0, y: 0, width: 300, height: 10))
    #expect(placement["b"] == Frame(x: 20, y: 0, width: 280, height: 10))
    #expect(placement["c"] == Frame(x: 20, y: 0, width: 280, height: 10))
    #expect(placement["d"] == Frame(x: 125, y: 0, width: 50, height: 40))
  }

  @Test("The gravity of a Relative moves all items together, except the item in its ignoring argument")
  func gravity() {
    let placement = Relative(gravity: RelativeGravity(horizontal: 0.5, vertical: 1, ignoring: "c")) {
      Fixed(width: 40, height: 10).id("a")
      Fixed(width: 20, height: 10).leading(to: .trailing(of: "a")).top(to: .bottom(of: "a")).id("b")
      Fixed(width: 20, height: 10).id("c")
    }.layout(in: Frame(width: 100, height: 100))
    #expect(placement["a"] == Frame(x: 20, y: 80, width: 40, height: 10))
    #expect(placement["b"] == Frame(x: 60, y: 90, width: 20, height: 10))
    #expect(placement["c"] == Frame(width: 20, height: 10))
  }
}
