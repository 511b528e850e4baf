// Pass 1: intrinsic widths, from the leaves up. Percentages of the width that is being computed count as not set, and
// as 0 in paddings, margins and gaps (CSS Sizing §5.2.1).
extension FlexEngine {
  func measureIntrinsicWidths() {
    for at in (0..<path.count).reversed() {
      let node = Int(path[at]), flags = boxes[node].flags
      guard flags.contains(.isDirty), !flags.contains(.hidden) else { continue }
      let oldWidths = (boxes[node].minContent, boxes[node].maxContent)
      if flags.contains(.mayBeRemeasured) {
        measureAndCacheIntrinsicWidths(of: node)
      } else {
        measureIntrinsicWidths(of: node)
      }
      if oldWidths != (boxes[node].minContent, boxes[node].maxContent) { markParentDirty(node) }
    }
  }

  /// Measures the intrinsic widths of a node's content if widths may depend on heights.
  @inline(never)
  private func measureAndCacheIntrinsicWidths(of node: Int) {
    guard nodes[node].keywords[.dependsOnHeight] != 0 else { return measureIntrinsicWidths(of: node) }
    beginMeasurements(for: node)
    if state.reusesMeasurements { restoreIntrinsicWidthsOfChildren(of: node) }
    measureIntrinsicWidths(of: node)
    if !needsNoIntrinsicWidths(node) { cacheResult(of: node, .intrinsicWidths) }
  }

  /// Marks a node's parent as dirty, since the node's result has changed.
  @inline(__always)
  func markParentDirty(_ node: Int) {
    let parent = Int(nodes[node].parent)
    if parent >= 0 { boxes[parent].flags.formUnion(.dirty) }
  }

  @inline(__always)
  func measureIntrinsicWidths(of node: Int) {
    let content = nodes[node].content
    let sizes: IntrinsicWidths
    if content >= 0 {
      counts.intrinsicWidths += 1
      counts.measurements += 1
      sizes = contents[Int(content)].intrinsicWidths(measureRequest(for: node))
    } else if Int(nodes[node].end) == node + 1 {
      sizes = content < -1 ? arrangedIntrinsicWidths(node) : IntrinsicWidths()
    } else if needsNoIntrinsicWidths(node) {
      return
    } else {
      counts.intrinsicWidths += 1
      sizes = containerIntrinsicWidths(node)
    }
    boxes[node].minContent = sizes.minContent
    boxes[node].maxContent = sizes.maxContent
    if recordsSteps { recordIntrinsicWidths(node) }
  }

