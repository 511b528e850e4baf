import EagerLayout

extension Grid {
  /// Reports items that a number puts so far behind the grid's own columns or rows that empty ones were added between, and those that
  /// span more than there are. Who has said how large added tracks are may well mean that.
  ///
  /// - Complexity: O(items + tracks).
  func reportEmptyTracks(_ memory: Memory, into report: inout ArrangementReport) {
    if autoColumns.isEmpty {
      reportItems(behind: memory.sized.columns, memory.sized.across, isAcross: true, memory.said, into: &report)
    }
    if autoRows.isEmpty {
      reportItems(behind: memory.sized.rows, memory.sized.down, isAcross: false, memory.said, into: &report)
    }
    // Along the other axis tracks are there for items that have no place otherwise.
    if flow.fillsColumns ? autoRows.isEmpty : autoColumns.isEmpty { reportLongItems(memory, into: &report) }
  }

  /// Reports items that span more than all of the grid's own columns, or rows where these are filled one after another.
  private func reportLongItems(_ memory: Memory, into report: inout ArrangementReport) {
    let isAcross = !flow.fillsColumns, axis = isAcross ? memory.sized.columns : memory.sized.rows
    let own = (isAcross ? memory.sized.across : memory.sized.down).count
    if own == 0 || own == axis.tracks.count { return }
    for (item, span) in axis.spans.enumerated() where span.count > own {
      let said = memory.said[item], end = isAcross ? said.columnEnd : said.rowEnd
      if end.isFarAway || (isAcross ? said.columnStart : said.rowStart).isFarAway { continue }
      if isAcross {
        report.add(
          "spans {} columns, and its grid has {} of its own: let it span fewer, or give the grid more columns or `autoColumns`.",
          Double(span.count), Double(own), item: item)
      } else {
        report.add(
          "spans {} rows, and its grid has {} of its own: let it span fewer, or give the grid more rows or `autoRows`.",
          Double(span.count), Double(own), item: item)
      }
    }
  }

  private func reportItems(
    behind axis: GridAxis, _ own: GridExplicit, isAcross: Bool, _ said: [GridItem], into report: inout ArrangementReport
  ) {
    for item in axis.itemsBehindEmptyTracks(own: own.count) {
      let lines = isAcross ? (said[item].columnStart, said[item].columnEnd) : (said[item].rowStart, said[item].rowEnd)
      guard let (number, name) = own.number(lines.0, lines.1) else { continue }
      let text: StaticString
      switch (isAcross, name) {
      case (true, nil):
        text =
          "is put at column line {}, and empty columns lie between it and the {} that its grid has of its own: give it a line nearer to these, or the grid more columns or `autoColumns`."
      case (false, nil):
        text =
          "is put at row line {}, and empty rows lie between it and the {} that its grid has of its own: give it a line nearer to these, or the grid more rows or `autoRows`."
      case (true, _):
        text =
          "is put at line {} of {name}, and empty columns lie between it and the {} that its grid has of its own: give it a smaller number, or the grid more such lines or `autoColumns`."
      case (false, _):
        text =
          "is put at line {} of {name}, and empty rows lie between it and the {} that its grid has of its own: give it a smaller number, or the grid more such lines or `autoRows`."
      }
      report.add(text, Double(number), Double(own.count), item: item, names: name.map { [$0] } ?? [])
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
