// Limits that are size keywords, and content that overrides a ratio, refer to the content laid out in the height that
// the box would have otherwise, not to its automatic height. There, a row's items stretch, a column's lines break, and
// percentages resolve (as in browsers; CSS Sizing leaves it open).
extension FlexEngine {
  /// Returns a height that does not depend on the content, within a node's limits. If `isFinal`, the height is about to
  /// be set in pass 4, so content that limits it is laid out with the widths that result from it.
  func clampedDefiniteHeight(
    _ size: PreferredSize, _ node: Int, _ sizing: AxisSizing, of whole: Double?, isFinal: Bool
  ) -> Double {
    guard sizing.isLimitedByContent else {
      if nodes[node].keywords[.hasRatio] != 0 { setPercentageBasisHeight(nil, of: node) }
      return sizing.clamped(size.value, of: whole, available: .infinity)
    }
    // Percentages in the node refer to the height after clamping it only to the limits that are lengths.
    let limited = PreferredSize(sizing.clampedByLengths(size.value, of: whole), size.origin)
    setPercentageBasisHeight(limited.value, of: node)
    if isFinal { setDefiniteHeightForContent(limited, of: node, sizing, whole: whole) }
    return laidOut(sizing, node, in: limited, of: whole).clamped(limited.value, of: whole, available: .infinity)
  }

  /// Sets the height that percentages in a node refer to; `nil` for the node's own height. Marks a changed node dirty.
  func setPercentageBasisHeight(_ height: Double?, of node: Int) {
    let height = OptionalLength(height)
    guard state.percentageBasisHeights[node] != height else { return }
    state.percentageBasisHeights[node] = height
    boxes[node].flags.formUnion(.dirty)
  }

  /// Updates widths in a node for the height in which its content is about to be laid out.
  private func setDefiniteHeightForContent(
    _ height: PreferredSize, of node: Int, _ sizing: AxisSizing, whole: Double?
  ) {
    guard nodes[node].keywords[.dependsOnHeight] != 0, definiteHeights[node].own != height.value else { return }
    if recordsSteps { recordLaidOutSpace(node, height, sizing, of: whole) }
    if setDefiniteHeight(height.value, of: node) { remeasureHeight(of: node) }
  }

  /// Returns a height derived from a node's width by its ratio, within its limits and at least the height of content
  /// that overrides the ratio.
  func clampedRatioHeight(_ height: Double, _ node: Int, _ sizing: AxisSizing, of whole: Double?) -> Double {
    let fitsContent = !sizing.size.unit.refersToContainer && !nodes[node].keywords.isScrollContainer
    let limited = sizing.clampedRatioSize(height, of: whole, available: .infinity, fitsContent: false)
    var used = limited
    if fitsContent, sizing.minimum.unit == .auto {
      used = laidOut(sizing, node, in: PreferredSize(height, .ratio), of: whole)
        .clampedRatioSize(height, of: whole, available: .infinity, fitsContent: true)
    }
    // The automatic minimum enlarges a container, but not the basis of percentages in it.
    let isOutgrown = used > limited && nodes[node].content < 0
    if isOutgrown, recordsSteps { recordLaidOutSpace(node, PreferredSize(limited, .ratio), sizing, of: whole) }
    setPercentageBasisHeight(isOutgrown ? limited : nil, of: node)
    return used
  }

  /// Returns the border-box height to which percentages in a node of definite height refer. Limits that are size
  /// keywords, and content that outgrows the node's ratio, do not change it.
  @inline(__always)
  func percentageBasisHeight(of node: Int) -> Double {
    if state.percentageBasisHeights.count > 0, let basis = state.percentageBasisHeights[node].length { return basis }
    return boxes[node].height
  }

