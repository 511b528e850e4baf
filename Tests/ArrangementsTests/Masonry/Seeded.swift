import EagerLayout
import Testing

/// Numbers that are the same for the same seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
  mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
}

/// Expects items by their ids where they are said to be: x, y, width and height, to 1/1000.
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
