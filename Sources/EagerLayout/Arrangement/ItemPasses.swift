// The items of a container, as far as they are known in each pass: what cannot be answered yet does not compile.
// Nobody can keep them, since they are only lent.

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

  /// The least and the greatest width that an item contributes: its own, or its content's, within its limits.
  /// Percentages count as not set.
  public func inlineSizes(of item: Int) -> InlineSizes { lent.engine.arrangedContribution(lent.node(item)) }

  /// What an item contributes at least whatever its content: its own or least width, padding, border and margins.
  public func floor(of item: Int) -> Double { lent.engine.arrangedFloor(lent.node(item)) }

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

/// Pass 2: items get their widths. One that gets none fits its content into the width that there is.
public struct ItemWidths: ArrangedItems, ~Copyable {
  let lent: LentItems

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
  /// The width of the content box.
  public var width: Double { lent.content.width }

  /// The least and the greatest width that an item's content asks for, within the item's limits.
  public func inlineSizes(of item: Int) -> InlineSizes { ItemContributions(lent: lent).inlineSizes(of: item) }

  /// Gives an item its own width, or what fits its content into a room. Returns the width with margins.
  ///
  /// The room is what percentages of the item's are of.
  @discardableResult
  public mutating func fit(_ item: Int, in room: Double) -> Double { size(item, in: room, fills: false) }

  /// Gives an item its own width, or all of a room. Returns the width with margins.
  ///
  /// The room is what percentages of the item's are of.
  @discardableResult
  public mutating func fill(_ item: Int, in room: Double) -> Double { size(item, in: room, fills: true) }

  /// Gives an item a width, margins counted, whatever its own is: its limits alone count. Returns the width with
  /// margins.
  ///
  /// Percentages of the item's are of the content box.
  @discardableResult
  public mutating func set(_ item: Int, to width: Double) -> Double {
    let child = lent.node(item)
    lent.settle(item)
    return lent.engine.setArrangedWidth(usableLength(width), of: child, in: self.width)
  }

  /// Leaves an item out of this layout: it and all in it has a frame of zero, as if it were hidden. In the passes
  /// that follow it is 0 wide and high, and need not be placed.
  public mutating func skip(_ item: Int) {
    lent.settle(item)
    lent.engine.skip(lent.node(item))
  }

  /// An item's height, margins counted, at the width that it was given: its own, or its content's. The arrangement
  /// needs the trait ``ArrangementTraits/measuresEarly``.
  public func height(of item: Int) -> Double {
    let child = lent.node(item)
    require(lent.isSettled(item), "An arrangement asks for a height before it gave the item a width.")
    if lent.engine.boxes[child].flags.contains(.isSkipped) { return 0 }
    lent.engine.measureEarly(child, in: lent.container)
    return lent.height(of: item)
  }

  private func size(_ item: Int, in room: Double, fills: Bool) -> Double {
    let child = lent.node(item)
    lent.settle(item)
    return lent.engine.sizeArrangedItem(child, in: usableLength(room), fills: fills)
  }

  /// Fits the items that got no width.
  mutating func fitRest() {
    for item in 0..<count where !lent.isSettled(item) { fit(item, in: width) }
  }
}

/// Pass 3: items have their widths, and heights that follow. Percentages of heights count as `auto`.
public struct ItemHeights: ArrangedItems, ~Copyable {
  let lent: LentItems

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
  /// The width of the content box.
  public var width: Double { lent.content.width }
  /// An item's width with its margins.
  public func width(of item: Int) -> Double { lent.width(of: item) }
  /// An item's height with its margins: its own, or its content's at its width.
  public func height(of item: Int) -> Double { lent.height(of: item) }
  /// An item's baselines; its bottom edge where it has none. The arrangement needs the trait
  /// ``ArrangementTraits/alignsBaselines``.
  public func baselines(of item: Int) -> ItemBaselines { lent.baselinesIfAsked(of: item) }

  /// The height of the highest item.
  var highest: Double {
    var highest = 0.0
    for item in 0..<count { highest = max(highest, height(of: item)) }
    return highest
  }
}

/// Pass 4: items get their places, in a content box of a known size.
public struct ItemPlaces: ArrangedItems, ~Copyable {
  let lent: LentItems

