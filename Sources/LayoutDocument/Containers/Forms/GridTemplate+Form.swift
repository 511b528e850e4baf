internal import Arrangements
internal import EagerLayout

extension Vocabulary.Form where Specified == GridTemplate {
  /// A track list, with line names and repetitions.
  static var gridTemplate: Self {
    Self(
      "none, a list of tracks such as \"80px 1fr [end] repeat(2, auto)\", or \"subgrid [start] [end]\"",
      reading: { value, reading in
        guard let text = value.trackText else { return nil }
        let words = text.lowercased().split(whereSeparator: { $0.isWhitespace })
        if words.contains("masonry") {
          reading.report("masonry is not supported; \(Self.masonryAdvice)")
          return nil
        }
        if words == ["none"] { return GridTemplate() }
        return reading.tracks(text).map { GridTemplate($0) }
      },
      write: { template in
        template.tracks.isEmpty ? .string("none") : trackList(template.tracks).map { .string($0) }
      })
  }
}

extension Vocabulary.Form where Specified == GridTemplate {
  private static var masonryAdvice: String { "write \"display\": \"masonry\" with \"columns\"" }
}

extension Vocabulary.Form where Specified == [GridTrack] {
  /// A list of track sizes, for `grid-auto-rows` and `grid-auto-columns`.
  static var autoTracks: Self {
    Self(
      "one or more track sizes such as \"auto\" or \"minmax(20px, 1fr)\"",
      reading: { value, reading in
        guard let text = value.trackText, let tracks = reading.tracks(text) else { return nil }
        guard tracks.allSatisfy({ $0.isSize }) else { return nil }
        return tracks == [.auto] ? [] : tracks
      },
      write: { tracks in tracks.isEmpty ? .string("auto") : trackList(tracks).map { .string($0) } })
  }
}

extension Vocabulary.Form where Specified == GridAreas {
  /// Rows of area names.
  static var gridAreas: Self {
    Self(
      #"none, or a string of rows in double quotes, such as "\"head head\" \"nav .\"", where each area is a rectangle"#,
      reading: { value, reading in
        guard case .string(let text) = value else { return nil }
        if text.lowercased() == "none" { return GridAreas() }
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        // The parts at odd indices are inside quotes. Between the quotes, only white space is allowed.
        guard parts.count > 1, parts.count % 2 == 1 else { return nil }
        var rows: [String] = []
        for (index, part) in parts.enumerated() {
          if index % 2 == 1 { rows.append(String(part)) } else if !part.allSatisfy({ $0.isWhitespace }) { return nil }
        }
        let areas = GridAreas(written: rows)
        let names = areas.rows.joined().compactMap { $0?.name }
        guard areas.rows.allSatisfy({ !$0.isEmpty }) else { return nil }
        if let name = names.first(where: { !isGridName($0) }) {
          reading.report(gridNameFault(name, "an area", example: "main"))
          return nil
        }
        switch areas.fault {
        case nil: return areas
        case .row(let row, let cells, let firstRowCells):
          reading.report(
            "row \(row) has \(cells) \(cells == 1 ? "cell" : "cells"), and row 1 has \(firstRowCells); write a period for an empty cell"
          )
        case .noRectangle(let area):
          reading.report("the cells of the area \(area.name ?? "") do not form a rectangle; make each area a rectangle")
        }
        return nil
      },
      write: { areas in
        if areas.rows.isEmpty { return .string("none") }
        var rows: [String] = []
        for row in areas.rows {
          var names: [String] = []
          for cell in row {
            guard let name = cell.map({ $0.name }) ?? "." else { return nil }
            names.append(name)
          }
          rows.append("\"\(names.joined(separator: " "))\"")
        }
        return .string(rows.joined(separator: " "))
      })
  }
}

extension ValueReading {
  /// Returns the tracks of a list. If the text is not a valid list, reports a fault and returns nil.
  fileprivate mutating func tracks(_ text: String) -> [GridTrack]? {
    var reader = TrackReader(text)
    do throws(TrackFault) {
      return try reader.tracks()
    } catch {
      report(error.message)
      return nil
    }
  }
}

extension Vocabulary.Value {
  /// The text of a track list; nil for other values. A number is read as a length in px.
  fileprivate var trackText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): "\(decimal(number))px"
    default: nil
    }
  }
}

/// Returns a track list in CSS notation, or nil if the name of a line is not text.
private func trackList(_ tracks: [GridTrack]) -> String? {
  var parts: [String] = []
  for track in tracks {
    switch track.kind {
    case .size(let minimum, let maximum): parts.append(size(minimum, maximum))
    case .fitContent(let limit): parts.append("fit-content(\(trackText(limit)))")
    case .line(let name):
      guard let name = name.name else { return nil }
      parts.append("[\(name)]")
    case .lines(let names):
      let texts = names.compactMap { $0.name }
      guard texts.count == names.count else { return nil }
      parts.append("[\(texts.joined(separator: " "))]")
    case .subgrid: parts.append("subgrid")
    case .repeated(let repetition, let tracks):
      guard let list = trackList(tracks) else { return nil }
      let count =
        switch repetition {
        case .count(let count): "\(count)"
        case .autoFill: "auto-fill"
        case .autoFit: "auto-fit"
        }
      parts.append("repeat(\(count), \(list))")
    }
  }
  return parts.joined(separator: " ")
}

/// Returns a track in CSS notation; empty if the name of a line is not text.
func trackText(_ track: GridTrack) -> String { trackList([track]) ?? "" }

private func size(_ minimum: GridTrack.Breadth, _ maximum: GridTrack.Breadth) -> String {
  if minimum == maximum { return trackText(minimum) }
  if case .flexible = maximum, minimum == .auto { return trackText(maximum) }
  return "minmax(\(trackText(minimum)), \(trackText(maximum)))"
}

/// Returns a minimum or maximum size in CSS notation.
func trackText(_ breadth: GridTrack.Breadth) -> String {
  switch breadth {
  case .points(let length): "\(decimal(length))px"
  case .percent(let share): "\(decimal(share))%"
  case .calculated(let length): length.expression.css
  case .flexible(let factor): "\(decimal(factor))fr"
  case .auto: "auto"
  case .minContent: "min-content"
  case .maxContent: "max-content"
  }
}
