/// The role of a character, which a terminal shows as a color.
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

  /// The ink of boxes at a depth; the colors repeat.
  static func level(_ depth: Int) -> Ink { Ink(rawValue: level0.rawValue + UInt8(depth % 6)) ?? .level0 }

  /// The parameters of the terminal's escape sequence (ECMA-48, SGR).
  var parameters: StaticString { Self.parameters[Int(rawValue)] }

  // The parameters of each case, in the order of the cases.
  private static let parameters: [StaticString] = [
    "0", "0;2", "0;1", "0;1;36", "0;36", "0;1", "0;1;33", "0;7", "0;1;32", "0;1;31",
    "0;34", "0;36", "0;32", "0;35", "0;33", "0;31",
  ]
}
