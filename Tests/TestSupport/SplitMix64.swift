import Foundation

/// A small random generator that produces the same numbers in every run, so that a failing test fails again.
///
/// `SEED=7 swift test --filter RandomEdits` tries the seventh other sequence, which is also the same in every run.
package struct SplitMix64: RandomNumberGenerator {
  private static let sequence = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 0

  private var state: UInt64

  package init(seed: UInt64) { state = seed ^ (Self.sequence &* 0xD134_2543_DE82_EF95) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random integer from 0 to `limit - 1`.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Returns one of the values. All are equally likely.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns `true` with a probability of one in `times`.
  package mutating func oneIn(_ times: Int) -> Bool { below(times) == 0 }

  /// Returns `true` with a probability from 0 to 1.
  package mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
