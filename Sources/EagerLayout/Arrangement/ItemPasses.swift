// The items of a container, as far as they are known in each pass: what cannot be answered yet does not compile.
// Nobody can keep them, since they are only lent. (Passes 2 and 4 are in `ItemWidths.swift` and `ItemPlaces.swift`.)

/// What items have in all passes.
public protocol ArrangedItems: ~Copyable {
  /// How many items there are.
  var count: Int { get }
  /// The gap between neighbours side by side.
  var columnGap: Double { get }
  /// The gap between neighbours below each other.
  var rowGap: Double { get }
  /// The lengths that an item says of itself, with its margins; nil for an axis in which it says none.
  func definiteSize(of item: Int) -> (width: Double?, height: Double?)
  /// An item's margins, as if writing went from left to right: left is where it starts. `auto` ones are 0.
  func margins(of item: Int) -> Edges
  /// What an item's style says.
  func style(of item: Int) -> ArrangedStyle
  /// What the container's own style says.
  var containerStyle: ArrangedStyle { get }
  /// The lengths that the container says of itself.
  var containerLengths: ContainerLengths { get }
  /// Whether writing goes from right to left in the container. Places count from where it starts all the same.
  var isRightToLeft: Bool { get }
}

/// Pass 1: what items contribute to the width of the content.
public struct ItemContributions: ArrangedItems, ~Copyable {
  let lent: LentItems

  /// How many items there are.
  public var count: Int { lent.count }
  /// The gap between neighbours side by side. Percentages are of nothing yet, and 0.
  public var columnGap: Double { lent.columnGap }
  /// The gap between neighbours below each other. Percentages are of nothing yet, and 0.
  public var rowGap: Double { lent.rowGap }
  /// The lengths that an item says of itself, with its margins; nil for an axis in which it says none.
  public func definiteSize(of item: Int) -> (width: Double?, height: Double?) { lent.definiteSize(of: item) }
  /// An item's margins, as if writing went from left to right. Percentages are of the item's room, if it has one yet.
  public func margins(of item: Int) -> Edges { lent.margins(of: item) }
  /// What an item's style says.
  public func style(of item: Int) -> ArrangedStyle { lent.style(of: item) }
  /// What the container's own style says.
  public var containerStyle: ArrangedStyle { lent.containerStyle }
  /// The lengths that the container says of itself.
  public var containerLengths: ContainerLengths { lent.containerLengths }
  /// Whether writing goes from right to left in the container. Places count from where it starts all the same.
  public var isRightToLeft: Bool { lent.isRightToLeft }

  /// The least and the greatest width that an item contributes: its own, or its content's, within its limits.
  /// Percentages count as not set.
  public func inlineSizes(of item: Int) -> InlineSizes { lent.inlineSizes(of: item) }

  /// The same of an item that is to have a height, margins counted: where it has a ratio, or what is in it has widths that follow
  /// from heights.
  public func inlineSizes(of item: Int, height: Double) -> InlineSizes {
    lent.inlineSizes(of: item, height: height)
  }

  /// The same of an item with a ratio and an automatic height, which percentages among its height's limits limit: these are of
  /// `height`. All other percentages count as not set.
  public func inlineSizes(of item: Int, limitsOf height: Double) -> InlineSizes {
    lent.inlineSizes(of: item, limitsOf: height)
  }

  /// The height of the container's content box, where the widths in it may depend on that and it is known.
  public var knownHeight: Double? { lent.engine.knownHeightOfArranged(lent.container) }

  /// What an item contributes at least whatever its content: its own or least width, padding, border and margins.
  public func floor(of item: Int) -> Double { lent.engine.arrangedFloor(lent.node(item)) }

  /// Whether there may be a trial: not where too many wait for each other already, as in grids that are nested deep and all have
  /// ratios. Then the content is as wide as it is without one.
  public var mayTryWidths: Bool { lent.engine.mayTry(lent.container) }

  /// Tries widths as pass 2 gives them, to ask for heights that follow: what the content's width depends on where an item with a
  /// ratio makes its width of its height. `width` is that of the content box. Afterwards the items are as they were before.
  ///
  ///     func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Memory) -> InlineSizes {
  ///       let height = items.tryWidths(in: 80) { items in
  ///         items.fill(0, in: 80)
  ///         return items.height(of: 0)
  ///       }
  ///       …
  ///     }
  ///
  /// Heights can be asked for under the same conditions as there.
  ///
  /// - Complexity: that of `body`. A height asks all that is in the item.
  public func tryWidths<Result>(in width: Double, _ body: (inout ItemWidths) -> Result) -> Result {
    let before = lent.content.width
    lent.content.width = usableLength(width)
    var items = ItemWidths(lent: lent)
    let result = body(&items)
    lent.content.width = before
    lent.endTrial()
    return result
  }

