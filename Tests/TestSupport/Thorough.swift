import Foundation

/// Selects the cases that tests try.
///
/// `swift test` tries some cases of each law and skips long tests. The long tests try more:
/// `THOROUGH=1 swift test` tries all, and `THOROUGH=0.3 swift test`, as in `.ci/run`, about a third. A long test
/// has the trait `.enabled(if: Thorough.isOn, "a long test")`.
package enum Thorough {
  /// The share of cases that the long tests try; 0 in an ordinary run.
  private static let share =
    ProcessInfo.processInfo.environment["THOROUGH"].map { min(max(Double($0) ?? 1, 0), 1) } ?? 0

  /// Whether the long tests run.
  package static var isOn: Bool { share > 0 }

  /// Whether all cases are tried.
  package static var triesAllCases: Bool { share == 1 }

  /// Returns `short` in an ordinary run, and `thorough` in the long tests.
  package static func pick<Value>(_ short: Value, _ thorough: Value) -> Value { isOn ? thorough : short }

  /// Returns a number of cases: `short` in an ordinary run; in the long tests a share of `thorough`, at least `short`.
  package static func pick<Count: BinaryInteger>(_ short: Count, _ thorough: Count) -> Count {
    if triesAllCases || thorough <= short { return isOn ? thorough : short }
    return max(short, Count((Double(thorough) * share).rounded(.up)))
  }

  /// Returns the first of every `count` cases in an ordinary run, and of every `thorough` cases in the long tests. Of a
  /// list of more than 40 cases, the long tests try a share.
  package static func oneIn<Case>(_ count: Int, thorough: Int = 1, of cases: some Collection<Case>) -> [Case] {
    let isShort = cases.count <= 40
    let step = !isOn ? count : isShort ? thorough : min(count, max(1, Int((Double(thorough) / share).rounded())))
    return cases.enumerated().filter { $0.offset % step == 0 }.map { $0.element }
  }
}
