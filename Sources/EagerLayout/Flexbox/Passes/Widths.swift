// Pass 2: widths, from the root down. A node's width determines its children's.
extension FlexEngine {
  func resolveWidths() {
    // Compiles the loop twice: most trees run the copy without the code for remeasuring and traces.
    if features.contains(.widthsFromHeights) || recordsSteps {
      resolveWidths(remeasures: true)
    } else {
      resolveWidths(remeasures: false)
    }
  }

  // The function is transparent, so that the compiler does not merge its two calls before it inlines them.
  @_transparent
  private func resolveWidths(remeasures: Bool) {
    path.pop(to: 0)
    var node = 0
    while node < count {
      let flags = boxes[node].flags
      if !flags.contains(.hasDirty) || flags.contains(.hidden) {
        node = Int(nodes[node].end)
        continue
      }
      if Int(nodes[node].end) == node + 1 {
        // Content whose height depends on its width is measured in the next pass; other leaves are complete.
        boxes[node].flags = flags.subtracting(.placement).union(.childSizesAreCurrent)
        // In a trace, measure a leaf again if an arrangement may have requested its height early, without a step.
        let isUnrecorded = remeasures && recordsSteps && state.hasArrangements && measuresContent(node)
        if !flags.contains(.isMeasured) || isUnrecorded { path.push(Int32(truncatingIfNeeded: node)) }
      } else {
        if remeasures, flags.contains(.mayBeRemeasured) {
          if isReusable(node) {
            // The node's height comes from the cache. Pass 4 resizes the node's children if their sizes change.
            node = Int(nodes[node].end)
            continue
          }
          beginMeasurements(for: node)
        }
        path.push(Int32(truncatingIfNeeded: node))
        // An arrangement that reads heights now is dirty if any descendant is, since any height may have changed.
        if flags.contains(.isDirty) || nodes[node].keywords.mayMeasureEarly {
          resolveChildWidths(of: node)
        } else {
          boxes[node].flags.subtract(.placement)
        }
      }
      node += 1
    }
  }

  /// Whether a leaf's height may depend on its width: it has measured content, or an arrangement without items.
  @inline(__always)
  private func measuresContent(_ leaf: Int) -> Bool {
    let content = nodes[leaf].content
    return content < -1 || content >= 0 && !contents[Int(content)].isIntrinsic
  }

  @inline(__always)
  func resolveChildWidths(of node: Int) {
    counts.widths += 1
    boxes[node].flags = boxes[node].flags.subtracting(.placement).union([
      .isDirty, .childSizesAreCurrent, .childSizesAreTentative,
    ])
    if Int(nodes[node].end) > node + 1 {
      resolveItemWidths(node)
      if nodes[node].keywords[.hasAbsoluteChild] != 0 { resolveAbsoluteWidths(node) }
    }
  }

  /// Sets a child's width and containing width, and marks it dirty if they change.
  @inline(__always)
  func setWidth(_ width: Double, in containingWidth: Double, of child: Int) {
    if boxes[child].width != width { markResized(child) }
    boxes[child].width = width
    storeContainingWidth(containingWidth, to: child)
  }

  /// Sets a node's containing width, which only matters for percentages.
  @inline(__always)
  func storeContainingWidth(_ width: Double, to node: Int) {
    if nodes[node].keywords[.hasPercentEdges] != 0, boxes[node].containingWidth != width { markResized(node) }
    boxes[node].containingWidth = width
  }

  /// Marks a node as having a new inner width.
  @inline(__always)
  func markResized(_ node: Int) {
    var flags = boxes[node].flags.union([.dirty, .childrenNeedLayout])
    if Int(nodes[node].end) > node + 1 || measuresContent(node) {
      flags.subtract([.isMeasured, .childSizesAreCurrent])
    }
    boxes[node].flags = flags
  }

