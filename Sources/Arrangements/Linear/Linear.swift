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
/// Differences from `Row` and `Column`: By Android's rules, an item's share of the free space is added to its own size,
/// whereas a `Flex` in a row starts from 0. Items shrink by weight, and they are measured one after the other. By
/// MyLayout's rules, gaps shrink too.
///
/// ### Android's rules
///
/// Items are measured one after the other: each gets its own size, or its content's size in the space that earlier
/// items leave. The first item with a weight and all later ones are measured in the space of the whole line. Then free
/// space or overflow is distributed by weight; no size becomes negative. In a horizontal line, items at the top are
/// aligned by their baselines. The line's min-content width is 0.
///
/// ### MyLayout's rules
///
/// Items without a weight get their own size, or their content's. The free space is distributed by weight: an item with
/// a weight is as large as its share, regardless of its own size, unless `weight(_:from:)` specifies a start other than
/// 0. If the items are too long, gaps and sizes with a yield factor shrink in proportion to it, down to 0. Gaps also
/// shrink if limits of items, or a ``weightSum`` below the sum of weights, make the line too long.
///
/// On the cross axis, items that fill contribute to the line's own size only if all items fill.
///
/// - Complexity: O(n) in the number of items; O(n log n) if items or gaps shrink.
public struct Linear: Arrangement {
  /// The layout values of items, such as weight and gravity.
  public typealias ItemValue = LinearItem

  /// The main axis of a line.
  public enum Axis: Equatable, Sendable {
    /// From start to end in the writing direction.
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

  /// `"Linear"`.
  public static var name: StaticString { "Linear" }

  /// The main axis.
  public var axis: Axis
  /// The rules.
  public var rules: Rules
  /// The position of all items together on the main axis, and of items without a gravity on the cross axis.
  public var gravity: Place
  /// A replacement for the sum of all weights, so that not all free space is distributed; `nil` for the actual sum.
  public var weightSum: Double?
  /// Whether, by Android's rules, a horizontal line aligns items by their baselines: items at the top with each other,
  /// and items at the bottom with each other.
  public var alignsBaselines: Bool
  /// The index of the item that supplies the line's baseline by Android's rules; `nil` for none.
  public var baselineItem: Int?
  /// Whether items with a weight get the size of the largest item, by Android's rules. In a line that is longer or
  /// shorter than its content, they share by weight the space that all items at the largest size would leave.
  public var matchesLargest: Bool
  /// For a line of an Android layout: `true` if its main size is specified, `false` if the main size follows the
  /// content. `nil` for other lines, which do not follow rules about a specified main size.
  package var isMainSizeSpecified: Bool?
  /// For a line of an Android layout: `true` if its cross size is specified.
  package var isCrossSizeSpecified = true
  /// `true` if the line may be longer than specified, because its content is, as in a scroll view of Android.
  package var mayExceedSpecifiedLength = false
  /// The minimum size that the passes return for the content. The container itself may be smaller.
  package var minimumContentSize = Extent()
  /// The gap after the last item.
  package var endGap = 0.0

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - axis: the main axis.
  ///   - rules: the rules.
  ///   - gravity: the position of items on both axes.
  ///   - weightSum: a replacement for the sum of all weights; `nil` for the actual sum.
  ///   - alignsBaselines: whether a horizontal line by Android's rules aligns baselines.
  ///   - baselineItem: the index of the item that supplies the line's baseline.
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
  public func makeCache(_ items: [ArrangedItem<LinearItem>]) -> LinearCache { LinearCache(items, rules) }

  /// Requests baselines if the line aligns them.
  public var traits: ArrangementTraits { usesBaselines ? .alignsBaselines : [] }

  /// Returns the index of the item that supplies the line's baseline. By MyLayout's rules, the first or last item.
  public func baselineItem(isLast: Bool, count: Int, _ cache: LinearCache) -> Int? {
    switch rules {
    case .android: baselineItem.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
    case .myLayout: count == 0 ? nil : isLast ? count - 1 : 0
    }
  }

  var usesBaselines: Bool { axis == .horizontal && rules == .android && alignsBaselines }

  /// The position of the items on the main axis.
  var mainAlignment: Place.Alignment { axis == .horizontal ? gravity.horizontal : gravity.vertical }

  /// Returns the position of an item on the cross axis.
  func crossAlignment(of item: LinearItem) -> Place.Alignment {
    item.gravity ?? (axis == .horizontal ? gravity.vertical : gravity.horizontal)
  }
}
