/// A rectangle or a point to search for nodes.
struct SearchRegion {
  private(set) var left: Double
  private(set) var top: Double
  private(set) var right: Double
  private(set) var bottom: Double
  /// Whether the region is a point. A frame contains a point on its left or upper edge, but does not intersect a
  /// rectangle that only touches the edge.
  private let isPoint: Bool

  init(_ frame: Frame) {
    (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    isPoint = false
  }

  init(x: Double, y: Double) {
    (left, top, right, bottom) = (x, y, x, y)
    isPoint = true
  }

  /// Whether a frame and the region overlap. An empty region overlaps no frame.
  @inline(__always)
  func intersects(_ frame: Frame) -> Bool { intersectsX(frame) && intersectsY(frame) }

  @inline(__always)
  func intersectsX(_ frame: Frame) -> Bool {
    left < frame.maxX && (isPoint ? frame.x <= right : frame.x < right && frame.width > 0)
  }

  @inline(__always)
  func intersectsY(_ frame: Frame) -> Bool {
    top < frame.maxY && (isPoint ? frame.y <= bottom : frame.y < bottom && frame.height > 0)
  }

  mutating func clipX(to frame: Frame) { (left, right) = (max(left, frame.x), min(right, frame.maxX)) }
  mutating func clipY(to frame: Frame) { (top, bottom) = (max(top, frame.y), min(bottom, frame.maxY)) }
}
