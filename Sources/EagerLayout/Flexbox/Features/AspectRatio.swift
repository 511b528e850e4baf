// `aspect-ratio` (CSS Sizing Level 4, Aspect Ratios): one size is derived from the other, and limits are transferred.
extension FlexEngine {
  /// Returns the border-box width derived from a border-box height.
  @inline(__always)
  func widthFromRatio(_ node: Int, height: Double) -> Double {
    let whole = boxes[node].containingWidth
    let edges = horizontalEdges(node, of: whole), ratio = aspectRatio(node)
    if ratioIsOfBorderBox(node) { return max(min(height * ratio, largestLength), edges) }
    return min(max(height - verticalEdges(node, of: whole), 0) * ratio, largestLength) + edges
  }

  /// Returns the border-box height derived from a border-box width.
  @inline(__always)
  func heightFromRatio(_ node: Int, width: Double) -> Double {
    let whole = boxes[node].containingWidth
    let edges = verticalEdges(node, of: whole), ratio = aspectRatio(node)
    if ratioIsOfBorderBox(node) { return max(min(width / ratio, largestLength), edges) }
    return min(max(width - horizontalEdges(node, of: whole), 0) / ratio, largestLength) + edges
  }

  /// Returns the horizontal sizing of a node with a ratio. A definite height determines the width; otherwise the limits
  /// of the height limit the content's width.
  func withWidthFromHeight(_ node: Int, _ sizing: AxisSizing) -> AxisSizing {
    var sizing = sizing
    if let height = definiteHeight(node) {
      sizing.transferred = widthFromRatio(node, height: height)
      sizing.contentYieldsToRatio = sizing.size.unit.isKeyword
      return sizing
    }
    if mayTransferLimits(node) { limit(&sizing, of: node, byHeight: definiteContainingHeight(node)) }
    return sizing
  }

  /// Limits the horizontal sizing of a node with a ratio, and its content widths, by the limits of its height, whose
  /// percentages refer to `whole`.
  func limit(_ sizing: inout AxisSizing, of node: Int, byHeight whole: Double?) {
    let vertical = verticalSizing(node, edges: verticalEdges(node, of: boxes[node].containingWidth))
    var upper = Double.infinity
    if let limit = vertical.definite(vertical.maximum, of: whole) { upper = widthFromRatio(node, height: limit) }
    let lower = widthFromRatio(node, height: vertical.definiteMinimum(of: whole) ?? vertical.edges)
    sizing.transferredLower = lower
    sizing.transferredUpper = upper
    sizing.minContent = max(min(sizing.minContent, upper), lower)
    sizing.maxContent = max(min(sizing.maxContent, upper), lower)
  }

  /// Whether a ratio has limits to transfer, or a minimum from padding and border.
  @inline(__always)
  private func mayTransferLimits(_ node: Int) -> Bool {
    nodes[node].keywords.has(Keywords.mask(.hasLimits) | Keywords.mask(.hasPadding) | Keywords.mask(.hasBorder))
  }

  /// Returns the vertical sizing of a column's item. With a ratio, the limits of the item's width also limit its
  /// content's height (CSS Flexbox §4.5, content size suggestion). `findsWidth` means that the column's width is being
  /// computed, so width limits that are percentages are ignored.
  @inline(__always)
  func columnItemSizing(_ child: Int, findsWidth: Bool = false) -> AxisSizing {
    var sizing = verticalSizing(child)
    if nodes[child].keywords[.hasRatio] == 0 { return sizing }
    if mayTransferLimits(child) { return withLimitsOfWidth(child, sizing, findsWidth: findsWidth) }
    // Even without limits, a height derived from a width is at most the largest length.
    sizing.minContent = min(sizing.minContent, largestLength)
    sizing.maxContent = sizing.minContent
    return sizing
  }

  private func withLimitsOfWidth(_ child: Int, _ sizing: AxisSizing, findsWidth: Bool) -> AxisSizing {
    let containingWidth = boxes[child].containingWidth, whole = findsWidth ? nil : containingWidth
    let horizontal = horizontalSizing(child, edges: horizontalEdges(child, of: containingWidth))
    let available = findsWidth ? .infinity : containingWidth - horizontalMargins(child, of: containingWidth)
    let lower = horizontal.lowerLimit(of: whole, available: available)
    let upper = horizontal.upperLimit(of: whole, available: available)
    var sizing = sizing
    let content = min(sizing.minContent, heightFromRatio(child, width: max(upper, lower)))
    sizing.minContent = max(content, heightFromRatio(child, width: lower))
    sizing.maxContent = sizing.minContent
    return sizing
  }

  /// Whether an item of a column gets its width from its flexed height, unless it stretches: it has a ratio and an
  /// automatic or keyword width.
  @inline(__always)
  func widthFollowsRatio(_ child: Int) -> Bool {
    guard nodes[child].keywords[.hasRatio] != 0 else { return false }
    let units = nodes[child].units
    return units[.width] == .auto || units[.width].isKeyword || units[.minWidth].isKeyword || units[.maxWidth].isKeyword
  }

  /// Whether an item of a column fills its line regardless of its height, and nothing in it depends on the height.
  @inline(__always)
  func isEmptyAndFills(_ child: Int, _ container: Int) -> Bool {
    let units = nodes[child].units
    return units.has(.width, .auto) && !units[.minWidth].isKeyword && !units[.maxWidth].isKeyword
      && isEmpty(child) && stretches(child, in: container)
  }

  /// Recomputes an item's width after its height is flexed. `line` is the width of its line; before that is known, an
  /// item with a ratio has the width derived from its height, even if it will stretch.
  func settleWidth(of child: Int, _ container: Int, inner: Double, line: Double?) {
    if nodes[child].keywords[.dependsOnHeight] == 0 { return }
    if line != nil, isEmptyAndFills(child, container) { return }
    if updateDefiniteHeight(of: child) {
      boxes[child].width = columnItemWidth(child, container, inner: inner, line: line)
      remeasureHeight(of: child)
    }
    if widthFollowsRatio(child), line == nil || !stretches(child, in: container) {
      transferFlexedHeight(child, inner: inner)
    }
  }

  private func transferFlexedHeight(_ child: Int, inner: Double) {
    var sizing = horizontalSizing(child, edges: horizontalEdges(child, of: inner))
    // This is the full content size: the limits of the height do not apply to it.
    sizing.minContent = boxes[child].minContent + sizing.edges
    let fitsContent = nodes[child].units[.height] != .auto && !nodes[child].keywords.isScrollContainer
    let transferred = widthFromRatio(child, height: boxes[child].height)
    sizing.transferred = transferred
    let available = inner - horizontalMargins(child, of: inner)
    let given = sizing.definite(sizing.size, of: inner)
    let width =
      given.map { sizing.clamped($0, of: inner, available: available) }
      ?? sizing.clampedRatioSize(transferred, of: inner, available: available, fitsContent: fitsContent)
    if recordsSteps { recordTransferredWidth(child, inner: inner, sizing, fitsContent: fitsContent) }
    resize(child, toWidth: width)
  }
}
