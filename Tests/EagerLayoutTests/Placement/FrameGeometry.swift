import EagerLayout
import Testing

@Suite("Frames")
struct FrameGeometry {
  private let frame = Frame(x: 10, y: 20, width: 100, height: 40)

  @Test("A frame has a center, can be empty, and has a size of at least 0 after any inset")
  func centerAndInsetsOfFrame() {
    #expect(frame.midX == 60 && frame.midY == 40 && !frame.isEmpty && Frame.zero.isEmpty)
    #expect(frame.inset(by: 5) == Frame(x: 15, y: 25, width: 90, height: 30))
    #expect(frame.inset(by: Edges(top: 1, left: 2, bottom: 3, right: 4)) == Frame(x: 12, y: 21, width: 94, height: 36))
    #expect(frame.inset(by: 30) == Frame(x: 40, y: 50, width: 40, height: 0))
    #expect(Frame(x: 1, y: 2, Extent(width: 3, height: 4)) == Frame(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Overlapping frames have a union and an intersection, and frames that only touch do not intersect")
  func unionAndIntersection() {
    let other = Frame(x: 60, y: 0, width: 100, height: 30)
    #expect(frame.union(other) == Frame(x: 10, y: 0, width: 150, height: 60))
    #expect(frame.intersection(other) == Frame(x: 60, y: 20, width: 50, height: 10))
    #expect(frame.intersects(other) && other.intersects(frame))
    let neighbour = Frame(x: 110, y: 20, width: 5, height: 5)
    #expect(!frame.intersects(neighbour) && frame.intersection(neighbour) == nil)
  }
}
