import EagerLayout

extension Grid {
  /// Reports items that a line number places beyond empty implicit tracks, and items that span more tracks than the
  /// explicit grid has. Columns with `autoColumns` and rows with `autoRows` are not checked.
  ///
  /// - Complexity: O(items + tracks).
  func reportEmptyTracks(_ cache: Cache, into report: inout ArrangementReport) {
    if autoColumns.isEmpty {
      reportItems(
        beyondEmptyTracksOf: cache.sized.columns, cache.sized.explicitColumns, isHorizontal: true, cache.specified,
        into: &report)
    }
    if autoRows.isEmpty {
      reportItems(
        beyondEmptyTracksOf: cache.sized.rows, cache.sized.explicitRows, isHorizontal: false, cache.specified,
        into: &report)
    }
    // Along the other axis, spans are not checked, because automatic placement adds tracks for them.
    if flow.fillsColumns ? autoRows.isEmpty : autoColumns.isEmpty { reportOversizedSpans(cache, into: &report) }
  }

  /// Reports items that span more columns (or rows, if the flow fills columns) than the explicit grid has.
  private func reportOversizedSpans(_ cache: Cache, into report: inout ArrangementReport) {
    let isHorizontal = !flow.fillsColumns, axis = isHorizontal ? cache.sized.columns : cache.sized.rows
    let explicitCount = (isHorizontal ? cache.sized.explicitColumns : cache.sized.explicitRows).count
    if explicitCount == 0 || explicitCount == axis.tracks.count { return }
    for (item, span) in axis.spans.prefix(cache.specified.count).enumerated() where span.count > explicitCount {
      let specified = cache.specified[item], end = isHorizontal ? specified.columnEnd : specified.rowEnd
      if end.exceedsMaximum || (isHorizontal ? specified.columnStart : specified.rowStart).exceedsMaximum { continue }
      if isHorizontal {
        report.add(
          "spans {} columns, but its grid has only {}: reduce the span, or give the grid more columns or `autoColumns`.",
          Double(span.count), Double(explicitCount), item: item)
      } else {
        report.add(
          "spans {} rows, but its grid has only {}: reduce the span, or give the grid more rows or `autoRows`.",
          Double(span.count), Double(explicitCount), item: item)
      }
    }
  }

  private func reportItems(
    beyondEmptyTracksOf axis: GridAxis, _ explicit: GridExplicitTracks, isHorizontal: Bool, _ specified: [GridItem],
    into report: inout ArrangementReport
  ) {
    for item in axis.itemsBeyondEmptyTracks(explicitCount: explicit.count) where item < specified.count {
      let lines =
        isHorizontal
        ? (specified[item].columnStart, specified[item].columnEnd) : (specified[item].rowStart, specified[item].rowEnd)
      guard let (number, name) = explicit.number(lines.0, lines.1) else { continue }
      let text: StaticString
      switch (isHorizontal, name) {
      case (true, nil):
        text =
          "is placed at column line {}, which leaves empty columns between it and the grid's own columns ({}): use a closer line, or give the grid more columns or `autoColumns`."
      case (false, nil):
        text =
          "is placed at row line {}, which leaves empty rows between it and the grid's own rows ({}): use a closer line, or give the grid more rows or `autoRows`."
      case (true, _):
        text =
          "is placed at line {} of {name}, which leaves empty columns between it and the grid's own columns ({}): use a smaller number, or give the grid more such lines or `autoColumns`."
      case (false, _):
        text =
          "is placed at line {} of {name}, which leaves empty rows between it and the grid's own rows ({}): use a smaller number, or give the grid more such lines or `autoRows`."
      }
      report.add(text, Double(number), Double(explicit.count), item: item, names: name.map { [$0] } ?? [])
    }
  }
}

extension GridAxis {
  /// Returns the items that are separated from the explicit tracks by empty implicit tracks.
  fileprivate func itemsBeyondEmptyTracks(explicitCount: Int) -> [Int] {
    if explicitCount == 0 || explicitCount == tracks.count { return [] }
    var changes = [Int](repeating: 0, count: tracks.count + 1)
    for span in spans {
      changes[span.range.lowerBound] += 1
      changes[span.range.upperBound] -= 1
    }
    // The empty implicit tracks that are closest to the explicit tracks, before and after them.
    var before = -1, after = tracks.count, count = 0
    for track in tracks.indices {
      count += changes[track]
      if count > 0 { continue }
      if track < firstExplicit { before = track }
      if track >= firstExplicit + explicitCount { after = min(after, track) }
    }
    return spans.indices.filter { spans[$0].range.upperBound <= before || spans[$0].range.lowerBound > after }
  }
}

extension GridExplicitTracks {
  /// Returns the number of the line at which an item is placed, and the name if only lines with a name are counted.
  /// Returns nil if neither line is a number, or if the line is reported as another issue: an unknown name, or a line
  /// beyond the maximum.
  fileprivate func number(_ start: GridLine, _ end: GridLine) -> (Int, of: LayoutID?)? {
    for line in [start, end] {
      switch line {
      case .line(let number) where number != 0 && !line.exceedsMaximum: return (number, nil)
      case .nth(let number, let name) where number != 0 && !line.exceedsMaximum && hasLine(named: name):
        return (number, name)
      default: continue
      }
    }
    return nil
  }
}
