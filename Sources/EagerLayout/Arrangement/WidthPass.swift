/// Pass 2: sets the widths of items. An item without a width is fitted into the available width.
public struct WidthPass: ArrangedItems, ~Copyable {
  /// The engine's access to the items.
  public let _access: LentItems

  /// The width of the content box.
  public var width: Double { _access.content.width }

  /// Returns the intrinsic widths that an item contributes, as ``IntrinsicWidthPass/intrinsicWidths(of:)`` does.
  public func intrinsicWidths(of item: Int) -> IntrinsicWidths {
    _access.intrinsicWidths(of: item)
  }

  /// Returns the intrinsic widths of an item that will have this height (with margins). The height matters if the item
  /// has an aspect ratio, or descendants whose widths depend on heights.
  public func intrinsicWidths(of item: Int, height: Double) -> IntrinsicWidths {
    _access.intrinsicWidths(of: item, height: height)
  }

  /// Returns the intrinsic widths of an item that has an aspect ratio and an automatic height. Percentages in its
  /// `min-height` and `max-height` resolve against `height`; all other percentages are treated as unset.
  public func intrinsicWidths(of item: Int, limitsOf height: Double) -> IntrinsicWidths {
    _access.intrinsicWidths(of: item, limitsOf: height)
  }

  /// The definite height of the container's content box, if the widths of items may depend on it; otherwise `nil`.
  public var definiteHeight: Double? { _access.engine.definiteHeightOfArranged(_access.container) }

  /// Returns an item's height without content, with margins: as specified, or else padding and border, within limits.
  public func heightFloor(of item: Int) -> Double { _access.engine.arrangedFloorOfHeight(_access.node(item)) }

  /// Returns an item's width without content, with margins: as specified, or else padding and border, within limits.
  public func widthFloor(of item: Int) -> Double { _access.engine.arrangedFloor(_access.node(item)) }

  /// Sets an item to its own width, or to its fit-content width in `space`. Returns the width with margins.
  ///
  /// Percentages of the item refer to `space`.
  @discardableResult
  public mutating func fit(_ item: Int, in space: Double) -> Double { size(item, in: space, fills: false) }

  /// Sets an item to its own width, or to all of `space`. Returns the width with margins.
  ///
  /// Percentages of the item refer to `space`.
  @discardableResult
  public mutating func fill(_ item: Int, in space: Double) -> Double { size(item, in: space, fills: true) }

  /// Sets the width of an item that will have this height (with margins). An item with an aspect ratio gets the width
  /// derived from the height, or its content's width if `fitsContent` is `true` and that is larger. Any other item gets
  /// its fit-content width at that height. Returns the width with margins.
  @discardableResult
  public mutating func fit(_ item: Int, in space: Double, height: Double, fitsContent: Bool = true) -> Double {
    _access.settle(item)
    return _access.engine.sizeArrangedItem(
      _access.node(item), in: usableLength(space), height: usableLength(height), fitsContent: fitsContent)
  }

  /// Sets an item to its own width, or to all of `space`. Returns the width with margins.
  ///
  /// The limits of the item's height are converted to limits of the width by the item's aspect ratio. Percentages of
  /// these limits refer to `height`, and so do percentages of descendants if the item has no aspect ratio.
  @discardableResult
  public mutating func fill(_ item: Int, in space: Double, height: Double) -> Double {
    _access.settle(item)
    return _access.engine.sizeArrangedItem(
      _access.node(item), in: usableLength(space), limitsOf: usableLength(height), fills: true)
  }

  /// Sets an item to its own width, or to its fit-content width in `space`. Returns the width with margins.
  ///
  /// The limits of the item's height, in which percentages refer to `height`, are converted to limits of the width by
  /// the item's aspect ratio.
  @discardableResult
  public mutating func fit(_ item: Int, in space: Double, limitsOf height: Double) -> Double {
    _access.settle(item)
    return _access.engine.sizeArrangedItem(
      _access.node(item), in: usableLength(space), limitsOf: usableLength(height), fills: false)
  }

  /// Sets an item to a width (with margins) instead of its own, within its limits. Returns the width with margins.
  ///
  /// Percentages of the item refer to the content box.
  @discardableResult
  public mutating func set(_ item: Int, to width: Double) -> Double { set(item, to: width, in: self.width) }

  /// Sets an item to a width (with margins), within its limits. Returns the width with margins.
  ///
  /// Percentages of the item refer to `space`. If a `height` is specified and a limit is a size keyword, the item's
  /// aspect ratio derives that limit from the height.
  @discardableResult
  public mutating func set(_ item: Int, to width: Double, in space: Double, height: Double? = nil) -> Double {
    let child = _access.node(item)
    _access.settle(item)
    return _access.engine.setArrangedWidth(
      width < 0 ? usablePosition(width) : usableLength(width), of: child, in: usableLength(space),
      height: height.map { usableLength($0) })
  }

  /// Excludes an item from this layout: it and its descendants have frames of zero, as if it were hidden. In later
  /// passes its width and height are 0, and it need not be placed.
  public mutating func skip(_ item: Int) {
    _access.settle(item)
    _access.engine.skip(_access.node(item))
  }

  /// Returns an item's height, with margins, at its new width: the specified height, or that of the content. The
  /// arrangement needs the trait ``ArrangementTraits/needsHeightsInWidthPass``.
  public func height(of item: Int) -> Double {
    let child = _access.node(item)
    require(_access.isSettled(item), "An arrangement reads an item's height before it sets the item's width.")
    if _access.engine.boxes[child].flags.contains(.isSkipped) { return 0 }
    _access.engine.measureEarly(child, in: _access.container)
    return _access.height(of: item)
  }

  @inline(__always)
  private func size(_ item: Int, in space: Double, fills: Bool) -> Double {
    let child = _access.node(item), space = usableLength(space)
    _access.settle(item)
    if _access.isPlain(child) { return _access.sizePlain(child, in: space, fills: fills) }
    return _access.engine.sizeArrangedItem(child, in: space, fills: fills)
  }

  /// Fits the items that got no width.
  mutating func fitRest() {
    for item in 0..<count where !_access.isSettled(item) { fit(item, in: width) }
  }
}
