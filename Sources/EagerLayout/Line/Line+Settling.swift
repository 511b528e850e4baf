extension Line {
  /// Updates all sizes and offsets.
  func settle() {
    guard !state.isSettled else { return }
    settleLengths()
    askContents()
    state.isSettled = true
  }

  /// Computes all main sizes and offsets.
  func settleLengths() {
    guard !state.lengthsAreKnown else { return }
    if state.itemsAreStale { readItems() }
    if state.sumsAreStale { sumUp() }
    shares = LineShares(totals, room: geometry.mainRoom + geometry.gap)
    state.sharesAreOfGrowing = shares.areOfGrowing
    if !shares.suffices { resolve() }
    state.lengthsAreKnown = true
  }

  /// Reads items again that depend on the available space or the direction.
  private func readItems() {
    var next = order.firstSlot
    while let slot = next {
      next = order.slot(after: slot)
      let number = items[slot].metrics
      guard number >= 0, metrics[number].source >= 0 else { continue }
      let index = metrics[number].source
      let source = sources[index]
      var leaf = LeafMetrics(LeafStyle(source.style), source.content, in: space)
      leaf.source = index
      metrics[number] = leaf
      sources[index].askedAt = .nan
      items[slot] = LineItem(leaf, grow: source.style.growFactor, shrink: source.style.shrinkFactor)
      items[slot].metrics = number
    }
    state.itemsAreStale = false
  }

  /// Recomputes positions and sums.
  private func sumUp() {
    order.settle()
    totals = LineTotals()
    sums.removeAll()
    var next = order.firstSlot
    while let slot = next {
      place(slot)
      next = order.slot(after: slot)
    }
    state.sumsAreStale = false
  }

  /// Resolves flexible lengths (CSS Flexbox §9.7) if the shares do not suffice.
  private func resolve() {
    var flexed = ContiguousArray<FlexItem>()
    swap(&flexed, &scratch)
    flexed.reserveCapacity(order.count)
    var next = order.firstSlot
    while let slot = next {
      flexed.append(flexItem(in: slot))
      next = order.slot(after: slot)
    }
    let resolver = LineResolver(&flexed, inner: geometry.mainRoom, gap: geometry.gap)
    shares.grow = resolver.isGrowing ? resolver.share : 0
    place(flexed)
    // Keep the memory, unless it is large.
    flexed.removeAll(keepingCapacity: flexed.count <= Self.longLine)
    swap(&flexed, &scratch)
  }

  private func flexItem(in slot: Int) -> FlexItem {
    let item = items[slot]
    if item.isPlain { return FlexItem(node: slot, base: item.size, grow: item.grow, shrink: item.shrink) }
    if item.limits >= 0 {
      let limits = limits[item.limits]
      return FlexItem(
        node: slot, base: limits.base, lower: limits.minimum, upper: limits.maximum, grow: item.grow,
        shrink: item.shrink)
    }
    let leaf = metrics[item.metrics]
    return FlexItem(
      node: slot, base: leaf.base, lower: leaf.minimum, upper: leaf.maximum, edges: min(leaf.base, leaf.mainPadding),
      margins: leaf.marginStart + leaf.marginEnd, grow: item.grow, shrink: item.shrink)
  }

  /// Lines longer than this free the memory that is used to resolve flexible lengths.
  private static var longLine: Int { 1_000 }

  /// Positions resolved items one after another.
  private func place(_ flexed: ContiguousArray<FlexItem>) {
    var room = geometry.mainRoom - geometry.gap * Double(max(0, order.count - 1))
    for item in flexed { room -= item.margins }
    var left = room
    for item in flexed { left -= item.target }
    shares.auto = left > 0 && totals.autos > 0 ? left / Double(totals.autos) : 0
    shares.overflow = LineShares.overflow(-left, of: room)
    spans.removeAll()
    for _ in 0..<items.count { spans.append(ItemSpan()) }
    var offset = 0.0
    for item in flexed {
      let slot = item.node, number = items[slot].metrics
      if number >= 0 { offset += metrics[number].marginStart + shares.auto * autos(.mainStart, number) }
      spans[slot] = ItemSpan(offset: offset, size: item.target)
      offset += item.target + geometry.gap
      if number >= 0 { offset += metrics[number].marginEnd + shares.auto * autos(.mainEnd, number) }
    }
  }

  private func autos(_ side: LeafMetrics.Autos, _ number: Int32) -> Double {
    metrics[number].autos.contains(side) ? 1 : 0
  }

  /// Measures the cross sizes of contents, now that their main sizes are known.
  private func askContents() {
    guard state.askers > 0 else { return }
    for slot in 0..<items.count where items[slot].metrics >= 0 && order.isTaken(slot) {
      let leaf = metrics[items[slot].metrics]
      guard leaf.asksContent else { continue }
      let size = mainSpan(of: slot).size
      guard sources[leaf.source].askedAt != size else { continue }
      sources[leaf.source].contentSize = contentSize(of: leaf, at: size)
      sources[leaf.source].askedAt = size
    }
  }
}
