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
  public typealias Parameter = RelativeConstraints
  /// The cache: the order in which constraints are solved, and their solution.
  public typealias Memory = RelativeMemory

  /// The rules for ambiguous constraints.
  public enum Rules: Sendable {
    /// A specified size wins over a second edge, and an item is at least as wide as its min-content width.
    case own
    /// The rules of Android's RelativeLayout: two edges win over a size, a size is limited by the space that one edge
    /// leaves, a center counts only without edges, the min-content width is 0, and a constraint to a hidden sibling is
    /// replaced by that sibling's own constraint of the same kind, or dropped.
    case android
  }

  /// Groups of items that divide the container's size among them, or are centered in it together.
  public var groups: [RelativeGroup]
  /// The position to which all items are moved together.
  public var gravity: RelativeGravity
  /// The rules for ambiguous constraints.
  public var rules: Rules
  /// Whether this is an Android RelativeLayout: the topmost item supplies its baseline, and an item whose constraints put
  /// the left edge to the right of the right edge keeps its left edge.
  package var isOfAndroid = false
  /// Whether Android would measure the container, and therefore its items, without a limit along each axis.
  package var isUnlimitedAcross = false, isUnlimitedDown = false
  /// Whether an item may be aligned by a baseline.
  package var mayAlignBaselines = true
  /// The minimum size of the content. The available space may be smaller.
  package var least = Extent()

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
  public func makeMemory(_ items: [ArrangedItem<RelativeConstraints>]) -> RelativeMemory {
    makeMemory(items, hidden: [])
  }

  /// Creates the cache from the constraints of all items, including hidden ones.
  public func makeMemory(
    _ items: [ArrangedItem<RelativeConstraints>], hidden: [ArrangedItem<RelativeConstraints>]
  ) -> RelativeMemory {
    RelativeBuilder.memory(self, items + hidden, shown: items.count)
  }

  /// Returns the extent of the items that do not depend on the container's end, center or width.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout RelativeMemory) -> InlineSizes {
    memory.noteHeights(items)
    var isRigid = true
    memory.lengths.begin(count: items.count)
    for item in 0..<items.count {
      let sizes = items.inlineSizes(of: item)
      isRigid = isRigid && sizes.least == sizes.greatest
      memory.lengths.natural.append(sizes.greatest)
      memory.lengths.margins[item] = items.margins(of: item).horizontal
      memory.lengths.isOwn[item] = memory.across.plans[item].edgeCount > 1 && items.definiteSize(of: item).width != nil
    }
    let greatest = max(memory.tryAcross(), least.width)
    if rules == .android { return InlineSizes(least: 0, greatest: greatest) }
    if isRigid { return InlineSizes(least: greatest, greatest: greatest) }
    for item in 0..<items.count { memory.lengths.natural[item] = items.inlineSizes(of: item).least }
    return InlineSizes(least: memory.tryAcross(), greatest: greatest)
  }

  /// Sets each item's width from its constraints, or fits its content into the space that they leave.
  public func setWidths(of items: inout ItemWidths, _ memory: inout RelativeMemory) {
    memory.noteHeights(items)
    memory.places.across.solve(memory.across, in: items.width, foreign: memory.heights, &items)
  }

  /// Returns the extent of the items that do not depend on the container's bottom, center or height.
  public func height(of items: borrowing ItemHeights, _ memory: inout RelativeMemory) -> Double {
    memory.noteLengths(down: items)
    return max(memory.tryDown(), least.height)
  }

  /// Places each item by its constraints.
  public func place(_ items: inout ItemPlaces, _ memory: inout RelativeMemory) {
    memory.noteLengths(down: items)
    memory.places.down.solve(
      memory.down, in: items.extent.height, foreign: memory.places.across.values, &memory.lengths)
    if isOfAndroid { memory.topmost = memory.topmostItem(of: items) }
    let across = memory.places.across, down = memory.places.down
    let dx = memory.shift(gravity.horizontal, across, items.extent.width, gravity.ignoredAcross)
    let dy = memory.shift(gravity.vertical, down, items.extent.height, gravity.ignoredDown)
    for item in 0..<items.count {
      let moves = item != memory.ignored
      let lateX = across.lateStart(of: item, memory.across, foreign: memory.heights, memory.lengths)
      let lateY = down.lateStart(of: item, memory.down, foreign: across.values, memory.lengths)
      let isCrossed =
        isOfAndroid && items.isRightToLeft
        && across.end(of: item) + 1e-9 < across.start(of: item) + across.size(of: item)
      let early = isCrossed ? across.end(of: item) - across.size(of: item) : across.start(of: item)
      let x = (lateX ?? early) + (moves ? dx : 0)
      let y = (lateY ?? down.start(of: item)) + (moves ? dy : 0)
      if memory.lengths.isGiven[item] {
        items.place(item, x: x, y: y, height: memory.places.down.size(of: item))
      } else {
        items.place(item, x: x, y: y)
      }
    }
  }
}

extension Relative {
  /// Returns the index of the first or last item, or of the topmost one in Android layouts.
  public func baselineItem(isLast: Bool, count: Int, _ memory: RelativeMemory) -> Int? {
    isOfAndroid ? memory.topmost : count == 0 ? nil : isLast ? count - 1 : 0
  }
}

extension RelativeMemory {
  /// Returns the item with the highest top, and of several the leftmost one.
  fileprivate func topmostItem(of items: borrowing ItemPlaces) -> Int? {
    var best: (item: Int, place: (Double, Double, Int))?
    // Of several, Android takes the last one that does not depend on siblings.
    for item in (0..<shown).reversed() {
      let margins = items.margins(of: item), top = places.down.start(of: item) + margins.top
      let left =
        items.isRightToLeft ? margins.right - places.across.end(of: item) : places.across.start(of: item) + margins.left
      let place = (top, left, down.isPutBySibling(item) ? 1 : 0)
      if let best, best.place <= place { continue }
      best = (item, place)
    }
    return best?.item
  }

  /// Stores the items' heights, and the baselines that constraints refer to.
  fileprivate mutating func noteLengths(down items: borrowing some MeasuredItems & ~Copyable) {
    lengths.begin(count: items.count)
    for item in 0..<items.count {
      lengths.natural.append(items.height(of: item))
      lengths.margins[item] = items.margins(of: item).vertical
      lengths.isOwn[item] = down.plans[item].edgeCount > 1 && items.definiteSize(of: item).height != nil
    }
    for item in down.baselineItems { lengths.ascents[Int(item)] = items.baselines(of: Int(item)).first }
  }
}
