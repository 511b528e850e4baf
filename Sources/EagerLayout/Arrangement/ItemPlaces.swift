/// Pass 4: items get their places, in a content box of a known size.
public struct ItemPlaces: ArrangedItems, ~Copyable {
  let lent: LentItems
  /// Whether items got other widths.
  private(set) var gaveWidths = false

  init(lent: LentItems) { self.lent = lent }

  /// How many items there are.
  public var count: Int { lent.count }
  /// The gap between neighbours side by side.
  public var columnGap: Double { lent.columnGap }
  /// The gap between neighbours below each other. Percentages of a height that follows from the content are 0.
  public var rowGap: Double { lent.rowGap }
  /// The same, but percentages of a height that follows from the content are of that.
  package var rowGapOfHeight: Double { lent.rowGapOfHeight }
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
  /// The size of the content box.
  public var extent: Extent { Extent(width: lent.content.width, height: lent.content.height) }
  /// Whether the content box's height is more than what followed from the content: percentages of it resolve.
  public var isHeightDefinite: Bool { lent.content.definiteHeight != nil }
  /// The height that percentages of the content box are of; nil if it is indefinite. Content that outgrew an `aspect-ratio`
  /// makes the box higher than this.
  public var definiteHeight: Double? { lent.content.definiteHeight }
  /// The container's padding.
  public var padding: Edges { lent.engine.arrangedPadding(of: lent.container) }
  /// An item's width with its margins.
  public func width(of item: Int) -> Double { lent.width(of: item) }
  /// An item's height with its margins, before it is given another one: its own, or its content's at its width.
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

  /// Gives an item with a ratio another width, which this makes of a height that it is to have, margins counted; or where
  /// `fitsContent`, that of its content, if it is more. One without gets what fits its content at that height. It still has to be
  /// placed.
  public mutating func resize(_ item: Int, in room: Double, height: Double, fitsContent: Bool = true) {
    lent.engine.resizeArrangedItem(
      lent.node(item), in: usableLength(room), height: usableLength(height), fitsContent: fitsContent)
  }

  /// Gives an item with a ratio another width: its own, or what fits its content into a room, or all of that; within what its ratio makes
  /// of the limits of its height, of which percentages are of a height. It still has to be placed.
  public mutating func resize(_ item: Int, in room: Double, limitsOf height: Double, fills: Bool = false) {
    lent.engine.resizeArrangedItem(
      lent.node(item), in: usableLength(room), limitsOf: usableLength(height), fills: fills)
  }

  /// Gives the items their widths once more, as pass 2 does, where these follow from a height that is known only now. They still have
  /// to be placed. Nothing is done where items are placed for a time only, to find their baselines.
  ///
  ///     func place(_ items: inout ItemPlaces, _ memory: inout Memory) {
  ///       if items.isHeightDefinite {
  ///         let height = items.extent.height
  ///         items.setWidths { items in
  ///           for item in 0..<items.count { items.fit(item, in: height) }
  ///         }
  ///       }
  ///       …
  ///     }
  ///
  /// - Complexity: that of `body`, and of all that is in the items that get other widths.
  public mutating func setWidths(_ body: (inout ItemWidths) -> Void) {
    if lent.engine.isMeasuring { return }
    var items = ItemWidths(lent: lent)
    body(&items)
    for item in 0..<count {
      lent.engine.measureAgain(lent.node(item))
      lent.unsettle(item)
    }
    gaveWidths = true
  }

  /// Puts an item's margin box somewhere, from the content box's corner where writing starts. It has its own height.
  /// Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double) -> Double {
    place(item, x, y, of: lent.content.definiteHeight)
  }

  /// Puts an item somewhere with its own height, of which percentages are of a room. Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, in room: Double) -> Double {
    place(item, x, y, of: usableLength(room))
  }

  /// Puts an item somewhere with its own height, or all of a room where it has none.
  ///
  /// The room is what percentages of the item's height are of, and where the item fills it, percentages in the item
  /// are of its height. Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, fillingHeight room: Double) -> Double {
    let child = lent.node(item), room = usableLength(room)
    if lent.nodes[child].units.has(.height, .auto), lent.nodes[child].keywords[.hasRatio] == 0 {
      return place(item, x, y, of: room, height: room)
    } else {
      return place(item, x, y, of: room)
    }
  }

  /// Puts an item somewhere with a height, margins counted, whatever its own is: its limits alone count. Returns
  /// the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, height: Double) -> Double {
    place(item, x, y, of: lent.content.definiteHeight, height: usableLength(height))
  }

  /// The same in a room, which percentages of the item's limits are of.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, height: Double, in room: Double) -> Double {
    place(item, x, y, of: usableLength(room), height: usableLength(height))
  }

  @inline(__always)
  private func place(_ item: Int, _ x: Double, _ y: Double, of whole: Double?) -> Double {
    let child = lent.node(item)
    guard lent.isPlain(child), isUsable(x), isUsable(y) else {
      return placeGeneral(item, x, y, of: whole, height: nil)
    }
    lent.settle(item)
    return lent.placePlain(child, x: x, y: y, in: whole)
  }

  @inline(__always)
  private func place(_ item: Int, _ x: Double, _ y: Double, of whole: Double?, height: Double) -> Double {
    let child = lent.node(item)
    guard lent.isPlain(child), isUsable(x), isUsable(y) else {
      return placeGeneral(item, x, y, of: whole, height: height)
    }
    lent.settle(item)
    return lent.placePlain(child, x: x, y: y, height: height)
  }

  @inline(__always)
  private func isUsable(_ position: Double) -> Bool { position.magnitude <= largestLength }

  /// The same of any item. A place that is not a number is none.
  @inline(never)
  private func placeGeneral(_ item: Int, _ x: Double, _ y: Double, of whole: Double?, height: Double?) -> Double {
    let child = lent.node(item)
    if lent.boxes[child].flags.contains(.isSkipped) { return 0 }
    if !(x + y).isNaN { lent.settle(item) }
    let (x, y) = (usablePosition(x), usablePosition(y))
    if let height {
      return lent.engine.placeArrangedItem(
        child, in: lent.container, lent.content, x: x, y: y, of: whole, height: height)
    }
    return lent.engine.placeArrangedItem(child, in: lent.container, lent.content, x: x, y: y, of: whole)
  }

  /// Puts the items that got no place into the corner where writing starts, and notes that.
  mutating func placeRest() {
    for item in 0..<count {
      let child = lent.node(item), flags = lent.engine.boxes[child].flags
      if lent.isSettled(item) || flags.contains(.isSkipped) {
        if flags.contains(.isMisplaced) { lent.engine.boxes[child].flags.remove(.isMisplaced) }
      } else {
        place(item, x: 0, y: 0)
        lent.engine.boxes[child].flags.insert(.isMisplaced)
      }
    }
  }
}
