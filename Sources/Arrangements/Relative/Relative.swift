public import EagerLayout

/// A container with constraints: items are positioned relative to one another and to the container.
///
///     Relative {
///       Fixed(width: 40, height: 40).id(Part.icon).centerY(to: .parent)
///       Flex().leading(to: .trailing(of: Part.icon), 8).trailing(to: .parent).centerY(to: .centerY(of: Part.icon))
///     }
///
/// Any two of leading edge, center, trailing edge and width determine the others; so do two of top, center, bottom and
/// height. An item with two edges and no size of its own fills the distance between them; with one edge it fits its
/// content into the remaining space, and without edges it is in the top leading corner. Widths are computed before
/// heights: a horizontal constraint that depends on a height uses a specified length, or else 0.
///
/// A hidden sibling counts as a point at the place that its own constraints determine, and distances to it are 0.
/// Constraints that depend on themselves are reported as an issue: the last one written of a cycle is dropped.
///
/// A container without a size of its own fits the items that do not depend on its end, center or size. Each pass takes
/// O(items + constraints), and so does ordering the constraints after an edit.
public struct Relative: Arrangement {
  /// The layout values of an item: its constraints.
  public typealias ItemValue = RelativeConstraints
  /// The cache: the order in which constraints are solved, and their solution.
  public typealias Cache = RelativeCache

  /// The rules for ambiguous constraints.
  public enum Rules: Sendable {
    /// A specified size wins over a second edge, and an item is at least as wide as its min-content width.
    case own
    /// The rules of Android's RelativeLayout: two edges win over a size, a size is limited by the space that one edge
    /// leaves, a center is used only if no edge is constrained, the min-content width is 0, and a constraint to a
    /// hidden sibling is replaced by that sibling's own constraint of the same kind, or dropped.
    case android
  }

  /// Groups of items that divide the container's size among them, or are centered in it together.
  public var groups: [RelativeGroup]
  /// The position to which all items are moved together.
  public var gravity: RelativeGravity
  /// The rules for ambiguous constraints.
  public var rules: Rules
  /// `true` for a RelativeLayout of an Android layout: the topmost item supplies the baseline, and an item whose
  /// constraints put its left edge to the right of its right edge keeps the left edge.
  package var isFromAndroidLayout = false
  /// `true` if Android would measure items in an unlimited width (`isWidthUnlimited`) or height (`isHeightUnlimited`).
  package var isWidthUnlimited = false, isHeightUnlimited = false
  /// `true` if any item may be aligned by a baseline. `false` saves the pass that finds baselines.
  package var mayAlignBaselines = true
  /// The minimum size that the passes return for the content. The available space may be smaller.
  package var minimumContentSize = Extent()

  /// Creates a container with constraints.
  public init(_ rules: Rules = .own, groups: [RelativeGroup] = [], gravity: RelativeGravity = RelativeGravity()) {
    self.rules = rules
    self.groups = groups
    self.gravity = gravity
  }

  /// `"Relative"`.
  public static var name: StaticString { "Relative" }

  /// Requests baselines, since items can be aligned by them.
  public var traits: ArrangementTraits { mayAlignBaselines ? .alignsBaselines : [] }

  /// Creates the cache from the items' constraints.
  public func makeCache(_ items: [ArrangedItem<RelativeConstraints>]) -> RelativeCache {
    makeCache(items, hidden: [])
  }

  /// Creates the cache from the constraints of all items, including hidden ones.
  public func makeCache(
    _ items: [ArrangedItem<RelativeConstraints>], hidden: [ArrangedItem<RelativeConstraints>]
  ) -> RelativeCache {
    RelativeBuilder.cache(self, items + hidden, visibleCount: items.count)
  }

