/// Properties of items in all passes.
public protocol ArrangedItems: ~Copyable {
  /// The number of items.
  var count: Int { get }
  /// The gap between items side by side.
  var columnGap: Double { get }
  /// The gap between items below each other.
  var rowGap: Double { get }
  /// Returns the width and height that an item specifies, with its margins; `nil` if not specified as a length.
  func definiteSize(of item: Int) -> (width: Double?, height: Double?)
  /// Returns an item's margins, as in left-to-right text: left is at the start. `auto` margins are 0.
  func margins(of item: Int) -> Edges
  /// Returns the style of an item.
  func style(of item: Int) -> ArrangedStyle
  /// The style of the container.
  var containerStyle: ArrangedStyle { get }
  /// The lengths that the container specifies.
  var containerLengths: ContainerLengths { get }
  /// Whether the container's direction is right to left. Positions count from the start edge in both directions.
  var isRightToLeft: Bool { get }
}

/// Pass 1: the items' contributions to the intrinsic widths of the content.
///
/// It has the properties of all passes (``ArrangedItems``), ``ItemPass/intrinsicWidths(of:)``,
/// ``ItemPass/intrinsicWidths(of:height:)``, ``ItemPass/intrinsicWidths(of:limitsOf:)``, ``ItemPass/widthFloor(of:)``
/// and `definiteHeight`, and it can try widths: ``ItemPass/tryWidths(in:_:)``.
public typealias IntrinsicWidthPass = ItemPass<IntrinsicWidthStage>

/// Pass 2: sets the widths of items. An item without a width is fitted into the available width.
///
/// It has the properties of pass 1 and the ``ItemPass/width`` of the content box. It sets widths with
/// ``ItemPass/fit(_:in:)``, ``ItemPass/fill(_:in:)``, ``ItemPass/set(_:to:)`` and their variants, or excludes an item
/// with ``ItemPass/skip(_:)``. Then it can read the height of the item, `height(of:)`.
public typealias WidthPass = ItemPass<WidthStage>

/// Pass 3: items have their widths and the heights that result. Percentages of heights count as `auto`.
///
/// It has the properties of all passes (``ArrangedItems``), the ``ItemPass/width`` of the content box, and of items
/// ``ItemPass/width(of:)``, `height(of:)`, ``ItemPass/height(of:in:)``, ``ItemPass/heightFloor(of:)``,
/// ``ItemPass/baselines(of:)`` and ``ItemPass/hasOwnBaselines(_:)``.
public typealias HeightPass = ItemPass<HeightStage>

/// Pass 4: sets the positions of items, in a content box of a known size.
///
/// It has the properties of pass 3, and the ``ItemPass/contentSize`` and ``ItemPass/padding`` of the container. It
/// places items with ``ItemPass/place(_:x:y:)`` and its variants. ``ItemPass/setWidths(_:)`` and
/// ``ItemPass/resize(_:in:height:fitsContent:)`` change widths that depend on a height.
public typealias PlacementPass = ItemPass<PlacementStage>

/// The items of a container in a pass, with only the data that is available in that pass. It is noncopyable, so an
/// arrangement cannot keep it.
///
/// The passes are ``IntrinsicWidthPass``, ``WidthPass``, ``HeightPass`` and ``PlacementPass``.
public struct ItemPass<Stage>: ~Copyable {
  let access: ItemAccess
}

/// A pass that reads intrinsic widths: pass 1 or 2.
public protocol StageWithIntrinsicWidths {}
/// A pass in which the content box has a width: pass 2, 3 or 4.
public protocol StageWithContentWidth {}
/// A pass in which items have widths and heights: pass 3 or 4.
public protocol StageWithHeights: StageWithContentWidth {}

/// Marks pass 1.
public enum IntrinsicWidthStage: StageWithIntrinsicWidths {}
/// Marks pass 2.
public enum WidthStage: StageWithIntrinsicWidths, StageWithContentWidth {}
/// Marks pass 3.
public enum HeightStage: StageWithHeights {}
/// Marks pass 4.
public enum PlacementStage: StageWithHeights {}

