/// Pass 2: sets the widths of items. An item without a width is fitted into the available width.
public struct ItemWidths: ArrangedItems, ~Copyable {
  let lent: LentItems

  /// The number of items.
  public var count: Int { lent.count }
  /// The gap between items side by side.
  public var columnGap: Double { lent.columnGap }
  /// The gap between items below each other. Percentages refer to ``knownHeight``; without one, they count as 0.
  public var rowGap: Double { lent.rowGap }
  /// Returns the width and height that an item specifies, with its margins; `nil` if not specified as a length.
  public func definiteSize(of item: Int) -> (width: Double?, height: Double?) { lent.definiteSize(of: item) }
  /// Returns an item's margins, as in left-to-right text. Percentages refer to its containing width, once it has one.
  public func margins(of item: Int) -> Edges { lent.margins(of: item) }
  /// Returns the style of an item.
  public func style(of item: Int) -> ArrangedStyle { lent.style(of: item) }
  /// The style of the container.
  public var containerStyle: ArrangedStyle { lent.containerStyle }
  /// The lengths that the container specifies.
  public var containerLengths: ContainerLengths { lent.containerLengths }
  /// Whether the container's direction is right to left. Positions count from the start edge in both directions.
  public var isRightToLeft: Bool { lent.isRightToLeft }
  /// The width of the content box.
  public var width: Double { lent.content.width }

  /// Returns the intrinsic widths that an item contributes, as ``ItemContributions/inlineSizes(of:)`` does.
  public func inlineSizes(of item: Int) -> InlineSizes {
    lent.inlineSizes(of: item)
  }

  /// Returns the intrinsic widths of an item that will have this height (with margins). The height matters if the item
  /// has an aspect ratio, or descendants whose widths depend on heights.
  public func inlineSizes(of item: Int, height: Double) -> InlineSizes {
    lent.inlineSizes(of: item, height: height)
  }

  /// Returns the intrinsic widths of an item that has an aspect ratio and an automatic height. Percentages in its
  /// `min-height` and `max-height` resolve against `height`; all other percentages are treated as unset.
  public func inlineSizes(of item: Int, limitsOf height: Double) -> InlineSizes {
    lent.inlineSizes(of: item, limitsOf: height)
  }

  /// The definite height of the container's content box, if the widths of items may depend on it; otherwise `nil`.
  public var knownHeight: Double? { lent.engine.knownHeightOfArranged(lent.container) }

  /// Returns an item's height regardless of its content: its own or minimum height, padding, border and margins.
  public func heightFloor(of item: Int) -> Double { lent.engine.arrangedFloorOfHeight(lent.node(item)) }

  /// Returns an item's width regardless of its content: its own or minimum width, padding, border and margins.
  public func floor(of item: Int) -> Double { lent.engine.arrangedFloor(lent.node(item)) }

  /// Sets an item to its own width, or to its fit-content width in `room`. Returns the width with margins.
  ///
  /// Percentages of the item refer to `room`.
  @discardableResult
  public mutating func fit(_ item: Int, in room: Double) -> Double { size(item, in: room, fills: false) }

  /// Sets an item to its own width, or to all of `room`. Returns the width with margins.
  ///
  /// Percentages of the item refer to `room`.
  @discardableResult
  public mutating func fill(_ item: Int, in room: Double) -> Double { size(item, in: room, fills: true) }

  /// Sets the width of an item that will have this height (with margins). An item with an aspect ratio gets the width
  /// derived from the height, or its content's width if `fitsContent` is `true` and that is larger. Any other item gets
  /// its fit-content width at that height. Returns the width with margins.
  @discardableResult
  public mutating func fit(_ item: Int, in room: Double, height: Double, fitsContent: Bool = true) -> Double {
    lent.settle(item)
    return lent.engine.sizeArrangedItem(
      lent.node(item), in: usableLength(room), height: usableLength(height), fitsContent: fitsContent)
  }

  /// Sets an item to its own width, or to all of `room`, within limits that its ratio derives from its height's limits.
  /// Percentages of these limits refer to `height`, as do the descendants of an item without a ratio. Returns the width
  /// with margins.
  @discardableResult
  public mutating func fill(_ item: Int, in room: Double, height: Double) -> Double {
    lent.settle(item)
    return lent.engine.sizeArrangedItem(
      lent.node(item), in: usableLength(room), limitsOf: usableLength(height), fills: true)
  }

  /// Sets an item to its own width, or to its fit-content width in `room`, within the limits that its aspect ratio
  /// derives from its height's limits, whose percentages refer to `height`. Returns the width with margins.
  @discardableResult
  public mutating func fit(_ item: Int, in room: Double, limitsOf height: Double) -> Double {
    lent.settle(item)
    return lent.engine.sizeArrangedItem(
      lent.node(item), in: usableLength(room), limitsOf: usableLength(height), fills: false)
  }

  /// Sets an item to a width (with margins) instead of its own, within its limits. Returns the width with margins.
  ///
  /// Percentages of the item refer to the content box.
  @discardableResult
  public mutating func set(_ item: Int, to width: Double) -> Double { set(item, to: width, in: self.width) }

  /// Sets an item to a width (with margins); percentages refer to `room`. With a `height`, limits that are size
  /// keywords are derived from it by the item's aspect ratio. Returns the width with margins.
  @discardableResult
  public mutating func set(_ item: Int, to width: Double, in room: Double, height: Double? = nil) -> Double {
    let child = lent.node(item)
    lent.settle(item)
    return lent.engine.setArrangedWidth(
      width < 0 ? usablePosition(width) : usableLength(width), of: child, in: usableLength(room),
      height: height.map { usableLength($0) })
  }

  /// Excludes an item from this layout: it and its descendants have frames of zero, as if it were hidden. In later
  /// passes its width and height are 0, and it need not be placed.
  public mutating func skip(_ item: Int) {
    lent.settle(item)
    lent.engine.skip(lent.node(item))
  }

  /// Returns an item's height, with margins, at its new width: its own, or its content's. The arrangement needs the
  /// trait ``ArrangementTraits/measuresEarly``.
  public func height(of item: Int) -> Double {
    let child = lent.node(item)
    require(lent.isSettled(item), "An arrangement reads an item's height before it sets the item's width.")
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
