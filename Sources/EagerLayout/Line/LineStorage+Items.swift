extension LineStorage {
  @inline(__always)
  func append(_ node: borrowing LayoutNode) -> LinearLayout.Handle {
    guard var item = LineItem(plain: node, isRow: geometry.isRow), !totals.needsPrefixSums else {
      return appendGeneral(node)
    }
    let slot = order.append()
    totals.append(plain: &item, gap: geometry.gap)
    store(item, in: slot)
    didAppend()
    return order.handle(of: slot)
  }

  /// Appends an item that is not plain, or that follows an item that can shrink or has automatic margins.
  @inline(never)
  private func appendGeneral(_ node: borrowing LayoutNode) -> LinearLayout.Handle {
    let slot = order.append()
    store(makeItem(node), in: slot)
    addToTotals(slot)
    didAppend()
    return order.handle(of: slot)
  }

  func insert(_ node: borrowing LayoutNode, before successor: Int) -> LinearLayout.Handle {
    let slot = order.insert(before: successor)
    store(makeItem(node), in: slot)
    state.sumsAreDirty = true
    didChange()
    return order.handle(of: slot)
  }

  @inline(__always)
  private func store(_ item: LineItem, in slot: Int) {
    if slot == items.count { items.append(item) } else { items[slot] = item }
  }

  /// Stores an item's sums over the preceding items, and adds the item to the totals.
  func addToTotals(_ slot: Int) {
    if totals.needsPrefixSums { store(totals.prefixSums, of: slot) }
    var item = items[slot]
    if item.isPlain {
      totals.append(plain: &item, gap: geometry.gap)
    } else if item.limitsIndex >= 0 {
      totals.append(&item, limits[item.limitsIndex], gap: geometry.gap)
    } else {
      totals.append(&item, metrics[item.metricsIndex], gap: geometry.gap)
    }
    items[slot] = item
  }

  @inline(never)
  private func store(_ sums: PrefixSums, of slot: Int) {
    while prefixSums.count <= slot { prefixSums.append(PrefixSums()) }
    prefixSums[slot] = sums
  }

  func remove(_ slot: Int) {
    freeEntries(of: slot)
    order.remove(slot)
    didChange()
  }

  func replace(_ slot: Int, with node: borrowing LayoutNode) {
    freeEntries(of: slot)
    items[slot] = makeItem(node)
    didChange()
  }

  func removeAll() {
    items.removeAll()
    prefixSums.removeAll()
    limits.removeAll()
    metrics.removeAll()
    sources.removeAll()
    order.removeAll()
    totals = LineTotals()
    shares = LineShares()
    state = LineState()
  }

  /// Creates an item without its sums over the preceding items.
  private func makeItem(_ node: borrowing LayoutNode) -> LineItem {
    if let item = LineItem(plain: node, isRow: geometry.isRow) { return item }
    if let limits = LineLimits(node, isRow: geometry.isRow) {
      var item = LineItem(limits, grow: node.style.growFactor, shrink: node.style.shrinkFactor)
      item.limitsIndex = self.limits.insert(limits)
      return item
    }
    var leaf = LeafMetrics(LeafStyle(node.style), node.content, in: space)
    if LeafSource.isNeeded(for: node) {
      let source = LeafSource(copy node, isRow: geometry.isRow)
      leaf.sourceIndex = sources.insert(source)
      state.updateCounts(leaf, source, 1)
    }
    var item = LineItem(leaf, grow: node.style.growFactor, shrink: node.style.shrinkFactor)
    item.metricsIndex = metrics.insert(leaf)
    return item
  }

  private func freeEntries(of slot: Int) {
    state.sumsAreDirty = true
    let item = items[slot]
    if item.limitsIndex >= 0 { limits.remove(item.limitsIndex) }
    guard item.metricsIndex >= 0 else { return }
    let leaf = metrics[item.metricsIndex]
    metrics.remove(item.metricsIndex)
    guard leaf.sourceIndex >= 0 else { return }
    state.updateCounts(leaf, sources[leaf.sourceIndex], -1)
    sources[leaf.sourceIndex].release()
    sources.remove(leaf.sourceIndex)
  }
}
