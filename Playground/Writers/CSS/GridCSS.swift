internal import Arrangements
package import EagerLayout
package import PlaygroundKit

extension ContainerCSS {
  /// The equivalent of `Grid`. CSS cannot express some lists of tracks: see `faultInCSS`.
  static let grid = ContainerCSS(
    container: { (grid: Grid, _, ids) in
      GridCSS(ids, quote: "'").declarations(grid).map { [("display", "grid")] + $0 }
    },
    fault: { (grid: Grid) in grid.faultInCSS },
    item: { _, specified, _, ids in GridCSS(ids, quote: "'").item(specified) })
}

/// The CSS of grids and their items.
package struct GridCSS {
  private let ids: SketchIDs
  /// The quotation mark around each row of areas.
  private let quote: String

  package init(_ ids: SketchIDs, quote: String) {
    self.ids = ids
    self.quote = quote
  }

  /// Returns the declarations of a grid for a document; nil for other containers, and for a grid that CSS cannot
  /// express.
  package func document(_ arrangement: AnyArrangement) -> ContainerCSS.Declarations? {
    arrangement.value(of: Grid.self).flatMap { declarations($0) }
  }

  /// Returns the declarations of a grid other than `display`; nil if CSS cannot express the grid.
  func declarations(_ grid: Grid) -> ContainerCSS.Declarations? {
    if grid.faultInCSS != nil { return nil }
    var list: ContainerCSS.Declarations = []
    if !grid.columns.tracks.isEmpty { list.append(("grid-template-columns", text(grid.columns.tracks))) }
    if !grid.rows.tracks.isEmpty { list.append(("grid-template-rows", text(grid.rows.tracks))) }
    if !grid.areas.rows.isEmpty {
      let rows = grid.areas.rows.map { row in row.map { $0.map { name($0) } ?? "." }.joined(separator: " ") }
      list.append(("grid-template-areas", rows.map { quote + $0 + quote }.joined(separator: " ")))
    }
    let columns = grid.autoColumns.filter { $0.isSize }, rows = grid.autoRows.filter { $0.isSize }
    if !columns.isEmpty { list.append(("grid-auto-columns", text(columns))) }
    if !rows.isEmpty { list.append(("grid-auto-rows", text(rows))) }
    if grid.flow != .row {
      list.append(
        ("grid-auto-flow", grid.flow == .column ? "column" : grid.flow == .rowDense ? "dense" : "column dense"))
    }
    if grid.justifyItems != .normal { list.append(("justify-items", grid.justifyItems.css)) }
    return list
  }

  /// Returns the declarations of an item for a `style` attribute. Lines are combined to as few properties as possible.
  func item(_ specified: GridItem) -> ContainerCSS.Declarations {
    var list: ContainerCSS.Declarations = []
    if let area = specified.area {
      list.append(("grid-area", name(area)))
    } else {
      add("grid-column", specified.columnStart, specified.columnEnd, to: &list)
      add("grid-row", specified.rowStart, specified.rowEnd, to: &list)
    }
    if let justification = specified.justifySelf { list.append(("justify-self", justification.css)) }
    return list
  }

  private func add(_ property: String, _ start: GridLine, _ end: GridLine, to list: inout ContainerCSS.Declarations) {
    switch (start, end) {
    case (.auto, .auto): break
    case (.auto, .span): list.append((property, text(end)))
    // The end line is omitted, unless the start line is a name: alone, the name would also set the end line.
    case (.line, .auto), (.span, .auto), (.nth, .auto), (.spanTo, .auto): list.append((property, text(start)))
    default: list.append((property, "\(text(start)) / \(text(end))"))
    }
  }

  /// Returns the members for an item in the `style` object of a document.
  package func members(ofItem style: FlexStyle) -> [String] {
    let specified = style.layoutValue(GridItem.self)
    var members: [String] = []
    let lines = [
      ("grid-column-start", specified.columnStart), ("grid-column-end", specified.columnEnd),
      ("grid-row-start", specified.rowStart),
      ("grid-row-end", specified.rowEnd),
    ]
    for (property, line) in lines where line != .auto && line != .line(0) {
      if case .line(let number) = line {
        members.append("\"\(property)\":\(number)")
      } else {
        members.append("\"\(property)\":\"\(text(line))\"")
      }
    }
    if let justification = specified.justifySelf { members.append("\"justify-self\":\"\(justification.css)\"") }
    return members
  }

  private func text(_ line: GridLine) -> String {
    switch line {
    case .auto, .line(0): "auto"
    case .line(let number): "\(number)"
    case .span(let count): "span \(max(count, 1))"
    case .named(let name): self.name(name)
    case .nth(let number, let name): "\(number) \(self.name(name))"
    case .spanTo(let count, let name): "span \(max(count, 1)) \(self.name(name))"
    }
  }

  /// Returns the name of a line or area. CSS names do not begin with a digit, so "n" is put before one.
  private func name(_ id: LayoutID) -> String {
    let name = ids.lineName(of: id)
    return GridNames.isNumber(Array(name.utf8)[...]) ? "n" + name : name
  }

  private func text(_ tracks: [GridTrack]) -> String {
    var parts: [String] = []
    for track in tracks {
      switch track.kind {
      case .size(let minimum, let maximum): parts.append(Self.text(minimum, maximum))
      case .fitContent(let limit):
        switch limit {
        case .points, .percent, .calculated: parts.append("fit-content(\(Self.text(limit)))")
        default: parts.append("auto")
        }
      case .line(let id): parts.append("[\(name(id))]")
      case .lines(let ids): parts.append("[\(ids.map { name($0) }.joined(separator: " "))]")
      case .subgrid: parts.append("subgrid")
      case .repeated(.count(let count), let tracks): parts.append("repeat(\(max(count, 1)), \(text(tracks)))")
      case .repeated(.autoFill, let tracks): parts.append("repeat(auto-fill, \(text(tracks)))")
      case .repeated(.autoFit, let tracks): parts.append("repeat(auto-fit, \(text(tracks)))")
      }
    }
    return parts.joined(separator: " ")
  }

  /// Returns a track size. A flexible minimum is `auto`, since CSS does not allow flexible minimums.
  private static func text(_ minimum: GridTrack.Breadth, _ maximum: GridTrack.Breadth) -> String {
    let minimum: GridTrack.Breadth = if case .flexible = minimum { .auto } else { minimum }
    if case .flexible = maximum, minimum == .auto { return text(maximum) }
    return minimum == maximum ? text(minimum) : "minmax(\(text(minimum)), \(text(maximum)))"
  }

  private static func text(_ breadth: GridTrack.Breadth) -> String {
    switch breadth {
    case .points(let length): "\(number(length))px"
    case .percent(let percentage): "\(number(percentage))%"
    case .calculated(let length): length.expression.css
    case .flexible(let factor): "\(number(factor))fr"
    case .auto: "auto"
    case .minContent: "min-content"
    case .maxContent: "max-content"
    }
  }

  /// Returns a number as the grid uses it: 0 instead of a negative number or NaN, and at most 1e9.
  private static func number(_ value: Double) -> String { value >= 0 ? decimal(min(value, 1e9)) : "0" }
}

