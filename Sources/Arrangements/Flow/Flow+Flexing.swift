import EagerLayout

// Distribution of a line's free or missing space to items by factors, like flexing (CSS Flexbox §9.7).
extension Flow {
  /// Distributes a line's free space to items by weight, or takes missing space from items that yield. Returns the
  /// remaining space.
  func shareByWishes(
    _ spare: Double, _ line: Range<Int>, _ items: inout WidthPass, _ cache: inout Cache
  ) -> Double {
    var left = spare
    for item in line { cache.isFrozen[item] = factor(cache.items[item], spare) == 0 }
    share(line, &left, .infinity, &items, &cache) { factor($0, spare) }
    return left
  }

  /// Gives items of the last line that have a weight the widths of the items above them, in the line that begins at
  /// `first`. Returns the remaining space. Returns nil, and changes nothing, if no item has a weight or the line is too
  /// short. Items beyond the length of the line above keep their widths.
  func keepColumns(
    _ spare: Double, _ line: Range<Int>, below first: Int, _ items: inout WidthPass, _ cache: inout Cache
  ) -> Double? {
    guard cache.haveWishes, spare > 0, first < line.lowerBound else { return nil }
    let distance = line.lowerBound - first, columns = line.prefix(distance)
    var left = spare, hasWeight = false
    for item in columns where cache.items[item].weight > 0 {
      hasWeight = true
      left -= max(cache.widths[item - distance] - cache.widths[item], 0)
    }
    guard hasWeight, left >= -Self.tolerance else { return nil }
    for item in columns where cache.items[item].weight > 0 {
      cache.widths[item] = items.set(item, to: max(cache.widths[item - distance], cache.widths[item]))
    }
    cache.keepsColumns = true
    return max(left, 0)
  }

  /// Grows items of a line equally, each by at most `most`. Returns the growth of each item that reached no limit.
  func grow(
    _ line: Range<Int>, _ alignment: Alignment, _ spare: inout Double, _ most: Double, _ items: inout WidthPass,
    _ cache: inout Cache
  ) -> Double {
    for item in line { cache.isFrozen[item] = alignment == .fill && hasOwnWidth(item, &items, cache) }
    return share(line, &spare, most, &items, &cache) { _ in 1 }
  }

  private func factor(_ item: FlowItem, _ spare: Double) -> Double { spare > 0 ? item.weight : item.yieldsSize }

  // An item with a specified width has the same width in any available space.
  private func hasOwnWidth(_ item: Int, _ items: inout WidthPass, _ cache: Cache) -> Bool {
    cache.items[item].fraction != nil || items.fill(item, in: items.width) == cache.widths[item]
  }

  /// Distributes space until nothing is left or all items have reached their limits. Returns the amount per unit of the
  /// factors.
  ///
  /// - Complexity: O(n), and O(n log n) if items reach limits.
  @discardableResult
  private func share(
    _ line: Range<Int>, _ left: inout Double, _ most: Double, _ items: inout WidthPass, _ cache: inout Cache,
    _ factor: (FlowItem) -> Double
  ) -> Double {
    var sum = 0.0
    for item in line where !cache.isFrozen[item] { sum += factor(cache.items[item]) }
    guard sum > 0 else { return 0 }
    let unlimited = min(left / sum, most)
    if let given = give(unlimited, line, &items, &cache, factor) {
      left -= given
      return unlimited
    }
    let sign = left < 0 ? -1.0 : 1
    cache.shares.removeAll()
    for item in line where !cache.isFrozen[item] {
      let limit = items.set(item, to: left < 0 ? 0 : .infinity)
      cache.shares.add(limit: (limit - cache.widths[item]) * sign, part: factor(cache.items[item]))
    }
    let unit = min(cache.shares.unit(of: left.magnitude), most) * sign
    for item in line where !cache.isFrozen[item] {
      let width = items.set(item, to: cache.widths[item] + unit * factor(cache.items[item]))
      left -= width - cache.widths[item]
      cache.widths[item] = width
    }
    return unit
  }

  /// Gives each item of a line its part. Returns the sum; nil, without any change, if an item reached a limit.
  private func give(
    _ unit: Double, _ line: Range<Int>, _ items: inout WidthPass, _ cache: inout Cache,
    _ factor: (FlowItem) -> Double
  ) -> Double? {
    var given = 0.0
    for item in line where !cache.isFrozen[item] {
      let asked = cache.widths[item] + unit * factor(cache.items[item]), width = items.set(item, to: asked)
      if (width - asked).magnitude > 1e-6 { return nil }
      given += width - cache.widths[item]
    }
    for item in line where !cache.isFrozen[item] { cache.widths[item] += unit * factor(cache.items[item]) }
    return given
  }
}
