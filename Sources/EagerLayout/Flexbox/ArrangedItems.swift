// What an arrangement asks about an item and gives it: the engine's side of `ItemPasses`, in the order of the passes. Lengths are
// usable ones.
//
// None of them is inlined. Each is compiled beside the first code that calls it, and so is what it calls; what belongs to
// arrangements alone would otherwise draw away the functions of all layouts from those that call them there.
extension FlexEngine {
  /// What an item contributes to its container's inline sizes, with its margins.
  @inline(never)
  func arrangedContribution(_ child: Int) -> InlineSizes {
    let sizes = itemContribution(child), margins = horizontalMargins(child, of: 0)
    return InlineSizes(least: sizes.least + margins, greatest: sizes.greatest + margins)
  }

  /// What an item contributes at least whatever its content, with its margins.
  @inline(never)
  func arrangedFloor(_ child: Int) -> Double {
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: 0))
    let own = sizing.definite(sizing.size, of: nil) ?? sizing.edges
    return sizing.clamped(own, of: nil, available: 0) + horizontalMargins(child, of: 0)
  }

  /// Gives an item its own width in a room, or what it makes of that where it has none. Returns the width with margins.
  @inline(never)
  func sizeArrangedItem(_ child: Int, in room: Double, fills: Bool) -> Double {
    if boxes[child].flags.contains(.isSkipped) { takeBack(child) }
    setContainingWidth(room, of: child)
    let margins = horizontalMargins(child, of: room), edges = horizontalEdges(child, of: room)
    let available = room - margins
    let sizing = horizontalSizing(child, edges: edges)
    let size = sizing.preferredByRatio(
      sizing.size, of: room, available: available, otherwise: fills ? .filling : .fitContent)
    let width = sizing.clamped(
      size, of: room, available: available, fitsContent: !nodes[child].keywords.isScrollContainer)
    giveWidth(width, in: room, to: child)
    return width + margins
  }

  /// Gives an item a width, margins counted, within its limits. Returns the width with margins.
  @inline(never)
  func setArrangedWidth(_ width: Double, of child: Int, in whole: Double) -> Double {
    if boxes[child].flags.contains(.isSkipped) { takeBack(child) }
    setContainingWidth(whole, of: child)
    let margins = horizontalMargins(child, of: whole)
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: whole))
    let room = width - margins
    let used = sizing.clamped(max(room, sizing.edges), of: whole, available: room)
    giveWidth(used, in: whole, to: child)
    return used + margins
  }

  /// The lengths that an item says of itself, with its margins.
  @inline(never)
  func definiteSize(of child: Int) -> (width: Double?, height: Double?) {
    let whole = boxes[child].containingWidth
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

  /// The baselines of an item that was placed, below the top of its margin box.
  @inline(never)
  func arrangedBaselines(of child: Int) -> ItemBaselines {
    let baselines = baselinesOfPlaced(child)
    let top = usedMargins(child, of: boxes[child].containingWidth).top
    return ItemBaselines(first: top + baselines.first, last: top + baselines.last)
  }

  /// The padding of a container.
  @inline(never)
  func arrangedPadding(of container: Int) -> Edges { usedPadding(container) }

  /// Puts an item somewhere in its container's content box, with its own height. `whole` is what percentages are of.
  @inline(never)
  func placeArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of whole: Double?
  ) {
    setUnstretchedHeight(child, of: whole)
    putArrangedItem(child, in: container, content, x: x, y: y, of: whole)
  }

  /// The same with a height, margins counted, within the item's limits.
  @inline(never)
  func placeArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of whole: Double?, height: Double
  ) {
    let sizing = verticalSizing(child)
    let height = max(height - verticalMargins(child, of: boxes[child].containingWidth), sizing.edges)
    setHeight(clampedDefiniteHeight(height, child, sizing, of: whole), of: child, isDefinite: true)
    putArrangedItem(child, in: container, content, x: x, y: y, of: whole)
  }

  @inline(__always)
  private func putArrangedItem(
    _ child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double, of whole: Double?
  ) {
    if learnHeight(of: child) { solve(child) }
    let containingWidth = boxes[child].containingWidth
    let margins = usedMargins(child, of: containingWidth)
    var left = x
    if boxes[container].flags.contains(.rightToLeft) {
      left = content.width - x - (boxes[child].width + margins.left + margins.right)
    }
    boxes[child].x = content.x + left + margins.left
    boxes[child].y = content.y + y + margins.top
    if nodes[child].keywords[.hasInset] != 0 {
      boxes[child].x += relativeX(child, of: containingWidth, in: container)
      boxes[child].y += relativeY(child, of: whole)
    }
  }
}
