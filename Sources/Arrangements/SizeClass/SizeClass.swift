/// How much room an app has, in few words: what it knows of its window, and what it chooses values by.
///
///     let size = SizeClass(width: .regular, height: .compact, orientation: .landscape)
///     let columns = Choices(default: 1).when(.regular, .any, 3)[size]
///
/// Trees are values. For another size make the tree anew, with what is chosen then; `update(to:)`
/// finds what is different. After MyLayout's size classes.
public struct SizeClass: Hashable, Sendable {
  /// How much room there is along an axis.
  public enum Room: Hashable, Sendable {
    /// As much as there may be.
    case any
    /// Little, such as the width of a phone that is held upright.
    case compact
    /// Much.
    case regular
  }

  /// Which way a window is longer.
  public enum Orientation: Hashable, Sendable {
    /// Any way.
    case any
    /// Higher than wide.
    case portrait
    /// Wider than high.
    case landscape
  }

  /// The room from left to right.
  public var width: Room
  /// The room from top to bottom.
  public var height: Room
  /// Which way the window is longer.
  public var orientation: Orientation

  /// A class by what is known of it.
  public init(width: Room = .any, height: Room = .any, orientation: Orientation = .any) {
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  /// How much it says: the height more than the width, and both more than the orientation.
  package var rank: Int {
    (height == .any ? 0 : 4) + (width == .any ? 0 : 2) + (orientation == .any ? 0 : 1)
  }

  /// Whether what it says is so in another class.
  package func includes(_ other: SizeClass) -> Bool {
    (width == .any || width == other.width) && (height == .any || height == other.height)
      && (orientation == .any || orientation == other.orientation)
  }
}
