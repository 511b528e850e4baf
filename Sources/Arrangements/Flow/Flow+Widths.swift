public import EagerLayout

extension Flow {
  /// Pass 2: breaks lines and sets the width of each item.
  public func setWidths(of items: inout WidthPass, _ cache: inout Cache) {
    cache.lines.removeAll(keepingCapacity: true)
    cache.pitch = nil
    cache.keepsColumns = false
    switch breaking {
    case .byContent: setLines(of: &items, most: .max, &cache)
    case .byCount(let count): setLines(of: &items, most: count, &cache)
    case .byCells(let cells): setCells(of: &items, cells, &cache)
    case .byRows(let count): setColumns(of: &items, count, &cache)
    }
    for item in (cache.lines.last?.end ?? 0)..<items.count { items.skip(item) }
  }

  private func setLines(of items: inout WidthPass, most: Int, _ cache: inout Cache) {
    let gap = items.columnGap
    var first = 0, above = 0, fitted = 0, before = Distribution()
    while first < items.count, cache.lines.count < mostLines {
      var line = takeLine(from: first, most: most, &fitted, gap, &items, &cache)
      var spare = items.width - line.used, alignment = alignment(ofLine: cache.lines.count)
      let isShort = line.end == items.count && line.end - first != most
      var followsOthers = isShort && lastLine == .columns && alignment.spreads
      if isShort && lastLine == .start && alignment.spreads { alignment = .start }
      if isShort && lastLine == .columns, let left = keepColumns(spare, first..<line.end, below: above, &items, &cache)
      {
        spare = left
        followsOthers = true
      } else if cache.haveWishes {
        spare = shareByWishes(spare, first..<line.end, &items, &cache)
      }
      var growth = 0.0
      // A rounding error is no free space.
      if alignment == .fill || alignment == .stretch, spare > 1e-6 {
        let most = followsOthers ? before.growth : .infinity
        growth = grow(first..<line.end, alignment, &spare, most, &items, &cache)
      }
      var spread = Distribution(spare, among: line.end - first, alignment)
      if followsOthers {
        // The gaps of the line above could push wider items out of the line.
        let needed = before.start + before.between * Double(line.end - first - 1)
        spread = needed <= spare + Self.tolerance ? before : Distribution()
      }
      spread.growth = growth
      line.start = spread.start
      line.gap = gap + spread.between
      before = spread
      cache.lines.append(line)
      above = first
      first = line.end
    }
  }

  /// Adds items to a line while they fit, up to `most` items. `fitted` is the number of items that have already been
  /// fitted.
  private func takeLine(
    from first: Int, most: Int, _ fitted: inout Int, _ gap: Double, _ items: inout WidthPass, _ cache: inout Cache
  ) -> Line {
    let room = items.width, breaks = most == .max
    var line = Line(end: first)
    while line.end < items.count, line.end - first < most {
      let item = line.end, isFirst = item == first, before = isFirst ? 0 : line.used + gap
      if cache.haveWishes, let fraction = cache.items[item].fraction {
        if breaks, !isFirst, room - before <= Self.tolerance { break }
        cache.widths[item] = items.set(item, to: max(room - before, 0) * fraction)
      } else if item >= fitted {
        cache.widths[item] = items.fit(item, in: room)
        fitted = item + 1
      }
      let used = before + cache.widths[item]
      if breaks, !isFirst {
        if used > room + Self.tolerance { break }
      }
      line.used = used
      line.end += 1
    }
    return line
  }

  private func setCells(of items: inout WidthPass, _ cells: Cells, _ cache: inout Cache) {
    let cells = cells.apart(items.columnGap), cell = cells.fitted(in: items.width)
    var first = 0
    while first < items.count, cache.lines.count < mostLines {
      let end = first + min(cell.count, items.count - first)
      for item in first..<end { items.fill(item, in: cell.width) }
      cache.lines.append(Line(end: end, start: cells.isCentered ? cell.gap : 0, gap: cell.gap))
      first = end
    }
    cache.pitch = cell.width
  }

  private func setColumns(of items: inout WidthPass, _ count: Int, _ cache: inout Cache) {
    var first = 0, used = -items.columnGap
    while first < items.count, cache.lines.count < mostLines {
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
    let spread = Distribution(items.width - used, among: cache.lines.count, alignment)
    var x = spread.start
    first = 0
    for line in cache.lines.indices {
      cache.lines[line].start = x
      cache.lines[line].size += spread.growth
      for item in first..<cache.lines[line].end { items.fill(item, in: cache.lines[line].size) }
      x += cache.lines[line].size + items.columnGap + spread.between
      first = cache.lines[line].end
    }
  }

  /// An item that is wider than its line by less than this still fits.
  static var tolerance: Double { 1.0 / 64 }
}