  /// The widths of the widest item.
  var widest: InlineSizes {
    var widest = InlineSizes()
    for item in 0..<count {
      let sizes = inlineSizes(of: item)
      widest.least = max(widest.least, sizes.least)
      widest.greatest = max(widest.greatest, sizes.greatest)
    }
    return widest
  }
}

/// Pass 3: items have their widths, and heights that follow. Percentages of heights count as `auto`.
public struct ItemHeights: ArrangedItems, ~Copyable {
  let lent: LentItems
  /// The height of the content box where a limit of it that is a size keyword asks how high the content is as it is laid out in that;
  /// nil where the height is to follow from the content, as mostly.
  public let knownHeight: Double?

  /// How many items there are.
  public var count: Int { lent.count }
  /// The gap between neighbours side by side.
  public var columnGap: Double { lent.columnGap }
  /// The gap between neighbours below each other. Percentages are of nothing yet, and 0.
  public var rowGap: Double { lent.rowGap }
  /// The lengths that an item says of itself, with its margins; nil for an axis in which it says none.
  public func definiteSize(of item: Int) -> (width: Double?, height: Double?) { lent.definiteSize(of: item) }
  /// An item's margins, as if writing went from left to right. Percentages are of the item's room, if it has one yet.
  public func margins(of item: Int) -> Edges { lent.margins(of: item) }
  /// What an item's style says.
  public func style(of item: Int) -> ArrangedStyle { lent.style(of: item) }
  /// What the container's own style says.
  public var containerStyle: ArrangedStyle { lent.containerStyle }
  /// The lengths that the container says of itself.
  public var containerLengths: ContainerLengths { lent.containerLengths }
  /// Whether writing goes from right to left in the container. Places count from where it starts all the same.
  public var isRightToLeft: Bool { lent.isRightToLeft }
  /// The width of the content box.
  public var width: Double { lent.content.width }
  /// An item's width with its margins.
  public func width(of item: Int) -> Double { lent.width(of: item) }
  /// An item's height with its margins: its own, or its content's at its width.
  public func height(of item: Int) -> Double { lent.height(of: item) }
  /// The same where percentages are of a room, or count as `auto`.
  public func height(of item: Int, in room: Double?) -> Double { lent.height(of: item, in: room) }
  /// The least height of an item whatever its content: its own or least height, padding, border and margins.
  public func floor(of item: Int) -> Double { lent.engine.arrangedFloorOfHeight(lent.node(item)) }
  /// An item's baselines; its bottom edge where it has none. The arrangement needs the trait
  /// ``ArrangementTraits/alignsBaselines``.
  public func baselines(of item: Int) -> ItemBaselines { lent.baselinesIfAsked(of: item) }
  /// The baselines of an item whose height, or a limit of it, is a percentage: of `room`, or counted as `auto` if that is nil.
  ///
  /// - Complexity: O(nodes in the item).
  public func baselines(of item: Int, in room: Double?) -> ItemBaselines { lent.baselinesIfAsked(of: item, in: room) }
  /// Whether an item has baselines of its own: it is text, or has items. Others' are their bottom edges.
  ///
  /// - Complexity: that of measuring a leaf.
  public func hasOwnBaselines(_ item: Int) -> Bool { lent.engine.hasOwnBaselines(lent.node(item)) }

  /// The height of the highest item.
  var highest: Double {
    var highest = 0.0
    for item in 0..<count { highest = max(highest, height(of: item)) }
    return highest
  }
}

extension LentItems {
  func baselinesIfAsked(of item: Int) -> ItemBaselines {
    requireBaselines(of: item)
    return baselines(of: item)
  }

  func baselinesIfAsked(of item: Int, in room: Double?) -> ItemBaselines {
    requireBaselines(of: item)
    return baselines(of: item, in: room)
  }

  private func requireBaselines(of item: Int) {
    require(
      engine.knowsBaselines(of: node(item), in: container),
      "An arrangement reads baselines without the trait .alignsBaselines, or of an item without baseline alignment.")
  }
}
