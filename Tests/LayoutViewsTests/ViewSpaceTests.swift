import EagerLayout
import LayoutViews
import Testing

@Suite("Coordinates of views")
struct ViewSpaceTests {
  let first = View("1"), second = View("22")

  @Test("In a right-to-left space views start at the right, except in items with their own direction")
  func rightToLeftViews() {
    let space = ViewSpace(direction: .rightToLeft), bounds = Frame(x: 10, y: 0, width: 100, height: 20)
    place(in: bounds, gap: 5, space: space) {
      Item(first); Item(second)
    }
    #expect(first.frame.x == 100 && second.frame.x == 75)
    place(Row { Item(first) }.direction(.leftToRight), in: bounds, space: space)
    #expect(first.frame.x == 10)
  }

  @Test("With the y axis up, a column places its views from the top of the bounds down")
  func yAxisUp() {
    let space = ViewSpace(yAxis: .up)
    let placement = place(.column, in: Frame(x: 0, y: 50, width: 40, height: 100), space: space) {
      Item(first)
      Item(second)
    }
    #expect(first.frame == Frame(x: 0, y: 130, width: 40, height: 20) && second.frame.y == 110)
    #expect(placement.bounds == Frame(x: 0, y: 50, width: 40, height: 100) && placement.yAxis == .up)
  }

  @Test("In a space with a scale of 2, the edges of views are at whole or half points, and otherwise anywhere")
  func viewsOnPixels() {
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

  /// A window that places its own views.
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

  @Test("Views of a ViewContainer are placed with the direction and y axis of its viewSpace")
  func spaceOfContainer() {
    let window = Window()
    let placements = window.layout()
    #expect(placements[0][window.text] == Frame(x: 10, y: 40, width: 40, height: 10))
    #expect(window.title.frame == Frame(x: 50, y: 0, width: 50, height: 50))
    #expect(window.text.frame == Frame(x: 0, y: 30, width: 80, height: 20))
  }
}
