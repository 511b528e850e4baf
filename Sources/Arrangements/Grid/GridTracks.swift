import EagerLayout

/// The columns and rows of a ``Grid`` for given numbers of automatic repetitions, with the placement of the items.
struct GridTracks: Sendable {
  var columns = GridAxis()
  var rows = GridAxis()
  /// The explicit tracks of each axis, with the names of their lines.
  private(set) var explicitColumns = GridExplicitTracks(), explicitRows = GridExplicitTracks()
  private(set) var areas = GridAreaTable()
  /// The limits that were applied to the placement.
  private(set) var limits = GridPlacement.Limits()
  /// The numbers of automatic repetitions; nil before items are placed.
  private(set) var repetitions: GridRepetitions?
  /// The other inputs with which the items were placed.
  private var placementInputs = GridPlacementInputs()

  /// The part of ``GridTracks`` that can be exchanged while the columns stay the same.
  struct Rows: Sendable {
    fileprivate(set) var repetitions: GridRepetitions?
    fileprivate var rows = GridAxis(), explicitRows = GridExplicitTracks()
  }

  mutating func swapRows(_ other: inout Rows) {
    swap(&rows, &other.rows)
    swap(&explicitRows, &other.explicitRows)
    swap(&repetitions, &other.repetitions)
  }

  /// Returns `true` if the items are placed for these repetitions and inputs.
  func arePlaced(_ repetitions: GridRepetitions, _ placementInputs: GridPlacementInputs) -> Bool {
    self.repetitions == repetitions && self.placementInputs == placementInputs
  }

  /// Places the items, unless they are placed for these repetitions and inputs.
  mutating func place(
    _ specified: [GridItem], in grid: Grid, _ repetitions: GridRepetitions, _ placementInputs: GridPlacementInputs
  ) {
    if arePlaced(repetitions, placementInputs) { return }
    self.repetitions = repetitions
    self.placementInputs = placementInputs
    areas = GridAreaTable(grid.areas)
    if let columns = placementInputs.inherited.columns {
      explicitColumns = GridExplicitTracks(grid.columns, columns, areas, isHorizontal: true)
    } else {
      explicitColumns = GridExplicitTracks(grid.columns, repetitions: repetitions.columns, areas, isHorizontal: true)
    }
    if let rows = placementInputs.inherited.rows {
      explicitRows = GridExplicitTracks(grid.rows, rows, areas, isHorizontal: false)
    } else {
      explicitRows = GridExplicitTracks(grid.rows, repetitions: repetitions.rows, areas, isHorizontal: false)
    }
    let fillsColumns = grid.flow.fillsColumns
    var places: [GridPlacement.Place] = []
    places.reserveCapacity(specified.count)
    for item in specified {
      var column = GridLines(item.columnStart, item.columnEnd, in: explicitColumns)
      var row = GridLines(item.rowStart, item.rowEnd, in: explicitRows)
      // A subgrid cannot add tracks along the minor axis, so places are limited to its tracks.
      if placementInputs.inherited.columns != nil, !fillsColumns { column.clamp(to: explicitColumns.count) }
      if placementInputs.inherited.rows != nil, fillsColumns { row.clamp(to: explicitRows.count) }
      places.append(fillsColumns ? .init(major: column, minor: row) : .init(major: row, minor: column))
    }
    for subgrid in placementInputs.subgrids {
      let item = specified[subgrid.item]
      var columns = subgrid.columnSpan, rows = subgrid.rowSpan
      if !GridLines.isAutomatic(item.columnStart, item.columnEnd) { columns = 0 }
      if !GridLines.isAutomatic(item.rowStart, item.rowEnd) { rows = 0 }
      if fillsColumns { swap(&columns, &rows) }
      if columns > 0 { places[subgrid.item].minor.span = columns }
      if rows > 0 { places[subgrid.item].major.span = rows }
    }
    let placement = GridPlacement(
      places, major: fillsColumns ? explicitColumns.count : explicitRows.count,
      minor: fillsColumns ? explicitRows.count : explicitColumns.count,
      isDense: grid.flow.isDense,
      mayAddMinorTracks: (fillsColumns ? placementInputs.inherited.rows : placementInputs.inherited.columns) == nil,
      mayAddMajorTracks: (fillsColumns ? placementInputs.inherited.columns : placementInputs.inherited.rows) == nil)
    limits = placement.limits
    columns.makeTracks(
      explicitColumns, grid.autoColumns, fillsColumns ? placement.major : placement.minor,
      placement.places.map { fillsColumns ? $0.major : $0.minor }, isInherited: placementInputs.inherited.columns != nil
    )
    rows.makeTracks(
      explicitRows, grid.autoRows, fillsColumns ? placement.minor : placement.major,
      placement.places.map { fillsColumns ? $0.minor : $0.major }, isInherited: placementInputs.inherited.rows != nil)
  }
}

