/// A width and a height, without a position.
public struct Extent: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The horizontal size.
  public var width: Double
  /// The vertical size.
  public var height: Double

  /// Creates an extent; an omitted size is 0.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension Extent: Codable {}
