/// A rectangle: where an item is and how large it is.
///
/// The unit is the user's own (points, pixels, terminal cells). `x` grows to the right and `y` downwards,
/// unless the layout was asked for y-up coordinates.
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

  /// A frame at a position, at the origin unless said otherwise.
  @inlinable
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge: `x + width`.
  @inlinable public var maxX: Double { x + width }

  /// The edge opposite to `y`: `y + height`.
  @inlinable public var maxY: Double { y + height }

  /// The frame's width and height.
  @inlinable public var extent: Extent { Extent(width: width, height: height) }

  /// Whether a point lies inside. The left and top edges belong to the frame, the right and bottom edges do not.
  @inlinable
  public func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  /// The frame moved by a distance.
  @inlinable
  public func offset(x: Double, y: Double) -> Frame {
    Frame(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
