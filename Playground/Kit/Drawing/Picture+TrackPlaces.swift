package import EagerLayout

extension Picture {
  /// The length and position of a column or row of a grid, for explanations.
  package struct TrackPlace: Sendable {
    package let length: Double
    /// A sentence about the start. It contains the sum of the preceding tracks and gaps if they are few.
    package let sentence: String
  }

  /// The columns or rows of a grid in the picture, numbered as in explanations: by the line before each track. Tracks
  /// that were added before the explicit grid have the numbers 0, -1 and so on. Empty for a box that is not a grid.
  package func trackPlaces(of box: Int, along axis: LayoutTrace.Step.Axis) -> [(number: Int, place: TrackPlace)] {
    guard let grid = tracks.first(where: { $0.box == box }) else { return [] }
    let isHorizontal = axis == .horizontal, frame = boxes[box].frame
    let tracks = isHorizontal ? grid.columns : grid.rows, gridEdge = isHorizontal ? frame.x : frame.y
    let spacing = isHorizontal ? grid.columnSpacing : grid.rowSpacing, kind = isHorizontal ? "columns" : "rows"
    let startsAtLineOne = tracks.first.map { $0.line == 1 } ?? true
    var distances: [Double] = [], previousEnd = gridEdge
    return tracks.enumerated().map { index, track in
      distances.append(track.start - previousEnd)
      var sentence = Self.sentence(track, from: gridEdge, distances.filter { $0.magnitude > 1e-9 }, axis)
      if index > 0, spacing.between > 0 {
        let gap = spacing.gap > 0 ? "the gap of \(numeral(spacing.gap)) and " : ""
        sentence += " Between two \(kind) are \(gap)\(numeral(spacing.between)) of leftover space."
      }
      if !startsAtLineOne {
        sentence +=
          track.line < 1
          ? " It was added before line 1, where the grid's own \(kind) begin: the \(kind) before are 0, -1 and so on."
          : track.line == 1 ? " It follows line 1: the \(kind) that were added before line 1 are 0, -1 and so on." : ""
      }
      distances.append(track.end - track.start)
      previousEnd = track.end
      return (track.line, TrackPlace(length: (track.end - track.start).magnitude, sentence: sentence))
    }
  }

  private static func sentence(
    _ track: Track, from edge: Double, _ distances: [Double], _ axis: LayoutTrace.Step.Axis
  ) -> String {
    let beginning = "It begins at \(axis == .horizontal ? "x" : "y") \(numeral(track.start - edge))"
    if track.end < track.start { return beginning + " and goes to the left." }
    guard 2...12 ~= distances.count, !distances.contains(where: { $0 < 0 }) else { return beginning + "." }
    return beginning + ": " + distances.map { numeral($0) }.joined(separator: " + ") + "."
  }
}
