/// A random number generator for exercises (SplitMix64). Equal seeds give equal numbers.
package struct SeededRandom {
  private var state: UInt64

  package init(seed: UInt64, id: Exercise.ID) {
    // The FNV-1a hash of the name.
    let name = id.text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    state = seed &* 0xD134_2543_DE82_EF95 &+ name
    // Mixes the bits, since seeds are small numbers.
    for _ in 0..<3 { state = next() }
  }

  /// Returns a number in `0..<limit`.
  package mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(limit)) }

  package mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// Returns a multiple of `step` in a range whose bounds are multiples of `step`.
  package mutating func number(_ range: ClosedRange<Int>, step: Int = 10) -> Int {
    range.lowerBound + step * below((range.upperBound - range.lowerBound) / step + 1)
  }

  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for index in values.indices.reversed() { values.swapAt(index, below(index + 1)) }
    return values
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
