public import EagerLayout

/// A container whose items are put by each other, and by the container itself.
///
///     Relative {
///       Fixed(width: 40, height: 40).id(Part.icon).centerY(to: .parent)
///       Flex().leading(to: .trailing(of: Part.icon), 8).trailing(to: .parent).centerY(to: .centerY(of: Part.icon))
///     }
///
/// Of two of leading, center, trailing edge and width the others follow; so do top, middle, bottom and height. An
/// item with two edges and no size of its own fills what is between; with one it fits its content into what that
/// leaves, and without any it stands in the corner where writing starts. Widths are known before heights: a
/// horizontal constraint by a height takes only one that is a length of the item's own, and 0 for others.
///
/// A sibling that is hidden is a point where its own constraints put it, and nothing is kept from it. Constraints
/// that come back to themselves are no fault that stops anything: the last one written of them is dropped, with an
/// issue.
///
/// What is put by the end, the middle or the size of the container does not widen it; without a size of its own, it
/// is as large as the rest. O(items and constraints) in each pass, and once per edit to order them.
public struct Relative: Arrangement {
  /// What an item says: what it is put by.
  public typealias Parameter = RelativeConstraints
  /// The order in which constraints are worked out, and where they put items.
  public typealias Memory = RelativeMemory

  /// How constraints are taken that leave a choice.
  public enum Rules: Sendable {
    /// A size of an item's own counts before a second edge, and content is never narrower than it can be.
    case own
    /// As in Android's RelativeLayout: two edges count before a size, a size yields to the room that one edge leaves,
    /// a center counts without edges alone, the content can be as narrow as 0, and what is put by a hidden sibling is
    /// put by what that one is put by in the same way, or not at all.
    case android
  }

  /// Items that share the container's size, or stand in its middle together.
  public var groups: [RelativeGroup]
  /// Where all items are moved to together.
  public var gravity: RelativeGravity
  /// How constraints are taken that leave a choice.
  public var rules: Rules
  /// Whether it is a RelativeLayout of Android's: its baseline is that of the topmost item, and an item whose left edge is
  /// right of its right edge lies at the left one.
  package var isOfAndroid = false
  /// Along which axes Android would measure it without a limit: then no item is limited either.
  package var isUnlimitedAcross = false, isUnlimitedDown = false
  /// The least size of its content, which yields to the space that there is.
  package var least = Extent()

  /// Items that are put by each other.
  public init(_ rules: Rules = .own, groups: [RelativeGroup] = [], gravity: RelativeGravity = RelativeGravity()) {
    self.rules = rules
    self.groups = groups
    self.gravity = gravity
  }

  /// `"Relative"`.
  public static var name: StaticString { "Relative" }

  /// Items can be put by baselines.
  public var traits: ArrangementTraits { .alignsBaselines }

  /// Finds what items are put by.
  public func makeMemory(_ items: [ArrangedItem<RelativeConstraints>]) -> RelativeMemory {
    makeMemory(items, hidden: [])
  }

  /// Finds what items are put by, those that are hidden among it.
  public func makeMemory(
    _ items: [ArrangedItem<RelativeConstraints>], hidden: [ArrangedItem<RelativeConstraints>]
  ) -> RelativeMemory {
    RelativeBuilder.memory(self, items + hidden, shown: items.count)
  }

  /// As far as the items reach that are not put by the container's end, middle or width.
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

  /// Each item gets the width that its constraints say, or what fits its content into the room that they leave.
  public func setWidths(of items: inout ItemWidths, _ memory: inout RelativeMemory) {
    memory.noteHeights(items)
    memory.places.across.solve(memory.across, in: items.width, foreign: memory.heights, &items)
  }

  /// As far down as the items reach that are not put by the container's bottom, middle or height.
  public func height(of items: borrowing ItemHeights, _ memory: inout RelativeMemory) -> Double {
    memory.noteLengths(down: items)
    return max(memory.tryDown(), least.height)
  }

  /// Each item where its constraints put it.
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
  /// The first item, or the topmost one.
  public func baselineItem(isLast: Bool, count: Int, _ memory: RelativeMemory) -> Int? {
    isOfAndroid ? memory.topmost : count == 0 ? nil : isLast ? count - 1 : 0
  }
}

extension RelativeMemory {
  /// The item whose top is the highest, and of several the one farthest to the left.
  fileprivate func topmostItem(of items: borrowing ItemPlaces) -> Int? {
    var best: (item: Int, place: (Double, Double, Int))?
    // Of several Android takes the last one that is not put by others.
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

  /// Notes how high items are, and where their baselines are as far as somebody is put by them.
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
