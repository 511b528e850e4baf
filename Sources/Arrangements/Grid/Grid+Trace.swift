public import EagerLayout

extension Grid {
  /// Records the lengths of tracks, derived from specified lengths, items or free space, and the areas of items.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: Cache) {
    guard cache.sized.columns.spans.count >= trace.count, cache.flags.count == trace.count else { return }
    switch trace.pass {
    case .intrinsicWidths: break
    case .widths:
      let columns = columnRecorder(cache, &trace)
      for item in 0..<trace.count {
        let area = columns.area(of: item, &trace)
        if cache.flags[item].contains(.isColumnSubgrid) { trace.set(item, to: area.length) }
        // The trace keeps the first of these steps that results in the item's width.
        trace.fill(item, in: area.length)
        trace.fit(item, in: area.length)
      }
    case .height:
      if cache.sized.rows.hasFlexible || cache.sized.rows.hasPercent || cache.inherited.rows != nil { return }
      let shifts = cache.shifts(&trace)
      let rows = GridAxisRecorder(
        cache.sized.rows, .row, trace.number(0), trace.rowGap, shifts: shifts.map { $0?.down }, &trace)
      if let total = rows.total { trace.record(height: total) }
    case .placement:
      let columns = columnRecorder(cache, &trace), shifts = cache.shifts(&trace)
      let rows = GridAxisRecorder(
        cache.sized.rows, .row, trace.height,
        cache.inherited.rows == nil
          ? rowGap(cache.sized.rows.gap, &trace) : inheritedGap(cache.sized.rows, .vertical, trace),
        rows.hasAutoRepeat && trace.isHeightDefinite ? rows.repetition(in: trace.height.value) : nil,
        shifts: shifts.map { $0?.down }, isInherited: cache.inherited.rows != nil, &trace)
      for item in 0..<trace.count {
        var column = columns.area(of: item, &trace), row = rows.area(of: item, &trace)
        let place = trace.placed(item), specified = cache.specified[item]
        // For an item without specified lines, records the number of its column or row.
        if !cache.sized.explicitColumns.places(specified.columnStart, specified.columnEnd) {
          column.start = columns.nextStart(column.start, of: item, &trace)
        }
        if !cache.sized.explicitRows.places(specified.rowStart, specified.rowEnd) {
          row.start = rows.nextStart(row.start, of: item, &trace)
        }
        let x = start(in: column, trace.width(of: item), at: place.x, item, &trace)
        let y = start(
          in: row, trace.height(of: item), at: place.y, item, &trace, shift: item < shifts.count ? shifts[item] : nil)
        trace.place(item, x: x, y: y, fillingHeight: row.length)
      }
    }
  }

  private typealias Number = ArrangementTrace.Number

  private func columnRecorder(_ cache: Cache, _ trace: inout ArrangementTrace) -> GridAxisRecorder {
    GridAxisRecorder(
      cache.sized.columns, .column, trace.width,
      cache.inherited.columns == nil ? trace.columnGap : inheritedGap(cache.sized.columns, .horizontal, trace),
      columns.hasAutoRepeat ? columns.repetition(in: trace.width.value) : nil,
      isInherited: cache.inherited.columns != nil, &trace)
  }

  private func inheritedGap(
    _ tracks: GridAxis, _ axis: LayoutTrace.Step.Axis, _ trace: borrowing ArrangementTrace
  ) -> Number {
    trace.number(tracks.gap, "gap in the grid around", along: axis)
  }

  /// Returns the gap between rows. If it is a percentage of a height that follows from the content, records this.
  private func rowGap(_ gap: Double, _ trace: inout ArrangementTrace) -> Number {
    if gap == trace.rowGap.value { return trace.rowGap }
    return trace.record("gap", trace.height * trace.number(gap / trace.height.value, "share"))
  }

  /// Returns the position of an item in its area. Records how it follows from the alignment: a shared baseline, the
  /// start, the middle or the end; otherwise records only the position.
  private func start(
    in area: (start: Number, length: Number), _ size: Number, at place: Double, _ item: Int,
    _ trace: inout ArrangementTrace, shift: Grid.Cache.Shift? = nil
  ) -> Number {
    let free = area.length - size
    if let shift, shift.down.value != 0 {
      return shift.isLast ? area.start + (free - shift.down) : area.start + shift.down
    }
    for share in [0, 0.5, 1] where (area.start.value + share * free.value - place).magnitude < 1e-9 {
      return share == 0 ? area.start : area.start + trace.share(share, of: free, of: item)
    }
    return trace.decide("by its alignment", place, of: item, from: area.start, area.length)
  }
}

extension Grid.Cache {
  /// The distance by which a shared baseline moves an item from the start of its area, or from the end for a last
  /// baseline.
  fileprivate struct Shift {
    var down: ArrangementTrace.Number
    var isLast: Bool
  }

  /// Adds the largest extent at the baseline of a row, if it is the extent of an item in a subgrid.
  private func includeSubgrids(
    in parts: inout [ArrangementTrace.Number], _ row: Int, isLast: Bool, _ trace: borrowing ArrangementTrace
  ) {
    let largest = rowBaselines.largestReach(in: row, isLast: isLast)
    if parts.isEmpty || parts.contains(where: { $0.value >= largest }) { return }
    parts.append(trace.number(largest, "largest height in subgrids", along: .vertical))
  }

  /// Returns the shifts of all items; empty if no item shares a baseline.
  fileprivate func shifts(_ trace: inout ArrangementTrace) -> [Shift?] {
    guard (0..<trace.count).contains(where: { isAlignedByBaseline($0) }) else { return [] }
    // For each row, the extents of items above the first baseline and below the last baseline.
    var extents: [ArrangementTrace.Number?] = []
    var first = [[ArrangementTrace.Number]](repeating: [], count: sized.rows.tracks.count), last = first
    for item in 0..<trace.count {
      guard let reach = rowBaselines.reach(of: item) else {
        extents.append(nil)
        continue
      }
      let range = sized.rows.spans[item].range
      if reach.isLast {
        let below = trace.number(reach.behind, "height below its last baseline", along: .vertical)
        extents.append(trace.record("below its baseline", below, of: item))
        last[range.upperBound - 1].append(extents[item] ?? below)
      } else {
        let above = trace.number(reach.before, "height above its first baseline", along: .vertical)
        extents.append(trace.record("above its baseline", above, of: item))
        first[range.lowerBound].append(extents[item] ?? above)
      }
    }
    for row in first.indices {
      includeSubgrids(in: &first[row], row, isLast: false, trace)
      includeSubgrids(in: &last[row], row, isLast: true, trace)
    }
    let above = first.enumerated().map { row, parts in
      parts.isEmpty
        ? nil : trace.record("above the baseline of row", .greatest(parts), index: row + 1 - sized.rows.firstExplicit)
    }
    let below = last.enumerated().map { row, parts in
      parts.isEmpty
        ? nil : trace.record("below the baseline of row", .greatest(parts), index: row + 1 - sized.rows.firstExplicit)
    }
    return extents.enumerated().map { item, extent in
      guard let extent else { return nil }
      let range = sized.rows.spans[item].range, isLast = isAlignedByLast(item)
      guard let largest = isLast ? below[range.upperBound - 1] : above[range.lowerBound] else { return nil }
      let name: StaticString = isLast ? "up to the baseline" : "down to the baseline"
      return Shift(down: trace.record(name, largest - extent, of: item), isLast: isLast)
    }
  }
}
