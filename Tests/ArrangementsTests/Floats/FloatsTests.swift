import Arrangements
import EagerLayout
import Testing

@Suite("The Floats container")
struct FloatsTests {
  @Test("Floats are placed at their side, as high up as they fit")
  func floatsGoAsHighAsTheyFit() {
    let placement = Floats {
      Fixed(width: 100, height: 40).id("a")
      Fixed(width: 80, height: 60).id("b")
      Fixed(width: 90, height: 50).side(.end).id("c")
      Fixed(width: 130, height: 20).id("d")
      Flex().height(30).side(.end, weight: 0.5).id("e")
      Fixed(width: 50, height: 10).clear().id("f")
    }.layout(width: 300)
    #expect(placement["a"] == Frame(x: 0, y: 0, width: 100, height: 40))
    #expect(placement["b"] == Frame(x: 100, y: 0, width: 80, height: 60))
    #expect(placement["c"] == Frame(x: 210, y: 0, width: 90, height: 50))
    #expect(placement["d"] == Frame(x: 0, y: 60, width: 130, height: 20))
    #expect(placement["e"] == Frame(x: 215, y: 60, width: 85, height: 30))
    #expect(placement["f"] == Frame(x: 0, y: 80, width: 50, height: 10))
    #expect(placement.frames[0].height == 90)
  }

  @Test("Gaps separate floats from each other, but not from the edges of the container")
  func gapsSeparateFloats() {
    let placement = Floats {
      Fixed(width: 40, height: 10).id("a")
      Fixed(width: 40, height: 10).side(.end).id("b")
      Fixed(width: 60, height: 10).id("c")
    }.gap(row: 5, column: 8).layout(width: 100)
    #expect(placement["a"] == Frame(x: 0, y: 0, width: 40, height: 10))
    #expect(placement["b"] == Frame(x: 60, y: 0, width: 40, height: 10))
    #expect(placement["c"] == Frame(x: 0, y: 15, width: 60, height: 10))
    #expect(placement.frames[0].height == 25)
    let side = Floats {
      Fixed(width: 40, height: 10); Fixed(width: 40, height: 10).side(.end)
    }.gap(8)
    #expect(side.layout().frames[0].width == 88)
  }

  @Test("Right-to-left direction mirrors floats")
  func rightToLeftMirrors() {
    let placement = Floats {
      Fixed(width: 100, height: 40).id("a")
      Fixed(width: 90, height: 50).side(.end).id("b")
    }.direction(.rightToLeft).layout(width: 300)
    #expect(placement["a"] == Frame(x: 200, y: 0, width: 100, height: 40))
    #expect(placement["b"] == Frame(x: 0, y: 0, width: 90, height: 50))
  }

  @Test("A float with a weight takes that share of the width beside earlier floats, including its margins")
  func weightIsShareOfWidth() {
    let placement = Floats {
      Fixed(width: 100, height: 40)
      Flex().height(20).margin(5).side(.start, weight: 1).id("rest")
      Flex().height(20).side(.start, weight: 0.25).id("below")
    }.layout(width: 300)
    #expect(placement["rest"] == Frame(x: 105, y: 5, width: 190, height: 20))
    #expect(placement["below"] == Frame(x: 100, y: 30, width: 50, height: 20))
  }

  @Test(
    "Floats with invalid or extreme numbers have finite positions and no negative sizes",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e9])
  func invalidNumbers(number: Double) {
    let tree = Floats {
      for index in 0..<12 {
        Fixed(width: index % 3 == 0 ? number : 10, height: index % 4 == 0 ? number : 10).margin(
          index % 5 == 0 ? number : 1
        )
        .side(index % 2 == 0 ? .start : .end, weight: index % 6 == 0 ? number : nil)
      }
    }.gap(number)
    for placement in [tree.layout(), tree.layout(width: 50), tree.layout(in: Frame(width: 10, height: number))] {
      for frame in placement.frames {
        #expect(frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0)
      }
    }
  }

  @Test("A Floats container without items is as small as an empty row")
  func emptyContainer() {
    #expect(Floats {}.layout().frames[0] == Row {}.layout().frames[0])
  }
}
