// What an arrangement asks about an item and gives it: the engine's side of `ItemPasses`, in the order of the passes.
// Lengths are usable ones.
//
// None of them is inlined. Each is compiled beside the first code that calls it, and so is what it calls; what
// belongs to arrangements alone would otherwise draw away the functions of all layouts from those that call them
// there.
extension FlexEngine {
  /// What an item contributes to its container's inline sizes, with its margins.
  @inline(never)
  func arrangedContribution(_ child: Int) -> InlineSizes {
    let sizes = itemContribution(child), margins = horizontalMargins(child, of: 0)
    return InlineSizes(least: sizes.least + margins, greatest: sizes.greatest + margins)
  }

  /// The same where percentages among the limits of its height are of a height.
  @inline(never)
  func arrangedContribution(_ child: Int, limitsOf height: Double) -> InlineSizes {
    let sizes = contribution(child, arrangedSizing(child, in: 0, limitsOf: height))
    let margins = horizontalMargins(child, of: 0)
    return InlineSizes(least: sizes.least + margins, greatest: sizes.greatest + margins)
  }

  /// What an item contributes at least whatever its content, with its margins.
  @inline(never)
  func arrangedFloor(_ child: Int) -> Double {
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: 0))
    let own = sizing.definite(sizing.size, of: nil) ?? sizing.floor
    return sizing.clamped(own, of: nil, available: 0) + horizontalMargins(child, of: 0)
  }

  /// Gives an item its own width in a room, or what it makes of that where it has none. Returns the width with margins.
  @inline(never)
  func sizeArrangedItem(_ child: Int, in room: Double, fills: Bool) -> Double {
    if boxes[child].flags.contains(.isSkipped) { takeBack(child) }
    let margins = horizontalMargins(child, of: room), edges = horizontalEdges(child, of: room)
    let available = room - margins
    if nodes[child].keywords.word & Keywords.generalColumnItemMask == 0 {
      let width = plainArrangedWidth(child, in: room, available: available, edges: edges, fills: fills)
      giveWidth(width, in: room, to: child)
      return width + margins
    }
    learnArrangedHeight(nil, of: child, in: room)
    let width = generalArrangedWidth(child, in: room, fills: fills)
    giveWidth(width, in: room, to: child)
    return width + margins
  }

  /// The width of an item whose sizes are plain: what its sizing says, without limits to look at.
  @inline(__always)
  private func plainArrangedWidth(
    _ child: Int, in room: Double, available: Double, edges: Double, fills: Bool
  ) -> Double {
    let units = nodes[child].units
    if units.has(.width, .points) { return max(nodes[child].widthValue, edges) }
    if units.has(.width, .percent) { return max(percentage(nodes[child].widthValue, of: room), edges) }
    if fills { return max(available, edges) }
    return max(min(boxes[child].maxContent + edges, max(boxes[child].minContent + edges, available)), edges)
  }

  /// Gives an item a width, margins counted, within its limits. Limits that are size keywords are what its ratio makes of
  /// `height`, if that is known. Returns the width with margins.
  @inline(never)
  func setArrangedWidth(_ width: Double, of child: Int, in whole: Double, height: Double? = nil) -> Double {
    if boxes[child].flags.contains(.isSkipped) { takeBack(child) }
    learnArrangedHeight(height, of: child, in: whole)
    let margins = horizontalMargins(child, of: whole)
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: whole))
    let room = width - margins
    let used = sizing.clamped(max(room, sizing.floor), of: whole, available: room)
    giveWidth(used, in: whole, to: child)
    return used + margins
  }

  /// An item's margins, as if writing went from left to right. `whole` is what percentages are of.
  @inline(never)
  func arrangedMargins(of child: Int, in container: Int, of whole: Double) -> Edges {
    let margins = usedMargins(child, of: whole)
    guard boxes[container].flags.contains(.rightToLeft) else { return margins }
    return Edges(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
  }

  /// The lengths that an item says of itself, with its margins. `whole` is what percentages are of.
  @inline(never)
  func definiteSize(of child: Int, of whole: Double) -> (width: Double?, height: Double?) {
    let across = horizontalSizing(child, edges: horizontalEdges(child, of: whole))
    let down = verticalSizing(child, edges: verticalEdges(child, of: whole))
    return (
      across.definite(across.size, of: nil).map {
        across.clampedByLengths($0, of: nil) + horizontalMargins(child, of: whole)
      },
      down.definite(down.size, of: nil).map {
        down.clampedByLengths($0, of: nil) + verticalMargins(child, of: whole)
      }
    )
  }

  /// An item's height in a row before it stretches, with its margins.
  @inline(never)
  func arrangedHeight(of child: Int, in whole: Double?) -> Double { outerHeight(child, of: whole) }

  /// Takes in the height that an item is to have, margins counted, or what a percentage makes of that, so that its ratio makes
  /// its width of it, or ratios and lines in it make their widths; or that none is known.
  @inline(never)
  func learnArrangedHeight(_ height: Double?, of child: Int, in room: Double) {
    guard knownHeights.count > 0, nodes[child].keywords[.dependsOnHeight] != 0 else {
      return setContainingWidth(room, of: child)
    }
    let before = knownHeights[child]
    setContainingWidth(room, of: child)
    // What its content comes to with another height known is another question.
    defer { if !isSame(before, knownHeights[child]) { markResized(child) } }
    guard let height else { return }
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: room))
    let own = sizing.definite(sizing.size, of: height) ?? max(height - verticalMargins(child, of: room), sizing.floor)
    _ = learn(sizing.clampedByLengths(own, of: height), of: child)
  }

  /// Gives an item what its ratio makes of a height that it is to have, or the width that fits its content. Returns the width
  /// with margins.
  @inline(never)
  func sizeArrangedItem(_ child: Int, in room: Double, height: Double, fitsContent: Bool) -> Double {
    if boxes[child].flags.contains(.isSkipped) { takeBack(child) }
    learnArrangedHeight(height, of: child, in: room)
    let width = generalArrangedWidth(child, in: room, fills: false, fitsContent: fitsContent)
    giveWidth(width, in: room, to: child)
    return width + horizontalMargins(child, of: room)
  }

  /// Gives an item its own width in a room or all of that, where percentages among the limits of its height are of a height.
  /// Without a ratio, it is what is in it that has sizes by that. Returns the width with margins.
  @inline(never)
  func sizeArrangedItem(_ child: Int, in room: Double, limitsOf height: Double, fills: Bool) -> Double {
    if boxes[child].flags.contains(.isSkipped) { takeBack(child) }
    learnArrangedHeight(nodes[child].keywords[.hasRatio] == 0 ? height : nil, of: child, in: room)
    let width = generalArrangedWidth(child, in: room, limitsOf: height, fills: fills)
    giveWidth(width, in: room, to: child)
    return width + horizontalMargins(child, of: room)
  }

  /// The horizontal sizes of an item in a room; where it has a ratio, percentages among the limits of its height are of `height`, if that
  /// is known.
  private func arrangedSizing(_ child: Int, in room: Double, limitsOf height: Double?) -> AxisSizing {
    var sizing = horizontalSizing(child, edges: horizontalEdges(child, of: room))
    if let height, sizing.transferred == nil, nodes[child].keywords[.hasRatio] != 0 {
      limit(&sizing, of: child, byHeight: height)
    }
    return sizing
  }

  private func generalArrangedWidth(
    _ child: Int, in room: Double, limitsOf height: Double? = nil, fills: Bool, fitsContent: Bool = true
  ) -> Double {
    let available = room - horizontalMargins(child, of: room)
    let sizing = arrangedSizing(child, in: room, limitsOf: height)
    let size = sizing.preferredByRatio(
      sizing.size, of: room, available: available, otherwise: fills ? .filling : .fitContent)
    return sizing.clamped(
      size, of: room, available: available, fitsContent: fitsContent && !nodes[child].keywords.isScrollContainer)
  }

  /// The same in the last pass, where an item's content has its sizes already.
  @inline(never)
  func resizeArrangedItem(_ child: Int, in room: Double, height: Double, fitsContent: Bool) {
    if isMeasuring || boxes[child].flags.contains(.isSkipped) { return }
    // Where no width depends on a height, none is kept.
    let keepsHeights = knownHeights.count > 0, before = keepsHeights ? knownHeights[child] : .nan
    learnArrangedHeight(height, of: child, in: room)
    // Also where its width stays, what is in it has other ones by another height.
    if keepsHeights, !isSame(before, knownHeights[child]) { boxes[child].flags.remove(.isResolved) }
    setWidth(generalArrangedWidth(child, in: room, fills: false, fitsContent: fitsContent), of: child)
    if !boxes[child].flags.contains(.isResolved) { solve(child) }
  }

  /// The same where percentages among the limits of its height are of a height.
  @inline(never)
  func resizeArrangedItem(_ child: Int, in room: Double, limitsOf height: Double, fills: Bool) {
    if isMeasuring || boxes[child].flags.contains(.isSkipped) { return }
    setWidth(generalArrangedWidth(child, in: room, limitsOf: height, fills: fills), of: child)
    if !boxes[child].flags.contains(.isResolved) { solve(child) }
  }

  /// What an item's height is at least whatever its content, with its margins. Limits that are keywords are those of content: they do
  /// not count (browsers).
  @inline(never)
  func arrangedFloorOfHeight(_ child: Int) -> Double {
    let whole = boxes[child].containingWidth
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: whole))
    let own = sizing.definite(sizing.size, of: nil) ?? sizing.floor
    return sizing.clampedByLengths(own, of: nil) + verticalMargins(child, of: whole)
  }

  /// The height of a container's content box, where widths may depend on it and it is known.
  @inline(never)
  func knownHeightOfArranged(_ container: Int) -> Double? { knownInnerHeight(container) }

  /// The lengths that a container says of its content box.
  @inline(never)
  func arrangedLengths(of container: Int) -> ContainerLengths {
    let whole = boxes[container].containingWidth
    let across = horizontalSizing(container, edges: horizontalEdges(container, of: whole))
    let down = verticalSizing(container, edges: verticalEdges(container, of: whole))
    // Others are not asked again where percentages become known.
    let keywords = nodes[container].keywords
    let room = keywords[.arrangesByWidth] != 0 && whole > 0 ? whole : nil
    let height = keywords[.arrangesByHeight] != 0 ? knownContainingHeight(container) : nil
    func inner(_ sizing: AxisSizing, _ length: StoredLength, _ whole: Double?) -> Double? {
      sizing.definite(length, of: whole).map { max($0 - sizing.edges, 0) }
    }
    // The ratio transfers limits of the height (CSS Sizing 4).
    let least = across.transferredLower > across.edges ? across.transferredLower - across.edges : nil
    let most = across.transferredUpper < .infinity ? max(across.transferredUpper - across.edges, 0) : nil
    return ContainerLengths(
      width: inner(across, across.size, nil), minWidth: inner(across, across.minimum, room) ?? least,
      maxWidth: inner(across, across.maximum, room) ?? most, height: inner(down, down.size, height),
      minHeight: inner(down, down.minimum, height), maxHeight: inner(down, down.maximum, height))
  }

  /// Whether an item is placed before its arrangement asks for its baselines.
  @inline(never)
  func knowsBaselines(of child: Int, in container: Int) -> Bool { isAlignedByBaseline(child, in: container) }

  /// The baselines of an item that was placed, below the top of its margin box.
  @inline(never)
  func arrangedBaselines(of child: Int) -> ItemBaselines {
    let baselines = baselinesOfPlaced(child)
    let top = usedMargins(child, of: boxes[child].containingWidth).top
    return ItemBaselines(first: top + baselines.first, last: top + baselines.last)
  }

  /// The baselines of an item whose height, or a limit of it, is a percentage of `room`, or counts as automatic. Places the
  /// item's content.
  @inline(never)
  func arrangedBaselines(of child: Int, in container: Int, room: Double?) -> ItemBaselines {
    if beginQuestion(about: container) {
      defer { endQuestion() }
      if setBaselineItemHeight(child, container, definiteHeight: room) {
        placeFrames(of: child..<Int(nodes[child].end), isBefore: true)
      }
    }
    return arrangedBaselines(of: child)
  }

  /// Returns `true` if an item's height, or a limit of it, is a percentage of its area: the arrangement requests the baselines
  /// of such an item with the height of the area.
  @inline(__always)
  func baselinesFollowArea(_ child: Int, _ container: Int) -> Bool {
    let units = nodes[child].units
    return nodes[container].keywords[.arrangesByAlignment] != 0
      && (units.has(.height, .percent) || units.has(.minHeight, .percent) || units.has(.maxHeight, .percent))
  }

  /// The padding of a container.
  @inline(never)
  func arrangedPadding(of container: Int) -> Edges { usedPadding(container) }

  /// Puts an item somewhere in its container's content box, with its own height; returns that with margins. `whole`
  /// is what percentages are of.
  @inline(never)
  func placeArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of whole: Double?
  ) -> Double {
    if let whole { updateArea(whole, of: child) }
    setUnstretchedHeight(child, of: whole)
    return putArrangedItem(child, in: container, content, x: x, y: y, of: whole)
  }

  /// Stores the height of an item's area, and measures the item again: percentages of it may change how often tracks in the item
  /// are repeated.
  private func updateArea(_ height: Double, of child: Int) {
    guard nodes[child].keywords[.arrangesByHeight] != 0, nodes[child].units.mentionPercentHeights, !isMeasuring,
      containingHeights[child] != height
    else { return }
    containingHeights[child] = height
    boxes[Int(nodes[child].parent)].flags.insert(.isOutOfStep)
    relearn(child)
    solve(child)
  }

  /// The same with a height, margins counted, within the item's limits.
  @inline(never)
  func placeArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of whole: Double?, height: Double
  ) -> Double {
    let room = height - verticalMargins(child, of: boxes[child].containingWidth)
    if nodes[child].keywords[.hasGeneralHeight] == 0 {
      setHeight(max(room, verticalEdges(child, of: boxes[child].containingWidth)), of: child, isDefinite: true)
    } else {
      let sizing = verticalSizing(child)
      let height = clampedDefiniteHeight(max(room, sizing.floor), child, sizing, of: whole)
      setHeight(height, of: child, isDefinite: true)
    }
    return putArrangedItem(child, in: container, content, x: x, y: y, of: whole)
  }

  /// Where an item's margin box was put in its container's content box.
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
  private func putArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of whole: Double?
  ) -> Double {
    let keywords = nodes[child].keywords
    if keywords[.dependsOnHeight] != 0, learnHeight(of: child) { solve(child) }
    let isRightToLeft = boxes[container].flags.contains(.rightToLeft)
    // Most have neither margins nor insets.
    if !keywords.has(Keywords.mask(.hasMargin) | Keywords.mask(.hasInset)) {
      boxes[child].x = content.x + (isRightToLeft ? content.width - x - boxes[child].width : x)
      boxes[child].y = content.y + y
      return boxes[child].height
    }
    let containingWidth = boxes[child].containingWidth
    let margins = usedMargins(child, of: containingWidth)
    var left = x
    if isRightToLeft {
      left = content.width - x - (boxes[child].width + margins.left + margins.right)
    }
    boxes[child].x = content.x + left + margins.left
    boxes[child].y = content.y + y + margins.top
    if keywords[.hasInset] != 0 {
      boxes[child].x += relativeX(child, of: containingWidth, in: container)
      boxes[child].y += relativeY(child, of: whole)
    }
    return boxes[child].height + margins.top + margins.bottom
  }
}
