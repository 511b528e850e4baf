/// The role of a character, which a terminal shows as a colour.
public enum Ink: UInt8, Sendable, CaseIterable {
  /// Ordinary text.
  case plain
  /// Secondary text.
  case faint
  /// Emphasized text.
  case strong
  /// A title.
  case heading
  /// A line of code.
  case code
  /// A number of a layout.
  case number
  /// A change.
  case changed
  /// The chosen entry.
  case chosen
  /// A right answer.
  case right
  /// A fault, or a wrong answer.
  case wrong
  /// The outlines of boxes, by nesting depth.
  case level0, level1, level2, level3, level4, level5

  /// The ink of boxes at a depth; the colours repeat.
  static func level(_ depth: Int) -> Ink {
    switch depth % 6 {
    case 0: .level0
    case 1: .level1
    case 2: .level2
    case 3: .level3
    case 4: .level4
    default: .level5
    }
  }

  /// The parameters of the terminal's escape sequence (ECMA-48, SGR).
  var parameters: StaticString {
    switch self {
    case .plain: "0"
    case .faint: "0;2"
    case .strong: "0;1"
    case .heading: "0;1;36"
    case .code: "0;36"
    case .number: "0;1"
    case .changed: "0;1;33"
    case .chosen: "0;7"
    case .right: "0;1;32"
    case .wrong: "0;1;31"
    case .level0: "0;34"
    case .level1: "0;36"
    case .level2: "0;32"
    case .level3: "0;35"
    case .level4: "0;33"
    case .level5: "0;31"
    }
  }
}
