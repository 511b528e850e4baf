import EagerLayout

extension Grid {
  /// Reports items placed by number outside of the grid's own tracks, with empty tracks in between, and items that span
  /// more tracks than the grid has. Columns with `autoColumns` and rows with `autoRows` are not checked.
  ///
  /// - Complexity: O(items + tracks).
  func reportEmptyTracks(_ cache: Cache, into report: inout ArrangementReport) {
    if autoColumns.isEmpty {
      reportItems(behind: cache.sized.columns, cache.sized.across, isAcross: true, cache.specified, into: &report)
    }
    if autoRows.isEmpty {
      reportItems(behind: cache.sized.rows, cache.sized.down, isAcross: false, cache.specified, into: &report)
    }
    // Along the other axis, tracks are added for items that are placed automatically.
    if flow.fillsColumns ? autoRows.isEmpty : autoColumns.isEmpty { reportLongItems(cache, into: &report) }
  }

  /// Reports items that span more than all of the grid's own columns, or rows if the flow fills columns.
  private func reportLongItems(_ cache: Cache, into report: inout ArrangementReport) {
    let isAcross = !flow.fillsColumns, axis = isAcross ? cache.sized.columns : cache.sized.rows
    let own = (isAcross ? cache.sized.across : cache.sized.down).count
    if own == 0 || own == axis.tracks.count { return }
    for (item, span) in axis.spans.prefix(cache.specified.count).enumerated() where span.count > own {
      let specified = cache.specified[item], end = isAcross ? specified.columnEnd : specified.rowEnd
      if end.isFarAway || (isAcross ? specified.columnStart : specified.rowStart).isFarAway { continue }
      if isAcross {
        report.add(
          "spans {} columns, but its grid has only {}: reduce the span, or give the grid more columns or `autoColumns`.",
          Double(span.count), Double(own), item: item)
      } else {
        report.add(
          "spans {} rows, but its grid has only {}: reduce the span, or give the grid more rows or `autoRows`.",
          Double(span.count), Double(own), item: item)
      }
    }
  }

  private func reportItems(
    behind axis: GridAxis, _ own: GridExplicit, isAcross: Bool, _ specified: [GridItem],
    into report: inout ArrangementReport
  ) {
    for item in axis.itemsBehindEmptyTracks(own: own.count) where item < specified.count {
      let lines =
        isAcross
        ? (specified[item].columnStart, specified[item].columnEnd) : (specified[item].rowStart, specified[item].rowEnd)
      guard let (number, name) = own.number(lines.0, lines.1) else { continue }
      let text: StaticString
      switch (isAcross, name) {
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
      report.add(text, Double(number), Double(own.count), item: item, names: name.map { [$0] } ?? [])
    }
  }
}

extension GridAxis {
  /// Returns items entirely before or after the grid's own tracks, with empty added tracks in between.
  fileprivate func itemsBehindEmptyTracks(own: Int) -> [Int] {
    if own == 0 || own == tracks.count { return [] }
    var changes = [Int](repeating: 0, count: tracks.count + 1)
    for span in spans {
      changes[span.range.lowerBound] += 1
      changes[span.range.upperBound] -= 1
    }
    // The empty tracks next to the grid's own.
    var before = -1, behind = tracks.count, count = 0
    for track in tracks.indices {
      count += changes[track]
      if count > 0 { continue }
      if track < firstExplicit { before = track }
      if track >= firstExplicit + own { behind = min(behind, track) }
    }
    return spans.indices.filter { spans[$0].range.upperBound <= before || spans[$0].range.lowerBound > behind }
  }
}

extension GridExplicit {
  /// Returns the number by which two lines place an item, and the name whose lines it counts. Returns nil if there is
  /// no number, or if another issue is reported: an unknown name, or a line beyond all tracks.
  fileprivate func number(_ start: GridLine, _ end: GridLine) -> (Int, of: LayoutID?)? {
    for line in [start, end] {
      switch line {
      case .line(let number) where number != 0 && !line.isFarAway: return (number, nil)
      case .nth(let number, let name) where number != 0 && !line.isFarAway && has(name): return (number, name)
      default: continue
      }
    }
    return nil
  }
}
