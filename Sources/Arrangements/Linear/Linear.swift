public import EagerLayout

/// A line of items by the rules of Android's LinearLayout or of MyLayout's: weights, gravity, and gaps that shrink.
///
///     Linear(.vertical) {
///       header
///       list.weight(1, from: 0)
///       footer
///     }
///
/// Items fit their content on the cross axis too, like Android's `wrap_content`: a `Flex()` is 0 wide unless it
/// has a weight, a width, or `gravity: .top`, which fills the cross axis of a vertical line.
///
/// Differences from `Row` and `Column`: by Android's rules, an item's share is added to its size instead of its
/// content's minimum, items shrink by weight, and are measured one after the other; by MyLayout's rules, gaps
/// shrink too.
///
/// ### Android's rules
///
/// Items are measured one after the other: each gets its own size, or its content's size in the space that the items
/// before it leave; from the first item with a weight on, in the space of the whole line. The space that is then left,
/// or exceeded, is distributed by weight; no size becomes negative. In a horizontal line, items at the top are aligned
/// by their baselines. The line's min-content width is 0.
///
/// ### MyLayout's rules
///
/// Items without a weight get their own size, or their content's. The space that is left is distributed by weight: an
/// item with a weight is as large as its share, regardless of its own size, unless `weight(_:from:)` specifies a start
/// other than 0. If the items are too long, gaps and sizes that yield shrink in proportion to their factors, down to 0.
/// Gaps also shrink if limits of items, or a ``weightSum`` below the sum of weights, make the line too long.
///
/// On the cross axis, items that fill do not count for the line's own size unless all of them fill.
///
/// - Complexity: O(n) in the number of items; if items or gaps shrink, another O(n) each time that some reach 0.
public struct Linear: Arrangement {
  /// The layout values of items: a weight, a gravity.
  public typealias Parameter = LinearItem

  /// The main axis of a line.
  public enum Axis: Equatable, Sendable {
    /// From the start to the end of the direction of writing.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The rules of a line.
  public enum Rules: Equatable, Sendable {
    /// The rules of Android's LinearLayout.
    case android
    /// The rules of MyLayout's linear layout.
    case myLayout
  }

  /// The name of the arrangement.
  public static var name: StaticString { "Linear" }

  /// The main axis.
  public var axis: Axis
  /// The rules.
  public var rules: Rules
  /// The position of all items together on the main axis, and of items without a gravity on the cross axis.
  public var gravity: Place
  /// A replacement for the sum of all weights, so that not all free space is distributed; `nil` for the actual sum.
  public var weightSum: Double?
  /// Whether a horizontal line by Android's rules aligns the baselines of items at the top, and of items at the bottom.
  public var alignsBaselines: Bool
  /// The index of the item whose baseline the line takes by Android's rules; `nil` for none.
  public var baselineItem: Int?
  /// Whether, by Android's rules, a line that is as long as its content gives the size of its largest item to all items
  /// with a weight.
  public var matchesLargest: Bool
  /// Whether the line's length in Android is given, or follows its content; `nil` if unknown. If it is unknown, rules
  /// of Android that depend on it are not applied.
  package var isLengthGiven: Bool?
  /// Whether the cross size is given, too.
  package var isBreadthGiven = true
  /// Whether the line is as long as its content if that exceeds the given length: within a scroll view.
  package var mayFollowContent = false
  /// The minimum size of the content, which the container may undercut.
  package var least = Extent()
  /// The gap after the last item. It reduces the free space, and no item.
  package var endGap = 0.0

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - axis: the main axis.
  ///   - rules: the rules.
  ///   - gravity: the position of items on both axes.
  ///   - weightSum: a replacement for the sum of all weights; `nil` for the actual sum.
  ///   - alignsBaselines: whether a horizontal line by Android's rules aligns baselines.
  ///   - baselineItem: the index of the item whose baseline the line takes.
  ///   - matchesLargest: whether items with a weight are as large as the largest item.
  public init(
    _ axis: Axis = .horizontal, _ rules: Rules = .android, gravity: Place = .topLeading, weightSum: Double? = nil,
    alignsBaselines: Bool = true, baselineItem: Int? = nil, matchesLargest: Bool = false
  ) {
    self.axis = axis
    self.rules = rules
    self.gravity = gravity
    self.weightSum = weightSum
    self.alignsBaselines = alignsBaselines
    self.baselineItem = baselineItem
    self.matchesLargest = matchesLargest
  }

  /// Creates the cache: the items' layout values, with storage for the sizes and gaps of a pass.
  public func makeMemory(_ items: [ArrangedItem<LinearItem>]) -> LinearMemory {
    LinearMemory(items, rules)
  }

  /// Requests baselines if the line aligns them.
  public var traits: ArrangementTraits { usesBaselines ? .alignsBaselines : [] }

  /// Returns the index of the item whose baseline the line takes.
  public func baselineItem(isLast: Bool, count: Int, _ memory: LinearMemory) -> Int? {
    switch rules {
    case .android: baselineItem.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
    case .myLayout: count == 0 ? nil : isLast ? count - 1 : 0
    }
  }

  var usesBaselines: Bool { axis == .horizontal && rules == .android && alignsBaselines }

  /// The position of the items on the main axis.
  var along: Place.Alignment { axis == .horizontal ? gravity.horizontal : gravity.vertical }

  /// Returns the position of an item on the cross axis.
  func across(_ item: LinearItem) -> Place.Alignment {
    item.gravity ?? (axis == .horizontal ? gravity.vertical : gravity.horizontal)
  }
}
