import EagerLayout
import PlaygroundKit

/// A random number generator with a seed, so that a failure can be reproduced.
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension Picture {
  /// A picture of nested rectangles. Some overflow, some have no width, and some have equal frames.
  static func random(seed: Int, count: Int = 40) -> Picture {
    var dice = Dice(seed: seed)
    var boxes = [Box("<0>", Frame(width: 400, height: 300))]
    for number in 1..<count {
      let parent = Int.random(in: 0..<number, using: &dice), outer = boxes[parent].frame
      var frame = outer
      if Int.random(in: 0..<5, using: &dice) > 0 {
        frame.width *= Double.random(in: 0.1...1, using: &dice)
        frame.height *= Double.random(in: 0.1...1, using: &dice)
        frame.x += Double.random(in: 0...1.1, using: &dice) * (outer.width - frame.width)
        frame.y += Double.random(in: 0...1.1, using: &dice) * (outer.height - frame.height)
      }
      if number % 13 == 0 { frame.width = 0 }
      boxes.append(Box("<\(number)>", frame, parent: parent, number: number))
    }
    return Picture(boxes)
  }
}
