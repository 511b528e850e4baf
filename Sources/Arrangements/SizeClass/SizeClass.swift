/// The available space of an app in broad categories, for choosing values by the size of its window.
///
///     let size = SizeClass(width: .regular, height: .compact, orientation: .landscape)
///     let columns = Choices(default: 1).when(.regular, .any, 3)[size]
///
/// Trees are values: to adapt to another size class, create the tree again with the values for that class.
/// `update(to:)` finds the differences. After MyLayout's size classes.
public struct SizeClass: Hashable, Sendable {
  /// The available space along an axis.
  public enum Category: Hashable, Sendable {
    /// Any amount of space.
    case any
    /// Little space, such as the width of a phone in portrait orientation.
    case compact
    /// Much space.
    case regular
  }

  /// The orientation of a window.
  public enum Orientation: Hashable, Sendable {
    /// Any orientation.
    case any
    /// Higher than wide.
    case portrait
    /// Wider than high.
    case landscape
  }

  /// The horizontal space.
  public var width: Category
  /// The vertical space.
  public var height: Category
  /// The orientation of the window.
  public var orientation: Orientation

  /// Creates a size class. Omitted properties match anything.
  public init(width: Category = .any, height: Category = .any, orientation: Orientation = .any) {
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  /// The precedence: the height outranks the width, and both outrank the orientation.
  package var rank: Int { (height == .any ? 0 : 4) + (width == .any ? 0 : 2) + (orientation == .any ? 0 : 1) }

  /// Returns `true` if the other class matches this one.
  package func includes(_ other: SizeClass) -> Bool {
    (width == .any || width == other.width) && (height == .any || height == other.height)
      && (orientation == .any || orientation == other.orientation)
  }
}
