import EagerLayout
import Foundation
import LayoutViews
import Testing

@Suite("Rectangles of views")
struct ViewRectangleTests {
  @Test("Integer rectangles of flexible views tile their bounds without gaps", arguments: [1, 7, 80, 1_001])
  func integerRectanglesTile(width: Int) {
    for count in 1...9 {
      let panels = (0..<count).map { _ in Panel() }
      place(in: Cells(x: -3, y: 2, width: width, height: 24)) { for panel in panels { Item(panel).flex(1) } }
      var edge = -3
      for panel in panels {
        #expect(panel.frame.x == edge && panel.frame.height == 24)
        edge += panel.frame.width
      }
      #expect(edge == width - 3)
    }
  }

  @Test("View rectangles with other member names or number types get the nearest values in the range of their type")
  func otherRectangleTypes() {
    let widget = Widget()
    place(in: CRect(x: 1, y: 1, w: 99, h: 20), padding: 0.5) { Item(widget).flex(1) }
    #expect(widget.frame.x == 2 && widget.frame.w == 98 && widget.frame.h == 19)

    struct Small: NumericRectangle, Equatable { var x, y, width, height: Int8 }
    #expect(Small(Frame(x: -1e9, y: 1e9, width: 2e9, height: 1)) == Small(x: -128, y: 127, width: 127, height: 1))
    struct Narrow: NumericRectangle, Equatable { var x, y, width, height: UInt16 }
    #expect(Narrow(Frame(x: -5, y: 0.5, width: 10, height: 0.4)) == Narrow(x: 0, y: 1, width: 10, height: 0))
    struct Floats: NumericRectangle, Equatable { var x, y, width, height: Float }
    #expect(Floats(Frame(x: 0.5, y: 1, width: 2, height: 3)) == Floats(x: 0.5, y: 1, width: 2, height: 3))
    #expect(Frame(Floats(x: 0.5, y: 1, width: 2, height: 3)) == Frame(x: 0.5, y: 1, width: 2, height: 3))
  }

  @Test("Neighboring integer rectangles touch if their common edge is at a half or differs from it by a rounding error")
  func halfEdgesTouch() {
    let left = Cells(Frame(x: 0, y: 0, width: 2.5 - 1e-12, height: 1))
    #expect(left.width == Cells(Frame(x: 2.5, y: 0, width: 1, height: 1)).x)
  }

  @Test("CGRect, CGSize and CGFloat convert to frames, extents and lengths, and back")
  func coreGraphicsRectangles() {
    final class Layer: PlacedView {
      var frame = CGRect.zero
    }
    let layer = Layer(), bounds = CGRect(x: 5, y: 5, width: 110, height: 60)
    place(in: bounds, gap: bounds.width / 11) {
      Item(layer).width(bounds.width / 2).padding(bounds.height)
      Flex().margin(left: bounds.minX)
    }
    #expect(layer.frame == CGRect(x: 5, y: 5, width: 120, height: 120))
    #expect(Frame(bounds) == Frame(x: 5, y: 5, width: 110, height: 60) && CGRect(Frame(bounds)) == bounds)
    #expect(CGSize(Extent(width: 1, height: 2)) == CGSize(width: 1, height: 2))
    #expect(Extent(CGSize(width: 1, height: 2)) == Extent(width: 1, height: 2))
    let available = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    #expect(Fixed(width: 30, height: 7).size(fitting: available) == CGSize(width: 30, height: 7))
  }
}
