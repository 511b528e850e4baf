import Arrangements
import EagerLayout
import Testing

@Suite("Overlays")
struct OverlayTests {
  @Test("An overlay item without a size fills the overlay")
  func itemFillsOverlay() {
    let placement = Overlay {
      Fixed(width: 100, height: 60)
      Flex().id("above")
    }.layout(in: Frame(width: 200, height: 80))
    #expect(placement["above"] == Frame(width: 200, height: 80))
  }

  @Test("Overlay items are at their places, inside the overlay's padding and their margins")
  func places() {
    let placement = Overlay {
      Fixed(width: 50, height: 20).place(.center).id("a")
      Fixed(width: 60, height: 30).margin(bottom: 4, right: 8).place(.bottomTrailing).id("b")
      Fixed(height: 16).margin(left: 12, right: 18).place(.top).id("c")
    }.padding(10).layout(in: Frame(width: 200, height: 100))
    #expect(placement["a"] == Frame(x: 75, y: 40, width: 50, height: 20))
    #expect(placement["b"] == Frame(x: 122, y: 56, width: 60, height: 30))
    #expect(placement["c"] == Frame(x: 22, y: 10, width: 150, height: 16))
  }

  @Test("The natural size of an overlay is the size of its largest item plus margins and padding")
  func naturalSize() {
    let placement = Overlay {
      Fixed(width: 50, height: 20).place(.center).id("a")
      Fixed(width: 60, height: 30).margin(bottom: 4, right: 8).place(.bottomTrailing).id("b")
    }.padding(10).layout()
    #expect(placement.frames[0].extent == Extent(width: 88, height: 54))
    #expect(placement["a"] == Frame(x: 19, y: 17, width: 50, height: 20))
    #expect(placement["b"] == Frame(x: 10, y: 10, width: 60, height: 30))
  }

  @Test("yields(start:size:end:) lets the margins and the width of an overlay item shrink if it is too wide")
  func yieldingMarginsAndSize() {
    func box(_ start: Double, _ size: Double, _ end: Double, minimum: Double = 0) -> Frame? {
      Overlay {
        Fixed(width: 160, height: 10).margin(left: 40).minWidth(minimum).yields(start: start, size: size, end: end).id(
          "d")
      }.padding(10).layout(in: Frame(width: 200, height: 100))["d"]
    }
    // The excess is 20.
    #expect(box(1, 1, 0) == Frame(x: 40, y: 10, width: 150, height: 10))
    #expect(box(1, 3, 0) == Frame(x: 45, y: 10, width: 145, height: 10))
    #expect(box(0, 1, 0) == Frame(x: 50, y: 10, width: 140, height: 10))
    #expect(box(1, 0, 0) == Frame(x: 30, y: 10, width: 160, height: 10))
    #expect(box(0, 0, 0) == Frame(x: 50, y: 10, width: 160, height: 10))
    // The width yields its 5, and the margins yield the rest.
    #expect(box(1, 1, 0, minimum: 155) == Frame(x: 35, y: 10, width: 155, height: 10))
    #expect(box(1, 1, 2, minimum: 155) == Frame(x: 45, y: 10, width: 155, height: 10))
  }

  @Test("Right-to-left direction mirrors the places and yield factors of an overlay")
  func rightToLeftMirrors() {
    func frames(_ direction: FlexStyle.Direction) -> [Frame] {
      Overlay(.centerLeading) {
        Fixed(width: 50, height: 20)
        Fixed(width: 60, height: 30).place(.bottomTrailing)
        Fixed(width: 40, height: 10).place(Place(horizontal: .at(0.25)))
        Fixed(width: 260, height: 10).yields(start: 1, size: 2, end: 3)
      }.direction(direction).layout(in: Frame(width: 200, height: 100)).frames
    }
    for (left, right) in zip(frames(.leftToRight), frames(.rightToLeft)).dropFirst() {
      #expect(right == Frame(x: 200 - left.maxX, y: left.y, width: left.width, height: left.height))
    }
  }