// Members for all passes. Those for pass 2 alone are in `WidthPass.swift`, those for pass 4 in `PlacementPass.swift`.
extension ItemPass: ArrangedItems {
  /// The number of items.
  public var count: Int { access.count }

  /// The gap between items side by side. Percentages count as 0 in pass 1.
  public var columnGap: Double { access.columnGap }

  /// The gap between items below each other. Percentages refer to the `definiteHeight` of the container, except that
  /// they count as 0 in pass 3. Without a definite height, they count as 0.
  public var rowGap: Double { access.rowGap }

  /// Returns the width and height that an item specifies, with its margins; `nil` if not specified as a length.
  public func definiteSize(of item: Int) -> (width: Double?, height: Double?) {
    access.engine.definiteSize(of: access.node(item), of: access.percentageBasis(of: item))
  }

  /// Returns an item's margins, as in left-to-right text. Percentages refer to the width that the item was sized in,
  /// or, before it is sized, to the content box.
  public func margins(of item: Int) -> Edges {
    access.engine.arrangedMargins(of: access.node(item), in: access.container, of: access.percentageBasis(of: item))
  }

  /// Returns the style of an item.
  public func style(of item: Int) -> ArrangedStyle { access.style(ofNode: access.node(item)) }

  /// The style of the container.
  public var containerStyle: ArrangedStyle { access.containerStyle }

  /// The lengths that the container specifies.
  public var containerLengths: ContainerLengths { access.engine.arrangedLengths(of: access.container) }

  /// Whether the container's direction is right to left. Positions count from the start edge in both directions.
  public var isRightToLeft: Bool { access.isRightToLeft }
}

// Members for passes 1 and 2.
extension ItemPass where Stage: StageWithIntrinsicWidths {
  /// Returns the intrinsic widths that an item contributes, with its margins: the specified width, or else the widths
  /// of the content, clamped to the item's limits. Percentages count as not set.
  public func intrinsicWidths(of item: Int) -> IntrinsicWidths {
    let child = access.node(item)
    return access.isPlain(child) ? access.plainIntrinsicWidths(child) : access.engine.arrangedContribution(child)
  }

  /// Returns the intrinsic widths of an item that will have this height (with margins). The height matters if the item
  /// has an aspect ratio, or descendants whose widths depend on heights.
  public func intrinsicWidths(of item: Int, height: Double) -> IntrinsicWidths {
    let child = access.node(item)
    // In contributions, percentages of margins, padding and borders count as 0.
    access.engine.setDefiniteHeightOfItem(usableLength(height), of: child, in: 0)
    return access.engine.arrangedContribution(child)
  }

  /// Returns the intrinsic widths of an item that has an aspect ratio and an automatic height. Percentages in its
  /// `min-height` and `max-height` resolve against `height`; all other percentages are treated as unset.
  public func intrinsicWidths(of item: Int, limitsOf height: Double) -> IntrinsicWidths {
    let child = access.node(item)
    access.engine.setDefiniteHeightOfItem(nil, of: child, in: 0)
    return access.engine.arrangedContribution(child, limitsOf: usableLength(height))
  }

  /// The definite height of the container's content box, if the widths of items may depend on it; otherwise `nil`.
  public var definiteHeight: Double? { access.engine.definiteHeightOfArranged(access.container) }

  /// Returns an item's width without content, with margins: as specified, or else padding and border, within limits.
  public func widthFloor(of item: Int) -> Double { access.engine.arrangedFloor(access.node(item)) }
}

// Members for passes 2 to 4.
extension ItemPass where Stage: StageWithContentWidth {
  /// The width of the content box.
  public var width: Double { access.content.width }

  /// Returns an item's height without content, with margins: as specified, or else padding and border, within limits.
  public func heightFloor(of item: Int) -> Double { access.engine.arrangedFloorOfHeight(access.node(item)) }
}

// Members for passes 3 and 4.
extension ItemPass where Stage: StageWithHeights {
  /// Returns an item's width with its margins.
  public func width(of item: Int) -> Double { access.width(of: item) }

  /// Returns an item's height with its margins: the specified height, or else the content's at its width. In pass 4, it
  /// is the height before placement.
  public func height(of item: Int) -> Double { access.height(of: item) }

