internal import EagerLayout
public import PlaygroundKit

extension Sketch {
  /// The layout as a Swift program: an enumeration of the ids, and the layout as a value.
  ///
  /// An id whose name cannot be a case of an enumeration stays a string.
  public var swift: String {
    let hasArrangements = kinds.contains { $0.container != nil }
    var program = (hasArrangements ? "import Arrangements\n" : "") + "import EagerLayout\n\n"
    let cases = cases
    if !cases.isEmpty { program += "enum Part: Int {\n\(cases.joined())}\n\n" }
    var printer = SketchPrinter(ids: ids, caseName: { name in SwiftKeywords.caseName(name).map { "Part." + $0 } })
    printer.print(root, startingWith: "let layout = ")
    return program + printer.text + "\n"
  }

  /// The cases of the enumeration, one per line. A case has a raw value if the default one would differ from the id's
  /// number.
  private var cases: [String] {
    var lines: [String] = []
    var defaultRawValue = 0
    for (number, name) in ids.names.enumerated() {
      guard let name = SwiftKeywords.caseName(name) else { continue }
      lines.append("  case \(name)\(number == defaultRawValue ? "" : " = \(number)")\n")
      defaultRawValue = number + 1
    }
    return lines
  }
}

private enum SwiftKeywords {
  /// Returns a name as a case of an enumeration; nil if it cannot be one. Keywords get backquotes. Names beyond ASCII
  /// are excluded, since the compiler accepts only some of them.
  static func caseName(_ name: [UInt8]) -> String? {
    guard SketchPrinter.isName(name), name != [UInt8(ascii: "_")], !name.contains(where: { $0 >= 0x80 }) else {
      return nil
    }
    let text = String(decoding: name, as: UTF8.self)
    return keywords.contains { name.elementsEqual($0.utf8) } ? "`\(text)`" : text
  }

  private static let keywords = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