  @Test("An item larger than its overlay overflows it on the sides that its place determines")
  func itemLargerThanOverlay() {
    let expected: [(Place, Double, Double)] = [
      (.fill, 0, 0), (.topLeading, 0, 0), (.center, -50, -10), (.bottomTrailing, -100, -20),
      (Place(horizontal: .at(0.25), vertical: .at(0.75)), -25, -15),
    ]
    for (place, x, y) in expected {
      let frame = Overlay(place) { Fixed(width: 300, height: 120) }.layout(in: Frame(width: 200, height: 100)).frames[1]
      #expect(frame == Frame(x: x, y: y, width: 300, height: 120), "\(place)")
    }
  }

  @Test("Each named place, such as .bottomTrailing, positions one item or all items of an overlay")
  func namedPlaces() {
    func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
      Frame(x: x, y: y, width: width, height: height)
    }
    let names: [(Place, Frame)] = [
      (.fill, frame(0, 0, 30, 30)), (.leading, frame(0, 0, 10, 30)), (.trailing, frame(20, 0, 10, 30)),
      (.top, frame(0, 0, 30, 10)), (.bottom, frame(0, 20, 30, 10)), (.topLeading, frame(0, 0, 10, 10)),
      (.topCenter, frame(10, 0, 10, 10)), (.topTrailing, frame(20, 0, 10, 10)), (.centerLeading, frame(0, 10, 10, 10)),
      (.center, frame(10, 10, 10, 10)), (.centerTrailing, frame(20, 10, 10, 10)),
      (.bottomLeading, frame(0, 20, 10, 10)), (.bottomCenter, frame(10, 20, 10, 10)),
      (.bottomTrailing, frame(20, 20, 10, 10)),
    ]
    for (place, frame) in names {
      let item = Measured(width: 10, height: 10)
      #expect(Overlay { item.place(place) }.layout(in: Frame(width: 30, height: 30)).frames[1] == frame, "\(place)")
      #expect(Overlay(place) { item }.layout(in: Frame(width: 30, height: 30)).frames[1] == frame, "\(place) of all")
    }
  }

  @Test("Hidden items have no effect on an overlay, and absolute ones are placed by their insets")
  func hiddenAndAbsolute() {
    let placement = Overlay(.center) {
      Fixed(width: 500, height: 500).hidden()
      Flex().absolute(top: 0, left: 0, bottom: 0, right: 0).id("background")
      Fixed(width: 40, height: 20).id("item")
    }.padding(5).layout()
    #expect(placement.frames[0] == Frame(width: 50, height: 30))
    #expect(placement["background"] == Frame(width: 50, height: 30))
    #expect(placement["item"] == Frame(x: 5, y: 5, width: 40, height: 20))
    #expect(Overlay {}.layout().frames[0] == Frame(width: 0, height: 0))
  }

  @Test("Overlay places and yield factors that are invalid or too large are issues")
  func invalidPlaces() {
    let placement = Overlay(Place(horizontal: .at(.nan))) {
      Fixed(width: 10, height: 10).place(Place(vertical: .at(.infinity))).id("a")
      Fixed(width: 10, height: 10).yields(start: -1, size: 2, end: 1e10).id("b")
    }.layout(in: Frame(width: 30, height: 30))
    let expected = [
      "places its items at a fraction that is not a number, which counts as 0: use one from 0 to 1, as in .at(0.5).",
      "is placed at a fraction that is not a number, which counts as 0: use one from 0 to 1, as in .at(0.5).",
      "has a yield factor of -1, which counts as 0: use numbers of 0 or more, as in .yields(start: 1, size: 1).",
      "has a yield factor of 10000000000, which counts as 1000000000: use numbers of 0 or more, as in .yields(start: 1, "
        + "size: 1).",
    ]
    #expect(placement.issues.count == expected.count)
    for (issue, end) in zip(placement.issues, expected) { #expect(issue.message.hasSuffix(end)) }
  }
}
