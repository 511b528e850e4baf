/// A rectangle: the position and the size of an item.
///
/// The unit is yours (points, pixels, terminal cells). `x` grows to the right and `y` downwards, unless the placement
/// was converted to y-up coordinates.
///
///     let frame = Frame(x: 10, y: 20, width: 100, height: 44)
///     frame.maxX     // 110
public struct Frame: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The left edge.
  public var x: Double
  /// The top edge (the bottom edge in y-up coordinates).
  public var y: Double
  /// The distance from the left to the right edge.
  public var width: Double
  /// The distance from the top to the bottom edge.
  public var height: Double

  /// Creates a frame, by default at the origin.
  @inlinable
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a frame at the origin from whole numbers, such as a size in terminal cells.
  @_disfavoredOverload
  @inlinable
  public init(width: some BinaryInteger, height: some BinaryInteger) {
    self.init(width: Double(width), height: Double(height))
  }

  /// The right edge: `x + width`.
  @inlinable public var maxX: Double { x + width }

  /// The edge opposite to `y`: `y + height`.
  @inlinable public var maxY: Double { y + height }

  /// The middle between the left and the right edge.
  @inlinable public var midX: Double { x + width / 2 }

  /// The middle between the top and the bottom edge.
  @inlinable public var midY: Double { y + height / 2 }

  /// A frame at the origin with zero size.
  @inlinable public static var zero: Frame { Frame(width: 0, height: 0) }

  /// Whether the frame has no area: its width or its height is 0 or negative.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The frame's width and height.
  @inlinable public var extent: Extent { Extent(width: width, height: height) }

  /// Whether a point lies inside. The left and top edges belong to the frame, the right and bottom edges do not.
  @inlinable
  public func contains(x: Double, y: Double) -> Bool { x >= self.x && x < maxX && y >= self.y && y < maxY }

  /// Whether the frames have points in common. Frames that only touch do not intersect.
  @inlinable
  public func intersects(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns the common part of two frames, or `nil` if they do not intersect.
  @inlinable
  public func intersection(_ other: Frame) -> Frame? {
    guard intersects(other) else { return nil }
    let left = Swift.max(x, other.x), top = Swift.max(y, other.y)
    return Frame(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the smallest frame that contains both.
  @inlinable
  public func union(_ other: Frame) -> Frame {
    let left = min(x, other.x), top = min(y, other.y)
    return Frame(x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }

  /// Returns the frame with each side moved inwards, where `top` is the side of `y`. Negative distances enlarge it;
  /// sizes are at least 0.
  @inlinable
  public func inset(by edges: Edges) -> Frame {
    Frame(
      x: x + edges.left, y: y + edges.top, width: Swift.max(width - edges.horizontal, 0),
      height: Swift.max(height - edges.vertical, 0))
  }

  /// Returns the frame with all sides moved inwards by a distance.
  @inlinable
  public func inset(by distance: Double) -> Frame { inset(by: Edges(distance)) }

  /// Creates a frame with the given size, by default at the origin.
  @inlinable
  public init(x: Double = 0, y: Double = 0, _ extent: Extent) {
    self.init(x: x, y: y, width: extent.width, height: extent.height)
  }

  /// Returns the frame moved by a distance.
  @inlinable
  public func offset(x: Double = 0, y: Double = 0) -> Frame {
    Frame(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

extension Frame: Codable {}
