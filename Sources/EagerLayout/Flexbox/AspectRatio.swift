// `aspect-ratio` (CSS Sizing §4): one size follows from the other, and limits are carried over.
extension FlexEngine {
  /// The border-box width that a node's ratio makes of a border-box height.
  @inline(__always)
  func widthFromRatio(_ node: Int, height: Double) -> Double {
    let whole = boxes[node].containingWidth
    let edges = horizontalEdges(node, of: whole), ratio = rareValues(node).aspectRatio
    if nodes[node].keywords[.boxSizing] == 0 { return max(height * ratio, edges) }
    return max(height - verticalEdges(node, of: whole), 0) * ratio + edges
  }

  /// The border-box height that a node's ratio makes of a border-box width.
  @inline(__always)
  func heightFromRatio(_ node: Int, width: Double) -> Double {
    let whole = boxes[node].containingWidth
    let edges = verticalEdges(node, of: whole), ratio = rareValues(node).aspectRatio
    if nodes[node].keywords[.boxSizing] == 0 { return max(width / ratio, edges) }
    return max(width - horizontalEdges(node, of: whole), 0) / ratio + edges
  }

  /// The horizontal sizes of a node with a ratio. A height that is known gives the width; else the limits of the height
  /// limit what the content asks for.
  func withWidthFromHeight(_ node: Int, _ sizing: AxisSizing) -> AxisSizing {
    var sizing = sizing
    if knownHeights.count > 0, !knownHeights[node].isNaN {
      sizing.transferred = widthFromRatio(node, height: knownHeights[node])
      return sizing
    }
    let parent = Int(nodes[node].parent)
    let whole = parent < 0 ? nil : knownInnerHeight(parent)
    let vertical = verticalSizing(node, edges: verticalEdges(node, of: boxes[node].containingWidth))
    var upper = Double.infinity, lower = 0.0
    if let limit = vertical.definite(vertical.maximum, of: whole) { upper = widthFromRatio(node, height: limit) }
    if let limit = vertical.definite(vertical.minimum, of: whole) { lower = widthFromRatio(node, height: limit) }
    sizing.minContent = max(min(sizing.minContent, upper), lower)
    sizing.maxContent = max(min(sizing.maxContent, upper), lower)
    return sizing
  }

  /// Gives an item of a column that neither has a width nor stretches the width that its flexed height makes.
  mutating func transferFlexedHeight(_ child: Int, _ container: Int, inner: Double) {
    guard nodes[child].keywords[.hasRatio] != 0, nodes[child].units[.width] == .auto, !stretches(child, in: container)
    else { return }
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: inner))
    let width = sizing.clampedRatioSize(
      widthFromRatio(child, height: boxes[child].height), of: inner,
      available: inner - horizontalMargins(child, of: inner), scrolls: nodes[child].keywords.isScrollContainer)
    setWidth(width, of: child)
  }
}
