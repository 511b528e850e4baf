package import EagerLayout

extension ContainerDescription {
  package static let grid = ContainerDescription(
    "Grid", example: "Grid(columns: [80, .flexible(1)], gap: 8) { … }", isCSS: true,
    properties: [
      .init("grid-template-columns", .template, label: "columns"),
      .init("grid-template-rows", .template, label: "rows"), .init("grid-template-areas", .areas, label: "areas"),
      .init("grid-auto-columns", .tracks, label: "autoColumns"), .init("grid-auto-rows", .tracks, label: "autoRows"),
      .init("grid-auto-flow", .flow, label: "flow"),
      .init("justify-items", .justification(isOptional: false)),
    ],
    items: [
      .init("grid-column-start", .line), .init("grid-column-end", .line), .init("grid-row-start", .line),
      .init("grid-row-end", .line), .init("justify-self", .justification(isOptional: true)),
    ],
    make: { values in
      var grid = Grid()
      if case .template(let columns)? = values[0] { grid.columns = columns }
      if case .template(let rows)? = values[1] { grid.rows = rows }
      if case .areas(let areas)? = values[2] { grid.areas = areas }
      if case .tracks(let tracks)? = values[3] { grid.autoColumns = tracks }
      if case .tracks(let tracks)? = values[4] { grid.autoRows = tracks }
      grid.flow = Grid.Flow.allCases[values.keyword(5)]
      if case .justification(let position?)? = values[6] { grid.justifyItems = position }
      return grid
    },
    values: { grid in
      var values = [PropertyValue?](repeating: nil, count: 7)
      if !grid.columns.tracks.isEmpty { values[0] = .template(grid.columns) }
      if !grid.rows.tracks.isEmpty { values[1] = .template(grid.rows) }
      if !grid.areas.rows.isEmpty { values[2] = .areas(grid.areas) }
      if !grid.autoColumns.isEmpty { values[3] = .tracks(grid.autoColumns) }
      if !grid.autoRows.isEmpty { values[4] = .tracks(grid.autoRows) }
      values[5] = .keyword(Grid.Flow.allCases.firstIndex(of: grid.flow) ?? 0)
      if grid.justifyItems != .normal { values[6] = .justification(grid.justifyItems) }
      return values
    },
    makeItem: { values in
      func line(_ index: Int) -> GridLine { if case .line(let line)? = values[index] { line } else { .auto } }
      var item = GridItem()
      (item.columnStart, item.columnEnd) = (line(0), line(1))
      (item.rowStart, item.rowEnd) = (line(2), line(3))
      if case .justification(let own)? = values[4] { item.justifySelf = own }
      return item
    },
    itemValues: { item in
      var values = [PropertyValue?](repeating: nil, count: 5)
      for (index, line) in [item.columnStart, item.columnEnd, item.rowStart, item.rowEnd].enumerated()
      where line != .auto {
        values[index] = .line(line)
      }
      values[4] = item.justifySelf.map { .justification($0) }
      return values
    })
}

extension GridJustification {
  /// The names of the positions in CSS, in the order of their cases.
  package static let positionNames = [
    "normal", "stretch", "start", "end", "flex-start", "flex-end", "center", "left", "right", "self-start", "self-end",
    "baseline", "last baseline",
  ]

  /// The name of the position in CSS.
  package var positionName: String { Self.positionNames[Position.allCases.firstIndex(of: position) ?? 0] }
}

extension Grid {
  /// The names of the flows in CSS (`grid-auto-flow`), in the order of the cases of `Grid.Flow`.
  package static let flows = ["row", "column", "row dense", "column dense"]
}

extension GridTrack {
  /// `true` for a single track, as opposed to line names, repetitions and `subgrid`.
  package var isSize: Bool { GridRule(self) != nil }

  /// `true` for an entry that names lines.
  package var isName: Bool {
    switch kind {
    case .line, .lines: true
    default: false
    }
  }

  /// The tracks of a repetition, or else the track itself.
  private var containedTracks: [GridTrack] { if case .repeated(_, let tracks) = kind { tracks } else { [self] } }

  /// The first of the contained tracks whose minimum and maximum are not lengths.
  fileprivate var firstWithoutLength: GridTrack? { containedTracks.first { GridRule($0)?.hasLength == false } }

  /// `true` if the entry is a track, or a repetition with at least one track.
  fileprivate var hasTrack: Bool { containedTracks.contains { $0.isSize } }
}

/// The reason why a list of tracks is not valid in CSS (CSS Grid §7.2.3).
package enum GridTemplateFault: Equatable, Sendable {
  /// The list, or a repetition in it, has no track.
  case empty
  /// The list has several automatic repetitions.
  case severalRepetitions
  /// A track has no definite length, although the list repeats tracks automatically. `isRepeated` is `true`
  /// for a repeated track, and `false` for a track before or after the repetition.
  case indefiniteTrack(GridTrack, isRepeated: Bool)
}

extension GridTemplate {
  /// The reason why the list is not valid in CSS; nil for a valid list.
  package var fault: GridTemplateFault? {
    if isSubgrid { return nil }
    let isEmpty = { (track: GridTrack) in !track.isName && !track.hasTrack }
    if tracks.contains(where: isEmpty) || !tracks.contains(where: { $0.hasTrack }) { return .empty }
    let repetitions = tracks.count { $0.isAutoRepeat }
    if repetitions > 1 { return .severalRepetitions }
    guard repetitions == 1, let indefinite = tracks.first(where: { $0.firstWithoutLength != nil }) else { return nil }
    return indefinite.firstWithoutLength.map { .indefiniteTrack($0, isRepeated: indefinite.isAutoRepeat) }
  }
}

/// The reason why areas are not valid in CSS (CSS Grid §7.3).
package enum GridAreasFault: Equatable, Sendable {
  /// A row has a different number of cells than the first row.
  case row(Int, cells: Int, firstRowCells: Int)
  /// The cells of an area do not form a rectangle.
  case noRectangle(LayoutID)
}

extension GridAreas {
  /// The reason why the areas are not valid in CSS; nil if each area is a rectangle and all rows have equal lengths.
  package var fault: GridAreasFault? {
    for (row, cells) in rows.enumerated() where cells.count != rows[0].count {
      return .row(row + 1, cells: cells.count, firstRowCells: rows[0].count)
    }
    return GridAreaTable(self).irregular.first.map { .noRectangle($0) }
  }
}
