extension Line {
  /// Puts an item after the others.
  func append(_ node: LayoutNode) -> LinearLayout.Handle {
    let slot = order.append()
    if var item = LineItem(plain: node, isRow: geometry.isRow) {
      totals.append(plain: &item, gap: geometry.gap)
      store(item, in: slot)
    } else {
      var item = item(node)
      totals.append(&item, item.isPlain ? LeafMetrics() : metrics[item.metrics], gap: geometry.gap)
      store(item, in: slot)
    }
    changed()
    return order.handle(of: slot)
  }

  /// Puts an item before the one in another slot.
  func insert(_ node: LayoutNode, before successor: Int) -> LinearLayout.Handle {
    let slot = order.insert(before: successor)
    store(item(node), in: slot)
    state.sumsAreStale = true
    changed()
    return order.handle(of: slot)
  }

  @inline(__always)
  private func store(_ item: LineItem, in slot: Int) {
    if slot == items.count {
      if slot == 0 { items.reserveCapacity(8) }
      items.append(item)
    } else {
      items[slot] = item
    }
  }

  /// Takes the item in a slot out of the line.
  func remove(_ slot: Int) {
    forget(slot)
    order.remove(slot)
    changed()
  }

  /// Puts another item in a slot.
  func replace(_ slot: Int, with node: LayoutNode) {
    forget(slot)
    items[slot] = item(node)
    changed()
  }

  func removeAll() {
    items.removeAll(keepingCapacity: true)
    metrics.removeAll()
    sources.removeAll()
    order.removeAll()
    totals = LineTotals()
    shares = LineShares()
    state = LineState()
  }

  /// An item for a node; where it stands in the line is yet to be said.
  private func item(_ node: LayoutNode) -> LineItem {
    if let item = LineItem(plain: node, isRow: geometry.isRow) { return item }
    var leaf = LeafMetrics(LeafStyle(node.style), node.content, in: space)
    if LeafSource.isNeeded(for: node) {
      let source = LeafSource(node, isRow: geometry.isRow)
      leaf.source = sources.insert(source)
      state.count(leaf, source, 1)
    }
    var item = LineItem(leaf, grow: node.style.growFactor, shrink: node.style.shrinkFactor)
    item.metrics = metrics.insert(leaf)
    return item
  }

  /// Gives back what an item holds beside its record.
  private func forget(_ slot: Int) {
    state.sumsAreStale = true
    let item = items[slot]
    guard !item.isPlain else { return }
    let leaf = metrics[item.metrics]
    metrics.remove(item.metrics)
    guard leaf.source >= 0 else { return }
    state.count(leaf, sources[leaf.source], -1)
    sources[leaf.source].release()
    sources.remove(leaf.source)
  }
}
