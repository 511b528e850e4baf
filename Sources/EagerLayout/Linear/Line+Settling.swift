extension Line {
  /// Brings everything up to date.
  func settle() {
    guard !state.isSettled else { return }
    settleLengths()
    askContents()
    state.isSettled = true
  }

  /// Finds all sizes and offsets along the line.
  func settleLengths() {
    guard !state.lengthsAreKnown else { return }
    if state.itemsAreStale { readItems() }
    if state.sumsAreStale { sumUp() }
    shares = LineShares(totals, room: geometry.mainRoom + geometry.gap)
    state.sharesAreOfGrowing = shares.areOfGrowing
    if !shares.suffices { resolve() }
    state.lengthsAreKnown = true
  }

  /// Reads items anew that the room or the direction have a say in.
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

  /// Counts positions and sums anew.
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

  /// Follows the full rule for flexible lengths.
  private func resolve() {
    var lengths = ContiguousArray<FlexibleLength>()
    swap(&lengths, &scratch)
    lengths.reserveCapacity(order.count)
    var room = geometry.mainRoom - geometry.gap * Double(max(0, order.count - 1))
    var next = order.firstSlot
    while let slot = next {
      let item = items[slot]
      if item.isPlain {
        lengths.append(FlexibleLength(base: item.size, innerBase: item.size, grow: item.grow, shrink: item.shrink))
      } else if item.limits >= 0 {
        let limits = limits[item.limits]
        lengths.append(
          FlexibleLength(
            base: limits.base, innerBase: limits.base, minimum: limits.minimum, maximum: limits.maximum,
            grow: item.grow,
            shrink: item.shrink))
      } else {
        let leaf = metrics[item.metrics]
        room -= leaf.marginStart + leaf.marginEnd
        lengths.append(
          FlexibleLength(
            base: leaf.base, innerBase: leaf.innerBase, minimum: leaf.minimum, maximum: leaf.maximum, grow: item.grow,
            shrink: item.shrink))
      }
      next = order.slot(after: slot)
    }
    var span = lengths.mutableSpan
    let resolver = LineResolver(&span, in: room)
    shares.grow = resolver.grows ? resolver.share : 0
    place(lengths, in: room)
    // Kept for the next time, unless it is much.
    lengths.removeAll(keepingCapacity: lengths.count <= Self.longLine)
    swap(&lengths, &scratch)
  }

  /// Lines longer than this keep no room for lengths.
  private static var longLine: Int { 1_000 }

  /// Puts resolved items one after another.
  private func place(_ lengths: ContiguousArray<FlexibleLength>, in room: Double) {
    var left = room
    for length in lengths { left -= length.size }
    shares.auto = left > 0 && totals.autos > 0 ? left / Double(totals.autos) : 0
    shares.overflow = LineShares.overflow(-left, of: room)
    spans.removeAll()
    for _ in 0..<items.count { spans.append(ItemSpan()) }
    var offset = 0.0, index = 0
    var next = order.firstSlot
    while let slot = next {
      let size = lengths[index].size, number = items[slot].metrics
      if number >= 0 { offset += metrics[number].marginStart + shares.auto * autos(.mainStart, number) }
      spans[slot] = ItemSpan(offset: offset, size: size)
      offset += size + geometry.gap
      if number >= 0 { offset += metrics[number].marginEnd + shares.auto * autos(.mainEnd, number) }
      index += 1
      next = order.slot(after: slot)
    }
  }

  private func autos(_ side: LeafMetrics.Autos, _ number: Int32) -> Double {
    metrics[number].autos.contains(side) ? 1 : 0
  }

  /// Asks contents for their size across the line, now that their size along it is known.
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
