import Foundation

/// Selects the cases that tests try.
///
/// `swift test` tries some cases of each law and skips tests that are long as a whole. The long tests try all:
/// `THOROUGH=1 swift test`, which `.ci/run` does on two builds. A test that is long as a whole has the trait
/// `.enabled(if: Thorough.isOn, "a long test")`.
package enum Thorough {
  /// Whether the long tests run.
  package static let isOn = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  /// Returns `short` in an ordinary run, and `thorough` in the long tests.
  package static func pick<Value>(_ short: Value, _ thorough: Value) -> Value { isOn ? thorough : short }

  /// Returns the first of every `count` cases in an ordinary run, and of every `thorough` cases in the long tests.
  package static func oneIn<Case>(_ count: Int, thorough: Int = 1, of cases: some Collection<Case>) -> [Case] {
    let step = pick(count, thorough)
    return cases.enumerated().filter { $0.offset % step == 0 }.map { $0.element }
  }
}
