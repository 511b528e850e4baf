import EagerLayout

extension Grid {
  /// Reports items that a number puts so far behind the grid's own columns or rows that empty ones were added between. Who has said how
  /// large added tracks are may well mean that.
  ///
  /// - Complexity: O(items + tracks).
  func reportEmptyTracks(_ memory: Memory, into report: inout ArrangementReport) {
    let tracks = memory.sized
    if autoColumns.isEmpty {
      for item in tracks.columns.itemsBehindEmptyTracks(own: tracks.across.count) {
        let said = memory.said[item]
        switch tracks.across.number(said.columnStart, said.columnEnd) {
        case (let number, nil)?:
          report.add(
            "is put at column line {}, but its grid has {} columns of its own, and empty ones lie between: give it a line nearer to these, or the grid more columns or `autoColumns`.",
            Double(number), Double(tracks.across.count), item: item)
        case (let number, _?)?:
          report.add(
            "is put at line {} of a name, but its grid has {} columns of its own, and empty ones lie between: give it a smaller number, or the grid more such lines or `autoColumns`.",
            Double(number), Double(tracks.across.count), item: item)
        case nil: break
        }
      }
    }
    if autoRows.isEmpty {
      for item in tracks.rows.itemsBehindEmptyTracks(own: tracks.down.count) {
        let said = memory.said[item]
        switch tracks.down.number(said.rowStart, said.rowEnd) {
        case (let number, nil)?:
          report.add(
            "is put at row line {}, but its grid has {} rows of its own, and empty ones lie between: give it a line nearer to these, or the grid more rows or `autoRows`.",
            Double(number), Double(tracks.down.count), item: item)
        case (let number, _?)?:
          report.add(
            "is put at line {} of a name, but its grid has {} rows of its own, and empty ones lie between: give it a smaller number, or the grid more such lines or `autoRows`.",
            Double(number), Double(tracks.down.count), item: item)
        case nil: break
        }
      }
    }
  }
}

extension GridAxis {
  /// The items that lie wholly before or behind the grid's own tracks, with added tracks between in which no item is.
  fileprivate func itemsBehindEmptyTracks(own: Int) -> [Int] {
    if own == 0 || own == tracks.count { return [] }
    var changes = [Int](repeating: 0, count: tracks.count + 1)
    for span in spans {
      changes[span.range.lowerBound] += 1
      changes[span.range.upperBound] -= 1
    }
    // The empty ones that are next to its own.
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
  /// The number by which two lines put an item, and of which name it counts lines. Nil where there is none, and where something else is
  /// said of it: that nothing has the name, or that it is beyond all tracks.
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
