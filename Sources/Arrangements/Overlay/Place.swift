/// Where something lies in a box that has room to spare: in each axis at its start, in its middle, at its end, or all
/// over it.
///
///     Overlay { photo; badge.place(.topTrailing) }
///     Place(horizontal: .at(0.25), vertical: .center)
///
/// The start is where writing starts. What is named after one side alone, such as ``top``, fills the other axis.
public struct Place: Equatable, Sendable {
  /// Where something lies in one axis.
  public enum Alignment: Equatable, Sendable {
    /// All over the room, unless it has a size of its own: then at the start.
    case fill
    /// At the start.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
    /// With a share of the spare room before it: 0 is the start, 1 the end. What is not a number counts as 0.
    case at(Double)

    /// The share of the spare room that is before it.
    @inlinable
    public var share: Double {
      switch self {
      case .fill, .start: 0
      case .center: 0.5
      case .end: 1
      case .at(let share): share.isFinite ? share : 0
      }
    }

    /// Whether its share is a number.
    var isUsable: Bool { if case .at(let share) = self { share.isFinite } else { true } }
  }

  /// From where writing starts to where it ends.
  public var horizontal: Alignment
  /// From top to bottom.
  public var vertical: Alignment

  /// A place. It fills an axis that is not given.
  public init(horizontal: Alignment = .fill, vertical: Alignment = .fill) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Place {
  /// Whether its shares are numbers.
  var isUsable: Bool { horizontal.isUsable && vertical.isUsable }

  /// All over the box.
  public static var fill: Place { Place() }
  /// Along the start, from top to bottom.
  public static var leading: Place { Place(horizontal: .start) }
  /// Along the end, from top to bottom.
  public static var trailing: Place { Place(horizontal: .end) }
  /// Along the top, from start to end.
  public static var top: Place { Place(vertical: .start) }
  /// Along the bottom, from start to end.
  public static var bottom: Place { Place(vertical: .end) }

  /// The corner at the top where writing starts.
  public static var topLeading: Place { Place(horizontal: .start, vertical: .start) }
  /// The middle of the top.
  public static var topCenter: Place { Place(horizontal: .center, vertical: .start) }
  /// The corner at the top where writing ends.
  public static var topTrailing: Place { Place(horizontal: .end, vertical: .start) }
  /// The middle of the side where writing starts.
  public static var centerLeading: Place { Place(horizontal: .start, vertical: .center) }
  /// The middle of the box.
  public static var center: Place { Place(horizontal: .center, vertical: .center) }
  /// The middle of the side where writing ends.
  public static var centerTrailing: Place { Place(horizontal: .end, vertical: .center) }
  /// The corner at the bottom where writing starts.
  public static var bottomLeading: Place { Place(horizontal: .start, vertical: .end) }
  /// The middle of the bottom.
  public static var bottomCenter: Place { Place(horizontal: .center, vertical: .end) }
  /// The corner at the bottom where writing ends.
  public static var bottomTrailing: Place { Place(horizontal: .end, vertical: .end) }
}