  /// Returns an item's height with its margins. Percentages refer to `space`; without one, they count as `auto`.
  public func height(of item: Int, in space: Double?) -> Double { access.height(of: item, in: space) }

  /// Returns an item's baselines, or its bottom edge if it has none. The arrangement needs the trait
  /// ``ArrangementTraits/alignsBaselines``.
  public func baselines(of item: Int) -> ItemBaselines {
    let child = nodeWithBaselines(item)
    if access.engine.baselinesFollowArea(child, access.container) { return baselines(of: item, in: nil) }
    if access.boxes[child].flags.contains(.isExcluded) { return ItemBaselines(first: 0, last: 0) }
    return access.engine.arrangedBaselines(of: child)
  }

  /// Returns an item's baselines. A percentage height or limit refers to `space`; without one, it counts as `auto`.
  ///
  /// - Complexity: O(n) in the number of nodes in the item.
  public func baselines(of item: Int, in space: Double?) -> ItemBaselines {
    let child = nodeWithBaselines(item)
    if access.boxes[child].flags.contains(.isExcluded) { return ItemBaselines(first: 0, last: 0) }
    return access.engine.arrangedBaselines(
      of: child, in: access.container, area: space.map { usableLength($0) }, isFinal: access.content.isFinal)
  }

  /// Whether an item has baselines of its own, as text or a container with items does. Others use the bottom edge.
  ///
  /// - Complexity: The same as measuring a leaf.
  public func hasOwnBaselines(_ item: Int) -> Bool { access.engine.hasOwnBaselines(access.node(item)) }

  /// Returns the node of an item. Stops the program if the engine does not compute the item's baselines.
  private func nodeWithBaselines(_ item: Int) -> Int {
    let child = access.node(item)
    require(
      access.engine.isAlignedByBaseline(child, in: access.container),
      "An arrangement reads baselines, but lacks the trait .alignsBaselines, or the item has no baseline alignment.")
    return child
  }
}

extension IntrinsicWidthPass {
  /// Whether ``tryWidths(in:_:)`` is allowed: not if too many trials are nested, as in deeply nested grids with aspect
  /// ratios. Without a trial, use the content's intrinsic widths.
  public var mayTryWidths: Bool { access.engine.mayTryWidths(of: access.container) }

  /// Runs `body`, which sets tentative widths in a content box of this width and reads the resulting heights. All items
  /// are reset afterwards. Use it if the intrinsic widths depend on an item that derives its width from its height by
  /// an aspect ratio.
  ///
  ///     func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
  ///       let height = items.tryWidths(in: 80) { items in
  ///         items.fill(0, in: 80)
  ///         return items.height(of: 0)
  ///       }
  ///       …
  ///     }
  ///
  /// Reading heights has the same preconditions as in pass 2.
  ///
  /// - Complexity: The cost of `body`. Each height measures the whole subtree of the item.
  public func tryWidths<Result>(in width: Double, _ body: (inout WidthPass) -> Result) -> Result {
    let originalWidth = access.content.width
    access.content.width = usableLength(width)
    var items = WidthPass(access: access)
    let result = body(&items)
    access.content.width = originalWidth
    // Discard the tentative widths: items have no valid widths until pass 2 sets them.
    for item in 0..<count {
      access.clearResult(item)
      access.engine.setContainingWidth(0, of: access.node(item))
    }
    return result
  }

  /// The maximum of the items' min-content widths and the maximum of their max-content widths.
  var maximumWidths: IntrinsicWidths {
    var widths = IntrinsicWidths()
    for item in 0..<count {
      let sizes = intrinsicWidths(of: item)
      widths.minContent = max(widths.minContent, sizes.minContent)
      widths.maxContent = max(widths.maxContent, sizes.maxContent)
    }
    return widths
  }
}

extension HeightPass {
  /// The height of the content box, usually `nil`, because the height depends on the content. It is definite only while
  /// the engine measures the content at this height for a content-based limit.
  public var definiteHeight: Double? { access.trialHeight }

  var maximumHeight: Double {
    var maximum = 0.0
    for item in 0..<count { maximum = max(maximum, height(of: item)) }
    return maximum
  }
}
