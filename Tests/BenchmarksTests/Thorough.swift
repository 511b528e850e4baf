import Foundation

/// How much the tests try. `swift test` is to be waited for, so each law holds for fewer cases there;
/// `THOROUGH=1 swift test -c release` tries all, as `.ci/run` does.
enum Thorough {
  static let isOn = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  /// One value for a run that is waited for, another for a thorough one.
  static func pick<Value>(_ short: Value, _ thorough: Value) -> Value { isOn ? thorough : short }
}
