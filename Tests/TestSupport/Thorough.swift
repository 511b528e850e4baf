import Foundation

/// How much the tests try. `swift test` is to be waited for, so each law holds for fewer cases there;
/// `THOROUGH=1 swift test -c release` tries all, as `.ci/run` does.
package enum Thorough {
  package static let isOn = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  /// One value for a run that is waited for, another for a thorough one.
  package static func pick<Value>(_ short: Value, _ thorough: Value) -> Value { isOn ? thorough : short }

  /// Every so manieth case for a run that is waited for, all for a thorough one.
  package static func oneIn<Case>(_ count: Int, of cases: some Collection<Case>) -> [Case] {
    isOn ? Array(cases) : cases.enumerated().filter { $0.offset % count == 0 }.map { $0.element }
  }
}
