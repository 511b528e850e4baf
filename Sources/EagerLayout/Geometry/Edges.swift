/// A distance for each side of a rectangle, such as a padding.
///
///     Edges(8)                            // 8 on all sides
///     Edges(horizontal: 16, vertical: 8)
///     Edges(top: 20)                      // 0 on the others
public struct Edges: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The distance at the top.
  public var top: Double
  /// The distance on the left.
  public var left: Double
  /// The distance at the bottom.
  public var bottom: Double
  /// The distance on the right.
  public var right: Double

  /// Creates edges; omitted sides are 0.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates edges with the same distance on all sides.
  @inlinable
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Creates edges with one distance for left and right, and one for top and bottom.
  @inlinable
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The sum of left and right.
  @inlinable public var horizontal: Double { left + right }

  /// The sum of top and bottom.
  @inlinable public var vertical: Double { top + bottom }
}

extension Edges {
  static func + (a: Edges, b: Edges) -> Edges {
    Edges(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension Edges: Codable {}
