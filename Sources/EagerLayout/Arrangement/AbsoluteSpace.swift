/// The available space of an absolute child along one axis, and its alignment in that space.
///
/// Insets and percentages refer to this space instead of the container's padding box.
public struct AbsoluteSpace: Equatable, Sendable {
  /// A position in a larger space.
  public enum Position: Equatable, Sendable {
    /// At the start, in the middle, at the end.
    case start, center, end
  }

  /// The start of the space, measured from the start of the padding box.
  public var start: Double
  /// The length of the space.
  public var length: Double
  /// The position of a child without insets.
  public var position = Position.start
  /// The point at which a child without insets is aligned by `position`, measured from the start of the padding box.
  /// `nil` aligns it in the whole space.
  public var staticStart: Double?
  /// Whether a child that is too large stays at the start.
  public var isSafe = false
  /// The position of a child between two insets; `nil` if it fills the space between them.
  public var positionBetweenInsets: Position?
  /// Whether a child that is too large stays at the start between two insets; `nil` keeps it inside the padding box.
  public var keepsStartBetweenInsets: Bool?

  /// Creates a space with a start and a length.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }
}

/// A container's padding box along one axis, for placing an absolute child.
public struct AbsoluteBox: Equatable, Sendable {
  /// Whether the axis is horizontal.
  public let isHorizontal: Bool
  /// The padding before the content box, the length of the content box, and the padding after it.
  public let before, inner, after: Double
  /// Whether the container's direction is right to left.
  public let isRightToLeft: Bool
  /// The number of items before the child. Undefined if items are sorted by `order`.
  package let itemsBefore: Int

  /// The length of the padding box.
  public var length: Double { before + inner + after }
}