  /// Returns a node's vertical sizing, with the content's size when the content is laid out in `height`. `whole` is the
  /// basis of percentages.
  func laidOut(_ sizing: AxisSizing, _ node: Int, in height: PreferredSize, of whole: Double?) -> AxisSizing {
    // An arrangement may have tracks without items.
    guard nodes[node].content < 0, Int(nodes[node].end) > node + 1 || nodes[node].content < -1 else { return sizing }
    // Laying out content measures the node's items. Their sizes come from the cache, so that nested requests do not
    // measure the innermost nodes again and again.
    let key = measurementKey(of: node, .laidOutContent, height: height.value)
    let content: Double
    if let cached = cachedResult(for: key, of: node) {
      content = cached.minContent
    } else {
      guard mayMeasure(node), let outer = beginMeasurement(of: node) else { return sizing }
      defer { endMeasurement(in: outer) }
      counts.laidOutContents += 1
      // The items get the heights that they have in this space, so they are placed again. The node keeps its baselines.
      let placed = boxes[node].flags.isDisjoint(with: .placement) ? nil : baselinesOfPlaced(node)
      boxes[node].flags = boxes[node].flags.subtracting(.placement).union(.dirty)
      ensureChildSizes(of: node)
      if recordsSteps {
        recordLaidOutSpace(node, height, sizing, of: whole)
        recorder.laidOutNodes.append(node)
      }
      content = laidOutContentHeight(node, inner: max(height.value - sizing.edges, 0))
      if let placed { (baselines[node], boxes[node].flags) = (placed, boxes[node].flags.union(.baselines)) }
      if recordsSteps { recordLaidOutContent(node, content) }
      cache(height: content, for: key, of: node)
    }
    var sizing = sizing
    sizing.minContent = content + sizing.edges
    sizing.maxContent = content + sizing.edges
    return sizing
  }

  /// Returns a row's content height at an inner height: in a single line, stretched items have that height.
  func laidOutRowContentHeight(_ container: Int, inner: Double) -> Double {
    if nodes[container].keywords.wraps { return linesContentHeight(container, definiteHeight: inner) }
    var highest = 0.0
    forEachItem(of: container) { child in
      guard stretches(child, in: container) else { return }
      let margins = verticalMargins(child, of: boxes[child].containingWidth)
      highest = max(highest, stretchedHeight(child, inner: inner, margins: margins) + margins)
    }
    // Items that do not stretch are measured as usual. The automatic heights of stretched items do not count.
    highest = max(highest, linesContentHeight(container, definiteHeight: inner, leavesOutStretched: true))
    if recordsSteps { recordStretchedContent(container, inner: inner, highest) }
    return highest
  }

  /// Returns the height of an item that fills a row. Its size-keyword limits use its content laid out at that height.
  func stretchedHeight(_ child: Int, inner: Double, margins: Double) -> Double {
    let sizing = verticalSizing(child), available = max(inner - margins, sizing.edges)
    guard sizing.isLimitedByContent else { return sizing.clamped(available, of: inner, available: .infinity) }
    if recordsSteps { recordLaidOutStretchSpace(child, of: inner) }
    let limited = sizing.clampedByLengths(available, of: inner)
    return laidOut(sizing, child, in: PreferredSize(limited, .room), of: inner)
      .clamped(limited, of: inner, available: .infinity)
  }

  /// Returns the line size that an item of a row fills: the height without size-keyword limits of the row (`whole`), if
  /// the item was already that high, since browsers do not lay out such an item again; otherwise `line`.
  func lineToFill(_ child: Int, _ container: Int, line: Double, margins: Double, of whole: Double?) -> Double {
    guard let whole, whole != line, verticalSizing(child).isLimitedByContent, !nodes[container].keywords.wraps else {
      return line
    }
    return stretchedHeight(child, inner: whole, margins: margins) + margins == line ? whole : line
  }
}

extension AxisSizing {
  /// Whether a limit depends on the content: it is a size keyword, and no ratio determines it.
  var isLimitedByContent: Bool { transferred == nil && (minimum.unit.isKeyword || maximum.unit.isKeyword) }

  /// Returns a size within the limits that are lengths or percentages of a definite size.
  func clampedByLengths(_ size: Double, of whole: Double?) -> Double {
    let upper = definite(maximum, of: whole) ?? .infinity
    return max(min(size, upper), definiteMinimum(of: whole) ?? edges)
  }
}

extension Unit {
  /// Whether the unit is `min-content`, `max-content` or `fit-content`.
  @inline(__always)
  var isKeyword: Bool { rawValue >= Unit.minContent.rawValue && rawValue <= Unit.fitContent.rawValue }
}