extension Grid {
  /// The reason why CSS does not accept a grid; nil if it does.
  fileprivate var faultInCSS: StaticString? {
    switch areas.fault {
    case .row: "rows of areas have different lengths"
    case .noRectangle: "the cells of an area do not form a rectangle"
    case nil: columns.faultInCSS ?? rows.faultInCSS
    }
  }
}

extension GridTemplate {
  /// The reason why CSS does not accept a list of tracks; nil if it does. Repetitions must not be nested. An automatic
  /// repetition may occur once, and only with tracks of definite sizes (CSS Grid §7.2.3).
  fileprivate var faultInCSS: StaticString? {
    if isSubgrid { return nil }
    var automaticRepetitions = 0, isFixed = true
    for track in tracks {
      let repeatedTracks: [GridTrack]
      switch track.kind {
      case .repeated(.count, let tracks): repeatedTracks = tracks
      case .repeated(_, let tracks):
        repeatedTracks = tracks
        automaticRepetitions += 1
      default:
        isFixed = isFixed && track.isFixed
        continue
      }
      if repeatedTracks.contains(where: { $0.isRepeated }) { return "a repetition is inside another repetition" }
      if !repeatedTracks.contains(where: { $0.isSize }) { return "a repetition has no track" }
      isFixed = isFixed && repeatedTracks.allSatisfy { $0.isFixed }
    }
    if automaticRepetitions > 1 { return "several parts repeat to fill the space" }
    return automaticRepetitions == 0 || isFixed
      ? nil : "tracks without a length are in or beside tracks that repeat to fill the space"
  }
}

extension GridTrack {
  fileprivate var isRepeated: Bool {
    !isName && !isSize
  }

  /// `true` for a fixed size (CSS Grid §7.2.3): its minimum or maximum is a length or percentage. Also `true` for the
  /// names of lines.
  fileprivate var isFixed: Bool {
    switch kind {
    case .line, .lines: true
    case .size(let minimum, let maximum): minimum.isFixed || maximum.isFixed && !minimum.isFlexible
    default: false
    }
  }
}

extension GridTrack.Breadth {
  fileprivate var isFixed: Bool {
    switch self {
    case .points, .percent, .calculated: true
    default: false
    }
  }

  fileprivate var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

extension GridJustification {
  fileprivate var css: String {
    let name = positionName
    return switch safety {
    case .safe: "safe " + name
    case .unsafe: "unsafe " + name
    default: name
    }
  }
}
