/// The position of an item in a larger box: in each axis at the start, in the middle or at the end, or filling it.
///
///     Overlay { photo; badge.place(.topTrailing) }
///     Place(horizontal: .at(0.25), vertical: .center)
///
/// The start follows the writing direction. A place named after one side alone, such as ``top``, fills the other axis.
public struct Place: Equatable, Sendable {
  /// The alignment in one axis.
  public enum Alignment: Equatable, Sendable {
    /// Fills the axis. An item with a size of its own is at the start.
    case fill
    /// At the start.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
    /// At a fraction of the free space: 0 is the start and 1 the end. NaN and infinity count as 0.
    case at(Double)

    /// The fraction of the free space before the item.
    @inlinable
    public var share: Double {
      switch self {
      case .fill, .start: 0
      case .center: 0.5
      case .end: 1
      case .at(let share): share.isFinite ? share : 0
      }
    }

    var isFinite: Bool { if case .at(let share) = self { share.isFinite } else { true } }
  }

  /// The horizontal alignment, which follows the writing direction.
  public var horizontal: Alignment
  /// The vertical alignment, from top to bottom.
  public var vertical: Alignment

  /// Creates a place. By default, the item fills both axes.
  public init(horizontal: Alignment = .fill, vertical: Alignment = .fill) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Place {
  /// `true` if both fractions are finite.
  var isFinite: Bool { horizontal.isFinite && vertical.isFinite }

  /// The whole box.
  public static var fill: Place { Place() }
  /// The start edge, from top to bottom.
  public static var leading: Place { Place(horizontal: .start) }
  /// The end edge, from top to bottom.
  public static var trailing: Place { Place(horizontal: .end) }
  /// The top edge, from start to end.
  public static var top: Place { Place(vertical: .start) }
  /// The bottom edge, from start to end.
  public static var bottom: Place { Place(vertical: .end) }

  /// The top corner at the start.
  public static var topLeading: Place { Place(horizontal: .start, vertical: .start) }
  /// The center of the top edge.
  public static var topCenter: Place { Place(horizontal: .center, vertical: .start) }
  /// The top corner at the end.
  public static var topTrailing: Place { Place(horizontal: .end, vertical: .start) }
  /// The center of the start edge.
  public static var centerLeading: Place { Place(horizontal: .start, vertical: .center) }
  /// The center of the box.
  public static var center: Place { Place(horizontal: .center, vertical: .center) }
  /// The center of the end edge.
  public static var centerTrailing: Place { Place(horizontal: .end, vertical: .center) }
  /// The bottom corner at the start.
  public static var bottomLeading: Place { Place(horizontal: .start, vertical: .end) }
  /// The center of the bottom edge.
  public static var bottomCenter: Place { Place(horizontal: .center, vertical: .end) }
  /// The bottom corner at the end.
  public static var bottomTrailing: Place { Place(horizontal: .end, vertical: .end) }
}
