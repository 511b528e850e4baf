/// A generator that gives the same numbers in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}

/// Numbers that nobody means.
let nonsense: [Double] = [.nan, .infinity, -.infinity, -1e9, -5, 0, 1e-300, 0.5, 1e9, 1e300]
