import EagerLayout
import Testing

/// Expects the frames of items, by their ids: x, y, width and height, to 1/1000.
func expect(
  _ placement: Placement, _ frames: [Int: [Double]], _ location: SourceLocation = #_sourceLocation
) {
  for (id, expected) in frames.sorted(by: { $0.key < $1.key }) {
    guard let frame = placement[id] else {
      Issue.record("there is no item \(id)", sourceLocation: location)
      continue
    }
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    let isClose = zip(numbers, expected).allSatisfy { ($0 - $1).magnitude < 0.001 }
    #expect(isClose, "item \(id) is at \(frame) and not at \(expected)", sourceLocation: location)
  }
}
