// Pass 3: the height of each content at its width, from the leaves up. Only lengths are definite here: percentages of
// heights are automatic, even if the final pass makes them definite.
extension FlexEngine {
  func measureHeights(in space: LayoutSpace) {
    let start = rootHeightFollowsContent(in: space) ? 0 : 1
    for at in (start..<max(path.count, start)).reversed() {
      let node = Int(path[at])
      let flags = boxes[node].flags
      guard flags.contains(.isDirty) else {
        boxes[node].flags.insert(.isMeasured)
        continue
      }
      let oldHeight = boxes[node].contentHeight
      if flags.contains(.mayBeRemeasured) { measureAndCacheHeight(of: node) } else { measureHeight(of: node) }
      if boxes[node].contentHeight != oldHeight { markParentDirty(node) }
    }
    if start > 0, state.reusesMeasurements { restoreContentHeightsOfChildren(of: 0) }
  }

  /// Measures the height of a node's content if widths may depend on heights.
  @inline(never)
  private func measureAndCacheHeight(of node: Int) {
    guard nodes[node].keywords[.dependsOnHeight] != 0 else { return measureHeight(of: node) }
    beginMeasurements(for: node)
    if state.reusesMeasurements { restoreContentHeightsOfChildren(of: node) }
    measureHeight(of: node)
    cacheResult(of: node, .contentHeight)
  }

  @inline(__always)
  func measureHeight(of node: Int) {
    counts.heights += 1
    let content = nodes[node].content
    if content >= 0 {
      counts.measurements += 1
      boxes[node].contentHeight = contents[Int(content)].height(atWidth: contentWidth(node), measureRequest(for: node))
    } else {
      boxes[node].contentHeight = Int(nodes[node].end) > node + 1 || content < -1 ? contentHeight(node) : 0
    }
    boxes[node].flags.insert(.isMeasured)
    if recordsSteps { recordContentHeight(node) }
  }

