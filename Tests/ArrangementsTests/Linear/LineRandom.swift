/// A small generator that gives the same numbers in every run, so that a failing random test fails again.
struct LineRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of the values, each as likely as the others.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  /// Whether something happens that does so once in a number of times.
  mutating func oneIn(_ times: Int) -> Bool { number(below: times) == 0 }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