  /// Flexes a row's items, line by line.
  func resolveRowItemWidths(_ container: Int) {
    let inner = innerWidth(container)
    let gap = columnGap(container, of: inner)
    let firstItem = items.count
    let end = Int(nodes[container].end)
    var sums = LineSums()
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow { pushRowItem(child, inner: inner, &sums) }
      child = Int(nodes[child].end)
    }
    if nodes[container].keywords[.hasOrderedChild] != 0 { sortItems(from: firstItem) }
    if nodes[container].keywords.wraps {
      resolveLines(of: container, from: firstItem, inner: inner, gap: gap)
    } else {
      resolveFlexibleLengths(firstItem..<items.count, sums, inner: inner, gap: gap)
      for at in firstItem..<items.count { setWidth(items[at].target, in: inner, of: items[at].node) }
    }
    items.pop(to: firstItem)
  }

  /// Breaks the items of a wrapping row into lines, and flexes each line.
  private func resolveLines(of container: Int, from firstItem: Int, inner: Double, gap: Double) {
    balanceLines(of: container, from: firstItem, inner: inner, gap: gap)
    var start = firstItem
    while start < items.count {
      let end = lineEnd(of: container, from: start, inner: inner, gap: gap)
      resolveFlexibleLengths(start..<end, inner: inner, gap: gap)
      for at in start..<end {
        let child = items[at].node
        setWidth(items[at].target, in: inner, of: child)
        boxes[child].flags.remove(.startsLine)
      }
      boxes[items[start].node].flags.insert(.startsLine)
      start = end
    }
  }

  /// Sets each item of a column to its own width, the column's width, or its fit-content width.
  func resolveColumnItemWidths(_ container: Int) {
    let inner = innerWidth(container), recordsSteps = recordsSteps
    let wraps = nodes[container].keywords.wraps, stretchesItems = nodes[container].keywords.stretchesItems
    // A clean item in an unchanged column keeps its width, unless widths depend on heights.
    let isSame =
      !boxes[container].flags.contains(.childrenNeedLayout)
      && features.isDisjoint(with: [.widthsFromHeights, .keywordLimits])
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow, !isSame || boxes[child].flags.contains(.hasDirty) {
        let width: Double
        if !wraps, !recordsSteps, nodes[child].keywords.word & Keywords.generalColumnItemMask == 0 {
          width = plainWidth(
            child, of: inner, available: inner - horizontalMargins(child, of: inner),
            fills: fillsLine(child, container, stretchesItems: stretchesItems))
        } else {
          clearDefiniteHeights(of: child, in: inner)
          // In a wrapping column, the widths of lines are known only after the heights of items.
          width = columnItemWidth(child, container, inner: inner, line: wraps ? nil : inner)
        }
        setWidth(width, in: inner, of: child)
      }
      child = Int(nodes[child].end)
    }
  }

  /// Returns the width of a box with plain sizes: its own width, an available width if the box fills it, or its
  /// fit-content width.
  @_transparent
  func plainWidth(
    _ node: Int, of basis: Double, available: @autoclosure () -> Double, fills: @autoclosure () -> Bool
  ) -> Double {
    let edges = horizontalEdges(node, of: basis), units = nodes[node].units
    if units.has(.width, .points) { return max(nodes[node].widthValue, edges) }
    if units.has(.width, .percent) { return max(percentage(nodes[node].widthValue, of: basis), edges) }
    let available = available()
    if fills() { return max(available, edges) }
    return max(min(boxes[node].maxContent, max(boxes[node].minContent, available - edges)), 0) + edges
  }

  /// Whether an item without a cross size fills its line. `stretchesItems`: items stretch by default.
  @inline(__always)
  func fillsLine(_ child: Int, _ container: Int, stretchesItems: Bool) -> Bool {
    nodes[child].keywords[.hasAutoMargin] == 0
      ? alignsByStretching(child, container, stretchesItems: stretchesItems) : stretches(child, in: container)
  }

  /// Returns the width of an item of a column (CSS Flexbox §9.4, 7 and 11): its own, its line's if it stretches, or its
  /// fit-content width.
  ///
  /// `line` is the width of its line; `nil` before it is known.
  func columnItemWidth(_ child: Int, _ container: Int, inner: Double, line: Double?) -> Double {
    let available = (line ?? widthOfLine(container, inner: inner)) - horizontalMargins(child, of: inner)
    // An item with a ratio can fill its line too, because its height determines its width only after it is flexed.
    let fills = line != nil && stretches(child, in: container)
    if nodes[child].keywords[.hasGeneralWidth] == 0, !recordsSteps {
      return plainWidth(child, of: inner, available: available, fills: fills)
    }
    let edges = horizontalEdges(child, of: inner)
    if fills, nodes[child].keywords[.hasLimits] == 0, !recordsSteps { return max(available, edges) }
    var sizing = horizontalSizing(child, edges: edges)
    if fills { sizing.size = UnitValue(.auto) }
    let size = sizing.preferred(sizing.size, of: inner, available: available, otherwise: fills ? .room : .fitContent)
    let width = sizing.clamped(size.value, of: inner, available: available)
    if recordsSteps { recordColumnItemWidth(child, container, isInLine: line != nil, size.origin, width) }
    return width
  }
}
