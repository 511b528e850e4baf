extension LineStorage {
  func settle() {
    guard !state.isSettled else { return }
    settleLengths()
    measureContents()
    state.isSettled = true
  }

  /// Computes all main sizes and offsets, if they are not valid.
  func settleLengths() {
    guard !state.lengthsAreValid else { return }
    if state.itemsAreDirty { recomputeMetrics() }
    if state.sumsAreDirty { recomputeSums() }
    shares = LineShares(totals, available: geometry.availableMain + geometry.gap)
    state.itemsOnlyGrow = shares.itemsOnlyGrow
    if !shares.determineSizes { resolveFlexibleLengths() }
    state.lengthsAreValid = true
  }

  /// Recomputes the metrics of all items with a source, for another available space, direction or alignment.
  private func recomputeMetrics() {
    var next = order.firstSlot
    while let slot = next {
      next = order.slot(after: slot)
      let metricsIndex = items[slot].metricsIndex
      guard metricsIndex >= 0, metrics[metricsIndex].sourceIndex >= 0 else { continue }
      let sourceIndex = metrics[metricsIndex].sourceIndex
      let source = sources[sourceIndex]
      var leaf = LeafMetrics(LeafStyle(source.style), source.content, in: space)
      leaf.sourceIndex = sourceIndex
      metrics[metricsIndex] = leaf
      sources[sourceIndex].validMainSize = .nan
      items[slot] = LineItem(leaf, grow: source.style.growFactor, shrink: source.style.shrinkFactor)
      items[slot].metricsIndex = metricsIndex
    }
    state.itemsAreDirty = false
  }

  private func recomputeSums() {
    order.settle()
    totals = LineTotals()
    prefixSums.removeAll()
    var next = order.firstSlot
    while let slot = next {
      addToTotals(slot)
      next = order.slot(after: slot)
    }
    state.sumsAreDirty = false
  }

  /// Resolves flexible lengths (CSS Flexbox §9.7) if the shares do not determine all sizes.
  private func resolveFlexibleLengths() {
    var flexItems = ContiguousArray<FlexItem>()
    swap(&flexItems, &reusedItems)
    flexItems.reserveCapacity(order.count)
    var next = order.firstSlot
    while let slot = next {
      flexItems.append(flexItem(in: slot))
      next = order.slot(after: slot)
    }
    let resolver = LineResolver(&flexItems, inner: geometry.availableMain, gap: geometry.gap)
    shares.grow = resolver.isGrowing ? resolver.share : 0
    positionItems(flexItems)
    // Keep the memory, unless the line has more than 1,000 items.
    flexItems.removeAll(keepingCapacity: flexItems.count <= 1_000)
    swap(&flexItems, &reusedItems)
  }

  private func flexItem(in slot: Int) -> FlexItem {
    let item = items[slot]
    if item.isPlain { return FlexItem(node: slot, base: item.size, grow: item.grow, shrink: item.shrink) }
    if item.limitsIndex >= 0 {
      let limits = limits[item.limitsIndex]
      return FlexItem(
        node: slot, base: limits.base, lower: limits.minimum, upper: limits.maximum, grow: item.grow,
        shrink: item.shrink)
    }
    let leaf = metrics[item.metricsIndex]
    return FlexItem(
      node: slot, base: leaf.base, lower: leaf.minimum, upper: leaf.maximum, edges: min(leaf.base, leaf.mainPadding),
      margins: leaf.marginStart + leaf.marginEnd, grow: item.grow, shrink: item.shrink)
  }

  /// Stores the main spans of items whose flexible lengths were resolved.
  private func positionItems(_ flexItems: ContiguousArray<FlexItem>) {
    var available = geometry.availableMain - geometry.gap * Double(max(0, order.count - 1))
    for item in flexItems { available -= item.margins }
    var free = available
    for item in flexItems { free -= item.target }
    shares.autoMargin = free > 0 && totals.autoMargins > 0 ? free / Double(totals.autoMargins) : 0
    shares.overflow = LineShares.overflow(-free, of: available)
    spans.removeAll()
    for _ in 0..<items.count { spans.append(ItemSpan()) }
    var offset = 0.0
    for item in flexItems {
      let slot = item.node, index = items[slot].metricsIndex
      if index >= 0 { offset += metrics[index].marginStart + shares.autoMargin * autoMarginCount(.mainStart, index) }
      spans[slot] = ItemSpan(offset: offset, size: item.target)
      offset += item.target + geometry.gap
      if index >= 0 { offset += metrics[index].marginEnd + shares.autoMargin * autoMarginCount(.mainEnd, index) }
    }
  }

  /// Returns 1 if a margin is automatic, otherwise 0.
  private func autoMarginCount(_ side: LeafMetrics.AutoMargins, _ index: Int32) -> Double {
    metrics[index].autoMargins.contains(side) ? 1 : 0
  }

  /// Measures the contents whose cross sizes depend on their main sizes, once these are valid.
  private func measureContents() {
    guard state.itemsNeedingContent > 0 else { return }
    for slot in 0..<items.count where items[slot].metricsIndex >= 0 && order.isInUse(slot) {
      let leaf = metrics[items[slot].metricsIndex]
      guard leaf.needsContentSize else { continue }
      let size = mainSpan(of: slot).size
      guard sources[leaf.sourceIndex].validMainSize != size else { continue }
      sources[leaf.sourceIndex].contentSize = contentSize(of: leaf, at: size)
      sources[leaf.sourceIndex].validMainSize = size
    }
  }
}
