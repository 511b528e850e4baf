// Pass 1: intrinsic widths, from the leaves up. Percentages of the width that is being computed count as not set, and
// as 0 in paddings, margins and gaps (CSS Sizing §5.2.1).
extension FlexEngine {
  func measureInlineSizes() {
    // Repeats the loop, once without code that only some trees need.
    if state.features.contains(.widthsFromHeights) {
      measureInlineSizes(asksAgain: true)
    } else {
      measureInlineSizes(asksAgain: false)
    }
  }

  @inline(__always)
  private func measureInlineSizes(asksAgain: Bool) {
    for at in (0..<state.path.count).reversed() {
      let node = Int(state.path[at]), flags = boxes[node].flags
      guard flags.contains(.isStale), !flags.contains(.hidden) else { continue }
      if Int(nodes[node].end) == node + 1, measureFixedContent(of: node) { continue }
      let before = (boxes[node].minContent, boxes[node].maxContent)
      if asksAgain, flags.contains(.askedAgain) {
        measureAskedInlineSizes(of: node)
      } else {
        measureInlineSizes(of: node)
      }
      if before != (boxes[node].minContent, boxes[node].maxContent) { markParentStale(node) }
    }
  }

  /// Measures the intrinsic widths of a node's content if widths may depend on heights.
  @inline(never)
  private func measureAskedInlineSizes(of node: Int) {
    guard nodes[node].keywords[.dependsOnHeight] != 0 else { return measureInlineSizes(of: node) }
    beginAsking(for: node)
    if state.keepsAnswers { recallInlineSizesOfChildren(of: node) }
    measureInlineSizes(of: node)
    if !needsNoInlineSizes(node) { rememberInlineSizes(of: node, .inlineSizes) }
  }

  /// Reads the content of a leaf whose size does not depend on the width, or that has none, including its height.
  /// Returns `false` for other leaves, and for containers with arrangements and no items.
  @inline(__always)
  private func measureFixedContent(of leaf: Int) -> Bool {
    var width = 0.0, height = 0.0
    let content = Int(nodes[leaf].content)
    if content >= 0 {
      guard contents[content].isIntrinsic else { return false }
      state.counts.inlineSizes += 1
      state.counts.measurements += 1
      width = contents[content].extent.width
      height = contents[content].extent.height
    } else if content < -1 {
      return false
    }
    if boxes[leaf].maxContent != width || boxes[leaf].minContent != width || boxes[leaf].contentHeight != height {
      boxes[leaf].minContent = width
      boxes[leaf].maxContent = width
      boxes[leaf].contentHeight = height
      markParentStale(leaf)
    }
    boxes[leaf].flags.insert(.isMeasured)
    return true
  }

  /// Marks a node's parent as dirty, since the node's result has changed.
  @inline(__always)
  func markParentStale(_ node: Int) {
    let parent = Int(nodes[node].parent)
    if parent >= 0 { boxes[parent].flags.formUnion(.stale) }
  }

  @inline(__always)
  func measureInlineSizes(of node: Int) {
    let content = nodes[node].content
    let sizes: InlineSizes
    if content >= 0 {
      state.counts.inlineSizes += 1
      state.counts.measurements += 1
      sizes = contents[Int(content)].inlineSizes(question(about: node))
    } else if Int(nodes[node].end) == node + 1 {
      sizes = content < -1 ? arrangedInlineSizes(node) : InlineSizes()
    } else if needsNoInlineSizes(node) {
      return
    } else {
      state.counts.inlineSizes += 1
      sizes = containerInlineSizes(node)
    }
    boxes[node].minContent = sizes.least
    boxes[node].maxContent = sizes.greatest
    if listens { recordInlineSizes(node) }
  }