/// The numbers of automatic repetitions of columns and rows.
struct GridRepetitions: Equatable, Sendable {
  var columns: Int
  var rows: Int
}

extension GridAxis {
  /// Creates the explicit and implicit tracks in a range, and the spans of the items. A subgrid has only the tracks
  /// that it inherits; items beyond these are moved into the first or last of them (CSS Grid 2 §9.2).
  fileprivate mutating func makeTracks(
    _ explicit: GridExplicitTracks, _ implicit: [GridTrack], _ range: Range<Int>, _ lines: [GridLines],
    isInherited: Bool
  ) {
    var range = range, lines = lines
    if isInherited {
      range = 0..<explicit.count
      for index in lines.indices { lines[index].clamp(to: explicit.count) }
    }
    (hasContent, hasFlexible, hasStretching, hasPercent, hasKeywordMinimums) = (false, false, false, false, false)
    (firstExplicit, explicitCount) = (-range.lowerBound, explicit.rules.count)
    let automatic = implicit.compactMap { GridRule($0) }
    tracks = range.map { line in
      if explicit.rules.indices.contains(line) { return Track(explicit.rules[line]) }
      if automatic.isEmpty { return Track(GridRule()) }
      // Before the explicit tracks, the sizes of implicit tracks are used backwards from the last one (CSS Grid §7.6).
      let index = line < 0 ? line % automatic.count + automatic.count : line - explicit.rules.count
      return Track(automatic[index % automatic.count])
    }
    spans = lines.map { line in
      Span(start: Int32((line.start ?? 0) - range.lowerBound), count: Int32(line.span))
    }
    collapse(explicit.autoFitRange)
    openCount = tracks.count { !$0.isCollapsed }
    for track in tracks {
      let rule = track.rule
      if rule.minSizing != .fixed || rule.maxSizing != .fixed { hasContent = true }
      if rule.maxSizing == .flexible { hasFlexible = true }
      if rule.maxSizing == .auto || rule.maxSizing == .percent { hasStretching = true }
      if rule.minSizing == .percent || rule.maxSizing == .percent || rule.fitIsPercent { hasPercent = true }
      if rule.minSizing == .minContent || rule.minSizing == .maxContent { hasKeywordMinimums = true }
    }
    sortSpans()
  }

  /// Collapses the tracks in `repeat(auto-fit, …)` that have no items (CSS Grid §7.2.3.2).
  private mutating func collapse(_ fitted: Range<Int>) {
    if fitted.isEmpty { return }
    for line in fitted { tracks[line + firstExplicit].isCollapsed = true }
    for span in spans {
      for index in span.range { tracks[index].isCollapsed = false }
    }
    for line in fitted where tracks[line + firstExplicit].isCollapsed {
      var rule = GridRule()
      (rule.minSizing, rule.maxSizing) = (.fixed, .fixed)
      tracks[line + firstExplicit] = Track(rule)
      tracks[line + firstExplicit].isCollapsed = true
    }
    openBefore = [0]
    for index in tracks.indices { openBefore.append(tracks[index].isCollapsed ? openBefore[index] : Int32(index + 1)) }
  }

  /// Returns `true` if both axes have the same number of tracks, with the same items in them.
  func hasSamePlacement(as other: GridAxis) -> Bool {
    guard tracks.count == other.tracks.count, firstExplicit == other.firstExplicit else { return false }
    return spans.indices.prefix(other.spans.count).allSatisfy { spans[$0].range == other.spans[$0].range }
  }

  /// Finds the items that span several tracks, and sorts them for sizing.
  mutating func sortSpans() {
    spanning = []
    spanningFlexible = []
    for item in spans.indices {
      if spans[item].count == 1 { continue }
      if hasFlexible, spans[item].range.contains(where: { tracks[$0].isFlexible }) {
        spanningFlexible.append(Int32(item))
      } else {
        spanning.append(Int32(item))
      }
    }
    let hasSpanningItems = !spanning.isEmpty || !spanningFlexible.isEmpty
    contributions = hasSpanningItems ? [Contribution](repeating: .none, count: spans.count) : []
    spanning.sort { (spans[Int($0)].count, $0) < (spans[Int($1)].count, $1) }
  }
}
