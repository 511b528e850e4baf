// Functions with which arrangements read and change items: the engine's side of `ItemPass`, in the order of the passes.
// All lengths that are passed to these functions are valid.
//
// No function is inlined. Each is compiled next to the first code that calls it, together with its callees; otherwise
// functions of all layouts would be compiled next to arrangements and away from their main callers.
extension FlexEngine {
  /// Returns an item's contribution to its container's intrinsic widths, with its margins.
  @inline(never)
  func arrangedContribution(_ child: Int) -> IntrinsicWidths {
    let sizes = itemContribution(child), margins = horizontalMargins(child, of: 0)
    return IntrinsicWidths(minContent: sizes.minContent + margins, maxContent: sizes.maxContent + margins)
  }

  /// Returns an item's contribution with its margins. Percentages in `min-height` and `max-height` refer to `height`.
  @inline(never)
  func arrangedContribution(_ child: Int, limitsOf height: Double) -> IntrinsicWidths {
    let sizes = contribution(child, arrangedSizing(child, in: 0, limitsOf: height))
    let margins = horizontalMargins(child, of: 0)
    return IntrinsicWidths(minContent: sizes.minContent + margins, maxContent: sizes.maxContent + margins)
  }

  /// Returns an item's contribution without its content, with its margins.
  @inline(never)
  func arrangedFloor(_ child: Int) -> Double {
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: 0))
    let own = sizing.definite(sizing.size, of: nil) ?? sizing.floor
    return sizing.clamped(own, of: nil, available: 0) + horizontalMargins(child, of: 0)
  }

  /// Sets an item to its own width, or to its fit-content or filling width in a space. Returns the width with margins.
  @inline(never)
  func sizeArrangedItem(_ child: Int, in area: Double, fills: Bool) -> Double {
    if boxes[child].flags.contains(.isExcluded) { include(child) }
    let margins = horizontalMargins(child, of: area), edges = horizontalEdges(child, of: area)
    let available = area - margins
    if nodes[child].keywords.word & Keywords.generalColumnItemMask == 0 {
      let width = plainArrangedWidth(child, in: area, available: available, edges: edges, fills: fills)
      setWidth(width, in: area, of: child)
      return width + margins
    }
    setDefiniteHeightOfItem(nil, of: child, in: area)
    let width = generalArrangedWidth(child, in: area, fills: fills)
    setWidth(width, in: area, of: child)
    return width + margins
  }

  /// Returns the width of an item with plain sizes, without testing limits.
  @inline(__always)
  private func plainArrangedWidth(
    _ child: Int, in area: Double, available: Double, edges: Double, fills: Bool
  ) -> Double {
    let units = nodes[child].units
    if units.has(.width, .points) { return max(nodes[child].widthValue, edges) }
    if units.has(.width, .percent) { return max(percentage(nodes[child].widthValue, of: area), edges) }
    if fills { return max(available, edges) }
    return max(min(boxes[child].maxContent + edges, max(boxes[child].minContent + edges, available)), edges)
  }

  /// Sets an item to a width (with margins), within its limits. Limits that are size keywords are derived from `height`
  /// by its ratio, unless `height` is `nil`. Returns the width with margins.
  @inline(never)
  func setArrangedWidth(_ width: Double, of child: Int, in basis: Double, height: Double? = nil) -> Double {
    if boxes[child].flags.contains(.isExcluded) { include(child) }
    setDefiniteHeightOfItem(height, of: child, in: basis)
    let margins = horizontalMargins(child, of: basis)
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: basis))
    let borderBoxWidth = width - margins
    let used = sizing.clamped(max(borderBoxWidth, sizing.floor), of: basis, available: borderBoxWidth)
    setWidth(used, in: basis, of: child)
    return used + margins
  }

  /// Returns an item's margins, as in left-to-right text. `basis` is the basis of percentages.
  @inline(never)
  func arrangedMargins(of child: Int, in container: Int, of basis: Double) -> Edges {
    edges(usedMargins(child, of: basis), inDirectionOf: container)
  }

  /// Returns edges with left at the start of a container.
  func edges(_ edges: Edges, inDirectionOf container: Int) -> Edges {
    guard boxes[container].flags.contains(.rightToLeft) else { return edges }
    return Edges(top: edges.top, left: edges.right, bottom: edges.bottom, right: edges.left)
  }

  /// Returns the lengths that an item specifies, with its margins. `basis` is the basis of percentages.
  @inline(never)
  func definiteSize(of child: Int, of basis: Double) -> (width: Double?, height: Double?) {
    let horizontal = horizontalSizing(child, edges: horizontalEdges(child, of: basis))
    let vertical = verticalSizing(child, edges: verticalEdges(child, of: basis))
    return (
      horizontal.definite(horizontal.size, of: nil).map {
        horizontal.clampedByLengths($0, of: nil) + horizontalMargins(child, of: basis)
      },
      vertical.definite(vertical.size, of: nil).map {
        vertical.clampedByLengths($0, of: nil) + verticalMargins(child, of: basis)
      }
    )
  }

  /// Returns an item's height in a row before it stretches, with its margins.
  @inline(never)
  func arrangedHeight(of child: Int, in basis: Double?) -> Double { outerHeight(child, of: basis) }

  /// Stores an item's definite height (with margins), or the basis of its percentage height; `nil` if there is neither.
  /// The item's ratio, and ratios and columns in the item, derive widths from that height.
  @inline(never)
  func setDefiniteHeightOfItem(_ height: Double?, of child: Int, in area: Double) {
    guard definiteHeights.count > 0, nodes[child].keywords[.dependsOnHeight] != 0 else {
      return setContainingWidth(area, of: child)
    }
    let oldHeight = definiteHeights[child].own
    setContainingWidth(area, of: child)
    // Content measured at another definite height may have other sizes.
    defer { if oldHeight != definiteHeights[child].own { markResized(child) } }
    guard let height else { return }
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: area))
    let own = sizing.definite(sizing.size, of: height) ?? max(height - verticalMargins(child, of: area), sizing.floor)
    _ = setDefiniteHeight(sizing.clampedByLengths(own, of: height), of: child)
  }

  /// Sets an item to the width that its ratio derives from a height, or to its fit-content width. Returns the width
  /// with margins.
  @inline(never)
  func sizeArrangedItem(_ child: Int, in area: Double, height: Double, fitsContent: Bool) -> Double {
    if boxes[child].flags.contains(.isExcluded) { include(child) }
    setDefiniteHeightOfItem(height, of: child, in: area)
    let width = generalArrangedWidth(child, in: area, fills: false, fitsContent: fitsContent)
    setWidth(width, in: area, of: child)
    return width + horizontalMargins(child, of: area)
  }

  /// Sets an item's width: its own, or else its fit-content or filling width. Returns the width with margins. `height`
  /// is the basis of its `min-height` and `max-height`, and without a ratio, of percentage heights in the item.
  @inline(never)
  func sizeArrangedItem(_ child: Int, in area: Double, limitsOf height: Double, fills: Bool) -> Double {
    if boxes[child].flags.contains(.isExcluded) { include(child) }
    setDefiniteHeightOfItem(nodes[child].keywords[.hasRatio] == 0 ? height : nil, of: child, in: area)
    let width = generalArrangedWidth(child, in: area, limitsOf: height, fills: fills)
    setWidth(width, in: area, of: child)
    return width + horizontalMargins(child, of: area)
  }

  /// Returns the horizontal sizing of an item. If the item has a ratio, `height` is the basis of percentages in its
  /// `min-height` and `max-height`.
  private func arrangedSizing(_ child: Int, in area: Double, limitsOf height: Double?) -> AxisSizing {
    var sizing = horizontalSizing(child, edges: horizontalEdges(child, of: area))
    if let height, sizing.transferred == nil, nodes[child].keywords[.hasRatio] != 0 {
      limit(&sizing, of: child, byHeight: height)
    }
    return sizing
  }

  private func generalArrangedWidth(
    _ child: Int, in area: Double, limitsOf height: Double? = nil, fills: Bool, fitsContent: Bool = true
  ) -> Double {
    let available = area - horizontalMargins(child, of: area)
    let sizing = arrangedSizing(child, in: area, limitsOf: height)
    let size = sizing.preferredByRatio(
      sizing.size, of: area, available: available, otherwise: fills ? .filling : .fitContent)
    return sizing.clamped(
      size, of: area, available: available, fitsContent: fitsContent && !nodes[child].keywords.isScrollContainer)
  }

  /// Sets an item's width in pass 4, when the nodes in the item already have their sizes.
  @inline(never)
  func resizeArrangedItem(_ child: Int, in area: Double, height: Double, fitsContent: Bool) {
    if boxes[child].flags.contains(.isExcluded) { return }
    // No definite heights are stored if no width depends on a height.
    let oldHeight = definiteHeight(child)
    setDefiniteHeightOfItem(height, of: child, in: area)
    // Even if the item's width stays the same, widths in its subtree may depend on the height.
    if oldHeight != definiteHeight(child) { boxes[child].flags.remove(.childSizesAreCurrent) }
    resize(child, toWidth: generalArrangedWidth(child, in: area, fills: false, fitsContent: fitsContent))
    if !boxes[child].flags.contains(.childSizesAreCurrent) { remeasureHeight(of: child) }
  }

  /// Sets an item's width in pass 4. Percentages in its `min-height` and `max-height` refer to `height`.
  @inline(never)
  func resizeArrangedItem(_ child: Int, in area: Double, limitsOf height: Double, fills: Bool) {
    if boxes[child].flags.contains(.isExcluded) { return }
    resize(child, toWidth: generalArrangedWidth(child, in: area, limitsOf: height, fills: fills))
    if !boxes[child].flags.contains(.childSizesAreCurrent) { remeasureHeight(of: child) }
  }

  /// Returns an item's height without its content, with its margins. Limits that are keywords depend on the content,
  /// and are ignored (as in browsers).
  @inline(never)
  func arrangedFloorOfHeight(_ child: Int) -> Double {
    let basis = boxes[child].containingWidth
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: basis))
    let own = sizing.definite(sizing.size, of: nil) ?? sizing.floor
    return sizing.clampedByLengths(own, of: nil) + verticalMargins(child, of: basis)
  }

  /// Returns the lengths that a container specifies for its content box.
  @inline(never)
  func arrangedLengths(of container: Int) -> ContainerLengths {
    let basis = boxes[container].containingWidth
    let xSizing = horizontalSizing(container, edges: horizontalEdges(container, of: basis))
    let ySizing = verticalSizing(container, edges: verticalEdges(container, of: basis))
    // An arrangement without these flags is not called again when percentages become definite, so it gets no basis.
    let keywords = nodes[container].keywords
    let area = keywords[.arrangementUsesWidth] != 0 && basis > 0 ? basis : nil
    let height = keywords[.arrangementUsesHeight] != 0 ? definiteContainingHeight(container) : nil
    func inner(_ sizing: AxisSizing, _ length: UnitValue, _ basis: Double?) -> Double? {
      sizing.definite(length, of: basis).map { max($0 - sizing.edges, 0) }
    }
    // With a ratio, the limits of the height also limit the width (CSS Sizing 4).
    let minByRatio = xSizing.transferredLower > xSizing.edges ? xSizing.transferredLower - xSizing.edges : nil
    let maxByRatio = xSizing.transferredUpper < .infinity ? max(xSizing.transferredUpper - xSizing.edges, 0) : nil
    return ContainerLengths(
      width: inner(xSizing, xSizing.size, nil), minWidth: inner(xSizing, xSizing.minimum, area) ?? minByRatio,
      maxWidth: inner(xSizing, xSizing.maximum, area) ?? maxByRatio, height: inner(ySizing, ySizing.size, height),
      minHeight: inner(ySizing, ySizing.minimum, height), maxHeight: inner(ySizing, ySizing.maximum, height))
  }

  /// Returns the baselines of a placed item, below the top of its margin box.
  @inline(never)
  func arrangedBaselines(of child: Int) -> ItemBaselines {
    let baselines = baselinesOfPlaced(child)
    let top = usedMargins(child, of: boxes[child].containingWidth).top
    return ItemBaselines(first: top + baselines.first, last: top + baselines.last)
  }

  /// Places an item's content and returns the item's baselines. Percentages in its height and limits refer to `area`,
  /// or count as automatic if `area` is `nil`.
  @inline(never)
  func arrangedBaselines(of child: Int, in container: Int, area: Double?, isFinal: Bool) -> ItemBaselines {
    if let outer = beginMeasurement(of: container) {
      defer { endMeasurement(in: outer) }
      if area == nil {
        // The item may still have the definite height from which pass 2 derived its width.
        setDefiniteHeightOfItem(nil, of: child, in: boxes[child].containingWidth)
        measureAgain(child)
      }
      if setBaselineItemHeight(child, container, definiteHeight: area, isFinal: isFinal) {
        let range = child..<Int(nodes[child].end)
        if isFinal { placeFrames(of: range, isBefore: true) } else { placeFramesForMeasuring(of: range) }
      }
    }
    return arrangedBaselines(of: child)
  }

  /// Whether an item is placed only when its arrangement requests its baselines: its height, or a limit of its height,
  /// is a percentage of its area, or the item joins the container, which may place the items in it.
  @inline(__always)
  func baselinesFollowArea(_ child: Int, _ container: Int) -> Bool {
    let units = nodes[child].units
    return nodes[container].keywords[.arrangementUsesAlignment] != 0
      && (units.has(.height, .percent) || units.has(.minHeight, .percent) || units.has(.maxHeight, .percent)
        || joinsContainer(child))
  }

  /// Returns the padding of a container.
  @inline(never)
  func arrangedPadding(of container: Int) -> Edges { usedPadding(container) }

  /// Places an item in its container's content box with its own height, and returns the height with margins. `basis` is
  /// the basis of percentages.
  @inline(never)
  func placeArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of basis: Double?
  ) -> Double {
    if let basis, content.isFinal { updateArea(basis, of: child) }
    setUnstretchedHeight(child, of: basis, isFinal: content.isFinal)
    return putArrangedItem(child, in: container, content, x: x, y: y, of: basis)
  }

  /// Stores the height of an item's area, and measures the item again: if the item's height is a percentage of its
  /// area, the area may change how often tracks in the item are repeated.
  private func updateArea(_ height: Double, of child: Int) {
    guard nodes[child].keywords[.arrangementUsesHeight] != 0, nodes[child].units.mentionPercentHeights,
      definiteHeights[child].containing != height
    else { return }
    definiteHeights[child].containing = OptionalLength(height)
    markOutdatedIntrinsicWidths(ofParentOf: child)
    remeasureIntrinsicWidths(of: child)
    remeasureHeight(of: child)
  }

  /// Places an item with a height (with margins), within its limits.
  @inline(never)
  func placeArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of basis: Double?, height: Double
  ) -> Double {
    let area = height - verticalMargins(child, of: boxes[child].containingWidth)
    if nodes[child].keywords[.hasGeneralHeight] == 0 {
      setHeight(max(area, verticalEdges(child, of: boxes[child].containingWidth)), of: child, isDefinite: true)
    } else {
      let sizing = verticalSizing(child)
      let height = clampedDefiniteHeight(
        PreferredSize(max(area, sizing.floor), .room), child, sizing, of: basis, isFinal: content.isFinal)
      setHeight(height, of: child, isDefinite: true)
    }
    return putArrangedItem(child, in: container, content, x: x, y: y, of: basis)
  }

  /// Returns the position of an item's margin box in its container's content box.
  @inline(never)
  func arrangedStart(of child: Int, in container: Int, _ content: ContentBox) -> (x: Double, y: Double) {
    let containingWidth = boxes[child].containingWidth, margins = usedMargins(child, of: containingWidth)
    var x = boxes[child].x - content.x, y = boxes[child].y - content.y - margins.top
    if nodes[child].keywords[.hasInset] != 0 {
      x -= relativeX(child, of: containingWidth, in: container)
      y -= relativeY(child, of: content.definiteHeight)
    }
    guard boxes[container].flags.contains(.rightToLeft) else { return (x - margins.left, y) }
    return (content.width - x - boxes[child].width - margins.right, y)
  }

  @inline(__always)
  func putArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of basis: Double?
  ) -> Double {
    let keywords = nodes[child].keywords
    if keywords[.dependsOnHeight] != 0, content.isFinal { propagateDefiniteHeight(of: child) }
    let isRightToLeft = boxes[container].flags.contains(.rightToLeft)
    // Most items have neither margins nor insets.
    if !keywords.has(Keywords.mask(.hasMargin) | Keywords.mask(.hasInset)) {
      boxes[child].x = content.x + (isRightToLeft ? content.width - x - boxes[child].width : x)
      boxes[child].y = content.y + y
      return boxes[child].height
    }
    let containingWidth = boxes[child].containingWidth
    let margins = usedMargins(child, of: containingWidth)
    var left = x
    if isRightToLeft { left = content.width - x - (boxes[child].width + margins.left + margins.right) }
    boxes[child].x = content.x + left + margins.left
    boxes[child].y = content.y + y + margins.top
    if keywords[.hasInset] != 0 {
      boxes[child].x += relativeX(child, of: containingWidth, in: container)
      boxes[child].y += relativeY(child, of: basis)
    }
    return boxes[child].height + margins.top + margins.bottom
  }
}
