// Pass 4, in which an arrangement places its items and sets heights. `FlexEngine.swift` lists the passes.
extension PlacementPass {
  /// The gap between items below each other, with percentages of the content box's height even if it is indefinite.
  package var rowGapOfHeight: Double { access.engine.rowGap(access.container, of: access.content.height) }

  /// The size of the content box.
  public var contentSize: Extent { Extent(width: access.content.width, height: access.content.height) }

  /// Whether the content box has a definite height, so that percentages of it resolve.
  public var isHeightDefinite: Bool { access.content.definiteHeight != nil }

  /// The height that percentages of the content box refer to; `nil` if it is indefinite. The content box is higher than
  /// this if the content outgrew an `aspect-ratio`.
  public var definiteHeight: Double? { access.content.definiteHeight }

  /// The container's padding.
  public var padding: Edges { access.engine.arrangedPadding(of: access.container) }

  /// Resizes an item once its height is known (`height` includes margins). An item with an aspect ratio gets the width
  /// derived from that height, or its content's width if `fitsContent` is `true` and that is larger. Any other item
  /// gets its fit-content width at that height. You still have to place the item.
  public mutating func resize(_ item: Int, in space: Double, height: Double, fitsContent: Bool = true) {
    guard access.content.isFinal else { return }
    access.engine.resizeArrangedItem(
      access.node(item), in: usableLength(space), height: usableLength(height), fitsContent: fitsContent)
  }

  /// Resizes an item to its own width or, if it has none, to its fit-content width in `space`. If `fills` is `true`, an
  /// item without a width of its own gets all of `space`.
  ///
  /// The limits of the item's height, in which percentages refer to `height`, are converted to limits of the width by
  /// the item's aspect ratio. You still have to place the item.
  public mutating func resize(_ item: Int, in space: Double, limitsOf height: Double, fills: Bool = false) {
    guard access.content.isFinal else { return }
    access.engine.resizeArrangedItem(
      access.node(item), in: usableLength(space), limitsOf: usableLength(height), fills: fills)
  }

  /// Sets the items' widths again, as pass 2 does, if they depend on a height that is known only now. You still have to
  /// place the items. Ignored while items are placed only to find their baselines.
  ///
  ///     func place(_ items: inout PlacementPass, _ cache: inout Cache) {
  ///       if items.isHeightDefinite {
  ///         let height = items.contentSize.height
  ///         items.setWidths { items in
  ///           for item in 0..<items.count { items.fit(item, in: height) }
  ///         }
  ///       }
  ///       …
  ///     }
  ///
  /// - Complexity: The cost of `body`, and of laying out all items that get new widths.
  public mutating func setWidths(_ body: (inout WidthPass) -> Void) {
    guard access.content.isFinal else { return }
    var items = WidthPass(access: access)
    body(&items)
    for item in 0..<count {
      access.engine.measureAgain(access.node(item))
      access.clearResult(item)
    }
    access.changedWidths = true
  }

  /// Places an item with its own height, at the position of its margin box relative to the start corner of the content
  /// box. Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double) -> Double {
    place(item, x, y, of: access.content.definiteHeight)
  }

  /// Places an item with its own height, whose percentages refer to `space`. Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, in space: Double) -> Double {
    place(item, x, y, of: usableLength(space))
  }

  /// Places an item with its own height, or, if that is `auto` and there is no aspect ratio, with the height `space`.
  ///
  /// Percentages of the item's height refer to `space`. If the item fills it, percentages inside the item refer to the
  /// item's height. Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, fillingHeight space: Double) -> Double {
    let child = access.node(item), space = usableLength(space)
    if access.nodes[child].units.has(.height, .auto), access.nodes[child].keywords[.hasRatio] == 0 {
      return place(item, x, y, of: space, height: space)
    } else {
      return place(item, x, y, of: space)
    }
  }

  /// Places an item with a height (with margins) instead of its own, within its limits. Returns the height with
  /// margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, height: Double) -> Double {
    place(item, x, y, of: access.content.definiteHeight, height: usableLength(height))
  }

  /// Places an item with a height (with margins) instead of its own, within its limits. Percentages of the limits refer
  /// to `space`. Returns the height with margins.
  @discardableResult
  public mutating func place(_ item: Int, x: Double, y: Double, height: Double, in space: Double) -> Double {
    place(item, x, y, of: usableLength(space), height: usableLength(height))
  }

  @inline(__always)
  private func place(_ item: Int, _ x: Double, _ y: Double, of basis: Double?) -> Double {
    let child = access.node(item)
    guard access.isPlain(child), isUsable(x), isUsable(y) else {
      return placeGeneral(item, x, y, of: basis, height: nil)
    }
    access.markResult(item)
    return access.placePlain(child, x: x, y: y, in: basis)
  }

  @inline(__always)
  private func place(_ item: Int, _ x: Double, _ y: Double, of basis: Double?, height: Double) -> Double {
    let child = access.node(item)
    guard access.isPlain(child), isUsable(x), isUsable(y) else {
      return placeGeneral(item, x, y, of: basis, height: height)
    }
    access.markResult(item)
    return access.placePlain(child, x: x, y: y, height: height)
  }

  @inline(__always)
  private func isUsable(_ position: Double) -> Bool { position.magnitude <= largestLength }

  /// Places an item of any kind. If a coordinate is NaN, the item is placed at 0, and counts as not placed.
  @inline(never)
  private func placeGeneral(_ item: Int, _ x: Double, _ y: Double, of basis: Double?, height: Double?) -> Double {
    let child = access.node(item)
    if access.boxes[child].flags.contains(.isExcluded) { return 0 }
    if !(x + y).isNaN { access.markResult(item) }
    let (x, y) = (usablePosition(x), usablePosition(y))
    if let height {
      return access.engine.placeArrangedItem(
        child, in: access.container, access.content, x: x, y: y, of: basis, height: height)
    }
    return access.engine.placeArrangedItem(child, in: access.container, access.content, x: x, y: y, of: basis)
  }

  /// Places items in the start corner if the arrangement did not place them, and flags them as unplaced.
  mutating func placeRemaining() {
    for item in 0..<count {
      let child = access.node(item), flags = access.engine.boxes[child].flags
      if access.hasResult(item) || flags.contains(.isExcluded) {
        if flags.contains(.isUnplaced) { access.engine.boxes[child].flags.remove(.isUnplaced) }
      } else {
        place(item, x: 0, y: 0)
        access.engine.boxes[child].flags.insert(.isUnplaced)
      }
    }
  }
}
