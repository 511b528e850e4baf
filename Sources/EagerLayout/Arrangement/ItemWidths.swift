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

  /// The least and the greatest width that an item's content asks for, within the item's limits.
  public func inlineSizes(of item: Int) -> InlineSizes {
    lent.inlineSizes(of: item)
  }

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

  /// The least height of an item whatever its content: its own or least height, padding, border and margins.
  public func heightFloor(of item: Int) -> Double { lent.engine.arrangedFloorOfHeight(lent.node(item)) }

  /// The least width of an item whatever its content: its own or least width, padding, border and margins.
  public func floor(of item: Int) -> Double { lent.engine.arrangedFloor(lent.node(item)) }

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

  /// Gives an item with a ratio the width that this makes of a height that it is to have, margins counted; or where
  /// `fitsContent`, that of its content, if it is more. One without has what fits its content at that height. Returns the width with
  /// margins.
  @discardableResult
  public mutating func fit(_ item: Int, in room: Double, height: Double, fitsContent: Bool = true) -> Double {
    lent.settle(item)
    return lent.engine.sizeArrangedItem(
      lent.node(item), in: usableLength(room), height: usableLength(height), fitsContent: fitsContent)
  }

  /// Gives an item its own width, or all of a room, within what its ratio makes of the limits of its height. Percentages among
  /// these are of a height. Where it has no ratio, its content is what that needs at the height. Returns the width with margins.
  @discardableResult
  public mutating func fill(_ item: Int, in room: Double, height: Double) -> Double {
    lent.settle(item)
    return lent.engine.sizeArrangedItem(
      lent.node(item), in: usableLength(room), limitsOf: usableLength(height), fills: true)
  }

  /// Gives an item its own width, or what fits its content into a room, within what its ratio makes of the limits of its height.
  /// Percentages among these are of a height. Returns the width with margins.
  @discardableResult
  public mutating func fit(_ item: Int, in room: Double, limitsOf height: Double) -> Double {
    lent.settle(item)
    return lent.engine.sizeArrangedItem(
      lent.node(item), in: usableLength(room), limitsOf: usableLength(height), fills: false)
  }

  /// Gives an item a width, margins counted, whatever its own is: its limits alone count. Returns the width with
  /// margins.
  ///
  /// Percentages of the item's are of the content box.
  @discardableResult
  public mutating func set(_ item: Int, to width: Double) -> Double { set(item, to: width, in: self.width) }

  /// Gives an item a width, margins counted, in a room that percentages are of. With a `height`, the item's ratio makes limits
  /// that are size keywords of it. Returns the width with margins.
  @discardableResult
  public mutating func set(_ item: Int, to width: Double, in room: Double, height: Double? = nil) -> Double {
    let child = lent.node(item)
    lent.settle(item)
    return lent.engine.setArrangedWidth(
      width < 0 ? usablePosition(width) : usableLength(width), of: child, in: usableLength(room),
      height: height.map { usableLength($0) })
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

  @inline(__always)
  private func size(_ item: Int, in room: Double, fills: Bool) -> Double {
    let child = lent.node(item), room = usableLength(room)
    lent.settle(item)
    if lent.isPlain(child) { return lent.sizePlain(child, in: room, fills: fills) }
    return lent.engine.sizeArrangedItem(child, in: room, fills: fills)
  }

  /// Fits the items that got no width.
  mutating func fitRest() {
    for item in 0..<count where !lent.isSettled(item) { fit(item, in: width) }
  }
}
