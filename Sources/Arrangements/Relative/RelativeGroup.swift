public import EagerLayout

/// Items of ``Relative`` that divide its width or height among them, or are centered in it together.
///
///     Relative(groups: [.equalWidths(["a", "b", "c"], weights: [1, 1, 2], plus: -10), .centered(["a", "b"], gap: 8)])
public struct RelativeGroup: Equatable, Sendable {
  /// `true` if the items share the container's size, `false` if they are centered together.
  package let sharesSize: Bool
  /// `true` if the group sets widths or horizontal positions, `false` for heights or vertical positions.
  package let isHorizontal: Bool
  package var members: [LayoutID]
  package let weights: [Double]
  /// The extra size per member, or the gap between two members.
  package let space: Double

  package init(sharesSize: Bool, isHorizontal: Bool, members: [LayoutID], weights: [Double], space: Double) {
    self.sharesSize = sharesSize
    self.isHorizontal = isHorizontal
    self.members = members
    self.weights = weights
    self.space = space
  }

  /// Returns a group of items that together have the container's width, distributed by weight.
  ///
  /// - Parameters:
  ///   - members: the ids of the items. Hidden items get no width.
  ///   - weights: the weight of each item; 1 if missing.
  ///   - plus: the extra width per item. The total is distributed by weight. A negative value leaves space over.
  public static func equalWidths(_ members: [LayoutID], weights: [Double] = [], plus: Double = 0) -> RelativeGroup {
    RelativeGroup(sharesSize: true, isHorizontal: true, members: members, weights: weights, space: plus)
  }

  /// Returns a group of items that together have the container's height, distributed by weight.
  public static func equalHeights(_ members: [LayoutID], weights: [Double] = [], plus: Double = 0) -> RelativeGroup {
    RelativeGroup(sharesSize: true, isHorizontal: false, members: members, weights: weights, space: plus)
  }

  /// Returns a group of items side by side in the center of the container, with gaps between them.
  public static func centered(_ members: [LayoutID], gap: Double = 0) -> RelativeGroup {
    RelativeGroup(sharesSize: false, isHorizontal: true, members: members, weights: [], space: gap)
  }

  /// Returns a group of items one below the other in the center of the container, with gaps between them.
  public static func centeredVertically(_ members: [LayoutID], gap: Double = 0) -> RelativeGroup {
    RelativeGroup(sharesSize: false, isHorizontal: false, members: members, weights: [], space: gap)
  }
}

/// The position to which all items of ``Relative`` are moved together after they are placed.
public struct RelativeGravity: Equatable, Sendable {
  /// The fraction of the horizontal free space that is before the items; `nil` to leave them in place.
  public var horizontal: Double?
  /// The fraction of the vertical free space that is above the items; `nil` to leave them in place.
  public var vertical: Double?
  /// The id of an item that is not moved, and does not count for the common extent of the items; `nil` for none. In
  /// layouts from Android, the item may count at some edges of the extent.
  public var ignored: LayoutID?
  /// The edges at which the ignored item counts for the common extent after all, along each axis, as in Android.
  package var ignoredHorizontalEdges = IgnoredEdges(), ignoredVerticalEdges = IgnoredEdges()

  /// `first` and `last` are `true` if the ignored item counts at the start and at the end of the extent.
  package struct IgnoredEdges: Equatable, Sendable {
    package var first = false, last = false

    package init(first: Bool = false, last: Bool = false) { (self.first, self.last) = (first, last) }
  }

  /// Creates a gravity from fractions of the free space before and above the items: 0.5 centers them.
  public init(horizontal: Double? = nil, vertical: Double? = nil, ignoring ignored: LayoutID? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.ignored = ignored
  }
}