  /// How many items there are.
  public var count: Int { lent.count }
  /// The gap between neighbours side by side.
  public var columnGap: Double { lent.columnGap }
  /// The gap between neighbours below each other. Percentages of a height that follows from the content are 0.
  public var rowGap: Double { lent.rowGap }
  /// The lengths that an item says of itself, with its margins; nil for an axis in which it says none.
  public func definiteSize(of item: Int) -> (width: Double?, height: Double?) { lent.definiteSize(of: item) }
  /// An item's margins, as if writing went from left to right. Percentages are of the item's room, if it has one yet.
  public func margins(of item: Int) -> Edges { lent.margins(of: item) }
  /// The size of the content box.
  public var extent: Extent { Extent(width: lent.content.width, height: lent.content.height) }
  /// Whether the content box's height is more than what followed from the content: percentages of it resolve.
  public var isHeightDefinite: Bool { lent.content.definiteHeight != nil }
  /// The container's padding.
  public var padding: Edges { lent.engine.arrangedPadding(of: lent.container) }
  /// An item's width with its margins.
  public func width(of item: Int) -> Double { lent.width(of: item) }
  /// An item's height with its margins, before it is given another one: its own, or its content's at its width.
  public func height(of item: Int) -> Double { lent.height(of: item) }
  /// An item's baselines; its bottom edge where it has none. The arrangement needs the trait
  /// ``ArrangementTraits/alignsBaselines``.
  public func baselines(of item: Int) -> ItemBaselines { lent.baselinesIfAsked(of: item) }

  /// Puts an item's margin box somewhere, from the content box's corner where writing starts. It has its own height.
  /// Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double) -> Double {
    place(item, x, y, of: lent.content.definiteHeight)
  }

  /// Puts an item somewhere with its own height, or all of a room where it has none.
  ///
  /// The room is what percentages of the item's height are of, and where the item fills it, percentages in the item
  /// are of its height. Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, fillingHeight room: Double) -> Double {
    let child = lent.node(item), room = usableLength(room)
    if lent.engine.nodes[child].units.has(.height, .auto), lent.engine.nodes[child].keywords[.hasRatio] == 0 {
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

  @inline(__always)
  private func place(_ item: Int, _ x: Double, _ y: Double, of whole: Double?) -> Double {
    guard let child = settledItem(item, x, y) else { return 0 }
    return lent.engine.placeArrangedItem(
      child, in: lent.container, lent.content, x: usablePosition(x), y: usablePosition(y), of: whole)
  }

  @inline(__always)
  private func place(_ item: Int, _ x: Double, _ y: Double, of whole: Double?, height: Double) -> Double {
    guard let child = settledItem(item, x, y) else { return 0 }
    return lent.engine.placeArrangedItem(
      child, in: lent.container, lent.content, x: usablePosition(x), y: usablePosition(y), of: whole, height: height)
  }

  /// The node of an item that is getting its place; nil for one that is left out. A place that is not a number is none.
  @inline(__always)
  private func settledItem(_ item: Int, _ x: Double, _ y: Double) -> Int? {
    let child = lent.node(item)
    if lent.engine.boxes[child].flags.contains(.isSkipped) { return nil }
    if !(x + y).isNaN { lent.settle(item) }
    return child
  }

  /// Puts the items that got no place into the corner where writing starts, and notes that.
  mutating func placeRest() {
    for item in 0..<count {
      let child = lent.node(item), isSkipped = lent.engine.boxes[child].flags.contains(.isSkipped)
      let isPlaced = isSkipped || lent.isSettled(item)
      if !isPlaced { place(item, x: 0, y: 0) }
      if isPlaced == lent.engine.boxes[child].flags.contains(.isMisplaced) {
        if isPlaced {
          lent.engine.boxes[child].flags.remove(.isMisplaced)
        } else {
          lent.engine.boxes[child].flags.insert(.isMisplaced)
        }
      }
    }
  }
}

extension LentItems {
  fileprivate func baselinesIfAsked(of item: Int) -> ItemBaselines {
    require(
      engine.nodes[container].keywords[.arrangesBaselines] != 0,
      "An arrangement asks for baselines without the trait .alignsBaselines.")
    return baselines(of: item)
  }
}
