// Pass 2, in which an arrangement sets the widths of its items. `FlexEngine.swift` lists the passes.
extension WidthPass {
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
    let child = access.node(item)
    access.markResult(item)
    return access.engine.sizeArrangedItem(
      child, in: usableLength(space), height: usableLength(height), fitsContent: fitsContent)
  }

  /// Sets an item to its own width, or to all of `space`. Returns the width with margins.
  ///
  /// The limits of the item's height are converted to limits of the width by the item's aspect ratio. Percentages of
  /// these limits refer to `height`, and so do percentages of descendants if the item has no aspect ratio.
  @discardableResult
  public mutating func fill(_ item: Int, in space: Double, height: Double) -> Double {
    let child = access.node(item)
    access.markResult(item)
    return access.engine.sizeArrangedItem(child, in: usableLength(space), limitsOf: usableLength(height), fills: true)
  }

  /// Sets an item to its own width, or to its fit-content width in `space`. Returns the width with margins.
  ///
  /// The limits of the item's height, in which percentages refer to `height`, are converted to limits of the width by
  /// the item's aspect ratio.
  @discardableResult
  public mutating func fit(_ item: Int, in space: Double, limitsOf height: Double) -> Double {
    let child = access.node(item)
    access.markResult(item)
    return access.engine.sizeArrangedItem(
      child, in: usableLength(space), limitsOf: usableLength(height), fills: false)
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
    let child = access.node(item)
    access.markResult(item)
    return access.engine.setArrangedWidth(
      width < 0 ? usablePosition(width) : usableLength(width), of: child, in: usableLength(space),
      height: height.map { usableLength($0) })
  }

  /// Excludes an item from this layout: it and its descendants have frames of zero, as if it were hidden. In later
  /// passes its width and height are 0, and it need not be placed.
  public mutating func skip(_ item: Int) {
    let child = access.node(item)
    access.markResult(item)
    access.engine.exclude(child)
  }

  /// Returns an item's height, with margins, at its new width: the specified height, or the height of the content. The
  /// arrangement needs the trait ``ArrangementTraits/needsHeightsInWidthPass``.
  public func height(of item: Int) -> Double {
    let child = access.node(item)
    require(access.hasResult(item), "An arrangement reads an item's height before it sets the item's width.")
    if access.engine.boxes[child].flags.contains(.isExcluded) { return 0 }
    access.engine.measureEarly(child, in: access.container)
    return access.height(of: item)
  }

  @inline(__always)
  private func size(_ item: Int, in space: Double, fills: Bool) -> Double {
    let child = access.node(item), space = usableLength(space)
    access.markResult(item)
    if access.isPlain(child) { return access.sizePlain(child, in: space, fills: fills) }
    return access.engine.sizeArrangedItem(child, in: space, fills: fills)
  }

  /// Fits each item into the content box if the arrangement did not set the item's width.
  mutating func fitRemaining() {
    for item in 0..<count where !access.hasResult(item) { fit(item, in: width) }
  }
}
