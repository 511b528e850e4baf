import EagerLayout

// Distribution of a line's free or missing space to items by factors, like flexing (CSS Flexbox §9.7).
extension Flow {
  /// Distributes a line's free space to items by weight, or takes its missing space from items by yield factor. Returns
  /// the remaining space.
  func distributeByFactors(
    _ freeSpace: Double, _ line: Range<Int>, _ items: inout WidthPass, _ cache: inout Cache
  ) -> Double {
    var remaining = freeSpace
    for item in line { cache.isFrozen[item] = factor(cache.items[item], freeSpace) == 0 }
    distribute(line, &remaining, .infinity, &items, &cache) { factor($0, freeSpace) }
    return remaining
  }

  /// Sets the items of the last line that have a weight to the widths of the items above them, in the line that begins
  /// at `first`. Returns the remaining space. Returns nil, and changes nothing, if no item has a weight or these widths
  /// do not fit. Items after the last item of the line above keep their widths.
  func keepColumns(
    _ freeSpace: Double, _ line: Range<Int>, below first: Int, _ items: inout WidthPass, _ cache: inout Cache
  ) -> Double? {
    guard cache.hasFactors, freeSpace > 0, first < line.lowerBound else { return nil }
    let distance = line.lowerBound - first, columns = line.prefix(distance)
    var remaining = freeSpace, hasWeight = false
    for item in columns where cache.items[item].weight > 0 {
      hasWeight = true
      remaining -= max(cache.widths[item - distance] - cache.widths[item], 0)
    }
    guard hasWeight, remaining >= -Self.tolerance else { return nil }
    for item in columns where cache.items[item].weight > 0 {
      cache.widths[item] = items.set(item, to: max(cache.widths[item - distance], cache.widths[item]))
    }
    cache.keepsColumns = true
    return max(remaining, 0)
  }

  /// Enlarges the items of a line equally, each by at most `maximum`. Returns the growth of each item that reached no
  /// limit.
  func grow(
    _ line: Range<Int>, _ alignment: Alignment, _ freeSpace: inout Double, _ maximum: Double, _ items: inout WidthPass,
    _ cache: inout Cache
  ) -> Double {
    for item in line { cache.isFrozen[item] = alignment == .fill && hasOwnWidth(item, &items, cache) }
    return distribute(line, &freeSpace, maximum, &items, &cache) { _ in 1 }
  }

  private func factor(_ item: FlowItem, _ freeSpace: Double) -> Double { freeSpace > 0 ? item.weight : item.yieldsSize }

  // An item with a specified width keeps this width when it fills the available space.
  private func hasOwnWidth(_ item: Int, _ items: inout WidthPass, _ cache: Cache) -> Bool {
    cache.items[item].fraction != nil || items.fill(item, in: items.width) == cache.widths[item]
  }

  /// Distributes the remaining space by factors, until it is used up or all items that are not frozen have reached
  /// their limits. Returns the amount per unit of the factors.
  ///
  /// - Complexity: O(n), and O(n log n) if items reach limits.
  @discardableResult
  private func distribute(
    _ line: Range<Int>, _ remaining: inout Double, _ maximum: Double, _ items: inout WidthPass, _ cache: inout Cache,
    _ factor: (FlowItem) -> Double
  ) -> Double {
    var factorSum = 0.0
    for item in line where !cache.isFrozen[item] { factorSum += factor(cache.items[item]) }
    guard factorSum > 0 else { return 0 }
    let unlimitedUnit = min(remaining / factorSum, maximum)
    if let addedWidth = addParts(unlimitedUnit, line, &items, &cache, factor) {
      remaining -= addedWidth
      return unlimitedUnit
    }
    let sign = remaining < 0 ? -1.0 : 1
    cache.shares.removeAll()
    for item in line where !cache.isFrozen[item] {
      let limit = items.set(item, to: remaining < 0 ? 0 : .infinity)
      cache.shares.add(limit: (limit - cache.widths[item]) * sign, part: factor(cache.items[item]))
    }
    let unit = min(cache.shares.unit(of: remaining.magnitude), maximum) * sign
    for item in line where !cache.isFrozen[item] {
      let width = items.set(item, to: cache.widths[item] + unit * factor(cache.items[item]))
      remaining -= width - cache.widths[item]
      cache.widths[item] = width
    }
    return unit
  }

  /// Adds to each item's width its part of the space. Returns the sum of the parts. Returns nil, and keeps the cached
  /// widths, if an item reaches a limit.
  private func addParts(
    _ unit: Double, _ line: Range<Int>, _ items: inout WidthPass, _ cache: inout Cache,
    _ factor: (FlowItem) -> Double
  ) -> Double? {
    var addedWidth = 0.0
    for item in line where !cache.isFrozen[item] {
      let requested = cache.widths[item] + unit * factor(cache.items[item]), width = items.set(item, to: requested)
      if (width - requested).magnitude > 1e-6 { return nil }
      addedWidth += width - cache.widths[item]
    }
    for item in line where !cache.isFrozen[item] { cache.widths[item] += unit * factor(cache.items[item]) }
    return addedWidth
  }
}
