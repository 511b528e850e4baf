import EagerLayout

/// The columns and rows of a ``Grid`` for a number of repetitions, and the placement of its items.
struct GridTracks: Sendable {
  var columns = GridAxis()
  var rows = GridAxis()
  /// The grid's explicit tracks, and their names.
  private(set) var across = GridExplicit(), down = GridExplicit()
  private(set) var areas = GridAreaTable()
  /// The limits that were applied to the placement.
  private(set) var limits = GridPlacement.Limits()
  /// The number of automatic repetitions; nil before items are placed.
  private(set) var repetitions: GridRepetitions?
  /// The subgrids among the items, and what the grid inherits.
  private var surroundings = GridSurroundings()

  /// The part of the tracks that concerns rows.
  struct Rows: Sendable {
    fileprivate(set) var repetitions: GridRepetitions?
    fileprivate var rows = GridAxis(), down = GridExplicit()
  }

  /// The rows, for tracks that have the same columns.
  var movedRows: Rows { Rows(repetitions: repetitions, rows: rows, down: down) }

  mutating func exchange(_ other: inout Rows) {
    swap(&rows, &other.rows)
    swap(&down, &other.down)
    swap(&repetitions, &other.repetitions)
  }

  /// Whether the items are placed for a number of repetitions, beside these subgrids.
  func arePlaced(_ repetitions: GridRepetitions, _ surroundings: GridSurroundings) -> Bool {
    self.repetitions == repetitions && self.surroundings == surroundings
  }

  /// Places the items, unless that is done.
  mutating func place(
    _ specified: [GridItem], in grid: Grid, _ repetitions: GridRepetitions, _ surroundings: GridSurroundings
  ) {
    if arePlaced(repetitions, surroundings) { return }
    self.repetitions = repetitions
    self.surroundings = surroundings
    areas = GridAreaTable(grid.areas)
    if let columns = surroundings.inherited.columns {
      across = GridExplicit(grid.columns, columns, areas, isAcross: true)
    } else {
      across = GridExplicit(grid.columns, repetitions: repetitions.columns, areas, isAcross: true)
    }
    if let rows = surroundings.inherited.rows {
      down = GridExplicit(grid.rows, rows, areas, isAcross: false)
    } else {
      down = GridExplicit(grid.rows, repetitions: repetitions.rows, areas, isAcross: false)
    }
    let isByColumn = grid.flow.fillsColumns
    var places: [GridPlacement.Place] = []
    places.reserveCapacity(specified.count)
    for item in specified {
      var column = GridLines(item.columnStart, item.columnEnd, in: across)
      var row = GridLines(item.rowStart, item.rowEnd, in: down)
      // Across the direction in which they are filled, a subgrid's tracks limit automatic places.
      if surroundings.inherited.columns != nil, !isByColumn { column.clamp(to: across.count) }
      if surroundings.inherited.rows != nil, isByColumn { row.clamp(to: down.count) }
      places.append(isByColumn ? .init(along: column, across: row) : .init(along: row, across: column))
    }
    for subgrid in surroundings.subgrids {
      let item = specified[subgrid.item]
      var columns = subgrid.columnSpan, rows = subgrid.rowSpan
      if !GridLines.isAutomatic(item.columnStart, item.columnEnd) { columns = 0 }
      if !GridLines.isAutomatic(item.rowStart, item.rowEnd) { rows = 0 }
      if isByColumn { swap(&columns, &rows) }
      if columns > 0 { places[subgrid.item].across.span = columns }
      if rows > 0 { places[subgrid.item].along.span = rows }
    }
    let placement = GridPlacement(
      places, along: isByColumn ? across.count : down.count, across: isByColumn ? down.count : across.count,
      isDense: grid.flow.isDense,
      mayGrow: (isByColumn ? surroundings.inherited.rows : surroundings.inherited.columns) == nil,
      mayGrowAlong: (isByColumn ? surroundings.inherited.columns : surroundings.inherited.rows) == nil)
    limits = placement.limits
    columns.make(
      across, grid.autoColumns, isByColumn ? placement.along : placement.across,
      placement.places.map { isByColumn ? $0.along : $0.across }, isInherited: surroundings.inherited.columns != nil)
    rows.make(
      down, grid.autoRows, isByColumn ? placement.across : placement.along,
      placement.places.map { isByColumn ? $0.across : $0.along }, isInherited: surroundings.inherited.rows != nil)
  }
}

/// The number of automatic repetitions in each axis.
struct GridRepetitions: Equatable, Sendable {
  var columns: Int
  var rows: Int
}

extension GridAxis {
  /// Creates the tracks between two lines, with the items in them. A subgrid has only the tracks that it inherits, and
  /// items beyond them are moved to their edge (CSS Grid 2 §9.2).
  fileprivate mutating func make(
    _ explicit: GridExplicit, _ implicit: [GridTrack], _ range: Range<Int>, _ lines: [GridLines], isInherited: Bool
  ) {
    var range = range, lines = lines
    if isInherited {
      range = 0..<explicit.count
      for at in lines.indices { lines[at].clamp(to: explicit.count) }
    }
    (hasContent, hasFlexible, hasStretching, hasPercent, hasKeywordMinimums) = (false, false, false, false, false)
    (firstExplicit, explicitCount) = (-range.lowerBound, explicit.rules.count)
    let automatic = implicit.compactMap { GridRule($0) }
    tracks = range.map { line in
      if explicit.rules.indices.contains(line) { return Track(explicit.rules[line]) }
      if automatic.isEmpty { return Track(GridRule()) }
      // Before the first track, the rules are used backwards from the last one (CSS Grid §7.6).
      let at = line < 0 ? line % automatic.count + automatic.count : line - explicit.rules.count
      return Track(automatic[at % automatic.count])
    }
    spans = lines.map { line in
      Span(start: Int32((line.start ?? 0) - range.lowerBound), count: Int32(line.span))
    }
    collapse(explicit.fitted)
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

  /// Collapses the tracks of `auto-fit` that have no items.
  private mutating func collapse(_ fitted: Range<Int>) {
    if fitted.isEmpty { return }
    for line in fitted { tracks[line + firstExplicit].isCollapsed = true }
    for span in spans {
      for at in span.range { tracks[at].isCollapsed = false }
    }
    for line in fitted where tracks[line + firstExplicit].isCollapsed {
      var rule = GridRule()
      (rule.minSizing, rule.maxSizing) = (.fixed, .fixed)
      tracks[line + firstExplicit] = Track(rule)
      tracks[line + firstExplicit].isCollapsed = true
    }
    openBefore = [0]
    for at in tracks.indices { openBefore.append(tracks[at].isCollapsed ? openBefore[at] : Int32(at + 1)) }
  }

  /// Returns `true` if both axes have the same number of tracks, with the same items in them.
  func isLike(_ other: GridAxis) -> Bool {
    guard tracks.count == other.tracks.count, firstExplicit == other.firstExplicit else { return false }
    return spans.indices.prefix(other.spans.count).allSatisfy { spans[$0].range == other.spans[$0].range }
  }

  mutating func sortSpans() {
    wide = []
    crossing = []
    for item in spans.indices {
      if spans[item].count == 1 { continue }
      if hasFlexible, spans[item].range.contains(where: { tracks[$0].isFlexible }) {
        crossing.append(Int32(item))
      } else {
        wide.append(Int32(item))
      }
    }
    let isAnyLong = !wide.isEmpty || !crossing.isEmpty
    contributions = isAnyLong ? [Contribution](repeating: Contribution(), count: spans.count) : []
    wide.sort { (spans[Int($0)].count, $0) < (spans[Int($1)].count, $1) }
  }
}
