package import EagerLayout

extension Picture {
  /// A column or row of a grid, for questions about it.
  package struct TrackPlace: Sendable {
    package let length: Double
    /// A sentence about its start, with the parts of the sum if they are few.
    package let sentence: String
  }

  /// The columns or rows of a grid in the picture, numbered as in explanations: by the line before each, so that tracks
  /// added before the grid's own have numbers from 0 downwards. Empty for a box that is not a grid.
  package func trackPlaces(of box: Int, along axis: LayoutTrace.Step.Axis) -> [(number: Int, place: TrackPlace)] {
    guard let grid = tracks.first(where: { $0.box == box }) else { return [] }
    let isAcross = axis == .horizontal, frame = boxes[box].frame
    let tracks = isAcross ? grid.columns : grid.rows, edge = isAcross ? frame.x : frame.y
    let spacing = isAcross ? grid.columnSpacing : grid.rowSpacing, kind = isAcross ? "columns" : "rows"
    let isFirstOwn = tracks.first.map { $0.line == 1 } ?? true
    var parts: [Double] = [], end = edge
    return tracks.enumerated().map { at, track in
      parts.append(track.start - end)
      var sentence = Self.sentence(track, from: edge, parts.filter { $0.magnitude > 1e-9 }, axis)
      if at > 0, spacing.between > 0 {
        let gap = spacing.gap > 0 ? "the gap of \(numeral(spacing.gap)) and " : ""
        sentence += " Between two \(kind) are \(gap)\(numeral(spacing.between)) of leftover space."
      }
      if !isFirstOwn {
        sentence +=
          track.line < 1
          ? " It was added before line 1, where the grid's own \(kind) begin: the \(kind) before are 0, -1 and so on."
          : track.line == 1 ? " It follows line 1: the \(kind) that were added before line 1 are 0, -1 and so on." : ""
      }
      parts.append(track.end - track.start)
      end = track.end
      return (track.line, TrackPlace(length: (track.end - track.start).magnitude, sentence: sentence))
    }
  }

  private static func sentence(
    _ track: Track, from edge: Double, _ parts: [Double], _ axis: LayoutTrace.Step.Axis
  ) -> String {
    let beginning = "It begins at \(axis == .horizontal ? "x" : "y") \(numeral(track.start - edge))"
    if track.end < track.start { return beginning + " and goes to the left." }
    guard 2...12 ~= parts.count, !parts.contains(where: { $0 < 0 }) else { return beginning + "." }
    return beginning + ": " + parts.map { numeral($0) }.joined(separator: " + ") + "."
  }
}
