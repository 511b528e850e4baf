extension Line {
  @inline(__always)
  func append(_ node: borrowing LayoutNode) -> LinearLayout.Handle {
    guard var item = LineItem(plain: node, isRow: geometry.isRow), !totals.hasSums else { return appendOther(node) }
    let slot = order.append()
    totals.append(plain: &item, gap: geometry.gap)
    store(item, in: slot)
    appended()
    return order.handle(of: slot)
  }

  /// Appends an item that is not plain, or that follows one that shrinks or has automatic margins.
  @inline(never)
  private func appendOther(_ node: borrowing LayoutNode) -> LinearLayout.Handle {
    let slot = order.append()
    store(item(node), in: slot)
    place(slot)
    appended()
    return order.handle(of: slot)
  }

  /// Inserts an item before the one in another slot.
  func insert(_ node: borrowing LayoutNode, before successor: Int) -> LinearLayout.Handle {
    let slot = order.insert(before: successor)
    store(item(node), in: slot)
    state.sumsAreStale = true
    changed()
    return order.handle(of: slot)
  }

  @inline(__always)
  private func store(_ item: LineItem, in slot: Int) {
    if slot == items.count { items.append(item) } else { items[slot] = item }
  }

  /// Stores an item's sums over the preceding items, and adds the item to the totals.
  func place(_ slot: Int) {
    if totals.hasSums { note(totals.sums, of: slot) }
    var item = items[slot]
    if item.isPlain {
      totals.append(plain: &item, gap: geometry.gap)
    } else if item.limits >= 0 {
      totals.append(&item, limits[item.limits], gap: geometry.gap)
    } else {
      totals.append(&item, metrics[item.metrics], gap: geometry.gap)
    }
    items[slot] = item
  }

  @inline(never)
  private func note(_ sum: SumsBefore, of slot: Int) {
    while sums.count <= slot { sums.append(SumsBefore()) }
    sums[slot] = sum
  }

  func remove(_ slot: Int) {
    forget(slot)
    order.remove(slot)
    changed()
  }

  func replace(_ slot: Int, with node: borrowing LayoutNode) {
    forget(slot)
    items[slot] = item(node)
    changed()
  }

  func removeAll() {
    items.removeAll()
    sums.removeAll()
    limits.removeAll()
    metrics.removeAll()
    sources.removeAll()
    order.removeAll()
    totals = LineTotals()
    shares = LineShares()
    state = LineState()
  }

  /// Creates an item whose position is not set yet.
  private func item(_ node: borrowing LayoutNode) -> LineItem {
    if let item = LineItem(plain: node, isRow: geometry.isRow) { return item }
    if let limits = LineLimits(node, isRow: geometry.isRow) {
      var item = LineItem(limits, grow: node.style.growFactor, shrink: node.style.shrinkFactor)
      item.limits = self.limits.insert(limits)
      return item
    }
    var leaf = LeafMetrics(LeafStyle(node.style), node.content, in: space)
    if LeafSource.isNeeded(for: node) {
      let source = LeafSource(copy node, isRow: geometry.isRow)
      leaf.source = sources.insert(source)
      state.count(leaf, source, 1)
    }
    var item = LineItem(leaf, grow: node.style.growFactor, shrink: node.style.shrinkFactor)
    item.metrics = metrics.insert(leaf)
    return item
  }

  /// Frees the tables' entries of an item.
  private func forget(_ slot: Int) {
    state.sumsAreStale = true
    let item = items[slot]
    if item.limits >= 0 { limits.remove(item.limits) }
    guard item.metrics >= 0 else { return }
    let leaf = metrics[item.metrics]
    metrics.remove(item.metrics)
    guard leaf.source >= 0 else { return }
    state.count(leaf, sources[leaf.source], -1)
    sources[leaf.source].release()
    sources.remove(leaf.source)
  }
}