  /// Returns the extent of the items that do not depend on the container's end, center or width.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout RelativeCache) -> IntrinsicWidths {
    cache.storeHeights(items)
    var haveFixedWidths = true
    cache.lengths.reset(count: items.count)
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item)
      haveFixedWidths = haveFixedWidths && sizes.minContent == sizes.maxContent
      cache.lengths.natural.append(sizes.maxContent)
      cache.lengths.margins[item] = items.margins(of: item).horizontal
      cache.lengths.isSpecified[item] =
        cache.horizontal.constraints[item].edgeCount > 1 && items.definiteSize(of: item).width != nil
    }
    let maxContent = max(cache.contentWidth(), minimumContentSize.width)
    if rules == .android { return IntrinsicWidths(minContent: 0, maxContent: maxContent) }
    if haveFixedWidths { return IntrinsicWidths(minContent: maxContent, maxContent: maxContent) }
    for item in 0..<items.count { cache.lengths.natural[item] = items.intrinsicWidths(of: item).minContent }
    return IntrinsicWidths(minContent: cache.contentWidth(), maxContent: maxContent)
  }

  /// Sets each item's width from its constraints, or fits its content into the space that they leave.
  public func setWidths(of items: inout WidthPass, _ cache: inout RelativeCache) {
    cache.storeHeights(items)
    cache.places.horizontal.solve(cache.horizontal, in: items.width, otherAxis: cache.heights, &items)
  }

  /// Returns the extent of the items that do not depend on the container's bottom, center or height.
  public func height(of items: borrowing HeightPass, _ cache: inout RelativeCache) -> Double {
    cache.storeLengths(vertical: items)
    return max(cache.contentHeight(), minimumContentSize.height)
  }

  /// Places each item by its constraints.
  public func place(_ items: inout PlacementPass, _ cache: inout RelativeCache) {
    cache.storeLengths(vertical: items)
    cache.places.vertical.solve(
      cache.vertical, in: items.contentSize.height, otherAxis: cache.places.horizontal.values, &cache.lengths)
    if isFromAndroidLayout { cache.topmost = cache.topmostItem(of: items) }
    let horizontal = cache.places.horizontal, vertical = cache.places.vertical
    let dx = cache.shift(gravity.horizontal, horizontal, items.contentSize.width, gravity.ignoredHorizontalEdges)
    let dy = cache.shift(gravity.vertical, vertical, items.contentSize.height, gravity.ignoredVerticalEdges)
    for item in 0..<items.count {
      let moves = item != cache.ignored
      let lateX = horizontal.lateStart(of: item, cache.horizontal, otherAxis: cache.heights, cache.lengths)
      let lateY = vertical.lateStart(of: item, cache.vertical, otherAxis: horizontal.values, cache.lengths)
      let hasCrossedEdges =
        isFromAndroidLayout && items.isRightToLeft
        && horizontal.end(of: item) + 1e-9 < horizontal.start(of: item) + horizontal.size(of: item)
      let startX = hasCrossedEdges ? horizontal.end(of: item) - horizontal.size(of: item) : horizontal.start(of: item)
      let x = (lateX ?? startX) + (moves ? dx : 0)
      let y = (lateY ?? vertical.start(of: item)) + (moves ? dy : 0)
      if cache.lengths.isSetByConstraint[item] {
        items.place(item, x: x, y: y, height: cache.places.vertical.size(of: item))
      } else {
        items.place(item, x: x, y: y)
      }
    }
  }
}

extension Relative {
  /// Returns the index of the first or last item, or of the topmost one in Android layouts.
  public func baselineItem(isLast: Bool, count: Int, _ cache: RelativeCache) -> Int? {
    isFromAndroidLayout ? cache.topmost : count == 0 ? nil : isLast ? count - 1 : 0
  }
}

extension RelativeCache {
  /// Returns the item with the highest top; of several, the leftmost one.
  fileprivate func topmostItem(of items: borrowing PlacementPass) -> Int? {
    var best: (item: Int, place: (Double, Double, Int))?
    // Among items at the same position, Android prefers items that no sibling positions, and of these the last one.
    for item in (0..<visibleCount).reversed() {
      let margins = items.margins(of: item), top = places.vertical.start(of: item) + margins.top
      let left =
        items.isRightToLeft
        ? margins.right - places.horizontal.end(of: item) : places.horizontal.start(of: item) + margins.left
      let place = (top, left, vertical.isPositionedBySibling(item) ? 1 : 0)
      if let best, best.place <= place { continue }
      best = (item, place)
    }
    return best?.item
  }

  /// Stores the items' heights and margins, and the baselines to which constraints refer.
  fileprivate mutating func storeLengths(vertical items: borrowing some MeasuredItems & ~Copyable) {
    lengths.reset(count: items.count)
    for item in 0..<items.count {
      lengths.natural.append(items.height(of: item))
      lengths.margins[item] = items.margins(of: item).vertical
      lengths.isSpecified[item] = vertical.constraints[item].edgeCount > 1 && items.definiteSize(of: item).height != nil
    }
    for item in vertical.baselineItems { lengths.ascents[Int(item)] = items.baselines(of: Int(item)).first }
  }
}