  /// Returns a row's intrinsic widths: the sum of contributions; if it wraps, the minimum is the largest minimum.
  func rowInlineSizes(_ container: Int) -> InlineSizes {
    let wraps = nodes[container].keywords.wraps
    var sum = InlineSizes(), widest = 0.0, count = 0
    for child in children(of: container) where nodes[child].keywords.isInFlow {
      count += 1
      let free: InlineSizes, sizes: InlineSizes
      if nodes[child].keywords[.hasGeneralWidth] == 0 {
        let edges = horizontalEdges(child, of: 0)
        free = plainContribution(child, edges: edges)
        sizes = plainLimitedByBase(free, child, edges: edges)
      } else {
        let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: 0))
        free = contribution(child, sizing)
        sizes = limitedByBase(free, child, sizing)
      }
      let margins = horizontalMargins(child, of: 0)
      sum.least += sizes.least + margins
      sum.greatest += sizes.greatest + margins
      widest = max(widest, free.least + margins)
    }
    let gaps = columnGap(container, of: 0) * Double(max(count - 1, 0))
    let least = wraps ? widest : max(sum.least + gaps, 0)
    return InlineSizes(least: least, greatest: max(sum.greatest + gaps, least))
  }

  /// Returns a column's intrinsic widths: its widest item's.
  func columnInlineSizes(_ container: Int) -> InlineSizes {
    var widest = InlineSizes()
    for child in children(of: container) where nodes[child].keywords.isInFlow {
      let sizes = itemContribution(child)
      let margins = horizontalMargins(child, of: 0)
      widest.least = max(widest.least, sizes.least + margins)
      widest.greatest = max(widest.greatest, sizes.greatest + margins)
    }
    return widest
  }

  /// Returns the contribution of a column's item, without its margins.
  @inline(__always)
  func itemContribution(_ child: Int) -> InlineSizes {
    let edges = horizontalEdges(child, of: 0)
    if nodes[child].keywords[.hasGeneralWidth] == 0 { return plainContribution(child, edges: edges) }
    return contribution(child, horizontalSizing(child, edges: edges))
  }

  /// Returns the contribution of an item with plain sizes: a width that is a length, or the content's.
  @inline(__always)
  private func plainContribution(_ child: Int, edges: Double) -> InlineSizes {
    if nodes[child].units.has(.width, .points) {
      let width = max(nodes[child].widthValue, edges)
      return InlineSizes(least: width, greatest: width)
    }
    return InlineSizes(least: boxes[child].minContent + edges, greatest: boxes[child].maxContent + edges)
  }

  /// Returns an item's contribution: its own width, the width from its ratio, or its content's, within its limits.
  @inline(never)
  func contribution(_ child: Int, _ sizing: AxisSizing) -> InlineSizes {
    InlineSizes(
      least: contribution(child, sizing, isLeast: true), greatest: contribution(child, sizing, isLeast: false))
  }

  @inline(__always)
  func contribution(_ child: Int, _ sizing: AxisSizing, isLeast: Bool) -> Double {
    sizing.clamped(
      sizing.contributed(isLeast: isLeast), of: nil, available: isLeast ? 0 : .infinity,
      fitsContent: !nodes[child].keywords.isScrollContainer)
  }

  /// `limitedByBase` for an item with plain sizes, whose hypothetical size is its base size or automatic minimum.
  @inline(__always)
  private func plainLimitedByBase(_ sizes: InlineSizes, _ child: Int, edges: Double) -> InlineSizes {
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
    return InlineSizes(least: limited(sizes.least), greatest: limited(sizes.greatest))
  }

  /// Limits the contribution of an item that cannot flex from its base size towards it to the item's hypothetical size,
  /// if the base size is a length (CSS Flexbox §9.9.1, as in browsers).
  @inline(never)
  func limitedByBase(_ sizes: InlineSizes, _ child: Int, _ sizing: AxisSizing) -> InlineSizes {
    let record = nodes[child]
    let basis = StoredLength(record.units[.flexBasis], record.basisValue)
    guard let base = sizing.definite(basis.unit == .auto ? sizing.size : basis, of: nil) else { return sizes }
    let canGrow = record.growFactor > 0, canShrink = record.shrinkFactor > 0
    @inline(__always) func limited(_ size: Double) -> Double {
      guard size > base && !canGrow || size < base && !canShrink else { return size }
      var item = FlexItem(node: child)
      determineBaseSize(&item, sizing.inUnknownRoom, of: nil, available: .infinity)
      return item.target
    }
    return InlineSizes(least: limited(sizes.least), greatest: limited(sizes.greatest))
  }
}

extension AxisSizing {
  /// Returns a box's contribution before its limits. A fit-content size is the min-content size without any available
  /// space, and the max-content size with unlimited space.
  @inline(__always)
  func contributed(isLeast: Bool) -> PreferredSize {
    preferredByRatio(
      size, of: nil, available: isLeast ? 0 : .infinity, otherwise: isLeast ? .minContent : .maxContent)
  }
}
