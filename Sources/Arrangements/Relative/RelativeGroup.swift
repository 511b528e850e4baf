public import EagerLayout

/// Items of ``Relative`` that share its width, or stand in its middle together.
///
///     Relative(groups: [.equalWidths(["a", "b", "c"], weights: [1, 1, 2], plus: -10), .centered(["a", "b"], gap: 8)])
public struct RelativeGroup: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case equal, centered }

  let kind: Kind
  let axis: RelativeAxis
  let members: [LayoutID]
  let weights: [Double]
  /// What is added for each member, or the gap between two.
  let space: Double

  /// Items that have all of the container's width together, each by its weight.
  ///
  /// - Parameters:
  ///   - members: the ids of the items. Those that are hidden have no part.
  ///   - weights: a weight for each; 1 where there is none.
  ///   - plus: what is added to the width that is shared for each of them: negative, it leaves room between them.
  public static func equalWidths(_ members: [LayoutID], weights: [Double] = [], plus: Double = 0) -> RelativeGroup {
    RelativeGroup(kind: .equal, axis: .horizontal, members: members, weights: weights, space: plus)
  }

  /// Items that have all of the container's height together, each by its weight.
  public static func equalHeights(_ members: [LayoutID], weights: [Double] = [], plus: Double = 0) -> RelativeGroup {
    RelativeGroup(kind: .equal, axis: .vertical, members: members, weights: weights, space: plus)
  }

  /// Items side by side in the container's middle, with gaps between them.
  public static func centered(_ members: [LayoutID], gap: Double = 0) -> RelativeGroup {
    RelativeGroup(kind: .centered, axis: .horizontal, members: members, weights: [], space: gap)
  }

  /// Items below each other in the container's middle, with gaps between them.
  public static func centeredVertically(_ members: [LayoutID], gap: Double = 0) -> RelativeGroup {
    RelativeGroup(kind: .centered, axis: .vertical, members: members, weights: [], space: gap)
  }
}

/// Where all items of ``Relative`` are moved to together when they are placed.
public struct RelativeGravity: Equatable, Sendable {
  /// The share of the space beside the items that is before them; nil where they are not moved.
  public var horizontal: Double?
  /// The share of the space above and below the items that is above them; nil where they are not moved.
  public var vertical: Double?
  /// An item that stays, and does not count.
  public var ignored: LayoutID?
  /// For which edges of all items together the one that stays counts.
  package var ignoredAcross = IgnoredEdges(), ignoredDown = IgnoredEdges()

  /// Whether the item that stays counts where all items together begin and end along an axis.
  package struct IgnoredEdges: Equatable, Sendable {
    package var first = false, last = false

    package init(first: Bool = false, last: Bool = false) { (self.first, self.last) = (first, last) }
  }

  /// Shares of the space around the items that are before and above them: 0.5 moves them to the middle.
  public init(horizontal: Double? = nil, vertical: Double? = nil, ignoring ignored: LayoutID? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.ignored = ignored
  }
}
