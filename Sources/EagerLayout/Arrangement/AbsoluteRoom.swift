/// Where an absolute child of a container belongs along one axis, and how it is aligned there.
///
/// Its insets and percentages are of this room, as they are elsewhere of the container's padding box.
public struct AbsoluteRoom: Equatable, Sendable {
  /// Where something lies in a room that is larger.
  public enum Position: Equatable, Sendable {
    /// At the start, in the middle, at the end.
    case start, center, end
  }

  /// Where it begins, from the start of the padding box.
  public var start: Double
  /// How long it is.
  public var length: Double
  /// Where a child without insets lies in it.
  public var position = Position.start
  /// Whether one that is too large keeps to the start.
  public var isSafe = false
  /// Where a child lies that is aligned between two insets; nil where it fills what is between them.
  public var positionBetweenInsets: Position?
  /// Whether that keeps to the start where it is too large; nil where it may leave the room but not the box.
  public var keepsStartBetweenInsets: Bool?

  /// A room from a place on.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }
}

/// A container's padding box along one axis, for the room of an absolute child.
public struct AbsoluteBox: Equatable, Sendable {
  /// Whether it is the axis from left to right.
  public let isHorizontal: Bool
  /// The padding before the content box, its length, and the padding behind it.
  public let before, inner, after: Double
  /// Whether writing goes from right to left in the container.
  public let isRightToLeft: Bool

  /// The length of the padding box.
  public var length: Double { before + inner + after }
}