  /// Returns a row's intrinsic widths: sums of contributions, or the largest for the min-content width if it wraps.
  func rowIntrinsicWidths(_ container: Int) -> IntrinsicWidths {
    let wraps = nodes[container].keywords.wraps
    var sum = IntrinsicWidths(), widest = 0.0, count = 0
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow {
        count += 1
        let unlimited: IntrinsicWidths, sizes: IntrinsicWidths
        if nodes[child].keywords[.hasGeneralWidth] == 0 {
          let edges = horizontalEdges(child, of: 0)
          unlimited = plainContribution(child, edges: edges)
          sizes = plainLimitedByBase(unlimited, child, edges: edges)
        } else {
          let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: 0))
          unlimited = contribution(child, sizing)
          sizes = limitedByBase(unlimited, child, sizing)
        }
        let margins = horizontalMargins(child, of: 0)
        sum.minContent += sizes.minContent + margins
        sum.maxContent += sizes.maxContent + margins
        widest = max(widest, unlimited.minContent + margins)
      }
      child = Int(nodes[child].end)
    }
    let gaps = columnGap(container, of: 0) * Double(max(count - 1, 0))
    if nodes[container].keywords.balancesLines, lineCount(of: container) > 1 {
      let longest = longestBalancedLine(of: container)
      return IntrinsicWidths(minContent: widest, maxContent: max(longest, widest))
    }
    let minContent = wraps ? widest : max(sum.minContent + gaps, 0)
    return IntrinsicWidths(minContent: minContent, maxContent: max(sum.maxContent + gaps, minContent))
  }

  /// Returns a column's intrinsic widths: the largest contributions of its items, with margins.
  func columnIntrinsicWidths(_ container: Int) -> IntrinsicWidths {
    var widest = IntrinsicWidths()
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow {
        let sizes = itemContribution(child)
        let margins = horizontalMargins(child, of: 0)
        widest.minContent = max(widest.minContent, sizes.minContent + margins)
        widest.maxContent = max(widest.maxContent, sizes.maxContent + margins)
      }
      child = Int(nodes[child].end)
    }
    return widest
  }

  /// Returns the contribution of a column's item, without its margins.
  @inline(__always)
  func itemContribution(_ child: Int) -> IntrinsicWidths {
    let edges = horizontalEdges(child, of: 0)
    if nodes[child].keywords[.hasGeneralWidth] == 0 { return plainContribution(child, edges: edges) }
    return contribution(child, horizontalSizing(child, edges: edges))
  }

  /// Returns the contribution of an item with plain sizes: a width that is a length, or the content's.
  @inline(__always)
  private func plainContribution(_ child: Int, edges: Double) -> IntrinsicWidths {
    if nodes[child].units.has(.width, .points) {
      let width = max(nodes[child].widthValue, edges)
      return IntrinsicWidths(minContent: width, maxContent: width)
    }
    return IntrinsicWidths(minContent: boxes[child].minContent + edges, maxContent: boxes[child].maxContent + edges)
  }

  /// Returns an item's contribution: its own width, the width from its ratio, or its content's, within its limits.
  @inline(never)
  func contribution(_ child: Int, _ sizing: AxisSizing) -> IntrinsicWidths {
    IntrinsicWidths(
      minContent: contribution(child, sizing, isMinContent: true),
      maxContent: contribution(child, sizing, isMinContent: false))
  }

  @inline(__always)
  func contribution(_ child: Int, _ sizing: AxisSizing, isMinContent: Bool) -> Double {
    sizing.clamped(
      sizing.contributed(isMinContent: isMinContent), of: nil, available: isMinContent ? 0 : .infinity,
      fitsContent: !nodes[child].keywords.isScrollContainer)
  }

  /// A form of `limitedByBase` for plain sizes: the hypothetical size is the base size or the automatic minimum.
  @inline(__always)
  private func plainLimitedByBase(_ sizes: IntrinsicWidths, _ child: Int, edges: Double) -> IntrinsicWidths {
    let units = nodes[child].units, isAuto = units.has(.flexBasis, .auto)
    guard isAuto ? units.has(.width, .points) : units.has(.flexBasis, .points) else { return sizes }
    let length = isAuto ? nodes[child].widthValue : nodes[child].basisValue
    let base = max(length, edges)
    let canGrow = nodes[child].growFactor > 0, canShrink = nodes[child].shrinkFactor > 0
    @inline(__always) func limited(_ size: Double) -> Double {
      guard size > base && !canGrow || size < base && !canShrink else { return size }
      guard units.has(.minWidth, .auto), !nodes[child].keywords.isScrollContainer else { return base }
      let content = boxes[child].minContent + edges
      return max(base, units.has(.width, .points) ? min(max(nodes[child].widthValue, edges), content) : content)
    }
    return IntrinsicWidths(minContent: limited(sizes.minContent), maxContent: limited(sizes.maxContent))
  }

  /// Returns an item's contribution, or the hypothetical size if the base size is a length and the item cannot grow or
  /// shrink from the base size to the contribution (CSS Flexbox §9.9.1, as in browsers).
  @inline(never)
  func limitedByBase(_ sizes: IntrinsicWidths, _ child: Int, _ sizing: AxisSizing) -> IntrinsicWidths {
    let record = nodes[child]
    let basis = UnitValue(record.units[.flexBasis], record.basisValue)
    guard let base = sizing.definite(basis.unit == .auto ? sizing.size : basis, of: nil) else { return sizes }
    let canGrow = record.growFactor > 0, canShrink = record.shrinkFactor > 0
    @inline(__always) func limited(_ size: Double) -> Double {
      guard size > base && !canGrow || size < base && !canShrink else { return size }
      var item = FlexItem(node: child)
      determineBaseSize(&item, sizing.inIndefiniteSpace, of: nil, available: .infinity)
      return item.target
    }
    return IntrinsicWidths(minContent: limited(sizes.minContent), maxContent: limited(sizes.maxContent))
  }
}

extension AxisSizing {
  /// Returns a box's contribution before its limits. A fit-content size counts as the min-content size in a min-content
  /// contribution, and otherwise as the max-content size.
  @inline(__always)
  func contributed(isMinContent: Bool) -> PreferredSize {
    preferredByRatio(
      size, of: nil, available: isMinContent ? 0 : .infinity, otherwise: isMinContent ? .minContent : .maxContent)
  }
}
