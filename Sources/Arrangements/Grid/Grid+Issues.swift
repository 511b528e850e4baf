public import EagerLayout

extension Grid {
  /// Reports invalid tracks, areas, lines and spans, unknown names, items that need more tracks than the grid has, and
  /// limits that were exceeded. Absolute children are checked separately.
  public func findIssues(of items: borrowing PlacementPass, _ cache: Cache, into report: inout ArrangementReport) {
    reportAreas(cache, into: &report)
    reportInvalidTracks(into: &report)
    if cache.sized.explicitColumns.isCutOff || cache.sized.explicitRows.isCutOff {
      report.add("needs more than {} tracks, which is the maximum: repeat tracks less often.", Self.maximum)
    }
    reportLimits(cache.sized, into: &report)
    reportEmptyTracks(cache, into: &report)
    for item in 0..<items.count {
      let specified = cache.specified[item],
        lines = [specified.columnStart, specified.columnEnd, specified.rowStart, specified.rowEnd]
      if lines.contains(where: { $0.exceedsMaximum }) {
        report.add(
          "is placed at a line, or spans tracks, beyond the maximum of {}: use a number closer to 1.", Self.maximum,
          item: item)
      }
      if lines.contains(where: { $0.isLineZero }) {
        report.add(
          "is placed at line 0, which does not exist, so it is placed automatically: lines count from 1, or backwards from -1.",
          item: item)
      }
      if lines.contains(where: { $0.isEmptySpan }) {
        report.add("has a span of less than one column or row, and spans one: use 1 or more.", item: item)
      }
      reportUnknown(specified, of: item, cache.sized, into: &report)
    }
  }

  /// Reports a name that no area and no line has, and suggests names that exist.
  func reportUnknown(
    _ specified: GridItem, of item: Int?, _ tracks: GridTracks, into report: inout ArrangementReport
  ) {
    let columnName = tracks.explicitColumns.unknownName(specified.columnStart, specified.columnEnd)
    guard let name = columnName ?? tracks.explicitRows.unknownName(specified.rowStart, specified.rowEnd) else { return }
    let names = (columnName == nil ? tracks.explicitRows : tracks.explicitColumns).names(atMost: 8)
    if names.isEmpty {
      report.add(
        "names {name}, which is neither an area nor a line of its grid, so the item is placed after the grid's own tracks: add the name to the grid, or use a number.",
        item: item, names: [name])
    } else {
      report.add(
        "names {name}, which is neither an area nor a line of its grid, so the item is placed after the grid's own tracks: use a name of the grid, such as {names}.",
        item: item, names: [name] + names)
    }
  }

  /// Reports limits that were applied to keep the time of a layout linear in items and tracks.
  private func reportLimits(_ tracks: GridTracks, into report: inout ArrangementReport) {
    if tracks.explicitColumns.hasTooManyNames || tracks.explicitRows.hasTooManyNames {
      report.add(
        "has more than {} names of lines along an axis, and ignores the rest: name fewer of the repeated lines.",
        Double(GridExplicitTracks.maxNames))
    }
    if let item = tracks.limits.firstItemWithCutSpan {
      report.add(
        "spans fewer tracks than specified, because the spans of all items can add up to only {} tracks, not counting the first track of each item: reduce some spans.",
        Double(GridPlacement.maxSpannedTracks), item: item)
    }
    if tracks.limits.isFull {
      report.add(
        "has items for more than {} tracks, and places the excess in the last ones: use fewer items.",
        Self.maximum)
    }
    if tracks.limits.isUnsearched {
      report.add(
        "takes too long to find free places, so its last items are placed after all others: specify lines for items, or reduce spans."
      )
    }
  }

  private static var maximum: Double { Double(GridExplicitTracks.maxTracks) }
}

extension GridExplicitTracks {
  /// Returns the first unknown name of two lines. Names of areas that are not rectangles are not returned, because they
  /// are reported for the grid.
  fileprivate func unknownName(_ start: GridLine, _ end: GridLine) -> LayoutID? {
    unknownName(start, isEnd: false) ?? unknownName(end, isEnd: true)
  }

  private func unknownName(_ line: GridLine, isEnd: Bool) -> LayoutID? {
    switch line {
    case .named(let name): self.line(name, isEnd: isEnd) != nil || isOfIrregularArea(name) ? nil : name
    case .nth(_, let name), .spanTo(_, let name): hasLine(named: name) || isOfIrregularArea(name) ? nil : name
    case .auto, .line, .span: nil
    }
  }
}

extension GridLine {
  /// `true` for a line or a span beyond the maximum number of tracks.
  var exceedsMaximum: Bool {
    let maximum = GridExplicitTracks.maxTracks
    return switch self {
    case .line(let number): number > maximum + 1 || number < -maximum
    case .nth(let number, _): number.magnitude > UInt(maximum)
    case .span(let count), .spanTo(let count, _): count > maximum
    case .auto, .named: false
    }
  }

  /// `true` for line 0, with or without a name.
  fileprivate var isLineZero: Bool {
    switch self {
    case .line(let number), .nth(let number, _): number == 0
    case .auto, .span, .named, .spanTo: false
    }
  }

  /// `true` for a span of less than one track.
  fileprivate var isEmptySpan: Bool {
    switch self {
    case .span(let count), .spanTo(let count, _): count < 1
    case .auto, .line, .named, .nth: false
    }
  }
}