  /// Returns the height of a row: its tallest item, or the sum of its lines.
  func rowContentHeight(_ container: Int) -> Double {
    if nodes[container].keywords.wraps || nodes[container].keywords[.mentionsBaselines] != 0 {
      return linesContentHeight(container, definiteHeight: nil)
    }
    let end = Int(nodes[container].end)
    var tallest = 0.0
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow { tallest = max(tallest, outerHeight(child, of: nil)) }
      child = Int(nodes[child].end)
    }
    if recordsSteps { recordRowContent(container, tallest) }
    return tallest
  }

  /// Returns the height of a wrapping row: the sum of its lines and gaps.
  func linesContentHeight(
    _ container: Int, definiteHeight: Double?, leavesOutStretched: Bool = false
  ) -> Double {
    if features.contains(.baselines) {
      placeBaselineItems(container, definiteHeight: definiteHeight)
    } else if nodes[container].keywords[.hasOrderedChild] == 0, !leavesOutStretched, !recordsSteps {
      return plainLinesContentHeight(container, definiteHeight: definiteHeight)
    }
    let firstItem = pushItems(of: container), firstLine = lines.count
    pushRowLines(container, from: firstItem, definiteHeight: definiteHeight, leavesOutStretched: leavesOutStretched)
    var height = rowGap(container, of: definiteHeight) * Double(max(lines.count - firstLine - 1, 0))
    for index in firstLine..<lines.count { height += lines[index].size }
    if recordsSteps {
      recordWrappingRowContent(
        container, from: firstLine, gap: rowGap(container, of: definiteHeight), definiteHeight: definiteHeight, height)
    }
    lines.pop(to: firstLine)
    items.pop(to: firstItem)
    return height
  }

  /// Returns the height of a row's lines and gaps, for items in tree order without baseline alignment. Needs no lists.
  private func plainLinesContentHeight(_ container: Int, definiteHeight: Double?) -> Double {
    let wraps = nodes[container].keywords.wraps, end = Int(nodes[container].end)
    var breaks = 0, isFirst = true
    var child = container + 1
    while wraps && child < end {
      if nodes[child].keywords.isInFlow {
        if !isFirst, boxes[child].flags.contains(.startsLine) { breaks += 1 }
        isFirst = false
      }
      child = Int(nodes[child].end)
    }
    var height = rowGap(container, of: definiteHeight) * Double(breaks), lineHeight = 0.0
    isFirst = true
    child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow {
        if !isFirst, wraps, boxes[child].flags.contains(.startsLine) {
          height += lineHeight
          lineHeight = 0
        }
        lineHeight = max(lineHeight, outerHeight(child, of: definiteHeight))
        isFirst = false
      }
      child = Int(nodes[child].end)
    }
    return height + lineHeight
  }

  /// Places the items of a row that are aligned by their baselines, at their current heights.
  func placeBaselineItems(_ container: Int, definiteHeight: Double?) {
    guard let outer = beginMeasurement(of: container) else { return }
    defer { endMeasurement(in: outer) }
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if !baselinesFollowArea(child, container),
        setBaselineItemHeight(child, container, definiteHeight: definiteHeight, isFinal: false)
      {
        placeFramesForMeasuring(of: child..<Int(nodes[child].end))
      }
      child = Int(nodes[child].end)
    }
  }

  /// Sets the final height of a row's item that is aligned by a baseline, so it does not stretch. Returns `true` if its
  /// content is still to be placed.
  func setBaselineItemHeight(_ child: Int, _ container: Int, definiteHeight: Double?, isFinal: Bool) -> Bool {
    guard nodes[child].keywords.isInFlow, isAlignedByBaseline(child, in: container) else { return false }
    setUnstretchedHeight(child, of: definiteHeight, isFinal: isFinal)
    if isFinal { propagateDefiniteHeight(of: child) }
    return !isPlaced(child, isFinal: isFinal)
  }

  /// Pushes the lines of a row, as pass 2 broke them, each as high as its tallest item (CSS Flexbox §9.4, 8).
  func pushRowLines(
    _ container: Int, from firstItem: Int, definiteHeight: Double?, leavesOutStretched: Bool = false
  ) {
    let wraps = nodes[container].keywords.wraps
    var start = firstItem
    while start < items.count {
      var line = FlexLine(start: start, end: start)
      repeat {
        let child = items[line.end].node
        if features.contains(.baselines), let share = baselineShare(child, in: container) {
          line.include(share)
        } else if !leavesOutStretched || !stretches(child, in: container) {
          line.size = max(line.size, outerHeight(child, of: definiteHeight))
        }
        line.end += 1
      } while line.end < items.count && !(wraps && boxes[items[line.end].node].flags.contains(.startsLine))
      if recordsSteps {
        recordRowLine(container, line, definiteHeight: definiteHeight, leavesOutStretched: leavesOutStretched)
      }
      lines.push(line)
      start = line.end
    }
  }

  /// Returns the height of a column: the sum of its items' hypothetical sizes.
  func columnContentHeight(_ container: Int, definiteHeight: Double?) -> Double {
    let end = Int(nodes[container].end)
    var height = 0.0, count = 0, keepsItemHeights = true
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow {
        let keepsHeight = keepsHypotheticalHeight(child)
        keepsItemHeights = keepsItemHeights && keepsHeight
        if keepsHeight {
          let basis = boxes[child].containingWidth
          height += inflexibleHeight(child, edges: verticalEdges(child, of: basis)) + verticalMargins(child, of: basis)
        } else {
          let item = columnItem(child, of: definiteHeight)
          height += item.target + item.margins
        }
        count += 1
      }
      child = Int(nodes[child].end)
    }
    height = max(height + rowGap(container, of: definiteHeight) * Double(max(count - 1, 0)), 0)
    if keepsItemHeights, mayKeepItemHeights(container) { boxes[container].flags.insert(.keepsItemHeights) }
    if recordsSteps { recordColumnContent(container, height, of: definiteHeight) }
    return height
  }

  /// Returns an item's height in a row before it stretches, its hypothetical cross size (CSS Flexbox §9.4, 7).
  @inline(__always)
  func hypotheticalHeight(_ child: Int, of basis: Double?) -> Double {
    nodes[child].keywords[.hasGeneralHeight] == 0
      ? plainHypotheticalHeight(child, of: basis).height : generalHypotheticalHeight(child, of: basis, isFinal: false)
  }

  /// Returns the hypothetical height of an item with a plain height, and whether it is definite. A plain height is a
  /// length, a percentage or `auto`, without limits or ratio.
  @inline(__always)
  func plainHypotheticalHeight(_ child: Int, of basis: Double?) -> (height: Double, isDefinite: Bool) {
    let edges = verticalEdges(child, of: boxes[child].containingWidth)
    let units = nodes[child].units, value = nodes[child].heightValue
    if units.has(.height, .points) { return (max(value, edges), true) }
    if let basis, units.has(.height, .percent) { return (max(percentage(value, of: basis), edges), true) }
    return (boxes[child].contentHeight + edges, false)
  }

  @inline(never)
  func generalHypotheticalHeight(_ child: Int, of basis: Double?, isFinal: Bool) -> Double {
    let sizing = verticalSizing(child)
    return clampedHeight(sizing.ownHeight(of: basis), child, sizing, of: basis, isFinal: isFinal)
  }

  /// Returns a height within a node's limits. See `clampedDefiniteHeight` for `isFinal`.
  @inline(__always)
  func clampedHeight(
    _ size: PreferredSize, _ node: Int, _ sizing: AxisSizing, of basis: Double?, available: Double = .infinity,
    isFinal: Bool
  ) -> Double {
    switch size.origin {
    case .given, .room, .filling: clampedDefiniteHeight(size, node, sizing, of: basis, isFinal: isFinal)
    case .ratio: clampedRatioHeight(size.value, node, sizing, of: basis)
    case .minContent, .maxContent, .fitContent: sizing.clamped(size.value, of: basis, available: available)
    }
  }

  /// Returns an item's hypothetical cross size in a row, with its margins.
  @inline(__always)
  func outerHeight(_ child: Int, of basis: Double?) -> Double {
    hypotheticalHeight(child, of: basis) + verticalMargins(child, of: boxes[child].containingWidth)
  }

  /// Returns a node's vertical sizing, including its ratio's size; its width and the basis of percentages are known.
  @inline(__always)
  func verticalSizing(_ node: Int) -> AxisSizing {
    var sizing = verticalSizing(node, edges: verticalEdges(node, of: boxes[node].containingWidth))
    if nodes[node].keywords[.hasRatio] != 0 {
      sizing.transferred = heightFromRatio(node, width: boxes[node].width)
      sizing.contentYieldsToRatio = sizing.size.unit != .auto
    }
    return sizing
  }
}

extension AxisSizing {
  /// Returns a box's own height, before its limits: from the property, its ratio or its content.
  @inline(__always)
  func ownHeight(of basis: Double?) -> PreferredSize {
    preferredByRatio(size, of: basis, available: .infinity, otherwise: .maxContent)
  }
}
