public import EagerLayout

extension Flow {
  /// Pass 3: the sum of the lines' heights, or the height of the tallest column.
  public func height(of items: borrowing HeightPass, _ cache: inout Cache) -> Double {
    let gap = items.rowGap
    var height = 0.0, first = 0
    for line in cache.lines.indices {
      let end = cache.lines[line].end
      if case .byRows = breaking {
        var columnHeight = gap * Double(end - first - 1)
        for item in first..<end { columnHeight += items.height(of: item) }
        height = max(height, columnHeight)
      } else {
        height += size(of: first..<end, lineAlignment(ofLine: line), items).height + (line == 0 ? 0 : gap)
      }
      first = end
    }
    return height
  }

  /// Pass 4: places the lines, and the items in them.
  public func place(_ items: inout PlacementPass, _ cache: inout Cache) {
    if case .byRows(let count) = breaking { return placeColumns(of: &items, count, cache) }
    let gap = items.rowGap, height = measureLines(of: items, gap, &cache)
    let distribution = Distribution(items.contentSize.height - height, among: cache.lines.count, vertical)
    var y = distribution.start, first = 0
    for index in cache.lines.indices {
      var line = cache.lines[index]
      line.size += distribution.growth
      place(first..<line.end, of: line, lineAlignment(ofLine: index), y, &items, cache)
      y += line.size + gap + distribution.between
      first = line.end
    }
  }

  /// Measures the heights of the lines. Returns their sum with gaps.
  private func measureLines(of items: borrowing PlacementPass, _ gap: Double, _ cache: inout Cache) -> Double {
    var height = 0.0, first = 0
    for line in cache.lines.indices {
      let end = cache.lines[line].end
      let size = size(of: first..<end, lineAlignment(ofLine: line), items)
      cache.lines[line].size = size.height
      cache.lines[line].ascent = size.ascent
      height += size.height + (line == 0 ? 0 : gap)
      first = end
    }
    return height
  }

  private func size(
    of range: Range<Int>, _ alignment: LineAlignment, _ items: borrowing some MeasuredItems & ~Copyable
  ) -> LineSize {
    var size = LineSize()
    if alignment == .baseline {
      for item in range { size.add(items.height(of: item), baseline: items.baselines(of: item).first) }
    } else {
      for item in range { size.add(items.height(of: item)) }
    }
    return size
  }

  private func place(
    _ range: Range<Int>, of line: Line, _ alignment: LineAlignment, _ y: Double, _ items: inout PlacementPass,
    _ cache: Cache
  ) {
    var x = line.start
    for item in range {
      switch alignment {
      case .top: items.place(item, x: x, y: y)
      case .center: items.place(item, x: x, y: y + (line.size - items.height(of: item)) / 2)
      case .bottom: items.place(item, x: x, y: y + line.size - items.height(of: item))
      case .stretch: items.place(item, x: x, y: y, fillingHeight: line.size)
      case .baseline: items.place(item, x: x, y: y + line.ascent - items.baselines(of: item).first)
      }
      x += (cache.cellWidth ?? items.width(of: item)) + line.gap
    }
  }

  /// Places items below each other, column by column. In a definite height, all rows have the same height.
  private func placeColumns(of items: inout PlacementPass, _ rows: Int, _ cache: Cache) {
    let gap = items.rowGap, rowHeight = max((items.contentSize.height - gap * Double(rows - 1)) / Double(rows), 0)
    var first = 0
    for line in cache.lines {
      var y = 0.0
      for item in first..<line.end {
        if items.isHeightDefinite {
          items.place(item, x: line.start, y: y, fillingHeight: rowHeight)
          y += rowHeight + gap
        } else {
          items.place(item, x: line.start, y: y)
          y += items.height(of: item) + gap
        }
      }
      first = line.end
    }
  }
}

/// The height of a line, computed while its items are added.
private struct LineSize {
  /// The distance from the top of the line to the shared baseline.
  private(set) var ascent = 0.0
  private var tallest = 0.0
  // The largest extents of items above and below the shared baseline. The extent below is negative if the baseline is
  // below its item.
  private var above = -Double.infinity
  private var below = -Double.infinity

  var height: Double { max(tallest, above + below) }

  mutating func add(_ height: Double) { tallest = max(tallest, height) }

  mutating func add(_ height: Double, baseline: Double) {
    above = max(above, baseline)
    below = max(below, height - baseline)
    ascent = above
  }
}
