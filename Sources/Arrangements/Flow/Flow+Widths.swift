public import EagerLayout

extension Flow {
  /// Pass 2: breaks lines and sets the width of each item.
  public func setWidths(of items: inout WidthPass, _ cache: inout Cache) {
    cache.lines.removeAll(keepingCapacity: true)
    cache.cellWidth = nil
    cache.keepsColumns = false
    switch breaking {
    case .byContent: setLines(of: &items, maximum: .max, &cache)
    case .byCount(let count): setLines(of: &items, maximum: count, &cache)
    case .byCells(let cells): setCells(of: &items, cells, &cache)
    case .byRows(let count): setColumns(of: &items, count, &cache)
    }
    for item in (cache.lines.last?.end ?? 0)..<items.count { items.skip(item) }
  }

  /// Breaks lines by content, or by a number of items (`maximum`), and distributes the free space of each line.
  private func setLines(of items: inout WidthPass, maximum: Int, _ cache: inout Cache) {
    let gap = items.columnGap
    var first = 0, firstAbove = 0, fitCount = 0, distributionAbove = Distribution()
    while first < items.count, cache.lines.count < maximumLineCount {
      var line = fillLine(from: first, maximum: maximum, &fitCount, gap, &items, &cache)
      var freeSpace = items.width - line.used, alignment = alignment(ofLine: cache.lines.count)
      let isShort = line.end == items.count && line.end - first != maximum
      // `true` if the last line has the gaps of the line above.
      var repeatsGaps = isShort && lastLine == .columns && alignment.spreads
      if isShort && lastLine == .start && alignment.spreads { alignment = .start }
      if isShort && lastLine == .columns,
        let remaining = keepColumns(freeSpace, first..<line.end, below: firstAbove, &items, &cache)
      {
        freeSpace = remaining
        repeatsGaps = true
      } else if cache.hasFactors {
        freeSpace = distributeByFactors(freeSpace, first..<line.end, &items, &cache)
      }
      var growth = 0.0
      // Free space as small as a rounding error is ignored.
      if alignment == .fill || alignment == .stretch, freeSpace > 1e-6 {
        let maximum = repeatsGaps ? distributionAbove.growth : .infinity
        growth = grow(first..<line.end, alignment, &freeSpace, maximum, &items, &cache)
      }
      var distribution = Distribution(freeSpace, among: line.end - first, alignment)
      if repeatsGaps {
        // The gaps of the line above are used only if the items, which may be wider, do not overflow with them.
        let needed = distributionAbove.start + distributionAbove.between * Double(line.end - first - 1)
        distribution = needed <= freeSpace + Self.tolerance ? distributionAbove : Distribution()
      }
      distribution.growth = growth
      line.start = distribution.start
      line.gap = gap + distribution.between
      distributionAbove = distribution
      cache.lines.append(line)
      firstAbove = first
      first = line.end
    }
  }

  /// Returns a line that starts with `first` and has `maximum` items, or as many as fit if `maximum` is `.max`.
  /// `fitCount` is the number of items with fitted widths: an item that starts a new line is fitted only once.
  private func fillLine(
    from first: Int, maximum: Int, _ fitCount: inout Int, _ gap: Double, _ items: inout WidthPass, _ cache: inout Cache
  ) -> Line {
    let available = items.width, breaksByContent = maximum == .max
    var line = Line(end: first)
    while line.end < items.count, line.end - first < maximum {
      let item = line.end, isFirst = item == first, start = isFirst ? 0 : line.used + gap
      if cache.hasFactors, let fraction = cache.items[item].fraction {
        if breaksByContent, !isFirst, available - start <= Self.tolerance { break }
        cache.widths[item] = items.set(item, to: max(available - start, 0) * fraction)
      } else if item >= fitCount {
        cache.widths[item] = items.fit(item, in: available)
        fitCount = item + 1
      }
      let used = start + cache.widths[item]
      if breaksByContent, !isFirst {
        if used > available + Self.tolerance { break }
      }
      line.used = used
      line.end += 1
    }
    return line
  }

  /// Sets the widths of items in cells of equal width.
  private func setCells(of items: inout WidthPass, _ cells: Cells, _ cache: inout Cache) {
    let cells = cells.withMinimumGap(items.columnGap), cell = cells.fitted(in: items.width)
    var first = 0
    while first < items.count, cache.lines.count < maximumLineCount {
      let end = first + min(cell.count, items.count - first)
      for item in first..<end { items.fill(item, in: cell.width) }
      cache.lines.append(Line(end: end, start: cells.isCentered ? cell.gap : 0, gap: cell.gap))
      first = end
    }
    cache.cellWidth = cell.width
  }

  /// Sets the widths of items in columns of `count` items each, as wide as their widest item.
  private func setColumns(of items: inout WidthPass, _ count: Int, _ cache: inout Cache) {
    var first = 0, used = -items.columnGap
    while first < items.count, cache.lines.count < maximumLineCount {
      let end = first + min(count, items.count - first)
      var widest = 0.0
      for item in first..<end {
        let sizes = items.intrinsicWidths(of: item)
        widest = max(widest, min(sizes.maxContent, max(sizes.minContent, items.width)))
      }
      cache.lines.append(Line(end: end, size: widest))
      used += items.columnGap + widest
      first = end
    }
    let distribution = Distribution(items.width - used, among: cache.lines.count, alignment)
    var x = distribution.start
    first = 0
    for line in cache.lines.indices {
      cache.lines[line].start = x
      cache.lines[line].size += distribution.growth
      for item in first..<cache.lines[line].end { items.fill(item, in: cache.lines[line].size) }
      x += cache.lines[line].size + items.columnGap + distribution.between
      first = cache.lines[line].end
    }
  }

  /// The excess over the available width up to which an item still fits in its line.
  static var tolerance: Double { 1.0 / 64 }
}
