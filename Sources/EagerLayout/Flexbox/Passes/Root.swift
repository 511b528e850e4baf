// The root is a block in its space, not an item of a container.
extension FlexEngine {
  func resolveRootWidth(in space: LayoutSpace) {
    let basis = space.width.length
    boxes[0].containingWidth = basis ?? 0
    let sizing = rootHorizontalSizing(of: basis)
    let available = findAvailableWidthOfRoot(in: space, sizing)
    state.availableWidthOfRoot = available
    let size = sizing.preferredByRatio(sizing.size, of: basis, available: available, otherwise: .filling)
    let width = sizing.clamped(
      size, of: basis, available: available, fitsContent: !nodes[0].keywords.isScrollContainer)
    if boxes[0].width != width { markResized(0) }
    boxes[0].width = width
    if recordsSteps { recordRootWidth(in: space, sizing, size.origin) }
  }

  /// Returns the available width of the root without its margins. In a min-content or max-content space, that is the
  /// root's contribution. Negative margins can make the result larger, because a space is at least 0 wide.
  func findAvailableWidthOfRoot(in space: LayoutSpace, _ sizing: AxisSizing) -> Double {
    let margins = horizontalMargins(0, of: space.width.length ?? 0)
    switch space.width {
    case .definite(let width): return width - margins
    case .minContent: return max(contribution(0, sizing, isMinContent: true), -margins)
    case .maxContent: return max(contribution(0, sizing, isMinContent: false), -margins)
    }
  }

  func rootHorizontalSizing(of basis: Double?) -> AxisSizing {
    let sizing = horizontalSizing(0, edges: horizontalEdges(0, of: basis ?? 0))
    return basis == nil ? sizing.withoutPercentages : sizing
  }

  /// Returns the root's vertical sizing; its width is known.
  func rootVerticalSizing(of basis: Double?) -> AxisSizing {
    basis == nil ? verticalSizing(0).withoutPercentages : verticalSizing(0)
  }

  /// Whether the root's height depends on its content. Otherwise, the content height need not be computed.
  func rootHeightFollowsContent(in space: LayoutSpace) -> Bool {
    let units = nodes[0].units
    if nodes[0].keywords[.hasGeneralHeight] != 0 || nodes[0].content >= 0 || units.has(.height, .points) {
      return nodes[0].keywords[.hasGeneralHeight] != 0 || nodes[0].content >= 0
    }
    return space.height.length == nil || !units.has(.height, .percent) && !space.fillsHeight
  }

  func placeRoot(in space: LayoutSpace) {
    let basis = space.height.length
    let margins = margins(0, of: boxes[0].containingWidth)
    let sizing = rootVerticalSizing(of: basis)
    var size = sizing.ownHeight(of: basis)
    if let basis, space.fillsHeight, sizing.size.unit == .auto {
      size = PreferredSize(basis - margins.vertical.sum, .room)
    }
    setHeight(clampedHeight(size, 0, sizing, of: basis, isFinal: true), of: 0, isDefinite: size.isDefinite)
    if recordsSteps { recordRootHeight(in: space, size.origin) }
    propagateDefiniteHeight(of: 0)

    var left = margins.left
    let free = state.availableWidthOfRoot - boxes[0].width
    if margins.autoLeft && free > 0 { left += margins.autoRight ? free / 2 : free }
    boxes[0].x = left + relativeRootX(of: space.width.length)
    boxes[0].y = margins.top + relativeY(0, of: basis)
    if recordsSteps { recordRootPosition(in: space) }
  }

  /// Returns the distance by which insets move the root. The space is left to right, so `left` wins over `right`.
  private func relativeRootX(of basis: Double?) -> Double {
    guard usesInsets(0) else { return 0 }
    let insets = insets(0)
    return inset(.left, insets.left, of: 0, basis) ?? -(inset(.right, insets.right, of: 0, basis) ?? 0)
  }
}
