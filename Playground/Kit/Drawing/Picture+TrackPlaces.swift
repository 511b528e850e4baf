package import EagerLayout

extension Picture {
  /// A column or a row of a grid, as one asks for it.
  package struct TrackPlace: Sendable {
    package let length: Double
    /// Where it begins, in a sentence: with what makes that up, if that is not too much.
    package let sentence: String
  }

  /// The columns or rows of a grid in the picture, as stories number them: from 1 on, also those that were added before its own. None
  /// for a box that is no grid.
  package func trackPlaces(of box: Int, along axis: LayoutTrace.Step.Axis) -> [(number: Int, place: TrackPlace)] {
    guard let grid = tracks.first(where: { $0.box == box }) else { return [] }
    let tracks = axis == .horizontal ? grid.columns : grid.rows, frame = boxes[box].frame
    let edge = axis == .horizontal ? frame.x : frame.y, added = max(1 - (tracks.first?.line ?? 1), 0)
    var parts: [Double] = [], end = edge
    return tracks.map { track in
      parts.append(track.start - end)
      let place = TrackPlace(
        length: (track.end - track.start).magnitude,
        sentence: Self.sentence(track, from: edge, parts.filter { $0.magnitude > 1e-9 }, axis))
      parts.append(track.end - track.start)
      end = track.end
      return (track.line + added, place)
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
