// Heights that are definite before anything is measured: lengths, percentages of such, and what stretches to such.
// Aspect ratios carry them over to widths, and columns break their lines at them; trees without either skip this.
extension FlexEngine {
  mutating func findKnownHeights(in space: LayoutSpace) {
    knownHeights = Storage(repeating: .nan, count: nodes.count)
    knownHeights[0] = knownRootHeight(in: space) ?? .nan
    findKnownHeights(below: 0)
    for node in (1..<max(nodes.count, 1)).reversed() {
      let keywords = nodes[node].keywords
      if keywords[.hasRatio] != 0 || !keywords.isRow && keywords.wraps { boxes[node].flags.insert(.dependsOnHeight) }
      if boxes[node].flags.contains(.dependsOnHeight) { boxes[Int(nodes[node].parent)].flags.insert(.dependsOnHeight) }
    }
  }

  private func findKnownHeights(below ancestor: Int) {
    var node = ancestor + 1
    while node < Int(nodes[ancestor].end) {
      let container = Int(nodes[node].parent)
      let known =
        nodes[node].keywords.isAbsolute ? knownAbsoluteHeight(node, container) : knownItemHeight(node, container)
      knownHeights[node] = known ?? .nan
      node += 1
    }
  }

  /// Takes in that a node's height turned out definite, and other than was known before. Widths that depend on heights
  /// are found anew in its subtree. Says whether that may be so for its own.
  mutating func learnHeight(of node: Int) -> Bool {
    guard boxes[node].flags.contains(.dependsOnHeight), boxes[node].flags.contains(.definiteHeight),
      knownHeights[node] != boxes[node].height
    else { return false }
    knownHeights[node] = boxes[node].height
    findKnownHeights(below: node)
    measureInlineSizes(of: node..<Int(nodes[node].end))
    return true
  }

  /// The inner height of a node, where it is known before anything is measured.
  @inline(__always)
  func knownInnerHeight(_ node: Int) -> Double? {
    guard knownHeights.count > 0, !knownHeights[node].isNaN else { return nil }
    return max(knownHeights[node] - verticalEdges(node, of: boxes[node].containingWidth), 0)
  }

  private func knownRootHeight(in space: LayoutSpace) -> Double? {
    let whole = space.height.length
    let sizing = verticalSizing(0, edges: verticalEdges(0, of: 0))
    if let given = sizing.definite(sizing.size, of: whole) { return limited(given, sizing, of: whole) }
    guard let whole, space.fillsHeight, sizing.size.unit == .auto else { return nil }
    return limited(whole - verticalMargins(0, of: 0), sizing, of: whole)
  }

  private func knownItemHeight(_ child: Int, _ container: Int) -> Double? {
    let whole = knownInnerHeight(container)
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: 0))
    if let given = sizing.definite(sizing.size, of: whole) { return limited(given, sizing, of: whole) }
    let keywords = nodes[container].keywords
    guard let whole, keywords.isRow, !keywords.wraps, stretches(child, in: container) else {
      return nil
    }
    return limited(whole - verticalMargins(child, of: 0), sizing, of: whole)
  }

  private func knownAbsoluteHeight(_ child: Int, _ container: Int) -> Double? {
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: 0))
    if let given = sizing.definite(sizing.size, of: nil) { return limited(given, sizing, of: nil) }
    guard knownHeights.count > 0, !knownHeights[container].isNaN else { return nil }
    let whole = max(knownHeights[container] - rareValues(container).border.vertical, 0)
    if let given = sizing.definite(sizing.size, of: whole) { return limited(given, sizing, of: whole) }
    let insets = rareValues(child).inset
    guard sizing.size.unit == .auto, let top = inset(.top, insets.top, of: child, whole),
      let bottom = inset(.bottom, insets.bottom, of: child, whole), !heightFollowsRatio(child)
    else { return nil }
    return limited(whole - top - bottom - verticalMargins(child, of: 0), sizing, of: whole)
  }

  /// A height within the limits that are lengths.
  private func limited(_ height: Double, _ sizing: AxisSizing, of whole: Double?) -> Double {
    let upper = sizing.definite(sizing.maximum, of: whole) ?? .infinity
    return max(min(height, upper), sizing.definite(sizing.minimum, of: whole) ?? sizing.edges)
  }
}
